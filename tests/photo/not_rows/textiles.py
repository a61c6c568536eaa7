"""Cloths, quilts, towels and ribbons."""

from functools import partial

import cv2
import numpy as np
from photo_noise import Array, between

from tests.photo.not_rows.paper import (
    HIGH,
    MIDDLE,
    WIDE,
    Draw,
    Rng,
    block,
    cells,
    darker,
    disc,
    five,
    many,
    pick,
    shape,
    sheet,
)

ALL = (0.0, 0.0, float(WIDE), float(HIGH))


def gingham(rng: Rng) -> Array:
    """Checks of two crossing stripes."""
    page, color = sheet(), pick(rng, five(rng))
    for row, column, x, y, wide, high in cells(18, 25, ALL):
        if row % 2 or column % 2:
            share = 1.0 if row % 2 and column % 2 else 0.5
            mixed = [part * share + 238 * (1 - share) for part in color]
            block(page, x, y, wide, high, (mixed[0], mixed[1], mixed[2]))
    return page


def tartan(rng: Rng) -> Array:
    """Crossing stripes of many widths."""
    page, colors = sheet(darker(pick(rng, five(rng)), 0.7)), five(rng)
    over = page.copy()
    for _ in range(9):
        thick, at = between(rng, 6, 60), between(rng, 0, 400)
        color = pick(rng, colors)
        for start in np.arange(at, WIDE, 400):
            block(over, float(start), 0, thick, HIGH, color)
            block(over, 0, float(start), WIDE, thick, color)
        page = np.asarray(cv2.addWeighted(page, 0.5, over, 0.5, 0))
    return page


def checks(rng: Rng, columns: int, kinds: int) -> Array:
    """Checks of chance colours."""
    page, colors = sheet(), five(rng)[:kinds]
    for _, _, x, y, wide, high in cells(round(columns * HIGH / WIDE), columns, ALL):
        block(page, x, y, wide, high, pick(rng, colors))
    return page


def chessboard(rng: Rng) -> Array:
    """Checks of two colours by turns."""
    page, colors = sheet(), five(rng)
    for row, column, x, y, wide, high in cells(8, 8, (300, 100, 1100, 900)):
        block(page, x, y, wide, high, colors[0] if (row + column) % 2 else colors[4])
    return page


def log_cabin(rng: Rng) -> Array:
    """Quilt blocks of strips around a middle."""
    page, colors = sheet(), five(rng)
    for _, _, x, y, wide, high in cells(4, 6, ALL, 10):
        for ring in range(5):
            inset = ring * wide * 0.1
            color = colors[0] if ring == 4 else pick(rng, colors)
            block(page, x + inset, y + inset, wide - 2 * inset, high - 2 * inset, color)
    return page


def nine_patches(rng: Rng) -> Array:
    """Quilt blocks of nine squares by turns with plain ones."""
    page, colors = sheet(), five(rng)
    for row, column, x, y, wide, high in cells(4, 6, ALL, 8):
        one, other = pick(rng, colors), pick(rng, colors)
        block(page, x, y, wide, high, other)
        if (row + column) % 2:
            for a, b, u, v, w, h in cells(3, 3, (x, y, x + wide, y + high)):
                block(page, u, v, w, h, one if (a + b) % 2 else other)
    return page


def geese(rng: Rng) -> Array:
    """Triangles in columns."""
    page, colors = sheet(), five(rng)
    for _, _, x, y, wide, high in cells(8, 8, MIDDLE, 0):
        block(page, x, y, wide, high, pick(rng, colors))
        shape(page, [(x, y + high), (x + wide / 2, y), (x + wide, y + high)], pick(rng, colors))
    return page


def lozenges(rng: Rng) -> Array:
    """Lozenges with thin lines over them."""
    page, colors = sheet(darker(pick(rng, five(rng)), 0.8)), five(rng)
    for row, column, x, y, wide, high in cells(6, 9, ALL):
        if (row + column) % 2:
            tips = [(x + wide / 2, y - high / 2), (x + wide, y + high / 2)]
            tips += [(x + wide / 2, y + high * 1.5), (x, y + high / 2)]
            shape(page, tips, pick(rng, colors))
    return page


