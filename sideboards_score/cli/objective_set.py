"""`objective set`: store what an objective card shows in a deck file."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from sideboards_score.cli.ask import interactive
from sideboards_score.cli.learn import change_deck, saved_line
from sideboards_score.cli.options import file_to_change
from sideboards_score.cli.result import Result
from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.deck.objective_file import numbered, row_changed
from sideboards_score.entry.deck.rulebook_file import load_rulebook
from sideboards_score.entry.notation import read_pattern
from sideboards_score.entry.text.fields import points_of, whole_number
from sideboards_score.errors import SideboardsError, UsageError, Where
from sideboards_score.model.deck import Deck
from sideboards_score.model.objectives import (
    Objective,
    PatternObjective,
    RowObjective,
)
from sideboards_score.render.documents.objectives import full_objective
from sideboards_score.render.sentences.lessons import Changed
from sideboards_score.render.text.deck_page import deck_head
from sideboards_score.render.text.objective_page import objective_page
from sideboards_score.words import Words

T = TypeVar("T")
Change = Callable[[Objective], Objective]


def stored(
    number: str, given: Mapping[str, str], deck: str | None, words: Words, *, asks: bool
) -> Result:
    """`objective set`: store what the options say, or what a person answers."""
    path = file_to_change(deck)
    objective = _present(path, number)
    if given:
        change = _change(given)
        change(objective)
    elif not asks or not interactive():
        raise UsageError("set-nothing", number=number)
    else:
        from sideboards_score.cli.guided.objective import asked  # noqa: PLC0415 - only questions need it

        done = asked(objective, path, words)
        return _stored(path, number, lambda _: done, words)
    return _stored(path, number, change, words)


def _present(path: str, number: str) -> Objective:
    """The objective as the deck has it, or as the printed game does where the deck lacks it."""
    return _of_deck(load_deck(path, Path(), begins=True), number)


def _of_deck(deck: Deck, number: str) -> Objective:
    from sideboards_score.entry.deck.start import printed_game  # noqa: PLC0415 - only to write

    printed, wanted = printed_game(), whole_number(number)
    lacks = wanted not in deck.objectives and wanted in printed.objectives
    return numbered(printed if lacks else deck, number)


def _stored(path: str, number: str, change: Change, words: Words) -> Result:
    found: list[tuple[Deck, Objective]] = []

    def changed(deck: Deck) -> Deck:
        objective = change(_of_deck(deck, number))
        after = replace(deck, objectives={**deck.objectives, int(number): objective})
        found.append((after, objective))
        return after

    written = change_deck(path, changed, words)
    deck, objective = found[-1]
    result = Changed(written.path, written.changed, written.backup)
    return Result(
        page=lambda words: objective_page(
            objective, deck_head(deck, words), load_rulebook().editions.values(), words
        ),
        document=lambda _: {
            "deck": deck.ref,
            "invented": deck.invented,
            "written": result.changed,
            "backup": result.backup,
            "objective": full_objective(objective),
        },
        hints=lambda words: [saved_line(result, words)],
    )


def _change(given: Mapping[str, str]) -> Change:
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
