"""What was typed in guided entry survives Ctrl-C, a closed window and a crash."""

import json
import signal
from pathlib import Path

import pytest

from tests.cli.conftest import Sit
from tests.cli.terminal import Terminal
from tests.cli.test_guided import CARDS, begin, finish, named, seat
from tests.conftest import ROOT, Run

BOB = "9 10 11 12 13 14 15 16"


@pytest.fixture
def state(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A user's state folder that several runs share."""
    return tmp_path_factory.mktemp("home")


def drafts(state: Path) -> list[Path]:
    return sorted(path for path in state.rglob("*") if path.suffix == ".yaml")


def two_cards_of_bob(sit: Sit, state: Path, *, installed: bool = False) -> Terminal:
    """A game broken off in the middle of the second of three players."""
    terminal = sit("score", "--deck", "demo", installed=installed, XDG_STATE_HOME=str(state))
    begin(terminal, players=3)
    seat(terminal, "Ann", CARDS)
    terminal.asked("ask-swap", "y", name="Ann")
    seat(terminal, "Bob", "9 10", 2)
    terminal.told("ask-card", name="Bob", number=3)
    return terminal


def resumed(sit: Sit, state: Path, answer: str = "") -> Terminal:
    terminal = sit("score", XDG_STATE_HOME=str(state))
    terminal.told_text("unfinished")
    terminal.type(answer)
    return terminal


def to_the_end(terminal: Terminal, run: Run) -> None:
    """Finish the game, and look whether it is the one that was begun."""
    terminal.asked("ask-card", "11 12 13 14 15 16", name="Bob", number=3)
    terminal.asked("ask-swap", "", name="Bob")
    seat(terminal, "Cid", "17 18 19 20 21 22 23 24", 3)
    terminal.asked("ask-swap", "", name="Cid")
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "game.yaml")
    assert terminal.end() == 0
    game = json.loads(run("score", "game.yaml", "--json").stdout)
    assert game["deck"] == "demo"
    assert [(one["name"], one["swap"]) for one in game["players"]] == [
        ("Ann", 0),
        ("Bob", 1),
        ("Cid", 1),
    ]


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGHUP, signal.SIGTERM])
def test_a_killed_game_goes_on_where_it_was(
    sit: Sit, run: Run, state: Path, number: signal.Signals
) -> None:
    terminal = two_cards_of_bob(sit, state)
    terminal.killed(number)
    assert len(drafts(state)) == 1
    to_the_end(resumed(sit, state), run)
    assert list(state.rglob("*.yaml")) == [], "the game is scored"


def test_a_closed_window_loses_nothing(sit: Sit, run: Run, state: Path) -> None:
    terminal = two_cards_of_bob(sit, state, installed=True)
    terminal.child.stop()
    to_the_end(resumed(sit, state, "y"), run)


@pytest.mark.parametrize("stop", ["interrupt", "close_input"])
def test_ctrl_c_and_ctrl_d_say_that_the_game_is_kept(
    sit: Sit, run: Run, state: Path, stop: str
) -> None:
    terminal = two_cards_of_bob(sit, state)
    getattr(terminal, stop)()
    terminal.told("interrupted-kept")
    assert terminal.end() == 130
    again = resumed(sit, state)
    again.told("ask-card", name="Bob", number=3)
    again.interrupt()
    assert again.end() == 130
    to_the_end(resumed(sit, state), run)


def test_a_draft_that_is_not_wanted_is_gone(sit: Sit, state: Path) -> None:
    terminal = two_cards_of_bob(sit, state)
    terminal.interrupt()
    assert terminal.end() == 130
    again = resumed(sit, state, "n")
    again.told("ask-count", most=6)
    assert drafts(state) == []
    again.interrupt()
    assert again.end() == 130
    new = sit("score", XDG_STATE_HOME=str(state))
    new.told("ask-count", most=6)
    assert "unfinished" not in new.text


def test_ctrl_c_at_the_offer_keeps_the_draft(sit: Sit, state: Path) -> None:
    two_cards_of_bob(sit, state).killed(signal.SIGKILL)
    terminal = sit("score", XDG_STATE_HOME=str(state))
    terminal.told_text("unfinished")
    terminal.interrupt()
    assert terminal.end() == 130
    assert len(drafts(state)) == 1


