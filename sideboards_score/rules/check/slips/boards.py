"""Slips that change a whole sideboard, or the rules it is counted by."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

from sideboards_score.model.cards import LINES, Card
from sideboards_score.model.claim import NO_DRAWERS
from sideboards_score.model.game import Game
from sideboards_score.model.sideboard import DrawerSet, Sideboard, joined, line_places


class Changed(NamedTuple):
    """A game in which one thing is otherwise."""

    kind: str
    values: Mapping[str, object]
    places: DrawerSet
    game: Game


def changed_boards(game: Game, index: int) -> Iterator[Changed]:
    """One card turned by 180 degrees, or two cards exchanged."""
    cards = game.players[index].sideboard.cards
    for at, card in enumerate(cards):
        if card.turned() == card:
            continue
        turned = (*cards[:at], card.turned(), *cards[at + 1 :])
        yield _changed(game, index, turned, "card-turned", (at,))
    for one, other in combinations(range(len(cards)), 2):
        if cards[one] == cards[other]:
            continue
        exchanged = list(cards)
        exchanged[one], exchanged[other] = cards[other], cards[one]
        yield _changed(game, index, tuple(exchanged), "cards-exchanged", (one, other))


def _changed(
    game: Game, index: int, cards: tuple[Card, ...], kind: str, at: tuple[int, ...]
) -> Changed:
    lines = range(1, LINES + 1)
    places = joined(line_places(line, card + 1, card + 1) for card in at for line in lines)
    values = {"cards": [card + 1 for card in at]}
    return Changed(kind, values, places, game.with_sideboard(index, Sideboard(cards)))


def other_editions(game: Game) -> Iterator[Changed]:
    """The game by each other way in which an edition of the rulebook lets it be counted."""
    seen = {(game.edition.turning, game.objectives.rows.lines)}
    for code, edition in game.rulebook.editions.items():
        if code == game.edition.code:
            continue
        rows = game.objectives.rows
        read = game.rulebook.lines_of(code, rows.lines)
        for lines in dict.fromkeys((rows.lines, read)):
            if (edition.turning, lines) not in seen:
                seen.add((edition.turning, lines))
                goals = game.objectives._replace(rows=replace(rows, lines=lines))
                changed = game._replace(edition=edition, objectives=goals)
                way = "lines" if lines != rows.lines else "turning"
                values = {"edition": code, "lines": lines, "way": way}
                yield Changed("another-edition", values, NO_DRAWERS, changed)
