"""Several phones at one game: each sees what the others do, and nobody overwrites unseen."""

import pytest

from tests.web.browser.conftest import Screens
from tests.web.browser.screen import Screen
from tests.web.serving import Server

pytestmark = pytest.mark.slow

EIGHT = "1 2 3 4 5 6 7 8"
OTHERS = "11 12 13 14 15 16 17 18"

slow = pytest.mark.slow


def test_every_phone_sees_at_once_who_is_ready(server: Server, screens: Screens) -> None:
    ann, ben = screens(server), screens(server)
    ben.join(ann.begin("Ann", "Ben", deck="demo"))
    ann.see("/p/1")
    ann.type(EIGHT)
    ben.page.wait_for_selector("[data-seat='1'][data-state=ready]")
    ben.see("/p/2")
    ben.type(OTHERS)
    ann.page.wait_for_selector("a.main[href$='/score']")


@slow
def test_three_phones_see_each_other_without_streams(server: Server, screens: Screens) -> None:
    phones = [screens(server) for _ in range(3)]
    game = phones[0].begin("Ann", "Ben", "Cem", deck="demo")
    for each in phones:
        each.context.route("**/events?*", only_lists)
        each.join(game)
    phones[0].see("/p/1")
    phones[0].type(EIGHT)
    for each in phones[1:]:
        each.page.wait_for_selector("[data-seat='1'][data-state=ready]")


def only_lists(route: object) -> None:
    """A network in which streams never open."""
    asked = route.request.headers.get("accept", "")  # type: ignore[attr-defined]
    if "json" in asked:
        route.continue_()  # type: ignore[attr-defined]
    else:
        route.fulfill(status=503, body="")  # type: ignore[attr-defined]


@slow
def test_the_later_of_two_phones_is_told_and_sees_what_stands(
    server: Server, screens: Screens
) -> None:
    ann, other = screens(server), screens(server)
    other.join(ann.begin("Ann"))
    for each in (ann, other):
        each.context.route("**/events?*", lambda route: route.abort())
        each.see("/p/1?at=1/1")
    ann.tap(".drawer-sheet [value=red]")
    ann.page.wait_for_selector("td[data-at='1/1'].red")
    other.tap(".drawer-sheet [value=pink]")
    other.page.get_by_text("nothing of yours was written").wait_for()
    assert "red" in other.drawer("1/1")
    other.tap(".drawer-sheet [value=turquoise]")
    other.page.wait_for_selector("td[data-at='2/1'].turquoise, td[data-at='1/1'].turquoise")


@slow
def test_two_quick_taps_of_one_finger_are_no_conflict(screen: Screen) -> None:
    screen.begin("Ann")
    screen.see("/p/1?at=1/1")
    screen.page.evaluate(
        "for (const name of ['color', 'handle'])"
        " document.querySelector(`.drawer-sheet [name=${name}]:not([disabled])`).click()"
    )
    screen.page.wait_for_selector("td[data-at='1/1']:not(.open)")
    assert screen.page.locator(".problem").count() == 0


@slow
def test_a_browser_with_many_tabs_has_one_stream(screen: Screen) -> None:
    screen.begin("Ann", deck="demo")
    streams: set[object] = set()

    def begun(request: object) -> None:
        if "stream" in request.headers.get("accept", ""):  # type: ignore[attr-defined]
            streams.add(request)

    def ended(request: object) -> None:
        streams.discard(request)

    screen.context.on("request", begun)
    screen.context.on("requestfailed", ended)
    screen.context.on("requestfinished", ended)
    pages = [screen.page]
    for _ in range(7):
        pages.append(screen.open_page())
        screen.see()
    screen.page.wait_for_timeout(1000)
    assert len(streams) == 1
    screen.see("/p/1")
    screen.type(EIGHT)
    pages[0].wait_for_selector("[data-seat='1'][data-state=ready]")
