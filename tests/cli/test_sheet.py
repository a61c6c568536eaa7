"""`sheet` and `score --sheet`: what is written, what is refused; names are never markup."""

import io
import json
import shlex
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import jsonschema
import pypdf
import pytest
from PIL import Image

from sideboards_score.render.documents.sheet import SHEET_SCHEMA
from sideboards_score.render.drawings import fonts
from sideboards_score.render.sheet import typeset
from sideboards_score.service.pictures import sheet as service
from sideboards_score.words import LANGUAGES, Words
from tests.conftest import ROOT, Run
from tests.kinds.harness import Case, said
from tests.render.sheets import Html, pdf_text

GAMES = ROOT / "samples" / "games"
SIX, TWO = str(GAMES / "six-players.yaml"), str(GAMES / "two-players.yaml")
EN = Words("en")
SCHEMA = json.loads(SHEET_SCHEMA.read_text(encoding="utf-8"))
BEGINNINGS = {"pdf": b"%PDF-", "png": b"\x89PNG", "svg": b"<svg", "html": b"<!DOCTYPE html>"}

CARDS = ["1 2 3 4 5 6 7 8", "9 10 11 12 13 14 15 16", "17 18 19 20 21 22 23 24"]


def game(folder: Path, *names: str, **occasion: str) -> str:
    """A game of these players, as JSON so that nothing in a name needs quotes of its own."""
    players = [{"name": n, "sideboard": c} for n, c in zip(names, CARDS, strict=False)]
    typed = {"deck": "demo", "objectives": [3, 9, 19], "players": players, **occasion}
    path = folder / "game.json"
    path.write_text(json.dumps(typed, ensure_ascii=False), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("ending", ["pdf", "png", "svg", "html", "PDF"])
def test_the_ending_names_the_format(run: Run, tmp_path: Path, ending: str) -> None:
    done = run("sheet", SIX, "-o", f"s.{ending}")
    assert (done.returncode, done.stderr) == (0, EN("sheet-written", file=f"s.{ending}") + "\n")
    written = (tmp_path / f"s.{ending}").read_bytes()
    assert written.startswith(BEGINNINGS[ending.lower()])
    assert [path.name for path in tmp_path.iterdir()] == [f"s.{ending}"]


def test_sheet_prints_the_score_pad(run: Run) -> None:
    short = run("score", SIX, "--short").stdout
    assert run("sheet", SIX, "-o", "s.svg").stdout == short


@pytest.mark.parametrize("language", LANGUAGES)
def test_score_writes_the_very_same_sheet(run: Run, tmp_path: Path, language: str) -> None:
    run("sheet", SIX, "-o", "one.pdf", "--lang", language)
    done = run("score", SIX, "--sheet", "other.pdf", "--lang", language)
    assert done.returncode == 0
    assert done.stderr == Words(language)("sheet-written", file="other.pdf") + "\n"
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "other.pdf").read_bytes()


def test_score_saves_the_game_and_writes_its_sheet(run: Run, tmp_path: Path) -> None:
    done = run("score", TWO, "--save", "g.yaml", "--sheet", "s.html", "--short")
    assert done.stderr.splitlines() == [
        EN("saved", file="g.yaml"),
        EN("sheet-written", file="s.html"),
    ]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["g.yaml", "s.html"]


@pytest.mark.parametrize(
    ("options", "paper", "blank"),
    [
        ([SIX], "a4", False),
        ([SIX, "--paper", "Letter"], "letter", False),
        ([SIX, "--phone"], "phone", False),
        (["--blank"], "a4", True),
    ],
)
def test_document_fits_its_schema(run: Run, options: list[str], paper: str, *, blank: bool) -> None:
    done = run("sheet", *options, "-o", "s.png", "--json")
    found = json.loads(done.stdout)
    jsonschema.validate(found, SCHEMA)
    wanted = {"file": "s.png", "format": "png", "paper": paper, "blank": blank, "names": {}}
    assert found == wanted


def test_every_process_writes_the_same_bytes(run_process: Run, run: Run, tmp_path: Path) -> None:
    run("sheet", SIX, "-o", "one.pdf")
    for seed in ("1", "2"):
        run_process("sheet", SIX, "-o", f"{seed}.pdf", PYTHONHASHSEED=seed, TZ="Asia/Tokyo")
        assert (tmp_path / f"{seed}.pdf").read_bytes() == (tmp_path / "one.pdf").read_bytes()


