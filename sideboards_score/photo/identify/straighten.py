"""A stack of drawers seen straight from above."""

import cv2
import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import Floats, Pixels

DRAWER_HEIGHT = 48
STACK_WIDTH = 128


def straighten(pixels: Pixels, outline: Floats) -> Pixels:
    """(240, 128, 3) BGR: drawer i fills rows 48 * i to 48 * i + 47.

    pixels (h, w, 3), outline (4, 2) TL TR BR BL in their coordinates (pixel middles are whole).
    """
    height = LINES * DRAWER_HEIGHT
    right, low = STACK_WIDTH - 0.5, height - 0.5
    target = np.array([[-0.5, -0.5], [right, -0.5], [right, low], [-0.5, low]], np.float32)
    turn = cv2.getPerspectiveTransform(np.asarray(outline, np.float32), target)
    sides = np.linalg.norm(np.roll(outline, -1, axis=0) - outline, axis=1)
    method = cv2.INTER_AREA if float(sides.max()) > 2 * height else cv2.INTER_LINEAR
    straight = cv2.warpPerspective(
        pixels, turn, (STACK_WIDTH, height), flags=method, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(straight, np.uint8)
