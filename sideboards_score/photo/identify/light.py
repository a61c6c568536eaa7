"""What the colours of a strip cost under every order of the classes, in the light that suits best.

The logarithm of what the camera sees of a drawer is the class's reflectance plus the light there,
which changes smoothly within a card, plus a veil of glare, which is added before the logarithm. A
strip (one of four that run down a card beside its handles) is 5 drawers x 3 channels, RGB.
"""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import ORDERS, Doubles
from sideboards_score.photo.identify.tuning import DrawerTuning

VEIL_KNOTS = 3
"""Glare is given at the top, middle and bottom of a strip, and is even in between."""


@lru_cache(maxsize=4)
def precision_of(tuning: DrawerTuning) -> Doubles:
    """(15, 15) inverse covariance of a strip's log colours about a perfect order."""
    # Numbers are ordered drawer by drawer, RGB in each. What all three channels share: the strength
    # of light on the strip, how it drifts from drawer to drawer (a random walk), and the sheen of
    # each drawer. What a channel has alone: the tint of the light on the strip, and noise.
    line = np.arange(LINES)
    walk = tuning.light_step**2 * np.minimum.outer(line, line)
    drawer = tuning.light_offset**2 + walk + tuning.drawer_noise**2 * np.eye(LINES)
    tint = tuning.tint_offset**2 + tuning.channel_noise**2 * np.eye(LINES)
    covariance = np.kron(drawer, np.ones((3, 3))) + np.kron(tint, np.eye(3))
    return np.asarray(np.linalg.inv(covariance))


