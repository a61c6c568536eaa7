"""Guided entry: ask for a game question by question, check each answer as it is typed."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from sideboards_score.cli.ask import (
    BACK,
    GoBack,
    StoppedError,
    in_turn,
    until_right,
    yes_or_no,
)
from sideboards_score.cli.guided.answers import Answers, JumpError
from sideboards_score.cli.guided.cards import CardQuestions, Entry
from sideboards_score.cli.guided.ending import wanted_file, wants_history
from sideboards_score.cli.guided.people import KnownPlayers
from sideboards_score.cli.guided.resume import at_table, begun, laid_out, offered
from sideboards_score.cli.output import print_message, print_rows
from sideboards_score.entry.change.draft import Draft, Left, open_draft
from sideboards_score.entry.deck.rulebook_file import load_rulebook
from sideboards_score.entry.game.command_line import (
    GameOptions,
    players_of,
    with_options,
)
from sideboards_score.entry.game.objectives import parse_objectives
from sideboards_score.entry.game.request import (
    PlayerRequest,
    Request,
    check_name,
    check_players,
    deck_of,
    name_key,
)
from sideboards_score.entry.patterns import read_pattern
from sideboards_score.entry.text.fields import points_of, whole_number
from sideboards_score.errors import GameError, SideboardsError
from sideboards_score.model.game import Variant
from sideboards_score.model.objectives import Kind, ObjectiveSet, PatternObjective
from sideboards_score.render.page import table
from sideboards_score.render.sentences.breakdown import warning_text
from sideboards_score.render.sentences.objectives import objective_text
from sideboards_score.render.text.objective_page import pattern_forms
from sideboards_score.render.text.pieces import objective_lines, warning_rows
from sideboards_score.words import Words


class Interview:
    """The questions in order, and what has been answered so far."""

    def __init__(
        self,
        words: Words,
        options: GameOptions,
        *,
        offer_file: bool,
        offer_history: bool,
        draft: Draft | None = None,
        left: Left | None = None,
    ) -> None:
        self.words = words
        self.offer_file = offer_file
        self.known = KnownPlayers(words)
        self.draft = draft
        self.left = left
        self.base = with_options(begun(left, lambda _: self._goals()), options)
        self.offer_history = offer_history and not self.base.partial
        self.deck = deck_of(self.base)
        self.goals: ObjectiveSet | None = None
        self.entries: list[Entry] = []
        self.file: str | None = None
        self.keeps = False
        self.players = players_of(options) if options.table else []
        self.answer = Answers(words, self.deck, lambda: self.entries, self._keep)
        self.cards = CardQuestions(words, self.deck, self.answer, partial=self.base.partial)
        self.returning = False
        """Whether the question is asked again because somebody went back to it."""

    def _goals(self) -> ObjectiveSet:
        if self.goals is None:
            raise GameError("objectives-missing")
        return self.goals

    def run(self) -> tuple[Request, str | None]:
        """Ask everything; the game and the file to save it in, if any."""
        print_message(self.words("ask-welcome", back=BACK, deck=self.deck.ref))
        print_rows(warning_rows(warning_text(invented=self.deck.invented, words=self.words)))
        start = self._seated() if self.left is None else self._resumed(self.left)
        while not self._walk(self._steps, start):
            start = 0  # back at the first question
        players = tuple(entry.request() for entry in self.entries)
        request = self.base._replace(players=players)
        return request, self.file

    def _seated(self) -> int:
        """Lay out the rows of a table that have their players; the number of the next question."""
        self.entries = at_table(self.players, self.cards)
        return 1 if self.entries else 0

    def _resumed(self, left: Left) -> int:
        """Lay out what was answered before; the number of the question that comes next."""
        self.goals = left.request.goals(self.deck)
        self._print_goals(self.goals)
        self.entries = laid_out(left, self.cards)
        named = sum(bool(entry.name) for entry in self.entries)
        if not named:
            return 2
        last = self._player_steps(named)
        before = 2 + len(last) * (named - 1)
        return before + (len(last) - 1 if self.entries[named - 1].complete else 1)

    def _keep(self) -> None:
        """Keep what is known; that it cannot be written is said once."""
        players = tuple(entry.request() for entry in self.entries if entry.name)
        if self.draft is None or self.goals is None or not players:
            return
        try:
            request = self.base._replace(players=players)
            self.draft.keep(request, self.goals, self.deck, len(self.entries))
        except SideboardsError as error:
            print_message(self.words.problem(error))
            self.draft = None

    def _walk(self, steps: Callable[[], list[Callable[[], None]]], start: int = 0) -> bool:
        """Ask questions in order; False where somebody goes back at the first one."""
        position = start
        while position < len(steps()):
            try:
                steps()[position]()
                position += 1
                self.returning = False
            except GoBack:
                if not position:
                    return False
                position -= 1
                self.returning = True
            except JumpError as jump:
                self._again(jump.number)
        return True

    def _again(self, number: int) -> None:
        """The questions about one player once more, out of turn."""
        steps = self._player_steps(number, again=True)
        self._walk(lambda: steps)
        self.returning = False

    def _steps(self) -> list[Callable[[], None]]:
        """The questions as far as they are known: how many depends on the first answer."""
        steps: list[Callable[[], None]] = [
            partial(self._about, None, ask) for ask in (self._ask_count, self._ask_goals)
        ]
        for number in range(1, len(self.entries) + 1):
            steps += self._player_steps(number)
        if self.offer_history:
            steps.append(partial(self._about, None, self._ask_history))
        if self.offer_file:
            steps.append(partial(self._about, None, self._ask_file))
        return steps

    def _player_steps(self, number: int, *, again: bool = False) -> list[Callable[[], None]]:
        """The questions about one player; again, the cards may stay or be taken back."""
        entry = self.entries[number - 1]
        steps: list[Callable[[], None]] = [partial(self._ask_name, number, entry)]
        steps.append(partial(self._ask_cards, entry, again=again))
        if self.base.variant is not Variant.FOUR_CARDS:
            steps.append(partial(self._ask_swap, entry))
        return [partial(self._about, entry, step) for step in steps]

    def _about(self, entry: Entry | None, ask: Callable[[], None]) -> None:
        """A question about one player, or about none."""
        self.answer.current = entry
        ask()

    def _until_right(
        self, question: str, check: Callable[[str], None], helps: str | None = None
    ) -> None:
        ask = partial(self.answer, helps=helps or self.words("ask-help"))
        until_right(self.words, question, check, ask)

    def _ask_count(self) -> None:
        most = load_rulebook().most_players

        def check(answer: str) -> None:
            wanted = whole_number(answer)
            if wanted is None or not 1 <= wanted <= most:
                raise GameError("ask-count-wrong", most=most)
            self.entries = self.entries[:wanted]
            self.entries += [Entry() for _ in range(wanted - len(self.entries))]

        self._until_right(self.words("ask-count", most=most), check)

    def _ask_goals(self) -> None:
        def check(answer: str) -> None:
            self.goals = parse_objectives(answer, self.deck)

        self._until_right(self.words("ask-objectives"), check, self.words("ask-objectives-help"))
        try:
            self.goals = self._completed(self._goals())
        except GoBack:
            self._ask_goals()
            return
        self._print_goals(self.goals)

    def _print_goals(self, goals: ObjectiveSet) -> None:
        points = load_rulebook().row_points
        lines = [
            line
            for goal in (goals.colors, goals.handles, goals.rows)
            for line in objective_lines(objective_text(goal, points, self.words))
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
        in_turn(questions)
        return ObjectiveSet(found[Kind.COLORS], found[Kind.HANDLES], goals.rows)

    def _ask_pattern(self, found: dict[Kind, PatternObjective], kind: Kind) -> None:
        turning = load_rulebook().editions[self.base.edition].turning

        def check(text: str) -> None:
            pattern = read_pattern([text])
            found[kind] = replace(found[kind], pattern=pattern)
            print_rows(pattern_forms(pattern, turning))

        number = found[kind].number
        self._until_right(self.words("ask-pattern", number=number, kind=kind), check)

    def _ask_points(self, found: dict[Kind, PatternObjective], kind: Kind) -> None:
        def check(text: str) -> None:
            found[kind] = replace(found[kind], points=points_of(text))

        number = found[kind].number
        self._until_right(self.words("ask-points", number=number), check)

    def _ask_name(self, number: int, entry: Entry) -> None:
        others = [other.request() for other in self.entries if other is not entry and other.name]
        offered = entry.name or self.known.next([other.name for other in others])
        default = offered or self.words("ask-default-name", number=number)

        def check(answer: str) -> None:
            check_name(answer or default)
            name = self.known.meant(answer) or default
            if self._swapped(entry, name):
                return
            check_players([*others, PlayerRequest(name, ())], len(self.entries))
            entry.name = name

        self._until_right(self.words("ask-name", number=number, default=default), check)

    def _swapped(self, entry: Entry, name: str) -> bool:
        """Exchange two names: who has one and is given another player's wants just that."""
        for other in self.entries:
            if entry.name and other is not entry and name_key(other.name) == name_key(name):
                entry.name, other.name = other.name, entry.name
                print_message(self.words("ask-name-swapped", one=entry.name, other=other.name))
                return True
        return False

    def _ask_cards(self, entry: Entry, *, again: bool) -> None:
        others = [other for other in self.entries if other is not entry]
        self.cards.ask(entry, others, take_back=self.returning, again=again)

    def _ask_swap(self, entry: Entry) -> None:
        def check(answer: str) -> None:
            if answer:
                entry.swap_used = yes_or_no(answer)

        key = "ask-swap-again" if entry.swap_used else "ask-swap"
        self._until_right(self.words(key, name=entry.name), check)

    def _ask_history(self) -> None:
        self.keeps = wants_history(self.words, self.answer)

    def _ask_file(self) -> None:
        self.file = wanted_file(self.words, self.answer)


class Asked(NamedTuple):
    """A game that was asked for."""

    request: Request
    file: str | None
    """Where to save it."""
    keeps: bool
    """Whether the history keeps it."""
    draft: Draft | None
    """What is kept of it until it is scored."""


def ask_for_game(
    words: Words, options: GameOptions, *, offer_file: bool, offer_history: bool
) -> Asked:
    """Ask a person for a whole game, or for the rest of one that was left unfinished.

    Raises `StoppedError` where the person stops and what was typed is kept.
    """
    draft = open_draft()
    try:
        left = None if draft is None else offered(draft, words)
        interview = Interview(
            words,
            options,
            offer_file=offer_file,
            offer_history=offer_history,
            draft=draft,
            left=left,
        )
        request, file = interview.run()
    except BaseException as stop:
        if draft is not None:
            draft.close()
            if draft.kept and isinstance(stop, (KeyboardInterrupt, EOFError)):
                raise StoppedError("interrupted-kept") from None
        raise
    return Asked(request, file, interview.keeps, draft)
