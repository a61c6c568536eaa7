"""A photo with the places of its squares, for a drawing upon it."""

import cv2
import numpy as np

from sideboards_score.model.drawing import Corners
from sideboards_score.photo.arrays import Doubles
from sideboards_score.photo.load.picture import load_photo
from sideboards_score.sequence.model.board import SIDE, Place
from sideboards_score.sequence.model.reading import BoardReading, Shown

_QUALITY = 90
"""JPEG's; below it edges begin to smear, above it files only grow."""


def shown(reading: BoardReading, width: int) -> Shown:
    """The photo of a reading at a width. Raises `FileError`."""
    pixels = load_photo(reading.file).pixels
    factor = width / pixels.shape[1]
    height = round(pixels.shape[0] * factor)
    how = cv2.INTER_AREA if factor < 1 else cv2.INTER_CUBIC
    part = cv2.resize(pixels, (width, height), interpolation=how)
    data = cv2.imencode(".jpg", part, [cv2.IMWRITE_JPEG_QUALITY, _QUALITY])[1]
    scale = width / reading.size[0]
    squares = np.array([[0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE]], np.float32)
    corners = (np.array(reading.corners) * scale).astype(np.float32)
    onto = np.asarray(cv2.getPerspectiveTransform(squares, corners), np.float64)
    cells = {place: _corners(place, onto) for place in reading.likely.places()}
    return Shown(data.tobytes(), width, height, cells)


def _corners(place: Place, onto: Doubles) -> Corners:
    x, y = place.column - 1, place.line - 1
    square = np.array([[[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]]], np.float64)
    one, two, three, four = (
        (float(a), float(b)) for a, b in cv2.perspectiveTransform(square, onto)[0]
    )
    return one, two, three, four
