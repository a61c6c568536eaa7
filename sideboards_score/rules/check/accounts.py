"""One player's account as slips see it: each part with its view, and the slips in it."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from sideboards_score.model.breakdown import (
    BoardScore,
    GameScore,
    PatternScore,
    PlayerScore,
    RowScore,
)
from sideboards_score.model.claim import COUNTED, JOINT_KINDS, Field, Slip
from sideboards_score.model.game import Game
from sideboards_score.model.objectives import PatternObjective
from sideboards_score.model.sideboard import DrawerSet
from sideboards_score.rules.check.slips.boards import Changed, changed_boards, other_editions
from sideboards_score.rules.check.slips.bonus import BonusView, bonus_slips, swap_slips
from sideboards_score.rules.check.slips.extra import two_more
from sideboards_score.rules.check.slips.pattern_view import PatternView
from sideboards_score.rules.check.slips.patterns import PATTERN_SLIPS
from sideboards_score.rules.check.slips.row_view import RowView
from sideboards_score.rules.check.slips.rows import ROW_SLIPS, row_pairs
from sideboards_score.rules.check.slips.search import Search
from sideboards_score.rules.count.board import score_pattern, score_rows
from sideboards_score.rules.count.disjoint import Steps

Part = PatternScore | RowScore
"""The score of one objective."""


@dataclass(frozen=True)
class Account:
    """A player of a scored game. Views and slips are worked out once, when they are needed."""

    score: GameScore
    index: int

    @property
    def game(self) -> Game:
        """The game."""
        return self.score.game

    @property
    def own(self) -> PlayerScore:
        """The player's score."""
        return self.score.players[self.index]

    @property
    def points(self) -> dict[Field, int]:
        """The points of each part and in total."""
        board = self.own.board
        return {
            Field.COLORS: board.colors.points,
            Field.HANDLES: board.handles.points,
            Field.ROWS: board.rows.points,
            Field.BONUS: self.own.bonus.points,
            Field.SWAP: self.own.swap,
            Field.TOTAL: self.own.total,
        }

    @property
    def lengths(self) -> tuple[int, ...]:
        """The drawers in rows of every player."""
        return tuple(player.board.rows.drawers for player in self.score.players)

    @cached_property
    def bonus_view(self) -> BonusView:
        """The row bonus as slips see it."""
        return BonusView(self.game, self.index, self.lengths, self.own.bonus.points)

    @cached_property
    def changed(self) -> tuple[Changed, ...]:
        """The game by other editions, and with the player's cards turned or exchanged."""
        return (*self._editions, *self._boards)

    @cached_property
    def _editions(self) -> tuple[Changed, ...]:
        return tuple(other_editions(self.game))

    @cached_property
    def _boards(self) -> tuple[Changed, ...]:
        return tuple(changed_boards(self.game, self.index))

    def count_slips(self, field: Field, wanted: Collection[int]) -> Iterator[Slip]:
        """Every slip in counting one of the three objectives."""
        part = part_of(self.own.board, field)
        # The few editions go before the many other searches, which may use up all steps.
        editions = list(self._changed_slips(field, self._editions))
        yield from self.slips_in(self.game, field, part, wanted)
        yield from self._changed_slips(field, self._boards)
        yield from editions

    def slips_in(
        self, game: Game, field: Field, part: Part, wanted: Collection[int]
    ) -> Iterator[Slip]:
        """The slips in one objective of a game; `wanted` are counts worth giving of many."""
        if isinstance(part, RowScore):
            rows = _row_view(game, self.index, part)
            for row_slip in ROW_SLIPS:
                yield from row_slip(rows, wanted)
        else:
            pattern = self._pattern_view(game, field, part)
            for pattern_slip in PATTERN_SLIPS:
                yield from pattern_slip(pattern, wanted)

    def pairs_in(self, field: Field, wanted: Collection[int]) -> Iterator[tuple[Slip, Slip]]:
        """Two slips in one objective that together give a wanted count."""
        part = part_of(self.own.board, field)
        if isinstance(part, RowScore):
            return row_pairs(_row_view(self.game, self.index, part), wanted)
        return two_more(self._pattern_view(self.game, field, part), wanted)

    def _pattern_view(self, game: Game, field: Field, score: PatternScore) -> PatternView:
        goals = game.objectives
        pair = (goals.colors, goals.handles)
        own, other = pair if field is Field.COLORS else pair[::-1]
        player, turning, points = game.players[self.index], game.edition.turning, other.points
        board = player.sideboard
        return PatternView(
            player.name, field, board, own, turning, score, points or None, self.search
        )

    @cached_property
    def search(self) -> Search:
        """What slips search for, within bounds."""
        return Search()

    @cached_property
    def _own_keys(self) -> frozenset[tuple[object, ...]]:
        """What the parts as scored hang on: a change that leaves it changes no count."""
        return frozenset(self._key(self.game, field) for field in COUNTED)

    def _key(self, game: Game, field: Field) -> tuple[object, ...]:
        goals = game.objectives
        goal = goals.rows if field is Field.ROWS else _goal(game, field)
        lanes = game.players[self.index].sideboard.lanes(goal.of)
        return (field, lanes, game.edition.turning, goals.rows.lines)

    def rescored(self, game: Game, field: Field) -> Part | None:
        """One objective of the player in a changed game; None where it takes too long to count."""
        key = self._key(game, field)
        if key in self._own_keys:
            return part_of(self.own.board, field)
        if field is Field.ROWS:
            return rescored(game, self.index, field)
        return self.search.found(key, lambda steps: rescored(game, self.index, field, steps))

    def _changed_slips(self, field: Field, games: Sequence[Changed]) -> Iterator[Slip]:
        now = count_of(part_of(self.own.board, field))
        for kind, values, places, game in games:
            if field is not Field.ROWS and values.get("way") == "lines":
                continue  # the lines of an edition bear on rows only
            part = self.rescored(game, field)
            if part is not None and count_of(part) != now:
                name, count, sets = self.own.name, count_of(part), sets_of(part)
                yield Slip(kind, name, field, count, part.points, places, values, sets)

    @cached_property
    def rows_slipped(self) -> tuple[Slip, ...]:
        """Every slip in the player's own rows that changes the number of drawers, once for each."""
        found: dict[tuple[str, int], Slip] = {}
        for slip in self.count_slips(Field.ROWS, range(self.own.board.rows.drawers)):
            if slip.count is not None and slip.kind not in JOINT_KINDS:
                found.setdefault((slip.kind, slip.count), replace(slip, carried=True))
        return tuple(found.values())

    def swap_slips(self) -> Iterator[Slip]:
        """Slips about the swap card."""
        return swap_slips(self.game, self.index, self.own.swap)

    def bonus_slips(self) -> Iterator[Slip]:
        """Slips in the bonus itself."""
        return bonus_slips(self.bonus_view)


