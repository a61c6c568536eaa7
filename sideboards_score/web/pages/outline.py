"""Where the drawers lie in the photo that a page shows: the touched one, and those in doubt."""

from typing import NamedTuple

from sideboards_score.model.kept import Seat
from sideboards_score.model.sideboard import Place
from sideboards_score.service.history.table import pictures
from sideboards_score.web.pages.views import open_places


class Outline(NamedTuple):
    """Outlines to lay over a photo, in its pixels."""

    width: int
    height: int
    touched: str
    """The points of the touched drawer; nothing where none is."""
    doubtful: tuple[str, ...]


def outline_of(seat: Seat, at: Place | None) -> Outline | None:
    """The outlines of a player's photo; None where no photo shows the drawers."""
    cells = pictures.cells_of(seat.shot)
    picture = pictures.picture_of(seat.shot) if seat.shot is not None and cells else None
    if picture is None:
        return None
    width, height = pictures.size_of(picture)
    doubtful = [place for place in open_places(seat) if place != at]
    return Outline(
        width,
        height,
        "" if at is None else _points(cells.get(at, ())),
        tuple(_points(cells.get(place, ())) for place in doubtful),
    )


def _points(corners: tuple[tuple[float, float], ...]) -> str:
    return " ".join(f"{x:.0f},{y:.0f}" for x, y in corners)
