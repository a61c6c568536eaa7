"""A board: squares with chips of three teams, and the four corners that are free to all."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

SIDE = 10
"""Squares along an edge: 2 x 48 cards and four corners (derived, see card_db/sequence)."""

FIVE = 5
"""Squares of a sequence."""

EMPTY = "."
UNKNOWN = "?"


class Team(Enum):
    """A team by the letter of its chips."""

    BLUE = "B"
    GREEN = "G"
    RED = "R"

    @property
    def english(self) -> str:
        """The name that documents and options use in every language."""
        return self.name.lower()


class Place(NamedTuple):
    """A square: line and column, both from 1 at the top left."""

    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.line}/{self.column}"


Line = tuple[Place, ...]
"""Squares one after another."""


@dataclass(frozen=True, slots=True)
class Board:
    """A square board as lines of letters; what stands in a corner means nothing.

    >>> Board(("....", ".B..", "....", "....")).at(Place(2, 2))
    'B'
    """

    rows: tuple[str, ...]

    @property
    def side(self) -> int:
        """Squares along an edge."""
        return len(self.rows)

    def at(self, place: Place) -> str:
        """The letter of a square."""
        return self.rows[place.line - 1][place.column - 1]

    def is_corner(self, place: Place) -> bool:
        """Whether a square is one of the four corners."""
        return place.line in (1, self.side) and place.column in (1, self.side)

    def places(self) -> Iterator[Place]:
        """All squares but the corners, line by line."""
        for line in range(1, self.side + 1):
            for column in range(1, self.side + 1):
                if not self.is_corner(Place(line, column)):
                    yield Place(line, column)

    def holds(self, place: Place, team: Team) -> bool:
        """Whether a square counts for a team: its chip lies there, or it is a corner."""
        return self.is_corner(place) or self.at(place) == team.value

    def chips(self, letter: str) -> int:
        """How many squares show a letter."""
        return sum(self.at(place) == letter for place in self.places())

    @property
    def teams(self) -> tuple[Team, ...]:
        """The teams that have a chip on the board."""
        return tuple(team for team in Team if self.chips(team.value))

    @property
    def unknown(self) -> tuple[Place, ...]:
        """The squares that are not known."""
        return tuple(place for place in self.places() if self.at(place) == UNKNOWN)

    def with_letter(self, place: Place, letter: str) -> "Board":
        """The board with another letter on a square."""
        row = self.rows[place.line - 1]
        changed = row[: place.column - 1] + letter + row[place.column :]
        return Board((*self.rows[: place.line - 1], changed, *self.rows[place.line :]))

    def known_as(self, letter: str) -> "Board":
        """The board with one letter on all squares that are not known."""
        return Board(tuple(row.replace(UNKNOWN, letter) for row in self.rows))
