"""The corners of a board in a photo as typed: `120,80 980,75 1010,930 90,940`."""

import re
from math import atan2

from sideboards_score.errors import NotationError, Where
from sideboards_score.model.drawing import Corners, Point

_POINT = re.compile(r"\s*(\d{1,6}(?:\.\d+)?)\s*,\s*(\d{1,6}(?:\.\d+)?)\s*")
_LEAST = 100.0
"""Pixels that two neighbouring sides span at least: of less no square of the board has one."""


def parse_corners(text: str) -> Corners:
    """Four points in pixels of the photo as it is shown, in any order. Raises `NotationError`."""
    found = [_POINT.fullmatch(part) for part in re.split(r"(?<!,)\s+(?!,)|;", text.strip())]
    points = [(float(match[1]), float(match[2])) for match in found if match]
    where = (Where("option", "--corners"),)
    if len(found) != 4 or len(points) != 4:  # noqa: PLR2004 - corners
        raise NotationError("sequence-corners", where, text=text)
    one, two, three, four = points
    if min(_turns((one, two, three, four))) < _LEAST:
        raise NotationError("sequence-corners-shape", where, text=text)
    return one, two, three, four


def _turns(points: Corners) -> list[float]:
    """What neighbouring sides span, taken around the middle: below 0 where one bends inwards."""
    x, y = (sum(values) / len(points) for values in zip(*points, strict=True))
    around = sorted(points, key=lambda point: atan2(point[1] - y, point[0] - x))
    neighbours = zip(around, around[1:] + around[:1], around[2:] + around[:2], strict=True)
    return [_turn(*three) for three in neighbours]


def _turn(one: Point, two: Point, three: Point) -> float:
    along = (two[0] - one[0], two[1] - one[1])
    on = (three[0] - two[0], three[1] - two[1])
    return along[0] * on[1] - along[1] * on[0]
