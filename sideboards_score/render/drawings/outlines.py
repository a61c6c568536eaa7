"""Outlines of what counts and of what is disputed, their links, and signs on plates."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import dist

from sideboards_score.model.drawing import Corners, Label, Point, Shape
from sideboards_score.model.sideboard import Place
from sideboards_score.render.drawings.geometry import (
    BASELINE,
    Item,
    between,
    height_of,
    point_in,
)
from sideboards_score.render.drawings.lettering import text_width
from sideboards_score.render.sentences.marks import ROW, Group

WHITE, INK, DISPUTED = "#ffffff", "#111111", "#ff00c8"

STROKES = (("#0b2a8f", WHITE), (WHITE, INK), ("#ffd400", INK), (DISPUTED, WHITE))
"""Line and casing of colour combinations, handle combinations, rows, and what is disputed.

Dark blue, white, yellow and magenta stand out from all five colours of drawers, and from one
another for people who do not tell red from green.
"""
DISPUTES = 3
"""Beside the three kinds of signs: what is disputed."""
_INSETS = (0.085, 0.155, 0.02)
"""Outlines of the three kinds lie within one another, so that none hides another one."""
_CASING = 1.7
"""So much wider than a line is the casing below it, which parts it from any colour."""
_FLAT, _THICK, _THIN = 2, 0.075, 0.045
"""Drawers at least so much wider than high are flat; thickness of lines by a drawer's height."""
_ABOUT = 1.05
"""So much longer a link is still about as short: photos are not drawn with a ruler."""


def outlines(
    groups: Sequence[Group], cells: Mapping[Place, Corners], disputed: Collection[Place]
) -> Iterator[Item]:
    """Solid lines around what counts, dashed ones around what is disputed."""
    for group in groups:
        yield from _group(group, cells)
    for place in disputed:
        yield from _dashed(cells[place])


def _group(group: Group, cells: Mapping[Place, Corners]) -> Iterator[Item]:
    """Each drawer of a combination outlined, and joined to the next; a row outlined as a whole."""
    inset = _INSETS[group.slot]
    corners = [cells[place] for place in group.places]
    if group.slot == ROW:
        around = [_around(corners, inset)]
    else:
        around = [_around([each], inset) for each in corners]
    thick = _thickness(corners[0])
    stroke, casing = STROKES[group.slot]
    links = list(_links(around))
    for width, color in ((thick * _CASING, casing), (thick, stroke)):
        for link in links:
            yield Shape(link, stroke=color, width=width, closed=False)
        for outline in around:
            yield Shape(outline, stroke=color, width=width)


def _thickness(corners: Corners) -> float:
    """Flat drawers of a photo have thicker lines, by their height."""
    top_left, top_right, _, bottom_left = corners
    flat = dist(top_left, top_right) > _FLAT * dist(top_left, bottom_left)
    return (_THICK if flat else _THIN) * height_of(corners)


def thin_line(corners: Corners, width: float, color: str, casing: str) -> Iterator[Shape]:
    """The plain outline of a drawer."""
    yield Shape(corners, stroke=casing, width=2 * width)
    yield Shape(corners, stroke=color, width=width)


def _links(around: Sequence[tuple[Point, ...]]) -> Iterator[tuple[Point, Point]]:
    """Lines from each outline to the nearest one that is joined already, corner to corner.

    Of lines about as short the lowest: it runs between drawers, clear of what must be read.
    """
    joined, rest = [*around[:1]], [*around[1:]]
    while rest:
        found = [
            ((one, other), outline)
            for outline in rest
            for before in joined
            for one in before
            for other in outline
        ]
        most = _ABOUT * min(dist(*link) for link, _ in found)
        link, nearest = max(
            (each for each in found if dist(*each[0]) <= most),
            key=lambda each: each[0][0][1] + each[0][1][1],
        )
        yield link
        joined.append(nearest)
        rest.remove(nearest)


def _around(drawers: Sequence[Corners], inset: float) -> tuple[Point, ...]:
    """The outline around neighbouring drawers of a line, a little inside of them."""
    upper: list[Point] = []
    lower: list[Point] = []
    for number, corners in enumerate(drawers):
        high = inset * height_of(corners)
        aside, down = high / dist(corners[0], corners[1]), high / dist(corners[0], corners[3])
        left = 0 if number else aside
        right = 1 - aside if number == len(drawers) - 1 else 1
        upper += [point_in(corners, left, down), point_in(corners, right, down)]
        lower += [point_in(corners, left, 1 - down), point_in(corners, right, 1 - down)]
    return (*upper, *reversed(lower))


def hatched(corners: Corners) -> Iterator[Item]:
    """Slanting lines, beneath everything else."""
    thick = _THIN / 2 * height_of(corners)
    # Where each line begins on the upper and left edges, both of length one and end to end.
    for step in (0.35, 0.7, 1.05, 1.4, 1.75):
        low, high = max(0.0, step - 1), min(1.0, step)
        line = (point_in(corners, low, high), point_in(corners, high, low))
        yield Shape(line, stroke=DISPUTED, width=thick, closed=False)


def _dashed(corners: Corners) -> Iterator[Item]:
    """A dashed outline: the second style, outside of the first one's lines."""
    thick = 1.2 * _thickness(corners)
    outline = _around([corners], 0.05)
    # An odd number of parts, so that a dash lies at both corners; each is a fifth as long as high.
    yield Shape(outline, stroke=WHITE, width=thick)
    for start, end in zip(outline, (*outline[1:], outline[0]), strict=True):
        count = max(3, round(dist(start, end) / (0.22 * height_of(corners))) | 1)
        for dash in range(0, count, 2):
            points = (between(start, end, dash / count), between(start, end, (dash + 1) / count))
            yield Shape(points, stroke=DISPUTED, width=thick, closed=False)


def plate_width(text: str, size: float) -> float:
    """How wide a sign is with its plate."""
    return text_width(text, size) + 0.3 * size


def plate(text: str, at: Point, size: float, slot: int) -> Iterator[Item]:
    """A sign on a plate of its own."""
    fill, ink = STROKES[slot]
    half, above = plate_width(text, size) / 2, 0.55 * size
    x, y = at
    corners = ((x - half, y - above), (x + half, y - above), (x + half, y + above))
    outline = (*corners, (x - half, y + above))
    yield Shape(outline, fill=fill)
    yield Shape(outline, stroke=INK, width=max(1, size / 15))
    yield Label((x, y + BASELINE * size), text, size, ink, middle=True)
