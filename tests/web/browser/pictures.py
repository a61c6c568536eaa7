"""Draws the pictures of the pages that the README shows: `python -m tests.web.browser.pictures`."""

import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.conftest import ROOT
from tests.web.browser.conftest import CHROMIUM
from tests.web.browser.screen import HEIGHT, WIDTH, Screen
from tests.web.browser.test_way import with_a_coin
from tests.web.serving import PHOTOS, serving

PICTURE = ROOT / "docs" / "phones.png"
SHARP, GAP, COLORS = 2, 32, 128
"""Pixels of the picture for one of the page, and between the phones; colours that are enough for
flat pages, in a small file."""


def main() -> None:
    """Go through a game, and lay three pages side by side."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        with serving(folder) as server:
            screen = Screen(browser, server, device_scale_factor=SHARP)
            shots = _shots(screen, folder)
            screen.close()
        browser.close()
        _together(shots).save(PICTURE, optimize=True)


def _shots(screen: Screen, folder: Path) -> list[Path]:
    screen.begin("Ann", "Ben")
    for seat, photo in ((1, PHOTOS / "warm-lamp.jpg"), (2, with_a_coin(folder))):
        screen.see(f"/p/{seat}")
        screen.choose(photo)
        screen.page.wait_for_selector("#player[data-state=doubtful], #player[data-state=ready]")
    screen.page.wait_for_selector(".drawer-sheet")
    shots = [_shot(screen, folder / "2.png")]
    shots.insert(0, _shot(screen.see(), folder / "1.png"))
    screen.see("/p/2")
    screen.tap("a[data-first]")
    screen.tap(".likely-value")
    screen.state("ready")
    screen.see("/score?player=1&part=handles")
    screen.page.evaluate("document.querySelector('#player-1').scrollIntoView()")
    return [*shots, _shot(screen, folder / "3.png")]


def _shot(screen: Screen, file: Path) -> Path:
    screen.page.wait_for_timeout(500)  # until what moves has come to rest
    screen.page.screenshot(path=file)
    return file


def _together(shots: list[Path]) -> Image.Image:
    wide = SHARP * WIDTH + GAP
    size = (len(shots) * wide - GAP, SHARP * HEIGHT)
    sheet = Image.new("RGB", size, "#8b9097")
    for index, shot in enumerate(shots):
        with Image.open(shot) as picture:
            sheet.paste(picture.convert("RGB"), (index * wide, 0))
    return sheet.quantize(COLORS)


if __name__ == "__main__":
    main()
