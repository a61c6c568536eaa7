"""What doubt of a whole photo says of its single drawers, and when a sorting is to be trusted."""

from functools import partial
from pathlib import Path

import numpy as np
import photo_styles_hard_final
import pytest
from photo_make import VIEWS, Shot, make_photo
from photo_styles_hard import Maker, style_set

from sideboards_score.model.reading import Reading
from sideboards_score.photo.identify.alike import settle as sortings
from sideboards_score.photo.identify.joint import Evidence, weigh
from sideboards_score.photo.identify.naming import NAMINGS
from sideboards_score.photo.identify.shapes import ARRANGEMENTS, SHAPE_NAMINGS
from sideboards_score.photo.identify.tuning import DrawerTuning
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.reading import read_photo
from tests.benchmarks.photo_jobs import jpeg
from tests.photo.test_alike import sure_of

pytestmark = pytest.mark.slow

FAMILIES = photo_styles_hard_final.MAKERS
GRAIN = {f"gk{n}": FAMILIES["grain-keyhole"] for n in range(4)}


def photo(makers: dict[str, Maker], salt: int, drawings: int, number: int, seed: int) -> Shot:
    """A photo of a set of hard prints, by the number of its turn."""
    styles = style_set(salt, drawings, makers)
    later = number // len(styles) if makers is FAMILIES else 0
    view = VIEWS[(number + later) % len(VIEWS)]
    return make_photo(seed + number, styles[number % len(styles)], view)


families = partial(photo, FAMILIES)
grain = partial(photo, GRAIN)


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
    said, true = sure_of(tmp_path / "row.jpg", families(*row))
    assert all(one.could_be(other) for one, other in zip(said, true, strict=True))


def read(shot: Shot, path: Path) -> Reading:
    path.write_bytes(jpeg(shot))
    reading = read_photo(str(path), None, ReadOptions())
    assert [card.likely.code for card in reading.cards] == list(shot.cards)
    return reading


def test_handles_are_sure_though_their_names_are_a_little_less_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # Each card is told beyond doubt; flower and square are exchanged on all of them with 0.018.
    reading = read(grain(770_001, 0, 65, 1_000_000), tmp_path / "row.jpg")
    assert not reading.uncertain
    handles = [drawer.handle_probability for card in reading.cards for drawer in card.drawers]
    assert 0.95 < min(handles) < 0.99
    # Where the sorting is in doubt itself, such names show that it may be mixed up.
    monkeypatch.setattr(sortings, "_beyond_doubt", lambda *_: False)
    assert read(grain(770_001, 0, 65, 1_000_000), tmp_path / "row.jpg").uncertain


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
