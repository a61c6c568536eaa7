"""What drawers say of templates, and what is known of these by it: normal waves throughout.

A class of handles has a template: how much of each pixel it covers, and the light of its metal.
Every wave of it is a normal variable, sharpened by every drawer that shows it; a drawer belongs to
the class whose template foretells its waves.
"""

from functools import lru_cache
from typing import NamedTuple, TypeVar

import numpy as np

from sideboards_score.photo.arrays import Doubles, Floats, Ints, Singles, Waves, middle
from sideboards_score.photo.identify.alike.bands import (
    COARSE,
    COUNT,
    HEIGHT,
    LENGTHS,
    SHARE,
    WIDTH,
    phases,
    smoothed,
    total,
)
from sideboards_score.photo.identify.alike.patches import AXES, SHOWING, Seen
from sideboards_score.photo.identify.shapes import CLASSES, NONE
from sideboards_score.photo.identify.tuning import DrawerTuning


class Sorted(NamedTuple):
    """Where every handle of a photo belongs."""

    labels: Ints
    """(cards, 5) the shape class of every drawer; the last one is none."""
    turned: Ints
    """(cards,) 1 where a card lies the other way up than most."""
    moved: Doubles
    """(cards, 5, 2) pixels down and to the right that bring a handle onto its template."""

    @classmethod
    def at_home(cls, labels: Ints, turned: Ints) -> "Sorted":
        """With every handle at its place."""
        return cls(labels, turned, np.zeros((*labels.shape, 2)))

    @property
    def classes(self) -> bytes:
        """The same for all that differ by what classes are called only."""
        return bytes(in_order(self.labels).ravel().tolist())

    @property
    def name(self) -> bytes:
        """The same for all that differ only by that, by which way up is, and by shifts."""
        return self.classes + bytes(self.first_up.tolist())

    @property
    def first_up(self) -> Ints:
        """(cards,) turns counted from the first card: templates are the same either way up."""
        return np.asarray(self.turned ^ self.turned[0])

    def same_as(self, other: "Sorted") -> bool:
        """Whether every card lies the same way up and shows the same, wherever handles lie."""
        return np.array_equal(self.labels, other.labels) and np.array_equal(
            self.turned, other.turned
        )


def in_order(labels: Ints) -> Ints:
    """Labels renamed by their order of appearance: names mean nothing yet."""
    handles = labels[labels != NONE]
    order = list(dict.fromkeys(handles.tolist()))
    names = np.append(np.argsort(order), NONE)
    return np.asarray(names[labels])


class Facts(NamedTuple):
    """What is known of templates, or said by drawers: precision and pull, by wave.

    Both are sums over drawers. Precision (..., 3, waves) is that of cover, of cover with metal's
    light, and of metal's light; pull (..., 2, waves) is precision times mean.
    """

    precision: Singles
    pull: Waves

    def plus(self, other: "Facts") -> "Facts":
        """Both together."""
        return Facts(self.precision + other.precision, self.pull + other.pull)

    def coarse(self) -> "Facts":
        """Of the coarse waves alone."""
        return Facts(self.precision[..., COARSE.waves], self.pull[..., COARSE.waves])

    def of(self, cards: Ints) -> "Facts":
        """Those of some cards."""
        return Facts(self.precision[cards], self.pull[cards])

    def without(self, other: "Facts") -> "Facts":
        """The same less what another part has said."""
        return Facts(self.precision - other.precision, self.pull - other.pull)

    @property
    def mean(self) -> Waves:
        """(..., 2, waves) the likeliest template."""
        inverse, _ = inverted(self.precision)
        return solved(inverse, self.pull)


def inverted(precision: Singles) -> tuple[Singles, Singles]:
    """Inverse (..., 3, waves) and the determinant (..., waves) of 2 x 2 precisions."""
    first, mixed, last = precision[..., 0, :], precision[..., 1, :], precision[..., 2, :]
    size = first * last
    size -= mixed * mixed
    # Written where it belongs: stacked up, all of it would be copied once more.
    inverse = np.empty(precision.shape, np.float32)
    np.divide(last, size, out=inverse[..., 0, :])
    np.divide(-mixed, size, out=inverse[..., 1, :])
    np.divide(first, size, out=inverse[..., 2, :])
    return inverse, size


def solved(inverse: Singles, pull: Waves) -> Waves:
    """(..., 2, waves) inverse (..., 3, waves) times pull."""
    first, last = pull[..., :1, :], pull[..., 1:, :]
    product = inverse[..., :2, :] * first
    product += inverse[..., 1:, :] * last
    return np.asarray(product)


def _square(waves: Waves) -> Singles:
    """(...) squared size."""
    return np.asarray(waves.real**2 + waves.imag**2)


