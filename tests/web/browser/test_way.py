"""The whole way of a game in a real browser, with photos."""

from tests.web.browser.conftest import Screens
from tests.web.browser.screen import Screen
from tests.web.serving import PHOTOS, Server

PAIR = ("warm-lamp.jpg", "pencil-and-dice.jpg")


def put_right(screen: Screen) -> int:
    """Take what the photo most likely shows, drawer by drawer; how many there were."""
    count = 0
    while screen.data("state") == "doubtful":
        screen.page.wait_for_selector(".drawer-sheet .likely-value")
        version = screen.data("version")
        screen.tap(".drawer-sheet .likely-value")
        screen.page.wait_for_selector(f"#player:not([data-version='{version}'])")
        count += 1
    return count


def test_two_phones_go_from_the_first_page_to_the_kept_game(
    server: Server, screens: Screens, opencv: None
) -> None:
    del opencv
    ann, ben = screens(server), screens(server)
    ben.join(ann.begin("Ann", "Ben"))
    begun = ann.taps
    for seat, (screen, photo) in enumerate(zip((ann, ben), PAIR, strict=True), 1):
        screen.tap(f"[data-seat='{seat}'] a")
        screen.choose(PHOTOS / photo)
    for screen in (ann, ben):
        screen.page.wait_for_selector("#player[data-state=doubtful], #player[data-state=ready]")
        put_right(screen)
        assert screen.data("state") == "ready"
    for screen in (ann, ben):
        screen.tap("a.main[href$='/score']")  # comes by itself, once the other is ready
        screen.page.wait_for_selector(".ranking li")
    ann.tap(".parts tr.colors th a")
    ann.page.wait_for_selector(".parts tr.colors[aria-current] .items")
    ann.tap(".keep .main")
    ann.page.wait_for_selector("#table[data-state=kept]")
    print("taps", begun, ann.taps - begun, ben.taps)
    assert ben.taps <= 10
