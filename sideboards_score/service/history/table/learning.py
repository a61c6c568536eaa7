"""What a game at the table teaches the owner's deck: looked at first, then said yes or no to.

Photos are not decoded here: what counts is the cards as people have looked at them.
"""

from pathlib import Path

from sideboards_score.entry.deck.deck_file import load_deck, printed_game
from sideboards_score.model.kept import Table
from sideboards_score.model.lesson import Lesson, Taught
from sideboards_score.rules.decks.learning import ids_of, learn
from sideboards_score.service.game_learning import deck_of_game, seen_in_game, teach_game
from sideboards_score.service.history.table.game import request_of_table, scored_table
from sideboards_score.words import Words


def lesson_of_table(table: Table) -> Lesson:
    """What the deck would learn; nothing is written. Raises a `SideboardsError`."""
    scored_table(table)
    request = request_of_table(table)
    path = deck_of_game(request, named=False)
    news = seen_in_game(request, None, path)
    return learn(load_deck(path, Path(), begins=True), news, ids_of(printed_game()))


def teach_table(table: Table, words: Words) -> Taught:
    """Have the owner's deck learn it. Raises a `SideboardsError`."""
    scored_table(table)
    request = request_of_table(table)
    path = deck_of_game(request, named=False)
    return teach_game(request, seen_in_game(request, None, path), path, words)
