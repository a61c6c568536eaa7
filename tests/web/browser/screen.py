"""A phone with a screen and script: a browser window of its own, and the taps that it takes."""

import time
from pathlib import Path
from typing import Any

from tests.web.serving import OBJECTIVES, Server

WIDTH, HEIGHT = 360, 640
WRITTEN = """
(places) => {
    const texts = (node) => {
        if (node.matches("use")) return texts(document.querySelector(node.getAttribute("href")));
        if (node.matches("text")) return node.matches("[aria-hidden]") ? [] : [node.textContent];
        return node.matches("defs, title") ? [] : [...node.children].flatMap(texts);
    };
    return [...document.querySelectorAll(places)].flatMap(texts);
}
"""
"""What is written into drawings of a page, of which what is the same may stand only once."""

SECONDS = 120.0
"""How long a page may take here: far more than ever needed."""


class Screen:
    """A phone: one page of a browser that shares nothing with the others."""

    def __init__(self, browser: Any, server: Server, **options: Any) -> None:
        self.server = server
        self.taps = 0
        self.faults: list[str] = []
        wanted = {
            "base_url": server.address,
            "viewport": {"width": WIDTH, "height": HEIGHT},
            "has_touch": True,
            "is_mobile": True,
            "locale": "en-GB",
            **options,
        }
        self.context = browser.new_context(**wanted)
        self.context.set_default_timeout(SECONDS * 1000)
        self.page: Any = None
        self.game = ""
        self.open_page()

    def open_page(self) -> Any:
        """A tab more; it is the one in front."""
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._heard)
        return self.page

    def _heard(self, message: Any) -> None:
        """What breaks the policy is a fault; a network that is gone is what tests are about."""
        if "Content Security Policy" in message.text:
            self.faults.append(message.text)

    def tap(self, target: str, **options: Any) -> None:
        """Touch something, and count it."""
        self.taps += 1
        self.page.locator(target).first.tap(**options)

    def begin(
        self, *names: str, deck: str = "retail", objectives: str = OBJECTIVES, counted: bool = True
    ) -> str:
        """Begin a game as people do, and hold its link."""
        before = self.taps
        self.page.goto("/")
        self.tap("a[href='/new']")
        for seat, name in enumerate(names, 1):
            self.taps += 1
            self.page.fill(f"[name=name{seat}]", name)
        self.taps += 1
        self.page.fill("[name=objectives]", objectives)
        if deck != "retail":
            self.page.select_option("[name=deck]", deck)
        self.tap("button.main")
        self.page.wait_for_selector("#table")
        self.game = self.page.locator("#table").get_attribute("data-game")
        if not counted:
            self.taps = before
        return self.game

    def see(self, path: str = "") -> "Screen":
        self.page.goto(self.game + path)
        return self

    def join(self, game: str) -> "Screen":
        """Scan the QR code."""
        self.game = game
        return self.see()

    def choose(self, photo: Path) -> None:
        """Take a photo: the button, the shutter, and that it is to be used."""
        self.taps += 3
        self.page.set_input_files("#photo-form [capture]", photo)

    def until(self, expression: str) -> None:
        """Wait until something is so. The policy keeps texts from being evaluated in the page."""
        end = time.monotonic() + SECONDS
        while not self.page.evaluate(expression):
            assert time.monotonic() < end, f"never so: {expression}"
            self.page.wait_for_timeout(20)

    def state(self, wanted: str) -> None:
        """Wait until a player is that far."""
        self.page.wait_for_selector(f"#player[data-state={wanted}]")

    def data(self, name: str, of: str = "#player") -> str:
        return str(self.page.locator(of).get_attribute(f"data-{name}"))

    def text(self, of: str = "#main") -> str:
        return str(self.page.locator(of).inner_text())

    def written(self, drawings: str) -> set[str]:
        """What can be read in drawings."""
        return set(self.page.evaluate(WRITTEN, drawings))

    def drawer(self, place: str) -> str:
        """The classes of a drawer: its colour, its handle, whether it is in doubt."""
        return str(self.page.locator(f"td[data-at='{place}']").get_attribute("class"))

    def type(self, cards: str) -> None:
        """Type all cards, which is quickest."""
        self.page.locator("details.typed summary").tap()
        self.page.fill("[name=cards]", cards)
        self.page.locator("form[action$='/card'] button").tap()
        self.state("ready")

    def close(self) -> None:
        self.context.close()
        assert not self.faults, self.faults
