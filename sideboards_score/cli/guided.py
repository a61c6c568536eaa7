"""Guided entry: ask for a game question by question, check each answer as it is typed."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from sideboards_score.cli.ask import BACK, GoBack, answer, until_right
from sideboards_score.cli.output import print_message, print_rows
from sideboards_score.entry.command_line import GameOptions, with_options
from sideboards_score.entry.fields import flag_of, whole_number
from sideboards_score.entry.notation import Laid, read_card, read_pattern, split_cards
from sideboards_score.entry.objective_file import parse_objectives
from sideboards_score.entry.request import (
    PlayerRequest,
    Request,
    check_name,
    check_no_card_twice,
    check_players,
    deck_of,
)
from sideboards_score.entry.rulebook_file import load_rulebook
from sideboards_score.entry.save import check_free
from sideboards_score.entry.tree import Text
from sideboards_score.errors import GameError, SideboardsError, Where
from sideboards_score.model.cards import COLUMNS
from sideboards_score.model.game import Variant
from sideboards_score.model.objectives import Kind, ObjectiveSet, PatternObjective
from sideboards_score.render.breakdown import invented_lines
from sideboards_score.render.grid import card_strip
from sideboards_score.render.objective_text import objective_rows, pattern_forms
from sideboards_score.render.page import Row, Span, row, table
from sideboards_score.render.words import Words


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
        self.deck = deck_of(self.base)
        self.goals: ObjectiveSet | None = None
        self.entries: list[_Entry] = []
        self.file: str | None = None
        self.returning = False
        """Whether the question is asked again because somebody went back to it."""

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
                self.returning = False
            except GoBack:
                position = max(0, position - 1)
                self.returning = True
        players = tuple(entry.request() for entry in self.entries)
        request = replace(self.base, players=players)
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

        until_right(self.words, self.words("ask-count", most=most), check)

    def _ask_goals(self) -> None:
        def check(answer: str) -> None:
            self.goals = parse_objectives(answer, self.deck)

        until_right(self.words, self.words("ask-objectives"), check)
        try:
            self.goals = self._completed(self._goals())
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

    def _completed(self, goals: ObjectiveSet) -> ObjectiveSet:
        """The objectives with patterns and points as their cards show, asked for where missing."""
        found = {goal.kind: goal for goal in (goals.colors, goals.handles)}
        questions: list[Callable[[], None]] = []
        for kind, goal in found.items():
            if goal.pattern is None:
                questions.append(partial(self._ask_pattern, found, kind))
            if goal.points is None:
                questions.append(partial(self._ask_points, found, kind))
        position = 0
        while position < len(questions):
            try:
                questions[position]()
                position += 1
            except GoBack:
                if not position:
                    raise
                position -= 1
        return ObjectiveSet(found[Kind.COLORS], found[Kind.HANDLES], goals.rows)

    def _ask_pattern(self, found: dict[Kind, PatternObjective], kind: Kind) -> None:
        turning = load_rulebook().editions[self.base.edition].turning

        def check(text: str) -> None:
            pattern = read_pattern([text])
            found[kind] = replace(found[kind], pattern=pattern)
            print_rows(pattern_forms(pattern, turning))

        number = found[kind].number
        until_right(self.words, self.words("ask-pattern", number=number, kind=kind), check)

    def _ask_points(self, found: dict[Kind, PatternObjective], kind: Kind) -> None:
        def check(text: str) -> None:
            points = whole_number(text)
            if points is None:
                raise GameError("ask-points-wrong")
            found[kind] = replace(found[kind], points=points)

        number = found[kind].number
        until_right(self.words, self.words("ask-points", number=number), check)

    def _ask_name(self, number: int, entry: _Entry) -> None:
        default = entry.name or self.words("ask-default-name", number=number)
        others = [other.request() for other in self.entries[: number - 1]]

        def check(answer: str) -> None:
            name = answer or default
            check_name(name)
            check_players([*others, PlayerRequest(name, ())], number)
            entry.name = name

        until_right(self.words, self.words("ask-name", number=number, default=default), check)

    def _ask_cards(self, entry: _Entry) -> None:
        """Ask until there are eight cards; several may be typed at once, a wrong one again."""
        waiting: list[str] = []
        if self.returning and len(entry.laid) == COLUMNS:
            self._take_back(entry)
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
                waiting = self._instead(entry, waiting[1:])
        if waiting:
            print_message(self.words("ask-cards-over", count=len(waiting), cards=" ".join(waiting)))

    def _instead(self, entry: _Entry, kept: list[str]) -> list[str]:
        """The next cards in place of a wrong one; those typed after it are kept."""
        if kept:
            print_message(self.words("ask-kept", cards=" ".join(kept)))
        typed = self._more_cards(entry)
        again = kept and [word.casefold() for word in typed[-len(kept) :]] == [
            word.casefold() for word in kept
        ]
        return typed if again else [*typed, *kept]

    def _take_back(self, entry: _Entry) -> None:
        gone = entry.laid.pop()
        print_message(self.words("ask-card-gone", card=gone.typed))

    def _more_cards(self, entry: _Entry) -> list[str]:
        """The next cards typed; empty where a count in mid-game ends here."""
        while True:
            number = len(entry.laid) + 1
            try:
                words = split_cards(answer(self.words("ask-card", name=entry.name, number=number)))
            except GoBack:
                if not entry.laid:
                    raise
                self._take_back(entry)
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
        others = [other for other in self.entries if other is not entry]
        cards = [*(other.laid for other in others), [*entry.laid, laid]]
        everybody = [other.request() for other in (*others, entry)]
        check_no_card_twice(everybody, cards, self.deck)
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

        until_right(self.words, self.words("ask-swap", name=entry.name), check)

    def _ask_file(self) -> None:
        def check(text: str) -> None:
            self.file = None if not text or _is_no(text) else str(Path(text).expanduser())
            if self.file:
                check_free(self.file)

        until_right(self.words, self.words("ask-file"), check)


def _is_no(text: str) -> bool:
    """Whether somebody answers yes or no where a file name is wanted."""
    try:
        yes = flag_of(Text(text, 0, quoted=True), "")
    except SideboardsError:
        return False
    if yes:
        raise GameError("ask-file-name")
    return True


def ask_for_game(
    words: Words, options: GameOptions, *, offer_file: bool
) -> tuple[Request, str | None]:
    """Ask a person for a whole game: the request, and the file to save it in, if any."""
    return Interview(words, options, offer_file=offer_file).run()
