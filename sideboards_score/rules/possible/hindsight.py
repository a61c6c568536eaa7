"""The best that the same cards allow, for each player of a game.

Where every card has each colour and each handle once at most, the tables count every arrangement
exactly and the highest is proved. Where a card breaks that, they never count too little: what they
hold possible is counted on the board itself, the most promising first, until nothing promises more.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from sideboards_score.model.cards import CELLS, COLUMNS
from sideboards_score.model.game import Game
from sideboards_score.model.possible import (
    Arrangement,
    Hindsight,
    Possible,
    Question,
    SingleTurn,
)
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.count.board import score_board
from sideboards_score.rules.count.bonus import bonus_of
from sideboards_score.rules.possible.arrangements import (
    Block,
    Order,
    Ways,
    any_order,
    as_drafted,
    turned_only,
)
from sideboards_score.rules.possible.values import Figures, Values, ways_of
from sideboards_score.rules.scoring import score_game, settled_game, swap_points

COUNTED_MOST = 20_000
"""Arrangements counted one by one where tables only bound them: five to ten seconds."""


def hindsight_of(
    game: Game, question: Question, drafted: Mapping[int, Order] | None = None
) -> Hindsight:
    """What was possible for every player, the others staying as they lie.

    `drafted` are the places of the cards, from 0, in the order in which they were taken, by player;
    where they are asked about, whoever has none there is left out.
    """
    score = score_game(game)
    game = settled_game(game)
    orders = drafted or {}
    asked = [i for i in range(len(game.players)) if question is not Question.DRAFTED or i in orders]
    players = tuple(_possible(_Table(game, index), question, orders.get(index)) for index in asked)
    return Hindsight(question, score, players)


class _Table:
    """One player's cards in a game, and what arrangements of them give."""

    def __init__(self, game: Game, index: int) -> None:
        self.game = game
        self.index = index
        self.cards = game.players[index].sideboard.cards
        self.swap = swap_points(game.players[index], game)
        lengths = [self._drawers(player.sideboard) for player in game.players]
        # The bonus by the drawers in the player's own rows, the others staying as they stand.
        self.bonus = np.array(
            [
                bonus_of([*lengths[:index], own, *lengths[index + 1 :]], game)[index].points
                for own in range(CELLS + 1)
            ],
            np.int32,
        )
        self.values = self.values_of(unknown=False)

    def values_of(self, *, unknown: bool) -> Values:
        """The tables of the player's cards (see `Values`)."""
        goals, turning = self.game.objectives, self.game.edition.turning
        each = self.game.rulebook.row_points
        return Values(self.cards, goals, turning, each, unknown=unknown)

    def _drawers(self, sideboard: Sideboard) -> int:
        return self._counted(sideboard)[1]

    def _counted(self, sideboard: Sideboard) -> tuple[int, int]:
        """Points and drawers in rows of a sideboard."""
        game = self.game
        board = score_board(sideboard, game.objectives, game.edition.turning, game.rulebook)
        return board.points, board.rows.drawers

    def blocks(self, question: Question, drafted: Order | None) -> tuple[list[Block], int]:
        """The arrangements of a question, and for how many each of them stands."""
        count = len(self.cards)
        if question is Question.DRAFTED and drafted is not None:
            return list(as_drafted(drafted)), 1
        if question is not Question.ANY_ORDER:
            return list(turned_only(count)), 1
        # Lines that matter are the same in a mirror, but not upside down.
        halved, upright = self._images
        blocks = list(any_order(count, halved=halved, upright=upright))
        return blocks, (1 + halved) * (1 + upright)

    @property
    def _images(self) -> tuple[bool, bool]:
        """Whether an arrangement stands for its mirror image, and for the one upside down."""
        halved = len(self.cards) == COLUMNS
        return halved, halved and not self.game.objectives.rows.lines

    def images(self, ways: Ways, question: Question) -> Ways:
        """(images * ways, cards) the arrangements with those for which they stand."""
        halved, upright = self._images if question is Question.ANY_ORDER else (False, False)
        both = np.concatenate([ways, ways[:, ::-1]]) if halved else ways
        return np.concatenate([both, both ^ 1]) if upright else both

    def totals(self, values: Values, block: Block, bonus: Figures) -> tuple[Figures, Figures]:
        """Points, and totals with bonus and swap card, of the arrangements of a block."""
        found = values.of(block)
        return found.points, found.points + bonus[found.drawers] + np.int32(self.swap)

    def laid(self, ways: Iterable[int]) -> Arrangement:
        """The arrangement of some ways."""
        order = [divmod(int(way), 2) for way in ways]
        cards = tuple(
            self.cards[card].turned() if turned else self.cards[card] for card, turned in order
        )
        return Arrangement(
            Sideboard(cards),
            tuple(card + 1 for card, _ in order),
            tuple(place for place, (_, turned) in enumerate(order, 1) if turned),
        )

    def total_of(self, ways: Iterable[int]) -> tuple[int, int]:
        """Points and total of one arrangement, counted on the board."""
        points, drawers = self._counted(self.laid(ways).sideboard)
        return points, points + int(self.bonus[drawers]) + self.swap


