"""For people: small screens, thick fingers, large letters, the keyboard, and who cannot see."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.web.browser.conftest import Screens
from tests.web.browser.screen import Screen
from tests.web.browser.test_way import with_a_coin
from tests.web.serving import Phone, Server

pytestmark = pytest.mark.slow

EIGHT = "1 2 3 4 5 6 7 8"
OTHERS = "11 12 13 14 15 16 17 18"
SEQUENCE = (*("." * 10, ".BBBBBBR..", "..?...R..."), *["......R..."] * 3, *["." * 10] * 4)
OWNERS = (
    *("/", "/new", "/history", "/history/1", "/history?bin=yes", "/statistics", "/deck"),
    *("/offline", "/no-such-page"),
    "/sequence",
    "/sequence?board=" + "/".join(SEQUENCE) + "&team=blue&claimed=2&read=yes",
)
GAMES = (
    *("", "/p/1", "/p/1?at=3/2", "/p/3", "/p/3?card=1", "/p/3?card=3"),
    *("/score", "/possible", "/possible?order=any", "/learn"),
    "/score?player=1&part=colors",
)
SPELLED = "RfTsPbOK RfTsPbKO RfTsOPbK RfTsOKPb RfTsKPbO RfTsKOPb RfPsTbOK RfPsTbKO"
"""With handles, so that a deck that does not know them asks for none."""
FINGER = 44

SMALL = """
[...document.querySelectorAll("a, button, select, summary, label.button, input:not([type=hidden])")]
    .filter(each => each.checkVisibility() && !each.closest(".spoken, .skip, p.help, h1, svg"))
    .map(each => [each.closest("label:not(.button)") ?? each, each])
    .map(([each, own]) => [own.outerHTML.slice(0, 90), each.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && (box.width < 43.9 || box.height < 43.9))
    .map(([text, box]) => `${text} ${box.width}x${box.height}`)
"""
"""What can be touched and is smaller than a finger."""

WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def game(server: Server, browser: Any) -> Iterator[str]:
    """The address of a game with two players who are ready, and one who has not begun."""
    screen = Screen(browser, server)
    screen.begin("Ann", "Ben", "<b>Cem</b> Ö. with a very long name")
    for seat, cards in ((1, SPELLED), (2, SPELLED)):
        screen.see(f"/p/{seat}")
        screen.type(cards)
    half_tapped(Phone(server).join(screen.game))
    yield screen.game
    screen.close()


def half_tapped(phone: Phone) -> None:
    """The third player has tapped in the colours of the third card."""
    for line, color in enumerate(("red", "pink", "black", "orange"), 1):
        phone.post("/p/3/drawer", {"at": f"{line}/3", "color": color})
    phone.close()


@pytest.fixture(scope="module")
def complete(server: Server, browser: Any) -> Iterator[str]:
    """The address of a game that has its breakdown."""
    phone = Phone(server)
    phone.begin("Ann", "Ben")
    for seat, cards in ((1, EIGHT), (2, OTHERS)):
        phone.post(f"/p/{seat}/card", {"cards": cards})
    phone.post("/keep")
    phone.close()
    screen = Screen(browser, server)
    screen.begin("Ann", "Ben", deck="demo")
    for seat, cards in ((1, EIGHT), (2, OTHERS)):
        screen.see(f"/p/{seat}")
        screen.type(cards)
    yield screen.game
    screen.close()


def views(game: str, complete: str) -> Iterator[str]:
    """Every address that shows a page."""
    yield from OWNERS
    for path in GAMES:
        yield (
            complete if "/score" in path or path.startswith(("/possible", "/learn")) else game
        ) + path


def settled(screen: Screen) -> None:
    """Wait until nothing moves: half-seen letters have no contrast. No page may evaluate texts."""
    while screen.page.evaluate("document.getAnimations().length"):
        screen.page.wait_for_timeout(20)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_view(
    server: Server, screens: Screens, game: str, complete: str, scheme: str
) -> None:
    screen = screens(server, color_scheme=scheme)
    found = []
    for path in views(game, complete):
        screen.page.goto(path)
        found += axe(screen)
    assert not found


def axe(screen: Screen) -> list[tuple[str, str, list[str]]]:
    """What axe-core finds on the page that is shown: where, what, and on which elements."""
    settled(screen)
    return [
        (screen.page.url, one["help"], [node["html"][:160] for node in one["nodes"][:2]])
        for one in Axe().run(screen.page).response["violations"]
    ]


@pytest.mark.usefixtures("opencv")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_what_comes_by_a_tap(
    server: Server, screens: Screens, complete: str, scheme: str, tmp_path: Path
) -> None:
    screen = screens(server, color_scheme=scheme)
    screen.join(complete).see("/score?player=1&part=colors")
    screen.page.fill(".dispute [name=value]", "40")
    screen.tap(".dispute button")
    screen.page.wait_for_selector(".verdict")
    found = axe(screen)
    screen.see("/score")
    screen.page.locator("form[action$='/claim'] button").last.tap()
    screen.page.wait_for_selector("body[data-page=claim]")
    found += axe(screen)
    screen.begin("Ann")
    screen.see("/p/1")
    screen.choose(with_a_coin(tmp_path))
    screen.page.wait_for_selector(".drawer-sheet .likely-value")
    found += axe(screen)
    assert screen.page.evaluate(SMALL) == []
    screen.tap(".likely-value")
    screen.state("ready")
    found += axe(screen)
    screen.page.goto(f"{screen.game}/drop")
    found += axe(screen)
    assert not found


def test_a_page_is_usable_on_a_phone_of_a_quarter_of_the_speed(
    server: Server, screens: Screens
) -> None:
    screen = screens(server)
    screen.begin("Ann")
    session = screen.context.new_cdp_session(screen.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    begun = time.monotonic()
    screen.see("/p/1?card=1")
    shown = time.monotonic()
    screen.tap(".drawer-sheet [value=red]")
    screen.page.wait_for_selector("td[data-at='1/1'].red")
    ended = time.monotonic()
    print(f"slow phone: shown {shown - begun:.2f} s, a tap {ended - shown:.2f} s")  # noqa: T201 - for `pytest -s`


def test_what_is_touched_is_as_large_as_a_finger_and_nothing_is_wider_than_the_screen(
    screen: Screen, game: str, complete: str
) -> None:
    for path in views(game, complete):
        screen.page.goto(path)
        assert screen.page.evaluate(SMALL) == [], path
        assert screen.page.evaluate(WIDER) == 0, path


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR", "it-IT"])
def test_other_languages_fit_a_small_screen(
    server: Server, screens: Screens, game: str, complete: str, locale: str
) -> None:
    screen = screens(server, locale=locale)
    for path in views(game, complete):
        screen.page.goto(path)
        assert screen.page.locator("html").get_attribute("lang") == locale[:2]
        assert screen.page.evaluate(WIDER) == 0, path


def test_letters_of_twice_the_size_hide_nothing(screen: Screen, game: str, complete: str) -> None:
    for path in views(game, complete):
        screen.page.goto(path)
        screen.page.evaluate(
            "const sheet = new CSSStyleSheet(); sheet.replaceSync(':root {font-size: 200%}');"
            "document.adoptedStyleSheets = [sheet]"
        )
        assert screen.page.evaluate(WIDER) == 0, path


def test_the_grid_is_a_table_that_is_read_out(screen: Screen, game: str) -> None:
    screen.page.goto(f"{game}/p/3")
    table = screen.page.get_by_role("table")
    assert table.get_by_role("row").count() == 6
    cell = table.get_by_role("cell").nth(17)
    assert cell.inner_text().strip().endswith("unsure")
    assert "line 3, card 2" in cell.inner_text()


def test_a_card_is_tapped_in_by_the_keyboard(screen: Screen) -> None:
    screen.begin("Ann")
    screen.see("/p/1?card=1")
    for line in range(1, 5):
        screen.page.locator(".drawer-sheet .color:not([disabled])").first.focus()
        screen.page.keyboard.press("Enter")
        screen.page.wait_for_selector(f"td[data-at='{line}/1']:not(.unknown)")
        assert screen.page.locator(".drawer-sheet :focus").count() == 1, "the focus stays there"
    assert "unknown " not in screen.drawer("5/1").replace("handle-unknown", "")


def test_motion_is_left_out_where_it_is_not_wanted(server: Server, screens: Screens) -> None:
    screen = screens(server, reduced_motion="reduce")
    screen.begin("Ann")
    screen.see("/p/1?at=1/1")
    assert screen.page.evaluate("document.getAnimations().length") == 0


def test_a_first_view_is_small_and_asks_nobody_else(
    server: Server, screens: Screens, game: str
) -> None:
    screen = screens(server)
    sizes: list[int] = []
    screen.page.on("response", lambda answer: sizes.append(len(answer.body())))
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    screen.context.route("**/events?*", lambda route: route.abort())
    screen.page.goto(f"{game}/p/3?card=1", wait_until="networkidle")
    assert sum(sizes) < 100_000
    assert all(url.startswith(server.address) for url in asked)
