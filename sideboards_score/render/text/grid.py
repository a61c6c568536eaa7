"""A sideboard as a grid of drawers, each with its code and the signs of what it was counted in."""

from collections.abc import Mapping

from sideboards_score.model.cards import LINES, Card, Color, Drawer
from sideboards_score.model.sideboard import Column, Line, Place, Sideboard
from sideboards_score.render.page import Page, Row, Span, row

STYLES: Mapping[Color, str] = {
    Color.RED: "bold white on red",
    Color.TURQUOISE: "bold black on cyan",
    Color.PINK: "bold black on bright_magenta",
    Color.ORANGE: "bold black on dark_orange",
    Color.BLACK: "bold white on black",
    Color.UNKNOWN: "reverse",
}
"""Letters carry the meaning; the colours only help those who see them."""

CELL = 8
"""Columns of a drawer: eight of them, the borders and the numbers of lines take 76 of 80."""
_NO_MARKS = ("", "", "")


def sideboard_grid(sideboard: Sideboard, marks: Mapping[Place, tuple[str, str, str]]) -> Page:
    """Five lines under a head of card numbers; 5 x 8 drawers take 76 columns.

    A cell holds the drawer's code, then the sign of the colour combination, of the handle
    combination, and of the row.
    """
    columns = range(1, len(sideboard.cards) + 1)
    head = row("   ", *(Span(f"{column:^{CELL}} ", "dim") for column in columns))
    return [_trimmed(head), *(_line(sideboard, line, marks) for line in range(1, LINES + 1))]


def style_of(drawer: Drawer) -> str:
    """The style of a drawer."""
    return STYLES[drawer.color]


def _line(sideboard: Sideboard, line: int, marks: Mapping[Place, tuple[str, str, str]]) -> Row:
    spans = [Span(f" {line} ", "dim")]
    for column, card in enumerate(sideboard.cards, 1):
        drawer = card.drawers[line - 1]
        color, handle, run = marks.get(Place(Line(line), Column(column)), _NO_MARKS)
        # one colour over the whole cell: the grid looks like the cards that lie there
        signs = f" {color:>2}{handle:1}{run:1}"
        spans.append(Span(f"{drawer.code:2}{signs}".ljust(CELL), style_of(drawer)))
        spans.append(Span("│", "dim"))
    return Row(tuple(spans))


def card_strip(card: Card) -> Row:
    """One card in a line, from the top drawer to the lowest."""
    spans: list[Span] = []
    for drawer in card.drawers:
        spans += [Span(f" {drawer.code:2} ", style_of(drawer)), Span(" ")]
    return Row(tuple(spans[:-1]))


def _trimmed(line: Row) -> Row:
    last = line.spans[-1]
    return Row((*line.spans[:-1], Span(last.text.rstrip(), last.style)))
