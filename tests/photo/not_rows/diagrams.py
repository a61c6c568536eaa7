"""Diagrams and charts."""

from functools import partial

import cv2
import numpy as np
from photo_noise import Array, between

from tests.photo.not_rows.paper import (
    HIGH,
    INK,
    MIDDLE,
    WIDE,
    Draw,
    Rng,
    block,
    cells,
    disc,
    five,
    many,
    outline,
    pick,
    shape,
    sheet,
    word,
    words,
)


def _axes(rng: Rng) -> Array:
    """A page with two axes, numbers and names."""
    page = sheet()
    cv2.line(page, (120, 100), (120, 820), INK, 3)
    cv2.line(page, (120, 820), (1320, 820), INK, 3)
    for step in range(6):
        words(page, 60, 825 - step * 140, str(step * 10))
        words(page, 180 + step * 200, 870, word(rng))
    return page


def bars(rng: Rng, count: int) -> Array:
    """Upright bars."""
    page, colors = _axes(rng), five(rng)
    for _, column, x, _, wide, _ in cells(1, count, (140, 0, 1300, 1), 20):
        high = between(rng, 80, 680)
        block(page, x, 818 - high, wide, high, colors[column % 5])
    return page


def stacked(rng: Rng, parts: int) -> Array:
    """Eight bars of some parts upon each other, in the same colours."""
    page, colors = _axes(rng), many(rng)[:parts]
    for _, _, x, _, wide, _ in cells(1, 8, (140, 0, 1300, 1), 30):
        foot = 818.0
        for color in colors:
            high = between(rng, 40, 640 / parts)
            block(page, x, foot - high, wide, high, color)
            foot -= high
    return page


def lying_bars(rng: Rng) -> Array:
    """Bars from left to right in five colours."""
    page, colors = _axes(rng), five(rng)
    for row, _, _, y, _, high in cells(9, 1, (0, 120, 1, 800), 14):
        block(page, 122, y, between(rng, 200, 1150), high, colors[row % 5])
    return page


def pie(rng: Rng, hole: float) -> Array:
    """A cake cut into pieces, or a ring of them."""
    page, colors = sheet(), many(rng)
    ends = np.sort(rng.uniform(0, 360, 7))
    for index, color in enumerate(colors[:7]):
        sweep = (ends[index - 1] - (360 if not index else 0), ends[index])
        cv2.ellipse(page, (700, 500), (360, 360), 0, *sweep, color, -1, cv2.LINE_AA)
    if hole:
        disc(page, 700, 500, hole, (236, 238, 240))
    return page


def areas(rng: Rng) -> Array:
    """Five layers that swell and shrink from left to right."""
    page, colors = _axes(rng), five(rng)
    x = np.linspace(122, 1320, 9)
    foot = np.full(9, 818.0)
    for color in colors:
        top = foot - rng.uniform(50, 150, 9)
        edge = [*zip(x, top, strict=True), *zip(x[::-1], foot[::-1], strict=True)]
        shape(page, [(float(a), float(b)) for a, b in edge], color)
        foot = top
    return page


def heat_map(rng: Rng) -> Array:
    """A grid of tones from blue to red."""
    page = sheet()
    tones = cv2.applyColorMap(rng.integers(0, 256, (7, 12), np.uint8), cv2.COLORMAP_TURBO)
    for row, column, x, y, wide, high in cells(7, 12, MIDDLE, 4):
        blue, green, red = (float(v) for v in tones[row, column])
        block(page, x, y, wide, high, (blue, green, red))
    return page


def tree_map(rng: Rng) -> Array:
    """A page cut into oblongs again and again."""
    page, colors = sheet(), five(rng)
    parts = [MIDDLE]
    while len(parts) < 26:
        left, top, right, bottom = parts.pop(int(rng.integers(len(parts))))
        share = between(rng, 0.3, 0.7)
        if right - left > bottom - top:
            cut = left + share * (right - left)
            parts += [(left, top, cut, bottom), (cut, top, right, bottom)]
        else:
            cut = top + share * (bottom - top)
            parts += [(left, top, right, cut), (left, cut, right, bottom)]
    for left, top, right, bottom in parts:
        block(page, left + 2, top + 2, right - left - 4, bottom - top - 4, pick(rng, colors))
    return page


def plan_of_work(rng: Rng) -> Array:
    """Bars of many lengths that begin one after the other."""
    page, colors = sheet(), five(rng)
    for row, _, _, y, _, high in cells(14, 1, (0, 90, 1, 920), 16):
        words(page, 40, y + high * 0.7, word(rng))
        block(page, 260 + row * 55, y, between(rng, 100, 420), high, pick(rng, colors))
    return page


