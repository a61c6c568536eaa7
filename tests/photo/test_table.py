"""Every row of a table is read, whichever way it lies, from the side where its player sits."""

from pathlib import Path

import cv2
import numpy as np
import pytest
from photo_make import make_photo
from photo_noise import Array
from photo_styles_hard_choosing import STYLES

from sideboards_score.errors import RefusedError
from sideboards_score.model.reading import Reading, TableRow
from sideboards_score.photo.locate.player_row import find_row
from sideboards_score.photo.locate.several.sides import from_behind, from_their_sides
from sideboards_score.photo.locate.several.table import find_table
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.table import read_table
from tests.photo.scenes.several import RowTruth, TableTruth, make_table_photo

pytestmark = pytest.mark.slow

SMALLER = (2400, 1800)
NEAR = 0.1
"""Widths of a card that every corner may be off: rows at the edge of a slanted view are sheared."""


def written(folder: Path, pixels: Array) -> str:
    path = folder / "table.jpg"
    path.write_bytes(cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, 90])[1].tobytes())
    return str(path)


def likely(outcome: object) -> tuple[str, ...]:
    assert isinstance(outcome, Reading)
    return tuple(card.likely.code for card in outcome.cards)


def sure_and_wrong(reading: Reading, truth: RowTruth) -> int:
    """Drawers that are said to be sure and are not what lies there."""
    wrong = 0
    for card, code in zip(reading.cards, truth.cards, strict=True):
        parts = [drawer.likely.code for drawer in card.drawers]
        sure = [drawer.color_sure and drawer.handle_sure for drawer in card.drawers]
        wrong += sum(sure) if "".join(parts) != code else 0
    return wrong


def either_way(outcome: object, truth: RowTruth) -> RowTruth:
    """The truth as it is read: which way up a row lies cannot be seen."""
    return truth if likely(outcome)[0] == truth.cards[0] else truth.from_behind()


def test_rows_around_a_table_are_read_as_their_players_see_them(tmp_path: Path) -> None:
    pixels, truth = make_table_photo(101, 4, size=SMALLER, tags=frozenset({"above"}))
    rows = read_table(written(tmp_path, pixels), None, ReadOptions())
    assert [likely(row) for row in rows] == [row.cards for row in truth.rows]
    assert [row.row for row in rows if isinstance(row, Reading)] == [
        TableRow(number) for number in (1, 2, 3, 4)
    ]


def test_one_row_is_read_by_its_number_and_from_behind(tmp_path: Path) -> None:
    pixels, truth = make_table_photo(102, 2, size=SMALLER, tags=frozenset({"above"}))
    wanted = [TableRow(2), TableRow(1, behind=True)]
    lower, upper = read_table(written(tmp_path, pixels), None, ReadOptions(), wanted)
    assert likely(lower) == truth.rows[1].cards
    assert likely(upper) == truth.rows[0].from_behind().cards


def test_a_turned_photo_is_numbered_as_it_is_turned(tmp_path: Path) -> None:
    pixels, truth = make_table_photo(102, 2, size=SMALLER, tags=frozenset({"above"}))
    rows = read_table(written(tmp_path, pixels), None, ReadOptions(turn=180))
    assert [likely(row) for row in rows] == [row.cards for row in reversed(truth.rows)]


def test_a_row_that_is_covered_is_refused_by_itself(tmp_path: Path) -> None:
    pixels, truth = make_table_photo(103, 3, size=SMALLER, tags=frozenset({"above"}))
    spoilt = truth.rows[1].corners[3].astype(np.int32)
    cv2.fillPoly(pixels, [spoilt], (140, 150, 160))
    one, two, three = read_table(written(tmp_path, pixels), None, ReadOptions())
    assert isinstance(two, RefusedError)
    assert two.key == "photo-card-hidden"
    assert str(two.where[0].name).endswith("table.jpg#2")
    assert (likely(one), likely(three)) == (truth.rows[0].cards, truth.rows[2].cards)


def test_one_card_is_never_taken_for_two() -> None:
    shot = make_photo(20004, STYLES[49], "cloth", "seven")
    assert [len(row.outlines) for row in find_table(shot.pixels)] == [7]


def test_two_rows_in_one_line_are_two() -> None:
    pixels, truth = make_table_photo(104, 2, size=SMALLER, tags=frozenset({"above"}), turns=(0, 0))
    # Both rows are cut out and laid side by side, a card's width apart, on the table's colour.
    parts = []
    for row in truth.rows:
        low, high = row.corners.min((0, 1)).astype(int) - 8, row.corners.max((0, 1)).astype(int) + 8
        part = pixels[low[1] : high[1], low[0] : high[0]]
        parts.append(cv2.resize(part, (1150, 230), interpolation=cv2.INTER_AREA))
    table = np.full((900, 2600, 3), pixels[4, 4], np.uint8)
    table[330:560, 60:1210] = parts[0]
    table[345:575, 1390:2540] = parts[1]
    rows = find_table(table)
    assert [(len(row.outlines), row.refused) for row in rows] == [(8, None), (8, None)]


