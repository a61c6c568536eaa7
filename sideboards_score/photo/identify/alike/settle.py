"""The handles of a photo: the likeliest of several sortings, and how sure it is."""

from collections.abc import Callable, Iterator
from functools import cache

import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags, Ints, Pixels, Waves
from sideboards_score.photo.identify.alike.abreast import abreast
from sideboards_score.photo.identify.alike.bands import AT_HOME
from sideboards_score.photo.identify.alike.doubt import (
    by_color,
    clearness,
    doubt_of,
    gaps_of,
    in_order,
    lagging,
    margins_of,
    merits_of,
    roles_of,
    singly,
)
from sideboards_score.photo.identify.alike.evidence import (
    Facts,
    Noise,
    Sorted,
    foretold,
    noise_of,
    nothing_known,
    said,
    taught_by,
)
from sideboards_score.photo.identify.alike.fits import fits
from sideboards_score.photo.identify.alike.outlines import naming_scores
from sideboards_score.photo.identify.alike.patches import Seen, see
from sideboards_score.photo.identify.alike.starts import better_turned, first_sortings, likeness
from sideboards_score.photo.identify.alike.sweeps import (
    Settled,
    Start,
    settle,
    sorted_by,
)
from sideboards_score.photo.identify.few import fit_few
from sideboards_score.photo.identify.handles import find_marks
from sideboards_score.photo.identify.shapes import (
    ARRANGEMENTS,
    NONE,
    SHAPE_NAMINGS,
    ShapeFit,
)
from sideboards_score.photo.identify.tuning import DrawerTuning


def fit_alike(
    stacks: list[Pixels],
    classes: Ints,
    tuning: DrawerTuning,
    expected: Ints | None = None,
    known: Facts | None = None,
) -> tuple[ShapeFit, Facts | None]:
    """The handles of several cards whose colour classes (cards, 5) are known.

    `expected` (cards, 5) are the shapes that a deck has for the cards of these colours, `known`
    (4,) templates of the handles of other cards in the same photo. Also the templates that these
    cards teach, where their sorting is beyond doubt.
    """
    seen = see(stacks, classes, tuning)
    shared = _everywhere(seen, tuning)
    moved = abreast(seen, shared[0], tuning)
    shared = shared if moved is seen else _everywhere(moved, tuning)
    seen = moved._replace(waves=moved.whole - shared)
    outlines = cache(lambda: fit_few(find_marks(stacks, tuning), tuning))
    tried = _tried(seen, outlines, tuning, known)
    alone, prior = len(tried) == 1, np.zeros(len(tried))
    if expected is not None:
        places = Sorted(expected, np.zeros(len(expected), np.intp), np.full_like(expected, AT_HOME))
        tried.append(settle(seen, Start(places), tuning, fixed=True, quick=alone))
        prior = np.append(prior, tuning.deck_first)
    merits = merits_of(tried, seen, tuning) + prior
    best = tried[int(merits.argmax())]
    learnt = taught_by(best.each, best.places.labels, tuning)
    names = naming_scores(learnt.mean, best.whole, seen, tuning)
    doubt = doubt_of(tried, merits, seen, tuning)
    labels, drawers = best.places.labels, _flattened(best, tuning)
    lags = lagging(drawers, labels, classes, tuning)
    apart = (gaps_of(drawers, labels, tuning) >= tuning.apart_most).all()
    clear = alone and bool(apart) and not lags.any()
    # A sorting that may be wrong altogether says the less of each drawer.
    drawers = tuning.alike_trust * (1 - doubt) * drawers
    backing, backed = (0.0, False) if clear else _backing(outlines(), labels, tuning)
    little = doubt < tuning.teaching_doubt
    teaches = clear or (little and _clear(best, seen, tuning.color_doubt, tuning))
    asked = np.where(lags & np.logical_not(backed), tuning.lags_doubt, 0.0)
    return ShapeFit(drawers + backing, names, doubt, asked), learnt if teaches else None


def _backing(
    outlines: ShapeFit, labels: Ints, tuning: DrawerTuning
) -> tuple[Doubles | float, Flags | bool]:
    """(cards, 5, 4) what each handle's own outline says, for the classes of a sorting.

    Also (cards, 1) whether they clearly say the same of all handles of a card. Nothing where they
    say otherwise of many cards: a print's marks mislead them.
    """
    arranged = ARRANGEMENTS[outlines.arranged]
    names = np.append(SHAPE_NAMINGS, np.full((len(SHAPE_NAMINGS), 1), NONE), axis=1)
    same = np.array([(arranged == naming[labels]).all(axis=1) for naming in names])
    best = int(same.mean(axis=1).argmax())
    if same[best].mean() < tuning.outlines_agree:
        return 0.0, False
    said = np.asarray(tuning.outline_trust * outlines.drawers[..., names[best]])
    return said, (margins_of(said, labels)[0] >= tuning.outlines_clear)[:, None]


