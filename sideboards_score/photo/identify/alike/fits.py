"""How well drawers fit templates, wherever their handles lie: by waves, for all shifts at once."""

from functools import lru_cache

import numpy as np

from sideboards_score.photo.arrays import Doubles, Singles, Waves
from sideboards_score.photo.identify.alike.bands import (
    FINE,
    REACH_COLUMNS,
    REACH_ROWS,
    SHIFTS,
    Grid,
    moved_sums,
)
from sideboards_score.photo.identify.alike.evidence import (
    Facts,
    energy,
    inverted,
    solved,
    squares,
)
from sideboards_score.photo.identify.tuning import DrawerTuning


@lru_cache(maxsize=4)
def usual_shifts(tuning: DrawerTuning) -> Singles:
    """(shifts,) log of how often each is met."""
    usual = -((SHIFTS / tuning.handle_jitter) ** 2).sum(axis=1) / 2
    return np.asarray(usual - np.log(np.exp(usual).sum()), np.float32)


def shift_scores(rows: Waves, usual: Singles, grid: Grid = FINE) -> Singles:
    """(..., shifts) log-likelihood of each shift, of products (..., waves).

    `usual` is how often each shift is met; `grid` has the waves of the products, which are already
    weighed by their `share`.
    """
    scores = moved_sums(rows.reshape(-1, rows.shape[-1]), grid) + usual
    return scores.reshape(*rows.shape[:-1], -1)


def over_shifts(scores: Singles) -> Singles:
    """(...) log of the mean likelihood over all shifts (..., shifts)."""
    top = scores.max(axis=-1, keepdims=True)
    return np.asarray(top[..., 0] + np.log(np.exp(scores - top).sum(axis=-1)))


def between(scores: Singles) -> tuple[Doubles, Singles]:
    """(..., 2) pixels down and right where scores (..., shifts) are best, and how much better.

    Shifts are whole pixels; a parabola through the best one and its neighbours tells where between
    them the top is, on each axis, and how much (...) higher it is.
    """
    high, wide = 2 * REACH_ROWS + 1, 2 * REACH_COLUMNS + 1
    flat = scores.reshape(-1, high * wide)
    each, best = np.arange(len(flat)), flat.argmax(axis=1)
    row, column = np.divmod(best, wide)
    found, gain = SHIFTS[best].astype(np.float64), np.zeros(len(flat), np.float32)
    for axis, (at, most, next_) in enumerate(((row, high - 1, wide), (column, wide - 1, 1))):
        # Beyond the outermost shifts nothing is known.
        inner = (at > 0) & (at < most)
        top, step = flat[each, best], next_ * inner
        before, after = flat[each, best - step], flat[each, best + step]
        bend, slope = np.maximum(2 * top - before - after, _FLAT), (after - before) / 2
        off = slope / bend
        found[:, axis] += off
        gain += off * slope / 2
    return found.reshape(*scores.shape[:-1], 2), gain.reshape(scores.shape[:-1])


_FLAT = np.float32(1e-6)
"""No parabola is flatter, so that nothing is divided by nothing."""


def fits(
    told: Facts, known: Facts, tuning: DrawerTuning, grid: Grid = FINE
) -> tuple[Singles, Doubles]:
    """Log-likelihood (ways up, cards, 5, shapes) of each class against nothing, and its shift.

    It is by how much more likely all that is known of a class becomes with the drawer among it.
    `grid` has the waves of both.
    """
    before = energy(inverted(known.precision)[0], known.pull, grid.share)
    own, expected, usual = squares(known.pull), told.precision * _TWICE, usual_shifts(tuning)
    # One card at a time, which stays in the fast memory.
    scores, by_shift = [], []
    for k, classes in enumerate(known.pull):
        shared = inverted(told.precision[k, :, None] + known.precision[k])[0] * grid.share
        # b' J b of the class, with the drawer's precision among it and without; then of the drawer,
        # and what both share, which depends on the shift.
        part = _along(shared, own[k]) - before[k]
        # Less what pure noise would bring, so that a class that is known worse is not less likely:
        # the determinants of an exact likelihood would say so, as templates vary less than assumed.
        part -= _along(shared, expected[k, :, None])
        drawers = told.pull[:, k, :, None]
        toward = solved(shared, classes)
        scores.append(part + _along(shared, squares(drawers)))
        products = dotted(np.conjugate(toward, out=toward), drawers)
        by_shift.append(shift_scores(products, usual, grid))
    common = np.stack(by_shift, axis=1)
    shifts, gain = between(common)
    return np.stack(scores, axis=1) + over_shifts(common) + gain, shifts


_TWICE = np.array([[1], [2], [1]], np.float32)
"""The mixed part of a symmetric 2 x 2 matrix counts twice."""


def _along(inverse: Singles, squares: Singles) -> Singles:
    """(...,) sums over precisions (..., 3, waves) times what `squares` gives."""
    return np.asarray(np.vecdot(_flat(inverse), _flat(squares)))


def _flat(parts: Singles) -> Singles:
    """(..., 3 * waves) of parts (..., 3, waves)."""
    return parts.reshape(*parts.shape[:-2], -1)


def dotted(one: Waves, other: Waves) -> Waves:
    """(..., waves) sums over the two parts (..., 2, waves) of templates."""
    return np.asarray(one[..., 0, :] * other[..., 0, :] + one[..., 1, :] * other[..., 1, :])
