"""A drawing as PNG, and the photo behind it."""

from io import BytesIO

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from sideboards_score.model.drawing import Backdrop, Corners, Drawing, Label, Pasted, Shape
from sideboards_score.model.reading import Reading
from sideboards_score.model.sideboard import Column, Line, Place
from sideboards_score.photo.load import load_photo
from sideboards_score.photo.overlay import drawer_corners
from sideboards_score.photo.reading import turned_photo

_FONTS = (
    "DejaVuSans-Bold.ttf",
    "Verdana_Bold.ttf",
    "verdanab.ttf",
    "Arial Bold.ttf",
    "arialbd.ttf",
)
_AROUND = 0.04
"""How much of the photo around the row is shown, by the width of the row."""
_QUALITY = 88

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


def png_bytes(drawing: Drawing) -> bytes:
    """The drawing as the bytes of a PNG file."""
    picture = Image.new("RGB", (drawing.width, drawing.height), "white")
    pen = ImageDraw.Draw(picture)
    for item in drawing.items:
        if isinstance(item, Shape):
            _draw_shape(pen, item)
        elif isinstance(item, Label):
            _draw_label(pen, item)
        else:
            _paste(picture, item)
    data = BytesIO()
    picture.save(data, "PNG", optimize=True)
    return data.getvalue()


def _draw_shape(pen: ImageDraw.ImageDraw, shape: Shape) -> None:
    if shape.fill:
        pen.polygon(shape.points, fill=shape.fill)
    if shape.stroke:
        points = (*shape.points, *shape.points[:2]) if shape.closed else shape.points
        pen.line(points, fill=shape.stroke, width=max(1, round(shape.width)), joint="curve")


def _draw_label(pen: ImageDraw.ImageDraw, label: Label) -> None:
    pen.text(
        label.at,
        label.text,
        fill=label.fill,
        font=_font(label.size),
        anchor="ms" if label.middle else "ls",
        stroke_width=round(label.size / 16) if label.halo else 0,
        stroke_fill=label.halo,
    )


def _font(size: float) -> Font:
    """A bold font of the system, else the one that Pillow brings along."""
    for name in _FONTS:
        try:
            return ImageFont.truetype(name, round(size))
        except OSError:
            continue
    return ImageFont.load_default(round(size))


def _paste(picture: Image.Image, pasted: Pasted) -> None:
    with Image.open(BytesIO(pasted.jpeg)) as photo:
        at = (round(pasted.at[0]), round(pasted.at[1]))
        picture.paste(photo.resize((pasted.width, pasted.height)), at)


def backdrop(path: str, turn: int, reading: Reading, width: int) -> Backdrop:
    """The part of a photo that shows the row, scaled to a width, with the drawers in it."""
    photo = turned_photo(load_photo(path), turn)
    scale = photo.pixels.shape[1] / reading.size[0]
    cells = {
        Place(Line(line), Column(column)): corners
        for column, card in enumerate(reading.cards, 1)
        for line, corners in enumerate(drawer_corners(card, scale), 1)
    }
    left, top, right, bottom = _box(list(cells.values()), photo.pixels)
    factor = width / (right - left)
    height = round((bottom - top) * factor)
    part = cv2.resize(photo.pixels[top:bottom, left:right], (width, height))
    _, data = cv2.imencode(".jpg", part, [cv2.IMWRITE_JPEG_QUALITY, _QUALITY])
    moved = {at: _moved((corners - (left, top)) * factor) for at, corners in cells.items()}
    return Backdrop(data.tobytes(), width, height, moved)


def _box(cells: list[NDArray[np.float32]], pixels: NDArray[np.uint8]) -> tuple[int, int, int, int]:
    """The box around all drawers with some of what surrounds them, within the photo."""
    points = np.concatenate(cells)
    low, high = points.min(axis=0), points.max(axis=0)
    around = _AROUND * float(high[0] - low[0])
    tall, wide = pixels.shape[:2]
    left, top = (max(0, int(value - around)) for value in low)
    right = min(wide, int(high[0] + around))
    return left, top, right, min(tall, int(high[1] + around))


def _moved(corners: NDArray[np.floating]) -> Corners:
    one, two, three, four = ((float(x), float(y)) for x, y in corners)
    return one, two, three, four
