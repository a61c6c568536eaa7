"""Objectives 1-14: as many combinations as possible, no drawer twice (de, en: objective cards)."""

from sideboards_score.model.breakdown import Combination, PatternScore
from sideboards_score.model.cards import CELLS, COLORS, HANDLES, Value
from sideboards_score.model.objectives import Of, PatternObjective, Turning
from sideboards_score.model.sideboard import DrawerSet, Sideboard
from sideboards_score.rules.disjoint import Steps
from sideboards_score.rules.packing import best_packing

_VALUES: dict[Of, tuple[Value, ...]] = {Of.COLOR: COLORS, Of.HANDLE: HANDLES}


def score_pattern(
    sideboard: Sideboard,
    objective: PatternObjective,
    turning: Turning,
    steps: Steps | None = None,
) -> PatternScore:
    """Count the pattern on drawers that share a colour or a handle, whichever it asks for.

    The combinations are sorted by value in the order of the rulebooks, then from left to right.
    """
    if objective.pattern is None or objective.points is None:
        raise ValueError(f"objective {objective.number} has no pattern or points")
    lanes = sideboard.lanes(objective.of)
    values = _VALUES[objective.of]
    combinations = []
    for placement in best_packing(lanes, objective.pattern, turning, steps):
        lane = (placement.bit_length() - 1) // CELLS
        combinations.append(Combination(values[lane], DrawerSet(placement >> (CELLS * lane))))
    return PatternScore(tuple(combinations), objective.points)
