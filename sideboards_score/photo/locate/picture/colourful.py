"""Parts of a picture where many colours lie close together, as they do on a row of cards."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import cv2
import numpy as np

from sideboards_score.photo.arrays import Flags, Ints, Pixels, Singles
from sideboards_score.photo.locate.tuning import LocateTuning

Box = tuple[int, int, int, int]
"""Left, top, width, height."""


def hue_spread(lab: Pixels, tuning: LocateTuning) -> Singles:
    """(h, w) variance of the hues around each pixel of lab (h, w, 3)."""
    hues = [lab[..., channel].astype(np.float32) for channel in (1, 2)]
    return sum((_variance(hue, tuning) for hue in hues), np.zeros(lab.shape[:2], np.float32))


def _variance(hue: Singles, tuning: LocateTuning) -> Singles:
    """Of each pixel's neighbourhood."""
    side = (tuning.small_window,) * 2
    mean = cv2.blur(hue, side)
    return np.asarray(cv2.sqrBoxFilter(hue, -1, side) - mean * mean, np.float32)


def cropped(pixels: Pixels, box: Box, scale: float, room: float) -> tuple[Pixels, tuple[int, int]]:
    """The part of a photo in a box of its working picture, with room around it; and its corner.

    `scale` is pixels of the photo that one of the working picture is, `room` a part of the box's
    longer side.
    """
    left, top, wide, high = (side * scale for side in box)
    around = room * max(wide, high)
    x, y = max(round(left - around), 0), max(round(top - around), 0)
    part = pixels[y : round(top + high + around), x : round(left + wide + around)]
    return part, (x, y)


def row_shaped(lab: Pixels, tuning: LocateTuning) -> Box | None:
    """The largest colourful part of lab (h, w, 3) that has the shape of a whole row, if any."""
    step = tuning.near_step
    size = (max(lab.shape[1] // step, 1), max(lab.shape[0] // step, 1))
    spread = cv2.resize(hue_spread(lab, tuning), size, interpolation=cv2.INTER_AREA)
    parts = [
        part
        for limit, gap in product(tuning.small_spreads, tuning.near_gaps)
        for part in _joined(spread > limit, gap, tuning.small_least / step)
        if part.is_row(size, tuning)
    ]
    if not parts:
        return None
    x, y, wide, high = max(parts, key=lambda part: len(part.points)).box
    return step * x, step * y, step * wide, step * high


class _Joined(NamedTuple):
    """What hangs together over small gaps, these included."""

    box: Box
    points: Ints
    """(n, 2) x and y from its corner."""

    def is_row(self, size: tuple[int, int], tuning: LocateTuning) -> bool:
        """Whether it may be all of a row in a picture (width, height) that shows more than it."""
        x, y, wide, high = self.box
        inside = x > 0 and y > 0 and x + wide < size[0] and y + high < size[1]
        longest = max(size) / (tuning.near_least * (1 + 2 * tuning.near_room))
        if not inside or max(wide, high) > longest:
            return False
        sides = sorted(cv2.minAreaRect(self.points.astype(np.float32))[1])
        breadth, length = (side + 1 for side in sides)  # from pixels' middles to their borders
        least, most = tuning.near_shapes
        full = len(self.points) > tuning.near_fill * length * breadth
        return full and least < length / breadth < most


def _joined(rich: Flags, gap: int, least: float) -> Iterator[_Joined]:
    """The parts of a mask, gaps of fewer than `gap` pixels closed."""
    around = cv2.copyMakeBorder(rich.view(np.uint8), *(gap,) * 4, cv2.BORDER_CONSTANT)
    closed = cv2.morphologyEx(around, cv2.MORPH_CLOSE, np.ones((gap, gap), np.uint8))
    _, labels, stats, _ = cv2.connectedComponentsWithStats(closed)
    for label, (x, y, wide, high, _) in enumerate(stats[1:].tolist(), 1):
        if max(wide, high) < least:
            continue
        mine = labels[y : y + high, x : x + wide] == label
        yield _Joined((x - gap, y - gap, wide, high), np.argwhere(mine)[:, ::-1].astype(np.intp))
