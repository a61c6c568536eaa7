"""How doubt in some drawers of a photo spreads to others, and what coloured glare may do."""

import numpy as np
import pytest

from sideboards_score.photo.colors import ORDERS, ClassFit, glare_tint
from sideboards_score.photo.drawers import strip_count
from sideboards_score.photo.reading import _least_sure
from sideboards_score.photo.tuning import TUNING
from sideboards_score.photo.tuning_drawers import DrawerTuning


@pytest.mark.parametrize(
    ("doubtful", "least"), [(0, TUNING.sure), (1, TUNING.sure), (2, TUNING.wary), (9, 1.0)]
)
def test_doubtful_handles_make_the_others_doubtful(doubtful: int, least: float) -> None:
    assert _least_sure(doubtful / 40, TUNING) == least


@pytest.mark.parametrize("veil", [(0.4, 0.2, 0.3), (0.6, 0.2, 0.0)])
def test_glare_takes_its_colour_from_black_drawers(veil: tuple[float, ...]) -> None:
    tuning = DrawerTuning()
    linear = np.full((strip_count(tuning), 5, 3), 0.9)
    linear[:, 4] = veil
    centers = np.log(np.array([[0.9, 0.9, 0.9]] * 4 + [[0.03] * 3]))
    orders = np.where((np.arange(5) == ORDERS).all(axis=1), 0.0, -50.0)[None]
    glare = glare_tint(linear, ClassFit(centers, orders, np.zeros((1, 5, 5))), tuning)
    assert np.isfinite(glare).all()
    assert glare[0] > 1 > min(glare)


def test_no_glare_has_no_colour() -> None:
    tuning = DrawerTuning()
    linear = np.full((strip_count(tuning), 5, 3), 0.9)
    linear[:, 4] = 0.02
    centers = np.log(np.array([[0.9, 0.9, 0.9]] * 4 + [[0.03] * 3]))
    orders = np.where((np.arange(5) == ORDERS).all(axis=1), 0.0, -50.0)[None]
    fit = ClassFit(centers, orders, np.zeros((1, 5, 5)))
    assert (glare_tint(linear, fit, tuning) == 1).all()
