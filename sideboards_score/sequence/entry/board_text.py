"""A board as typed: ten lines of ten letters."""

from collections.abc import Iterable

from sideboards_score.errors import NotationError, SideboardsError, Where
from sideboards_score.sequence.model.board import EMPTY, SIDE, UNKNOWN, Board, Place, Team

_LETTERS = {EMPTY, UNKNOWN, *(team.value for team in Team)}
_COMMENT = "#"


def parse_lines(text: str, before: int = 0) -> Board:
    """The board in a text that begins after so many lines of a file.

    Empty lines and lines that begin with `#` are left out. Raises `NotationError` with the line.
    """
    return parse_rows(
        (number, line)
        for number, line in enumerate(text.splitlines(), before + 1)
        if line.strip() and not line.lstrip().startswith(_COMMENT)
    )


def parse_rows(rows: Iterable[tuple[int, str]]) -> Board:
    """The board in lines, each with its number in the file. Raises `NotationError`."""
    typed = list(rows)
    if len(typed) != SIDE:
        raise NotationError("sequence-lines", count=len(typed), wanted=SIDE)
    letters = []
    for number, (place, line) in enumerate(typed, 1):
        try:
            letters.append(parse_row(line, number))
        except SideboardsError as error:
            raise error.inside(Where("line", place)) from None
    return Board(tuple(letters))


def parse_row(text: str, number: int) -> str:
    """One line of the board, by its number from 1. Raises `NotationError`."""
    row = "".join(text.split()).upper()
    if len(row) != SIDE:
        raise NotationError("sequence-line-length", row=number, count=len(row), wanted=SIDE)
    at_end = number in (1, SIDE)
    for column, letter in enumerate(row, 1):
        corner = at_end and column in (1, SIDE)
        if letter not in _LETTERS and not corner:
            place = Place(number, column)
            raise NotationError("sequence-letter", letter=letter, place=str(place))
    return EMPTY + row[1:-1] + EMPTY if at_end else row
