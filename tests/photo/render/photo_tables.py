"""Table tops, seen straight from above: (SIDE, SIDE, 3) uint8 BGR, about 30 pixels per cm."""

from collections.abc import Callable

import cv2
import numpy as np
import photo_clutter
from photo_noise import Array, between, clouds, jitter, ramp, smooth, speckle

SIDE = 1800
PITCH = 1 / 26
"""Centimetres per pixel."""

Ramp = list[tuple[float, float, float]]
Table = Callable[[np.random.Generator], Array]


def _scaled(color: tuple[float, float, float], by: float) -> tuple[float, float, float]:
    return color[0] * by, color[1] * by, color[2] * by


def _grain(rng: np.random.Generator) -> Array:
    """Wood along x: rings, streaks and pores; about 0 to 1."""
    size = (SIDE, SIDE)
    warp = clouds(rng, size, (5, 2.0), 2)
    rings = 0.5 + 0.5 * np.sin(warp * between(rng, 60, 190))
    streaks = clouds(rng, size, (SIDE / 9, 4), 2)
    fibres = smooth(rng, size, (SIDE / 2, 40))
    pores = smooth(rng, size, (SIDE / 2, SIDE / 30)) > 0.92
    share = between(rng, 0.06, 0.28)
    rest = 0.85 - share
    field = share * rings + rest * streaks + 0.25 * fibres - 0.02
    depth = between(rng, 0.5, 0.95)
    return np.asarray(0.5 + depth * (field - 0.55) - 0.14 * pores, np.float32)


