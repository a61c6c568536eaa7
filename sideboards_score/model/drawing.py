"""A picture as shapes, so that every way of writing it shows the same."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from sideboards_score.model.sideboard import Place

PAPER = "#f4f1ea"
"""What lies behind everything."""

Point = tuple[float, float]
"""x to the right and y downwards, in pixels."""

Corners = tuple[Point, Point, Point, Point]
"""Top left, top right, bottom right, bottom left, of a drawer as it lies."""


class Shape(NamedTuple):
    """A filled polygon, or the line around it, or an open line."""

    points: tuple[Point, ...]
    fill: str | None = None
    stroke: str | None = None
    width: float = 0
    closed: bool = True


class Label(NamedTuple):
    """A text; `at` is the left end of its baseline, or its middle."""

    at: Point
    text: str
    size: float
    fill: str
    halo: str | None = None
    middle: bool = False


class Backdrop(NamedTuple):
    """A part of a photo, and where in it the drawers lie."""

    jpeg: bytes
    width: int
    height: int
    cells: Mapping[Place, Corners]


class TableBackdrop(NamedTuple):
    """A photo of the whole table, and the cards of each row in it."""

    jpeg: bytes
    width: int
    height: int
    rows: tuple[tuple[Corners, ...], ...]


class Pasted(NamedTuple):
    """A photo within a picture: its top left corner, and its size."""

    jpeg: bytes
    at: Point
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture: later items lie upon earlier ones."""

    width: int
    height: int
    items: tuple[Shape | Label | Pasted, ...]
