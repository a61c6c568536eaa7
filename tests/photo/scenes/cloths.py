"""Tablecloths in the colours of drawers, or in five colours: (SIDE, SIDE, 3) uint8 BGR."""

import cv2
import numpy as np
from photo_noise import Array, between, jitter
from photo_styles import LETTERS, Style
from photo_tables import PITCH, SIDE, _woven

Bgr = tuple[float, float, float]


def _five(rng: np.random.Generator, style: Style) -> list[Bgr]:
    """Five colours of a cloth, about those of the drawers that lie on it."""
    shades = [style.shades[letter] for letter in LETTERS]
    return [jitter(rng, shade[::-1], 0.25) for shade in shades]


def coloured(rng: np.random.Generator, style: Style) -> Array:
    """A cloth of one colour, that of one of the drawers, often with a border of another."""
    ground, other = (_five(rng, style)[int(i)] for i in rng.permutation(5)[:2])
    picture = np.full((SIDE, SIDE, 3), ground, np.float32)
    if rng.random() < 0.5:
        inset, thick = int(between(rng, 2, 9) / PITCH), int(between(rng, 0.4, 2) / PITCH)
        cv2.rectangle(picture, (inset, inset), (SIDE - inset, SIDE - inset), other, thick)
    return _woven(rng, picture)


def five_stripes(rng: np.random.Generator, style: Style) -> Array:
    """Stripes of five colours, of one width or of many."""
    five = _five(rng, style)
    wide, even = between(rng, 0.9, 6) / PITCH, rng.random() < 0.6
    picture = np.empty((SIDE, SIDE, 3), np.float32)
    top, index = 0, int(rng.integers(5))
    while top < SIDE:
        high = round(wide if even else wide * between(rng, 0.4, 1.6))
        picture[top : top + high] = five[index % 5]
        top, index = top + high, index + 1
    return _woven(rng, picture)


def patchwork(rng: np.random.Generator, style: Style) -> Array:
    """Squares or oblongs of five colours side by side, some of them with dots or checks."""
    five = _five(rng, style)
    wide, high = (round(between(rng, 3, 9) / PITCH) for _ in range(2))
    picture = np.empty((SIDE, SIDE, 3), np.float32)
    for y in range(0, SIDE, high):
        for x in range(0, SIDE, wide):
            patch = picture[y : y + high, x : x + wide]
            ground, other = (five[int(i)] for i in rng.permutation(5)[:2])
            patch[:] = ground
            if rng.random() < 0.3:
                _dotted(patch, other, round(between(rng, 0.15, 0.4) / PITCH))
    return _woven(rng, picture)


def _dotted(patch: Array, color: Bgr, radius: int) -> None:
    for y in range(2 * radius, patch.shape[0], 5 * radius):
        for x in range(2 * radius, patch.shape[1], 5 * radius):
            cv2.circle(patch, (x, y), radius, color, -1, cv2.LINE_AA)


def five_checks(rng: np.random.Generator, style: Style) -> Array:
    """Small checks of five colours, in diagonal order or at random."""
    five = np.array(_five(rng, style), np.float32)
    cells = max(20, round(SIDE * PITCH / between(rng, 0.8, 3)))
    order = np.add.outer(np.arange(cells), np.arange(cells)) % 5
    if rng.random() < 0.5:
        order = rng.integers(5, size=(cells, cells))
    near = cv2.INTER_NEAREST
    return _woven(rng, np.asarray(cv2.resize(five[order], (SIDE, SIDE), interpolation=near)))
