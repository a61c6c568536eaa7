"""A row that is too small to be read: looked for only where the picture is colourful."""

from collections.abc import Iterator
from dataclasses import replace

import cv2
import numpy as np

from sideboards_score.photo.arrays import Pixels
from sideboards_score.photo.locate.patches import find_patches
from sideboards_score.photo.locate.player_row import Look, loosened
from sideboards_score.photo.locate.rows import find_rows
from sideboards_score.photo.locate.tuning import LocateTuning

Box = tuple[int, int, int, int]
"""Left, top, width, height."""


def nearer(look: Look, pixels: Pixels, tuning: LocateTuning) -> float | None:
    """How many times as near to go to a row that is too small to be found otherwise."""
    for box in colourful(look, tuning):
        found = _row_in(pixels, box, look.scale, tuning)
        if found is not None:
            return told(*found, look.scale, tuning)
    return None


def told(width: float, height: float, scale: float, tuning: LocateTuning) -> float:
    """How many times as near to go for cards and drawers of a size in pixels of the photo."""
    wanted = max(tuning.least_patch_width * scale / width, tuning.least_drawer / height)
    return float(max(wanted * tuning.nearer_more, tuning.nearer_least))


def colourful(look: Look, tuning: LocateTuning) -> Iterator[Box]:
    """Parts of the working picture where many colours lie close together, the richest first."""
    hues = look.lab[..., 1:].astype(np.float32)
    side = (tuning.small_window,) * 2
    mean = cv2.blur(hues, side)
    spread = (cv2.blur(hues * hues, side) - mean * mean).sum(axis=2)
    rich = (spread > tuning.small_spread).astype(np.uint8)
    near = cv2.morphologyEx(rich, cv2.MORPH_CLOSE, np.ones(side, np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(near)
    weight = np.bincount(labels.ravel(), weights=spread.ravel(), minlength=count)[1:]
    most = _longest(look.scale, tuning)
    for k in (np.argsort(-weight)[: tuning.small_parts] + 1).tolist():
        left, top, wide, high, _ = stats[k].tolist()
        if tuning.small_least <= wide and max(wide, high) <= most:
            yield left, top, wide, high


def _longest(scale: float, tuning: LocateTuning) -> float:
    """Working pixels along a row of eight cards that are too small."""
    drawer = tuning.least_drawer / tuning.slot_to_width / scale
    return tuning.small_room * tuning.cards * max(drawer, tuning.least_patch_width)


def _row_in(
    pixels: Pixels, box: Box, scale: float, tuning: LocateTuning
) -> tuple[float, float] | None:
    """Width and height, in pixels of the photo, of a card and a drawer of a row in a part of it."""
    left, top, wide, high = (side * scale for side in box)
    room = tuning.small_margin * max(wide, high)
    x, y = max(round(left - room), 0), max(round(top - room), 0)
    part = pixels[y : round(top + high + room), x : round(left + wide + room)]
    more = tuning.small_side / max(part.shape[:2])
    size = (round(part.shape[1] * more), round(part.shape[0] * more))
    large = cv2.GaussianBlur(cv2.resize(part, size, interpolation=cv2.INTER_CUBIC), (3, 3), 0)
    lab = np.asarray(cv2.cvtColor(large, cv2.COLOR_BGR2LAB), np.uint8)
    fine = replace(
        loosened(tuning), seed_step=tuning.fine_seed_step, least_fill=tuning.fine_least_fill
    )
    for row in find_rows(lab, find_patches(lab, fine), fine):
        if row.sound(fine).sum() >= tuning.small_cards:
            return row.width / more, row.height / more
    return None
