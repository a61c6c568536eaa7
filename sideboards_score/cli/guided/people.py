"""Names of players: those of the history are offered, and a new spelling of one is asked about."""

from collections.abc import Collection
from functools import cached_property

from sideboards_score.cli.ask import until_right, yes_or_no
from sideboards_score.entry.game.people import may_be, person_key
from sideboards_score.service.history.looking import known_names
from sideboards_score.words import Words


class KnownPlayers:
    """The players of the history."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._others: set[str] = set()
        """Spellings of which a person has said that they are somebody else's."""

    @cached_property
    def names(self) -> list[str]:
        """Those who played last first."""
        return known_names()

    def next(self, taken: Collection[str]) -> str | None:
        """The first one who is not at the table yet."""
        persons = set(map(person_key, taken))
        return next((name for name in self.names if person_key(name) not in persons), None)

    def meant(self, name: str) -> str:
        """The name as the history spells it, if that is who is meant; asked once."""
        known = may_be(name, self.names) if name else None
        if known is None or name in self._others:
            return name
        same = [True]

        def check(answer: str) -> None:
            same.append(not answer or yes_or_no(answer))

        until_right(self.words, self.words("ask-same-person", name=name, known=known), check)
        if same[-1]:
            return known
        self._others.add(name)
        return name
