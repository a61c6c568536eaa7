"""Every answered tap is on the disk: the server may be killed between any two of them."""

import time
from pathlib import Path

import pytest

from tests.web.conftest import Phones
from tests.web.serving import PHOTOS, SECONDS, Phone, Server, serving

TAPS: tuple[tuple[str, dict[str, str]], ...] = (
    ("/p/1/drawer", {"at": "1/1", "color": "red"}),
    ("/p/1/card", {"cards": "1 2 3 4 5 6 7 8"}),
    ("/p/1/swap", {"used": "yes"}),
    ("/p/1/undo", {}),
    ("/p/2/card", {"card": "3", "code": "RfTPsOKb"}),
    ("/p/2/card", {"cards": "11 12 13 14 15 16 17 18"}),
    ("/p/2/done", {}),
)


def test_after_every_tap_a_killed_server_goes_on_where_it_was(folder: Path, phones: Phones) -> None:
    with serving(folder) as server:
        phone = phones(server)
        phone.begin("Ann", "Ben")
        for path, fields in TAPS:
            assert phone.post(path, fields).status_code == 200
            before = phone.json("")
            server.restart()
            assert phone.json("") == before
        document = phone.json("/score")
        server.restart()
        assert phone.json("/score") == document
        kept = phone.tell("/keep").json()["kept"]
        server.restart()
        assert phone.json("")["state"] == "kept"
        assert kept


def test_photos_that_waited_are_read_after_a_kill(
    folder: Path, phones: Phones, opencv: None
) -> None:
    del opencv
    with serving(folder) as server:
        phone = phones(server)
        phone.begin(*"ABCD", deck="retail")
        for seat in range(1, 5):
            assert phone.send(seat, PHOTOS / "warm-lamp.jpg").status_code == 200
        server.restart()
        for seat in range(1, 5):
            assert phone.read(seat)["state"] in ("ready", "doubtful")
        events = phone.json("/events?after=0")["events"]
        read = [event["seat"] for event in events if event["kind"] == "read"]
        assert sorted(read) == [1, 2, 3, 4], "none lost, none twice"


def test_a_photo_that_kills_its_worker_is_refused_and_the_others_are_read(
    folder: Path, phones: Phones, opencv: None
) -> None:
    del opencv
    with serving(folder) as server:
        phone = phones(server)
        phone.begin("Ann", "Ben", deck="retail")
        phone.send(1, PHOTOS / "warm-lamp.jpg")
        kill_until_refused(server, phone)
        reason = phone.seat(1)["photo"]["reason"]
        assert "could not be read here" in reason
        phone.send(2, PHOTOS / "pencil-and-dice.jpg")
        assert phone.read(2)["state"] in ("ready", "doubtful")
        phone.send(1, PHOTOS / "warm-lamp.jpg")
        assert phone.read(1)["state"] in ("ready", "doubtful"), "sent again it has another chance"


def kill_until_refused(server: Server, phone: Phone) -> None:
    """Kill every worker while the first player's photo is being read."""
    end = time.monotonic() + SECONDS
    while (state := phone.seat(1)["state"]) != "refused":
        assert state in ("queued", "reading"), state
        assert time.monotonic() < end
        if state == "reading":
            for worker in server.workers():
                worker.kill()


@pytest.mark.slow
def test_a_reading_that_never_ends_is_ended(folder: Path, phones: Phones, opencv: None) -> None:
    del opencv
    with serving(folder) as server:
        phone = phones(server)
        phone.begin("Ann", deck="retail")
        phone.send(1, PHOTOS / "warm-lamp.jpg")
        end = time.monotonic() + 3 * SECONDS
        while phone.seat(1)["state"] != "refused":
            assert time.monotonic() < end
            for worker in server.workers():
                worker.stop()
            time.sleep(0.2)
