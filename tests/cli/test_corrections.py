"""One card, one drawer or a name put right in guided entry, the others left alone."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Sit
from tests.cli.terminal import Terminal
from tests.cli.test_guided import CARDS, begin, named, seat
from tests.conftest import ROOT, Run

BOB = "9 10 11 12 13 14 15 16"


def boards(run: Run, file: str = "game.yaml") -> dict[str, list[str]]:
    game = json.loads(run("score", file, "--json").stdout)
    return {player["name"]: player["sideboard"] for player in game["players"]}


def saved(terminal: Terminal, name: str) -> None:
    terminal.asked("ask-swap", "", name=name)
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "game.yaml")
    assert terminal.end() == 0


@pytest.fixture
def plain(run: Run) -> list[str]:
    """The cards 1 to 8, and 18, as they are spelled out."""
    options = ("--deck", "demo", "--objectives", "3,9,19", "--json")
    done = run(
        "score", *options, "--player", f"Ann={CARDS}", "--player", "B=9 10 11 12 13 14 15 18"
    )
    ann, other = json.loads(done.stdout)["players"]
    return [*ann["sideboard"], other["sideboard"][-1]]


def test_one_card_is_put_right_from_any_question_of_the_player(
    sit: Sit, run: Run, plain: list[str]
) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    seat(terminal, "Ann", "1 2 13 4")
    terminal.asked("ask-card", "3=3", name="Ann", number=5)
    terminal.asked("ask-card", "9=1", name="Ann", number=5)
    terminal.told("fix-place", place="9")
    terminal.asked("ask-card", "6=6", name="Ann", number=5)
    terminal.told("ask-fix-none", name="Ann", number=6)
    terminal.asked("ask-card", "4=1r", name="Ann", number=5)
    terminal.told("card-twice", card="1r", name="Ann", position=1, typed="1")
    terminal.asked("ask-card", "5 6 7 8", name="Ann", number=5)
    terminal.asked("ask-swap", "8 = 18", name="Ann")
    saved(terminal, "Ann")
    assert boards(run) == {"Ann": [*plain[:7], plain[8]]}


def test_one_drawer_is_put_right(sit: Sit, run: Run, plain: list[str]) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    seat(terminal, "Ann", CARDS)
    terminal.asked("ask-swap", "2/1=Ts", name="Ann")
    terminal.told(
        "note-card-differs", name="Ann", position=1, card="RTsPOfKs", other="RTbPOfKs", id="1"
    )
    terminal.asked("ask-swap", "2,1=T", name="Ann")
    terminal.asked("ask-swap", "4/1=Q", name="Ann")
    terminal.told("drawer-wrong", drawer="Q")
    saved(terminal, "Ann")
    assert boards(run) == {"Ann": ["RTPOfKs", *plain[1:8]]}


def test_a_card_of_another_player_is_put_right_by_name(
    sit: Sit, run: Run, plain: list[str]
) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal, players=2)
    seat(terminal, "Ann.", "1 2 3 4 5 6 7 18")
    terminal.asked("ask-swap", "", name="Ann.")
    seat(terminal, "Bob", "9 10", 2)
    terminal.asked("ask-card", "ann..8=8", name="Bob", number=3)
    terminal.asked("ask-card", BOB[5:], name="Bob", number=3)
    terminal.asked("ask-swap", "", name="Bob")
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "Bob.1=9")
    terminal.asked("ask-file", "game.yaml")
    assert terminal.end() == 0
    assert boards(run)["Ann."] == plain[:8]


def test_names_are_exchanged(sit: Sit, run: Run, plain: list[str]) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal, players=2)
    seat(terminal, "Bob", CARDS)
    terminal.asked("ask-swap", "", name="Bob")
    seat(terminal, "Ann", "<1", 2)
    terminal.asked("ask-name", "ann", number=1, default="Bob")
    terminal.told("ask-name-swapped", one="Ann", other="Bob")
    terminal.asked("ask-cards-keep", "", name="Ann")
    terminal.asked("ask-swap", "", name="Ann")
    terminal.asked("ask-card", BOB, name="Bob", number=1)
    saved(terminal, "Bob")
    assert list(boards(run)) == ["Ann", "Bob"]
    assert boards(run)["Ann"] == plain[:8]


def test_a_name_that_another_player_has_is_no_exchange_before_there_is_one(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal, players=2)
    seat(terminal, "Ann", CARDS)
    terminal.asked("ask-swap", "", name="Ann")
    named(terminal, "ann", 2)
    terminal.told("players-same-name", name="ann")


@pytest.mark.slow
def test_a_drawer_that_was_read_surely_can_be_changed_after_a_photo(
    sit: Sit, run: Run, tmp_path: Path
) -> None:
    (tmp_path / "photos").symlink_to(ROOT / "samples" / "photos")
    terminal = sit("score", "--deck", "photos/deck.yaml", seconds=60)
    begin(terminal, objectives="X.X/.X.=4 X./.X=3 15")
    seat(terminal, "Ann", "@photos/warm-lamp.jpg")
    terminal.asked("ask-swap", "3/2=?x", name="Ann")
    terminal.asked("ask-swap", "5=KfObTsRP", name="Ann")
    saved(terminal, "Ann")
    board = boards(run)["Ann"]
    assert board[4] == "KfObTsRP"
    text = (tmp_path / "game.yaml").read_text(encoding="utf-8")
    assert "photo:" in text
    assert "3,2: ?x" in text.replace("'", "")


def test_a_slip_in_a_card_spelled_out_is_told_at_once_with_the_card_meant(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    seat(terminal, "Ann", "RTbROfKs")
    red, pink, flower, square = (
        terminal.words(key) for key in ("color-red", "color-pink", "handle-flower", "handle-square")
    )
    terminal.told("slip-color", card="RTbROfKs", value=red, missing=pink)
    terminal.told("slip-meant", nearest="RTbPOfKs", number=1)
    terminal.asked("ask-card", "1=RTbPOfKf", name="Ann", number=2)
    terminal.told("slip-handle", card="RTbPOfKf", value=flower, missing=square)
    terminal.told("slip-meant", nearest="RTbPOfKs", number=1)
    terminal.asked("ask-card", "1=1", name="Ann", number=2)
    terminal.asked("ask-card", "RTbROfKs", name="Ann", number=2)
    terminal.told("slip-color", card="RTbROfKs", value=red, missing=pink)
    terminal.told("ask-card", name="Ann", number=3)
    assert "2=RTbPOfKs" not in terminal.text, "it lies already"
