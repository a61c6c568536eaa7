"""`sequence score`, `check` and `setup` at the command line."""

import json
from itertools import product
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from PIL import Image

from sideboards_score.model.drawing import Label, Shape
from sideboards_score.sequence.model.board import Board
from sideboards_score.sequence.model.standing import Match
from sideboards_score.sequence.render.documents import CHECK_SCHEMA, SCORE_SCHEMA, SETUP_SCHEMA
from sideboards_score.sequence.render.drawing import board_items
from sideboards_score.sequence.rules.standing import standing_of
from sideboards_score.words import LANGUAGES
from tests.cli.terminal import uncolored
from tests.conftest import Run

BOARD = """
# red has a line of six, blue a row and a diagonal from the corner
*BBBB.G..*
.B..RRRRRR
..B..GGG.G
...B......
....B..GR.
..........
.BBB.B....
..........
.RR..R....
X........x
"""
ROWS = [line for line in BOARD.split("\n") if line and line[0] != "#"]


@pytest.fixture
def board(tmp_path: Path) -> str:
    (tmp_path / "b.txt").write_text(BOARD, encoding="utf-8")
    return "b.txt"


def document(run: Run, schema: Path, *words: str, status: int = 0, stdin: str = "") -> Any:
    done = run("sequence", *words, "--json", stdin=stdin)
    assert (done.returncode, done.stderr) == (status, "")
    found = json.loads(done.stdout)
    jsonschema.validate(found, json.loads(schema.read_text(encoding="utf-8")))
    return found


def test_the_document_has_the_sequences_and_what_finishes_one(run: Run, board: str) -> None:
    found = document(run, SCORE_SCHEMA, "score", board)
    blue, green, red = found["teams"]
    assert [team["count"] for team in (blue, green, red)] == [2, 0, 1]
    assert blue["sequences"][0] == [[1, 1], [1, 2], [1, 3], [1, 4], [1, 5]]
    assert (blue["finishing"], green["finishing"]) == ([[7, 5]], [[3, 9]])
    assert (found["playing"], found["wins_at"], found["outcome"]) == (3, 1, "several")
    assert found["winner"] is None
    assert {note["kind"] for note in found["notes"]} == {"sequence-first", "sequence-declared"}


FORMS = {
    "spaces": "\n".join(" ".join(row) for row in ROWS),
    "small letters": BOARD.lower(),
    "a list": "teams: 3\nboard:\n" + "\n".join(f'  - "{row}"' for row in ROWS),
    "a text": "board: |\n" + "\n".join(f"  {row}" for row in ROWS) + "\nplayers: 9\n",
    "JSON": json.dumps({"board": ROWS, "advanced": False}),
    "byte-order mark": "\ufeff" + BOARD.replace("\n", "\r\n"),
}


@pytest.mark.parametrize("form", FORMS)
def test_a_board_is_the_same_in_every_form(run: Run, board: str, form: str) -> None:
    right = document(run, SCORE_SCHEMA, "score", board)
    assert document(run, SCORE_SCHEMA, "score", "-", stdin=FORMS[form]) == right


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_fit_the_width_and_speak_every_language(run: Run, board: str, lang: str) -> None:
    commands: list[tuple[str, ...]] = [
        ("score", board, "--advanced"),
        ("check", board, "--claim", "blue=3", "--claim", "green=2", "--claim", "red=9"),
        ("check", board, *(word for n in range(4) for word in ("--claim", f"b={n}"))),
        ("setup", "--players", "12"),
        ("setup", "--players", "7"),
    ]
    for command in commands:
        done = run("sequence", *command, "--lang", lang)
        assert done.returncode in (0, 1), done.stderr
        assert max(map(len, done.stdout.split("\n"))) <= 80


def test_claims_give_their_status(run: Run, board: str) -> None:
    for claim, status in {"blue=2": 0, "rot=1": 0, "blue=3": 1}.items():
        found = document(run, CHECK_SCHEMA, "check", board, "--claim", claim, status=status)
        assert found["claims"][0]["holds"] is (status == 0)
    unknown = ("--fix", "1/3=.", "--claim", "blue=2")
    document(run, CHECK_SCHEMA, "check", board, *unknown, status=1)
    (reason, *_) = document(run, CHECK_SCHEMA, "check", board, "--claim", "R=2", status=1)[
        "claims"
    ][0]["reasons"]
    assert reason["kind"] == "six-as-two"


def test_a_claim_on_unknown_squares_is_left_open(run: Run, tmp_path: Path) -> None:
    (tmp_path / "b.txt").write_text(BOARD.replace("....B..GR.", "....?..GR."), encoding="utf-8")
    words = ("check", "b.txt", "--claim", "blue=2")
    assert document(run, CHECK_SCHEMA, *words, status=3)["claims"][0]["holds"] is None
    fixed = document(run, CHECK_SCHEMA, *words, "--fix", "5/5=B")
    assert fixed["claims"][0]["holds"]


