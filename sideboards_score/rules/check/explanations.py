"""Which slips lead to a claimed figure: every single one, and pairs of them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, combinations

from sideboards_score.model.claim import COUNTED, Claim, Field, Slip, Unit
from sideboards_score.rules.check.account import count_of
from sideboards_score.rules.check.part_slips import PartSlips
from sideboards_score.rules.check.slip_outcomes import (
    SlipOutcome,
    counts_giving,
    joint_slips_with_bonus,
    row_slips_with_bonus,
    slip_outcomes,
)
from sideboards_score.rules.check.slips.bonus import BonusView, bonus_slips

Pairs = Iterator[tuple[Slip, ...]]
"""Two slips together."""

Explanations = tuple[Iterable[Slip], Pairs]
"""Every single slip that gives a figure, and pairs, which are looked for only when asked for."""

_MOST_ADDED = 2
"""Parts that somebody adds up who leaves all others out."""

_LEAST_LEFT_OUT = 3
"""Fewer parts left out are told as left out."""


def explanations(claim: Claim, players: Sequence[PartSlips], index: int) -> Explanations:
    """The slips that give the claimed figure."""
    own = players[index]
    if claim.field is Field.TOTAL:
        return _of_total(claim, players, index)
    if claim.field in COUNTED:
        return _of_count(claim, own)
    if claim.field is Field.BONUS:
        return _of_bonus(claim, players, index)
    return (slip for slip in own.in_swap() if slip.points == claim.value), iter(())


def _of_count(claim: Claim, own: PartSlips) -> Explanations:
    """A claim about combinations or drawers in rows, as a count or in points."""
    in_points = claim.unit is Unit.POINTS
    singles = [
        slip
        for slip in own.in_count(claim.field, _counts_claimed(claim, own))
        if (slip.points if in_points else slip.count) == claim.value
    ]
    return singles, _count_pairs(claim, own)


def _counts_claimed(claim: Claim, own: PartSlips) -> tuple[int, ...]:
    each = own.account.part(claim.field).points_each
    return counts_giving(claim.value, each if claim.unit is Unit.POINTS else 1)


def _count_pairs(claim: Claim, own: PartSlips) -> Pairs:
    """Two slips in counting, a wrong count with wrong points, or a slip on a changed sideboard."""
    field = claim.field
    if claim.unit is Unit.POINTS:
        yield from _wrong_points_too(claim, own)
    wanted = _counts_claimed(claim, own)
    yield from own.pairs_in_count(field, wanted)
    for kind, values, places, game in own.changed_games:
        part = own.counted_in(game, field)
        if part is None:
            continue
        first = Slip(kind, own.name, field, count_of(part), part.points, places, values)
        for slip in own.in_count_of(game, field, part, wanted):
            if slip.count is not None and slip.count in wanted:
                yield first, slip


def _wrong_points_too(claim: Claim, own: PartSlips) -> Pairs:
    """A wrong count, multiplied by wrong points."""
    for last in own.in_count(claim.field, ()):
        if last.count is None:
            each = _multiplier(last)
            for slip in own.in_count(claim.field, counts_giving(claim.value, each)):
                if slip.count is not None and slip.count * each == claim.value:
                    yield slip, replace(last, points=claim.value)


def _multiplier(slip: Slip) -> int:
    """The points for each that the slip multiplies by."""
    each = slip.values.get("count", 1)
    return each if slip.kind == "other-points" and isinstance(each, int) else 1


def _of_bonus(claim: Claim, players: Sequence[PartSlips], index: int) -> Explanations:
    """A claim about the bonus: slips in it, or in the rows of anybody."""
    own = players[index]
    singles = [slip for slip in own.in_bonus() if slip.points == claim.value]
    singles += [
        slip for _, slip, points in row_slips_with_bonus(players, index) if points == claim.value
    ]
    singles += [slip for slip, points in joint_slips_with_bonus(own) if points == claim.value]
    return singles, _bonus_pairs(claim, players, index)


def _bonus_pairs(claim: Claim, players: Sequence[PartSlips], index: int) -> Pairs:
    view = players[index].bonus_view
    for other, player in enumerate(players):
        for slip in player.in_rows:
            lengths = (*view.lengths[:other], slip.count or 0, *view.lengths[other + 1 :])
            points = view.with_length(other, slip.count or 0)
            for last in bonus_slips(BonusView(view.game, index, lengths, points)):
                if last.points == claim.value:
                    yield slip, last


def _of_total(claim: Claim, players: Sequence[PartSlips], index: int) -> Explanations:
    """A claim about the total: a slip in one of its parts, or in two of them."""
    own = players[index]
    difference = claim.value - own.account.own.total
    exact = slip_outcomes(players, index, difference)
    singles = [outcome.slip for outcome in exact if outcome.change == difference]
    singles += _few_added(own, claim.value)
    if singles:
        return _distinct(singles), iter(())
    every = list(slip_outcomes(players, index, None))
    return (), chain(_total_pairs(every, own, difference), _pairs_in_one_part(own, difference))


def _few_added(own: PartSlips, total: int) -> Iterator[Slip]:
    """One or two parts alone that make the total, all others (three at least) left out."""
    points = {field: own.account.points[field] for field in (*COUNTED, Field.BONUS, Field.SWAP)}
    parts = [field for field, value in points.items() if value]
    for size in range(1, _MOST_ADDED + 1):
        for added in combinations(parts, size):
            left_out = len(parts) - size
            if left_out >= _LEAST_LEFT_OUT and sum(points[each] for each in added) == total:
                values = {"way": "only", "parts": added, "count": size}
                yield Slip("part-forgotten", own.name, Field.TOTAL, None, total, values=values)


def _total_pairs(found: Sequence[SlipOutcome], own: PartSlips, difference: int) -> Pairs:
    """Pairs of slips in different parts, each part's likeliest slip for each change."""
    best: dict[tuple[frozenset[Field], int], SlipOutcome] = {}
    for outcome in found:
        key = outcome.parts, outcome.change
        if outcome.change and (key not in best or outcome.slip.rank < best[key].slip.rank):
            best[key] = outcome
    for one, other in combinations(best.values(), 2):
        if one.change + other.change == difference and not one.parts & other.parts:
            yield one.slip, other.slip
    for outcome in found:
        if outcome.lengths:
            yield from _wrong_bonus_too(own, outcome, difference)


def _wrong_bonus_too(own: PartSlips, outcome: SlipOutcome, difference: int) -> Pairs:
    """A slip that changes the rows, and one in the bonus that is reckoned from them."""
    points = own.bonus_view.with_lengths(outcome.lengths)
    view = replace(own.bonus_view, lengths=outcome.lengths, points=points)
    for last in bonus_slips(view):
        if outcome.change + last.points - points == difference:
            yield outcome.slip, last


def _pairs_in_one_part(own: PartSlips, difference: int) -> Pairs:
    """Two slips in counting the same objective; the bonus is reckoned right."""
    for field in COUNTED:
        part = own.account.part(field)
        wanted = [count_of(part) + step for step in counts_giving(difference, part.points_each)]
        yield from own.pairs_in_count(field, wanted)


def _distinct(slips: Iterable[Slip]) -> list[Slip]:
    seen = []
    for slip in slips:
        if slip not in seen:
            seen.append(slip)
    return seen
