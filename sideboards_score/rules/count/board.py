"""What the objectives count on one sideboard: combinations (1-14) and rows (15-30)."""

from sideboards_score.model.breakdown import BoardScore, Combination, PatternScore, RowScore
from sideboards_score.model.cards import CELLS
from sideboards_score.model.objectives import (
    ObjectiveSet,
    PatternObjective,
    RowObjective,
    Turning,
)
from sideboards_score.model.rulebook import Rulebook
from sideboards_score.model.sideboard import DrawerSet, Sideboard
from sideboards_score.rules.count.packing import best_packing
from sideboards_score.rules.count.runs import counted_runs
from sideboards_score.rules.count.steps import Steps


def score_board(
    sideboard: Sideboard,
    objectives: ObjectiveSet,
    turning: Turning,
    rulebook: Rulebook,
    steps: Steps | None = None,
) -> BoardScore:
    """What a sideboard gives by itself; unknown drawers count for nothing.

    Raises `TooManySteps` where counting takes more steps than given.
    """
    return BoardScore(
        score_pattern(sideboard, objectives.colors, turning, steps),
        score_pattern(sideboard, objectives.handles, turning, steps),
        score_rows(sideboard, objectives.rows, rulebook.row_points),
    )


def score_pattern(
    sideboard: Sideboard,
    objective: PatternObjective,
    turning: Turning,
    steps: Steps | None = None,
) -> PatternScore:
    """Objectives 1-14: as many combinations as possible, no drawer twice.

    Counts the pattern on drawers that share a colour or a handle, whichever it asks for (de, en:
    objective cards). The combinations are sorted by value in the order of the rulebooks, then from
    left to right.
    """
    if objective.pattern is None or objective.points is None:
        raise ValueError(f"objective {objective.number} has no pattern or points")
    lanes = sideboard.lanes(objective.of)
    values = objective.of.values
    combinations = []
    for placement in best_packing(lanes, objective.pattern, turning, steps):
        lane = (placement.bit_length() - 1) // CELLS
        combinations.append(Combination(values[lane], DrawerSet(placement >> (CELLS * lane))))
    return PatternScore(tuple(combinations), objective.points)


def score_rows(sideboard: Sideboard, objective: RowObjective, points_each: int) -> RowScore:
    """Objectives 15-30: points for the drawers of the counted rows (de, en: row combinations)."""
    return RowScore(counted_runs(sideboard.lanes(objective.of), objective), points_each)
