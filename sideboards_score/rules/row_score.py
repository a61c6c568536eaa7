"""Objectives 15-30: points for the drawers of the counted rows (de, en: "row combinations")."""

from sideboards_score.model.breakdown import RowScore
from sideboards_score.model.objectives import RowObjective
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.runs import counted_runs


def score_rows(sideboard: Sideboard, objective: RowObjective, points_each: int) -> RowScore:
    """Count the rows of a row objective."""
    return RowScore(counted_runs(sideboard.lanes(objective.of), objective), points_each)
