"""Phones without a network, and a server that stops: nothing is lost, all goes on by itself."""

from pathlib import Path

import pytest

from tests.web.browser.conftest import Screens
from tests.web.browser.screen import Screen
from tests.web.serving import PHOTOS, Server, serving

pytestmark = pytest.mark.slow

CARD = (("color", "red"), ("color", "turquoise"), ("color", "pink"), ("color", "orange"))


def offer(kind: str, value: str) -> str:
    return f".drawer-sheet [name={kind}][value={value}]"


def waiting(screen: Screen) -> str:
    """What still waits on the phone to be sent."""
    return str(screen.page.evaluate("localStorage.getItem('sideboards-taps') ?? '[]'"))


def test_taps_without_a_network_are_sent_once_it_is_back(screen: Screen) -> None:
    screen.begin("Ann")
    screen.see("/p/1?at=1/1")
    screen.context.set_offline(offline=True)
    screen.tap(offer("color", "red"))
    screen.page.wait_for_selector("#alone:not(:empty)")
    assert "No connection since" in screen.text("#alone")
    screen.page.wait_for_selector("td[data-at='1/1'].waiting")
    screen.context.set_offline(offline=False)
    screen.page.wait_for_selector("td[data-at='1/1'].red:not(.waiting)")
    assert screen.text("header #alone") == ""
    assert waiting(screen) == "[]"


def test_a_short_gap_is_not_worth_a_word(screen: Screen) -> None:
    screen.begin("Ann")
    screen.see("/p/1?at=1/1")
    screen.page.evaluate(
        "new MutationObserver(() => document.body.dataset.told = 'yes')"
        ".observe(document.querySelector('#alone'), {childList: true})"
    )
    screen.context.set_offline(offline=True)
    screen.tap(offer("color", "red"))
    screen.page.wait_for_timeout(1500)
    screen.context.set_offline(offline=False)
    screen.page.wait_for_selector("td[data-at='1/1'].red:not(.waiting)")
    assert screen.page.locator("body[data-told]").count() == 0


def test_who_goes_on_without_a_network_stays_on_the_page_and_is_told(
    server: Server, screens: Screens
) -> None:
    screen = screens(server, service_workers="block")  # as over plain HTTP
    screen.begin("Ann", "Ben", deck="demo")
    for seat, cards in ((1, "1 2 3 4 5 6 7 8"), (2, "11 12 13 14 15 16 17 18")):
        screen.see(f"/p/{seat}")
        screen.type(cards)
    screen.see("/score")
    screen.context.set_offline(offline=True)
    screen.page.wait_for_selector("#alone:not(:empty)")
    for target in (".keep .main", "nav a"):
        screen.tap(target)
        screen.page.wait_for_timeout(300)
        assert screen.page.url.endswith("/score")
        assert screen.page.locator(".ranking").is_visible()
    screen.context.set_offline(offline=False)
    screen.page.wait_for_selector("#alone:empty", state="attached")
    screen.tap(".keep .main")
    screen.page.wait_for_selector("#table[data-state=kept]")


def test_a_killed_server_is_missed_and_found_again_between_any_two_taps(
    folder: Path, screens: Screens
) -> None:
    with serving(folder) as server:
        screen = screens(server)
        screen.begin("Ann")
        screen.see("/p/1?at=1/1")
        for line, (kind, value) in enumerate(CARD, 1):
            server.kill()
            screen.tap(offer(kind, value))
            screen.page.wait_for_selector(f"td[data-at='{line}/1'].waiting")
            server.start()
            screen.page.wait_for_selector(f"td[data-at='{line}/1'].{value}:not(.waiting)")
        assert "black" in screen.drawer("5/1"), "the fifth colour fills itself in"
        assert waiting(screen) == "[]"


def test_a_tap_outlives_a_page_that_is_closed(folder: Path, screens: Screens) -> None:
    with serving(folder) as server:
        screen = screens(server)
        screen.begin("Ann")
        screen.see("/p/1?at=1/1")
        server.kill()
        screen.tap(offer("color", "pink"))
        screen.page.wait_for_selector("td[data-at='1/1'].waiting")
        screen.page.close()
        server.start()
        screen.open_page()
        screen.see("/p/1")
        screen.page.wait_for_selector("td[data-at='1/1'].pink")


def test_a_photo_outlives_a_lost_network_and_a_reload(
    folder: Path, screens: Screens, opencv: None
) -> None:
    del opencv
    with serving(folder) as server:
        screen = screens(server)
        screen.begin("Ann")
        screen.see("/p/1")
        server.kill()
        screen.choose(PHOTOS / "warm-lamp.jpg")
        screen.page.wait_for_selector("#sending:not([hidden])")
        screen.page.get_by_text("is sent again by itself").wait_for()
        screen.page.close()
        server.start()
        screen.open_page()
        screen.see("/p/1")
        screen.state("ready")
        assert screen.page.locator("#sending").is_hidden()


def test_a_photo_that_comes_after_a_change_asks_first(
    server: Server, screens: Screens, opencv: None
) -> None:
    del opencv
    ann, other = screens(server), screens(server)
    other.join(ann.begin("Ann", deck="demo"))
    ann.see("/p/1")
    other.see("/p/1")
    ann.context.set_offline(offline=True)
    ann.choose(PHOTOS / "warm-lamp.jpg")
    ann.page.get_by_text("is sent again by itself").wait_for()
    other.type("1 2 3 4 5 6 7 8")
    ann.context.set_offline(offline=False)
    ann.page.get_by_text("Send it all the same?").wait_for()
    assert other.data("state") == "ready"
    ann.page.get_by_role("button", name="Send it", exact=True).tap()
    ann.page.wait_for_selector("#row-photo")


def test_who_lost_the_page_to_the_camera_is_told_where_the_photo_is(screen: Screen) -> None:
    screen.begin("Ann")
    screen.see("/p/1")
    screen.page.evaluate("sessionStorage.setItem('sideboards-camera', 'open')")
    screen.page.reload()
    screen.page.get_by_text("The photo is in its gallery").wait_for()
    screen.page.reload()
    assert screen.page.locator(".told").count() == 0, "said once"
