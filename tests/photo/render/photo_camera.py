"""A pinhole camera over the table.

Table coordinates are centimetres: x to the right, y toward the player, height upward from the
table. Picture coordinates are pixels with (0, 0) in the middle of the first pixel.
"""

from dataclasses import dataclass, replace

import cv2
import numpy as np
from photo_noise import Array


@dataclass(frozen=True)
class Camera:
    """A camera; angles in degrees, lengths in centimetres, `focal` in mm on 36 mm of width."""

    size: tuple[int, int]
    """Width and height in pixels."""
    focal: float = 26.0
    tilt: float = 10.0
    """0 looks straight down; more looks away from the player."""
    roll: float = 0.0
    yaw: float = 0.0
    distance: float = 42.0
    target: tuple[float, float] = (0.0, 0.0)
    """The point of the table in the middle of the picture."""

    def _matrices(self) -> tuple[Array, Array, Array]:
        """Intrinsics, rotation from the table's axes (z down) to the camera's, position."""
        width, height = self.size
        scale = self.focal / 36 * max(width, height)
        inner = np.array([[scale, 0, (width - 1) / 2], [0, scale, (height - 1) / 2], [0, 0, 1]])
        tilt, roll, yaw = np.radians([self.tilt, self.roll, self.yaw])
        lean = np.array(
            [[1, 0, 0], [0, np.cos(tilt), np.sin(tilt)], [0, -np.sin(tilt), np.cos(tilt)]]
        )
        turn = lean_about_axis(roll) @ lean @ lean_about_axis(yaw)
        position = np.array([*self.target, 0.0]) - self.distance * turn[2]
        return inner, turn, position

    def plane(self, height: float = 0.0) -> Array:
        """The homography from (x, y) at a height above the table to pixels, (3, 3)."""
        inner, turn, position = self._matrices()
        offset = turn @ (np.array([0.0, 0.0, -height]) - position)
        return np.asarray(inner @ np.column_stack([turn[:, 0], turn[:, 1], offset]))

    def project(self, points: Array, height: float = 0.0) -> Array:
        """Where points (n, 2) in centimetres appear, (n, 2) pixels."""
        return through(self.plane(height), points)

    def moved(self, *, by: tuple[float, float], scale: float) -> "Camera":
        """The camera aimed elsewhere and at another distance."""
        target = (self.target[0] + by[0], self.target[1] + by[1])
        return replace(self, target=target, distance=self.distance * scale)


def lean_about_axis(angle: float) -> Array:
    """The rotation about the third axis, (3, 3)."""
    c, s = np.cos(angle), np.sin(angle)
    return np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])


def through(matrix: Array, points: Array) -> Array:
    """Points (n, 2) through a homography."""
    flat = np.asarray(points, np.float64).reshape(-1, 1, 2)
    return np.asarray(cv2.perspectiveTransform(flat, matrix)).reshape(-1, 2)


def aimed(camera: Camera, points: Array, span: float, place: tuple[float, float]) -> Camera:
    """The camera moved so that `points` span a part of the width and centre near `place`.

    `place` is a part of the width and of the height. Where the points would not fit into the
    frame, they are pulled toward its middle.
    """
    size = np.array(camera.size, float)
    wish = np.array(place)
    for _ in range(14):
        seen = camera.project(points)
        low, high = seen.min(0), seen.max(0)
        scale = float((high - low)[0] / (span * size[0]))
        half = (high - low) / 2 / scale / size + 0.02
        goal = np.clip(wish, np.minimum(half, 0.5), np.maximum(1 - half, 0.5)) * size
        back = np.linalg.inv(camera.plane())
        here, there = through(back, np.stack([(low + high) / 2, goal]))
        camera = camera.moved(by=tuple((here - there) * 0.9), scale=scale)
    return camera
