"""At its end guided entry asks whether the deck is to keep what the game has shown."""

from pathlib import Path

import pytest

from tests.cli.conftest import Sit
from tests.cli.terminal import Terminal
from tests.cli.test_guided import CARDS, begin, seat
from tests.conftest import Run

SPELLED = "RfTPsOKb RTfPsKbO RTOfPsKb RsTOKfPb RTbKfPsO RbTsKOfP RPsTObKf RbPTsKOf"


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


def played(sit: Sit, home: Path, cards: str = SPELLED, *options: str) -> Terminal:
    """A game with an objective whose pattern the deck does not know, all questions answered."""
    terminal = sit("score", *options, XDG_DATA_HOME=str(home))
    begin(terminal, objectives="3,X./.X=3,19")
    terminal.asked("ask-pattern", "X.X/.X.", number=3, kind=terminal.words("kind-colors"))
    terminal.asked("ask-points", "4", number=3)
    seat(terminal, "Ann", cards)
    terminal.asked("ask-swap", "", name="Ann")
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "")
    return terminal


def question(terminal: Terminal, *, cards: int, objectives: int) -> None:
    """Wait for the question at the end, after the score."""
    counts = {"keep-cards": cards, "keep-objectives": objectives}
    for key, count in counts.items():
        if count:
            terminal.told(key, count=count)
    terminal.told_text("deck.yaml")
    assert terminal.words("ranking-title") in terminal.text


def test_yes_keeps_cards_and_objectives(sit: Sit, run: Run, home: Path) -> None:
    terminal = played(sit, home)
    question(terminal, cards=8, objectives=1)
    terminal.type("y")
    assert terminal.end() == 0
    (deck,) = home.rglob("deck.yaml")
    assert "X.X" in run("objective", "show", "3", "--deck", str(deck)).stdout
    assert "RfTPsOKb" in deck.read_text(encoding="utf-8")
    again = sit("score", XDG_DATA_HOME=str(home))
    begin(again, objectives="3,X./.X=3,19")
    seat(again, "Ann", "RTPOK 2 3 4 5 6 7 8")
    again.asked("ask-swap", "", name="Ann")
    again.asked("ask-history", "n")
    again.asked("ask-file", "")
    assert again.end() == 0, "nothing is new, so nothing is asked"


@pytest.mark.parametrize("answer", ["", "n", "<"])
def test_else_nothing_is_kept(sit: Sit, home: Path, answer: str) -> None:
    terminal = played(sit, home)
    question(terminal, cards=8, objectives=1)
    terminal.type(answer)
    assert terminal.end() == 0
    assert list(home.rglob("deck.yaml")) == []


def test_who_stops_at_the_question_has_seen_the_score(sit: Sit, home: Path) -> None:
    terminal = played(sit, home)
    question(terminal, cards=8, objectives=1)
    terminal.interrupt()
    assert terminal.end() == 0
    assert list(home.rglob("deck.yaml")) == []


def test_an_objective_alone_is_asked_for_too(sit: Sit, home: Path) -> None:
    terminal = played(sit, home, CARDS)
    question(terminal, cards=0, objectives=1)
    terminal.type("y")
    assert terminal.end() == 0
    assert len(list(home.rglob("deck.yaml"))) == 1


def test_a_deck_that_ships_is_not_asked_about(sit: Sit, home: Path) -> None:
    terminal = played(sit, home, SPELLED, "--deck", "retail")
    assert terminal.end() == 0
    assert terminal.words("keep-cards", count=8) not in terminal.text
