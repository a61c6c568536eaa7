"""Patches of one colour in the picture that could be drawers."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import dist, hypot
from typing import NamedTuple

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags, Floats, Ints, Pixels
from sideboards_score.photo.locate.geometry import HIGHEST_PATCH, UNEVEN_PATCH, WIDEST_PATCH
from sideboards_score.photo.locate.tuning import LocateTuning


@dataclass(frozen=True)
class Patches:
    """Four-sided patches: quads (n, 4, 2) TL TR BR BL in pixels, colours (n, 3) in 8-bit Lab."""

    quads: Floats
    colours: Floats

    def __len__(self) -> int:
        return len(self.quads)

    def pick(self, which: Flags | Ints) -> "Patches":
        """Some of the patches."""
        return Patches(self.quads[which], self.colours[which])

    def joined(self, other: "Patches") -> "Patches":
        """These and others."""
        return Patches(
            np.concatenate([self.quads, other.quads]), np.concatenate([self.colours, other.colours])
        )

    def along(self, direction: Doubles, steepest: float) -> "Patches":
        """Those that lie along a direction (2,), either way up, turned so that it is to the right.

        `steepest` is the tangent of the largest angle between the two.
        """
        ahead = self.across @ direction
        aside = self.across @ np.array([-direction[1], direction[0]])
        behind = (ahead < 0)[:, None, None]
        quads = np.where(behind, np.roll(self.quads, 2, axis=1), self.quads)
        return Patches(quads, self.colours).pick(np.abs(aside) < steepest * np.abs(ahead))

    @property
    def centres(self) -> Floats:
        """(n, 2) pixels."""
        middles: Floats = self.quads.mean(axis=1)
        return middles

    @property
    def across(self) -> Floats:
        """(n, 2): from the middle of the left side to that of the right."""
        q = self.quads
        return (q[:, 1] + q[:, 2] - q[:, 0] - q[:, 3]) / 2

    @property
    def down(self) -> Floats:
        """(n, 2): from the middle of the upper side to that of the lower."""
        q = self.quads
        return (q[:, 2] + q[:, 3] - q[:, 0] - q[:, 1]) / 2


def loosened(tuning: LocateTuning) -> LocateTuning:
    """The same with wider limits of a drawer's colour."""
    return replace(
        tuning,
        light_step=round(tuning.light_step * tuning.loose_factor),
        chroma_step=round(tuning.chroma_step * tuning.loose_factor),
    )


def find_patches(lab: Pixels, tuning: LocateTuning, *, level: bool = True) -> Patches:
    """All patches of nearly one colour with the shape of a drawer; lab (h, w, 3) 8-bit.

    `level` leaves out those that do not lie about level.
    """
    if level:
        return level_and_askew(lab, tuning)[0]
    turned = (one for one in _filled(lab, tuning) if one.fits_turned(lab.shape[1], tuning))
    return _of_quads([(quad, one) for one in turned if (quad := one.quad(tuning)) is not None])


def level_and_askew(lab: Pixels, tuning: LocateTuning) -> tuple[Patches, Patches]:
    """The patches that lie about level, and the others."""
    level: list[tuple[Floats, _Filled]] = []
    askew: list[tuple[Floats, _Filled]] = []
    for one in _filled(lab, tuning):
        flat = one.fits(lab.shape[1], tuning)
        turned = one.fits_turned(lab.shape[1], tuning)
        quad = one.quad(tuning) if flat or turned else None
        if quad is not None and flat and _is_level(quad, tuning):
            level.append((quad, one))
        elif quad is not None and turned:
            askew.append((quad, one))
    return _of_quads(level), _of_quads(askew)


