"""What a picture of a game shows beside its boards: the objectives and what its signs mean."""

from collections.abc import Collection, Iterable, Iterator, Sequence

from sideboards_score.model.cards import HANDLES
from sideboards_score.model.drawing import Drawing, Label, Shape
from sideboards_score.render.drawings.geometry import BASELINE, Item, box
from sideboards_score.render.drawings.handles import handle_shape
from sideboards_score.render.drawings.lettering import text_lines, text_width
from sideboards_score.render.drawings.outlines import DISPUTES, INK, WHITE, plate
from sideboards_score.render.sentences.marks import COLOR, HANDLE, ROW
from sideboards_score.render.sentences.objectives import ObjectiveText
from sideboards_score.words import Words

TEXT = 36
"""Size of ordinary text: on a phone a third of it."""
LINE = 1.3
"""Height of a line of text by its size."""

SQUARE = 34
"""A drawer of a drawn pattern."""
_EMPTY = "#d9d4c8"
_SMALL = 30
"""Size of the legend: on a phone 10 pixels, for what is read once."""
_GAP = 1.2
"""Between two entries of the legend, by their size."""

_SIGNS = ((COLOR, "1", "legend-color"), (HANDLE, "a", "legend-handle"), (ROW, "=", "legend-row"))


def text_items(
    text: str, size: float, at: tuple[float, float], width: float
) -> tuple[list[Item], float]:
    """A text in lines of this width, and where they end."""
    left, top = at
    lines = text_lines(text, size, width)
    labels: list[Item] = [
        Label((left, top + size * (1 + LINE * number)), line, size, INK)
        for number, line in enumerate(lines)
    ]
    return labels, top + size * LINE * len(lines)


def objective_items(
    objectives: Iterable[ObjectiveText], left: float, top: float, width: float
) -> tuple[list[Item], float]:
    """Each objective with its pattern drawn at the left, and where they end."""
    items: list[Item] = []
    for objective in objectives:
        rows = objective.pattern
        items += _pattern(rows, left, top + 0.3 * TEXT)
        across = SQUARE * max(map(len, rows)) + 0.6 * TEXT if rows else 0
        text = f"{objective.kind}, {objective.number}: {objective.rule}"
        labels, below = text_items(text, TEXT, (left + across, top), width - across)
        items += labels
        top = max(below, top + 0.5 * TEXT + SQUARE * len(rows)) + 0.2 * TEXT
    return items, top


def _pattern(rows: Sequence[str], left: float, top: float) -> Iterator[Item]:
    """The drawers of a pattern dark, those that may be anything light."""
    for line, row in enumerate(rows):
        for column, sign in enumerate(row):
            x, y = left + column * SQUARE, top + line * SQUARE
            corners = box(x, y, x + SQUARE, y + SQUARE)
            yield Shape(corners, fill=INK if sign == "X" else _EMPTY)
            yield Shape(corners, stroke=WHITE, width=3)


def pattern_drawing(rows: Sequence[str]) -> Drawing:
    """A pattern by itself."""
    width, height = SQUARE * max(map(len, rows)), SQUARE * len(rows)
    return Drawing(width, height, tuple(_pattern(rows, 0, 0)))


def legend_items(
    slots: Collection[int], left: float, top: float, width: float, words: Words
) -> tuple[list[Item], float]:
    """The signs of these slots and the three handles, side by side as far as they fit."""
    items: list[Item] = []
    x, y = left, top + _SMALL
    for picture, text in _entries(slots, words):
        indent = 1.9 * _SMALL if picture else 0
        wide = indent + text_width(text, _SMALL)
        if x > left and x + wide > left + width:
            x, y = left, y + 1.6 * _SMALL
        items += [moved(item, x + 0.8 * _SMALL, y) for item in picture]
        items.append(Label((x + indent, y + BASELINE * _SMALL), text, _SMALL, INK))
        x += wide + _GAP * _SMALL
    return items, y + _SMALL


def _entries(slots: Collection[int], words: Words) -> Iterator[tuple[list[Item], str]]:
    """What each sign looks like around the point (0, 0), and what it means."""
    for slot, sign, key in _SIGNS:
        if slot in slots:
            yield list(plate(sign, (0, 0), _SMALL, slot)), words(key)
    if DISPUTES in slots:
        yield list(plate("1", (0, 0), _SMALL, DISPUTES)), words("legend-slip")
    for handle in HANDLES:
        yield list(handle_shape(handle, (0, 0), _SMALL)), words.shown(handle)
    yield [], words("legend-places")


def moved(item: Item, right: float, down: float) -> Item:
    """The same item elsewhere."""
    if isinstance(item, Shape):
        return item._replace(points=tuple((x + right, y + down) for x, y in item.points))
    return item._replace(at=(item.at[0] + right, item.at[1] + down))
