"""One sorting of a photo's handles, until what all cards but one teach fits that one too."""

from collections.abc import Container
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


class Print(NamedTuple):
    """What is known of the print besides its handles."""

    art: Waves
    """(cards, 5, 3, waves) what drawers of one colour share."""
    noise: Noise
    weight: Doubles
    """(cards, 5) how much a drawer counts."""


class Round(NamedTuple):
    """What one round of sorting and learning found."""

    places: Sorted
    waves: Waves
    """(2 ways up, cards, 5, 3, waves) less the art."""
    noise: Noise
    weight: Doubles
    """(cards, 5) how much a drawer counts."""
    told: Facts
    """What each drawer says of a template, (cards, 5) in precision and (2 ways up, cards, 5)."""
    each: Facts
    """The same the right way up and at its place."""
    scores: Singles
    """(2 ways up, cards, 5, 4) log-likelihood of each class."""


class Going(NamedTuple):
    """A sorting on its way."""

    last: Round
    rounds: int
    """How many there were."""
    steady: int
    """For how many of them the sorting stayed the same."""

    def ended(self, wanted: int, tuning: DrawerTuning) -> bool:
        """Whether it stayed the same for the rounds that are wanted, or never will."""
        return self.steady >= wanted or self.rounds >= tuning.alike_rounds + wanted


class Settled(NamedTuple):
    """One way to sort the handles of a photo, and what it leaves unexplained."""

    going: Going
    """How it came about."""
    rest: Waves
    """(cards, 5, 3, waves) what nothing explains."""
    known: Facts
    """(cards, 4) what the other cards say of each class."""
    whole: Waves
    """(4, 2, waves) templates of the classes with what all drawers of the photo share."""
    shown: Singles
    """(4,) how much of them can be seen (see `shown_by`)."""

    @classmethod
    def of(cls, going: Going, seen: Seen, tuning: DrawerTuning) -> "Settled":
        """A sorting at its end."""
        last, places = going.last, going.last.places
        known = from_others(last.each, places.labels, CLASSES, tuning)
        lying = last.waves[places.turned, np.arange(len(places.turned))]
        rest = lying - _explained(known, places, seen)
        whole = _whole(places, last.noise, seen, tuning)
        return cls(going, rest, known, whole, shown_by(whole, seen))

    @property
    def places(self) -> Sorted:
        """Where every handle belongs."""
        return self.going.last.places

    @property
    def noise(self) -> Noise:
        """What varies from drawer to drawer."""
        return self.going.last.noise

    @property
    def told(self) -> Facts:
        """What each drawer says of a template, (cards, 5) and (2 ways up, cards, 5)."""
        return self.going.last.told

    @property
    def each(self) -> Facts:
        """The same the right way up and at its place."""
        return self.going.last.each

    @property
    def drawers(self) -> Singles:
        """(cards, 5, 4) log-likelihood of each class for each drawer, the card as it lies."""
        return self.going.last.scores[self.places.turned, np.arange(len(self.places.turned))]

    @property
    def upright(self) -> Doubles:
        """(cards,) by how much (log) its handles say that a card lies as it is sorted."""
        return _upright(self.going.last.scores, self.places.turned)


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


def lead(seen: Seen, start: Start, tuning: DrawerTuning, names: Container[bytes] = ()) -> Going:
    """Where a start leads to at once, or the first on the way that has one of the names."""
    return _until(_begun(seen, start, tuning), seen, tuning, 1, names=names)


def longer(going: Going, seen: Seen, tuning: DrawerTuning, names: Container[bytes] = ()) -> Going:
    """The same, once it has stayed as it is for some rounds more, or has one of the names.

    What belongs to the print is told the better the longer the sorting stays the same: sortings can
    be compared with each other once it has for some rounds.
    """
    return _until(going._replace(rounds=0), seen, tuning, tuning.steady_rounds, names=names)


def afresh(seen: Seen, places: Sorted, tuning: DrawerTuning, names: Container[bytes] = ()) -> Going:
    """A sorting that was found at once, begun anew, and gone on with for as long as in `longer`.

    What was taken for art on the way there may hold it where it is.
    """
    going = _begun(seen, Start(places), tuning)
    return _until(going, seen, tuning, tuning.steady_rounds, names=names)


def settle(seen: Seen, start: Start, tuning: DrawerTuning, *, quick: bool) -> Settled:
    """A sorting whose labels stay as they are: only how the cards lie is found.

    `quick` stops as soon as it stays the same, else it has to for some rounds.
    """
    labels, wanted = start.places.labels, 1 if quick else tuning.steady_rounds
    going = _until(_begun(seen, start, tuning, labels), seen, tuning, wanted, labels=labels)
    return Settled.of(going, seen, tuning)


def _until(  # noqa: PLR0913 - what all sweeps have in common
    going: Going,
    seen: Seen,
    tuning: DrawerTuning,
    wanted: int,
    *,
    labels: Ints | None = None,
    names: Container[bytes] = (),
) -> Going:
    """Round after round, until a sorting stays the same for some, or has one of the names."""
    while not (going.ended(wanted, tuning) or (names and going.last.places.name in names)):
        going = _next_round(going, seen, tuning, labels)
    return going


def _begun(seen: Seen, start: Start, tuning: DrawerTuning, labels: Ints | None = None) -> Going:
    """The first round; with `labels`, if they are fixed."""
    (places, given), cards = start, np.arange(len(seen.classes))
    rest = seen.waves[places.turned, cards]
    if given is not None:
        rest = rest - _explained(_of_each(given, len(cards)), places, seen)
    art = _art(rest, seen)
    known = Print(art, noise_of(rest - art, seen, tuning), np.ones(seen.classes.shape))
    found = _round(places, known, seen, tuning, labels)
    # Without templates that were given the first round finds the shifts only.
    return Going(found, 1, int(given is not None and found.places.same_as(places)))


def _next_round(going: Going, seen: Seen, tuning: DrawerTuning, labels: Ints | None) -> Going:
    """One round more; with `labels`, if they are fixed."""
    last, places = going.last, going.last.places
    known = from_others(last.each, places.labels, CLASSES, tuning)
    lying = seen.waves[places.turned, np.arange(len(places.turned))]
    art = _art(lying - _explained(known, places, seen), seen)
    found = _round(places, Print(art, last.noise, last.weight), seen, tuning, labels)
    steady = going.steady + 1 if found.places.same_as(places) else 0
    return Going(found, going.rounds + 1, steady)


def _round(
    places: Sorted, known: Print, seen: Seen, tuning: DrawerTuning, labels: Ints | None
) -> Round:
    """Learn from a sorting, and sort anew; with `labels`, if they are fixed."""
    waves, turned, cards = seen.waves - known.art, places.turned, np.arange(len(places.turned))
    lying = waves[turned, cards]
    # What the drawers teach as far as their noise is known, and what that leaves: the noise.
    each = at_place(said(lying, seen.classes, known.noise, known.weight), places)
    others = from_others(each, places.labels, CLASSES, tuning)
    rest = lying - _explained(others, places, seen)
    noise = noise_of(rest, seen, tuning, strength_of(others, seen, tuning))
    weight = _weight(rest, seen, noise)
    # What they teach by that, and which class fits each of them best by what the others teach.
    told = said(waves, seen.classes, noise, weight)
    others = from_others(placed(told, places), places.labels, CLASSES, tuning)
    scores, shifts = fits(told, others, tuning)
    after = _sorted(scores, shifts, _ways_up(waves, seen, noise, weight), labels)
    return Round(after, waves, noise, weight, told, placed(told, after), scores)


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
