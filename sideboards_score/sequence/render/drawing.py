"""A board as a drawing: chips, a line through every sequence, rings where one would be finished."""

from collections.abc import Container, Iterator, Mapping
from math import cos, pi, sin

from sideboards_score.model.drawing import Drawing, Label, Point, Shape
from sideboards_score.render.drawings.geometry import BASELINE, Item, box, paper
from sideboards_score.render.drawings.legend import text_items
from sideboards_score.sequence.model.board import EMPTY, UNKNOWN, Board, Line, Place, Team
from sideboards_score.sequence.model.standing import Standing, TeamStanding
from sideboards_score.sequence.render.marks import names_of
from sideboards_score.sequence.render.sentences import count_of, outcome_of
from sideboards_score.words import Words

CELL = 96
"""Pixels of a square: on a phone a third of it."""
_EDGE = 56
_TEXT = 34
INK = "#222222"
_FREE = "#ffffff"
_GRID = "#cfc8b8"
_CORNER = "#e6d9a8"
FILLS: Mapping[Team, str] = {Team.BLUE: "#2b62c4", Team.GREEN: "#23894a", Team.RED: "#cf332c"}
_SIDES = 40
"""Corners of the polygon that stands for a circle: none is seen at this size."""


def board_drawing(standing: Standing, words: Words) -> Drawing:
    """The board, and below it the count of every team and who has won."""
    width = width_of(standing.board)
    items = board_items(standing)
    bottom: float = width
    for text in _texts(standing, words):
        labels, bottom = text_items(text, _TEXT, (_EDGE, bottom), width - 2 * _EDGE)
        items += labels
    height = round(bottom + _EDGE)
    return Drawing(width, height, (paper(width, height), *items))


def width_of(board: Board) -> int:
    """Pixels of a drawn board, and as many of its height."""
    return 2 * _EDGE + CELL * board.side


def board_items(standing: Standing) -> list[Item]:
    """The squares with their chips, and what is finished and would finish."""
    items = [*_squares(standing.board), *_numbers(standing.board.side)]
    lines = [names for team in standing.teams for names in names_of(team).items()]
    for team in standing.teams:
        items += _rings(team)
    for _, line in lines:
        items += _stroke(line)
    # A stroke through a letter makes a C of a G.
    items += _letters(standing.board, {place for _, line in lines for place in line})
    for name, line in lines:
        items += _sign(name, line)
    return items


def _texts(standing: Standing, words: Words) -> Iterator[str]:
    yield from (count_of(team, words) for team in standing.teams)
    yield outcome_of(standing, words)
    if any(team.finishing for team in standing.teams):
        yield words("sequence-ring")


def circle(
    middle: Point,
    radius: float,
    fill: str | None = None,
    stroke: str | None = None,
    width: float = 0,
) -> Shape:
    """A circle as a polygon."""
    angles = (2 * pi * step / _SIDES for step in range(_SIDES))
    points = tuple((middle[0] + radius * cos(a), middle[1] + radius * sin(a)) for a in angles)
    return Shape(points, fill, stroke, width)


def middle_of(place: Place) -> Point:
    """The middle of a square."""
    return (_EDGE + CELL * (place.column - 0.5), _EDGE + CELL * (place.line - 0.5))


def _squares(board: Board) -> Iterator[Item]:
    squares = range(1, board.side + 1)
    for place in (Place(line, column) for line in squares for column in squares):
        x, y = middle_of(place)
        half = CELL / 2
        fill = _CORNER if board.is_corner(place) else _FREE
        yield Shape(box(x - half, y - half, x + half, y + half), fill, _GRID, 2)
        if not board.is_corner(place):
            yield from _chip(board.at(place), (x, y), 0.4 * CELL)


def _chip(letter: str, middle: Point, radius: float) -> Iterator[Item]:
    for team, fill in FILLS.items():
        if letter == team.value:
            yield circle(middle, radius, fill=fill)


def _letters(board: Board, lined: Container[Place]) -> Iterator[Item]:
    """The letters, which tell chips apart for who does not see colours, clear of strokes."""
    for place in board.places():
        letter, middle = board.at(place), middle_of(place)
        if letter == UNKNOWN:
            yield _label(middle, letter, 0.5 * CELL, INK)
        elif letter != EMPTY:
            if place in lined:
                yield from _chip(letter, middle, 0.24 * CELL)
            yield _label(middle, letter, 0.4 * CELL, _FREE)


def _label(middle: Point, text: str, size: float, fill: str) -> Label:
    return Label((middle[0], middle[1] + BASELINE * size), text, size, fill, middle=True)


def _numbers(side: int) -> Iterator[Item]:
    for number in range(1, side + 1):
        at = _EDGE + CELL * (number - 0.5)
        yield _label((at, _EDGE / 2), str(number), 0.5 * _EDGE, INK)
        yield _label((_EDGE / 2, at), str(number), 0.5 * _EDGE, INK)


def _rings(team: TeamStanding) -> Iterator[Item]:
    """A ring of a team's colour; teams that want the same square have rings of different width."""
    radius = CELL * (0.4 - 0.1 * list(Team).index(team.team))
    for place in team.finishing:
        yield circle(middle_of(place), radius, stroke=FILLS[team.team], width=4)


def _stroke(line: Line) -> Iterator[Item]:
    """A line through five squares, dark with a light edge."""
    ends = (middle_of(line[0]), middle_of(line[-1]))
    yield Shape(ends, stroke=_FREE, width=14, closed=False)
    yield Shape(ends, stroke=INK, width=7, closed=False)


def _sign(name: str, line: Line) -> Iterator[Item]:
    """The sign of a line, at its second square."""
    middle = middle_of(line[1])
    yield circle(middle, 0.24 * CELL, fill=_FREE, stroke=INK, width=4)
    yield _label(middle, name, 0.28 * CELL, INK)
