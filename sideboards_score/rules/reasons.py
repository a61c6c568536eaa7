"""Which slips lead to a claimed figure: every single one, else the likeliest pair."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain, combinations
from typing import NamedTuple

from sideboards_score.model.claim import (
    COUNTED,
    NO_DRAWERS,
    Claim,
    Field,
    Reason,
    Slip,
    Unit,
)
from sideboards_score.rules.accounts import Account, count_of, pairs_in, part_of, rescored, slips_in
from sideboards_score.rules.bonus import bonus_of
from sideboards_score.rules.slips.bonus import BonusView, bonus_slips

_NEAR = 3
"""By how many combinations or drawers each of two slips may be off."""


class Effect(NamedTuple):
    """What a slip changes: the parts of the account it touches, and the points."""

    slip: Slip
    parts: frozenset[Field]
    change: int


def reasons_for(claim: Claim, accounts: list[Account], index: int) -> tuple[Reason, ...]:
    """The reasons for a claim that does not hold, the likeliest first."""
    account = accounts[index]
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
    return tuple(found)


def _order(claim: Claim, reason: Reason) -> tuple[bool, tuple[int, ...]]:
    """Slips on the claimed sideboard come first, each group in the order of the kinds."""
    return any(slip.player != claim.player for slip in reason.slips), reason.rank


Pairs = Iterator[tuple[Slip, ...]]
Found = tuple[Iterable[Slip], Pairs]


def _counted(claim: Claim, account: Account) -> Found:
    """A claim about combinations or drawers in rows, as a count or in points."""
    part = part_of(account.own.board, claim.field)
    each = part.points_each
    in_points = claim.unit is Unit.POINTS
    wanted = _counts(claim.value, each if in_points else 1)
    singles = [
        slip
        for slip in account.count_slips(claim.field, wanted)
        if (slip.points if in_points else slip.count) == claim.value
    ]
    return singles, _count_pairs(claim, account)


def _counts(value: int, each: int) -> tuple[int, ...]:
    """The count that gives the value, if one does."""
    return (value // each,) if each and value % each == 0 else ()


def _count_pairs(claim: Claim, account: Account) -> Pairs:
    """Two slips in counting, a wrong count with wrong points, or a slip on a changed sideboard."""
    field = claim.field
    if claim.unit is Unit.POINTS:
        yield from _wrong_points_too(claim, account)
    wanted = _counts(
        claim.value,
        part_of(account.own.board, field).points_each if claim.unit is Unit.POINTS else 1,
    )
    own = part_of(account.own.board, field)
    yield from pairs_in(account.game, account.index, field, own, wanted)
    for kind, values, places, game in account.changed:
        part = rescored(game, account.index, field)
        first = Slip(kind, account.own.name, field, count_of(part), part.points, places, values)
        for slip in slips_in(game, account.index, field, part, wanted):
            if slip.count is not None and slip.count in wanted:
                yield first, slip


def _wrong_points_too(claim: Claim, account: Account) -> Pairs:
    """A wrong count, multiplied by wrong points."""
    for last in account.count_slips(claim.field, ()):
        if last.count is None:
            each = _each(last)
            wanted = _counts(claim.value, each)
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
        slip for other, slip, points in _row_effects(accounts, index) if points == claim.value
    ]
    return singles, _bonus_pairs(claim, accounts, index)


def _row_effects(accounts: list[Account], index: int) -> Iterator[tuple[int, Slip, int]]:
    """Every slip in anybody's rows with the bonus that follows, where that is another one."""
    view = accounts[index].bonus_view
    for other, account in enumerate(accounts):
        for slip in account.rows_slipped:
            points = view.with_length(other, slip.count or 0)
            if points != view.points:
                yield other, slip, points


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
    exact = list(_effects(accounts, index, difference))
    singles = [effect.slip for effect in exact if effect.change == difference]
    if singles:
        return _distinct(singles), iter(())
    return (), chain(
        _total_pairs(list(_effects(accounts, index, None)), difference),
        _pairs_in_one_part(account, difference),
    )


