"""A sideboard as shapes: its drawers, what counts, and what is disputed; drawn or on a photo."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import dist

from sideboards_score.model.cards import LINES, Color, Drawer
from sideboards_score.model.drawing import PAPER, Backdrop, Corners, Label, Pasted, Point, Shape
from sideboards_score.model.sideboard import Column, Line, Place, Sideboard
from sideboards_score.render.drawings.geometry import (
    BASELINE,
    Item,
    between,
    box,
    height_of,
    point_in,
)
from sideboards_score.render.drawings.handles import handle_shape
from sideboards_score.render.drawings.lettering import text_width
from sideboards_score.render.drawings.outlines import (
    DISPUTED,
    DISPUTES,
    INK,
    WHITE,
    hatched,
    outlines,
    plate,
    plate_width,
    thin_line,
)
from sideboards_score.render.sentences.marks import ROW, Group, numbers_sign

FILLS: Mapping[Color, tuple[str, str]] = {
    Color.RED: ("#c8322b", WHITE),
    Color.TURQUOISE: ("#4fc4c4", INK),
    Color.PINK: ("#f2a3c7", INK),
    Color.ORANGE: ("#f19a38", INK),
    Color.BLACK: ("#3a3a3a", WHITE),
    Color.UNKNOWN: ("#d9d9d9", INK),
}
"""Fill of a drawer, and colour of its letters. The letters carry the meaning."""

GRID_WIDTH = 1280
"""The sizes of the grid are those in a picture of this width."""
_MARGIN, _EDGE = 24, 56
"""Room beside the grid, and for the numbers of lines and cards."""
_CELL_HEIGHT, _NUMBERS = 130, 34

_LETTERS_AT: Point = (0.2, 0.48)
_HANDLE_AT: Point = (0.4, 0.66)
"""The code in the upper half and the handle below it, both within the innermost outline."""
_LETTERS, _HANDLE, _SIGNS, _NUMBER = 0.32, 0.3, 0.25, 0.22
"""Sizes in a drawn drawer of 130 pixels: at a third of it, on a phone, 14, 13, 11 and 10 pixels."""
_SIGNS_AT = (0.19, 0.5, 0.81)
"""How far down the three signs stand, at the right end of a drawn drawer."""
_DISPUTED_AT = 0.13
"""The numbers of slips stand at the left end, above the code."""
_MOST_NUMBERS = 3
"""Numbers of slips that a drawn drawer has room for."""

FREE = 0.26
"""The part at each end of a photographed drawer that is free of handles: they sit in the middle
(`DrawerTuning.handle_columns`)."""
_PLAIN = 0.035
"""Thickness of the line around every photographed drawer: half of one that means something."""
_PHOTO_NUMBERS = 0.7
"""Size of the numbers beside a photographed row, by the height of its first drawer."""
_HIGHEST = 0.72
"""Largest size of what is written on a photographed drawer, by its height."""


def drawn_grid(
    sideboard: Sideboard,
    groups: Sequence[Group],
    disputed: Mapping[Place, str],
    top: float,
    width: float,
) -> tuple[list[Item], float]:
    """A drawn sideboard with its numbers, as wide as the picture, and where it ends."""
    scale = width / GRID_WIDTH
    cards = len(sideboard.cards)
    cell = ((GRID_WIDTH - _EDGE - _MARGIN) / max(cards, LINES) * scale, _CELL_HEIGHT * scale)
    cells = _grid_cells(cards, (_EDGE * scale, top + _EDGE * scale), *cell)
    items = [
        *edge_numbers(cells, _NUMBERS * scale, None),
        *_drawn_board(sideboard, cells, groups, disputed),
    ]
    return items, top + (_EDGE + LINES * _CELL_HEIGHT) * scale


def photographed_row(
    backdrop: Backdrop,
    groups: Sequence[Group],
    texts: Mapping[Place, str],
    disputed: Collection[Place],
    top: float,
) -> list[Item]:
    """The photo of a row with its numbers, outlines, signs at the right ends, texts at the left."""
    cells = {at: _moved(corners, top) for at, corners in backdrop.cells.items()}
    first = cells[Place(Line(1), Column(1))]
    return [
        Pasted(backdrop.jpeg, (0, top), backdrop.width, backdrop.height),
        *edge_numbers(cells, _PHOTO_NUMBERS * dist(first[0], first[3]), INK),
        *_photographed_board(cells, groups, texts, disputed),
    ]


def _moved(corners: Corners, down: float) -> Corners:
    """The same drawer further down."""
    one, two, three, four = ((x, y + down) for x, y in corners)
    return one, two, three, four


def _grid_cells(cards: int, corner: Point, wide: float, high: float) -> dict[Place, Corners]:
    """The drawers of a drawn sideboard."""
    cells = {}
    for column in range(cards):
        for line in range(LINES):
            x, y = corner[0] + column * wide, corner[1] + line * high
            cells[Place(Line(line + 1), Column(column + 1))] = box(x, y, x + wide, y + high)
    return cells


def _drawn_board(
    sideboard: Sideboard,
    cells: Mapping[Place, Corners],
    groups: Sequence[Group],
    disputed: Mapping[Place, str],
) -> Iterator[Item]:
    """A drawn sideboard: the drawers, then the outlines, then what must be read."""
    for place, corners in cells.items():
        yield Shape(corners, fill=FILLS[sideboard.drawer(place).color][0])
        yield Shape(corners, stroke=PAPER, width=3)
    for place in disputed:
        yield from hatched(cells[place])
    yield from outlines(groups, cells, disputed)
    for place, corners in cells.items():
        yield from _content(sideboard.drawer(place), corners)
    for group in groups:
        for place in group.places:
            corners = cells[place]
            yield from _sign(group.sign, corners, _SIGNS_AT[group.slot], group.slot)
    for place, digits in disputed.items():
        shown = numbers_sign(digits, _MOST_NUMBERS)
        yield from _sign(shown, cells[place], _DISPUTED_AT, DISPUTES)


def _photographed_board(
    cells: Mapping[Place, Corners],
    groups: Sequence[Group],
    texts: Mapping[Place, str],
    disputed: Collection[Place],
) -> Iterator[Item]:
    """What lies upon a photo: outlines, signs at the right ends, texts at the left ends."""
    for corners in cells.values():
        yield from thin_line(corners, _PLAIN * height_of(corners), WHITE, INK)
    yield from outlines(groups, cells, disputed)
    for place, corners in cells.items():
        if place in texts:
            yield from _text_at_left(texts[place], corners, disputed=place in disputed)
        signs = [(group.sign, group.slot) for group in groups if place in _signed(group)]
        yield from _signs_at_right(signs, corners)


def _signed(group: Group) -> tuple[Place, ...]:
    """The drawers that bear the sign on a photo: a row, outlined as a whole, bears it once."""
    return group.places[-1:] if group.slot == ROW else group.places


def edge_numbers(cells: Mapping[Place, Corners], size: float, halo: str | None) -> Iterator[Item]:
    """The numbers of lines at the left edge, of cards at the upper one."""
    ink = WHITE if halo else INK
    for place, corners in cells.items():
        if place.line == 1:
            x, y = between(corners[0], corners[1], 0.5)
            yield Label((x, y - 0.45 * size), str(place.column), size, ink, halo, middle=True)
        if place.column == 1:
            x, y = between(corners[0], corners[3], 0.5)
            at = (x - 0.75 * size, y + BASELINE * size)
            yield Label(at, str(place.line), size, ink, halo, middle=True)


def _content(drawer: Drawer, corners: Corners) -> Iterator[Item]:
    """The code of a drawer, and its handle below."""
    fill, ink = FILLS[drawer.color]
    high = height_of(corners)
    yield Label(point_in(corners, *_LETTERS_AT), drawer.code, _LETTERS * high, ink, fill)
    yield from handle_shape(drawer.handle, point_in(corners, *_HANDLE_AT), _HANDLE * high)


def _sign(text: str, corners: Corners, down: float, slot: int) -> Iterator[Item]:
    """A sign on the outline of a drawn drawer: at its right end, disputes at the left one."""
    size = (_NUMBER if slot == DISPUTES else _SIGNS) * height_of(corners)
    wide = plate_width(text, size) / dist(corners[0], corners[1])
    across = 0.02 + wide / 2 if slot == DISPUTES else 0.98 - wide / 2
    yield from plate(text, point_in(corners, across, down), size, slot)


def _signs_at_right(signs: Sequence[tuple[str, int]], corners: Corners) -> Iterator[Item]:
    """The signs of a photographed drawer, side by side in its free end."""
    if not signs:
        return
    wide = dist(corners[0], corners[1])
    needed = sum(plate_width(text, 1) for text, _ in signs)
    size = min(_HIGHEST * height_of(corners), FREE * wide / needed)
    right = 1.0
    for text, slot in reversed(signs):
        part = plate_width(text, size) / wide
        yield from plate(text, point_in(corners, right - part / 2, 0.5), size, slot)
        right -= part


def _text_at_left(text: str, corners: Corners, *, disputed: bool) -> Iterator[Item]:
    """A text in the free end of a photographed drawer."""
    wide = dist(corners[0], corners[1])
    needed = max(text_width(text, 1), text_width("Rb", 1))  # all codes of one size
    size = min(_HIGHEST * height_of(corners), FREE * wide / needed)
    x, y = point_in(corners, 0.035, 0.5)
    fill = DISPUTED if disputed else INK
    yield Label((x, y + BASELINE * size), text, size, WHITE, fill)
