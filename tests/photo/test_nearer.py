"""Rows are found where marks take their drawers apart, or the whole photo shows them too small."""

from dataclasses import replace

import cv2
import numpy as np
import pytest
from photo_make import VIEWS, Shot, make_photo
from photo_pale_plates import pale_plates
from photo_styles_hard import style_set
from photo_styles_hard_final import MAKERS

from sideboards_score.errors import RefusedError
from sideboards_score.photo.arrays import ORDERS, Doubles, Ints, Pixels
from sideboards_score.photo.locate.cards.in_place import Sides, sides_of
from sideboards_score.photo.locate.cards.refine import refine
from sideboards_score.photo.locate.drawers.columns import Column
from sideboards_score.photo.locate.drawers.halves import drawers_in_halves
from sideboards_score.photo.locate.drawers.patches import Patches
from sideboards_score.photo.locate.drawers.plates import _missing_in
from sideboards_score.photo.locate.geometry import PARTS
from sideboards_score.photo.locate.look import look_at
from sideboards_score.photo.locate.picture.colourful import row_shaped
from sideboards_score.photo.locate.plane import Plane
from sideboards_score.photo.locate.player_row import find_row
from sideboards_score.photo.locate.row_colors import Template
from sideboards_score.photo.locate.rows import RowFound
from sideboards_score.photo.locate.tuning import LOCATE
from sideboards_score.photo.refuse.lines import _room
from tests.photo.finals import final_photo
from tests.photo.test_locate import NEAR, worst_corner

SHADES = np.array([(40, 40, 200), (40, 200, 220), (60, 150, 60), (180, 120, 40), (230, 190, 240)])
"""Five colours of drawers, BGR."""
TABLE, BORDER, PLATE = (150, 160, 165), (235, 240, 240), (120, 120, 120)


def final(number: int) -> Shot:
    """A photo of a draw of the hard final prints that is done with."""
    return final_photo(880_018, 720_000, 720_000 + number)


def row_of(
    size: tuple[int, int],
    at: tuple[int, int],
    wide: int,
    plate: float = 0.0,
    laid: tuple[float, int] = (0.2, 17),
) -> tuple[Pixels, Doubles]:
    """A picture (height, width) of eight cards seen from above, and their stacks (8, 4, 2).

    The first card's drawers begin at a place (x, y); a plate lies across a part of each drawer, and
    the next card is `laid` a gap of so many widths further on, its colours so many orders on.
    """
    (gap, step), picture = laid, np.full((*size, 3), TABLE, np.uint8)
    high, edge, stacks = round(0.31 * wide), round(0.06 * wide), []
    for card in range(8):
        x, y = at[0] + card * round((1 + gap) * wide), at[1]
        low, far = y + 5 * high + edge, x + wide + edge
        cv2.rectangle(picture, (x - edge, y - edge), (far, low), BORDER, -1)
        for drawer in range(5):
            top = y + drawer * high
            shade = SHADES[ORDERS[(step * card) % len(ORDERS)][drawer]].tolist()
            cv2.rectangle(picture, (x, top), (x + wide - 1, top + high - 1), shade, -1)
            if plate:
                first, last = (x + round((0.5 + side * plate / 2) * wide) for side in (-1, 1))
                cv2.rectangle(picture, (first, top), (last, top + high - 1), PLATE, -1)
        stacks.append([(x, y), (x + wide, y), (x + wide, y + 5 * high), (x, y + 5 * high)])
    return picture, np.array(stacks, np.float64)


def lab_of(picture: Pixels) -> Pixels:
    """8-bit Lab."""
    return np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2LAB), np.uint8)


@pytest.mark.slow
@pytest.mark.parametrize("number", [39, 61, 74, 268])
def test_small_drawers_behind_plates_are_found_from_nearer(number: int) -> None:
    shot = pale_plates(770_020, number, 1_060_000, 20)
    assert worst_corner(find_row(shot.pixels), shot.stacks) < NEAR


@pytest.mark.slow
@pytest.mark.parametrize("number", [522, 1095, 1231, 2211])
def test_rows_are_found_whole_from_nearer(number: int) -> None:
    # Too small in the whole picture, or with cards found that are none, so that more than eight
    # were seen: tiny letters, dark medallions, stripes, keyholes.
    shot = final(number)
    assert worst_corner(find_row(shot.pixels), shot.stacks) < NEAR


