"""What was read, drawn onto the photo."""

from collections.abc import Iterator, Sequence
from math import dist
from typing import NamedTuple

from sideboards_score.model.breakdown import BoardScore
from sideboards_score.model.drawing import (
    Backdrop,
    Corners,
    Drawing,
    Label,
    Pasted,
    TableBackdrop,
)
from sideboards_score.model.reading import Reading
from sideboards_score.model.sideboard import Column, Line, Place, Sideboard
from sideboards_score.render.drawings.board import drawn_grid, photographed_row
from sideboards_score.render.drawings.geometry import BASELINE, Item, between, height_of, paper
from sideboards_score.render.drawings.outlines import INK, WHITE, thin_line
from sideboards_score.render.sentences.marks import groups_of

WIDTH = 1600
"""Pixels: legible on a phone, and fine enough to look closely at a handle."""

_BELOW = 0.02
"""Room below the drawn sideboard, by the width."""
_HEADING = 0.03
"""Size of the number of a row above it, by the width."""
_OUTLINE = 0.02
"""Thickness of the line around a card of a table, by its height."""
_NUMBER = 0.9
"""Size of a row's number on its first card, by the shorter side."""


class RowPanel(NamedTuple):
    """A row of a table, as its player sees it, and what counts on it."""

    reading: Reading
    backdrop: Backdrop
    board: BoardScore | None


def overlay_drawing(reading: Reading, backdrop: Backdrop, board: BoardScore | None) -> Drawing:
    """The row in the photo with every drawer outlined and its code beside its handle.

    The same sideboard is drawn below, where its codes are legible on a phone. Doubtful drawers have
    a dashed outline and a question mark. With a score, what counts is outlined and has the signs
    of the breakdown.
    """
    items, bottom = _row(RowPanel(reading, backdrop, board), 0)
    return _drawing(items, backdrop.width, bottom)


def table_drawing(table: TableBackdrop, panels: Sequence[RowPanel]) -> Drawing:
    """The whole table with its rows numbered, each on its first card; below, each row as above."""
    items: list[Item] = [Pasted(table.jpeg, (0, 0), table.width, table.height)]
    for number, row in enumerate(table.rows, 1):
        items += _numbered(number, row)
    top: float = table.height
    for panel in panels:
        number = 0 if panel.reading.row is None else panel.reading.row.number
        size = _HEADING * table.width
        items.append(Label((size, top + 1.2 * size), str(number), size, INK))
        drawn, top = _row(panel, top + 1.6 * size)
        items += drawn
    return _drawing(items, table.width, top)


def _row(panel: RowPanel, top: float) -> tuple[list[Item], float]:
    """The items of a row that begins at `top`, and where it ends."""
    reading, backdrop, board = panel
    doubtful = dict.fromkeys(reading.uncertain, "?")
    codes = {
        Place(Line(line), Column(column)): drawer.likely.code
        for column, card in enumerate(reading.cards, 1)
        for line, drawer in enumerate(card.drawers, 1)
    }
    codes |= {place: f"{codes[place]}?" for place in doubtful}
    groups = () if board is None else tuple(groups_of(board))
    photo = photographed_row(backdrop, groups, codes, doubtful.keys(), top)
    sideboard = Sideboard(tuple(card.likely for card in reading.cards))
    grid, bottom = drawn_grid(sideboard, groups, doubtful, top + backdrop.height, backdrop.width)
    return [*photo, *grid], bottom


def _numbered(number: int, row: Sequence[Corners]) -> Iterator[Item]:
    """The outlines of a row's cards, and its number on the first one."""
    for card in row:
        yield from thin_line(card, _OUTLINE * height_of(card), WHITE, INK)
    size = _NUMBER * min(dist(row[0][0], row[0][1]), dist(row[0][0], row[0][3]))
    x, y = between(row[0][0], row[0][2], 0.5)
    yield Label((x, y + BASELINE * size), str(number), size, WHITE, INK, middle=True)


def _drawing(items: Sequence[Item], width: int, bottom: float) -> Drawing:
    height = round(bottom + _BELOW * width)
    return Drawing(width, height, (paper(width, height), *items))
