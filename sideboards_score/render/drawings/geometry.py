"""Points and boxes of a picture: x to the right, y downwards, in pixels."""

from math import dist

from sideboards_score.model.drawing import PAPER, Corners, Label, Pasted, Point, Shape

Item = Shape | Label | Pasted

BASELINE = 0.36
"""How far below the middle of a text its baseline lies, by the size: half a capital."""

_NARROWEST = 0.85
"""A drawer narrower than high gives signs less room: they go by this part of its width."""


def point_in(corners: Corners, right: float, down: float) -> Point:
    """A point of a drawer, by parts of its width and height."""
    top_left, top_right, bottom_right, bottom_left = corners
    return between(
        between(top_left, top_right, right), between(bottom_left, bottom_right, right), down
    )


def between(one: Point, other: Point, part: float) -> Point:
    """The point at a part of the way from one to another."""
    return (one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1]))


def height_of(corners: Corners) -> float:
    """The size that signs go by: the height, or less in a narrow drawer."""
    top_left, top_right, _, bottom_left = corners
    return min(dist(top_left, bottom_left), _NARROWEST * dist(top_left, top_right))


def box(left: float, top: float, right: float, bottom: float) -> Corners:
    """An upright rectangle."""
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def paper(width: int, height: int) -> Shape:
    """What lies behind everything."""
    return Shape(box(0, 0, width, height), fill=PAPER)
