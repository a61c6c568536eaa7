"""Is a claimed count right, and if not, which slips lead to it?"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from sideboards_score.model.breakdown import Bounds, GameScore
from sideboards_score.model.claim import COUNTED, Claim, Unit, Verdict
from sideboards_score.model.deck import Deck
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.check.account import Account, count_of
from sideboards_score.rules.check.part_slips import PartSlips
from sideboards_score.rules.check.reasons import reasons_for
from sideboards_score.rules.check.totals import field_bounds
from sideboards_score.rules.scoring import score_game
from sideboards_score.rules.unknown.completions import completions, kinds_left


def judge(score: GameScore, claims: Sequence[Claim]) -> tuple[Verdict, ...]:
    """The verdict on each claim, in the order given."""
    certain = _with_what_is_certain(score)
    players = [PartSlips(Account(certain, index)) for index in range(len(score.players))]
    names = [player.name for player in score.players]
    return tuple(_judge(claim, players, names.index(claim.player)) for claim in claims)


def _with_what_is_certain(score: GameScore) -> GameScore:
    """The game with the drawers filled in that can be only one thing, by the cards of the deck."""
    game = score.game
    if all(player.sideboard.known for player in game.players):
        return score
    left = kinds_left(game)
    players = tuple(
        player._replace(sideboard=_only_completion(player.sideboard, game.deck, left))
        for player in game.players
    )
    return score if players == game.players else score_game(replace(game, players=players))


def _only_completion(sideboard: Sideboard, deck: Deck, left: Mapping[str, int]) -> Sideboard:
    found = None if sideboard.known else completions(sideboard, deck, left)
    return found[0].sideboard if found is not None and len(found) == 1 else sideboard


def _judge(claim: Claim, players: Sequence[PartSlips], index: int) -> Verdict:
    """The verdict on a claim; no slip leads to what the known drawers alone give."""
    account = players[index].account
    each = _each(claim, account)
    counted = _counted(claim, account)
    low, high, exact = field_bounds(account, claim.field)
    bounds = Bounds(low * each, high * each, exact)
    holds = _holds(claim.value, counted, bounds, each)
    slipped = holds is False and claim.value != counted
    reasons = reasons_for(claim, players, index) if slipped else ()
    return Verdict(claim, counted, bounds, holds, reasons)


def _each(claim: Claim, account: Account) -> int:
    """How much one counted thing adds to the claimed figure."""
    if claim.field in COUNTED and claim.unit is Unit.POINTS:
        return account.part(claim.field).points_each
    return 1


def _counted(claim: Claim, account: Account) -> int:
    if claim.unit is Unit.COUNT:
        return count_of(account.part(claim.field))
    return account.points[claim.field]


def _holds(value: int, counted: int, bounds: Bounds, each: int) -> bool | None:
    """Whether the figure is right; None if unknown drawers leave it open."""
    if not bounds.open:
        return value == bounds.low
    possible = bounds.low <= value <= bounds.high and (not each or (value - counted) % each == 0)
    return None if possible else False
