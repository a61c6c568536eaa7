"""Reflections drawn over photos of boards: discs and ovals, with a hard edge or a soft one."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

Pixels = NDArray[np.uint8]
KINDS = ("hard", "soft", "oval", "glow")


def reflected(pixels: Pixels, corners: ArrayLike, seeds: tuple[int, ...], number: int) -> Pixels:
    """A photo with the reflection of that number, somewhere between the corners of its board."""
    rng = np.random.default_rng(seeds)
    for each in range(number):
        _drawn(rng, pixels[:1, :1], corners, KINDS[each % len(KINDS)])
    return _drawn(rng, pixels, corners, KINDS[number % len(KINDS)])


def _drawn(rng: np.random.Generator, pixels: Pixels, corners: ArrayLike, kind: str) -> Pixels:
    one, two, three, four = np.array(corners)
    side = float(np.linalg.norm(one - three)) / np.sqrt(2)
    u, v = rng.uniform(0.02, 0.98, 2)
    middle = (one * (1 - u) + two * u) * (1 - v) + (four * (1 - u) + three * u) * v
    radius = float(rng.uniform(0.04, 0.36)) * side
    y, x = np.indices(pixels.shape[:2])
    right, down = x - middle[0], y - middle[1]
    far = np.hypot(right, down) / radius
    if kind == "oval":
        turn = rng.uniform(0, np.pi)
        along = right * np.cos(turn) + down * np.sin(turn)
        across = down * np.cos(turn) - right * np.sin(turn)
        far = np.hypot(along / radius, across / (radius * rng.uniform(0.15, 0.6)))
    return _lit(rng, pixels, far, kind)


def _lit(rng: np.random.Generator, pixels: Pixels, far: NDArray[Any], kind: str) -> Pixels:
    """The photo with light that falls off from a middle."""
    if kind in ("hard", "oval"):
        return np.where(far[..., None] < 1, 253, pixels).astype(np.uint8)
    if kind == "soft":
        part, white = np.clip((1.15 - far) / 0.3, 0, 1)[..., None], 255.0
    else:
        part = np.exp(-(far**2) * 1.4)[..., None] * rng.uniform(0.9, 1.25)
        part, white = np.clip(part, 0, 1), 265.0
    return np.clip(pixels + (white - pixels) * part, 0, 255).astype(np.uint8)