class _Filled(NamedTuple):
    """A patch of one colour, as it was filled; to be looked at before the next one is."""

    mask: Pixels
    label: int
    area: int
    box: Sequence[int]
    colour: Pixels

    def fits(self, width: int, tuning: LocateTuning) -> bool:
        """Whether its box may be a level drawer's in a picture so wide."""
        return _plausible(self.area, (self.box[2], self.box[3]), width, tuning)

    def fits_turned(self, width: int, tuning: LocateTuning) -> bool:
        """The same of a drawer that lies any way."""
        size = (max(self.box[2:]), min(self.box[2:]))
        return _plausible(self.area, size, width, tuning)

    def quad(self, tuning: LocateTuning) -> Floats | None:
        """Its corners, if it has the shape of a drawer."""
        return _quad_of(self.mask, self.label, self.area, self.box, tuning)


def _of_quads(found: list[tuple[Floats, _Filled]]) -> Patches:
    if not found:
        return Patches(np.zeros((0, 4, 2), np.float32), np.zeros((0, 3), np.float32))
    colours = [one.colour.astype(np.float32) for _, one in found]
    return Patches(np.stack([quad for quad, _ in found]), np.stack(colours))


def _filled(lab: Pixels, tuning: LocateTuning) -> Iterator[_Filled]:
    """Everything of nearly one colour."""
    # OpenCV wants a border of one pixel around the mask; each fill leaves its label in it, so that
    # a seed in a patch that is known is passed over.
    mask = np.zeros((lab.shape[0] + 2, lab.shape[1] + 2), np.uint8)
    span = (tuning.light_step, tuning.chroma_step, tuning.chroma_step)
    label = 1
    x, y = _seeds(lab, tuning)
    # Most seeds lie in a patch that is known: asked one by one, which a flat view answers quickest.
    known, places = mask.reshape(-1).data, (y + 1) * mask.shape[1] + x + 1
    for number, place in enumerate(places.tolist()):
        if known[place]:
            continue
        seed = (int(x[number]), int(y[number]))
        label = label % 254 + 1  # fits a byte and is never 0, which means free
        # Compared with the seed, not the neighbour: a gradient must not lead out of the drawer.
        flags = 4 | cv2.FLOODFILL_MASK_ONLY | cv2.FLOODFILL_FIXED_RANGE | label << 8
        area, _, _, box = cv2.floodFill(lab, mask, seed, 0, span, span, flags)
        yield _Filled(mask, label, area, box, lab[seed[::-1]])


def fading_patches(lab: Pixels, tuning: LocateTuning, *, level: bool = True) -> Patches:
    """All patches of nearly one colour in any light: of drawers that fade from end to end."""
    # What is half as light has half the a and b, too: divided by the lightness, they stay. Where it
    # is dark this makes noise large, so something is added, and single pixels are taken out.
    calm = cv2.medianBlur(lab, 3)
    gain = tuning.fading_usual / (np.arange(256) + tuning.fading_dark)
    hue = np.arange(256) - 128
    scaled = np.clip(128 + hue * gain[:, None], 0, 255).round().astype(np.uint8)
    light = calm[..., 0]
    even = np.dstack([light, scaled[light, calm[..., 1]], scaled[light, calm[..., 2]]])
    return find_patches(even, replace(tuning, light_step=tuning.fading_step), level=level)


