"""Houses, windows, flags and vehicles."""

from functools import partial

from photo_noise import Array, between, jitter

from tests.photo.not_rows.paper import (
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
    shape,
    sheet,
)

SKY: Bgr = (225, 190, 150)
GLASS: Bgr = (120, 95, 70)


def windows(rng: Rng, *, shutters: bool) -> Array:
    """A house front with rows of windows, some with coloured shutters."""
    page, colors = sheet((150, 185, 210)), five(rng)
    for _, _, x, y, wide, high in cells(5, 8, MIDDLE, 40):
        block(page, x, y, wide, high, WHITE)
        block(page, x + 6, y + 6, wide - 12, high - 12, GLASS)
        block(page, x + wide / 2 - 3, y, 6, high, WHITE)
        if shutters:
            block(page, x - 16, y, 16, high, pick(rng, colors))
            block(page, x + wide, y, 16, high, pick(rng, colors))
    return page


def houses(rng: Rng) -> Array:
    """Narrow coloured houses wall to wall, with gables and windows."""
    page, colors = sheet(SKY), many(rng)
    for _, column, x, _, wide, _ in cells(1, 8, (40, 0, 1360, 1), 2):
        top, color = between(rng, 260, 340), colors[column]
        block(page, x, top, wide, 900 - top, color)
        shape(page, [(x, top), (x + wide / 2, top - 110), (x + wide, top)], darker(color, 0.7))
        for _, _, u, v, w, h in cells(4, 2, (x + 15, top + 20, x + wide - 15, 760), 22):
            block(page, u, v, w, h, WHITE)
            block(page, u + 5, v + 5, w - 10, h - 10, GLASS)
        block(page, x + wide * 0.4, 800, wide * 0.25, 100, darker(color, 0.4))
    return page


def balconies(rng: Rng) -> Array:
    """A tower block: a coloured panel under each window."""
    page, colors = sheet((200, 205, 208)), five(rng)
    for _, _, x, y, wide, high in cells(6, 8, MIDDLE, 10):
        block(page, x, y, wide, high * 0.5, GLASS)
        block(page, x, y + high * 0.5, wide, high * 0.5, pick(rng, colors))
    return page


def huts(rng: Rng) -> Array:
    """Beach huts with roofs, doors and boards."""
    page, colors = sheet(SKY), many(rng)
    for _, column, x, _, wide, _ in cells(1, 8, (60, 0, 1340, 1), 16):
        color = colors[column]
        block(page, x, 400, wide, 400, color)
        for plank in range(0, 400, 40):
            block(page, x, 400 + plank, wide, 3, darker(color, 0.8))
        roof = [(x - 8, 400.0), (x + wide / 2, 270.0), (x + wide + 8, 400.0)]
        shape(page, roof, colors[(column + 3) % 11])
        block(page, x + wide * 0.3, 520, wide * 0.4, 280, WHITE)
    return page


def doors(rng: Rng) -> Array:
    """Doors side by side, with panels and a knob."""
    page, colors = sheet((195, 205, 212)), many(rng)
    for _, column, x, _, wide, _ in cells(1, 8, (60, 0, 1340, 1), 30):
        color = colors[column]
        block(page, x, 200, wide, 650, color)
        for _, _, u, v, w, h in cells(3, 1, (x + 15, 215, x + wide - 15, 835), 24):
            outline(page, u, v, w, h, darker(color, 0.6))
        disc(page, x + wide * 0.88, 540, 10, (205, 208, 212))
    return page


def hives(rng: Rng, boxes: int) -> Array:
    """Bee hives: stacks of boxes of different colours with a slot each."""
    page, colors = sheet((70, 140, 90)), five(rng)[:4]
    for _, _, x, _, wide, _ in cells(1, 8, ROW, 34):
        for _, _, u, v, w, h in cells(boxes, 1, (x, 330, x + wide, 690), 5):
            block(page, u, v, w, h, pick(rng, colors))
            block(page, u + w * 0.35, v + h * 0.4, w * 0.3, h * 0.14, (205, 205, 205))
        block(page, x - 6, 312, wide + 12, 20, (190, 190, 195))
    return page


