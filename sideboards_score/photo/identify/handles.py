"""What stands out from each drawer near its centre: the map of a handle, whatever its drawing.

A handle differs from its own drawer; the drawer is known from its left and right parts, row by row,
so that wood grain, shadow and glare along the drawer do not count.
"""

from typing import NamedTuple

import cv2
import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import Doubles, Pixels, Singles
from sideboards_score.photo.identify.tuning import DrawerTuning


class Marks(NamedTuple):
    """What stands out in the middle of each drawer of a photo."""

    presence: Doubles
    """(cards, 5) log of how much the middle stands out against the parts beside it."""
    maps: Singles
    """(cards, 5, h, w) 0..1, centred on what stands out."""
    elongation: Doubles
    """(cards, 5) log of width to height of what stands out, in parts of the drawer's shape."""
    corners: Doubles
    """(cards, 5) four-fold moment: about -0.4 for an upright square, 0 for round and petals."""
    noise: float = 0.0
    """How much stands out beside handles on most drawers, 0..1."""


def _row_medians(part: Pixels) -> Singles:
    """(5, h, 3) middle values of the rows of parts of drawers (5, h, w, 3)."""
    half = part.shape[2] // 2
    rows = np.ascontiguousarray(part.swapaxes(2, 3))
    return np.asarray(np.partition(rows, half, axis=3)[..., half].astype(np.float32))


def _contrast(stack: Pixels, tuning: DrawerTuning) -> Singles:
    """(5, h, w) how much every pixel differs from its drawer's own colour there, 0..1."""
    height, width = stack.shape[0] // LINES, stack.shape[1]
    drawers = stack[: height * LINES].reshape(LINES, height, width, 3)
    near, far = (round(part * width) for part in tuning.flank_columns)
    left = _row_medians(drawers[:, :, near:far:2])
    right = _row_medians(drawers[:, :, width - far : width - near : 2])
    # The drawer's colour under the handle: between the medians of its two sides, line by line, so
    # that light falling off along the drawer is part of it. `middle` is the column of the left one.
    middle = (near + far - 1) / 2
    along = np.clip((np.arange(width) - middle) / (width - 1 - 2 * middle), 0, 1)
    along = along.astype(np.float32)
    rest = np.empty((3, LINES, height, width), np.float32)
    for channel, plane in enumerate(rest):
        first, last = left[..., channel, None], right[..., channel, None]
        np.subtract(drawers[..., channel], first + (last - first) * along, out=plane)
    own = (left + right).mean(axis=1) / 2
    return _in_own_noise(rest, own, tuning)


def _in_own_noise(rest: Singles, own: Singles, tuning: DrawerTuning) -> Singles:
    """(5, h, w) size of what differs (3, 5, h, w) from drawers of colours (5, 3), 0..1.

    Along a drawer's own colour lie shadow, sheen and grain; across it hardly anything but a
    handle. What varies beside the handle anyway counts the less in the middle.
    """
    direction = own / (np.linalg.norm(own, axis=1, keepdims=True) + 1)
    blue, green, red = direction.T[:, :, None, None]
    along = (rest[0] * blue + rest[1] * green + rest[2] * red) ** 2
    across = np.maximum(rest[0] ** 2 + rest[1] ** 2 + rest[2] ** 2 - along, 0)
    # Squares in levels of 255; `usual` is what varies beside the handle, in parts of the noise.
    near, far = (round(part * rest.shape[3]) for part in tuning.flank_columns)
    floor = np.float32(255 * tuning.least_contrast)
    total = np.zeros_like(along)
    for squares in (along, across):
        beside = np.concatenate([squares[:, :, near:far], squares[:, :, -far:-near]], axis=2)
        usual = 1 + np.sqrt(beside).mean(axis=(1, 2), keepdims=True) / floor
        total += squares / (usual * usual)
    return np.asarray(np.sqrt(total) / 255)


def _peaks(contrast: Singles, tuning: DrawerTuning) -> Doubles:
    """(5,) log of the strongest spot in the middle against the strongest one beside it."""
    _, height, width = contrast.shape
    # Means over squares as wide as the thinnest handle: grain and noise average out in them.
    size = round(tuning.spot * width)
    top, bottom = (round(part * height) for part in tuning.handle_rows)
    first, last = (round(part * width) for part in tuning.handle_columns)
    near, far = (round(part * width) for part in tuning.flank_columns)
    peaks = []
    for drawer in contrast:
        spots = cv2.blur(drawer, (size, size))[top:bottom]
        beside = max(spots[:, near:far].max(), spots[:, width - far : width - near].max())
        floor = tuning.least_contrast
        peaks.append(np.log((spots[:, first:last].max() + floor) / (beside + floor)))
    return np.array(peaks)


