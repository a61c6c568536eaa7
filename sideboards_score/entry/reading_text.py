"""A reading, or why there is none, as text and back: what worker processes hand over is only that.

>>> text = reading_text(Reading("a.jpg", (), 0.5, (40, 30)))
>>> text_reading(text).size
(40, 30)
"""

import json
from collections.abc import Mapping
from typing import Any

from sideboards_score.errors import FileError, ProgramError, RefusedError, SideboardsError
from sideboards_score.model.cards import Card
from sideboards_score.model.drawing import Corners
from sideboards_score.model.reading import CardReading, DrawerReading, Quad, Reading
from sideboards_score.model.sideboard import Column, Line, Place

_ERRORS: Mapping[str, type[SideboardsError]] = {
    kind.__name__: kind for kind in (RefusedError, FileError, ProgramError)
}
"""What can be wrong with a photo."""

_DIGITS = 5


def reading_text(reading: Reading, cells: Mapping[Place, Corners] | None = None) -> str:
    """A reading, and where its drawers lie in the picture that pages show."""
    return json.dumps(
        {
            "file": reading.file,
            "confidence": reading.confidence,
            "size": list(reading.size),
            "strange": reading.strange,
            "cards": [_card(card) for card in reading.cards],
            "cells": [
                [at.line, at.column, [[round(x, 1), round(y, 1)] for x, y in corners]]
                for at, corners in (cells or {}).items()
            ],
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )


def _card(card: CardReading) -> dict[str, Any]:
    return {
        "likely": card.likely.code,
        "color": [round(drawer.color_probability, _DIGITS) for drawer in card.drawers],
        "handle": [round(drawer.handle_probability, _DIGITS) for drawer in card.drawers],
        "sure": [[drawer.color_sure, drawer.handle_sure] for drawer in card.drawers],
        "outline": [list(point) for point in card.outline],
    }


def text_reading(text: str) -> Reading:
    """The reading in a text that `reading_text` wrote. Raises `ValueError` for any other text."""
    try:
        fields = json.loads(text)
        width, height = fields["size"]
        cards = tuple(_card_of(card) for card in fields["cards"])
        return Reading(
            str(fields["file"]),
            cards,
            float(fields["confidence"]),
            (int(width), int(height)),
            int(fields["strange"]),
        )
    except (KeyError, TypeError, IndexError) as error:
        raise ValueError(text[:80]) from error


def _card_of(fields: Mapping[str, Any]) -> CardReading:
    likely = Card.of(fields["likely"])
    drawers = tuple(
        DrawerReading(drawer, float(color), float(handle), bool(sure[0]), bool(sure[1]))
        for drawer, color, handle, sure in zip(
            likely.drawers, fields["color"], fields["handle"], fields["sure"], strict=True
        )
    )
    corners = [(float(x), float(y)) for x, y in fields["outline"]]
    return CardReading(drawers, Quad(*corners))


def text_cells(text: str) -> dict[Place, Corners]:
    """Where the drawers lie in the picture that pages show."""
    cells = {}
    for line, column, corners in json.loads(text)["cells"]:
        one, two, three, four = ((float(x), float(y)) for x, y in corners)
        cells[Place(Line(line), Column(column))] = (one, two, three, four)
    return cells


def reason_text(error: SideboardsError) -> str:
    """Why there is no reading; places are left out, since nobody knows the server's files."""
    values = {
        name: value if isinstance(value, (int, float)) else str(value)
        for name, value in error.values.items()
    }
    return json.dumps([type(error).__name__, error.key, values], ensure_ascii=False)


def text_reason(text: str) -> SideboardsError:
    """The error in a text that `reason_text` wrote."""
    kind, key, values = json.loads(text)
    return _ERRORS.get(str(kind), ProgramError)(str(key), **values)
