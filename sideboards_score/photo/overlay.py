"""What was read, drawn onto a copy of the photo."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from sideboards_score.errors import FileError, Where
from sideboards_score.model.cards import LINES
from sideboards_score.model.reading import CardReading, Reading
from sideboards_score.model.sideboard import Column, Line, Place

Pixels = NDArray[np.uint8]
Points = NDArray[np.float32]

_SURE = (255, 255, 255)
_DOUBTFUL = (0, 255, 255)
_INK = (0, 0, 0)
_FONT = cv2.FONT_HERSHEY_SIMPLEX
_FONT_HEIGHT = 22
"""Height in pixels of that font's capitals at scale 1."""


def draw_overlay(
    pixels: Pixels, reading: Reading, signs: Mapping[Place, tuple[str, str, str]]
) -> Pixels:
    """The photo (h, w, 3) BGR with each drawer outlined and labelled with its code and signs.

    Doubtful drawers have a yellow outline and a question mark. `pixels` may be smaller than the
    photo that the outlines of the reading refer to.
    """
    picture = pixels.copy()
    scale = pixels.shape[1] / reading.size[0]
    doubtful = set(reading.uncertain)
    for column, card in enumerate(reading.cards, 1):
        for line, corners in enumerate(drawer_corners(card, scale), 1):
            place = Place(Line(line), Column(column))
            label = card.drawers[line - 1].likely.code + ("?" if place in doubtful else "")
            marks = "".join(signs.get(place, ()))
            _draw(picture, corners, f"{label} {marks}".strip(), sure=place not in doubtful)
    return picture


def drawer_corners(card: CardReading, scale: float) -> list[Points]:
    """The corners of the five drawers (4, 2), top left first, from the top down."""
    square = np.array([[0, 0], [1, 0], [1, LINES], [0, LINES]], np.float32)
    outline = np.array(card.outline, np.float32) * scale
    onto = cv2.getPerspectiveTransform(square, outline)
    drawers = [
        np.array([[[0, y], [1, y], [1, y + 1], [0, y + 1]]], np.float32) for y in range(LINES)
    ]
    return [np.asarray(cv2.perspectiveTransform(d, onto)[0], np.float32) for d in drawers]


def _draw(picture: Pixels, corners: Points, label: str, *, sure: bool) -> None:
    color = _SURE if sure else _DOUBTFUL
    height = float(np.linalg.norm(corners[3] - corners[0]))
    thickness = max(1, round(height / 16))
    polygon = [np.round(corners).astype(np.int32)]
    cv2.polylines(picture, polygon, isClosed=True, color=_INK, thickness=thickness + 2)
    cv2.polylines(picture, polygon, isClosed=True, color=color, thickness=thickness)
    size = 0.55 * height / _FONT_HEIGHT
    at = corners[0] + 0.08 * (corners[1] - corners[0]) + 0.76 * (corners[3] - corners[0])
    origin = (round(float(at[0])), round(float(at[1])))
    (wide, high), below = cv2.getTextSize(label, _FONT, size, thickness)
    pad = thickness + 1
    box = ((origin[0] - pad, origin[1] - high - pad), (origin[0] + wide + pad, origin[1] + below))
    cv2.rectangle(picture, *box, _INK, cv2.FILLED)
    cv2.putText(picture, label, origin, _FONT, size, color, thickness, cv2.LINE_AA)


def write_picture(path: Path, pixels: Pixels) -> None:
    """Write a picture in the format of the name's ending. Raises `FileError`."""
    where = (Where("file", str(path)),)
    try:
        done, data = cv2.imencode(path.suffix or ".", pixels)
    except cv2.error:
        done = False
    if not done:
        raise FileError("overlay-ending", where, ending=path.suffix)
    try:
        path.write_bytes(data.tobytes())
    except OSError as error:
        with suppress(OSError):
            path.unlink()  # half a picture would only be in the way of the next try
        raise FileError("save-failed", where, reason=error) from None
