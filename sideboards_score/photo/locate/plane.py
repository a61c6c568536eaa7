"""The table's plane: one vanishing line for all cards, a flat frame for each of them.

The cards lie in one plane, so one homography flattens them all. Its two numbers of perspective (the
vanishing line) are common; what is left for each card is affine, and the same shape for all, only
turned and moved. A card's coordinates: X 0..1 across, Y in slots (drawers) from its top downwards.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from sideboards_score.photo.arrays import Doubles, Floats, Ints, middle
from sideboards_score.photo.locate.geometry import (
    INSET_LIKELY,
    INSET_SPREAD,
    LEVEL,
    MOST_MOVE,
    SHAPE_STEP,
    TURN_FREE,
)
from sideboards_score.photo.locate.tuning import LocateTuning

CORNER_X = np.array([0.0, 1.0, 1.0, 0.0])
CORNER_Y = np.array([0.0, 0.0, 1.0, 1.0])
INWARD = np.array([1.0, 1.0, -1.0, -1.0])


@dataclass(frozen=True)
class Plane:
    """What turns picture points into card coordinates.

    With q = (point - middle) / unit and flat = q / (1 + line . q), card k sees the point at
    frames[k] @ (flat, 1): X 0..1 across its drawers, Y in slots downwards.
    """

    middle: Doubles
    """(2,) pixels"""
    unit: float
    """Pixels; half the longer side, so that q is within -1..1 and the fits are well conditioned."""
    line: Doubles
    """(2,)"""
    frames: Doubles
    """(k, 2, 3)"""
    inset: float
    """Slots between a slot's border and the drawer found in it."""

    def flat(self, points: Floats | Doubles) -> Doubles:
        """(..., 2) pixels -> (..., 2) on the plane, up to an affine map."""
        q = (np.asarray(points, np.float64) - self.middle) / self.unit
        flat: Doubles = q / (1 + q @ self.line)[..., None]
        return flat

    def back(self, flat: Doubles) -> Doubles:
        """The inverse of `flat`."""
        q = flat / (1 - flat @ self.line)[..., None]
        pixels: Doubles = q * self.unit + self.middle
        return pixels

    def card(self, k: int, points: Floats | Doubles) -> Doubles:
        """(..., 2) pixels -> (..., 2) in the coordinates of card k."""
        seen: Doubles = self.flat(points) @ self.frames[k, :, :2].T + self.frames[k, :, 2]
        return seen

    def pixels(self, places: Doubles) -> Doubles:
        """(..., 2) in the coordinates of every card -> (k, ..., 2) pixels."""
        return self.back(self.flat_of(places))

    def flat_of(self, places: Doubles) -> Doubles:
        """(..., 2) in the coordinates of every card -> (k, ..., 2) on the plane."""
        linear = np.linalg.inv(self.frames[:, :, :2])
        away = places.reshape(-1, 2) - self.frames[:, None, :, 2]
        flat: Doubles = away @ linear.swapaxes(1, 2)
        return flat.reshape(-1, *places.shape)

    def mean_linear(self) -> Doubles:
        """(2, 2): flat to the mean card's widths and slots."""
        return np.asarray(np.median(self.frames[:, :, :2], axis=0))

    def moved(self, factor: float, shift: Doubles) -> "Plane":
        """The same in a picture with points p at `factor` * p + `shift` (2,)."""
        return replace(self, middle=self.middle * factor + shift, unit=self.unit * factor)

    def with_frames(self, frames: Doubles) -> "Plane":
        """The same plane with other cards."""
        return replace(self, frames=frames)


@dataclass(frozen=True)
class FoundDrawers:
    """Drawers found: quads (n, 4, 2) pixels, columns (n,) in rising order from 0, slots (n,)."""

    quads: Floats
    columns: Ints
    slots: Ints

    @property
    def starts(self) -> Ints:
        """Where in the columns each card begins."""
        return np.flatnonzero(np.diff(self.columns, prepend=-1))