def _boards(rng: np.random.Generator, field: Array, width: float) -> Array:
    """Cut the field into boards of their own tone with dark joints; `width` in pixels."""
    cut = field.copy()
    top = -rng.integers(0, int(width))
    while top < SIDE:
        bottom = top + int(width)
        left = -int(rng.integers(0, SIDE))
        while left < SIDE:
            right = left + int(rng.integers(SIDE // 2, SIDE))
            rows, columns = slice(max(0, top), bottom), slice(max(0, left), right)
            board = field[rows, columns]
            start = int(rng.integers(SIDE - board.shape[0]))
            cut[rows, columns] = field[start : start + board.shape[0], columns]
            cut[rows, columns] += between(rng, -0.14, 0.14)
            cut[rows, max(0, right - 2) : right] -= 0.35
            left = right
        cut[max(0, bottom - 2) : max(0, bottom)] -= 0.4
        top = bottom
    return cut


def _wood(rng: np.random.Generator, colors: Ramp, width: float | None) -> Array:
    field = _grain(rng)
    if width is not None:
        field = _boards(rng, field, width / PITCH)
    return ramp(field, [jitter(rng, color, 0.08) for color in colors])


def oak(rng: np.random.Generator) -> Array:
    """Yellowish boards."""
    return _wood(rng, [(30, 60, 95), (78, 128, 172), (120, 172, 212)], between(rng, 4, 12))


def walnut(rng: np.random.Generator) -> Array:
    """One dark brown top."""
    width = None if rng.random() < 0.6 else between(rng, 9, 18)
    return _wood(rng, [(10, 18, 30), (24, 40, 68), (42, 68, 112)], width)


def pine(rng: np.random.Generator) -> Array:
    """Orange boards."""
    return _wood(rng, [(20, 55, 110), (58, 118, 190), (110, 170, 228)], between(rng, 5, 13))


def white(rng: np.random.Generator) -> Array:
    """A painted or laminated top, white to light grey."""
    tone = between(rng, 195, 244)
    field = clouds(rng, (SIDE, SIDE), (5, 5), 3) + speckle(rng, (SIDE, SIDE), 0.05)
    return ramp(field, [jitter(rng, (tone * 0.94,) * 3, 0.02), jitter(rng, (tone,) * 3, 0.02)])


def concrete(rng: np.random.Generator) -> Array:
    """Blotchy grey."""
    field = clouds(rng, (SIDE, SIDE), (9, 9), 6) * 1.7 - 0.35
    tone = between(rng, 60, 125)
    low, high = jitter(rng, (tone * 0.7,) * 3, 0.05), jitter(rng, (tone * 1.3,) * 3, 0.05)
    return ramp(field + speckle(rng, (SIDE, SIDE), 0.06), [low, high])


def marble(rng: np.random.Generator) -> Array:
    """White or black stone with veins."""
    warp = clouds(rng, (SIDE, SIDE), (4, 4), 6)
    veins = 1 - np.abs(np.sin(warp * between(rng, 14, 24)))
    field = veins**4 * clouds(rng, (SIDE, SIDE), (5, 5), 2) + 0.25 * warp
    light: Ramp = [(232, 236, 238), (190, 196, 198), (112, 116, 120)]
    dark: Ramp = [(24, 24, 26), (48, 48, 50), (150, 150, 155)]
    return ramp(field, light if rng.random() < 0.7 else dark)


def felt(rng: np.random.Generator) -> Array:
    """Green, blue or dark red felt."""
    tones = [(30, 92, 18), (30, 92, 18), (96, 56, 22), (32, 22, 110), (70, 80, 84)]
    tone = jitter(rng, tones[int(rng.integers(len(tones)))], 0.15)
    fibres = cv2.GaussianBlur(speckle(rng, (SIDE, SIDE), 0.45), (0, 0), 1.2)
    field = 0.6 * clouds(rng, (SIDE, SIDE), (6, 6), 4) + 0.2 + fibres
    return ramp(field, [_scaled(tone, 0.6), tone, jitter(rng, tone, 0.1)])


def glass(rng: np.random.Generator) -> Array:
    """Dark glass or black lacquer with faint reflections."""
    field = 0.25 + 0.5 * smooth(rng, (SIDE, SIDE), (2, 2))
    tone = jitter(rng, (34, 32, 30), 0.4)
    return ramp(field, [_scaled(tone, 0.5), _scaled(tone, 1.6)])


CLOTH = [
    (36, 26, 182),
    (20, 100, 225),
    (140, 75, 35),
    (24, 120, 232),
    (48, 34, 170),
    (140, 140, 44),
]
"""Red, orange, blue, orange, red, turquoise, as BGR."""


def _woven(rng: np.random.Generator, picture: Array) -> Array:
    """Threads and folds over a printed cloth."""
    size = (SIDE, SIDE)
    threads = speckle(rng, size, 0.05) + 0.03 * np.sin(np.arange(SIDE) * 1.9)[None, :]
    folds = 0.12 * (clouds(rng, size, (4, 4), 3) - 0.5)
    cloth = np.clip(picture * (1 + threads + folds)[..., None], 0, 255)
    return np.asarray(cloth, np.uint8)


def _pair(rng: np.random.Generator) -> tuple[Array, Array]:
    """A cloth's colour and its ground, BGR float32."""
    color = jitter(rng, CLOTH[int(rng.integers(len(CLOTH)))], 0.1)
    return np.array(color, np.float32), np.array(jitter(rng, (236, 238, 240), 0.03), np.float32)


def gingham(rng: np.random.Generator) -> Array:
    """Checks of two crossing stripes."""
    color, ground = _pair(rng)
    cell = between(rng, 0.9, 3.2) / PITCH
    stripe = (np.arange(SIDE) / cell % 2 < 1).astype(np.float32)
    mix = (stripe[:, None] + stripe[None, :]) / 2
    return _woven(rng, ground + (color - ground) * mix[..., None])


def stripes(rng: np.random.Generator) -> Array:
    """Stripes of two or three widths."""
    color, ground = _pair(rng)
    period = between(rng, 1.5, 7) / PITCH
    phase = np.arange(SIDE) / period % 1
    line = (phase < between(rng, 0.2, 0.6)) | (np.abs(phase - 0.8) < 0.04)
    mix = np.broadcast_to(line[:, None].astype(np.float32), (SIDE, SIDE))
    return _woven(rng, ground + (color - ground) * mix[..., None])


def dots(rng: np.random.Generator) -> Array:
    """Rings or discs on a coloured cloth."""
    color, ground = _pair(rng)
    step, radius = int(between(rng, 2, 4.5) / PITCH), between(rng, 0.25, 0.7) / PITCH
    picture = np.full((SIDE, SIDE, 3), color, np.float32)
    center = jitter(rng, (30, 20, 170), 0.2)
    for row, y in enumerate(range(0, SIDE + step, step)):
        for x in range(step // 2 * (row % 2), SIDE + step, step):
            at = (x + int(rng.integers(-4, 5)), y + int(rng.integers(-4, 5)))
            cv2.circle(picture, at, round(radius), ground.tolist(), -1, cv2.LINE_AA)
            cv2.circle(picture, at, round(radius * 0.6), center, -1, cv2.LINE_AA)
    return _woven(rng, picture)


def plain_cloth(rng: np.random.Generator) -> Array:
    """One-coloured cloth, red and orange too."""
    color, ground = _pair(rng)
    picture = np.broadcast_to(color if rng.random() < 0.8 else ground, (SIDE, SIDE, 3))
    return _woven(rng, picture)


def newsprint(rng: np.random.Generator) -> Array:
    """A table laid out with old newspapers."""
    picture = white(rng)
    pages = [photo_clutter.newspaper(rng, (0.0, 0.0), 0.0).pixels for _ in range(2)]
    for index in range(16):
        page = pages[index % 2]
        high, wide = page.shape[:2]
        turn = np.radians(between(rng, -25, 25) + 90 * int(rng.integers(4)))
        c, s = np.cos(turn), np.sin(turn)
        x, y = (450 * (index % 4) + 200 + between(rng, -80, 80), 450 * (index // 4) + 200.0)
        place = np.array(
            [[c, -s, x - c * wide / 2 + s * high / 2], [s, c, y - s * wide / 2 - c * high / 2]]
        )
        keep = cv2.BORDER_TRANSPARENT
        cv2.warpAffine(page, place, (SIDE, SIDE), picture, borderMode=keep)
    return picture


HARD: tuple[Table, ...] = (oak, walnut, pine, white, concrete, marble, felt, glass, newsprint)
CLOTHS: tuple[Table, ...] = (gingham, stripes, dots, plain_cloth)
