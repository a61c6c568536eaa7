"""A page is made once for all who look, and made anew as soon as anything on it changes."""

import asyncio
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from sideboards_score.service.history.table import links, pictures, playing
from sideboards_score.service.history.table.game import look
from sideboards_score.service.history.table.opening import NewGame, begin
from sideboards_score.web.addresses import listen
from sideboards_score.web.answers import Answers, answer_of
from sideboards_score.web.hub import Hub
from sideboards_score.web.pages import score, statics, table
from sideboards_score.web.protocol import Together
from sideboards_score.words import LANGUAGES
from tests.conftest import ROOT
from tests.web.in_network import served

JSON = {"accept": "application/json"}
SIX = [" ".join(str(10 * player + card) for card in range(1, 9)) for player in range(6)]


def number_of(game: str) -> int:
    number = links.game_of(game.rpartition("/")[2])
    assert number
    return number


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> Iterator[list[object]]:
    """How often a function of a module is called."""
    calls: list[object] = []
    real = getattr(module, name)

    def wrapped(*given: Any) -> Any:
        calls.append(given)
        return real(*given)

    with monkeypatch.context() as patch:
        patch.setattr(module, name, wrapped)
        yield calls


def test_a_page_is_made_once_until_the_game_changes(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def way(client: httpx.AsyncClient) -> None:
        with counted(monkeypatch, table, "settings_of") as made:
            answers = await asyncio.gather(*(client.get(game) for _ in range(20)))
            assert len({answer.text for answer in answers}) == 1
            assert len(made) == 1
            await client.post(f"{game}/p/1/name", data={"name": "Zoe"})
            assert "Zoe" in (await client.get(game)).text
            assert len(made) == 2
            playing.rename(number_of(game), 2, "Yan")  # by somebody beside the server
            assert "Yan" in (await client.get(game)).text

    served(way)


def test_languages_programs_and_the_owner_get_pages_of_their_own(game: str) -> None:
    async def way(client: httpx.AsyncClient) -> None:
        pages = {
            (await client.get(game, headers={"accept-language": language})).text
            for language in LANGUAGES
        }
        assert len(pages) == len(LANGUAGES)
        document = await client.get(game, headers=JSON)
        assert document.json()["state"] == "open"
        assert "/drop" not in (await client.get(game)).text
        await client.get(f"/o/{links.owners_link()}")
        assert "/drop" in (await client.get(game)).text
        client.cookies.clear()
        assert "/drop" not in (await client.get(game)).text

    served(way)


def test_a_page_is_made_anew_when_the_deck_changes(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del game
    deck = tmp_path / "sideboards-score" / "deck.yaml"
    deck.write_bytes((ROOT / "card_db" / "demo.yaml").read_bytes())
    own = f"/g/{begin(NewGame(['Ann'], '3,9,19'))}"

    async def way(client: httpx.AsyncClient) -> None:
        with counted(monkeypatch, table, "settings_of") as made:
            await client.get(own)
            await client.get(own)
            assert len(made) == 1
            os.utime(deck, ns=(1, 1))
            await client.get(own)
            assert len(made) == 2

    served(way)


def test_a_game_that_is_gone_is_gone_at_once(game: str) -> None:
    async def way(client: httpx.AsyncClient) -> None:
        assert (await client.get(game)).status_code == 200
        await client.post(f"{game}/drop", data={"sure": "yes"})
        assert (await client.get(game)).status_code == 404

    served(way)


def test_whoever_has_a_page_already_is_told_so(game: str) -> None:
    async def way(client: httpx.AsyncClient) -> None:
        first = await client.get(game)
        asked = {"if-none-match": first.headers["etag"]}
        again = await client.get(game, headers=asked)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["content-security-policy"]
        await client.post(f"{game}/p/1/name", data={"name": "Zoe"})
        assert (await client.get(game, headers=asked)).status_code == 200

    served(way)


def test_a_page_is_squeezed_for_who_can_read_that(game: str) -> None:
    async def way(client: httpx.AsyncClient) -> None:
        squeezed = await client.get(game, headers={"accept-encoding": "gzip"})
        plain = await client.get(game, headers={"accept-encoding": "identity"})
        assert squeezed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert squeezed.text == plain.text
        assert int(squeezed.headers["content-length"]) < len(plain.content) / 2

    served(way)


def test_what_stands_beside_the_pages_is_fetched_once(game: str) -> None:
    async def way(client: httpx.AsyncClient) -> None:
        style = f"/static/{statics.edition()}/sideboards.css"
        assert style in (await client.get(game)).text
        assert "immutable" in (await client.get(style)).headers["cache-control"]
        for other in ("/static/sideboards.css", "/static/000000000000/sideboards.css"):
            answer = await client.get(other)
            assert answer.headers["cache-control"] == "no-cache", "it may be another one tomorrow"
            asked = {"if-none-match": answer.headers["etag"]}
            assert (await client.get(other, headers=asked)).status_code == 304

    served(way)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_breakdown_of_six_players_has_under_100_kilobytes(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    del game
    token = begin(NewGame(list("ABCDEF"), "X.X/.X.=4,X./.X=3,15", "demo"))
    number = links.game_of(token)
    assert number
    for seat, cards in enumerate(SIX, 1):
        playing.type_cards(number, seat, None, cards)

    async def way(client: httpx.AsyncClient) -> None:
        asked = {"accept-language": language, "accept-encoding": "identity"}
        with counted(monkeypatch, score, "scored_table") as made:
            for query in ("", "?player=2&part=total"):
                page = await client.get(f"/g/{token}/score{query}", headers=asked)
                assert page.status_code == 200
                assert len(page.content) < 100_000
                assert page.text.count("<figure") == 6
            assert len(made) == 2

    served(way)


def test_many_who_ask_at_once_wait_for_one() -> None:
    async def go() -> None:
        made: list[int] = []

        async def make() -> Response:
            made.append(1)
            await asyncio.sleep(0.01)
            return PlainTextResponse("a page")

        answers = Answers()
        leaves = asyncio.create_task(answers.get("key", make))
        await asyncio.sleep(0)
        others = [asyncio.create_task(answers.get("key", make)) for _ in range(200)]
        leaves.cancel()
        assert {(await other).body for other in others} == {b"a page"}
        assert len(made) == 1

    asyncio.run(go())


def test_what_went_wrong_is_not_kept() -> None:
    async def go() -> None:
        answers = Answers()
        outcomes: list[Response | Exception] = [
            PlainTextResponse("busy", 422),
            OSError(),
            PlainTextResponse("a page"),
        ]

        async def make() -> Response:
            outcome = outcomes.pop(0)
            if isinstance(outcome, Exception):
                raise outcome
            return outcome

        assert (await answers.get("key", make)).status == 422
        with pytest.raises(OSError):  # noqa: PT011 - the very one
            await answers.get("key", make)
        for _ in range(2):
            assert (await answers.get("key", make)).body == b"a page"

    asyncio.run(go())


def test_answers_that_nobody_asks_for_make_room() -> None:
    async def go() -> None:
        answers = Answers(most=1000)
        made: list[str] = []

        async def asked(key: str) -> None:
            async def make() -> Response:
                made.append(key)
                return PlainTextResponse("x" * 400)

            await answers.get(key, make)

        for key in ("old", "used", "used", "old", "new", "old", "used"):
            await asked(key)
        assert made == ["old", "used", "new", "used"], "the one asked for longest ago gave way"

    asyncio.run(go())


def test_an_answer_has_no_cookie_of_somebody_else(game: str) -> None:
    async def way(client: httpx.AsyncClient) -> None:
        assert "set-cookie" in (await client.get(game)).headers
        assert "set-cookie" not in (await client.get(game)).headers, "this phone has it now"
        client.cookies.clear()
        assert "set-cookie" in (await client.get(game)).headers

    served(way)


def test_one_look_tells_all_streams() -> None:
    async def go() -> None:
        hub = Hub()
        hub.begin()
        looked: list[int] = []

        async def load() -> tuple[int, str]:
            looked.append(1)
            await asyncio.sleep(0)
            return len(looked), "news"

        for _ in range(200):
            hub.join(1)
        found = await asyncio.gather(*(hub.news(1, 0, load) for _ in range(200)))
        assert set(found) == {(1, "news")}
        hub.told(1)
        await asyncio.sleep(0.01)
        assert await hub.news(1, 0, load) == (2, "news"), "after a change it is looked up anew"

    asyncio.run(go())


def test_what_is_sent_is_sent_at_once() -> None:
    """Without `TCP_NODELAY` every answer waits 40 ms for its head to be confirmed."""
    place = listen(0, lan=False)
    (listening,) = place.sockets

    async def go() -> None:
        found: list[int] = []
        done = asyncio.Event()

        def connected(_: object, writer: asyncio.StreamWriter) -> None:
            connection = writer.get_extra_info("socket")
            found.append(connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()
            done.set()

        server = await asyncio.start_server(connected, sock=listening)
        async with server:
            _, writer = await asyncio.open_connection("127.0.0.1", place.port)
            await done.wait()
            writer.close()
        assert found[0]

    asyncio.run(go())


def test_whoever_waits_in_line_is_told_when_it_moves_up(game: str) -> None:
    first, second = number_of(game), number_of(f"/g/{begin(NewGame(['Zoe'], '3,9,19', 'demo'))}")
    for number, name in ((first, "a"), (second, "b")):
        pictures.take_photo(number, 1, None, b"\xff\xd8" + name.encode())
    before = look(second)
    assert before.seats[0].shot
    assert before.seats[0].shot.place == 2
    assert pictures.next_work()
    now = look(second)
    assert now.seats[0].shot
    assert now.seats[0].shot.place == 1
    assert now.version > before.version, "its page is made anew"
    assert [event.kind for event in pictures.events_after(second, before.last)] == ["moved"]
    assert pictures.waiting_games() == [second]


def test_an_answer_tells_what_it_hangs_on() -> None:
    request = Request({"type": "http", "headers": []})
    response = answer_of(PlainTextResponse("x")).to(request)
    assert {"Accept", "Accept-Language", "Cookie"} <= set(response.headers["vary"].split(", "))


def test_a_table_is_told_at_once_and_hundreds_one_after_another() -> None:
    async def go() -> None:
        hub = Hub()
        hub.begin()
        table = [hub.join(1) for _ in range(6)]
        crowd = [hub.join(2) for _ in range(200)]
        hub.told(1)
        hub.told(2)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert all(event.is_set() for event in table)
        assert not all(event.is_set() for event in crowd)
        await asyncio.wait_for(asyncio.gather(*(event.wait() for event in crowd)), 60)
        more = [hub.join(2) for _ in range(200)]
        hub.end()
        assert all(event.is_set() for event in more), "nobody waits for a server that ends"

    asyncio.run(go())


def test_head_and_page_are_sent_together() -> None:
    class Line(asyncio.Transport):
        def __init__(self) -> None:
            super().__init__()
            self.sent: list[bytes] = []

        def write(self, data: bytes | bytearray | memoryview) -> None:
            self.sent.append(bytes(data))

        def close(self) -> None:
            self.sent.append(b"closed")

        def is_closing(self) -> bool:
            return False

    async def go() -> None:
        line = Line()
        together = Together(line)
        together.write(b"head ")
        together.write(b"page")
        await asyncio.sleep(0)
        assert line.sent == [b"head page"]
        together.write(b"last")
        together.close()
        await asyncio.sleep(0)
        assert line.sent[1:] == [b"last", b"closed"]
        assert not together.is_closing()

    asyncio.run(go())
