"""Editing an answer at a terminal: arrows, Home and End, words, history, and pasted texts."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Sit
from tests.cli.terminal import Terminal
from tests.cli.test_guided import CARDS, begin, named
from tests.conftest import Run

UP, LEFT, HOME, END = b"\x1b[A", b"\x1b[D", b"\x1b[H", b"\x1b[F"
DELETE_WORD = b"\x17"
PASTE, PASTED = b"\x1b[200~", b"\x1b[201~"


def boards(run: Run) -> list[list[str]]:
    game = json.loads(run("score", "game.yaml", "--json").stdout)
    return [player["sideboard"] for player in game["players"]]


def finish(terminal: Terminal) -> None:
    terminal.asked("ask-swap", "", name="Ann")
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "game.yaml")
    assert terminal.end() == 0


@pytest.fixture
def plain(run: Run) -> list[str]:
    options = ("--deck", "demo", "--objectives", "3,9,19", "--player", f"Ann={CARDS}")
    (player,) = json.loads(run("score", *options, "--json").stdout)["players"]
    board: list[str] = player["sideboard"]
    return board


@pytest.mark.parametrize(
    "keys",
    [
        b"2 3 4 5 6 7 8" + HOME + b"1 ",
        b"1 2 3 4 5 6 77 8" + LEFT * 2 + b"\x7f",
        b"1 2 3 4 5 6 9 9" + DELETE_WORD * 2 + b"7 8",
        b" 7 8" + HOME + b"1 2 3 4 5 6" + END,
    ],
    ids=["Home", "arrows", "a word deleted", "End"],
)
def test_a_line_can_be_edited(sit: Sit, run: Run, plain: list[str], keys: bytes) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    named(terminal, "Ann")
    terminal.told("ask-card", name="Ann", number=1)
    terminal.type_bytes(keys + b"\n")
    finish(terminal)
    assert boards(run) == [plain]


def test_answers_before_can_be_had_again(sit: Sit, run: Run, plain: list[str]) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    named(terminal, "Ann")
    terminal.asked("ask-card", "1 2 3 4 5 6 7 RTPO", name="Ann", number=1)
    terminal.told("ask-card", name="Ann", number=8)
    terminal.type_bytes(UP + DELETE_WORD + HOME + b"\x0b" + b"8\n")
    finish(terminal)
    assert boards(run) == [plain]


@pytest.mark.parametrize("between", [b"\n", b"\r\n", b"\r"])
def test_a_sideboard_is_pasted_in_eight_lines(
    sit: Sit, run: Run, plain: list[str], between: bytes
) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    named(terminal, "Ann")
    terminal.told("ask-card", name="Ann", number=1)
    cards = between.join(card.encode() for card in [*plain, ""])
    assert "\x1b[?2004h" in terminal.raw, "the terminal is told to mark what is pasted"
    terminal.type_bytes(PASTE + cards + PASTED + b"\n")
    finish(terminal)
    assert boards(run) == [plain]
    assert terminal.words("ask-card", name="Ann", number=2) not in terminal.text


def test_nothing_of_it_goes_into_a_file(sit: Sit, program: str, tmp_path: Path) -> None:
    terminal = sit("-c", f"{program} score --deck demo --lang en >out.txt", command="bash")
    begin(terminal)
    named(terminal, "Ann")
    terminal.told("ask-card", name="Ann", number=1)
    terminal.type_bytes(b"2 3 4 5 6 7 8" + HOME + b"1 \n")
    terminal.asked("ask-swap", "", name="Ann")
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "")
    assert terminal.end() == 0
    assert "\x1b" not in (tmp_path / "out.txt").read_text(encoding="utf-8")
