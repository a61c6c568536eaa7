"""Objectives of which pattern or points are not known: told, or stood in for."""

from collections.abc import Sequence

from sideboards_score.errors import GameError
from sideboards_score.model.cards import COLUMNS, LINES
from sideboards_score.model.deck import Deck
from sideboards_score.model.objectives import Kind, ObjectiveSet, Of, Pattern, PatternObjective


def check_complete(
    objectives: ObjectiveSet, deck: Deck, needed: Sequence[Kind] = tuple(Kind)
) -> None:
    """Raise if the pattern or the points of a wanted objective are not known."""
    pair = (objectives.colors, objectives.handles)
    missing = [goal for goal in pair if goal.kind in needed and not goal.complete]
    if missing:
        spelled_rows = objectives.rows.number is None
        raise GameError(
            "objective-no-pattern-in-file" if spelled_rows else "objective-no-pattern",
            count=len(missing),
            numbers=[objective.number for objective in missing],
            kinds=[objective.kind for objective in missing],
            examples=[_EXAMPLES[objective.kind] for objective in missing],
            deck=deck.ref,
            option=spelled_objectives(objectives, deck),
        )


def stand_ins(objectives: ObjectiveSet, needed: Sequence[Kind]) -> ObjectiveSet:
    """The objectives with a worthless pattern where one is neither known nor needed."""
    colors, handles = (
        goal if goal.complete or goal.kind in needed else STAND_INS[goal.kind]
        for goal in (objectives.colors, objectives.handles)
    )
    return objectives._replace(colors=colors, handles=handles)


_NOTHING = Pattern.of(*["X" * COLUMNS] * LINES)
STAND_INS = {
    Kind.COLORS: PatternObjective(None, Of.COLOR, _NOTHING, 0),
    Kind.HANDLES: PatternObjective(None, Of.HANDLE, _NOTHING, 0),
}
"""Patterns that no sideboard can have, worth nothing."""

_EXAMPLES = {Kind.COLORS: "X.X/.X.=4", Kind.HANDLES: "X./.X=3"}
"""Examples of how a pattern is spelled out; their points are those of the rulebooks' captions."""


def spelled_objectives(objectives: ObjectiveSet, deck: Deck) -> str:
    """`--objectives` with an example in the place of each pattern that is not known."""
    parts = [_spelled(objectives.colors, deck), _spelled(objectives.handles, deck)]
    if objectives.rows.number is not None:
        parts.append(str(objectives.rows.number))
    return ",".join(parts)


def _spelled(objective: PatternObjective, deck: Deck) -> str:
    if not objective.complete or objective.pattern is None:
        return _EXAMPLES[objective.kind]
    if objective.number is not None and deck.objectives.get(objective.number) == objective:
        return str(objective.number)
    number = "" if objective.number is None else f"{objective.number}="
    return f"{number}{objective.pattern.text}={objective.points}"
