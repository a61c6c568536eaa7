"""What every arrangement of some cards counts, looked up in the tables of its lanes."""

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from sideboards_score.model.cards import LINES, Card, Color, Handle, Value
from sideboards_score.model.objectives import (
    ObjectiveSet,
    Of,
    PatternObjective,
    RowObjective,
    Turning,
)
from sideboards_score.rules.possible.arrangements import Block, Ways
from sideboards_score.rules.possible.lane_tables import (
    NO_DRAWER,
    Counts,
    packing_table,
    run_tables,
    words,
)

Figures: TypeAlias = NDArray[np.int32]


class Found(NamedTuple):
    """What the arrangements of a block count."""

    points: Figures
    """(arrangements,) points of the three objectives."""
    drawers: Figures
    """(arrangements,) drawers in the counted rows."""


class _Lanes(NamedTuple):
    """The lanes of colours or handles."""

    letters: tuple[int, ...]
    """The letters of the words: lines of drawers, or no drawer."""
    ways: NDArray[np.int32]
    """(values, ways) the place in `letters` of each way of each card."""
    spare: int
    """Drawers that the words leave out: unknown ones, and second ones of one value on a card."""

    def numbers(self, block: Block) -> list[NDArray[np.int32]]:
        """For each value, the number of the word of each arrangement."""
        size = len(self.letters)
        cards = block.first.shape[1] + block.last.shape[1]
        weights = (size ** np.arange(cards)).astype(np.int32)
        return [
            np.add.outer(
                lane[block.first] @ weights[: block.first.shape[1]],
                lane[block.last] @ weights[block.first.shape[1] :],
            ).ravel()
            for lane in self.ways
        ]


class Values:
    """Counts arrangements of cards; what it says is never too low, and exact where `exact` is."""

    def __init__(
        self,
        cards: Sequence[Card],
        objectives: ObjectiveSet,
        turning: Turning,
        row_points: int,
        *,
        unknown: bool = False,
    ) -> None:
        """`unknown` is whether unknown drawers count for whatever they may be, or for nothing."""
        self.cards = len(cards)
        self.objectives = objectives
        self.row_points = row_points
        self.lanes = {of: _lanes(cards, of, unknown=unknown) for of in Of}
        self.exact = not any(lanes.spare for lanes in self.lanes.values())
        self.packings = [
            (goal, _packings(self.lanes[goal.of].letters, self.cards, goal, turning))
            for goal in (objectives.colors, objectives.handles)
        ]
        goal = objectives.rows
        self.runs = _runs(self.lanes[goal.of].letters, self.cards, goal.lines)

    def of(self, block: Block) -> Found:
        """What the arrangements of a block count."""
        numbers = {of: lanes.numbers(block) for of, lanes in self.lanes.items()}
        drawers = self._drawers(numbers[self.objectives.rows.of])
        points: Figures = drawers * np.int32(self.row_points)
        for goal, table in self.packings:
            count = reduce(np.add, (table.take(lane) for lane in numbers[goal.of])).astype(np.int32)
            points += np.int32(goal.points or 0) * self._with_spare(count, goal)
        return Found(points, drawers)

    def _with_spare(self, count: Figures, goal: PatternObjective) -> Figures:
        """A drawer that is left out brings one combination at most, and each takes its drawers."""
        spare = self.lanes[goal.of].spare
        if not spare or goal.pattern is None:
            return count
        most = self.cards * LINES // len(goal.pattern.places)
        return np.asarray(np.minimum(count + np.int32(spare), np.int32(most)))

    def _drawers(self, numbers: Sequence[NDArray[np.int32]]) -> Figures:
        """(arrangements,) drawers in the counted rows."""
        goal = self.objectives.rows
        lengths = [self.runs.take(lane, axis=1) for lane in _asked(goal, numbers)]
        if goal.lines:
            counted = reduce(np.maximum, lengths).astype(np.int32)
        else:
            counted = reduce(_two_longest, lengths)[: goal.rows].astype(np.int32)
        spare = self.lanes[goal.of].spare
        if spare:
            # So many drawers join one more run than they are, each no longer than the longest.
            counted = np.minimum((spare + 1) * counted.max(axis=0) + spare, self.cards)[None]
            counted = np.repeat(counted, len(goal.lines) or goal.rows, axis=0)
        return np.asarray(counted.sum(axis=0, dtype=np.int32))


def _asked(goal: RowObjective, numbers: Sequence[NDArray[np.int32]]) -> Iterable[NDArray[np.int32]]:
    """The lanes of the values that a row objective asks for."""
    if goal.value is None:
        return numbers
    return [numbers[goal.of.values.index(goal.value)]]


def _two_longest(one: Counts, other: Counts) -> Counts:
    """(2, n) the longest and the second longest of two lanes, from those of each."""
    second = np.maximum(np.minimum(one[0], other[0]), np.maximum(one[1], other[1]))
    return np.stack([np.maximum(one[0], other[0]), second])


@lru_cache(maxsize=4)
def _packings(
    letters: tuple[int, ...], cards: int, goal: PatternObjective, turning: Turning
) -> Counts:
    """The table of a pattern; the players of a game mostly have the same letters."""
    if goal.pattern is None:
        raise ValueError(f"objective {goal.number} has no pattern")
    return packing_table(words(letters, cards), goal.pattern.forms(turning))


@lru_cache(maxsize=2)
def _runs(letters: tuple[int, ...], cards: int, lines: tuple[int, ...]) -> Counts:
    return run_tables(words(letters, cards), lines)


def _lanes(cards: Sequence[Card], of: Of, *, unknown: bool) -> _Lanes:
    """The words of the cards' lanes."""
    ways = [way for card in cards for way in (card, card.turned())]
    lines = np.array([[_line(way, value, of) for way in ways] for value in of.values])
    letters = tuple(int(letter) for letter in np.unique(lines))
    seconds = sum(
        max(0, sum(shown is value for shown in _shown(card, of)) - 1)
        for card in cards
        for value in of.values
    )
    blank = (Color.UNKNOWN, Handle.UNKNOWN)
    left_out = sum(shown in blank for card in cards for shown in _shown(card, of)) if unknown else 0
    return _Lanes(letters, np.searchsorted(letters, lines).astype(np.int32), seconds + left_out)


def _shown(card: Card, of: Of) -> list[Value]:
    """The colours, or the handles, of a card's drawers from the top down."""
    return [drawer.color if of is Of.COLOR else drawer.handle for drawer in card.drawers]


def _line(card: Card, value: Value, of: Of) -> int:
    """The line of the card's first drawer of a value."""
    shown = _shown(card, of)
    return shown.index(value) + 1 if value in shown else NO_DRAWER


def ways_of(block: Block, numbers: NDArray[np.int64]) -> Ways:
    """(numbers, cards) the ways of some arrangements of a block."""
    first, last = np.divmod(numbers, len(block.last))
    return np.concatenate([block.first[first], block.last[last]], axis=1)
