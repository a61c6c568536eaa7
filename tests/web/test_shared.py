"""Several phones share one game: everybody sees what changes, and nothing is overwritten unseen."""

import threading
from collections.abc import Iterator

import httpx

from tests.web.conftest import Phones
from tests.web.serving import JSON, PHOTOS, Phone, Server

EIGHT = "1 2 3 4 5 6 7 8"


def test_the_later_of_two_changes_is_told_and_writes_nothing(
    server: Server, phones: Phones
) -> None:
    one = phones(server)
    other = phones(server, one.begin("Ann"))
    version = str(one.seat(1)["version"])
    one.post("/p/1/drawer", {"at": "1/1", "color": "red", "version": version})
    late = other.tell("/p/1/drawer", at="1/1", color="black", version=int(version))
    assert late.status_code == 409
    assert late.json()["error"]["kind"] == "table-seat-changed"
    assert late.json()["player"]["sideboard"][0].startswith("R"), "what stands there now"
    assert one.seat(1)["sideboard"][0].startswith("R")
    page = other.post("/p/1/drawer", {"at": "1/1", "color": "black", "version": version})
    assert page.status_code == 409
    assert "just changed the cards of Ann" in page.text
    assert f'name="version" value="{int(version) + 1}"' in page.text, "the next tap knows of it"


def test_of_many_changes_of_one_version_exactly_one_is_written(
    server: Server, phones: Phones
) -> None:
    first = phones(server)
    first.begin("Ann")
    version = first.seat(1)["version"]
    answers: list[int] = []

    def tap(phone: Phone) -> None:
        answers.append(phone.tell("/p/1/swap", used=True, version=version).status_code)

    threads = [threading.Thread(target=tap, args=(phones(server, first.game),)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200, *[409] * 7]


def test_players_are_changed_side_by_side_without_asking(server: Server, phones: Phones) -> None:
    one = phones(server)
    other = phones(server, one.begin("Ann", "Ben"))
    mine, its = one.seat(1)["version"], other.seat(2)["version"]
    assert one.tell("/p/1/card", cards=EIGHT, version=mine).status_code == 200
    assert other.tell("/p/2/swap", used=True, version=its).status_code == 200


def events_of(response: httpx.Response) -> Iterator[dict[str, str]]:
    """The events of a stream, as a browser reads them."""
    event: dict[str, str] = {}
    for line in response.iter_lines():
        if not line and event:
            yield event
            event = {}
        elif line and not line.startswith(":"):
            name, _, value = line.partition(": ")
            event[name] = value


def test_a_change_reaches_the_other_phones_by_the_stream(server: Server, phones: Phones) -> None:
    one = phones(server)
    other = phones(server, one.begin("Ann", "Ben"))
    with other.client.stream("GET", f"{other.game}/events") as stream:
        found = events_of(stream)
        assert next(found)["event"] == "hello"
        one.post("/p/2/card", {"cards": EIGHT})
        assert next(found)["data"] == '{"kind":"cards","seat":2}'


def test_a_broken_stream_goes_on_with_what_was_missed(server: Server, phones: Phones) -> None:
    one = phones(server)
    other = phones(server, one.begin("Ann"))
    with other.client.stream("GET", f"{other.game}/events") as stream:
        last = next(events_of(stream))["id"]
    one.post("/p/1/swap", {"used": "yes"})
    one.post("/p/1/card", {"cards": EIGHT})
    headers = {"last-event-id": last}
    with other.client.stream("GET", f"{other.game}/events", headers=headers) as stream:
        found = events_of(stream)
        assert [next(found)["event"] for _ in range(3)] == ["hello", "change", "change"]


def test_a_phone_without_streams_asks_for_what_it_missed(server: Server, phones: Phones) -> None:
    one = phones(server)
    one.begin("Ann")
    last = one.json("/events")["last"]
    one.post("/p/1/swap", {"used": "yes"})
    one.post("/p/1/undo")
    found = one.json(f"/events?after={last}")
    assert [event["kind"] for event in found["events"]] == ["swap", "undo"]
    assert found["last"] == found["events"][-1]["number"]


def test_the_same_photo_sent_twice_is_one_and_is_read_once(
    phone: Phone, server: Server, opencv: None
) -> None:
    del opencv, server
    phone.begin("Ann", deck="retail")
    version = str(phone.seat(1)["version"])
    for _ in range(3):  # as a phone does that has lost the answer
        answer = phone.send(1, PHOTOS / "warm-lamp.jpg", version=version)
        assert answer.status_code == 200
    phone.read(1)
    kinds = [event["kind"] for event in phone.json("/events?after=0")["events"]]
    assert kinds.count("photo") == kinds.count("read") == 1


def test_a_phone_sees_its_place_in_line(phone: Phone, opencv: None) -> None:
    del opencv
    phone.begin(*"ABCDEF", deck="retail")
    for seat in range(1, 7):
        phone.send(seat, PHOTOS / "warm-lamp.jpg")
    table = phone.json("")
    waiting = [p["photo"]["place"] for p in table["players"] if p["state"] == "queued"]
    assert waiting == list(range(1, len(waiting) + 1))
    said = [p["says"] for p in table["players"] if p["state"] == "queued"]
    assert all(text == f"place {place} in line" for text, place in zip(said, waiting, strict=True))
    for seat in range(1, 7):
        assert phone.read(seat)["state"] in ("ready", "doubtful")


def test_what_is_not_in_a_game_is_not_found(phone: Phone) -> None:
    phone.begin("Ann")
    answer = phone.client.get(f"{phone.game}/p/7", headers=JSON)
    assert answer.status_code == 404