def test_setup_tells_every_set_up(run: Run) -> None:
    found = document(run, SETUP_SCHEMA, "setup", "--players", "6")["setups"]
    assert [(s["teams"], s["hand"], s["wins_at"], s["chips"]) for s in found] == [
        (2, 5, 2, 48),
        (3, 5, 1, 48),
    ]
    for players, teams in product((1, 5, 8, 13), (3, 4)):
        words = ("setup", "--players", str(players), "--teams", str(teams))
        (one,) = document(run, SETUP_SCHEMA, *words)["setups"]
        assert (one["legal"], one["hand"]) == (False, None)
        assert one["reason"]


def test_the_picture_shows_the_board(run: Run, board: str, tmp_path: Path) -> None:
    for name in ("p.svg", "p.png"):
        done = run("sequence", "score", board, "--picture", name)
        assert (done.returncode, done.stderr) == (0, f"Saved as {name}.\n")
        again = run("sequence", "score", board, "--picture", name)
        assert again.returncode == 2, "never over another file"
    text = (tmp_path / "p.svg").read_text(encoding="utf-8")
    assert all(f">{sign}<" in text for sign in ("B1", "B2", "R1"))
    with Image.open(tmp_path / "p.png") as picture:
        # below the line through 1/3 (blue) and beside the letter of 2/10 (red)
        blue, red = (
            picture.getpixel(at) for at in ((56 + 240, 56 + 80), (56 + 936, 56 + 112 + 58))
        )
    assert isinstance(blue, tuple)
    assert isinstance(red, tuple)
    assert blue[2] > blue[0] + 50
    assert red[0] > red[2] + 50


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (BOARD.replace("....B..GR.", "....B..GR"), "line 7"),
        (BOARD.replace("....B..GR.", "....B..GX."), "5/9"),
        ("board: |\n" + "  ..........\n" * 9 + "  ....\n", "line 11"),
        ('board: ["B"]\n', "1 line"),
        ("board:\n" + "  - ..........\n" * 9 + "  - ....\n", "line 11"),
        (FORMS["a list"].replace("teams: 3", "players: 7"), "7 players"),
        (FORMS["a list"].replace("teams: 3", "tems: 3"), "teams"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(run: Run, text: str, told: str) -> None:
    done = run("sequence", "score", "-", stdin=text)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert done.stderr.count("\n") == 1
    assert uncolored(done.stderr).startswith("Error: -")


def test_under_the_advanced_rule_no_chip_is_called_safe_from_jacks(run: Run) -> None:
    empty = "." * 10
    six = "\n".join([empty, ".BBBBBB...", *[empty] * 8])
    kinds = [
        {
            note["kind"]
            for note in document(run, SCORE_SCHEMA, "score", "-", *more, stdin=six)["notes"]
        }
        for more in ((), ("--advanced",))
    ]
    assert "sequence-declared" in kinds[0]
    assert "sequence-broken" in kinds[1]
    assert "sequence-declared" not in kinds[1]


def test_strokes_lie_under_the_letters_of_chips() -> None:
    rows = ["." * 10, ".GGGGG....", ".G........", ".G........", ".G........", ".G........"]
    standing = standing_of(
        Board((*rows, *["." * 10] * 4)), Match(2, 2, assumed=False, advanced=False)
    )
    items = board_items(standing)
    strokes = [at for at, item in enumerate(items) if isinstance(item, Shape) and not item.closed]
    letters = [at for at, item in enumerate(items) if isinstance(item, Label) and item.text == "G"]
    assert (len(strokes), len(letters)) == (4, 9)
    assert max(strokes) < min(letters)


@pytest.mark.parametrize(
    ("lang", "one", "several"),
    [
        ("en", "Not known: 2/5. Put it right", "Put them right"),
        ("de", "Ist das Feld", "Sind die Felder"),
        ("fr", "Corrigez-la", "Corrigez-les"),
        ("it", "Correggila", "Correggile"),
    ],
)
def test_one_square_and_several_are_told_apart(run: Run, lang: str, one: str, several: str) -> None:
    for row, told in (("....?.....", one), ("....??....", several)):
        typed = "\n".join(["." * 10, row, *["." * 10] * 8])
        done = run("sequence", "score", "-", "--lang", lang, stdin=typed)
        assert told in " ".join(done.stdout.split())


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "1 team is not"),
        ("de", "1 Mannschaft ist nicht"),
        ("fr", "1 équipe, c’est impossible"),
        ("it", "1 squadra non è"),
    ],
)
def test_one_team_is_told_in_the_singular(run: Run, lang: str, told: str) -> None:
    typed = "board: [" + ", ".join(["." * 10] * 10) + "]\nteams: 1\n"
    assert told in run("sequence", "score", "-", "--lang", lang, stdin=typed).stderr
    setup = run("sequence", "setup", "--players", "6", "--teams", "1", "--lang", lang)
    assert told.split(",", maxsplit=1)[0] in setup.stdout
