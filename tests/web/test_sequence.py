"""The page of the other game: tapped in, typed, photographed, claimed, without script."""

import json
import re
from collections.abc import Iterator
from html import unescape
from io import BytesIO
from pathlib import Path

import httpx
import jsonschema
import pytest
from PIL import Image

from sideboards_score.sequence.render.documents import CHECK_SCHEMA, SCORE_SCHEMA
from sideboards_score.web.tuning import READ_ROUNDS, READ_SECONDS
from sideboards_score.words import LANGUAGES, Words
from tests.conftest import ROOT
from tests.sequence.ways import ways_round
from tests.web.serving import JSON, Phone, Server, serving

SAMPLES = ROOT / "samples" / "sequence"
ROW = "/".join(["..........", ".BBBB.....", *[".........."] * 8])
WON = "/".join(["..........", ".BBBBB....", *[".........."] * 4, "..GGGG....", *[".........."] * 3])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("serve")) as running:
        yield running


@pytest.fixture
def phone(server: Server) -> Iterator[Phone]:
    one = Phone(server)
    yield one
    one.close()


def tapped(text: str, square: str) -> str:
    """Where a tap on a square leads."""
    found = re.search(rf'<a id="s{square}" href="([^"]+)"', text)
    assert found is not None
    return unescape(found[1])


def test_a_board_is_tapped_in_square_by_square(phone: Phone) -> None:
    text = phone.get("/sequence").text
    for column in range(2, 7):
        text = phone.get(tapped(text, f"2-{column}")).text
    assert "Team blue: 1 sequence" in text
    assert "Nobody has won yet." in text
    assert 'aria-label="line 2, column 4: blue"' in text


def test_a_tap_that_arrives_twice_is_one_tap(phone: Phone) -> None:
    address = tapped(phone.get("/sequence").text, "4-4")
    assert phone.get(address).text == phone.get(address).text


def test_another_chip_empties_a_square(phone: Phone) -> None:
    answer = phone.get(f"/sequence?board={ROW}&pen=.&tap=2/3")
    assert 'aria-label="line 2, column 3: empty"' in answer.text


def test_sequences_the_winner_and_what_to_block_are_shown(phone: Phone) -> None:
    text = phone.get(f"/sequence?board={WON}&teams=3").text
    assert "Winner: blue" in text
    assert "B1: 2/2 to 2/6" in text
    assert "so block it: 7/2 and 7/7" in text
    both = WON.replace("..GGGG....", "..GGGGG...")
    text = phone.get(f"/sequence?board={both}&teams=3").text
    assert "does not show who was first" in text


def test_the_document_is_that_of_the_command(phone: Phone) -> None:
    found = phone.json(f"/sequence?board={WON}&teams=3&team=blue&claimed=2")
    claims = {"claims": found.pop("claims")}
    jsonschema.validate(found, json.loads(SCORE_SCHEMA.read_text(encoding="utf-8")))
    jsonschema.validate(claims, json.loads(CHECK_SCHEMA.read_text(encoding="utf-8")))
    assert claims["claims"][0]["holds"] is False


def test_a_claim_is_settled_with_its_reason(phone: Phone) -> None:
    six = WON.replace(".BBBBB....", ".BBBBBB...")
    text = phone.get(f"/sequence?board={six}&team=blue&claimed=2").text
    assert "This does not hold: 1 sequence." in text
    assert "taken as two" in text
    assert "This holds" in phone.get(f"/sequence?board={six}&team=blue&claimed=1").text


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("board=B", "1 line"),
        (f"board={ROW.replace('BBBB', 'BBXB')}", "is no chip"),
        (f"board={ROW}&team=blue&claimed=many", "choose a team, and write how many"),
        (f"board={ROW}&team=pink&claimed=1", "is no team"),
        (f"board={ROW}&teams=7", "7: there are two teams or three; choose 2 or 3."),
        (f"board={ROW}&team=blue&claimed=", "choose a team, and write how many"),
        ("board=" + "/".join(["BBBBBBBBBB"] * 10), "chips of one colour"),
        (f"board={ROW.replace('....B', 'RRGGB')}&teams=2", ""),
        ("typed=" + "x" * 5000, "1 line"),
        ("board=%00%ff", "1 line"),
    ],
)
def test_what_is_wrong_is_told_on_the_page(phone: Phone, query: str, told: str) -> None:
    answer = phone.get(f"/sequence?{query}")
    assert answer.status_code == (422 if told else 200)
    assert told in unescape(answer.text)
    assert "sequence-board" in answer.text, "the board stays"
    for option in ("--teams", "--claim", "--fix", "blue="):
        assert option not in unescape(re.sub("<[^>]*>", "", answer.text)), (
            "there is no command line"
        )


