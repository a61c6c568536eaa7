"""What slips make of a total: the parts of the account that each touches, and the points."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from sideboards_score.model.claim import COUNTED, JOINT_KINDS, NO_DRAWERS, Field, Slip
from sideboards_score.model.sideboard import DrawerSet, joined
from sideboards_score.rules.check.account import count_of, counted_anew, sets_of
from sideboards_score.rules.check.part_slips import PartSlips
from sideboards_score.rules.rulebooks.interpretations import drawers_in, interpretations_of

_NEAR = 3
"""By how many combinations or drawers each of two slips may be off."""

_ON_BOARDS = frozenset({*COUNTED, Field.BONUS})
"""The parts that hang on sideboards."""

_WHOLE = {"card-turned", "cards-exchanged", *JOINT_KINDS}
"""Slips that change several parts at once."""


class SlipOutcome(NamedTuple):
    """What comes of a slip: the parts of the account it touches, and the points."""

    slip: Slip
    parts: frozenset[Field]
    change: int
    lengths: tuple[int, ...] = ()
    """The drawers in rows of every player with the slip, where it changes them."""


def slip_outcomes(
    players: Sequence[PartSlips], index: int, difference: int | None
) -> Iterator[SlipOutcome]:
    """What every slip makes of a total; ranges of counts only as the difference asks."""
    own = players[index]
    points = own.account.points
    for field in COUNTED:
        yield from _in_count(own, field, difference)
    for slip in (*own.in_bonus(), *own.in_swap()):
        yield SlipOutcome(slip, frozenset({slip.field}), slip.points - points[slip.field])
    for other, slip, bonus in row_slips_with_bonus(players, index):
        if other != index:
            yield SlipOutcome(slip, frozenset({Field.BONUS}), bonus - points[Field.BONUS])
    for field in COUNTED:
        if points[field]:
            yield SlipOutcome(_forgotten(own, field), frozenset({field}), -points[field])
    yield from _by_interpretations(own)
    yield from _on_whole_board(own)


def row_slips_with_bonus(
    players: Sequence[PartSlips], index: int
) -> Iterator[tuple[int, Slip, int]]:
    """Every slip in anybody's rows with the bonus that follows, where that is another one."""
    view = players[index].bonus_view
    for other, player in enumerate(players):
        for slip in player.in_rows:
            points = view.with_length(other, slip.count or 0)
            if points != view.points:
                yield other, slip, points


def joint_slips_with_bonus(own: PartSlips) -> Iterator[tuple[Slip, int]]:
    """Another interpretation or edition for everybody's rows, with the bonus that follows."""
    for slip, lengths in _joint_row_slips(own):
        yield slip, own.bonus_view.with_lengths(lengths)


def counts_giving(value: int, each: int) -> tuple[int, ...]:
    """The count that gives the value, if one does."""
    return (value // each,) if each and value % each == 0 else ()


def _forgotten(own: PartSlips, field: Field) -> Slip:
    values = {"part": field.value, "count": own.account.points[field]}
    return Slip("part-forgotten", own.name, field, None, 0, NO_DRAWERS, values)


def _in_count(own: PartSlips, field: Field, difference: int | None) -> Iterator[SlipOutcome]:
    account = own.account
    part = account.part(field)
    now = count_of(part)
    for slip in own.in_count(field, _wanted(now, part.points_each, field, difference)):
        if slip.kind in _WHOLE:
            continue
        change = slip.points - part.points
        yield SlipOutcome(slip, frozenset({field}), change)
        if field is Field.ROWS and slip.count is not None:
            follows = own.bonus_view.with_length(account.index, slip.count)
            follows -= account.own.bonus.points
            if follows:
                carried = replace(slip, carried=True)
                yield SlipOutcome(carried, frozenset({field, Field.BONUS}), change + follows)


def _wanted(now: int, each: int, field: Field, difference: int | None) -> Collection[int]:
    """The counts worth trying: near the right one, or the one that makes up the difference."""
    if difference is None or field is Field.ROWS:
        near = _NEAR if difference is None else now
        return [now + step for step in range(-near, near + 1) if step]
    return [now + step for step in counts_giving(difference, each)]


def _by_interpretations(own: PartSlips) -> Iterator[SlipOutcome]:
    """Everybody's rows counted by another interpretation of what the rulebooks leave open."""
    player = own.account.own
    for slip, lengths in _joint_row_slips(own):
        if slip.kind == "another-reading":
            bonus = own.bonus_view.with_lengths(lengths)
            change = slip.points - player.board.rows.points + bonus - player.bonus.points
            yield SlipOutcome(slip, frozenset({Field.ROWS, Field.BONUS}), change, lengths)


def _joint_row_slips(own: PartSlips) -> Iterator[tuple[Slip, tuple[int, ...]]]:
    """Everybody's rows by each other interpretation and edition: the slip, and all lengths."""
    game = own.game
    goal = game.objectives.rows
    for name, rows in interpretations_of(goal).items():
        sets = [rows(goal, player.sideboard) for player in game.players]
        yield _joint_row_slip(own, "another-reading", {"way": name}, sets)
    for kind, values, _, changed in own.changed_games:
        if kind in JOINT_KINDS and changed.objectives.rows.lines != goal.lines:
            parts = [counted_anew(changed, at, Field.ROWS) for at in range(len(game.players))]
            yield _joint_row_slip(own, kind, values, [sets_of(part) for part in parts])


def _joint_row_slip(
    own: PartSlips,
    kind: str,
    values: Mapping[str, object],
    sets: Sequence[tuple[DrawerSet, ...]],
) -> tuple[Slip, tuple[int, ...]]:
    account = own.account
    lengths = tuple(drawers_in(each) for each in sets)
    rows, count = sets[account.index], lengths[account.index]
    carried = own.bonus_view.with_lengths(lengths) != account.own.bonus.points
    points = count * own.game.rulebook.row_points
    slip = Slip(kind, own.name, Field.ROWS, count, points, joined(rows), values, rows, carried)
    return slip, lengths


def _on_whole_board(own: PartSlips) -> Iterator[SlipOutcome]:
    """The player's own cards lying otherwise, or another edition: every part changes at once."""
    account = own.account
    for kind, values, places, game in own.changed_games:
        parts = [part for field in COUNTED if (part := own.counted_in(game, field))]
        if len(parts) < len(COUNTED):
            continue  # it would take too long to count
        lengths = [*account.lengths]
        lengths[account.index] = count_of(parts[-1])
        if kind == "another-edition":
            lengths = [count_of(counted_anew(game, at, Field.ROWS)) for at in range(len(lengths))]
        total = sum(part.points for part in parts) + account.own.swap
        total += own.bonus_view.with_lengths(lengths)
        slip = Slip(kind, own.name, Field.TOTAL, None, total, places, values, carried=True)
        yield SlipOutcome(slip, _ON_BOARDS, total - account.own.total, tuple(lengths))
