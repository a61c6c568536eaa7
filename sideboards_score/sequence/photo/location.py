"""Where the board lies: its lines propose, the chips upon it decide."""

from typing import NamedTuple

import cv2
import numpy as np

from sideboards_score.errors import RefusedError
from sideboards_score.photo.arrays import Doubles, Pixels
from sideboards_score.sequence.model.board import SIDE
from sideboards_score.sequence.photo.chips import (
    chip_middles,
    moved_ends,
    off_middle,
    onto_middles,
)
from sideboards_score.sequence.photo.lattice import (
    CHIPS_WEIGH,
    FINE,
    Lattice,
    between,
    fitted,
    lattice_in,
)
from sideboards_score.sequence.photo.outlines import candidates
from sideboards_score.sequence.photo.tuning import BoardTuning

_AROUND = 1
"""Squares around the board in which chips are looked for too, should it lie otherwise."""
_TURNS = 3
"""Of bringing chips to the middles of their squares: the second finds those of wrong squares."""
_NO_CHIPS = np.empty((0, 2))


class _Found(NamedTuple):
    """Outer corners of the squares (4, 2), how well lines fit, and how far chips lie off them."""

    corners: Doubles
    fit: float
    off: float
    """Mean square, in squares."""
    chips: Doubles
    """Their middles (n, 2), in squares; none where they are too few to tell."""

    @property
    def worth(self) -> float:
        return self.fit - CHIPS_WEIGH * self.off


def located(pixels: Pixels, given: Doubles | None, tuning: BoardTuning) -> Doubles:
    """The outer corners of the squares (4, 2), in pixels of the picture."""
    scale = max(1.0, max(pixels.shape[:2]) / tuning.work_side)
    size = (round(pixels.shape[1] / scale), round(pixels.shape[0] / scale))
    small = np.asarray(cv2.resize(pixels, size, interpolation=cv2.INTER_AREA), np.uint8)
    quads = candidates(small, tuning) if given is None else [given / scale]
    lattices = [lattice_in(small, quad, tuning) for quad in quads]
    _check(lattices, tuning)
    best = _best(small, sorted(lattices, key=lambda lattice: -lattice.fit), tuning)
    if best.off > (tuning.off_most if len(best.chips) else tuning.off_none):
        raise RefusedError("sequence-photo-no-board")
    return np.asarray(best.corners * scale, np.float64)


def _check(lattices: list[Lattice], tuning: BoardTuning) -> None:
    """Raise where no lines of ten squares are, or clearly those of another number."""
    fit = max((lattice.fit for lattice in lattices), default=0.0)
    rival = max((lattice.rival for lattice in lattices), default=0.0)
    if rival >= max(tuning.rival * fit, tuning.least_rival):
        raise RefusedError("sequence-photo-other-board")
    if fit < tuning.least_fit:
        raise RefusedError("sequence-photo-no-board")


def _best(small: Pixels, order: list[Lattice], tuning: BoardTuning) -> _Found:
    """The best of the lattices, those that fit best first, each settled by its chips."""
    found: list[_Found] = []
    for lattice in order[: tuning.refined]:
        # The lines of what is no board (a rough table) may be moved until they fit very well.
        if lattice.fit < tuning.least_fit:
            break
        settled = _settled(small, lattice, tuning)
        if len(settled.chips) or lattice.fit >= tuning.bare_fit:
            found.append(settled)
        if found and lattice.fit >= tuning.plain_fit and found[-1].off <= tuning.off_little:
            break
    if not found:
        raise RefusedError("sequence-photo-no-board")
    return max(found, key=lambda each: each.worth)


def _settled(small: Pixels, lattice: Lattice, tuning: BoardTuning) -> _Found:
    """The corners by the lines, then moved to where chips lie in the middles of squares."""
    by_lines, fit = fitted(small, lattice.corners, _NO_CHIPS, tuning)
    first = _judged(small, by_lines, fit, tuning)
    if not len(first.chips):
        return first
    corners = _by_chips(first)
    chips = _in_picture(first.chips, first.corners)
    settled = _judged(small, *fitted(small, corners, chips, tuning, FINE), tuning)
    return max(first, settled, key=lambda each: each.worth)


def _by_chips(found: _Found) -> Doubles:
    """The corners (4, 2) that bring chips nearest to the middles of their squares."""
    ends = moved_ends(found.chips)
    corners, chips = found.corners, found.chips
    for turn in range(_TURNS):
        moved = (
            between(corners, ends, SIDE)
            if turn == 0
            else _in_picture(_corners_by(onto_middles(chips)), corners)
        )
        chips = _in_squares(_in_picture(chips, corners), moved)
        corners = moved
    return corners


def _corners_by(onto: Doubles) -> Doubles:
    """Where the corners of the squares come from, by what brings chips to the middles."""
    unit = np.array([[[0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE]]], np.float64)
    return np.asarray(cv2.perspectiveTransform(unit, np.linalg.inv(onto))[0], np.float64)


def _judged(small: Pixels, corners: Doubles, fit: float, tuning: BoardTuning) -> _Found:
    """How far chips lie off the squares between corners."""
    size = tuning.small_square
    wide = between(corners, np.array([[-_AROUND, SIDE + _AROUND]] * 2), SIDE)
    chips = chip_middles(straightened(small, wide, size, SIDE + 2 * _AROUND), size, tuning)
    if len(chips) < tuning.least_chips:
        return _Found(corners, fit, tuning.off_none, _NO_CHIPS)
    return _Found(corners, fit, off_middle(chips - _AROUND), chips - _AROUND)


def _in_picture(places: Doubles, corners: Doubles) -> Doubles:
    """Places (n, 2) in squares as points of the picture."""
    return np.asarray(cv2.perspectiveTransform(places[None], _onto(corners))[0], np.float64)


def _in_squares(points: Doubles, corners: Doubles) -> Doubles:
    """Points (n, 2) of the picture as places in squares."""
    back = np.linalg.inv(_onto(corners))
    return np.asarray(cv2.perspectiveTransform(points[None], back)[0], np.float64)


def _onto(corners: Doubles) -> Doubles:
    unit = np.array([[0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE]], np.float32)
    onto = cv2.getPerspectiveTransform(unit, corners.astype(np.float32))
    return np.asarray(onto, np.float64)


def straightened(pixels: Pixels, corners: Doubles, square: int, count: int = SIDE) -> Pixels:
    """The squares between corners (4, 2), so many a side, as (count * square,) * 2."""
    side = count * square
    flat = np.array([[0, 0], [side, 0], [side, side], [0, side]], np.float32)
    onto = cv2.getPerspectiveTransform(corners.astype(np.float32), flat)
    return np.asarray(
        cv2.warpPerspective(pixels, onto, (side, side), flags=cv2.INTER_AREA), np.uint8
    )
