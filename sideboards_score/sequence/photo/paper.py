"""The cards of a straightened board, and every pixel as seen against them.

Colours are ratios of channels against the paper of the cards, so that light and shade take no part.
"""

from typing import Any, Literal, NamedTuple

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
    strange: Doubles
    """(n, n) how far each square's own paper is from that around it, as a log ratio."""
    beside: Doubles
    """The same, but squares along the edge are compared with those within only."""


def seen_against_paper(flat: Pixels, size: int, around: int = 0) -> Seen:
    """Straightened squares (n * size, n * size, 3) by the paper of their cards.

    So many squares around them are no cards, and are seen against the cards that are nearest.
    """
    soft = softened(flat)
    own = _paper_of_squares(soft, size)
    local = _around(own) if around == 0 else _from_within(own, around)
    paper = cv2.resize(
        local.astype(np.float32), (soft.shape[1], soft.shape[0]), interpolation=cv2.INTER_LINEAR
    )
    ratio = np.log(soft / paper)
    cards = np.log(own / local)
    return Seen(
        np.asarray(np.exp(ratio.max(axis=2)), np.float32),
        np.asarray(np.exp(ratio.min(axis=2)), np.float32),
        tones_of(ratio),
        np.asarray(np.abs(cards).max(axis=2), np.float64),
        np.abs(np.log(own / _around(own, "reflect"))).max(axis=2),
    )


def _from_within(own: Doubles, around: int) -> Doubles:
    """The paper (n, n, 3) where a rim or a table lies around the cards."""
    within = own[around:-around, around:-around]
    edges = ((around, around), (around, around), (0, 0))
    return np.pad(_around(within, "reflect"), edges, mode="edge")


def softened(flat: Pixels) -> Singles:
    """A straightened board with less noise; never quite black."""
    return np.asarray(cv2.GaussianBlur(flat, (5, 5), 0).astype(np.float32) + 2.0, np.float32)


def tones_of(channels: Any) -> Doubles:
    """(..., 2) by how much red and blue exceed green, of channels (..., 3)."""
    red, blue = channels[..., 2] - channels[..., 1], channels[..., 0] - channels[..., 1]
    return np.stack([red, blue], axis=-1).astype(np.float64)


def hues(tones: Doubles) -> Doubles:
    """Their angles, in degrees."""
    return np.asarray(np.degrees(np.arctan2(tones[..., 1], tones[..., 0])), np.float64)


SECTORS = ((-50.0, 60.0), (60.0, 170.0), (170.0, 265.0))
"""Hues, in degrees, of red, blue and green; yellow print lies in none."""


def colored(seen: Seen, least: float, tuning: BoardTuning) -> list[Flags]:
    """Which pixels are red, blue, green."""
    strong = np.hypot(seen.tint[..., 0], seen.tint[..., 1]) >= least
    strong &= seen.light >= tuning.darkest
    hue = hues(seen.tint)
    return [strong & ((hue - low) % 360 < high - low) for low, high in SECTORS]


def _paper_of_squares(soft: Singles, size: int) -> Doubles:
    """The colour (n, n, 3) of each card, from the brightest of its four corners."""
    middles = corners_of_squares(soft, size)
    # Large chips off the middle reach into a corner, seldom into all four.
    brightest = middles.sum(axis=-1).argmax(axis=2)[..., None, None]
    best = np.take_along_axis(middles, brightest, axis=2)[:, :, 0]
    return np.asarray(best, np.float64)


def corners_of_squares(soft: Singles, size: int) -> Doubles:
    """The colours (n, n, 4, 3) of what lies in the corners of each square: upper two, lower two."""
    near, far = round(0.1 * size), round(0.2 * size)
    spans = [slice(near, far), slice(size - far, size - near)]
    side = soft.shape[0] // size
    cells = soft.reshape(side, size, side, size, 3).transpose(0, 2, 1, 3, 4)
    patches = [cells[:, :, rows, columns] for rows in spans for columns in spans]
    middles = np.stack([np.median(patch, axis=(2, 3)) for patch in patches], axis=2)
    return np.asarray(middles, np.float64)


def _around(own: Doubles, mode: Literal["edge", "reflect"] = "edge") -> Doubles:
    """What most of five by five squares have: the light changes over a board, paper does not."""
    padded = np.pad(own, ((2, 2), (2, 2), (0, 0)), mode=mode)
    nearby = np.lib.stride_tricks.sliding_window_view(padded, (5, 5), axis=(0, 1))
    return np.asarray(np.median(nearby.reshape(*own.shape, -1), axis=-1), np.float64)
