"""A deck in one file, to and from a friend."""

from pathlib import Path

from sideboards_score.entry.change import deck_export
from sideboards_score.entry.change.new_file import check_free
from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.deck.sources import cards_source
from sideboards_score.errors import DeckError, Where
from sideboards_score.model.deck import Deck
from sideboards_score.model.lesson import Taught
from sideboards_score.rules.decks.importing import told_by
from sideboards_score.service.learning import teach
from sideboards_score.words import Words


def export_deck(file: str, ref: str | None) -> Deck:
    """Write a deck to a file of its own; the deck."""
    check_free(file)
    deck = load_deck(ref, Path())
    deck_export.export_deck(file, deck)
    return deck


def import_deck(file: str, path: str, words: Words, *, replaces: bool) -> Taught:
    """Take over a friend's cards and objectives into the deck file `path`."""
    other = deck_export.import_deck(file)
    source = cards_source(other.cards.values(), file)

    def check(own: Deck) -> None:
        if other.invented and not own.invented:
            raise DeckError("import-invented", (Where("file", file),), deck=own.ref)

    news, goals = told_by(other, source), other.objectives
    return teach(path, news, words, goals=goals, replaces=replaces, check=check)
