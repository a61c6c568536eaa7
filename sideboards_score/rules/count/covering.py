"""As many sets as hoped for without overlap: a search drawer by drawer, for boards full of them.

On a board nearly all of one colour the best choice leaves almost no drawer over, and a bound on the
number of sets says little: searching set by set takes a hundred thousand steps. Here a number is
hoped for, the highest that the bound allows, then one less each time. The drawers that may be left
over are then few, so a drawer that few sets cover decides quickly: one of these sets is taken, or
it is left over.
"""

from collections.abc import Collection, Sequence

from sideboards_score.rules.count.steps import Steps


class Cover:
    """Sets as vertices, overlaps as edges; a group of vertices is an integer of one bit each."""

    def __init__(
        self,
        near: Sequence[int],
        through: Collection[int],
        smallest: int,
        steps: Steps | None = None,
    ) -> None:
        self.steps = steps
        self.near = near
        """Each vertex with its neighbours."""
        self.through = through
        """For each drawer the vertices that cover it."""
        self.smallest = smallest
        """The drawers of the smallest set."""
        self.failed: set[tuple[int, int]] = set()
        """Groups of vertices in which there are not so many without an edge."""

    def largest(self, alive: int, bound: int) -> int:
        """The largest group in `alive` without an edge between two, no larger than `bound`."""
        for wanted in range(bound, 0, -1):
            found = self._find(alive, wanted)
            if found is not None:
                return found
        return 0

    def _find(self, alive: int, wanted: int) -> int | None:
        """So many vertices of `alive` without an edge between two; None if there are not."""
        if not wanted:
            return 0
        if (alive, wanted) in self.failed:
            return None
        if self.steps is not None:
            self.steps.take()
        drawers = [group & alive for group in self.through if group & alive]
        spare = len(drawers) - wanted * self.smallest
        found = self._branch(alive, wanted, spare, drawers) if spare >= 0 else None
        if found is None:
            self.failed.add((alive, wanted))
        return found

    def _branch(self, alive: int, wanted: int, spare: int, drawers: Sequence[int]) -> int | None:
        """Take a set through the drawer that fewest cover, or leave this drawer over."""
        fewest = min(drawers, key=int.bit_count)
        rest = fewest
        while rest:
            low = rest & -rest
            rest ^= low
            found = self._find(alive & ~self.near[low.bit_length() - 1], wanted - 1)
            if found is not None:
                return found | low
        return self._find(alive & ~fewest, wanted) if spare else None
