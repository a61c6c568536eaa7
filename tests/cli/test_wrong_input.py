"""Whatever is wrong: the right exit status, nothing on standard output, one line that helps.

Each case is an input, and the words that must stand in the line: where, what, and what to do.
"""

import os
import shlex
import stat
import subprocess
import unicodedata
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.conftest import Run, clean_environment, quick_first

GOALS = "objectives: [3, 9, 19]\n"
HEAD = "deck: demo\n" + GOALS
ANN = "players:\n  - {name: Ann, sideboard: 1 2 3 4 5 6 7 8}\n"
GAME = HEAD + ANN
ROW = "objectives: {19: {kind: rows, of: color, rows: 1}}\n"
OPTIONS = ("score", "--deck", "demo", "--objectives", "3,9,19", "--player")


class File(NamedTuple):
    """A game file and the words of its error."""

    name: str
    data: str | bytes
    words: tuple[str, ...]


FILES = [
    # What is no text, or no YAML
    File("utf-16", GAME.encode("utf-16"), ("UTF-8", "save it")),
    File("latin-1", GAME.replace("Ann", "Zoë").encode("latin-1"), ("line 4", "UTF-8", "save it")),
    File("binary", b"\x7fELF\0\0\1", ("not a text file", "name a YAML")),
    File("huge", b"#" * 4_000_001, ("4 MB", "right one")),
    File("empty", "", ("empty", "README")),
    File("comment", "# to do\n", ("empty", "README")),
    File("list", "- a\n", ("line 1", "list", "name: value")),
    File("two documents", GAME + "---\n" + GAME, ("line 5", "second document", "keep one")),
    File("tab", HEAD + "players:\n\t- name: Ann\n", ("line 4", "tab", "spaces")),
    File("indented", "deck: demo\n objectives: [3]\n", ("line 2", "indented", "put")),
    File("open bracket", "deck: demo\nobjectives: [3, 9\n" + ANN, ("line 2", "bracket", "closed")),
    File("open quote", 'deck: "demo\n' + GOALS + ANN, ("line 1", "quotation mark", "closed")),
    File("flow brackets", "[" * 5000, ("line 1", "too many", "needs")),
    File("block brackets", "- " * 5000, ("line 1", "too many", "needs")),
    File("json brackets", '{"a":' * 5000 + "1" + "}" * 5000, ("line 1", "too many", "needs")),
    File("alias", HEAD + "players: *all\n", ("line 3", "*all", "write the value")),
    File("control character", HEAD + "players: \x01\n", ("line 3", "U+0001", "delete")),
    # Fields
    File("twice", GAME + GOALS, ("line 5", "objectives", "first in line 2", "keep one")),
    File("unknown", "dekc: demo\n" + GOALS, ("line 1", "dekc", "Did you mean deck?")),
    File("no objectives", "deck: demo\n" + ANN, ("objectives", "missing", "add")),
    File("edition no", GAME + "edition: no\n", ("line 5", "edition is no", "use one of")),
    File("variant", GAME + "variant: 4\n", ("line 5", "variant is 4", "use one of")),
    File("partial", GAME + "partial: 2\n", ("line 5", "partial is 2", "write true")),
    File("objectives 1:30", "objectives: [1:30]\n", ("line 1", "1:30", "whole number")),
    File(
        "pattern 1:30",
        "objectives:\n  colors: {pattern: [1:30], points: 1}\n" + ANN,
        ("line 2", "1:30", "X (or 1)"),
    ),
    File("no players", HEAD, ("no players", "1 to 6")),
    File("players", HEAD + "players: Ann\n", ("line 3", "players", "list", "- ")),
    File("nameless", HEAD + "players:\n- {sideboard: 1}\n", ("line 4", "name", "missing", "add")),
    File("photo", HEAD + "players:\n- {name: A, photo: a.jpg}\n", ("line 4",)),
    File("turn", HEAD + "players:\n- {name: A, turn: 90}\n", ("line 4", "turn")),
    File("no deck", "deck: dmeo\n" + GOALS + ANN, ("no deck dmeo", "Did you mean demo?")),
    File("deck file", "deck: no.yaml\n" + GOALS + ANN, ("no.yaml", "no such file", "check")),
    File("empty deck", "deck: ''\n" + GOALS + ANN, ("deck",)),
    # Texts that would break a line or change the colours of the terminal
    File("field of two lines", '"a\\nb": 1\n', ("line 1", "no field")),
    File("field with colour", '"a\\e[31m": 1\n', ("line 1", "no field")),
    File("deck of two lines", 'deck: "a\\nb"\n' + GOALS + ANN, ("no deck", "there are")),
    File(
        "pattern of two lines",
        'objectives: {colors: {pattern: ["XY\\e[31m\\n"], points: 1}}\n',
        ("line 1", "pattern"),
    ),
]

