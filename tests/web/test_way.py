"""The whole way of a game by forms alone, as a browser without script goes it."""

import json
import re
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from sideboards_score.render.documents.score import SCORE_SCHEMA
from tests.conftest import Run
from tests.web.conftest import Phones
from tests.web.serving import JSON, OBJECTIVES, PHOTOS, Phone, Server, serving

EIGHT = "1 2 3 4 5 6 7 8"
OTHERS = "11 12 13 14 15 16 17 18"


def test_photos_of_two_players_become_the_breakdown_of_the_command_line(
    phone: Phone, run: Run, opencv: None
) -> None:
    del opencv
    deck_free = {"deck": "retail"}
    phone.begin("Ann", "Ben", **deck_free)
    for seat, photo in enumerate(("warm-lamp.jpg", "pencil-and-dice.jpg"), 1):
        assert phone.send(seat, PHOTOS / photo).status_code == 200
    for seat in (1, 2):
        now = phone.read(seat)
        while now["open"]:
            line, card = now["open"][0]
            offers = phone.json(f"/p/{seat}?at={line}/{card}")["offers"]
            likely = offers["likely"][0]
            phone.post(
                f"/p/{seat}/drawer",
                {
                    "at": f"{line}/{card}",
                    "version": str(now["version"]),
                    "value": f"{likely['color']} {likely['handle']}",
                },
            )
            now = phone.seat(seat)
        assert now["state"] == "ready"
    phone.post("/p/1/swap", {"used": "yes"})
    document = phone.json("/score")
    Draft202012Validator(json.loads(SCORE_SCHEMA.read_text("utf-8"))).validate(document)
    typed = [
        f"--player={player['name']}={' '.join(player['sideboard'])}"
        for player in document["players"]
    ]
    done = run(
        *("score", "--json", "--deck", "retail", "--objectives", OBJECTIVES),
        *("--date", document["date"], *typed, "--swap-used", "Ann"),
    )
    assert json.loads(done.stdout) == document
    truth = json.loads((PHOTOS / "truth.json").read_text("utf-8"))
    assert document["players"][0]["sideboard"] == truth["photos"]["warm-lamp.jpg"]["cards"]


def test_a_card_is_complete_in_eight_taps(phone: Phone) -> None:
    phone.begin("Ann", deck="retail")  # its handles are unknown, so that the deck tells least
    taps = [("color", name) for name in ("red", "turquoise", "pink", "orange")]
    for count in range(4):
        answer = phone.post("/p/1/drawer", {"at": f"{count + 1}/1", taps[count][0]: taps[count][1]})
        assert answer.status_code == 200
    assert phone.seat(1)["sideboard"][0] == "RxTxPxOxKx", "the fifth colour is the only one left"
    for line, handle in ((1, "flower"), (3, "square"), (5, "flower")):
        phone.post("/p/1/drawer", {"at": f"{line}/1", "handle": handle})
    assert phone.seat(1)["sideboard"][0] == "RfTPsOKf", "a third handle is the last one"


def test_a_pattern_that_is_missing_is_asked_for_where_it_is_tapped_in(phone: Phone) -> None:
    drawn = {"colors-1-1": "X", "colors-1-3": "X", "colors-2-2": "X", "colors-points": "4"}
    more = {"handles-1-1": "X", "handles-2-2": "X", "handles-points": "3"}
    fields = {"name1": "Ann", "deck": "retail", "objectives": "3,9,19"}
    headers = {"origin": phone.server.address, "accept-language": "en"}
    asked = phone.client.post("/new", data=fields, headers=headers)
    assert asked.status_code == 422
    assert "does not know what objectives 3 and 9" in asked.text
    assert '<details class="patterns" open>' in asked.text
    told = phone.client.post("/new", data=fields, headers={**headers, **JSON}).json()
    assert "Tap their patterns in below" in told["error"]["text"]
    begun = phone.client.post("/new", data={**fields, **drawn, **more}, headers={**headers, **JSON})
    phone.join(begun.json()["link"])
    phone.post("/p/1/card", {"cards": EIGHT})
    phone.post("/p/1/done")
    goals = phone.json("/score")["objectives"]
    assert (goals["colors"]["number"], goals["handles"]["number"]) == (3, 9), "its kind's number"
    assert goals["colors"]["pattern"] == ["X.X", ".X."]


