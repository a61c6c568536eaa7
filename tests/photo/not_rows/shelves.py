"""Shelves, boxes and chests of drawers."""

from functools import partial

from photo_noise import Array, between

from tests.photo.not_rows.paper import (
    INK,
    MIDDLE,
    ROW,
    WHITE,
    Bgr,
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

WOOD: Bgr = (70, 110, 150)
METAL: Bgr = (205, 208, 212)


def books(rng: Rng, shelves: int, *, banded: bool) -> Array:
    """Books on boards, some with bands and labels on their spines."""
    page, colors = sheet(WOOD), many(rng)
    deep = 900 / shelves
    for shelf in range(shelves):
        x, foot = 60.0, 50 + (shelf + 1) * deep
        while x < 1300:
            wide, high = between(rng, 20, 70), deep * between(rng, 0.6, 0.88)
            block(page, x, foot - high, wide, high, pick(rng, colors))
            if banded:
                block(page, x, foot - high * 0.85, wide, high * 0.1, pick(rng, colors))
                block(page, x, foot - high * 0.3, wide, high * 0.15, (200, 210, 215))
            x += wide + 2
        block(page, 40, foot, 1320, 14, darker(WOOD, 0.6))
    return page


def lying_books(rng: Rng) -> Array:
    """Stacks of books that lie."""
    page, colors = sheet((170, 180, 186)), five(rng)
    for _, _, x, _, wide, _ in cells(1, 8, ROW, 16):
        foot = 700.0
        while foot > 330:
            high = between(rng, 28, 60)
            shift = between(rng, -8, 8)
            block(
                page,
                x + shift,
                foot - high,
                wide * between(rng, 0.8, 1),
                high - 3,
                pick(rng, colors),
            )
            foot -= high
    return page


def binders(rng: Rng) -> Array:
    """Folders with a white label and a hole to pull them by."""
    page, colors = sheet(WOOD), five(rng)
    for _, _, x, y, wide, high in cells(2, 14, MIDDLE, 6):
        block(page, x, y, wide, high, pick(rng, colors))
        block(page, x + 10, y + 40, wide - 20, high * 0.4, WHITE)
        disc(page, x + wide / 2, y + high * 0.85, 17, METAL)
        disc(page, x + wide / 2, y + high * 0.85, 12, (30, 30, 30))
    return page


def jars(rng: Rng) -> Array:
    """Jars with lids and labels on three boards."""
    page, colors = sheet((150, 175, 190)), many(rng)
    for _, _, x, y, wide, high in cells(3, 9, MIDDLE, 26):
        block(page, x, y + high * 0.2, wide, high * 0.8, pick(rng, colors))
        block(page, x + 6, y, wide - 12, high * 0.18, METAL)
        block(page, x + 8, y + high * 0.45, wide - 16, high * 0.3, WHITE)
        words(page, x + 12, y + high * 0.65, word(rng)[:4], 0.6)
    return page


def chests(rng: Rng, drawers: int, knobs: int) -> Array:
    """Eight chests of drawers side by side, each of one colour, with knobs."""
    page, colors = sheet((205, 212, 216)), five(rng)
    for _, _, x, _, wide, _ in cells(1, 8, ROW, 14):
        color = pick(rng, colors)
        block(page, x - 3, 325, wide + 6, 390, darker(color, 0.6))
        for _, _, u, v, w, h in cells(drawers, 1, (x, 330, x + wide, 710), 8):
            block(page, u, v, w, h, color)
            for knob in range(knobs):
                disc(page, u + w * (knob + 1) / (knobs + 1), v + h / 2, 9, METAL)
    return page


def apothecary(rng: Rng, rows: int, columns: int, *, wooden: bool) -> Array:
    """A wall of small drawers with a knob and a label each."""
    page = sheet(darker(WOOD, 0.5))
    colors = [darker(WOOD, by) for by in (0.8, 1.0, 1.2)] if wooden else five(rng)
    for _, _, x, y, wide, high in cells(rows, columns, MIDDLE, 8):
        block(page, x, y, wide, high, pick(rng, colors))
        block(page, x + wide * 0.25, y + high * 0.15, wide * 0.5, high * 0.2, (215, 228, 232))
        disc(page, x + wide / 2, y + high * 0.65, high * 0.12, METAL)
    return page


def bins(rng: Rng, rows: int) -> Array:
    """Boxes for toys in a frame of wood, each pulled by a slot."""
    page, colors = sheet((205, 215, 220)), five(rng)
    block(page, 90, 140, 1220, 720, darker(WOOD, 1.3))
    for _, _, x, y, wide, high in cells(rows, 5, MIDDLE, 26):
        color = pick(rng, colors)
        block(page, x, y, wide, high, color)
        block(page, x, y, wide, high * 0.15, darker(color, 0.7))
        block(page, x + wide * 0.35, y + high * 0.3, wide * 0.3, high * 0.12, darker(color, 0.5))
    return page


def shoe_boxes(rng: Rng) -> Array:
    """Shoe boxes with lids and white labels."""
    page, colors = sheet((185, 190, 195)), many(rng)
    for _, _, x, y, wide, high in cells(6, 6, MIDDLE, 6):
        color = pick(rng, colors)
        block(page, x, y, wide, high, color)
        block(page, x, y, wide, high * 0.25, darker(color, 0.75))
        block(page, x + wide * 0.6, y + high * 0.45, wide * 0.3, high * 0.35, WHITE)
    return page


def lockers(rng: Rng) -> Array:
    """Lockers with slits, a lock and a number each."""
    page, colors = sheet((120, 125, 130)), five(rng)
    for row, column, x, y, wide, high in cells(3, 8, MIDDLE, 6):
        block(page, x, y, wide, high, pick(rng, colors))
        for slit in range(4):
            block(page, x + wide * 0.2, y + 20 + slit * 12, wide * 0.6, 4, (50, 50, 50))
        disc(page, x + wide * 0.85, y + high / 2, 8, METAL)
        words(page, x + 12, y + high - 16, str(row * 8 + column + 1), 0.6)
    return page


def freight(rng: Rng, rows: int) -> Array:
    """Containers upon each other, ribbed, with letters."""
    page, colors = sheet((190, 180, 170)), many(rng)
    for _, _, x, y, wide, high in cells(rows, 4, MIDDLE, 4):
        color = pick(rng, colors)
        block(page, x, y, wide, high, color)
        for rib in range(0, int(wide), 14):
            block(page, x + rib, y, 4, high, darker(color, 0.8))
        words(page, x + 40, y + high * 0.6, word(rng).upper()[:6], 1.2, WHITE)
    return page


def cases(rng: Rng) -> Array:
    """Films and games on a board: narrow spines with a logo at their foot."""
    page, colors = sheet((40, 38, 36)), five(rng)
    for _, _, x, y, wide, high in cells(2, 26, MIDDLE, 4):
        block(page, x, y, wide, high, pick(rng, colors))
        disc(page, x + wide / 2, y + high - 20, 10, METAL)
        block(page, x + wide * 0.35, y + 30, wide * 0.3, high * 0.5, (215, 215, 215))
    return page


def tins(rng: Rng) -> Array:
    """Tins upon each other: bright rims, a coloured belt, a round picture."""
    page, colors = sheet((200, 205, 210)), many(rng)
    for _, _, x, y, wide, high in cells(4, 8, MIDDLE, 8):
        block(page, x, y, wide, high, METAL)
        block(page, x, y + high * 0.1, wide, high * 0.8, pick(rng, colors))
        disc(page, x + wide / 2, y + high / 2, high * 0.25, pick(rng, colors))
    return page


def crates(rng: Rng) -> Array:
    """Crates of bottles from above: caps in their places."""
    page, colors = sheet((150, 155, 160)), five(rng)
    for _, column, x, y, wide, high in cells(2, 4, MIDDLE, 30):
        block(page, x, y, wide, high, colors[column])
        for _, _, u, v, w, h in cells(4, 5, (x + 10, y + 10, x + wide - 10, y + high - 10), 6):
            block(page, u, v, w, h, darker(colors[column], 0.5))
            disc(page, u + w / 2, v + h / 2, h * 0.35, pick(rng, [colors[0], METAL]))
    return page


def filing(rng: Rng) -> Array:
    """Grey filing cabinets with bars to pull at."""
    page, tone = sheet((215, 220, 222)), between(rng, 120, 170)
    for _, _, x, y, wide, high in cells(4, 6, MIDDLE, 6):
        block(page, x, y, wide, high, (tone, tone, tone * 0.97))
        block(page, x + wide * 0.35, y + high * 0.3, wide * 0.3, 14, METAL)
        outline(page, x + wide * 0.35, y + high * 0.5, wide * 0.3, high * 0.2, INK)
    return page


def tool_drawers(rng: Rng) -> Array:
    """Red tool cabinets with long bright bars on every drawer."""
    page, colors = sheet((90, 92, 96)), five(rng)
    for row, column, x, y, wide, high in cells(6, 3, MIDDLE, 10):
        block(page, x, y, wide, high, colors[0] if column != 1 else colors[4])
        block(page, x + 20, y + high * 0.15, wide - 40, high * 0.14, METAL)
        words(page, x + 30, y + high * 0.75, str(row + 1), 0.7, WHITE)
    return page


KINDS: dict[str, Draw] = {
    "a shelf of books": partial(books, shelves=1, banded=False),
    "shelves of books": partial(books, shelves=4, banded=False),
    "shelves of banded books": partial(books, shelves=3, banded=True),
    "stacks of books": lying_books,
    "binders": binders,
    "jars": jars,
    "chests of four drawers": partial(chests, drawers=4, knobs=1),
    "chests of five drawers": partial(chests, drawers=5, knobs=1),
    "chests of five drawers, two knobs": partial(chests, drawers=5, knobs=2),
    "chests of six drawers": partial(chests, drawers=6, knobs=2),
    "wooden apothecary cabinet": partial(apothecary, rows=6, columns=9, wooden=True),
    "coloured apothecary cabinet": partial(apothecary, rows=6, columns=9, wooden=False),
    "cabinet of five by eight": partial(apothecary, rows=5, columns=8, wooden=False),
    "toy boxes": partial(bins, rows=3),
    "many toy boxes": partial(bins, rows=5),
    "shoe boxes": shoe_boxes,
    "lockers": lockers,
    "containers": partial(freight, rows=5),
    "many containers": partial(freight, rows=9),
    "film cases": cases,
    "tins": tins,
    "crates": crates,
    "filing cabinets": filing,
    "tool cabinets": tool_drawers,
}
