"""One player: the photo, the cards tapped in, what is put right."""

import contextlib
from collections.abc import Callable
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from sideboards_score.entry.reading_text import text_reason
from sideboards_score.errors import GameError, RefusedError, SideboardsError, UsageError
from sideboards_score.model.cards import COLUMNS, LINES, Card, Color, Handle
from sideboards_score.model.kept import Seat, Table
from sideboards_score.model.sideboard import Column, Line, Place
from sideboards_score.photo.load.stripped import stripped_jpeg
from sideboards_score.service.history.table import pictures, playing
from sideboards_score.service.history.table.cards import next_line
from sideboards_score.service.history.table.game import deck_of_fields, look
from sideboards_score.web.access import game_here
from sideboards_score.web.pages.forms import Form, sent_photo, whole
from sideboards_score.web.pages.outline import outline_of
from sideboards_score.web.pages.respond import (
    go,
    nothing_here,
    page,
    problem,
    told,
    wants_json,
    words_of,
)
from sideboards_score.web.pages.views import (
    VALUES,
    drawer_offers,
    grid,
    handle_offers,
    open_places,
    seat_document,
    state_text,
)
from sideboards_score.web.readers import EndedError
from sideboards_score.web.tuning import MOST_PIXELS


def seat_of(request: Request, table: Table) -> Seat:
    """The player of an address. Raises `GameError`."""
    number = request.path_params["seat"]
    for seat in table.seats:
        if seat.number == number:
            return seat
    raise GameError("table-no-seat")


def show_player(request: Request, number: int) -> Response:
    """The page of a player."""
    table = look(number)
    seat = seat_of(request, table)
    return _player(request, table, seat)


def _player(request: Request, table: Table, seat: Seat, conflict: str = "") -> Response:
    words = words_of(request)
    at = _touched(request, seat)
    deck = deck_of_fields(table.fields)
    shown = seat_document(seat, words)
    if at is not None:
        shown["offers"] = drawer_offers(seat, at, deck, words)
    if wants_json(request):
        status = 409 if conflict else 200
        error = {"error": {"kind": "table-seat-changed", "text": conflict}} if conflict else {}
        return JSONResponse({**error, "player": shown} if conflict else shown, status)
    values: dict[str, Any] = {
        "token": request.path_params["token"],
        "table": table,
        "seat": seat,
        "player": shown,
        "says": state_text(seat, words),
        "grid": grid(seat, words, at),
        "at": at,
        "offers": shown.get("offers"),
        "handles": handle_offers(seat, at.column, deck, words) if at and _card(request) else (),
        "open": open_places(seat),
        "outline": outline_of(seat, at),
        "undo": playing.may_take_back(table.number, seat.number),
        "conflict": conflict,
        "closed": table.state not in ("open", "complete"),
        "ways": request.query_params.get("way", ""),
        "columns": range(1, COLUMNS + 1),
        "rows": range(1, len(table.seats) + 1),
    }
    return page(request, "player", 409 if conflict else 200, **values)


def _touched(request: Request, seat: Seat) -> Place | None:
    """The drawer that is to be entered: the one touched, or the next one of the card touched."""
    place = place_named(request.query_params.get("at", ""))
    if place is not None:
        return place
    card = _card(request)
    if card is None:
        return None
    line = next_line(Card.of(seat.cards[card - 1]))
    return Place(Line(line), Column(card)) if line else None


def _card(request: Request) -> int | None:
    """The card that is tapped in; None where a drawer is touched by itself, or none is."""
    card = request.query_params.get("card", "")
    if "at" in request.query_params or not (card.isascii() and card.isdigit()):
        return None
    return int(card) if len(card) == 1 and 1 <= int(card) <= COLUMNS else None


def place_named(text: str) -> Place | None:
    """The drawer of `3/2`."""
    line, slash, column = text.partition("/")
    if not (slash and line.isascii() and line.isdigit() and column.isascii() and column.isdigit()):
        return None
    place = Place(Line(int(line[:3])), Column(int(column[:3])))
    return place if 1 <= place.line <= LINES and 1 <= place.column <= COLUMNS else None


def _changed(request: Request, number: int, way: str = "") -> Response:
    """After a change: the player as it stands now, to people by way of a page loaded anew."""
    table = look(number)
    seat = seat_of(request, table)
    if wants_json(request):
        return JSONResponse(seat_document(seat, words_of(request)))
    token = request.path_params["token"]
    return go(f"/g/{token}/p/{seat.number}{way}")


def _conflict(request: Request, number: int, error: SideboardsError) -> Response:
    """Somebody else was faster: what stands there now, and the question what is right."""
    table = look(number)
    text = told(request, error)
    return _player(request, table, seat_of(request, table), conflict=text)


def tap_drawer(request: Request, number: int, form: Form) -> Response:
    """A drawer is given a colour, a handle, or both."""
    place = place_named(form.get("at", ""))
    if place is None:
        raise UsageError("web-form")
    color, handle = _values(form)
    seat = request.path_params["seat"]
    try:
        playing.tap_drawer(number, seat, whole(form, "version"), place, (color, handle))
    except GameError as error:
        if error.key != "table-seat-changed":
            raise
        return _conflict(request, number, error)
    return _changed(request, number, _next(number, seat, place))


