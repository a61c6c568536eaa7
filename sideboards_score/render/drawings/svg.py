"""A drawing as SVG."""

from base64 import b64encode
from collections.abc import Iterable
from xml.sax.saxutils import escape

from sideboards_score.model.drawing import Drawing, Label, Pasted, Point, Shape

FONT = "DejaVu Sans, Verdana, Arial, sans-serif"


def svg_text(drawing: Drawing, title: str) -> str:
    """The drawing as the text of an SVG file; photos are part of it."""
    size = f'width="{drawing.width}" height="{drawing.height}"'
    box = f'viewBox="0 0 {drawing.width} {drawing.height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} font-family="{FONT}">'
    body = svg_items(drawing.items)
    return f"{head}\n<title>{escape(title)}</title>\n{body}\n</svg>\n"


def svg_items(items: Iterable[Shape | Label | Pasted]) -> str:
    """Items as SVG, without the frame around them."""
    return "\n".join(map(_item, items))


def _item(item: Shape | Label | Pasted) -> str:
    if isinstance(item, Shape):
        return _shape(item)
    if isinstance(item, Label):
        return _label(item)
    x, y = item.at
    data = b64encode(item.jpeg).decode("ascii")
    size = f'x="{x:.1f}" y="{y:.1f}" width="{item.width}" height="{item.height}"'
    return f'<image {size} href="data:image/jpeg;base64,{data}"/>'


def _shape(shape: Shape) -> str:
    points = " ".join(map(_point, shape.points))
    name = "polygon" if shape.closed else "polyline"
    fill = shape.fill or "none"
    line = ""
    if shape.stroke:
        line = f' stroke="{shape.stroke}" stroke-width="{shape.width:.1f}" stroke-linejoin="round"'
    return f'<{name} points="{points}" fill="{fill}"{line}/>'


def _point(point: Point) -> str:
    return f"{point[0]:.1f},{point[1]:.1f}"


def _label(label: Label) -> str:
    """The text, and below it the same with a thick edge: not every viewer knows `paint-order`."""
    x, y = label.at
    anchor = ' text-anchor="middle"' if label.middle else ""
    place = f'x="{x:.1f}" y="{y:.1f}" font-size="{label.size:.1f}" font-weight="bold"{anchor}'
    text = escape(label.text)
    plain = f'<text {place} fill="{label.fill}">{text}</text>'
    if not label.halo:
        return plain
    edge = f'fill="none" stroke="{label.halo}" stroke-width="{label.size / 6:.1f}"'
    return f'<text {place} {edge} stroke-linejoin="round" aria-hidden="true">{text}</text>{plain}'
