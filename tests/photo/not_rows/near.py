"""Grids that look like a row of cards, and whose columns do not each show all five colours."""

from functools import partial
from itertools import pairwise

import cv2
import numpy as np
from photo_noise import Array, jitter

from tests.photo.not_rows.paper import (
    OTHER,
    ROW,
    Bgr,
    Draw,
    Rng,
    block,
    cells,
    darker,
    disc,
    five,
    pick,
    shape,
    sheet,
)

Codes = list[list[int]]
"""For each column the numbers of its colours from top to bottom."""
SILVER = (212.0, 210.0, 205.0)


def _columns(colors: list[Bgr], codes: Codes, marks: int = 0, gap: float = 8) -> Array:
    """Columns of fields, with round marks in the first so many fields of each."""
    page = sheet((200, 206, 210))
    rows, columns = len(codes[0]), len(codes)
    for row, column, x, y, wide, high in cells(rows, columns, ROW, gap):
        block(page, x, y + (gap / 2 if row else 0), wide, high, colors[codes[column][row]])
        if (row + column * 2) % rows < marks:
            disc(page, x + wide / 2, y + high / 2, high * 0.2, SILVER)
    return page


def _of(rng: Rng, kinds: int, rows: int = 5, columns: int = 8) -> Codes:
    """Columns of so many different colours each: the rest is repeated."""
    codes = []
    for _ in range(columns):
        chosen = [int(i) for i in rng.permutation(5)[:kinds]]
        filled = chosen + [chosen[int(rng.integers(kinds))] for _ in range(rows - kinds)]
        codes.append([filled[int(i)] for i in rng.permutation(rows)])
    return codes


def repeated(rng: Rng, kinds: int, marks: int) -> Array:
    """Eight columns of five fields in fewer than five colours, with or without marks."""
    return _columns(five(rng), _of(rng, kinds), marks)


def sixth(rng: Rng, stranger: int, marks: int) -> Array:
    """Eight columns of five fields: four of the colours and one that no drawer has."""
    colors = [*five(rng), jitter(rng, OTHER[stranger], 0.05)]
    codes = [[int(i) for i in rng.permutation(5)] for _ in range(8)]
    for column in codes:
        column[int(rng.integers(5))] = 5
    return _columns(colors, codes, marks)


def tall(rng: Rng, rows: int, marks: int) -> Array:
    """Eight columns of fewer or more than five fields."""
    kinds = min(4, rows)
    return _columns(five(rng), _of(rng, kinds, rows), marks)


def by_chance(rng: Rng, rows: int, columns: int, marks: int) -> Array:
    """Fields of five colours, each drawn by chance."""
    codes = rng.integers(5, size=(columns, rows)).tolist()
    return _columns(five(rng), codes, marks)


def one_each(rng: Rng, marks: int) -> Array:
    """Eight columns, each of one colour."""
    return _columns(five(rng), [[int(rng.integers(5))] * 5 for _ in range(8)], marks)


def shades(rng: Rng, *, grey: bool) -> Array:
    """Eight columns of four tones of one colour, or of grey, in disorder."""
    ground = (128.0, 128.0, 128.0) if grey else pick(rng, five(rng)[:4])
    colors = [darker(ground, by) for by in (0.3, 0.55, 0.8, 1.05, 1.25)]
    colors = [(min(b, 255), min(g, 255), min(r, 255)) for b, g, r in colors]
    return _columns(colors, _of(rng, 4), 2)


def halves(rng: Rng) -> Array:
    """Three columns show all five colours, the other five do not."""
    codes = [[int(i) for i in rng.permutation(5)] for _ in range(3)] + _of(rng, 3, 5, 5)
    return _columns(five(rng), [codes[int(i)] for i in rng.permutation(8)], 3)


