"""What an objective card shows, question by question."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from sideboards_score.cli.ask import answer, from_the_first, until_right, yes_or_no
from sideboards_score.cli.output import print_message, print_rows
from sideboards_score.entry.deck.objective_file import ANY, row_changed
from sideboards_score.entry.patterns import read_pattern
from sideboards_score.entry.text.fields import points_of
from sideboards_score.errors import SideboardsError
from sideboards_score.model.objectives import Objective, PatternObjective, RowObjective, Turning
from sideboards_score.render.page import row
from sideboards_score.render.sentences.objectives import row_rule, summary
from sideboards_score.render.text.objective_page import pattern_forms
from sideboards_score.words import Words


def asked(objective: Objective, path: str, words: Words) -> Objective:
    """What a person answers; raises `KeyboardInterrupt` where it is not to be saved."""
    present = summary(objective, words)
    print_message(words("set-present", file=path, number=objective.number, present=present))
    if isinstance(objective, RowObjective):
        return _Rows(objective, words).run()
    return _Pattern(objective, words).run()


class _Questions:
    """Questions in order; `<` goes back to the one before."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def steps(self) -> list[Callable[[], None]]:
        """The questions."""
        raise NotImplementedError

    def ask(self, number: int | None) -> None:
        """Ask everything, and at last whether to save it."""
        steps: list[Callable[[], None]] = [*self.steps(), partial(self._ask_save, number)]
        from_the_first(steps)

    def _ask_save(self, number: int | None) -> None:
        saves: list[bool] = []

        def check(text: str) -> None:
            saves.append(yes_or_no(text))

        until_right(self.words, self.words("set-ask-save", number=number), check)
        if not saves[-1]:
            raise KeyboardInterrupt


class _Pattern(_Questions):
    """A pattern and its points."""

    def __init__(self, objective: PatternObjective, words: Words) -> None:
        super().__init__(words)
        self.objective = objective

    def steps(self) -> list[Callable[[], None]]:
        """Pattern and points."""
        return [self._ask_pattern, self._ask_points]

    def run(self) -> Objective:
        """The card as it was answered."""
        self.ask(self.objective.number)
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


class _Rows(_Questions):
    """How many rows count, in which lines, of which colour or handle."""

    def __init__(self, objective: RowObjective, words: Words) -> None:
        super().__init__(words)
        self.present = str(objective.rows)
        self.plain = replace(objective, rows=1, lines=(), value=None)
        self.given: dict[str, str] = {}

    def steps(self) -> list[Callable[[], None]]:
        """One question for each thing that a card may say."""
        return [self._ask_rows, self._ask_lines, self._ask_value]

    def run(self) -> Objective:
        """The card as it was answered."""
        self.ask(self.plain.number)
        return self._so_far()

    def _so_far(self, **more: str) -> RowObjective:
        return row_changed(self.plain, self.given | more)

    def _ask(self, name: str, empty: str | None, **values: object) -> None:
        """One question; an empty answer stands for `empty`, and leaves the field out if None."""
        self.given.pop(name, None)

        def check(text: str) -> None:
            typed = text.strip() or empty
            if typed is not None:
                self._so_far(**{name: typed})
                self.given[name] = typed

        until_right(self.words, self.words(f"set-ask-{name}", **values), check)

    def _ask_rows(self) -> None:
        self.given.clear()
        self._ask("rows", self.present, present=self.present)

    def _ask_lines(self) -> None:
        self.given.pop("value", None)
        self._ask("lines", None)

    def _ask_value(self) -> None:
        self._ask("value", ANY)
        print_rows([row("    ", row_rule(self._so_far(), self.words))])


def _check_row(text: str) -> None:
    """Raise for a sign that no pattern has; a row may well be empty."""
    read_pattern([f"{text}/X"])
