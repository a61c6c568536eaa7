"""Five colour classes found in one photo, relative to each other, whatever the light.

The logarithm of what the camera sees of a drawer is the class's reflectance plus the light there,
which changes smoothly within a card, plus a veil of glare, which is added before the logarithm.
Every card shows each class once, so a card's light is known as soon as its drawers are named.
"""

from typing import NamedTuple

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import ORDERS, Doubles, Flags, Ints, middle
from sideboards_score.photo.identify.drawers import strip_count
from sideboards_score.photo.identify.light import (
    log_colors,
    order_costs,
    precision_of,
    precision_without,
    strip_costs,
)
from sideboards_score.photo.identify.tuning import DrawerTuning


class ClassFit(NamedTuple):
    """The five colour classes of a photo, not yet named."""

    centers: Doubles
    """(5 classes, 3) log RGB reflectance in the light of the photo, up to its strength."""
    orders: Doubles
    """(cards, 120) log-likelihood of each order of classes, as in `ORDERS`."""
    drawers: Doubles
    """(cards, 5 drawers, 5 classes) log-likelihood of each drawer alone, in the card's light."""
    spoilt: Flags
    """(cards, 5) the drawer of a card, if any, that something covers: it says nothing."""

    @property
    def held(self) -> Doubles:
        """(cards, 5) log-likelihood of each drawer's class in the card's best order."""
        best = ORDERS[self.orders.argmax(axis=1)]
        return np.asarray(np.take_along_axis(self.drawers, best[..., None], axis=2)[..., 0])


def glare_tint(linear: Doubles, fit: ClassFit, tuning: DrawerTuning) -> Doubles:
    """(3,) the colour of the glare on strips (strips, 5, 3), mean 1, as black drawers show it.

    Cameras and lamps leave it coloured although the cards' own light is balanced.
    """
    # A black drawer reflects next to nothing of its own: what is seen there is the glare.
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


def _refined(logs: Doubles, best: Ints) -> Doubles:
    """(..., 5, 3) class centres from strips (strips, 15) and their orders (..., strips, 5)."""
    # Every strip shows each class once, so its mean is its light; medians over all strips leave out
    # what is spoilt or in a wrong order. `argsort` turns "class of drawer" into "drawer of class".
    colors = logs.reshape(-1, LINES, 3)
    light = colors.mean(axis=1)
    level = colors - light[:, None]
    by_class = level[np.arange(len(level))[:, None], np.argsort(best, axis=-1)]
    return np.asarray(middle(by_class, axis=-3) + middle(light, axis=0))


def _tailed(costs: Doubles, size: int, tuning: DrawerTuning) -> Doubles:
    """Log-likelihood of squared distances of `size` numbers, with the tails of Student's t."""
    # Multivariate t, up to a constant: -(v + d) / 2 * log(1 + cost / v), here v = tail * d.
    tail = tuning.tail * size
    return np.asarray(-(tail + size) / 2 * np.log1p(costs / tail))


def _card_scores(costs: Doubles, tuning: DrawerTuning, drawers: int = LINES) -> Doubles:
    """(..., cards, 120) log-likelihood from the costs (..., cards * strips, 120) of all strips."""
    strips = _tailed(costs, drawers * 3, tuning)
    cards = strips.reshape(*strips.shape[:-2], -1, strip_count(tuning), len(ORDERS))
    return np.asarray(cards.mean(axis=-2))


def _scores_without(logs: Doubles, centers: Doubles, tuning: DrawerTuning) -> Doubles:
    """(5, cards, 120) log-likelihood of every order, each drawer left out in turn."""
    each = [order_costs(logs, centers, precision) for precision in precision_without(tuning)]
    return _card_scores(np.stack(each), tuning, LINES - 1)


def _spoilt(fit: ClassFit, without: Doubles, tuning: DrawerTuning) -> Flags:
    """(cards, 5) the drawers without which a card fits that fits no order well otherwise.

    `without` (5, cards, 120) are the card's scores without each. They are two where the cover looks
    like the colour of another drawer: either may be the one that is covered.
    """
    fits = without.max(axis=2).T
    best = fits.max(axis=1, keepdims=True)
    found = np.asarray(fits > best - tuning.spoilt_alone)
    found &= fit.orders.max(axis=1, keepdims=True) < tuning.spoilt_card
    found &= fit.held.min(axis=1, keepdims=True) < tuning.spoilt_drawer
    found &= best > tuning.spoilt_rest
    return np.asarray(found & (found.sum(axis=1, keepdims=True) <= tuning.spoilt_most))


