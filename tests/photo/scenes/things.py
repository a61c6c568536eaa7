"""Small things left on a row: coins, dice, chips, sticks."""

import cv2
import numpy as np
from photo_noise import Array, between
from photo_paste import Sprite
from photo_scene import CARD, THICK, Laid

SIDE = 120
"""Pixels across the picture of a thing."""
CORNERS = {"coin": 60, "die": 4, "chip": 6}
METALS = ((190, 200, 205), (70, 120, 180), (90, 160, 205))
"""Silver, copper and brass, BGR."""


def _shape(rng: np.random.Generator, kind: str) -> Array:
    """(SIDE, SIDE) uint8 where a thing is."""
    alpha = np.zeros((SIDE, SIDE), np.uint8)
    middle, half = (SIDE - 1) / 2, SIDE / 2 - 4
    if kind == "stick":
        thick = half * between(rng, 0.1, 0.3)
        outline = np.array([[-half, -thick], [half, -thick], [half, thick], [-half, thick]])
    else:
        turns = np.arange(CORNERS[kind]) * 2 * np.pi / CORNERS[kind]
        outline = half * np.stack([np.cos(turns), np.sin(turns)], axis=1)
    cv2.fillPoly(alpha, [np.round(outline + middle).astype(np.int32)], 255, cv2.LINE_AA)
    return alpha


def _thing(rng: np.random.Generator, card: Sprite, high: float) -> Sprite:
    """A thing on a card, whose drawers are `high` cm from top to bottom together."""
    kind = str(rng.choice([*CORNERS, "stick"]))
    tone = METALS[int(rng.integers(3))] if kind == "coin" else tuple(rng.uniform(20, 240, 3))
    page = np.full((SIDE, SIDE, 3), tone, np.uint8)
    across = CARD / 5 * between(rng, 0.5, 1.6) * (2.0 if kind == "stick" else 1.0)
    turn = np.radians(card.angle)
    away = rng.uniform(-0.5, 0.5, 2) * (0.7 * CARD, high)
    center = (
        card.center[0] + float(away[0] * np.cos(turn) - away[1] * np.sin(turn)),
        card.center[1] + float(away[0] * np.sin(turn) + away[1] * np.cos(turn)),
    )
    angle, top = between(rng, 0, 360), THICK + between(rng, 0.1, 0.25)
    return Sprite(page, _shape(rng, kind), across / SIDE, center, angle, top)


def things(rng: np.random.Generator, row: list[Laid]) -> list[Sprite]:
    """One to three things, each on another card of a row."""
    cards = rng.choice(len(row), int(rng.integers(1, 4)), replace=False)
    found = []
    for number in cards:
        laid = row[int(number)]
        _, top, _, bottom = laid.stack
        found.append(_thing(rng, laid.sprite, (bottom - top) * laid.sprite.pitch))
    return found