PLAYERS = [
    ("Ann", ("Ann", "NAME=CARDS")),
    ("Ann=", ("player Ann", "no cards", "add")),
    ("=1", ("no name", "give one")),
    ("Ann=@a.jpg", ("player Ann", "a.jpg")),
    ("A=b=@x=y.jpg", ("player A=b", "x=y.jpg")),  # the first =@ parts them
    ("Ann=1 2 3 4 5 6 7", ("player Ann", "7 cards", "--partial")),
    ("Ann=1 2 3 4 5 6 7 8 9", ("player Ann", "9 cards", "has 8")),
    ("Ann=RTPO 2 3 4 5 6 7 8", ("player Ann, card 1", "4 drawers")),
    ("Ann=1 RRTPO 3 4 5 6 7 8", ("card 2", "red", "lacks black", "no such card")),
    ("Ann=1 RTTPKO 3 4 5 6 7 8", ("card 2", "6 drawers", "Did you mean RTPKO?")),
    ("Ann=61 2 3 4 5 6 7 8", ("card 1", "61", "1 to 60", "Did you mean")),
    ("Ann=1 2 3 4 5 6 7 RTPOK", ("card 8", "RTPOK", "card 1", "correct one")),
    ("Ann=R\x1b[31mTPO 2", ("player Ann, card 1",)),
    ("Ann=\udcff 2", ("player Ann, card 1",)),
    ("A\x1b[31mnn=1 2 3 4 5 6 7 8", ("U+001B", "delete")),
    ("A\nnn=1 2 3 4 5 6 7 8", ("U+000A", "delete")),
]

COMMANDS = [
    (("scroe",), ("scroe", "Did you mean score?")),
    (("deck", "shw"), ("shw", "Did you mean show?")),
    (("score", "--plyer", "x"), ("--plyer", "Did you mean --player?")),
    (("score", "--deck"), ("--deck", "sideboards-score score --help")),
    (("score", "a.yaml", "b.yaml"), ("b.yaml", "quotes")),
    (("score", "no.yaml"), ("no.yaml", "no such file", "check")),
    (("score", "."), ("folder", "name a file")),
    (("score", "/dev/zero"), ("/dev/zero", "4 MB")),
    (("score", ""), ("file",)),
    (("score",), ("game.yaml", "--player", "terminal")),
    (("score", "--json"), ("game.yaml", "--player", "terminal")),
    (("score", "--objectives", "3,9,19"), ("no players", "--player")),
    (("score", "--player", "Ann=1"), ("no objectives", "--objectives")),
    (("score", "--lang", "es"), ("es", "en, de, fr, it")),
    (("deck", "show", "demo", "--deck", "retail"), ("demo", "retail", "name one")),
    (("objective", "show", "31", "--deck", "demo"), ("31", "1-30")),
    (("objective", "show"), ("NUMBER", "--help")),
]


def one_line(done: "subprocess.CompletedProcess[str]", words: tuple[str, ...]) -> str:
    """The only line of an error that is the user's to put right."""
    assert (done.returncode, done.stdout) == (2, "")
    line = done.stderr.removesuffix("\n")
    assert line.startswith("Error: ")
    unprintable = [sign for sign in line if unicodedata.category(sign)[0] == "C"]
    assert not unprintable
    assert [word for word in words if word not in line] == []
    return line


@pytest.mark.parametrize("file", FILES, ids=[file.name for file in FILES])
def test_wrong_game_file(
    run: Run, tmp_path: Path, file: File, request: pytest.FixtureRequest
) -> None:
    if file.name == "photo":
        request.getfixturevalue("opencv")
    data = file.data if isinstance(file.data, bytes) else file.data.encode()
    (tmp_path / "game.yaml").write_bytes(data)
    one_line(run("score", "game.yaml", "--lang", "en"), file.words)


@pytest.mark.parametrize(("player", "words"), PLAYERS)
def test_wrong_player(
    run: Run, player: str, words: tuple[str, ...], request: pytest.FixtureRequest
) -> None:
    if "=@" in player:
        request.getfixturevalue("opencv")
    one_line(run(*OPTIONS, player, "--lang", "en"), words)


@pytest.mark.parametrize(("command", "words"), COMMANDS, ids=[" ".join(c) for c, _ in COMMANDS])
def test_wrong_command(run: Run, command: tuple[str, ...], words: tuple[str, ...]) -> None:
    one_line(run(*command), words)