def test_the_page_names_no_option_of_the_command_line(phone: Phone) -> None:
    text = unescape(phone.get(f"/sequence?board={WON.replace('GGGG', 'GG?G')}").text)
    assert "Teams and rules” settles it" in text
    assert "Not known: 7/5. Tap" in text
    assert "--fix" not in text
    assert "--teams" not in text


def test_nonsense_taps_and_chips_change_nothing(phone: Phone) -> None:
    plain = phone.json(f"/sequence?board={ROW}")
    for extra in ("tap=11/3", "tap=1/1&pen=R", "tap=x", "pen=Z", "tap=2/2&pen=BB"):
        assert phone.json(f"/sequence?board={ROW}&{extra}") == plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_speaks_every_language(server: Server, lang: str) -> None:
    phone = Phone(server, lang)
    text = unescape(phone.get(f"/sequence?board={WON}").text)
    assert Words(lang)("web-sequence-photo") in text
    assert Words(lang)("sequence-nobody") in text
    assert unescape(phone.get("/").text).count('href="/sequence"') == 1
    phone.close()


LONGEST = READ_SECONDS * (READ_ROUNDS + 2.0)
"""Seconds: readings give way to everything else on the computer, and the server waits as long."""


def send(phone: Phone, data: bytes, **headers: str) -> httpx.Response:
    """Send a photo; again where a busy computer took too long over it, as the page says."""
    for _ in range(5):
        answer = phone.client.post(
            "/sequence/photo",
            files={"photo": ("p.jpg", data, "image/jpeg")},
            headers={"origin": phone.server.address, **headers},
            timeout=LONGEST,
        )
        if "took too long" not in answer.text:
            break
    return answer


@pytest.mark.slow
def test_a_photo_becomes_the_board(phone: Phone, opencv: None) -> None:
    del opencv
    truth = json.loads((SAMPLES / "truth.json").read_text(encoding="utf-8"))["photos"]
    rows = send(phone, (SAMPLES / "305.jpg").read_bytes(), **JSON).json()["board"]
    assert any(
        all(seen in (true, "?") for seen, true in zip("".join(rows), "".join(turned), strict=True))
        for turned in ways_round(truth["305.jpg"]["board"])
    )


def test_squares_in_doubt_are_to_be_tapped(phone: Phone) -> None:
    page = phone.get(f"/sequence?board={ROW.replace('BBBB', 'BB??')}&read=yes")
    assert "in doubt" in page.text
    assert "question mark" in page.text


def test_a_photo_of_something_else_is_refused_with_its_reason(phone: Phone, opencv: None) -> None:
    del opencv
    grey = BytesIO()
    Image.new("RGB", (400, 300), "grey").save(grey, "png")
    tiny = BytesIO()
    Image.new("RGB", (6, 6), "grey").save(tiny, "png")
    cases = ((grey, "no Sequence board"), (tiny, "no Sequence board"))
    files = [(data.getvalue(), told) for data, told in cases]
    for data, told in (*files, (b"GIF89a nonsense", ""), (b"\xff\xd8\xff", "")):
        answer = send(phone, data)
        assert answer.status_code == 422
        assert told in answer.text
        assert "--corners" not in answer.text, "there is no command line on the page"
        assert "/proc/" not in answer.text, "no file of the server is named"


def test_nobody_else_comes_to_the_board(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        other = Phone(server)
        answer = other.client.post("/sequence/photo", files={"photo": b"x"})
        assert answer.status_code == 403, "from a page that is not ours"
        other.close()