def _drawer_scores(logs: Doubles, centers: Doubles, best: Ints, tuning: DrawerTuning) -> Doubles:
    """(cards, 5, 5) log-likelihood of each class for each drawer, the card's light from its best.

    The light is the middle of all drawers', or as smooth as the neighbours tell; the kinder
    of the two counts, since one drawer of a wrong class misleads the neighbours.
    """
    colors = logs.reshape(-1, strip_count(tuning), LINES, 3)
    rest = colors - centers[best][:, None]
    # `own` are the 3 x 3 blocks of the precision on the diagonal. The mean of a drawer given the
    # other four is rest - own^-1 (P rest), for a normal distribution; what is left is `smooth`.
    precision = precision_of(tuning).reshape(LINES, 3, LINES, 3)
    own = precision[np.arange(LINES), :, np.arange(LINES)]
    pull = np.einsum("icjd,nsjd->nsic", precision, rest)
    smooth = rest - np.einsum("icd,nsid->nsic", np.linalg.inv(own), pull)
    costs = []
    for light in (middle(rest, axis=2)[:, :, None], smooth):
        apart = (colors - light)[:, :, :, None, :] - centers
        costs.append(np.einsum("nsikc,icd,nsikd->nsik", apart, own, apart))
    return np.asarray(_tailed(np.minimum(*costs), 3, tuning).mean(axis=1))


def grown_classes(linear: Doubles, tuning: DrawerTuning) -> Doubles:
    """(5, 3) class centres of strips (strips, 5, 3), without regard to glare.

    They are grown from every card as the pattern; those that fit the photo best count.
    """
    plain = log_colors(linear, np.zeros((1, 1, LINES)), tuning)[:, 0]
    # Any card, its own order taken for 0 to 4, is a first guess of the five classes.
    centers = plain.reshape(-1, strip_count(tuning), LINES, 3).mean(axis=1)
    totals = np.zeros(len(centers))
    for _ in range(tuning.rounds):
        scores = _card_scores(order_costs(plain, centers, precision_of(tuning)), tuning)
        best = ORDERS[scores.argmax(axis=-1)]
        totals = scores.max(axis=-1).sum(axis=-1)
        centers = _refined(plain, np.repeat(best, strip_count(tuning), axis=-2))
    return np.asarray(centers[totals.argmax()])


def fit_classes(linear: Doubles, centers: Doubles, tuning: DrawerTuning) -> ClassFit:
    """Settle the classes and tell how well every order fits every card, glare taken off.

    `linear` (strips, 5, 3) must be balanced: grey is grey, so that glare is white.
    """
    for _ in range(tuning.veil_rounds):
        costs, logs = strip_costs(linear, centers, tuning)
        best = ORDERS[_card_scores(costs, tuning).argmax(axis=1)]
        centers = _refined(logs, np.repeat(best, strip_count(tuning), axis=0))
    costs, logs = strip_costs(linear, centers, tuning)
    scores = _card_scores(costs, tuning)
    best = ORDERS[scores.argmax(axis=1)]
    drawers = _drawer_scores(logs, centers, best, tuning)
    fit = ClassFit(centers, scores, drawers, np.zeros(best.shape, np.bool_))
    return _spared(fit, linear, tuning)


def _spared(fit: ClassFit, linear: Doubles, tuning: DrawerTuning) -> ClassFit:
    """The same fit; of cards in which a drawer is covered, that of the other four.

    There, glare is not looked for: it would be taken off so as to explain the cover.
    """
    plain = log_colors(linear, np.zeros((1, 1, LINES)), tuning)[:, 0]
    without = _scores_without(plain, fit.centers, tuning)
    spoilt = _spoilt(fit, without, tuning)
    if not spoilt.any():
        return fit
    cards = np.asarray(spoilt.any(axis=1))[:, None]
    rest = np.where(spoilt.T[..., None], without, -np.inf).max(axis=0)
    orders = np.where(cards, rest, fit.orders)
    drawers = _drawer_scores(plain, fit.centers, ORDERS[orders.argmax(axis=1)], tuning)
    drawers = np.where(cards[..., None], drawers, fit.drawers)
    return ClassFit(fit.centers, orders, np.where(spoilt[..., None], 0.0, drawers), spoilt)


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
