"""Paint cards, colour fans, pens and paints."""

from functools import partial

import cv2
import numpy as np
from photo_noise import Array, between

from tests.photo.not_rows.paper import (
    INK,
    MIDDLE,
    ROW,
    WHITE,
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
    word,
    words,
)


def _lighter(color: tuple[float, float, float], by: float) -> tuple[float, float, float]:
    """The colour mixed with so much white."""
    mixed = [part + (245 - part) * by for part in color]
    return mixed[0], mixed[1], mixed[2]


def paint_cards(rng: Rng, tones: int) -> Array:
    """Eight paint cards side by side, each with tones of one colour and their names."""
    page, colors = sheet((150, 160, 168)), five(rng)
    for _, column, x, _, wide, _ in cells(1, 8, ROW, 10):
        block(page, x, 300, wide, 380, WHITE)
        for row, _, u, v, w, h in cells(tones, 1, (x, 300, x + wide, 680), 6):
            block(page, u, v, w, h, _lighter(colors[column % 5], row * 0.75 / tones))
            words(page, u + 6, v + h - 6, word(rng)[:6], 0.4)
    return page


def fan(rng: Rng, parts: int) -> Array:
    """A colour fan: strips that turn around one corner."""
    page, colors = sheet((120, 130, 138)), many(rng)
    for leaf in range(14):
        turn = np.radians(-70 + leaf * 10)
        along = np.array([np.sin(turn), -np.cos(turn)])
        across = np.array([np.cos(turn), np.sin(turn)]) * 55
        foot = np.array([WIDE / 2, 950.0])
        for part in range(parts):
            low, top = 220 + part * 600 / parts, 220 + (part + 0.92) * 600 / parts
            ends = [foot + low * along - across, foot + low * along + across]
            ends += [foot + top * along + across, foot + top * along - across]
            color = _lighter(colors[leaf % 11], part * 0.7 / parts)
            shape(page, [(float(x), float(y)) for x, y in ends], color)
    return page


