"""Score one sideboard through all three objectives."""

from sideboards_score.model.breakdown import BoardScore
from sideboards_score.model.objectives import ObjectiveSet, Turning
from sideboards_score.model.rulebook import Rulebook
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.pattern_score import score_pattern
from sideboards_score.rules.row_score import score_rows


def score_board(
    sideboard: Sideboard, objectives: ObjectiveSet, turning: Turning, rulebook: Rulebook
) -> BoardScore:
    """What a sideboard gives by itself; unknown drawers count for nothing."""
    return BoardScore(
        score_pattern(sideboard, objectives.colors, turning),
        score_pattern(sideboard, objectives.handles, turning),
        score_rows(sideboard, objectives.rows, rulebook.row_points),
    )
