"""A refusal names what a person can put right, and what shows no cards is never read."""

from functools import cache
from pathlib import Path

import cv2
import numpy as np
import pytest
from photo_camera import aimed
from photo_make import VIEWS, Shot, make_photo
from photo_noise import Array
from photo_spoil import SPOILERS, reflected
from photo_styles import Style
from photo_styles_hard_tuning import STYLES
from photo_styles_tuning import style_of

from sideboards_score.errors import RefusedError
from sideboards_score.model.cards import Card
from sideboards_score.model.reading import Reading
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.reading import read_photo
from tests.conftest import quick_first
from tests.photo.charts import chart


def written(folder: Path, pixels: Array) -> str:
    path = folder / "shot.png"
    path.write_bytes(cv2.imencode(".png", pixels)[1].tobytes())
    return str(path)


def refusal(folder: Path, pixels: Array) -> RefusedError:
    with pytest.raises(RefusedError) as caught:
        read_photo(written(folder, pixels), None, ReadOptions())
    return caught.value


def read_or_refused(path: str) -> Reading | RefusedError:
    try:
        return read_photo(path, None, ReadOptions())
    except RefusedError as error:
        return error


def print_style(family: str) -> Style:
    """A print in which handles are hard to tell."""
    return next(style for style in STYLES if f"-{family}-" in style.name)


@cache
def row(family: str) -> Shot:
    return make_photo(11, print_style(family), "above")


@cache
def level_row(family: str) -> Shot:
    return make_photo(22, print_style(family), "above")


@pytest.mark.slow
@pytest.mark.parametrize("family", ["grain", "keyhole", "black"])
@pytest.mark.parametrize("thing", ["coaster", "cup"])
def test_what_lies_on_a_card_hides_it_in_every_print(
    thing: str, family: str, tmp_path: Path
) -> None:
    shot = row(family)
    spoilt = SPOILERS[thing](np.random.default_rng(4), shot.pixels, shot.corners[3])
    error = refusal(tmp_path, spoilt)
    assert (error.key, error.values["position"]) == ("photo-card-hidden", 4)


@pytest.mark.slow
@pytest.mark.parametrize("card", [3, 5])
@pytest.mark.parametrize("family", ["grain", "keyhole", "black"])
def test_a_card_half_under_fingers_is_hidden_or_what_they_cover_is_doubtful(
    family: str, card: int, tmp_path: Path
) -> None:
    shot = row(family)
    spoilt = SPOILERS["fingers"](np.random.default_rng(4), shot.pixels, shot.corners[card])
    seen = read_or_refused(written(tmp_path, spoilt))
    if isinstance(seen, RefusedError):
        assert (seen.key, seen.values["position"]) == ("photo-card-hidden", card + 1)
    else:
        cards = [one.card for one in seen.cards]
        pairs = zip(cards, shot.cards, strict=True)
        assert all(one.could_be(Card.of(code)) for one, code in pairs)
        assert not cards[card].known


@pytest.mark.parametrize("card", [1, 6])
def test_a_hole_before_the_last_card_is_a_hidden_card(card: int, tmp_path: Path) -> None:
    shot = row("keyhole")
    spoilt = shot.pixels.copy()
    low, high = shot.corners[card].min(axis=0).astype(int), shot.corners[card].max(axis=0) + 1
    spoilt[low[1] - 9 : int(high[1]) + 9, low[0] - 4 : int(high[0]) + 4] = (60, 70, 75)
    error = refusal(tmp_path, spoilt)
    assert (error.key, error.values["position"]) == ("photo-card-hidden", card + 1)


@pytest.mark.slow
@pytest.mark.parametrize("family", ["grain", "keyhole", "black"])
@pytest.mark.parametrize("kept", [5.3, 7.25])
def test_a_sliver_of_a_card_at_the_border_is_a_row_cut_off(
    kept: float, family: str, tmp_path: Path
) -> None:
    shot = row(family)
    card = shot.corners[int(kept)]
    left, right = card[:, 0].min(), card[:, 0].max()
    cut = shot.pixels[:, : round(float(left + (kept % 1) * (right - left)))]
    assert refusal(tmp_path, np.ascontiguousarray(cut)).key == "photo-cut-off"


@pytest.mark.slow
@pytest.mark.parametrize("family", ["grain", "keyhole"])
@pytest.mark.parametrize("lines", [2.5, 3.4])
def test_lines_beyond_the_border_are_a_row_cut_off(
    lines: float, family: str, tmp_path: Path
) -> None:
    shot = level_row(family)
    top, low = shot.stacks[:, :2, 1].mean(), shot.stacks[:, 2:, 1].mean()
    cut = shot.pixels[: round(float(top + lines / 5 * (low - top)))]
    assert refusal(tmp_path, np.ascontiguousarray(cut)).key == "photo-cut-off"


