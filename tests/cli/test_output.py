"""What is printed where: colours, encodings, widths, and outputs that fail."""

import io
import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len

from sideboards_score.cli.output import shown
from sideboards_score.entry.game.game_file import read_game_file
from sideboards_score.entry.game.request import build_game
from sideboards_score.model.breakdown import GameScore
from sideboards_score.render.page import WIDTH
from sideboards_score.render.text.breakdown import score_page
from sideboards_score.rules.scoring import score_game
from sideboards_score.words import LANGUAGES, TOPICS, Words, sentences
from tests.cli.conftest import Sit
from tests.cli.terminal import uncolored
from tests.conftest import ROOT, Run, clean_environment, quick_first

GAMES = ROOT / "samples" / "games"
SAMPLES = sorted(path.name for path in GAMES.iterdir() if path.suffix in (".yaml", ".json"))
SAMPLE = str(GAMES / "six-players.yaml")
ON_A_TERMINAL = ["worked-example.yaml", "unknown-drawers.yaml", "solo.yaml"]

NAMES = ["Zoë", "李雷", "Łukasz", "🎲"]
ENCODINGS = ["ascii", "ascii:strict", "latin-1", "cp437", "cp1252", "utf-16", "utf-8:strict"]
LETTERS = [
    *[("ä", "a"), ("Ü", "U"), ("ß", "s"), ("é", "e"), ("ñ", "n"), ("ł", "l"), ("Ł", "L")],
    *[("ø", "o"), ("Ø", "O"), ("æ", "a"), ("Æ", "A"), ("œ", "o")],
    *[("“", '"'), ("…", "."), ("│", "|"), ("李", "??")],
]
STAND_INS = {
    "ascii": ["Zoe ---", "???? ---", "Lukasz ---", "?? ---", " x 4 points"],
    "latin-1": ["Zoë ---", "???? ---", "Lukasz ---", "?? ---", " × 4 points"],
    "cp437": ["Zoë ───", "???? ───", "Lukasz ───", "?? ───", " x 4 points"],
    "cp1252": ["Zoë ---", "???? ---", "Lukasz ---", "?? ---", " × 4 points"],
    "utf-16": [f"{name} ───" for name in NAMES],
    "utf-8": [f"{name} ───" for name in NAMES],
}

BASH = shutil.which("bash") or "bash"
COMMANDS = [
    ["score", SAMPLE],
    ["score", SAMPLE, "--json"],
    ["deck", "show", "demo"],
    ["--help"],
    ["score", "--help"],
]


def four_players() -> list[str]:
    """A game of people whose names some terminals cannot show."""
    arguments = ["score", "--deck", "demo", "--objectives", "3,9,19", "--lang", "en"]
    for index, name in enumerate(NAMES):
        cards = " ".join(str(8 * index + card) for card in range(1, 9))
        arguments += ["--player", f"{name}={cards}"]
    return arguments


@cache
def scored(sample: str) -> GameScore:
    return score_game(build_game(read_game_file(str(GAMES / sample))))


def lines_of(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


def test_terminal_has_colours_and_a_pipe_has_none(sit: Sit, run: Run) -> None:
    terminal = sit("score", SAMPLE, installed=True)
    assert terminal.end() == 0
    assert "\x1b[1;37;41m" in terminal.raw, "red"
    assert "\x1b" not in run("score", SAMPLE).stdout


def test_no_color_leaves_a_terminal_without_colours(sit: Sit) -> None:
    terminal = sit("score", SAMPLE, NO_COLOR="1")
    assert terminal.end() == 0
    assert "\x1b" not in terminal.raw


def test_terminal_without_any_abilities_gets_no_colours(sit: Sit) -> None:
    terminal = sit("score", SAMPLE, TERM="dumb")
    assert terminal.end() == 0
    assert "\x1b" not in terminal.raw


@pytest.mark.parametrize("sample", ON_A_TERMINAL)
def test_colours_are_never_the_only_sign(sit: Sit, run: Run, sample: str) -> None:
    terminal = sit("score", str(GAMES / sample))
    assert terminal.end() == 0
    piped = run("score", str(GAMES / sample), "--lang", "en").stdout
    assert lines_of(uncolored(terminal.raw)) == lines_of(piped)
    assert all(cell_len(line) <= WIDTH for line in uncolored(terminal.raw).splitlines())


def test_marks_and_brackets_in_names_stay_text(run: Run, sit: Sit) -> None:
    name = "Lydia [bold] :smile: \\[red]"
    game = ["--deck", "demo", "--objectives", "3,9,19", "--player", f"{name}=1 2 3 4 5 6 7 8"]
    terminal = sit("score", *game)
    assert terminal.end() == 0
    assert f"{name} ─" in terminal.text
    assert f"{name} ─" in run("score", *game, "--lang", "en").stdout


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_page_is_printed_in_any_encoding(run: Run, encoding: str) -> None:
    done = run(*four_players(), PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, "")
    for text in STAND_INS[encoding.removesuffix(":strict")]:
        assert text in done.stdout
    assert "\n  row bonus " in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "cp1252"])
