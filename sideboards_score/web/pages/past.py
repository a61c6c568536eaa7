"""The history: games that were kept, and what they add up to."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from sideboards_score.model.kept import Wanted
from sideboards_score.render.documents.history import (
    change_document,
    list_document,
    show_document,
    stats_document,
)
from sideboards_score.render.history.pages import result_text
from sideboards_score.render.history.told import statistics_text
from sideboards_score.service.history.changing import delete, restore
from sideboards_score.service.history.looking import listed, shown, statistics
from sideboards_score.service.history.plotting import narrow_plot
from sideboards_score.web.pages.boards import drawn, told_game
from sideboards_score.web.pages.forms import Form
from sideboards_score.web.pages.respond import answer, go, page, wants_json, words_of


def show_history(request: Request) -> Response:
    """The games that were kept, the newest first; or those in the bin."""
    words = words_of(request)
    deleted = request.query_params.get("bin") == "yes"
    games = listed(Wanted(deleted=deleted))
    told = [(game, result_text(game, words)) for game in games]
    return answer(request, list_document(games), "history", games=told, deleted=deleted)


def show_kept(request: Request) -> Response:
    """The breakdown of a kept game, counted again."""
    words = words_of(request)
    found = shown(str(request.path_params["number"]))
    document = show_document(found.stored, found.score, words, differs=found.differs)
    if wants_json(request):
        return JSONResponse(document)
    return page(
        request,
        "kept",
        number=found.stored.game.number,
        kept=found.stored.game,
        result=result_text(found.stored.game, words),
        game=None if found.score is None else told_game(found.score, words),
        deleted=found.stored.deleted,
    )


def delete_kept(request: Request, _: int, __: Form) -> Response:
    """Put a game into the bin; its photos are gone at once."""
    number = request.path_params["number"]
    delete(number)
    return _changed(request, "deleted", number)


def restore_kept(request: Request, _: int, __: Form) -> Response:
    """Take a game out of the bin."""
    number = restore(str(request.path_params["number"]))
    return _changed(request, "restored", number)


def _changed(request: Request, done: str, number: int) -> Response:
    if wants_json(request):
        return JSONResponse(change_document(done, [number]))
    return go("/history")


def show_statistics(request: Request) -> Response:
    """What the games add up to."""
    words = words_of(request)
    found = statistics(Wanted())
    if wants_json(request):
        return JSONResponse(stats_document(found))
    plot = narrow_plot(Wanted(), words)
    return page(
        request,
        "statistics",
        told=statistics_text(found, words),
        plot=None if plot is None else drawn(plot, words("plot-title")),
    )
