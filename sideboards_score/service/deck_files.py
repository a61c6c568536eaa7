"""A deck in one file, to and from a friend."""

from dataclasses import replace
from pathlib import Path

from sideboards_score.entry.change import deck_export
from sideboards_score.entry.change.new_file import check_free
from sideboards_score.entry.deck.deck_file import load_deck, printed_game
from sideboards_score.entry.deck.sources import cards_source
from sideboards_score.errors import DeckError, Where
from sideboards_score.model.deck import Deck
from sideboards_score.model.lesson import Goals, Lesson, Taught
from sideboards_score.rules.decks.importing import import_cards, import_objectives
from sideboards_score.rules.decks.learning import ids_of
from sideboards_score.service.decks import change_deck
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
    printed = printed_game()
    found: list[tuple[Lesson, Goals]] = []

    def change(own: Deck) -> Deck:
        if other.invented and not own.invented:
            raise DeckError("import-invented", (Where("file", file),), deck=own.ref)
        lesson = import_cards(own, other, ids_of(printed), source, replaces=replaces)
        goals = import_objectives(
            own.objectives, other.objectives, printed.objectives, replaces=replaces
        )
        after = replace(lesson.after, objectives=goals.merged)
        found.append((replace(lesson, after=after), goals))
        return after

    written = change_deck(path, change, words)
    lesson, goals = found[-1]
    return Taught(lesson, written.path, written.changed, written.backup, goals)
