"""The cards of a straightened board, and every pixel as seen against them.

Colours are ratios of channels against the paper of the cards, so that light and shade take no part.
"""

from typing import Any, NamedTuple

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags, Pixels, Singles
from sideboards_score.sequence.photo.tuning import BoardTuning


class Seen(NamedTuple):
    """A straightened board (h, w) against its paper."""

    light: Singles
    """The strongest channel, by that of the paper."""
    pale: Singles
    """The weakest channel, by that of the paper: low in every ink."""
    tint: Doubles
    """(h, w, 2) log ratios of red and of blue to green, by those of the paper."""
    card_tint: Doubles
    """(n, n, 2) the tint of each square's own paper."""
    strange: Doubles
    """(n, n) how far each square's own paper is from that around it, as a log ratio."""


def seen_against_paper(flat: Pixels, size: int) -> Seen:
    """Straightened squares (n * size, n * size, 3) by the paper of their cards."""
    soft = cv2.GaussianBlur(flat, (5, 5), 0).astype(np.float32) + 2.0
    own = _paper_of_squares(soft, size)
    local = _around(own)
    paper = cv2.resize(
        local.astype(np.float32), (soft.shape[1], soft.shape[0]), interpolation=cv2.INTER_LINEAR
    )
    ratio = np.log(soft / paper)
    cards = np.log(own / local)
    return Seen(
        np.asarray(np.exp(ratio.max(axis=2)), np.float32),
        np.asarray(np.exp(ratio.min(axis=2)), np.float32),
        _tint(ratio),
        _tint(cards),
        np.asarray(np.abs(cards).max(axis=2), np.float64),
    )


def _tint(ratio: Any) -> Doubles:
    """Log ratios of red and of blue to green, of channels (..., 3)."""
    red, blue = ratio[..., 2] - ratio[..., 1], ratio[..., 0] - ratio[..., 1]
    return np.stack([red, blue], axis=-1).astype(np.float64)


_SECTORS = ((-50.0, 57.0), (62.0, 168.0), (172.0, 262.0))
"""Angles of the tint, in degrees, of red, blue and green; yellow print lies in none."""


def colored(seen: Seen, least: float, tuning: BoardTuning) -> list[Flags]:
    """Which pixels are red, blue, green."""
    strong = np.hypot(seen.tint[..., 0], seen.tint[..., 1]) >= least
    strong &= seen.light >= tuning.darkest
    angle = np.degrees(np.arctan2(seen.tint[..., 1], seen.tint[..., 0]))
    return [strong & (((angle - low) % 360) <= high - low) for low, high in _SECTORS]


def _paper_of_squares(soft: Singles, size: int) -> Doubles:
    """The colour (n, n, 3) of each card, from the brightest of its four corners."""
    near, far = round(0.1 * size), round(0.2 * size)
    spans = [slice(near, far), slice(size - far, size - near)]
    side = soft.shape[0] // size
    cells = soft.reshape(side, size, side, size, 3).transpose(0, 2, 1, 3, 4)
    patches = [cells[:, :, rows, columns] for rows in spans for columns in spans]
    middles = np.stack([np.median(patch, axis=(2, 3)) for patch in patches], axis=2)
    # Large chips off the middle reach into a corner, seldom into all four.
    brightest = middles.sum(axis=-1).argmax(axis=2)[..., None, None]
    best = np.take_along_axis(middles, brightest, axis=2)[:, :, 0]
    return np.asarray(best, np.float64)


def _around(own: Doubles) -> Doubles:
    """What most of five by five squares have: the light changes over a board, paper does not."""
    padded = np.pad(own, ((2, 2), (2, 2), (0, 0)), mode="edge")
    nearby = np.lib.stride_tricks.sliding_window_view(padded, (5, 5), axis=(0, 1))
    return np.asarray(np.median(nearby.reshape(*own.shape, -1), axis=-1), np.float64)
