"""Flat things laid onto the picture: where they lie, their soft shadow, their thickness."""

from dataclasses import dataclass, replace

import cv2
import numpy as np
from photo_camera import Camera, through
from photo_noise import Array


@dataclass(frozen=True)
class Sprite:
    """A flat thing on the table."""

    pixels: Array
    """(h, w, 3) BGR uint8."""
    alpha: Array
    """(h, w) uint8."""
    pitch: float
    """Centimetres per pixel of its own picture."""
    center: tuple[float, float]
    """Where its middle lies on the table, in centimetres."""
    angle: float = 0.0
    """How far it is turned clockwise, in degrees."""
    height: float = 0.04
    """Its upper face above the table, in centimetres."""
    edge: tuple[int, int, int] | None = (170, 175, 180)
    """The colour of its side, BGR; None draws none."""
    shadow: float = 0.35
    """How dark its shadow is."""

    def pose(self) -> Array:
        """From its own pixels to the table's centimetres, (3, 3)."""
        high, wide = self.alpha.shape
        turn = np.radians(self.angle)
        c, s = np.cos(turn) * self.pitch, np.sin(turn) * self.pitch
        middle = np.array([(wide - 1) / 2, (high - 1) / 2])
        linear = np.array([[c, -s], [s, c]])
        offset = np.array(self.center) - linear @ middle
        return np.array([[c, -s, offset[0]], [s, c, offset[1]], [0, 0, 1]])

    def seen(self, camera: Camera, points: Array) -> Array:
        """Where points (n, 2) of its own picture appear in the photo."""
        return through(camera.plane(self.height) @ self.pose(), points)

    def outline(self, camera: Camera) -> Array:
        """Its four corners in the photo, (4, 2): TL TR BR BL as it lies."""
        high, wide = self.alpha.shape
        return self.seen(camera, box(-0.5, -0.5, wide - 0.5, high - 0.5))


def box(left: float, top: float, right: float, bottom: float) -> Array:
    """The corners of an upright box, (4, 2): TL TR BR BL."""
    return np.array([[left, top], [right, top], [right, bottom], [left, bottom]])


def _fitting(sprite: Sprite, camera: Camera) -> Sprite:
    """The sprite reduced to about the resolution at which it is seen, against aliasing."""
    corners = sprite.outline(camera)
    seen = max(float(np.linalg.norm(corners[1] - corners[0])), 8.0)
    shrink = 1.15 * seen / sprite.alpha.shape[1]
    if shrink > 0.85:
        return sprite
    high, wide = sprite.alpha.shape
    size = (max(4, round(wide * shrink)), max(4, round(high * shrink)))
    pixels, alpha = (
        np.asarray(cv2.resize(layer, size, interpolation=cv2.INTER_AREA))
        for layer in (sprite.pixels, sprite.alpha)
    )
    return replace(sprite, pixels=pixels, alpha=alpha, pitch=sprite.pitch * wide / size[0])


Window = tuple[Array, Array, tuple[int, int]]
"""A part of the canvas, a homography into it, its width and height."""


def _window(canvas: Array, matrix: Array, corners: Array) -> Window | None:
    """The part of the canvas that the corners reach, and the matrix into that part."""
    high, wide = canvas.shape[:2]
    low = np.clip(np.floor(corners.min(0)) - 2, 0, [wide, high]).astype(int)
    top = np.clip(np.ceil(corners.max(0)) + 3, 0, [wide, high]).astype(int)
    if (top - low).min() < 1:
        return None
    shift = np.array([[1, 0, -low[0]], [0, 1, -low[1]], [0, 0, 1]])
    size = (int(top[0] - low[0]), int(top[1] - low[1]))
    return canvas[low[1] : top[1], low[0] : top[0]], shift @ matrix, size


def _blend(area: Array, color: Array, alpha: Array) -> None:
    below = area.astype(np.float32)
    mixed = below + (color.astype(np.float32) - below) * (alpha.astype(np.float32) / 255)[..., None]
    area[:] = np.clip(mixed + 0.5, 0, 255)


def cast(canvas: Array, camera: Camera, sprite: Sprite, light: tuple[float, float]) -> None:
    """Draw the sprite's soft shadow; `light` is its offset per centimetre of height."""
    blur = (0.05 + min(sprite.height, 3) * 0.15) / sprite.pitch
    pad = round(2.6 * blur) + 4
    alpha = cv2.copyMakeBorder(sprite.alpha, pad, pad, pad, pad, cv2.BORDER_CONSTANT, value=0)
    soft = cv2.GaussianBlur(alpha, (0, 0), blur)
    reach = sprite.height * 0.7 + 0.05
    moved = replace(
        sprite,
        alpha=np.asarray(soft),
        height=0.0,
        center=(sprite.center[0] + light[0] * reach, sprite.center[1] + light[1] * reach),
    )
    matrix = camera.plane() @ moved.pose()
    found = _window(canvas, matrix, moved.outline(camera))
    if found is not None:
        area, inside, size = found
        dark = cv2.warpPerspective(moved.alpha, inside, size).astype(np.float32) / 255
        area[:] = (area * (1 - sprite.shadow * dark[..., None])).astype(np.uint8)


def paste(canvas: Array, camera: Camera, sprite: Sprite, light: tuple[float, float]) -> None:
    """Lay the sprite onto the uint8 canvas: shadow, side, face."""
    sprite = _fitting(sprite, camera)
    if sprite.shadow:
        cast(canvas, camera, sprite, light)
    layers = [(sprite.height, sprite.pixels)]
    if sprite.edge is not None:
        side = np.full_like(sprite.pixels, sprite.edge)
        layers = [(sprite.height * part, side) for part in (0.3, 0.65)] + layers
    for height, pixels in layers:
        matrix = camera.plane(height) @ sprite.pose()
        high, wide = sprite.alpha.shape
        found = _window(canvas, matrix, through(matrix, box(0, 0, wide, high)))
        if found is None:
            return
        area, inside, size = found
        face = cv2.warpPerspective(pixels, inside, size, borderMode=cv2.BORDER_REPLICATE)
        cover = cv2.warpPerspective(sprite.alpha, inside, size)
        _blend(area, face, cover)
