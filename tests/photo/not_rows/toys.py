"""Bricks, games, keys and other small things in lines."""

from functools import partial

import cv2
import numpy as np
from photo_noise import Array, between

from tests.photo.not_rows.paper import (
    HIGH,
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
    outline,
    pick,
    sheet,
    word,
    words,
)


def towers(rng: Rng, bricks: int) -> Array:
    """Eight towers of bricks with studs on the uppermost."""
    page, colors = sheet((190, 198, 204)), five(rng)[:4]
    for _, _, x, _, wide, _ in cells(1, 8, ROW, 24):
        for stud in range(3):
            block(page, x + wide * (0.12 + stud * 0.3), 316, wide * 0.18, 16, colors[0])
        for _, _, u, v, w, h in cells(bricks, 1, (x, 330, x + wide, 690), 3):
            block(page, u, v, w, h, pick(rng, colors))
    return page


def studs(rng: Rng) -> Array:
    """Plates of bricks from above: a stud on every field."""
    page, colors = sheet((200, 205, 208)), many(rng)
    for _, _, x, y, wide, high in cells(10, 14, MIDDLE):
        color = pick(rng, colors)
        block(page, x, y, wide, high, color)
        disc(page, x + wide / 2, y + high / 2, high * 0.3, darker(color, 0.85))
    return page


def keys(rng: Rng, *, coloured: bool) -> Array:
    """A keyboard."""
    page, colors = sheet((60, 60, 62)), five(rng)
    for row, _, x, y, wide, high in cells(5, 15, (80, 330, 1320, 720), 8):
        color = pick(rng, colors) if coloured else (225.0, 228.0, 230.0)
        block(page, x + row * 6, y, wide, high, color)
        words(page, x + row * 6 + 20, y + high * 0.6, chr(65 + int(rng.integers(26))), 0.8)
    return page


def calculator(rng: Rng) -> Array:
    """A calculator with coloured keys."""
    page, colors = sheet((40, 42, 46)), five(rng)
    block(page, 300, 60, 800, 180, (150, 190, 170))
    words(page, 700, 180, str(rng.integers(10**6)), 2.4)
    for row, column, x, y, wide, high in cells(5, 5, (300, 280, 1100, 940), 24):
        color = colors[0] if column == 4 else colors[3] if row == 0 else (200.0, 200.0, 200.0)
        block(page, x, y, wide, high, color)
        words(page, x + wide * 0.4, y + high * 0.6, str(rng.integers(10)), 1.2)
    return page


def piano(rng: Rng) -> Array:
    """White and black keys, some of them with coloured dots."""
    page, colors = sheet((30, 30, 30)), five(rng)
    for _, column, x, y, wide, high in cells(1, 16, (80, 250, 1320, 800), 4):
        block(page, x, y, wide, high, WHITE)
        disc(page, x + wide / 2, y + high * 0.85, 20, colors[column % 5])
        if column % 7 not in {2, 6}:
            block(page, x + wide * 0.7, y, wide * 0.6, high * 0.6, (25, 25, 25))
    return page


def xylophone(rng: Rng) -> Array:
    """Eight coloured bars with a screw at each end."""
    page, colors = sheet((130, 170, 200)), many(rng)
    for _, column, x, _, wide, _ in cells(1, 8, ROW, 22):
        top = 200 + column * 30
        block(page, x, top, wide, 1000 - 2 * top, colors[column])
        disc(page, x + wide / 2, top + 30, 12, (210, 210, 212))
        disc(page, x + wide / 2, 970 - top, 12, (210, 210, 212))
    return page


def abacus(rng: Rng) -> Array:
    """Beads on ten wires, five and five of a colour."""
    page, colors = sheet((150, 180, 205)), five(rng)
    for row, _, _, y, _, high in cells(10, 1, (0, 120, 1, 880)):
        block(page, 100, y + high / 2, 1200, 4, (120, 120, 120))
        shift = int(rng.integers(11))
        for bead in range(10):
            x = 140 + bead * 62 + (480 if bead >= shift else 0)
            disc(page, x, y + high / 2, 28, colors[row % 5])
    return page


