"""`objective set`: store what an objective card shows."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated

import typer

from sideboards_score.cli.ask import interactive
from sideboards_score.cli.beside import saved_line
from sideboards_score.cli.guided.objective import asked
from sideboards_score.cli.options import JsonOption, LangOption, OwnDeckOption, at_option, one_of
from sideboards_score.cli.plain import command_of
from sideboards_score.cli.result import Result
from sideboards_score.entry.deck.objective_file import row_changed
from sideboards_score.entry.deck.rulebook_file import load_rulebook
from sideboards_score.entry.patterns import read_pattern
from sideboards_score.entry.text.fields import points_of
from sideboards_score.entry.value_names import of_named
from sideboards_score.errors import UsageError
from sideboards_score.model.objectives import Objective, Of, PatternObjective, RowObjective
from sideboards_score.render.documents.objectives import stored_document
from sideboards_score.render.text.deck_page import deck_head
from sideboards_score.render.text.objective_page import objective_page
from sideboards_score.service.decks import file_to_change
from sideboards_score.service.objectives import Change, Stored, present, store
from sideboards_score.words import Words


def set_objective(
    ctx: typer.Context,
    number: Annotated[str, typer.Argument(metavar="NUMBER", help="argument-card-number")],
    pattern: Annotated[str | None, typer.Option(metavar="X.X/.X.", help="option-pattern")] = None,
    points: Annotated[str | None, typer.Option(metavar="4", help="option-points")] = None,
    rows: Annotated[str | None, one_of(("1", "2"), "option-rows")] = None,
    lines: Annotated[str | None, typer.Option(metavar="1,4", help="option-lines")] = None,
    value: Annotated[str | None, typer.Option(metavar="red", help="option-value")] = None,
    of: Annotated[str | None, one_of(("color", "handle"), "option-of")] = None,
    deck: OwnDeckOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> Result:
    """Store what an objective card shows."""
    del lang
    words: Words = ctx.obj
    typed = {"pattern": pattern, "points": points, "rows": rows, "lines": lines, "value": value}
    given = {name: text for name, text in typed.items() if text is not None}
    path = file_to_change(deck)
    looks_at = None if of is None else _of_typed(of)
    objective = present(path, number, looks_at, rows=bool({"rows", "lines", "value"} & set(given)))
    if given:
        change = _change_of(given, looks_at)
        change(objective)
    else:
        change = _asked(objective, path, words, asks=not json)
    return _result(store(path, objective, change, words))


command = command_of(set_objective, "objective", "set")


def _asked(objective: Objective, path: str, words: Words, *, asks: bool) -> Change:
    """What a person answers."""
    if not asks or not interactive():
        raise UsageError("set-nothing", number=objective.number)
    done = asked(objective, path, words)
    return lambda _: done


def _of_typed(word: str) -> Of:
    of = of_named(word)
    if of is None:
        raise UsageError("option-choice", option="--of", text=word, choices="color, handle")
    return of


def _change_of(given: Mapping[str, str], looks_at: Of | None) -> Change:
    """What the options say, checked where it is typed, also against `--of`."""

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
            with at_option("--pattern"):
                pattern = read_pattern([given["pattern"]])
        if "points" in given:
            with at_option("--points"):
                points = points_of(given["points"])
        return replace(objective, pattern=pattern, points=points)

    return change


def _result(stored: Stored) -> Result:
    return Result(
        page=lambda words: objective_page(
            stored.objective,
            deck_head(stored.deck, words),
            load_rulebook().editions.values(),
            words,
        ),
        document=lambda _: stored_document(stored.deck, stored.objective, stored.written),
        hints=lambda words: [saved_line(stored.written, words)],
    )
