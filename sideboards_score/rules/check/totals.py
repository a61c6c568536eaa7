"""How far one part of a player's score can still change when unknown drawers become known."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from sideboards_score.model.breakdown import Bounds
from sideboards_score.model.claim import Field
from sideboards_score.model.game import Game
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.check.account import Account, count_of, counted_anew
from sideboards_score.rules.count.bonus import bonus_of
from sideboards_score.rules.unknown.completions import completions, kinds_left
from sideboards_score.rules.unknown.upper_bound import most_points_and_drawers


def field_bounds(account: Account, field: Field) -> Bounds:
    """The bounds of a part: combinations or drawers of an objective, else points."""
    if field is Field.TOTAL:
        return account.own.bounds
    if field is Field.SWAP:
        return Bounds(account.own.swap, account.own.swap)
    if field is Field.BONUS:
        return _bonus(account)
    now = count_of(account.part(field))
    return count_bounds(account.game, account.index, field, now)


def count_bounds(game: Game, index: int, field: Field, now: int) -> Bounds:
    """The bounds of a count on one sideboard."""
    player = game.players[index]
    if player.sideboard.known:
        return Bounds(now, now)
    found = completions(player.sideboard, game.deck, kinds_left(game))
    if found is None:
        return Bounds(now, max(now, _most(game, index, field)), exact=False)
    counts = {
        count_of(counted_anew(_with(game, index, board), index, field))
        for board in {completion.sideboard for completion in found}
    }
    return Bounds(min(counts), max(counts))


def _with(game: Game, index: int, sideboard: Sideboard) -> Game:
    player = game.players[index]._replace(sideboard=sideboard)
    return replace(game, players=(*game.players[:index], player, *game.players[index + 1 :]))


def _most(game: Game, index: int, field: Field) -> int:
    """An upper bound of a count, each combination worth one point and all else nothing."""
    goals = game.objectives
    worth = {kind: int(kind is field) for kind in (Field.COLORS, Field.HANDLES)}
    game = replace(
        game,
        objectives=replace(
            goals,
            colors=replace(goals.colors, points=worth[Field.COLORS]),
            handles=replace(goals.handles, points=worth[Field.HANDLES]),
        ),
        rulebook=replace(game.rulebook, row_points=0),
    )
    left = kinds_left(game)
    points, drawers = most_points_and_drawers(game.players[index].sideboard, game, left)
    return drawers if field is Field.ROWS else points


def _bonus(account: Account) -> Bounds:
    """The bonus over all lengths that the players may still have: never too narrow."""
    game = account.game
    ends = [
        count_bounds(game, index, Field.ROWS, length)
        for index, length in enumerate(account.lengths)
    ]
    own, others = ends.pop(account.index), ends
    reached = {
        _bonus_below(above, length, game)
        for length in range(own.low, own.high + 1)
        for above in _lengths_above(length, others)
    }
    return Bounds(min(reached), max(reached), not any(each.open for each in (own, *others)))


def _lengths_above(own: int, others: Sequence[Bounds]) -> range:
    """How many different lengths above one's own the others may have."""
    surely = [each for each in others if each.low > own]
    fewest = max(len({each.low for each in surely if not each.open}), int(bool(surely)))
    above = [range(max(each.low, own + 1), each.high + 1) for each in others if each.high > own]
    return range(fewest, min(len(above), len(set(chain(*above)))) + 1)


def _bonus_below(above: int, own: int, game: Game) -> int:
    """The bonus of a player if so many different lengths are greater."""
    lengths = [own, *range(own + 1, own + 1 + above)]
    lengths += [0] * (len(game.players) - len(lengths))
    return bonus_of(lengths, game.objectives.rows, game.rulebook)[0].points
