"""What was read, drawn onto the photo."""

from collections.abc import Iterator

from sideboards_score.model.drawing import Corners, Drawing, Label, Pasted, Shape
from sideboards_score.render.drawings.geometry import BASELINE, Item, point_in
from sideboards_score.sequence.model.board import EMPTY, SIDE, Place
from sideboards_score.sequence.model.reading import BoardReading, Shown

WIDTH = 1600
"""Pixels: legible on a phone."""
_LIGHT, _INK, _DOUBT = "#ffffff", "#222222", "#ffd400"


def overlay_drawing(reading: BoardReading, shown: Shown) -> Drawing:
    """The photo with the letter of every chip; doubtful squares have a yellow edge."""
    items: list[Item] = [Pasted(shown.jpeg, (0, 0), shown.width, shown.height)]
    for place, corners in shown.cells.items():
        letter = reading.likely.at(place)
        items += _square(place, letter, corners, doubtful=place in reading.uncertain)
    return Drawing(shown.width, shown.height, tuple(items))


def _square(place: Place, letter: str, corners: Corners, *, doubtful: bool) -> Iterator[Item]:
    size = abs(corners[2][1] - corners[0][1])
    if doubtful:
        inner = tuple(
            point_in(corners, *at)
            for at in ((0.06, 0.06), (0.94, 0.06), (0.94, 0.94), (0.06, 0.94))
        )
        yield Shape(inner, stroke=_DOUBT, width=size / 12)
    text = "" if letter == EMPTY else letter
    if doubtful:
        text = f"{text}?"
    if text:
        yield _label(corners, (0.5, 0.5), text, 0.5 * size)
    if place.column == 1 or place.line == 1:
        yield _label(corners, (0.12, 0.16), str(place), 0.2 * size)


def _label(corners: Corners, at: tuple[float, float], text: str, size: float) -> Label:
    x, y = point_in(corners, *at)
    return Label((x, y + BASELINE * size), text, max(size, SIDE), _LIGHT, _INK, middle=True)
