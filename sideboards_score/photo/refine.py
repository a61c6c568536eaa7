"""Outlines moved and turned onto the edges that the pixels show, their shape kept."""

from itertools import pairwise

import cv2
import numpy as np

from sideboards_score.photo.bands import Pixels
from sideboards_score.photo.plane import Doubles
from sideboards_score.photo.row_colors import DRAWERS, PARTS
from sideboards_score.photo.tuning_locate import LocateTuning

WIDE, SLOT, MARGIN = 96, 30, 16
"""A straightened stack in pixels: width, one drawer, and what is seen around it."""
HIGH = DRAWERS * SLOT
SEGMENTS = np.array([0.06, 0.22, 0.38, 0.62, 0.78, 0.94])
"""Bounds of the parts of a drawer's width that tell where its upper edge is."""
REACH = 9
"""Pixels to look to each side of an expected edge."""
SHIFTS = np.arange(-REACH, REACH + 1)
STRETCHES = np.arange(-8.0, 9.0, 2.0)
"""Pixels by which the height may change."""
TURNS = np.tan(np.radians(np.linspace(-3, 3, 9)))
"""Slopes tried."""


def refine(lab: Pixels, quads: Doubles, tuning: LocateTuning) -> Doubles:
    """(k, 4, 2) outlines in pixels of lab, each moved and turned onto the edges around it."""
    return np.stack([_refined(lab, quad, tuning) for quad in quads])


def _refined(lab: Pixels, quad: Doubles, tuning: LocateTuning) -> Doubles:
    right, low = MARGIN + WIDE, MARGIN + HIGH
    square = np.array([[MARGIN, MARGIN], [right, MARGIN], [right, low], [MARGIN, low]], np.float32)
    turn = cv2.getPerspectiveTransform(square - np.float32(0.5), quad.astype(np.float32))
    patch = cv2.warpPerspective(
        lab,
        turn,
        (WIDE + 2 * MARGIN, HIGH + 2 * MARGIN),
        flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
        borderMode=cv2.BORDER_REPLICATE,
    )
    slope, (left, right_, upper, lower) = _best_move(patch * PARTS, tuning)
    away = square - square.mean(axis=0)
    shift = np.array([[left, upper], [right_, upper], [right_, lower], [left, lower]])
    moved = square + away[:, ::-1] * (-slope, slope) + shift
    found = cv2.perspectiveTransform((moved - 0.5)[None].astype(np.float32), turn)[0]
    outline: Doubles = found.astype(np.float64)
    return outline


def _best_move(patch: Doubles, tuning: LocateTuning) -> tuple[float, Doubles]:
    """Slope and moves (pixels) of left, right, upper, lower side under which most edges are met."""
    full = _full_edge(patch, tuning)
    sides, places_y = _upright_edges(patch, full)
    lines, places_x = _level_edges(patch, full)
    best: tuple[float, float, Doubles] = (-np.inf, 0.0, np.zeros(4))
    for slope in TURNS:
        left, right = (_gain(side, -slope * places_y) for side in sides)
        gain_x, moves_x = _best_pair(left / 2, right / 2, tuning)
        gain_y, moves_y = _best_scale(lines, slope * places_x, tuning)
        total = gain_x + gain_y - tuning.edge_pull * (slope / 2) ** 2
        if total > best[0]:
            best = (total, float(slope), np.concatenate([moves_x, moves_y]))
    return best[1:]


def _best_pair(left: Doubles, right: Doubles, tuning: LocateTuning) -> tuple[float, Doubles]:
    """Best shifts of two sides that may move apart at a price."""
    own, other = SHIFTS[:, None] / WIDE, SHIFTS / WIDE
    price = tuning.edge_pull * ((own + other) / 2) ** 2 + tuning.edge_stretch * (own - other) ** 2
    total = left[:, None] + right - price
    i, j = np.unravel_index(total.argmax(), total.shape)
    moves = np.array([_peak(total[:, j], int(i)), _peak(total[i], int(j))])
    return float(total[i, j]), moves


