"""One sorting of a photo's handles, until what all cards but one teach fits that one too."""

from typing import NamedTuple

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import Doubles, Ints, Singles, Waves
from sideboards_score.photo.identify.alike.bands import COARSE, phases, smoothed, total
from sideboards_score.photo.identify.alike.evidence import (
    Facts,
    Noise,
    Sorted,
    at_place,
    foretold,
    from_others,
    noise_of,
    placed,
    said,
    shown_by,
    strength_of,
    taught_by,
)
from sideboards_score.photo.identify.alike.fits import fits
from sideboards_score.photo.identify.alike.patches import Seen
from sideboards_score.photo.identify.shapes import ARRANGEMENTS, CLASSES
from sideboards_score.photo.identify.tuning import DrawerTuning


class Settled(NamedTuple):
    """One way to sort the handles of a photo, and what it leaves unexplained."""

    places: Sorted
    drawers: Singles
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
    whole: Waves
    """(4, 2, waves) templates of the classes with what all drawers of the photo share."""
    shown: Singles
    """(4,) how much of them can be seen (see `shown_by`)."""
    upright: Doubles
    """(cards,) by how much (log) its handles say that a card lies the way up that it is sorted."""


class Start(NamedTuple):
    """A sorting to begin with."""

    places: Sorted
    given: Facts | None = None
    """(4,) the templates by which it was found, if it was."""


def sorted_by(known: Facts, told: Facts, tuning: DrawerTuning) -> Start:
    """The handles of drawers (2 ways up, cards, 5) by templates (4,) that are known beforehand.

    Coarse waves will do for what is only a start.
    """
    cards = told.pull.shape[1]
    scores, shifts = fits(told.coarse(), _of_each(known.coarse(), cards), tuning, COARSE)
    return Start(_sorted(scores, shifts, np.zeros((2, cards)), None), known)


def _of_each(known: Facts, cards: int) -> Facts:
    """(cards, 4) the same templates (4,) for each card."""
    precision = np.broadcast_to(known.precision, (cards, *known.precision.shape))
    return Facts(precision, np.broadcast_to(known.pull, (cards, *known.pull.shape)))


def settle(
    seen: Seen, start: Start, tuning: DrawerTuning, *, fixed: bool = False, quick: bool = False
) -> Settled:
    """Sort, learn, and sort again; with the labels `fixed`, find only how the cards lie.

    What belongs to the print is told the better the longer the sorting stays the same: sortings can
    be compared with each other once it has for some rounds. `quick` stops as soon as it does.
    """
    (places, given), cards = start, np.arange(len(seen.classes))
    rest, weight = seen.waves[places.turned, cards], np.ones(seen.classes.shape)
    if given is not None:
        rest = rest - _explained(_of_each(given, len(cards)), places, seen)
    art = _art(rest, seen)
    noise = noise_of(rest - art, seen, tuning)
    steady, wanted = 0, 1 if quick else tuning.steady_rounds
    for sweep in range(tuning.alike_rounds + wanted):
        waves = seen.waves - art
        each = at_place(said(waves[places.turned, cards], seen.classes, noise, weight), places)
        known = from_others(each, places.labels, CLASSES, tuning)
        rest = waves[places.turned, cards] - _explained(known, places, seen)
        noise = noise_of(rest, seen, tuning, strength_of(known, seen, tuning))
        weight = _weight(rest, seen, noise)
        told = said(waves, seen.classes, noise, weight)
        each = placed(told, places)
        known = from_others(each, places.labels, CLASSES, tuning)
        scores, shifts = fits(told, known, tuning)
        ways_up = _ways_up(waves, seen, noise, weight)
        after = _sorted(scores, shifts, ways_up, places.labels if fixed else None)
        drawers = scores[after.turned, cards]
        same = (after.labels == places.labels).all() and (after.turned == places.turned).all()
        places = after
        each = placed(told, places)
        # Without templates that were given the first round finds the shifts only.
        steady = steady + 1 if same and (sweep or given is not None) else 0
        if steady == wanted:
            break
        known = from_others(each, places.labels, CLASSES, tuning)
        art = _art(seen.waves[places.turned, cards] - _explained(known, places, seen), seen)
    known = from_others(each, places.labels, CLASSES, tuning)
    rest = waves[places.turned, cards] - _explained(known, places, seen)
    whole = _whole(places, noise, seen, tuning)
    shown, upright = shown_by(whole, seen), _upright(scores, places.turned)
    return Settled(places, drawers, rest, noise, told, each, known, whole, shown, upright)


def _upright(scores: Singles, turned: Ints) -> Doubles:
    """By how much scores (2 ways up, cards, 5, 4) speak for each card's turn."""
    either = _totals(scores).max(axis=-1)
    return np.asarray(np.where(turned, either[1] - either[0], either[0] - either[1]), np.float64)


def _totals(scores: Singles) -> Singles:
    """(..., cards, 60) the same of each arrangement of scores (..., cards, 5, 4)."""
    return np.asarray(scores[..., np.arange(LINES), ARRANGEMENTS].sum(axis=-1))


def _whole(places: Sorted, noise: Noise, seen: Seen, tuning: DrawerTuning) -> Waves:
    """(4, 2, waves) templates of all classes, with what all drawers of the photo share."""
    waves = seen.whole[places.turned, np.arange(len(seen.classes))]
    told = said(waves, seen.classes, noise, np.ones(seen.classes.shape))
    return taught_by(at_place(told, places), places.labels, tuning).mean


def _explained(known: Facts, places: Sorted, seen: Seen) -> Waves:
    """(cards, 5, 3, waves) what the templates of the other cards say that drawers show."""
    cards = np.arange(len(places.turned))[:, None]
    templates = known.mean[cards, places.labels] * phases(places.moved).conj()[:, :, None]
    return foretold(templates, seen)


def _weight(rest: Waves, seen: Seen, noise: Noise) -> Doubles:
    """(cards, 5) how much a drawer counts: less where it is stranger than others of its colour."""
    squares = (rest.real**2 + rest.imag**2) / noise.power[seen.classes]
    return np.asarray(1 / np.maximum(squares.mean(axis=(-2, -1)), 1), np.float64)


def _ways_up(waves: Waves, seen: Seen, noise: Noise, weight: Doubles) -> Doubles:
    """(2, cards) log-likelihood of either way up of each card, by the art of its drawers alone."""
    squares = total(((waves.real**2 + waves.imag**2) / noise.power[seen.classes]).sum(axis=3))
    return np.asarray(-(squares * weight).sum(axis=2))


def _sorted(scores: Singles, shifts: Doubles, ways_up: Doubles, fixed: Ints | None) -> Sorted:
    """The likeliest way up and arrangement of every card, or the way up of `fixed` labels."""
    cards = np.arange(scores.shape[1])
    totals = _totals(scores) + ways_up[..., None]
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
    cards, own = len(rest), rest[seen.by_class]
    mean = own.sum(axis=0) / np.float32(cards)
    away = own - mean
    spread = smoothed((away.real**2 + away.imag**2).sum(axis=0) / (cards - 1))
    size = smoothed(mean.real**2 + mean.imag**2)
    sure = np.clip(1 - spread / cards / np.maximum(size, np.float32(1e-9)), 0, 1)
    art = np.empty_like(rest)
    art[seen.by_class] = (mean - own / np.float32(cards)) * (sure * np.float32(cards / (cards - 1)))
    return art
