"""`objective set`: store what an objective card shows in a deck file."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from sideboards_score.cli.ask import GoBack, answer, interactive, until_right
from sideboards_score.cli.learn import change_deck, saved_line
from sideboards_score.cli.options import file_to_change
from sideboards_score.cli.output import print_message, print_rows
from sideboards_score.cli.result import Result
from sideboards_score.entry.deck_file import load_deck
from sideboards_score.entry.fields import flag_of, whole_number
from sideboards_score.entry.notation import read_pattern
from sideboards_score.entry.objective_file import numbered, row_changed
from sideboards_score.entry.rulebook_file import load_rulebook
from sideboards_score.entry.tree import Text
from sideboards_score.errors import GameError, SideboardsError, UsageError, Where
from sideboards_score.model.deck import Deck
from sideboards_score.model.objectives import (
    Objective,
    PatternObjective,
    RowObjective,
    Turning,
)
from sideboards_score.render.deck_text import deck_head
from sideboards_score.render.documents import full_objective
from sideboards_score.render.learn_text import Changed
from sideboards_score.render.objective_text import objective_page, pattern_forms
from sideboards_score.render.page import row
from sideboards_score.render.words import Words

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
        change = _asked(objective, words)
    return _stored(path, number, change, words)


def _present(path: str, number: str) -> Objective:
    """The objective as the deck has it, or as the printed game does where the deck lacks it."""
    return _of_deck(load_deck(path, Path(), begins=True), number)


def _of_deck(deck: Deck, number: str) -> Objective:
    from sideboards_score.entry.deck_start import printed_game  # noqa: PLC0415 - only to write

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


def points_of(text: str) -> int:
    """Points as typed."""
    points = whole_number(text.strip())
    if not points:
        raise GameError("set-points-wrong")
    return points


class _Questions:
    """Pattern, points, and whether to save them."""

    def __init__(self, objective: PatternObjective, words: Words) -> None:
        self.objective = objective
        self.words = words

    def run(self) -> PatternObjective:
        """Ask everything; `<` goes back to the question before."""
        steps = [self._ask_pattern, self._ask_points, self._ask_save]
        position = 0
        while position < len(steps):
            try:
                steps[position]()
                position += 1
            except GoBack:
                position = max(0, position - 1)
        return self.objective

    def _ask_pattern(self) -> None:
        """Row by row until an empty line, or all rows at once with slashes."""
        print_message(
            self.words("set-ask-pattern", number=self.objective.number, kind=self.objective.kind)
        )
        rows: list[str] = []
        while True:
            text = answer(self.words("set-ask-row", number=len(rows) + 1)).strip()
            try:
                if text:
                    _check_row(text)
                    rows += text.split("/")
                if rows and (not text or "/" in text):
                    self.objective = replace(self.objective, pattern=read_pattern(rows))
                    break
            except SideboardsError as error:
                print_message(self.words.problem(error))
                rows = [] if not text else rows
        self._draw()

    def _draw(self) -> None:
        pattern = self.objective.pattern
        if pattern is None:
            return
        print_rows([row(f"    {line}") for line in pattern.rows])
        print_message(self.words("set-forms"))
        print_rows(pattern_forms(pattern, Turning.ANY))

    def _ask_points(self) -> None:
        def check(text: str) -> None:
            self.objective = replace(self.objective, points=points_of(text))

        until_right(self.words, self.words("ask-points", number=self.objective.number), check)

    def _ask_save(self) -> None:
        saves: list[bool] = []

        def check(text: str) -> None:
            try:
                saves.append(flag_of(Text(text, 0, quoted=True), ""))
            except SideboardsError:
                raise GameError("ask-yes-or-no") from None

        until_right(self.words, self.words("set-ask-save", number=self.objective.number), check)
        if not saves[-1]:
            raise KeyboardInterrupt


def _check_row(text: str) -> None:
    """Raise for a sign that no pattern has; a row may well be empty."""
    read_pattern([f"{text}/X"])


def _asked(objective: Objective, words: Words) -> Change:
    """What a person answers."""
    if isinstance(objective, RowObjective):
        raise UsageError("set-nothing-row", number=objective.number)
    done = _Questions(objective, words).run()
    return lambda _: done
