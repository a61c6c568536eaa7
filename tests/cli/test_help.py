"""Help, usage errors, exit statuses and the version."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sideboards_score import __version__
from sideboards_score.cli import app as program_module
from sideboards_score.cli.groups import program
from sideboards_score.service import scoring
from sideboards_score.words import Words
from tests.conftest import ROOT, Run, clean_environment

WORDS = Words("en")
SAMPLE = str(ROOT / "samples" / "games" / "two-players.yaml")
TYPED = ["--deck", "demo", "--objectives", "3,9,19"]
Refused = Callable[..., str]

CARDS = "1 2 3 4 5 6 7 8"


@pytest.fixture
def refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Refused:
    """The message for wrong input, from the program in this process: many of them are quick."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", None)

    def message(*arguments: str) -> str:
        assert program_module.run(["--lang", "en", *arguments]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert printed.err.startswith("Error: ")
        assert printed.err.count("\n") == 1
        return printed.err

    return message


def commands() -> Iterator[tuple[list[str], list[str]]]:
    """Every command with its options, groups included."""
    waiting: list[tuple[list[str], Any]] = [([], program(lambda: None))]
    while waiting:
        path, command = waiting.pop()
        options = [name for param in command.params for name in param.opts if name[0] == "-"]
        yield path, options
        members = getattr(command, "commands", {})
        waiting += [([*path, name], member) for name, member in members.items()]


COMMANDS = sorted(commands())


def test_commands_of_this_version_are_all_found() -> None:
    names = {" ".join(path) for path, _ in COMMANDS}
    assert {"", "score", "deck", "deck list", "objective show"} <= names


@pytest.mark.parametrize(("path", "options"), COMMANDS, ids=lambda part: " ".join(part) or "-")
def test_help_names_every_option(run: Run, path: list[str], options: list[str]) -> None:
    done = run(*path, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(" ".join(["Usage: sideboards-score", *path]))
    for option in [*options, "--help"]:
        assert option in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 100


def test_short_option_for_help(run: Run) -> None:
    assert run("score", "-h").stdout == run("score", "--help").stdout


@pytest.mark.parametrize("path", [[], ["deck"], ["objective"]])
def test_no_command_at_all_is_a_wish_for_help(run: Run, path: list[str]) -> None:
    done = run(*path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == run(*path, "--help").stdout


def test_optional_arguments_have_one_pair_of_brackets(run: Run) -> None:
    assert "[[" not in run("score", "--help").stdout
    assert "[[" not in run("deck", "show", "--help").stdout


WRONG = {
    "scor": (["scor"], "score"),
    "deck lst": (["deck", "lst"], "list"),
    "objektive": (["objektive", "list"], "objective"),
    "--objektives": (["score", "--objektives", "3,9,19"], "--objectives"),
    "--plaier": (["score", "--plaier", f"Ann={CARDS}"], "--player"),
    "--jason": (["score", SAMPLE, "--jason"], "--json"),
    "--versoin": (["--versoin"], "--version"),
    "edition": (["score", SAMPLE, "--edition", "fra"], "fr"),
    "variant": (["score", SAMPLE, "--variant", "four-card"], "four-cards"),
    "deck name": (["deck", "show", "retial"], "retail"),
    "swap": (["score", *TYPED, "--player", f"Lydia={CARDS}", "--swap-used", "Lidia"], "Lydia"),
}


@pytest.mark.parametrize("case", WRONG)
def test_misspelt_word_gets_the_nearest_one(refused: Refused, case: str) -> None:
    arguments, suggestion = WRONG[case]
    assert refused(*arguments).endswith(WORDS("did-you-mean", nearest=suggestion) + "\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ["xyzzy"],
        ["--xyzzy"],
        ["score", "--xyzzy"],
        ["score", "-x"],
        ["score", SAMPLE, "--lang", "xx"],
        ["score", SAMPLE, SAMPLE],
        ["score", SAMPLE, "--json=1"],
        ["score", SAMPLE, "--player", f"Ann={CARDS}"],
        ["score", "missing.yaml"],
        ["score", "."],
        ["score", ""],
        ["score", "-"],
        ["score", *TYPED],
        ["score", *TYPED, "--player", "Ann"],
        ["score", *TYPED, "--player", "Ann=1 2 3"],
        ["score", *TYPED, "--player", f"Ann={CARDS}", "--save", "no/folder.yaml"],
        ["score", "--player", f"Ann={CARDS}"],
        ["score", *TYPED, "--player", "Ann=@"],
        ["score", "--objectives", "3,9,19", "--player", f"Ann={CARDS}"],
        ["score", "--deck", "no.yaml", "--objectives", "3,9,19", "--player", f"Ann={CARDS}"],
        ["objective", "show"],
        ["objective", "show", "99"],
        ["deck", "show", "missing.yaml"],
        ["deck", "show", "demo", "--deck", "retail"],
    ],
    ids=" ".join,
)
def test_wrong_input_is_one_line_and_status_2(refused: Refused, arguments: list[str]) -> None:
    refused(*arguments)


@pytest.mark.parametrize("arguments", [["scor"], ["score", "missing.yaml"], ["score", "--deck"]])
def test_wrong_input_ends_the_process_with_status_2(run: Run, arguments: list[str]) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Error: ")
    assert done.stderr.count("\n") == 1


def test_missing_value_points_to_the_help_of_its_command(run: Run) -> None:
    assert "sideboards-score score --help" in run("score", "--deck").stderr


def test_flag_with_a_value_is_not_said_to_lack_one(refused: Refused) -> None:
    text = WORDS("usage-option-value", option="--json", command="sideboards-score score")
    assert text[: text.index(";")] not in refused("score", SAMPLE, "--json=1")


def test_usage_errors_are_told_in_the_chosen_language(run: Run) -> None:
    done = run("score", SAMPLE, SAMPLE, "--lang", "de")
    assert "unexpected" not in done.stderr


@pytest.mark.parametrize("arguments", [["score", SAMPLE], ["deck", "list"], ["objective", "list"]])
def test_what_succeeds_has_status_0(run: Run, arguments: list[str]) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_fault_of_the_program_is_one_line_and_status_70(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(scoring, "score_game", broken)
    monkeypatch.delenv("SIDEBOARDS_DEBUG", raising=False)
    assert program_module.run(["score", SAMPLE, "--lang", "en"]) == 70
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("This is a fault of the program (RuntimeError at test_help.py:")
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [["--version"], ["--version", "--lang", "de"], ["--lang", "de", "--version"]],
    ids=" ".join,
)
def test_version(run: Run, arguments: list[str]) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout, done.stderr) == (
        0,
        f"sideboards-score {__version__}\n",
        "",
    )


@pytest.mark.parametrize(
    "arguments",
    [["score", "--help"], ["--version"], ["score", SAMPLE], ["scor"], ["score"]],
    ids=" ".join,
)
def test_python_m_works_the_same(run: Run, tmp_path: Path, arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sideboards_score", *arguments],
        capture_output=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        cwd=tmp_path,
        env=clean_environment(),
        check=False,
    )
    expected = run(*arguments)
    assert (done.returncode, done.stdout, done.stderr) == (
        expected.returncode,
        expected.stdout,
        expected.stderr,
    )
