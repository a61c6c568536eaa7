"""Patterns as people draw them."""

import re

from sideboards_score.errors import NotationError
from sideboards_score.model.objectives import Pattern

_ROW_ENDS = re.compile(r"[/\r\n]+")
_FILLED = "X1"
_EMPTY = ".0"


def read_pattern(rows: list[str]) -> Pattern:
    """The pattern drawn in rows of `X` or `1` and `.` or `0`; rows may also be joined by `/`.

    Empty edges are trimmed. Raises `NotationError`.

    >>> read_pattern(["X.X/.X."]) == read_pattern(["...", "101", "010"])
    True
    >>> read_pattern([".X", "X."]).rows
    ('.X', 'X.')
    """
    lines = [part for row in rows for part in _ROW_ENDS.split(row.strip())]
    places = []
    for line, row in enumerate(lines):
        for column, sign in enumerate(row.strip().upper()):
            if sign in _FILLED:
                places.append((line, column))
            elif sign not in _EMPTY:
                raise NotationError("pattern-sign", row=row.strip(), sign=sign)
    if not places:
        raise NotationError("pattern-empty", pattern="/".join(lines))
    pattern = Pattern.at(places)
    if not pattern.fits:
        raise NotationError("pattern-size", pattern=pattern.text)
    return pattern
