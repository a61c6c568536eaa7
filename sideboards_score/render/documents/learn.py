"""The documents of `deck learn` and `deck import`, and what other documents tell of learning."""

from collections.abc import Sequence
from typing import TypedDict

from sideboards_score.model.lesson import Contradiction, PhotoLesson, Question, Taught
from sideboards_score.render.documents.document import SCHEMAS, places_document
from sideboards_score.render.sentences.lessons import refusal_text
from sideboards_score.words import Words

LEARN_SCHEMA = SCHEMAS / "learn.schema.json"
IMPORT_SCHEMA = SCHEMAS / "import.schema.json"


class _Named(TypedDict):
    id: str
    card: str


class _Missing(TypedDict):
    id: str
    colors: str


class _Shown(TypedDict):
    card: str
    sources: list[str]


class _Contradiction(TypedDict):
    colors: str
    stands: str | None
    readings: list[_Shown]


class _Question(TypedDict):
    colors: str
    cards: list[str]
    sources: list[str]


class LessonDocument(TypedDict):
    """What was learnt."""

    deck: str
    invented: bool
    written: bool
    backup: str | None
    new: list[_Named]
    confirmed: list[_Named]
    contradictions: list[_Contradiction]
    questions: list[_Question]
    complete: int
    all: int
    missing: list[_Missing]
    objectives_new: list[int]
    objectives_replaced: list[int]
    objectives_differ: list[int]


class _Left(TypedDict):
    card: str
    drawers: list[list[int]]


class _Photo(TypedDict):
    file: str
    status: str
    reason: str | None
    cards: list[str]
    not_learnt: list[_Left]


class LearnDocument(LessonDocument):
    """What photos have taught."""

    photos: list[_Photo]


class ImportDocument(LessonDocument):
    """What another deck has taught."""

    objectives_complete: int


def lesson_document(taught: Taught) -> LessonDocument:
    """What was learnt, in every document that tells of it."""
    lesson = taught.lesson
    cards = lesson.after.cards
    return {
        "deck": lesson.after.ref,
        "invented": lesson.after.invented,
        "written": taught.written.changed,
        "backup": taught.written.backup,
        "new": [{"id": card_id, "card": cards[card_id].code} for card_id in lesson.new],
        "confirmed": [{"id": card_id, "card": cards[card_id].code} for card_id in lesson.confirmed],
        "contradictions": [_contradiction(found) for found in lesson.contradictions],
        "questions": [_question(asked) for asked in lesson.questions],
        "complete": lesson.all - len(lesson.missing),
        "all": lesson.all,
        "missing": [
            {"id": card_id, "colors": card.color_code} for card_id, card in lesson.missing.items()
        ],
        "objectives_new": list(taught.goals.new),
        "objectives_replaced": list(taught.goals.replaced),
        "objectives_differ": list(taught.goals.left),
    }


def _question(asked: Question) -> _Question:
    return {
        "colors": asked.one.color_code,
        "cards": [asked.one.code, asked.other.code],
        "sources": [source.label for source in asked.sources],
    }


def _contradiction(found: Contradiction) -> _Contradiction:
    return {
        "colors": found.readings[0][0].color_code,
        "stands": None if found.stands is None else found.stands.code,
        "readings": [
            {"card": card.code, "sources": [source.label for source in sources]}
            for card, sources in found.readings
        ],
    }


def learn_document(taught: Taught, photos: Sequence[PhotoLesson], words: Words) -> LearnDocument:
    """The document of `deck learn --json`."""
    return {**lesson_document(taught), "photos": [_photo(photo, words) for photo in photos]}


def _photo(photo: PhotoLesson, words: Words) -> _Photo:
    reason = refusal_text(photo.reason, words)
    status = "known" if photo.known else "learnt"
    return {
        "file": photo.file,
        "status": status if reason is None else "refused",
        "reason": reason,
        "cards": [card.code for card in photo.cards],
        "not_learnt": [
            {"card": left.card.code, "drawers": places_document(left.places)}
            for left in photo.not_learnt
        ],
    }


def import_document(taught: Taught) -> ImportDocument:
    """The document of `deck import --json`."""
    objectives = taught.lesson.after.objectives.values()
    return {
        **lesson_document(taught),
        "objectives_complete": sum(goal.complete for goal in objectives),
    }
