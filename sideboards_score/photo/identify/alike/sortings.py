"""The sortings of a photo's handles that are worked out, until one of them is beyond doubt."""

from collections.abc import Callable, Iterator

import numpy as np

from sideboards_score.photo.arrays import Doubles, Ints
from sideboards_score.photo.identify.alike.doubt import (
    by_color,
    clearness,
    in_order,
    merits_of,
    opposed,
    roles_of,
)
from sideboards_score.photo.identify.alike.evidence import Facts, Sorted, noise_of, plainly
from sideboards_score.photo.identify.alike.patches import Seen
from sideboards_score.photo.identify.alike.starts import better_turned, first_sortings, likeness
from sideboards_score.photo.identify.alike.sweeps import Settled, Start, settle, sorted_by
from sideboards_score.photo.identify.shapes import ARRANGEMENTS, ShapeFit
from sideboards_score.photo.identify.tuning import DrawerTuning


def tried_sortings(
    seen: Seen, outlines: Callable[[], ShapeFit], tuning: DrawerTuning, known: Facts | None
) -> list[Settled]:
    """Sortings from different starts, until one is beyond doubt; the first alone if it is.

    It is the one that templates of other cards tell, if they are known: where these cards, once
    they have taught their own, say the very same of every drawer, no other start is looked at.
    Then they may go with the colours more than usual, since those of the other cards do not. Nor is
    another one where the outlines of single handles lead to the same: they know nothing of what
    misleads the others.
    """
    told, tried = _without_art(seen, tuning), list[Settled]()
    if known is not None:
        start = sorted_by(known, told, tuning)
        tried.append(settle(seen, start, tuning, quick=True))
        same = bool((start.places.labels == tried[0].places.labels).all())
        if same and clear(tried[0], seen, tuning.color_doubt, tuning):
            return tried
    alike = likeness(told, seen.classes, tuning)
    first, *others = _starts(alike, tuning)
    one = settle(seen, Start(first), tuning, quick=True)
    if _beyond_doubt(one, seen, alike, tuning):
        return [one]
    tried = [settle(seen, Start(each.places), tuning) for each in (*tried, one)]
    one = tried[-1]
    outlined = ARRANGEMENTS[outlines().arranged]
    for places in _further(tried, others, outlined):
        tried.append(settle(seen, Start(places), tuning))
        if _beyond_doubt(tried[-1], seen, alike, tuning) and _last_is_best(tried, seen, tuning):
            break
        if places.labels is outlined and _agree(one, tried[-1], seen, tuning):
            break
    return tried


def _further(tried: list[Settled], others: list[Sorted], outlined: Ints) -> Iterator[Sorted]:
    """What to start from where the first sorting is in doubt; `tried` grows meanwhile.

    Which way up the cards lie is not told by the labels of outlines, so that they are tried with
    the cards as they lie in each of the others.
    """
    known = set[bytes]()
    for more in (others, []):
        ways = [*(one.places.turned for one in tried), np.zeros(len(outlined), np.intp)]
        for turned in ways:
            if _first_up(turned).tobytes() not in known:
                known.add(_first_up(turned).tobytes())
                yield Sorted.at_home(outlined, turned)
        yield from more


def _last_is_best(tried: list[Settled], seen: Seen, tuning: DrawerTuning) -> bool:
    """Whether the last sorting is the likeliest: clear ones may contradict each other."""
    return int(merits_of(tried, seen, tuning).argmax()) == len(tried) - 1


def _beyond_doubt(one: Settled, seen: Seen, alike: Doubles, tuning: DrawerTuning) -> bool:
    """Whether no other sorting needs to be tried."""
    if not clear(one, seen, tuning.color_bound, tuning):
        return False
    return better_turned(alike, one.places.labels, one.places.turned) < tuning.turned_better


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


def _first_up(turned: Ints) -> Ints:
    """Turns counted from the first card: templates are the same either way up."""
    return np.asarray(turned ^ turned[0])


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
