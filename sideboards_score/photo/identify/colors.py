"""Five colour classes found in one photo, relative to each other, whatever the light.

The logarithm of what the camera sees of a drawer is the class's reflectance plus the light there,
which changes smoothly within a card, plus a veil of glare, which is added before the logarithm.
Every card shows each class once, so a card's light is known as soon as its drawers are named.
"""

from functools import lru_cache
from itertools import permutations, product
from typing import NamedTuple

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import Doubles, Flags, Ints
from sideboards_score.photo.identify.drawers import strip_count
from sideboards_score.photo.identify.tuning import DrawerTuning

ORDERS = np.array(list(permutations(range(LINES))))
"""(120, 5) class of each drawer from the top down, for every order of five classes."""


VEIL_KNOTS = 3


class ClassFit(NamedTuple):
    """The five colour classes of a photo, not yet named."""

    centers: Doubles
    """(5 classes, 3) log RGB reflectance in the light of the photo, up to its strength."""
    orders: Doubles
    """(cards, 120) log-likelihood of each order of classes, as in `ORDERS`."""
    drawers: Doubles
    """(cards, 5 drawers, 5 classes) log-likelihood of each drawer alone, in the card's light."""
    spoilt: Flags
    """(cards, 5) the one drawer of a card, if any, that something covers: it says nothing."""

    @property
    def held(self) -> Doubles:
        """(cards, 5) log-likelihood of each drawer's class in the card's best order."""
        best = ORDERS[self.orders.argmax(axis=1)]
        return np.asarray(np.take_along_axis(self.drawers, best[..., None], axis=2)[..., 0])


@lru_cache(maxsize=4)
def _precision(tuning: DrawerTuning) -> Doubles:
    """(15, 15) inverse covariance of a strip's log colours about a perfect order."""
    line = np.arange(LINES)
    walk = tuning.light_step**2 * np.minimum.outer(line, line)
    drawer = tuning.light_offset**2 + walk + tuning.drawer_noise**2 * np.eye(LINES)
    tint = tuning.tint_offset**2 + tuning.channel_noise**2 * np.eye(LINES)
    covariance = np.kron(drawer, np.ones((3, 3))) + np.kron(tint, np.eye(3))
    return np.asarray(np.linalg.inv(covariance))


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


def _logs(linear: Doubles, veils: Doubles, tuning: DrawerTuning) -> Doubles:
    """(strips, veils, 15) log colours of strips (strips, 5, 3) with each veil taken off.

    `veils` is (1, veils, 5), or (strips, veils, 5) for veils of each strip's own.
    """
    bright = linear.max(axis=(1, 2), keepdims=True)
    clear = (linear / bright)[:, None] - veils[..., None]
    logs = np.log(np.maximum(clear, 0.0) + tuning.dark_floor)
    return np.asarray(logs.reshape(len(linear), -1, LINES * 3))


def glare_tint(linear: Doubles, fit: ClassFit, tuning: DrawerTuning) -> Doubles:
    """(3,) the colour of the glare on strips (strips, 5, 3), mean 1, as black drawers show it.

    Cameras and lamps leave it coloured although the cards' own light is balanced.
    """
    black = int(fit.centers.sum(axis=1).argmin())
    best = np.repeat(ORDERS[fit.orders.argmax(axis=1)], strip_count(tuning), axis=0)
    bright = linear.max(axis=(1, 2))[:, None]
    dark = linear[np.arange(len(linear)), (best == black).argmax(axis=1)] / bright
    dark = dark[dark.mean(axis=1) > tuning.veil_shown]
    if len(dark) < tuning.veil_strips:
        return np.ones(3)
    color = np.median(dark / dark.mean(axis=1, keepdims=True), axis=0)
    veil = np.log(np.maximum(color, tuning.dark_floor))  # a clipped channel may be 0
    return np.asarray(np.exp(np.clip(veil - veil.mean(), -tuning.veil_tint, tuning.veil_tint)))


def _costs(logs: Doubles, centers: Doubles, precision: Doubles) -> Doubles:
    """(..., 120) squared distance of log colours (..., 15) from every order of the classes.

    For centres (starts, 5, 3) of log colours (strips, 15) it is (starts, strips, 120).
    """
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


def _refined(logs: Doubles, best: Ints) -> Doubles:
    """(..., 5, 3) class centres from strips (strips, 15) and their orders (..., strips, 5)."""
    colors = logs.reshape(-1, LINES, 3)
    light = colors.mean(axis=1)
    level = colors - light[:, None]
    by_class = level[np.arange(len(level))[:, None], np.argsort(best, axis=-1)]
    return np.asarray(np.median(by_class, axis=-3) + np.median(light, axis=0))