def test_every_sign_of_the_sentences_has_a_stand_in(lang: str, encoding: str) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    said = {k: s for topic in TOPICS for k, s in sentences(lang, topic).items()}
    text = "".join(form for sentence in said.values() for form in sentence).replace("\n", "")
    lost = {was for was, now in zip(text, shown(text, stream), strict=True) if was != now == "?"}
    assert lost == set()


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_document_is_the_same_json_in_any_encoding(run: Run, encoding: str) -> None:
    done = run(*four_players(), "--json", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, "")
    document = json.loads(done.stdout)
    assert [player["name"] for player in document["players"]] == NAMES
    assert document["notes"][0]["kind"] == "invented-deck"


@pytest.mark.parametrize("encoding", ["ascii:strict", "latin-1", "cp437", "utf-16"])
def test_message_is_one_line_in_any_encoding(run: Run, encoding: str) -> None:
    done = run("score", "李雷 Zoë.yaml", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("Error: ")


def test_name_of_a_file_that_is_no_utf_8(run: Run) -> None:
    done = run("score", os.fsdecode(b"caf\xe9.yaml"))
    assert done.returncode == 2
    assert done.stderr.startswith("Error: caf\\udce9.yaml: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(("letter", "stand_in"), LETTERS)
def test_stand_in_on_a_terminal_without_the_letter(letter: str, stand_in: str) -> None:
    assert shown(letter, io.TextIOWrapper(io.BytesIO(), encoding="ascii")) == stand_in


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_no_line_is_wider_than_80_columns(sample: str, lang: str, encoding: str) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    lines = [shown(row.text, stream) for row in score_page(scored(sample), Words(lang))]
    assert [line for line in lines if cell_len(line) > WIDTH] == []


@pytest.mark.parametrize("arguments", quick_first(2, COMMANDS), ids=" ".join)
def test_reader_that_has_gone_is_no_failure(program: str, arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "wb") as gone:  # noqa: PTH123 - a descriptor, not a path
        done = subprocess.run(
            [program, *arguments],
            stdout=gone,
            stderr=subprocess.PIPE,
            env=clean_environment(),
            check=False,
        )
    assert (done.returncode, done.stderr) == (0, b"")


def test_first_line_alone_may_be_read(program: str) -> None:
    done = subprocess.run(
        [BASH, "-o", "pipefail", "-c", f'"{program}" score "{SAMPLE}" --lang en | head -n 1'],
        capture_output=True,
        env=clean_environment(),
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == b"Sideboards: final score\n"


def test_message_that_nobody_reads_leaves_the_status(program: str, tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "wb") as gone:  # noqa: PTH123 - a descriptor, not a path
        done = subprocess.run(
            [program, "score", "missing.yaml"],
            stdout=subprocess.PIPE,
            stderr=gone,
            cwd=tmp_path,
            env=clean_environment(),
            check=False,
        )
    assert (done.returncode, done.stdout) == (2, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_message_that_is_lost_takes_no_result_with_it() -> None:
    code = (
        "from sideboards_score.cli.output import print_message, print_text\n"
        "print_message('lost')\nprint_text('kept')"
    )
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-c", code],
            stdout=subprocess.PIPE,
            stderr=full,
            env=clean_environment(),
            check=False,
        )
    assert (done.returncode, done.stdout) == (0, b"kept")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("arguments", quick_first(2, COMMANDS), ids=" ".join)
def test_full_disk_is_told_in_one_line(program: str, arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [program, *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            env=clean_environment(),
            check=False,
        )
    reason = "no space left"
    assert (
        done.stderr.decode()
        == Words("en")("error", text=Words("en")("output-failed", reason=reason)) + "\n"
    )
    assert done.returncode not in (0, 1, 70)


@pytest.mark.parametrize("redirection", ["2>&-", "<&-"])
def test_other_closed_streams_take_nothing_away(program: str, redirection: str) -> None:
    done = closed(program, redirection)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Frida" in done.stdout


@pytest.mark.parametrize("redirection", [">&-", ">&- 2>&-", ">&- 2>&- <&-"])
@pytest.mark.parametrize("options", ["", "--json", "--help"])
def test_closed_output_is_told_like_a_full_disk(
    program: str, redirection: str, options: str
) -> None:
    done = closed(program, redirection, options)
    told = Words("en")("error", text=Words("en")("output-closed")) + "\n"
    assert done.returncode == 2
    assert done.stderr.decode() == ("" if "2>&-" in redirection else told)


def closed(
    program: str, redirection: str, options: str = ""
) -> "subprocess.CompletedProcess[bytes]":
    """Score a sample with streams that are closed."""
    line = f'"{program}" score "{SAMPLE}" --lang en {options} {redirection}'
    return subprocess.run(
        [BASH, "-c", line], capture_output=True, env=clean_environment(), check=False
    )


@pytest.mark.parametrize("game", ["", "-", "missing.yaml"])
def test_closed_input_is_wrong_input(program: str, tmp_path: Path, game: str) -> None:
    done = subprocess.run(
        [BASH, "-c", f'"{program}" score {game} <&-'],
        capture_output=True,
        cwd=tmp_path,
        env=clean_environment(),
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"Error: ")
    assert done.stderr.count(b"\n") == 1


def test_messages_and_results_are_kept_apart(run: Run) -> None:
    done = run("score", SAMPLE, "--save", "game.yaml", "--json", "--lang", "en")
    json.loads(done.stdout)
    assert done.stderr == "Saved as game.yaml.\n"
