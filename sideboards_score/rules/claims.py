"""Is a claimed count right, and if not, which slips lead to it?"""

from collections.abc import Sequence

from sideboards_score.model.breakdown import Bounds, GameScore
from sideboards_score.model.claim import COUNTED, Claim, Unit, Verdict
from sideboards_score.rules.accounts import Account, count_of, part_of
from sideboards_score.rules.field_bounds import field_bounds
from sideboards_score.rules.reasons import reasons_for


def judge(score: GameScore, claims: Sequence[Claim]) -> tuple[Verdict, ...]:
    """The verdict on each claim, in the order given."""
    accounts = [Account(score, index) for index in range(len(score.players))]
    names = [player.name for player in score.players]
    return tuple(_judge(claim, accounts, names.index(claim.player)) for claim in claims)


def _judge(claim: Claim, accounts: list[Account], index: int) -> Verdict:
    account = accounts[index]
    each = _each(claim, account)
    counted = _counted(claim, account)
    low, high, exact = field_bounds(account, claim.field)
    bounds = Bounds(low * each, high * each, exact)
    holds = _holds(claim.value, counted, bounds, each)
    reasons = reasons_for(claim, accounts, index) if holds is False else ()
    return Verdict(claim, counted, bounds, holds, reasons)


def _each(claim: Claim, account: Account) -> int:
    """How much one counted thing adds to the claimed figure."""
    if claim.field in COUNTED and claim.unit is Unit.POINTS:
        return part_of(account.own.board, claim.field).points_each
    return 1


def _counted(claim: Claim, account: Account) -> int:
    if claim.unit is Unit.COUNT:
        return count_of(part_of(account.own.board, claim.field))
    return account.points[claim.field]


def _holds(value: int, counted: int, bounds: Bounds, each: int) -> bool | None:
    """Whether the figure is right; None if unknown drawers leave it open."""
    if not bounds.open:
        return value == bounds.low
    possible = bounds.low <= value <= bounds.high and (not each or (value - counted) % each == 0)
    return None if possible else False
