"""The proof picture: sideboards with what counts, and what is disputed in a second style."""

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from math import dist
from typing import NamedTuple

from sideboards_score.model.breakdown import BoardScore, PlayerScore
from sideboards_score.model.cards import LINES, Color, Drawer
from sideboards_score.model.claim import Field, Inquiry, Verdict
from sideboards_score.model.drawing import (
    Backdrop,
    Corners,
    Drawing,
    Label,
    Pasted,
    Point,
    Shape,
)
from sideboards_score.model.sideboard import Column, Line, Place, places_in
from sideboards_score.render.check_page import claim_text, disputed_digits, right_text
from sideboards_score.render.marks import color_signs, handle_signs, run_signs
from sideboards_score.render.reason_text import MOST_SHOWN, reason_text, shown_reasons
from sideboards_score.render.words import Words

WIDTH = 1280
"""Pixels: a phone shows the picture at about a third of this, and its signs stay legible."""

_MARGIN = 24
_EDGE = 52
"""Room for the numbers of lines and cards."""
_CELL_HEIGHT = 112
_TITLE, _TEXT = 38, 30
_LETTERS = 72
"""Letters of the smaller text in a line."""
_WHITE, _INK, _PAPER, _DISPUTED = "#ffffff", "#111111", "#f4f1ea", "#ff00c8"

FILLS: Mapping[Color, tuple[str, str]] = {
    Color.RED: ("#c8322b", _WHITE),
    Color.TURQUOISE: ("#4fc4c4", _INK),
    Color.PINK: ("#f2a3c7", _INK),
    Color.ORANGE: ("#f19a38", _INK),
    Color.BLACK: ("#3a3a3a", _WHITE),
    Color.UNKNOWN: ("#d9d9d9", _INK),
}
"""Fill of a drawer, and colour of its letters. The letters carry the meaning."""

Item = Shape | Label | Pasted


class Group(NamedTuple):
    """A counted combination or row: its sign, its drawers, and how it is drawn."""

    sign: str
    places: tuple[Place, ...]
    slot: int
    """0 a colour combination, 1 a handle combination, 2 a row."""


_STROKES = (("#0b2a8f", _WHITE), (_WHITE, _INK), ("#ffd400", _INK), (_DISPUTED, _INK))
_DISPUTES = 3
_INSETS = (0.10, 0.19, 0.03)


class Style(NamedTuple):
    """Where the letters and signs of a drawer stand, and how large they are by its height."""

    letters: float
    letters_at: Point
    signs: float
    signs_at: tuple[Point, Point, Point]
    disputed_at: Point
    line: float


_DRAWN = Style(
    0.36, (0.13, 0.46), 0.24, ((0.83, 0.24), (0.83, 0.52), (0.83, 0.80)), (0.24, 0.80), 0.055
)
_ON_PHOTO = Style(
    0.62, (0.05, 0.74), 0.5, ((0.60, 0.5), (0.76, 0.5), (0.92, 0.5)), (0.4, 0.5), 0.09
)
"""A drawer in a photo is flat: everything stands side by side, and larger."""


class Panel(NamedTuple):
    """One sideboard in the picture."""

    title: str
    lines: tuple[str, ...]
    player: PlayerScore
    groups: tuple[Group, ...]
    disputed: Mapping[Place, str]


def proof_drawing(inquiry: Inquiry, backdrops: Mapping[str, Backdrop], words: Words) -> Drawing:
    """One panel for each claim, or for each player where nothing is claimed."""
    panels = [_claimed(inquiry, verdict, words) for verdict in inquiry.verdicts]
    panels = panels or [_plain(player, words) for player in inquiry.score.players]
    items: list[Item] = []
    top: float = _MARGIN
    for panel in panels:
        drawn, top = _panel(panel, backdrops.get(panel.player.name), top)
        items += drawn
    height = round(top)
    paper = Shape(((0, 0), (WIDTH, 0), (WIDTH, height), (0, height)), fill=_PAPER)
    return Drawing(WIDTH, height, (paper, *items))


