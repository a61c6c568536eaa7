"""A drawing as pixels."""

from io import BytesIO

from PIL import Image, ImageDraw

from sideboards_score.model.drawing import Drawing, Label, Pasted, Shape
from sideboards_score.render.drawings.fonts import drawable, font_for

_FINER = 2
"""Drawn so much larger and then made smaller: Pillow's lines have jagged edges."""


def painted(drawing: Drawing) -> Image.Image:
    """The drawing as a picture."""
    picture = Image.new("RGB", (drawing.width * _FINER, drawing.height * _FINER), "white")
    pen = ImageDraw.Draw(picture)
    for item in drawing.items:
        if isinstance(item, Shape):
            _draw_shape(pen, item)
        elif isinstance(item, Label):
            _draw_label(pen, item)
        else:
            _paste(picture, item)
    return picture.reduce(_FINER)


def _draw_shape(pen: ImageDraw.ImageDraw, shape: Shape) -> None:
    points = [(x * _FINER, y * _FINER) for x, y in shape.points]
    if shape.fill:
        pen.polygon(points, fill=shape.fill)
    if shape.stroke:
        points += points[:2] if shape.closed else []
        width = max(1, round(shape.width * _FINER))
        pen.line(points, fill=shape.stroke, width=width, joint="curve")


def _draw_label(pen: ImageDraw.ImageDraw, label: Label) -> None:
    x, y = label.at
    text = drawable(label.text)
    pen.text(
        (x * _FINER, y * _FINER),
        text,
        fill=label.fill,
        font=font_for(text, label.size * _FINER),
        anchor="ms" if label.middle else "ls",
        stroke_width=round(label.size * _FINER / 12) if label.halo else 0,
        stroke_fill=label.halo,
    )


def _paste(picture: Image.Image, pasted: Pasted) -> None:
    with Image.open(BytesIO(pasted.jpeg)) as photo:
        at = (round(pasted.at[0] * _FINER), round(pasted.at[1] * _FINER))
        size = (pasted.width * _FINER, pasted.height * _FINER)
        picture.paste(photo.resize(size), at)