@pytest.mark.parametrize(("count", "columns"), [(None, 6), ("2", 2), ("4", 4), ("6", 6)])
def test_empty_sheet_has_room_for_every_player(
    run: Run, tmp_path: Path, count: str | None, columns: int
) -> None:
    options = [] if count is None else ["--players", count]
    assert run("sheet", "--blank", *options, "-o", "s.pdf").returncode == 0
    text = pdf_text((tmp_path / "s.pdf").read_bytes())
    games = text.count(EN("sheet-title"))
    assert games == 2, "two games on a page"
    # a count, the points of each and the product for both patterns, and for the row
    assert text.count("×") == games * 3 * columns
    assert text.count("× 2 =") == games * columns
    for label in ("kind-colors", "kind-handles", "kind-rows", "bonus", "swap", "total"):
        assert text.count(EN(label)) >= games
    assert "2: 4 · 3: 8, 4 · 4–6: 8, 4, 2" in " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_empty_sheet_is_one_page(run: Run, tmp_path: Path, language: str, paper: str) -> None:
    for name, options in (("a.pdf", []), ("b.pdf", [SIX])):
        run("sheet", *options, "--blank", "-o", name, "--paper", paper, "--lang", language)
        assert len(pypdf.PdfReader(tmp_path / name).pages) == 1


def test_empty_sheet_of_a_game_has_its_players_and_objectives(run: Run, tmp_path: Path) -> None:
    run("sheet", TWO, "--blank", "-o", "s.pdf")
    text = pdf_text((tmp_path / "s.pdf").read_bytes())
    scored = json.loads(run("score", TWO, "--json").stdout)
    for player in scored["players"]:
        assert player["name"] in text
        assert EN("points", count=player["total"]) not in text
    for kind in ("colors", "handles"):
        goal = scored["objectives"][kind]
        assert EN("objective-no", number=goal["number"]) in text
        assert text.count(f"× {goal['points']} =") >= 2
    assert EN("invented") in text


def missing_patterns(folder: Path) -> str:
    path = folder / "retail.yaml"
    path.write_text("deck: retail\nobjectives: [3, 9, 19]\nplayers:\n"
                    "  - {name: Ann, sideboard: 1 2 3 4 5 6 7 8}\n", encoding="utf-8")  # fmt: skip
    return str(path)


def test_missing_patterns_are_asked_for_with_the_command_that_takes_them(
    run: Run, tmp_path: Path
) -> None:
    file = missing_patterns(tmp_path)
    done = run("sheet", file, "-o", "s.pdf")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    command = shlex.split(done.stderr.partition("run: ")[2])
    assert command[1:5] == ["score", file, "--sheet", "s.pdf"]
    assert run("score", file, "--sheet", "s.pdf").stderr == done.stderr
    assert run(*command[1:]).returncode == 0
    assert (tmp_path / "s.pdf").exists()


def test_empty_sheet_needs_no_pattern(run: Run, tmp_path: Path) -> None:
    done = run("sheet", missing_patterns(tmp_path), "--blank", "-o", "s.pdf")
    assert done.returncode == 0
    assert EN("pattern-unknown") in pdf_text((tmp_path / "s.pdf").read_bytes())


def test_game_may_come_through_a_pipe(run: Run, tmp_path: Path) -> None:
    run("sheet", TWO, "-o", "one.pdf")
    run("sheet", "-", "-o", "other.pdf", stdin=Path(TWO).read_text(encoding="utf-8"))
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "other.pdf").read_bytes()


@pytest.mark.parametrize("ending", ["png", "svg", "html"])
def test_empty_sheet_in_every_format(run: Run, tmp_path: Path, ending: str) -> None:
    assert run("sheet", "--blank", "-o", f"s.{ending}").returncode == 0
    written = (tmp_path / f"s.{ending}").read_bytes()
    if ending == "png":
        assert Image.open(io.BytesIO(written)).size == (1654, 2339)
    elif ending == "svg":
        assert ET.fromstring(written)[0].text == EN("sheet-title")  # noqa: S314 - ours
    else:
        assert Html(written).references == []


