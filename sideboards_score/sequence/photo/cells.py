"""Squares of a straightened board as cells of an array, and how much of a disc is covered."""

from typing import Any

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags, Singles
from sideboards_score.sequence.model.board import SIDE


def cells_of(values: Any, size: int) -> Any:
    """Values (10 * size, 10 * size, ...) by squares, (10, 10, size, size, ...)."""
    rest = values.shape[2:]
    cells = values.reshape(SIDE, size, SIDE, size, *rest)
    return cells.transpose(0, 2, 1, 3, *range(4, 4 + len(rest)))


def board_of(cells: Any) -> Any:
    """The way back: values by squares (10, 10, size, size) as those of the board."""
    size = cells.shape[2]
    return cells.transpose(0, 2, 1, 3).reshape(SIDE * size, SIDE * size)


def from_middle(size: int) -> Doubles:
    """How far each pixel (size, size) of a square is from its middle."""
    down, right = np.indices((size, size)) - (size - 1) / 2
    return np.asarray(np.hypot(down, right), np.float64)


def covered(mask: Flags | Singles, radius: int) -> Singles:
    """The part of the disc around each pixel that a mask covers."""
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * radius + 1, 2 * radius + 1))
    weights = (disc / disc.sum()).astype(np.float32)
    return np.asarray(cv2.filter2D(mask.astype(np.float32), -1, weights), np.float32)


def most_near_middle(values: Singles, size: int, off: float) -> Doubles:
    """The largest value (10, 10) that is no farther off the middle of its square."""
    reach, middle = round(off * size), size // 2
    near = slice(middle - reach, middle + reach + 1)
    return np.asarray(cells_of(values, size)[:, :, near, near].max(axis=(2, 3)), np.float64)
