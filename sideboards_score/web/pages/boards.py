"""Cards and sideboards as pages draw them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from markupsafe import Markup

from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.cards import Card
from sideboards_score.model.drawing import Drawing
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.render.drawings.board import drawn_grid
from sideboards_score.render.drawings.geometry import paper
from sideboards_score.render.drawings.shared import shared_svg
from sideboards_score.render.drawings.svg import svg_text
from sideboards_score.render.sentences.breakdown import Breakdown, breakdown_of
from sideboards_score.render.sentences.marks import Group
from sideboards_score.web.tuning import BOARD_WIDTH
from sideboards_score.words import Words


class Tile(NamedTuple):
    """A card drawn small, with what is read out in place of the drawing."""

    name: str
    drawers: tuple[tuple[str, str, str], ...]
    """Colour, handle and letter of each drawer, from the top down."""
    spoken: str


def tile(name: str, card: Card, words: Words) -> Tile:
    """A card drawn small."""
    drawers = tuple(
        (drawer.color.name.lower(), drawer.handle.name.lower(), drawer.color.value)
        for drawer in card.drawers
    )
    values = [f"{words.shown(one.color)}, {words.shown(one.handle)}" for one in card.drawers]
    return Tile(name, drawers, f"{name}: {'; '.join(values)}")


def tiles(cards: Mapping[str, Card], words: Words) -> list[Tile]:
    """Cards drawn small, in their order."""
    return [tile(card_id, card, words) for card_id, card in cards.items()]


def board_drawing(sideboard: Sideboard, groups: Sequence[Group]) -> Drawing:
    """A sideboard as the sheet draws it, with what counts."""
    items, bottom = drawn_grid(sideboard, groups, {}, 0, BOARD_WIDTH)
    height = round(bottom + 8)
    return Drawing(BOARD_WIDTH, height, (paper(BOARD_WIDTH, height), *items))


def board(sideboard: Sideboard, groups: Sequence[Group], title: str) -> Markup:
    """The same as a part of a page."""
    return drawn(board_drawing(sideboard, groups), title)


def drawn(drawing: Drawing, title: str) -> Markup:
    """A drawing as a part of a page."""
    return Markup(svg_text(drawing, title))  # noqa: S704 - texts are escaped there


class Told(NamedTuple):
    """A scored game as a page shows it: what is told, and a drawing for each account."""

    told: Breakdown
    boards: tuple[Markup, ...]


def told_game(score: GameScore, words: Words) -> Told:
    """The breakdown of a game with its drawings."""
    told = breakdown_of(score, words)
    drawings = [(board_drawing(one.sideboard, one.groups), one.name) for one in told.accounts]
    return Told(told, tuple(map(Markup, shared_svg(drawings))))  # texts are escaped there
