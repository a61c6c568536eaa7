"""The editions of the rulebook stand in `card_db/rules.yaml` alone, each with what is its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sideboards_score.entry.deck import rulebook_file
from sideboards_score.entry.deck.find import rules_file
from sideboards_score.entry.deck.rulebook_file import edition_codes, load_rulebook
from sideboards_score.entry.game.command_line import GameOptions, request_from_options
from sideboards_score.entry.game.request import build_game
from sideboards_score.model.game import Game
from sideboards_score.model.objectives import Turning
from sideboards_score.model.rulebook import Edition
from sideboards_score.render.text.objective_page import objective_page
from sideboards_score.rules.scoring import score_game
from sideboards_score.service.scoring import request_of
from sideboards_score.words import Words
from tests.conftest import ROOT

CARDS = "1 2 3 4 5 6 7 8"


@pytest.fixture
def spanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A fifth rulebook, by whose own text a pattern may be turned by 180 degrees only."""
    text = rules_file().read_text(encoding="utf-8")
    file = tmp_path / "rules.yaml"
    file.write_text(text.replace("editions:", "editions:\n  es: half\n#", 1), encoding="utf-8")
    monkeypatch.setattr(rulebook_file, "rules_file", lambda: file)
    load_rulebook.cache_clear()
    yield
    load_rulebook.cache_clear()


def game_by(edition: str) -> Game:
    """A game in which it changes a count how far the pattern may be turned."""
    options = GameOptions("demo", edition, objectives="X/X=4,9,19", players=(f"Ann={CARDS}",))
    return build_game(request_from_options(options))


def test_editions_as_they_ship() -> None:
    assert edition_codes() == ("de", "en", "fr", "it")
    assert load_rulebook().editions["de"] == Edition("de", Turning.ANY)
    assert load_rulebook().editions["fr"] == Edition("fr", Turning.HALF, "half-turns")


@pytest.mark.usefixtures("spanish")
def test_a_new_edition_needs_one_line() -> None:
    assert edition_codes() == ("es", "de", "en", "fr", "it")
    assert game_by("es").edition == Edition("es", Turning.HALF)


@pytest.mark.usefixtures("spanish")
def test_the_french_note_is_not_another_edition_s() -> None:
    """In a game that hangs on how far a pattern may be turned."""
    sample = request_of(str(ROOT / "samples/games/french-turning.yaml"), GameOptions())
    games = {code: build_game(sample._replace(edition=code)) for code in ("es", "fr")}
    notes = {code: [r.kind for r in score_game(game).rulings] for code, game in games.items()}
    assert "turning-any" in notes["es"]
    assert "half-turns" not in notes["es"]
    assert "half-turns" in notes["fr"]


@pytest.mark.usefixtures("spanish")
def test_the_captions_of_the_french_book_are_not_another_edition_s() -> None:
    book = load_rulebook()
    objective = game_by("de").objectives.colors
    shown = [
        line.text for line in objective_page(objective, [], book.editions.values(), Words("en"))
    ]
    assert "  Flipped and turned by 180 degrees only (rulebook in es):" in shown
    assert (
        "  Flipped and turned by 180 degrees only (rulebook in French, by its captions):" in shown
    )
