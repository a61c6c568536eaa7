"""What `read --json` says of each photo. Its shape is held by `schemas/read.schema.json`."""

from typing import NotRequired, TypedDict

from sideboards_score.model.reading import Reading, TableRow
from sideboards_score.render.documents.document import SCHEMAS, places_document
from sideboards_score.render.sentences.doubts import card_lines

READ_SCHEMA = SCHEMAS / "read.schema.json"

_DIGITS = 4
"""Digits of a probability behind the point: more would say nothing."""


class _Probability(TypedDict):
    color: list[list[float]]
    handle: list[list[float]]


class ReadingDocument(TypedDict):
    """A photo and its reading; of a refused one only the reason."""

    file: str
    row: NotRequired[int]
    """Which row of a photo of the whole table."""
    status: str
    reason: str | None
    cards: list[str] | None
    likely: list[str] | None
    uncertain: list[list[int]] | None
    probability: _Probability | None
    confidence: float | None
    left_out: NotRequired[int]
    """Smaller rows in the photo, where there are any."""
    from_deck: NotRequired[list[list[int]]]
    """Where there are any."""


def reading_document(reading: Reading) -> ReadingDocument:
    """A photo that was read."""
    lines = card_lines(reading)
    document: ReadingDocument = {
        "file": reading.file,
        "status": "read",
        "reason": None,
        "cards": [card.card.code for card in reading.cards],
        "likely": [card.likely.code for card in reading.cards],
        "uncertain": places_document(reading.uncertain),
        "probability": {
            "color": [[round(p, _DIGITS) for p in colors] for colors, _ in lines],
            "handle": [[round(p, _DIGITS) for p in handles] for _, handles in lines],
        },
        "confidence": round(reading.confidence, _DIGITS),
    }
    if reading.from_deck:
        document["from_deck"] = places_document(reading.from_deck)
    if reading.left_out:
        document["left_out"] = reading.left_out
    return _of_row(document, reading.row)


def refused_document(file: str, reason: str, row: TableRow | None = None) -> ReadingDocument:
    """A photo that was refused, or a row of it."""
    document: ReadingDocument = {
        "file": file,
        "status": "refused",
        "reason": reason,
        "cards": None,
        "likely": None,
        "uncertain": None,
        "probability": None,
        "confidence": None,
    }
    return _of_row(document, row)


def _of_row(document: ReadingDocument, row: TableRow | None) -> ReadingDocument:
    """The document with the number of the row, where it is one of a table."""
    if row is not None:
        document["row"] = row.number
    return document
