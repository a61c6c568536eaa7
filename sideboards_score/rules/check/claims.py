"""Is a claimed count right, and if not, which slips lead to it?"""

from collections.abc import Collection, Sequence

from sideboards_score.model.breakdown import Bounds, GameScore
from sideboards_score.model.claim import COUNTED, Claim, Unit, Verdict
from sideboards_score.rules.check.account import Account, count_of
from sideboards_score.rules.check.part_slips import PartSlips
from sideboards_score.rules.check.possible import possible_figures
from sideboards_score.rules.check.reasons import reasons_for


def judge(score: GameScore, claims: Sequence[Claim]) -> tuple[Verdict, ...]:
    """The verdict on each claim, in the order given."""
    players = [PartSlips(Account(score, index)) for index in range(len(score.players))]
    names = [player.name for player in score.players]
    return tuple(_judge(claim, players, names.index(claim.player)) for claim in claims)


def _judge(claim: Claim, players: Sequence[PartSlips], index: int) -> Verdict:
    """The verdict on a claim; no slip leads to what the known drawers alone give."""
    account = players[index].account
    each = _each(claim, account)
    counted = _counted(claim, account)
    possible = {figure * each for figure in possible_figures(account, claim.field)}
    bounds = Bounds(min(possible), max(possible), exact=len(possible) == 1)
    holds = _holds(claim.value, possible)
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


def _holds(value: int, possible: Collection[int]) -> bool | None:
    """Whether the figure is right; None if unknown drawers leave it open."""
    if value not in possible:
        return False
    return True if len(possible) == 1 else None
