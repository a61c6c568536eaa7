"""`check`: exit statuses, one sitting, claims of files, documents, pictures."""

import base64
import io
import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import jsonschema
import pytest
from PIL import Image
from rich.cells import cell_len

from sideboards_score.model.claim import SLIP_KINDS
from sideboards_score.render.documents.check import CHECK_SCHEMA
from sideboards_score.words import LANGUAGES, Words
from tests.conftest import ROOT, Run, quick_first

GAMES = ROOT / "samples" / "games"
SIX = str(GAMES / "six-players.yaml")
DISPUTE = str(GAMES / "dispute.yaml")
UNKNOWN = str(GAMES / "unknown-drawers.yaml")
SOLO = str(GAMES / "solo.yaml")
PHOTOS = str(ROOT / "samples" / "photos" / "game.yaml")
SCHEMA = json.loads(CHECK_SCHEMA.read_text(encoding="utf-8"))
CARDS = "RfTPsOKb 17r 3 4 5 6 7 8"
ANN = ["--deck", "demo", "--player", f"Ann={CARDS}"]
WORDS = Words("en")
SVG = "{http://www.w3.org/2000/svg}"


def document(printed: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(printed)
    jsonschema.validate(found, SCHEMA)
    return found


@pytest.mark.parametrize(
    ("claims", "status"),
    [
        (["Frida=65"], 0),
        (["Frida=65", "Frida.rows=6x", "Frida.bonus=2"], 0),
        (["Frida=64"], 1),
        (["Frida=65", "Frida.rows=7x"], 1),
    ],
)
def test_status_says_whether_every_claim_holds(run: Run, claims: list[str], status: int) -> None:
    options = [word for claim in claims for word in ("--claim", claim)]
    done = run("check", SIX, *options)
    assert (done.returncode, done.stderr) == (status, "")


def test_unknown_drawers_leave_a_claim_open_and_the_status_is_3(run: Run) -> None:
    score = json.loads(run("score", UNKNOWN, "--json").stdout)
    player = next(p for p in score["players"] if p["bounds"]["total"][0] < p["bounds"]["total"][1])
    low, high = player["bounds"]["total"]
    claim = ["check", UNKNOWN, "--json", "--claim", f"{player['name']}={high}"]
    done = run(*claim)
    (verdict,) = document(done.stdout)["claims"]
    assert (done.returncode, verdict["holds"], verdict["reasons"]) == (3, None, [])
    assert verdict["bounds"] == [low, high]
    # One claim that does not hold decides the status.
    assert run(*claim, "--claim", f"{player['name']}={high + 100}").returncode == 1


def test_claims_of_the_file_are_judged_and_options_stand_in_their_place(run: Run) -> None:
    done = run("check", DISPUTE, "--json")
    found = document(done.stdout)
    assert done.returncode == 1
    assert [(c["player"], c["field"], c["holds"]) for c in found["claims"]] == [
        ("Anna", "handles", False),
        ("Ben", "total", False),
        ("Anna", "total", True),
        ("Ben", "rows", True),
    ]
    kinds = [reason["kind"] for reason in found["claims"][0]["reasons"]]
    assert kinds[0] == "drawer-used-twice"
    assert found["claims"][1]["reasons"][0]["kind"] == "swap-given"
    assert found["opinion"] is None
    assert run("check", DISPUTE, "--claim", "Ben.rows=12").returncode == 0


def test_document_has_the_promised_fields(run: Run) -> None:
    done = run("check", SIX, "--json", "--claim", "Anna.handles=5x")
    (verdict,) = document(done.stdout)["claims"]
    figures = {key: verdict[key] for key in ("player", "field", "unit", "claimed", "counted")}
    assert figures == {
        "player": "Anna", "field": "handles", "unit": "count", "claimed": 5, "counted": 4,
    }  # fmt: skip
    twice = verdict["reasons"][0]
    assert twice["kind"] == "drawer-used-twice"
    assert [3, 5] in twice["places"]
    assert twice["slips"][0]["count"] == len(twice["slips"][0]["sets"]) == 5


def test_the_schema_lists_the_kinds_in_the_published_order() -> None:
    assert tuple(SCHEMA["$defs"]["kind"]["enum"]) == SLIP_KINDS


def test_the_docs_publish_every_kind_in_this_order() -> None:
    page = (ROOT / "docs/disputes.md").read_text(encoding="utf-8")
    table = page[page.index("## The slips") :]
    kinds = [
        word
        for line in re.findall(r"(?m)^\| (`.*?) \|", table)
        for word in re.findall(r"`([a-z-]+)`", line)
    ]
    assert tuple(kinds) == SLIP_KINDS


@pytest.mark.parametrize("lang", quick_first(1, LANGUAGES))
def test_every_reason_is_a_sentence_in_every_language(run: Run, lang: str) -> None:
    claims = [
        "Anna=51",
        "Anna.handles=5x",
        "Ben.rows=18",
        "Carla.bonus=2",
        "Anna.colors=17",
        "Ben.colors=8",
        "Emil.rows=6x",
        "Frida=66",
        "Deniz.handles=12",
    ]
    options = [word for claim in claims for word in ("--claim", claim)]
    done = run("check", SIX, "--lang", lang, *options)
    assert (done.returncode, done.stderr) == (1, "")
    assert max(map(cell_len, done.stdout.splitlines())) <= 80
    assert "{" not in done.stdout
    plain = run("check", SIX, "--lang", lang, *options, PYTHONIOENCODING="ascii")
    assert plain.returncode == 1
    assert plain.stdout.isascii()


def test_one_sitting_needs_only_the_objective_of_the_claim(run: Run) -> None:
    done = run("check", *ANN, "--objectives", "3", "--claim", "Ann.colors=4", "--json")
    assert (done.returncode, document(done.stdout)["claims"][0]["counted"]) == (0, 4)
    done = run("check", *ANN, "--objectives", "X./.X=3", "--claim", "Ann.handles=5x")
    assert done.returncode == 0
    assert "\n  " + WORDS("kind-colors") not in done.stdout
    assert run("check", *ANN, "--claim", "Ann.swap=1").returncode == 0
    assert run("check", *ANN, "--objectives", "19", "--claim", "Ann.rows=6x").returncode == 0
    # The printed game's patterns are not known, and not needed for a row.
    retail = ["--player", f"Ann={CARDS}", "--objectives", "3,9,19"]
    assert run("check", *retail, "--claim", "Ann.rows=6x").returncode == 0
    assert run("check", *retail, "--claim", "Ann.colors=6x").returncode == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["check"], "--claim"),
        (["check", *ANN, "--objectives", "3", "--claim", "Ann=4"], "--solo"),
        (["check", *ANN, "--objectives", "19", "--claim", "Ann.bonus=4"], "--solo"),
        (["check", *ANN, "--objectives", "3,9,19"], "--solo"),
        (["check", *ANN, "--claim", "Ann.colors=4"], "--objectives"),
        (["check", *ANN, "--objectives", "9", "--claim", "Ann.colors=4"], "colours"),
        (["check", SIX, "--solo", "--claim", "Anna=4"], "--solo"),
        (["check", SIX, "--claim", "Anan=4"], "Did you mean Anna?"),
        (["check", SIX, "--claim", "Anna=-4"], "--claim"),
        (["check", SIX, "--claim", "Anna"], "--claim"),
        (["check", SIX, "--claim", ""], WORDS("claim-empty")),
        (["check", SIX, "--claim", "Anna="], WORDS("claim-no-figure", text="Anna=")),
        (["check", SIX, "--claim", ".colors=5"], "Anna.colors=5"),
        (["check", SIX, "--claim", "Anna.Farben=4"], "handles (handles), rows (row)"),
        (["check", SIX, "--proof", "no/a"], WORDS("proof-no-ending")),
        (["check", SIX, "--proof", "-"], WORDS("proof-dash")),
        (["check", *ANN, "--objectives", "", "--solo"], WORDS("objectives-nothing")),
        (["check", SIX, "--claim", "Anna=4", "--claim", "Anna=4"], "twice"),
        (["check", SIX, "--claim", "Anna.rows=4", "--proof", "x.bmp"], ".svg"),
        (["check", SIX, "--claim", "Anna.rows=4", "--proof", "no/folder/x.png"], "--proof"),
        (["check", "missing.yaml", "--claim", "Anna=4"], "missing.yaml"),
        (["check", SIX, "--player", f"Ann={CARDS}"], "--player"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_wrong_input_is_one_line_with_the_remedy(run: Run, arguments: list[str], said: str) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Error: ")
    assert done.stderr.count("\n") == 1
    assert said in done.stderr


def test_a_wrong_claim_in_a_file_names_file_and_line(run: Run, tmp_path: Path) -> None:
    text = Path(DISPUTE).read_text(encoding="utf-8")
    claims = "claims:\n  - Anna=5\n  - Ben=much\n"
    (tmp_path / "g.yaml").write_text(re.sub(r"(?m)^claims:.*$", claims, text), encoding="utf-8")
    done = run("check", "g.yaml")
    assert done.returncode == 2
    assert done.stderr.startswith("Error: g.yaml, line ")
    # `score` has nothing to do with claims.
    assert run("score", "g.yaml").returncode == 0


@pytest.mark.parametrize("claims", ["{Anna: 56}", "[Anna: 56]"])
def test_claims_as_fields_are_told_how_to_be_written(run: Run, tmp_path: Path, claims: str) -> None:
    text = Path(DISPUTE).read_text(encoding="utf-8")
    changed = re.sub(r"(?m)^claims:.*$", f"claims: {claims}", text)
    (tmp_path / "g.yaml").write_text(changed, encoding="utf-8")
    done = run("check", "g.yaml")
    assert done.returncode == 2
    assert re.fullmatch(r"Error: g\.yaml, line \d+: (.*)\n", done.stderr)
    assert WORDS("claims-not-list") in done.stderr


def test_an_unknown_field_lists_the_five_words_in_the_language_shown(run: Run) -> None:
    done = run("check", SIX, "--claim", "Anna.Farben=4", "--lang", "de")
    assert "colors (Farben), handles (Griffe), rows (Reihe)" in done.stderr


def test_places_on_another_sideboard_name_its_player(run: Run) -> None:
    claims = [f"--claim={name}.bonus={points}" for name in ("Anna", "Ben") for points in (2, 4, 8)]
    done = run("check", SIX, *claims, "--json")
    reasons = [
        (claim["player"], reason)
        for claim in document(done.stdout)["claims"]
        for reason in claim["reasons"]
    ]
    elsewhere = [reason for player, reason in reasons if reason["player"] != player]
    assert elsewhere
    assert all(reason["places"] for reason in elsewhere)
    for reason in elsewhere:
        assert {slip["player"] for slip in reason["slips"]} >= {reason["player"]}


def test_equal_places_are_counted_in_the_text_and_listed_in_the_document(run: Run) -> None:
    claim = ["--objectives", "9", "--claim", "Ann.handles=6x"]
    cards = "Ann=RTbPOfKs 17r 3 4 5 6 7 8"
    done = run("check", "--deck", "demo", "--player", cards, *claim, "--json")
    reasons = document(done.stdout)["claims"][0]["reasons"]
    others = {reason["kind"]: reason["slips"][0]["others"] for reason in reasons}
    assert len(others["mixed-values"]) == 5
    mixed = next(reason for reason in reasons if reason["kind"] == "mixed-values")
    assert WORDS("slip-others", text="", count=5).strip() in mixed["text"]
    assert "flower and square" in mixed["text"]


def test_the_page_shows_one_grid_for_each_player_and_the_likeliest_reasons(run: Run) -> None:
    done = run("check", DISPUTE)
    assert done.stdout.count("\n 1 ") == 3  # Anna, Ben, and where Anna's slips lie
    cards = "Ann=RTbPOfKs 17r 3 4 5 6 7 8"
    claim = ["--deck", "demo", "--player", cards, "--objectives", "9", "--claim", "Ann.handles=6x"]
    some, every = run("check", *claim), run("check", *claim, "--all")
    reasons = document(run("check", *claim, "--json").stdout)["claims"][0]["reasons"]
    assert f"\n  {len(reasons)} " in every.stdout
    assert len(re.findall(r"(?m)^  \d+  ", some.stdout)) <= 5
    assert len(reasons) > 5


def test_no_sign_is_lost_on_a_terminal_without_it(run: Run) -> None:
    for lang in LANGUAGES:
        for game in (DISPUTE, SOLO, SIX):
            for command in ("check", "score"):
                done = run(command, game, "--lang", lang, PYTHONIOENCODING="ascii")
                assert "?" not in done.stdout, (lang, game, command)


def test_a_solo_opinion_speaks_of_the_band(run: Run) -> None:
    page = run("check", SOLO).stdout
    assert WORDS("opinion-band-stands") in page
    assert WORDS("opinion-ranking-stands") not in page
    assert "wins" not in page
    cards = "Ann=55r 25r 49r 57r 27r 3 17 33r"  # 26 points, and a point less is another band
    solo = ["check", "--deck", "demo", "--player", cards, "--solo", "--objectives", "2,14,27"]
    found = document(run(*solo, "--json").stdout)["opinion"]["readings"]
    (changed,) = [each["text"] for each in found if each["ranking_changes"]]
    assert "Then the solo ranking is" in changed


def test_a_solo_game_is_judged_alone(run: Run) -> None:
    total = json.loads(run("score", SOLO, "--json").stdout)["players"][0]["total"]
    assert run("check", SOLO, "--claim", f"Ines={total}").returncode == 0
    solo = ["check", *ANN, "--solo", "--objectives", "3,9,19", "--claim", "Ann=36"]
    assert run(*solo).returncode == 0


@pytest.mark.parametrize("game", sorted(path.name for path in GAMES.glob("*.yaml")))
def test_second_opinion_of_every_sample(run: Run, game: str) -> None:
    text = re.sub(r"(?m)^claims:.*\n", "", (GAMES / game).read_text(encoding="utf-8"))
    done = run("check", "-", "--json", stdin=text)
    assert (done.returncode, done.stderr) == (0, "")
    found = document(done.stdout)
    assert found["claims"] == []
    opinion = found["opinion"]
    assert {reading["kind"] for reading in opinion["readings"]} >= {"edition", "no-row-of-one"}
    page = run("check", "-", stdin=text)
    assert max(map(cell_len, page.stdout.splitlines())) <= 80


def test_second_opinion_says_what_changes_the_winner(run: Run) -> None:
    # The sample whose winner hangs on quarter turns, which edition fr does not allow.
    opinion = document(run("check", str(GAMES / "french-turning.yaml"), "--json").stdout)["opinion"]
    others = [r for r in opinion["readings"] if r["kind"] == "edition"]
    assert all(r["ranking_changes"] and r["winners"] != opinion["winners"] for r in others)
    opinion = document(run("check", UNKNOWN, "--json").stdout)["opinion"]
    assert opinion["decided"] is False


def test_a_card_that_does_not_fit_the_deck_is_noted(run: Run) -> None:
    # The deck has other handles on this card: two who count may look at different cards.
    for rest in (["--objectives", "3", "--claim", "Ann.colors=4"], ["--objectives", "3,9,19"]):
        arguments = ["check", *ANN, *rest, *(["--solo"] if len(rest) < 3 else [])]
        done = run(*arguments)
        assert "card 1: RfTPsOKb" in done.stdout
        assert [note["kind"] for note in document(run(*arguments, "--json").stdout)["notes"]] == [
            "card-differs"
        ]


def test_a_figure_that_cannot_be_is_named_even_between_the_bounds(run: Run) -> None:
    # Rows give two points for each drawer, so 7 is impossible whatever the unknown handles are.
    cards = "RTPOK TRPOK PROTK OKRTP 31r 21r RTKOP KROTP"
    arguments = ["--deck", "retail", "--player", f"Ann={cards}", "--objectives", "16"]
    done = run("check", *arguments, "--claim", "Ann.rows=7")
    assert done.returncode == 1
    assert WORDS("claim-outside", low=0, high="32 points", claimed=7) in done.stdout


def test_proof_into_a_folder_says_so(run: Run, tmp_path: Path) -> None:
    (tmp_path / "p.svg").mkdir()
    done = run("check", SIX, "--proof", "p.svg")
    assert done.returncode == 2
    assert WORDS("file-is-folder") in done.stderr


def test_proof_as_svg_outlines_what_counts_and_what_is_disputed(run: Run, tmp_path: Path) -> None:
    arguments = ["check", SIX, "--claim", "Anna.handles=5x", "--proof", "p.svg"]
    done = run(*arguments)
    assert done.returncode == 1
    assert done.stderr == WORDS("proof-written", file="p.svg") + "\n"
    root = ET.parse(tmp_path / "p.svg").getroot()  # noqa: S314 - our own file
    texts = [node.text for node in root.iter(f"{SVG}text")]
    assert "Anna, handles: 5 combinations claimed" in texts
    # Each of four combinations of three drawers has its sign at each of them, as in the text; the
    # legend shows the first one once more.
    assert [texts.count(sign) for sign in "acde"] == [4, 3, 3, 3]
    strokes = {node.get("stroke") for node in root.iter(f"{SVG}polyline")}
    assert "#ff00c8" in strokes
    assert "Ks" in texts
    # Never over another file.
    again = run(*arguments)
    assert (again.returncode, again.stdout) == (2, "")


def test_proof_as_png_shows_the_same_size_and_the_disputed_style(run: Run, tmp_path: Path) -> None:
    for ending in ("svg", "png"):
        run("check", SIX, "--claim", "Anna.handles=5x", "--proof", f"p.{ending}")
    root = ET.parse(tmp_path / "p.svg").getroot()  # noqa: S314 - our own file
    with Image.open(tmp_path / "p.png") as picture:
        picture.load()
        assert picture.size == (int(root.get("width", "0")), int(root.get("height", "0")))
        colors = dict((color, n) for n, color in picture.convert("RGB").getcolors(1 << 24) or [])  # noqa: C402
    assert colors[(255, 0, 200)] > 2000
    assert colors[(255, 255, 255)] > 2000


@pytest.mark.slow
@pytest.mark.usefixtures("opencv")
def test_proof_on_the_photo(run: Run, tmp_path: Path) -> None:
    for ending in ("svg", "png"):
        done = run("check", PHOTOS, "--claim", "Ann.handles=9x", "--proof", f"p.{ending}")
        assert done.returncode == 1
    root = ET.parse(tmp_path / "p.svg").getroot()  # noqa: S314 - our own file
    (image,) = root.iter(f"{SVG}image")
    data = base64.b64decode((image.get("href") or "").partition(",")[2])
    with Image.open(io.BytesIO(data)) as part, Image.open(tmp_path / "p.png") as whole:
        assert part.format == "JPEG"
        assert part.width == whole.width
        # The table beside the cards is as in the photo.
        top = round(float(image.get("y", "0")))
        corner = (4, part.height - 4)
        shown = whole.convert("RGB").getpixel((corner[0], top + corner[1]))
        real = part.convert("RGB").getpixel(corner)
        assert isinstance(shown, tuple)
        assert isinstance(real, tuple)
        assert all(abs(a - b) < 12 for a, b in zip(shown, real, strict=True))


def test_proof_without_claims_shows_every_player(run: Run, tmp_path: Path) -> None:
    assert run("check", SIX, "--proof", "all.svg").returncode == 0
    root = ET.parse(tmp_path / "all.svg").getroot()  # noqa: S314 - our own file
    texts = [node.text or "" for node in root.iter(f"{SVG}text")]
    for name in ("Anna", "Ben", "Carla", "Deniz", "Emil", "Frida"):
        assert any(text.startswith(f"{name}: ") for text in texts)


def test_proof_names_who_is_called_otherwise_in_the_picture(run: Run, tmp_path: Path) -> None:
    cards = "--player", "\U0001f3b2=1 2 3 4 5 6 7 8"  # no bold font has that letter
    arguments = ["check", "--deck", "demo", "--objectives", "3", *cards]
    claim = ("--claim", "\U0001f3b2.colors=16")
    drawn = run(*arguments, *claim, "--proof", "p.png")
    said = WORDS("proof-name", name="\U0001f3b2", stand_in=WORDS("ask-default-name", number=1))
    assert said in drawn.stderr
    run(*arguments, *claim, "--proof", "p.svg")
    assert "\U0001f3b2" in (tmp_path / "p.svg").read_text(encoding="utf-8")
