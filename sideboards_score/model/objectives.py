"""The objective cards: what counts in a game."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from sideboards_score.model.cards import COLORS, COLUMNS, HANDLES, LINES, Value


class Of(Enum):
    """What an objective looks at."""

    COLOR = "color"
    HANDLE = "handle"

    @property
    def values(self) -> tuple[Value, ...]:
        """The colours or the handles that can be counted; the lanes lie in the same order."""
        return COLORS if self is Of.COLOR else HANDLES

    @property
    def other(self) -> "Of":
        """Handles for colours, and colours for handles."""
        return Of.HANDLE if self is Of.COLOR else Of.COLOR


class Kind(Enum):
    """The three piles of objective cards; the values are the words of files and JSON."""

    COLORS = "colors"
    HANDLES = "handles"
    ROWS = "rows"


class Turning(Enum):
    """How a pattern may be turned besides being flipped."""

    ANY = "any"
    HALF = "half"


class Pattern(NamedTuple):
    """Places of one combination, as (line, column) counted from 0 in their bounding box, sorted."""

    places: tuple[tuple[int, int], ...]

    @classmethod
    def at(cls, places: "list[tuple[int, int]] | tuple[tuple[int, int], ...]") -> "Pattern":
        """The pattern of these places wherever they lie; empty edges are trimmed."""
        top = min(line for line, _ in places)
        left = min(column for _, column in places)
        return cls(tuple(sorted((line - top, column - left) for line, column in places)))

    @classmethod
    def of(cls, *rows: str) -> "Pattern":
        """The pattern drawn in rows of `X` and `.`, for code and tests."""
        return cls.at(
            [
                (line, c)
                for line, row in enumerate(rows)
                for c, sign in enumerate(row)
                if sign == "X"
            ]
        )

    @property
    def height(self) -> int:
        """Lines that the pattern spans."""
        return max(line for line, _ in self.places) + 1

    @property
    def width(self) -> int:
        """Columns that the pattern spans."""
        return max(column for _, column in self.places) + 1

    @property
    def rows(self) -> tuple[str, ...]:
        """The pattern drawn in rows of `X` and `.`."""
        return tuple(
            "".join("X" if (line, column) in self.places else "." for column in range(self.width))
            for line in range(self.height)
        )

    @property
    def text(self) -> str:
        """The pattern as it is typed on a command line."""
        return "/".join(self.rows)

    def forms(self, turning: Turning) -> "tuple[Pattern, ...]":
        """The pattern flipped and turned as allowed, each form once, the drawn one first."""
        flips = [(1, 1, False), (1, -1, False), (-1, 1, False), (-1, -1, False)]
        if turning is Turning.ANY:
            flips += [(down, right, True) for down, right, _ in flips]
        forms: dict[Pattern, None] = {}
        for down, right, swapped in flips:
            places = [
                (right * c, down * r) if swapped else (down * r, right * c) for r, c in self.places
            ]
            forms[Pattern.at(places)] = None
        return tuple(forms)

    @property
    def fits(self) -> bool:
        """Whether any form of it has room on a sideboard."""
        short, long = sorted((self.height, self.width))
        return short <= LINES and long <= COLUMNS


@dataclass(frozen=True, slots=True)
class PatternObjective:
    """Objectives 1-14: count a pattern. Pattern and points are None where nobody knows them yet."""

    number: int | None
    of: Of
    pattern: Pattern | None
    points: int | None

    @property
    def kind(self) -> Kind:
        """The pile that the card belongs to."""
        return Kind.COLORS if self.of is Of.COLOR else Kind.HANDLES

    @property
    def complete(self) -> bool:
        """Whether the card can be scored."""
        return self.pattern is not None and self.points is not None


@dataclass(frozen=True, slots=True)
class RowObjective:
    """Objectives 15-30: count the longest row, or the two longest.

    `value` fixes the colour or handle. `lines` names lines of which each gives one row; with no
    lines the rows may lie anywhere, and `rows` says how many count.
    """

    number: int | None
    of: Of
    rows: int
    value: Value | None = None
    lines: tuple[int, ...] = ()

    @property
    def kind(self) -> Kind:
        """The pile that the card belongs to."""
        return Kind.ROWS

    @property
    def complete(self) -> bool:
        """Whether the card can be scored."""
        return True


Objective = PatternObjective | RowObjective


class ObjectiveSet(NamedTuple):
    """The three objectives of a game, one of each kind."""

    colors: PatternObjective
    handles: PatternObjective
    rows: RowObjective
