"""How well drawers fit templates that are learnt from the others: normal waves throughout.

A class of handles has a template: how much of each pixel it covers, and the light of its metal.
Every wave of it is a normal variable, sharpened by every drawer that shows it; a drawer belongs to
the class whose template foretells its waves.
"""

from typing import NamedTuple, TypeVar

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import Doubles, Floats, Ints, Singles, Waves, middle
from sideboards_score.photo.identify.alike.bands import (
    COUNT,
    HEIGHT,
    LENGTHS,
    MOVED,
    SHARE,
    SHIFTS,
    TURNED,
    WIDTH,
    WINDOW,
    smoothed,
    total,
)
from sideboards_score.photo.identify.alike.patches import Seen
from sideboards_score.photo.identify.tuning import DrawerTuning

_BATCH = 4
"""Rows of a product of matrices that is worked out in one piece."""


class Sorted(NamedTuple):
    """Where every handle of a photo belongs."""

    labels: Ints
    """(cards, 5) the shape class of every drawer; the last one is none."""
    turned: Ints
    """(cards,) 1 where a card lies the other way up than most."""
    moved: Ints
    """(cards, 5) the shift that brings a handle onto its template."""


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

    def without(self, other: "Facts") -> "Facts":
        """The same less what another part has said."""
        return Facts(self.precision - other.precision, self.pull - other.pull)

    @property
    def mean(self) -> Waves:
        """(..., 2, waves) the likeliest template."""
        inverse, _ = inverted(self.precision)
        return solved(inverse, self.pull)


def inverted(precision: Singles) -> tuple[Singles, Singles]:
    """Inverse (..., 3, waves) and log of the determinant (..., waves) of 2 x 2 precisions."""
    first, mixed, last = precision[..., 0, :], precision[..., 1, :], precision[..., 2, :]
    size = first * last - mixed * mixed
    return np.stack([last / size, -mixed / size, first / size], axis=-2), np.log(size)


def solved(inverse: Singles, pull: Waves) -> Waves:
    """(..., 2, waves) inverse (..., 3, waves) times pull."""
    first, last = pull[..., 0, :], pull[..., 1, :]
    mixed = inverse[..., 1, :]
    return np.stack(
        [inverse[..., 0, :] * first + mixed * last, mixed * first + inverse[..., 2, :] * last], -2
    )


def _square(waves: Waves) -> Singles:
    """(...) squared size."""
    return np.asarray(waves.real**2 + waves.imag**2)


def energy(inverse: Singles, pull: Waves, share: Singles = SHARE) -> Singles:
    """(...,) how far pulls lie from nothing, in units of the spread that is given."""
    first, last = pull[..., 0, :], pull[..., 1, :]
    squares = inverse[..., 0, :] * _square(first) + inverse[..., 2, :] * _square(last)
    crossed = 2 * inverse[..., 1, :] * (first.conj() * last).real
    return np.asarray((squares + crossed) @ share)


def spread_of(tuning: DrawerTuning) -> Singles:
    """(3, waves) how templates vary beforehand: cover, cover with metal's light, metal's light."""
    # The mean square of a picture that is 1 over so many pixels, smoothed as handles are: waves
    # longer than one carry most.
    shape = (1 + (LENGTHS / tuning.handle_wave) ** 2) ** -1.5
    power = shape / (2 * total(shape)) * tuning.handle_area * HEIGHT * WIDTH
    metal, related = tuning.metal_light, tuning.metal_mean
    return np.stack([power, related * power, metal * power]).astype(np.float32)


def nothing_known(tuning: DrawerTuning) -> Facts:
    """What is known of a template before anything was seen."""
    return Facts(inverted(spread_of(tuning))[0], np.zeros((2, COUNT), np.complex64))


class Noise(NamedTuple):
    """What varies from drawer to drawer of one colour: grain, sheen, sensor, compression."""

    power: Singles
    """(5 classes, 3 axes, waves)."""
    precision: Singles
    """(5, 3, waves) what a drawer tells of its template."""
    filters: Singles
    """(5, 2, 3 axes, waves) turns what is seen of it into its pull."""


def noise_of(rest: Waves, seen: Seen, tuning: DrawerTuning) -> Noise:
    """Noise from what templates leave (cards, 5, 3, waves) unexplained."""
    squares = rest.real**2 + rest.imag**2
    # The median of squared waves is log 2 of their mean; what lies on single cards does not count.
    usual = [middle(squares[seen.classes == k], axis=0) for k in range(LINES)]
    floor = tuning.patch_noise**2 * HEIGHT * WIDTH * float(WINDOW.mean())
    power = smoothed(np.stack(usual) / np.float32(np.log(2))) + floor
    filters = seen.looks.transpose(0, 2, 1)[..., None] / power[:, None].astype(np.float32)
    told = np.einsum("kiaw,kaj->kijw", filters, seen.looks)
    # A single handle differs from its template by a part of what templates themselves differ by, so
    # that no wave tells more than that: (1 + told * spread)^-1 before both.
    spread = spread_of(tuning)[[[0, 1], [1, 2]]] * np.float32(tuning.handle_varies)
    bounded = np.eye(2, dtype=np.float32)[..., None] + np.einsum("kijw,jlw->kilw", told, spread)
    (a, b), (c, d) = bounded.transpose(1, 2, 0, 3)
    inverse = np.array([[d, -b], [-c, a]]) / (a * d - b * c)
    filters = np.einsum("ijkw,kjaw->kiaw", inverse, filters)
    told = np.einsum("kiaw,kaj->kijw", filters, seen.looks)
    precision = np.stack([told[:, 0, 0], told[:, 0, 1], told[:, 1, 1]], axis=1)
    return Noise(power.astype(np.float32), precision, filters)


