"""The table's plane: one vanishing line for all cards, a flat frame for each of them."""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from sideboards_score.photo.bands import Floats
from sideboards_score.photo.tuning_locate import LocateTuning

Doubles = NDArray[np.float64]
Ints = NDArray[np.intp]

CORNER_X = np.array([0.0, 1.0, 1.0, 0.0])
CORNER_Y = np.array([0.0, 0.0, 1.0, 1.0])
INWARD = np.array([1.0, 1.0, -1.0, -1.0])
LEVEL = 0.12
"""Misfit in widths over usual length of the vanishing line: how far a level table is assumed."""


@dataclass(frozen=True)
class Plane:
    """What turns picture points into card coordinates.

    With q = (point - middle) / unit and flat = q / (1 + line . q), card k sees the point at
    frames[k] @ (flat, 1): X 0..1 across its drawers, Y in slots downwards.
    """

    middle: Doubles
    unit: float
    line: Doubles
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

    def pixels(self, k: int, places: Doubles) -> Doubles:
        """(..., 2) in the coordinates of card k -> (..., 2) pixels."""
        linear = np.linalg.inv(self.frames[k, :, :2])
        return self.back((places - self.frames[k, :, 2]) @ linear.T)

    def mean_linear(self) -> Doubles:
        """(2, 2): flat to the mean card's widths and slots."""
        return np.asarray(np.median(self.frames[:, :, :2], axis=0))

    def with_frames(self, frames: Doubles) -> "Plane":
        """The same plane with other cards."""
        return replace(self, frames=frames)


@dataclass(frozen=True)
class Patches:
    """Drawers found: quads (n, 4, 2) pixels, columns (n,) in rising order from 0, slots (n,)."""

    quads: Floats
    columns: Ints
    slots: Ints

    @property
    def starts(self) -> Ints:
        """Where in the columns each card begins."""
        return np.flatnonzero(np.diff(self.columns, prepend=-1))


@dataclass(frozen=True)
class Pairs:
    """Points (n, 4, 2) on the plane and where a card has them, weights (n, 4), cards' starts."""

    flat: Doubles
    targets: Doubles
    weight: Doubles
    starts: Ints


def fit_plane(
    patches: Patches, size: tuple[int, int], tuning: LocateTuning, *, rough: bool = False
) -> tuple[Plane, Doubles]:
    """Least squares over all corners, robust; also each corner's misfit (n, 4) in widths.

    size (width, height) is the picture's; `rough` stops after two rounds.
    """
    middle = np.array(size, np.float64) / 2
    unit = max(size) / 2.0
    q = (patches.quads.astype(np.float64) - middle) / unit
    weight = np.ones(q.shape[:2])
    for tolerance in tuning.fit_rounds[: 2 if rough else None]:
        line, inset = _shared(q, patches, weight)
        plane = Plane(middle, unit, line, np.zeros((0, 2, 3)), inset)
        frames, misfit, _ = _frames(plane, patches, weight, tuning)
        weight = 1 / (1 + (misfit / tolerance) ** 2) ** 2
    plane = _one_shape(plane, patches, weight, tuning)
    frames, misfit, _ = _frames(plane, patches, weight, tuning)
    return plane.with_frames(frames), misfit


def _one_shape(plane: Plane, patches: Patches, weight: Doubles, tuning: LocateTuning) -> Plane:
    """The plane with the vanishing line under which the cards have one shape (Gauss-Newton)."""
    step = 1e-3

    def residuals(line: Doubles) -> Doubles:
        return _frames(replace(plane, line=line), patches, weight, tuning)[2]

    for _ in range(tuning.shape_rounds):
        now = residuals(plane.line)
        slopes = [(residuals(plane.line + step * axis) - now) / step for axis in np.eye(2)]
        jacobian = np.stack(slopes, axis=1)
        normal = jacobian.T @ jacobian + LEVEL**2 * np.eye(2)
        move = np.linalg.solve(normal, -jacobian.T @ now - LEVEL**2 * plane.line)
        plane = replace(plane, line=plane.line + move.clip(-0.1, 0.1))
    return plane


