"""A row that is too small to be read: looked for only where the picture is colourful."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

import cv2
import numpy as np

from sideboards_score.photo.arrays import Pixels, Singles
from sideboards_score.photo.locate.drawers.patches import find_patches, loosened
from sideboards_score.photo.locate.look import Look
from sideboards_score.photo.locate.picture.colourful import Box, cropped, hue_spread
from sideboards_score.photo.locate.picture.working import brightened
from sideboards_score.photo.locate.rows import find_rows
from sideboards_score.photo.locate.tuning import LocateTuning


@dataclass(frozen=True)
class Part:
    """A part of the working picture where many colours lie close together."""

    box: Box
    weight: float
    """Mean variance of its hues."""
    sides: tuple[float, float]
    """Its length and its breadth, however it lies."""
    minor: float
    """How far its hues spread beside their main direction."""


def nearer(look: Look, pixels: Pixels, tuning: LocateTuning) -> float | None:
    """How many times as near to go to a row that is too small to be found otherwise."""
    parts = colourful(look, tuning)
    for part, side in product(parts, tuning.small_sides):
        found = _row_in(pixels, part.box, look.scale, side, tuning)
        if found is not None:
            return told(*found, look.scale, tuning)
    for part in parts:
        length, breadth = part.sides
        slender = tuning.tiny_least < length / breadth < tuning.tiny_most
        if slender and part.minor > tuning.tiny_hues**2 and length < _longest(look.scale, tuning):
            card = length * look.scale / (tuning.cards * tuning.tiny_card)
            return told(card, card * tuning.slot_to_width, look.scale, tuning)
    return None


def told(width: float, height: float, scale: float, tuning: LocateTuning) -> float:
    """How many times as near to go for cards and drawers of a size in pixels of the photo."""
    wanted = max(tuning.least_patch_width * scale / width, tuning.least_drawer / height)
    return float(max(wanted * tuning.nearer_more, tuning.nearer_least))


def colourful(look: Look, tuning: LocateTuning) -> list[Part]:
    """Parts of the working picture where many colours lie close together, the richest first."""
    spread = hue_spread(look.lab, tuning)
    most = _longest(look.scale, tuning)
    # A plain table needs the lower limit, to have the whole row; a patterned cloth the higher one.
    limits = tuning.small_spreads
    parts = [part for limit in limits for part in _parts(spread, look.lab, limit, most, tuning)]
    parts.sort(key=lambda part: part.weight, reverse=True)
    return _apart(parts)[: tuning.small_parts]


def _parts(
    spread: Singles, lab: Pixels, limit: float, most: float, tuning: LocateTuning
) -> Iterator[Part]:
    """Parts of the picture in which the hues spread that much, not longer than a row too small."""
    rich = (spread > limit).view(np.uint8)
    near = cv2.morphologyEx(rich, cv2.MORPH_CLOSE, np.ones((tuning.small_window,) * 2, np.uint8))
    _, labels, stats, _ = cv2.connectedComponentsWithStats(near)
    wide, high, area = stats[1:, 2:].T
    large = np.flatnonzero((wide >= tuning.small_least) & (np.maximum(wide, high) <= most)) + 1
    ranked = large[np.argsort(-area[large - 1])][: tuning.small_looked]
    for k in ranked.tolist():
        left, top, across, down, _ = stats[k].tolist()
        here = (slice(top, top + down), slice(left, left + across))
        mine = labels[here] == k
        points = np.argwhere(mine)[:, ::-1].astype(np.float32)
        breadth, length = sorted(cv2.minAreaRect(points)[1])
        # The window sees what is inside of it: a part reaches beyond its colours on each side.
        beyond = tuning.small_window / 2
        sides = (max(length - beyond, 1.0), max(breadth - beyond, 1.0))
        hues = lab[here][mine][:, 1:].astype(np.float32)
        minor = float(np.linalg.eigvalsh(np.cov(hues, rowvar=False))[0])
        yield Part((left, top, across, down), float(spread[here][mine].mean()), sides, minor)


def _apart(parts: list[Part]) -> list[Part]:
    """The parts without those that lie in a richer one, or around it."""
    kept: list[Part] = []
    for part in parts:
        x, y, wide, high = part.box
        others = [(o.box[0] + o.box[2] / 2, o.box[1] + o.box[3] / 2) for o in kept]
        if not any(x <= a <= x + wide and y <= b <= y + high for a, b in others):
            kept.append(part)
    return kept


def _longest(scale: float, tuning: LocateTuning) -> float:
    """Working pixels along a row of eight cards that are too small."""
    drawer = tuning.least_drawer / tuning.slot_to_width / scale
    return tuning.small_room * tuning.cards * max(drawer, tuning.least_patch_width)


def _row_in(
    pixels: Pixels, box: Box, scale: float, side: int, tuning: LocateTuning
) -> tuple[float, float] | None:
    """Width and height, in pixels of the photo, of a card and a drawer of a row in a part of it."""
    part, _ = cropped(pixels, box, scale, tuning.small_margin)
    more = side / max(part.shape[:2])
    size = (round(part.shape[1] * more), round(part.shape[0] * more))
    large = cv2.resize(part, size, interpolation=cv2.INTER_LINEAR)
    reach = 2 * round(more) + 1
    lab = brightened(np.asarray(cv2.GaussianBlur(large, (reach, reach), 0), np.uint8), tuning)
    fine = replace(
        loosened(tuning), seed_step=tuning.fine_seed_step, least_fill=tuning.fine_least_fill
    )
    for row in find_rows(lab, find_patches(lab, fine), fine):
        if row.sound(fine).sum() >= tuning.small_cards:
            return row.width / more, row.height / more
    return None
