"""Rows that lie close to the one that is read, or across it, are told apart and named."""

import sys
from pathlib import Path

import cv2
import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent / "render"))

from photo_deck import deal
from photo_make import Shot
from photo_noise import Array

from sideboards_score.errors import RefusedError
from sideboards_score.photo.arrays import Pixels
from sideboards_score.photo.locate.drawers.columns import find_columns
from sideboards_score.photo.locate.drawers.patches import Patches, find_patches, level_and_askew
from sideboards_score.photo.locate.look import look_at
from sideboards_score.photo.locate.several.beside import left_out
from sideboards_score.photo.locate.several.table import find_table
from sideboards_score.photo.locate.tuning import LOCATE
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.reading import read_photo
from tests.conftest import quick_first
from tests.kinds.photo_cases import sample
from tests.photo.scenes import places, several
from tests.photo.scenes.row_scenes import SCENES, make_scene

WIDE, HIGH, PITCH = 56.0, 15.0, 18.0
"""Of the drawers below, in pixels."""


def drawers_of(row: int, right: float, gap: float) -> list[Array]:
    """The drawers of eight cards side by side, `gap` heights below those of the row before."""
    top = row * (5 + gap) * PITCH
    box = np.array([[0, 0], [WIDE, 0], [WIDE, HIGH], [0, HIGH]], np.float32)
    return [
        box + np.array([right + card * 1.12 * WIDE, top + line * PITCH], np.float32)
        for card in range(8)
        for line in range(5)
    ]


@pytest.mark.parametrize("rows", [2, 3, 4])
@pytest.mark.parametrize("gap", [0.2, 0.6, 1.0])
@pytest.mark.parametrize("right", [0.0, 14.0, 30.0])
def test_rows_that_nearly_touch_are_groups_of_their_own(
    rows: int, gap: float, right: float
) -> None:
    quads = np.stack([quad for row in range(rows) for quad in drawers_of(row, row * right, gap)])
    groups = find_columns(Patches(quads, np.zeros((len(quads), 3), np.float32)), LOCATE)
    assert sorted(len(group) for group in groups) == [8] * min(rows, len(groups))
    # Where columns of three rows and more run through, the upper and the lower row are told first.
    assert len(groups) >= 2
    for group in groups:
        tops = [column.patches.centres[:, 1].min() for column in group]
        assert np.ptp(tops) < PITCH, "no group has columns of two rows"


def test_one_row_with_uneven_tops_stays_one() -> None:
    quads = np.stack(drawers_of(0, 0.0, 0.0)).reshape(8, 5, 4, 2)
    quads[:, :, :, 1] += 1.2 * PITCH * (np.arange(8) % 2)[:, None, None]
    patches = Patches(quads.reshape(-1, 4, 2), np.zeros((40, 3), np.float32))
    assert [len(group) for group in find_columns(patches, LOCATE)] == [8]


def table_of_one_hand(
    monkeypatch: pytest.MonkeyPatch, seed: int, margin: float, turns: tuple[float, ...], tag: str
) -> tuple[Pixels, int]:
    """A photo of rows of the very same cards, so many centimetres from one another."""

    def same(rng: np.random.Generator, deck: list[str], counts: list[int]) -> list[list[str]]:
        cards = deal(rng, deck, 8)
        return [list(cards) for _ in counts]

    monkeypatch.setattr(several, "_dealt", same)
    monkeypatch.setattr(places, "MARGIN", margin)
    sizes = (1.0,) * len(turns) if tag == "above" else None
    pixels, truth = several.make_table_photo(
        seed, len(turns), turns=turns, sizes=sizes, tags=frozenset({tag}), size=(2000, 1500)
    )
    return np.asarray(pixels, np.uint8), len(truth.rows)


CLOSE = [
    # Of three rows one was found and read, and none was said to be left out.
    (5000, 0.3, (0.0, 0.0, 0.0), "above"),
    # One was read, and the two that lie behind it were not said to be left out.
    (5025, 0.8, (0.0, 0.0, 0.0), "tilted"),
    # Two rows, one shifted against the other, were taken for one that is hidden in part.
    (5032, 0.3, (2.0, -1.0), "tilted"),
]