def cube(rng: Rng) -> Array:
    """Six faces of a magic cube side by side."""
    page, colors = sheet((205, 210, 214)), many(rng)[:6]
    for _, _, x, y, _, _ in cells(2, 3, (230, 120, 1170, 880), 40):
        for _, _, u, v, w, h in cells(3, 3, (x, y, x + 270, y + 330), 6):
            block(page, u - 3, v - 3, w + 6, h + 6, (20, 20, 20))
            block(page, u, v, w, h, pick(rng, colors))
    return page


def letters(rng: Rng) -> Array:
    """A board of a word game with coloured fields and tiles."""
    page, colors = sheet((140, 170, 150)), five(rng)
    for _, _, x, y, wide, high in cells(15, 15, (300, 60, 1180, 940), 3):
        tile = rng.random() < 0.3
        color = (180.0, 215.0, 235.0) if tile else (170.0, 190.0, 175.0)
        block(page, x, y, wide, high, pick(rng, colors) if rng.random() < 0.15 else color)
        if tile:
            words(page, x + 16, y + high * 0.75, chr(65 + int(rng.integers(26))), 0.9)
    return page


def ludo(rng: Rng) -> Array:
    """A race game: a cross of fields, four coloured homes."""
    page, colors = sheet((150, 200, 225)), five(rng)
    for corner, (x, y) in enumerate([(250.0, 60.0), (830.0, 60.0), (250.0, 640.0), (830.0, 640.0)]):
        block(page, x, y, 320, 300, colors[corner])
        for _, _, u, v, w, h in cells(2, 2, (x + 60, y + 50, x + 260, y + 250)):
            disc(page, u + w / 2, v + h / 2, 36, WHITE)
    for row, column, x, y, wide, high in cells(15, 15, (250, 60, 1150, 940)):
        if 6 <= row <= 8 or 6 <= column <= 8:
            disc(page, x + wide / 2, y + high / 2, 24, pick(rng, [*colors[:4], WHITE, WHITE]))
    return page


def cards(rng: Rng, count: int, *, numbers: bool) -> Array:
    """Cards of another game side by side: one colour, a pale oval, a number."""
    page, colors = sheet((60, 110, 60)), five(rng)
    for _, _, x, y, wide, high in cells(1, count, ROW, 14):
        block(page, x, y - 60, wide, high, WHITE)
        color = pick(rng, colors)
        block(page, x + 10, y - 50, wide - 20, high - 20, color)
        if numbers:
            middle = (round(x + wide / 2), round(y + high / 2 - 60))
            size = (round(wide * 0.3), round(high * 0.35))
            cv2.ellipse(page, middle, size, 20, 0, 360, WHITE, -1, cv2.LINE_AA)
            words(page, x + wide * 0.35, y + high / 2 - 30, str(rng.integers(10)), 2.2, color)
    return page


def memory(rng: Rng) -> Array:
    """Square cards with a round picture each, some face down."""
    page, colors = sheet((130, 150, 170)), five(rng)
    for _, _, x, y, wide, high in cells(5, 8, MIDDLE, 26):
        open_card = rng.random() < 0.6
        block(page, x, y, wide, high, WHITE if open_card else colors[1])
        if open_card:
            disc(page, x + wide / 2, y + high / 2, high * 0.36, pick(rng, colors))
    return page


