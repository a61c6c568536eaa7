"""Where chips lie: round and coloured, whatever print they cover, about the middles of squares.

What lines between pale cards leave open (where the last one is, and whether a rim is a row of
squares), the middles of the chips decide.
"""

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags, Pixels
from sideboards_score.sequence.model.board import SIDE
from sideboards_score.sequence.photo.paper import colored, seen_against_paper
from sideboards_score.sequence.photo.tuning import BoardTuning

_ROUND = 0.65
"""Shorter side of the box around a chip, by the longer one: two that touch have 0.5, one on a board
whose squares are as long as its cards 0.7."""
_STEPS = 13
"""Places tried for each end, and for the other one."""


def chip_middles(flat: Pixels, size: int, tuning: BoardTuning) -> Doubles:
    """The middles (n, 2) of chips on straightened squares (m * size, m * size, 3), in squares."""
    seen = seen_against_paper(flat, size)
    wide = 2 * round(tuning.opened * size) + 1
    opening = np.asarray(cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (wide, wide)), np.uint8)
    found = [
        middle
        for mask in colored(seen, tuning.least_tint, tuning)
        for middle in _middles(mask, opening, size, tuning)
    ]
    return np.array(found, np.float64).reshape(-1, 2)


def _middles(
    mask: Flags, opening: Pixels, size: int, tuning: BoardTuning
) -> list[tuple[float, float]]:
    """The middles of the pieces of a mask that are as large and as round as a chip."""
    opened = cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_OPEN, opening)
    count, _, boxes, middles = cv2.connectedComponentsWithStats(opened)
    least, most = tuning.chip_size
    found = []
    for piece in range(1, count):
        wide, high = (int(v) / size for v in boxes[piece][2:4])
        whole = _within(boxes[piece], mask.shape[0])
        low, high = min(wide, high), max(wide, high)
        if whole and least <= low and high <= most and low >= _ROUND * high:
            x, y = middles[piece]
            found.append(((float(x) + 0.5) / size, (float(y) + 0.5) / size))
    return found


def _within(box: Pixels, side: int) -> bool:
    """Whether a box is not cut off by the edge of the picture."""
    x, y, wide, high = (int(v) for v in box[:4])
    return min(x, y) > 0 and max(x + wide, y + high) < side


def off_middle(middles: Doubles) -> float:
    """The mean square of how far (n, 2) chips lie off the middles of squares, in one direction."""
    off = np.abs(middles - np.floor(middles) - 0.5)
    off[~inside(middles)] = 0.5
    return float((off**2).mean())


def inside(middles: Doubles) -> Flags:
    """Which of (n, 2) chips lie upon the ten by ten squares."""
    return np.asarray(np.all((middles > 0) & (middles < SIDE), axis=1), np.bool_)


def moved_ends(middles: Doubles) -> Doubles:
    """The ends (2, 2) of the ten squares, across and down, at which chips lie best in the middle.

    0 and 10 where the squares lie right.
    """
    return np.array([_ends(middles[:, axis]) for axis in (0, 1)], np.float64)


def _ends(places: Doubles) -> tuple[float, float]:
    moves = np.linspace(-0.6, 0.6, _STEPS)
    first, last = (m.ravel() for m in np.meshgrid(moves, SIDE + moves))
    along = (places[None] - first[:, None]) / (last - first)[:, None] * SIDE
    within = (along > 0) & (along < SIDE)
    far = np.where(within, np.abs(along - np.floor(along) - 0.5), 0.5)
    cost = (far**2).mean(axis=1) + _STAY * (first**2 + (last - SIDE) ** 2)
    best = int(np.argmin(cost))
    return float(first[best]), float(last[best])


_STAY = 0.004
"""Where few chips lie, the lines know better: half a square at one end costs as much as chips that
lie 0.03 off the middle."""


def onto_middles(middles: Doubles) -> Doubles:
    """The homography (3, 3) that brings (n, 2) chips nearest to the middles of their squares.

    Least squares in coordinates from -1 to 1, held to no change (a ridge) where few chips lie.
    """
    half = SIDE / 2
    chips = middles[inside(middles)]
    (x, y), (u, v) = (((part - half) / half).T for part in (chips, np.floor(chips) + 0.5))
    none, one = np.zeros_like(x), np.ones_like(x)
    # x (1 + a) + b y + c = u (1 + g x + h y), and the same downwards
    across = np.stack([x, y, one, none, none, none, -u * x, -u * y], axis=1)
    down = np.stack([none, none, none, x, y, one, -v * x, -v * y], axis=1)
    rows = np.concatenate([across, down, np.diag(np.sqrt(_HELD))])
    wanted = np.concatenate([u - x, v - y, np.zeros(len(_HELD))])
    a, b, c, d, e, f, g, h = np.linalg.lstsq(rows, wanted, rcond=None)[0]
    unit = np.array([[1 + a, b, c], [d, 1 + e, f], [g, h, 1]])
    scale = np.array([[half, 0, half], [0, half, half], [0, 0, 1]])
    return np.asarray(scale @ unit @ np.linalg.inv(scale), np.float64)


_HELD = (0.07, 0.07, 0.07, 0.07, 0.07, 0.07, 0.3, 0.3)
"""Chips lie 0.08 squares off, corners by lines 0.3, by the slant of the view less: squares of the
ratios."""
