"""The proof picture: sideboards with what counts, and what is disputed in a second style."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from sideboards_score.model.breakdown import PlayerScore
from sideboards_score.model.claim import Field, Inquiry, Verdict
from sideboards_score.model.drawing import PAPER, Backdrop, Corners, Drawing, Label, Pasted, Shape
from sideboards_score.model.sideboard import Place
from sideboards_score.render.drawings.board import drawn_grid, photographed_row
from sideboards_score.render.drawings.lettering import text_lines, text_width
from sideboards_score.render.drawings.outlines import INK, WHITE
from sideboards_score.render.sentences.marks import Group, groups_of
from sideboards_score.render.sentences.verdicts import (
    VerdictText,
    disputed_digits,
    groups_about,
    verdict_text,
)
from sideboards_score.words import Words

WIDTH = 1280
"""Pixels: a phone shows the picture at about a third of this, and its signs stay legible."""

_MARGIN = 24
_TITLE, _TEXT = 46, 36
_LINE = 1.3
"""Height of a line of text by its size."""
_VERDICTS = {True: "#1b6e35", False: "#b3261e", None: "#7a5200"}

Item = Shape | Label | Pasted


class Panel(NamedTuple):
    """One sideboard in the picture."""

    title: str
    player: PlayerScore
    groups: tuple[Group, ...]
    told: VerdictText | None = None
    """What is told of the claim, where there is one."""
    disputed: Mapping[Place, str] = MappingProxyType({})


def proof_drawing(inquiry: Inquiry, backdrops: Mapping[str, Backdrop], words: Words) -> Drawing:
    """Panels for each claim, or one for each player where nothing is claimed."""
    panels = [panel for verdict in inquiry.verdicts for panel in _panels(inquiry, verdict, words)]
    panels = panels or [_plain(player, words) for player in inquiry.score.players]
    invented = inquiry.score.game.deck.invented
    items, top = _text(words("invented"), _TEXT, _MARGIN) if invented else ([], _MARGIN)
    for panel in panels:
        drawn, top = _panel(panel, backdrops.get(panel.player.name), top)
        items += drawn
    height = round(top)
    paper = Shape(((0, 0), (WIDTH, 0), (WIDTH, height), (0, height)), fill=PAPER)
    return Drawing(WIDTH, height, (paper, *items))


def players_shown(inquiry: Inquiry) -> set[str]:
    """The players whose sideboards the picture shows."""
    if not inquiry.verdicts:
        return {player.name for player in inquiry.score.players}
    claimed = {verdict.claim.player for verdict in inquiry.verdicts}
    return claimed | {
        player.name
        for player in inquiry.score.players
        if any(disputed_digits(verdict, player.name) for verdict in inquiry.verdicts)
    }


def _panels(inquiry: Inquiry, verdict: Verdict, words: Words) -> list[Panel]:
    """The sideboard that a claim is about, then every other one on which a slip may lie."""
    panels: list[Panel] = []
    for player in inquiry.score.players:
        digits = disputed_digits(verdict, player.name)
        if player.name == verdict.claim.player:
            told = verdict_text(verdict, words)
            groups = groups_about([verdict.claim.field], player)
            panels.insert(0, Panel(told.claim, player, groups, told, digits))
        elif digits:
            title = words("disputed", name=player.name)
            groups = groups_about([Field.ROWS], player)
            panels.append(Panel(title, player, groups, disputed=digits))
    return panels


def _plain(player: PlayerScore, words: Words) -> Panel:
    points = words("points", count=player.total)
    return Panel(f"{words.shown(player.name)}: {points}", player, tuple(groups_of(player.board)))


def _panel(panel: Panel, backdrop: Backdrop | None, top: float) -> tuple[list[Item], float]:
    """The items of a panel that begins at `top`, and where it ends."""
    items, top = _heading(panel, top)
    if backdrop is not None:
        disputed = panel.disputed
        items += photographed_row(backdrop, panel.groups, disputed, disputed.keys(), top)
        top += backdrop.height
    sideboard = panel.player.player.sideboard
    grid, top = drawn_grid(sideboard, panel.groups, panel.disputed, top, WIDTH)
    items += grid
    top += _MARGIN / 2
    reasons = panel.told.reasons if panel.told else ()
    for number, reason in enumerate(reasons, 1):
        items.append(Label((_MARGIN, top + _TEXT), str(number), _TEXT, INK))
        lines, top = _text(reason, _TEXT, top, indent=1.3 * _TEXT)
        items += lines
    return items, top + 2 * _MARGIN


def _heading(panel: Panel, top: float) -> tuple[list[Item], float]:
    """Whose sideboard it is, what was claimed, whether that holds, and what is right."""
    items, top = _text(panel.title, _TITLE, top)
    if panel.told is not None:
        said = panel.told.verdict
        wide = text_width(said, _TEXT) + _TEXT
        box = (_MARGIN, top + 0.25 * _TEXT, _MARGIN + wide, top + 1.65 * _TEXT)
        items.append(Shape(_corners(*box), fill=_VERDICTS[panel.told.holds]))
        middle = ((box[0] + box[2]) / 2, box[1] + 1.06 * _TEXT)
        items.append(Label(middle, said, _TEXT, WHITE, middle=True))
        lines, top = _text(panel.told.right, _TEXT, box[3] + 0.1 * _TEXT)
        items += lines
    return items, top + 0.5 * _TEXT


def _corners(left: float, top: float, right: float, bottom: float) -> Corners:
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def _text(text: str, size: float, top: float, indent: float = 0) -> tuple[list[Item], float]:
    """A text in lines as wide as the picture, and where they end."""
    lines = text_lines(text, size, WIDTH - 2 * _MARGIN - indent)
    labels: list[Item] = [
        Label((_MARGIN + indent, top + size * (1 + _LINE * number)), line, size, INK)
        for number, line in enumerate(lines)
    ]
    return labels, top + size * _LINE * len(lines)
