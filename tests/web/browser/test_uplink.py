"""Photos on their way: with progress, again after every interruption, smaller where it is slow."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image, ImageOps

from tests.web.browser.conftest import Screens
from tests.web.browser.screen import Screen
from tests.web.serving import PHOTOS, Phone, Server, serving

pytestmark = pytest.mark.slow

BYTES_A_SECOND = 150_000
"""A slow uplink: a photo of 12 megapixels takes half a minute, and a smaller one a few seconds."""

TWELVE = (4000, 3000)
ORIENTATION, QUARTER = 0x0112, 6
"""The tag of EXIF, and its value for a picture to be shown turned by a quarter clockwise."""

WATCH = """
window.told = [];
document.addEventListener("sending", () => {
    const place = document.querySelector("#sending");
    window.told.push([place.querySelector("p").textContent, place.querySelector("progress").value]);
});
"""


@pytest.fixture(scope="module")
def twelve(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A photo of 12 megapixels as phones that are held upright write it: turned, with a note."""
    file = tmp_path_factory.mktemp("photos") / "twelve.jpg"
    with Image.open(PHOTOS / "warm-lamp.jpg") as photo:
        large = ImageOps.exif_transpose(photo).resize(TWELVE, Image.Resampling.LANCZOS)
    grain = np.random.default_rng(14).normal(0, 4, (TWELVE[1], TWELVE[0], 1))
    grainy = Image.fromarray((np.asarray(large) + grain).clip(0, 255).astype(np.uint8))
    exif = Image.Exif()
    exif[ORIENTATION] = QUARTER
    grainy.transpose(Image.Transpose.ROTATE_90).save(file, quality=93, exif=exif)
    assert file.stat().st_size > 20 * BYTES_A_SECOND
    return file


def throttled(screen: Screen, rate: int) -> Callable[[int], None]:
    """Let a phone send so many bytes in a second; what changes that later."""
    session: Any = screen.context.new_cdp_session(screen.page)
    session.send("Network.enable")

    def limit(rate: int) -> None:
        conditions = {"offline": False, "latency": 20, "downloadThroughput": -1}
        session.send("Network.emulateNetworkConditions", {**conditions, "uploadThroughput": rate})

    limit(rate)
    return limit


def slowly(route: Any, limit: Callable[[int], None], rate: int) -> None:
    """Let a request go once the line is slow."""
    limit(rate)
    route.continue_()


def watched(screen: Screen) -> list[tuple[str, int]]:
    """What was said of the photo on its way, and how far the bar stood."""
    return [(text, value) for text, value in screen.page.evaluate("window.told")]


def stored(server: Server) -> Path:
    """The one photo that the server has."""
    files = [each for each in server.data.rglob("*") if each.is_file()]
    (found,) = [each for each in files if each.read_bytes()[:3] == b"\xff\xd8\xff"]
    return found


def sent_over(screen: Screen, photo: Path, rate: int) -> None:
    """Send a photo for the first player, and wait until it is read."""
    screen.see("/p/1")
    throttled(screen, rate)
    screen.choose(photo)
    screen.state("ready")


def test_over_a_slow_network_a_smaller_picture_goes_and_it_is_upright(
    folder: Path, screens: Screens, twelve: Path, opencv: None
) -> None:
    del opencv
    with serving(folder) as server:
        screen = screens(server)
        screen.context.add_init_script(WATCH)
        screen.begin("Ann")
        sent_over(screen, twelve, BYTES_A_SECOND)
        told = watched(screen)
        small = [value for text, value in told if "a smaller picture is being sent" in text]
        assert [value for text, value in told if text.startswith("The photo is being sent")]
        assert small == sorted(small), "the bar never goes back"
        assert len({value for value in small if 0 < value < 100}) >= 3, "and moves as it is sent"
        with Image.open(stored(server)) as picture:
            assert picture.width > picture.height, "upright without a note"
            assert ORIENTATION not in picture.getexif()
            assert max(picture.size) >= 2000, "all that the computer reads is there"
            assert picture.width * picture.height <= 12_000_000
        assert likely(server, screen) == likely_of_sample(folder, screens)


