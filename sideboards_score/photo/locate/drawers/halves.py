"""Drawers in two parts: what lies across the middle of each leaves one part on either side."""

from dataclasses import replace

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags, Floats, Ints, Pixels
from sideboards_score.photo.locate.drawers.columns import ratios
from sideboards_score.photo.locate.drawers.patches import (
    Patches,
    alike,
    find_patches,
    quad_around,
)
from sideboards_score.photo.locate.tuning import LocateTuning


def drawers_in_halves(lab: Pixels, tuning: LocateTuning, *, level: bool = True) -> Patches | None:
    """What may be drawers in lab (h, w, 3), whole ones and two parts joined; None without parts."""
    # Parts may be higher than wide, so that they seem to lie the other way.
    finer = replace(tuning, least_patch_width=tuning.half_width, least_aspect=1.0)
    parts = find_patches(lab, finer, level=False)
    if len(parts) > tuning.most_patches:
        return None
    pairs = _pairs(parts, tuning)
    if not tuning.least_halves <= len(pairs) <= tuning.most_halves:
        return None
    around = [
        quad_around(quads.reshape(-1, 2), tuning, level=level) for quads in parts.quads[pairs]
    ]
    fit = [k for k, quad in enumerate(around) if quad is not None]
    if len(fit) < tuning.least_halves:
        return None
    colours = parts.colours[pairs[fit]].mean(axis=1)
    joined = Patches(np.stack([quad for quad in around if quad is not None]), colours)
    return find_patches(lab, tuning, level=level).joined(joined)


def _pairs(parts: Patches, tuning: LocateTuning) -> Ints:
    """(n, 2) the parts that may be both ends of a drawer, the left one first."""
    pairs = np.argwhere(_near(parts, tuning))
    one, other = parts.quads[pairs[:, 0]], parts.quads[pairs[:, 1]]
    ahead = (other.mean(axis=1) - one.mean(axis=1)).astype(np.float64)
    far = np.hypot(*ahead.T)
    ahead /= far[:, None]
    aside = ahead[:, ::-1] * (-1, 1)
    # How far each reaches along the line through both middles, and across it.
    (first, left), (right, last) = (_reach(quads, ahead) for quads in (one, other))
    (top, bottom), (upper, lower) = (_reach(quads, aside) for quads in (one, other))
    common = np.minimum(bottom, lower) - np.maximum(top, upper)
    high, wide = np.maximum(bottom - top, lower - upper), np.maximum(left - first, last - right)
    # Each lies along that line itself, and is no whole drawer.
    area = np.minimum(*_areas(parts)[pairs].T)
    own = (area > tuning.least_fill * wide * high) & (wide < tuning.least_aspect * high)
    gap = (right - left) / (last - first)
    least, most = tuning.half_gap
    fit = own & (common > tuning.half_level * high) & (least < gap) & (gap < most)
    return _of_one_gap(pairs[fit], far[fit], gap[fit], tuning)


def _of_one_gap(pairs: Ints, far: Doubles, gap: Doubles, tuning: LocateTuning) -> Ints:
    """Those of pairs (n, 2) so far apart, with such a gap between them, that are no neighbours'."""
    # Of several to the right of one the nearest: the others are of the cards behind.
    nearest = np.argsort(far, kind="stable")
    _, first = np.unique(pairs[nearest, 0], return_index=True)
    chosen = nearest[first]
    # Plates are all alike: what lies between a card and the next one is wider or narrower.
    usual = np.median(gap[chosen]) if len(chosen) else 0.0
    return np.asarray(pairs[chosen[np.abs(gap[chosen] - usual) < tuning.half_alike]])


def _near(parts: Patches, tuning: LocateTuning) -> Flags:
    """(n, n) which parts have one colour and like size, the second one further right or down."""
    centres = parts.centres
    away = centres - centres[:, None]
    size = np.sqrt(_areas(parts))
    even = ratios(size) < tuning.like_height
    far = np.hypot(away[..., 0], away[..., 1])
    ahead = (away[..., 0] > 0) | ((away[..., 0] == 0) & (away[..., 1] > 0))
    near = even & ahead & (far > size) & (far < tuning.most_aspect * size)
    return np.asarray(near & alike(parts.colours, parts.colours, tuning))


def _areas(parts: Patches) -> Doubles:
    """(n,) square pixels."""
    return np.array([cv2.contourArea(quad) for quad in parts.quads])


def _reach(quads: Floats, ways: Doubles) -> tuple[Doubles, Doubles]:
    """(n,) where each of quads (n, 4, 2) begins and ends along its direction (n, 2)."""
    along = np.einsum("nkc,nc->nk", quads, ways)
    return along.min(axis=1), along.max(axis=1)
