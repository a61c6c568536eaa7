"""The renderer's scenes: each is what its name says, and its truth lies where the cards do."""

import cv2
import numpy as np
import pytest
from photo_deck import drawers, turned
from photo_make import Shot
from photo_noise import Array
from photo_styles import FIXED, Style

from tests.photo.scenes.row_scenes import SCENES, make_scene
from tests.photo.scenes.several import RowTruth, make_table_photo
from tests.photo.test_renderer import centres, nearest_shade

pytestmark = pytest.mark.slow

SMALL = (1600, 1200)
ODD = sorted(set(SCENES) - {"plain"})


def shades_seen(pixels: Array, row: RowTruth, style: Style) -> float:
    """The part of a row's drawers that show the shade of their code's colour."""
    seen = [
        nearest_shade(pixels, point, style) == drawer[0]
        for code, stack in zip(row.cards, row.stacks, strict=True)
        for drawer, point in zip(drawers(code), centres(stack, 0.15), strict=True)
    ]
    return float(np.mean(seen))


def test_same_seed_same_table() -> None:
    one, truth = make_table_photo(3, 2, size=SMALL)
    again, same = make_table_photo(3, 2, size=SMALL)
    other, _ = make_table_photo(4, 2, size=SMALL)
    assert np.array_equal(one, again)
    assert [row.cards for row in truth.rows] == [row.cards for row in same.rows]
    assert not np.array_equal(one, other)


@pytest.mark.parametrize(("rows", "turns"), [(2, "same"), (4, "square"), (6, "any")])
def test_rows_of_a_table_lie_where_the_truth_says(rows: int, turns: str) -> None:
    style = FIXED["B"]
    above = frozenset({"above"})
    size = (2400, 1800)
    pixels, truth = make_table_photo(12, rows, style=style, turns=turns, tags=above, size=size)
    height, width = pixels.shape[:2]
    assert len(truth.rows) == rows
    assert [row.centre[1] for row in truth.rows] == sorted(row.centre[1] for row in truth.rows)
    for row in truth.rows:
        assert row.corners.shape == row.stacks.shape == (8, 4, 2)
        assert ((row.corners >= 0) & (row.corners < (width, height))).all()
        assert shades_seen(pixels, row, style) > 0.9
        assert shades_seen(pixels, row.from_behind(), style) > 0.9


def test_rows_of_a_table_do_not_meet_and_share_no_card() -> None:
    _, truth = make_table_photo(8, 6, size=SMALL)
    hulls = [cv2.convexHull(row.corners.reshape(-1, 2)) for row in truth.rows]
    for index, one in enumerate(hulls):
        assert all(cv2.intersectConvexConvex(one, other)[0] == 0 for other in hulls[:index])
    codes = [code for row in truth.rows for code in row.cards]
    assert len({min(code, turned(code)) for code in codes}) == 48


def test_a_row_is_turned_as_its_truth_says() -> None:
    _, truth = make_table_photo(5, 3, turns=(0, 90, 200), size=SMALL, tags=frozenset({"above"}))
    for row in truth.rows:
        along = row.corners[-1].mean(0) - row.corners[0].mean(0)
        seen = np.degrees(np.arctan2(along[1], along[0]))
        assert abs((seen - row.turn + 180) % 360 - 180) < 15
    assert sorted(row.turn for row in truth.rows) == [0, 90, 200]


def test_a_row_seen_from_behind_twice_is_the_row() -> None:
    _, truth = make_table_photo(5, 2, counts=(8, 5), size=SMALL)
    for row in truth.rows:
        twice = row.from_behind().from_behind()
        assert twice.cards == row.cards
        assert np.array_equal(twice.corners, row.corners)
    assert sorted(len(row.cards) for row in truth.rows) == [5, 8]


@pytest.mark.parametrize("name", ODD)
def test_a_scene_is_not_the_plain_photo(name: str) -> None:
    plain, shot = make_scene(7, "plain", FIXED["A"]), make_scene(7, name, FIXED["A"])
    assert shot.cards == plain.cards
    assert shot.tags == {f"scene {name}"}
    assert shot.pixels.shape != plain.pixels.shape or not np.array_equal(shot.pixels, plain.pixels)


@pytest.mark.parametrize("name", sorted(SCENES))
def test_cards_of_a_scene_lie_where_the_truth_says(name: str) -> None:
    style = FIXED["B"]
    shot = make_scene(7, name, style, frozenset({"above"}))
    again = make_scene(7, name, style, frozenset({"above"}))
    assert np.array_equal(shot.pixels, again.pixels)
    height, width = shot.pixels.shape[:2]
    assert ((shot.corners >= 0) & (shot.corners < (width, height))).all()
    row = RowTruth(shot.cards, shot.corners, shot.stacks, 0.0)
    assert shades_seen(shot.pixels, row, style) > 0.85


def gaps(shot: Shot) -> Array:
    """The gaps between the cards of a row at half their height, in parts of a card's width."""
    middles = shot.corners[:, [0, 1]] / 2 + shot.corners[:, [3, 2]] / 2
    between = middles[1:, 0, 0] - middles[:-1, 1, 0]
    return np.asarray(between / (middles[:, 1, 0] - middles[:, 0, 0]).mean())


def test_cards_overlap_lie_unevenly_or_askew_where_a_scene_says_so() -> None:
    shots = {name: make_scene(9, name) for name in ("overlap", "uneven", "turned")}
    turns = [np.arctan2(*np.diff(quad[:2], axis=0)[0][::-1]) for quad in shots["turned"].corners]
    assert (gaps(shots["overlap"]) < 0).all()
    assert np.ptp(gaps(shots["uneven"])) > 0.1
    assert np.degrees(np.ptp(turns)) > 5


def test_a_sleeve_reaches_beyond_its_card_and_hazes_it() -> None:
    style = FIXED["A"]
    bare, film = make_scene(4, "plain", style), make_scene(4, "sleeves", style)
    black = [
        (centres(stack, 0.2)[line])
        for code, stack in zip(bare.cards, bare.stacks, strict=True)
        for line, drawer in enumerate(drawers(code))
        if drawer[0] == "K"
    ]
    tones = [
        np.mean([shot.pixels[int(y), int(x)].mean() for x, y in black]) for shot in (bare, film)
    ]
    assert tones[1] > tones[0] + 3


def test_things_lie_on_one_to_three_cards() -> None:
    style = FIXED["A"]
    bare, left = make_scene(4, "plain", style), make_scene(4, "things", style)
    assert np.array_equal(bare.corners, left.corners)
    changed = np.abs(left.pixels.astype(int) - bare.pixels).max(axis=2) > 60
    cards = np.zeros(changed.shape, np.uint8)
    for number, corners in enumerate(bare.corners, 1):
        cv2.fillPoly(cards, [np.round(corners).astype(np.int32)], number)
    counts = np.bincount(cards[changed], minlength=9)[1:]
    assert 1 <= (counts > 100).sum() <= 3


def test_a_sent_photo_is_smaller() -> None:
    sent, chat = make_scene(6, "messenger"), make_scene(6, "chat")
    assert max(sent.pixels.shape) in {1280, 1600}
    assert np.ptp(chat.corners[..., 0]) < chat.pixels.shape[1]
