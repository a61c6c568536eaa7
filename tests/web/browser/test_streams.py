"""One stream of events a browser, made anew after whatever ended it, with what was missed."""

import re
from typing import Any

import pytest

from tests.web.browser.conftest import Screens
from tests.web.browser.screen import Screen
from tests.web.browser.test_people import EIGHT
from tests.web.serving import Phone, Server

pytestmark = pytest.mark.slow

HIDE = """
Object.defineProperty(document, "hidden", { configurable: true, get: () => window.away });
window.away = false;
"""
"""Lets a test put a page into the background, which no browser that is driven does."""

DUMB = """
window.EventSource = class extends EventTarget { readyState = 1; close() {} };
"""
"""A stream that has died without a word."""


class Streams:
    """The streams that a browser has opened."""

    def __init__(self, screen: Screen) -> None:
        self.begun: list[Any] = []
        self.open: set[Any] = set()
        screen.context.on("request", self._begun)
        for end in ("requestfailed", "requestfinished"):
            screen.context.on(end, self._ended)

    def _begun(self, request: Any) -> None:
        if "stream" in request.headers.get("accept", ""):
            self.begun.append(request)
            self.open.add(request)

    def _ended(self, request: Any) -> None:
        self.open.discard(request)

    def after(self) -> int:
        """Which event the newest stream goes on from."""
        found = re.search(r"after=(\d+)", self.begun[-1].url)
        assert found, self.begun[-1].url
        return int(found[1])


def ready(server: Server, game: str, seat: int) -> None:
    """Somebody else's phone: a player types all cards."""
    phone = Phone(server).join(game)
    phone.post(f"/p/{seat}/card", {"cards": EIGHT})
    phone.close()


def seen(screen: Screen, seat: int) -> None:
    screen.page.wait_for_selector(f"[data-seat='{seat}'][data-state=ready]")


def last(screen: Screen) -> int:
    return int(screen.data("last", "#table"))


def test_a_stream_is_made_anew_once_the_network_is_back(server: Server, screens: Screens) -> None:
    screen = screens(server)
    streams = Streams(screen)
    screen.begin("Ann", "Ben", "Cem", deck="demo")
    before, known = len(streams.begun), last(screen)
    screen.context.set_offline(offline=True)
    ready(server, screen.game, 1)
    screen.page.wait_for_timeout(500)
    assert last(screen) == known, "the network is gone"
    screen.context.set_offline(offline=False)
    seen(screen, 1)
    assert len(streams.begun) > before
    assert streams.after() >= known, "it goes on from what was seen"
    ready(server, screen.game, 2)
    seen(screen, 2)
    assert len(streams.open) == 1


def test_a_page_in_the_background_holds_no_stream_and_catches_up_when_shown(
    server: Server, screens: Screens
) -> None:
    screen = screens(server)
    screen.context.add_init_script(HIDE)
    streams = Streams(screen)
    screen.begin("Ann", "Ben", deck="demo")
    screen.page.wait_for_timeout(300)
    known = last(screen)
    turn(screen, away=True)
    assert not streams.open, "its connection is free for others"
    ready(server, screen.game, 1)
    turn(screen, away=False)
    seen(screen, 1)
    assert streams.after() >= known
    assert len(streams.open) == 1


def turn(screen: Screen, *, away: bool) -> None:
    """Put the page into the background, or back."""
    shown = "true" if away else "false"
    screen.page.evaluate(
        f"window.away = {shown}; document.dispatchEvent(new Event('visibilitychange'))"
    )
    screen.page.wait_for_timeout(300)


def test_a_stream_that_died_without_a_word_is_found_out(server: Server, screens: Screens) -> None:
    screen = screens(server)
    screen.context.add_init_script(DUMB)
    screen.begin("Ann", "Ben", deck="demo")
    screen.page.wait_for_timeout(500)
    ready(server, screen.game, 1)
    seen(screen, 1)


def test_when_the_tab_that_held_the_stream_is_closed_another_one_takes_over(
    server: Server, screens: Screens
) -> None:
    screen = screens(server)
    streams = Streams(screen)
    screen.begin("Ann", "Ben", deck="demo")
    first = screen.page
    screen.open_page()
    screen.see()
    screen.page.wait_for_timeout(300)
    assert len(streams.open) == 1
    screen.page.close()
    ready(server, screen.game, 1)
    first.wait_for_selector("[data-seat='1'][data-state=ready]")
    assert streams.begun[-1].frame.page == first


def test_when_the_tab_that_held_the_stream_crashes_another_one_takes_over(
    server: Server, screens: Screens
) -> None:
    screen = screens(server)
    screen.begin("Ann", "Ben", "Cem", deck="demo")
    first = screen.page
    screen.open_page()
    screen.see()
    with pytest.raises(Exception, match="crash"):
        screen.page.goto("chrome://crash")
    ready(server, screen.game, 1)
    first.wait_for_selector("[data-seat='1'][data-state=ready]")
    streams = Streams(screen)
    ready(server, screen.game, 2)
    first.wait_for_selector("[data-seat='2'][data-state=ready]")
    assert not streams.begun, "its own stream told it, and it had not to ask"
