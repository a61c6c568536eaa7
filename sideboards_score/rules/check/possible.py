"""What one part of a player's score can still be when unknown drawers become known: a set.

A bonus of two players is 0 or 4 and never 3, and a total may leave out figures too. A figure that
is possible is never left out; one that is impossible may be in where there is too much to list.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace

from sideboards_score.model.claim import Field
from sideboards_score.model.game import Game
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.check.account import Account, count_of, counted_anew
from sideboards_score.rules.count.steps import Steps, TooManySteps
from sideboards_score.rules.unknown.completions import Completion, completions, kinds_left
from sideboards_score.rules.unknown.outlooks import MOST_STEPS, Family, possible_together
from sideboards_score.rules.unknown.upper_bound import most_points_and_drawers


def possible_figures(account: Account, field: Field) -> Collection[int]:
    """What a part can be: combinations or drawers of an objective, else points."""
    if field is Field.TOTAL:
        return account.own.figures.totals
    if field is Field.BONUS:
        return account.own.figures.bonuses
    if field is Field.SWAP:
        return {account.own.swap}
    return _counts(account, field)


def _counts(account: Account, field: Field) -> Collection[int]:
    """The counts of the completions that leave cards enough for the others."""
    game, index = account.game, account.index
    now = count_of(account.part(field))
    if account.own.player.sideboard.known:
        return {now}
    left = kinds_left(game)
    found = completions(account.own.player.sideboard, game.deck, left)
    try:
        ways = _ways_by_count(account, field, found) if found else {}
    except TooManySteps:
        ways = {}
    if not ways:
        return range(now, max(now, _most(game, index, field)) + 1)
    others = _ways_of_others(game, index)
    possible = {
        count for count, own in ways.items() if possible_together([frozenset(own), *others], left)
    }
    return possible or set(ways)  # none at all: the cards typed contradict the deck


def _ways_by_count(
    account: Account, field: Field, found: Iterable[Completion]
) -> dict[int, set[tuple[str, ...]]]:
    """For each count that completions give, the kinds of cards that they take."""
    game, index, steps = account.game, account.index, Steps(MOST_STEPS)
    counted: dict[Sideboard, int] = {}
    ways: dict[int, set[tuple[str, ...]]] = {}
    for board, kinds in found:
        if board not in counted:
            part = counted_anew(game.with_sideboard(index, board), index, field, steps)
            counted[board] = count_of(part)
        ways.setdefault(counted[board], set()).add(kinds)
    return ways


def _ways_of_others(game: Game, index: int) -> list[Family]:
    """The kinds of cards that each other sideboard may take; one too open to list excludes none."""
    left = kinds_left(game)
    ways = []
    for other, player in enumerate(game.players):
        known = other == index or player.sideboard.known
        found = None if known else completions(player.sideboard, game.deck, left)
        ways += [] if found is None else [frozenset(kinds for _, kinds in found)]
    return ways


def _most(game: Game, index: int, field: Field) -> int:
    """An upper bound of a count, each combination worth one point and all else nothing."""
    goals = game.objectives
    worth = {kind: int(kind is field) for kind in (Field.COLORS, Field.HANDLES)}
    game = game._replace(
        objectives=goals._replace(
            colors=replace(goals.colors, points=worth[Field.COLORS]),
            handles=replace(goals.handles, points=worth[Field.HANDLES]),
        ),
        rulebook=game.rulebook._replace(row_points=0),
    )
    left = kinds_left(game)
    points, drawers = most_points_and_drawers(game.players[index].sideboard, game, left)
    return drawers if field is Field.ROWS else points