def _row_view(game: Game, index: int, score: RowScore) -> RowView:
    player, goal = game.players[index], game.objectives.rows
    read = [(code, game.rulebook.lines_of(code, goal.lines)) for code in game.rulebook.editions]
    others = tuple((code, lines) for code, lines in read if lines != goal.lines)
    return RowView(player.name, player.sideboard, goal, score, others)


def part_of(board: BoardScore, field: Field) -> Part:
    """The score of one objective."""
    if field is Field.ROWS:
        return board.rows
    return board.colors if field is Field.COLORS else board.handles


def rescored(game: Game, index: int, field: Field, steps: Steps | None = None) -> Part:
    """One objective of a player, counted anew."""
    board, goals = game.players[index].sideboard, game.objectives
    if field is Field.ROWS:
        return score_rows(board, goals.rows, game.rulebook.row_points)
    return score_pattern(board, _goal(game, field), game.edition.turning, steps)


def _goal(game: Game, field: Field) -> PatternObjective:
    goals = game.objectives
    return goals.colors if field is Field.COLORS else goals.handles


def count_of(part: Part) -> int:
    """Combinations, or drawers in rows."""
    return part.drawers if isinstance(part, RowScore) else part.count


def sets_of(part: Part) -> tuple[DrawerSet, ...]:
    """The drawers of each combination, or of each row."""
    counted = part.runs if isinstance(part, RowScore) else part.combinations
    return tuple(each.drawers for each in counted)
