"""What the tests of typed input share: decks, files, and a way to look at errors."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

from sideboards_score.entry.deck.deck_file import load_deck, read_deck
from sideboards_score.errors import SideboardsError
from sideboards_score.model.deck import Deck

Write = Callable[..., str]
Faults = Callable[[str], list[SideboardsError]]

SEEDED = settings(derandomize=True, deadline=None, database=None, max_examples=60)
"""The same examples on every machine, and no clock."""

FEW = settings(SEEDED, max_examples=20)
"""For examples that take long to make or to write."""

OBJECTIVES = """
objectives:
  3: {kind: pattern, of: color, pattern: ["X.X", ".X."], points: 4}
  9: {kind: pattern, of: handle, pattern: ["X.", ".X"], points: 3}
  19: {kind: rows, of: color, rows: 1, value: red}
"""

OWN_DECK = (
    """
name: Mine
cards:
  010: RfTPsOKb      # ids arrive as typed
  A-1: RTfPsOKb      # the colour order of 010
  no: RfRRsTKb       # red three times
  "1:30": RfTsPTsRf  # the same upside down
  5: RfTbPTRs        # the same colours upside down
  6: ?xOxTxPxKx      # a colour that nobody knows
"""
    + OBJECTIVES
)


def place(error: SideboardsError) -> dict[str, object]:
    """Where an error says it happened, by kind; of several lines the innermost."""
    return {step.kind: step.name for step in error.where}


@pytest.fixture(scope="session")
def demo() -> Deck:
    """The complete deck that ships."""
    return load_deck("demo", Path())


@pytest.fixture(scope="session")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file that is written over and over."""
    return tmp_path_factory.mktemp("scratch") / "scratch.yaml"


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a file and give its path."""

    def go(text: str | bytes, name: str = "game.yaml") -> str:
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return str(path)

    return go


@pytest.fixture
def mine(write: Write) -> Deck:
    """A deck of the owner's that breaks everything thought of the printed game."""
    return load_deck(write(OWN_DECK, "mine.yaml"), Path())


@pytest.fixture
def faults(write: Write) -> Faults:
    """Every fault of a deck file."""

    def go(text: str) -> list[SideboardsError]:
        path = write(text, "deck.yaml")
        return read_deck(path, path)[1]

    return go
