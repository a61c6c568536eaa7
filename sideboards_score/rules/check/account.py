"""One player's account: what each part of a scored game counts and gives."""

from dataclasses import dataclass

from sideboards_score.model.breakdown import (
    BoardScore,
    GameScore,
    PatternScore,
    PlayerScore,
    RowScore,
)
from sideboards_score.model.claim import Field
from sideboards_score.model.game import Game
from sideboards_score.model.objectives import PatternObjective
from sideboards_score.model.sideboard import DrawerSet
from sideboards_score.rules.count.board import score_pattern, score_rows
from sideboards_score.rules.count.steps import Steps

Part = PatternScore | RowScore
"""The score of one objective."""


@dataclass(frozen=True)
class Account:
    """A player of a scored game."""

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

    def part(self, field: Field) -> Part:
        """The player's score of one objective."""
        return part_of(self.own.board, field)

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


def part_of(board: BoardScore, field: Field) -> Part:
    """The score of one objective."""
    if field is Field.ROWS:
        return board.rows
    return board.colors if field is Field.COLORS else board.handles


def goal_of(game: Game, field: Field) -> PatternObjective:
    """The pattern objective of a part."""
    goals = game.objectives
    return goals.colors if field is Field.COLORS else goals.handles


def count_of(part: Part) -> int:
    """Combinations, or drawers in rows."""
    return part.drawers if isinstance(part, RowScore) else part.count


def sets_of(part: Part) -> tuple[DrawerSet, ...]:
    """The drawers of each combination, or of each row."""
    counted = part.runs if isinstance(part, RowScore) else part.combinations
    return tuple(each.drawers for each in counted)


def counted_anew(game: Game, index: int, field: Field, steps: Steps | None = None) -> Part:
    """One objective of a player, counted anew."""
    board = game.players[index].sideboard
    if field is Field.ROWS:
        return score_rows(board, game.objectives.rows, game.rulebook.row_points)
    return score_pattern(board, goal_of(game, field), game.edition.turning, steps)
