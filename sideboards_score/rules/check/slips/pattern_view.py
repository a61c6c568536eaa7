"""What slips in counting a pattern look at."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from sideboards_score.model.breakdown import PatternScore
from sideboards_score.model.cards import CELLS, LINES, Handle
from sideboards_score.model.claim import Field, Slip
from sideboards_score.model.objectives import Pattern, PatternObjective, Turning
from sideboards_score.model.sideboard import DrawerSet, Sideboard, joined, lane_of
from sideboards_score.rules.check.slips.search import Search
from sideboards_score.rules.count.packing import laid_forms, placements_of


@dataclass(frozen=True)
class PatternView:
    """A pattern as scored on one sideboard; what slips need is worked out on demand."""

    player: str
    field: Field
    sideboard: Sideboard
    objective: PatternObjective
    turning: Turning
    score: PatternScore
    other: PatternObjective
    """The other pattern of the game."""
    row_points: int
    """The points of a drawer in a counted row."""
    search: Search

    @property
    def pattern(self) -> Pattern:
        """The pattern as drawn."""
        if self.objective.pattern is None:
            raise ValueError("a pattern that is not known has no slips")
        return self.objective.pattern

    @cached_property
    def lanes(self) -> int:
        """The drawers of each colour, or of each handle."""
        return self.sideboard.lanes(self.objective.of)

    @property
    def best(self) -> tuple[DrawerSet, ...]:
        """The combinations as scored."""
        return tuple(combination.drawers for combination in self.score.combinations)

    @cached_property
    def forms(self) -> tuple[Pattern, ...]:
        """The pattern flipped and turned as allowed."""
        return self.pattern.forms(self.turning)

    @cached_property
    def all(self) -> tuple[DrawerSet, ...]:
        """Every placement, overlapping or not."""
        return tuple(stripped(p) for p in placements_of(self.lanes, laid_forms(self.forms)))

    @cached_property
    def known(self) -> int:
        """The drawers that show a colour, or a handle."""
        values = range(len(self.objective.of.values))
        return joined(lane_of(self.lanes, value) for value in values)

    def packed(self, lanes: int, forms: tuple[Pattern, ...]) -> tuple[DrawerSet, ...] | None:
        """The most placements of the forms side by side; None where it takes too long to say."""
        found = self.search.packed(lanes, laid_forms(forms))
        return None if found is None else tuple(stripped(p) for p in found)

    def slip(
        self,
        kind: str,
        count: int,
        sets: Iterable[DrawerSet],
        places: int = 0,
        values: Mapping[str, object] | None = None,
    ) -> Slip:
        """A slip that makes another count."""
        points = count * self.score.points_each
        drawers = DrawerSet(places)
        return Slip(
            kind, self.player, self.field, count, points, drawers, values or {}, tuple(sets)
        )


def stripped(placement: int) -> DrawerSet:
    """The drawers of a placement in whatever lane it lies."""
    return DrawerSet(placement >> (CELLS * ((placement.bit_length() - 1) // CELLS)))


def bare_drawers(sideboard: Sideboard) -> int:
    """The drawers that are known to have no handle."""
    return sum(
        (drawer.handle is Handle.NONE) << (LINES * column + line)
        for column, card in enumerate(sideboard.cards)
        for line, drawer in enumerate(card.drawers)
    )


def rotations(pattern: Pattern, turning: Turning) -> tuple[Pattern, ...]:
    """The pattern turned as allowed, never flipped."""
    places = pattern.places
    half = Pattern.at([(-line, -column) for line, column in places])
    if turning is Turning.HALF:
        return tuple(dict.fromkeys((pattern, half)))
    right = Pattern.at([(column, -line) for line, column in places])
    left = Pattern.at([(-column, line) for line, column in places])
    return tuple(dict.fromkeys((pattern, right, half, left)))


def mirrored(pattern: Pattern) -> tuple[Pattern, ...]:
    """The pattern flipped to the side or upside down, never turned."""
    places = pattern.places
    side = Pattern.at([(line, -column) for line, column in places])
    down = Pattern.at([(-line, column) for line, column in places])
    return tuple(dict.fromkeys((pattern, side, down)))


def wrapped_places(forms: Iterable[Pattern], columns: int) -> list[int]:
    """Where a form lies when it leaves the sideboard on the right and comes in on the left."""
    return [
        joined(
            1 << (LINES * ((column + start) % columns) + line + top) for line, column in form.places
        )
        for form in forms
        if form.width <= columns
        for start in range(columns - form.width + 1, columns)
        for top in range(LINES - form.height + 1)
    ]
