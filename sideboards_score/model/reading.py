"""What was read from a photo: likely cards, how sure each drawer is, and where the cards lie."""

from typing import NamedTuple

from sideboards_score.model.cards import LINES, Card, Color, Drawer, Handle
from sideboards_score.model.learning import Shades
from sideboards_score.model.sideboard import Column, Line, Place

Point = tuple[float, float]
"""x to the right and y downwards, in pixels of the upright photo at full size."""


class Quad(NamedTuple):
    """The outline of the five drawers of a card, as the card lies in the upright photo."""

    top_left: Point
    top_right: Point
    bottom_right: Point
    bottom_left: Point


class DrawerReading(NamedTuple):
    """One drawer: what it most likely is, and the probabilities that its two parts are right."""

    likely: Drawer
    color_probability: float
    handle_probability: float
    color_sure: bool
    handle_sure: bool
    from_deck: bool = False
    """Whether the handle is sure only because the deck has the card that these colours name."""

    @property
    def drawer(self) -> Drawer:
        """The drawer with unknown parts where the reading is not sure."""
        return Drawer(
            self.likely.color if self.color_sure else Color.UNKNOWN,
            self.likely.handle if self.handle_sure else Handle.UNKNOWN,
        )


class CardReading(NamedTuple):
    """One card of a row, from the top drawer down."""

    drawers: tuple[DrawerReading, ...]
    outline: Quad

    @property
    def card(self) -> Card:
        """The card with unknown drawers where the reading is not sure."""
        return Card(tuple(drawer.drawer for drawer in self.drawers))

    @property
    def likely(self) -> Card:
        """The most likely whole card."""
        return Card(tuple(drawer.likely for drawer in self.drawers))


class TableRow(NamedTuple):
    """Which row of a photo of the whole table: its number from the top down, and from which side.

    >>> TableRow(2, behind=True).text
    '2r'
    """

    number: int
    behind: bool = False
    """Whether it is seen from behind: not by who sits beyond its edge, but from the other side."""

    @property
    def text(self) -> str:
        """As it is typed: `2`, or `2r` from behind, as cards that are turned are typed."""
        return f"{self.number}{BEHIND if self.behind else ''}"


BEHIND = "r"
"""Stands behind the number of a row that is seen from behind."""


def photo_name(file: str, row: TableRow | None) -> str:
    """A photo, or a row of it, as it is typed.

    >>> photo_name("table.jpg", TableRow(1))
    'table.jpg#1'
    """
    return file if row is None else f"{file}#{row.text}"


class Reading(NamedTuple):
    """A row of cards read from a photo, from left to right."""

    file: str
    cards: tuple[CardReading, ...]
    confidence: float
    """The probability that every drawer is right."""
    size: tuple[int, int]
    """Width and height of the upright photo at full size, in pixels."""
    strange: int = 0
    """Cards that the deck in use does not have, where these are so many that it was left aside."""
    shades: Shades = ()
    """What the five colours look like in neutral light."""
    row: TableRow | None = None
    """Which row of a photo of the whole table it is."""
    table: tuple[tuple[Quad, ...], ...] = ()
    """The cards of every row of that photo, the first row first."""
    left_out: int = 0
    """Smaller rows in the photo that were not read."""

    @property
    def name(self) -> str:
        """What the photo, or its row, is called."""
        return photo_name(self.file, self.row)

    @property
    def from_deck(self) -> tuple[Place, ...]:
        """The places of the handles that the deck tells and not the photo, line by line."""
        return tuple(
            Place(Line(line + 1), Column(column + 1))
            for line in range(LINES)
            for column, card in enumerate(self.cards)
            if card.drawers[line].from_deck
        )

    @property
    def handles_open(self) -> int:
        """How many handles are not sure although the colours of their drawers are."""
        drawers = [drawer for card in self.cards for drawer in card.drawers]
        return sum(drawer.color_sure and not drawer.handle_sure for drawer in drawers)

    @property
    def uncertain(self) -> tuple[Place, ...]:
        """The places of the drawers that are not sure, line by line."""
        return tuple(
            Place(Line(line + 1), Column(column + 1))
            for line in range(LINES)
            for column, card in enumerate(self.cards)
            if not (card.drawers[line].color_sure and card.drawers[line].handle_sure)
        )