def _claimed(inquiry: Inquiry, verdict: Verdict, words: Words) -> Panel:
    claim = verdict.claim
    player = next(each for each in inquiry.score.players if each.name == claim.player)
    reasons = shown_reasons(verdict)[:MOST_SHOWN]
    texts = [right_text(verdict, words)]
    texts += [f"{n}  {reason_text(r, claim.player, words)}" for n, (r, _) in enumerate(reasons, 1)]
    digits = disputed_digits(verdict, claim.player)
    groups = tuple(g for g in _groups(player.board) if g.slot in _SLOTS[claim.field])
    return Panel(claim_text(claim, words), _wrapped(texts), player, groups, digits)


_SLOTS = {
    Field.TOTAL: (0, 1, 2),
    Field.COLORS: (0,),
    Field.HANDLES: (1,),
    Field.ROWS: (2,),
    Field.BONUS: (2,),
    Field.SWAP: (),
}


def _plain(player: PlayerScore, words: Words) -> Panel:
    title = f"{player.name}: {words('points', count=player.total)}"
    return Panel(title, (), player, tuple(_groups(player.board)), {})


def _wrapped(texts: Sequence[str]) -> tuple[str, ...]:
    return tuple(
        line for text in texts for line in textwrap.wrap(text, _LETTERS, subsequent_indent="    ")
    )


def _groups(board: BoardScore) -> Iterator[Group]:
    for sign, combination in zip(
        color_signs(board.colors.count), board.colors.combinations, strict=True
    ):
        yield Group(sign, combination.places, 0)
    for sign, combination in zip(
        handle_signs(board.handles.count), board.handles.combinations, strict=True
    ):
        yield Group(sign, combination.places, 1)
    for sign, run in zip(run_signs(board.rows.runs), board.rows.runs, strict=True):
        yield Group(sign, tuple(places_in(run.drawers)), 2)


def _panel(panel: Panel, backdrop: Backdrop | None, top: float) -> tuple[list[Item], float]:
    """The items of a panel that begins at `top`, and where it ends."""
    items: list[Item] = [Label((_MARGIN, top + _TITLE), panel.title, _TITLE, _INK)]
    top += _TITLE + _MARGIN
    if backdrop is None:
        cells = _grid(len(panel.player.player.sideboard.cards), top)
        items += _numbers(cells)
        bottom = top + _EDGE + LINES * _CELL_HEIGHT
    else:
        items.append(Pasted(backdrop.jpeg, (0, top), backdrop.width, backdrop.height))
        cells = {at: _moved(corners, top) for at, corners in backdrop.cells.items()}
        bottom = top + backdrop.height
    items += _board(panel, cells, painted=backdrop is None)
    for line in panel.lines:
        bottom += _TEXT * 1.35
        items.append(Label((_MARGIN, bottom), line, _TEXT, _INK))
    return items, bottom + 2 * _MARGIN


def _grid(cards: int, top: float) -> dict[Place, Corners]:
    """The drawers of a typed sideboard."""
    wide = (WIDTH - _EDGE - _MARGIN) / max(cards, LINES)
    cells = {}
    for column in range(cards):
        for line in range(LINES):
            x, y = _EDGE + column * wide, top + _EDGE + line * _CELL_HEIGHT
            right, bottom = x + wide, y + _CELL_HEIGHT
            place = Place(Line(line + 1), Column(column + 1))
            cells[place] = ((x, y), (right, y), (right, bottom), (x, bottom))
    return cells


def _moved(corners: Corners, down: float) -> Corners:
    one, two, three, four = ((x, y + down) for x, y in corners)
    return one, two, three, four


def _numbers(cells: Mapping[Place, Corners]) -> Iterator[Item]:
    """The numbers of lines and cards at the edge."""
    for place, corners in cells.items():
        if place.line == 1:
            x, y = _at(corners, 0.5, 0)
            yield Label((x, y - 0.3 * _EDGE), str(place.column), _TEXT, _INK, middle=True)
        if place.column == 1:
            x, y = _at(corners, 0, 0.6)
            yield Label((x - _EDGE / 2, y), str(place.line), _TEXT, _INK, middle=True)


