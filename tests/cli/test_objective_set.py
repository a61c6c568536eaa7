"""`objective set`, with options and at a terminal."""

import json
from pathlib import Path

import jsonschema
import pytest

from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.model.cards import Color, Handle
from sideboards_score.model.objectives import Objective, Of, Pattern, PatternObjective, RowObjective
from sideboards_score.render.documents.objectives import OBJECTIVE_SET_SCHEMA
from sideboards_score.words import Words
from tests.cli.conftest import Sit
from tests.conftest import Run, quick_first

OWN = ("--deck", "own.yaml")

CASES: list[tuple[list[str], Objective]] = [
    (
        ["3", "--pattern", "X.X/.X.", "--points", "4"],
        PatternObjective(3, Of.COLOR, Pattern.of("X.X", ".X."), 4),
    ),
    (["9", "--pattern", "1./.1"], PatternObjective(9, Of.HANDLE, Pattern.of("X.", ".X"), None)),
    (["14", "--points", "9"], PatternObjective(14, Of.HANDLE, None, 9)),
    (["27", "--lines", "1,5"], RowObjective(27, Of.COLOR, 2, None, (1, 5))),
    (["28", "--lines", "2 3"], RowObjective(28, Of.HANDLE, 2, None, (2, 3))),
    (["27", "--rows", "2"], RowObjective(27, Of.COLOR, 2)),
    (["15", "--lines", "3"], RowObjective(15, Of.COLOR, 1, None, (3,))),
    (["19", "--value", "rosa"], RowObjective(19, Of.COLOR, 1, Color.PINK)),
    (["24", "--value", "any"], RowObjective(24, Of.HANDLE, 1)),
    (["17", "--value", "bar", "--rows", "2"], RowObjective(17, Of.HANDLE, 2, Handle.BAR)),
    (
        ["31", "--of", "handle", "--pattern", "XX", "--points", "2"],
        PatternObjective(31, Of.HANDLE, Pattern.of("XX"), 2),
    ),
    (["32", "--of", "Farbe", "--rows", "2"], RowObjective(32, Of.COLOR, 2)),
    (["3", "--of", "color", "--points", "4"], PatternObjective(3, Of.COLOR, None, 4)),
]


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    CASES,
    ids=lambda part: " ".join(part) if isinstance(part, list) else "",
)
def test_what_is_stored(run: Run, tmp_path: Path, arguments: list[str], wanted: Objective) -> None:
    done = run("objective", "set", *arguments, *OWN, "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    jsonschema.validate(told, json.loads(OBJECTIVE_SET_SCHEMA.read_text(encoding="utf-8")))
    assert load_deck(str(tmp_path / "own.yaml"), Path()).objectives[int(arguments[0])] == wanted
    again = run("objective", "set", *arguments, *OWN)
    assert Words("en")("deck-unchanged", file="own.yaml") in again.stderr
    listed = json.loads(run("objective", "list", *OWN, "--json").stdout)["objectives"]
    assert sum(one["complete"] for one in listed) == 16 + (
        wanted.complete and wanted.number not in range(15, 31)
    )


WRONG = [
    ["3"],
    ["19", "--json"],
    ["31", "--points", "4"],
    ["x", "--points", "4"],
    ["3", "--pattern", "X.Y", "--points", "4"],
    ["3", "--pattern", "", "--points", "4"],
    ["3", "--points", "none"],
    ["3", "--points", "0"],
    ["3", "--lines", "1,4"],
    ["27", "--pattern", "X.X"],
    ["27", "--lines", "1,6"],
    ["27", "--lines", "1,1"],
    ["27", "--lines", "one"],
    ["27", "--lines", "1,4", "--rows", "1"],
    ["17", "--rows", "3"],
    ["19", "--value", "blau-rot"],
    ["31", "--of", "handle", "--value", "red"],
    ["31", "--of", "color", "--lines", ""],
]


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_wrong_input_is_one_line_and_writes_nothing(
    run: Run, tmp_path: Path, arguments: list[str]
) -> None:
    done = run("objective", "set", *arguments, *OWN)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_guided_row_by_row(sit: Sit, tmp_path: Path, lang: str) -> None:
    terminal = sit("objective", "set", "3", *OWN, lang=lang)
    kind = terminal.words("kind-colors")
    terminal.told("set-ask-pattern", number=3, kind=kind)
    for number, line in enumerate(("X.X", ".X.", ""), 1):
        terminal.asked("set-ask-row", line, number=number)
    terminal.told("set-forms")
    terminal.asked("ask-points", "4", number=3)
    terminal.asked("set-ask-save", {"en": "y", "de": "ja", "fr": "o", "it": "s"}[lang], number=3)
    assert terminal.end() == 0
    drawn = terminal.text
    for form in ("X.X", ".X.", "X.", ".X"):
        assert form in drawn
    goal = load_deck(str(tmp_path / "own.yaml"), Path()).objectives[3]
    assert goal == PatternObjective(3, Of.COLOR, Pattern.of("X.X", ".X."), 4)


def test_guided_with_slashes_mistakes_and_a_step_back(sit: Sit, tmp_path: Path) -> None:
    terminal = sit("objective", "set", "9", *OWN)
    terminal.asked("set-ask-row", "X/Q", number=1)
    terminal.told("pattern-sign", row="Q", sign="Q")
    terminal.asked("set-ask-row", "X./.X", number=1)
    terminal.asked("ask-points", "<", number=9)
    terminal.asked("set-ask-row", "XX", number=1)
    terminal.asked("set-ask-row", "", number=2)
    terminal.asked("ask-points", "three", number=9)
    terminal.told("set-points-wrong", most=999_999)
    terminal.asked("ask-points", "3", number=9)
    terminal.asked("set-ask-save", "perhaps", number=9)
    terminal.told("ask-yes-or-no")
    terminal.asked("set-ask-save", "y", number=9)
    assert terminal.end() == 0
    goal = load_deck(str(tmp_path / "own.yaml"), Path()).objectives[9]
    assert goal == PatternObjective(9, Of.HANDLE, Pattern.of("XX"), 3)


@pytest.mark.parametrize("ending", ["no", "interrupt", "close"])
def test_guided_and_not_saved(sit: Sit, tmp_path: Path, ending: str) -> None:
    terminal = sit("objective", "set", "9", *OWN)
    terminal.asked("set-ask-row", "X./.X", number=1)
    terminal.asked("ask-points", "3", number=9)
    terminal.told("set-ask-save", number=9)
    {
        "no": lambda: terminal.type("n"),
        "interrupt": terminal.interrupt,
        "close": terminal.close_input,
    }[ending]()
    assert terminal.end() == 130
    assert list(tmp_path.iterdir()) == []


ROWS: list[tuple[list[str], RowObjective]] = [
    (["1", "3", "red"], RowObjective(27, Of.COLOR, 1, Color.RED, (3,))),
    (["2", "", ""], RowObjective(27, Of.COLOR, 2)),
    (["", "", "rot"], RowObjective(27, Of.COLOR, 2, Color.RED)),
    (["2", "2,5", ""], RowObjective(27, Of.COLOR, 2, None, (2, 5))),
    (["1", "", "bar"], RowObjective(27, Of.HANDLE, 1, Handle.BAR)),
    (
        ["1", "<", "2", "1,2", "<", "4,5", "red", "<", ""],
        RowObjective(27, Of.COLOR, 2, None, (4, 5)),
    ),
]


@pytest.mark.parametrize(
    ("answers", "wanted"), quick_first(2, ROWS), ids=lambda part: str(part)[:20]
)
def test_guided_rows(sit: Sit, tmp_path: Path, answers: list[str], wanted: RowObjective) -> None:
    terminal = sit("objective", "set", "27", *OWN)
    terminal.told("set-ask-rows", present="2")
    for answer in answers:
        terminal.type(answer)
    terminal.asked("set-ask-save", "y", number=27)
    assert terminal.end() == 0
    assert load_deck(str(tmp_path / "own.yaml"), Path()).objectives[27] == wanted


def test_guided_rows_take_no_nonsense(sit: Sit, tmp_path: Path) -> None:
    terminal = sit("objective", "set", "27", *OWN)
    present = terminal.words("rows-lines", of=terminal.words("of-color"), lines=(1, 4), count=2)
    terminal.told("set-present", file="own.yaml", number=27, present=present)
    for question, wrong in (("rows", ["3", "two"]), ("lines", ["1", "1,1", "0,6", "x"])):
        for answer in wrong:
            terminal.asked(f"set-ask-{question}", answer, present="2")
        terminal.asked(f"set-ask-{question}", {"rows": "2", "lines": "1,4"}[question], present="2")
    terminal.asked("set-ask-value", "loud")
    terminal.asked("set-ask-value", "")
    terminal.asked("set-ask-save", "n", number=27)
    assert terminal.end() == 130
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_what_is_known_of_an_objective_is_shown(run: Run, lang: str) -> None:
    words = Words(lang)
    run("objective", "set", "3", "--pattern", "XX/.X", *OWN)
    run("objective", "set", "4", "--points", "7", *OWN)
    listed = run("objective", "list", *OWN, "--lang", lang).stdout
    assert f"XX/.X  {words('points-unknown')}" in listed
    assert words("pattern-unknown-points", count=7) in listed
    three, four = (run("objective", "show", n, *OWN, "--lang", lang).stdout for n in "34")
    assert words("points-unknown-how", number=3).split(". ")[0] in three
    assert "XX" in three
    assert words("points-each", count=7) in four
    assert words("pattern-unknown-how").split(".")[0] in four


def test_a_number_that_no_card_has_is_told_of_the_deck_in_use(run: Run) -> None:
    assert run("objective", "set", "3", "--points", "4", *OWN).returncode == 0
    done = run("objective", "set", "31", "--points", "4", *OWN)
    assert done.returncode == 2
    assert "own.yaml" in done.stderr
    assert "retail" not in done.stderr
