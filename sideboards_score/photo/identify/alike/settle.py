"""The handles of a photo, sorted until what is learnt from all cards but one fits that one too."""

from typing import NamedTuple

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import Doubles, Ints, Pixels, Waves
from sideboards_score.photo.identify.alike.bands import AT_HOME, MOVED, smoothed, total
from sideboards_score.photo.identify.alike.evidence import (
    Facts,
    Noise,
    Sorted,
    fits,
    foretold,
    from_others,
    gathered,
    noise_of,
    nothing_known,
    placed,
    said,
)
from sideboards_score.photo.identify.alike.outlines import naming_scores
from sideboards_score.photo.identify.alike.patches import Seen, see
from sideboards_score.photo.identify.alike.starts import first_sortings, likeness
from sideboards_score.photo.identify.shapes import ARRANGEMENTS, NONE, ShapeFit
from sideboards_score.photo.identify.tuning import DrawerTuning

CLASSES = NONE + 1


class Settled(NamedTuple):
    """One way to sort the handles of a photo, and what it leaves unexplained."""

    places: Sorted
    drawers: Doubles
    """(cards, 5, 4) log-likelihood of each class for each drawer, the card as it lies."""
    rest: Waves
    """(cards, 5, 3, waves) what nothing explains."""
    noise: Noise
    told: Facts
    """What each drawer says of a template, (cards, 5) in precision and (2 ways up, cards, 5)."""
    each: Facts
    """The same the right way up and at its place."""
    known: Facts
    """(cards, 4) what the other cards say of each class."""


def fit_alike(
    stacks: list[Pixels], classes: Ints, tuning: DrawerTuning, expected: Ints | None = None
) -> ShapeFit:
    """The handles of several cards whose colour classes (cards, 5) are known.

    `expected` (cards, 5) are the shapes that a deck has for the cards of these colours.
    """
    seen = see(stacks, classes, tuning)
    seen = seen._replace(waves=seen.waves - _everywhere(seen, tuning))
    tried = _tried(seen, tuning)
    prior = np.zeros(len(tried))
    if expected is not None:
        start = Sorted(expected, np.zeros(len(expected), np.intp), np.full_like(expected, AT_HOME))
        tried.append(_settle(seen, start, tuning, fixed=True))
        prior = np.append(prior, tuning.deck_first)
    merits = _merits(tried, seen, tuning) + prior
    best = tried[int(merits.argmax())]
    own = gathered(best.each, best.places.labels, CLASSES)
    whole = nothing_known(tuning).plus(Facts(own.precision.sum(axis=0), own.pull.sum(axis=0)))
    names = naming_scores(whole.mean, seen, tuning)
    doubt = _doubt(tried, merits, tuning)
    # A sorting that may be wrong altogether says the less of each drawer.
    trust = tuning.alike_trust * (1 - doubt)
    return ShapeFit(trust * _flattened(best, tuning), names, doubt)


def _tried(seen: Seen, tuning: DrawerTuning) -> list[Settled]:
    """Sortings from different starts; the first alone where it is beyond doubt."""
    tried: list[Settled] = []
    for start in _starts(seen, tuning):
        tried.append(_settle(seen, start, tuning))
        sure = _apart(tried[0], tuning) >= tuning.apart_most * len(seen.classes)
        if sure and _by_color(tried[0], seen) < tuning.color_bound:
            break
    return tried


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
    told = said(
        seen.waves[0], np.zeros_like(seen.waves[0]), seen, noise, np.ones(seen.classes.shape)
    )
    shared = [
        nothing_known(tuning).plus(Facts(told.precision.sum(axis=(0, 1)), pull.sum(axis=(0, 1))))
        for pull in told.pull
    ]
    shape = (*seen.classes.shape, *shared[0].mean.shape)
    return np.stack([foretold(np.broadcast_to(way.mean, shape), seen) for way in shared])


def _plainly(upright: Waves, seen: Seen, noise: Noise) -> Facts:
    """What drawers say while nothing is known of art, and all of them count alike."""
    return said(upright, np.zeros_like(upright), seen, noise, np.ones(seen.classes.shape))