def flags(rng: Rng, bands: int, *, upright: bool) -> Array:
    """Flags of bands in five lines of eight, or one line of large ones."""
    page, colors = sheet(SKY), many(rng)
    for _, _, x, y, wide, high in cells(2 if bands > 3 else 4, 6, MIDDLE, 28):
        order = rng.permutation(11)[:bands]
        for band, number in enumerate(order):
            color = colors[int(number)]
            if upright:
                block(page, x + band * wide / bands, y, wide / bands, high, color)
            else:
                block(page, x, y + band * high / bands, wide, high / bands, color)
        outline(page, x, y, wide, high)
    return page


def bunting(rng: Rng) -> Array:
    """Pennants on strings."""
    page, colors = sheet(SKY), five(rng)
    for _, _, x, y, wide, high in cells(5, 14, MIDDLE, 6):
        shape(page, [(x, y), (x + wide, y), (x + wide / 2, y + high * 0.8)], pick(rng, colors))
        block(page, 60, y - 4, 1280, 4, (50, 50, 50))
    return page


def cars(rng: Rng) -> Array:
    """Parked cars from above."""
    page, colors = sheet((95, 98, 100)), many(rng)
    for _, _, x, y, wide, high in cells(3, 9, MIDDLE, 30):
        block(page, x - 15, y, 4, high, WHITE)
        color = pick(rng, colors)
        block(page, x + 8, y + 8, wide - 16, high - 16, color)
        block(page, x + 16, y + high * 0.22, wide - 32, high * 0.16, GLASS)
        block(page, x + 16, y + high * 0.72, wide - 32, high * 0.12, GLASS)
    return page


def train(rng: Rng) -> Array:
    """Wagons of a train, with windows and doors, in three lines."""
    page, colors = sheet((150, 160, 165)), five(rng)
    for row, _, x, y, wide, high in cells(3, 4, MIDDLE, 20):
        block(page, x, y, wide, high, colors[row])
        block(page, x, y + high * 0.6, wide, high * 0.15, WHITE)
        for _, _, u, v, w, h in cells(1, 5, (x + 10, y + 30, x + wide - 10, y + high * 0.5), 16):
            block(page, u, v, w, h, GLASS)
    return page


def stalls(rng: Rng) -> Array:
    """Market stalls with striped awnings."""
    page, colors = sheet((120, 140, 150)), five(rng)
    for _, _, x, y, wide, high in cells(2, 5, MIDDLE, 30):
        color = pick(rng, colors)
        for _, column, u, _, w, _ in cells(1, 8, (x, 0, x + wide, 1)):
            block(page, u, y, w, high * 0.4, color if column % 2 else WHITE)
        for _, _, u, v, w, h in cells(2, 5, (x, y + high * 0.5, x + wide, y + high), 8):
            block(page, u, v, w, h, pick(rng, colors))
    return page


def lights(rng: Rng) -> Array:
    """Traffic lights side by side."""
    page = sheet(jitter(rng, (190, 180, 170), 0.1))
    for _, _, x, y, wide, high in cells(1, 8, ROW, 40):
        block(page, x, y, wide, high, (35, 35, 35))
        for lamp, color in enumerate([(40, 30, 220), (40, 190, 240), (90, 200, 60)]):
            disc(page, x + wide / 2, y + high * (lamp * 2 + 1) / 6, wide * 0.36, color)
    return page


def jerseys(rng: Rng) -> Array:
    """Striped shirts on a line."""
    page, colors = sheet(SKY), many(rng)
    for _, _, x, _, wide, _ in cells(1, 6, (80, 0, 1320, 1), 30):
        one, other = pick(rng, colors), pick(rng, colors)
        for band in range(7):
            block(page, x + 20, 300 + band * 50, wide - 40, 50, one if band % 2 else other)
        block(page, x - 10, 300, 34, 150, one)
        block(page, x + wide - 24, 300, 34, 150, one)
    return page


KINDS: dict[str, Draw] = {
    "window front": partial(windows, shutters=False),
    "shutters": partial(windows, shutters=True),
    "coloured houses": houses,
    "balconies": balconies,
    "beach huts": huts,
    "doors": doors,
    "hives of four boxes": partial(hives, boxes=4),
    "hives of five boxes": partial(hives, boxes=5),
    "flags of three bands": partial(flags, bands=3, upright=False),
    "flags of four bands": partial(flags, bands=4, upright=False),
    "flags of five bands": partial(flags, bands=5, upright=False),
    "upright flags": partial(flags, bands=3, upright=True),
    "bunting": bunting,
    "parked cars": cars,
    "train": train,
    "market stalls": stalls,
    "traffic lights": lights,
    "jerseys": jerseys,
}
