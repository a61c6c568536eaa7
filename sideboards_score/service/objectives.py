"""Store what an objective card shows in a deck file."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, TypeVar

from sideboards_score.entry.deck.deck_file import load_deck, printed_game
from sideboards_score.entry.deck.objective_file import numbered, row_changed
from sideboards_score.entry.notation import read_pattern
from sideboards_score.entry.text.fields import points_of, whole_number
from sideboards_score.errors import SideboardsError, UsageError, Where
from sideboards_score.model.deck import Deck
from sideboards_score.model.lesson import Changed
from sideboards_score.model.objectives import Objective, PatternObjective, RowObjective
from sideboards_score.service.decks import change_deck
from sideboards_score.words import Words

T = TypeVar("T")
Change = Callable[[Objective], Objective]


class Stored(NamedTuple):
    """An objective as it stands now, its deck, and what became of the file."""

    deck: Deck
    objective: Objective
    changed: Changed


def present(path: str, number: str) -> Objective:
    """The objective as the deck has it, or as the printed game does where the deck lacks it."""
    return _of_deck(load_deck(path, Path(), begins=True), number)


def _of_deck(deck: Deck, number: str) -> Objective:
    printed, wanted = printed_game(), whole_number(number)
    lacks = wanted not in deck.objectives and wanted in printed.objectives
    return numbered(printed if lacks else deck, number)


def store(path: str, number: str, change: Change, words: Words) -> Stored:
    """Change one objective of the deck file `path`; a new file is written in `words`."""
    found: list[tuple[Deck, Objective]] = []

    def changed(deck: Deck) -> Deck:
        objective = change(_of_deck(deck, number))
        after = replace(deck, objectives={**deck.objectives, int(number): objective})
        found.append((after, objective))
        return after

    written = change_deck(path, changed, words)
    return Stored(*found[-1], Changed(written.path, written.changed, written.backup))


def change_of(given: Mapping[str, str]) -> Change:
    """What the options say, checked where it is typed."""

    def change(objective: Objective) -> Objective:
        of_pattern = {"pattern", "points"}
        other = (
            set(given) - of_pattern
            if isinstance(objective, PatternObjective)
            else set(given) & of_pattern
        )
        if other:
            option = f"--{min(other)}"
            raise UsageError(
                "set-other-kind", number=objective.number, option=option, kind=objective.kind
            )
        if isinstance(objective, RowObjective):
            return row_changed(objective, given)
        pattern, points = objective.pattern, objective.points
        if "pattern" in given:
            pattern = _at("--pattern", lambda: read_pattern([given["pattern"]]))
        if "points" in given:
            points = _at("--points", lambda: points_of(given["points"]))
        return replace(objective, pattern=pattern, points=points)

    return change


def _at(option: str, make: Callable[[], T]) -> T:
    try:
        return make()
    except SideboardsError as error:
        raise error.inside(Where("option", option)) from None