@dataclass(frozen=True)
class Points:
    """Corners (n, 4, 2) in units from the middle, what they are, and how much each counts."""

    q: Doubles
    drawers: FoundDrawers
    weight: Doubles
    """(n, 4)"""
    starts: Ints
    """The first patch of each card."""
    count: Ints
    """The number of drawers of each card."""

    @classmethod
    def of(cls, q: Doubles, drawers: FoundDrawers) -> "Points":
        """All points counting alike."""
        starts = drawers.starts
        count = np.diff(starts, append=len(q))
        return cls(q, drawers, np.ones(q.shape[:2]), starts, count)

    def targets(self, inset: float, tuning: LocateTuning) -> Doubles:
        """(n, 4, 2) where a card has them, in widths."""
        targets = np.empty_like(self.q)
        targets[..., 0] = CORNER_X
        targets[..., 1] = self.drawers.slots[:, None] + CORNER_Y + inset * INWARD
        targets[..., 1] *= tuning.slot_to_width
        return targets


def fit_plane(
    drawers: FoundDrawers, size: tuple[int, int], tuning: LocateTuning, *, rough: bool = False
) -> tuple[Plane, Doubles]:
    """Least squares over all corners, robust; also each corner's misfit (n, 4) in widths.

    size (width, height) is the picture's; `rough` stops after two rounds.
    """
    # Weights after Geman and McClure: a corner misplaced by glare pulls less in each round, and the
    # tolerance shrinks with the misfit of the good ones.
    middle = np.array(size, np.float64) / 2
    unit = max(size) / 2.0
    points = Points.of((drawers.quads.astype(np.float64) - middle) / unit, drawers)
    for tolerance in tuning.fit_rounds[: 2 if rough else None]:
        line, inset = _shared(points)
        targets = points.targets(inset, tuning)
        found = _frames(line[None], points, targets, tuning)
        points = replace(points, weight=1 / (1 + (found.misfit[0] / tolerance) ** 2) ** 2)
    line = _one_shape(line, points, targets, tuning)
    found = _frames(line[None], points, targets, tuning)
    return Plane(middle, unit, line, found.frames[0], inset), found.misfit[0]


def _one_shape(line: Doubles, points: Points, targets: Doubles, tuning: LocateTuning) -> Doubles:
    """The vanishing line under which the cards have one shape (Gauss-Newton)."""
    # The derivatives are taken numerically: three lines are solved at once. LEVEL is the prior of a
    # table seen from above, without which a partial row would explain noise by a steep view.
    step = SHAPE_STEP
    around = step * np.array([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]])
    for _ in range(tuning.shape_rounds):
        now, *moved = _frames(line + around, points, targets, tuning).residuals
        jacobian = (np.stack(moved, axis=1) - now[:, None]) / step
        normal = jacobian.T @ jacobian + LEVEL**2 * np.eye(2)
        move = np.linalg.solve(normal, -jacobian.T @ now - LEVEL**2 * line)
        line = line + move.clip(-MOST_MOVE, MOST_MOVE)
    return line


def _shared(points: Points) -> tuple[Doubles, float]:
    """Vanishing line and inset, the frames of the cards eliminated.

    X (1 + line . q) = a . (q, 1) is linear in a and in the line, and so is Y.
    """
    q, weight, starts = points.q, points.weight**2, points.starts
    one = np.ones((*q.shape[:2], 1))
    own = np.concatenate([q, one], axis=2)
    across = np.broadcast_to(CORNER_X, q.shape[:2])[..., None]
    down = (points.drawers.slots[:, None] + CORNER_Y)[..., None]
    inward = np.broadcast_to(INWARD, q.shape[:2])[..., None]
    # Each card's affine unknowns are eliminated (Schur complement), which leaves three for all:
    # the vanishing line and the inset. The diagonal is their prior.
    normal = np.diag([LEVEL**2, LEVEL**2, INSET_SPREAD**2])
    right = np.array([0.0, 0.0, INSET_SPREAD**2 * INSET_LIKELY])
    squares = _sums(own, own, weight, starts)
    for target, inset in ((across, 0.0 * inward), (down, -inward)):
        shared = np.concatenate([-target * q, inset, target], axis=2)
        mixed = _sums(own, shared, weight, starts)
        full = _sums(shared, shared, weight, starts)
        left = full - mixed.swapaxes(1, 2) @ np.linalg.solve(squares, mixed)
        normal += left.sum(axis=0)[:3, :3]
        right += left.sum(axis=0)[:3, 3]
    solved = np.linalg.solve(normal, right)
    return solved[:2], float(solved[2])


