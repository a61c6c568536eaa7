"""How chips and print stand out from the card of their own square.

Light, shade and glare differ from square to square. Glare takes as much contrast from a chip as
from the print beside it, so what chips have is measured against what the print has.
"""

from typing import NamedTuple

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Pixels, Singles
from sideboards_score.sequence.model.board import SIDE
from sideboards_score.sequence.photo.cells import (
    board_of,
    cells_of,
    covered,
    from_middle,
    most_near_middle,
)
from sideboards_score.sequence.photo.paper import (
    SECTORS,
    corners_of_squares,
    hues,
    softened,
    tones_of,
)
from sideboards_score.sequence.photo.tuning import BoardTuning


class Contrast(NamedTuple):
    """What stands out, (10, 10) or a pixel; 1 is the light of the card."""

    discs: Doubles
    """(3, 10, 10) what a whole disc of red, blue, green has at least; 0 where there is none."""
    beside: Doubles
    """The same of any disc that lies farther off the middle than chips do."""
    ink: Doubles
    """What the print has."""
    light: Doubles
    """Of the card, in its weakest channel, of 255."""
    unsure: Doubles
    """By how much the corners of a square disagree about the tint of its card."""
    hue: Doubles
    """In degrees, around the middle."""
    color: Singles
    """Of every pixel (h, w)."""
    sector: Singles
    """(h, w) which colour it has: 0 red, 1 blue, 2 green, -1 none of them."""


def contrast_in(flat: Pixels, tuning: BoardTuning) -> Contrast:
    """What stands out on each square of a straightened board."""
    size = tuning.square
    soft = softened(flat)
    paper, unsure = _own_paper(soft, tuning)
    cells = cells_of(soft, size) / paper
    tones = tones_of(cells)
    color = board_of(np.hypot(tones[..., 0], tones[..., 1])).astype(np.float32)
    sector = _sector_of(board_of(hues(tones)))
    discs, beside = _discs(color, sector, tuning)
    light = paper[:, :, size // 2, size // 2].min(axis=-1)
    return Contrast(
        discs, beside, _ink(cells, tuning), light, unsure, _hue(tones, tuning), color, sector
    )


def _own_paper(soft: Singles, tuning: BoardTuning) -> tuple[Doubles, Doubles]:
    """The card (10, 10, size, size, 3) behind each pixel, by the corners of its own square.

    Corners that a chip reaches into have a colour, and are taken to be as the brightest one.
    And how far the others disagree: print may reach into them, and glare takes tints away.
    """
    size = tuning.square
    corners = corners_of_squares(soft, size)
    light = corners.sum(axis=-1, keepdims=True)
    brightest = np.take_along_axis(corners, light.argmax(axis=2)[:, :, None], axis=2)
    by_best = corners / brightest
    colored = np.ptp(by_best, axis=-1, keepdims=True)
    lit = light >= tuning.corner_dimmest * brightest.sum(axis=-1, keepdims=True)
    paper = np.where(lit & (colored < tuning.corner_tinged), corners, brightest)
    tones = np.where(lit & (colored < tuning.corner_chip), tones_of(by_best), 0.0)
    unsure = np.hypot(*np.moveaxis(np.ptp(tones, axis=2), -1, 0))
    along = np.clip(((np.arange(size) + 0.5) / size - 0.15) / 0.7, 0, 1)
    down, right = along[:, None, None], along[None, :, None]
    upper, lower = (
        _blended(paper[:, :, first, None, None], paper[:, :, first + 1, None, None], right)
        for first in (0, 2)
    )
    return _blended(upper, lower, down), unsure


def _blended(one: Doubles, other: Doubles, part: Doubles) -> Doubles:
    return np.asarray(one * (1 - part) + other * part, np.float64)


def _sector_of(hue: Doubles) -> Singles:
    """Which colour each hue is, by number; -1 for none."""
    sector = np.full(hue.shape, -1, np.float32)
    for number, (low, high) in enumerate(SECTORS):
        sector[(hue - low) % 360 < high - low] = number
    return sector


def _discs(color: Singles, sector: Singles, tuning: BoardTuning) -> tuple[Doubles, Doubles]:
    """The contrast that discs of one colour have, near the middles and farther off."""
    size = tuning.square // 2  # every second pixel: discs are large, and it is four times as fast
    radius = round(tuning.disc * size)
    color, sector = color[::2, ::2], sector[::2, ::2]
    near, wide = np.zeros((len(SECTORS), SIDE, SIDE)), np.zeros((SIDE, SIDE))
    for number in range(len(SECTORS)):
        of_color = np.where(sector == number, color, 0)
        for least in np.geomspace(tuning.least_contrast, tuning.most_contrast, tuning.disc_steps):
            part = covered(of_color > least, radius)
            whole = most_near_middle(part, size, tuning.wide_drift) >= tuning.chip
            if not whole.any():
                break
            wide[whole] = np.maximum(wide[whole], least)
            near[number][most_near_middle(part, size, tuning.drift) >= tuning.chip] = least
    return near, wide


def _ink(cells: Doubles, tuning: BoardTuning) -> Doubles:
    """The contrast (10, 10) of the darkest print that is finer than a chip, above the noise."""
    size, edge = tuning.square, round(tuning.card_rim * tuning.square)
    dim = board_of(cells.min(axis=-1)).astype(np.float32)
    disc = cv2.getStructuringElement(
        cv2.MORPH_ELLIPSE, (2 * round(tuning.ink_fine * size) + 1,) * 2
    )
    fine = cells_of(cv2.morphologyEx(dim, cv2.MORPH_CLOSE, disc) - dim, size)
    inner = fine[:, :, edge:-edge, edge:-edge].reshape(SIDE, SIDE, -1)
    low, high = np.percentile(inner, (50, 97), axis=2)
    return np.asarray(high - low, np.float64)


def _hue(tones: Doubles, tuning: BoardTuning) -> Doubles:
    """The hue (10, 10) around the middle of each square, which every chip covers."""
    middle = from_middle(tones.shape[2]) < tuning.always_covered * tones.shape[2]
    return hues(np.median(tones[:, :, middle], axis=2))
