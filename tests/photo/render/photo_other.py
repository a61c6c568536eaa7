"""Pictures that show no row of sideboard cards at all."""

import cv2
import numpy as np
import photo_clutter
from photo_card import card_mask
from photo_noise import between, jitter
from photo_paste import Sprite
from photo_styles import Style

COLORS = [(40, 30, 200), (160, 170, 40), (170, 120, 240), (30, 140, 245), (35, 32, 30)]


def other_thing(rng: np.random.Generator, style: Style, want: str) -> list[Sprite]:
    """Things in place of the row: objective cards alone, or something else entirely."""
    if want == "none":
        count = int(rng.integers(0, 4))
        return [
            photo_clutter.objective_card(
                rng, style, (i * 7.3 - 8, between(rng, -1, 1)), between(rng, -4, 4)
            )
            for i in range(count)
        ]
    return [_books, _playing_cards, _chart, _bricks, _flags][int(rng.integers(5))](rng)


def _books(rng: np.random.Generator) -> list[Sprite]:
    """Spines of books side by side."""
    spines, x = [], -24.0
    while x < 24:
        wide = between(rng, 2, 5)
        color = jitter(rng, tuple(rng.integers(20, 240, 3).tolist()), 0.1)
        page = np.full((600, 120, 3), color, np.uint8)
        cv2.rectangle(page, (20, 60), (100, 200), jitter(rng, (220, 220, 220), 0.3), -1)
        mask = np.full((600, 120), 255, np.uint8)
        spines.append(
            Sprite(page, mask, wide / 120, (x, between(rng, -1, 1)), between(rng, -1, 1), 0.3)
        )
        x += wide + 0.1
    return spines


def _playing_cards(rng: np.random.Generator) -> list[Sprite]:
    """Eight cards of another game."""
    row = []
    for index in range(8):
        page = np.full((420, 290, 3), (240, 242, 244), np.uint8)
        ink = (30, 20, 190) if rng.random() < 0.5 else (30, 30, 30)
        for spot in range(int(rng.integers(1, 10))):
            at = (85 + 60 * (spot % 3), 90 + 120 * (spot // 3))
            cv2.ellipse(page, at, (20, 26), 0, 0, 360, ink, -1, cv2.LINE_AA)
        cv2.putText(page, str(rng.integers(2, 11)), (14, 44), 0, 1.2, ink, 3, cv2.LINE_AA)
        mask = card_mask((420, 290), 0.06)
        row.append(
            Sprite(
                page,
                mask,
                6.3 / 290,
                (index * 6.6 - 23, between(rng, -0.3, 0.3)),
                between(rng, -3, 3),
            )
        )
    return row


def _chart(rng: np.random.Generator) -> list[Sprite]:
    """A chart of coloured fields on white paper."""
    page = np.full((600, 840, 3), 238, np.uint8)
    for row in range(int(rng.integers(3, 6))):
        for column in range(int(rng.integers(5, 9))):
            x, y = 30 + column * 98, 30 + row * 110
            color = jitter(rng, COLORS[int(rng.integers(5))], 0.3)
            cv2.rectangle(page, (x, y), (x + 84, y + 84), color, -1)
    return [Sprite(page, card_mask((600, 840), 0.01), 30 / 840, (0, 0), between(rng, -10, 10))]


def _bricks(rng: np.random.Generator) -> list[Sprite]:
    """Coloured building bricks thrown on the table."""
    bricks = []
    for _ in range(int(rng.integers(20, 50))):
        page = np.full((60, 120, 3), jitter(rng, COLORS[int(rng.integers(5))], 0.2), np.uint8)
        bright = tuple(int(min(255, v * 1.15 + 10)) for v in page[0, 0])
        for x in (30, 90):
            cv2.circle(page, (x, 30), 18, bright, -1, cv2.LINE_AA)
        at = (between(rng, -22, 22), between(rng, -12, 12))
        bricks.append(
            Sprite(
                page,
                card_mask((60, 120), 0.02),
                3.2 / 120,
                at,
                between(rng, 0, 360),
                0.9,
                (50, 50, 60),
            )
        )
    return bricks


def _flags(rng: np.random.Generator) -> list[Sprite]:
    """Eight cards with three or four stripes of other colours."""
    tones = [(200, 90, 30), (60, 160, 60), (40, 210, 240), (240, 240, 240), (40, 30, 190)]
    bands, row = int(rng.integers(3, 5)), []
    for index in range(8):
        page = np.full((420, 290, 3), (235, 238, 240), np.uint8)
        for band, pick in enumerate(rng.permutation(5)[:bands]):
            high = 390 // bands
            top = 15 + band * high
            cv2.rectangle(page, (15, top), (275, top + high), jitter(rng, tones[pick], 0.1), -1)
        at = (index * 6.6 - 23, between(rng, -0.3, 0.3))
        row.append(Sprite(page, card_mask((420, 290), 0.06), 6.3 / 290, at, between(rng, -3, 3)))
    return row
