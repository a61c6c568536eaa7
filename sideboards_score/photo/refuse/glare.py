"""A reflection over part of a row."""

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags, Pixels
from sideboards_score.photo.locate.cards.missing_cards import outlines
from sideboards_score.photo.locate.rows import RowFound
from sideboards_score.photo.locate.tuning import LocateTuning
from sideboards_score.photo.refuse.ends import places_beyond


def in_glare(pixels: Pixels, row: RowFound, scale: float, tuning: LocateTuning) -> bool:
    """Whether a reflection lies on a spoilt card of the row, or on a place beyond its ends."""
    if any(_on(pixels, quad, scale, tuning) for quad in row.outlines[~row.sound(tuning)]):
        return True
    missing = tuning.cards - len(row.outlines)
    if missing < 1 or len(row.outlines) < 2:  # noqa: PLR2004 - one card has no step to the next
        return False
    # Beyond the ends a light table may shine by itself, if it shows no colours of drawers.
    light = float(np.median(pixels[::16, ::16].min(axis=2))) >= tuning.glare_soft
    return any(
        _on(pixels, quad, scale, tuning, hues=light)
        for left in (True, False)
        for quad in outlines(places_beyond(row.plane, min(missing, 2), left=left), 0.0)
    )


def _on(
    pixels: Pixels, quad: Doubles, scale: float, tuning: LocateTuning, *, hues: bool = False
) -> bool:
    """Whether a reflection lies on a quad (4, 2) of the working picture; over hues, if asked."""
    wide = float(np.linalg.norm(quad[1] - quad[0]))
    reach = max(round(tuning.glare_ring * wide), 1)
    part, inside = _crop(pixels, quad, reach, scale)
    if not inside.any():
        return False
    return _reflects(part.min(axis=2), inside, reach, tuning) and (
        not hues or _has_hues(part, inside, tuning)
    )


def _crop(pixels: Pixels, quad: Doubles, reach: int, scale: float) -> tuple[Pixels, Flags]:
    """The part of the picture around a quad, in the working picture's size, and what lies in it."""
    low = np.floor(quad.min(axis=0)) - reach
    high = np.ceil(quad.max(axis=0)) + reach + 1
    low = np.maximum(low, 0)
    high = np.minimum(high, np.array(pixels.shape[1::-1]) / scale)
    size = np.round(high - low).astype(int)
    if (size < 2).any():  # noqa: PLR2004 - it is outside the picture
        return np.zeros((0, 0, 3), np.uint8), np.zeros((0, 0), np.bool_)
    (x, y), (right, lower) = (low * scale).astype(int), np.ceil(high * scale).astype(int)
    part = cv2.resize(pixels[y:lower, x:right], size.tolist(), interpolation=cv2.INTER_AREA)
    mask = np.zeros(part.shape[:2], np.uint8)
    cv2.fillPoly(mask, [np.round(quad - low).astype(np.int32)], 1)
    return np.asarray(part, np.uint8), mask.astype(np.bool_)


def _has_hues(part: Pixels, inside: Flags, tuning: LocateTuning) -> bool:
    """Whether more than one hue fades into white, as on drawers and on no table."""
    lab = cv2.cvtColor(part, cv2.COLOR_BGR2LAB)[inside & (part.min(axis=2) < tuning.glare_white)]
    if len(lab) < 2:  # noqa: PLR2004 - one pixel has no spread
        return False
    minor = np.linalg.eigvalsh(np.cov(lab[:, 1:].astype(np.float64), rowvar=False))[0]
    return bool(minor > tuning.glare_hues**2)


def _reflects(
    least: "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]",
    card: Flags,
    reach: int,
    tuning: LocateTuning,
) -> bool:
    """Whether a card is white in part, and the white fades out instead of ending."""
    white = card & (least >= tuning.glare_white)
    if white.sum() < tuning.glare_area * max(int(card.sum()), 1):
        return False
    around = cv2.dilate(white.astype(np.uint8), np.ones((2 * reach + 1,) * 2, np.uint8))
    ring = least[card & ~white & around.astype(np.bool_)]
    return len(ring) > 0 and float(np.median(ring)) >= tuning.glare_soft