def _pairs_in_one_part(account: Account, difference: int) -> Pairs:
    """Two slips in counting the same objective; the bonus is reckoned right."""
    for field in COUNTED:
        part = part_of(account.own.board, field)
        wanted = [count_of(part) + step for step in _counts(difference, part.points_each)]
        yield from pairs_in(account.game, account.index, field, part, wanted)


def _distinct(slips: Iterable[Slip]) -> list[Slip]:
    seen = []
    for slip in slips:
        if slip not in seen:
            seen.append(slip)
    return seen


def _effects(accounts: list[Account], index: int, difference: int | None) -> Iterator[Effect]:
    """Every slip with what it does to the total; ranges of counts only as the difference asks."""
    account = accounts[index]
    points = account.points
    for field in COUNTED:
        yield from _count_effects(account, field, difference)
    for slip in (*account.bonus_slips(), *account.swap_slips()):
        yield Effect(slip, frozenset({slip.field}), slip.points - points[slip.field])
    for other, slip, bonus in _row_effects(accounts, index):
        if other != index:
            yield Effect(slip, frozenset({Field.BONUS}), bonus - points[Field.BONUS])
    for field in COUNTED:
        if points[field]:
            yield Effect(_forgotten(account, field), frozenset({field}), -points[field])
    yield from _whole_board(account)


def _forgotten(account: Account, field: Field) -> Slip:
    values = {"part": field.value, "count": account.points[field]}
    return Slip("part-forgotten", account.own.name, field, None, 0, NO_DRAWERS, values)


def _count_effects(account: Account, field: Field, difference: int | None) -> Iterator[Effect]:
    part = part_of(account.own.board, field)
    now = count_of(part)
    for slip in account.count_slips(field, _wanted(now, part.points_each, field, difference)):
        if slip.kind in _WHOLE:
            continue
        change = slip.points - part.points
        yield Effect(slip, frozenset({field}), change)
        if field is Field.ROWS and slip.count is not None:
            follows = account.bonus_view.with_length(account.index, slip.count)
            follows -= account.own.bonus.points
            if follows:
                carried = replace(slip, carried=True)
                yield Effect(carried, frozenset({field, Field.BONUS}), change + follows)


_WHOLE = {"card-turned", "cards-exchanged", "another-edition"}
"""Slips that change all parts at once."""


def _wanted(now: int, each: int, field: Field, difference: int | None) -> Collection[int]:
    """The counts worth trying: near the right one, or the one that makes up the difference."""
    if difference is None or field is Field.ROWS:
        near = _NEAR if difference is None else now
        return [now + step for step in range(-near, near + 1) if step]
    return [now + step for step in _counts(difference, each)]


def _whole_board(account: Account) -> Iterator[Effect]:
    """The player's own cards lying otherwise, or another edition: every part changes at once."""
    for kind, values, places, game in account.changed:
        parts = {field: rescored(game, account.index, field) for field in COUNTED}
        lengths = list(account.lengths)
        lengths[account.index] = count_of(parts[Field.ROWS])
        if kind == "another-edition":
            lengths = [count_of(rescored(game, at, Field.ROWS)) for at in range(len(lengths))]
        bonuses = bonus_of(lengths, game.objectives.rows, game.rulebook)
        total = sum(part.points for part in parts.values())
        total += bonuses[account.index].points + account.own.swap
        change = total - account.own.total
        slip = Slip(kind, account.own.name, Field.TOTAL, None, total, places, values, carried=True)
        if change:
            yield Effect(slip, frozenset(Field), change)


def _total_pairs(effects: list[Effect], difference: int) -> Pairs:
    """Pairs of slips in different parts, each part's likeliest slip for each change."""
    best: dict[tuple[frozenset[Field], int], Effect] = {}
    for effect in effects:
        key = effect.parts, effect.change
        if effect.change and (key not in best or effect.slip.rank < best[key].slip.rank):
            best[key] = effect
    for one, other in combinations(best.values(), 2):
        if one.change + other.change == difference and not one.parts & other.parts:
            yield one.slip, other.slip
