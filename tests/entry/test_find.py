"""Decks by name, by path and by the environment."""

from pathlib import Path

import pytest

from sideboards_score.entry.deck.find import (
    default_deck,
    find_deck,
    folder_of,
    rules_file,
    shipped_decks,
)
from sideboards_score.errors import DeckError
from tests.entry.conftest import Write


def test_decks_that_ship() -> None:
    assert shipped_decks() == ["demo", "retail"]
    assert rules_file().is_file()
    assert all(Path(find_deck(name, Path())).is_file() for name in shipped_decks())


def test_name_of_a_shipped_deck_wins_over_a_file_and_a_path_over_the_name(
    write: Write, tmp_path: Path
) -> None:
    own = write("", "demo")
    assert find_deck("demo", tmp_path) != own
    assert Path(find_deck("./demo", tmp_path)) == Path(own)


def test_relative_path_starts_from_the_given_folder(write: Write, tmp_path: Path) -> None:
    assert find_deck("own.yaml", tmp_path) == str(tmp_path / "own.yaml")
    assert find_deck(write("", "own"), Path("elsewhere")) == str(tmp_path / "own")
    assert find_deck("own", tmp_path) == str(tmp_path / "own")


@pytest.mark.parametrize(
    ("ref", "close"), [("dmo", "demo"), ("Retail", "retail"), ("rules", None), ("a\0b", None)]
)
def test_unknown_deck_comes_with_the_nearest_name(
    ref: str, close: str | None, tmp_path: Path
) -> None:
    with pytest.raises(DeckError) as caught:
        find_deck(ref, tmp_path)
    assert (caught.value.key, caught.value.values["nearest"]) == ("deck-unknown", close)


def test_empty_name_is_no_deck(tmp_path: Path) -> None:
    with pytest.raises(DeckError):
        find_deck("", tmp_path)


@pytest.mark.parametrize(
    ("value", "deck"), [(None, "retail"), ("", "retail"), ("  ", "retail"), ("demo", "demo")]
)
def test_default_deck(monkeypatch: pytest.MonkeyPatch, value: str | None, deck: str) -> None:
    if value is None:
        monkeypatch.delenv("SIDEBOARDS_DECK", raising=False)
    else:
        monkeypatch.setenv("SIDEBOARDS_DECK", value)
    assert default_deck() == deck


def test_folder_of_a_game() -> None:
    assert folder_of("games/a.yaml") == Path("games")
    assert folder_of("-") == Path()
