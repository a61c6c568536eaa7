"""Store what an objective card shows in a deck file."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from sideboards_score.entry.deck.deck_file import load_deck, printed_game
from sideboards_score.entry.deck.objective_file import numbered
from sideboards_score.entry.text.fields import whole_number
from sideboards_score.errors import UsageError
from sideboards_score.model.deck import Deck
from sideboards_score.model.lesson import Written
from sideboards_score.model.objectives import Objective, Of, PatternObjective, RowObjective
from sideboards_score.service.decks import change_deck
from sideboards_score.words import Words

Change = Callable[[Objective], Objective]


class Stored(NamedTuple):
    """An objective as it stands now, its deck, and what became of the file."""

    deck: Deck
    objective: Objective
    written: Written


def present(path: str, number: str, of: Of | None = None, *, rows: bool = False) -> Objective:
    """The objective as the deck has it, or as the printed game does where the deck lacks it.

    One that neither of them knows is new: `of` says whether it looks at colours or at handles, and
    `rows` whether it counts rows. Raises `GameError` or `UsageError`.
    """
    deck = load_deck(path, Path(), begins=True)
    wanted = whole_number(number)
    if not wanted or wanted in {**printed_game().objectives, **deck.objectives}:
        known = _of_deck(deck, number)
        if of not in (None, known.of):
            raise UsageError("set-of-known", number=number)
        return known
    if of is None:
        raise UsageError("set-new", number=number, deck=deck.ref)
    if rows:
        return RowObjective(wanted, of, 1)
    return PatternObjective(wanted, of, None, None)


def _of_deck(deck: Deck, number: str) -> Objective:
    printed, wanted = printed_game(), whole_number(number)
    lacks = wanted not in deck.objectives and wanted in printed.objectives
    return numbered(printed if lacks else deck, number)


def store(path: str, present: Objective, change: Change, words: Words) -> Stored:
    """Change an objective of the deck file `path`; a new file is written in `words`."""
    found: list[tuple[Deck, Objective]] = []
    number = present.number or 0

    def changed(deck: Deck) -> Deck:
        known = {**printed_game().objectives, **deck.objectives}
        objective = change(known.get(number, present))
        after = replace(deck, objectives={**deck.objectives, number: objective})
        found.append((after, objective))
        return after

    written = change_deck(path, changed, words)
    return Stored(*found[-1], written)
