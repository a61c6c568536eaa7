"""The history: games that were kept, and what they add up to."""

from starlette.requests import Request
from starlette.responses import Response

from sideboards_score.model.kept import Wanted
from sideboards_score.render.documents.history import list_document, stats_document
from sideboards_score.render.history.pages import result_text, statistics_page
from sideboards_score.render.page import plain_text
from sideboards_score.service.history.looking import listed, statistics
from sideboards_score.web.pages.respond import answer, words_of


def show_history(request: Request) -> Response:
    """The games that were kept, the newest first."""
    words = words_of(request)
    games = listed(Wanted())
    shown = [(game, result_text(game, words)) for game in games]
    return answer(request, list_document(games), "history", games=shown)


def show_statistics(request: Request) -> Response:
    """What the games add up to."""
    words = words_of(request)
    found = statistics(Wanted())
    text = plain_text(statistics_page(found, words))
    return answer(
        request,
        stats_document(found),
        "text",
        title=words("stats-title"),
        text=text,
        back="/history",
    )