def _starts(seen: Seen, tuning: DrawerTuning) -> list[Sorted]:
    """The sortings to start from: the likeliest ones that differ by more than names."""
    # Less what the drawers of one colour share: art that is the same on each is no handle.
    waves = seen.waves.copy()
    for k in range(LINES):
        own = seen.classes == k
        waves[:, own] -= waves[:, own].mean(axis=1, keepdims=True)
    noise = noise_of(waves[0], seen, tuning)
    told = _plainly(waves[0], seen, noise)
    found: dict[bytes, Sorted] = {}
    for labels, turned in zip(*first_sortings(likeness(told, seen.classes, tuning)), strict=True):
        places = Sorted(labels, turned, np.full(labels.shape, AT_HOME))
        found.setdefault(_in_order(labels).tobytes(), places)
    return list(found.values())[: tuning.most_starts]


def _in_order(labels: Ints) -> Ints:
    """Labels renamed by their order of appearance: names mean nothing yet."""
    handles = labels[labels != NONE]
    order = list(dict.fromkeys(handles.tolist()))
    names = np.append(np.argsort(order), NONE)
    return np.asarray(names[labels])


def _settle(seen: Seen, places: Sorted, tuning: DrawerTuning, *, fixed: bool = False) -> Settled:
    """Sort, learn, and sort again; with the labels `fixed`, find only how the cards lie."""
    cards = np.arange(len(seen.classes))
    art, weight = _art(seen.waves[places.turned, cards], seen), np.ones(seen.classes.shape)
    noise = noise_of(seen.waves[places.turned, cards] - art, seen, tuning)
    for turn in range(tuning.alike_rounds):
        waves = seen.waves - art
        each = placed(said(seen.waves[0], art, seen, noise, weight), places)
        known = from_others(each, places.labels, CLASSES, tuning)
        rest = waves[places.turned, cards] - _explained(known, places, seen)
        noise = noise_of(rest, seen, tuning)
        weight = _weight(rest, seen, noise)
        told = said(seen.waves[0], art, seen, noise, weight)
        each = placed(told, places)
        known = from_others(each, places.labels, CLASSES, tuning)
        scores, shifts = fits(told, known, tuning)
        ways_up = _ways_up(waves, seen, noise, weight)
        after = _sorted(scores, shifts, ways_up, places.labels if fixed else None)
        drawers = scores[after.turned, cards]
        same = (after.labels == places.labels).all() and (after.turned == places.turned).all()
        places = after
        each = placed(told, places)
        if same and turn:  # the first round has found the shifts only
            break
        known = from_others(each, places.labels, CLASSES, tuning)
        art = _art(seen.waves[places.turned, cards] - _explained(known, places, seen), seen)
    known = from_others(each, places.labels, CLASSES, tuning)
    rest = waves[places.turned, cards] - _explained(known, places, seen)
    return Settled(places, drawers, rest, noise, told, each, known)


def _explained(known: Facts, places: Sorted, seen: Seen) -> Waves:
    """(cards, 5, 3, waves) what the templates of the other cards say that drawers show."""
    cards = np.arange(len(places.turned))[:, None]
    templates = known.mean[cards, places.labels] * MOVED[places.moved].conj()[:, :, None]
    return foretold(templates, seen)


def _weight(rest: Waves, seen: Seen, noise: Noise) -> Doubles:
    """(cards, 5) how much a drawer counts: less where it is stranger than others of its colour."""
    squares = (rest.real**2 + rest.imag**2) / noise.power[seen.classes]
    return np.asarray(1 / np.maximum(squares.mean(axis=(-2, -1)), 1), np.float64)


def _ways_up(waves: Waves, seen: Seen, noise: Noise, weight: Doubles) -> Doubles:
    """(2, cards) log-likelihood of either way up of each card, by the art of its drawers alone."""
    squares = total(((waves.real**2 + waves.imag**2) / noise.power[seen.classes]).sum(axis=3))
    return np.asarray(-(squares * weight).sum(axis=2))


