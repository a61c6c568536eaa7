"""What doubt of a whole photo says of its single drawers, and when a sorting is to be trusted."""

from pathlib import Path
from typing import Any

import numpy as np
import photo_styles_hard_final
import pytest
from photo_make import VIEWS, Shot, make_photo
from photo_pale_plates import pale_plates
from photo_styles_hard import style_set

from sideboards_score.model.cards import Handle
from sideboards_score.photo.identify.alike import looks, settle, sortings
from sideboards_score.photo.identify.joint import Evidence, weigh
from sideboards_score.photo.identify.naming import NAMINGS
from sideboards_score.photo.identify.shapes import ARRANGEMENTS, SHAPE_NAMINGS
from sideboards_score.photo.identify.tuning import DrawerTuning
from tests.photo.finals import SILENT, final_photo
from tests.photo.test_alike import sure_of

pytestmark = pytest.mark.slow

FAMILIES = photo_styles_hard_final.MAKERS


def photo(salt: int, drawings: int, number: int, seed: int) -> Shot:
    """A photo of a set of hard prints of all families, by the number of its turn."""
    styles = style_set(salt, drawings, FAMILIES)
    view = VIEWS[(number + number // len(styles)) % len(VIEWS)]
    return make_photo(seed + number, styles[number % len(styles)], view)


@pytest.mark.parametrize(
    "row",
    [
        # Squares taken for bare drawers at once, and no other sorting tried.
        (771_001, 0, 37, 2_000_000),
        # Flower and square of one card exchanged: that sorting had only been looked at for longer.
        (771_002, 1, 106, 2_010_000),
        # The same where outlines hardly say anything; on black no other card shows a flower.
        (771_002, 1, 593, 2_010_000),
    ],
)
def test_no_row_of_new_prints_is_wrong_without_a_word(
    row: tuple[int, int, int, int], tmp_path: Path
) -> None:
    said, true = sure_of(tmp_path / "row.jpg", photo(*row))
    assert all(one.could_be(other) for one, other in zip(said, true, strict=True))


@pytest.mark.parametrize("row", SILENT)
def test_no_row_of_a_final_draw_is_wrong_without_a_word(
    row: tuple[int, int, int], tmp_path: Path
) -> None:
    said, true = sure_of(tmp_path / "row.jpg", final_photo(*row))
    assert all(one.could_be(other) for one, other in zip(said, true, strict=True))


def test_handles_are_asked_about_where_their_names_are_not_quite_sure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Handles drawn as outlines only: by these the names of all are said with 0.98.
    outlined = photo(771_002, 1, 148, 2_010_000)
    said, true = sure_of(tmp_path / "covered.jpg", outlined)
    assert said == true, "what they cover of their drawers names them"
    monkeypatch.setattr(settle, "covered_names", lambda *_, **__: None)
    said, true = sure_of(tmp_path / "row.jpg", outlined)
    assert all(one.could_be(other) for one, other in zip(said, true, strict=True))
    assert all(drawer.handle is Handle.UNKNOWN for one in said for drawer in one.drawers)


def test_handles_on_a_pale_plate_are_named_in_another_tone(tmp_path: Path) -> None:
    # By sRGB values alone their names are said with 0.79.
    said, true = sure_of(tmp_path / "row.jpg", photo(771_002, 1, 599, 2_010_000))
    assert said == true


@pytest.mark.slow
@pytest.mark.parametrize(
    ("salt", "number", "first", "kinds"),
    [(770_005, 53, 1_040_000, 4), (770_005, 81, 1_040_000, 4), (770_022, 215, 1_080_000, 60)],
)
def test_a_torn_outline_is_believed_where_both_tones_say_one_name(
    salt: int, number: int, first: int, kinds: int, tmp_path: Path
) -> None:
    said, true = sure_of(tmp_path / "row.jpg", pale_plates(salt, number, first, kinds))
    assert said == true


@pytest.mark.slow
@pytest.mark.parametrize("number", [104, 110, 230])
def test_a_torn_outline_is_asked_about_where_not_all_say_one_name(
    number: int, tmp_path: Path
) -> None:
    # Flower and square are exchanged in one tone, or however much of the outline counts.
    said, true = sure_of(tmp_path / "row.jpg", pale_plates(770_022, number, 1_080_000, 60))
    assert all(one.could_be(other) for one, other in zip(said, true, strict=True))


def evidence(table: np.ndarray, classes: int, names: np.ndarray) -> Evidence:
    """One card that shows each class in the drawer of its number, whose names are in doubt."""
    single = np.where(np.arange(5)[:, None] == np.arange(classes), 30.0, 0.0)[None]
    ruled = single[:, np.arange(5), table].sum(axis=-1)
    return Evidence(table, ruled, single, names)


def test_colours_exchanged_on_all_cards_are_a_matter_of_their_names() -> None:
    names = np.full(len(NAMINGS), -99.0)
    exchanged = np.array([0, 1, 3, 2, 4])
    names[0], names[(exchanged == NAMINGS).all(axis=1)] = 0.0, np.log(0.01)
    shapes = np.array([0.0, *[-99.0] * (len(SHAPE_NAMINGS) - 1)])
    weighed = weigh(
        evidence(NAMINGS, 5, names), evidence(ARRANGEMENTS, 4, shapes), None, DrawerTuning()
    )
    assert weighed.belief.colors[0, 2, 3] == pytest.approx(0.01, rel=0.02)
    assert weighed.likeliest.colors[0, 2, 3] < 1e-6


def test_colours_are_sure_though_their_names_are_a_little_less_so(tmp_path: Path) -> None:
    # Pink and orange lie so near each other that they may be exchanged on all cards, by 0.01.
    said, true = sure_of(tmp_path / "row.jpg", photo(771_001, 0, 139, 2_000_000))
    assert said == true


def test_no_sorting_is_worked_out_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A start that leads to another sorting at once comes to a known one later.
    tries: list[sortings.Tried] = []

    def noting(*values: Any) -> sortings.Tried:
        tries.append(sortings.tried_sortings(*values))
        return tries[-1]

    monkeypatch.setattr(looks, "tried_sortings", noting)
    sure_of(tmp_path / "row.jpg", pale_plates(770_020, 58, 1_060_000, 20))
    assert len(tries) > 1
    for tried, _ in tries:
        assert len({one.places.name for one in tried}) == len(tried)
