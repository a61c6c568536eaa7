"""What slips do to a total: the parts of the account that each touches, and by how many points."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

from sideboards_score.model.claim import COUNTED, JOINT_KINDS, NO_DRAWERS, Field, Slip
from sideboards_score.model.sideboard import DrawerSet
from sideboards_score.rules.check.accounts import Account, count_of, part_of, rescored, sets_of
from sideboards_score.rules.check.slips.bonus import bonus_slips
from sideboards_score.rules.check.slips.pattern_view import joined
from sideboards_score.rules.rulebooks.interpretations import drawers_in, readings_of

Pairs = Iterator[tuple[Slip, ...]]
"""Two slips together."""

_NEAR = 3
"""By how many combinations or drawers each of two slips may be off."""

_MOST_ADDED = 2
"""Parts that somebody adds up who leaves all others out."""

_LEAST_LEFT_OUT = 3
"""Fewer parts left out are told as left out."""

_ON_BOARDS = frozenset({*COUNTED, Field.BONUS})
"""The parts that hang on sideboards."""


class Effect(NamedTuple):
    """What a slip changes: the parts of the account it touches, and the points."""

    slip: Slip
    parts: frozenset[Field]
    change: int
    lengths: tuple[int, ...] = ()
    """The drawers in rows of every player with the slip, where it changes them."""


def effects(accounts: list[Account], index: int, difference: int | None) -> Iterator[Effect]:
    """Every slip with what it does to the total; ranges of counts only as the difference asks."""
    account = accounts[index]
    points = account.points
    for field in COUNTED:
        yield from _count_effects(account, field, difference)
    for slip in (*account.bonus_slips(), *account.swap_slips()):
        yield Effect(slip, frozenset({slip.field}), slip.points - points[slip.field])
    for other, slip, bonus in row_effects(accounts, index):
        if other != index:
            yield Effect(slip, frozenset({Field.BONUS}), bonus - points[Field.BONUS])
    for field in COUNTED:
        if points[field]:
            yield Effect(_forgotten(account, field), frozenset({field}), -points[field])
    yield from _by_readings(account)
    yield from _whole_board(account)


def row_effects(accounts: list[Account], index: int) -> Iterator[tuple[int, Slip, int]]:
    """Every slip in anybody's rows with the bonus that follows, where that is another one."""
    view = accounts[index].bonus_view
    for other, account in enumerate(accounts):
        for slip in account.rows_slipped:
            points = view.with_length(other, slip.count or 0)
            if points != view.points:
                yield other, slip, points


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


_WHOLE = {"card-turned", "cards-exchanged", *JOINT_KINDS}
"""Slips that change several parts at once."""


def _wanted(now: int, each: int, field: Field, difference: int | None) -> Collection[int]:
    """The counts worth trying: near the right one, or the one that makes up the difference."""
    if difference is None or field is Field.ROWS:
        near = _NEAR if difference is None else now
        return [now + step for step in range(-near, near + 1) if step]
    return [now + step for step in counts(difference, each)]


