"""What a camera sees of each drawer: robust colours of strips left and right of its handle.

A straightened stack has its five drawers one below the other, each a fifth of its height.
"""

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import Doubles, Pixels
from sideboards_score.photo.identify.tuning import DrawerTuning

SIDES = 2
SRGB_KNEE = 0.04045
"""Below it, sRGB is linear (IEC 61966-2-1)."""


def _decoding_table() -> Doubles:
    """(256,) sRGB value to linear light, 0..1."""
    value = np.arange(256) / 255.0
    return np.where(value <= SRGB_KNEE, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


LINEAR = _decoding_table()


def strip_count(tuning: DrawerTuning) -> int:
    """Vertical strips of a card whose colours are taken; each has a light of its own."""
    return SIDES * tuning.strips_a_side


def strip_colors(stack: Pixels, tuning: DrawerTuning) -> Doubles:
    """(strips, 5 drawers, 3) RGB medians, in linear light, of one stack (h, w, 3) BGR."""
    height, width = stack.shape[0] // LINES, stack.shape[1]
    top, bottom = (round(part * height) for part in tuning.color_rows)
    first, last = (round(part * width) for part in tuning.color_columns)
    wide = (last - first) // tuning.strips_a_side
    drawers = stack[: height * LINES].reshape(LINES, height, width, 3)[:, top:bottom]
    used = slice(first, first + tuning.strips_a_side * wide)
    sides = np.stack([drawers[:, :, used], drawers[:, :, ::-1][:, :, used]])
    # Sides mirrored, so that strips count from the edge inwards on both; (side, drawer, row, strip,
    # column, channel) is brought to (side and strip, drawer, channel, pixels).
    tiles = sides.reshape(SIDES, LINES, bottom - top, tuning.strips_a_side, wide, 3)
    tiles = np.ascontiguousarray(tiles.transpose(0, 3, 1, 5, 2, 4))
    flat = tiles.reshape(strip_count(tuning), LINES, 3, -1)
    half = flat.shape[-1] // 2
    return np.asarray(LINEAR[np.partition(flat, half, axis=-1)[..., half]][..., ::-1])


def drawer_colors(stacks: list[Pixels], tuning: DrawerTuning) -> Doubles:
    """(cards * strips, 5 drawers, 3) the same of all stacks of a photo, card by card."""
    return np.concatenate([strip_colors(stack, tuning) for stack in stacks])
