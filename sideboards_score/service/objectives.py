"""Store what an objective card shows in a deck file."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, TypeVar

from sideboards_score.entry.deck.deck_file import load_deck, printed_game
from sideboards_score.entry.deck.objective_file import numbered, row_changed
from sideboards_score.entry.notation import read_pattern
from sideboards_score.entry.text.fields import points_of, whole_number
from sideboards_score.entry.value_names import is_color_word, is_handle_word
from sideboards_score.errors import SideboardsError, UsageError, Where
from sideboards_score.model.deck import Deck
from sideboards_score.model.lesson import Changed
from sideboards_score.model.objectives import Objective, Of, PatternObjective, RowObjective
from sideboards_score.service.decks import change_deck
from sideboards_score.words import Words

T = TypeVar("T")
Change = Callable[[Objective], Objective]


class Stored(NamedTuple):
    """An objective as it stands now, its deck, and what became of the file."""

    deck: Deck
    objective: Objective
    changed: Changed


def present(path: str, number: str, of: str | None = None, *, rows: bool = False) -> Objective:
    """The objective as the deck has it, or as the printed game does where the deck lacks it.

    One that neither of them knows is new: `of` says whether it looks at colours or at handles, and
    `rows` whether it counts rows. Raises `GameError` or `UsageError`.
    """
    looks_at = None if of is None else of_named(of)
    deck = load_deck(path, Path(), begins=True)
    wanted = whole_number(number)
    if not wanted or wanted in {**printed_game().objectives, **deck.objectives}:
        known = _of_deck(deck, number)
        if looks_at not in (None, known.of):
            raise UsageError("set-of-known", number=number)
        return known
    if looks_at is None:
        raise UsageError("set-new", number=number, deck=deck.ref)
    if rows:
        return RowObjective(wanted, looks_at, 1)
    return PatternObjective(wanted, looks_at, None, None)


def of_named(word: str) -> Of:
    """Colours or handles, in any of the four languages."""
    if is_color_word(word):
        return Of.COLOR
    if is_handle_word(word):
        return Of.HANDLE
    raise UsageError("option-choice", option="--of", text=word, choices="color, handle")


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
    return Stored(*found[-1], Changed(written.path, written.changed, written.backup))


def change_of(given: Mapping[str, str], of: str | None = None) -> Change:
    """What the options say, checked where it is typed, also against `--of`."""
    looks_at = None if of is None else of_named(of)

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
            rows = row_changed(objective, given)
            if looks_at not in (None, rows.of):
                raise UsageError("value-other-kind", value=rows.value)
            return rows
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
