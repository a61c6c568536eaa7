"""What the command line prints as text stands on pages as headings, tables, lists and drawings."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.browser.conftest import Screens
from tests.web.browser.screen import Screen
from tests.web.serving import JSON, Phone, Server

pytestmark = pytest.mark.slow

GAMES = 3
CARDS = ("1 12r 23 34r 45 56r 7 18r", "2r 13 24r 35 46r 57 8r 19")
"""Turned at random, so that turning some of them gives more."""
SPELLED = "RfTsPbOK RfTsPbKO RfTsOPbK RfTsOKPb RfTsKPbO RfTsKOPb RfPsTbOK RfPsTbKO"
OTHERWISE = "RsTfPbOK PfTsRbOK PfTsRbKO PfTsORbK PfTsOKRb PfTsKRbO PfTsKORb PfRsTbOK"
"""The first card has the colours of the other player's, and other handles."""


@pytest.fixture(scope="module")
def kept(server: Server) -> Iterator[Phone]:
    """A phone at a game that is complete, after some that were kept."""
    phone = Phone(server)
    for at in range(GAMES):
        entered(phone, f"3,9,{15 + at}")
        phone.post("/keep", {"place": "Bern"})
    entered(phone, "3,9,19")
    yield phone
    phone.close()


def entered(phone: Phone, objectives: str) -> None:
    phone.begin("Ann", "Ben", objectives=objectives)
    phone.post("/p/1/card", {"cards": CARDS[0]})
    phone.post("/p/2/card", {"cards": CARDS[1]})


@pytest.fixture
def screen(server: Server, screens: Screens, kept: Phone) -> Screen:
    screen = screens(server)
    screen.game = kept.game
    return screen


def told(phone: Phone, path: str) -> Any:
    """What a page of the owner says to programs."""
    return phone.client.get(path, headers=JSON).json()


def rows(screen: Screen, table: str) -> list[list[str]]:
    """The texts of a table, row by row."""
    found = screen.page.locator(table).locator("tbody tr")
    cells = [found.nth(at).locator("th, td").all_inner_texts() for at in range(found.count())]
    return [[cell.strip() for cell in row] for row in cells]


def test_statistics_are_tables_with_the_figures_of_the_document(
    screen: Screen, kept: Phone
) -> None:
    document = told(kept, "/statistics")
    screen.page.goto("/statistics")
    figures_of = {row[0]: row[1:] for row in rows(screen, ".figures >> nth=0")}
    assert document["players"]
    for person in document["players"]:
        figures = figures_of[person["name"]]
        assert figures[:3] == [str(person[key]) for key in ("games", "wins", "shared")]
        assert figures[-1] == str(person["best"])
        assert screen.page.get_by_role("heading", name=person["name"]).is_visible()
    heads = screen.page.locator(".figures >> nth=0").locator("thead [scope=col]")
    assert heads.count() == 6
    assert rows(screen, ".versus")[0][0] == "Ann – Ben"


def test_the_plot_of_the_totals_has_a_line_for_each_player_and_fits_a_phone(
    screen: Screen,
) -> None:
    screen.page.goto("/statistics")
    plot = screen.page.locator(".plot svg")
    assert plot.locator("polyline").count() >= 2
    texts = plot.locator("text:not([aria-hidden])").all_text_contents()
    assert {"Ann", "Ben", "Totals over time"} <= set(texts)
    assert plot.bounding_box()["width"] <= 360


def test_a_kept_game_shows_its_breakdown_as_a_table_with_drawings(
    screen: Screen, kept: Phone
) -> None:
    document = told(kept, "/history/1")
    screen.page.goto("/history/1")
    assert screen.page.locator(".board svg").count() == 2
    for at, player in enumerate(document["score"]["players"]):
        points = {row[0]: row[-1] for row in rows(screen, f".parts >> nth={at}") if len(row) == 3}
        assert points["total"] == str(player["total"])
        assert points["colours"] == str(player["colors"]["points"])
    signs = screen.page.locator(".item-sign").all_inner_texts()
    assert signs
    assert set(signs) <= screen.written(".board svg")


def test_what_was_possible_is_drawn_with_the_cards_that_are_turned(
    screen: Screen, kept: Phone
) -> None:
    document: Any = kept.json("/possible")
    screen.see("/possible")
    more = [one for one in document["players"] if one["turned"]]
    assert more
    tables = screen.page.locator(".changes")
    assert tables.count() == len(more)
    for at, player in enumerate(more):
        signs = rows(screen, f".changes >> nth={at}")[0]
        assert [place for place, sign in enumerate(signs, 1) if "↻" in sign] == player["turned"]
        assert str(player["total"]) in screen.text(f".possible:nth-of-type({at + 1}) .totals")
    screen.tap("a[href='?order=any']")
    screen.page.wait_for_selector("a[href='?order=as-laid']")


def test_a_lesson_draws_what_is_new(server: Server, screens: Screens) -> None:
    phone = Phone(server)
    phone.begin("Ann", deck="retail")
    assert phone.post("/p/1/card", {"cards": SPELLED}).status_code == 200
    screen = screens(server).join(phone.game).see("/learn")
    phone.close()
    tiles = screen.page.locator("main > .tiles .tile")
    assert tiles.count() == 8
    assert "red, flower; turquoise, square" in str(tiles.first.get_attribute("aria-label"))
    screen.tap("button.main")
    screen.page.get_by_text("8 new").wait_for()
    screen.page.goto("/deck")
    assert screen.page.locator(".tile").count() == 60
    assert screen.page.locator(".tile .handle.flower").count() == 8


def test_a_lesson_draws_what_contradicts(server: Server, screens: Screens) -> None:
    phone = Phone(server)
    phone.begin("Ann", "Ben", deck="retail")
    for seat, cards in enumerate((SPELLED, OTHERWISE), 1):
        assert phone.post(f"/p/{seat}/card", {"cards": cards}).status_code == 200
    screen = screens(server).join(phone.game).see("/learn")
    phone.close()
    assert screen.page.locator(".contradictions .tile").count() == 2, "both are drawn"


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "it-IT"])
def test_no_page_is_a_block_of_text(
    server: Server, screens: Screens, kept: Phone, locale: str
) -> None:
    screen = screens(server, locale=locale)
    owners = ("/history", "/history/1", "/statistics", "/deck", "/history?bin=yes")
    for path in (*owners, *(kept.game + each for each in ("/score", "/possible", "/learn"))):
        screen.page.goto(path)
        assert screen.page.locator("pre").count() == 0, path
        assert screen.page.locator("h1").count() == 1, path
    screen.page.goto(f"{kept.game}/score")
    screen.page.locator("form[action$='/claim'] button").last.tap()
    screen.page.wait_for_selector("body[data-page=claim]")
    assert screen.page.locator("pre").count() == 0
    assert screen.page.locator("h2").count() >= 3, "the second opinion has its parts"