def wheel(rng: Rng) -> Array:
    """A colour wheel of twelve parts in three rings."""
    page = sheet()
    for radius in (400, 290, 180):
        for part in range(12):
            hue = np.array([[[part * 15, 220, 255 - (400 - radius) // 3]]], np.uint8)
            blue, green, red = (float(v) for v in cv2.cvtColor(hue, cv2.COLOR_HSV2BGR)[0, 0])
            ends = (part * 30.0, part * 30.0 + 28)
            size = (radius, radius)
            cv2.ellipse(page, (700, 500), size, 0, *ends, (blue, green, red), -1, cv2.LINE_AA)
    disc(page, 700, 500, between(rng, 60, 90), WHITE)
    return page


def chips(rng: Rng) -> Array:
    """Sample cards: a field of colour over a white foot with a number."""
    page, colors = sheet((160, 168, 174)), five(rng)
    for _, column, x, y, wide, high in cells(2, 8, MIDDLE, 22):
        block(page, x, y, wide, high, (250, 250, 250))
        block(page, x, y, wide, high * 0.72, colors[column % 5])
        words(page, x + 8, y + high * 0.85, str(rng.integers(100, 999)), 0.7)
    return page


def target(rng: Rng) -> Array:
    """The 24 fields of a photographer's colour target."""
    page, colors = sheet((30, 30, 30)), [*many(rng), *many(rng), *five(rng)]
    for row, column, x, y, wide, high in cells(4, 6, MIDDLE, 24):
        block(page, x, y, wide, high, colors[row * 6 + column])
    return page


def pans(rng: Rng) -> Array:
    """A paint box with round or square pans."""
    page, colors, square = sheet((225, 228, 230)), many(rng), rng.random() < 0.5
    for row, column, x, y, wide, high in cells(3, 8, MIDDLE, 24):
        color = colors[(row * 8 + column) % 11]
        if square:
            block(page, x, y, wide, high, darker(color, 0.8))
            block(page, x + 10, y + 10, wide - 20, high - 20, color)
        else:
            disc(page, x + wide / 2, y + high / 2, wide * 0.45, color)
    return page


def pencils(rng: Rng, count: int, *, upright: bool) -> Array:
    """Pencils side by side, with their tips up or to the right."""
    page, colors = sheet((190, 200, 208)), many(rng)
    for _, column, x, _, wide, _ in cells(1, count, (150, 0, 1250, 1), 6):
        color = colors[column % 11]
        block(page, x, 280, wide, 570, color)
        block(page, x, 280, wide * 0.3, 570, darker(color, 0.8))
        shape(page, [(x, 280), (x + wide / 2, 160), (x + wide, 280)], (150, 190, 220))
        shape(page, [(x + wide * 0.35, 200), (x + wide / 2, 160), (x + wide * 0.65, 200)], color)
    return page if upright else np.ascontiguousarray(np.rot90(page))


def pens(rng: Rng) -> Array:
    """Felt pens: a cap, a white barrel, a band of the colour."""
    page, colors = sheet((200, 206, 210)), many(rng)
    for row, _, _, y, _, high in cells(12, 1, (0, 120, 1, 880), 12):
        block(page, 200, y, 1000, high, (245, 245, 245))
        block(page, 200, y, 330, high, colors[row % 11])
        block(page, 1120, y, 80, high, colors[row % 11])
        words(page, 620, y + high * 0.7, word(rng))
    return page


def crayons(rng: Rng) -> Array:
    """Wax crayons with paper sleeves, in eight columns."""
    page, colors = sheet((60, 160, 220)), five(rng)
    for _, column, x, y, wide, high in cells(2, 8, MIDDLE, 30):
        color = colors[column % 5]
        block(page, x, y, wide, high, darker(color, 0.85))
        block(page, x, y + high * 0.3, wide, high * 0.55, color)
        block(page, x, y + high * 0.36, wide, 8, INK)
        block(page, x, y + high * 0.78, wide, 8, INK)
    return page


def spools(rng: Rng) -> Array:
    """Spools of thread: round from above."""
    page, colors = sheet((130, 160, 190)), many(rng)
    for _, _, x, y, wide, high in cells(6, 9, MIDDLE, 10):
        color = pick(rng, colors)
        disc(page, x + wide / 2, y + high / 2, high * 0.48, color)
        disc(page, x + wide / 2, y + high / 2, high * 0.2, (220, 225, 230))
        disc(page, x + wide / 2, y + high / 2, high * 0.08, (40, 40, 40))
    return page


def eye_shadow(rng: Rng) -> Array:
    """A case of powders in tones of brown, pink and black, with a gloss."""
    page = sheet((30, 28, 30))
    tones = [(150.0, 170.0, 220.0), (120.0, 130.0, 190.0), (170.0, 130.0, 235.0)]
    tones += [(60.0, 80.0, 140.0), (45.0, 42.0, 45.0)]
    for _, _, x, y, wide, high in cells(4, 8, ROW, 12):
        color = pick(rng, tones)
        block(page, x, y, wide, high, color)
        block(page, x + 4, y + 4, wide - 8, high * 0.2, _lighter(color, 0.3))
    return page


def lipsticks(rng: Rng) -> Array:
    """A row of lipsticks: black, gold, a red or pink tip."""
    page, colors = sheet((205, 210, 216)), five(rng)
    for _, _, x, _, wide, _ in cells(1, 8, ROW, 50):
        block(page, x, 560, wide, 230, (34, 32, 32))
        block(page, x + 6, 440, wide - 12, 120, (90, 180, 215))
        color = pick(rng, [colors[0], colors[2], colors[3]])
        shape(
            page, [(x + 14, 440), (x + 14, 300), (x + wide - 14, 260), (x + wide - 14, 440)], color
        )
    return page


def tiles(rng: Rng) -> Array:
    """Glazed tiles of many colours with light joints and a gloss on each."""
    page, colors = sheet((215, 220, 222)), five(rng)
    for _, _, x, y, wide, high in cells(8, 12, MIDDLE, 8):
        color = pick(rng, colors)
        block(page, x, y, wide, high, color)
        block(page, x + 8, y + 8, wide * 0.3, 8, _lighter(color, 0.5))
    return page


KINDS: dict[str, Draw] = {
    "paint cards of three tones": partial(paint_cards, tones=3),
    "paint cards of five tones": partial(paint_cards, tones=5),
    "paint cards of seven tones": partial(paint_cards, tones=7),
    "colour fan": partial(fan, parts=4),
    "colour fan of five": partial(fan, parts=5),
    "colour wheel": wheel,
    "sample cards": chips,
    "colour target": target,
    "paint box": pans,
    "pencils": partial(pencils, count=12, upright=True),
    "many pencils": partial(pencils, count=24, upright=True),
    "pencils lying": partial(pencils, count=12, upright=False),
    "felt pens": pens,
    "crayons": crayons,
    "spools": spools,
    "eye shadow": eye_shadow,
    "lipsticks": lipsticks,
    "tiles": tiles,
}
