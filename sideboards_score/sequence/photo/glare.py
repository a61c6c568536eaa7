"""What glare may hide altogether: a chip of which white leaves only a part."""

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags, Pixels
from sideboards_score.sequence.photo.cells import (
    cells_of,
    covered,
    from_middle,
    most_near_middle,
)
from sideboards_score.sequence.photo.contrast import Contrast
from sideboards_score.sequence.photo.exposure import as_compact, only_lit
from sideboards_score.sequence.photo.paper import SECTORS, Seen
from sideboards_score.sequence.photo.tuning import BoardTuning


def hidden_in(
    flat: Pixels, seen: Seen, strong: list[Flags], contrast: Contrast, tuning: BoardTuning
) -> Doubles:
    """The part of a disc (10, 10) that may have one colour, if glare hides as much as it can."""
    blind = np.asarray(flat.min(axis=2) >= tuning.blown_out, np.bool_)
    shown = contrast.color > _least_of_chips(contrast, tuning)
    tinted = tinted_in(strong, contrast, tuning)
    dark = _dark_print(flat, seen, strong, tuning)
    # Where the middle shows nothing at all, what is beside it may be the rest of a chip.
    across = _print_across(dark & ~_beside(tinted, tuning), tuning)
    clear = _print_alone(flat, tuning) | across & (blown_middle(flat, tuning) < tuning.blown_chip)
    clear |= only_lit(flat, blind, strong, tinted, tuning)
    disc = round(tuning.disc * tuning.square)
    blown = most_near_middle(covered(blind, disc), tuning.square, tuning.drift)
    some = (blown >= tuning.blind_part) & ~clear
    hidden = [
        _covered_without_print(shown & (contrast.sector == number) | blind, dark, tuning)
        for number in range(len(SECTORS))
    ]
    return np.where(some, np.max(hidden, axis=0), 0.0)


def tinted_in(strong: list[Flags], contrast: Contrast, tuning: BoardTuning) -> list[Flags]:
    """Which pixels may be of a chip of each colour that glare has made pale."""
    shown = contrast.color > _least_of_chips(contrast, tuning)
    return [
        np.asarray(mask | shown & (contrast.sector == number), np.bool_)
        for number, mask in enumerate(strong)
    ]


def blown_middle(flat: Pixels, tuning: BoardTuning) -> Doubles:
    """The part of the middle (10, 10), which every chip covers, that shows nothing."""
    blind = np.asarray(flat.min(axis=2) >= tuning.blown_out, np.bool_)
    middle = from_middle(tuning.square) < tuning.always_covered * tuning.square
    return np.asarray(cells_of(blind, tuning.square)[:, :, middle].mean(axis=2), np.float64)


def _beside(tinted: list[Flags], tuning: BoardTuning) -> Flags:
    """What has a colour, and its edge: that of a chip in shade is as dark as print."""
    wide = 2 * round(tuning.edge * tuning.square) + 1
    mask = np.any(tinted, axis=0).astype(np.uint8)
    return np.asarray(cv2.dilate(mask, np.ones((wide, wide), np.uint8)), np.bool_)


def _least_of_chips(contrast: Contrast, tuning: BoardTuning) -> Doubles:
    """The least contrast (h, w) that a chip may have on its square."""
    least = np.maximum(contrast.ink * tuning.bare_by_ink, tuning.least_contrast)
    size = tuning.square
    return np.asarray(np.kron(least, np.ones((size, size))), np.float64)


def _dark_print(flat: Pixels, seen: Seen, strong: list[Flags], tuning: BoardTuning) -> Flags:
    """Which pixels are black print that no glare lies upon; no chips, and not their shadows."""
    unveiled = flat.min(axis=2) < tuning.unveiled
    dark = unveiled & (seen.pale < tuning.ink) & ~np.any(strong, axis=0)
    return np.asarray(dark, np.bool_)


def _covered_without_print(mask: Flags, dark: Flags, tuning: BoardTuning) -> Doubles:
    """The largest part of a disc (10, 10) that a mask covers; less where dark print shows in it.

    Print without colour is no part of a chip, so the disc is as large as chips are.
    """
    values = mask.astype(np.float32) - tuning.print_weighs * dark.astype(np.float32)
    disc = round(tuning.chip_disc * tuning.square)
    return most_near_middle(covered(values, disc), tuning.square, tuning.chip_drift)


def _print_across(dark_print: Flags, tuning: BoardTuning) -> Flags:
    """Which squares (10, 10) show dark print in two corners across from one another.

    Glare that hides a chip between them would make at least one of them pale.
    """
    size = tuning.square
    rim = round(tuning.card_rim * size)
    dark = cells_of(dark_print, size)
    inner, half = slice(rim, size - rim), size // 2
    outside = from_middle(size) > tuning.alone * size
    quarters = [
        (dark & outside)[:, :, inner, inner][:, :, rows, columns].sum(axis=(2, 3))
        for rows in (slice(None, half - rim), slice(half - rim, None))
        for columns in (slice(None, half - rim), slice(half - rim, None))
    ]
    one, two, three, four = (count >= tuning.least_dark for count in quarters)
    return np.asarray((one & four) | (two & three), np.bool_)


def _print_alone(flat: Pixels, tuning: BoardTuning) -> Flags:
    """Which squares (10, 10) show print that stands alone in white: a chip would cover it."""
    cells = cells_of(flat.min(axis=2), tuning.square)
    return np.array([[_stands_alone(cell, tuning) for cell in row] for row in cells])


def _stands_alone(light: Pixels, tuning: BoardTuning) -> bool:
    """Whether a piece is near the middle, as small as a pip, as compact, and as dark.

    What is left of a chip half hidden is long for its width, or larger, or pale.
    """
    size = tuning.square
    shown = (light < tuning.white).astype(np.uint8)
    _, numbers, boxes, middles = cv2.connectedComponentsWithStats(shown)
    for piece, (x, y, wide, high, area) in enumerate(boxes[1:], 1):
        middle = middles[piece]
        inside = min(x, y) > 0 and max(x + wide, y + high) < size
        near = np.hypot(*(middle - (size - 1) / 2)) <= tuning.alone * size
        small = (
            tuning.least_alone * size * size <= area and max(wide, high) <= tuning.pip_most * size
        )
        if not (inside and near and small):
            continue
        cell = np.asarray(numbers == piece, np.bool_)
        if as_compact(cell, tuning) and light[cell].min() < tuning.pip_dark:
            return True
    return False
