"""Drawings of one page as SVG, in which what is the same stands once and is referred to.

A page has up to six sideboards of forty drawers: written out one by one they are six times as long.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple
from xml.sax.saxutils import escape

from sideboards_score.model.drawing import Drawing, Pasted, Point, Shape
from sideboards_score.render.drawings.geometry import Item
from sideboards_score.render.drawings.svg import FONT, svg_items

_ROUNDS = 3
"""How often neighbours that come together again and again are taken as one: a plate and its sign,
then that with what is always beside it."""
_OFTEN = 3
"""Times that something is drawn before it stands apart: for twice it is no shorter."""


class _Two(NamedTuple):
    """Two figures that come together: where the second one lies, seen from the first."""

    one: "_Figure"
    other: "_Figure"
    by: Point


_Figure = Item | _Two
"""Something drawn, as if its first point were at (0, 0)."""


class _Placed(NamedTuple):
    """A figure, and where its first point lies."""

    figure: _Figure
    at: Point


_Names = Mapping[_Figure, str]
"""What stands apart, and what it is called by."""


def shared_svg(drawings: Sequence[tuple[Drawing, str]]) -> list[str]:
    """Each drawing, under its title, as SVG for the same page; the first one has what is shared."""
    lists = [[_placed(item) for item in _joined(drawing.items)] for drawing, _ in drawings]
    for _ in range(_ROUNDS):
        lists = _paired(lists)
    names = _named(lists)
    apart = (f'<g id="{name}">{_apart(figure, names)}</g>' for figure, name in names.items())
    told = f"<defs>{''.join(apart)}</defs>"
    texts = []
    for (drawing, title), placed in zip(drawings, lists, strict=True):
        body = "\n".join(_drawn(each, names) for each in placed)
        texts.append(f"{_head(drawing, title)}{told}\n{body}\n</svg>")
        told = ""
    return texts


def _head(drawing: Drawing, title: str) -> str:
    size = f'width="{drawing.width}" height="{drawing.height}"'
    box = f'viewBox="0 0 {drawing.width} {drawing.height}"'
    look = f'font-family="{FONT}" font-weight="bold" stroke-linejoin="round"'
    return f"<svg {size} {box} {look}>\n<title>{escape(title)}</title>"


def _joined(items: Iterable[Item]) -> list[Item]:
    """The items, each shape with the line around it that follows it as one."""
    joined: list[Item] = []
    for item in items:
        before = joined[-1] if joined else None
        if isinstance(item, Shape) and isinstance(before, Shape) and _edges(item, before):
            joined[-1] = item._replace(fill=before.fill)
        else:
            joined.append(item)
    return joined


def _edges(line: Shape, area: Shape) -> bool:
    """Whether one shape is the line around the other."""
    same = (line.points, line.closed) == (area.points, area.closed)
    return same and not line.fill and not area.stroke


def _placed(item: Item) -> _Placed:
    at = _rounded(item.points[0] if isinstance(item, Shape) else item.at)
    return _Placed(_moved(item, (-at[0], -at[1])), at)


def _moved(item: Item, by: Point) -> Item:
    if isinstance(item, Shape):
        return item._replace(points=tuple(_added(point, by) for point in item.points))
    return item._replace(at=_added(item.at, by))


def _added(point: Point, by: Point) -> Point:
    return _rounded((point[0] + by[0], point[1] + by[1]))


def _rounded(point: Point) -> Point:
    """A point as it is written; without a minus where that is zero."""
    return (round(point[0], 1) + 0.0, round(point[1], 1) + 0.0)


def _paired(lists: Sequence[Sequence[_Placed]]) -> list[list[_Placed]]:
    """The figures, with neighbours as one where the same two often come together."""
    counts = Counter(_both(*pair).figure for placed in lists for pair in pairwise(placed))
    return [_taken_together(placed, counts) for placed in lists]


def _taken_together(placed: Sequence[_Placed], counts: Mapping[_Figure, int]) -> list[_Placed]:
    together: list[_Placed] = []
    free = False  # whether the last one is not yet part of a pair
    for each in placed:
        both = _both(together[-1], each) if free else None
        if both is not None and counts[both.figure] >= _OFTEN:
            together[-1], free = both, False
        else:
            together.append(each)
            free = True
    return together


def _both(one: _Placed, other: _Placed) -> _Placed:
    """Two figures as one."""
    by = _rounded((other.at[0] - one.at[0], other.at[1] - one.at[1]))
    return _Placed(_Two(one.figure, other.figure, by), one.at)


def _named(lists: Sequence[Sequence[_Placed]]) -> dict[_Figure, str]:
    """What is drawn often, each with a name; parts of what stands apart count once."""
    counts = Counter(each.figure for placed in lists for each in placed)
    waiting = list(counts.items())
    while waiting:
        figure, count = waiting.pop()
        if isinstance(figure, _Two):
            times = 1 if count >= _OFTEN else count
            for part in (figure.one, figure.other):
                counts[part] += times
                waiting.append((part, times))
    often = [figure for figure, count in counts.items() if count >= _OFTEN]
    return {figure: f"d{number}" for number, figure in enumerate(often)}


def _apart(figure: _Figure, names: _Names) -> str:
    """What stands apart, written out."""
    if isinstance(figure, _Two):
        other = _Placed(figure.other, figure.by)
        return _drawn(_Placed(figure.one, (0, 0)), names) + _drawn(other, names)
    return _written(figure)


def _drawn(placed: _Placed, names: _Names) -> str:
    x, y = placed.at
    name = names.get(placed.figure)
    if name is not None:
        return f'<use href="#{name}" x="{x:.1f}" y="{y:.1f}"/>'
    if isinstance(placed.figure, _Two):
        one, other, by = placed.figure
        moved = _Placed(other, _added(by, placed.at))
        return _drawn(_Placed(one, placed.at), names) + _drawn(moved, names)
    return _written(_moved(placed.figure, placed.at))


def _written(item: Item) -> str:
    """An item without what the whole drawing has in common."""
    if isinstance(item, Shape):
        return _path(item)
    if isinstance(item, Pasted):
        return svg_items([item])
    x, y = item.at
    anchor = ' text-anchor="middle"' if item.middle else ""
    edge = ""
    if item.halo:  # drawn first, so that it narrows no letter
        edge = f' stroke="{item.halo}" stroke-width="{item.size / 6:.1f}" paint-order="stroke"'
    place = f'x="{x:.1f}" y="{y:.1f}" font-size="{item.size:.1f}"{anchor}'
    return f'<text {place} fill="{item.fill}"{edge}>{escape(item.text)}</text>'


def _path(shape: Shape) -> str:
    """A shape by the way from each of its points to the next, which is shorter."""
    way = "".join(_steps(shape.points))
    line = f' stroke="{shape.stroke}" stroke-width="{shape.width:.1f}"' if shape.stroke else ""
    end = "z" if shape.closed else ""
    return f'<path d="M{way}{end}" fill="{shape.fill or "none"}"{line}/>'


def _steps(points: Sequence[Point]) -> Iterator[str]:
    x, y = _rounded(points[0])
    yield f"{x:g} {y:g}"
    for before, after in pairwise(map(_rounded, points)):
        right, down = _rounded((after[0] - before[0], after[1] - before[1]))
        yield f"l{right:g} {down:g}"
