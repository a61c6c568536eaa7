"""Which slips lead to a claimed figure: every single one, else the likeliest pair."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from itertools import chain

from sideboards_score.model.claim import COUNTED, Claim, Field, Reason, Slip, Unit
from sideboards_score.rules.check.accounts import Account, count_of, part_of
from sideboards_score.rules.check.effects import (
    Pairs,
    counts,
    effects,
    few_added,
    joint_bonuses,
    row_effects,
    total_pairs,
)
from sideboards_score.rules.check.slips.bonus import BonusView, bonus_slips
from sideboards_score.rules.check.slips.extra import is_repeated


def reasons_for(claim: Claim, accounts: list[Account], index: int) -> tuple[Reason, ...]:
    """The reasons for a claim that does not hold, the likeliest first."""
    account = accounts[index]
    account.search.restart()
    if claim.field is Field.TOTAL:
        singles, pairs = _total(claim, accounts, index)
    elif claim.field in COUNTED:
        singles, pairs = _counted(claim, account)
    elif claim.field is Field.BONUS:
        singles, pairs = _bonus(claim, accounts, index)
    else:
        singles, pairs = (s for s in account.swap_slips() if s.points == claim.value), iter(())
    found = sorted((Reason((slip,)) for slip in singles), key=partial(_order, claim))
    if not found:
        found = sorted((Reason(pair) for pair in pairs), key=partial(_order, claim))[:1]
    return tuple(told_once(found))


def _order(claim: Claim, reason: Reason) -> tuple[bool, bool, tuple[int, ...]]:
    """Slips on the claimed sideboard come first, then those made once, by their kinds."""
    elsewhere = any(slip.player != claim.player for slip in reason.slips)
    return elsewhere, any(map(is_repeated, reason.slips)), reason.rank


def told_once(reasons: Iterable[Reason]) -> list[Reason]:
    """The reasons in their order; of those that tell the same the first, with all their places."""
    found: dict[tuple[object, ...], Reason] = {}
    for reason in reasons:
        key = tuple(_told(slip) for slip in reason.slips)
        found[key] = _merged(found[key], reason) if key in found else reason
    return list(found.values())


def _told(slip: Slip) -> tuple[object, ...]:
    """What the sentence of a slip tells: equal for slips that are one and the same to a reader."""
    values = slip.values
    if values.get("way") in ("read", "lines") and slip.kind in ("wrong-line", "another-edition"):
        return slip.player, "lines", values["lines"]
    if slip.kind == "bare-drawer-skipped" or values.get("way") == "bare-drawer-passed":
        return slip.player, "bare-drawer-skipped", frozenset(slip.sets), slip.carried
    told = {name: value for name, value in values.items() if name not in ("objective", "forms")}
    return slip.player, slip.kind, slip.field, slip.carried, repr(sorted(told.items()))


def _merged(kept: Reason, same: Reason) -> Reason:
    """The reason, with the places of another one that tells the same of other drawers."""
    if len(kept.slips) > 1 or kept.kind != same.kind:
        return kept
    (slip,), (other,) = kept.slips, same.slips
    more = dict.fromkeys((*slip.others, other.places, *other.others))
    others = tuple(bits for bits in more if bits and bits != slip.places)
    return Reason((replace(slip, others=others),))


Found = tuple[Iterable[Slip], Pairs]


def _counted(claim: Claim, account: Account) -> Found:
    """A claim about combinations or drawers in rows, as a count or in points."""
    part = part_of(account.own.board, claim.field)
    each = part.points_each
    in_points = claim.unit is Unit.POINTS
    wanted = counts(claim.value, each if in_points else 1)
    singles = [
        slip
        for slip in account.count_slips(claim.field, wanted)
        if (slip.points if in_points else slip.count) == claim.value
    ]
    return singles, _count_pairs(claim, account)


def _count_pairs(claim: Claim, account: Account) -> Pairs:
    """Two slips in counting, a wrong count with wrong points, or a slip on a changed sideboard."""
    field = claim.field
    if claim.unit is Unit.POINTS:
        yield from _wrong_points_too(claim, account)
    wanted = counts(
        claim.value,
        part_of(account.own.board, field).points_each if claim.unit is Unit.POINTS else 1,
    )
    yield from account.pairs_in(field, wanted)
    for kind, values, places, game in account.changed:
        part = account.rescored(game, field)
        if part is None:
            continue
        first = Slip(kind, account.own.name, field, count_of(part), part.points, places, values)
        for slip in account.slips_in(game, field, part, wanted):
            if slip.count is not None and slip.count in wanted:
                yield first, slip


def _wrong_points_too(claim: Claim, account: Account) -> Pairs:
    """A wrong count, multiplied by wrong points."""
    for last in account.count_slips(claim.field, ()):
        if last.count is None:
            each = _each(last)
            wanted = counts(claim.value, each)
            for slip in account.count_slips(claim.field, wanted):
                if slip.count is not None and slip.count * each == claim.value:
                    yield slip, replace(last, points=claim.value)


def _each(slip: Slip) -> int:
    """The points for each that the slip multiplies by."""
    each = slip.values.get("count", 1)
    return each if slip.kind == "other-points" and isinstance(each, int) else 1


def _bonus(claim: Claim, accounts: list[Account], index: int) -> Found:
    """A claim about the bonus: slips in it, or in the rows of anybody."""
    account = accounts[index]
    singles = [slip for slip in account.bonus_slips() if slip.points == claim.value]
    singles += [
        slip for other, slip, points in row_effects(accounts, index) if points == claim.value
    ]
    singles += [slip for slip, points in joint_bonuses(account) if points == claim.value]
    return singles, _bonus_pairs(claim, accounts, index)


def _bonus_pairs(claim: Claim, accounts: list[Account], index: int) -> Pairs:
    view = accounts[index].bonus_view
    for other, account in enumerate(accounts):
        for slip in account.rows_slipped:
            lengths = (*view.lengths[:other], slip.count or 0, *view.lengths[other + 1 :])
            points = view.with_length(other, slip.count or 0)
            for last in bonus_slips(BonusView(view.game, index, lengths, points)):
                if last.points == claim.value:
                    yield slip, last


def _total(claim: Claim, accounts: list[Account], index: int) -> Found:
    """A claim about the total: a slip in one of its parts, or in two of them."""
    account = accounts[index]
    difference = claim.value - account.own.total
    exact = effects(accounts, index, difference)
    singles = [effect.slip for effect in exact if effect.change == difference]
    singles += few_added(account, claim.value)
    if singles:
        return _distinct(singles), iter(())
    every = list(effects(accounts, index, None))
    return (), chain(
        total_pairs(every, account, difference), _pairs_in_one_part(account, difference)
    )


def _pairs_in_one_part(account: Account, difference: int) -> Pairs:
    """Two slips in counting the same objective; the bonus is reckoned right."""
    for field in COUNTED:
        part = part_of(account.own.board, field)
        wanted = [count_of(part) + step for step in counts(difference, part.points_each)]
        yield from account.pairs_in(field, wanted)


def _distinct(slips: Iterable[Slip]) -> list[Slip]:
    seen = []
    for slip in slips:
        if slip not in seen:
            seen.append(slip)
    return seen
