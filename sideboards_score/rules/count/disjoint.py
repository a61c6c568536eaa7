"""The largest choice of sets that do not overlap: an exact search on the graph of overlaps.

Sets are the vertices and overlaps the edges, so a choice without overlaps is an independent set,
and the largest one is found by branch and bound. At every point of the search `taken` and what is
still `alive` contain some largest choice: each step below says why it keeps that so.

>>> largest_disjoint([0b0011, 0b0110, 0b1100])
[3, 12]
"""

from collections.abc import Sequence
from functools import cached_property

from sideboards_score.rules.count.covering import Cover
from sideboards_score.rules.count.steps import Steps, TooManySteps

_PAIR = 2

_HANDFUL = 6
"""Up to so many sets, trying them one after another is quicker than building a graph."""

_FEW = 12
"""Up to so many sets, comparing each with each is quicker than an index of their drawers."""


_PATIENCE = 500
"""Steps after which another search is tried; boards of printed cards take some dozens."""


def largest_disjoint(sets: Sequence[int], steps: Steps | None = None) -> list[int]:
    """The most of the given sets of bits of which no two overlap, in ascending order.

    Raises `TooManySteps` where more steps than given are needed.
    """
    # One pass: `overlap` are the bits of two sets or more. Sets without such bits exclude nothing.
    covered = overlap = 0
    for bits in sets:
        overlap |= covered & bits
        covered |= bits
    if not overlap:
        return sorted(sets)
    if len(sets) <= _HANDFUL:
        return _of_a_handful(sorted(sets))
    chosen = [bits for bits in sets if not bits & overlap]
    rest = sorted([bits for bits in sets if bits & overlap])
    if len(rest) <= _HANDFUL:
        chosen += _of_a_handful(rest)
    else:
        picked = _picked(rest, steps)
        chosen += [rest[i] for i in range(len(rest)) if picked >> i & 1]
    chosen.sort()
    return chosen


def _picked(sets: Sequence[int], steps: Steps | None) -> int:
    """The best choice as bits, by another search where the first takes long."""
    every = (1 << len(sets)) - 1
    patience = _PATIENCE if steps is None else min(_PATIENCE, steps.left)
    first = Steps(patience)
    graph = _Graph(sets, first)
    try:
        return graph.largest_independent(every)
    except TooManySteps:
        pass
    finally:
        if steps is not None:
            steps.left -= patience - first.left
    return graph.by_covering(every, steps)


def _of_a_handful(sets: list[int]) -> list[int]:
    """The most of a few ascending sets: the first is taken or, where it overlaps several, left."""
    taken: list[int] = []
    while sets:
        first = sets[0]
        free = [bits for bits in sets if not bits & first]
        # Where the first overlaps one other at most, taking it costs no more than it brings.
        if len(sets) - len(free) > _PAIR:
            left = _of_a_handful(sets[1:])
            best = _of_a_handful(free)
            return taken + (left if len(left) > len(best) + 1 else [first, *best])
        taken.append(first)
        sets = free
    return taken


def upper_bound(sets: Sequence[int]) -> int:
    """A number that no choice of disjoint sets exceeds, found without searching."""
    return _Graph(sets).bound((1 << len(sets)) - 1) if sets else 0


