"""The handles of a photo: the likeliest of several sortings, and how sure it is."""

from collections.abc import Callable
from functools import cache

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import Doubles, Ints, Pixels, Waves
from sideboards_score.photo.identify.alike.bands import AT_HOME
from sideboards_score.photo.identify.alike.doubt import (
    by_color,
    clearness,
    doubt_of,
    gaps_of,
    in_order,
    merits_of,
)
from sideboards_score.photo.identify.alike.evidence import (
    Facts,
    Noise,
    Sorted,
    fits,
    foretold,
    gathered,
    noise_of,
    nothing_known,
    said,
)
from sideboards_score.photo.identify.alike.outlines import naming_scores
from sideboards_score.photo.identify.alike.patches import Seen, see
from sideboards_score.photo.identify.alike.starts import better_turned, first_sortings, likeness
from sideboards_score.photo.identify.alike.sweeps import Settled, settle
from sideboards_score.photo.identify.few import fit_few
from sideboards_score.photo.identify.handles import find_marks
from sideboards_score.photo.identify.shapes import (
    ARRANGEMENTS,
    CLASSES,
    NONE,
    SHAPE_NAMINGS,
    ShapeFit,
)
from sideboards_score.photo.identify.tuning import DrawerTuning


def fit_alike(
    stacks: list[Pixels], classes: Ints, tuning: DrawerTuning, expected: Ints | None = None
) -> ShapeFit:
    """The handles of several cards whose colour classes (cards, 5) are known.

    `expected` (cards, 5) are the shapes that a deck has for the cards of these colours.
    """
    seen = see(stacks, classes, tuning)
    seen = seen._replace(waves=seen.waves - _everywhere(seen, tuning))
    outlines = cache(lambda: fit_few(find_marks(stacks, tuning), tuning))
    tried = _tried(seen, outlines, tuning)
    alone, prior = len(tried) == 1, np.zeros(len(tried))
    if expected is not None:
        start = Sorted(expected, np.zeros(len(expected), np.intp), np.full_like(expected, AT_HOME))
        tried.append(settle(seen, start, tuning, fixed=True))
        prior = np.append(prior, tuning.deck_first)
    merits = merits_of(tried, seen, tuning) + prior
    best = tried[int(merits.argmax())]
    own = gathered(best.each, best.places.labels, CLASSES)
    whole = nothing_known(tuning).plus(Facts(own.precision.sum(axis=0), own.pull.sum(axis=0)))
    names = naming_scores(whole.mean, seen, tuning)
    doubt = doubt_of(tried, merits, seen, tuning)
    labels, drawers = best.places.labels, _flattened(best, tuning)
    clear = alone and (gaps_of(drawers, labels, tuning) >= tuning.apart_most).all()
    # A sorting that may be wrong altogether says the less of each drawer.
    drawers = tuning.alike_trust * (1 - doubt) * drawers
    backing = 0.0 if clear else _backing(outlines(), labels, tuning)
    return ShapeFit(drawers + backing, names, doubt)


def _backing(outlines: ShapeFit, labels: Ints, tuning: DrawerTuning) -> Doubles | float:
    """(cards, 5, 4) what each handle's own outline says, for the classes of a sorting.

    Nothing where they say otherwise of many cards: a print's marks mislead them.
    """
    arranged = ARRANGEMENTS[outlines.arranged]
    names = np.append(SHAPE_NAMINGS, np.full((len(SHAPE_NAMINGS), 1), NONE), axis=1)
    same = [(arranged == naming[labels]).all(axis=1).mean() for naming in names]
    if max(same) < tuning.outlines_agree:
        return 0.0
    return np.asarray(tuning.outline_trust * outlines.drawers[..., names[int(np.argmax(same))]])


