"""Where a board might lie: quadrangles that stand out from what is around them."""

from collections.abc import Iterator
from typing import Any

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Pixels
from sideboards_score.sequence.photo.find.rims import colored_otherwise, enclosed
from sideboards_score.sequence.photo.tuning import BoardTuning

_SIDES = 4


def candidates(small: Pixels, tuning: BoardTuning) -> list[Doubles]:
    """Quadrangles (4, 2), TL TR BR BL as they lie, of everything that is large and stands out."""
    found: list[Doubles] = []
    least = tuning.least_part * small.shape[0] * small.shape[1]
    for mask in _masks(small, tuning):
        for size in tuning.closings:
            kernel = np.ones((size, size), np.uint8)
            closed = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, kernel)
            opened = cv2.morphologyEx(closed, cv2.MORPH_OPEN, np.ones((size + 4,) * 2, np.uint8))
            _add_quads(np.asarray(opened, np.uint8), least, found, tuning)
    return found


def rims(small: Pixels, tuning: BoardTuning) -> list[Doubles]:
    """Quadrangles (4, 2) of everything that encloses something large."""
    found: list[Doubles] = []
    least = tuning.least_part * small.shape[0] * small.shape[1]
    filled = np.ones((tuning.rim_opened,) * 2, np.uint8)
    for mask in (*colored_otherwise(small, tuning), *_masks(small, tuning)):
        for size in tuning.rim_closings:
            opened = cv2.morphologyEx(enclosed(mask, size, least), cv2.MORPH_OPEN, filled)
            _add_quads(np.asarray(opened, np.uint8), least, found, tuning)
    return found


def _add_quads(mask: Pixels, least: float, found: list[Doubles], tuning: BoardTuning) -> None:
    """Add the quadrangles of its large pieces that are not known."""
    for contour in cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)[0]:
        if cv2.contourArea(contour) >= least:
            quad = _quad(contour, tuning)
            if quad is not None and not _known(quad, found, tuning):
                found.append(quad)


def _masks(small: Pixels, tuning: BoardTuning) -> Iterator[Pixels]:
    """Pictures of two values in which a board might be one piece."""
    lab = _lab(cv2.GaussianBlur(small, (5, 5), 0))
    yield _otsu(_from_table(lab))
    # A rough carpet has more light and shade in it than the step to the board's rim.
    rough = _lab(cv2.medianBlur(small, tuning.rough))
    yield _otsu(_from_table(rough))
    yield _otsu(np.ascontiguousarray(rough[..., 0]))
    for channel in (1, 2):
        yield _otsu(np.ascontiguousarray(rough[..., channel]))
    light = np.ascontiguousarray(lab[..., 0])
    yield _otsu(light)
    yield 255 - _otsu(light)
    for channel in (1, 2):
        yield _otsu(np.ascontiguousarray(lab[..., channel]))
        yield 255 - _otsu(np.ascontiguousarray(lab[..., channel]))
    local = cv2.adaptiveThreshold(
        light, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, 101, -6
    )
    yield np.asarray(local, np.uint8)
    wide = np.ascontiguousarray(rough[..., 0])
    local = cv2.adaptiveThreshold(wide, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, 401, -8)
    yield np.asarray(local, np.uint8)
    edges = cv2.Canny(small, 60, 160)
    yield np.asarray(cv2.dilate(edges, np.ones((3, 3), np.uint8)), np.uint8)
    yield from _clusters(lab)


def _lab(smooth: Any) -> Pixels:
    return np.asarray(cv2.cvtColor(smooth, cv2.COLOR_BGR2LAB), np.uint8)


def _otsu(grey: Pixels) -> Pixels:
    return np.asarray(cv2.threshold(grey, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)[1], np.uint8)


