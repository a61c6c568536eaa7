"""Damage in a JPEG that its decoder cannot see: from one block on all colours are shifted.

A JPEG codes the mean of each block as the difference to the block before. A wrong bit that the
codes survive (a few wrong bytes in most cases) adds the same to every block after it, in the order
in which they are read: the rest of its line of blocks, and all lines below. The border between the
right part and the shifted one is a stair: above the line of blocks to the right of the place, and
below it to the left. All along it the step in colour is the same, which no edge of a thing is.
"""

import numpy as np

from sideboards_score.photo.arrays import Flags, Ints, Pixels, Singles
from sideboards_score.photo.load.libraries import require_cv2
from sideboards_score.photo.load.tuning import LoadTuning


def is_shifted(pixels: Pixels, block: tuple[int, int], tuning: LoadTuning) -> bool:
    """Whether a stair of blocks (width, height in `pixels`) goes through pixels (h, w, 3)."""
    width, height = block
    columns, lines = pixels.shape[1] // width, pixels.shape[0] // height
    if height < tuning.seam_height or min(columns, lines) < tuning.seam_blocks:
        return False
    whole = pixels[:, : columns * width]
    edges = np.arange(1, lines) * height
    steps = _steps(whole, edges, width)
    half = columns // 2
    # One end of the stair has at least half of the width: to the right above, to the left below.
    rights = np.median(steps[:-1, half::2], axis=1)  # every other one will do
    lefts = np.median(steps[1:, :half:2], axis=1)
    for wanted in (rights, lefts):
        for line in np.flatnonzero(np.abs(wanted).max(axis=1) >= tuning.seam_step):
            found = _stair(steps[line], steps[line + 1], wanted[line], tuning)
            if found >= tuning.seam_part and _is_sharp(
                whole, edges[line], block, wanted[line], tuning
            ):
                return True
    return False


def _is_sharp(
    pixels: Pixels, edge: int, block: tuple[int, int], wanted: Singles, tuning: LoadTuning
) -> bool:
    """Whether the stair at an edge is made between two lines, and not by a slope around it."""
    width, height = block
    edges = np.array((edge, edge + height))
    around = _steps(pixels, edges - 1, width) + _steps(pixels, edges + 1, width)
    above, below = _steps(pixels, edges, width) - around / 2
    return _stair(above, below, wanted, tuning) >= tuning.seam_sharp


def _steps(pixels: Pixels, edges: Ints, width: int) -> Singles:
    """(edges, columns, 3) the mean step in colour from the line above an edge to the line below."""
    cv2 = require_cv2()
    step = cv2.subtract(pixels[edges], pixels[edges - 1], dtype=cv2.CV_32F)
    size = (pixels.shape[1] // width, len(edges))
    means: Singles = cv2.resize(step, size, interpolation=cv2.INTER_AREA)
    return means


def _stair(above: Singles, below: Singles, wanted: Singles, tuning: LoadTuning) -> float:
    """How well the edges (columns, 3) of a line of blocks make a stair; 1 is perfectly.

    It is the part of the width that is in the stair, less what has the same step beside it: the
    straight edge of a bar across a picture is no stair.
    """
    over, under = _alike(above, wanted, tuning), _alike(below, wanted, tuning)
    count = len(over)
    over_left = np.concatenate(([0], np.cumsum(over)))
    under_left = np.concatenate(([0], np.cumsum(under)))
    over_right, under_right = over_left[-1] - over_left, under_left[-1] - under_left
    places = np.arange(tuning.seam_end, count - tuning.seam_end + 1)
    stair = (under_left + over_right - over_left - under_right)[places] / count
    best = int(np.argmax(stair))
    place = int(places[best])
    left = under_left[place] / place
    right = over_right[place] / (count - place)
    return float(min(stair[best], left + tuning.seam_spare, right + tuning.seam_spare))


def _alike(steps: Singles, wanted: Singles, tuning: LoadTuning) -> Flags:
    """Which steps (columns, 3) go about as far as the wanted one, and in its direction."""
    square = float(wanted @ wanted)
    along = steps @ wanted / square
    aside = (steps * steps).sum(axis=1) - along * along * square
    alike = (along > tuning.seam_least) & (along < tuning.seam_most)
    alike &= aside < tuning.seam_aside**2 * square
    return alike