def _tried(seen: Seen, outlines: Callable[[], ShapeFit], tuning: DrawerTuning) -> list[Settled]:
    """Sortings from different starts; the first alone where it is beyond doubt.

    Where none is, the sorting by the outlines of single handles is one more: it knows nothing of
    what misleads the others. Which way up the cards lie it does not tell, so that it is tried with
    the cards as they lie in each of the others.
    """
    tried: list[Settled] = []
    starts, alike = _starts(seen, tuning)
    for start in starts:
        tried.append(settle(seen, start, tuning))
        if len(tried) == 1 and _beyond_doubt(tried[0], seen, alike, tuning):
            return tried
    labels = ARRANGEMENTS[outlines().arranged]
    ways = {_first_up(one.places.turned).tobytes(): one.places.turned for one in tried}
    upright = np.zeros(len(labels), np.intp)
    ways.setdefault(upright.tobytes(), upright)
    for turned in ways.values():
        start = Sorted(labels, turned, np.full_like(labels, AT_HOME))
        tried.append(settle(seen, start, tuning))
    return tried


def _beyond_doubt(one: Settled, seen: Seen, alike: Doubles, tuning: DrawerTuning) -> bool:
    """Whether no other sorting needs to be tried."""
    return (
        clearness(one, tuning) >= tuning.apart_most * len(seen.classes)
        and by_color(one, seen) < tuning.color_bound
        and better_turned(alike, one.places.labels, one.places.turned) < tuning.turned_better
    )


def _first_up(turned: Ints) -> Ints:
    """Turns counted from the first card: templates are the same either way up."""
    return np.asarray(turned ^ turned[0])


def _flattened(best: Settled, tuning: DrawerTuning) -> Doubles:
    """(cards, 5, 4) log-likelihood of each class, where glare may flatten a handle's contrast."""
    cards = np.arange(len(best.places.turned))
    tries = [best.drawers]
    for part, cost in tuning.flatter:
        flat = Facts(part**2 * best.told.precision, part * best.told.pull)
        fit, _ = fits(flat, best.known, tuning)
        tries.append(fit[best.places.turned, cards] - cost)
    return np.asarray(np.maximum.reduce(tries))


def _everywhere(seen: Seen, tuning: DrawerTuning) -> Waves:
    """(2 ways up, 1, 1 or cards, 5, 3, waves) what all drawers share: lines, bevels, plates."""
    noise = noise_of(seen.waves[0], seen, tuning)
    told = _plainly(seen.waves[0], seen, noise)
    shared = [
        nothing_known(tuning).plus(Facts(told.precision.sum(axis=(0, 1)), pull.sum(axis=(0, 1))))
        for pull in told.pull
    ]
    shape = (*seen.classes.shape, *shared[0].mean.shape)
    return np.stack([foretold(np.broadcast_to(way.mean, shape), seen) for way in shared])


def _plainly(upright: Waves, seen: Seen, noise: Noise) -> Facts:
    """What drawers say while nothing is known of art, and all of them count alike."""
    return said(upright, np.zeros_like(upright), seen, noise, np.ones(seen.classes.shape))


def _starts(seen: Seen, tuning: DrawerTuning) -> tuple[list[Sorted], Doubles]:
    """The sortings to start from: the likeliest ones that differ by more than names.

    And how alike all drawers are, as `likeness` tells.
    """
    # Less what the drawers of one colour share: art that is the same on each is no handle.
    waves = seen.waves.copy()
    for k in range(LINES):
        own = seen.classes == k
        waves[:, own] -= waves[:, own].mean(axis=1, keepdims=True)
    noise = noise_of(waves[0], seen, tuning)
    told = _plainly(waves[0], seen, noise)
    alike = likeness(told, seen.classes, tuning)
    found: dict[bytes, Sorted] = {}
    for labels, turned in zip(*first_sortings(alike), strict=True):
        places = Sorted(labels, turned, np.full(labels.shape, AT_HOME))
        found.setdefault(in_order(labels).tobytes(), places)
    return list(found.values())[: tuning.most_starts], alike