def test_mid_game_rows_of_fewer_cards_are_read_where_that_is_wanted(tmp_path: Path) -> None:
    pixels, truth = make_table_photo(105, 2, counts=(5, 8), size=SMALLER, tags=frozenset({"above"}))
    path = written(tmp_path, pixels)
    rows = read_table(path, None, ReadOptions(partial=True))
    assert [likely(row) for row in rows] == [row.cards for row in truth.rows]
    whole = [row for row in read_table(path, None, ReadOptions()) if isinstance(row, Reading)]
    assert [len(row.cards) for row in whole] == [8]


def test_the_clearly_larger_of_two_rows_is_found_alone() -> None:
    pixels, truth = make_table_photo(
        3, 2, turns=(2, 181), sizes=(1.0, 0.6), size=SMALLER, tags=frozenset({"tilted"})
    )
    larger = max(truth.rows, key=lambda row: float(np.ptp(row.corners[0, :, 0])))
    found = np.stack(find_row(pixels))
    width = np.linalg.norm(larger.stacks[0, 1] - larger.stacks[0, 0])
    assert np.linalg.norm(found - larger.stacks, axis=2).max() < NEAR * width


def test_a_table_without_a_row_is_refused_as_any_photo(tmp_path: Path) -> None:
    path = written(tmp_path, np.full((900, 1200, 3), (90, 120, 140), np.uint8))
    with pytest.raises(RefusedError):
        read_table(path, None, ReadOptions())


def row_at(x: float, y: float, turn: float) -> Array:
    """The outlines of eight cards around a point, turned clockwise."""
    left = np.arange(8)[:, None] - 4 + np.array([0, 1, 1, 0])
    flat = np.stack([left, np.broadcast_to([-0.8, -0.8, 0.8, 0.8], left.shape)], axis=-1)
    angle = np.radians(turn)
    c, s = np.cos(angle), np.sin(angle)
    return np.asarray(flat @ np.array([[c, s], [-s, c]]) + (x, y))


@pytest.mark.parametrize(
    ("seen", "lie"),
    [
        # Face to face: who sits above sees the row upside down.
        ([(0, -2, 0), (0, 2, 0)], [180, 0]),
        # One at each side of the table; found from the top down and from the left to the right.
        ([(0, -6, 0), (-8, 0, 90), (8, 0, 90), (0, 6, 0)], [180, 90, 270, 0]),
        # One below another, and nobody sits between: brought together for the photo.
        ([(0, -2, 0), (0, 0, 0), (0, 2, 0)], [0, 0, 0]),
        ([(0, 0, 0)], [0]),
        # Side by side, and a little askew: neither sits behind the other.
        ([(-5, 0, 8), (5, 0, 8)], [8, 8]),
        ([(-5, 0, -10), (5, 0, 10)], [-10, 10]),
        ([(-5, 0.3, 0), (5, -0.3, 6)], [0, 6]),
        # Face to face, each a whole row aside.
        ([(-4, 1.4, 0), (4, -1.4, 0)], [0, 180]),
        ([(4, -1.4, 5), (-4, 1.4, 5)], [185, 5]),
    ],
)
def test_a_row_is_read_from_the_side_away_from_the_middle(
    seen: list[tuple[float, float, float]], lie: list[float]
) -> None:
    rows = from_their_sides([row_at(*place) for place in seen])
    wanted = [row_at(x, y, turn) for (x, y, _), turn in zip(seen, lie, strict=True)]
    assert all(np.allclose(row, right) for row, right in zip(rows, wanted, strict=True))


def test_from_behind_twice_is_the_row() -> None:
    row = row_at(1, 2, 30)
    assert np.array_equal(from_behind(from_behind(row)), row)
    assert not np.allclose(from_behind(row), row)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("turns", "rows"),
    [
        *(("square", rows) for rows in (2, 3, 4, 5, 6)),
        ("same", 2),
        ("same", 5),
        ("any", 3),
        ("any", 6),
    ],
)
def test_all_rows_of_tables_are_found_and_no_sure_drawer_is_wrong(
    rows: int, turns: str, tmp_path: Path
) -> None:
    seed = 7100 + 10 * rows + len(turns)
    pixels, truth = make_table_photo(seed, rows, turns=turns)
    check_all(read_table(written(tmp_path, pixels), None, ReadOptions()), truth)


def check_all(outcomes: list[Reading | RefusedError], truth: TableTruth) -> None:
    assert len(outcomes) == len(truth.rows)
    for outcome, row in zip(outcomes, truth.rows, strict=True):
        assert isinstance(outcome, Reading)
        assert sure_and_wrong(outcome, either_way(outcome, row)) == 0