def _tried(
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
        if same and _clear(tried[0], seen, tuning.color_doubt, tuning):
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
                yield Sorted(outlined, turned, np.full_like(outlined, AT_HOME))
        yield from more


def _last_is_best(tried: list[Settled], seen: Seen, tuning: DrawerTuning) -> bool:
    """Whether the last sorting is the likeliest: clear ones may contradict each other."""
    return int(merits_of(tried, seen, tuning).argmax()) == len(tried) - 1


def _beyond_doubt(one: Settled, seen: Seen, alike: Doubles, tuning: DrawerTuning) -> bool:
    """Whether no other sorting needs to be tried."""
    if not _clear(one, seen, tuning.color_bound, tuning):
        return False
    return better_turned(alike, one.places.labels, one.places.turned) < tuning.turned_better


def _clear(one: Settled, seen: Seen, bound: float, tuning: DrawerTuning) -> bool:
    """Whether every card is clear, and nothing speaks of art that was taken for handles.

    `bound` is how much the handles may go with the colours.
    """
    apart = clearness(one, tuning) >= tuning.apart_most * len(seen.classes)
    if not apart or by_color(one, seen) >= bound:
        return False
    return bool((roles_of(one, seen, tuning) > tuning.roles_clear).all())


def _agree(one: Settled, other: Settled, seen: Seen, tuning: DrawerTuning) -> bool:
    """Whether two sortings are clear, and say the same of every drawer."""
    labels, others = in_order(one.places.labels), in_order(other.places.labels)
    clear = (_clear(each, seen, tuning.color_bound, tuning) for each in (one, other))
    return bool((labels == others).all()) and all(clear)


def _first_up(turned: Ints) -> Ints:
    """Turns counted from the first card: templates are the same either way up."""
    return np.asarray(turned ^ turned[0])


def _flattened(best: Settled, tuning: DrawerTuning) -> Doubles:
    """(cards, 5, 4) log-likelihood of each class, where glare may flatten a handle's contrast.

    A card is as seen of which each drawer by itself, at full contrast, clearly says the same.
    """
    drawers = np.asarray(best.drawers, np.float64)
    clear = tuning.alike_trust * singly(drawers, best.places.labels) >= tuning.apart_most
    cards = np.flatnonzero(~clear.all(axis=1))
    if len(cards):
        pull = best.told.pull[best.places.turned[cards], cards][None]
        precision, known = best.told.precision[cards], best.known.of(cards)
        for part, cost in tuning.flatter:
            fit, _ = fits(Facts(part**2 * precision, part * pull), known, tuning)
            drawers[cards] = np.maximum(drawers[cards], fit[0] - cost)
    return drawers


def _everywhere(seen: Seen, tuning: DrawerTuning) -> Waves:
    """(2 ways up, 1, 1 or cards, 5, 3, waves) what all drawers share: lines, bevels, plates."""
    noise = noise_of(seen.waves[0], seen, tuning)
    told = _plainly(seen.waves, seen, noise)
    shared = [
        nothing_known(tuning).plus(Facts(told.precision.sum(axis=(0, 1)), pull.sum(axis=(0, 1))))
        for pull in told.pull
    ]
    shape = (*seen.classes.shape, *shared[0].mean.shape)
    return np.stack([foretold(np.broadcast_to(way.mean, shape), seen) for way in shared])


def _plainly(waves: Waves, seen: Seen, noise: Noise) -> Facts:
    """What drawers say while nothing is known of art, and all of them count alike."""
    return said(waves, seen.classes, noise, np.ones(seen.classes.shape))


def _without_art(seen: Seen, tuning: DrawerTuning) -> Facts:
    """What drawers say before anything is sorted."""
    # Less what the drawers of one colour share: art that is the same on each is no handle.
    waves, by_class = seen.waves.copy(), (slice(None), *seen.by_class)
    waves[by_class] -= waves[by_class].mean(axis=1, keepdims=True)
    return _plainly(waves, seen, noise_of(waves[0], seen, tuning))


def _starts(alike: Doubles, tuning: DrawerTuning) -> list[Sorted]:
    """The sortings to start from: the likeliest ones that differ by more than names."""
    found: dict[bytes, Sorted] = {}
    for labels, turned in zip(*first_sortings(alike), strict=True):
        places = Sorted(labels, turned, np.full(labels.shape, AT_HOME))
        found.setdefault(in_order(labels).tobytes(), places)
    return list(found.values())[: tuning.most_starts]
