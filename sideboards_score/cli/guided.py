"""Guided entry: ask for a game question by question, check each answer as it is typed."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from sideboards_score.cli.output import print_message, print_rows, shown
from sideboards_score.entry.command_line import GameOptions, with_options
from sideboards_score.entry.deck_file import load_deck
from sideboards_score.entry.fields import flag_of, whole_number
from sideboards_score.entry.notation import Laid, read_card, read_pattern, split_cards
from sideboards_score.entry.objective_file import parse_objectives
from sideboards_score.entry.request import (
    PlayerRequest,
    Request,
    check_name,
    check_no_card_twice,
    check_players,
    deck_source,
)
from sideboards_score.entry.rulebook_file import load_rulebook
from sideboards_score.entry.save import check_free
from sideboards_score.entry.tree import Text
from sideboards_score.errors import GameError, SideboardsError, Where
from sideboards_score.model.cards import COLUMNS
from sideboards_score.model.game import Variant
from sideboards_score.model.objectives import ObjectiveSet, PatternObjective, Turning
from sideboards_score.render.breakdown import invented_lines
from sideboards_score.render.grid import card_strip
from sideboards_score.render.objective_text import objective_rows, pattern_forms
from sideboards_score.render.page import Row, Span, row, table
from sideboards_score.render.words import Words

BACK = "<"


class GoBack(Exception):  # noqa: N818 - an answer, not an error
    """The person wants the question before."""


@dataclass
class _Entry:
    """A player while being asked for."""

    name: str = ""
    laid: list[Laid] = field(default_factory=list)
    swap_used: bool = False

    def request(self) -> PlayerRequest:
        return PlayerRequest(self.name, tuple(card.typed for card in self.laid), self.swap_used)


class Interview:
    """The questions in order, and what has been answered so far."""

    def __init__(self, words: Words, options: GameOptions, *, offer_file: bool) -> None:
        self.words = words
        self.offer_file = offer_file
        self.base = with_options(Request((), lambda _: self._goals()), options)
        self.deck = load_deck(*deck_source(self.base))
        self.goals: ObjectiveSet | None = None
        self.entries: list[_Entry] = []
        self.file: str | None = None

    def _goals(self) -> ObjectiveSet:
        if self.goals is None:
            raise GameError("objectives-missing")
        return self.goals

    def run(self) -> tuple[Request, str | None]:
        """Ask everything; the game and the file to save it in, if any."""
        print_message(self.words("ask-welcome", back=BACK, deck=self.deck.ref))
        print_rows(invented_lines(invented=self.deck.invented, words=self.words))
        position = 0
        while position < len(self._steps()):
            try:
                self._steps()[position]()
                position += 1
            except GoBack:
                position = max(0, position - 1)
        players = tuple(entry.request() for entry in self.entries)
        request = Request(
            players,
            lambda _: self._goals(),
            self.base.deck,
            self.base.folder,
            self.base.edition,
            self.base.variant,
            self.base.partial,
        )
        return request, self.file

    def _steps(self) -> list[Callable[[], None]]:
        """The questions as far as they are known: how many depends on the first answer."""
        steps: list[Callable[[], None]] = [self._ask_count, self._ask_goals]
        for number, entry in enumerate(self.entries, 1):
            steps.append(partial(self._ask_name, number, entry))
            steps.append(partial(self._ask_cards, entry))
            if self.base.variant is not Variant.FOUR_CARDS:
                steps.append(partial(self._ask_swap, entry))
        if self.offer_file:
            steps.append(self._ask_file)
        return steps

    def _ask_count(self) -> None:
        most = load_rulebook().most_players

        def check(answer: str) -> None:
            wanted = whole_number(answer)
            if wanted is None or not 1 <= wanted <= most:
                raise GameError("ask-count-wrong", most=most)
            self.entries = self.entries[:wanted]
            self.entries += [_Entry() for _ in range(wanted - len(self.entries))]

        self._until_right(self.words("ask-count", most=most), check)

    def _ask_goals(self) -> None:
        def check(answer: str) -> None:
            self.goals = parse_objectives(answer, self.deck)

        self._until_right(self.words("ask-objectives"), check)
        goals = self._goals()
        try:
            self.goals = ObjectiveSet(
                self._completed(goals.colors), self._completed(goals.handles), goals.rows
            )
        except GoBack:
            self._ask_goals()
            return
        points = load_rulebook().row_points
        lines = [
            line
            for goal in (self.goals.colors, self.goals.handles, self.goals.rows)
            for line in objective_rows(goal, points, self.words)
        ]
        print_rows(table(lines))

    def _completed(self, goal: PatternObjective) -> PatternObjective:
        """The objective with pattern and points as its card shows them, asked for where missing."""
        pattern, points = goal.pattern, goal.points

        def take_pattern(answer: str) -> None:
            nonlocal pattern
            pattern = read_pattern([answer])
            print_rows(pattern_forms(pattern, Turning.ANY))

        def take_points(answer: str) -> None:
            nonlocal points
            points = whole_number(answer)
            if points is None:
                raise GameError("ask-points-wrong")

        if pattern is None:
            self._until_right(
                self.words("ask-pattern", number=goal.number, kind=goal.kind), take_pattern
            )
        if points is None:
            self._until_right(self.words("ask-points", number=goal.number), take_points)
        return PatternObjective(goal.number, goal.of, pattern, points)

    def _ask_name(self, number: int, entry: _Entry) -> None:
        default = entry.name or self.words("ask-default-name", number=number)
        others = [other.request() for other in self.entries[: number - 1]]

        def check(answer: str) -> None:
            name = answer or default
            check_name(name)
            check_players([*others, PlayerRequest(name, ())], number)
            entry.name = name

        self._until_right(self.words("ask-name", number=number, default=default), check)

    def _ask_cards(self, entry: _Entry) -> None:
        """Ask until there are eight cards; several may be typed at once, a wrong one again."""
        waiting: list[str] = []
        while len(entry.laid) < COLUMNS:
            if not waiting:
                waiting = self._more_cards(entry)
                if not waiting:
                    return
            try:
                self._lay(entry, waiting[0])
                waiting = waiting[1:]
            except SideboardsError as error:
                print_message(self.words.problem(error))
                waiting = [*self._more_cards(entry), *waiting[1:]]
        if waiting:
            print_message(self.words("ask-cards-over", count=len(waiting), cards=" ".join(waiting)))

    def _more_cards(self, entry: _Entry) -> list[str]:
        """The next cards typed; empty where a count in mid-game ends here."""
        while True:
            number = len(entry.laid) + 1
            try:
                words = split_cards(
                    self._answer(self.words("ask-card", name=entry.name, number=number))
                )
            except GoBack:
                if not entry.laid:
                    raise
                gone = entry.laid.pop()
                print_message(self.words("ask-card-gone", card=gone.typed))
                continue
            if words or (self.base.partial and entry.laid):
                return words

    def _lay(self, entry: _Entry, typed: str) -> None:
        """Understand one card, refuse it if it lies elsewhere, and show it."""
        place = (Where("card", len(entry.laid) + 1),)
        try:
            laid = read_card(typed, self.deck)
        except SideboardsError as error:
            raise error.inside(*place) from None
        before = [other for other in self.entries if other.laid or other is entry]
        cards = [[*other.laid, laid] if other is entry else other.laid for other in before]
        check_no_card_twice([other.request() for other in before], cards)
        entry.laid.append(laid)
        print_rows([self._understood(len(entry.laid), laid)])
        if laid.remark:
            values = {"name": entry.name, "position": len(entry.laid), **laid.remark.values}
            print_message("   " + self.words(f"note-{laid.remark.kind}", **values))

    def _understood(self, position: int, laid: Laid) -> Row:
        card_id = "" if laid.id is None else self.words("ask-card-id", id=laid.id)
        return row(f" {position}  ", *card_strip(laid.card).spans, Span(f"  {card_id}", "dim"))

    def _ask_swap(self, entry: _Entry) -> None:
        def check(answer: str) -> None:
            try:
                entry.swap_used = bool(answer) and flag_of(Text(answer, 0, quoted=True), "")
            except SideboardsError:
                raise GameError("ask-yes-or-no") from None

        self._until_right(self.words("ask-swap", name=entry.name), check)

    def _ask_file(self) -> None:
        def check(answer: str) -> None:
            self.file = answer or None
            if answer:
                check_free(answer)

        self._until_right(self.words("ask-file"), check)

    def _until_right(self, question: str, check: Callable[[str], None]) -> None:
        """Ask until the answer is accepted; say what is wrong with one that is not."""
        while True:
            try:
                check(self._answer(question))
            except SideboardsError as error:
                print_message(self.words.problem(error))
            else:
                return

    def _answer(self, question: str) -> str:
        """One line typed. Raises `GoBack` for `<`, `EOFError` at the end of the input."""
        sys.stderr.write(shown(question, sys.stderr) + " ")
        sys.stderr.flush()
        line = sys.stdin.buffer.readline()
        if not line:
            sys.stderr.write("\n")
            raise EOFError
        answer = line.decode(sys.stdin.encoding or "utf-8", "replace").strip()
        if answer == BACK:
            raise GoBack
        return answer


def ask_for_game(
    words: Words, options: GameOptions, *, offer_file: bool
) -> tuple[Request, str | None]:
    """Ask a person for a whole game: the request, and the file to save it in, if any."""
    return Interview(words, options, offer_file=offer_file).run()
