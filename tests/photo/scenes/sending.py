"""What becomes of a photo that is sent: smaller, compressed twice, or a picture of a screen."""

import cv2
import numpy as np
from photo_card import card_mask
from photo_clutter import FONTS, _word
from photo_develop import compressed
from photo_noise import Array, between

Sent = tuple[Array, float, tuple[int, int]]
"""The pixels, how many times as large the photo is in them, and where its corner lies."""
SCREENS = ((1290, 2796), (1440, 3120), (1440, 3200), (1640, 2360), (2048, 2732))
"""Width and height of the screens of phones and tablets."""


def _smaller(pixels: Array, longer: int) -> Array:
    by = longer / max(pixels.shape[:2])
    if by >= 1:
        return pixels
    return np.asarray(cv2.resize(pixels, None, fx=by, fy=by, interpolation=cv2.INTER_AREA))


def messenger(rng: np.random.Generator, pixels: Array) -> Sent:
    """Scaled and compressed by a messenger, and again when it is passed on."""
    small = pixels
    for longer in (1600, 1280 if rng.random() < 0.5 else 1600):
        small = compressed(_smaller(small, longer), int(rng.integers(40, 71)))
    return small, small.shape[1] / pixels.shape[1], (0, 0)


def _bar(screen: Array, top: int, high: int, color: tuple[int, int, int], words: str) -> None:
    """A bar over the whole width with a round picture and some words."""
    screen[top : top + high] = color
    ink = (30, 30, 30) if sum(color) > 380 else (235, 235, 235)
    cv2.circle(screen, (high, top + high // 2), round(high * 0.32), (150, 140, 90), -1, cv2.LINE_AA)
    place = (2 * high, top + round(high * 0.62))
    cv2.putText(screen, words, place, FONTS[0], high / 70, ink, max(2, high // 40), cv2.LINE_AA)


def _bubble(rng: np.random.Generator, screen: Array, top: int, color: tuple[int, int, int]) -> int:
    """A message of one or two lines; where it ends."""
    wide, lines = screen.shape[1], int(rng.integers(1, 3))
    size, step = wide / 950, round(wide * 0.05)
    broad, high = round(wide * between(rng, 0.4, 0.75)), lines * step + step
    left = round(wide * 0.03) if rng.random() < 0.5 else wide - broad - round(wide * 0.03)
    place = screen[top : top + high, left : left + broad]
    _put(place, np.full((high, broad, 3), color, np.uint8), step / 2 / broad)
    ink = (25, 25, 25) if sum(color) > 380 else (235, 235, 235)
    for line in range(lines):
        words = " ".join(_word(rng) for _ in range(5))[: round(broad / (18 * size))]
        at = (left + step // 2, top + step + line * step)
        cv2.putText(screen, words, at, FONTS[0], size, ink, max(1, round(2 * size)), cv2.LINE_AA)
    return int(top + high)


def _put(place: Array, picture: Array, corner: float) -> None:
    """A picture with round corners into a part of the screen of its size."""
    picture = picture[: place.shape[0], : place.shape[1]]
    cover = card_mask((picture.shape[0], picture.shape[1]), corner)[..., None] / 255
    place[:] = np.round(place + (picture.astype(np.float32) - place) * cover)


def chat(rng: np.random.Generator, pixels: Array) -> Sent:
    """The photo in a messenger, as somebody's phone shows it and keeps its screen."""
    dark = rng.random() < 0.4
    wide, high = SCREENS[int(rng.integers(len(SCREENS)))]
    ground = (32, 26, 20) if dark else (214, 226, 232)
    screen = np.full((high, wide, 3), ground, np.uint8)
    bubbles = ((60, 50, 42), (70, 92, 20)) if dark else ((252, 252, 252), (198, 248, 216))
    bar = round(high * 0.055)
    _bar(screen, 0, bar, (44, 36, 30) if dark else (96, 110, 16), f"{_word(rng)} {_word(rng)}")
    seen = round(wide * between(rng, 0.82, 0.99))
    sent, _, _ = messenger(rng, pixels)
    by = seen / sent.shape[1]
    usual = cv2.INTER_AREA if by < 1 else cv2.INTER_LINEAR
    photo = np.asarray(cv2.resize(sent, (seen, round(sent.shape[0] * by)), interpolation=usual))
    top = bar + round(wide * 0.05)
    while top < high * 0.25:
        top = _bubble(rng, screen, top, bubbles[int(rng.integers(2))]) + round(wide * 0.03)
    left = wide - seen - round(wide * 0.005)
    photo = photo[: high - top - 2 * bar]
    _put(screen[top : top + photo.shape[0], left : left + seen], photo, 0.03)
    below = top + photo.shape[0] + round(wide * 0.04)
    while below < high - 3 * bar:
        below = _bubble(rng, screen, below, bubbles[int(rng.integers(2))]) + round(wide * 0.03)
    _bar(screen, high - bar, bar, bubbles[0], _word(rng))
    return compressed(screen, int(rng.integers(75, 96))), seen / pixels.shape[1], (left, top)
