"""The board of the other game in a real browser: tapped in place, photographed, by the keyboard."""

import pytest

from tests.conftest import ROOT
from tests.web.browser.conftest import Screens
from tests.web.browser.screen import Screen
from tests.web.serving import Server

pytestmark = pytest.mark.slow

SAMPLES = ROOT / "samples" / "sequence"


def lay(screen: Screen, pen: int, *squares: str) -> None:
    """Choose a chip, and tap the squares one after the other as fast as a finger can."""
    screen.page.locator(f"#pen{pen}").tap()
    screen.page.wait_for_selector(f"#pen{pen}[aria-current]")
    for square in squares:
        screen.page.locator(f"#s{square}").tap()
    letter = ("blue", "green", "red", "empty", "not known")[pen - 1]
    for square in squares:
        screen.page.wait_for_selector(f"#s{square}[aria-label$='{letter}']")


def test_a_board_is_tapped_in_without_a_new_page(screen: Screen) -> None:
    screen.page.goto("/")
    screen.page.locator("a[href='/sequence']").tap()
    screen.page.wait_for_selector(".sequence-board")
    screen.page.evaluate("document.body.dataset.mine = 'here'")
    lay(screen, 1, *(f"4-{column}" for column in range(3, 9)))
    lay(screen, 3, *(f"{line}-2" for line in range(2, 6)))
    assert "Team blue: 1 sequence" in screen.page.content()
    assert "so block it: 1/2 and 6/2" in screen.page.content()
    assert screen.page.evaluate("document.body.dataset.mine") == "here", "the page was not loaded"
    screen.page.locator("#claim select").select_option("blue")
    screen.page.locator("#claim input[name=claimed]").fill("2")
    screen.page.locator("#claim button").tap()
    screen.page.get_by_text("taken as two").wait_for()
    screen.page.go_back()
    screen.page.wait_for_selector("#verdict", state="detached")


def test_a_board_is_laid_by_the_keyboard(screen: Screen) -> None:
    screen.page.goto("/sequence")
    screen.page.locator("#s5-5").focus()
    screen.page.keyboard.press("Enter")
    screen.page.wait_for_selector("#s5-5[aria-label$=blue]")
    assert screen.page.evaluate("document.activeElement.id") == "s5-5", "the focus stays there"


def test_a_photo_is_read_onto_the_board(screen: Screen, opencv: None) -> None:
    del opencv
    screen.page.goto("/sequence")
    screen.page.locator("#board-photo [name=photo]").set_input_files(SAMPLES / "303.jpg")
    screen.page.wait_for_url("**/sequence?board=*")
    assert screen.page.locator(".sequence-board a[aria-label$=red]").count() > 5


def test_without_script_a_board_is_tapped_and_photographed(
    server: Server, screens: Screens, opencv: None
) -> None:
    del opencv
    phone = screens(server, java_script_enabled=False)
    phone.page.goto("/sequence")
    for column in range(2, 7):
        phone.page.locator(f"#s2-{column}").tap()
        phone.page.wait_for_selector(f"#s2-{column}[aria-label$=blue]")
    assert "Team blue: 1 sequence" in phone.page.content()
    phone.page.locator("#board-photo [name=chosen]").set_input_files(SAMPLES / "300.jpg")
    phone.page.locator("#board-photo button").tap()
    phone.page.wait_for_url("**/sequence?board=*read=yes*")
    assert phone.page.locator(".sequence-board a[aria-label$=green]").count() > 5
