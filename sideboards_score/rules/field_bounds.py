"""How far one part of a player's score can still change when unknown drawers become known."""

from dataclasses import replace

from sideboards_score.model.breakdown import Bounds
from sideboards_score.model.claim import Field
from sideboards_score.model.game import Game
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.accounts import Account, count_of, part_of, rescored
from sideboards_score.rules.bonus import bonus_of
from sideboards_score.rules.completions import completions, kinds_left
from sideboards_score.rules.relaxed import most_points_and_drawers


def field_bounds(account: Account, field: Field) -> Bounds:
    """The bounds of a part: combinations or drawers of an objective, else points."""
    if field is Field.TOTAL:
        return account.own.bounds
    if field is Field.SWAP:
        return Bounds(account.own.swap, account.own.swap)
    if field is Field.BONUS:
        return _bonus(account)
    now = count_of(part_of(account.own.board, field))
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
        count_of(rescored(_with(game, index, board), index, field))
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
    if not any(each.open for each in ends):
        return Bounds(account.own.bonus.points, account.own.bonus.points)
    others = [each for index, each in enumerate(ends) if index != account.index]
    reached = set()
    for own in range(ends[account.index].low, ends[account.index].high + 1):
        fewest = int(any(each.low > own for each in others))
        most = sum(each.high > own for each in others)
        for above in range(fewest, most + 1):
            lengths = [own, *range(own + 1, own + 1 + above)]
            lengths += [0] * (len(ends) - len(lengths))
            reached.add(bonus_of(lengths, game.objectives.rows, game.rulebook)[0].points)
    return Bounds(min(reached), max(reached), exact=False)
