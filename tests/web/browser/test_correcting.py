"""Cards tapped in, a reading put right, a line disputed: with a finger, in a real browser."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageDraw

from tests.web.browser.conftest import Screens
from tests.web.browser.screen import Screen
from tests.web.browser.test_people import EIGHT, OTHERS
from tests.web.serving import PHOTOS, Phone, Server

pytestmark = pytest.mark.slow

COINS = ((1180, 560, 100), (1732, 886, 80))
"""Coins on drawers of the fourth and the sixth card of `pencil-and-dice.jpg`."""


def with_coins(folder: Path) -> Path:
    """A photo in which several drawers are in doubt."""
    with Image.open(PHOTOS / "pencil-and-dice.jpg") as photo:
        for x, y, radius in COINS:
            box = (x - radius, y - radius, x + radius, y + radius)
            ImageDraw.Draw(photo).ellipse(box, fill=(235, 235, 230))
        photo.save(folder / "coins.jpg", quality=90)
    return folder / "coins.jpg"


def seat(screen: Screen, number: int) -> Any:
    """A player as the server tells programs."""
    phone = Phone(screen.server).join(screen.game)
    found = phone.seat(number)
    phone.close()
    return found


def offered(screen: Screen) -> list[str]:
    """The values that are offered first, in their order."""
    buttons = screen.page.locator(".likely-value")
    return [str(buttons.nth(at).get_attribute("value")) for at in range(buttons.count())]


def chosen(screen: Screen) -> str:
    return str(screen.page.locator("td.chosen").get_attribute("data-at"))


def test_doubts_come_in_turn_and_each_tap_can_be_taken_back(
    server: Server, screens: Screens, tmp_path: Path, opencv: None
) -> None:
    del opencv
    screen = screens(server)
    screen.begin("Ann")
    screen.see("/p/1")
    screen.choose(with_coins(tmp_path))
    screen.state("doubtful")
    screen.page.wait_for_selector(".drawer-sheet")  # the first one opens by itself
    found = seat(screen, 1)
    reading = found["photo"]["reading"]
    assert len(found["open"]) >= 2, "two coins lie on it"
    sure = [sureness(reading, *place) for place in found["open"]]
    assert sure == sorted(sure), "the largest doubt comes first"
    line, card = found["open"][0]
    assert chosen(screen) == f"{line}/{card}"
    assert screen.page.locator(".row-photo polygon.touched").count() == 2, "shown on the photo"
    assert screen.page.locator(".row-photo polygon.doubtful").count() == len(found["open"]) - 1
    assert "Fits: " in screen.text(".fits") or "fit." in screen.text(".fits")
    values = offered(screen)
    assert len(values) >= 2
    assert len(set(values)) == len(values)
    screen.tap(".likely-value")
    # Others of the same card come first, from the top down.
    rest = found["open"][1:]
    line, card = (sorted(place for place in rest if place[1] == card) or rest)[0]
    screen.page.wait_for_selector(f"td.chosen[data-at='{line}/{card}']")
    screen.tap(".sheet-ends [form=undo]")
    screen.page.wait_for_selector(f"#says:text('{len(found['open'])} drawers to look at')")


def sureness(reading: Any, line: int, card: int) -> float:
    probability = reading["probability"]
    return float(min(probability[part][line - 1][card - 1] for part in ("color", "handle")))


def test_what_is_offered_can_lie_there_by_the_deck(
    server: Server, screens: Screens, tmp_path: Path, opencv: None
) -> None:
    del opencv
    screen = screens(server)
    screen.begin("Ann")
    screen.see("/p/1")
    screen.choose(with_coins(tmp_path))
    screen.page.wait_for_selector(".drawer-sheet")
    for value in offered(screen)[1:]:
        color, handle = value.split(" ")
        assert screen.page.locator(f".color[value={color}]:not([disabled])").count() == 1
        assert screen.page.locator(f".handle-choice[value={handle}]").count() == 1
    value = offered(screen)[1]
    place = chosen(screen)
    screen.tap(f".likely-value[value='{value}']")
    color, handle = value.split(" ")
    screen.page.wait_for_selector(f"td[data-at='{place}'].{color}.handle-{handle}")


def test_a_drawer_is_touched_on_the_photo_itself(
    server: Server, screens: Screens, opencv: None
) -> None:
    del opencv
    screen = screens(server)
    screen.begin("Ann")
    screen.see("/p/1")
    screen.choose(PHOTOS / "warm-lamp.jpg")
    screen.state("ready")
    codes = screen.page.locator(".row-photo .reading text:not([aria-hidden])").all_text_contents()
    cards = seat(screen, 1)["sideboard"]
    assert all(any(text in card for card in cards) for text in codes if text.isalpha())
    screen.tap(".row-photo a[href='?at=3/2#drawer']")
    screen.page.wait_for_selector("td.chosen[data-at='3/2']")


def test_a_card_is_complete_after_eight_taps_and_what_cannot_be_is_grey(screen: Screen) -> None:
    screen.begin("Ann")
    screen.see("/p/1")
    screen.tap("a.button[href^='?card=1']")
    screen.page.wait_for_selector(".drawer-sheet")
    screen.taps = 0
    for line, color in enumerate(("pink", "black", "red", "turquoise"), 1):
        assert screen.page.locator(".color[disabled]").count() == line - 1, "used on this card"
        screen.tap(f".color[value={color}]:not([disabled])")
        screen.page.wait_for_selector(f"td[data-at='{line}/1'].{color}")
    screen.page.wait_for_selector("td[data-at='5/1'].orange")  # the only one that is left
    for line, handle in ((2, "bar"), (4, "flower"), (5, "square")):
        screen.tap(f"form:has([value='{line}/1']) .handle-choice[value={handle}]:not([disabled])")
        screen.page.wait_for_selector(f"td[data-at='{line}/1'].handle-{handle}")
    screen.page.wait_for_selector("td.chosen[data-at='1/2']")
    assert screen.page.locator("td[data-at$='/1'].open").count() == 0
    assert screen.taps <= 8


@pytest.fixture(scope="module")
def complete(server: Server) -> Iterator[str]:
    """The address of a game that has its breakdown."""
    phone = Phone(server)
    yield phone.begin("Ann", "Ben", objectives="3,9,15")
    phone.close()


@pytest.fixture
def breakdown(server: Server, screens: Screens, complete: str) -> Screen:
    phone = Phone(server).join(complete)
    if phone.seat(1)["state"] != "ready":
        phone.post("/p/1/card", {"cards": EIGHT})
        phone.post("/p/2/card", {"cards": OTHERS})
    phone.close()
    return screens(server).join(complete).see("/score")


def test_a_touched_line_shows_what_it_counts_and_nothing_else(breakdown: Screen) -> None:
    everything = breakdown.written("#player-1 .board svg")
    counted = {}
    for part in ("colors", "handles", "rows"):
        breakdown.tap(f"#player-1 tr.{part} th a")
        breakdown.page.wait_for_selector(f"#player-1 tr.{part}[aria-current]")
        counted[part] = breakdown.written("#player-1 .board svg")
        items = breakdown.page.locator("#player-1 .detail .item-sign").all_inner_texts()
        assert items
        assert set(items) <= counted[part], "each combination is marked on the grid"
        assert counted[part] < everything
    assert counted["handles"] != counted["rows"]


def test_a_touched_line_shows_what_it_counts_on_the_photo(
    server: Server, screens: Screens, opencv: None
) -> None:
    del opencv
    screen = screens(server)
    screen.begin("Ann")
    screen.see("/p/1")
    screen.choose(PHOTOS / "warm-lamp.jpg")
    screen.state("ready")
    screen.see("/score")
    sizes = {}
    for part in ("rows", "swap"):
        screen.tap(f"#player-1 tr.{part} th a")
        screen.page.wait_for_selector(f"#player-1 tr.{part}[aria-current]")
        photo = screen.page.locator("#player-1 img.row-photo")
        photo.scroll_into_view_if_needed()
        address = str(photo.get_attribute("src"))
        assert address.endswith(f"part={part}")
        drawing = screen.context.request.get(address).text()
        sizes[part] = drawing.count("<polygon")
        screen.until("document.querySelector('#player-1 img.row-photo').naturalWidth > 0")
    assert sizes["rows"] > sizes["swap"], "the row is outlined"


def test_a_disputed_line_names_the_likeliest_slip_and_shows_it_on_the_grid(
    breakdown: Screen,
) -> None:
    breakdown.tap("#player-1 tr.colors th a")
    breakdown.page.wait_for_selector("#player-1 .dispute")
    counted = int(breakdown.text("#player-1 tr.colors .points"))
    breakdown.page.fill("#player-1 .dispute [name=value]", str(counted + 4))
    breakdown.tap("#player-1 .dispute button")
    breakdown.page.wait_for_selector(".verdict.fails")
    assert f"Right is {counted} points" in breakdown.text(".verdict")
    assert breakdown.page.locator(".reasons li").count() >= 1
    drawing = breakdown.page.locator(".proof svg").inner_html()
    reason = breakdown.text(".reasons li:first-child").split()[:3]
    assert all(word in drawing for word in reason), "the reason stands below the grid"
    plain = len(drawing)
    breakdown.see("/score?player=1&part=colors")
    breakdown.page.fill("#player-1 .dispute [name=value]", str(counted))
    breakdown.tap("#player-1 .dispute button")
    breakdown.page.wait_for_selector(".verdict.holds")
    drawing = breakdown.page.locator(".proof svg").inner_html()
    assert len(drawing) < plain, "what holds has nothing disputed on its grid"
