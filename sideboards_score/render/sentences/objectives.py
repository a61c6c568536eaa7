"""Objectives in words."""

from typing import NamedTuple

from sideboards_score.model.objectives import Objective, RowObjective
from sideboards_score.words import Words


class ObjectiveText(NamedTuple):
    """An objective of a game."""

    kind: str
    number: str
    """`no. 9`, or that it was typed on the spot."""
    rule: str
    """What it counts and for how much; of a pattern only for how much."""
    pattern: tuple[str, ...] = ()
    """The rows of its pattern: X for a drawer."""


def objective_number(objective: Objective, words: Words) -> str:
    """`no. 9`, or that it was typed on the spot."""
    if objective.number is None:
        return words("objective-typed")
    return words("objective-no", number=objective.number)


def row_rule(objective: RowObjective, words: Words) -> str:
    """What a row objective counts, in one phrase."""
    of = words(f"of-{objective.of.value}")
    if objective.lines and objective.value is not None:
        count = len(objective.lines)
        return words("rows-value-lines", value=objective.value, lines=objective.lines, count=count)
    if objective.lines:
        return words("rows-lines", of=of, lines=objective.lines, count=len(objective.lines))
    if objective.value is not None:
        return words("rows-value", value=objective.value, count=objective.rows)
    return words("rows-any", of=of, count=objective.rows)


def summary(objective: Objective, words: Words) -> str:
    """The objective in one line."""
    if isinstance(objective, RowObjective):
        return row_rule(objective, words)
    pattern, points = objective.pattern, objective.points
    if pattern is None and points is None:
        return words("pattern-unknown")
    if pattern is None:
        return words("pattern-unknown-points", count=points)
    if points is None:
        return f"{pattern.text}  {words('points-unknown')}"
    return words("pattern-summary", pattern=pattern.text, count=points)


def objective_text(objective: Objective, points_each: int, words: Words) -> ObjectiveText:
    """Kind, number, rule and pattern of an objective."""
    kind, number = words.shown(objective.kind), objective_number(objective, words)
    if isinstance(objective, RowObjective):
        rule = words("row-points-each", rule=row_rule(objective, words), count=points_each)
        return ObjectiveText(kind, number, rule)
    if objective.pattern is None or objective.points is None:
        return ObjectiveText(kind, number, words("pattern-unknown"))
    rule = words("points-each", count=objective.points)
    return ObjectiveText(kind, number, rule, objective.pattern.rows)