def said(upright: Waves, art: Waves, seen: Seen, noise: Noise, weight: Floats) -> Facts:
    """What drawers say, (cards, 5) in precision and (2 ways up, cards, 5) in pull.

    `upright` (cards, 5, 3, waves) are theirs as they lie, less `art` whichever way up they are;
    `weight` (cards, 5) is less than 1 where a drawer is noisier than most.
    """
    parts = weight[..., None, None].astype(np.float32)
    filters = noise.filters[seen.classes] * parts[..., None]
    pull, own = (_filtered(filters, waves) for waves in (upright, art))
    pulls = np.stack([pull - own, pull.conj() * TURNED - own])
    return Facts(noise.precision[seen.classes] * parts, pulls)


def _filtered(filters: Singles, waves: Waves) -> Waves:
    """(cards, 5, 2, waves) filters (cards, 5, 2, 3, waves) times waves (cards, 5, 3, waves)."""
    return np.asarray(sum(filters[:, :, :, k] * waves[:, :, None, k] for k in range(3)))


def placed(told: Facts, places: Sorted) -> Facts:
    """What each drawer says of its template (cards, 5), the right way up and at its place."""
    cards = np.arange(len(places.turned))
    return Facts(told.precision, told.pull[places.turned, cards] * MOVED[places.moved][:, :, None])


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


def foretold(templates: Waves, seen: Seen) -> Waves:
    """(cards, 5, 3, waves) what templates (cards, 5, 2, waves) look like on their drawers."""
    looks = seen.looks[seen.classes][..., None]
    first, last = templates[:, :, None, 0], templates[:, :, None, 1]
    return np.asarray(looks[:, :, :, 0] * first + looks[:, :, :, 1] * last)


def _real_parts(waves: Ints | slice) -> Singles:
    """(2 * waves, shifts) what turns waves into twice the real part of what they are when moved."""
    moved = MOVED[:, waves].conj()
    return np.ascontiguousarray(2 * np.ascontiguousarray(moved).view(np.float32).T)


def shift_scores(
    rows: Waves, tuning: DrawerTuning, waves: Ints | slice = slice(None)
) -> tuple[Doubles, Ints]:
    """Log of the mean likelihood over all shifts, and the best shift, of products (..., waves).

    `waves` are those that the products have.
    """
    usual = -((SHIFTS / tuning.handle_jitter) ** 2).sum(axis=1) / 2
    usual = usual - np.log(np.exp(usual).sum())
    # Real and imaginary parts in turn, as they lie in memory. In small products: larger ones are
    # spread over threads, which cost more than they bring.
    count, moved = rows[..., 0].size, _real_parts(waves)
    flat = np.zeros((-(-count // _BATCH) * _BATCH, rows.shape[-1]), np.complex64)
    flat[:count] = (rows * SHARE[waves]).reshape(count, -1)
    pieces = flat.view(np.float32).reshape(-1, _BATCH, len(moved))
    scores = (pieces @ moved).reshape(-1, len(SHIFTS))[:count] + usual.astype(np.float32)
    top = scores.max(axis=1)
    mean = top + np.log(np.exp(scores - top[:, None]).sum(axis=1))
    return mean.reshape(rows.shape[:-1]), scores.argmax(axis=1).reshape(rows.shape[:-1])


def fits(told: Facts, known: Facts, tuning: DrawerTuning) -> tuple[Doubles, Ints]:
    """Log-likelihood (2 ways up, cards, 5, shapes) of each class against nothing, and its shift.

    It is by how much more likely all that is known of a class becomes with the drawer among it.
    """
    joined = told.precision[:, :, None] + known.precision[:, None]
    inverse, _ = inverted(joined)
    before, _ = inverted(known.precision)
    # b' J b of the class, with the drawer's precision among it and without; then of the drawer, and
    # what both share, which depends on the shift.
    class_pull = np.broadcast_to(known.pull[:, None], (*joined.shape[:3], *known.pull.shape[2:]))
    part = energy(inverse, class_pull) - energy(before, known.pull)[:, None]
    # Less what pure noise would bring, so that a class that is known worse is not less likely: the
    # determinants of an exact likelihood would say so, as templates vary less than was assumed.
    own = told.precision[:, :, None] * inverse * np.array([[1], [2], [1]], np.float32)
    part = part - total(own.sum(axis=-2))
    drawer = told.pull[:, :, :, None]
    alone = np.stack([energy(inverse, way) for way in drawer])
    toward = solved(inverse, class_pull).conj()
    shared, shifts = shift_scores((toward * drawer).sum(axis=-2), tuning)
    return part + alone + shared, shifts
