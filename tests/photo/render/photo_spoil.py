"""Finished photos spoilt afterwards, by the corners of their cards: for any print."""

from collections.abc import Callable, Mapping

import cv2
import numpy as np
from photo_noise import Array, between

COASTERS = ((60, 90, 140), (40, 40, 45), (200, 205, 210), (120, 60, 30), (70, 110, 60))
SKINS = ((130, 160, 205), (100, 130, 180), (60, 85, 130))


def _sides(quad: Array) -> tuple[float, float]:
    """Width and height of a card in pixels."""
    wide, high = quad[1] - quad[0], quad[3] - quad[0]
    return float(np.linalg.norm(wide)), float(np.linalg.norm(high))


def _disc(pixels: Array, middle: Array, radius: float) -> Array:
    """(h, w, 1) a disc with a soft rim."""
    mask = np.zeros(pixels.shape[:2], np.uint8)
    at = (round(float(middle[0]) * 16), round(float(middle[1]) * 16))
    cv2.circle(mask, at, round(radius * 16), 255, -1, cv2.LINE_AA, 4)
    soft = cv2.GaussianBlur(mask, (0, 0), 1.0)
    return np.asarray(soft[..., None].astype(np.float32) / 255)


def _light(pixels: Array) -> float:
    """How light the photo is, so that what is put into it lies in the same light."""
    return float(np.median(pixels)) / 125


def _bytes(seen: Array) -> Array:
    return np.asarray(np.clip(seen, 0, 255), np.uint8)


def coaster(rng: np.random.Generator, pixels: Array, quad: Array) -> Array:
    """A round coaster on a card, with its shadow."""
    wide, high = _sides(quad)
    middle = quad.mean(axis=0) + rng.uniform(-0.15, 0.15, 2) * (wide, high)
    disc = _disc(pixels, middle, wide * between(rng, 0.62, 0.78))
    fibres = 1 + 0.06 * rng.standard_normal((*pixels.shape[:2], 1)).astype(np.float32)
    face = np.array(COASTERS[int(rng.integers(len(COASTERS)))]) * fibres * _light(pixels)
    shade = cv2.GaussianBlur(disc, (0, 0), 0.06 * wide)[..., None]
    dark = pixels * (1 - 0.35 * np.roll(shade, round(0.05 * wide), (0, 1)))
    return _bytes(dark * (1 - disc) + face * disc)


def cup(rng: np.random.Generator, pixels: Array, quad: Array) -> Array:
    """A cup of coffee on a coaster on a card."""
    wide, _ = _sides(quad)
    seen = coaster(rng, pixels, quad).astype(np.float32)
    for part, tone in ((0.56, (215, 220, 222)), (0.48, (25, 40, 60))):
        disc = _disc(pixels, quad.mean(axis=0), part * wide)
        seen = seen * (1 - disc) + np.array(tone) * _light(pixels) * disc
    return _bytes(seen)


def fingers(rng: np.random.Generator, pixels: Array, quad: Array) -> Array:
    """A hand from below, three of its fingers on the middle of a card."""
    wide, high = _sides(quad)
    middle = quad.mean(axis=0) + np.array([0, between(rng, -0.1, 0.1) * high])
    mask = np.zeros(pixels.shape[:2], np.uint8)
    for finger in (-1, 0, 1):
        tip = middle + np.array([finger * 0.28 * wide, abs(finger) * 0.1 * high])
        aside = finger * 0.3 + between(rng, -0.3, 0.3)
        end = middle + np.array([aside * wide, 3 * high])
        points = (tip.astype(int).tolist(), end.astype(int).tolist())
        cv2.line(mask, *points, 255, round(0.26 * wide), cv2.LINE_AA)
    palm = (middle + np.array([0, 1.2 * high])).astype(int).tolist()
    cv2.ellipse(mask, palm, (round(0.75 * wide), round(0.7 * high)), 0, 0, 360, 255, -1)
    cover = cv2.GaussianBlur(mask, (0, 0), 1.2)[..., None].astype(np.float32) / 255
    skin = np.array(SKINS[int(rng.integers(len(SKINS)))]) * _light(pixels)
    return _bytes(pixels * (1 - cover) + skin * cover)


def glare(rng: np.random.Generator, pixels: Array, quad: Array) -> Array:
    """A lamp's reflection around the middle of a card."""
    return reflected(pixels, quad, between(rng, 0.7, 1.2))


def reflected(pixels: Array, quad: Array, size: float) -> Array:
    """A reflection of so many cards' widths to each side of the middle of a card."""
    width, height = np.ptp(quad, axis=0)
    light = np.zeros(pixels.shape[:2], np.float32)
    axes = (int(size * width), int(size * height / 2))
    cv2.ellipse(light, quad.mean(axis=0).astype(int).tolist(), axes, 20, 0, 360, 1.25, -1)
    soft = np.asarray(cv2.GaussianBlur(light, (0, 0), 0.14 * float(width)))
    seen = (pixels / 255) ** 2.2 + soft[..., None]
    return np.asarray(255 * np.clip(seen, 0, 1) ** (1 / 2.2), np.uint8)


SPOILERS: Mapping[str, Callable[[np.random.Generator, Array, Array], Array]] = {
    "coaster": coaster,
    "cup": cup,
    "fingers": fingers,
    "glare": glare,
}
"""What is put on the card of a photo; each takes the photo and the card's corners (4, 2)."""


def cut(rng: np.random.Generator, pixels: Array, corners: Array) -> Array:
    """The photo cut through the cards (n, 4, 2): one or three of them gone, or the lowest lines."""
    wide, high = _sides(corners[len(corners) // 2])
    kind = int(rng.integers(3))
    if kind == 0:
        y = corners[:, 2:, 1].max() - between(rng, 0.3, 0.45) * high
        return np.ascontiguousarray(pixels[: round(y)])
    card = 1 if kind == 1 else 3
    x = corners[-card, :, 0].mean() + between(rng, -0.2, 0.3) * wide
    return np.ascontiguousarray(pixels[:, : round(x)])
