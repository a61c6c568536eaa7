"""Boards are found on any table, and what light does to them hides nothing that it does not."""

from pathlib import Path

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from sideboards_score.errors import RefusedError
from sideboards_score.sequence.photo.exposure import only_lit
from sideboards_score.sequence.photo.find.chips import chip_middles, without_rim
from sideboards_score.sequence.photo.find.location import straightened
from sideboards_score.sequence.photo.find.outlines import rims
from sideboards_score.sequence.photo.find.pattern import quads_by_chips
from sideboards_score.sequence.photo.find.printed import printed_in
from sideboards_score.sequence.photo.paper import seen_against_paper
from sideboards_score.sequence.photo.reading import read_board
from sideboards_score.sequence.photo.squares import off_by_corners
from sideboards_score.sequence.photo.tuning import TUNING
from tests.conftest import quick_first
from tests.sequence.judge import judged, judged_look, saved
from tests.sequence.reflections import reflected
from tests.sequence.render.flat import CELL, flat_board
from tests.sequence.render.looks import LOOKS
from tests.sequence.render.make import board_photo

pytestmark = pytest.mark.usefixtures("opencv")

HARD = [
    ("black lines", 110_004),  # cards that too much light made white were all asked about
    ("cream", 110_000),  # a table with lines was likelier than the board
    ("green rim", 110_001),  # white cards beside a dark rim were seen as blue chips
    ("narrow", 110_001),  # the lines of the table spoke for another game
    ("narrow", 110_005),  # stripes of the table ran into the board: no outline was found
    ("narrow", 110_011),  # lines between cards were nearly as pale as these
    ("narrow", 131_002),  # there were more large pips than chips
    ("violet", 130_002),  # pieces of a dark rim were as round as chips
    ("violet", 131_002),  # and one of them was nearly as wide
    ("violet", 132_005),  # some of them lay on the rim in daylight, as wide as chips
    ("pale blue", 150_011),  # chips beside the squares, that show where these lie, were cut off
    ("violet", 170_004),  # a stain on a bare ace was a red chip
    ("sea", 132_001),  # white cards lay between so many chips that they seemed few
    ("terracotta", 140_002),  # a cloth with checks spoke for another game, against five chips
    ("lagoon", 500_001),  # no lines were seen between pale cards, and nine chips were too few
    ("lagoon", 500_002),  # a square between those of the board was silently wrong
    ("shell", 500_002),  # pale cards lay on a pale table, and no outline was found
    ("fern", 500_001),  # there were four chips on pale cards
    ("fern", 500_002),  # eleven chips at one end moved the other half a square
    ("shell", 710_000),  # round marks on a wooden table were chips beside the squares
    ("shell", 710_004),  # pale squares lay one farther on, on pale marble
    ("birch", 700_010),  # outlines that lay aslant on the board were preferred to it
]


@pytest.mark.parametrize(("look", "seed"), quick_first(0, HARD))
def test_a_board_that_a_person_reads_is_read(look: str, seed: int, tmp_path: Path) -> None:
    found = judged_look(look, seed, tmp_path)
    assert (found.refused, found.silent) == ("", 0)


def test_white_cards_beside_a_dark_rim_are_no_chips() -> None:
    """They were seen against the rim, beside which white is blue."""
    rows = ("..........", "...B......", *(("..........",) * 7), "..........")
    flat = flat_board(np.random.default_rng(1), LOOKS["wooden"], rows)
    rim = round(LOOKS["wooden"].rim_width * CELL)
    shown = cv2.copyMakeBorder(
        np.clip(flat, 0, 255).astype(np.uint8), *(CELL - rim,) * 4, cv2.BORDER_CONSTANT, value=DARK
    )
    side = shown.shape[0]
    corners = np.array([[0, 0], [side, 0], [side, side], [0, side]], np.float64)
    size = TUNING.small_square
    found = chip_middles(
        straightened(np.asarray(shown, np.uint8), corners, size, 12), size, 1, TUNING
    )
    assert len(found) == 1
    assert np.abs(found[0] - (4.5, 2.5)).max() < 0.2


DARK = (24, 34, 44)