def _seeds(lab: Pixels, tuning: LocateTuning) -> tuple[Ints, Ints]:
    """Columns and rows (n,) of points on a grid where the picture is calm."""
    step = tuning.seed_step
    rows, columns = (np.arange(step // 2, size, step) for size in lab.shape[:2])
    highest, lowest = (
        _of_three(_of_three(lab, rows, 0, pick), columns, 1, pick)
        for pick in (np.maximum, np.minimum)
    )
    spread = highest - lowest
    limits = (tuning.light_step, tuning.chroma_step, tuning.chroma_step)
    light, a, b = (spread[..., i] <= limit for i, limit in enumerate(limits))
    y, x = np.nonzero(light & a & b)
    return x * step + step // 2, y * step + step // 2


def _of_three(
    picture: Pixels, places: Ints, axis: int, pick: Callable[[Pixels, Pixels], Pixels]
) -> Pixels:
    """The pick among each of some places along an axis and its two neighbours."""
    last = picture.shape[axis] - 1
    before, at, after = (
        picture.take((places + away).clip(0, last), axis=axis) for away in (-1, 0, 1)
    )
    return pick(pick(before, at), after)


def _plausible(area: int, size: tuple[int, int], width: int, tuning: LocateTuning) -> bool:
    across, down = size
    least = tuning.least_patch_width
    return (
        least <= across <= width * WIDEST_PATCH
        and down <= across * HIGHEST_PATCH
        and area >= least * least / tuning.most_aspect
    )


def _quad_of(
    mask: Pixels, label: int, area: int, box: Sequence[int], tuning: LocateTuning
) -> Floats | None:
    """The four-sided hull of a patch, TL TR BR BL, if it fills it and has a drawer's shape."""
    x, y, across, down = box
    patch = (mask[y + 1 : y + down + 1, x + 1 : x + across + 1] == label).view(np.uint8)
    outlines, _ = cv2.findContours(patch, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    # The hull bridges what a handle or glare takes out of the patch at its border.
    hull = cv2.convexHull(max(outlines, key=len))
    if len(hull) < 4 or area < tuning.least_fill * cv2.contourArea(hull):  # noqa: PLR2004
        return None
    quad = cv2.approxPolyN(hull, 4).reshape(-1, 2).astype(np.float32)
    if len(quad) != 4 or area < tuning.least_fill * cv2.contourArea(quad):  # noqa: PLR2004
        return None
    quad = _ordered(quad)
    return quad + np.array([x, y], np.float32) if _drawer_shaped(quad, tuning) else None


def alike(colours: Floats, others: Floats, tuning: LocateTuning) -> Flags:
    """(n, m) which of colours (n, 3) are nearly which of the others (m, 3)."""
    steps = (tuning.light_step, tuning.chroma_step, tuning.chroma_step)
    return np.asarray((np.abs(colours[:, None] - others) <= steps).all(axis=-1))


def quad_around(corners: Floats, tuning: LocateTuning, *, level: bool) -> Floats | None:
    """The four-sided hull (4, 2) TL TR BR BL of points (n, 2), if it has a drawer's shape."""
    quad = cv2.approxPolyN(cv2.convexHull(corners.astype(np.float32)), 4).reshape(-1, 2)
    if len(quad) != 4:  # noqa: PLR2004
        return None
    quad = _ordered(np.asarray(quad, np.float32))
    lies = not level or _is_level(quad, tuning)
    return quad if lies and _drawer_shaped(quad, tuning) else None


_FROM = np.arange(4)[:, None] + np.arange(4) & 3
"""(4, 4) the corners from each of them on."""


def _ordered(quad: Floats) -> Floats:
    """The corners TL TR BR BL, the long sides taken as upper and lower."""
    # With y downwards, a positive area means clockwise as seen.
    if cv2.contourArea(quad, oriented=True) < 0:
        quad = quad[::-1]
    # Of so few numbers Python is quicker than NumPy.
    corners = quad.tolist()
    upper, right, lower, left = (dist(corners[k], corners[k - 3]) for k in range(4))
    first = 0 if upper + lower > right + left else 1
    if corners[first + 1][0] < corners[first][0]:
        first += 2
    turned: Floats = quad[_FROM[first]]
    return turned


def _drawer_shaped(quad: Floats, tuning: LocateTuning) -> bool:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = quad.tolist()
    width = hypot(bx + cx - ax - dx, by + cy - ay - dy) / 2
    height = cv2.contourArea(quad) / max(width, 1)  # across the long side, also of a sheared quad
    # The cross product of the upper and the lower side tells how uneven they are.
    even = abs((bx - ax) * (cy - dy) - (by - ay) * (cx - dx)) < UNEVEN_PATCH * width * width
    wide = tuning.least_aspect * height <= width <= tuning.most_aspect * height
    return bool(even and wide and width >= tuning.least_patch_width)


def _is_level(quad: Floats, tuning: LocateTuning) -> bool:
    across = quad[1] + quad[2] - quad[0] - quad[3]
    return bool(abs(across[1]) < tuning.steepest * across[0])
