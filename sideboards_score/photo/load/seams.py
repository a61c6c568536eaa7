"""Damage in a JPEG that its decoder cannot see: from one block on all colours are shifted.

A JPEG codes the mean of each block as the difference to the block before. A wrong bit that the
codes survive (a few wrong bytes in most cases) adds the same to every block after it, in the order
in which they are read: the rest of its line of blocks, and all lines below. The border between the
right part and the shifted one is a stair: above the line of blocks to the right of the place, and
below it to the left. All along it the step in colour is the same, which no edge of a thing is.
"""

from collections.abc import Iterator
from dataclasses import dataclass

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
    best = max(
        (
            stair.part
            for stair in _stairs(whole, block, tuning)
            if stair.part >= tuning.seam_part and _is_sharp(whole, block, stair, tuning)
        ),
        default=0.0,
    )
    return best > 0 and best >= _elsewhere(whole, block, tuning) + tuning.seam_margin


def _elsewhere(pixels: Pixels, block: tuple[int, int], tuning: LoadTuning) -> float:
    """How well the best stair is made that begins within blocks, where damage makes none."""
    half, eighth = block[1] // 2, block[1] // 8
    starts = {half - eighth, half, half + eighth}
    found = (stair.part for start in starts for stair in _stairs(pixels[start:], block, tuning))
    return max(found, default=0.0)


@dataclass(frozen=True)
class _Stair:
    """At line `edge` of the pixels, and one block below, as far as the step (3,) `wanted`."""

    edge: int
    wanted: Singles
    part: float


def _stairs(pixels: Pixels, block: tuple[int, int], tuning: LoadTuning) -> Iterator[_Stair]:
    """What could be a stair at each edge between blocks of pixels (h, w, 3)."""
    width, height = block
    edges = np.arange(1, len(pixels) // height) * height
    steps = _steps(pixels, edges, width)
    half = steps.shape[1] // 2
    # One end of the stair has at least half of the width: to the right above, to the left below.
    rights = np.median(steps[:-1, half::2], axis=1)  # every other one will do
    lefts = np.median(steps[1:, :half:2], axis=1)
    for wanted in (rights, lefts):
        for line in np.flatnonzero(np.abs(wanted).max(axis=1) >= tuning.seam_step):
            part = _part(steps[line], steps[line + 1], wanted[line], tuning)
            yield _Stair(int(edges[line]), wanted[line], part)


def _is_sharp(pixels: Pixels, block: tuple[int, int], stair: _Stair, tuning: LoadTuning) -> bool:
    """Whether the stair is made between two lines, and not by a slope around it."""
    width, height = block
    edges = np.array((stair.edge, stair.edge + height))
    around = _steps(pixels, edges - 1, width) + _steps(pixels, edges + 1, width)
    above, below = _steps(pixels, edges, width) - around / 2
    return _part(above, below, stair.wanted, tuning) >= tuning.seam_sharp


def _steps(pixels: Pixels, edges: Ints, width: int) -> Singles:
    """(edges, columns, 3) the mean step in colour from the line above an edge to the line below."""
    cv2 = require_cv2()
    step = cv2.subtract(pixels[edges], pixels[edges - 1], dtype=cv2.CV_32F)
    size = (pixels.shape[1] // width, len(edges))
    means: Singles = cv2.resize(step, size, interpolation=cv2.INTER_AREA)
    return means


def _part(above: Singles, below: Singles, wanted: Singles, tuning: LoadTuning) -> float:
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