def test_a_game_that_is_scored_leaves_no_draft(sit: Sit, state: Path) -> None:
    terminal = sit("score", "--deck", "demo", XDG_STATE_HOME=str(state))
    begin(terminal)
    seat(terminal, "Ann", CARDS)
    terminal.told("ask-swap", name="Ann")
    assert len(drafts(state)) == 1
    terminal.type("")
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "")
    assert terminal.end() == 0
    assert [path for path in state.rglob("*") if path.is_file()] == []


def test_before_a_name_there_is_nothing_to_keep(sit: Sit, state: Path) -> None:
    terminal = sit("score", "--deck", "demo", XDG_STATE_HOME=str(state))
    begin(terminal)
    terminal.told("ask-name", number=1, default="Player 1")
    terminal.interrupt()
    terminal.told("interrupted")
    assert terminal.end() == 130
    assert drafts(state) == []


def test_two_games_at_once_have_a_draft_each(sit: Sit, state: Path) -> None:
    one = two_cards_of_bob(sit, state)
    other = sit("score", "--deck", "demo", XDG_STATE_HOME=str(state))
    begin(other)
    named(other, "Zoe")
    other.told("ask-card", name="Zoe", number=1)
    assert "unfinished" not in other.text, "it is not left, somebody is at it"
    assert len(drafts(state)) == 2
    one.type("11")
    one.told("ask-card", name="Bob", number=4)


def test_after_all_cards_the_swap_card_is_asked_for_again(sit: Sit, state: Path) -> None:
    terminal = sit("score", "--deck", "demo", "--edition", "fr", XDG_STATE_HOME=str(state))
    begin(terminal)
    seat(terminal, "Ann", CARDS)
    terminal.told("ask-swap", name="Ann")
    terminal.killed(signal.SIGKILL)
    again = resumed(sit, state)
    finish(again, "Ann")
    assert again.words("edition-fr") in again.text or "French" in again.text


@pytest.mark.slow
def test_objectives_and_photos_come_back(sit: Sit, run: Run, state: Path, tmp_path: Path) -> None:
    (tmp_path / "photos").symlink_to(ROOT / "samples" / "photos")
    options = ("score", "--deck", "photos/deck.yaml")
    terminal = sit(*options, seconds=60, XDG_STATE_HOME=str(state))
    begin(terminal, objectives="X.X/.X.=4 X./.X=3 15")
    seat(terminal, "Ann", "@photos/warm-lamp.jpg")
    terminal.asked("ask-swap", "5=KfObTsRP", name="Ann")
    terminal.told("ask-swap", name="Ann")
    terminal.killed(signal.SIGKILL)
    again = sit("score", seconds=60, XDG_STATE_HOME=str(state))
    again.told_text("unfinished")
    again.type("")
    again.asked("ask-swap", "", name="Ann")
    again.asked("ask-history", "n")
    again.asked("ask-file", "game.yaml")
    assert again.end() == 0
    text = (tmp_path / "game.yaml").read_text(encoding="utf-8")
    assert "warm-lamp.jpg" in text
    board = json.loads(run("score", "game.yaml", "--json").stdout)["players"][0]["sideboard"]
    assert board[4] == "KfObTsRP"


def test_a_state_folder_that_cannot_be_written_is_no_obstacle(sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    terminal = sit("score", "--deck", "demo", XDG_STATE_HOME=str(tmp_path / "file"))
    begin(terminal)
    seat(terminal, "Ann", CARDS)
    finish(terminal, "Ann")


def test_a_player_without_cards_yet_comes_back_too(sit: Sit, run: Run, state: Path) -> None:
    terminal = sit("score", "--deck", "demo", "--partial", XDG_STATE_HOME=str(state))
    begin(terminal, players=2)
    seat(terminal, "Ann", "1 2")
    terminal.asked("ask-card", "", name="Ann", number=3)
    terminal.asked("ask-swap", "", name="Ann")
    named(terminal, "Bob", 2)
    terminal.told("ask-card", name="Bob", number=1)
    terminal.killed(signal.SIGKILL)
    again = resumed(sit, state)
    again.asked("ask-card", "3 4", name="Bob", number=1)
    again.asked("ask-card", "", name="Bob", number=3)
    again.asked("ask-swap", "", name="Bob")
    again.asked("ask-file", "game.yaml")
    assert again.end() == 0
    game = json.loads(run("score", "game.yaml", "--json").stdout)
    assert game["partial"] is True
    assert [len(player["sideboard"]) for player in game["players"]] == [2, 2]
