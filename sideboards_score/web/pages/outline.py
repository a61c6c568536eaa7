"""The reading over the photo that a page shows: every drawer with what it is taken for."""

from typing import NamedTuple

from markupsafe import Markup

from sideboards_score.model.cards import Color, Drawer, Handle
from sideboards_score.model.drawing import Backdrop
from sideboards_score.model.kept import Seat
from sideboards_score.model.sideboard import Place
from sideboards_score.render.drawings.board import photographed_row
from sideboards_score.render.drawings.svg import svg_items
from sideboards_score.service.history.table import pictures
from sideboards_score.service.history.table.playing import sideboard_of
from sideboards_score.web.pages.views import open_places


class Outline(NamedTuple):
    """What lies over a photo, in its pixels."""

    width: int
    height: int
    reading: Markup
    """Every drawer outlined, with its code."""
    touched: str
    """The points of the touched drawer; nothing where none is."""
    doubtful: tuple[str, ...]
    """The points of the drawers in doubt."""
    targets: tuple[tuple[str, str], ...]
    """What can be touched: the place and the points of each drawer."""


def outline_of(seat: Seat, at: Place | None) -> Outline | None:
    """What lies over a player's photo; None where no photo shows the drawers."""
    cells = pictures.cells_of(seat.shot)
    picture = pictures.picture_of(seat.shot) if seat.shot is not None and cells else None
    if picture is None:
        return None
    width, height = pictures.size_of(picture)
    board = sideboard_of(seat)
    doubtful = [place for place in open_places(seat) if place != at]
    texts = {place: _text(board.drawer(place)) for place in cells}
    # The page lays the photo itself below, so that it is loaded once and stays.
    _, *items = photographed_row(Backdrop(b"", width, height, cells), (), texts, (), 0)
    return Outline(
        width,
        height,
        Markup(svg_items(items)),  # noqa: S704 - texts are escaped there
        "" if at is None else _points(cells.get(at, ())),
        tuple(_points(cells.get(place, ())) for place in doubtful),
        tuple((f"{place.line}/{place.column}", _points(cells[place])) for place in cells),
    )


def _text(drawer: Drawer) -> str:
    """The code, with one question mark for what is not known."""
    if drawer.color is Color.UNKNOWN:
        return "?"
    return f"{drawer.color.value}?" if drawer.handle is Handle.UNKNOWN else drawer.code


def _points(corners: tuple[tuple[float, float], ...]) -> str:
    return " ".join(f"{x:.0f},{y:.0f}" for x, y in corners)
