"""Seeded noise fields and colour ramps that all surfaces are made of."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Size = tuple[int, int]
"""Height and width in pixels."""


def smooth(rng: np.random.Generator, size: Size, cells: tuple[float, float]) -> Array:
    """Random values between 0 and 1 on a coarse grid, drawn out smoothly to (h, w) float32."""
    rows, columns = (max(2, round(count)) for count in cells)
    grid = rng.random((rows, columns), np.float32)
    return np.asarray(cv2.resize(grid, size[::-1], interpolation=cv2.INTER_CUBIC))


def clouds(
    rng: np.random.Generator, size: Size, cells: tuple[float, float], octaves: int = 4
) -> Array:
    """Several layers of smooth noise, each twice as fine and half as strong; about 0 to 1."""
    total = np.zeros(size, np.float32)
    weight = 0.0
    for octave in range(octaves):
        fine = 2**octave
        total += smooth(rng, size, (cells[0] * fine, cells[1] * fine)) / fine
        weight += 1 / fine
    return np.asarray(total / weight)


def speckle(rng: np.random.Generator, size: Size, sigma: float) -> Array:
    """Gaussian noise of mean 0, repeated from a tile at random offsets; (h, w) float32."""
    tile = rng.standard_normal((509, 509), np.float32) * sigma
    rows, columns = -(-size[0] // 509), -(-size[1] // 509)
    return np.tile(tile, (rows, columns))[: size[0], : size[1]]


def ramp(field: Array, colors: list[tuple[float, float, float]]) -> Array:
    """A field of 0 to 1 painted with evenly spaced BGR colours; (h, w, 3) uint8."""
    stops = np.linspace(0, 255, len(colors))
    table = np.stack(
        [np.interp(np.arange(256), stops, [c[i] for c in colors]) for i in range(3)], axis=-1
    )
    index = np.clip(field * 255, 0, 255).astype(np.uint8)
    return np.asarray(cv2.applyColorMap(index, table.round().astype(np.uint8)[:, None, :]))


def jitter(
    rng: np.random.Generator, color: tuple[float, ...], amount: float
) -> tuple[float, float, float]:
    """A colour near the given one, in the same order of channels."""
    moved = np.clip(np.array(color) * rng.uniform(1 - amount, 1 + amount, 3), 0, 255)
    return float(moved[0]), float(moved[1]), float(moved[2])


def between(rng: np.random.Generator, low: float, high: float) -> float:
    """A plain float from a range."""
    return float(rng.uniform(low, high))
