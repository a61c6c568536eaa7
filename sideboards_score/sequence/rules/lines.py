"""The straight lines of a board, and the squares on them that count for a team."""

from collections.abc import Iterator
from functools import cache
from itertools import groupby

from sideboards_score.sequence.model.board import FIVE, Board, Line, Place, Team

DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
"""Across, down, and both diagonals, as steps of line and column."""


@cache
def straight_lines(side: int) -> tuple[Line, ...]:
    """Every line from edge to edge that has room for a sequence."""
    squares = range(1, side + 1)
    found = []
    for down, right in DIRECTIONS:
        for place in (Place(line, column) for line in squares for column in squares):
            before = Place(place.line - down, place.column - right)
            if before.line not in squares or before.column not in squares:
                line = tuple(_walk(place, down, right, side))
                found += [line] if len(line) >= FIVE else []
    return tuple(found)


def _walk(place: Place, down: int, right: int, side: int) -> Iterator[Place]:
    while 1 <= place.line <= side and 1 <= place.column <= side:
        yield place
        place = Place(place.line + down, place.column + right)


def runs_of(board: Board, team: Team) -> tuple[Line, ...]:
    """The unbroken lines of a team's squares, corners with them, that hold a sequence."""
    return tuple(
        run
        for line in straight_lines(board.side)
        for held, group in groupby(line, lambda place: board.holds(place, team))
        if held and len(run := tuple(group)) >= FIVE
    )


def windows(line: Line, size: int = FIVE) -> Iterator[Line]:
    """Every stretch of a line of so many squares."""
    for start in range(len(line) - size + 1):
        yield line[start : start + size]
