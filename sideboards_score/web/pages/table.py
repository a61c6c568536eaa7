"""The table: who is ready, the QR code, and the stream of what changes."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from io import BytesIO

import segno
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from sideboards_score.errors import GameError, SideboardsError
from sideboards_score.service.history.table import closing, pictures
from sideboards_score.service.history.table.game import look, settings_of
from sideboards_score.web.access import standing_here
from sideboards_score.web.hub import News
from sideboards_score.web.pages.forms import Form, whole
from sideboards_score.web.pages.respond import (
    answer,
    go,
    nothing_here,
    page,
    problem,
    wants_json,
    words_of,
)
from sideboards_score.web.pages.views import table_document
from sideboards_score.web.tuning import HEARTBEAT, MOST_STREAMS


def show_table(request: Request, number: int) -> Response:
    """The first page that a phone sees."""
    table = look(number)
    token = request.path_params["token"]
    document = table_document(table, words_of(request))
    return answer(
        request,
        document,
        "table",
        token=token,
        table=table,
        players=document["players"],
        settings=settings_of(table),
        links=links_of(request, f"/g/{token}"),
        waiting=any(seat.state in ("queued", "reading") for seat in table.seats),
    )


def links_of(request: Request, path: str) -> list[str]:
    """The addresses under which phones find a page, the likeliest first; none without a network."""
    place = request.app.state.place
    return [f"{request.url.scheme}://{each}:{place.port}{path}" for each in place.addresses]


def qr_code(request: Request, number: int) -> Response:
    """The QR code of a game: it holds the address, since not every phone resolves names."""
    del number
    links = links_of(request, f"/g/{request.path_params['token']}")
    at = whole(request.query_params, "network") or 0
    if at >= len(links):
        return nothing_here(request)
    buffer = BytesIO()
    segno.make(links[at], error="m").save(
        buffer, kind="svg", scale=6, border=4, xmldecl=False, light="#ffffff"
    )
    return Response(buffer.getvalue(), media_type="image/svg+xml")


async def events(request: Request) -> Response:
    """What changes, as a stream; as JSON for a phone whose stream is broken."""
    here = standing_here(request)
    if here is None:
        await request.app.state.slowing.wait(request)
        return await run_in_threadpool(nothing_here, request)
    number = here[0].number
    try:
        after = _after(request)
        if wants_json(request) or request.app.state.hub.streams >= MOST_STREAMS:
            make = partial(_listed, number, after)
            found = await request.app.state.answers.get((here, "events", after), make)
            response: Response = found.to(request)
            return response
    except SideboardsError as error:
        return await run_in_threadpool(problem, request, error)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(
        _stream(request, number, after), media_type="text/event-stream", headers=headers
    )


def _after(request: Request) -> int | None:
    """The last event that a phone has seen."""
    text = request.headers.get("last-event-id") or request.query_params.get("after", "")
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 15):  # noqa: PLR2004 - as SQLite counts
        raise GameError("web-no-page")
    return int(text)


async def _listed(number: int, after: int | None) -> Response:
    return JSONResponse(await run_in_threadpool(_document, number, after))


def _document(number: int, after: int | None) -> dict[str, object]:
    table = look(number)
    found = [] if after is None else pictures.events_after(number, after)
    return {"last": table.last, "events": [event._asdict() for event in found]}


async def _stream(request: Request, number: int, after: int | None) -> AsyncIterator[str]:
    """What was missed, then what happens, with a sign of life where nothing does."""
    hub = request.app.state.hub
    changed = hub.join(number)
    try:
        if after is None:
            after = (await run_in_threadpool(look, number)).last
        yield f"retry: 2000\nid: {after}\nevent: hello\ndata: {{}}\n\n"
        while not hub.ended:
            changed.clear()
            before = after
            after, told = await hub.news(number, before, partial(_news, number, before))
            if told:
                yield told
                continue
            try:
                await asyncio.wait_for(changed.wait(), HEARTBEAT)
            except TimeoutError:
                yield ": still here\n\n"
    finally:
        hub.leave(number, changed)


async def _news(number: int, after: int) -> News:
    return await run_in_threadpool(_told, number, after)


def _told(number: int, after: int) -> News:
    found = pictures.events_after(number, after)
    last = found[-1].number if found else after
    return last, "".join(
        f"id: {event.number}\nevent: change\n"
        f'data: {{"kind":"{event.kind}","seat":{event.seat or 0}}}\n\n'
        for event in found
    )


def drop(request: Request, number: int, form: Form) -> Response:
    """Take a game away, once somebody has said so twice."""
    table = look(number)
    if form.get("sure") != "yes":
        return page(request, "drop", token=request.path_params["token"], table=table)
    closing.drop(table)
    return JSONResponse({"deleted": True}) if wants_json(request) else go("/")