class _Best(NamedTuple):
    """The answer about a player's arrangements."""

    points: int
    total: int
    shown: tuple[int, ...]
    ways: int | None
    proved: bool


def _possible(table: _Table, question: Question, drafted: Order | None) -> Possible:
    blocks, images = table.blocks(question, drafted)
    exact = table.values.exact
    best = _exactly(table, question, blocks) if exact else _bounded(table, blocks)
    points, now = table.total_of(_lying(table))
    shown = table.laid(best.shown)
    reached = score_game(table.game.with_sideboard(table.index, shown.sideboard))
    return Possible(
        table.game.players[table.index].name,
        points,
        now,
        best.points,
        best.total,
        shown,
        reached.players[table.index],
        None if best.ways is None else best.ways * images,
        _at_most(table, blocks, best.total),
        best.proved,
        _single_turn(table, now),
        reached.solo,
    )


def _lying(table: _Table) -> tuple[int, ...]:
    """The ways of the sideboard as it lies."""
    return tuple(2 * card for card in range(len(table.cards)))


def _single_turn(table: _Table, now: int) -> SingleTurn | None:
    """The card whose turning alone gains most; of equals the one further left."""
    lying = _lying(table)
    gains = []
    for place, way in enumerate(lying):
        ways = (*lying[:place], way + 1, *lying[place + 1 :])
        gains.append(table.total_of(ways)[1] - now)
    most = max(gains)
    return SingleTurn(gains.index(most) + 1, most) if most > 0 else None


def _exactly(table: _Table, question: Question, blocks: Sequence[Block]) -> _Best:
    """The best of arrangements that the tables count exactly."""
    best = total = ways = 0
    shown: list[int] = []
    for block in blocks:
        points, totals = table.totals(table.values, block, table.bonus)
        best = max(best, int(points.max()))
        most = int(totals.max())
        if most < total or (most == total and shown and not _changes(shown)):
            ways += int((totals == total).sum())
            continue
        reached = np.flatnonzero(totals == most)
        nearest = _nearest(table.images(ways_of(block, reached), question))
        ways = len(reached) + (ways if most == total else 0)
        if most > total or not shown or _sooner(nearest, shown):
            shown = nearest
        total = most
    return _Best(best, total, tuple(shown), ways, proved=True)


def _nearest(ways: Ways) -> list[int]:
    """The arrangement (of (n, cards)) with the fewest changes; of equals the first in order."""
    changes = (ways != 2 * np.arange(ways.shape[1])).sum(axis=1)
    fewest = ways[changes == changes.min()]
    return [int(way) for way in min(fewest.tolist())]


def _changes(ways: Sequence[int]) -> int:
    """How many cards lie elsewhere or otherwise than on the table."""
    return sum(way != 2 * place for place, way in enumerate(ways))


def _sooner(one: list[int], other: list[int]) -> bool:
    """Whether one arrangement is shown rather than another."""
    return (_changes(one), one) < (_changes(other), other)


def _bounded(table: _Table, blocks: Sequence[Block]) -> _Best:
    """The best of arrangements that the tables only bound, the most promising counted first."""
    points, total = table.total_of(_lying(table))
    shown = _lying(table)
    # No arrangement gets more besides its points than the highest bonus and the swap card.
    extra = int(table.bonus.max()) + table.swap
    bounds = np.concatenate([table.values.of(block).points for block in blocks])
    starts = np.cumsum([0, *(block.size for block in blocks)])
    count = min(COUNTED_MOST, len(bounds))
    promising = np.argpartition(-bounds, count - 1)[:count]
    for number in promising[np.lexsort((promising, -bounds[promising]))]:
        if bounds[number] <= points and bounds[number] + extra <= total:
            return _Best(points, total, shown, None, proved=True)
        block = int(np.searchsorted(starts, number, side="right")) - 1
        ways = blocks[block].at(int(number - starts[block]))
        own, reached = table.total_of(ways)
        points = max(points, own)
        if reached > total:
            total, shown = reached, ways
    return _Best(points, total, shown, None, proved=count == len(bounds))


def _at_most(table: _Table, blocks: Sequence[Block], total: int) -> int:
    """The highest total once unknown drawers, the player's own and the others', are known."""
    players = table.game.players
    if all(player.sideboard.known for player in players):
        return total
    # Longer rows of the others may join ranks, so that the bonus can rise, too.
    others = all(p.sideboard.known for i, p in enumerate(players) if i != table.index)
    bonus = table.bonus if others else np.full_like(table.bonus, table.bonus.max())
    values = table.values_of(unknown=True)
    return max(int(table.totals(values, block, bonus)[1].max()) for block in blocks)