def _sums(left: Doubles, right: Doubles, weight: Doubles, starts: Ints) -> Doubles:
    """(..., k, a, b) weighted sums of products of (..., n, 4, a) and (..., n, 4, b) per card."""
    # Products of small matrices are far quicker than the same as a sum over three indices.
    products = (left * weight[..., None]).swapaxes(-1, -2) @ right
    sums: Doubles = np.add.reduceat(products, starts, axis=-3)
    return sums


class Frames(NamedTuple):
    """The cards' frames on each of several planes."""

    frames: Doubles
    """(lines, k, 2, 3)"""
    misfit: Doubles
    """(lines, n, 4) of each corner in widths."""
    residuals: Doubles
    """(lines, r) all of them with their weights."""


def _frames(lines: Doubles, points: Points, targets: Doubles, tuning: LocateTuning) -> Frames:
    """The cards' frames on planes of vanishing lines (lines, 2): one shape, turned and moved."""
    # First every card freely, for the mean shape of those seen nearly whole; then all of them tied
    # to that shape. What a card still bends (turning is free) is a misfit of the vanishing line.
    far = 1 + np.moveaxis(points.q @ lines.T, -1, 0)
    flat = points.q / far[..., None]
    loose = _affine(flat, np.eye(2)[None], points, targets, 1e-6)
    full = points.count >= points.count.max() - 1
    mean = middle(loose[:, full, :, :2], axis=1).astype(np.float64)
    frames = _affine(flat, mean, points, targets, tuning.shape_tie)
    own = frames[:, points.drawers.columns]
    off = flat @ own[..., :2].swapaxes(-1, -2) + own[..., None, :, 2] - targets
    bent = (frames[..., :2] @ np.linalg.inv(mean)[:, None] - np.eye(2)).reshape(len(lines), -1, 4)
    bent = bent - TURN_FREE * (bent @ TURN)[..., None] * TURN
    parts = (off * np.sqrt(points.weight)[..., None], bent * np.sqrt(tuning.shape_tie))
    residuals = np.concatenate([part.reshape(len(lines), -1) for part in parts], axis=1)
    level = np.array([[1.0], [tuning.slot_to_width]])
    return Frames(frames / level, np.abs(off).max(axis=-1), residuals)


TURN = np.array([0.0, -1.0, 1.0, 0.0]) / np.sqrt(2)
"""The change of a 2 x 2 unit matrix that turns it."""


def _affine(flat: Doubles, mean: Doubles, points: Points, targets: Doubles, tie: float) -> Doubles:
    """(lines, k, 2, 3) least squares for each card from flat points to targets in widths.

    flat (lines, n, 4, 2); the linear part is drawn towards `mean` (lines, 2, 2), except that
    turning it costs little.
    """
    # The unknown is the small change of the mean shape (I + D): D is 2 x 2, its rows independent
    # in the corners and tied by the cost of D, from which its part that turns is taken out.
    weight, starts = points.weight, points.starts
    level = flat @ mean[:, None].swapaxes(-1, -2)
    total = np.add.reduceat(weight.sum(axis=1), starts)[:, None]
    middle = _weighed(level, points) / total
    goal = _weighed(targets, points) / total
    x = level - np.repeat(middle, points.count, axis=1)[:, :, None]
    rest = targets - np.repeat(goal, points.count, axis=0)[:, None] - x
    sums = _sums(np.concatenate([x, rest], axis=-1), x, weight, starts)
    normal = np.zeros((*sums.shape[:2], 4, 4))
    normal[..., :2, :2] = normal[..., 2:, 2:] = sums[..., :2, :]
    normal += tie * (np.eye(4) - TURN_FREE * np.outer(TURN, TURN))
    right = sums[..., 2:, :].reshape(*sums.shape[:2], 4, 1)
    linear = np.eye(2) + np.linalg.solve(normal, right).reshape(*sums.shape[:2], 2, 2)
    shift = goal[..., None] - linear @ middle[..., None]
    return np.concatenate([linear @ mean[:, None], shift], axis=-1)


def _weighed(values: Doubles, points: Points) -> Doubles:
    """(..., k, 2) weighted sums of values (..., n, 4, 2) per card."""
    sums: Doubles = np.add.reduceat(
        (values * points.weight[..., None]).sum(axis=-2), points.starts, axis=-2
    )
    return sums
