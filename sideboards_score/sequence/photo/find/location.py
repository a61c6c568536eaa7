"""Where the board lies: its lines propose, the chips upon it decide."""

from typing import NamedTuple

import cv2
import numpy as np

from sideboards_score.errors import RefusedError
from sideboards_score.photo.arrays import Doubles, Pixels
from sideboards_score.sequence.model.board import SIDE
from sideboards_score.sequence.photo.find.chips import (
    chip_middles,
    inside,
    moved_ends,
    off_middle,
    onto_middles,
    without_rim,
)
from sideboards_score.sequence.photo.find.lattice import (
    Lattice,
    between,
    fitted,
    lattice_in,
)
from sideboards_score.sequence.photo.find.outlines import candidates, rims
from sideboards_score.sequence.photo.find.pattern import quads_by_chips
from sideboards_score.sequence.photo.find.printed import printed_in
from sideboards_score.sequence.photo.tuning import BoardTuning

_NO_CHIPS = np.empty((0, 2))


class _Found(NamedTuple):
    """Outer corners of the squares (4, 2), how well lines fit, and how far chips lie off them."""

    corners: Doubles
    fit: float
    off: float
    """Mean square, in squares."""
    chips: Doubles
    """Their middles (n, 2), in squares; none where they are too few to tell."""
    lines: float = 0.0
    """How well the lines fitted before they were moved; 0 where another number of squares did."""
    printed: bool = False
    """Whether print shows ten squares between rims of one width."""

    def seen(self, tuning: BoardTuning) -> bool:
        """Whether lines or print show the squares, and not chips alone."""
        return self.printed or self.lines >= tuning.bare_fit

    def by_chips(self, tuning: BoardTuning) -> bool:
        """Whether chips lie on squares too well for an accident: many, or few on seen ones."""
        few = tuning.least_chips if self.seen(tuning) else tuning.pattern_chips
        return len(self.chips) >= few and self.off <= tuning.off_little

    def off_most(self, tuning: BoardTuning) -> float:
        """How far chips may lie off where there are enough of them, and what is set elsewhere."""
        return tuning.off_most if len(self.chips) else tuning.off_none

    def worth(self, tuning: BoardTuning) -> float:
        return self.fit - tuning.chips_weigh * self.off


class Site(NamedTuple):
    """Where a board may lie."""

    corners: Doubles
    """(4, 2) of the squares, in pixels of the picture."""
    by_chips: bool
    """Whether its chips leave no doubt of that."""


def located(pixels: Pixels, given: Doubles | None, tuning: BoardTuning) -> list[Site]:
    """Where the board may lie, the likeliest first.

    Raises `RefusedError` where there are no lines of ten squares, nor room for them.
    """
    scale = max(1.0, max(pixels.shape[:2]) / tuning.work_side)
    size = (round(pixels.shape[1] / scale), round(pixels.shape[0] / scale))
    if min(size) < tuning.least_side:
        raise RefusedError("sequence-photo-no-board")
    small = np.asarray(cv2.resize(pixels, size, interpolation=cv2.INTER_AREA), np.uint8)
    quads = candidates(small, tuning) if given is None else [given / scale]
    lattices = [lattice_in(small, quad, tuning) for quad in quads]
    found = _settled_in_turn(small, lattices, tuning)
    if given is None and not any(each.by_chips(tuning) for each in found):
        more = [lattice_in(small, quad, tuning) for quad in quads_by_chips(small, tuning)]
        found += _settled_in_turn(small, more, tuning)
        found += _by_print(small, quads, tuning)
    if not any(each.by_chips(tuning) or each.printed for each in found):
        _check(lattices, tuning)
    found = [each for each in found if each.off <= each.off_most(tuning)]
    if not found:
        raise RefusedError("sequence-photo-no-board")
    order = sorted(
        found, key=lambda each: (-each.by_chips(tuning), -each.seen(tuning), -each.worth(tuning))
    )
    return [Site(each.corners * scale, each.by_chips(tuning)) for each in _apart(order, tuning)]


def _apart(order: list[_Found], tuning: BoardTuning) -> list[_Found]:
    """The first few that do not lie where one before them does."""
    kept: list[_Found] = []
    for each in order:
        side = float(np.linalg.norm(each.corners[0] - each.corners[2]))
        near = (np.abs(each.corners - other.corners).max() / side for other in kept)
        if all(far > tuning.apart for far in near):
            kept.append(each)
    return kept[: tuning.read_most]


def _check(lattices: list[Lattice], tuning: BoardTuning) -> None:
    """Raise where no lines of ten squares are, or clearly those of another number."""
    fit = max((lattice.fit for lattice in lattices), default=0.0)
    rival = max((lattice.rival for lattice in lattices), default=0.0)
    if rival >= max(tuning.rival * fit, tuning.least_rival):
        raise RefusedError("sequence-photo-other-board")
    if fit < tuning.least_fit:
        raise RefusedError("sequence-photo-no-board")