@pytest.mark.slow
@pytest.mark.parametrize("case", CLOSE)
def test_rows_of_the_same_cards_are_never_taken_for_one(
    case: tuple[int, float, tuple[float, ...], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pixels, rows = table_of_one_hand(monkeypatch, *case)
    found = find_table(pixels)
    assert [(len(row.outlines), row.refused) for row in found] == [(8, None)] * rows
    with pytest.raises(RefusedError) as refused:
        left_out(look_at(pixels))
    assert refused.value.key == "photo-two-rows"


def across(size: float, turn: float) -> Pixels:
    """The sample, and right of it the same row so many times as large, turned clockwise."""
    high, wide = sample().shape[:2]
    ground = tuple(float(v) for v in sample()[:50, :50].mean(axis=(0, 1)))
    move = cv2.getRotationMatrix2D(((wide - 1) / 2, (high - 1) / 2), -turn, size)
    side = round(size * max(high, wide))
    tall = max(high, side)
    move[:, 2] += (side - wide) / 2, (tall - high) / 2
    other = cv2.warpAffine(sample(), move, (side, tall), flags=cv2.INTER_AREA, borderValue=ground)
    more = tall - high
    border = (more // 2, more - more // 2, 0, 0)
    own = cv2.copyMakeBorder(sample(), *border, cv2.BORDER_CONSTANT, value=ground)
    return np.asarray(np.hstack([own, other]), np.uint8)


def written(folder: Path, pixels: Pixels) -> str:
    path = folder / "photo.png"
    path.write_bytes(cv2.imencode(".png", pixels)[1].tobytes())
    return str(path)


@pytest.mark.parametrize("turn", quick_first(1, [60, 90, 270]))
def test_a_row_that_lies_across_is_named_as_left_out(turn: float, tmp_path: Path) -> None:
    alone = read_photo(written(tmp_path, sample()), None, ReadOptions())
    reading = read_photo(written(tmp_path, across(0.55, turn)), None, ReadOptions())
    assert (alone.left_out, reading.left_out) == (0, 1)
    assert [card.card for card in reading.cards] == [card.card for card in alone.cards]


@pytest.mark.parametrize("size", [0.9, 1.15])
def test_a_whole_row_across_that_is_not_clearly_smaller_may_be_meant_as_well(
    size: float, tmp_path: Path
) -> None:
    with pytest.raises(RefusedError) as refused:
        read_photo(written(tmp_path, across(size, 90)), None, ReadOptions())
    assert refused.value.key == "photo-two-rows"


def test_patches_that_lie_askew_are_those_that_are_not_level() -> None:
    picture = cv2.cvtColor(across(0.55, 90), cv2.COLOR_BGR2LAB)
    small = cv2.resize(picture, None, fx=0.4, fy=0.4, interpolation=cv2.INTER_AREA)
    lab = np.asarray(small, np.uint8)
    level, askew = level_and_askew(lab, LOCATE)
    assert (level.quads == find_patches(lab, LOCATE).quads).all()
    assert len(askew) >= 20
    slope = np.abs(askew.across[:, 1]) / np.maximum(np.abs(askew.across[:, 0]), 1e-6)
    assert (slope >= LOCATE.steepest).all()


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "turn", "size"), [(6000, 90, 0.7), (6012, 120, 0.8)])
def test_another_players_row_is_named_whichever_way_it_lies(
    seed: int, turn: float, size: float
) -> None:
    pixels, _ = several.make_table_photo(
        seed, 2, turns=(0.0, turn), sizes=(1.0, size), tags=frozenset({"above"}), size=(2000, 1500)
    )
    assert left_out(look_at(np.asarray(pixels, np.uint8))) == 1


@pytest.mark.slow
@pytest.mark.parametrize("scene", ["uneven", "turned", "patchwork", "checked-cloth"])
def test_no_row_is_invented_beside_a_single_one(scene: str) -> None:
    assert scene in SCENES
    shot: Shot = make_scene(41, scene)
    assert left_out(look_at(shot.pixels)) == 0
