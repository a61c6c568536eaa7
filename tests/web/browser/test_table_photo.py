"""The whole table in one photo, from a phone: with progress, a row for each player."""

import sys
from pathlib import Path

import cv2
import pytest

from tests.conftest import ROOT
from tests.web.browser.screen import Screen
from tests.web.browser.test_uplink import WATCH, throttled, watched

sys.path.insert(0, str(ROOT / "tests" / "photo" / "render"))
from tests.photo.scenes.several import TableTruth, make_table_photo

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("opencv")]


def drawn(folder: Path) -> tuple[Path, TableTruth]:
    """A photo of a table with two rows, and what lies there."""
    pixels, truth = make_table_photo(102, 2, size=(2400, 1800), tags=frozenset({"above"}))
    file = folder / "table.jpg"
    cv2.imwrite(str(file), pixels, [cv2.IMWRITE_JPEG_QUALITY, 90])
    return file, truth


def test_one_photo_gives_each_player_a_row_which_can_be_exchanged(
    screen: Screen, folder: Path
) -> None:
    file, truth = drawn(folder)
    screen.context.add_init_script(WATCH)
    screen.begin("Ann", "Ben")
    throttled(screen, file.stat().st_size // 2)
    screen.taps = 0
    screen.tap("details.whole summary")
    with screen.page.expect_file_chooser() as chooser:
        screen.tap(".whole label:has([capture])")
    chooser.value.set_files(file)
    assert screen.taps == 2, "unfolded, and the camera; then the shutter, and that it is to be used"
    for seat in (1, 2):
        states = ("ready", "doubtful")
        found = ", ".join(f"[data-seat='{seat}'][data-state={state}]" for state in states)
        screen.page.wait_for_selector(found)
    assert len({value for _, value in watched(screen) if 0 < value < 100}) >= 2, "with progress"
    throttled(screen, -1)
    for seat in (1, 2):
        assert colors(screen, seat) == colors_of(truth.rows[seat - 1].cards)
    screen.see("/p/1")
    screen.page.select_option("[name=row]", "2")
    screen.tap(".row-choice button")
    chosen = "[name=row] option[value='2'][selected]"
    screen.page.wait_for_selector(
        f"#player[data-state=ready] {chosen}, #player[data-state=doubtful] {chosen}",
        state="attached",
    )
    assert colors(screen, 1) == colors_of(truth.rows[1].cards), "Ann sits at the second row"
    screen.see("/p/1?at=1/1")
    assert screen.page.locator("#row-photo").is_visible()


def colors(screen: Screen, seat: int) -> list[str]:
    """The letters of a player's drawers, card by card."""
    screen.see(f"/p/{seat}")
    return [
        "".join(screen.text(f"td[data-at='{line}/{card}'] .letter") for line in range(1, 6))
        for card in range(1, 9)
    ]


def colors_of(cards: tuple[str, ...]) -> list[str]:
    return ["".join(sign for sign in card if sign.isupper()) for card in cards]