def _settled_in_turn(small: Pixels, lattices: list[Lattice], tuning: BoardTuning) -> list[_Found]:
    """The lattices, those that fit best first, each settled by its chips."""
    found: list[_Found] = []
    for lattice in sorted(lattices, key=lambda each: -each.fit)[: tuning.refined]:
        lines = lattice.fit if lattice.rival < tuning.rival * lattice.fit else 0.0
        settled = _settled(small, lattice, tuning)._replace(lines=lines)
        if _stands(settled, lattice, tuning) and _inside(settled, small, tuning):
            found.append(settled)
            if lattice.fit >= tuning.plain_fit and settled.off <= tuning.off_little:
                break
    return found


def _by_print(small: Pixels, quads: list[Doubles], tuning: BoardTuning) -> list[_Found]:
    """Squares that print shows in outlines, each settled by its chips."""
    found: list[_Found] = []
    for printed in printed_in(small, quads + rims(small, tuning), tuning):
        corners, fit = fitted(small, printed.corners, _NO_CHIPS, tuning, ())
        shown = _without_table(_judged(small, corners, fit, tuning), tuning)
        shown = shown._replace(printed=printed.clear)
        settled = _settled_by_print(small, shown, tuning)
        if (settled.printed or settled.by_chips(tuning)) and _inside(settled, small, tuning):
            found.append(settled)
    return found


def _without_table(found: _Found, tuning: BoardTuning) -> _Found:
    """Squares in an outline, where what lies beside them is the table, however round it is."""
    chips = found.chips[inside(found.chips)]
    if len(chips) < tuning.least_chips:
        return found._replace(off=tuning.off_none, chips=_NO_CHIPS)
    return found._replace(off=off_middle(chips), chips=chips)


def _settled_by_print(small: Pixels, shown: _Found, tuning: BoardTuning) -> _Found:
    """Squares by print, or by chips where many lie otherwise: few at one end move the other."""
    if shown.off <= tuning.off_little or len(shown.chips) < tuning.pattern_chips:
        return shown
    return _settled_by_chips(small, shown, tuning)._replace(printed=shown.printed)


def _stands(settled: _Found, lattice: Lattice, tuning: BoardTuning) -> bool:
    """Whether there is a board: lines of a rough table may be moved until they fit very well."""
    if len(settled.chips):
        return lattice.fit >= tuning.least_fit or settled.by_chips(tuning)
    return lattice.fit >= tuning.bare_fit


def _inside(settled: _Found, small: Pixels, tuning: BoardTuning) -> bool:
    """Whether the squares lie in the picture: the lines of a board cut off seem to go on."""
    corners, (high, wide) = settled.corners, small.shape[:2]
    beyond = max(-corners.min(), *(corners.max(axis=0) - (wide - 1, high - 1)))
    return float(beyond) <= tuning.beyond * float(np.linalg.norm(corners[0] - corners[2]))


def _settled(small: Pixels, lattice: Lattice, tuning: BoardTuning) -> _Found:
    """The corners by the lines, then moved to where chips lie in the middles of squares."""
    by_lines, fit = fitted(small, lattice.corners, _NO_CHIPS, tuning, tuning.coarse_moves)
    return _settled_by_chips(small, _judged(small, by_lines, fit, tuning), tuning)


def _settled_by_chips(small: Pixels, first: _Found, tuning: BoardTuning) -> _Found:
    """Corners moved to where chips lie in the middles of squares."""
    if not len(first.chips):
        return first
    corners = _by_chips(first, tuning)
    chips = _in_picture(first.chips, first.corners)
    settled = _judged(small, *fitted(small, corners, chips, tuning, tuning.fine_moves), tuning)
    return max(first, settled, key=lambda each: each.worth(tuning))


def _by_chips(found: _Found, tuning: BoardTuning) -> Doubles:
    """The corners (4, 2) that bring chips nearest to the middles of their squares."""
    ends = moved_ends(found.chips, tuning)
    corners, chips = found.corners, found.chips
    for turn in range(tuning.chip_turns):
        moved = (
            between(corners, ends, SIDE)
            if turn == 0
            else _in_picture(_corners_by(onto_middles(chips, tuning)), corners)
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
    size, around = tuning.small_square, tuning.around
    wide = between(corners, np.array([[-around, SIDE + around]] * 2), SIDE)
    flat = straightened(small, wide, size, SIDE + 2 * around)
    chips = without_rim(chip_middles(flat, size, around, tuning) - around, tuning)
    if len(chips) < tuning.least_chips:
        return _Found(corners, fit, tuning.off_none, _NO_CHIPS)
    return _Found(corners, fit, off_middle(chips), chips)


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