def staggered(rng: Rng) -> Array:
    """Fields like bricks of a wall: every second line is shifted by half a field."""
    page, colors = sheet((200, 206, 210)), five(rng)
    for row, _, x, y, wide, high in cells(5, 8, ROW, 8):
        block(page, x + (wide / 2 if row % 2 else 0), y, wide, high, pick(rng, colors))
    return page


def round_fields(rng: Rng) -> Array:
    """Discs of five colours in five lines of eight."""
    page, colors = sheet(), five(rng)
    for _, _, x, y, wide, high in cells(5, 8, ROW, 8):
        disc(page, x + wide / 2, y + high / 2, high / 2, pick(rng, colors))
    return page


def triangles(rng: Rng) -> Array:
    """Fields cut along their diagonal, two colours in each."""
    page, colors = sheet(), five(rng)
    for _, _, x, y, wide, high in cells(5, 8, ROW, 8):
        block(page, x, y, wide, high, pick(rng, colors))
        shape(page, [(x, y), (x + wide, y), (x, y + high)], pick(rng, colors))
    return page


def lying(rng: Rng) -> Array:
    """Five columns of eight fields, each column of five or fewer colours."""
    return _columns(five(rng), rng.integers(5, size=(5, 8)).tolist(), 3)


def blurred_fields(rng: Rng) -> Array:
    """Fields of chance colours whose edges run into each other."""
    page = by_chance(rng, 5, 8, 0)
    return np.asarray(cv2.GaussianBlur(page, (0, 0), 14))


def uneven_fields(rng: Rng) -> Array:
    """Eight columns, each cut into five fields of chance heights and colours."""
    page, colors = sheet((200, 206, 210)), five(rng)
    _, top, _, bottom = ROW
    for _, _, x, _, wide, _ in cells(1, 8, ROW, 10):
        cuts = np.sort(rng.uniform(top, bottom, 4))
        ends = [top, *(float(cut) for cut in cuts), bottom]
        for above, below in pairwise(ends):
            block(page, x, above, wide, below - above, pick(rng, colors[:4]))
    return page


KINDS: dict[str, Draw] = {
    "four colours": partial(repeated, kinds=4, marks=0),
    "four colours, three marks": partial(repeated, kinds=4, marks=3),
    "four colours, marks everywhere": partial(repeated, kinds=4, marks=5),
    "three colours": partial(repeated, kinds=3, marks=0),
    "three colours, three marks": partial(repeated, kinds=3, marks=3),
    "two colours, three marks": partial(repeated, kinds=2, marks=3),
    "one white field in each column": partial(sixth, stranger=3, marks=3),
    "one green field in each column": partial(sixth, stranger=0, marks=3),
    "one yellow field in each column": partial(sixth, stranger=2, marks=0),
    "one grey field in each column": partial(sixth, stranger=5, marks=0),
    "columns of three": partial(tall, rows=3, marks=2),
    "columns of four": partial(tall, rows=4, marks=0),
    "columns of four with marks": partial(tall, rows=4, marks=3),
    "columns of six": partial(tall, rows=6, marks=0),
    "columns of six with marks": partial(tall, rows=6, marks=3),
    "columns of seven": partial(tall, rows=7, marks=3),
    "five by eight by chance": partial(by_chance, rows=5, columns=8, marks=0),
    "five by eight by chance, three marks": partial(by_chance, rows=5, columns=8, marks=3),
    "ten by sixteen by chance": partial(by_chance, rows=10, columns=16, marks=0),
    "five by twenty by chance": partial(by_chance, rows=5, columns=20, marks=2),
    "a column for a colour": partial(one_each, marks=0),
    "a column for a colour, three marks": partial(one_each, marks=3),
    "tones of one colour": partial(shades, grey=False),
    "tones of grey": partial(shades, grey=True),
    "three columns of eight": halves,
    "staggered fields": staggered,
    "round fields": round_fields,
    "cut fields": triangles,
    "eight by five": lying,
    "blurred fields": blurred_fields,
    "uneven fields": uneven_fields,
}