def _sorted(scores: Doubles, shifts: Ints, ways_up: Doubles, fixed: Ints | None) -> Sorted:
    """The likeliest way up and arrangement of every card, or the way up of `fixed` labels."""
    cards = np.arange(scores.shape[1])
    totals = scores[:, :, np.arange(LINES), ARRANGEMENTS].sum(axis=-1) + ways_up[..., None]
    if fixed is not None:
        totals = np.where((fixed[:, None] == ARRANGEMENTS).all(axis=-1), totals, -np.inf)
    turned = totals.max(axis=-1).argmax(axis=0)
    labels = ARRANGEMENTS[totals[turned, cards].argmax(axis=-1)]
    moved = shifts[turned[:, None], cards[:, None], np.arange(LINES), labels]
    return Sorted(labels, turned, moved)


def _art(rest: Waves, seen: Seen) -> Waves:
    """(cards, 5, 3, waves) what the drawers of one colour show on the OTHER cards alike.

    As far as it stands out from how they differ: a printed grain, a letter, a line.
    """
    art = np.zeros_like(rest)
    cards = len(rest)
    for k in range(LINES):
        own = rest[seen.classes == k]
        mean = own.mean(axis=0)
        spread = smoothed((np.abs(own - mean) ** 2).sum(axis=0) / (cards - 1))
        size = smoothed(np.abs(mean) ** 2)
        sure = np.clip(1 - spread / cards / np.maximum(size, 1e-9), 0, 1).astype(np.float32)
        art[seen.classes == k] = sure * (mean - own / cards) * cards / (cards - 1)
    return art


def _merits(tried: list[Settled], seen: Seen, tuning: DrawerTuning) -> Doubles:
    """(sortings,) how likely each sorting is: its classes lie apart, and foretell the drawers."""
    apart = np.array([_apart(one, tuning) for one in tried])
    # A common measure: the least noise that any of them leaves. Of a drawer whose own noise is not
    # known, the likelihood falls with the logarithm of what is left unexplained.
    power = np.minimum.reduce([one.noise.power for one in tried])[seen.classes]
    left = [total((np.abs(one.rest) ** 2 / power).sum(axis=2)) for one in tried]
    unexplained = np.array([np.log(each).sum() for each in left])
    bound = np.array([_by_color(one, seen) for one in tried])
    bound = tuning.color_weight * np.maximum(bound - tuning.color_bound, 0)
    return np.asarray(apart - bound - tuning.independent / 2 * unexplained)


def _by_color(one: Settled, seen: Seen) -> float:
    """How much the classes of a sorting go with colours: art does, handles do not.

    Twice the log-likelihood ratio of a table of counts; 12 on average where they do not.
    """
    shows = (seen.classes[..., None] == np.arange(LINES)).reshape(-1, LINES)
    counts = shows.T.astype(float) @ (one.places.labels.reshape(-1, 1) == np.arange(CLASSES))
    usual = counts.sum(axis=1, keepdims=True) * counts.sum(axis=0) / counts.sum()
    return float(2 * (counts * np.log(np.maximum(counts, 1e-9) / usual)).sum())


def _doubt(tried: list[Settled], merits: Doubles, tuning: DrawerTuning) -> float:
    """How likely another sorting than the best one is right."""
    best = int(merits.argmax())
    names = [_in_order(one.places.labels).tobytes() for one in tried]
    others = [merit for name, merit in zip(names, merits, strict=True) if name != names[best]]
    better = (float(merits[best]) - float(max(others))) * tuning.alike_again if others else 50.0
    # What is not much better than the next cannot be right for sure, nor what hardly is apart.
    apart = 2 * (_apart(tried[best], tuning) / len(tried[best].drawers) - tuning.apart_least)
    return float(1 - 1 / (1 + np.exp(-min(better, 50.0))) / (1 + np.exp(-apart)))


def _apart(one: Settled, tuning: DrawerTuning) -> float:
    """By how much every card's arrangement is better than the next best.

    A sorting that mixes two handles up has cards that fit the other way round as well.
    """
    totals = one.drawers[:, np.arange(LINES), ARRANGEMENTS].sum(axis=-1)
    own = (one.places.labels[:, None] == ARRANGEMENTS).all(axis=-1)
    gaps = totals[own] - np.where(own, -np.inf, totals).max(axis=1)
    return float(np.minimum(tuning.alike_trust * gaps, tuning.apart_most).sum())