@lru_cache(maxsize=4)
def precision_without(tuning: DrawerTuning) -> Doubles:
    """(5, 15, 15) the same of the colours of four drawers; 0 where the fifth is left out."""
    covariance = np.linalg.inv(precision_of(tuning))
    without = np.zeros((LINES, *covariance.shape))
    for drawer in range(LINES):
        rest = np.flatnonzero(np.arange(LINES * 3) // 3 != drawer)
        without[drawer][np.ix_(rest, rest)] = np.linalg.inv(covariance[np.ix_(rest, rest)])
    return without


@lru_cache(maxsize=4)
def _veils(tuning: DrawerTuning) -> Doubles:
    """(1, veils, 5) glare on each drawer in parts of the strip's brightest channel."""
    return _between(np.array([list(product(tuning.veil_levels, repeat=VEIL_KNOTS))]))


def _between(knots: Doubles) -> Doubles:
    """(..., 5) glare on each drawer from glare (..., 3) at the top, middle and bottom."""
    top, middle, bottom = np.moveaxis(knots, -1, 0)
    return np.stack([top, (top + middle) / 2, middle, (middle + bottom) / 2, bottom], axis=-1)


def _finer(veils: Doubles, tuning: DrawerTuning) -> Doubles:
    """(strips, veils, 5) veils a little weaker and stronger than those of strips (strips, 5)."""
    factors = np.array(
        list(product((1 - tuning.veil_step, 1, 1 + tuning.veil_step), repeat=VEIL_KNOTS))
    )
    least = np.where(factors > 1, tuning.veil_least, 0.0)
    return _between(np.maximum(veils[:, None, [0, 2, 4]] * factors, least))


def _bent(veils: Doubles, tuning: DrawerTuning) -> Doubles:
    """(strips, veils, 5) veils (strips, 5) with the drawers between the knots off their middle."""
    steps = (1 - tuning.veil_step, 1, 1 + tuning.veil_step)
    factors = np.array([(1, upper, 1, lower, 1) for upper, lower in product(steps, repeat=2)])
    return np.asarray(veils[:, None] * factors)


def _closer(veils: Doubles, tuning: DrawerTuning) -> Doubles:
    """(strips, veils, 5) veils near those of strips (strips, 5), with half the step."""
    steps = (1 - tuning.veil_step / 2, 1, 1 + tuning.veil_step / 2)
    return np.asarray(veils[:, None] * _between(np.array(list(product(steps, repeat=VEIL_KNOTS)))))


def log_colors(linear: Doubles, veils: Doubles, tuning: DrawerTuning) -> Doubles:
    """(strips, veils, 15) log colours of strips (strips, 5, 3) with each veil taken off.

    `veils` is (1, veils, 5), or (strips, veils, 5) for veils of each strip's own.
    """
    # Glare adds light, so it comes off before the logarithm; after it, light is an addition.
    bright = linear.max(axis=(1, 2), keepdims=True)
    clear = (linear / bright)[:, None] - veils[..., None]
    logs = np.log(np.maximum(clear, 0.0) + tuning.dark_floor)
    return np.asarray(logs.reshape(len(linear), -1, LINES * 3))


def order_costs(logs: Doubles, centers: Doubles, precision: Doubles) -> Doubles:
    """(..., 120) squared distance of log colours (..., 15) from every order of the classes.

    For centres (starts, 5, 3) of log colours (strips, 15) it is (starts, strips, 120).
    """
    # (x - m) P (x - m) for all orders m at once, multiplied out: x P x - 2 x P m + m P m.
    expected = centers[..., ORDERS, :].reshape(*centers.shape[:-2], len(ORDERS), LINES * 3)
    bent = expected @ precision
    own = np.einsum("...i,...i->...", logs @ precision, logs)
    size = np.sum(bent * expected, axis=-1)[..., None, :]
    return np.asarray(own[..., None] - 2 * logs @ bent.swapaxes(-1, -2) + size)


def _veil_costs(veils: Doubles, tuning: DrawerTuning) -> Doubles:
    """(..., veils, 1) cost of veils (..., veils, 5): most cards have none."""
    return np.asarray(2 * veils.mean(axis=-1, keepdims=True) / tuning.veil_typical)


def _excess_costs(linear: Doubles, veils: Doubles, tuning: DrawerTuning) -> Doubles:
    """(strips, veils, 1) cost of veils brighter than a channel that strips (strips, 5, 3) show."""
    least = linear.min(axis=2) / linear.max(axis=(1, 2))[:, None]
    excess = np.maximum(veils - least[:, None], 0) / tuning.veil_excess
    return np.asarray((excess**2).sum(axis=-1, keepdims=True))


@lru_cache(maxsize=4)
def _lightings(tuning: DrawerTuning) -> Doubles:
    """(lightings, 5) by how much each drawer is lit up again, above or below a shadow's edge."""
    line = np.arange(LINES)
    sides = [line < edge for edge in range(1, LINES)] + [line >= edge for edge in range(1, LINES)]
    return np.array([np.where(side, 1 / left, 1) for side in sides for left in tuning.shadows])


def _lit(linear: Doubles, tuning: DrawerTuning) -> Doubles:
    """(strips, lightings, 15) log colours of strips (strips, 5, 3), each shadow lit up."""
    lit = linear[:, None] * _lightings(tuning)[:, :, None]
    logs = log_colors(lit.reshape(-1, LINES, 3), np.zeros((1, 1, LINES)), tuning)
    return np.asarray(logs.reshape(len(linear), -1, LINES * 3))


def strip_costs(linear: Doubles, centers: Doubles, tuning: DrawerTuning) -> tuple[Doubles, Doubles]:
    """Cost (strips, 120) of every order in its best light, and the log colours in the best.

    A strip that fits well as it is is not tried with glare or a shadow's edge.
    """
    logs = log_colors(linear, np.zeros((1, 1, LINES)), tuning)[:, 0]
    costs = order_costs(logs, centers, precision_of(tuning))
    dull = np.flatnonzero(costs.min(axis=1) > tuning.veil_suspect)
    if not len(dull):
        return costs, logs
    clear = _unveiled(linear[dull], centers, tuning)
    lit = _lit(linear[dull], tuning)
    shaded = order_costs(lit, centers, precision_of(tuning)) + tuning.shadow_cost
    costs[dull] = np.minimum(clear.costs, shaded.min(axis=1))
    bright = lit[np.arange(len(dull)), shaded.min(axis=2).argmin(axis=1)]
    in_shadow = shaded.min(axis=(1, 2)) < clear.costs.min(axis=1)
    logs[dull] = np.where(in_shadow[:, None], bright, clear.logs)
    return costs, logs


class Unveiled(NamedTuple):
    """Strips under the veils that fit them best."""

    costs: Doubles
    """(strips, 120) of every order under its own best veil."""
    logs: Doubles
    """(strips, 15) log colours under the veil that fits best at all."""
    veils: Doubles
    """(strips, 5) that veil."""


def _unveiled(linear: Doubles, centers: Doubles, tuning: DrawerTuning) -> Unveiled:
    """Strips (strips, 5, 3) under the best veils of all, closed in on step by step."""
    veils = np.broadcast_to(_veils(tuning), (len(linear), *_veils(tuning).shape[1:]))
    found = _kindest(linear, veils, centers, tuning)
    costs = found.costs
    for around in (_finer, _bent, _closer):
        found = _kindest(linear, around(found.veils, tuning), centers, tuning)
        costs = np.minimum(costs, found.costs)
    return found._replace(costs=costs)


def _kindest(linear: Doubles, veils: Doubles, centers: Doubles, tuning: DrawerTuning) -> Unveiled:
    """The best of veils (strips, veils, 5) for strips (strips, 5, 3)."""
    logs = log_colors(linear, veils, tuning)
    costs = order_costs(logs, centers, precision_of(tuning)) + _veil_costs(veils, tuning)
    costs += _excess_costs(linear, veils, tuning)
    each, best = np.arange(len(linear)), costs.min(axis=2).argmin(axis=1)
    return Unveiled(costs.min(axis=1), logs[each, best], veils[each, best])
