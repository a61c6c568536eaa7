"""The lines between the squares: how many squares a quadrangle shows, and where they lie."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Pixels, Singles
from sideboards_score.sequence.model.board import SIDE
from sideboards_score.sequence.photo.find.chips import off_middle
from sideboards_score.sequence.photo.tuning import BoardTuning

Steps = tuple[float, ...]


Margins = tuple[float, float, float, float]
"""Left, right, top, bottom."""


class Lattice(NamedTuple):
    """Ten by ten squares in a quadrangle, and how well their lines fit."""

    corners: Doubles
    """(4, 2) TL TR BR BL of the squares, in the picture that was looked at."""
    fit: float
    rival: float
    """How well the best other number of squares fits, less where they are a part of the ten."""


def lattice_in(picture: Pixels, quad: Doubles, tuning: BoardTuning) -> Lattice:
    """The squares of a quadrangle, as though it were a board."""
    side = tuning.flat_side
    across, down, _ = edges_in(picture, quad, tuning)
    fits = {count: _fit(across, down, count, side, tuning) for count in tuning.counts}
    margins, fit = fits.pop(SIDE)
    left, right, top, bottom = margins
    ends = np.array([[left, side - right], [top, side - bottom]]) / side
    rival = max(
        value * (_part_worth(count, tuning) if _same(margins, found, count, tuning) else 1)
        for count, (found, value) in fits.items()
    )
    return Lattice(between(quad, ends, 1), fit, rival)


def _part_worth(count: int, tuning: BoardTuning) -> float:
    """What the fit of a part of the squares, or of them and a rim, says against the ten."""
    return tuning.part_worth if count < SIDE - 1 else 0


def _same(ten: Margins, other: Margins, count: int, tuning: BoardTuning) -> bool:
    """Whether squares of another number are as large as the ten."""
    side = tuning.flat_side
    sizes = [((side - m[0] - m[1]), (side - m[2] - m[3])) for m in (ten, other)]
    return all(
        abs((theirs / count) / (ours / SIDE) - 1) < tuning.same_size
        for ours, theirs in zip(*sizes, strict=True)
    )


def between(corners: Doubles, ends: Doubles, side: float) -> Doubles:
    """The corners (4, 2) of a part of a quadrangle: ends (2, 2) across and down."""
    onto = cv2.getPerspectiveTransform(_square(side).astype(np.float32), corners.astype(np.float32))
    (left, right), (top, bottom) = ends
    wanted = np.array([[[left, top], [right, top], [right, bottom], [left, bottom]]], np.float64)
    return np.asarray(cv2.perspectiveTransform(wanted, onto)[0], np.float64)


def fitted(
    picture: Pixels, corners: Doubles, chips: Doubles, tuning: BoardTuning, steps: Steps
) -> tuple[Doubles, float]:
    """The outer corners (4, 2) of the squares, moved until lines and chips (n, 2) fit best.

    And how well the edges fit the lines.
    """
    side = tuning.flat_side
    across, down, onto = edges_in(picture, corners, tuning)
    flat_chips = _moved(chips, onto)
    best = _refined((across, down), flat_chips, _square(side) + tuning.flat_pad, steps, tuning)
    fit = _on_lines(across, down, best, tuning)
    return _moved(best, np.asarray(np.linalg.inv(onto), np.float64)), fit


def _moved(points: Doubles, onto: Doubles) -> Doubles:
    if not len(points):
        return points
    return np.asarray(
        cv2.perspectiveTransform(points[None].astype(np.float64), onto)[0], np.float64
    )


def edges_in(
    picture: Pixels, quad: Doubles, tuning: BoardTuning
) -> tuple[Singles, Singles, Doubles]:
    """The edges of a straightened quadrangle, across and down, and what straightens it."""
    side, pad = tuning.flat_side, tuning.flat_pad
    flat_quad = _square(side) + pad
    onto = cv2.getPerspectiveTransform(quad.astype(np.float32), flat_quad.astype(np.float32))
    size = (side + 2 * pad, side + 2 * pad)
    flat = cv2.warpPerspective(picture, onto, size, borderMode=cv2.BORDER_REPLICATE)
    across, down = _edges(np.asarray(flat, np.uint8))
    return across, down, np.asarray(onto, np.float64)


def _square(side: float) -> Doubles:
    return np.array([[0, 0], [side, 0], [side, side], [0, side]], np.float64)


def _edges(flat: Pixels) -> tuple[Singles, Singles]:
    """How strongly the light changes across and down, with strong edges held down.

    The edges of chips are stronger than the lines between cards, and would outweigh them.
    """
    grey = cv2.GaussianBlur(flat, (3, 3), 0).astype(np.float32)
    across, down = (_strongest(cv2.Sobel(grey, cv2.CV_32F, x, 1 - x)) for x in (1, 0))
    return _held(across), _held(down)


def _strongest(changes: Any) -> Singles:
    """The change of the channel that changes most; by pairs, which is ten times as fast."""
    one, two, three = np.moveaxis(np.abs(changes), 2, 0)
    return np.asarray(np.maximum(np.maximum(one, two), three), np.float32)


def _held(edges: Singles) -> Singles:
    # Every ninth pixel tells as much, and a percentile of all takes a third of the whole reading.
    limit = max(float(np.percentile(edges[::3, ::3], 80)), 1.0)
    held = np.minimum(edges, limit) / limit
    return np.asarray(cv2.GaussianBlur(held, (5, 5), 0), np.float32)


def _fit(
    across: Singles, down: Singles, count: int, side: int, tuning: BoardTuning
) -> tuple[Margins, float]:
    """The margins (left, right, top, bottom) at which so many squares fit best, and how well."""
    left, right, one = _best_comb(across.mean(axis=0), count, side, tuning)
    top, bottom, other = _best_comb(down.mean(axis=1), count, side, tuning)
    return (left, right, top, bottom), min(one, other) * 0.5 + (one + other) * 0.25


def _best_comb(
    profile: Singles, count: int, side: int, tuning: BoardTuning
) -> tuple[float, float, float]:
    """The first and last margin at which `count + 1` lines meet the highest places of a profile."""
    # What changes slowly along the profile (a shadow, dense print) is no line.
    smooth = profile - cv2.blur(profile.reshape(1, -1), (side // 8, 1))[0]
    spread = float(smooth.std()) or 1.0
    first, last, index = _combs(count, side, tuning.margin_most, tuning.flat_pad)
    means = smooth[index].mean(axis=1)
    best = int(np.argmax(means))
    return first[best], last[best], float(means[best] / spread * np.sqrt(count + 1))


@cache
def _combs(
    count: int, side: int, most: float, pad: int
) -> tuple[Doubles, Doubles, "np.ndarray[tuple[int, ...], np.dtype[np.intp]]"]:
    """Every pair of margins, and the pixels (pairs, lines) of the lines between them."""
    margins = np.arange(-0.02, most, 0.005) * side
    first, last = (m.ravel() for m in np.meshgrid(margins, margins))
    parts = np.linspace(0, 1, count + 1)
    lines = first[:, None] + (side - last - first)[:, None] * parts[None]
    index = np.clip(np.round(lines + pad), 0, side + 2 * pad - 1).astype(np.intp)
    return first, last, index


def _refined(
    edges: tuple[Singles, Singles],
    chips: Doubles,
    corners: Doubles,
    steps: Steps,
    tuning: BoardTuning,
) -> Doubles:
    """Corners (4, 2) moved one by one as long as lines and chips fit better."""
    side = float(corners[2, 0] - corners[0, 0])

    def worth(tried: Doubles) -> float:
        return _on_lines(*edges, tried, tuning) - tuning.chips_weigh * _off(chips, tried)

    best = worth(corners)
    for step in steps:
        moved, rounds = True, 0
        while moved and rounds < tuning.move_rounds:
            moved, rounds = False, rounds + 1
            for tried in _neighbours(corners, step * side):
                value = worth(tried)
                if value > best:
                    best, corners, moved = value, tried, True
    return corners


def _neighbours(corners: Doubles, step: float) -> Iterator[Doubles]:
    """The corners with one of them moved one step."""
    for corner in range(4):
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            tried = corners.copy()
            tried[corner] += np.array(way) * step
            yield tried


def _off(chips: Doubles, corners: Doubles) -> float:
    """How far chips (n, 2) lie off the middles of the squares between corners."""
    if not len(chips):
        return 0.0
    unit = _square(SIDE).astype(np.float32)
    onto = cv2.getPerspectiveTransform(corners.astype(np.float32), unit)
    return off_middle(_moved(chips, np.asarray(onto, np.float64)))


def _on_lines(across: Singles, down: Singles, corners: Doubles, tuning: BoardTuning) -> float:
    """The mean of the edges on the lines between ten by ten squares."""
    onto = cv2.getPerspectiveTransform(
        _square(1).astype(np.float32), corners.astype(np.float32)
    ).astype(np.float64)
    uprights, levels = _line_points(tuning.line_points)
    return _mean_at(across, onto, uprights) + _mean_at(down, onto, levels)


@cache
def _line_points(samples: int) -> tuple[Doubles, Doubles]:
    """Points (n, 2) on the upright and on the level lines of a square of side 1."""
    lines = np.linspace(0, 1, SIDE + 1)
    along = np.linspace(0.01, 0.99, samples)
    x, y = (values.ravel() for values in np.meshgrid(lines, along))
    return np.stack([x, y], axis=1), np.stack([y, x], axis=1)


def _mean_at(edges: Singles, onto: Doubles, points: Doubles) -> float:
    homogeneous = points @ onto[:, :2].T + onto[:, 2]
    places = homogeneous[:, :2] / homogeneous[:, 2:]
    column = np.clip(np.round(places[:, 0]), 0, edges.shape[1] - 1).astype(np.intp)
    line = np.clip(np.round(places[:, 1]), 0, edges.shape[0] - 1).astype(np.intp)
    return float(edges[line, column].mean())
