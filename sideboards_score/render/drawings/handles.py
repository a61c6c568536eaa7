"""The three handles as shapes, so that nobody has to read letters."""

from collections.abc import Iterator
from math import cos, pi, sin, sqrt

from sideboards_score.model.cards import Handle
from sideboards_score.model.drawing import Label, Point, Shape
from sideboards_score.render.drawings.geometry import BASELINE, box
from sideboards_score.render.drawings.outlines import INK

_SILVER = "#eef0f2"
_PETALS = 5
_STEPS = 60
"""Points around the flower: enough to look round at any size of a drawer."""
_EDGE = 0.08
"""Thickness of the edge, by the size of the shape."""


def handle_shape(handle: Handle, middle: Point, size: float) -> Iterator[Shape | Label]:
    """A handle of this height; a question mark where it is not known, nothing where there is none.

    A bar is as wide as the other two are together, and flat: the three differ in outline.
    """
    x, y = middle
    half = size / 2
    if handle is Handle.UNKNOWN:
        yield Label((x, y + BASELINE * size), "?", size, INK, _SILVER, middle=True)
    elif handle is Handle.FLOWER:
        yield from _metal(_flower(middle, half), size)
    elif handle is Handle.SQUARE:
        yield from _metal(box(x - 0.8 * half, y - 0.8 * half, x + 0.8 * half, y + 0.8 * half), size)
    elif handle is Handle.BAR:
        yield from _metal(box(x - 1.3 * half, y - 0.4 * half, x + 1.3 * half, y + 0.4 * half), size)


def _metal(outline: tuple[Point, ...], size: float) -> Iterator[Shape]:
    yield Shape(outline, fill=_SILVER)
    yield Shape(outline, stroke=INK, width=_EDGE * size)


def _flower(middle: Point, radius: float) -> tuple[Point, ...]:
    """Five round petals, with notches between them."""
    points = []
    for step in range(_STEPS):
        angle = 2 * pi * step / _STEPS
        # The root makes petals round and notches sharp: without it the flower is a star.
        far = radius * (0.6 + 0.4 * sqrt(abs(cos(_PETALS * angle / 2))))
        points.append((middle[0] + far * sin(angle), middle[1] - far * cos(angle)))
    return tuple(points)