def test_phone_sheet_is_a_tall_picture(run: Run, tmp_path: Path) -> None:
    run("sheet", SIX, "--phone", "-o", "s.png")
    width, height = Image.open(io.BytesIO((tmp_path / "s.png").read_bytes())).size
    assert (width, height > 2 * width) == (1170, True)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--blank", "-o", "no/s.pdf"], "no/s.pdf, option -o: there is no folder no"),
        (["--blank", "-o", "s.doc"], "s.doc, option -o: .doc is no ending of a sheet"),
        (["--blank", "-o", "s"], "s, option -o: the name of the sheet has no ending"),
        (["--blank", "-o", "-"], "option -o: a sheet cannot be written to standard output"),
        (["--blank", "-o", ""], "option -o: "),
        (["--blank", "-o", "taken.pdf"], "taken.pdf, option -o: the file exists already"),
        (["--blank", "-o", "folder.pdf"], "folder.pdf, option -o: "),
        (["--blank", "-o", "x" * 300 + ".pdf"], "the name is too long"),
        (["--blank", "-o", "s.pdf", "--paper", "a3"], "--paper a3"),
        (["--blank", "-o", "s.pdf", "--players", "1"], "--players 1"),
        (["--blank", "-o", "s.pdf", "--players", "many"], "--players many"),
        (["--blank", "--phone", "-o", "s.png"], "leave one of them out"),
        ([SIX, "--players", "3", "-o", "s.pdf"], "--players is for an empty sheet"),
        ([SIX, "--phone", "-o", "s.pdf"], "s.pdf, option -o: a sheet for the phone"),
        ([SIX], "--help"),
        (["-o", "s.pdf"], "no game"),
        (["no.yaml", "-o", "s.pdf"], "no.yaml"),
    ],
)
def test_what_cannot_be_written_is_one_clear_line(
    run: Run, tmp_path: Path, options: list[str], message: str
) -> None:
    (tmp_path / "taken.pdf").write_text("mine")
    (tmp_path / "folder.pdf").mkdir()
    done = run("sheet", *options)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Error: ")
    assert message in done.stderr
    assert done.stderr.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder.pdf", "taken.pdf"]
    assert (tmp_path / "taken.pdf").read_text() == "mine"


@pytest.mark.parametrize("file", ["no/s.pdf", "s.doc", "s", "-", ""])
def test_score_names_its_option_before_anything_is_read(
    run: Run, tmp_path: Path, file: str
) -> None:
    done = run("score", "no.yaml", "--sheet", file, "--save", "g.yaml")
    assert (done.returncode, done.stdout) == (2, "")
    assert "option --sheet" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(service, "check_free", lambda _: None)
    monkeypatch.setattr("sideboards_score.entry.change.new_file.written_in", full)
    done = run("sheet", SIX, "-o", "s.pdf")
    assert (done.returncode, done.stdout) == (2, "")
    assert "s.pdf, option -o: the file cannot be written (no space left)" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_came_meanwhile_is_left_as_it_is(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "s.pdf").write_text("mine")
    monkeypatch.setattr(service, "check_free", lambda _: None)
    done = run("sheet", SIX, "-o", "s.pdf")
    assert (done.returncode, "exists already" in done.stderr) == (2, True)
    assert (tmp_path / "s.pdf").read_text() == "mine"


