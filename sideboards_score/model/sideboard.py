"""A sideboard and places on it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, NewType

from sideboards_score.model.cards import (
    CELLS,
    COLORS,
    COLUMNS,
    LINES,
    Card,
    Color,
    Drawer,
    Handle,
)
from sideboards_score.model.objectives import Of

Line = NewType("Line", int)
"""A line of drawers, counted from 1 at the top."""

Column = NewType("Column", int)
"""A card of a sideboard, counted from 1 at the left."""

DrawerSet = NewType("DrawerSet", int)
"""Places of a sideboard in one integer of 40 bits: bit 5 * (column - 1) + (line - 1)."""

EVERY_DRAWER = DrawerSet((1 << CELLS) - 1)
"""All places of a sideboard: one lane full of bits."""

EVERY_LANE = sum(1 << (CELLS * lane) for lane in range(len(COLORS)))
"""The first place of each lane; a set of drawers times this is the set in every lane."""


class Place(NamedTuple):
    """One drawer's place."""

    line: Line
    column: Column


def place_of(bit: int) -> Place:
    """The place that a bit of a `DrawerSet` stands for."""
    return Place(Line(bit % LINES + 1), Column(bit // LINES + 1))


def drawer_set(*places: tuple[int, int]) -> DrawerSet:
    """The set of the given (line, column) pairs, counted from 1."""
    bits = 0
    for line, column in places:
        bits |= 1 << (LINES * (column - 1) + line - 1)
    return DrawerSet(bits)


def line_places(line: int, first: int, last: int) -> DrawerSet:
    """The drawers of a line from one card to another, all counted from 1."""
    return DrawerSet(sum(1 << (LINES * (card - 1) + line - 1) for card in range(first, last + 1)))


def joined(sets: Iterable[int]) -> DrawerSet:
    """The drawers of all sets."""
    drawers = 0
    for bits in sets:
        drawers |= bits
    return DrawerSet(drawers)


def places_in(drawers: DrawerSet) -> Iterator[Place]:
    """The places of a set, column by column and from the top down."""
    bits: int = drawers
    while bits:
        low = bits & -bits
        yield place_of(low.bit_length() - 1)
        bits ^= low


def lane_of(lanes: int, number: int) -> DrawerSet:
    """The places of one value, its number counted from 0 in the order of `Of.values`."""
    return DrawerSet(lanes >> (CELLS * number) & EVERY_DRAWER)


def in_every_lane(drawers: int) -> int:
    """The places, whatever value lies there."""
    return drawers * EVERY_LANE


@dataclass(frozen=True, slots=True)
class Sideboard:
    """Up to eight cards in a row, as they lie, from left to right."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        if len(self.cards) > COLUMNS:
            raise ValueError(f"a sideboard has at most {COLUMNS} cards, not {len(self.cards)}")

    @classmethod
    def of(cls, codes: str) -> "Sideboard":
        """The sideboard of spelled-out codes in exact case, for code and tests."""
        return cls(tuple(Card.of(code) for code in codes.split()))

    @property
    def codes(self) -> tuple[str, ...]:
        """The spelled-out code of each card."""
        return tuple(card.code for card in self.cards)

    @property
    def color_lanes(self) -> int:
        """The places of each colour, one 40-bit lane per colour (see `Card.color_lanes`)."""
        lanes = shift = 0
        for card in self.cards:
            lanes |= card.color_lanes << shift
            shift += LINES
        return lanes

    @property
    def handle_lanes(self) -> int:
        """The places of each handle, one 40-bit lane per handle."""
        lanes = shift = 0
        for card in self.cards:
            lanes |= card.handle_lanes << shift
            shift += LINES
        return lanes

    def lanes(self, of: Of) -> int:
        """The places of each colour, or of each handle."""
        return self.color_lanes if of is Of.COLOR else self.handle_lanes

    @property
    def known(self) -> bool:
        """Whether no drawer is unknown."""
        return all(card.known for card in self.cards)

    @property
    def unknown_colors(self) -> int:
        """How many drawers have an unknown colour."""
        return sum(d.color is Color.UNKNOWN for card in self.cards for d in card.drawers)

    @property
    def unknown_handles(self) -> int:
        """How many drawers have an unknown handle."""
        return sum(d.handle is Handle.UNKNOWN for card in self.cards for d in card.drawers)

    def drawer(self, place: Place) -> Drawer:
        """The drawer at a place."""
        return self.cards[place.column - 1].drawers[place.line - 1]

    def turned(self) -> "Sideboard":
        """The whole sideboard turned by 180 degrees on the table."""
        return Sideboard(tuple(card.turned() for card in reversed(self.cards)))

    def __str__(self) -> str:
        """The grid of drawers, one line of text per line of drawers."""
        return "\n".join(
            " ".join(f"{card.drawers[line].code:2}" for card in self.cards).rstrip()
            for line in range(LINES)
        )
