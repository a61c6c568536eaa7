"""For people: small screens, thick fingers, large letters, the keyboard, and who cannot see."""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.web.browser.conftest import Screens
from tests.web.browser.screen import Screen
from tests.web.serving import Server

pytestmark = pytest.mark.slow

EIGHT = "1 2 3 4 5 6 7 8"
OTHERS = "11 12 13 14 15 16 17 18"
SEQUENCE = (*("." * 10, ".BBBBBBR..", "..?...R..."), *["......R..."] * 3, *["." * 10] * 4)
OWNERS = (
    *("/", "/new", "/history", "/statistics", "/deck", "/no-such-page", "/sequence"),
    "/sequence?board=" + "/".join(SEQUENCE) + "&team=blue&claimed=2&read=yes",
)
GAMES = (
    *("", "/p/1", "/p/1?at=3/2", "/p/3", "/p/3?card=1", "/score", "/possible", "/learn"),
    "/score?player=1&part=colors",
)
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
    screen.begin("Ann", "Ben", "<b>Cem</b> Ö. with a very long name", deck="demo")
    for seat, cards in ((1, EIGHT), (2, OTHERS)):
        screen.see(f"/p/{seat}")
        screen.type(cards)
    yield screen.game
    screen.close()


@pytest.fixture(scope="module")
def complete(server: Server, browser: Any) -> Iterator[str]:
    """The address of a game that has its breakdown."""
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
        yield (complete if "/score" in path or path in ("/possible", "/learn") else game) + path


def settled(screen: Screen) -> None:
    """Wait until nothing moves: half-seen letters have no contrast. No page may evaluate texts."""
    while screen.page.evaluate("document.getAnimations().length"):
        screen.page.wait_for_timeout(20)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_view(
    server: Server, screens: Screens, game: str, complete: str, scheme: str
) -> None:
    screen = screens(server, color_scheme=scheme)
    found = {}
    for path in views(game, complete):
        screen.page.goto(path)
        settled(screen)
        for one in Axe().run(screen.page).response["violations"]:
            nodes = [node["html"][:160] for node in one["nodes"][:2]]
            found[path, one["id"]] = (one["help"], nodes)
    assert not found


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
