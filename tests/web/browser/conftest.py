"""A real browser for the tests of the pages: Chromium, with the screen of a small phone."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web.browser.screen import Screen
from tests.web.serving import Server, serving

CHROMIUM = "/usr/bin/chromium"

Screens = Callable[..., Screen]


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """One browser for the tests of a module."""
    playwright = pytest.importorskip("playwright.sync_api", reason="no Playwright is installed")
    if shutil.which(CHROMIUM) is None:
        pytest.skip("no browser: install chromium")
    with playwright.sync_playwright() as running:
        # Some machines of tests run everything as root, where Chromium has no sandbox.
        launched = running.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Server]:
    """One server for all tests of a module; each begins games of its own."""
    with serving(tmp_path_factory.mktemp("serve")) as running:
        yield running


@pytest.fixture
def screens(browser: Any) -> Iterator[Screens]:
    """Makes phones, each a browser of its own, that are closed at the end."""
    made: list[Screen] = []

    def make(server: Server, **options: Any) -> Screen:
        screen = Screen(browser, server, **options)
        made.append(screen)
        return screen

    yield make
    for screen in made:
        screen.close()


@pytest.fixture
def screen(server: Server, screens: Screens) -> Screen:
    """One phone at the shared server."""
    return screens(server)
