"""Cards in sleeves: a film around each, hazy, with a bright edge and a reflection."""

import cv2
import numpy as np
from photo_noise import Array, between
from photo_paste import Sprite
from photo_scene import CARD, THICK, Laid

WIDE = 240
"""Pixels across a film."""


def _streak(rng: np.random.Generator, size: tuple[int, int]) -> Array:
    """A soft band of light across the film, (h, w) of 0 to 1."""
    high, wide = size
    turn = between(rng, 0, np.pi)
    rows, columns = np.indices(size) / wide
    along = (columns - 0.5) * np.cos(turn) + (rows - high / wide / 2) * np.sin(turn)
    middle, width = between(rng, -0.7, 0.7), between(rng, 0.04, 0.25)
    return np.asarray(np.exp(-(((along - middle) / width) ** 2)), np.float32)


def _film(rng: np.random.Generator, size: tuple[int, int], haze: float, sheen: float) -> Array:
    """How much white the film adds, (h, w) uint8."""
    cover = haze + sheen * between(rng, 0.2, 1) * _streak(rng, size)
    weld = np.zeros(size, np.float32)
    cv2.rectangle(weld, (1, 1), (size[1] - 2, size[0] - 2), 1.0, 2)
    cover = np.maximum(cover, weld * between(rng, 0.25, 0.6))
    return np.asarray(np.clip(cover * 255, 0, 255), np.uint8)


def sleeves(rng: np.random.Generator, row: list[Laid]) -> list[Sprite]:
    """A sleeve over each card of a row, all of one kind."""
    matte = rng.random() < 0.3
    haze = between(rng, 0.06, 0.12) if matte else between(rng, 0.02, 0.06)
    sheen = 0.05 if matte else between(rng, 0.1, 0.3)
    edge = between(rng, 0.12, 0.35)
    films = []
    for card in row:
        sprite = card.sprite
        high, wide = (side * sprite.pitch + 2 * edge for side in sprite.alpha.shape)
        size = (round(WIDE * high / wide), WIDE)
        page = np.full((*size, 3), (246, 248, 250), np.uint8)
        slip = rng.normal(0, 0.04, 2)
        center = (sprite.center[0] + float(slip[0]), sprite.center[1] + float(slip[1]))
        alpha = _film(rng, size, haze, sheen)
        pitch = (CARD + 2 * edge) / WIDE
        films.append(Sprite(page, alpha, pitch, center, sprite.angle, THICK + 0.02, None, 0.0))
    return films
