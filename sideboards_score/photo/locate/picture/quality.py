"""What spoils a photo as a whole: it is too dark, grey, blurred."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from sideboards_score.photo.arrays import Pixels, at_percent
from sideboards_score.photo.locate.tuning import LocateTuning


def is_dark(pixels: Pixels, tuning: LocateTuning) -> bool:
    """Whether even the lightest parts of pixels (h, w, 3) are dark."""
    return lightest(pixels, 99.5) < tuning.dark_light


def lightest(pixels: Pixels, percent: float) -> float:
    """The percentile of the largest channel, of every fourth pixel each way."""
    some = pixels[::4, ::4]
    highest = np.maximum(np.maximum(some[..., 0], some[..., 1]), some[..., 2])  # quicker than max
    low, high, part = at_percent(highest, percent)
    return low + (high - low) * part


def is_grey(lab: Pixels, tuning: LocateTuning) -> bool:
    """Whether lab (h, w, 3) holds one tint only, which may depend on the lightness."""
    part = lab[::4, ::4].reshape(-1, 3).astype(np.float64)
    # Toned pictures (sepia) have one tint for each lightness: it is taken out, level by level.
    level = (part[:, 0] // tuning.grey_level).astype(np.intp)
    for step in np.unique(level):
        mine = level == step
        part[mine, 1:] -= np.median(part[mine, 1:], axis=0)
    chroma = np.hypot(part[:, 1], part[:, 2])
    return bool(np.percentile(chroma, 99.9) < tuning.grey_chroma)


def is_blurred(lab: Pixels, tuning: LocateTuning) -> bool:
    """Whether lab (h, w, 3) has no sharp edge anywhere."""
    if min(lab.shape[:2]) <= _FAR:
        return False
    # The strongest step over two pixels against that over twelve, in L: blur spreads a step, and
    # takes nothing off its height. Smoothed first, or noise would be the sharpest thing.
    light = cv2.blur(np.ascontiguousarray(lab[..., 0]), (3, 3))
    fine = max(_strongest(light, _NEAR, 0), _strongest(light, 0, _NEAR))
    wide = max(_strongest(light, _FAR, 0), _strongest(light, 0, _FAR))
    return fine < tuning.blur_ratio * wide


_NEAR, _FAR = 2, 12
"""Pixels over which steps are compared."""


def _strongest(light: NDArray[Any], x: int, y: int) -> float:
    """The step over x and y pixels that one in 2,000 reaches."""
    steps = cv2.absdiff(light[y:, x:], light[: light.shape[0] - y, : light.shape[1] - x])
    counts = np.cumsum(cv2.calcHist([steps], [0], None, [256], [0, 256])[::-1])
    return float(255 - np.searchsorted(counts, 0.0005 * steps.size))
