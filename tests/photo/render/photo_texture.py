"""Patterns over a drawer's whole front: wood, cloth, blots, stripes, cracks."""

import cv2
import numpy as np
from photo_noise import Array, Size, between, clouds, smooth
from photo_print import Texture


def textured(rng: np.random.Generator, texture: Texture, size: Size, width: int) -> Array:
    """The pattern as a factor around 1, (h, w) float32; `width` of the card in pixels."""
    factor = np.ones(size, np.float32)
    pitch = max(2.0, texture.pitch * width)
    if texture.fibres or texture.arches:
        factor += _wood(rng, texture, size)
    if texture.weave:
        factor += texture.weave * 0.3 * _weave(size, pitch)
    if texture.flecks:
        factor += texture.flecks * 0.5 * _blots(rng, size, pitch)
    if texture.fade:
        factor += texture.fade * np.linspace(-0.5, 0.5, size[1], dtype=np.float32)
    if texture.stripes:
        factor += texture.stripes * 0.3 * _stripes(size, pitch)
    if texture.lozenges:
        factor += texture.lozenges * 0.3 * _lozenges(size, pitch)
    if texture.crackle:
        factor -= texture.crackle * 0.6 * _cracks(rng, size, pitch)
    return np.asarray(np.clip(factor, 0.15, 1.9), np.float32)


def _wood(rng: np.random.Generator, texture: Texture, size: Size) -> Array:
    """Fibres along the drawer, bent around knots, and arches across it; about -1 to 1."""
    rows, columns = np.indices(size, np.float32)
    bend, dark = _knots(rng, texture.knots, rows, columns)
    broad = clouds(rng, size, (size[0] / 9, 3), 3)
    fine = smooth(rng, size, (size[0] / 2, 9))
    fibres: Array = 1.3 * (broad - 0.5) + 0.5 * (fine - 0.5)
    if texture.knots:
        fibres = cv2.remap(fibres, columns, rows + bend, cv2.INTER_LINEAR, None, 4)
    field = texture.fibres * fibres - 0.5 * dark
    if texture.arches:
        field = field + texture.arches * 0.35 * _arches(rng, rows, columns)
    return np.asarray(field, np.float32)


def _knots(rng: np.random.Generator, most: int, rows: Array, columns: Array) -> tuple[Array, Array]:
    """How far knots push the fibres aside, in pixels, and how dark they are."""
    bend, dark = np.zeros_like(rows), np.zeros_like(rows)
    for _ in range(int(rng.integers(most + 1)) if most else 0):
        y, x = between(rng, 0.15, 0.85) * rows.shape[0], between(rng, 0.05, 0.95) * rows.shape[1]
        high = between(rng, 0.05, 0.11) * rows.shape[0]
        far = ((rows - y) / high) ** 2 + ((columns - x) / (high * 1.9)) ** 2
        bend -= (rows - y) * np.exp(-far / 5)
        rings = 0.6 + 0.4 * np.cos(np.sqrt(far) * 5)
        dark += np.exp(-far / 1.6) * rings
    return bend, dark


def _arches(rng: np.random.Generator, rows: Array, columns: Array) -> Array:
    """Nested parabolas that open to one end of the drawer, -1 to 1."""
    high, wide = rows.shape
    axis, sign = between(rng, 0.35, 0.65) * high, 1 if rng.random() < 0.5 else -1
    across = (rows - axis) / high
    wander = smooth(rng, (high, wide), (3, 4))
    depth = sign * columns / wide * between(rng, 2, 4) + 14 * across**2 + wander
    lines = np.sin(depth * between(rng, 9, 15))
    return np.asarray(lines * (0.6 + 0.4 * smooth(rng, (high, wide), (high / 4, 6))))


def _weave(size: Size, pitch: float) -> Array:
    """Threads over and under each other, -1 to 1."""
    rows, columns = np.indices(size, np.float32)
    y, x = rows * np.pi / pitch, columns * np.pi / pitch
    over = np.sign(np.sin(y) * np.sin(x))
    threads = np.where(over > 0, np.abs(np.sin(y)), np.abs(np.sin(x)))
    return np.asarray(threads * 1.4 - 0.9 + 0.25 * over)


def _blots(rng: np.random.Generator, size: Size, pitch: float) -> Array:
    """Soft spots, mostly near 0, some near -1 or 1."""
    field = smooth(rng, size, (size[0] / pitch, size[1] / pitch)) * 2 - 1
    return np.asarray(np.clip(field, -1, 1) ** 3)


def _stripes(size: Size, pitch: float) -> Array:
    wave = np.sin(np.arange(size[1], dtype=np.float32) * np.pi / pitch)
    return np.broadcast_to(np.clip(wave * 3, -1, 1), size)


def _lozenges(size: Size, pitch: float) -> Array:
    """A chequer of lozenges, -1 to 1, the drawer's middle in the middle of one."""
    rows, columns = np.indices(size, np.float32)
    y, x = rows - size[0] / 2, (columns - size[1] / 2) * 0.6
    one, two = np.cos((y + x) * np.pi / pitch), np.cos((y - x) * np.pi / pitch)
    return np.asarray(np.clip(one * two * 5, -1, 1))


def _cracks(rng: np.random.Generator, size: Size, pitch: float) -> Array:
    """Lines where two fields cross their middle values, 0 to 1."""
    lines = np.zeros(size, np.float32)
    for _ in range(2):
        field = smooth(rng, size, (size[0] / pitch / 2, size[1] / pitch / 2))
        slope = np.abs(cv2.Sobel(field, cv2.CV_32F, 1, 0)) + np.abs(
            cv2.Sobel(field, cv2.CV_32F, 0, 1)
        )
        lines = np.maximum(lines, np.clip(1.2 - np.abs(field - 0.5) * 8 / (slope + 1e-3), 0, 1))
    return lines
