"""Every answered tap is on the disk: the server may be killed between any two of them."""

import time
from itertools import islice, permutations
from pathlib import Path

import pytest

from tests.web.conftest import Phones
from tests.web.serving import JSON, PHOTOS, SECONDS, Phone, Server, serving

pytestmark = pytest.mark.slow

SPELLED = [f"{a}f{b}{c}s{d}{e}b" for a, b, c, d, e in islice(permutations("RTPOK"), 16)]

TAPS: tuple[tuple[str, dict[str, str]], ...] = (
    ("/p/1/drawer", {"at": "1/1", "color": "red"}),
    ("/p/1/drawer", {"at": "1/1", "handle": "flower"}),
    ("/p/1/drawer", {"at": "2/1", "value": "turquoise none"}),
    ("/p/1/undo", {}),
    ("/p/1/name", {"name": "Anna"}),
    ("/p/1/card", {"cards": "1 2 3 4 5 6 7 8"}),
    ("/p/1/swap", {"used": "yes"}),
    ("/p/1/undo", {}),
    ("/p/2/card", {"card": "3", "code": "RfTPsOKb"}),
    ("/p/2/card", {"cards": "11 12 13 14 15 16 17 18"}),
    ("/p/2/done", {}),
    ("/keep", {"note": "killed between two taps"}),
)
"""Every kind of tap of a game that needs no photo, each after what it needs."""
OWNERS = ("/", "/history", "/statistics", "/deck")


def standing(phone: Phone, *games: str) -> list[object]:
    """All that the pages tell, of these games and of the owner's things."""
    told: list[object] = [phone.join("").json(path) for path in OWNERS]
    for game in games:
        told.append(phone.join(game).json(""))
        told += [phone.seat(seat + 1) for seat in range(len(phone.json("")["players"]))]
        told.append(phone.json("/events?after=0"))
    return told


def tapped(server: Server, phone: Phone, path: str, fields: dict[str, str]) -> None:
    """A tap that is answered, then the server killed and started again: all of it is there."""
    game = phone.game
    assert phone.post(path, fields).status_code == 200, path
    games = [game] if game and phone.client.get(game).status_code == 200 else []
    before = standing(phone, *games)
    server.restart()
    assert standing(phone, *games) == before, path
    phone.join(game)


def test_after_every_tap_a_killed_server_goes_on_where_it_was(folder: Path, phones: Phones) -> None:
    with serving(folder) as server:
        phone = phones(server)
        phone.begin("Ann", "Ben")
        server.restart()
        assert phone.json("")["state"] == "open"
        for path, fields in TAPS:
            if path == "/keep":
                document = phone.json("/score")
            tapped(server, phone, path, fields)
        assert phone.json("")["state"] == "kept"
        assert phone.json("/score") == {**document, "note": "killed between two taps"}
        for path in ("/history/1/delete", "/history/1/restore"):
            tapped(server, phone.join(""), path, {})


def test_what_the_deck_has_learnt_and_what_was_dropped_stays_so(
    folder: Path, phones: Phones
) -> None:
    with serving(folder) as server:
        phone = phones(server)
        game = phone.begin("Ann", "Ben", deck="")
        for seat in (1, 2):
            phone.post(f"/p/{seat}/card", {"cards": " ".join(SPELLED[8 * seat - 8 : 8 * seat])})
        known = phone.join("").json("/deck")["known"]
        tapped(server, phone.join(game), "/learn", {})
        assert phone.join("").json("/deck")["known"] > known
        tapped(server, phone.join(game), "/drop", {"sure": "yes"})
        assert phone.client.get(game).status_code == 404


def test_a_photo_of_the_table_that_was_answered_is_read_after_a_kill(
    folder: Path, phones: Phones, opencv: None
) -> None:
    del opencv
    with serving(folder) as server:
        phone = phones(server)
        game = phone.begin("Ann", "Ben", deck="retail")
        photo = (PHOTOS / "warm-lamp.jpg").read_bytes()
        answer = phone.client.post(
            f"{game}/photo", files={"photo": photo}, headers={"origin": server.address, **JSON}
        )
        assert answer.status_code == 200, answer.text
        server.restart()
        rows = {seat: phone.read(seat)["photo"]["row"] for seat in (1, 2)}
        assert rows == {1: "1", 2: "2"}
        assert phone.post("/p/1/row", {"row": "1r"}).status_code == 200
        server.restart()
        assert phone.read(1)["photo"]["row"] == "1r"


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