def _values(form: Form) -> tuple[Color | None, Handle | None]:
    """The colour and the handle that a form names. Raises `UsageError`."""
    color = VALUES.get(form.get("color", ""))
    handle = VALUES.get(form.get("handle", ""))
    if form.get("value"):
        name, _, other = form["value"].partition(" ")
        color, handle = VALUES.get(name), VALUES.get(other)
    if color is None and handle is None:
        raise UsageError("web-form")
    return (
        color if isinstance(color, Color) else None,
        handle if isinstance(handle, Handle) else None,
    )


def _next(number: int, seat: int, place: Place) -> str:
    """Where a page goes on: at the same card, then at the next drawer that is not known."""
    now = next(one for one in look(number).seats if one.number == seat)
    if next_line(Card.of(now.cards[place.column - 1])):
        return f"?card={place.column}#drawer"
    waiting = open_places(now)
    if not waiting:
        return ""
    if now.shot is not None:
        return f"?at={waiting[0].line}/{waiting[0].column}#drawer"
    return f"?card={waiting[0].column}#drawer"


def type_card(request: Request, number: int, form: Form) -> Response:
    """A card, or all eight, as they are typed on the command line."""
    version = whole(form, "version")
    if "cards" in form:
        cards = form["cards"]
        return _simple(
            request, number, lambda seat: playing.type_cards(number, seat, version, cards)
        )
    column, code = whole(form, "card") or 0, form.get("code", "")
    return _simple(
        request, number, lambda seat: playing.type_card(number, seat, version, column, code)
    )


def swap(request: Request, number: int, form: Form) -> Response:
    """Whether the swap card was used."""
    used = form.get("used", "") in ("yes", "true", "on")
    return _simple(
        request,
        number,
        lambda seat: playing.set_swap(number, seat, whole(form, "version"), used=used),
    )


def done(request: Request, number: int, form: Form) -> Response:
    """The sideboard is right as it stands."""
    return _simple(
        request, number, lambda seat: playing.set_done(number, seat, whole(form, "version"))
    )


def undo(request: Request, number: int, form: Form) -> Response:
    """One tap is taken back."""
    return _simple(
        request, number, lambda seat: playing.take_back(number, seat, whole(form, "version"))
    )


def rename(request: Request, number: int, form: Form) -> Response:
    """The player is called otherwise."""
    return _simple(request, number, lambda seat: playing.rename(number, seat, form.get("name", "")))


def _simple(request: Request, number: int, change: Callable[[int], object]) -> Response:
    """A change of a player, or what stands there now where somebody else was faster."""
    try:
        change(request.path_params["seat"])
    except GameError as error:
        if error.key != "table-seat-changed":
            raise
        return _conflict(request, number, error)
    return _changed(request, number)


def change_row(request: Request, number: int, form: Form) -> Response:
    """Another row of the photo of the whole table is this player's."""
    row, version = form.get("row", ""), whole(form, "version")
    response = _simple(
        request, number, lambda seat: pictures.take_row(number, seat, version, row or "0")
    )
    request.app.state.readers.wake()
    return response


async def send_photo(request: Request) -> Response:
    """A photo of a row, or of the whole table: without metadata, then on the disk, then in line."""
    number = await run_in_threadpool(game_here, request)
    if number is None:
        await request.app.state.slowing.wait(request)
        return nothing_here(request)
    back = request.url.path.removesuffix("/photo")
    try:
        data, form = await sent_photo(request)
        async with request.app.state.arrivals:
            response = await run_in_threadpool(_take, request, number, data, form)
    except SideboardsError as error:
        return await run_in_threadpool(problem, request, error, back)
    request.app.state.hub.told(number)
    request.app.state.readers.wake()
    return response


def _take(request: Request, number: int, data: bytes, form: Form) -> Response:
    turn = whole(form, "turn") or 0
    if turn not in (0, 90, 180, 270):
        raise UsageError("web-form")
    if "seat" not in request.path_params:
        pictures.take_table_photo(number, _bare(request, data), turn)
        token = request.path_params["token"]
        return JSONResponse({"taken": True}) if wants_json(request) else go(f"/g/{token}")
    seat_of(request, look(number))
    picture = _bare(request, data)
    version = whole(form, "version")
    return _simple(
        request,
        number,
        lambda seat: pictures.take_photo(number, seat, version, picture, turn),
    )


def _bare(request: Request, data: bytes) -> bytes:
    """The photo as a JPEG without metadata; what is none becomes one in a worker process."""
    if data.startswith(b"\xff\xd8\xff"):
        bare, (width, height) = stripped_jpeg(data)
        if width * height > MOST_PIXELS:
            most = MOST_PIXELS // 1_000_000
            raise RefusedError("photo-huge", width=width, height=height, most=most)
        return bare
    try:
        fields, jpeg = request.app.state.readers.plain(data)
    except EndedError:
        raise RefusedError("table-photo-not-read") from None
    if not fields.get("ok"):
        with contextlib.suppress(ValueError):
            raise text_reason(str(fields["text"]))
        raise RefusedError("table-photo-not-read")
    return stripped_jpeg(jpeg).data


def photo_shown(request: Request, number: int) -> Response:
    """The row in the photo: the server's picture, never the phone's own file."""
    seat = seat_of(request, look(number))
    picture = None if seat.shot is None else pictures.picture_of(seat.shot)
    if picture is None:
        return nothing_here(request)
    headers = {"Cache-Control": "private, max-age=86400"}
    return Response(picture, media_type="image/jpeg", headers=headers)
