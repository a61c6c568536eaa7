"""The part of a photo that shows the row, for drawings upon it."""

from collections.abc import Mapping
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from sideboards_score.model.cards import LINES
from sideboards_score.model.drawing import PAPER, Backdrop, Corners, TableBackdrop
from sideboards_score.model.reading import CardReading, Reading
from sideboards_score.model.sideboard import Column, Line, Place
from sideboards_score.photo.load.picture import load_photo
from sideboards_score.photo.reading import turned_photo

Points = NDArray[np.float32]
Pixels = NDArray[np.uint8]

_AROUND = 0.06
"""How much of the photo around the row is shown, by the width of the row: room for numbers."""
_QUALITY = 92
_PAPER = tuple(bytes.fromhex(PAPER.removeprefix("#"))[::-1])
"""Blue, green, red."""


def backdrop(path: str, turn: int, reading: Reading, width: int) -> Backdrop:
    """The row in a photo and what is around it, scaled to a width, with the drawers in it."""
    photo = turned_photo(load_photo(path), turn)
    scale = photo.pixels.shape[1] / reading.size[0]
    cells = {
        Place(Line(line), Column(column)): corners
        for column, card in enumerate(reading.cards, 1)
        for line, corners in enumerate(drawer_corners(card, scale), 1)
    }
    if reading.row is not None:
        return _levelled(np.asarray(photo.pixels, np.uint8), cells, width)
    left, top, right, bottom = _box(list(cells.values()))
    factor = width / (right - left)
    height = round((bottom - top) * factor)
    shown = _part(photo.pixels, left, top, right, bottom)
    how = cv2.INTER_AREA if factor < 1 else cv2.INTER_CUBIC
    part = cv2.resize(shown, (width, height), interpolation=how)
    moved = {at: _corners((corners - (left, top)) * factor) for at, corners in cells.items()}
    return Backdrop(_jpeg(part), width, height, moved)


def table_backdrop(path: str, turn: int, reading: Reading, width: int) -> TableBackdrop:
    """A photo of the whole table, scaled to a width, with its rows."""
    photo = turned_photo(load_photo(path), turn)
    factor = width / reading.size[0]
    height = round(reading.size[1] * factor)
    whole = cv2.resize(photo.pixels, (width, height), interpolation=cv2.INTER_AREA)
    rows = tuple(
        tuple(_corners(np.array(card, np.float32) * factor) for card in row)
        for row in reading.table
    )
    return TableBackdrop(_jpeg(whole), width, height, rows)


def _levelled(pixels: Pixels, cells: Mapping[Place, Points], width: int) -> Backdrop:
    """The row of a table and what is around it, turned as its player sees it."""
    last = max(place.column for place in cells)
    start, end = cells[Place(Line(1), Column(1))][0], cells[Place(Line(1), Column(last))][1]
    x, y = (end - start) / np.linalg.norm(end - start)
    turn = np.array([[x, y], [-y, x]], np.float32)
    turned = {at: np.asarray(corners @ turn.T, np.float32) for at, corners in cells.items()}
    left, top, right, bottom = _box(list(turned.values()))
    factor = width / (right - left)
    height = round((bottom - top) * factor)
    shift = factor * np.array([[-left], [-top]], np.float32)
    part = cv2.warpAffine(
        pixels, np.hstack([factor * turn, shift]), (width, height), borderValue=_PAPER
    )
    moved = {at: _corners((corners - (left, top)) * factor) for at, corners in turned.items()}
    return Backdrop(_jpeg(part), width, height, moved)


def _jpeg(picture: NDArray[Any]) -> bytes:
    _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, _QUALITY])
    return data.tobytes()


def drawer_corners(card: CardReading, scale: float) -> list[Points]:
    """The corners of the five drawers (4, 2), top left first, from the top down."""
    square = np.array([[0, 0], [1, 0], [1, LINES], [0, LINES]], np.float32)
    outline = np.array(card.outline, np.float32) * scale
    onto = cv2.getPerspectiveTransform(square, outline)
    drawers = [
        np.array([[[0, y], [1, y], [1, y + 1], [0, y + 1]]], np.float32) for y in range(LINES)
    ]
    return [np.asarray(cv2.perspectiveTransform(d, onto)[0], np.float32) for d in drawers]


def _box(cells: list[Points]) -> tuple[int, int, int, int]:
    """The box around all drawers with room around them."""
    points = np.concatenate(cells)
    low, high = points.min(axis=0), points.max(axis=0)
    around = _AROUND * float(high[0] - low[0])
    left, top = (int(value - around) for value in low)
    right, bottom = (int(value + around) for value in high)
    return left, top, right, bottom


def _part(pixels: Pixels, left: int, top: int, right: int, bottom: int) -> Pixels:
    """A part of a photo; paper where it reaches beyond the photo."""
    tall, wide = pixels.shape[:2]
    inside = pixels[max(0, top) : bottom, max(0, left) : right]
    beyond = (max(0, -top), max(0, bottom - tall), max(0, -left), max(0, right - wide))
    padded = cv2.copyMakeBorder(inside, *beyond, cv2.BORDER_CONSTANT, value=_PAPER)
    return np.asarray(padded, np.uint8)


def _corners(corners: NDArray[np.floating]) -> Corners:
    one, two, three, four = ((float(x), float(y)) for x, y in corners)
    return one, two, three, four