def test_a_pattern_that_the_deck_does_not_know_is_tapped_in(phone: Phone) -> None:
    drawn = {"colors-1-1": "X", "colors-1-3": "X", "colors-2-2": "X", "colors-points": "4"}
    more = {"handles-3-2": "X", "handles-4-3": "X", "handles-points": "3"}
    wrong = phone.tell("/new", name1="Ann", objectives="15", deck="retail", **drawn)
    assert "handles" in wrong.json()["error"]["text"]
    answer = phone.tell("/new", name1="Ann", objectives="15", deck="retail", **drawn, **more)
    phone.join(answer.json()["link"])
    phone.post("/p/1/card", {"cards": EIGHT})
    phone.post("/p/1/done")
    goals = phone.json("/score")["objectives"]
    assert goals["colors"]["pattern"] == ["X.X", ".X."]
    assert goals["handles"]["pattern"] == ["X.", ".X"]


def test_what_cannot_be_is_greyed_out(phone: Phone) -> None:
    phone.begin("Ann")
    phone.post("/p/1/drawer", {"at": "1/1", "color": "red"})
    page = phone.get("/p/1?at=2/1").text
    red = re.search(r'<button name="color" value="red"[^>]*>', page)
    pink = re.search(r'<button name="color" value="pink"[^>]*>', page)
    assert red
    assert pink
    assert "disabled" in red[0], "no card has a colour twice"
    assert "disabled" not in pink[0]


def test_any_tap_can_be_taken_back_one_by_one(phone: Phone) -> None:
    phone.begin("Ann")
    shown = [phone.seat(1)["sideboard"]]
    for line, color in ((1, "red"), (2, "pink"), (3, "black")):
        phone.post("/p/1/drawer", {"at": f"{line}/1", "color": color})
        shown.append(phone.seat(1)["sideboard"])
    for before in shown[-2::-1]:
        phone.post("/p/1/undo")
        assert phone.seat(1)["sideboard"] == before
    assert phone.tell("/p/1/undo").status_code == 422


def test_typed_cards_are_those_of_the_command_line(phone: Phone) -> None:
    phone.begin("Ann", "Ben")
    phone.post("/p/1/card", {"cards": EIGHT})
    phone.post("/p/2/card", {"cards": OTHERS})
    assert phone.json("")["state"] == "complete"
    wrong = phone.tell("/p/2/card", cards="11 12")
    assert wrong.status_code == 422
    assert "player Ben" in wrong.json()["error"]["text"]


def test_nothing_is_scored_from_a_doubtful_drawer_silently(phone: Phone) -> None:
    phone.begin("Ann")
    phone.post("/p/1/card", {"card": "1", "code": "RfTPs?xKb"})
    assert phone.json("")["state"] == "open"
    assert phone.get("/score").status_code == 409
    phone.post("/p/1/card", {"cards": "Rf?xPs?xKb 2 3 4 5 6 7 8"})
    page = phone.get("/p/1").text
    assert 'class="drawer unknown handle-unknown open' in page
    phone.post("/p/1/done")
    assert phone.json("")["state"] == "complete", "a person has said that it is to count as it is"


def test_done_with_a_card_missing_names_it(phone: Phone) -> None:
    phone.begin("Ann")
    phone.post("/p/1/card", {"card": "1", "code": "1"})
    answer = phone.tell("/p/1/done")
    assert answer.status_code == 422
    assert "2, 3, 4, 5, 6, 7 and 8" in answer.json()["error"]["text"]


def test_a_dispute_tells_the_likeliest_reason_on_the_grid(phone: Phone) -> None:
    phone.begin("Ann", "Ben")
    phone.post("/p/1/card", {"cards": EIGHT})
    phone.post("/p/2/card", {"cards": OTHERS})
    right = phone.json("/score")["players"][0]["total"]
    verdict = phone.tell("/claim", player=1, field="total", value=right + 1).json()["claims"][0]
    assert (verdict["counted"], verdict["holds"]) == (right, False)
    page = phone.post("/claim", {"player": "1", "field": "total", "value": str(right)})
    assert "<svg" in page.text
    assert "holds" in page.text