@pytest.mark.slow
@pytest.mark.parametrize("number", [58, 162, 1592, 1657, 2372])
def test_drawers_are_found_in_halves_beside_their_plates(number: int) -> None:
    shot = final(number)
    assert worst_corner(find_row(shot.pixels), shot.stacks) < NEAR


@pytest.mark.parametrize("plate", [0.25, 0.4, 0.55])
def test_two_parts_of_a_drawer_are_joined(plate: float) -> None:
    picture, stacks = row_of((400, 800), (30, 120), 80, plate)
    found = drawers_in_halves(lab_of(picture), LOCATE)
    assert found is not None
    for stack in stacks:
        for part in (np.arange(5) + 0.5) / 5:
            place = stack[0] + (stack[2] - stack[0]) * (0.5, part)
            near = np.abs(found.centres - place).max(axis=1) < 4
            assert (np.hypot(*found.across[near].T) > 70).any()


def test_two_parts_of_an_upright_drawer_are_joined() -> None:
    # As in a photo of a table, of which some rows lie across.
    picture, stacks = row_of((400, 800), (30, 120), 80, 0.4)
    upright = np.ascontiguousarray(np.rot90(picture))
    found = drawers_in_halves(lab_of(upright), LOCATE, level=False)
    assert found is not None
    wide = found.quads[np.hypot(*found.across.T) > 70]
    assert len(wide) >= 5 * len(stacks)


def test_two_whole_drawers_and_chequers_are_not_joined() -> None:
    picture, _ = row_of((400, 1200), (30, 120), 80, laid=(0.4, 0))
    assert drawers_in_halves(lab_of(picture), LOCATE) is None
    rows, columns = np.indices((400, 800)) // 20
    cloth = np.where(((rows + columns) % 2 == 0)[..., None], (60, 150, 60), (235, 240, 240))
    assert drawers_in_halves(lab_of(cloth.astype(np.uint8)), LOCATE) is None


@pytest.mark.parametrize(
    ("at", "wide", "found"),
    [
        ((300, 200), 30, True),
        ((0, 200), 30, False),  # cut off by the frame, for all one knows
        ((40, 200), 75, False),  # as large as the picture: from nearer nothing more is seen
    ],
)
def test_the_part_that_is_shaped_like_a_row_is_looked_at(
    at: tuple[int, int], wide: int, *, found: bool
) -> None:
    picture, stacks = row_of((600, 800), at, wide)
    box = row_shaped(lab_of(picture), LOCATE)
    assert (box is not None) is found
    if box is not None:
        x, y, across, down = box
        assert x <= stacks[..., 0].min()
        assert y <= stacks[..., 1].min()
        assert x + across >= stacks[..., 0].max()
        assert y + down >= stacks[..., 1].max()


def test_a_square_and_a_slope_of_colours_are_not_looked_at_from_nearer() -> None:
    picture, _ = row_of((600, 800), (300, 100), 30)
    for step in range(1, 5):
        picture[100 + 60 * step : 146 + 60 * step] = picture[100:146]
    assert row_shaped(lab_of(picture), LOCATE) is None
    frame = np.full((600, 800, 3), TABLE, np.uint8)
    row, _ = row_of((600, 800), (300, 200), 30)
    frame[190:290, 290:340] = row[190:290, 290:340]  # upright, and a thin line level: an L
    frame[280:290, 290:640] = row[200:210, 290:640]
    assert row_shaped(lab_of(frame), LOCATE) is None


def test_a_row_that_is_moved_lies_where_its_points_go() -> None:
    _, stacks = row_of((400, 1200), (60, 120), 80)
    line = np.array([0.1, -0.05])
    plane = replace(plane_of(stacks), middle=np.array([300.0, 200.0]), unit=600.0, line=line)
    row = RowFound(plane, TEMPLATE, np.zeros(8), np.zeros(8, np.intp), stacks, cut=False, alike=0)
    places = np.array([[0.2, 0.4], [0.9, 4.5]])
    shift = np.array([31.5, -7.25])
    moved = row.moved(0.4, shift)
    assert moved.outlines == pytest.approx(0.4 * stacks + shift)
    assert moved.plane.pixels(places) == pytest.approx(0.4 * plane.pixels(places) + shift)


def test_a_row_found_from_nearer_lies_where_the_whole_photo_shows_it() -> None:
    # Plates across the drawers, which are found from nearer only.
    picture, stacks = row_of((1800, 2400), (901, 603), 90, 0.36)
    look = look_at(picture)
    assert len(look.rows[0].outlines) == 8
    # Whole coordinates are the middles of pixels: a stack begins half a pixel before the first.
    off = (look.rows[0].outlines + 0.5) * look.scale - stacks
    assert np.abs(off.mean(axis=(0, 1))).max() < 0.25
    assert np.abs(off).max() < 4


