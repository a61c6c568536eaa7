"""What glare does to squares: chips that are nearly washed out, and what it may hide altogether."""

from typing import Any, NamedTuple

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags, Pixels, Singles
from sideboards_score.sequence.model.board import SIDE
from sideboards_score.sequence.photo.paper import Seen, colored
from sideboards_score.sequence.photo.tuning import BoardTuning


class Faint(NamedTuple):
    """Squares in glare, each (10, 10), by red, blue and green where there are three."""

    parts: list[Doubles]
    """The largest part of a disc that has a little of one colour."""
    tints: list[Doubles]
    """How much of it, beside what the card around it has."""
    hidden: Doubles
    """The largest part of a disc that may have one colour, if glare hides as much as it can."""
    white: Flags
    """Squares so white that neither card nor chip can be seen on them."""


def faint_in(flat: Pixels, seen: Seen, strong: list[Flags], tuning: BoardTuning) -> Faint:
    """What glare leaves of the squares of a straightened board."""
    # What glare washes out is pale; the ink of large print is not.
    pale = seen.pale >= tuning.palest
    faint = [mask & pale for mask in colored(seen, tuning.faint_tint, tuning)]
    blind = np.asarray(flat.min(axis=2) >= tuning.blown_out, np.bool_)
    dark = _dark_print(flat, seen, strong, tuning)
    clear = _print_alone(flat, tuning) | _print_across(dark, tuning)
    some = (most_covered(blind, tuning) >= tuning.blind_part) & ~clear
    parts = [most_covered(mask, tuning) for mask in faint]
    hidden = [
        np.where(some, _covered_without_print(mask | full | blind, dark, tuning), part)
        for mask, full, part in zip(faint, strong, parts, strict=True)
    ]
    return Faint(
        parts,
        [_tint_of(mask, seen, tuning) for mask in faint],
        np.asarray(np.max(hidden, axis=0), np.float64),
        _washed_out(flat, tuning),
    )


def _dark_print(flat: Pixels, seen: Seen, strong: list[Flags], tuning: BoardTuning) -> Flags:
    """Which pixels are black print that no glare lies upon; no chips, and not their shadows."""
    unveiled = flat.min(axis=2) < tuning.unveiled
    dark = unveiled & (seen.pale < tuning.ink) & ~np.any(strong, axis=0)
    return np.asarray(dark, np.bool_)


def _covered_without_print(mask: Flags, dark: Flags, tuning: BoardTuning) -> Doubles:
    """The largest part of a disc (10, 10) that a mask covers; less where dark print shows in it.

    Print without colour is no part of a chip, so the disc is as large as chips are.
    """
    values = mask.astype(np.float32) - _PRINT_WEIGHS * dark.astype(np.float32)
    return most_covered(values, tuning, tuning.chip_disc, tuning.chip_drift)


_PRINT_WEIGHS = 5.0
"""A hundredth of the disc in dark print takes so many hundredths away: three make it no chip."""


def _tint_of(mask: Flags, seen: Seen, tuning: BoardTuning) -> Doubles:
    """The median tint (10, 10) of what a mask shows near the middle, beside that of the card."""
    size = tuning.square
    within = (_from_middle(size) <= tuning.disc * size)[None, None]
    shown = cells_of(mask, size) & within
    tint = cells_of(seen.tint, size) - seen.card_tint[:, :, None, None]
    strength = np.where(shown, np.hypot(tint[..., 0], tint[..., 1]), np.nan)
    return np.array([[_median(cell) for cell in row] for row in strength])


def _median(cell: Doubles) -> float:
    there = cell[~np.isnan(cell)]
    return float(np.median(there)) if there.size else 0.0


def _from_middle(size: int) -> Doubles:
    """How far each pixel (size, size) of a square is from its middle."""
    down, right = np.indices((size, size)) - (size - 1) / 2
    return np.asarray(np.hypot(down, right), np.float64)