def test_extra_argument_in_german_is_told_in_german(run: Run) -> None:
    line = run("score", "a.yaml", "b.yaml", "--lang", "de").stderr
    assert "b.yaml" in line
    assert "unexpected" not in line


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_reason_of_the_system_is_not_told_in_english(run: Run, language: str) -> None:
    line = run("score", "x" * 300, "--lang", language).stderr
    assert "xxx" in line
    assert "File name too long" not in line


def test_language_without_a_command_asks_for_help(run: Run) -> None:
    done = run("--lang", "de")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Aufruf: sideboards-score" in done.stdout


def test_option_of_the_command_line_is_not_laid_at_the_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(GAME, encoding="utf-8")
    line = one_line(run("score", "game.yaml", "--objectives", "3,,19"), ("--objectives",))
    assert "game.yaml" not in line


def test_fault_of_the_environments_deck_names_the_variable(run: Run) -> None:
    one_line(run("deck", "list", SIDEBOARDS_DECK="no.yaml"), ("no.yaml", "SIDEBOARDS_DECK"))


def test_deck_with_a_space_in_its_name_can_be_pasted(run: Run, tmp_path: Path) -> None:
    (tmp_path / "my deck.yaml").write_text("cards: {1r: x}\nobjectives: {}\n", encoding="utf-8")
    line = one_line(run("deck", "show", "my deck.yaml"), ("1 more fault",))
    command = line.partition("sideboards-score ")[2].rstrip(").")
    assert run(*shlex.split(command)).stdout.count("my deck.yaml, ") == 2


def test_deck_title_cannot_break_the_page(run: Run, tmp_path: Path) -> None:
    text = 'name: "a\\nb\\e[31m"\ncards: {1: RfTPsOKb}\nobjectives: {}\n'
    (tmp_path / "deck.yaml").write_text(text, encoding="utf-8")
    done = run("deck", "show", "deck.yaml")
    assert done.returncode in (0, 2)
    assert "\x1b" not in done.stdout + done.stderr
    assert "\nb" not in done.stdout + done.stderr


# Objectives that the printed deck does not know: the line must lead to the right score.


def retail(run: Run, *options: str) -> str:
    """The command line printed for a game with the printed deck."""
    done = run("score", "--deck", "retail", *options, "--player", "A'n n=1 2 3 4 5 6 7 8")
    line = one_line(done, ("retail", "run: sideboards-score score"))
    return line.partition("run: sideboards-score ")[2]


@pytest.mark.parametrize("objectives", ["3,9,19", "19,3,9", "3,XX=2,19", "XX=2,9,19"])
def test_printed_command_runs_when_pasted(run: Run, objectives: str) -> None:
    command = retail(run, "--objectives", objectives, "--variant", "four-cards")
    done = run(*shlex.split(command))
    assert (done.returncode, done.stderr) == (0, "")
    assert "A'n n wins" in done.stdout or "A'n n  " in done.stdout


def test_placeholder_is_the_objective_that_is_not_known(run: Run) -> None:
    done = run(
        "score", "--deck", "retail", "--objectives", "XX=2,9,19", "--player", "A=1 2 3 4 5 6 7 8"
    )
    line = one_line(done, ("objective 9",))
    assert "in place of XX=2" not in line


def test_both_unknown_objectives_are_named(run: Run) -> None:
    # Whoever replaces one example only would be given a wrong score without a word.
    done = run(
        "score", "--deck", "retail", "--objectives", "3,9,19", "--player", "A=1 2 3 4 5 6 7 8"
    )
    before_command = one_line(done, ()).partition("run: ")[0]
    words = ("3", "9", "X.X/.X.=4", "X./.X=3")
    assert [word for word in words if word not in before_command] == []


def test_printed_command_keeps_a_row_objective_that_was_spelled_out(
    run: Run, tmp_path: Path
) -> None:
    goals = "objectives: {colors: 3, handles: 9, rows: {of: color, rows: 2}}\n"
    (tmp_path / "game.yaml").write_text("deck: retail\n" + goals + ANN, encoding="utf-8")
    line = one_line(run("score", "game.yaml"), ())
    if "run: " in line:
        assert run(*shlex.split(line.partition("run: sideboards-score ")[2])).returncode == 0


def test_incomplete_spelled_out_objective_is_the_files_fault(run: Run, tmp_path: Path) -> None:
    goals = "objectives:\n  colors: {pattern: [XX]}\n  handles: 9\n  rows: 19\n"
    (tmp_path / "game.yaml").write_text("deck: demo\n" + goals + ANN, encoding="utf-8")
    line = one_line(run("score", "game.yaml"), ("game.yaml", "line 3", "points"))
    assert "None" not in line


# Output and input that break


