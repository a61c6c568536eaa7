"""Colours, handles, drawers and cards.

A card is five drawers from the top down. The letter that people type is the value of each enum
member, so that reading and writing a code need no second table.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple, TypeAlias

LINES = 5
"""Drawers of a card, and so lines of a sideboard."""

COLUMNS = 8
"""Cards of a finished sideboard."""

CELLS = LINES * COLUMNS
"""Drawers of a finished sideboard; the width of one lane (see `Card.color_lanes`)."""


class Color(Enum):
    """The colour of a drawer."""

    RED = "R"
    TURQUOISE = "T"
    PINK = "P"
    ORANGE = "O"
    BLACK = "K"
    UNKNOWN = "?"

    __hash__ = object.__hash__  # of a member, which is there once; Enum hashes its name each time


class Handle(Enum):
    """The handle of a drawer. That a drawer has none is not the same as not knowing it."""

    FLOWER = "f"
    SQUARE = "s"
    BAR = "b"
    NONE = ""
    UNKNOWN = "x"

    __hash__ = object.__hash__  # see `Color`


Value: TypeAlias = Color | Handle
"""What the drawers of one combination or run share."""


def english_name(value: Value) -> str:
    """The name that files and JSON use in every language."""
    return value.name.lower()


COLORS = (Color.RED, Color.TURQUOISE, Color.PINK, Color.ORANGE, Color.BLACK)
"""The colours that can be counted, in the order of the rulebooks."""

HANDLES = (Handle.FLOWER, Handle.SQUARE, Handle.BAR)
"""The handles that can be counted, in the order of the rulebooks."""

_COLOR_LANE = {color: 1 << (CELLS * lane) for lane, color in enumerate(COLORS)}
_HANDLE_LANE = {handle: 1 << (CELLS * lane) for lane, handle in enumerate(HANDLES)}


class Drawer(NamedTuple):
    """One drawer."""

    color: Color
    handle: Handle

    @property
    def code(self) -> str:
        """The drawer as typed: `Rf`, `R`, `?x`."""
        return self.color.value + self.handle.value

    @property
    def known(self) -> bool:
        """Whether both its colour and its handle are known."""
        return self.color is not Color.UNKNOWN and self.handle is not Handle.UNKNOWN

    def could_be(self, other: "Drawer") -> bool:
        """Whether both can be the same drawer, unknown parts fitting anything."""
        return (self.color is other.color or Color.UNKNOWN in (self.color, other.color)) and (
            self.handle is other.handle or Handle.UNKNOWN in (self.handle, other.handle)
        )

    def merged(self, other: "Drawer") -> "Drawer":
        """What is known of one drawer from two sources that do not contradict each other."""
        return Drawer(
            other.color if self.color is Color.UNKNOWN else self.color,
            other.handle if self.handle is Handle.UNKNOWN else self.handle,
        )

    def common(self, other: "Drawer") -> "Drawer":
        """The parts in which both agree; the others are unknown."""
        return Drawer(
            self.color if self.color is other.color else Color.UNKNOWN,
            self.handle if self.handle is other.handle else Handle.UNKNOWN,
        )


@dataclass(frozen=True, slots=True)
class Card:
    """Five drawers, from the top down as the card lies.

    >>> Card.of("RfTPsOKb").turned().code
    'KbOPsTRf'
    """

    drawers: tuple[Drawer, ...]
    color_lanes: int = field(init=False, repr=False, compare=False)
    """One bit set per colour, side by side in one integer: lane by lane 40 bits, a lane
    column by column, a column from the top line down. The card lies in column 1."""
    handle_lanes: int = field(init=False, repr=False, compare=False)
    """The same for the three handles."""

    def __post_init__(self) -> None:
        if len(self.drawers) != LINES:
            raise ValueError(f"a card has {LINES} drawers, not {len(self.drawers)}")
        colors = handles = 0
        for line, drawer in enumerate(self.drawers):
            colors |= _COLOR_LANE.get(drawer.color, 0) << line
            handles |= _HANDLE_LANE.get(drawer.handle, 0) << line
        object.__setattr__(self, "color_lanes", colors)
        object.__setattr__(self, "handle_lanes", handles)

    @classmethod
    def of(cls, code: str) -> "Card":
        """The card of a spelled-out code in exact case, for code and tests.

        What people type goes through `entry.notation` instead.
        """
        drawers: list[Drawer] = []
        for letter in code:
            if letter.isupper() or letter == Color.UNKNOWN.value:
                drawers.append(Drawer(Color(letter), Handle.NONE))
            else:
                drawers[-1] = Drawer(drawers[-1].color, Handle(letter))
        return cls(tuple(drawers))

    @classmethod
    def of_colors(cls, colors: Iterable[Color]) -> "Card":
        """The card of a colour order, its handles unknown."""
        return cls(tuple(Drawer(color, Handle.UNKNOWN) for color in colors))

    @property
    def code(self) -> str:
        """The spelled-out code: colours upper case, handles lower case."""
        return "".join(drawer.code for drawer in self.drawers)

    @property
    def colors(self) -> tuple[Color, ...]:
        """The colour order from the top down."""
        return tuple(drawer.color for drawer in self.drawers)

    @property
    def color_code(self) -> str:
        """The colour order as letters."""
        return "".join(drawer.color.value for drawer in self.drawers)

    @property
    def handles(self) -> tuple[Handle, ...]:
        """Its handles, known or not, from the top down; drawers without one are left out."""
        return tuple(d.handle for d in self.drawers if d.handle is not Handle.NONE)

    @property
    def known(self) -> bool:
        """Whether nothing about the card is unknown."""
        return all(drawer.known for drawer in self.drawers)

    def turned(self) -> "Card":
        """The card turned by 180 degrees: a handle looks the same upside down."""
        return Card(self.drawers[::-1])

    def could_be(self, other: "Card") -> bool:
        """Whether both can be the same card lying the same way up."""
        return all(
            mine.could_be(its) for mine, its in zip(self.drawers, other.drawers, strict=True)
        )

    def merged(self, other: "Card") -> "Card":
        """What both sources together know of the card."""
        return Card(
            tuple(mine.merged(its) for mine, its in zip(self.drawers, other.drawers, strict=True))
        )

    def common(self, other: "Card") -> "Card":
        """What both cards agree about; the rest is unknown."""
        return Card(
            tuple(mine.common(its) for mine, its in zip(self.drawers, other.drawers, strict=True))
        )