@lru_cache(maxsize=4)
def _lightings(tuning: DrawerTuning) -> Doubles:
    """(lightings, 5) by how much each drawer is lit up again, above or below a shadow's edge."""
    line = np.arange(LINES)
    sides = [line < edge for edge in range(1, LINES)] + [line >= edge for edge in range(1, LINES)]
    return np.array([np.where(side, 1 / left, 1) for side in sides for left in tuning.shadows])


def _lit(linear: Doubles, tuning: DrawerTuning) -> Doubles:
    """(strips, lightings, 15) log colours of strips (strips, 5, 3), each shadow lit up."""
    lit = linear[:, None] * _lightings(tuning)[:, :, None]
    logs = _logs(lit.reshape(-1, LINES, 3), np.zeros((1, 1, LINES)), tuning)
    return np.asarray(logs.reshape(len(linear), -1, LINES * 3))


def _strip_costs(
    linear: Doubles, centers: Doubles, tuning: DrawerTuning
) -> tuple[Doubles, Doubles]:
    """Cost (strips, 120) of every order in its best light, and the log colours in the best.

    A strip that fits well as it is is not tried with glare or a shadow's edge.
    """
    logs = _logs(linear, np.zeros((1, 1, LINES)), tuning)[:, 0]
    costs = _costs(logs, centers, _precision(tuning))
    dull = np.flatnonzero(costs.min(axis=1) > tuning.veil_suspect)
    if not len(dull):
        return costs, logs
    clear = _unveiled(linear[dull], centers, tuning)
    lit = _lit(linear[dull], tuning)
    shaded = _costs(lit, centers, _precision(tuning)) + tuning.shadow_cost
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
    logs = _logs(linear, veils, tuning)
    costs = _costs(logs, centers, _precision(tuning)) + _veil_costs(veils, tuning)
    costs += _excess_costs(linear, veils, tuning)
    each, best = np.arange(len(linear)), costs.min(axis=2).argmin(axis=1)
    return Unveiled(costs.min(axis=1), logs[each, best], veils[each, best])


def _tailed(costs: Doubles, size: int, tuning: DrawerTuning) -> Doubles:
    """Log-likelihood of squared distances of `size` numbers, with the tails of Student's t."""
    tail = tuning.tail * size
    return np.asarray(-(tail + size) / 2 * np.log1p(costs / tail))


def _card_scores(costs: Doubles, tuning: DrawerTuning, drawers: int = LINES) -> Doubles:
    """(..., cards, 120) log-likelihood from the costs (..., cards * strips, 120) of all strips."""
    strips = _tailed(costs, drawers * 3, tuning)
    cards = strips.reshape(*strips.shape[:-2], -1, strip_count(tuning), len(ORDERS))
    return np.asarray(cards.mean(axis=-2))


