"""The corners of a board in a photo as typed: `120,80 980,75 1010,930 90,940`."""

import re

from sideboards_score.errors import NotationError, Where
from sideboards_score.model.drawing import Corners

_POINT = re.compile(r"\s*(\d{1,6}(?:\.\d+)?)\s*,\s*(\d{1,6}(?:\.\d+)?)\s*")


def parse_corners(text: str) -> Corners:
    """Four points in pixels of the photo as it is shown, in any order. Raises `NotationError`."""
    found = [_POINT.fullmatch(part) for part in re.split(r"(?<!,)\s+(?!,)|;", text.strip())]
    points = [(float(match[1]), float(match[2])) for match in found if match]
    if len(found) != 4 or len(points) != 4:  # noqa: PLR2004 - corners
        raise NotationError("sequence-corners", (Where("option", "--corners"),), text=text)
    one, two, three, four = points
    return one, two, three, four
