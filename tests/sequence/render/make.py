"""Whole photos by seed: boards of one look, other games, and boards that cannot be read."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from tests.sequence.render.flat import Printed, Rng, flat_board, round_box
from tests.sequence.render.looks import LATER, LOOKS
from tests.sequence.render.scene import Shot, photograph

Pixels = NDArray[np.uint8]


def random_rows(rng: Rng) -> tuple[str, ...]:
    """A board in play: two colours or three, from a few chips to nearly full."""
    teams = "BGR" if rng.random() < 0.6 else "".join(rng.permutation(list("BGR"))[:2])
    part = rng.uniform(0.05, 0.75)
    letters = [
        [str(rng.choice(list(teams))) if rng.random() < part else "." for _ in range(10)]
        for _ in range(10)
    ]
    for line in (0, 9):
        for column in (0, 9):
            letters[line][column] = "."
    return tuple("".join(row) for row in letters)


def board_photo(look: str, seed: int) -> tuple[Pixels, tuple[str, ...], NDArray[Any]]:
    """A photo of a board, what lies on it, and its outer corners."""
    rng = np.random.default_rng([seed, *look.encode()])
    rows = random_rows(rng)
    glare = rng.uniform(0.4, 0.95) if rng.random() < 0.15 else 0.0
    shot = Shot(
        noise=rng.uniform(1, 7),
        blur=rng.uniform(0.4, 1.6),
        glare=float(glare),
        light=rng.uniform(0.55, 1.1),
        fill=LOOKS[look].fill,
        table=LOOKS[look].table,
    )
    pixels, corners = photograph(rng, flat_board(rng, LOOKS[look], rows), shot)
    return pixels, rows, corners


def spoilt_photo(kind: str, seed: int) -> tuple[Pixels, tuple[str, ...]]:
    """A photo of a board that is hard to read, or cannot be, and what lies on it."""
    rng = np.random.default_rng([seed, *kind.encode()])
    look = LOOKS[str(rng.choice([name for name in LOOKS if name not in LATER]))]
    rows = random_rows(rng)
    shot = {
        "cut": Shot(cut=True),
        "dark": Shot(light=0.05, noise=6),
        "blurred": Shot(blur=14),
        "far": Shot(fill=(0.12, 0.16)),
    }[kind]
    return photograph(rng, flat_board(rng, look, rows), shot)[0], rows


def other_photo(kind: str, seed: int) -> Pixels:
    """A photo of something that is no Sequence board."""
    rng = np.random.default_rng([seed, *kind.encode()])
    flat = {
        "chess": _chess,
        "draughts": _draughts,
        "go": _go,
        "scrabble": _scrabble,
        "table": _table,
    }
    return photograph(rng, flat[kind](rng).astype(np.float32), Shot())[0]


OTHERS = ("chess", "draughts", "go", "scrabble", "table")
SPOILT = ("cut", "dark", "blurred", "far")


def _canvas(color: Any, side: int = 760) -> Printed:
    picture = np.empty((side, side, 3), np.uint8)
    picture[:] = color
    return picture


def _checkered(rng: Rng, count: int) -> Printed:
    dark, light = [((60, 90, 130), (190, 215, 235)), ((70, 110, 80), (210, 235, 240)),
                   ((40, 40, 40), (230, 230, 230))][int(rng.integers(3))]  # fmt: skip
    picture = _canvas(dark)
    rim = int(rng.choice([8, 30, 60, 76]))
    size = (760 - 2 * rim) / count
    for line in range(count):
        for column in range(count):
            at = [round(rim + size * n) for n in (column, line, column + 1, line + 1)]
            color = light if (line + column) % 2 == 0 else dark
            cv2.rectangle(picture, (at[0], at[1]), (at[2] - 1, at[3] - 1), color, -1)
            if rng.random() < 0.3:
                middle = (round(rim + size * (column + 0.5)), round(rim + size * (line + 0.5)))
                ink = (35, 35, 40) if rng.random() < 0.5 else (225, 235, 240)
                cv2.circle(picture, middle, round(0.33 * size), ink, -1, cv2.LINE_AA)
                cv2.circle(picture, middle, round(0.33 * size), (90, 90, 90), 2, cv2.LINE_AA)
    return picture


def _chess(rng: Rng) -> Printed:
    return _checkered(rng, 8)


def _draughts(rng: Rng) -> Printed:
    return _checkered(rng, 10)


def _go(rng: Rng) -> Printed:
    count = int(rng.choice([9, 13, 19]))
    picture = _canvas((110, 175, 215))
    rim, size = 40, (760 - 80) / (count - 1)
    for n in range(count):
        at = round(rim + n * size)
        cv2.line(picture, (at, rim), (at, 720), (30, 40, 50), 2)
        cv2.line(picture, (rim, at), (720, at), (30, 40, 50), 2)
    for line in range(count):
        for column in range(count):
            if rng.random() < 0.4:
                middle = (round(rim + column * size), round(rim + line * size))
                ink = (30, 30, 30) if rng.random() < 0.5 else (235, 238, 240)
                cv2.circle(picture, middle, round(0.46 * size), ink, -1, cv2.LINE_AA)
    return picture


PREMIUM = ((60, 60, 200), (150, 160, 230), (220, 170, 90), (160, 90, 40))


def _scrabble(rng: Rng) -> Printed:
    picture = _canvas((80, 110, 60))
    rim, size = 20, (760 - 40) / 15
    for line in range(15):
        for column in range(15):
            color = (175, 205, 205)
            if rng.random() < 0.27:
                color = [(60, 60, 200), (150, 160, 230), (220, 170, 90), (160, 90, 40)][
                    int(rng.integers(4))
                ]
            if rng.random() < 0.3:
                color = (160, 210, 235)
            at = [round(rim + size * n) for n in (column, line, column + 1, line + 1)]
            cv2.rectangle(picture, (at[0] + 2, at[1] + 2), (at[2] - 2, at[3] - 2), color, -1)
            if color == (160, 210, 235):
                letter = chr(65 + int(rng.integers(26)))
                cv2.putText(picture, letter, (at[0] + 12, at[3] - 12), 3, 0.9, (20, 20, 20), 2)
    return picture


def _table(rng: Rng) -> Printed:
    """Playing cards on a table, in no order."""
    picture = _canvas((90, 120, 90))
    for _ in range(14):
        x, y = (int(v) for v in rng.integers(20, 620, 2))
        round_box(picture, (x, y), (x + 90, y + 130), (250, 250, 246), 8)
        cv2.putText(
            picture, "Q7K3"[int(rng.integers(4))], (x + 10, y + 40), 3, 1.1, (40, 30, 180), 2
        )
    return picture