def shell(program: str, command: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run a line of shell, `$S` being the program; its status is that of the program."""
    (folder / "game.yaml").write_text(GAME, encoding="utf-8")
    return subprocess.run(
        ["bash", "-c", command],  # noqa: S607 - the tests of redirections need a shell
        capture_output=True,
        cwd=folder,
        env=clean_environment(S=program),
        encoding="utf-8",
        timeout=120,
        check=False,
    )


STREAMS = [
    ("$S score game.yaml | head -1; exit ${PIPESTATUS[0]}", 0),
    ("$S check game.yaml --claim Ann=0 | true; exit ${PIPESTATUS[0]}", 1),
    # Half a picture would be in the way of the next try.
    ("(ulimit -f 2; $S check game.yaml --proof p.svg); s=$?; [ ! -e p.svg ] && exit $s", 2),
    ("$S score game.yaml <&- >&- 2>&-", 2),
    ("mkfifo f; cat game.yaml > f & $S score f", 0),
    ("$S score no.yaml 2>/dev/full", 2),
    ("$S score game.yaml --json | true; exit ${PIPESTATUS[0]}", 0),
    ("$S score --help | true; exit ${PIPESTATUS[0]}", 0),
    ("$S check game.yaml --claim Ann=0 --json | true; exit ${PIPESTATUS[0]}", 1),
    ("$S score game.yaml > /dev/full", 2),
    ("$S score game.yaml --json > /dev/full", 2),
    ("$S score --help > /dev/full", 2),
    ("$S score game.yaml >&-", 2),
    ("$S score no.yaml 2>&-", 2),
    ("$S score - <&-", 2),
    ("$S score - < game.yaml", 0),
    ("$S score <&-", 2),
]


@pytest.mark.parametrize(("command", "status"), quick_first(6, STREAMS))
def test_closed_and_full_streams(program: str, tmp_path: Path, command: str, status: int) -> None:
    done = shell(program, command, tmp_path)
    assert done.returncode == status
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") <= 1


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "utf-16", "utf-8:strict"])
@pytest.mark.parametrize("options", [(), ("--json",)])
def test_any_encoding_of_the_output(run: Run, encoding: str, options: tuple[str, ...]) -> None:
    names = ["שלום=1 2 3 4 5 6 7 8", "Zoë 👩\u200d👧 [red]=11 12 13 14 15 16 17 18"]
    done = run(*OPTIONS, names[0], "--player", names[1], *options, PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, "")
    assert "[red]" in done.stdout


# Files that must not be lost


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("there.yaml", ("there.yaml", "exists already", "another name")),
        ("no/game.yaml", ("no folder no", "make it")),
        (".", ("folder", "name a file")),
        ("", ("--save",)),
    ],
)
def test_nowhere_to_save(run: Run, tmp_path: Path, name: str, words: tuple[str, ...]) -> None:
    (tmp_path / "game.yaml").write_text(GAME, encoding="utf-8")
    (tmp_path / "there.yaml").write_text("mine", encoding="utf-8")
    one_line(run("score", "game.yaml", "--save", name), words)
    assert (tmp_path / "game.yaml").read_text(encoding="utf-8") == GAME
    assert (tmp_path / "there.yaml").read_text(encoding="utf-8") == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.yaml", "there.yaml"]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read and write everything")
def test_without_permission(run: Run, tmp_path: Path) -> None:
    game = tmp_path / "game.yaml"
    game.write_text(GAME, encoding="utf-8")
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    one_line(run("score", "game.yaml", "--save", "b.yaml"), ("b.yaml", "another place"))
    game.chmod(0)
    one_line(run("score", "game.yaml"), ("game.yaml", "cannot be read", "permissions"))
    tmp_path.chmod(stat.S_IRWXU)


def test_deck_path_in_another_encoding_can_be_scored(run: Run, tmp_path: Path) -> None:
    deck = os.fsdecode(b"d\xff.yaml")
    (tmp_path / deck).write_text("cards: {1: RfTPsOKb}\n" + ROW, encoding="utf-8")
    command = ("score", "--deck", deck, "--objectives", "XX=1,XX=1,19", "--player", "A=1")
    done = run(*command, "--partial", "--save", "game.json")
    assert done.returncode in (0, 2)
    assert "Traceback" not in done.stderr


def test_card_that_nobody_knows_anything_about_is_scored_at_once(run: Run, tmp_path: Path) -> None:
    # An owner's deck may have such a card: `run` ends a program that never comes back.
    cards = 'cards: {1: "?x?x?x?x?x", 2: RfTPsOKb}\n'
    (tmp_path / "deck.yaml").write_text(cards + ROW, encoding="utf-8")
    command = ("score", "--deck", "deck.yaml", "--objectives", "XX=1,XX=1,19", "--partial")
    done = run(*command, "--player", "A=1", "--player", "B=2")
    assert (done.returncode, done.stderr) == (0, "")