def test_a_kept_game_stands_in_the_history_of_the_command_line(
    phone: Phone, server: Server, run: Run
) -> None:
    game = phone.begin("Ann", "Ben")
    phone.post("/p/1/card", {"cards": EIGHT})
    phone.post("/p/2/card", {"cards": OTHERS})
    document = phone.json("/score")
    number = phone.tell("/keep", place="kitchen", note="late").json()["kept"]
    environment = {"XDG_DATA_HOME": str(server.folder / "data")}
    listed = json.loads(run("history", "--json", **environment).stdout)
    assert [one["number"] for one in listed["games"]] == [number]
    shown = json.loads(run("history", "show", str(number), "--json", **environment).stdout)
    assert shown["score"]["players"] == document["players"]
    assert (shown["score"]["place"], shown["score"]["note"]) == ("kitchen", "late")
    assert phone.tell("/p/1/undo").status_code == 409, "a kept game is not changed from here"
    assert phone.get("/score").status_code == 200
    assert game not in phone.join("").get("/").text, "no longer among those in progress"


def test_the_game_file_scores_the_same(phone: Phone, run: Run, tmp_path: Path) -> None:
    phone.begin("Ann", "Ben")
    phone.post("/p/1/card", {"cards": EIGHT})
    phone.post("/p/2/card", {"cards": OTHERS})
    (tmp_path / "game.yaml").write_bytes(phone.get("/game.yaml").content)
    assert json.loads(run("score", "game.yaml", "--json").stdout) == phone.json("/score")


@pytest.mark.parametrize(
    ("language", "text"),
    [("de-CH,de;q=0.9", "Alle sind fertig."), ("fr", "Tout le monde est prêt."), ("it", "Tutti")],
)
def test_each_phone_reads_its_own_language(
    server: Server, phones: Phones, language: str, text: str
) -> None:
    phone = phones(server, language=language)
    phone.begin("Ann")
    phone.post("/p/1/card", {"cards": EIGHT})
    page = phone.get("").text
    assert text in page
    assert f'<html lang="{language[:2]}">' in page


def test_no_page_needs_script_or_anything_from_elsewhere(phone: Phone) -> None:
    phone.begin("Ann", "Ben")
    phone.post("/p/1/card", {"cards": EIGHT})
    phone.post("/p/2/card", {"cards": OTHERS})
    game = phone.game
    pages = [phone.get(path).text for path in ("", "/p/1?at=3/2", "/score", "/possible")]
    phone.join("")
    pages += [phone.get(path).text for path in ("/", "/new", "/history", "/statistics", "/deck")]
    for page in pages:
        assert "<style" not in page
        assert not re.search(r"\son[a-z]+=|\sstyle=", page), "no inline script or style"
        links = re.findall(r'(?:href|src|action)="([^"]*)"', page)
        assert all(link.startswith(("/", "?", "#")) for link in links), game


def test_ctrl_c_ends_it_while_phones_look_and_photos_are_read(folder: Path, phones: Phones) -> None:
    with serving(folder) as server:
        phone = phones(server)
        game = phone.begin("Ann", deck="retail")
        phone.send(1, PHOTOS / "no-row.jpg")
        with phone.client.stream("GET", f"{game}/events") as stream:
            next(stream.iter_lines())
            assert server.stop() == 0
        assert not any("Traceback" in line or "Error" in line for line in server.said), server.said


def test_ctrl_c_ends_it_cleanly_and_a_new_start_goes_on(folder: Path, phones: Phones) -> None:
    with serving(folder) as server:
        phone = phones(server)
        phone.begin("Ann")
        phone.post("/p/1/card", {"cards": EIGHT})
        assert server.stop() == 0
        assert server.said[-1].startswith("Ended.")
        server.start()
        assert phone.seat(1)["state"] == "ready"
        assert phone.game in phone.join("").get("/").text