def _shared(q: Doubles, patches: Patches, weight: Doubles) -> tuple[Doubles, float]:
    """Vanishing line and inset, the frames of the cards eliminated.

    X (1 + line . q) = a . (q, 1) is linear in a and in the line, and so is Y.
    """
    starts = patches.starts
    one = np.ones((*q.shape[:2], 1))
    own = np.concatenate([q, one], axis=2)
    across = np.broadcast_to(CORNER_X, q.shape[:2])[..., None]
    down = (patches.slots[:, None] + CORNER_Y)[..., None]
    inward = np.broadcast_to(INWARD, q.shape[:2])[..., None]
    normal = np.diag([LEVEL**2, LEVEL**2, 0.5**2])
    right = np.array([0.0, 0.0, 0.5**2 * 0.05])
    squares = _sums(own, own, weight**2, starts)
    for target, inset in ((across, 0.0 * inward), (down, -inward)):
        shared = np.concatenate([-target * q, inset, target], axis=2)
        mixed = _sums(own, shared, weight**2, starts)
        full = _sums(shared, shared, weight**2, starts)
        left = full - mixed.swapaxes(1, 2) @ np.linalg.solve(squares, mixed)
        normal += left.sum(axis=0)[:3, :3]
        right += left.sum(axis=0)[:3, 3]
    solved = np.linalg.solve(normal, right)
    return solved[:2], float(solved[2])


def _sums(left: Doubles, right: Doubles, weight: Doubles, starts: Ints) -> Doubles:
    """(k, a, b) weighted sums of products of (n, 4, a) and (n, 4, b) for each card."""
    products = np.einsum("nci,ncj,nc->nij", left, right, weight)
    sums: Doubles = np.add.reduceat(products, starts, axis=0)
    return sums


def _frames(
    plane: Plane, patches: Patches, weight: Doubles, tuning: LocateTuning
) -> tuple[Doubles, Doubles, Doubles]:
    """The cards' frames on a plane whose line is known: one shape, turned and moved.

    Also the misfit (n, 4) of each corner in widths, and all residuals with their weights.
    """
    level = np.array([1.0, tuning.slot_to_width])
    flat = plane.flat(patches.quads)
    down = patches.slots[:, None] + CORNER_Y + plane.inset * INWARD
    targets = np.stack([np.broadcast_to(CORNER_X, down.shape), down], axis=-1) * level
    pairs = Pairs(flat, targets, weight, patches.starts)
    loose = _affine(pairs, np.eye(2), 1e-6)
    found = np.diff(patches.starts, append=len(flat))
    mean = np.median(loose[found >= found.max() - 1][:, :, :2], axis=0)
    frames = _affine(pairs, mean, tuning.shape_tie)
    own = frames[patches.columns]
    seen = np.einsum("nij,ncj->nci", own[:, :, :2], flat) + own[:, None, :, 2]
    off = seen - targets
    bent = (frames[:, :, :2] @ np.linalg.inv(mean) - np.eye(2)).reshape(-1, 4)
    bent = bent - 0.98 * np.outer(bent @ TURN, TURN)
    parts = (off * np.sqrt(weight)[..., None], bent * np.sqrt(tuning.shape_tie))
    residuals = np.concatenate([part.ravel() for part in parts])
    return frames / level[:, None], np.abs(off).max(axis=2), residuals


TURN = np.array([0.0, -1.0, 1.0, 0.0]) / np.sqrt(2)
"""The change of a 2 x 2 unit matrix that turns it."""


def _affine(pairs: Pairs, mean: Doubles, tie: float) -> Doubles:
    """(k, 2, 3) least squares for each card from flat points to targets in widths.

    The linear part is drawn towards `mean`, except that turning it costs little.
    """
    flat, targets, weight, starts = pairs.flat, pairs.targets, pairs.weight, pairs.starts
    level = flat @ mean.T
    one = np.ones((*flat.shape[:2], 1))
    sums = _sums(np.concatenate([level, targets, one], axis=2), one, weight, starts)[..., 0]
    middle, goal = sums[:, :2] / sums[:, 4:], sums[:, 2:4] / sums[:, 4:]
    count = np.diff(starts, append=len(flat))
    x = level - np.repeat(middle, count, axis=0)[:, None]
    rest = targets - np.repeat(goal, count, axis=0)[:, None] - x
    square = _sums(x, x, weight, starts)
    normal = np.zeros((len(starts), 4, 4))
    normal[:, :2, :2] = normal[:, 2:, 2:] = square
    normal += tie * (np.eye(4) - 0.98 * np.outer(TURN, TURN))
    right = _sums(rest, x, weight, starts).reshape(-1, 4, 1)
    linear = np.eye(2) + np.linalg.solve(normal, right).reshape(-1, 2, 2)
    shift = goal - np.einsum("kij,kj->ki", linear, middle)
    return np.concatenate([linear @ mean, shift[..., None]], axis=2)
