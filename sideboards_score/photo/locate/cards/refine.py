"""Outlines moved and turned onto the edges that the pixels show, their shape kept.

Every card is straightened by its expected outline; there its six level lines and two sides are
straight, and the move is a slope, a shift of each side and a stretch, all tried on a grid. Pixels
are those of the straightened stack, strengths of edges 0 (none) to 1 (a full step of colour).
"""

from functools import cache
from itertools import pairwise
from typing import NamedTuple

import cv2
import numpy as np
from cv2.typing import MatLike
from numpy.lib.stride_tricks import sliding_window_view

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import Doubles, Flags, Ints, Pixels, Singles, middle
from sideboards_score.photo.locate.geometry import (
    MIDDLE_OF_DRAWER,
    PARTS,
    REACH,
    SEGMENTS,
    SLOPES,
    STRETCHES,
)
from sideboards_score.photo.locate.row_colors import usual_gap
from sideboards_score.photo.locate.tuning import LocateTuning

WIDE, SLOT, MARGIN = 96, 30, 16
"""A straightened stack in pixels: width, one drawer, and what is seen around it."""
HIGH = LINES * SLOT
SHIFTS = np.arange(-REACH, REACH + 1)
AROUND = min(REACH + 5, MARGIN)
"""Pixels of the profiles to each side of an expected edge."""


def _boxes(bounds: list[tuple[int, int]], size: int) -> Singles:
    """(m, size) 1 from the first of each two bounds to before the second."""
    at = np.arange(size)
    return np.array([(at >= low) & (at < high) for low, high in bounds], np.float32)


SEGMENT_BOUNDS = list(pairwise((MARGIN + np.round(SEGMENTS * WIDE).astype(int)).tolist()))
_UPPER, _LOWER = MIDDLE_OF_DRAWER
DRAWER_BOUNDS = [
    (MARGIN + round((i + _UPPER) * SLOT), MARGIN + round((i + _LOWER) * SLOT)) for i in range(LINES)
]
IN_SEGMENT = _boxes(SEGMENT_BOUNDS, WIDE + 2 * MARGIN)
"""Columns of a straightened stack that each part of a drawer's width covers."""
IN_DRAWER = _boxes(DRAWER_BOUNDS, HIGH + 2 * MARGIN)
"""Rows of a straightened stack that the middle of each drawer covers."""


def refine(lab: Pixels, quads: Doubles, told: Flags, tuning: LocateTuning) -> Doubles:
    """(k, 4, 2) outlines in pixels of lab, each moved and turned onto the edges around it.

    Looked for further to both sides where hardly any edges are met, unless it is told (k,) that a
    card lies there: what is printed on drawers has edges, too.
    """
    outlines, met = _refined(lab, quads, tuning)
    lost = np.flatnonzero((met <= tuning.edges_met) & np.logical_not(told))
    if not len(lost):
        return outlines
    far = quads[lost]
    across = (far[:, 1] + far[:, 2] - far[:, 0] - far[:, 3])[:, None] / 2
    most = met[lost] + tuning.edges_won
    for part in tuning.edge_search:
        further, more = _refined(lab, far + part * across, tuning)
        won = more > most
        outlines[lost[won]], most[won] = further[won], more[won]
    return outlines


def edges_at(lab: Pixels, quads: Doubles, tuning: LocateTuning) -> Doubles:
    """(k,) how much of the edges around them outlines (k, 4, 2) meet when moved onto them, of 2.

    Less the price of the moves, so that places near each other can be compared.
    """
    return _refined(lab, quads, tuning)[1]


def _refined(lab: Pixels, quads: Doubles, tuning: LocateTuning) -> tuple[Doubles, Doubles]:
    """Outlines (k, 4, 2) on the edges near them, and how much of those each meets (up to 2)."""
    right, low = MARGIN + WIDE, MARGIN + HIGH
    square = np.array([[MARGIN, MARGIN], [right, MARGIN], [right, low], [MARGIN, low]], np.float32)
    # The square is given by edges of pixels and OpenCV counts from their middles: half a pixel off.
    turns = [
        cv2.getPerspectiveTransform(square - np.float32(0.5), quad)
        for quad in quads.astype(np.float32)
    ]
    slopes, moves, met = _best_moves(np.stack([_patch(lab, turn) for turn in turns]), tuning)
    # A small turn moves each corner at right angles to where it lies from the middle.
    away = square - square.mean(axis=0)
    shifts = moves[:, [[0, 2], [1, 2], [1, 3], [0, 3]]]
    moved = square + away[:, ::-1] * np.stack([-slopes, slopes], axis=1)[:, None] + shifts
    corners = (moved - 0.5).astype(np.float32)
    found = [
        cv2.perspectiveTransform(one[None], turn)[0]
        for one, turn in zip(corners, turns, strict=True)
    ]
    return np.stack(found).astype(np.float64), met


