"""What may be typed at any question: back to a player, or something put right."""

from collections.abc import Callable, Sequence

from sideboards_score.cli.ask import BACK, answer
from sideboards_score.cli.guided.cards import Entry
from sideboards_score.cli.guided.corrections import correct, meant_for
from sideboards_score.cli.guided.letters import ASKS_FOR_HELP, explain
from sideboards_score.cli.output import print_message
from sideboards_score.entry.game.request import name_key
from sideboards_score.errors import GameError, SideboardsError
from sideboards_score.model.deck import Deck
from sideboards_score.words import Words


class JumpError(Exception):
    """The person wants to put a player right who was asked for before."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Answers:
    """Answers of a person, without what was meant for something else than the question."""

    def __init__(
        self,
        words: Words,
        deck: Deck,
        entries: Callable[[], Sequence[Entry]],
        keep: Callable[[], None],
    ) -> None:
        self.words = words
        self.keep = keep
        """Keeps what is known so far, before anything more is asked."""
        self.deck = deck
        self.entries = entries
        self.current: Entry | None = None
        """The player whom the question is about."""

    def __call__(self, question: str, helps: str | None = None) -> str:
        """One line typed. Raises `JumpError` for `<2` or `< Ann`, `GoBack` for `<`.

        `helps` is what `?` says first at a question that is not about cards.
        """
        while True:
            self.keep()
            text = answer(question)
            try:
                if not self._is_aside(text, helps):
                    return text
            except SideboardsError as error:
                print_message(self.words.problem(error))

    def _is_aside(self, text: str, helps: str | None) -> bool:
        """Whether an answer was for something else, and is done."""
        if text.casefold() in ASKS_FOR_HELP:
            if helps is not None:
                print_message(helps)
            explain(self.words, handles_known=self.deck.handles_known)
            return True
        if text.startswith(BACK):
            raise JumpError(self._number(text.removeprefix(BACK)))
        meant = meant_for(text, self.current, self.entries())
        if meant is None:
            return False
        entry, place, value = meant
        others = [other for other in self.entries() if other is not entry]
        correct(entry, others, place, value, self.deck, self.words)
        return True

    def _number(self, wanted: str) -> int:
        """The player to go back to, by number or name."""
        key = name_key(wanted)
        for number, entry in enumerate(self.entries(), 1):
            if entry.name and key in (str(number), name_key(entry.name)):
                return number
        raise GameError("ask-back-nobody", text=f"{BACK}{wanted}", back=BACK)