def test_chips_show_the_board_on_a_table_that_hides_its_edges() -> None:
    """And as it is seen from above, not as in a mirror."""
    corners = np.array([[260, 130], [610, 160], [660, 520], [210, 480]], np.float32)
    chips = np.random.default_rng(5).permutation(100)[:30]
    picture = np.full((675, 900, 3), (200, 205, 215), np.uint8)
    unit = np.array([[0, 0], [10, 0], [10, 10], [0, 10]], np.float32)
    onto = cv2.getPerspectiveTransform(unit, corners)
    places = np.stack([chips % 10, chips // 10], axis=1) + 0.5
    for number, middle in enumerate(cv2.perspectiveTransform(places[None], onto)[0]):
        color = ((190, 60, 40), (40, 40, 200))[number % 2]
        cv2.circle(picture, (round(middle[0]), round(middle[1])), 12, color, -1, cv2.LINE_AA)
    (found,) = quads_by_chips(picture, TUNING)
    assert np.abs(found - corners).max() < 15, "a third of a square"


def test_a_narrow_rim_in_another_colour_than_the_table_is_an_outline() -> None:
    """Whatever lies on the table, though cards are as grey as it, and chips of stronger colour."""
    picture = shaded_table()
    corners = np.array([[260, 130], [610, 160], [660, 520], [210, 480]], np.int32)
    cv2.polylines(picture, [corners], True, (130, 118, 92), 7)
    for number in range(12):
        at = (300 + 80 * (number % 4), 220 + 90 * (number // 4))
        cv2.circle(picture, at, 14, ((200, 60, 30), (30, 40, 220))[number % 2], -1)
    found = rims(picture, TUNING)
    assert min(np.abs(quad - corners).max() for quad in found) < 8


def shaded_table() -> NDArray[np.uint8]:
    """A grey table, light on the left and dark on the right, with lines in all directions."""
    rng = np.random.default_rng(3)
    shade = np.linspace(230, 70, 900)[None, :, None] * np.ones((675, 1, 3))
    picture = np.asarray(shade + rng.normal(0, 3, shade.shape), np.uint8)
    for one, other in rng.integers(0, 900, (40, 2, 2)):
        cv2.line(picture, one.tolist(), other.tolist(), (60, 60, 60), 3)
    return picture


def printed_cards(count: int, *, in_order: bool = True) -> NDArray[np.uint8]:
    """So many white cards a side with no lines between them, within a rim; from straight above."""
    rng = np.random.default_rng(count)
    picture = np.full((600, 600, 3), (90, 130, 90), np.uint8)
    cv2.rectangle(picture, (100, 100), (500, 500), (30, 30, 120), -1)
    cv2.rectangle(picture, (116, 116), (484, 484), (250, 250, 250), -1)
    size = 368 / count
    for line in range(count):
        for column in range(count):
            spot = (0.4, 0.55) if in_order else rng.uniform(0, 1, 2)
            at = (round(116 + (column + spot[0]) * size), round(116 + (line + spot[1]) * size))
            ink = ((30, 30, 30), (40, 30, 190))[int(rng.integers(2))]
            cv2.circle(picture, at, round(0.13 * size), ink, -1, cv2.LINE_AA)
    return picture


RIM = np.array([[100, 100], [500, 100], [500, 500], [100, 500]], np.float64)


def test_print_shows_squares_where_no_lines_do() -> None:
    (found,) = printed_in(printed_cards(10), [RIM], TUNING)
    assert found.clear
    inner = np.array([[116, 116], [484, 116], [484, 484], [116, 484]])
    assert np.abs(found.corners - inner).max() < 6, "a sixth of a square"


@pytest.mark.parametrize("count", [7, 8, 11, 12, 15, 18])
def test_print_of_other_numbers_of_squares_shows_no_board(count: int) -> None:
    assert not any(found.clear for found in printed_in(printed_cards(count), [RIM], TUNING))


def test_print_in_no_order_shows_no_squares() -> None:
    assert not printed_in(printed_cards(10, in_order=False), [RIM], TUNING)


def test_an_outline_that_lies_aslant_on_squares_is_none() -> None:
    """The print in it repeats, too."""
    slant = RIM + np.array([[0, 0], [0, 0], [0, 34], [0, 0]])
    picture = printed_cards(10)
    assert printed_in(picture, [slant], TUNING)
    (found,) = printed_in(picture, [slant, RIM], TUNING)
    assert found.corners[2, 1] < 490


def squares_with_corners(column: int, colored: tuple[int, int] = (1, 1)) -> NDArray[np.uint8]:
    """Straightened white squares with, in the first and last line of a column, corners in blue."""
    size = TUNING.square
    flat = np.full((10 * size, 10 * size, 3), 240, np.uint8)
    for line, shown in zip((0, 9), colored, strict=True):
        if shown:
            at = (slice(line * size, (line + 1) * size), slice(column * size, (column + 1) * size))
            flat[at] = (200, 120, 80)
    return flat


CORNERS = [
    (squares_with_corners(8), (-1, 0)),
    (squares_with_corners(1), (1, 0)),
    (squares_with_corners(8).transpose(1, 0, 2), (0, -1)),
    (squares_with_corners(1).transpose(1, 0, 2), (0, 1)),
    (squares_with_corners(8, (1, 0)), (0, 0)),
    (squares_with_corners(0), (0, 0)),
    (np.minimum(squares_with_corners(8), squares_with_corners(0)), (0, 0)),
]


@pytest.mark.parametrize(("flat", "off"), CORNERS)
def test_free_corners_one_square_farther_in_show_where_the_board_lies(
    flat: NDArray[np.uint8], off: tuple[int, int]
) -> None:
    """Beside corners that differ, what is coloured may be two chips."""
    seen = seen_against_paper(np.ascontiguousarray(flat), TUNING.square)
    assert off_by_corners(seen, TUNING) == off


@pytest.mark.slow
def test_clothes_of_courts_are_not_asked_about(tmp_path: Path) -> None:
    """On cards with much other print they seemed to be chips in glare."""
    found = judged_look("lagoon", 700_002, tmp_path)
    assert (found.refused, found.wrong, found.doubtful) == ("", 0, 0)


def test_pieces_of_a_rim_are_left_out_and_chips_beside_the_squares_are_not() -> None:
    """Chips there show that the squares lie one farther on."""
    chips = np.array([[4.4, 5.6], [-0.45, 3.6], [-0.2, 3.5], [7.1, 10.3], [10.5, 0.4], [0.1, 3.5]])
    assert without_rim(chips, TUNING).tolist() == chips[[0, 1, 4, 5]].tolist()


def white_board() -> NDArray[np.uint8]:
    """Straightened cards that are white by too much light, with print in two corners of each."""
    size = TUNING.square
    flat = np.full((10 * size, 10 * size, 3), 255, np.uint8)
    for corner in (0.25, 0.75):
        middles = ((np.arange(10) + corner) * size).astype(int)
        for x in middles:
            for y in middles:
                cv2.circle(flat, (int(x), int(y)), 4, (30, 30, 30), -1)
    return flat


def lit(flat: NDArray[np.uint8], strong: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
    blind = np.asarray(flat.min(axis=2) >= TUNING.blown_out, np.bool_)
    none = np.zeros_like(blind) if strong is None else strong
    return np.asarray(only_lit(flat, blind, [none], [none], TUNING), np.bool_)


def test_print_all_around_shows_that_white_is_no_reflection() -> None:
    assert lit(white_board())[1:-1, 1:-1].all()


def test_a_reflection_among_white_cards_may_hide_a_chip() -> None:
    flat, size = white_board(), TUNING.square
    cv2.circle(
        flat, (round(3.9 * size), round(5.5 * size)), round(0.88 * size), (255, 255, 255), -1
    )
    found = lit(flat)
    assert not found[5, 4]
    assert found[1, 8]


def test_one_white_card_may_be_a_reflection() -> None:
    flat = np.minimum(white_board(), 230).astype(np.uint8)
    size = TUNING.square
    flat[5 * size : 6 * size, 4 * size : 5 * size] = white_board()[:size, :size]
    assert not lit(flat)[5, 4]


def test_white_cards_beside_dimmer_ones_may_be_a_reflection() -> None:
    """Light fades slowly over a board."""
    flat, size = white_board(), TUNING.square
    flat[:, 5 * size :] = np.minimum(flat[:, 5 * size :], 190)
    found = lit(flat)
    assert not found[5, 4]
    assert found[5, 2]


def test_what_is_left_of_a_chip_on_a_white_card_is_in_a_reflection() -> None:
    flat, size = white_board(), TUNING.square
    strong = np.zeros(flat.shape[:2], np.bool_)
    strong[round(5.15 * size) : round(5.85 * size), round(4.2 * size) : round(4.3 * size)] = True
    assert lit(flat)[5, 4]
    assert not lit(flat, strong)[5, 4]


GLARED = [
    ("sea", 340_000, 2),  # what was left of a chip in shade was print beside it
    ("black lines", 330_000, 6),  # a bare card beside white was a blue chip
    ("sea", 160_000, 16),  # white squares along an edge were beside the board
    ("cream", 150_001, 19),  # a pale chip was print that stands alone
    ("cream", 150_001, 22),  # a cream card in white light was a blue chip
    ("cream", 150_000, 9),  # a white card among grey ones was said to be by light alone
    ("dark green", 170_000, 11),  # a chip was pale on one side
    ("narrow", 150_001, 10),  # the dark edge of a chip was print beside it
    ("narrow", 150_000, 20),  # a sickle lay aslant in a box as high as wide
    ("pale blue", 150_001, 3),  # the middle of a chip was white
    ("sea", 150_001, 19),  # a blue chip was grey
]


@pytest.mark.slow
@pytest.mark.parametrize(("look", "seed", "number"), GLARED)
def test_reflections_leave_no_square_silently_wrong(
    look: str, seed: int, number: int, tmp_path: Path
) -> None:
    pixels, rows, _ = board_photo(look, seed)
    corners = read_board(saved(pixels, tmp_path)).corners
    path = saved(reflected(pixels, corners, (seed, *look.encode(), 7), number), tmp_path)
    try:
        outcome = str(judged(read_board(path, corners), rows).silent)
    except RefusedError as error:
        outcome = error.key
    assert outcome in ("0", "sequence-photo-unclear")