def stones(rng: Rng) -> Array:
    """Domino stones in a row, with spots on both halves."""
    page = sheet((100, 130, 150))
    for _, _, x, y, wide, high in cells(1, 8, ROW, 30):
        block(page, x, y, wide, high, (235, 238, 240))
        block(page, x, y + high / 2 - 2, wide, 4, INK)
        for half in range(2):
            for spot in rng.permutation(9)[: int(rng.integers(7))]:
                u = x + wide * (0.25 + 0.25 * int(spot % 3))
                v = y + high * (half * 0.5 + 0.1 + 0.15 * int(spot // 3))
                disc(page, u, v, 10, INK)
    return page


def rummy(rng: Rng) -> Array:
    """Tiles with coloured numbers on two racks."""
    page, colors = sheet((90, 130, 165)), five(rng)
    for _, _, x, y, wide, high in cells(3, 14, MIDDLE, 10):
        block(page, x, y, wide, high, (205, 228, 236))
        color = pick(rng, [*colors[:2], colors[3], colors[4]])
        words(page, x + 16, y + high * 0.45, str(rng.integers(1, 14)), 1.4, color)
        disc(page, x + wide / 2, y + high * 0.75, 18, color)
    return page


def beads(rng: Rng) -> Array:
    """A picture of ironed beads: rings in a grid."""
    page, colors = sheet((225, 228, 230)), many(rng)
    for _, _, x, y, wide, high in cells(16, 22, MIDDLE, 2):
        color = pick(rng, colors[:5])
        disc(page, x + wide / 2, y + high / 2, high * 0.5, color)
        disc(page, x + wide / 2, y + high / 2, high * 0.16, WHITE)
    return page


def mixer(rng: Rng) -> Array:
    """A mixing desk: knobs of five colours over sliders in eight channels."""
    page, colors = sheet((50, 50, 52)), five(rng)
    for _, _, x, _, wide, _ in cells(1, 8, (100, 0, 1300, 1), 8):
        outline(page, x, 80, wide, 840, (90, 90, 90))
        for knob in range(5):
            disc(page, x + wide / 2, 150 + knob * 90, 32, pick(rng, [*colors, WHITE]))
            block(page, x + wide / 2 - 3, 120 + knob * 90, 6, 30, WHITE)
        block(page, x + wide / 2 - 4, 600, 8, 290, (15, 15, 15))
        block(page, x + wide * 0.3, between(rng, 620, 850), wide * 0.4, 36, (205, 205, 205))
    return page


def plasters(rng: Rng) -> Array:
    """Coloured clips and plasters thrown down."""
    page, colors = sheet((205, 210, 215)), five(rng)
    for _ in range(70):
        middle, size = rng.uniform((60, 60), (WIDE - 60, HIGH - 60)), (between(rng, 80, 150), 34.0)
        ends = cv2.boxPoints(((float(middle[0]), float(middle[1])), size, between(rng, 0, 180)))
        cv2.fillPoly(page, [np.round(ends).astype(np.int32)], pick(rng, colors), cv2.LINE_AA)
        disc(page, float(middle[0]), float(middle[1]), 9, (215, 215, 215))
    return page


def icons(rng: Rng) -> Array:
    """A phone's screen of programs: coloured squares with a name under each."""
    page, colors = sheet((90, 60, 40)), many(rng)
    for _, _, x, y, wide, high in cells(5, 8, MIDDLE, 34):
        block(page, x, y, wide, high * 0.72, pick(rng, colors))
        disc(page, x + wide / 2, y + high * 0.36, high * 0.18, WHITE)
        words(page, x, y + high * 0.95, word(rng)[:7], 0.5, WHITE)
    return page


KINDS: dict[str, Draw] = {
    "towers of four bricks": partial(towers, bricks=4),
    "towers of five bricks": partial(towers, bricks=5),
    "towers of eight bricks": partial(towers, bricks=8),
    "plates of bricks": studs,
    "keyboard": partial(keys, coloured=False),
    "coloured keyboard": partial(keys, coloured=True),
    "calculator": calculator,
    "piano": piano,
    "xylophone": xylophone,
    "abacus": abacus,
    "magic cubes": cube,
    "word game": letters,
    "race game": ludo,
    "cards with numbers": partial(cards, count=8, numbers=True),
    "cards of one colour": partial(cards, count=8, numbers=False),
    "memory": memory,
    "dominoes": stones,
    "rummy tiles": rummy,
    "beads": beads,
    "mixing desk": mixer,
    "clips": plasters,
    "programs of a phone": icons,
}
