"""Photos of four rows of one game, drawn: no two of them show the same card."""

import sys
from pathlib import Path

import cv2

from tests.conftest import ROOT

sys.path.insert(0, str(ROOT / "tests" / "photo" / "render"))
from tests.photo.scenes.several import make_table_photo

SEEDS = (1, 9, 19, 82)
"""Of rows without a card in common; found by trying."""


def row_photos(folder: Path) -> list[Path]:
    """Four photos, a row each, as four phones at a table take them."""
    return [_row_photo(folder / f"row-{seed}.jpg", seed) for seed in SEEDS]


def _row_photo(file: Path, seed: int) -> Path:
    above = frozenset({"above"})
    pixels, _ = make_table_photo(seed, 1, turns=(0.0,), sizes=(1.0,), tags=above, size=(2400, 1200))
    cv2.imwrite(str(file), pixels, [cv2.IMWRITE_JPEG_QUALITY, 90])
    return file
