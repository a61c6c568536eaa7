"""The working picture: smaller than the photo, smooth, and as light as a good exposure."""

import cv2
import numpy as np

from sideboards_score.photo.arrays import Pixels
from sideboards_score.photo.locate.picture.quality import lightest
from sideboards_score.photo.locate.tuning import LocateTuning


def working_picture(
    pixels: Pixels, tuning: LocateTuning, *, least: float = 1.0
) -> tuple[Pixels, float]:
    """8-bit Lab of a smaller picture, and how many pixels of the photo one of its pixels is.

    It is as many at least, so that only `least` below 1 enlarges a small photo.
    """
    scale = max(least, max(pixels.shape[:2]) / tuning.work_side)
    size = (max(round(pixels.shape[1] / scale), 1), max(round(pixels.shape[0] / scale), 1))
    small = pixels
    if scale >= 2:  # noqa: PLR2004
        whole = int(scale)
        half = (max(pixels.shape[1] // whole, 1), max(pixels.shape[0] // whole, 1))
        small = np.asarray(cv2.resize(pixels, half, interpolation=cv2.INTER_AREA), np.uint8)
    small = np.asarray(cv2.resize(small, size, interpolation=cv2.INTER_LINEAR), np.uint8)
    # Averaged over whole pixels first, for the rest (1 to 2 times) linear is enough and quick.
    return brightened(np.asarray(cv2.GaussianBlur(small, (3, 3), 0), np.uint8), tuning), scale


def brightened(smooth: Pixels, tuning: LocateTuning) -> Pixels:
    """8-bit Lab of a picture, a dim one made lighter."""
    # Brightened by a gain, as a longer exposure would have: colour steps in Lab grow with it.
    light = lightest(smooth, 99)
    gain = min(max(tuning.brighten / max(light, 1.0), 1.0), tuning.brighten_most)
    lab = cv2.cvtColor(cv2.convertScaleAbs(smooth, alpha=gain), cv2.COLOR_BGR2LAB)
    return np.asarray(lab, np.uint8)