def _centred(contrast: Singles, tuning: DrawerTuning) -> Singles:
    """(5, h, w) the middle of each drawer, its handle at full strength and in the very centre."""
    _, height, width = contrast.shape
    top, bottom = (round(part * height) for part in tuning.handle_rows)
    first, last = (round(part * width) for part in tuning.handle_columns)
    maps = []
    for drawer in contrast:
        window = drawer[top:bottom, first:last]
        # Full strength is the mean of the strongest pixels, nothing the median of the window, most
        # of which is bare drawer; between the two a pixel counts in part.
        ranked = np.sort(window, axis=None)
        size = len(ranked)
        full = ranked[size - round(tuning.full_share * size) :].mean()
        low = ranked[(size - 1) // 2 : size // 2 + 1].mean()
        level = (window - low) / max(tuning.full_level * full - low, tuning.least_contrast)
        clear = np.clip((level - tuning.empty_level) / (1 - tuning.empty_level), 0, 1).astype(
            np.float32
        )
        maps.append(_shifted(_main_blob(clear, tuning)))
    return np.stack(maps)


def _main_blob(window: Singles, tuning: DrawerTuning) -> Singles:
    """A map (h, w) without what does not hang together with its weightiest part."""
    near = cv2.dilate((window > tuning.blob_level).astype(np.uint8), np.ones((3, 3), np.uint8))
    count, parts = cv2.connectedComponents(near)
    weights = np.bincount(parts.ravel(), window.ravel(), count)
    weights[0] = 0
    return np.asarray(window * (parts == weights.argmax()))


def _shifted(window: Singles) -> Singles:
    """A map (h, w) moved so that its centre of gravity is its centre."""
    height, width = window.shape
    total = max(float(window.sum()), 1e-6)
    x = float(window.sum(axis=0) @ np.arange(width)) / total
    y = float(window.sum(axis=1) @ np.arange(height)) / total
    padded = cv2.copyMakeBorder(window, height, height, width, width, cv2.BORDER_CONSTANT)
    return np.asarray(cv2.getRectSubPix(padded, (width, height), (x + width, y + height)))


def shape_moments(maps: Doubles | Singles) -> tuple[Doubles, Doubles]:
    """Elongation and four-fold corners (see `Marks`) of maps (..., h, w)."""
    height, width = maps.shape[-2:]
    # Second moments give width and height. With both scaled to 1, x^4 - 6 x^2 y^2 + y^4 is
    # r^4 cos 4a: positive along the axes, negative towards the corners, 0 on average over a circle.
    mass = np.maximum(maps.sum(axis=(-2, -1)), 1e-6)
    y, x = np.mgrid[:height, :width] - np.array([(height - 1) / 2, (width - 1) / 2])[:, None, None]
    wide = np.sqrt((maps * x**2).sum(axis=(-2, -1)) / mass) + 1e-3
    high = np.sqrt((maps * y**2).sum(axis=(-2, -1)) / mass) + 1e-3
    across = (x / wide[..., None, None]) ** 2
    down = (y / high[..., None, None]) ** 2
    four = (maps * (across**2 - 6 * across * down + down**2)).sum(axis=(-2, -1))
    round_ = (maps * (across + down) ** 2).sum(axis=(-2, -1))
    return np.log(wide / high), four / np.maximum(round_, 1e-6)


def find_marks(stacks: list[Pixels], tuning: DrawerTuning) -> Marks:
    """What stands out in the middle of each drawer, one stack per card."""
    contrasts = [_contrast(stack, tuning) for stack in stacks]
    presence = np.stack([_peaks(contrast, tuning) for contrast in contrasts])
    maps = np.stack([_centred(contrast, tuning) for contrast in contrasts])
    elongation, corners = shape_moments(maps)
    near, far = (round(part * contrasts[0].shape[2]) for part in tuning.flank_columns)
    noise = np.median([contrast[:, :, near:far].mean(axis=(1, 2)) for contrast in contrasts])
    return Marks(presence, maps, elongation, corners, float(noise))