def _board(panel: Panel, cells: Mapping[Place, Corners], *, painted: bool) -> Iterator[Item]:
    """The drawers, then the outlines, then what must be read."""
    style = _DRAWN if painted else _ON_PHOTO
    sideboard = panel.player.player.sideboard
    if painted:
        for place, corners in cells.items():
            yield Shape(corners, fill=FILLS[sideboard.drawer(place).color][0])
            yield Shape(corners, stroke=_PAPER, width=3)
    for group in panel.groups:
        yield from _group(group, cells, style)
    for place in panel.disputed:
        yield from _hatched(cells[place])
    for place, corners in cells.items():
        yield _letters(sideboard.drawer(place), corners, style, painted=painted)
    for group in panel.groups:
        for place in group.places:
            at = _at(cells[place], *style.signs_at[group.slot])
            yield from _sign(group.sign, at, style.signs * _high(cells[place]), group.slot)
    for place, digits in panel.disputed.items():
        at = _at(cells[place], *style.disputed_at)
        yield from _sign(digits, at, style.signs * _high(cells[place]), _DISPUTES)


def _letters(drawer: Drawer, corners: Corners, style: Style, *, painted: bool) -> Label:
    """The code of a drawer."""
    fill, ink = FILLS[drawer.color]
    halo = fill if painted else (_INK if ink == _WHITE else _WHITE)
    at = _at(corners, *style.letters_at)
    return Label(at, drawer.code, style.letters * _high(corners), ink, halo)


def _group(group: Group, cells: Mapping[Place, Corners], style: Style) -> Iterator[Item]:
    """Each drawer of a combination outlined and joined by a line; a row outlined as a whole."""
    stroke, casing = _STROKES[group.slot]
    inset = _INSETS[group.slot]
    corners = [cells[place] for place in group.places]
    outlines = [_inset(each, each, inset) for each in corners]
    if group.slot > 1:
        outlines = [_inset(corners[0], corners[-1], inset)]
    thick = style.line * _high(corners[0])
    middles = tuple(_at(each, 0.5, 0.5) for each in corners)
    for width, color in ((thick * 1.8, casing), (thick, stroke)):
        if group.slot < 2 and middles[1:]:  # noqa: PLR2004 - rows are the third kind
            yield Shape(middles, stroke=color, width=width, closed=False)
        for outline in outlines:
            yield Shape(outline, stroke=color, width=width)


def _inset(first: Corners, last: Corners, inset: float) -> tuple[Point, ...]:
    """The outline around drawers from one to another in a line, a little inside of them."""
    rest = 1 - inset
    return (
        _at(first, inset, inset),
        _at(last, rest, inset),
        _at(last, rest, rest),
        _at(first, inset, rest),
    )


def _hatched(corners: Corners) -> Iterator[Item]:
    """A dashed outline and slanting lines: the second style."""
    thick = 0.05 * _high(corners)
    for step in (0.35, 0.7, 1.05, 1.4, 1.75):
        low, high = max(0.0, step - 1), min(1.0, step)
        line = (_at(corners, low, high), _at(corners, high, low))
        yield Shape(line, stroke=_DISPUTED, width=thick / 2, closed=False)
    outline = _inset(corners, corners, 0.05)
    for start, end in zip(outline, (*outline[1:], outline[0]), strict=True):
        for dash in range(0, 10, 2):
            points = (_between(start, end, dash / 10), _between(start, end, (dash + 1.2) / 10))
            yield Shape(points, stroke=_DISPUTED, width=thick, closed=False)


def _sign(text: str, at: Point, size: float, slot: int) -> Iterator[Item]:
    """A sign on a plate of its own."""
    fill, ink = _STROKES[slot]
    half, above = (0.34 * len(text) + 0.3) * size, 0.62 * size
    x, y = at
    plate = ((x - half, y - above), (x + half, y - above), (x + half, y + above))
    corners = (*plate, (x - half, y + above))
    yield Shape(corners, fill=fill)
    yield Shape(corners, stroke=_INK, width=max(1, size / 15))
    yield Label((x, y + 0.36 * size), text, size, ink, middle=True)


def _at(corners: Corners, right: float, down: float) -> Point:
    """A point of a drawer, by parts of its width and height."""
    top_left, top_right, bottom_right, bottom_left = corners
    return _between(
        _between(top_left, top_right, right), _between(bottom_left, bottom_right, right), down
    )


def _between(one: Point, other: Point, part: float) -> Point:
    return (one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1]))


def _high(corners: Corners) -> float:
    """The size that signs go by: the height, or the width of a narrow drawer."""
    top_left, top_right, _, bottom_left = corners
    return min(dist(top_left, bottom_left), 0.85 * dist(top_left, top_right))
