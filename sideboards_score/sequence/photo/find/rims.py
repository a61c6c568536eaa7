"""Where a board might lie by its rim: a ring around pale cards, in another colour than the table.

Much of what stands out from a table is filled; a narrow rim is not, until what it encloses is.
"""

from collections.abc import Iterator

import cv2
import numpy as np

from sideboards_score.photo.arrays import Pixels, Singles
from sideboards_score.sequence.photo.tuning import BoardTuning


def enclosed(mask: Pixels, size: int, least: float) -> Pixels:
    """What the large pieces of a mask enclose, gaps of so many pixels bridged."""
    closed = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((size, size), np.uint8))
    contours = cv2.findContours(closed, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)[0]
    large = [contour for contour in contours if cv2.contourArea(contour) >= least]
    full = np.zeros_like(closed)
    cv2.drawContours(full, large, -1, (255,), -1)
    return np.asarray(full, np.uint8)


def colored_otherwise(small: Pixels, tuning: BoardTuning) -> Iterator[Pixels]:
    """Pictures of two values: what has another colour than the edges of the picture.

    By the ratios of the channels, which light and shade on a table leave as they are.
    """
    far = _from_table(_ratios(small, tuning), tuning)
    for least in tuning.rim_tints:
        yield ((far > least) * 255).astype(np.uint8)


def _ratios(small: Pixels, tuning: BoardTuning) -> Singles:
    """The log ratios (2, h, w) of red and of blue to green."""
    soft = cv2.GaussianBlur(small, (5, 5), 0).astype(np.float32) + tuning.table_dark
    blue, green, red = np.log(np.moveaxis(soft, 2, 0))
    return np.stack([red - green, blue - green])


def _from_table(ratios: Singles, tuning: BoardTuning) -> Singles:
    edge = max(tuning.table_least, min(ratios.shape[1:]) // tuning.table_edge)
    strips = (ratios[:, :edge], ratios[:, -edge:], ratios[..., :edge], ratios[..., -edge:])
    table = np.concatenate([strip.reshape(2, -1) for strip in strips], axis=1)
    middle = np.median(table, axis=1)[:, None, None]
    return np.asarray(np.hypot(*(ratios - middle)), np.float32)