def stripes(rng: Rng, *, upright: bool, kinds: int) -> Array:
    """Stripes of many widths through the whole picture."""
    page, colors = sheet(), many(rng)[:kinds]
    at, index = 0.0, 0
    while at < WIDE:
        thick = between(rng, 20, 110)
        if upright:
            block(page, at, 0, thick, HIGH, colors[index % kinds])
        else:
            block(page, 0, at, WIDE, thick, colors[index % kinds])
        at, index = at + thick, index + 1
    return page


def spotted(rng: Rng) -> Array:
    """Dots of four colours in lines on a fifth."""
    colors = five(rng)
    page = sheet(colors[2])
    for row, _, x, y, wide, high in cells(9, 13, ALL):
        shift = wide / 2 if row % 2 else 0
        disc(page, x + shift, y + high / 2, 30, pick(rng, [colors[0], colors[1], colors[4]]))
    return page


def towels(rng: Rng) -> Array:
    """Folded towels in stacks, with a light edge to each fold."""
    page, colors = sheet((120, 140, 160)), many(rng)
    for _, _, x, y, wide, high in cells(6, 4, MIDDLE, 6):
        color = pick(rng, colors)
        block(page, x + between(rng, -8, 8), y, wide - 26, high, darker(color, 0.8))
        block(page, x + 4, y + 4, wide - 34, high * 0.4, color)
    return page


def socks(rng: Rng) -> Array:
    """Socks with striped shafts, side by side."""
    page, colors = sheet((180, 190, 196)), many(rng)
    for _, _, x, _, wide, _ in cells(1, 8, (100, 0, 1300, 1), 40):
        heel, kinds = pick(rng, colors), colors[int(rng.integers(4)) :][:3]
        block(page, x, 250, wide, 420, heel)
        block(page, x, 590, wide * 1.4, 110, heel)
        for band in range(6):
            block(page, x, 260 + band * 40, wide, 26, kinds[band % 3])
    return page


def granny_squares(rng: Rng) -> Array:
    """Crocheted squares of rings."""
    page, colors = sheet((40, 40, 44)), five(rng)
    for _, _, x, y, wide, high in cells(5, 7, ALL, 14):
        for ring, part in enumerate((1, 0.75, 0.5, 0.25)):
            inset = (1 - part) / 2
            color = pick(rng, colors) if ring else colors[4]
            block(page, x + inset * wide, y + inset * high, wide * part, high * part, color)
    return page


def ribbons(rng: Rng) -> Array:
    """Ribbons that hang down, some before others."""
    page, colors = sheet((190, 200, 206)), five(rng)
    for _ in range(16):
        x, lean, wide = between(rng, 60, 1300), between(rng, -150, 150), between(rng, 30, 80)
        ends = [(x, 0.0), (x + wide, 0.0), (x + wide + lean, 1000.0), (x + lean, 1000.0)]
        shape(page, ends, pick(rng, colors))
    return page


def rug(rng: Rng) -> Array:
    """A woven rug: stripes broken up by small lozenges, and fringes."""
    page, colors = sheet((150, 170, 186)), five(rng)
    for row, _, _, y, _, high in cells(11, 1, (0, 140, 1, 860)):
        block(page, 160, y, 1080, high, colors[(row * 2) % 5])
        for x in range(200, 1200, 70):
            tips = [(x, y + high / 2), (x + 20, y + 10), (x + 40, y + high / 2)]
            shape(page, [*tips, (x + 20, y + high - 10)], colors[(row * 2 + 3) % 5])
    for y in range(140, 860, 12):
        block(page, 110, y + between(rng, 0, 3), 1180, 3, (200, 210, 220))
    return page


KINDS: dict[str, Draw] = {
    "gingham": gingham,
    "tartan": tartan,
    "large checks": partial(checks, columns=9, kinds=5),
    "small checks": partial(checks, columns=28, kinds=5),
    "checks of three colours": partial(checks, columns=14, kinds=3),
    "chessboard": chessboard,
    "log cabin quilt": log_cabin,
    "nine patch quilt": nine_patches,
    "quilt of geese": geese,
    "lozenges": lozenges,
    "upright stripes": partial(stripes, upright=True, kinds=5),
    "lying stripes": partial(stripes, upright=False, kinds=5),
    "stripes of eight colours": partial(stripes, upright=False, kinds=8),
    "spotted cloth": spotted,
    "stacks of towels": towels,
    "striped socks": socks,
    "granny squares": granny_squares,
    "ribbons": ribbons,
    "rug": rug,
}
