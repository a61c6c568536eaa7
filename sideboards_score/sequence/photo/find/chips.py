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


def chip_middles(flat: Pixels, size: int, around: int, tuning: BoardTuning) -> Doubles:
    """The middles (n, 2) of chips on straightened squares (m * size, m * size, 3), in squares.

    So many squares around them may be a rim or a table. By their colour white cards would be blue.
    """
    seen = seen_against_paper(flat, size, around)
    wide = 2 * round(tuning.opened * size) + 1
    opening = np.asarray(cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (wide, wide)), np.uint8)
    found = [
        middle
        for mask in colored(seen, tuning.least_tint, tuning)
        for middle in _middles(mask, opening, size, tuning)
    ]
    pieces = np.array(found, np.float64).reshape(-1, 3)
    # Chips of a board are of one size: what is left of a dark rim is smaller.
    least = tuning.chip_alike * float(np.median(pieces[:, 2])) if len(pieces) else 0.0
    return np.asarray(pieces[pieces[:, 2] >= least, :2], np.float64)


def _middles(
    mask: Flags, opening: Pixels, size: int, tuning: BoardTuning
) -> list[tuple[float, float, float]]:
    """Middle and width of the pieces of a mask that are as large and as round as a chip."""
    opened = cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_OPEN, opening)
    _, _, boxes, middles = cv2.connectedComponentsWithStats(opened)
    return [
        ((float(x) + 0.5) / size, (float(y) + 0.5) / size, float(np.sqrt(box[2] * box[3])) / size)
        for box, (x, y) in zip(boxes[1:], middles[1:], strict=True)
        if _within(box, mask.shape[0]) and _is_chip(box / size, size, tuning)
    ]


def _is_chip(box: Doubles, size: int, tuning: BoardTuning) -> bool:
    """Whether a box (x, y, width, height, area / size), in squares, is that around a disc."""
    low, high = sorted((float(box[2]), float(box[3])))
    full = float(box[4]) / size / (np.pi / 4 * low * high)
    least, most = tuning.chip_size
    thin, square = tuning.chip_full
    return (
        least <= low and high <= most and low >= tuning.chip_round * high and thin <= full <= square
    )


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


def without_rim(middles: Doubles, tuning: BoardTuning) -> Doubles:
    """Those of (n, 2) chips that lie on the squares, or in the middle of one beside them.

    What lies elsewhere around is a piece of the rim: of a board that lies one square farther on the
    chips would lie in the middle, too.
    """
    off = np.abs(middles - np.floor(middles) - 0.5).max(axis=1)
    return np.asarray(middles[inside(middles) | (off <= tuning.beside_middle)], np.float64)


def moved_ends(middles: Doubles, tuning: BoardTuning) -> Doubles:
    """The ends (2, 2) of the ten squares, across and down, at which chips lie best in the middle.

    0 and 10 where the squares lie right.
    """
    return np.array([_ends(middles[:, axis], tuning) for axis in (0, 1)], np.float64)


def _ends(places: Doubles, tuning: BoardTuning) -> tuple[float, float]:
    moves = np.linspace(-tuning.end_moves, tuning.end_moves, tuning.end_steps)
    first, last = (m.ravel() for m in np.meshgrid(moves, SIDE + moves))
    along = (places[None] - first[:, None]) / (last - first)[:, None] * SIDE
    within = (along > 0) & (along < SIDE)
    far = np.where(within, np.abs(along - np.floor(along) - 0.5), 0.5)
    cost = (far**2).mean(axis=1) + tuning.end_stays * (first**2 + (last - SIDE) ** 2)
    best = int(np.argmin(cost))
    return float(first[best]), float(last[best])


def onto_middles(middles: Doubles, tuning: BoardTuning) -> Doubles:
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
    rows = np.concatenate([across, down, np.diag(np.sqrt(tuning.held))])
    wanted = np.concatenate([u - x, v - y, np.zeros(len(tuning.held))])
    a, b, c, d, e, f, g, h = np.linalg.lstsq(rows, wanted, rcond=None)[0]
    unit = np.array([[1 + a, b, c], [d, 1 + e, f], [g, h, 1]])
    scale = np.array([[half, 0, half], [0, half, half], [0, 0, 1]])
    return np.asarray(scale @ unit @ np.linalg.inv(scale), np.float64)