@pytest.mark.parametrize(
    "size", [(1, 1), (1, 50), (3, 300), (8, 8), (11, 300), (300, 8), (1, 5000)]
)
def test_tiny_pictures_have_no_row(size: tuple[int, int]) -> None:
    picture = np.random.default_rng(3).integers(60, 256, (*size, 3)).astype(np.uint8)
    with pytest.raises(RefusedError):
        find_row(picture)


def test_plates_found_in_part_lead_nowhere_without_a_fault() -> None:
    quads = np.array(
        [[[0, y], [40, y], [40, y + high], [0, y + high]] for y, high in ((0, 16), (24, 12))]
    )
    column = Column(Patches(quads.astype(np.float32), np.zeros((2, 3), np.float32)), np.arange(2))
    found = _missing_in(column)
    assert (np.hypot(*found.down.T) > 1).all()
    assert (found.down[:, 1] > 0).all()


def test_sheared_drawers_that_rise_by_none_are_no_fault() -> None:
    quads = np.array([[[0, 50], [40, 20], [44, 20], [4, 50]]] * 2, np.float32)
    column = Column(Patches(quads, np.zeros((2, 3), np.float32)), np.arange(2))
    assert np.isfinite(_room(column, 100)).all()


def plane_of(stacks: Doubles) -> Plane:
    """Cards that lie at stacks (k, 4, 2) seen from above."""
    frames = []
    for corner, right, _, low in stacks:
        wide, high = right[0] - corner[0], low[1] - corner[1]
        frames.append([[1 / wide, 0, -corner[0] / wide], [0, 5 / high, -5 * corner[1] / high]])
    return Plane(np.zeros(2), 1.0, np.zeros(2), np.array(frames), 0.0)


TEMPLATE = Template.of(lab_of(SHADES[None].astype(np.uint8))[0].astype(np.float64) * PARTS)


def test_a_plain_table_in_shadow_beside_the_row_is_no_card() -> None:
    # It was near to all five colours, each in a light of its own: the row had nine cards.
    style = style_set(771_002, 1, MAKERS)[54]
    shot = make_photo(2_010_054, style, VIEWS[54 % len(VIEWS)])
    assert worst_corner(find_row(shot.pixels), shot.stacks) < NEAR


def test_a_card_at_the_border_of_the_picture_does_not_end_there() -> None:
    picture, stacks = row_of((400, 1200), (60, 120), 80)
    found = sides(stacks - [60, 0], np.ascontiguousarray(picture[:, 60:]), np.arange(8) * 17 % 120)
    assert found.end(LOCATE).tolist() == [False] + [True] * 7


def sides(stacks: Doubles, picture: Pixels, orders: Ints) -> Sides:
    """The sides of cards that are taken to lie at stacks (8, 4, 2) seen from above."""
    return sides_of(lab_of(picture), plane_of(stacks), orders, TEMPLATE)


@pytest.mark.parametrize(
    ("narrower", "ends", "goes_on"),
    [((0.0, 0.0), True, False), ((0.0, 0.3), False, True), ((0.3, 0.0), False, True)],
)
def test_outlines_of_parts_of_drawers_are_told_by_their_colours(
    narrower: tuple[float, float], *, ends: bool, goes_on: bool
) -> None:
    picture, stacks = row_of((400, 1200), (60, 120), 80)
    left, right = (80 * part for part in narrower)
    stacks += np.array([(left, 0), (-right, 0), (-right, 0), (left, 0)])
    found = sides(stacks, picture, np.arange(8) * 17 % len(ORDERS))
    assert found.end(LOCATE).tolist() == [ends] * 8
    assert found.go_on(LOCATE) is goes_on


def test_cards_that_are_told_to_lie_there_are_not_looked_for_further_away() -> None:
    picture, stacks = row_of((400, 1200), (60, 120), 80, laid=(0.4, 17))
    beside = stacks + np.array([0.22 * 80, 0])
    free, held = (
        refine(lab_of(picture), beside, np.full(8, told), LOCATE) for told in (False, True)
    )
    assert np.abs(free - stacks).max() < 4
    assert np.abs(held - stacks)[..., 0].min(axis=1).max() > 8
