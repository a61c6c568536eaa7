"""How a reading compares with what lies on a board; the way round cannot be seen."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from sideboards_score.errors import RefusedError
from sideboards_score.sequence.model.reading import BoardReading
from sideboards_score.sequence.photo.reading import read_board
from tests.sequence.render.make import board_photo, other_photo, spoilt_photo
from tests.sequence.ways import Rows, ways_round

SQUARES = 96


class Judged(NamedTuple):
    """One photo: squares that are wrong, those among them without a warning, and doubtful ones."""

    wrong: int
    silent: int
    doubtful: int
    refused: str = ""
    stated: float = 0.0
    """How many of the doubtful squares should be right, by their probabilities."""
    right: int = 0
    """How many of them are."""


def judged(reading: BoardReading, truth: Sequence[str]) -> Judged:
    """The reading against the truth, whichever way round fits best."""

    def wrong(rows: Rows) -> list[tuple[int, int]]:
        return [
            (line, column)
            for line in range(1, 11)
            for column in range(1, 11)
            if rows[line - 1][column - 1] != reading.likely.rows[line - 1][column - 1]
        ]

    best = min(map(wrong, ways_round(truth)), key=len)
    doubtful = {(*place,) for place in reading.uncertain}
    silent = [square for square in best if square not in doubtful]
    stated = sum(reading.confidence[line - 1][column - 1] for line, column in doubtful)
    right = len(doubtful - set(best))
    return Judged(len(best), len(silent), len(doubtful), "", stated, right)


def saved(pixels: NDArray[np.uint8], folder: Path) -> str:
    """The photo as a file without further loss."""
    path = folder / "photo.png"
    path.write_bytes(cv2.imencode(".png", pixels, [cv2.IMWRITE_PNG_COMPRESSION, 1])[1].tobytes())
    return str(path)


def judged_look(look: str, seed: int, folder: Path) -> Judged:
    """A rendered board, read and judged."""
    pixels, rows, _ = board_photo(look, seed)
    return judged_photo(pixels, rows, folder)


def judged_spoilt(kind: str, seed: int, folder: Path) -> Judged:
    """A board photographed badly, read and judged."""
    return judged_photo(*spoilt_photo(kind, seed), folder)


def judged_photo(pixels: NDArray[np.uint8], rows: Rows, folder: Path) -> Judged:
    """A photo of a board, read and judged."""
    try:
        return judged(read_board(saved(pixels, folder)), rows)
    except RefusedError as error:
        return Judged(0, 0, 0, error.key)


def refusal_of(kind: str, seed: int, folder: Path) -> str:
    """Why a photo of something else is refused; empty where it is read."""
    try:
        read_board(saved(other_photo(kind, seed), folder))
    except RefusedError as error:
        return error.key
    return ""
