"""What was read, drawn onto the photo."""

from sideboards_score.model.breakdown import BoardScore
from sideboards_score.model.drawing import Backdrop, Drawing
from sideboards_score.model.reading import Reading
from sideboards_score.model.sideboard import Column, Line, Place, Sideboard
from sideboards_score.render.drawings.board import drawn_grid, photographed_row
from sideboards_score.render.drawings.geometry import paper
from sideboards_score.render.sentences.marks import groups_of

WIDTH = 1600
"""Pixels: legible on a phone, and fine enough to look closely at a handle."""

_BELOW = 0.02
"""Room below the drawn sideboard, by the width."""


def overlay_drawing(reading: Reading, backdrop: Backdrop, board: BoardScore | None) -> Drawing:
    """The row in the photo with every drawer outlined and its code beside its handle.

    The same sideboard is drawn below, where its codes are legible on a phone. Doubtful drawers have
    a dashed outline and a question mark. With a score, what counts is outlined and has the signs
    of the breakdown.
    """
    doubtful = dict.fromkeys(reading.uncertain, "?")
    codes = {
        Place(Line(line), Column(column)): drawer.likely.code
        for column, card in enumerate(reading.cards, 1)
        for line, drawer in enumerate(card.drawers, 1)
    }
    codes |= {place: f"{codes[place]}?" for place in doubtful}
    groups = () if board is None else tuple(groups_of(board))
    photo = photographed_row(backdrop, groups, codes, doubtful.keys(), 0)
    sideboard = Sideboard(tuple(card.likely for card in reading.cards))
    width = backdrop.width
    grid, bottom = drawn_grid(sideboard, groups, doubtful, backdrop.height, width)
    height = round(bottom + _BELOW * width)
    return Drawing(width, height, (paper(width, height), *photo, *grid))