def _from_table(lab: Pixels) -> Pixels:
    """How far each pixel is from the colour along the edges of the picture, by its spread there."""
    edge = max(4, min(lab.shape[:2]) // 40)
    strips = (lab[:edge], lab[-edge:], lab[:, :edge], lab[:, -edge:])
    table = np.concatenate([strip.reshape(-1, 3) for strip in strips]).astype(np.float32)
    middle = np.median(table, axis=0)
    spread = np.median(np.abs(table - middle), axis=0) + 3
    far = np.sqrt((((lab.astype(np.float32) - middle) / spread) ** 2).sum(axis=2))
    return np.asarray(np.clip(far * 12, 0, 255), np.uint8)


def _clusters(lab: Pixels) -> Iterator[Pixels]:
    """The four main colours, each by itself and with each other one."""
    few = lab[::6, ::6].reshape(-1, 3).astype(np.float32)
    stop = (cv2.TERM_CRITERIA_EPS | cv2.TERM_CRITERIA_MAX_ITER, 12, 0.5)
    cv2.setRNGSeed(1)
    _, _, middles = cv2.kmeans(few, 4, np.empty(0, np.int32), stop, 1, cv2.KMEANS_PP_CENTERS)
    far = [((lab.astype(np.float32) - middle) ** 2).sum(axis=2) for middle in middles]
    nearest = np.argmin(far, axis=0)
    for one in range(4):
        for other in range(one, 4):
            yield (((nearest == one) | (nearest == other)) * 255).astype(np.uint8)


def _quad(contour: Any, tuning: BoardTuning) -> Doubles | None:
    """The quadrangle around a shape that has about four sides; None for any other.

    Corners of a board may be darker than its cards and cut off: the sides beside a short one are
    drawn out until they meet, where that adds least, until four are left.
    """
    hull = cv2.convexHull(contour)
    points = cv2.approxPolyDP(hull, tuning.outline_rough * cv2.arcLength(hull, True), True)
    quad = points.reshape(-1, 2).astype(np.float64)
    while len(quad) > _SIDES:
        drawn = [found for side in range(len(quad)) if (found := _without(quad, side)) is not None]
        if not drawn:
            return None
        quad = min(drawn, key=lambda found: found[0])[1]
    # A quadrangle that its shape does not fill is something else, with four sides by chance.
    area = cv2.contourArea(quad.astype(np.float32))
    if len(quad) < _SIDES or cv2.contourArea(hull) < tuning.outline_filled * area:
        return None
    return ordered(quad)


def _without(polygon: Doubles, side: int) -> tuple[float, Doubles] | None:
    """A polygon (n, 2) whose side is replaced by the point in which its neighbours meet."""
    before, one, other, after = (polygon[(side + step) % len(polygon)] for step in (-1, 0, 1, 2))
    along, back = one - before, other - after
    turn = along[0] * back[1] - along[1] * back[0]
    if abs(turn) < 1e-6:  # noqa: PLR2004 - parallel
        return None
    gap = other - one
    far = (gap[0] * back[1] - gap[1] * back[0]) / turn
    if far < 0:
        return None
    corner = one + far * along
    added = abs((corner - one)[0] * gap[1] - (corner - one)[1] * gap[0]) / 2
    rolled = np.roll(polygon, -side, axis=0)
    return float(added), np.concatenate([corner[None], rolled[2:]])


def ordered(quad: Doubles) -> Doubles:
    """The corners (4, 2) clockwise, from the one that lies nearest to the top left."""
    middle = quad.mean(axis=0)
    angles = np.arctan2(quad[:, 1] - middle[1], quad[:, 0] - middle[0])
    around = quad[np.argsort(angles)]
    first = int(np.argmin(around.sum(axis=1)))
    return np.roll(around, -first, axis=0)


def _known(quad: Doubles, found: list[Doubles], tuning: BoardTuning) -> bool:
    """Whether nearly the same quadrangle was found before."""
    side = float(np.linalg.norm(quad[0] - quad[2]))
    return any(float(np.abs(quad - other).max()) < tuning.outline_same * side for other in found)
