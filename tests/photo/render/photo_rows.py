"""Photos of given cards in one print, as an owner takes them at the table."""

from pathlib import Path

import cv2
import numpy as np
from photo_deck import random_deck, turned
from photo_make import _scene
from photo_scene import render
from photo_styles import Style


def row_photo(path: Path, seed: int, style: Style, codes: list[str]) -> Path:
    """Write the photo of a row of cards, taken from above in fair light."""
    rng = np.random.default_rng([seed, 1717])
    pixels = render(rng, _scene(rng, style, {"above"}, codes))
    path.write_bytes(cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, 90])[1].tobytes())
    return path


def strange_deck(seed: int) -> list[str]:
    """Sixty cards that no deck file knows."""
    return random_deck(np.random.default_rng([seed, 60]))


def deck_photos(folder: Path, seed: int, style: Style, deck: list[str]) -> list[Path]:
    """All cards of a deck in eight photos, each card either way up; the last row is filled up."""
    rng = np.random.default_rng([seed, 8])
    order = [*rng.permutation(len(deck)), *range(64 - len(deck))]
    laid = [deck[i] if rng.random() < 0.5 else turned(deck[i]) for i in order]
    rows = [laid[start : start + 8] for start in range(0, 64, 8)]
    return [
        row_photo(folder / f"box-{number}.jpg", seed + number, style, row)
        for number, row in enumerate(rows, 1)
    ]
