"""Squares that a person puts right: `4/7=B`."""

import re
from collections.abc import Iterable, Mapping

from sideboards_score.errors import NotationError
from sideboards_score.sequence.model.board import EMPTY, SIDE, Board, Place, Team

_FIX = re.compile(r"\s*(\d{1,2})\s*[/,]\s*(\d{1,2})\s*=\s*(\S)\s*")
_LETTERS = {EMPTY, *(team.value for team in Team)}


def parse_fixes(texts: Iterable[str]) -> Mapping[Place, str]:
    """What is put right, by square. Raises `NotationError`."""
    return dict(map(_parse_fix, texts))


def _parse_fix(text: str) -> tuple[Place, str]:
    match = _FIX.fullmatch(text)
    if match is None or match[3].upper() not in _LETTERS:
        raise NotationError("sequence-fix", text=text)
    place = Place(int(match[1]), int(match[2]))
    if not {place.line, place.column} <= set(range(1, SIDE + 1)):
        raise NotationError("sequence-fix", text=text)
    return place, match[3].upper()


def fixed(board: Board, fixes: Mapping[Place, str]) -> Board:
    """The board with what was put right; a corner stays free whatever is said."""
    for place, letter in fixes.items():
        if not board.is_corner(place):
            board = board.with_letter(place, letter)
    return board
