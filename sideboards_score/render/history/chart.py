"""The totals of all players over time, as a drawing."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from sideboards_score.model.drawing import PAPER, Drawing, Label, Point, Shape
from sideboards_score.model.kept import KeptGame
from sideboards_score.render.drawings.geometry import paper
from sideboards_score.render.drawings.lettering import text_lines
from sideboards_score.words import Words

_WIDTH, _HEIGHT = 960, 540
_LEFT, _RIGHT, _TOP, _BOTTOM = 60, 180, 60, 60
"""Margins; the names stand at the right."""
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


class _Scale(NamedTuple):
    """Where games and points lie."""

    games: int
    top: int

    def at(self, game: int, points: int) -> Point:
        """The point of a total, of a game counted from 0."""
        right = _WIDTH - _LEFT - _RIGHT
        x = _LEFT + right * (game / (self.games - 1) if self.games > 1 else 0.5)
        return x, _HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * points / self.top


def totals_drawing(games: Sequence[KeptGame], words: Words) -> Drawing:
    """Games from left to right in the order given, a line for each player."""
    lines = _lines(games)
    most = max((total for _, line in lines for _, total in line), default=1)
    step = next((step for step in _STEPS if most <= step * _MOST_LINES), _STEPS[-1])
    scale = _Scale(len(games), step * -(-most // step))
    items = [paper(_WIDTH, _HEIGHT), *_grid(scale, step, games)]
    items.append(Label((_LEFT, _TOP / 2 + _SIZE / 2), words("plot-title"), _SIZE * 1.3, _INK))
    last = _apart([scale.at(*line[-1])[1] for _, line in lines])
    for number, ((name, line), height) in enumerate(zip(lines, last, strict=True)):
        items += _player(number, words.shown(name), [scale.at(*place) for place in line], height)
    return Drawing(_WIDTH, _HEIGHT, tuple(items))


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
    for points in range(0, scale.top + 1, step):
        _, y = scale.at(0, points)
        line = ((_LEFT, y), (_WIDTH - _RIGHT, y))
        yield Shape(line, stroke=_FAINT, width=1, closed=False)
        yield Label((_LEFT / 2, y + _SIZE / 3), str(points), _SIZE, _INK, middle=True)
    ends = sorted({0, len(games) - 1}) if games else []
    for at in ends:
        x, _ = scale.at(at, 0)
        y = _HEIGHT - _BOTTOM / 2
        yield Label((x, y), games[at].date, _SIZE, _INK, middle=True)


def _apart(heights: Sequence[float]) -> list[float]:
    """The heights of names, moved down where two would lie upon each other, up at the bottom."""
    placed = list(heights)
    order = sorted(range(len(placed)), key=placed.__getitem__)
    for before, at in pairwise(order):
        placed[at] = max(placed[at], placed[before] + _LINE)
    lowest = _HEIGHT - _LINE
    for at in reversed(order):
        placed[at] = min(placed[at], lowest)
        lowest = placed[at] - _LINE
    return placed


def _player(
    number: int, name: str, places: Sequence[Point], height: float
) -> Iterator[Shape | Label]:
    color = _COLORS[number % len(_COLORS)]
    yield Shape(tuple(places), stroke=color, width=2.5, closed=False)
    for place in places:
        yield _mark(number, place, color)
    x = _WIDTH - _RIGHT + 12
    yield _mark(number, (x, height), color)
    lines = text_lines(name, _SIZE, _WIDTH - x - 24)
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
