"""What slips in counting rows look at."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from sideboards_score.model.breakdown import RowScore, Run
from sideboards_score.model.cards import COLUMNS, LINES, Value
from sideboards_score.model.claim import Field, Slip
from sideboards_score.model.objectives import PatternObjective, RowObjective
from sideboards_score.model.sideboard import (
    DrawerSet,
    Line,
    Sideboard,
    in_every_lane,
    joined,
    lane_of,
)
from sideboards_score.rules.count.runs import counted_runs


@dataclass(frozen=True)
class RowView:
    """The rows as scored on one sideboard; what slips need is worked out on demand."""

    player: str
    sideboard: Sideboard
    objective: RowObjective
    score: RowScore
    lines_by_text: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """Editions whose text names other lines, with these lines."""
    patterns: tuple[PatternObjective, ...] = ()
    """The two patterns of the game."""

    @cached_property
    def lanes(self) -> int:
        """The drawers of each colour, or of each handle."""
        return self.sideboard.lanes(self.objective.of)

    @property
    def values(self) -> tuple[Value, ...]:
        """The colours or handles that may form a row."""
        if self.objective.value is not None:
            return (self.objective.value,)
        return self.objective.of.values

    @property
    def lines(self) -> tuple[int, ...]:
        """The lines in which a row may lie."""
        return self.objective.lines or tuple(range(1, LINES + 1))

    @property
    def rows(self) -> int:
        """How many rows count."""
        return len(self.objective.lines) or self.objective.rows

    def lane(self, value: Value) -> int:
        """The drawers of one value."""
        return lane_of(self.lanes, self.objective.of.values.index(value))

    @cached_property
    def runs(self) -> tuple[Run, ...]:
        """Every unbroken run of a value and in a line that may count."""
        return tuple(
            run for value in self.values for line in self.lines for run in self._runs(value, line)
        )

    def _runs(self, value: Value, line: int) -> Iterator[Run]:
        lane = self.lane(value)
        first = 0
        for card in range(1, COLUMNS + 2):
            there = card <= COLUMNS and lane >> (LINES * (card - 1) + line - 1) & 1
            if there and not first:
                first = card
            elif not there and first:
                yield Run(value, Line(line), first, card - 1)
                first = 0

    @cached_property
    def best(self) -> tuple[DrawerSet, ...]:
        """The rows as scored."""
        return tuple(run.drawers for run in self.score.runs)

    def slip(
        self,
        kind: str,
        sets: Iterable[DrawerSet],
        places: int = 0,
        values: Mapping[str, object] | None = None,
    ) -> Slip:
        """A slip that counts these rows."""
        rows = tuple(sets)
        count = sum(bits.bit_count() for bits in rows)
        points = count * self.score.points_each
        drawers = DrawerSet(places or joined(rows))
        return Slip(
            kind, self.player, Field.ROWS, count, points, drawers, values or {"count": count}, rows
        )

    def beside(self, extra: DrawerSet, line: int) -> tuple[DrawerSet, ...]:
        """The extra row with the best that can count beside it."""
        left = self.lanes & ~in_every_lane(extra)
        if self.objective.lines:
            rest = tuple(at for at in self.objective.lines if at != line)
            if not rest:
                return (extra,)
            found = counted_runs(left, replace(self.objective, lines=rest, rows=len(rest)))
        else:
            found = counted_runs(left, replace(self.objective, rows=self.objective.rows - 1))
        return (extra, *(run.drawers for run in found))


def with_others(slips: Iterable[Slip]) -> list[Slip]:
    """One slip of each kind and count, with the places of the others that give the same."""
    groups: dict[tuple[str, int | None], list[Slip]] = {}
    for slip in slips:
        groups.setdefault((slip.kind, slip.count), []).append(slip)
    return [replace(first, others=_elsewhere(first, rest)) for first, *rest in groups.values()]


def _elsewhere(first: Slip, rest: Iterable[Slip]) -> tuple[DrawerSet, ...]:
    places = dict.fromkeys(slip.places for slip in rest)
    return tuple(bits for bits in places if bits != first.places)
