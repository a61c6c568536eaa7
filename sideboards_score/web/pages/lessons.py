"""The deck: how much of it is known, and what a game teaches it. Only its owner decides that."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.render.documents.learn import lesson_document
from sideboards_score.render.page import plain_text
from sideboards_score.render.sentences.lessons import lesson_lines
from sideboards_score.render.text.learn_page import lesson_page
from sideboards_score.service.history.table.game import look
from sideboards_score.service.history.table.learning import lesson_of_table, teach_table
from sideboards_score.web.access import owner_here
from sideboards_score.web.pages.forms import Form
from sideboards_score.web.pages.respond import (
    answer,
    nothing_here,
    page,
    wants_json,
    words_of,
)


def show_deck(request: Request) -> Response:
    """How much of the deck is known."""
    deck = load_deck(None, Path())
    document = {"deck": deck.ref, "cards": len(deck.cards), "known": deck.complete_cards}
    return answer(request, document, "deck", deck=deck)


def show_lesson(request: Request, number: int) -> Response:
    """What the deck would learn from a game, with what contradicts it."""
    if not owner_here(request):
        return nothing_here(request)
    words = words_of(request)
    text = plain_text(lesson_page(lesson_of_table(look(number)), words))
    return page(request, "learn", token=request.path_params["token"], text=text, learnt=())


def learn(request: Request, number: int, _: Form) -> Response:
    """Have the deck learn it."""
    if not owner_here(request):
        return nothing_here(request)
    words = words_of(request)
    taught = teach_table(look(number), words)
    if wants_json(request):
        return JSONResponse(lesson_document(taught))
    lines = lesson_lines(taught, words)
    return page(request, "learn", token=request.path_params["token"], text="", learnt=lines)
