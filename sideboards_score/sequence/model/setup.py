"""How a game is set up: the figures of the rulebook, and one table of players."""

from collections.abc import Mapping
from typing import NamedTuple

from sideboards_score.sequence.model.board import Team


class Facts(NamedTuple):
    """The figures of the rulebook (`card_db/sequence/rules.yaml`)."""

    chips: int
    """Of each colour."""
    wins: Mapping[int, int]
    """Sequences that win, by the number of teams."""
    hands: Mapping[int, Mapping[int, int]]
    """Cards in hand, by the number of teams and of players."""

    @property
    def players(self) -> tuple[int, ...]:
        """Every number of players that can play."""
        return tuple(sorted({number for hands in self.hands.values() for number in hands}))


class Setup(NamedTuple):
    """So many players in so many teams."""

    players: int
    teams: int | None
    problem: str | None
    """Why the rules do not allow it; None where they do."""
    hand: int = 0
    wins_at: int = 0
    chips: int = 0
    seats: tuple[Team, ...] = ()
    """Whose team sits where, in the order of turns."""

    @property
    def counted(self) -> int | None:
        """The number that its problem is about."""
        return self.teams if self.problem == "sequence-teams-wrong" else self.players
