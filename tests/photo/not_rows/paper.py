"""What the pictures that are no row are drawn with, and how a drawing becomes a photo."""

from collections.abc import Callable, Iterator

import cv2
import numpy as np
from photo_clutter import _word
from photo_develop import Develop, develop_picture, linear
from photo_light import Light, enlarged, falling
from photo_noise import Array, between, clouds, jitter

Rng = np.random.Generator
Bgr = tuple[float, float, float]
Draw = Callable[[Rng], Array]
"""Draws one kind of picture, (h, w, 3) BGR uint8."""
HIGH, WIDE = 1000, 1400
FIVE: tuple[Bgr, ...] = (
    (45, 30, 205),
    (165, 170, 35),
    (170, 125, 240),
    (35, 145, 245),
    (38, 34, 32),
)
"""Red, turquoise, pink, orange and black as they are printed."""
OTHER: tuple[Bgr, ...] = (
    (60, 160, 60),
    (190, 90, 30),
    (40, 215, 245),
    (235, 235, 235),
    (150, 60, 130),
    (130, 130, 130),
)
"""Green, blue, yellow, white, purple, grey."""
WHITE: Bgr = (236, 238, 240)
INK: Bgr = (45, 42, 40)


def five(rng: Rng) -> list[Bgr]:
    """The colours of drawers, in one print."""
    return [jitter(rng, color, 0.15) for color in FIVE]


def many(rng: Rng) -> list[Bgr]:
    """Eleven colours in random order: those of drawers and others."""
    colors = (*FIVE, *OTHER)
    return [jitter(rng, colors[int(i)], 0.15) for i in rng.permutation(len(colors))]


def pick(rng: Rng, colors: list[Bgr]) -> Bgr:
    """One of the colours."""
    return colors[int(rng.integers(len(colors)))]


def darker(color: Bgr, by: float) -> Bgr:
    """The colour with so much of its light."""
    return color[0] * by, color[1] * by, color[2] * by


def sheet(color: Bgr = WHITE) -> Array:
    """An empty page."""
    return np.full((HIGH, WIDE, 3), color, np.uint8)


def block(  # noqa: PLR0913, PLR0917 - as cv2 has them
    page: Array, x: float, y: float, wide: float, high: float, color: Bgr
) -> None:
    """A filled oblong; lengths in pixels."""
    corner, end = (round(x), round(y)), (round(x + wide) - 1, round(y + high) - 1)
    cv2.rectangle(page, corner, end, color, -1)


def outline(  # noqa: PLR0913, PLR0917 - as cv2 has them
    page: Array, x: float, y: float, wide: float, high: float, color: Bgr = INK
) -> None:
    """The edge of an oblong."""
    corner, end = (round(x), round(y)), (round(x + wide) - 1, round(y + high) - 1)
    cv2.rectangle(page, corner, end, color, 2)


def disc(page: Array, x: float, y: float, radius: float, color: Bgr) -> None:
    """A filled circle."""
    cv2.circle(page, (round(x), round(y)), max(1, round(radius)), color, -1, cv2.LINE_AA)


def shape(page: Array, points: list[tuple[float, float]], color: Bgr) -> None:
    """A filled polygon."""
    cv2.fillPoly(page, [np.round(np.array(points)).astype(np.int32)], color, cv2.LINE_AA)


def words(  # noqa: PLR0913, PLR0917 - as cv2 has them
    page: Array, x: float, y: float, text: str, size: float = 0.7, ink: Bgr = INK
) -> None:
    """A text that begins at a point."""
    cv2.putText(
        page, text, (round(x), round(y)), 0, size, ink, max(1, round(2 * size)), cv2.LINE_AA
    )


def word(rng: Rng) -> str:
    """Some letters that read like a word."""
    return str(_word(rng))


def cells(
    rows: int, columns: int, area: tuple[float, float, float, float], gap: float = 0.0
) -> Iterator[tuple[int, int, float, float, float, float]]:
    """Row, column, x, y, width, height of each cell of a grid in (left, top, right, bottom)."""
    left, top, right, bottom = area
    wide, high = (right - left) / columns, (bottom - top) / rows
    for row in range(rows):
        for column in range(columns):
            x, y = left + column * wide, top + row * high
            yield row, column, x + gap / 2, y + gap / 2, wide - gap, high - gap


MIDDLE = (100.0, 150.0, WIDE - 100.0, HIGH - 150.0)
"""Most of a page."""
ROW = (120.0, 330.0, WIDE - 120.0, 630.0)
"""A part of a page of the proportions of a row of cards."""


def photographed(rng: Rng, page: Array) -> Array:
    """The page as a phone sees it: a little askew, unevenly lit, not quite sharp."""
    high, wide = page.shape[:2]
    corners = np.array([[0, 0], [wide, 0], [wide, high], [0, high]], np.float32)
    moved = corners * 0.92 + np.array([wide, high], np.float32) * 0.04
    moved += rng.uniform(-0.03, 0.03, (4, 2)).astype(np.float32) * wide
    matrix = cv2.getPerspectiveTransform(corners, moved)
    ground = clouds(rng, (high, wide), (5, 7), 3) * 40 + between(rng, 30, 180)
    table = np.repeat(ground[..., None], 3, axis=2).astype(np.uint8)
    cv2.warpPerspective(page, matrix, (wide, high), table, borderMode=cv2.BORDER_TRANSPARENT)
    light = Light(exposure=between(rng, 0.8, 1.0), slope=between(rng, 0, 0.25))
    seen = linear(table) * enlarged(falling(rng, (wide, high), light), (wide, high))
    develop = Develop(between(rng, 0.5, 0.9), noise=between(rng, 0.003, 0.01), quality=88)
    return develop_picture(rng, seen, develop)
