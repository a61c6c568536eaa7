"""The proof picture: sideboards with what counts, and what is disputed in a second style."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from sideboards_score.model.breakdown import PlayerScore
from sideboards_score.model.claim import Field, Inquiry, Verdict
from sideboards_score.model.drawing import Backdrop, Drawing, Label, Shape
from sideboards_score.model.sideboard import Place
from sideboards_score.render.drawings.board import drawn_grid, photographed_row
from sideboards_score.render.drawings.geometry import Item, box, paper
from sideboards_score.render.drawings.legend import (
    TEXT,
    legend_items,
    objective_items,
    text_items,
)
from sideboards_score.render.drawings.lettering import text_width
from sideboards_score.render.drawings.outlines import DISPUTES, INK, WHITE
from sideboards_score.render.sentences.breakdown import (
    claims_title,
    head_of,
    objectives_of,
    opinion_title,
    warning_text,
)
from sideboards_score.render.sentences.marks import Group, groups_of
from sideboards_score.render.sentences.verdicts import (
    VerdictText,
    disputed_digits,
    groups_about,
    likeliest_digits,
    verdict_text,
)
from sideboards_score.words import Words

WIDTH = 1280
"""Pixels: a phone shows the picture at about a third of this, and its signs stay legible."""

_MARGIN = 24
_TITLE, _SMALL = 46, 30
_INNER = WIDTH - 2 * _MARGIN
_VERDICTS = {True: "#1b6e35", False: "#b3261e", None: "#7a5200"}
"""Green, red and brown, each dark enough for white letters (contrast above 4.5)."""


class Panel(NamedTuple):
    """One sideboard in the picture."""

    title: str
    player: PlayerScore
    groups: tuple[Group, ...]
    told: VerdictText | None = None
    """What is told of the claim, where there is one."""
    disputed: Mapping[Place, str] = MappingProxyType({})


def proof_drawing(
    inquiry: Inquiry,
    backdrops: Mapping[str, Backdrop],
    words: Words,
    *,
    name: str = "",
    everything: bool = False,
) -> Drawing:
    """Panels for each claim, or one for each player where nothing is claimed.

    `name` is the game's; without one the players name it. On the boards lies the likeliest slip of
    each claim alone, unless everything is asked for.
    """
    panels = list(_panels(inquiry, words, everything=everything))
    items, top = _head(inquiry, name, words)
    for panel in panels:
        drawn, top = _panel(panel, backdrops.get(panel.player.name), top)
        items += drawn
    slots = {group.slot for panel in panels for group in panel.groups}
    slots |= {DISPUTES for panel in panels if panel.disputed}
    legend, top = legend_items(slots, _MARGIN, top, _INNER, words)
    height = round(top + _MARGIN)
    return Drawing(WIDTH, height, (paper(WIDTH, height), *items, *legend))


def players_shown(inquiry: Inquiry, *, everything: bool = False) -> set[str]:
    """The players whose sideboards the picture shows."""
    if not inquiry.verdicts:
        return {player.name for player in inquiry.score.players}
    claimed = {verdict.claim.player for verdict in inquiry.verdicts}
    return claimed | {
        player.name
        for player in inquiry.score.players
        if any(_digits(each, player.name, everything=everything) for each in inquiry.verdicts)
    }


def _head(inquiry: Inquiry, name: str, words: Words) -> tuple[list[Item], float]:
    """Which game it is, what it is played with, and the objectives asked about."""
    score = inquiry.score
    title = words.shown(name or [player.name for player in score.players])
    items, top = _text(title, _TITLE, _MARGIN)
    about = claims_title(score, words) if inquiry.verdicts else opinion_title(score, words)
    facts, top = _text(" · ".join([about, *head_of(score, about, words).facts]), _SMALL, top)
    items += facts
    invented = score.game.deck.invented
    if invented:
        warning, top = _text(warning_text(invented=invented, words=words), TEXT, top)
        items += warning
    objectives = objectives_of(score, inquiry.kinds, words)
    told, top = objective_items(objectives, _MARGIN, top + 0.5 * TEXT, _INNER)
    return [*items, *told], top + _MARGIN


def _panels(inquiry: Inquiry, words: Words, *, everything: bool) -> Iterator[Panel]:
    if not inquiry.verdicts:
        for player in inquiry.score.players:
            points = words("points", count=player.total)
            title = f"{words.shown(player.name)}: {points}"
            yield Panel(title, player, tuple(groups_of(player.board)))
    for verdict in inquiry.verdicts:
        yield from _claimed(inquiry, verdict, words, everything=everything)


def _claimed(
    inquiry: Inquiry, verdict: Verdict, words: Words, *, everything: bool
) -> Iterator[Panel]:
    """The sideboard that a claim is about, then every other one on which a slip lies."""
    told = verdict_text(verdict, words, everything=everything)
    others = []
    for player in inquiry.score.players:
        digits = _digits(verdict, player.name, everything=everything)
        if player.name == verdict.claim.player:
            groups = groups_about([verdict.claim.field], player)
            yield Panel(told.claim, player, groups, told, digits)
        elif digits:
            title = words("disputed", name=player.name)
            others.append(Panel(title, player, groups_about([Field.ROWS], player), None, digits))
    yield from others


def _digits(verdict: Verdict, player: str, *, everything: bool) -> dict[Place, str]:
    if everything:
        return disputed_digits(verdict, player, everything=True)
    return likeliest_digits(verdict, player)


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
        items.append(Label((_MARGIN, top + TEXT), str(number), TEXT, INK))
        lines, top = _text(reason, TEXT, top, indent=1.3 * TEXT)
        items += lines
    return items, top + 2 * _MARGIN


def _heading(panel: Panel, top: float) -> tuple[list[Item], float]:
    """Whose sideboard it is, what was claimed, whether that holds, and what is right."""
    items, top = _text(panel.title, _TITLE, top)
    if panel.told is not None:
        said = panel.told.verdict
        left, right = _MARGIN, _MARGIN + text_width(said, TEXT) + TEXT
        upper, lower = top + 0.25 * TEXT, top + 1.65 * TEXT
        fill = _VERDICTS[panel.told.holds]
        items.append(Shape(box(left, upper, right, lower), fill=fill))
        middle = ((left + right) / 2, upper + 1.06 * TEXT)
        items.append(Label(middle, said, TEXT, WHITE, middle=True))
        lines, top = _text(panel.told.right, TEXT, lower + 0.1 * TEXT)
        items += lines
    return items, top + 0.5 * TEXT


def _text(text: str, size: float, top: float, indent: float = 0) -> tuple[list[Item], float]:
    """A text in lines as wide as the picture, and where they end."""
    return text_items(text, size, (_MARGIN + indent, top), _INNER - indent)
