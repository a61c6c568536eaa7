"""A board from straight above: cards, corners, chips."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from tests.sequence.render.looks import Color, Look

Picture = NDArray[np.float32]
Printed = NDArray[np.uint8]
Rng = np.random.Generator

CELL = 72
"""Pixels of a square."""
BLACK, RED, YELLOW, NAVY = (30, 30, 30), (190, 30, 40), (236, 190, 60), (40, 50, 110)
RANKS = "A23456789TQK"


def flat_board(rng: Rng, look: Look, rows: tuple[str, ...]) -> Picture:
    """The board (h, w, 3), BGR from 0 to 255, with its chips."""
    rim = round(look.rim_width * CELL)
    side = 2 * rim + 10 * CELL
    printed = np.empty((side, side, 3), np.uint8)
    printed[:] = look.rim[::-1]
    inner = (slice(rim, side - rim),) * 2
    printed[inner] = look.gap[::-1]
    for line in range(10):
        for column in range(10):
            at = (rim + column * CELL, rim + line * CELL)
            corner = line in (0, 9) and column in (0, 9)
            _card(rng, printed, look, at, corner=corner)
    picture: Picture = printed.astype(np.float32)
    for line, row in enumerate(rows):
        for column, letter in enumerate(row):
            if letter in look.chips and not (line in (0, 9) and column in (0, 9)):
                middle = np.array([rim + (column + 0.5) * CELL, rim + (line + 0.5) * CELL])
                _chips(rng, picture, look, middle, look.chips[letter])
    return picture


def _card(rng: Rng, picture: Printed, look: Look, at: tuple[int, int], *, corner: bool) -> None:
    gap = look.gap_width * CELL / 2
    x, y = at
    one, other = (round(x + gap), round(y + gap)), (round(x + CELL - gap), round(y + CELL - gap))
    round_box(picture, one, other, look.corner if corner else look.paper, look.rounded * CELL)
    middle = (x + CELL // 2, y + CELL // 2)
    if corner:
        ink = YELLOW if sum(look.corner) < 500 else NAVY
        points = [
            (middle[0] + r * np.sin(a), middle[1] - r * np.cos(a))
            for k in range(10)
            for a, r in [(np.pi * k / 5, CELL * (0.26 if k % 2 == 0 else 0.12))]
        ]
        cv2.fillPoly(picture, [np.round(points).astype(np.int32)], ink[::-1], cv2.LINE_AA)
        return
    rank = str(rng.choice(list(RANKS)))
    ink = RED if rng.random() < 0.5 else BLACK
    _index(picture, rank, ink, (x + round(gap) + 4, y + round(gap) + 17))
    if rank in "QK":
        _court(picture, look, at, ink)
    else:
        for spot, size in _spots(look.pips, rank):
            place = (x + round(spot[0] * CELL), y + round(spot[1] * CELL))
            _pip(picture, place, size * CELL, ink, int(rng.integers(2)))


def round_box(
    picture: Printed, one: tuple[int, int], other: tuple[int, int], color: Color, radius: float
) -> None:
    r = round(radius)
    bgr = tuple(map(float, color[::-1]))
    (x, y), (u, v) = one, other
    cv2.rectangle(picture, (x + r, y), (u - r, v), bgr, -1)
    cv2.rectangle(picture, (x, y + r), (u, v - r), bgr, -1)
    for a in (x + r, u - r):
        for b in (y + r, v - r):
            cv2.circle(picture, (a, b), r, bgr, -1, cv2.LINE_AA)


def _index(picture: Printed, rank: str, ink: Color, at: tuple[int, int]) -> None:
    text = "10" if rank == "T" else rank
    bgr = tuple(map(float, ink[::-1]))
    cv2.putText(picture, text, at, cv2.FONT_HERSHEY_DUPLEX, 0.5, bgr, 1, cv2.LINE_AA)


def _spots(pips: str, rank: str) -> list[tuple[tuple[float, float], float]]:
    if pips == "index":
        return [((0.82, 0.8), 0.1)]
    if pips == "large":
        return [((0.52, 0.58), 0.24)]
    if pips == "one":
        return [((0.5, 0.62), 0.15)]
    count = {"A": 1, "T": 10}.get(rank) or int(rank)
    grid = [(0.34 + 0.32 * (n % 2), 0.24 + 0.14 * (n // 2)) for n in range(count)]
    return [(place, 0.065) for place in grid]


def _pip(picture: Printed, at: tuple[int, int], size: float, ink: Color, kind: int) -> None:
    bgr: Any = tuple(map(float, ink[::-1]))
    x, y = at
    s = max(2, round(size))
    tip = np.array([(x, y - s), (x + round(0.8 * s), y), (x, y + s), (x - round(0.8 * s), y)])
    if kind:
        cv2.fillPoly(picture, [tip.astype(np.int32)], bgr, cv2.LINE_AA)
        return
    for dx, dy in ((-0.45, 0.1), (0.45, 0.1), (0, -0.5)):
        middle = (x + round(dx * s), y + round(dy * s))
        cv2.circle(picture, middle, max(1, round(0.48 * s)), bgr, -1, cv2.LINE_AA)
    cv2.line(picture, at, (x, y + s), bgr, max(1, s // 5), cv2.LINE_AA)


def _court(picture: Printed, look: Look, at: tuple[int, int], ink: Color) -> None:
    x, y = at
    if look.courts == "letter":
        _pip(picture, (x + CELL // 2, y + CELL // 2), 0.16 * CELL, ink, 0)
        return
    left, right = (0.3, 0.44) if look.courts == "bar" else (0.3, 0.7)
    top, bottom = round(y + 0.2 * CELL), round(y + 0.84 * CELL)
    height = (bottom - top) // 4
    for number, color in enumerate((YELLOW, NAVY, RED, YELLOW)):
        bgr = tuple(map(float, color[::-1]))
        one = (round(x + left * CELL), top + number * height)
        cv2.rectangle(picture, one, (round(x + right * CELL), one[1] + height), bgr, -1)


def _chips(rng: Rng, picture: Picture, look: Look, middle: NDArray[Any], color: Color) -> None:
    """A chip off the middle, sometimes upon another one of its colour."""
    at = middle + rng.uniform(-0.11, 0.11, 2) * CELL
    for level in range(1 + int(rng.random() < 0.12)):
        place = at + level * (rng.uniform(-0.04, 0.04, 2) * CELL + np.array([0, -0.04 * CELL]))
        _chip(rng, picture, look, place, color)


def _chip(rng: Rng, picture: Picture, look: Look, at: NDArray[Any], color: Color) -> None:
    radius = look.radius * CELL * rng.uniform(0.97, 1.03)
    shade = rng.uniform(0.92, 1.08)
    lo = np.maximum(np.floor(at - 1.5 * radius), 0).astype(int)
    hi = np.minimum(np.ceil(at + 1.5 * radius).astype(int), picture.shape[1::-1])
    part = (slice(lo[1], hi[1]), slice(lo[0], hi[0]))
    y, x = np.mgrid[part].astype(np.float32)
    x, y = x - at[0], y - at[1]
    far = np.hypot(x, y) / radius
    shadow = (
        1
        - 0.35
        * np.clip(1.25 - np.hypot(x - 0.1 * radius, y - 0.14 * radius) / radius, 0, 0.4)
        / 0.4
    )
    picture[part] *= shadow[..., None]
    body = np.array(color[::-1], np.float32) * shade * np.ones((*far.shape, 1), np.float32)
    if look.finish == "gloss":
        body = body * (1.1 - 0.35 * np.clip(far, 0, 1) ** 2)[..., None]
        spot = np.exp(-((x + 0.35 * radius) ** 2 + (y + 0.35 * radius) ** 2) / (0.18 * radius) ** 2)
        body = body + (235 - body) * (0.8 * spot)[..., None]
    elif look.finish == "ring":
        body = body * np.where((far > 0.68) & (far < 0.8), 1.3, 1.0)[..., None]
    elif look.finish == "dished":
        body = body * (0.85 + 0.25 * np.clip(far, 0, 1) ** 3)[..., None]
    elif look.finish == "clear":
        body = 0.78 * body + 0.22 * picture[part]
    cover = np.clip((1 - far) * radius + 0.5, 0, 1)[..., None]
    picture[part] = picture[part] * (1 - cover) + np.clip(body, 0, 255) * cover
