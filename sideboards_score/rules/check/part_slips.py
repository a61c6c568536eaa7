"""The slips in each part of one player's account, found on demand."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from sideboards_score.model.breakdown import PatternScore, RowScore
from sideboards_score.model.claim import COUNTED, JOINT_KINDS, Field, Slip
from sideboards_score.model.game import Game
from sideboards_score.rules.check.account import (
    Account,
    Part,
    count_of,
    counted_anew,
    goal_of,
    sets_of,
)
from sideboards_score.rules.check.slips.boards import Changed, changed_boards, other_editions
from sideboards_score.rules.check.slips.bonus import BonusView, bonus_slips, swap_slips
from sideboards_score.rules.check.slips.false_combinations import two_more
from sideboards_score.rules.check.slips.pattern_view import PatternView
from sideboards_score.rules.check.slips.patterns import PATTERN_SLIPS
from sideboards_score.rules.check.slips.row_view import RowView
from sideboards_score.rules.check.slips.rows import ROW_SLIPS, row_pairs
from sideboards_score.rules.check.slips.search import Search


@dataclass(frozen=True)
class PartSlips:
    """The slips in an account. Views and slips are worked out once, when they are needed."""

    account: Account

    @property
    def game(self) -> Game:
        """The game."""
        return self.account.game

    @property
    def name(self) -> str:
        """The player's name."""
        return self.account.own.name

    @cached_property
    def bonus_view(self) -> BonusView:
        """The row bonus as slips see it."""
        account = self.account
        return BonusView(self.game, account.index, account.lengths, account.own.bonus.points)

    @cached_property
    def search(self) -> Search:
        """What slips search for, within bounds."""
        return Search()

    @cached_property
    def changed_games(self) -> tuple[Changed, ...]:
        """The game by other editions, and with the player's cards turned or exchanged."""
        return (*self._editions, *self._boards)

    @cached_property
    def _editions(self) -> tuple[Changed, ...]:
        return tuple(other_editions(self.game))

    @cached_property
    def _boards(self) -> tuple[Changed, ...]:
        return tuple(changed_boards(self.game, self.account.index))

    def in_count(self, field: Field, wanted: Collection[int]) -> Iterator[Slip]:
        """Every slip in counting one of the three objectives."""
        part = self.account.part(field)
        # The few editions go before the many other searches, which may use up all steps.
        editions = list(self._by_changed_games(field, self._editions))
        yield from self.in_count_of(self.game, field, part, wanted)
        yield from self._by_changed_games(field, self._boards)
        yield from editions

    def in_count_of(
        self, game: Game, field: Field, part: Part, wanted: Collection[int]
    ) -> Iterator[Slip]:
        """The slips in one objective of a game; `wanted` are counts worth giving of many."""
        if isinstance(part, RowScore):
            rows = self._row_view(game, part)
            for row_slip in ROW_SLIPS:
                yield from row_slip(rows, wanted)
        else:
            pattern = self._pattern_view(game, field, part)
            for pattern_slip in PATTERN_SLIPS:
                yield from pattern_slip(pattern, wanted)

    def pairs_in_count(self, field: Field, wanted: Collection[int]) -> Iterator[tuple[Slip, Slip]]:
        """Two slips in one objective that together give a wanted count."""
        part = self.account.part(field)
        if isinstance(part, RowScore):
            return row_pairs(self._row_view(self.game, part), wanted)
        return two_more(self._pattern_view(self.game, field, part), wanted)

    def _by_changed_games(self, field: Field, games: Sequence[Changed]) -> Iterator[Slip]:
        now = count_of(self.account.part(field))
        for kind, values, places, game in games:
            if field is not Field.ROWS and values.get("way") == "lines":
                continue  # the lines of an edition bear on rows only
            part = self.counted_in(game, field)
            if part is not None and count_of(part) != now:
                count, sets = count_of(part), sets_of(part)
                yield Slip(kind, self.name, field, count, part.points, places, values, sets)

    def counted_in(self, game: Game, field: Field) -> Part | None:
        """One objective of the player in a changed game; None where it takes too long to count."""
        index = self.account.index
        key = self._key(game, field)
        if key in self._own_keys:
            return self.account.part(field)
        if field is Field.ROWS:
            return counted_anew(game, index, field)
        return self.search.found(key, lambda steps: counted_anew(game, index, field, steps))

    @cached_property
    def _own_keys(self) -> frozenset[tuple[object, ...]]:
        """What the parts as scored hang on: a change that leaves it changes no count."""
        return frozenset(self._key(self.game, field) for field in COUNTED)

    def _key(self, game: Game, field: Field) -> tuple[object, ...]:
        rows = game.objectives.rows
        goal = rows if field is Field.ROWS else goal_of(game, field)
        lanes = game.players[self.account.index].sideboard.lanes(goal.of)
        return (field, lanes, game.edition.turning, rows.lines)

    @cached_property
    def in_rows(self) -> tuple[Slip, ...]:
        """Every slip in the player's own rows that changes the number of drawers, once for each."""
        found: dict[tuple[str, int], Slip] = {}
        for slip in self.in_count(Field.ROWS, range(self.account.own.board.rows.drawers)):
            if slip.count is not None and slip.kind not in JOINT_KINDS:
                found.setdefault((slip.kind, slip.count), replace(slip, carried=True))
        return tuple(found.values())

    def in_swap(self) -> Iterator[Slip]:
        """Slips about the swap card."""
        return swap_slips(self.game, self.account.index, self.account.own.swap)

    def in_bonus(self) -> Iterator[Slip]:
        """Slips in the bonus itself."""
        return bonus_slips(self.bonus_view)

    def _pattern_view(self, game: Game, field: Field, score: PatternScore) -> PatternView:
        goals = game.objectives
        pair = (goals.colors, goals.handles)
        own, other = pair if field is Field.COLORS else pair[::-1]
        player, turning = game.players[self.account.index], game.edition.turning
        row_points, board = game.rulebook.row_points, player.sideboard
        return PatternView(
            player.name, field, board, own, turning, score, other, row_points, self.search
        )

    def _row_view(self, game: Game, score: RowScore) -> RowView:
        player, goal = game.players[self.account.index], game.objectives.rows
        by_text = [
            (code, game.rulebook.lines_of(code, goal.lines)) for code in game.rulebook.editions
        ]
        others = tuple((code, lines) for code, lines in by_text if lines != goal.lines)
        goals = (game.objectives.colors, game.objectives.handles)
        return RowView(player.name, player.sideboard, goal, score, others, goals)
