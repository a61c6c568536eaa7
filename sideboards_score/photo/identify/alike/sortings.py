"""The sortings of a photo's handles that are worked out, until one of them is beyond doubt."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from sideboards_score.photo.arrays import Doubles, Ints
from sideboards_score.photo.identify.alike.doubt import (
    by_color,
    clearness,
    margins_of,
    merits_of,
    opposed,
    roles_of,
)
from sideboards_score.photo.identify.alike.evidence import (
    Facts,
    Sorted,
    in_order,
    noise_of,
    plainly,
)
from sideboards_score.photo.identify.alike.patches import Seen
from sideboards_score.photo.identify.alike.starts import better_turned, first_sortings, likeness
from sideboards_score.photo.identify.alike.sweeps import (
    Going,
    Settled,
    Start,
    afresh,
    lead,
    longer,
    sorted_by,
)
from sideboards_score.photo.identify.shapes import ARRANGEMENTS, ShapeFit
from sideboards_score.photo.identify.tuning import DrawerTuning


class Tried(NamedTuple):
    """The sortings that were worked out."""

    sortings: list[Settled]
    alone: bool
    """Whether the first one was beyond doubt, so that no other start was tried."""


def tried_sortings(
    seen: Seen,
    outlines: Callable[[], ShapeFit],
    tuning: DrawerTuning,
    known: Facts | None,
    likely: Sequence[Sorted] | None = None,
) -> Tried:
    """Sortings from different starts, until one is beyond doubt; the first alone if it is.

    It is the one that templates of other cards tell, if they are known: where these cards, once
    they have taught their own, say the very same of every drawer, no other start is looked at.
    Then they may go with the colours more than usual, since those of the other cards do not. Nor is
    another one where the outlines of single handles lead to the same: they know nothing of what
    misleads the others. `likely` are those to try in their place, where another look told some.
    What is far behind the others at once is not worked out.
    """
    told, found = _without_art(seen, tuning), _Found(seen, tuning)
    if known is not None:
        start = sorted_by(known, told, tuning)
        one = found.at_once(start)
        same = bool((start.places.labels == one.places.labels).all())
        if same and clear(one, seen, tuning.color_doubt, tuning):
            return Tried([one], alone=True)
    alike = likeness(told, seen.classes, tuning)
    first, *others = _starts(alike, tuning)
    one = found.at_once(Start(first))
    if _beyond_doubt(one, seen, alike, tuning):
        return Tried([one], alone=True)
    one = found.work_out()
    outlined = ARRANGEMENTS[outlines().arranged]
    for places in _further(found.tried, others, outlined) if likely is None else likely:
        other = found.arrived(places)
        if other is None:
            continue
        if _beyond_doubt(other, seen, alike, tuning) and _is_best(other, found.tried, seen, tuning):
            break
        if places.labels is outlined and _agree(one, other, seen, tuning):
            break
    return Tried(found.tried, alone=False)


class _Found:
    """The sortings of what a look shows that were found so far."""

    def __init__(self, seen: Seen, tuning: DrawerTuning) -> None:
        """None so far."""
        self._seen, self._tuning = seen, tuning
        self._quick: list[Settled] = []  # as they were at once
        self._far: set[bytes] = set()  # the names of those that are not worked out
        self.tried: list[Settled] = []

    def at_once(self, start: Start) -> Settled:
        """Where a start leads to at once."""
        going = lead(self._seen, start, self._tuning)
        self._quick.append(Settled.of(going, self._seen, self._tuning))
        return self._quick[-1]

    def work_out(self) -> Settled:
        """Go on with all that were found at once; the last of them."""
        last = self._quick[0]
        for one in self._quick:
            names = {each.places.name for each in self.tried}
            last = self._taken(afresh(self._seen, one.places, self._tuning, names))
        return last

    def arrived(self, places: Sorted) -> Settled | None:
        """What a start leads to, worked out; nothing if it is far behind the others at once."""
        names = {each.places.name for each in self.tried} | self._far
        going = lead(self._seen, Start(places), self._tuning, names)
        name = going.last.places.name
        if name in names:
            return self._known(name)
        self._quick.append(Settled.of(going, self._seen, self._tuning))
        merits = merits_of(self._quick, self._seen, self._tuning)
        if merits[-1] < merits.max() - self._tuning.far_behind:
            self._far.add(name)
            return None
        names = {each.places.name for each in self.tried}
        return self._taken(longer(going, self._seen, self._tuning, names))

    def _known(self, name: bytes) -> Settled | None:
        return next((each for each in self.tried if each.places.name == name), None)

    def _taken(self, going: Going) -> Settled:
        """The sorting at the end of its way, or the one that is known to which it came."""
        known = self._known(going.last.places.name)
        if known is not None:
            return known
        self.tried.append(Settled.of(going, self._seen, self._tuning))
        return self.tried[-1]


def _further(tried: list[Settled], others: list[Sorted], outlined: Ints) -> Iterator[Sorted]:
    """What to start from where the first sorting is in doubt; `tried` grows meanwhile.

    Which way up the cards lie is not told by the labels of outlines, so that they are tried with
    the cards as they lie in each of the others.
    """
    known = set[bytes]()
    for more in (others, []):
        ways = [*(one.places.turned for one in tried), np.zeros(len(outlined), np.intp)]
        for turned in ways:
            places = Sorted.at_home(outlined, turned)
            if places.name not in known:
                known.add(places.name)
                yield places
        yield from more


def _is_best(one: Settled, tried: list[Settled], seen: Seen, tuning: DrawerTuning) -> bool:
    """Whether a sorting is the likeliest: clear ones may contradict each other."""
    return tried[int(merits_of(tried, seen, tuning).argmax())] is one


def _beyond_doubt(one: Settled, seen: Seen, alike: Doubles, tuning: DrawerTuning) -> bool:
    """Whether no other sorting needs to be tried."""
    bound = tuning.color_told if told_clearly(one, seen, tuning) else tuning.color_bound
    if not clear(one, seen, bound, tuning):
        return False
    return better_turned(alike, one.places.labels, one.places.turned) < tuning.turned_better


def told_clearly(one: Settled, seen: Seen, tuning: DrawerTuning) -> bool:
    """Whether every card of a whole row is told by more than wrong sortings tell all of theirs.

    And its handles do not go with the colours as those do that art misleads.
    """
    margins, _ = margins_of(one.drawers, one.places.labels)
    whole = len(margins) >= tuning.told_cards and bool(margins.min() >= tuning.told_clearly)
    return whole and by_color(one, seen) < tuning.color_told


def clear(one: Settled, seen: Seen, bound: float, tuning: DrawerTuning) -> bool:
    """Whether every card is clear, and nothing speaks of art that was taken for handles.

    `bound` is how much the handles may go with the colours.
    """
    apart = clearness(one, tuning) >= tuning.apart_most * len(seen.classes)
    if not apart or by_color(one, seen) >= bound or opposed(one, tuning).any():
        return False
    return bool((roles_of(one, seen, tuning) > tuning.roles_clear).all())


def _agree(one: Settled, other: Settled, seen: Seen, tuning: DrawerTuning) -> bool:
    """Whether two sortings are clear, and say the same of every drawer."""
    labels, others = in_order(one.places.labels), in_order(other.places.labels)
    both = (clear(each, seen, tuning.color_bound, tuning) for each in (one, other))
    return bool((labels == others).all()) and all(both)


def _without_art(seen: Seen, tuning: DrawerTuning) -> Facts:
    """What drawers say before anything is sorted."""
    # Less what the drawers of one colour share: art that is the same on each is no handle.
    waves, by_class = seen.waves.copy(), (slice(None), *seen.by_class)
    waves[by_class] -= waves[by_class].mean(axis=1, keepdims=True)
    return plainly(waves, seen, noise_of(waves[0], seen, tuning))


def _starts(alike: Doubles, tuning: DrawerTuning) -> list[Sorted]:
    """The sortings to start from: the likeliest ones that differ by more than names."""
    found: dict[bytes, Sorted] = {}
    for labels, turned in zip(*first_sortings(alike), strict=True):
        places = Sorted.at_home(labels, turned)
        found.setdefault(in_order(labels).tobytes(), places)
    return list(found.values())[: tuning.most_starts]