class _Graph:
    """Sets as vertices, overlaps as edges; a group of vertices is an integer of one bit each."""

    def __init__(self, sets: Sequence[int], steps: Steps | None = None) -> None:
        self.sets = sets
        self.steps = steps
        self.known: dict[int, int] = {}
        self.near = self._pairwise() if len(sets) <= _FEW else self._by_drawer()
        """Each vertex with its neighbours."""

    def _pairwise(self) -> list[int]:
        near = [1 << index for index in range(len(self.sets))]
        for index, bits in enumerate(self.sets):
            for other in range(index):
                if bits & self.sets[other]:
                    near[index] |= 1 << other
                    near[other] |= 1 << index
        return near

    def _by_drawer(self) -> list[int]:
        near = []
        for own in self.bits:
            group = 0
            for low in own:
                group |= self.through[low]
            near.append(group)
        return near

    @cached_property
    def bits(self) -> list[list[int]]:
        """The drawers of each vertex, as single bits."""
        found = []
        for bits in self.sets:
            own = []
            rest = bits
            while rest:
                low = rest & -rest
                rest ^= low
                own.append(low)
            found.append(own)
        return found

    @cached_property
    def through(self) -> dict[int, int]:
        """Bit of a drawer -> the vertices that cover it."""
        through: dict[int, int] = {}
        for index, own in enumerate(self.bits):
            for low in own:
                through[low] = through.get(low, 0) | 1 << index
        return through

    @cached_property
    def smallest(self) -> int:
        """The drawers of the smallest set."""
        return min(len(own) for own in self.bits)

    def largest_independent(self, alive: int) -> int:
        """The largest group of vertices in `alive` without an edge between two of them."""
        taken, alive = self._take_safe(alive)
        if not alive:
            return taken
        if alive not in self.known:
            self.known[alive] = self._split(alive)
        return taken | self.known[alive]

    def by_covering(self, alive: int, steps: Steps | None) -> int:
        """The same by another search, each connected piece apart."""
        cover = Cover(self.near, self.through.values(), self.smallest, steps)
        taken, alive = self._take_safe(alive)
        while alive:
            piece = self._piece(alive)
            alive &= ~piece
            taken |= cover.largest(piece, self.bound(piece))
        return taken

    def _take_safe(self, alive: int) -> tuple[int, int]:
        """Take each vertex whose neighbours all touch each other: some largest group has it.

        Of these neighbours a group holds one at most, and the vertex can stand in its place (a
        simplicial vertex in the words of graph theory).
        """
        near = self.near
        taken = 0
        waiting = alive
        while waiting:
            vertex = waiting & -waiting
            waiting ^= vertex
            around = near[vertex.bit_length() - 1] & alive
            rest = around ^ vertex
            while rest:
                low = rest & -rest
                if around & ~near[low.bit_length() - 1]:
                    break
                rest ^= low
            else:
                taken |= vertex
                alive &= ~around
                waiting = alive  # what was refused before may have lost the neighbours in its way
        return taken, alive

    def _split(self, alive: int) -> int:
        """Solve the connected pieces apart: no edge joins them, so their best choices add up."""
        result = 0
        while alive:
            piece = self._piece(alive)
            alive &= ~piece
            result |= self._branch(piece)
        return result

    def _piece(self, alive: int) -> int:
        """The connected piece of the lowest vertex."""
        piece = new = alive & -alive
        while new:
            reached = 0
            while new:
                low = new & -new
                new ^= low
                reached |= self.near[low.bit_length() - 1]
            new = reached & alive & ~piece
            piece |= new
        return piece

    def _branch(self, alive: int) -> int:
        """The better of taking or leaving the vertex with the most neighbours.

        That vertex takes the most others out of play, so both branches become small soon.
        """
        if alive in self.known:
            return self.known[alive]
        if self.steps is not None:
            self.steps.take()
        vertex = self._busiest(alive)
        around = self.near[vertex]
        best = 1 << vertex | self.largest_independent(alive & ~around)
        without = alive & ~(1 << vertex)
        # Leaving it is worth a search only where the bound lets it become strictly better.
        if self.bound(without) > best.bit_count():
            other = self.largest_independent(without)
            if other.bit_count() > best.bit_count():
                best = other
        self.known[alive] = best
        return best

    def _busiest(self, alive: int) -> int:
        """The vertex with the most neighbours, the first of equals."""
        best = most = -1
        rest = alive
        while rest:
            low = rest & -rest
            rest ^= low
            index = low.bit_length() - 1
            degree = (self.near[index] & alive).bit_count()
            if degree > most:
                best, most = index, degree
        return best

    def bound(self, alive: int) -> int:
        """No independent group is larger: vertices through one drawer exclude each other.

        Two bounds, of which the lower one counts: a cover by such cliques, found greedily; and the
        drawers there are, divided by those that the smallest set needs.
        """
        cliques = 0
        rest = alive
        while rest:
            low = rest & -rest
            through = max(
                (self.through[bit] & rest for bit in self.bits[low.bit_length() - 1]),
                key=int.bit_count,
            )
            rest &= ~through
            cliques += 1
        cells = sum(1 for group in self.through.values() if group & alive)
        return min(cliques, cells // self.smallest)
