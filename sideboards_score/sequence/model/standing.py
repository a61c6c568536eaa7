"""What a board comes to: the sequences of every team, who has won, what would finish one."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from sideboards_score.sequence.model.board import Board, Line, Place, Team


class Outcome(Enum):
    """What can be said about the winner."""

    NOBODY = "nobody"
    WON = "won"
    SEVERAL = "several"
    """More than one team has enough: the board does not show who was first."""
    OPEN = "open"
    """Squares that are not known decide it."""


class Run(NamedTuple):
    """An unbroken line of one team's squares that is long enough, and its sequences."""

    places: Line
    sequences: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class TeamStanding:
    """One team on a board."""

    team: Team
    runs: tuple[Run, ...]
    most: int
    """The count if every square that is not known were this team's; at least `count`."""
    finishing: tuple[Place, ...]
    """Empty squares on which its chip would finish a sequence more."""
    safe: tuple[Place, ...]
    """Chips that a one-eyed jack may not take, whichever five of a longer line were declared."""

    @property
    def sequences(self) -> tuple[Line, ...]:
        """A largest choice that counts at once."""
        return tuple(sequence for run in self.runs for sequence in run.sequences)

    @property
    def count(self) -> int:
        """How many sequences count at once."""
        return len(self.sequences)


class Match(NamedTuple):
    """How a board was played."""

    teams: int
    wins_at: int
    """Sequences that win."""
    assumed: bool
    """Whether the number of teams comes from the colours seen."""
    advanced: bool
    """Whether jacks may take chips out of finished sequences."""


class Standing(NamedTuple):
    """All teams on a board."""

    board: Board
    match: Match
    teams: tuple[TeamStanding, ...]
    outcome: Outcome
    winner: Team | None
    notes: tuple[str, ...]
    """Kinds of what has to be said beside the figures."""