@pytest.mark.parametrize("command", [["sheet", SIX, "-o"], ["score", SIX, "--sheet"]])
def test_without_the_libraries_one_line_says_what_to_install(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setattr(typeset, "find_spec", lambda _: None)
    done = run(*command, "s.pdf")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "pip install typst manimgx-fonts manimgx-fonts-cjk" in done.stderr
    assert list(tmp_path.iterdir()) == []
    assert run("score", SIX).returncode == 0, "everything else works"


NASTY = [
    '#panic("x") #sys.inputs',
    "$x^2$ *b* _c_ `d` @e <f> ~ --- //",
    "<script>alert(1)</script>",
    "</style><img src=http://x.y onerror=z>",
    "\\#let x \\u{41} \\",
    "]#[ ) } {{ %s {0}",
    "&amp; &lt; ' \" <div class=board id=board-0></div>",
    '<div class="drawing" id="board-0"></div>',
    "= Head",
    "- list + 1.",
]


@pytest.mark.parametrize("name", NASTY)
def test_names_places_and_notes_are_never_markup(run: Run, tmp_path: Path, name: str) -> None:
    file = game(tmp_path, name, "Ben", date="2026-11-28", place=f"at {name}", note=f"said {name}")
    for ending in BEGINNINGS:
        assert run("sheet", file, "-o", f"s.{ending}").returncode == 0
    shown = " ".join(name.split())
    text = " ".join(pdf_text((tmp_path / "s.pdf").read_bytes()).split())
    page = Html((tmp_path / "s.html").read_bytes())
    root = ET.fromstring((tmp_path / "s.svg").read_bytes())  # noqa: S314 - ours
    whole = " ".join("".join(page.texts["body"]).split())
    for found in (
        text.replace(" ", ""),
        whole.replace(" ", ""),
        (root[1].text or "").replace(" ", ""),
    ):
        for wanted in (shown, f"at {shown}", f"said {shown}"):
            assert wanted.replace(" ", "") in found
    assert page.rows[0][1:] == [name, "Ben"]
    assert {"script", "img"}.isdisjoint(page.tags)
    assert page.references == []
    assert len(page.drawings) == 2 + 2, "two patterns and two boards, each once"


@pytest.mark.parametrize(
    "name",
    ["é ł Ж", "日本 한국", "עברית", "العربية", "ελληνικά", "हिन्दी", "ไทย", "🎲 👨‍👩‍👧", "Ǆ ẞ ﬁ"],
)
def test_names_in_any_script_have_their_letters(run: Run, tmp_path: Path, name: str) -> None:
    file = game(tmp_path, name, "Ben")
    done = run("sheet", file, "-o", "s.pdf")
    assert done.stderr == EN("sheet-written", file="s.pdf") + "\n"
    own = [str(path) for path in typeset.font_files()]
    assert fonts.lacking_in(name, own) == frozenset()
    text = pdf_text((tmp_path / "s.pdf").read_bytes())
    used = {str(font["/BaseFont"]) for font in _fonts(pypdf.PdfReader(tmp_path / "s.pdf").pages[0])}
    assert used
    assert all("NotoSans" in font or "NotoEmoji" in font for font in used), used
    if name.isascii() or name in ("é ł Ж", "日本 한국", "ελληνικά"):
        assert name in text


def _fonts(page: Any) -> list[Any]:
    return [font.get_object() for font in page["/Resources"]["/Font"].get_object().values()]


def test_a_name_that_no_font_has_gets_another_one_and_the_browser_keeps_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    latin = [path for path in typeset.font_files() if path.name == "NotoSans[wght].ttf"]
    monkeypatch.setattr(service, "font_files", lambda: latin)
    monkeypatch.setattr(fonts, "_FONTS", ())
    monkeypatch.setattr(fonts, "_MORE_FONTS", ())
    file = game(tmp_path, "李小龍", "Ann 🎲")
    done = run("sheet", file, "-o", "s.pdf", "--json")
    assert json.loads(done.stdout)["names"] == {"李小龍": "Player 1", "Ann 🎲": "Ann"}
    said = [EN("sheet-name", name="李小龍", stand_in="Player 1")]
    said += [EN("sheet-name", name="Ann 🎲", stand_in="Ann")]
    assert done.stderr.splitlines() == [EN("sheet-written", file="s.pdf"), *said]
    text = pdf_text((tmp_path / "s.pdf").read_bytes())
    assert "Player 1" in text
    assert "李" not in text
    assert run("sheet", file, "-o", "s.html").stderr == EN("sheet-written", file="s.html") + "\n"
    assert Html((tmp_path / "s.html").read_bytes()).rows[0][1:] == ["李小龍", "Ann 🎲"]


@pytest.mark.parametrize("name", ["x" * 200, "Donaudampfschiff " * 20, "日" * 120])
def test_very_long_names_and_notes_stay_on_the_page(run: Run, tmp_path: Path, name: str) -> None:
    file = game(tmp_path, name, f"{name}2", "Al", place="y" * 700, note="z" * 5000)
    for paper in ("a4", "letter"):
        assert run("sheet", file, "-o", f"{paper}.pdf", "--paper", paper).returncode == 0
        reader = pypdf.PdfReader(tmp_path / f"{paper}.pdf")
        assert len(reader.pages) == 1
    assert run("sheet", file, "--phone", "-o", "s.png").returncode == 0
    picture = Image.open(io.BytesIO((tmp_path / "s.png").read_bytes())).convert("RGB")
    edge = picture.crop((picture.width - 20, 0, picture.width, picture.height))
    assert edge.getextrema() == ((255, 255),) * 3


def test_date_and_place_and_note_stand_on_the_sheet(run: Run, tmp_path: Path) -> None:
    file = game(tmp_path, "Ann", "Ben", date="2026-11-28", place="Oma’s", note="the last one")
    run("sheet", file, "-o", "s.pdf")
    text = pdf_text((tmp_path / "s.pdf").read_bytes())
    assert "2026-11-28 · Oma’s · 2 players · deck demo" in text
    assert "the last one" in text


def test_guided_entry_ends_with_the_pad_and_the_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = ("1", "3,9,19", "Ann", CARDS[0], "n", "", "", "")
    case = Case("score --deck demo --short --sheet s.pdf", typed=typed)
    keys = said(case, tmp_path, monkeypatch)
    assert "sheet-written" in keys
    assert (tmp_path / "s.pdf").read_bytes().startswith(b"%PDF-")
