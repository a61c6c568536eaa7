"""The deck: how much of it is known, and what a game teaches it. Only its owner decides that."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.deck.rulebook_file import load_rulebook
from sideboards_score.model.deck import Deck
from sideboards_score.model.lesson import Lesson
from sideboards_score.render.documents.learn import lesson_document
from sideboards_score.render.sentences.breakdown import warning_text
from sideboards_score.render.sentences.decks import deck_state
from sideboards_score.render.sentences.lessons import (
    contradiction_text,
    lesson_lines,
    question_text,
)
from sideboards_score.render.sentences.objectives import ObjectiveText, objective_text
from sideboards_score.service.history.table.game import look
from sideboards_score.service.history.table.learning import lesson_of_table, teach_table
from sideboards_score.web.access import owner_here
from sideboards_score.web.pages.boards import tile, tiles
from sideboards_score.web.pages.forms import Form
from sideboards_score.web.pages.respond import (
    answer,
    nothing_here,
    page,
    wants_json,
    words_of,
)
from sideboards_score.words import Words


def show_deck(request: Request) -> Response:
    """How much of the deck is known: its cards drawn, its objectives."""
    deck = load_deck(None, Path())
    words = words_of(request)
    document = {"deck": deck.ref, "cards": len(deck.cards), "known": deck.complete_cards}
    return answer(
        request,
        document,
        "deck",
        deck=deck,
        state=deck_state(deck, words),
        warning=warning_text(invented=deck.invented, words=words),
        tiles=tiles(deck.cards, words),
        goals=_goals(deck, words),
    )


def _goals(deck: Deck, words: Words) -> list[ObjectiveText]:
    """The objectives of a deck, by number."""
    points = load_rulebook().row_points
    return [objective_text(deck.objectives[one], points, words) for one in sorted(deck.objectives)]


def show_lesson(request: Request, number: int) -> Response:
    """What the deck would learn from a game, with what contradicts it."""
    if not owner_here(request):
        return nothing_here(request)
    token = request.path_params["token"]
    lesson = lesson_told(lesson_of_table(look(number)), words_of(request))
    return page(request, "learn", token=token, lesson=lesson, learnt=())


def lesson_told(lesson: Lesson, words: Words) -> Mapping[str, Any]:
    """A lesson for a page: what is new and what contradicts, drawn."""
    names = ", ".join(lesson.confirmed)
    done = lesson.all - len(lesson.missing)
    return {
        "new": [tile(one, lesson.after.cards[one], words) for one in lesson.new],
        "new_title": words("learn-new", count=len(lesson.new)),
        "confirmed": words("learn-confirmed", count=len(lesson.confirmed), ids=names)
        if lesson.confirmed
        else "",
        "contradictions": [
            (
                contradiction_text(one, words),
                [tile(card.code, card, words) for card, _ in one.sights],
            )
            for one in lesson.contradictions
        ],
        "questions": [
            (
                question_text(one, words),
                [tile(card.code, card, words) for card in (one.one, one.other)],
            )
            for one in lesson.questions
        ],
        "complete": words("learn-complete", count=done, all=lesson.all),
        "missing": tiles(lesson.missing, words),
        "missing_title": words("learn-missing", count=len(lesson.missing)),
    }


def learn(request: Request, number: int, _: Form) -> Response:
    """Have the deck learn it."""
    if not owner_here(request):
        return nothing_here(request)
    words = words_of(request)
    taught = teach_table(look(number), words)
    if wants_json(request):
        return JSONResponse(lesson_document(taught))
    lines = lesson_lines(taught, words)
    return page(request, "learn", token=request.path_params["token"], lesson=None, learnt=lines)