def _best_scale(lines: Doubles, offsets: Doubles, tuning: LocateTuning) -> tuple[float, Doubles]:
    """Best shifts of upper and lower side, the lines between them moving along."""
    parts = np.linspace(-0.5, 0.5, DRAWERS + 1)
    moved = np.repeat(STRETCHES[:, None] * parts, len(offsets) // (DRAWERS + 1), axis=1) + offsets
    gain = _gain(lines, moved) - tuning.edge_pull * (SHIFTS / WIDE) ** 2
    gain -= tuning.edge_stretch * (STRETCHES[:, None] / HIGH) ** 2
    i, j = np.unravel_index(gain.argmax(), gain.shape)
    moves = _peak(gain[i], int(j)) + np.array([-0.5, 0.5]) * STRETCHES[i]
    return float(gain[i, j]), moves


def _full_edge(patch: Doubles, tuning: LocateTuning) -> float:
    """Colour step that counts as a full edge on this card, from the spread of its drawers."""
    inner = patch[MARGIN : MARGIN + HIGH, MARGIN + WIDE // 8 : MARGIN + WIDE // 3]
    colours = np.median(inner.reshape(DRAWERS, -1, 3), axis=1)
    gaps = np.linalg.norm(colours[:, None] - colours, axis=-1)[np.triu_indices(DRAWERS, 1)]
    return max(tuning.edge_step * float(np.median(gaps)), tuning.edge_step_least)


def _upright_edges(patch: Doubles, full: float) -> tuple[Doubles, Doubles]:
    """Edge strength around left and right side of each drawer: (2, 5, n), places y from middle."""
    rows = np.stack(
        [
            patch[MARGIN + round((i + 0.2) * SLOT) : MARGIN + round((i + 0.8) * SLOT)].mean(axis=0)
            for i in range(DRAWERS)
        ]
    )
    strength = _strength(rows, full)
    places = (np.arange(DRAWERS, dtype=np.float64) + 0.5) * SLOT - HIGH / 2
    return np.stack([_around(strength, x) for x in (MARGIN, MARGIN + WIDE)]), places


def _level_edges(patch: Doubles, full: float) -> tuple[Doubles, Doubles]:
    """Edge strength around the six level lines: (6 * segments, n), places x from the middle."""
    bounds = MARGIN + np.round(SEGMENTS * WIDE).astype(int)
    parts = list(pairwise(bounds))
    columns = np.stack([patch[:, a:b].mean(axis=1) for a, b in parts])
    strength = _strength(columns, full)
    places = np.array([(a + b) / 2 - MARGIN - WIDE / 2 for a, b in parts])
    lines = [_around(strength, MARGIN + i * SLOT) for i in range(DRAWERS + 1)]
    return np.concatenate(lines), np.tile(places, DRAWERS + 1)


def _strength(profiles: Doubles, full: float) -> Doubles:
    """(m, n + 1) colour step between pixels i - 1 and i, capped, in 0..1, a little blurred."""
    step = np.linalg.norm(np.diff(profiles, axis=1), axis=-1)
    step = np.minimum(np.pad(step, ((0, 0), (1, 1))) / full, 1.0)
    blurred: Doubles = step.copy()
    blurred[:, 1:-1] = 0.25 * step[:, :-2] + 0.5 * step[:, 1:-1] + 0.25 * step[:, 2:]
    return blurred


def _around(strength: Doubles, at: int) -> Doubles:
    """The part of the profiles around an expected edge, wide enough for a slope as well."""
    wide = min(REACH + 5, MARGIN)
    return strength[:, at - wide : at + wide + 1]


def _gain(edges: Doubles, offsets: Doubles) -> Doubles:
    """(..., shifts) mean edge strength along a line moved by each shift, and by its offsets.

    edges (m, n) profiles, offsets (..., m) pixels of each profile.
    """
    n = edges.shape[1]
    at = SHIFTS + n // 2 + offsets[..., None]
    low = np.floor(at).astype(np.intp).clip(0, n - 2)
    part = at - low
    flat = edges.ravel()
    low += n * np.arange(len(edges))[:, None]
    below = flat[low]
    gains: Doubles = (below + (flat[low + 1] - below) * part).mean(axis=-2)
    return gains


def _peak(gain: Doubles, i: int) -> float:
    """The shift of the best gain i, between pixels by a parabola."""
    if not 0 < i < len(gain) - 1:
        return float(SHIFTS[i])
    bend = gain[i - 1] - 2 * gain[i] + gain[i + 1]
    part = 0.5 * (gain[i - 1] - gain[i + 1]) / bend if bend < 0 else 0.0
    return float(SHIFTS[i] + part)
