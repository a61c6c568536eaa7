"""A sheet as the data that its layout reads: texts and figures, never markup."""

import re
import unicodedata
from collections.abc import Mapping

from sideboards_score.model.drawing import Drawing, Label, Pasted, Point, Shape
from sideboards_score.render.drawings.legend import SQUARE
from sideboards_score.render.sheet.blank import Blank
from sideboards_score.render.sheet.content import Board, Goal, Sheet

Data = Mapping[str, object]

_LONG_WORD = 40
_LONGEST = 600
"""Letters of a fact, which may be what somebody noted: more would leave no room for the game."""


def sheet_data(sheet: Sheet) -> Data:
    """What stands on the sheet of a game."""
    parts = [line.part for line in sheet.pad.lines]
    lines = [
        {"part": line.part, "label": line.label, "cells": [cell._asdict() for cell in line.cells]}
        for line in sheet.pad.lines
    ]
    return {
        **_head(sheet),
        "names": sheet.pad.names,
        "wins": sheet.pad.wins,
        "lines": lines,
        "total-row": 1 + parts.index("total"),
        "result": list(map(_breakable, sheet.result)),
        "boards": [_board(board) for board in sheet.boards],
        "legend": _drawing(sheet.legend),
        "legend-text": sheet.legend_text,
        "notes-title": sheet.notes_title,
        "notes": list(map(_breakable, sheet.notes)),
    }


def blank_data(blank: Blank) -> Data:
    """What stands on an empty sheet."""
    return {
        **_head(blank),
        "kinds": blank.kinds,
        "columns": blank.columns,
        "names": blank.names,
        **{f"{name}-label": text for name, text in blank.labels.items()},
        "help": blank.help,
    }


def _head(sheet: Sheet | Blank) -> Data:
    return {
        "language": sheet.language,
        "title": sheet.title,
        "facts": [_isolated(_cut(fact)) for fact in sheet.facts],
        "warning": sheet.warning,
        "goals": [_goal(goal) for goal in sheet.goals],
        "square": SQUARE,
    }


def _cut(text: str) -> str:
    return _breakable(text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…")


def _isolated(text: str) -> str:
    """The text so that Hebrew or Arabic in it does not turn around what stands beside it."""
    right_to_left = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)
    return f"\u2068{text}\u2069" if right_to_left else text


def _breakable(text: str) -> str:
    """The text with places where a line may end in words that no line has room for."""
    return " ".join(
        re.sub(r"(\w{20})(?=\w)", "\\1\u200b", word) if len(word) > _LONG_WORD else word
        for word in text.split(" ")
    )


def _goal(goal: Goal) -> Data:
    pattern = None if goal.pattern is None else _drawing(goal.pattern)
    return {**goal._asdict(), "pattern": pattern}


def _board(board: Board) -> Data:
    return {
        "name": board.name,
        "total": board.total,
        "drawing": _drawing(board.drawing),
        "told": board.told,
        "counted": [each._asdict() for each in board.counted],
    }


def _drawing(drawing: Drawing) -> Data:
    items = [_item(item) for item in drawing.items if not isinstance(item, Pasted)]
    return {"width": drawing.width, "height": drawing.height, "items": items}


def _item(item: Shape | Label) -> Data:
    if isinstance(item, Label):
        # an edge is a second text, so only `?` has one: that of a code has the colour of its drawer
        halo = item.halo if item.middle else None
        return {"kind": "label", **item._asdict(), "at": _rounded(item.at), "halo": halo}
    return {"kind": "shape", **item._asdict(), "points": list(map(_rounded, item.points))}


def _rounded(point: Point) -> list[float]:
    """A tenth of a unit is less than any printer shows."""
    return [round(part, 1) for part in point]
