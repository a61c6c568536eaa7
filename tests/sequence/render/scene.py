"""A flat board on a table, photographed by hand; all of it seeded."""

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from tests.sequence.render.flat import Picture, Rng

LONG, SHORT = 1440, 1080
TABLES = ("wood", "felt", "carpet", "plain", "stripes", "marble")


@dataclass(frozen=True)
class Shot:
    """How a photo is taken; what is left out is drawn at random."""

    noise: float = 3.0
    blur: float = 0.8
    glare: float = 0.0
    light: float = 1.0
    tilt: float = 0.16
    """How far opposite sides differ at most."""
    fill: tuple[float, float] = (0.55, 0.8)
    """Of the shorter side that the board fills."""
    cut: bool = False
    table: str = ""
    """On which the board lies; else one of `TABLES`."""


def photograph(rng: Rng, flat: Picture, shot: Shot) -> tuple[NDArray[np.uint8], NDArray[Any]]:
    """The photo, and where the outer corners of the board are in it."""
    size = (LONG, SHORT) if rng.random() < 0.75 else (SHORT, LONG)
    table = _table(rng, size, shot.table)
    corners = _corners(rng, size, shot)
    side = flat.shape[0]
    onto = cv2.getPerspectiveTransform(
        np.array([[0, 0], [side, 0], [side, side], [0, side]], np.float32), corners
    )
    board = cv2.warpPerspective(flat, onto, size, flags=cv2.INTER_AREA)
    cover = cv2.warpPerspective(np.ones((side, side), np.float32), onto, size)[..., None]
    shadow = cv2.GaussianBlur(np.roll(cover, (8, 6), (0, 1)), (0, 0), 7)[..., None]
    scene = table * (1 - 0.4 * shadow) * (1 - cover) + board * cover
    return _developed(rng, scene, corners, shot), corners


def _corners(rng: Rng, size: tuple[int, int], shot: Shot) -> NDArray[np.float32]:
    """A square, turned, leaning, somewhere near the middle."""
    fill = rng.uniform(*shot.fill) * min(size)
    angle = rng.uniform(-16, 16) if rng.random() < 0.8 else rng.uniform(-45, 45)
    angle = np.radians(angle + 90 * rng.integers(4))
    if rng.random() < 0.2 and shot.tilt:
        fill *= 0.9
    square = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], np.float64) / 2
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    points = square @ turn.T
    lean = rng.uniform(-shot.tilt, shot.tilt) * 0.4, rng.uniform(-0.1, 1) * shot.tilt
    depth = 1 + points @ np.array([lean[0], -lean[1]]) * 1.6
    points = points * np.array([1, 1 - rng.uniform(0, 1.6) * abs(lean[1])]) / depth[:, None]
    points *= (
        fill / np.ptp(points, axis=0).max() * (1.15 if abs(np.degrees(angle) % 90 - 45) < 25 else 1)
    )
    middle = np.array(size) / 2 + rng.uniform(-0.05, 0.05, 2) * min(size)
    if shot.cut:
        middle[0] = size[0] - 0.25 * fill
    return np.asarray(points + middle, np.float32)


def _table(rng: Rng, size: tuple[int, int], wanted: str) -> Picture:
    kind = wanted or rng.choice(TABLES)
    wide, high = size
    y, x = np.mgrid[:high, :wide].astype(np.float32)
    cloud = _clouds(rng, size, 160)
    fine = _clouds(rng, size, 3)
    base = {
        "wood": rng.choice([(90, 130, 176), (60, 84, 120), (40, 54, 80), (130, 170, 206)]),
        "felt": rng.choice([(60, 100, 30), (110, 50, 30), (50, 40, 120)]),
        "carpet": rng.choice([(120, 120, 124), (90, 100, 130), (150, 140, 120)]),
        "plain": rng.choice([(225, 228, 230), (50, 50, 54), (190, 205, 220), (200, 190, 160)]),
        "stripes": rng.choice([(180, 170, 200), (200, 200, 180)]),
        "gingham": (224, 226, 238),
        "planks": (124, 150, 160),
        "tiles": (188, 196, 200),
        "marble": rng.choice([(220, 222, 226), (120, 124, 126)]),
    }[str(kind)]
    value = 1 + 0.1 * cloud
    if kind == "wood":
        grain = np.sin(y / rng.uniform(6, 14) + 5 * _clouds(rng, size, 120) + 0.004 * x)
        value = value + 0.1 * grain + 0.05 * fine
        value = value * np.where((y % 180) < 3, 0.7, 1.0)
    elif kind == "carpet":
        value = value + 0.22 * fine
    elif kind == "felt":
        value = value + 0.07 * fine
    elif kind == "stripes":
        value = value * np.where(((x + 0.3 * y) % 120) < 60, 0.82, 1.05)
    elif kind == "gingham":
        check = rng.uniform(24, 60)
        checked = ((x % (2 * check)) < check).astype(np.float32) + ((y % (2 * check)) < check)
        value = value * (1 - 0.22 * checked)
    elif kind == "planks":
        value = value * np.where((x % 90) < 4, 0.6, 1.0) + 0.08 * fine
    elif kind == "tiles":
        wide, high = rng.uniform(90, 240, 2)
        joint = ((x + 0.12 * y) % wide < 5) | ((y - 0.12 * x) % high < 5)
        value = value * np.where(joint, 0.72, 1.0) + 0.03 * fine
    elif kind == "marble":
        value = value - 0.25 * np.exp(-np.abs(_clouds(rng, size, 90)) * 9)
    return np.clip(np.array(base, np.float32) * value[..., None], 0, 255).astype(np.float32)


def _clouds(rng: Rng, size: tuple[int, int], cell: float) -> Picture:
    wide, high = size
    small = rng.normal(size=(max(2, int(high / cell) + 2), max(2, int(wide / cell) + 2)))
    big = cv2.resize(small.astype(np.float32), size, interpolation=cv2.INTER_CUBIC)
    return np.asarray(big, np.float32)


def _developed(rng: Rng, scene: Picture, corners: NDArray[Any], shot: Shot) -> NDArray[np.uint8]:
    """Light, lens, sensor, file."""
    high, wide = scene.shape[:2]
    y, x = np.mgrid[:high, :wide].astype(np.float32)
    way = rng.uniform(0, 2 * np.pi)
    slope = (np.cos(way) * (x / wide - 0.5) + np.sin(way) * (y / high - 0.5)) * rng.uniform(0, 0.5)
    far = np.hypot(x / wide - 0.5, y / high - 0.5)
    scene = scene * ((1 + slope) * (1 - rng.uniform(0, 0.5) * far**2) * shot.light)[..., None]
    warm = rng.uniform(-0.6, 1.0)
    scene = scene * np.array([1 - 0.22 * warm, 1 - 0.04 * warm, 1 + 0.06 * warm], np.float32)
    if shot.glare:
        at = corners.mean(axis=0) + rng.uniform(-0.25, 0.25, 2) * np.ptp(corners, axis=0)
        reach = rng.uniform(0.06, 0.14) * wide
        spot = np.exp(-((x - at[0]) ** 2 + (y - at[1]) ** 2) / reach**2)
        scene = scene + (255 * 1.02 - scene) * (shot.glare * spot)[..., None]
    soft = cv2.GaussianBlur(scene, (0, 0), max(shot.blur, 0.1))
    noisy = soft + rng.normal(0, shot.noise, scene.shape)
    pixels = np.clip(noisy, 0, 255).astype(np.uint8)
    data = cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(70, 94))])[1]
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), np.uint8)
