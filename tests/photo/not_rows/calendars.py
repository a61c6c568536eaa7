"""Calendars, timetables, plans and lists."""

from functools import partial

from photo_noise import Array, between

from tests.photo.not_rows.paper import (
    INK,
    MIDDLE,
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


def month(rng: Rng, chance: float, *, filled: bool) -> Array:
    """A month with coloured days."""
    page, colors = sheet(), five(rng)
    words(page, 110, 110, word(rng).title(), 1.6)
    for row, column, x, y, wide, high in cells(5, 7, MIDDLE, 6):
        if rng.random() < chance:
            part = 1.0 if filled else 0.4
            block(page, x, y + high * (1 - part), wide, high * part, pick(rng, colors))
        outline(page, x, y, wide, high)
        words(page, x + 8, y + 30, str(1 + (row * 7 + column) % 31))
    return page


def timetable(rng: Rng, days: int, hours: int) -> Array:
    """The lessons of a week, each subject in its colour."""
    page, colors = sheet(), five(rng)
    for row, _, x, y, wide, high in cells(hours, days, MIDDLE, 6):
        color = pick(rng, colors) if row else (210.0, 215.0, 220.0)
        block(page, x, y, wide, high, color)
        ink: Bgr = WHITE if sum(color) < 350 else INK
        words(page, x + 8, y + high * 0.6, word(rng)[:9], 0.6, ink)
    return page


def year(rng: Rng) -> Array:
    """Twelve small months, each with a coloured head."""
    page, colors = sheet(), five(rng)
    for row, column, x, y, wide, high in cells(3, 4, MIDDLE, 24):
        block(page, x, y, wide, 40, colors[(row * 4 + column) % 5])
        for a, b, u, v, _, h in cells(6, 7, (x, y + 48, x + wide, y + high)):
            words(page, u + 4, v + h * 0.8, str(a * 7 + b + 1), 0.4)
    return page


def advent(rng: Rng) -> Array:
    """Twenty-four doors with numbers on discs."""
    page, colors = sheet((40, 60, 30)), five(rng)
    for row, column, x, y, wide, high in cells(4, 6, MIDDLE, 14):
        block(page, x, y, wide, high, pick(rng, colors))
        disc(page, x + wide / 2, y + high / 2, 34, (225, 225, 225))
        words(page, x + wide / 2 - 18, y + high / 2 + 12, str(row * 6 + column + 1), 0.9)
    return page


def planner(rng: Rng) -> Array:
    """A wall planner: a line for a month, strips for holidays."""
    page, colors = sheet(), five(rng)
    for _, _, x, y, wide, high in cells(12, 31, MIDDLE, 2):
        outline(page, x, y, wide, high, (190, 190, 190))
        if rng.random() < 0.12:
            block(page, x, y, wide * between(rng, 1, 6), high, pick(rng, colors))
    return page


def roster(rng: Rng) -> Array:
    """Shifts of eight people over five days in three colours and white."""
    page, colors = sheet(), [*five(rng)[:3], WHITE]
    for _, column, x, y, wide, high in cells(5, 8, MIDDLE, 8):
        block(page, x, y, wide, high, pick(rng, colors))
        outline(page, x, y, wide, high)
        words(page, x + 10, 130, f"{column + 1}", 0.9)
    return page


def habits(rng: Rng) -> Array:
    """A list of habits with a disc for each day that they were kept."""
    page, colors = sheet(), five(rng)
    for row, _, x, y, wide, high in cells(8, 30, (260, 150, 1340, 850), 8):
        disc(page, x + wide / 2, y + high / 2, 12, colors[row % 5] if rng.random() < 0.7 else WHITE)
        words(page, 60, y + high * 0.6, "abcdefgh"[row], 0.9)
    return page


def board(rng: Rng) -> Array:
    """A board of notes in four columns."""
    page, colors = sheet((225, 228, 230)), many(rng)
    for _, _, x, y, wide, high in cells(5, 4, MIDDLE, 26):
        if rng.random() < 0.75:
            block(page, x, y, wide, high, pick(rng, colors))
            for line in range(3):
                words(page, x + 14, y + 30 + line * 28, f"{word(rng)} {word(rng)}", 0.55)
    return page


def notes(rng: Rng) -> Array:
    """Sticky notes on a wall, each a little askew."""
    page, colors = sheet((212, 218, 222)), many(rng)
    for _ in range(40):
        x, y, side = between(rng, 60, 1200), between(rng, 60, 820), between(rng, 90, 130)
        color = pick(rng, colors)
        block(page, x + 5, y + 6, side, side, (150, 155, 160))
        block(page, x, y, side, side, color)
        words(page, x + 12, y + 40, word(rng), 0.6)
    return page


def table(rng: Rng, *, striped: bool) -> Array:
    """A spreadsheet: numbers, coloured heads, coloured cells."""
    page, colors = sheet((250, 250, 250)), five(rng)
    for row, column, x, y, wide, high in cells(20, 10, (40, 60, 1360, 940)):
        if row == 0:
            block(page, x, y, wide, high, colors[column % 5])
        elif striped and row % 2:
            block(page, x, y, wide, high, (206, 226, 230))
        elif rng.random() < 0.15:
            block(page, x, y, wide, high, pick(rng, colors))
        outline(page, x, y, wide, high, (190, 190, 190))
        words(page, x + 40, y + high * 0.7, str(rng.integers(1000)), 0.6)
    return page


def tabs(rng: Rng) -> Array:
    """An address book from the side: a coloured tab for each letter."""
    page, colors = sheet(), five(rng)
    for row, _, _, y, _, high in cells(13, 1, (0, 100, 1, 900), 6):
        block(page, 1100, y, 140, high, colors[row % 5])
        words(page, 1150, y + high * 0.7, "ABCDEFGHIJKLM"[row], 0.9, WHITE)
    block(page, 200, 90, 900, 820, (225, 232, 236))
    return page


def pills(rng: Rng) -> Array:
    """A pill box: seven columns of four lids."""
    page, colors = sheet((190, 196, 200)), five(rng)
    for row, _, x, y, wide, high in cells(4, 7, MIDDLE, 12):
        block(page, x, y, wide, high, colors[row])
        disc(page, x + wide / 2, y + high * 0.8, 12, darker(colors[row], 0.8))
        words(page, x + 30, y + high * 0.5, word(rng)[:2].upper(), 1.0, WHITE)
    return page


KINDS: dict[str, Draw] = {
    "month": partial(month, chance=0.3, filled=True),
    "full month": partial(month, chance=1.0, filled=True),
    "month of half fields": partial(month, chance=0.8, filled=False),
    "timetable": partial(timetable, days=5, hours=9),
    "timetable of eight days": partial(timetable, days=8, hours=6),
    "year": year,
    "advent calendar": advent,
    "wall planner": planner,
    "roster": roster,
    "habits": habits,
    "board of notes": board,
    "sticky notes": notes,
    "spreadsheet": partial(table, striped=False),
    "striped spreadsheet": partial(table, striped=True),
    "address book": tabs,
    "pill box": pills,
}