@pytest.mark.slow
@pytest.mark.parametrize("family", ["grain", "keyhole", "black"])
def test_seven_cards_are_too_few_in_every_print(family: str, tmp_path: Path) -> None:
    error = refusal(tmp_path, make_photo(11, print_style(family), "above", "seven").pixels)
    assert (error.key, error.values["count"]) == ("photo-few-cards", 7)


@pytest.mark.slow
@pytest.mark.parametrize(("family", "card"), [("grain", 2), ("keyhole", 6)])
def test_a_reflection_is_called_one_in_every_print(family: str, card: int, tmp_path: Path) -> None:
    shot = row(family)
    assert refusal(tmp_path, reflected(shot.pixels, shot.corners[card], 1.0)).key == "photo-glare"


@pytest.mark.slow
@pytest.mark.parametrize("family", ["grain", "keyhole"])
@pytest.mark.parametrize("seed", [7, 13])
def test_a_row_far_away_is_small_on_any_cloth(seed: int, family: str, tmp_path: Path) -> None:
    shot = make_photo(seed, print_style(family), "cloth", "small")
    error = refusal(tmp_path, shot.pixels)
    assert error.key == "photo-small"
    card = float(np.ptp(shot.corners[0][:, 0]))
    assert error.values["factor"] == pytest.approx(36 / card * 1.15, rel=0.45)


@pytest.mark.slow
def test_a_row_that_is_known_is_not_looked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def again(*_: object) -> None:
        pytest.fail("looked for once more")

    monkeypatch.setattr("sideboards_score.photo.reasons.find_patches", again)
    monkeypatch.setattr("sideboards_score.photo.refuse.small.find_patches", again)
    shot = row("grain")
    spoilt = SPOILERS["coaster"](np.random.default_rng(4), shot.pixels, shot.corners[3])
    assert refusal(tmp_path, spoilt).key == "photo-card-hidden"


@pytest.mark.parametrize(
    "turn", quick_first(1, [cv2.ROTATE_90_CLOCKWISE, cv2.ROTATE_90_COUNTERCLOCKWISE])
)
def test_a_row_across_the_photo_is_said_to_run_up_and_down(turn: int, tmp_path: Path) -> None:
    shot = make_photo(501, style_of(501), "above")
    assert refusal(tmp_path, cv2.rotate(shot.pixels, turn)).key == "photo-sideways"


def test_cards_too_small_to_be_found_are_said_to_be_small(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("photo_make.aimed", lambda c, p, _, place: aimed(c, p, 0.11, place))
    error = refusal(tmp_path, make_photo(133, style_of(133), "above").pixels)
    assert error.key == "photo-small"
    factor = error.values["factor"]
    assert isinstance(factor, float)
    assert 1.2 < factor < 2


@pytest.mark.slow
@pytest.mark.parametrize(("card", "size"), [(3, 0.75), (4, 1.3)])
def test_a_reflection_over_a_card_is_called_one(card: int, size: float, tmp_path: Path) -> None:
    shot = make_photo(253, style_of(253), "above")
    error = refusal(tmp_path, reflected(shot.pixels, shot.corners[card], size))
    assert error.key == "photo-glare"


@pytest.mark.slow
@pytest.mark.parametrize("seed", [106, 217])
def test_a_table_of_one_colour_beside_seven_cards_is_no_card(seed: int, tmp_path: Path) -> None:
    view = VIEWS[{106: 0, 217: 3}[seed]]
    error = refusal(tmp_path, make_photo(seed, style_of(seed), view, "seven").pixels)
    assert (error.key, error.values["count"]) == ("photo-few-cards", 7)


def handles_left_open(path: Path) -> str:
    """How many handles of a picture stay open, or why it is refused."""
    try:
        reading = read_photo(str(path), None, ReadOptions())
    except RefusedError as error:
        return error.key
    return f"{reading.handles_open} of {len(reading.uncertain)}"


def test_marks_on_every_field_tell_nothing_of_handles(tmp_path: Path) -> None:
    path = tmp_path / "chart.png"
    cv2.imwrite(str(path), chart(5))
    # So little noise is on the limit of what is drawn: some releases of OpenCV have it refused.
    assert handles_left_open(path) in {"photo-no-handles", "40 of 40"}


@pytest.mark.parametrize(("marks", "key"), [(0, "photo-no-handles"), (3, "photo-unclear")])
def test_a_chart_of_the_five_colours_is_no_sideboard(marks: int, key: str, tmp_path: Path) -> None:
    assert refusal(tmp_path, chart(marks)).key == key


@pytest.mark.slow
@pytest.mark.parametrize("tint", [(1, 1, 1), (0.72, 0.88, 1.0), (0.5, 0.8, 1.1)])
def test_a_tinted_grey_photo_is_called_grey(
    tint: tuple[float, float, float], tmp_path: Path
) -> None:
    grey = cv2.cvtColor(make_photo(40, style_of(40), "above").pixels, cv2.COLOR_BGR2GRAY)
    tinted = np.clip(grey[..., None] * np.array(tint), 0, 255)
    assert refusal(tmp_path, np.asarray(tinted, np.uint8)).key == "photo-grey"