@lru_cache(maxsize=4)
def _precision_without(tuning: DrawerTuning) -> Doubles:
    """(5, 15, 15) the same of the colours of four drawers; 0 where the fifth is left out."""
    covariance = np.linalg.inv(_precision(tuning))
    without = np.zeros((LINES, *covariance.shape))
    for drawer in range(LINES):
        rest = np.flatnonzero(np.arange(LINES * 3) // 3 != drawer)
        without[drawer][np.ix_(rest, rest)] = np.linalg.inv(covariance[np.ix_(rest, rest)])
    return without


def _scores_without(logs: Doubles, centers: Doubles, tuning: DrawerTuning) -> Doubles:
    """(5, cards, 120) log-likelihood of every order, each drawer left out in turn."""
    each = [_costs(logs, centers, precision) for precision in _precision_without(tuning)]
    return _card_scores(np.stack(each), tuning, LINES - 1)


def _spoilt(scores: Doubles, without: Doubles, tuning: DrawerTuning) -> Flags:
    """(cards, 5) the drawer without which a card fits that fits no order otherwise.

    `scores` (cards, 120), `without` (5, cards, 120). If the card would fit without another one as
    well, nobody can say which of them is covered.
    """
    fits = without.max(axis=2).T
    ranked = np.sort(fits, axis=1)
    alone = ranked[:, -1] - ranked[:, -2] > tuning.spoilt_alone
    unfit = scores.max(axis=1) < tuning.spoilt_card
    found = unfit & alone & (ranked[:, -1] > tuning.spoilt_rest)
    return np.asarray(found[:, None] & (fits == ranked[:, -1:]))


def _drawer_scores(logs: Doubles, centers: Doubles, best: Ints, tuning: DrawerTuning) -> Doubles:
    """(cards, 5, 5) log-likelihood of each class for each drawer, the card's light from its best.

    The light is the middle of all drawers', or as smooth as the neighbours tell; the kinder
    of the two counts, since one drawer of a wrong class misleads the neighbours.
    """
    colors = logs.reshape(-1, strip_count(tuning), LINES, 3)
    rest = colors - centers[best][:, None]
    precision = _precision(tuning).reshape(LINES, 3, LINES, 3)
    own = precision[np.arange(LINES), :, np.arange(LINES)]
    pull = np.einsum("icjd,nsjd->nsic", precision, rest)
    smooth = rest - np.einsum("icd,nsid->nsic", np.linalg.inv(own), pull)
    costs = []
    for light in (np.median(rest, axis=2, keepdims=True), smooth):
        apart = (colors - light)[:, :, :, None, :] - centers
        costs.append(np.einsum("nsikc,icd,nsikd->nsik", apart, own, apart))
    return np.asarray(_tailed(np.minimum(*costs), 3, tuning).mean(axis=1))


def grown_classes(linear: Doubles, tuning: DrawerTuning) -> Doubles:
    """(5, 3) class centres of strips (strips, 5, 3), without regard to glare.

    They are grown from every card as the pattern; those that fit the photo best count.
    """
    plain = _logs(linear, np.zeros((1, 1, LINES)), tuning)[:, 0]
    centers = plain.reshape(-1, strip_count(tuning), LINES, 3).mean(axis=1)
    totals = np.zeros(len(centers))
    for _ in range(tuning.rounds):
        scores = _card_scores(_costs(plain, centers, _precision(tuning)), tuning)
        best = ORDERS[scores.argmax(axis=-1)]
        totals = scores.max(axis=-1).sum(axis=-1)
        centers = _refined(plain, np.repeat(best, strip_count(tuning), axis=-2))
    return np.asarray(centers[totals.argmax()])


def fit_classes(linear: Doubles, centers: Doubles, tuning: DrawerTuning) -> ClassFit:
    """Settle the classes and tell how well every order fits every card, glare taken off.

    `linear` (strips, 5, 3) must be balanced: grey is grey, so that glare is white.
    """
    for _ in range(tuning.veil_rounds):
        costs, logs = _strip_costs(linear, centers, tuning)
        best = ORDERS[_card_scores(costs, tuning).argmax(axis=1)]
        centers = _refined(logs, np.repeat(best, strip_count(tuning), axis=0))
    costs, logs = _strip_costs(linear, centers, tuning)
    return _spared(linear, logs, centers, _card_scores(costs, tuning), tuning)


def _spared(
    linear: Doubles, logs: Doubles, centers: Doubles, scores: Doubles, tuning: DrawerTuning
) -> ClassFit:
    """The fit of settled classes; where one drawer is covered, that of the other four.

    There, glare is not looked for: it would be taken off so as to explain the cover.
    """
    plain = _logs(linear, np.zeros((1, 1, LINES)), tuning)[:, 0]
    without = _scores_without(plain, centers, tuning)
    spoilt = _spoilt(scores, without, tuning)
    cards = np.flatnonzero(spoilt.any(axis=1))
    scores[cards] = without[spoilt[cards].argmax(axis=1), cards]
    bare = np.repeat(spoilt.any(axis=1), strip_count(tuning))[:, None]
    best = ORDERS[scores.argmax(axis=1)]
    drawers = _drawer_scores(np.where(bare, plain, logs), centers, best, tuning)
    return ClassFit(centers, scores, np.where(spoilt[..., None], 0.0, drawers), spoilt)


def _fitness(fit: ClassFit, tuning: DrawerTuning) -> tuple[float, float, float]:
    """How well the cards fit, the drawers, and a drawer that fits worse than usual."""
    held = fit.held
    return (
        float(fit.orders.max(axis=1).sum()),
        float(held.sum()),
        min(float(held.min()), tuning.glare_worst),
    )


def fit_classes_in_glare(linear: Doubles, centers: Doubles, tuning: DrawerTuning) -> ClassFit:
    """The same with the glare's own colour, where that fits the photo better than white."""
    white = fit_classes(linear, centers, tuning)
    glare = glare_tint(linear, white, tuning)
    if (glare == 1).all():
        return white
    tinted = fit_classes(linear / glare, white.centers - np.log(glare), tuning)
    better = zip(_fitness(tinted, tuning), _fitness(white, tuning), strict=True)
    if any(own < other for own, other in better):
        return white
    return tinted._replace(centers=tinted.centers + np.log(glare))
