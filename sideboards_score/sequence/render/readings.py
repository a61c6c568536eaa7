"""Photos that were read or refused: pages and documents."""

from typing import TypedDict

from sideboards_score.render.documents.document import SCHEMAS
from sideboards_score.render.page import Page, Row, row, title, wrapped
from sideboards_score.sequence.model.reading import BoardReading
from sideboards_score.sequence.render.documents import Places, places_document
from sideboards_score.sequence.render.grid import board_grid
from sideboards_score.sequence.render.sentences import places_shown
from sideboards_score.words import Words

READ_SCHEMA = SCHEMAS / "sequence-read.schema.json"

_DIGITS = 4
"""Digits of a probability behind the point: more would say nothing."""


class BoardDocument(TypedDict):
    """A photo and its board; of a refused one only the reason."""

    file: str
    status: str
    reason: str | None
    board: list[str] | None
    likely: list[str] | None
    uncertain: Places | None
    probability: list[list[float]] | None
    corners: list[list[float]] | None
    confidence: float | None


def read_document(reading: BoardReading) -> BoardDocument:
    """A photo that was read."""
    return {
        "file": reading.file,
        "status": "read",
        "reason": None,
        "board": list(reading.board.rows),
        "likely": list(reading.likely.rows),
        "uncertain": places_document(reading.uncertain),
        "probability": [[round(p, _DIGITS) for p in line] for line in reading.confidence],
        "corners": [[round(x, 1), round(y, 1)] for x, y in reading.corners],
        "confidence": round(reading.certain, _DIGITS),
    }


def refused_document(file: str, reason: str) -> BoardDocument:
    """A photo that was refused."""
    return {
        "file": file,
        "status": "refused",
        "reason": reason,
        "board": None,
        "likely": None,
        "uncertain": None,
        "probability": None,
        "corners": None,
        "confidence": None,
    }


def read_page(reading: BoardReading, words: Words) -> Page:
    """The board of a photo, ready to be copied, and what is doubtful in it."""
    page = [title(words.shown(reading.file)), *board_grid(reading.board, {})]
    page.append(_point(words("sequence-way-round")))
    if reading.uncertain:
        first = reading.uncertain[0]
        likely = reading.likely.at(first)
        places = places_shown(reading.uncertain, words)
        values = {"places": places, "fix": f"{first}={likely}"}
        page.append(_point(words("sequence-doubtful", count=len(reading.uncertain), **values)))
    return wrapped(page)


def refused_page(file: str, reason: str, words: Words) -> Page:
    """Why a photo was refused."""
    return wrapped([title(words.shown(file)), _point(words("sequence-refused", reason=reason))])


def _point(text: str) -> Row:
    return row("  ", text, hang=2)
