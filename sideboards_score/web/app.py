"""The application: every address with what answers it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from sideboards_score.errors import ProgramError
from sideboards_score.service.history.table import pictures
from sideboards_score.web.access import Slowing, owner_here, remembered
from sideboards_score.web.addresses import Place
from sideboards_score.web.answers import Answers
from sideboards_score.web.guard import Guard
from sideboards_score.web.hub import Hub
from sideboards_score.web.pages import lessons, past, player, score, sequence, start, table
from sideboards_score.web.pages.forms import of_game_changed, of_owner_changed
from sideboards_score.web.pages.respond import (
    go,
    nothing_here,
    of_game,
    of_owner,
    page,
    problem,
    words_of,
)
from sideboards_score.web.pages.statics import static
from sideboards_score.web.readers import Readers
from sideboards_score.web.tuning import LEAST_SQUEEZED, MOST_ARRIVALS


def application(place: Place, scheme: str = "http") -> Starlette:
    """The whole of it."""
    hub = Hub()
    readers = Readers(hub.told)

    @asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        hub.begin()
        app.state.arrivals = asyncio.Semaphore(MOST_ARRIVALS)
        await run_in_threadpool(pictures.recover)
        readers.start()
        try:
            yield
        finally:
            hub.end()
            await run_in_threadpool(readers.close)

    app = Starlette(
        routes=_routes(),
        middleware=[
            Middleware(Guard, hosts=place.hosts, scheme=scheme, fault=_fault, words=words_of),
            Middleware(GZipMiddleware, minimum_size=LEAST_SQUEEZED, compresslevel=5),
        ],
        exception_handlers={404: _missing, 405: _missing},
        lifespan=running,
    )
    app.state.hub, app.state.readers, app.state.answers = hub, readers, Answers()
    app.state.slowing, app.state.place = Slowing(), place
    return app


def _routes() -> list[BaseRoute]:
    kept = "/history/{number:int}"
    return [
        Route("/", _start),
        Route("/new", of_owner(start.show_new)),
        Route("/new", of_owner_changed(start.begin_game), methods=["POST"]),
        Route("/history", of_owner(past.show_history)),
        Route("/statistics", of_owner(past.show_statistics)),
        Route(kept, of_owner(past.show_kept)),
        Route(f"{kept}/delete", of_owner_changed(past.delete_kept), methods=["POST"]),
        Route(f"{kept}/restore", of_owner_changed(past.restore_kept), methods=["POST"]),
        Route("/deck", of_owner(lessons.show_deck)),
        Route("/sequence", of_owner(sequence.show_board)),
        Route("/sequence/photo", sequence.send_photo, methods=["POST"]),
        Route("/o/{token}", _owners_link),
        Route("/static/{name}", _static),
        Route("/offline", _offline),
        Route("/static/{edition}/{name}", _static),
        *_game_routes("/g/{token}"),
        *_player_routes("/g/{token}/p/{seat:int}"),
    ]


def _game_routes(at: str) -> list[BaseRoute]:
    return [
        Route(at, of_game(table.show_table)),
        Route(f"{at}/qr.svg", of_game(table.qr_code)),
        Route(f"{at}/events", table.events),
        Route(f"{at}/photo", player.send_photo, methods=["POST"]),
        Route(f"{at}/score", of_game(score.show_score)),
        Route(f"{at}/possible", of_game(score.show_possible)),
        Route(f"{at}/sheet.pdf", of_game(score.sheet)),
        Route(f"{at}/sheet.png", of_game(score.sheet)),
        Route(f"{at}/game.yaml", of_game(score.game_file)),
        Route(f"{at}/learn", of_game(lessons.show_lesson, kept=False)),
        Route(f"{at}/learn", of_game_changed(lessons.learn), methods=["POST"]),
        Route(f"{at}/claim", of_game_changed(score.claim), methods=["POST"]),
        Route(f"{at}/keep", of_game_changed(score.keep), methods=["POST"]),
        Route(f"{at}/drop", of_game_changed(table.drop), methods=["POST"]),
    ]


def _player_routes(at: str) -> list[BaseRoute]:
    changes = {
        "drawer": player.tap_drawer,
        "card": player.type_card,
        "swap": player.swap,
        "done": player.done,
        "undo": player.undo,
        "name": player.rename,
        "row": player.change_row,
    }
    return [
        Route(at, of_game(player.show_player)),
        Route(f"{at}/photo.jpg", of_game(player.photo_shown)),
        Route(f"{at}/row.svg", of_game(score.row_drawn)),
        Route(f"{at}/photo", player.send_photo, methods=["POST"]),
        *(
            Route(f"{at}/{name}", of_game_changed(change), methods=["POST"])
            for name, change in changes.items()
        ),
    ]


_owners_start = of_owner(start.show_start)


async def _start(request: Request) -> Response:
    """The owner's start; for a phone that has lost the page, the game that it was at."""
    if not await run_in_threadpool(owner_here, request):
        game = await run_in_threadpool(remembered, request)
        if game is not None:
            return go(game)
    response: Response = await _owners_start(request)
    return response


async def _owners_link(request: Request) -> Response:
    response = await run_in_threadpool(start.owner_enters, request, request.path_params["token"])
    if response.status_code == 404:  # noqa: PLR2004 - not found
        await request.app.state.slowing.wait(request)
    return response


async def _static(request: Request) -> Response:
    found = static(request.path_params["name"], request.path_params.get("edition"))
    if found is None:
        return PlainTextResponse("", 404)
    response: Response = found.to(request)
    response.headers["Service-Worker-Allowed"] = "/"  # it lies here, and stands before every page
    return response


async def _offline(request: Request) -> Response:
    """What a phone shows while this computer cannot be reached; it fetches it beforehand."""
    return await run_in_threadpool(page, request, "offline")


async def _missing(request: Request, _: Exception) -> Response:
    return await run_in_threadpool(nothing_here, request)


async def _fault(request: Request, error: Exception) -> Response:
    """A fault of ours: one line, never what the program looks like inside."""
    found = ProgramError("web-fault", kind=type(error).__name__)
    return await run_in_threadpool(problem, request, found)
