"""What browsers give over a secure connection alone: used where it is there, and never needed."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sideboards_score.web.addresses import local_addresses
from tests.conftest import ROOT
from tests.web.browser.conftest import CHROMIUM, Screens
from tests.web.browser.screen import Screen
from tests.web.browser.test_people import EIGHT, OTHERS
from tests.web.serving import PHOTOS, Phone, Server, serving

pytestmark = pytest.mark.slow

STATIC = ROOT / "sideboards_score" / "web" / "static"

SHARE = """
navigator.canShare = ({files}) => files.every(each => each.size > 0);
navigator.share = async data => {
    const refused = window.refuses;
    window.refuses = "";
    if (refused) throw new DOMException("", refused);
    window.shared = data.files.map(each => `${each.name} ${each.type}`);
};
"""
WAKE = """
window.locks = 0;
navigator.wakeLock.request = async () => {
    window.locks += 1;
    return { released: false, release() { this.released = true; window.locks -= 1; } };
};
"""
"""Stubs in place of what only a phone with a finger on it has."""

ALLOWED = ("serviceWorker", "wakeLock", "clipboard")


def kept(screen: Screen) -> None:
    """Wait until the pages stand before the network, and have kept the one that is shown."""
    screen.page.evaluate("navigator.serviceWorker.ready")
    screen.until("caches.match('/offline').then(found => Boolean(found))")
    screen.page.reload()
    screen.until("caches.match(location.pathname).then(found => Boolean(found))")


@pytest.fixture
def complete(server: Server) -> Iterator[str]:
    """The address of a game that has its breakdown."""
    phone = Phone(server)
    yield begun(phone)
    phone.close()


def begun(phone: Phone) -> str:
    game = phone.begin("Ann", "Ben")
    phone.post("/p/1/card", {"cards": EIGHT})
    phone.post("/p/2/card", {"cards": OTHERS})
    return game


def test_a_page_opens_without_the_computer_says_so_and_sends_what_was_entered(
    folder: Path, screens: Screens, opencv: None
) -> None:
    del opencv
    with serving(folder) as server:
        screen = screens(server)
        screen.begin("Ann", "Ben")
        screen.see("/p/1")
        kept(screen)
        server.kill()
        screen.page.close()
        screen.open_page()
        screen.see("/p/1")
        screen.page.wait_for_selector("#alone:not(:empty)")
        assert "No connection since" in screen.text("#alone")
        screen.choose(PHOTOS / "warm-lamp.jpg")
        screen.page.get_by_text("is sent again by itself").wait_for()
        server.start()
        screen.state("ready")
        assert screen.text("header #alone") == ""


def test_a_tap_on_a_page_that_opened_without_the_computer_is_sent(
    folder: Path, screens: Screens
) -> None:
    with serving(folder) as server:
        screen = screens(server)
        screen.begin("Ann")
        screen.see("/p/1?at=1/1")
        kept(screen)
        server.kill()
        screen.page.reload()
        screen.tap(".drawer-sheet [value=red]")
        screen.page.wait_for_selector("td[data-at='1/1'].waiting")
        server.start()
        screen.page.wait_for_selector("td[data-at='1/1'].red:not(.waiting)")


def test_a_page_that_was_never_seen_says_what_is_the_matter_and_goes_on_by_itself(
    folder: Path, screens: Screens
) -> None:
    with serving(folder) as server:
        screen = screens(server, locale="de-DE")
        screen.begin("Ann")
        kept(screen)
        server.kill()
        screen.see("/p/1")
        assert "ist nicht zu erreichen" in screen.text()
        server.start()
        screen.page.wait_for_selector("#player")


def test_a_game_that_was_discarded_leaves_no_page_on_the_phone(
    server: Server, screens: Screens
) -> None:
    screen = screens(server)
    screen.begin("Ann")
    screen.see("/p/1")
    kept(screen)
    phone = Phone(server).join(screen.game)
    phone.post("/drop", {"sure": "yes"})
    phone.close()
    screen.see()
    screen.page.get_by_text("the link is wrong, or the game is over").wait_for()
    paths = "caches.open('sideboards').then(one => one.keys()).then(all => all.map(one => one.url))"
    assert not [each for each in screen.page.evaluate(paths) if "/g/" in each]


def test_all_that_pages_need_is_there_without_the_computer() -> None:
    text = (STATIC / "offline.js").read_text(encoding="utf-8")
    for file in STATIC.iterdir():
        if file.suffix in (".js", ".css", ".svg") and file.name != "offline.js":
            assert file.stem in text.partition("self.")[0].replace("/", " ").replace(".", " "), file


def test_the_screen_stays_on_while_a_photo_is_read_and_no_longer(
    server: Server, screens: Screens, opencv: None
) -> None:
    del opencv
    screen = screens(server)
    screen.context.add_init_script(WAKE)
    screen.begin("Ann", "Ben")
    screen.until("window.locks === 1")  # the others are waited for
    screen.see("/p/1")
    assert screen.page.evaluate("window.locks") == 0, "nothing is waited for"
    with screen.page.expect_file_chooser() as chooser:
        screen.tap("#photo-form label.main")
    screen.until("window.locks === 1")
    chooser.value.set_files(PHOTOS / "warm-lamp.jpg")
    screen.page.wait_for_selector("#player[data-state=queued], #player[data-state=reading]")
    assert screen.page.evaluate("window.locks") == 1
    screen.state("ready")
    screen.until("window.locks === 0")


@pytest.mark.parametrize(("ending", "kind"), [("png", "image/png"), ("pdf", "application/pdf")])
def test_the_sheet_goes_through_the_share_sheet(
    server: Server, screens: Screens, complete: str, ending: str, kind: str
) -> None:
    pytest.importorskip("typst", reason="sheets need typst")
    screen = screens(server)
    screen.context.add_init_script(SHARE)
    screen.join(complete).see("/score")
    screen.tap(f"a[href$='/sheet.{ending}']")
    screen.until("window.shared")
    assert screen.page.evaluate("window.shared") == [f"sideboards.{ending} {kind}"]


def test_a_sheet_that_took_longer_than_a_tap_counts_is_shared_by_the_next_one(
    server: Server, screens: Screens, complete: str
) -> None:
    pytest.importorskip("typst", reason="sheets need typst")
    screen = screens(server)
    screen.context.add_init_script(SHARE)
    screen.join(complete).see("/score")
    screen.page.evaluate("window.refuses = 'NotAllowedError'")
    screen.tap("a[href$='/sheet.png']")
    screen.page.get_by_text("touch once more to share").wait_for()
    screen.tap("a[href$='/sheet.png']")
    screen.until("window.shared")


@pytest.fixture(scope="module")
def network() -> str:
    """The address of this computer in a local network."""
    addresses = local_addresses()
    if not addresses:
        pytest.skip("this computer is in no local network")
    return addresses[0]


def test_the_link_is_copied(folder: Path, screens: Screens, network: str) -> None:
    with serving(folder, "--lan") as server:
        screen = screens(server, permissions=["clipboard-read", "clipboard-write"])
        screen.begin("Ann", "Ben")
        screen.tap("[data-copy]")
        screen.page.get_by_text("Copied").wait_for()
        link = f"http://{network}:{server.port}{screen.game}"
        assert screen.page.evaluate("navigator.clipboard.readText()") == link


def test_over_plain_http_nothing_of_it_is_there_and_nothing_needs_it(
    folder: Path, screens: Screens, network: str, opencv: None
) -> None:
    del opencv
    with serving(folder, "--lan") as server:
        host = Phone(server)
        host.begin("Ann", "Ben")
        screen = screens(server, base_url=f"http://{network}:{server.port}")
        screen.join(host.game)
        missing = f"{list(ALLOWED)}.filter(each => each in navigator)"
        assert screen.page.evaluate(missing) == [], "the browser takes it for a secure connection"
        assert screen.page.locator("[data-copy]").is_hidden()
        screen.tap("[data-seat='1'] a")
        screen.choose(PHOTOS / "warm-lamp.jpg")
        screen.state("ready")
        screen.see("/p/2").type(OTHERS)
        screen.see("/score")
        if screen.page.locator("a[href$='/sheet.png']").count():
            with screen.page.expect_download() as loading:
                screen.tap("a[href$='/sheet.png']")
            assert loading.value.suggested_filename == "sideboards.png"
        screen.tap(".parts tr.colors th a")
        screen.page.wait_for_selector(".parts tr.colors[aria-current]")
        host.close()


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """A certificate as somebody makes it at home, and its key."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("no openssl to make a certificate with")
    files = tuple(str(tmp_path_factory.mktemp("certificate") / name) for name in ("crt", "key"))
    wanted = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1"
    names = ["-addext", "subjectAltName=IP:127.0.0.1", "-out", files[0], "-keyout", files[1]]
    subprocess.run([openssl, *wanted.split(), *names], check=True, capture_output=True)
    return files[0], files[1]


def test_a_certificate_of_the_owner_makes_the_connection_secure(
    folder: Path, certificate: tuple[str, str], browser: Any, opencv: None
) -> None:
    del opencv
    # A browser that trusts the certificate, as a phone does on which it was installed.
    options = ["--no-sandbox", "--ignore-certificate-errors"]
    trusting = browser.browser_type.launch(executable_path=CHROMIUM, args=options)
    with serving(folder, "--cert", certificate[0], "--key", certificate[1]) as server:
        assert server.address.startswith("https://")
        screen = Screen(trusting, server, ignore_https_errors=True)
        screen.begin("Ann")
        assert screen.page.evaluate("isSecureContext")
        assert screen.page.evaluate(f"{list(ALLOWED)}.every(each => each in navigator)")
        cookies = screen.context.cookies()
        assert cookies
        assert all(each["secure"] and each["httpOnly"] for each in cookies)
        screen.see("/p/1")
        kept(screen)
        screen.choose(PHOTOS / "warm-lamp.jpg")
        screen.state("ready")
        server.kill()
        screen.see("/p/1")
        screen.page.wait_for_selector("#alone:not(:empty)")
        screen.close()
    trusting.close()
