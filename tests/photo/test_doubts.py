"""How doubt in some drawers of a photo spreads to others, and what coloured glare may do."""

from pathlib import Path

import cv2
import numpy as np
import pytest
from photo_make import make_photo
from photo_styles import Style
from photo_styles_odd import STYLES as ODD_STYLES
from photo_styles_tuning import STYLES

from sideboards_score.photo.identify.colors import ClassFit, glare_tint
from sideboards_score.photo.identify.drawers import strip_count
from sideboards_score.photo.identify.light import ORDERS, _excess_costs
from sideboards_score.photo.identify.tuning import DrawerTuning
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.reading import _least_sure, read_photo
from sideboards_score.photo.tuning import TUNING


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
    glare = glare_tint(
        linear, ClassFit(centers, orders, np.zeros((1, 5, 5)), np.zeros((1, 5), bool)), tuning
    )
    assert np.isfinite(glare).all()
    assert glare[0] > 1 > min(glare)


def test_no_glare_has_no_colour() -> None:
    tuning = DrawerTuning()
    linear = np.full((strip_count(tuning), 5, 3), 0.9)
    linear[:, 4] = 0.02
    centers = np.log(np.array([[0.9, 0.9, 0.9]] * 4 + [[0.03] * 3]))
    orders = np.where((np.arange(5) == ORDERS).all(axis=1), 0.0, -50.0)[None]
    fit = ClassFit(centers, orders, np.zeros((1, 5, 5)), np.zeros((1, 5), bool))
    assert (glare_tint(linear, fit, tuning) == 1).all()


def test_glare_is_not_brighter_than_what_is_seen() -> None:
    tuning = DrawerTuning()
    linear = np.full((1, 5, 3), 0.5)
    linear[0, 2] = (0.5, 0.1, 0.3)
    veils = np.array([[[0.0] * 5, [0.2] * 5, [0.6] * 5]])
    none, weak, strong = _excess_costs(linear, veils, tuning)[0, :, 0]
    assert none == weak == 0
    assert strong > 100


@pytest.mark.parametrize(
    ("seed", "styles", "style", "view"),
    [(101240, ODD_STYLES, 4340, "glare"), (101489, STYLES, 5209, "dim")],
)
def test_what_can_be_seen_in_glare_and_shadow_is_sure(
    seed: int, styles: tuple[Style, ...], style: int, view: str, tmp_path: Path
) -> None:
    shot = make_photo(seed, styles[style % len(styles)], view)
    path = tmp_path / "shot.jpg"
    path.write_bytes(cv2.imencode(".jpg", shot.pixels)[1].tobytes())
    reading = read_photo(str(path), None, ReadOptions())
    assert [card.card.code for card in reading.cards] == list(shot.cards)