def energy(inverse: Singles, pull: Waves, share: Singles = SHARE) -> Singles:
    """(...,) how far pulls lie from nothing, in units of the spread that is given."""
    first, last = pull[..., 0, :], pull[..., 1, :]
    squares = inverse[..., 0, :] * _square(first) + inverse[..., 2, :] * _square(last)
    crossed = 2 * inverse[..., 1, :] * (first.conj() * last).real
    return np.asarray((squares + crossed) @ share)


@lru_cache(maxsize=4)
def spread_of(tuning: DrawerTuning) -> Singles:
    """(3, waves) how templates vary beforehand: cover, cover with metal's light, metal's light."""
    # The mean square of a picture that is 1 over so many pixels, smoothed as handles are: waves
    # longer than one carry most.
    shape = (1 + (LENGTHS / tuning.handle_wave) ** 2) ** -1.5
    power = shape / (2 * total(shape)) * tuning.handle_area * HEIGHT * WIDTH
    metal, related = tuning.metal_light, tuning.metal_mean
    return np.stack([power, related * power, metal * power]).astype(np.float32)


@lru_cache(maxsize=4)
def nothing_known(tuning: DrawerTuning) -> Facts:
    """What is known of a template before anything was seen."""
    return Facts(inverted(spread_of(tuning))[0], np.zeros((2, COUNT), np.complex64))


def squares(pull: Waves) -> Singles:
    """(..., 3, waves) what the energy of pulls (..., 2, waves) is, times an inverse precision."""
    first, last = pull[..., 0, :], pull[..., 1, :]
    crossed = 2 * (first.real * last.real + first.imag * last.imag)
    return np.stack([_square(first), crossed, _square(last)], axis=-2)


class Noise(NamedTuple):
    """What varies from drawer to drawer of one colour: grain, sheen, sensor, compression."""

    power: Singles
    """(5 classes, 3 axes, waves)."""
    precision: Singles
    """(5, 3, waves) what a drawer tells of its template."""
    filters: Singles
    """(5, 2, 2 axes, waves) turns what is seen of it into its pull."""


def shown_by(templates: Waves, seen: Seen) -> Singles:
    """(...,) how much templates (..., 2, waves) show: a mean square over the colours."""
    looks = seen.looks.reshape(-1, 2)
    first, last = looks.T
    # Squares of what each colour shows, summed over the colours before they are multiplied out.
    return np.asarray((squares(templates) @ SHARE) @ (first @ first, first @ last, last @ last))


def strength_of(known: Facts, seen: Seen, tuning: DrawerTuning) -> float:
    """How much handles stand out from bare drawers, in parts of what is usual beforehand."""
    mean = known.mean
    shown = shown_by(mean[..., :NONE, :, :] - mean[..., NONE:, :, :], seen)
    first, mixed, last = spread_of(tuning) @ SHARE
    looks = seen.looks.reshape(-1, 2)
    usual = (looks**2) @ (first, last) + 2 * looks.prod(axis=1) * mixed
    return float(np.clip(shown.mean() / usual.sum(), tuning.faintest, 1 / tuning.faintest))


def noise_of(rest: Waves, seen: Seen, tuning: DrawerTuning, strength: float = 1.0) -> Noise:
    """Noise from what templates leave (cards, 5, 3, waves) unexplained.

    `strength` is how much handles stand out (see `strength_of`): faint ones vary the less. A wary
    look counts what colours foretell wrongly of each other as noise, too.
    """
    squares = rest.real**2 + rest.imag**2
    # The median of squared waves is log 2 of their mean; what lies on single cards does not count.
    usual = middle(squares[seen.by_class], axis=0)
    floor = tuning.patch_noise**2 * HEIGHT * WIDTH * float(seen.look.window.mean())
    power = smoothed(usual / np.float32(np.log(2))) + np.float32(floor)
    if seen.look.warily:
        power[:, :SHOWING] += _colorless(seen, tuning, strength)
    looks = seen.looks.transpose(0, 2, 1)
    filters = looks[..., None] / power[:, None, :SHOWING]
    told = looks[:, None] @ filters
    # A single handle differs from its template by a part of what templates themselves differ by, so
    # that no wave tells more than that: (1 + told * spread)^-1 before both.
    spread = spread_of(tuning)[[[0, 1], [1, 2]]] * np.float32(tuning.handle_varies * strength)
    bounded = told[:, :, :1] * spread[0] + told[:, :, 1:] * spread[1]
    (a, b), (c, d) = bounded.transpose(1, 2, 0, 3) + np.eye(2, dtype=np.float32)[..., None, None]
    first, last = filters.transpose(1, 0, 2, 3) / (a * d - b * c)[:, None]
    a, b, c, d = (part[:, None] for part in (a, b, c, d))
    filters = np.stack([d * first - b * last, a * last - c * first], axis=1)
    told = looks[:, None] @ filters
    precision = np.stack([told[:, 0, 0], told[:, 0, 1], told[:, 1, 1]], axis=1)
    return Noise(power, precision, filters)


