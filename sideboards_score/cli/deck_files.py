"""`deck export` and `deck import`: a deck in one file, to and from a friend."""

from dataclasses import replace
from pathlib import Path

from sideboards_score.cli.learn import change_deck, saved_line
from sideboards_score.cli.options import file_to_change
from sideboards_score.cli.result import Result
from sideboards_score.entry.change import export as deck_export
from sideboards_score.entry.change.save import check_free
from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.deck.sources import cards_source
from sideboards_score.entry.deck.start import printed_game
from sideboards_score.errors import DeckError, Where
from sideboards_score.model.deck import Deck
from sideboards_score.model.lesson import Goals, Lesson
from sideboards_score.render.documents.learn import import_document
from sideboards_score.render.page import row
from sideboards_score.render.sentences.lessons import Taught
from sideboards_score.render.text.deck_page import deck_head
from sideboards_score.render.text.learn_page import import_page
from sideboards_score.rules.decks.importing import merged_objectives, taken_over
from sideboards_score.rules.decks.learning import ids_of
from sideboards_score.words import Words


def exported(file: str, deck: str | None) -> Result:
    """`deck export`: a deck in one file."""
    check_free(file)
    found = load_deck(deck, Path())
    deck_export.export_deck(file, found)
    done = sum(card.known for card in found.cards.values())
    return Result(
        page=lambda words: [
            *deck_head(found, words),
            row(words("learn-complete", count=done, all=len(found.cards))),
        ],
        document=lambda _: {
            "deck": found.ref,
            "invented": found.invented,
            "file": file,
            "complete": done,
            "all": len(found.cards),
        },
        hints=lambda words: [words("saved", file=file)],
    )


def imported(file: str, deck: str | None, words: Words, *, replaces: bool) -> Result:
    """`deck import`: a friend's cards and objectives besides one's own."""
    path = file_to_change(deck)
    other = deck_export.import_deck(file)
    source = cards_source(other.cards.values(), file)
    printed = printed_game()
    found: list[tuple[Lesson, Goals]] = []

    def change(own: Deck) -> Deck:
        if other.invented and not own.invented:
            raise DeckError("import-invented", (Where("file", file),), deck=own.ref)
        lesson = taken_over(own, other, ids_of(printed), source, replaces=replaces)
        goals = merged_objectives(
            own.objectives, other.objectives, printed.objectives, replaces=replaces
        )
        after = replace(lesson.after, objectives=goals.merged)
        found.append((replace(lesson, after=after), goals))
        return after

    written = change_deck(path, change, words)
    lesson, goals = found[-1]
    taught = Taught(lesson, written.path, written.changed, written.backup)
    return Result(
        page=lambda words: import_page(taught, goals, words),
        document=lambda _: import_document(taught, goals),
        hints=lambda words: [saved_line(taught, words)],
    )
