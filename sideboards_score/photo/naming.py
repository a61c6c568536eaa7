"""Which of the five colour classes of a photo is red, turquoise, pink, orange and black.

All 120 namings are compared at once by how the classes lie to EACH OTHER: a tint or the strength of
the light moves all five together and costs next to nothing.
"""

from functools import lru_cache

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.colors import ORDERS
from sideboards_score.photo.drawers import Floats
from sideboards_score.photo.tuning_drawers import DrawerTuning

NAMINGS = ORDERS
"""(120, 5) the class that bears each of `COLORS`, in their order."""


@lru_cache(maxsize=4)
def _expected(tuning: DrawerTuning) -> tuple[Floats, Floats]:
    """Mean (15,) and inverse covariance (15, 15) of the log reflectances of `COLORS`."""
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


def naming_scores(centers: Floats, tuning: DrawerTuning) -> Floats:
    """(120,) log-likelihood of each of `NAMINGS` for class centres (5, 3)."""
    mean, precision = _expected(tuning)
    apart = centers[NAMINGS].reshape(len(NAMINGS), -1) - mean
    return np.asarray(-0.5 * np.einsum("ni,ij,nj->n", apart, precision, apart))


def tint(centers: Floats, tuning: DrawerTuning) -> Floats:
    """(3,) the colour of the photo's light, mean 1, as the best naming of the classes tells."""
    mean, precision = _expected(tuning)
    best = NAMINGS[naming_scores(centers, tuning).argmax()]
    apart = centers[best].ravel() - mean
    pull = (precision @ apart).reshape(LINES, 3).sum(axis=0) * tuning.tint_spread**2
    return np.asarray(np.exp(pull - pull.mean()))