def _colorless(seen: Seen, tuning: DrawerTuning, strength: float) -> Singles:
    """(5, 2 axes, waves) by how much handles may differ from what other colours foretell of them.

    Cameras and JPEG keep colour at half of the detail of light and less. Of a cover's fine waves
    only its light is left, the same on colours of one lightness as light that metal adds; on a
    drawer that is much darker than the others it is not.
    """
    # The part of each wave that is lost, with a Gaussian for what passes.
    lost = 1 - np.exp(-(LENGTHS**2) / (2 * tuning.color_wave**2))
    away = (seen.lights - seen.lights.mean())[:, None] * seen.looks[..., 1]
    usual = tuning.colorless * strength * spread_of(tuning)[0]
    return np.asarray((away**2)[..., None] * (lost**2 * usual), np.float32)


def said(waves: Waves, classes: Ints, noise: Noise, weight: Floats) -> Facts:
    """What drawers of colour classes (cards, 5) say by waves (..., cards, 5, 3, waves).

    `weight` (cards, 5) is less than 1 where a drawer is noisier than most.
    """
    parts = weight[..., None, None].astype(np.float32)
    # As real numbers, of which a wave is two.
    filters = np.repeat(noise.filters, 2, axis=-1)[classes] * parts[..., None]
    shown = waves[..., :SHOWING, :].view(np.float32)
    pull = np.einsum("cdiaw,...cdaw->...cdiw", filters, shown)
    return Facts(noise.precision[classes] * parts, pull.view(np.complex64))


def plainly(waves: Waves, seen: Seen, noise: Noise) -> Facts:
    """What drawers say while nothing is known of art, and all of them count alike."""
    return said(waves, seen.classes, noise, np.ones(seen.classes.shape))


def placed(told: Facts, places: Sorted) -> Facts:
    """What each drawer says of its template (cards, 5), the right way up and at its place."""
    cards = np.arange(len(places.turned))
    return at_place(Facts(told.precision, told.pull[places.turned, cards]), places)


def at_place(each: Facts, places: Sorted) -> Facts:
    """The same of drawers (cards, 5) that are the right way up."""
    return Facts(each.precision, each.pull * phases(places.moved)[:, :, None])


def gathered(each: Facts, labels: Ints, shapes: int) -> Facts:
    """(cards, shapes) what the drawers of each card say of each class."""
    shows = (labels[:, None] == np.arange(shapes)[:, None]).astype(np.float32)
    return Facts(_added(shows, each.precision), _added(shows, each.pull))


Parts = TypeVar("Parts", Singles, Waves)


def _added(shows: Singles, parts: Parts) -> Parts:
    """(cards, shapes, ...) sums of parts (cards, 5, ...) that show (cards, shapes, 5) a class."""
    cards, drawers, *rest = parts.shape
    # As real numbers, of which a wave is two: products of matrices of one kind are faster.
    flat = parts.reshape(cards, drawers, -1).view(np.float32)
    return (shows @ flat).view(parts.dtype).reshape(cards, -1, *rest)


def from_others(each: Facts, labels: Ints, shapes: int, tuning: DrawerTuning) -> Facts:
    """(cards, shapes) what the OTHER cards of a photo and nothing else say of each class."""
    own = gathered(each, labels, shapes)
    whole = Facts(own.precision.sum(axis=0), own.pull.sum(axis=0))
    return nothing_known(tuning).plus(whole.without(own))


def taught_by(each: Facts, labels: Ints, tuning: DrawerTuning) -> Facts:
    """(4,) what is known of all classes by what all drawers (cards, 5) say."""
    own = gathered(each, labels, CLASSES)
    return nothing_known(tuning).plus(Facts(own.precision.sum(axis=0), own.pull.sum(axis=0)))


def foretold(templates: Waves, seen: Seen) -> Waves:
    """(cards, 5, 3, waves) what templates (cards, 5, 2, waves) look like on their drawers."""
    looks = seen.looks[seen.classes][..., None]
    first, last = templates[:, :, None, 0], templates[:, :, None, 1]
    shown = np.zeros((*seen.classes.shape, AXES, templates.shape[-1]), np.complex64)
    near = shown[:, :, :SHOWING]
    np.multiply(looks[:, :, :, 0], first, out=near)
    near += looks[:, :, :, 1] * last
    return shown
