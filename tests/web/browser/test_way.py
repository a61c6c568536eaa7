"""The whole way of a game in a real browser, with photos."""

import time
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from tests.web.browser.conftest import Screens
from tests.web.browser.screen import Screen
from tests.web.serving import PHOTOS, Server

pytestmark = pytest.mark.slow

COVERED, RADIUS = (1180, 560), 100
"""A coin on drawer 1/4 of `pencil-and-dice.jpg`: nobody can tell its colour any more."""


def with_a_coin(folder: Path) -> Path:
    """A photo of which one drawer is in doubt."""
    with Image.open(PHOTOS / "pencil-and-dice.jpg") as photo:
        x, y = COVERED
        box = (x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS)
        ImageDraw.Draw(photo).ellipse(box, fill=(235, 235, 230))
        photo.save(folder / "coin.jpg", quality=90)
    return folder / "coin.jpg"


def put_right(screen: Screen) -> int:
    """Take what the photo most likely shows, drawer by drawer; how many there were."""
    count = 0
    while screen.data("state") == "doubtful":
        version = screen.data("version")
        screen.tap(".drawer-sheet .likely-value")
        screen.page.wait_for_selector(f"#player:not([data-version='{version}'])")
        count += 1
    return count


def test_two_phones_go_from_the_first_page_to_the_kept_game(
    server: Server, screens: Screens, tmp_path: Path, opencv: None
) -> None:
    del opencv
    ann, ben = screens(server), screens(server)
    ben.join(ann.begin("Ann", "Ben"))
    assert ann.taps == 5, "new game, two names, the objectives, start"
    photos = (PHOTOS / "warm-lamp.jpg", with_a_coin(tmp_path))
    for seat, (screen, photo) in enumerate(zip((ann, ben), photos, strict=True), 1):
        screen.taps = 0
        screen.tap(f"[data-seat='{seat}'] a")
        screen.choose(photo)
    ann.state("ready")
    ben.state("doubtful")
    assert "open" in ben.drawer("1/4"), "what is in doubt is dashed"
    assert put_right(ben) == 1, "the drawer that is in doubt opens by itself"
    assert ben.drawer("1/4") == "drawer red handle-square"
    for screen in (ann, ben):
        screen.tap("a.main[href$='/score']")  # comes by itself, once the other is ready
        screen.page.wait_for_selector(".ranking li")
    ann.tap(".parts tr.colors th a")
    ann.page.wait_for_selector(".parts tr.colors[aria-current]")
    ann.tap(".keep .main")
    ann.page.wait_for_selector("#table[data-state=kept]")
    # One touches the name, the camera thrice, the breakdown; each doubt is one more.
    assert ben.taps == 6
    assert ann.taps == 7, "a line was looked at, and the game kept"


def test_four_photos_on_four_phones_become_the_sheet(
    server: Server, screens: Screens, tmp_path: Path, opencv: None
) -> None:
    del opencv
    pytest.importorskip("typst", reason="sheets need typst")
    from tests.web.browser.rows import row_photos  # noqa: PLC0415 - draws photos, which needs OpenCV

    photos = row_photos(tmp_path)
    phones = [screens(server) for _ in photos]
    game = phones[0].begin("Ann", "Ben", "Cem", "Dora")
    assert phones[0].taps == 7, "new game, four names, the objectives, start"
    for phone in phones:
        phone.join(game)
        phone.taps = 0
    begun = time.monotonic()
    for seat, (phone, photo) in enumerate(zip(phones, photos, strict=True), 1):
        phone.tap(f"[data-seat='{seat}'] a")
        phone.choose(photo)
    for phone in phones:
        phone.page.wait_for_selector("#player[data-state=ready], #player[data-state=doubtful]")
        put_right(phone)
        phone.state("ready")
    for phone in phones:
        phone.tap("a.main[href$='/score']")
        phone.page.wait_for_selector(".ranking li")
    with phones[0].page.expect_download() as loading:
        phones[0].tap("a[href$='/sheet.png']")
    assert Path(loading.value.path()).stat().st_size > 10_000
    seconds = time.monotonic() - begun
    taps = [phone.taps for phone in phones]
    print(f"four photos to the sheet: {seconds:.0f} s, taps {taps}")  # noqa: T201 - for `pytest -s`
    assert taps == [6, 5, 5, 5], "name, camera, shutter, use it, breakdown; and once the sheet"


@pytest.mark.slow
def test_without_script_a_photo_is_sent_and_the_breakdown_seen(
    server: Server, screens: Screens, tmp_path: Path, opencv: None
) -> None:
    del opencv
    phone = screens(server, java_script_enabled=False)
    phone.begin("Ann")
    phone.tap("[data-seat='1'] a")
    phone.choose(with_a_coin(tmp_path))
    phone.tap("#photo-form button")
    phone.page.wait_for_selector("a[data-first]")  # the page asks by itself until it is read
    phone.tap("a[data-first]")
    phone.tap(".likely-value")
    phone.state("ready")
    phone.tap("a.main[href$='/score']")
    phone.tap(".parts tr.rows th a")
    phone.page.wait_for_selector("tr.rows[aria-current]")
    phone.tap(".keep .main")
    phone.page.wait_for_selector("#table[data-state=kept]")