def counts(value: int, each: int) -> tuple[int, ...]:
    """The count that gives the value, if one does."""
    return (value // each,) if each and value % each == 0 else ()


def _by_readings(account: Account) -> Iterator[Effect]:
    """Everybody's rows counted by another reading of what the rulebooks leave open."""
    for slip, lengths in _joint_rows(account):
        if slip.kind == "another-reading":
            bonus = account.bonus_view.with_lengths(lengths)
            change = slip.points - account.own.board.rows.points + bonus - account.own.bonus.points
            yield Effect(slip, frozenset({Field.ROWS, Field.BONUS}), change, lengths)


def joint_bonuses(account: Account) -> Iterator[tuple[Slip, int]]:
    """Another reading or edition for everybody's rows, with the bonus that follows."""
    for slip, lengths in _joint_rows(account):
        yield slip, account.bonus_view.with_lengths(lengths)


def _joint_rows(account: Account) -> Iterator[tuple[Slip, tuple[int, ...]]]:
    """Everybody's rows by each other reading and edition: the slip, and the drawers of each."""
    game = account.game
    goal = game.objectives.rows
    for name, rows in readings_of(goal).items():
        sets = [rows(goal, player.sideboard) for player in game.players]
        yield _of_rows(account, "another-reading", {"way": name}, sets)
    for kind, values, _, changed in account.changed:
        if kind in JOINT_KINDS and changed.objectives.rows.lines != goal.lines:
            parts = [rescored(changed, at, Field.ROWS) for at in range(len(game.players))]
            yield _of_rows(account, kind, values, [sets_of(part) for part in parts])


def _of_rows(
    account: Account,
    kind: str,
    values: Mapping[str, object],
    sets: Sequence[tuple[DrawerSet, ...]],
) -> tuple[Slip, tuple[int, ...]]:
    lengths = tuple(drawers_in(each) for each in sets)
    own, rows, count = account.own, sets[account.index], lengths[account.index]
    carried = account.bonus_view.with_lengths(lengths) != own.bonus.points
    points = count * account.game.rulebook.row_points
    slip = Slip(kind, own.name, Field.ROWS, count, points, joined(rows), values, rows, carried)
    return slip, lengths


def _whole_board(account: Account) -> Iterator[Effect]:
    """The player's own cards lying otherwise, or another edition: every part changes at once."""
    own = account.own
    for kind, values, places, game in account.changed:
        parts = [part for field in COUNTED if (part := account.rescored(game, field))]
        if len(parts) < len(COUNTED):
            continue  # it would take too long to count
        lengths = [*account.lengths]
        lengths[account.index] = count_of(parts[-1])
        if kind == "another-edition":
            lengths = [count_of(rescored(game, at, Field.ROWS)) for at in range(len(lengths))]
        total = sum(part.points for part in parts) + own.swap
        total += account.bonus_view.with_lengths(lengths)
        slip = Slip(kind, own.name, Field.TOTAL, None, total, places, values, carried=True)
        yield Effect(slip, _ON_BOARDS, total - own.total, tuple(lengths))


def total_pairs(found: Sequence[Effect], account: Account, difference: int) -> Pairs:
    """Pairs of slips in different parts, each part's likeliest slip for each change."""
    best: dict[tuple[frozenset[Field], int], Effect] = {}
    for effect in found:
        key = effect.parts, effect.change
        if effect.change and (key not in best or effect.slip.rank < best[key].slip.rank):
            best[key] = effect
    for one, other in combinations(best.values(), 2):
        if one.change + other.change == difference and not one.parts & other.parts:
            yield one.slip, other.slip
    for effect in found:
        if effect.lengths:
            yield from _wrong_bonus_too(account, effect, difference)


def few_added(account: Account, total: int) -> Iterator[Slip]:
    """One or two parts alone that make the total, all others (three at least) left out."""
    points = {field: account.points[field] for field in (*COUNTED, Field.BONUS, Field.SWAP)}
    parts = [field for field, value in points.items() if value]
    for size in range(1, _MOST_ADDED + 1):
        for added in combinations(parts, size):
            left_out = len(parts) - size
            if left_out >= _LEAST_LEFT_OUT and sum(points[each] for each in added) == total:
                values = {"way": "only", "parts": added, "count": size}
                name = account.own.name
                yield Slip("part-forgotten", name, Field.TOTAL, None, total, values=values)


def _wrong_bonus_too(account: Account, effect: Effect, difference: int) -> Pairs:
    """A slip that changes the rows, and one in the bonus that is reckoned from them."""
    points = account.bonus_view.with_lengths(effect.lengths)
    view = replace(account.bonus_view, lengths=effect.lengths, points=points)
    for last in bonus_slips(view):
        if effect.change + last.points - points == difference:
            yield effect.slip, last
