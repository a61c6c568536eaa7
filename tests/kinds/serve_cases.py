"""The smallest way to each kind of what can be wrong at the table, and with the server itself."""

import asyncio
import sys
from collections.abc import Callable, Mapping
from typing import Any

from starlette.requests import Request

from sideboards_score.entry.reading_text import text_reason
from sideboards_score.errors import ProgramError
from sideboards_score.service.history.table import closing, pictures, playing
from sideboards_score.service.history.table.game import look, scored_table
from sideboards_score.service.history.table.links import game_of
from sideboards_score.service.history.table.opening import (
    NewGame,
    begin,
    only_server,
    prepare_history,
)
from sideboards_score.web import addresses
from sideboards_score.web.pages import forms
from sideboards_score.web.pages.table import _after
from tests.kinds.harness import Case

EIGHT = "1 2 3 4 5 6 7 8"


def at_table(*steps: Callable[[int], object]) -> Case:
    """What is done in a game of one player that has just begun."""

    def call() -> None:
        prepare_history()
        number = game_of(begin(NewGame(["Ann"], "3,9,19", "demo")))
        assert number is not None
        for step in steps:
            step(number)

    return Case(call=call)


def lay(number: int) -> None:
    playing.type_cards(number, 1, None, EIGHT)


def keep(number: int) -> None:
    closing.keep(look(number), photos=False)


def swap(number: int) -> None:
    playing.set_swap(number, 1, None, used=True)


def keep_as_it_was(number: int) -> None:
    """Keep a game that somebody has changed since it was looked at."""
    table = look(number)
    swap(number)
    closing.keep(table, photos=False)


def not_read() -> None:
    raise text_reason(pictures._NOT_READ)


def request(body: bytes = b"", **headers: str) -> Request:
    """What a browser sends."""
    sent: Any = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": body, "more_body": False}

    scope = {"type": "http", "method": "POST", "headers": sent, "query_string": b""}
    return Request(scope, receive)


FORM = "multipart/form-data; boundary=b"
PHOTO = b'--b\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\n\r\nxxx\r\n--b--\r\n'


def sent(body: bytes) -> Callable[[], object]:
    return lambda: asyncio.run(forms.sent_photo(request(body, content_type=FORM)))


def listen_twice() -> None:
    place = addresses.listen(0, lan=False)
    try:
        addresses.listen(place.port, lan=False)
    finally:
        for one in place.sockets:
            one.close()


def serve_twice() -> None:
    prepare_history()
    with only_server(), only_server():
        pass


def fault() -> None:
    raise ProgramError("web-fault", kind="KeyError")


TABLE: Mapping[str, Case] = {
    "table-closed": at_table(lay, keep, swap),
    "table-changed": at_table(lay, keep_as_it_was),
    "table-seat-changed": at_table(lambda game: playing.set_swap(game, 1, 7, used=True)),
    "table-no-seat": at_table(lambda game: playing.set_swap(game, 2, None, used=True)),
    "table-nothing-to-undo": at_table(lambda game: playing.take_back(game, 1, None)),
    "table-not-ready": at_table(lambda game: scored_table(look(game))),
    "table-no-rows": at_table(lambda game: pictures.take_row(game, 1, None, "2")),
    "table-still-reading": at_table(
        lambda game: pictures.take_photo(game, 1, None, b"photo"),
        lambda game: playing.set_done(game, 1, None),
    ),
    "table-photos-many": at_table(
        lambda game: [pictures.take_photo(game, 1, None, bytes([n])) for n in range(61)]
    ),
    "table-cards-missing": at_table(lambda game: playing.set_done(game, 1, None)),
    "table-no-pattern": Case(call=lambda: begin(NewGame(["Ann"], "3,9,19", "retail"))),
    "table-cards-count": at_table(lambda game: playing.type_cards(game, 1, None, "1 2")),
    "table-photo-not-read": Case(call=not_read),
}

SERVE: Mapping[str, Case] = {
    "serve-running": Case(call=serve_twice),
    "serve-port": Case(call=listen_twice),
    "serve-port-wrong": Case("serve --no-open --port x"),
    "serve-cert-key": Case("serve --no-open --cert mine.pem"),
    "serve-cert": Case("serve --no-open --cert no.pem --key no.pem"),
    "serve-cert-wrong": Case(
        "serve --no-open --cert game.yaml --key game.yaml", files={"game.yaml": "no PEM"}
    ),
    "serve-no-network": Case(
        "serve --no-open --lan",
        before=lambda patch: patch.setattr(addresses, "local_addresses", tuple),
    ),
    "serve-not-installed": Case(
        "serve --no-open",
        before=lambda patch: patch.setitem(sys.modules, "sideboards_score.web.server", None),
    ),
    "web-form": Case(call=sent(b"--b\r\n\r\n")),
    "web-no-photo": Case(call=sent(b"--b--\r\n")),
    "web-photo-large": Case(
        call=sent(PHOTO), before=lambda patch: patch.setattr(forms, "MOST_UPLOAD", 2)
    ),
    "web-no-page": Case(call=lambda: _after(request(last_event_id="x"))),
    "web-fault": Case(call=fault),
}