def dots(rng: Rng) -> Array:
    """A cloud of dots in five colours."""
    page, colors = _axes(rng), five(rng)
    for _ in range(180):
        disc(page, between(rng, 150, 1290), between(rng, 120, 790), 11, pick(rng, colors))
    return page


def waterfall(rng: Rng) -> Array:
    """Bars that hang each from the end of the one before."""
    page, colors, level = _axes(rng), five(rng), 700.0
    for _, _, x, _, wide, _ in cells(1, 10, (140, 0, 1300, 1), 14):
        step = between(rng, -160, 120)
        block(page, x, min(level, level + step), wide, abs(step), colors[int(step > 0)])
        level = min(max(level + step, 200), 760)
    return page


def elements(rng: Rng) -> Array:
    """The table of the chemical elements."""
    page, colors = sheet(), many(rng)
    for row, column, x, y, wide, high in cells(7, 18, (60, 140, 1340, 800), 4):
        if row > 3 or column < 2 or column > 11 + (row == 0) * 5:
            block(page, x, y, wide, high, colors[(column // 3 + row // 3) % 8])
            words(page, x + 6, y + high * 0.6, word(rng)[:2].title(), 0.8)
    return page


def lines_of_trains(rng: Rng) -> Array:
    """A map of five lines with their stops."""
    page = sheet()
    for color in five(rng):
        points = np.column_stack([np.linspace(80, 1320, 7), rng.choice(range(150, 900, 90), 7)])
        cv2.polylines(page, [points.astype(np.int32)], False, color, 16, cv2.LINE_AA)
        for x, y in points:
            disc(page, x, y, 13, (250, 250, 250))
    return page


def hall(rng: Rng) -> Array:
    """The seats of a hall in the colours of their prices."""
    page, colors = sheet(), five(rng)
    for row, column, x, y, wide, high in cells(12, 26, MIDDLE, 8):
        if column != 12:
            block(page, x, y, wide, high, colors[min(4, row // 3 + int(rng.random() < 0.1))])
    return page


def legend(rng: Rng) -> Array:
    """A list of colours with their names."""
    page, colors = sheet(), many(rng)
    for row, column, x, y, _, high in cells(6, 3, MIDDLE, 30):
        block(page, x, y, 90, high, colors[(row * 3 + column) % 11])
        outline(page, x, y, 90, high)
        words(page, x + 110, y + high * 0.6, word(rng) + " " + word(rng))
    return page


def histogram(rng: Rng) -> Array:
    """Narrow bars without gaps, red on black."""
    page = sheet((30, 30, 30))
    for _, column, x, _, wide, _ in cells(1, 60, (100, 0, 1300, 1), 1):
        high = 650 * float(np.exp(-(((column - 30) / 13) ** 2))) * between(rng, 0.8, 1.1)
        block(page, x, 850 - high, wide, high, (50, 40, 220))
    return page


def test_card(rng: Rng) -> Array:
    """The colour bars of a television."""
    page = sheet((20, 20, 20))
    colors = [(235, 235, 235), (20, 220, 235), (220, 220, 20), (30, 200, 30)]
    colors += [(200, 30, 200), (30, 30, 220), (210, 40, 30), (20, 20, 20)]
    for _, column, x, _, wide, _ in cells(1, 8, (0, 0, WIDE, 1)):
        block(page, x, 0, wide, HIGH * 0.7, colors[column])
        block(page, x, HIGH * 0.72, wide, HIGH * 0.1, colors[int(rng.integers(8))])
    return page


KINDS: dict[str, Draw] = {
    "five bars": partial(bars, count=5),
    "eight bars": partial(bars, count=8),
    "twenty bars": partial(bars, count=20),
    "bars of three parts": partial(stacked, parts=3),
    "bars of four parts": partial(stacked, parts=4),
    "bars of six parts": partial(stacked, parts=6),
    "lying bars": lying_bars,
    "cake diagram": partial(pie, hole=0),
    "ring diagram": partial(pie, hole=190),
    "layers": areas,
    "heat map": heat_map,
    "tree map": tree_map,
    "plan of work": plan_of_work,
    "cloud of dots": dots,
    "waterfall": waterfall,
    "chemical elements": elements,
    "map of trains": lines_of_trains,
    "seats of a hall": hall,
    "legend": legend,
    "histogram": histogram,
    "television bars": test_card,
}
