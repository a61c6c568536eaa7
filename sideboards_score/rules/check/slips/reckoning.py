"""Slips with figures and not with drawers: a sum or product worked out or written down wrong.

They fit many figures by chance, so they are named only where no slip on the sideboards explains a
claim.
"""

from collections.abc import Iterator, Mapping

from sideboards_score.model.claim import COUNTED, Claim, Field, Slip, Unit
from sideboards_score.rules.check.account import Account, count_of

OFF_BY = (1, 10)
"""What people who add in their heads are off by: one in the units, or one carried."""


def reckoning_slips(claim: Claim, account: Account) -> Iterator[Slip]:
    """Every slip in reckoning that gives the claimed figure, the likeliest first."""
    if claim.unit is Unit.POINTS:
        yield from _added_twice(claim, account)
    yield from _of_others(claim, account)
    if claim.unit is Unit.POINTS:
        yield from _digits_exchanged(claim, account)
        yield from _off(claim, account)


def _slip(kind: str, claim: Claim, values: Mapping[str, object]) -> Slip:
    count = claim.value if claim.unit is Unit.COUNT else None
    return Slip(kind, claim.player, claim.field, count, claim.value, values=values)


def _added_twice(claim: Claim, account: Account) -> Iterator[Slip]:
    """A part of the total, or the bonus, added twice."""
    if claim.field is not Field.TOTAL:
        return
    points = account.points
    for part in COUNTED:
        if points[part] and claim.value == points[Field.TOTAL] + points[part]:
            yield _slip("part-added-twice", claim, {"part": part.value, "count": points[part]})
    bonus = points[Field.BONUS]
    if bonus and claim.value == points[Field.TOTAL] + bonus:
        yield _slip("bonus-added-twice", claim, {"count": bonus})


def _of_others(claim: Claim, account: Account) -> Iterator[Slip]:
    """The same figure of another player."""
    for index, player in enumerate(account.score.players):
        other = Account(account.score, index)
        if claim.unit is Unit.POINTS:
            figure = other.points[claim.field]
        else:
            figure = count_of(other.part(claim.field))
        if index != account.index and figure == claim.value:
            yield _slip("other-player", claim, {"other": player.name})


def _digits_exchanged(claim: Claim, account: Account) -> Iterator[Slip]:
    """Two digits side by side written in the wrong order, 38 for 83."""
    right = str(account.points[claim.field])
    for at in range(len(right) - 1):
        swapped = right[:at] + right[at + 1] + right[at] + right[at + 2 :]
        if swapped != right and swapped == str(claim.value):
            yield _slip("digits-exchanged", claim, {"right": int(right), "wrong": claim.value})


def _off(claim: Claim, account: Account) -> Iterator[Slip]:
    """A sum, or the product of count and points, that is off by one or by ten."""
    right = account.points[claim.field]
    if claim.field not in (*COUNTED, Field.TOTAL) or not right:
        return
    by = abs(claim.value - right)
    if by in OFF_BY:
        way = "more" if claim.value > right else "less"
        values = {"right": right, "wrong": claim.value, "count": by, "way": way}
        yield _slip("sum-off", claim, values)