def _print_across(dark_print: Flags, tuning: BoardTuning) -> Flags:
    """Which squares (10, 10) show dark print in two corners across from one another.

    Glare that hides a chip between them would make at least one of them pale.
    """
    size = tuning.square
    rim = round(tuning.card_rim * size)
    dark = cells_of(dark_print, size)
    inner, half = slice(rim, size - rim), size // 2
    outside = _from_middle(size) > tuning.alone * size
    quarters = [
        (dark & outside)[:, :, inner, inner][:, :, rows, columns].sum(axis=(2, 3))
        for rows in (slice(None, half - rim), slice(half - rim, None))
        for columns in (slice(None, half - rim), slice(half - rim, None))
    ]
    one, two, three, four = (count >= tuning.least_dark for count in quarters)
    return np.asarray((one & four) | (two & three), np.bool_)


def _print_alone(flat: Pixels, tuning: BoardTuning) -> Flags:
    """Which squares (10, 10) show print that stands alone in white: a chip would cover it."""
    cells = cells_of(flat.min(axis=2) < tuning.white, tuning.square)
    return np.array([[_stands_alone(cell, tuning) for cell in row] for row in cells])


def _stands_alone(shown: Flags, tuning: BoardTuning) -> bool:
    """Whether a piece is near the middle, as small as a pip, and as compact.

    What is left of a chip half hidden is long for its width, or larger.
    """
    size = tuning.square
    _, _, boxes, middles = cv2.connectedComponentsWithStats(shown.astype(np.uint8))
    for (x, y, wide, high, area), middle in zip(boxes[1:], middles[1:], strict=True):
        inside = min(x, y) > 0 and max(x + wide, y + high) < size
        near = np.hypot(*(middle - (size - 1) / 2)) <= tuning.alone * size
        small = (
            tuning.least_alone * size * size <= area and max(wide, high) <= tuning.pip_most * size
        )
        compact = min(wide, high) >= tuning.pip_compact * max(wide, high)
        if inside and near and small and compact:
            return True
    return False


def cells_of(values: Any, size: int) -> Any:
    """Values (10 * size, 10 * size, ...) by squares, (10, 10, size, size, ...)."""
    rest = values.shape[2:]
    cells = values.reshape(SIDE, size, SIDE, size, *rest)
    return cells.transpose(0, 2, 1, 3, *range(4, 4 + len(rest)))


def most_covered(
    mask: Flags | Singles, tuning: BoardTuning, part: float | None = None, off: float | None = None
) -> Doubles:
    """The largest part of a disc near the middle of each square (10, 10) that a mask covers."""
    size = tuning.square
    radius = round((tuning.disc if part is None else part) * size)
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * radius + 1, 2 * radius + 1))
    covered = cv2.filter2D(mask.astype(np.float32), -1, (disc / disc.sum()).astype(np.float32))
    reach = round((tuning.drift if off is None else off) * size)
    middle = size // 2
    cells = cells_of(covered, size)
    near = cells[:, :, middle - reach : middle + reach + 1, middle - reach : middle + reach + 1]
    return np.asarray(near.max(axis=(2, 3)), np.float64)


def _washed_out(flat: Pixels, tuning: BoardTuning) -> Flags:
    """Which squares (10, 10) are so white that neither card nor chip can be seen on them."""
    size, edge = tuning.square, round(0.12 * tuning.square)
    least = cv2.GaussianBlur(flat, (3, 3), 0).min(axis=2)
    cells = cells_of(least, size)
    inner = cells[:, :, edge:-edge, edge:-edge].reshape(SIDE, SIDE, -1).astype(np.float64)
    middle, low = np.median(inner, axis=2), np.percentile(inner, 1, axis=2)
    glaring = (middle >= tuning.white) & (middle - low < tuning.least_print)
    return np.asarray(glaring | (low > tuning.print_most * middle), np.bool_)