def _patch(lab: Pixels, turn: MatLike) -> Pixels:
    """The straightened stack, with what is seen around it."""
    size = (WIDE + 2 * MARGIN, HIGH + 2 * MARGIN)
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    patch = cv2.warpPerspective(lab, turn, size, flags=flags, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(patch, np.uint8)


def _best_moves(patches: Pixels, tuning: LocateTuning) -> tuple[Doubles, Doubles, Doubles]:
    """Slopes (k,) and moves (k, 4) of left, right, upper, lower side that meet most edges.

    For patches (k, h, w, 3), moves in pixels. Also how much is met (k,): one for both sides, one
    for the level lines, the price of moves taken off.
    """
    full = np.array([_full_edge(patch, tuning) for patch in patches])[:, None, None]
    singles = patches.astype(np.float32)  # sums of whole numbers, and so exact
    # For every slope the sides and the level lines are settled apart: they share nothing else.
    left, right = (_gain(side, _side_places()) / 2 for side in _upright_edges(singles, full))
    across = _pair_gains(left, right, tuning)
    along = _scale_gains(_level_edges(singles, full), tuning)
    total = across.max(axis=(2, 3)) + along.max(axis=(2, 3))
    total -= tuning.edge_pull * (SLOPES / 2) ** 2
    best, cards = total.argmax(axis=1), np.arange(len(patches))
    pairs = zip(across[cards, best], along[cards, best], strict=True)
    moves = [np.concatenate([_pair_moves(sides), _scale_moves(lines)]) for sides, lines in pairs]
    return SLOPES[best], np.stack(moves), total[cards, best]


def _pair_gains(left: Doubles, right: Doubles, tuning: LocateTuning) -> Doubles:
    """(k, slopes, shifts, shifts) gain of moving two sides, which may move apart at a price."""
    own, other = SHIFTS[:, None] / WIDE, SHIFTS / WIDE
    # Price of moving the middle, and of growing: the neighbours tell where it should be, and how
    # large a card is, within a few hundredths of its width.
    price = tuning.edge_pull * ((own + other) / 2) ** 2 + tuning.edge_stretch * (own - other) ** 2
    gains: Doubles = left[..., None] + right[..., None, :] - price
    return gains


def _pair_moves(gain: Doubles) -> Doubles:
    """(2,) the best shifts of two sides."""
    i, j = np.unravel_index(gain.argmax(), gain.shape)
    return np.array([_peak(gain[:, j], int(i)), _peak(gain[i], int(j))])


def _scale_gains(lines: Doubles, tuning: LocateTuning) -> Doubles:
    """(k, slopes, stretches, shifts) gain of moving the level lines, those between going along."""
    gain = _gain(lines, _line_places()) - tuning.edge_pull * (SHIFTS / WIDE) ** 2
    gain -= tuning.edge_stretch * (STRETCHES[:, None] / HIGH) ** 2
    return gain


def _scale_moves(gain: Doubles) -> Doubles:
    """(2,) the best shifts of upper and lower side."""
    i, j = np.unravel_index(gain.argmax(), gain.shape)
    moves: Doubles = _peak(gain[i], int(j)) + np.array([-0.5, 0.5]) * STRETCHES[i]
    return moves


def _full_edge(patch: Pixels, tuning: LocateTuning) -> float:
    """Colour step that counts as a full edge on this card, from the spread of its drawers."""
    inner = patch[MARGIN : MARGIN + HIGH, MARGIN + WIDE // 8 : MARGIN + WIDE // 3]
    # Single numbers are sorted far quicker than bytes.
    values = inner.reshape(LINES, -1, 3).swapaxes(1, 2).astype(np.float32)
    colours = middle(values, axis=2).astype(np.float64)
    return max(tuning.edge_step * usual_gap(colours * PARTS), tuning.edge_step_least)


def _upright_edges(patches: Singles, full: Doubles) -> Doubles:
    """(2, k, 5, n) edge strength around left and right side of each drawer."""
    count, high, wide, _ = patches.shape
    rows = (IN_DRAWER @ patches.reshape(count, high, -1)).reshape(count, LINES, wide, 3)
    strength = _strength(rows, np.diff(DRAWER_BOUNDS), full)
    return np.stack([_around(strength, x) for x in (MARGIN, MARGIN + WIDE)])


def _level_edges(patches: Singles, full: Doubles) -> Doubles:
    """(k, 6 * segments, n) edge strength around the six level lines."""
    columns = (IN_SEGMENT @ patches).swapaxes(1, 2)
    strength = _strength(columns, np.diff(SEGMENT_BOUNDS), full)
    lines = [_around(strength, MARGIN + i * SLOT) for i in range(LINES + 1)]
    return np.concatenate(lines, axis=1)


def _strength(sums: Singles, counts: Ints, full: Doubles) -> Doubles:
    """(k, m, n + 1) colour step between pixels i - 1 and i, capped, in 0..1, a little blurred.

    From profiles given as sums (k, m, n, 3) of counts (m, 1) pixels; `full` (k, 1, 1) is a full
    step.
    """
    # Capped, so that the edge to a black drawer counts no more than one between two colours; the
    # blur [1 2 1] / 4 lets an edge between two shifts be found by both.
    step = np.diff(sums / counts[..., None] * PARTS, axis=2)
    strength = np.zeros((*sums.shape[:2], sums.shape[2] + 1))
    size = np.sqrt(np.einsum("kmnc,kmnc->kmn", step, step))
    strength[..., 1:-1] = np.minimum(size / full, 1.0)
    blurred: Doubles = strength.copy()
    blurred[..., 1:-1] = (
        0.25 * strength[..., :-2] + 0.5 * strength[..., 1:-1] + 0.25 * strength[..., 2:]
    )
    return blurred


def _around(strength: Doubles, at: int) -> Doubles:
    """The part of the profiles around an expected edge, wide enough for a slope as well."""
    return strength[..., at - AROUND : at + AROUND + 1]


class Places(NamedTuple):
    """Where profiles (m, 2 * AROUND + 1) are looked at, for (..., m); each shift is one further."""

    first: Ints
    """Index of the pixel before the place under the first shift, in a profile with `ROOM` added."""
    parts: Doubles
    """(..., 2, m) how much that pixel counts and the next one: linear between the two."""

    @classmethod
    def of(cls, offsets: Doubles) -> "Places":
        """From offsets (..., m), pixels of each profile."""
        at = SHIFTS[0] + AROUND + ROOM + offsets
        first = np.floor(at).astype(np.intp)
        part = at - first
        return cls(first, np.stack([1 - part, part], axis=-2) / offsets.shape[-1])


ROOM = 4
"""Pixels by which profiles are made longer at both ends, as straight on as they end."""


@cache
def _side_places() -> Places:
    """Of the five drawers along an upright side, for every slope."""
    y = (np.arange(LINES, dtype=np.float64) + 0.5) * SLOT - HIGH / 2
    return Places.of(-SLOPES[:, None] * y)


@cache
def _line_places() -> Places:
    """Of the segments of all level lines, for every slope and stretch."""
    x = np.array([(a + b) / 2 - MARGIN - WIDE / 2 for a, b in SEGMENT_BOUNDS])
    lines = np.linspace(-0.5, 0.5, LINES + 1)
    stretched = np.repeat(STRETCHES[:, None] * lines, len(x), axis=1)
    return Places.of(stretched + SLOPES[:, None, None] * np.tile(x, LINES + 1))


def _gain(edges: Doubles, places: Places) -> Doubles:
    """(k, ..., shifts) mean edge strength of profiles (k, m, n) at places (..., m)."""
    further = np.arange(1, ROOM + 1)
    first, last = edges[..., :1], edges[..., -1:]
    before = first - (edges[..., 1:2] - first) * further[::-1]
    after = last + (last - edges[..., -2:-1]) * further
    longer = np.concatenate([before, edges, after], axis=-1)
    windows = sliding_window_view(longer, len(SHIFTS) + 1, axis=-1)
    gains = []
    for card in windows:  # one at a time, which stays in the fast memory
        near, far = np.moveaxis(places.parts @ card[np.arange(len(card)), places.first], -2, 0)
        gains.append(near[..., :-1] + far[..., 1:])
    return np.stack(gains)


def _peak(gain: Doubles, i: int) -> float:
    """The shift of the best gain i, between pixels by a parabola."""
    if not 0 < i < len(gain) - 1:
        return float(SHIFTS[i])
    bend = gain[i - 1] - 2 * gain[i] + gain[i + 1]
    part = 0.5 * (gain[i - 1] - gain[i + 1]) / bend if bend < 0 else 0.0
    return float(SHIFTS[i] + part)
