"""Which of the five colour classes of a photo is red, turquoise, pink, orange and black.

All 120 namings are compared at once by how the classes lie to EACH OTHER: a tint or the strength of
the light moves all five together and costs next to nothing.
"""

from dataclasses import replace
from functools import lru_cache

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.model.learning import Shades
from sideboards_score.photo.arrays import ORDERS, Doubles
from sideboards_score.photo.identify.drawers import LINEAR
from sideboards_score.photo.identify.tuning import DrawerTuning

NAMINGS = ORDERS
"""(120, 5) the class that bears each of `COLORS`, in their order."""


@lru_cache(maxsize=4)
def _expected(tuning: DrawerTuning) -> tuple[Doubles, Doubles]:
    """Mean (15,) and inverse covariance (15, 15) of the log reflectances of `COLORS`."""
    # A print's own shade, then what moves all five classes together: the strength of the light, its
    # tint, and the camera's contrast, which stretches all about their mean.
    mean = np.array(tuning.shades)
    spread = np.array(tuning.shade_spread)
    related = tuning.shade_relation * np.ones((3, 3)) + (1 - tuning.shade_relation) * np.eye(3)
    covariance = np.zeros((LINES * 3, LINES * 3))
    for k in range(LINES):
        block = slice(3 * k, 3 * k + 3)
        covariance[block, block] = np.outer(spread[k], spread[k]) * related
    everywhere = np.ones((LINES, LINES))
    covariance += np.kron(everywhere, tuning.strength_spread**2 * np.ones((3, 3)))
    covariance += np.kron(everywhere, tuning.tint_spread**2 * np.eye(3))
    contrast = (mean - mean.mean(axis=0)).ravel()
    covariance += tuning.contrast_spread**2 * np.outer(contrast, contrast)
    return mean.ravel(), np.asarray(np.linalg.inv(covariance))


def with_shades(tuning: DrawerTuning, shades: Shades) -> DrawerTuning:
    """The tuning for cards of which the shades are known from earlier photos."""
    if not shades:
        return tuning
    seen = np.log(LINEAR[np.array(shades)])
    return replace(tuning, known_shades=tuple((r, g, b) for r, g, b in seen.tolist()))


def shades_of(centers: Doubles, tuning: DrawerTuning) -> Shades:
    """The shades of `COLORS` as sRGB, from class centres in neutral light."""
    named = centers[NAMINGS[naming_scores(centers, tuning).argmax()]]
    light = np.exp(named - named.max()) * tuning.brightest
    values = np.searchsorted(LINEAR, light.ravel()).clip(1, 255).reshape(-1, 3)
    return tuple((r, g, b) for r, g, b in values.tolist())


def naming_scores(centers: Doubles, tuning: DrawerTuning) -> Doubles:
    """(120,) log-likelihood of each of `NAMINGS` for class centres (5, 3).

    Where the shades of the print are known, any other print stays possible: a photo may show
    another copy of the game.
    """
    if not tuning.known_shades:
        return _scores(centers, tuning)
    known = _scores(centers, _known(tuning)) + np.log1p(-tuning.other_print)
    return np.asarray(np.logaddexp(known, _scores(centers, tuning) + np.log(tuning.other_print)))


def _known(tuning: DrawerTuning) -> DrawerTuning:
    """The tuning with the known shades in the place of those of any print."""
    spread = ((tuning.known_spread,) * 3,) * LINES
    return replace(tuning, shades=tuning.known_shades, shade_spread=spread, known_shades=())


def _scores(centers: Doubles, tuning: DrawerTuning) -> Doubles:
    """(120,) log-likelihoods for one kind of print."""
    mean, precision = _expected(tuning)
    apart = centers[NAMINGS].reshape(len(NAMINGS), -1) - mean
    fits = -0.5 * np.einsum("ni,ij,nj->n", apart, precision, apart)
    return np.asarray(fits + 0.5 * np.linalg.slogdet(precision)[1])


def tint(centers: Doubles, tuning: DrawerTuning) -> Doubles:
    """(3,) the colour of the photo's light, mean 1, as the best naming of the classes tells."""
    if tuning.known_shades:
        known = _known(tuning)
        better = _scores(centers, known).max() > _scores(centers, tuning).max()
        tuning = known if better else replace(tuning, known_shades=())
    mean, precision = _expected(tuning)
    best = NAMINGS[_scores(centers, tuning).argmax()]
    # The mean of the tint given the classes: its prior covariance times what the fit pulls at it.
    apart = centers[best].ravel() - mean
    pull = (precision @ apart).reshape(LINES, 3).sum(axis=0) * tuning.tint_spread**2
    return np.asarray(np.exp(pull - pull.mean()))
