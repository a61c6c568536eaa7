"""A second opinion: what other editions and interpretations would make of a game."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sideboards_score.model.breakdown import GameScore, Run
from sideboards_score.model.claim import COUNTED, Field, Interpretation, Opinion, OtherChoice
from sideboards_score.model.game import Game
from sideboards_score.model.objectives import PatternObjective
from sideboards_score.model.sideboard import DrawerSet, Sideboard, in_every_lane
from sideboards_score.rules.check.account import count_of, counted_anew, goal_of, part_of, sets_of
from sideboards_score.rules.check.slips.pattern_view import stripped
from sideboards_score.rules.count.bonus import (
    bonus_of,
    dense_ranks,
    leaders,
    prize,
    rows_counted,
    solo_band,
)
from sideboards_score.rules.count.disjoint import largest_disjoint
from sideboards_score.rules.count.packing import placements
from sideboards_score.rules.count.runs import counted_runs
from sideboards_score.rules.rulebooks.interpretations import drawers_in, interpretations_of


def second_opinion(score: GameScore) -> Opinion:
    """Every edition and every silent point that bears on the game, and other equal choices."""
    return Opinion(
        (*_editions(score), *_silent_points(score)),
        tuple(_other_choices(score)),
    )


def _editions(score: GameScore) -> Iterator[Interpretation]:
    game = score.game
    rows = game.objectives.rows
    for code, edition in game.rulebook.editions.items():
        by_edition = game._replace(edition=edition)
        if code != game.edition.code:
            yield _by(score, "edition", {"edition": code}, _totals(by_edition))
        lines = game.rulebook.lines_of(code, rows.lines)
        if lines != rows.lines:
            goals = game.objectives._replace(rows=replace(rows, lines=lines))
            values: dict[str, object] = {"edition": code, "lines": lines}
            totals = _totals(by_edition._replace(objectives=goals))
            yield _by(score, "edition-lines", values, totals)


def _totals(game: Game) -> list[int]:
    """The totals of a game, swap cards as in its players."""
    lengths = [count_of(counted_anew(game, at, Field.ROWS)) for at in range(len(game.players))]
    return _with_lengths(game, lengths)


def _with_lengths(game: Game, lengths: Sequence[int]) -> list[int]:
    """The totals if the players had so many drawers in rows."""
    bonuses = bonus_of(lengths, game)
    return _sum(game, lengths, [bonus.points for bonus in bonuses])


def _sum(game: Game, lengths: Sequence[int], bonuses: Sequence[int]) -> list[int]:
    return [
        sum(counted_anew(game, index, field).points for field in (Field.COLORS, Field.HANDLES))
        + length * game.rulebook.row_points
        + bonus
        for index, (length, bonus) in enumerate(zip(lengths, bonuses, strict=True))
    ]


def _by(
    score: GameScore, kind: str, values: dict[str, object], without_swap: Sequence[int]
) -> Interpretation:
    """The interpretation with these totals."""
    totals = tuple(
        total + player.swap for total, player in zip(without_swap, score.players, strict=True)
    )
    winners = _winners(score, totals)
    if score.solo:
        band = solo_band(totals[0], score.game.rulebook)
        return Interpretation(kind, values, totals, winners, band != score.solo, band)
    now = dense_ranks([player.total for player in score.players])
    return Interpretation(kind, values, totals, winners, dense_ranks(totals) != now)


def _winners(score: GameScore, totals: Sequence[int]) -> tuple[str, ...]:
    """Who is ahead; as in the game where nobody else is, since unknown drawers bear on it too."""
    ahead = leaders(totals)
    if ahead == leaders([player.total for player in score.players]):
        return score.winners
    return tuple(player.name for i, player in enumerate(score.players) if i in ahead)


def _silent_points(score: GameScore) -> Iterator[Interpretation]:
    """The points on which the rulebooks say nothing, as far as they bear on the objectives."""
    game = score.game
    goal = game.objectives.rows
    for kind, rows in interpretations_of(goal).items():
        lengths = [drawers_in(rows(goal, player.sideboard)) for player in game.players]
        yield _by(score, kind, {}, _with_lengths(game, lengths))
    yield from _bonuses(score)


def _bonuses(score: GameScore) -> Iterator[Interpretation]:
    """Silent points about the bonus."""
    game = score.game
    lengths = [player.board.rows.drawers for player in score.players]
    if len(lengths) == 1:
        steps = game.rulebook.solo_steps[rows_counted(game.objectives.rows)]
        added = sum(step.points for step in steps if lengths[0] >= step.drawers)
        yield _by(score, "steps-added", {}, _sum(game, lengths, [added]))
    elif 0 in lengths:
        prizes = game.rulebook.bonus[len(lengths)]
        bonuses = [prize(prizes, rank, 1) for rank in dense_ranks(lengths)]
        yield _by(score, "bonus-for-nothing", {}, _sum(game, lengths, bonuses))


def _length(runs: "Iterator[Run] | tuple[Run, ...]") -> int:
    return sum(run.length for run in runs)


def _other_choices(score: GameScore) -> Iterator[OtherChoice]:
    """For each player and objective one other choice that scores the same, where there is one."""
    for index, player in enumerate(score.players):
        for field in COUNTED:
            shown = sets_of(part_of(player.board, field))
            other = _other_choice(score.game, index, field, shown)
            if other:
                instead = tuple(bits for bits in other if bits not in shown)
                yield OtherChoice(player.name, field, other, instead)


def _other_choice(
    game: Game, index: int, field: Field, shown: tuple[DrawerSet, ...]
) -> tuple[DrawerSet, ...]:
    """Another choice as good as the shown one: it does without one of the shown sets."""
    board = game.players[index].sideboard
    if field is Field.ROWS:
        return _other_rows(game, board, shown)
    every = _placed(board, goal_of(game, field), game)
    for left_out in shown:
        rest = largest_disjoint([bits for bits in every if stripped(bits) != left_out])
        if len(rest) == len(shown):
            return tuple(stripped(bits) for bits in rest)
    return ()


def _placed(board: Sideboard, goal: PatternObjective, game: Game) -> list[int]:
    if goal.pattern is None:
        return []
    return placements(board.lanes(goal.of), goal.pattern, game.edition.turning)


def _other_rows(
    game: Game, board: Sideboard, shown: tuple[DrawerSet, ...]
) -> tuple[DrawerSet, ...]:
    """Other rows of the same length: those found when one of the shown ones is not there."""
    goal = game.objectives.rows
    wanted = sum(bits.bit_count() for bits in shown)
    for left_out in shown:
        lanes = board.lanes(goal.of) & ~in_every_lane(left_out)
        runs = counted_runs(lanes, goal)
        if runs and _length(runs) == wanted:
            return tuple(run.drawers for run in runs)
    return ()
