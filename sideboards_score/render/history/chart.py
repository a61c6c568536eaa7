"""The totals of all players over time, as a drawing."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from sideboards_score.model.drawing import PAPER, Drawing, Label, Point, Shape
from sideboards_score.model.kept import KeptGame
from sideboards_score.render.drawings.geometry import paper
from sideboards_score.render.drawings.lettering import text_lines
from sideboards_score.words import Words

_INK, _FAINT = "#333333", "#d5cfc2"
_COLORS = ("#b3261e", "#00697a", "#7b3fa0", "#b26a00", "#2e6b2e", "#1f4fa3", "#8a1a5c", "#5c5c5c")
"""Dark enough to read on paper; the ninth player begins anew with other marks."""
_STEPS = (5, 10, 20, 50, 100)
_MOST_LINES = 8
"""Lines across that a scale may have."""
_MOST_NAMES = 22
"""Names for which there is room; those who have played most."""
_MARK = 4.5
_SIZE = 14.0
_LINE = _SIZE * 1.3
"""From one name to the next below it."""


class Frame(NamedTuple):
    """How large a plot is, and its margins; the names stand at the right."""

    width: int
    height: int
    left: int
    right: int
    top: int = 60
    bottom: int = 60


WIDE, NARROW = Frame(960, 540, 60, 180), Frame(480, 460, 56, 130)
"""On paper and a screen, and on a phone, which shows it at two thirds."""


class _Scale(NamedTuple):
    """Where games and points lie."""

    frame: Frame
    games: int
    most: int

    def at(self, game: int, points: int) -> Point:
        """The point of a total, of a game counted from 0."""
        frame = self.frame
        room = frame.width - frame.left - frame.right
        x = frame.left + room * (game / (self.games - 1) if self.games > 1 else 0.5)
        high = frame.height - frame.top - frame.bottom
        return x, frame.height - frame.bottom - high * points / self.most


def totals_drawing(games: Sequence[KeptGame], words: Words, frame: Frame = WIDE) -> Drawing:
    """Games from left to right in the order given, a line for each player."""
    lines = _lines(games)
    most = max((total for _, line in lines for _, total in line), default=1)
    step = next((step for step in _STEPS if most <= step * _MOST_LINES), _STEPS[-1])
    scale = _Scale(frame, len(games), step * -(-most // step))
    items = [paper(frame.width, frame.height), *_grid(scale, step, games)]
    head = (frame.left, frame.top / 2 + _SIZE / 2)
    items.append(Label(head, words("plot-title"), _SIZE * 1.3, _INK))
    last = _apart([scale.at(*line[-1])[1] for _, line in lines], frame)
    for number, ((name, line), height) in enumerate(zip(lines, last, strict=True)):
        places = [scale.at(*place) for place in line]
        items += _player(number, words.shown(name), places, height, frame)
    return Drawing(frame.width, frame.height, tuple(items))


def _lines(games: Sequence[KeptGame]) -> list[tuple[str, list[tuple[int, int]]]]:
    """Each player, as spelled last, with the totals by game."""
    names: dict[str, str] = {}
    totals: dict[str, list[tuple[int, int]]] = {}
    for at, game in enumerate(games):
        for player in game.players:
            names[player.person] = player.name
            totals.setdefault(player.person, []).append((at, player.total))
    often = sorted(totals, key=lambda person: -len(totals[person]))[:_MOST_NAMES]
    return [(names[person], totals[person]) for person in totals if person in often]


def _grid(scale: _Scale, step: int, games: Sequence[KeptGame]) -> Iterator[Shape | Label]:
    """Lines across with their points, and the first and the last day below."""
    frame = scale.frame
    for points in range(0, scale.most + 1, step):
        _, y = scale.at(0, points)
        line = ((frame.left, y), (frame.width - frame.right, y))
        yield Shape(line, stroke=_FAINT, width=1, closed=False)
        yield Label((frame.left / 2, y + _SIZE / 3), str(points), _SIZE, _INK, middle=True)
    ends = sorted({0, len(games) - 1}) if games else []
    for at in ends:
        x, _ = scale.at(at, 0)
        y = frame.height - frame.bottom / 2
        yield Label((x, y), games[at].date, _SIZE, _INK, middle=True)


def _apart(heights: Sequence[float], frame: Frame) -> list[float]:
    """The heights of names, moved down where two would lie upon each other, up at the bottom."""
    placed = list(heights)
    order = sorted(range(len(placed)), key=placed.__getitem__)
    for before, at in pairwise(order):
        placed[at] = max(placed[at], placed[before] + _LINE)
    lowest = frame.height - _LINE
    for at in reversed(order):
        placed[at] = min(placed[at], lowest)
        lowest = placed[at] - _LINE
    return placed


def _player(
    number: int, name: str, places: Sequence[Point], height: float, frame: Frame
) -> Iterator[Shape | Label]:
    color = _COLORS[number % len(_COLORS)]
    yield Shape(tuple(places), stroke=color, width=2.5, closed=False)
    for place in places:
        yield _mark(number, place, color)
    x = frame.width - frame.right + 12
    yield _mark(number, (x, height), color)
    lines = text_lines(name, _SIZE, frame.width - x - 24)
    shown = lines[0].rstrip() + ("…" if len(lines) > 1 else "")
    yield Label((x + 12, height + _SIZE / 3), shown, _SIZE, color, halo=PAPER)


def _mark(number: int, place: Point, color: str) -> Shape:
    """Square, tip up, tip down or tip to the side, so that grey tells them apart, too."""
    x, y = place
    ways: tuple[tuple[Point, ...], ...] = (
        ((-1, -1), (1, -1), (1, 1), (-1, 1)),
        ((0, -1.3), (1.2, 1), (-1.2, 1)),
        ((0, 1.3), (1.2, -1), (-1.2, -1)),
        ((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)),
        ((-1.3, 0), (1, -1.2), (1, 1.2)),
    )
    shape = ways[number % len(ways)]
    return Shape(tuple((x + _MARK * dx, y + _MARK * dy) for dx, dy in shape), fill=color)
