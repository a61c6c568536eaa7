"""A refusal names what a person can put right, and what shows no cards is never read."""

from pathlib import Path

import cv2
import numpy as np
import pytest
from photo_camera import aimed
from photo_make import VIEWS, make_photo
from photo_noise import Array
from photo_styles_tuning import style_of

from sideboards_score.errors import RefusedError
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.reading import read_photo
from tests.photo.charts import chart


def refusal(folder: Path, pixels: Array) -> RefusedError:
    path = folder / "shot.png"
    path.write_bytes(cv2.imencode(".png", pixels)[1].tobytes())
    with pytest.raises(RefusedError) as caught:
        read_photo(str(path), None, ReadOptions())
    return caught.value


def with_glare(pixels: Array, quad: Array, size: float) -> Array:
    """A lamp's reflection around the middle of a card."""
    width, height = np.ptp(quad, axis=0)
    light = np.zeros(pixels.shape[:2], np.float32)
    axes = (int(size * width), int(size * height / 2))
    cv2.ellipse(light, quad.mean(axis=0).astype(int).tolist(), axes, 20, 0, 360, 1.25, -1)
    soft = np.asarray(cv2.GaussianBlur(light, (0, 0), 0.14 * float(width)))
    seen = (pixels / 255) ** 2.2 + soft[..., None]
    return np.asarray(255 * np.clip(seen, 0, 1) ** (1 / 2.2), np.uint8)


@pytest.mark.parametrize("turn", [cv2.ROTATE_90_CLOCKWISE, cv2.ROTATE_90_COUNTERCLOCKWISE])
def test_a_row_across_the_photo_is_said_to_run_up_and_down(turn: int, tmp_path: Path) -> None:
    shot = make_photo(501, style_of(501), "above")
    assert refusal(tmp_path, cv2.rotate(shot.pixels, turn)).key == "photo-sideways"


def test_cards_too_small_to_be_found_are_said_to_be_small(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("photo_make.aimed", lambda c, p, _, place: aimed(c, p, 0.14, place))
    error = refusal(tmp_path, make_photo(133, style_of(133), "above").pixels)
    assert error.key == "photo-small"
    factor = error.values["factor"]
    assert isinstance(factor, float)
    assert 1.2 < factor < 2


@pytest.mark.parametrize(("card", "size"), [(3, 0.75), (4, 1.3)])
def test_a_reflection_over_a_card_is_called_one(card: int, size: float, tmp_path: Path) -> None:
    shot = make_photo(253, style_of(253), "above")
    error = refusal(tmp_path, with_glare(shot.pixels, shot.corners[card], size))
    assert error.key == "photo-glare"


@pytest.mark.parametrize("seed", [106, 217])
def test_a_table_of_one_colour_beside_seven_cards_is_no_card(seed: int, tmp_path: Path) -> None:
    view = VIEWS[{106: 0, 217: 3}[seed]]
    error = refusal(tmp_path, make_photo(seed, style_of(seed), view, "seven").pixels)
    assert (error.key, error.values["count"]) == ("photo-few-cards", 7)


@pytest.mark.parametrize(
    ("marks", "key"), [(0, "photo-no-handles"), (3, "photo-unclear"), (5, "photo-no-handles")]
)
def test_a_chart_of_the_five_colours_is_no_sideboard(marks: int, key: str, tmp_path: Path) -> None:
    assert refusal(tmp_path, chart(marks)).key == key


@pytest.mark.parametrize("tint", [(1, 1, 1), (0.72, 0.88, 1.0), (0.5, 0.8, 1.1)])
def test_a_tinted_grey_photo_is_called_grey(
    tint: tuple[float, float, float], tmp_path: Path
) -> None:
    grey = cv2.cvtColor(make_photo(40, style_of(40), "above").pixels, cv2.COLOR_BGR2GRAY)
    tinted = np.clip(grey[..., None] * np.array(tint), 0, 255)
    assert refusal(tmp_path, np.asarray(tinted, np.uint8)).key == "photo-grey"