def likely(server: Server, screen: Screen) -> Any:
    phone = Phone(server).join(screen.game)
    reading = phone.seat(1)["photo"]["reading"]["likely"]
    phone.close()
    return reading


def likely_of_sample(folder: Path, screens: Screens) -> Any:
    """What is read of the same photo sent whole."""
    (folder / "whole").mkdir()
    with serving(folder / "whole") as server:
        screen = screens(server)
        screen.begin("Ann")
        sent_over(screen, PHOTOS / "warm-lamp.jpg", -1)
        return likely(server, screen)


def test_over_a_fast_network_the_photo_goes_as_it_is(
    folder: Path, screens: Screens, twelve: Path, opencv: None
) -> None:
    del opencv
    with serving(folder) as server:
        screen = screens(server)
        screen.context.add_init_script(WATCH)
        screen.begin("Ann")
        sent_over(screen, twelve, -1)
        assert not [text for text, _ in watched(screen) if "smaller" in text]
        with Image.open(stored(server)) as picture:
            assert sorted(picture.size) == sorted(TWELVE)


def test_a_photo_cut_off_on_its_way_is_sent_again_with_progress_after_a_reload(
    folder: Path, screens: Screens, opencv: None
) -> None:
    del opencv
    with serving(folder) as server:
        screen = screens(server)
        screen.context.add_init_script(WATCH)
        screen.begin("Ann")
        screen.see("/p/1")
        photo = PHOTOS / "warm-lamp.jpg"
        limit = throttled(screen, photo.stat().st_size // 10)
        screen.choose(photo)
        screen.until("document.querySelector('#sending progress').value > 0")
        # A page that is loaded anew may begin to send before its line is slow again.
        screen.page.route(
            "**/photo*", lambda route: slowly(route, limit, photo.stat().st_size // 3)
        )
        screen.page.reload()
        screen.state("ready")
        values = [value for text, value in watched(screen) if "is being sent" in text]
        assert len({value for value in values if 0 < value < 100}) >= 2
        assert screen.page.locator("#sending").is_hidden()
        stored(server)


def test_a_photo_cut_off_by_a_lost_network_is_sent_again_by_itself(
    folder: Path, screens: Screens, opencv: None
) -> None:
    del opencv
    with serving(folder) as server:
        screen = screens(server)
        screen.begin("Ann")
        screen.see("/p/1")
        photo = PHOTOS / "warm-lamp.jpg"
        limit = throttled(screen, photo.stat().st_size // 10)
        screen.choose(photo)
        screen.until("document.querySelector('#sending progress').value > 0")
        server.kill()
        screen.page.get_by_text("is sent again by itself").wait_for()
        limit(-1)
        server.start()
        screen.state("ready")
        stored(server)


def test_a_page_that_the_phone_closed_for_its_camera_has_everything_again(
    server: Server, screens: Screens
) -> None:
    screen = screens(server)
    screen.begin("Ann", "Ben")
    screen.see("/p/1?at=1/1")
    screen.tap(".drawer-sheet [value=red]")
    screen.page.wait_for_selector("td[data-at='1/1'].red")
    screen.see("/p/1")
    with screen.page.expect_file_chooser():
        screen.tap("#photo-form label.main")
    screen.page.reload()  # as a browser restores a page that was thrown away meanwhile
    screen.page.get_by_text("The photo is in its gallery").wait_for()
    assert "red" in screen.drawer("1/1")
    assert screen.page.get_by_text("Choose a picture", exact=True).is_visible()
    screen.page.reload()
    screen.page.wait_for_selector("#photo-form")
    assert screen.page.locator(".told").count() == 0, "said once"
