"""What a friend's deck adds to one's own."""

from dataclasses import replace

from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Learned, Source, upright
from sideboards_score.model.lesson import Goals, Objectives
from sideboards_score.model.objectives import Objective, PatternObjective


def told_by(other: Deck, source: Source) -> Learned:
    """What a friend's deck has seen, and its cards that no photo stands behind."""
    seen = {}
    for card, sources in other.learned.seen.items():
        kept = frozenset(one for one in sources if not one.by_hand)
        if kept:
            seen[card] = kept
    known = other.learned._replace(seen=seen)
    rest = {upright(card) for card in other.cards.values() if card.known} - set(seen)
    return known.merged(Learned({card: frozenset((source,)) for card in rest}))


def import_objectives(
    own: Objectives, other: Objectives, printed: Objectives, *, replaces: bool
) -> Goals:
    """All objectives of both. What is only thought of the printed game goes before no card seen."""
    merged = dict(own)
    told: dict[str, list[int]] = {"new": [], "replaced": [], "left": []}
    for number, goal in sorted(other.items()):
        mine, thought = own.get(number), printed.get(number)
        merged[number] = mine or goal
        if goal in (thought, mine):
            continue
        both = goal if mine is None else _together(mine, goal)
        if both is None and mine == thought:
            both = goal
        if both is not None:
            merged[number] = both
            told["new"] += [number] if both != mine else []
        elif replaces and mine is not None:
            merged[number] = _over(goal, mine)
            told["replaced"].append(number)
        else:
            told["left"].append(number)
    return Goals(merged, *(tuple(numbers) for numbers in told.values()))


def _together(mine: Objective, goal: Objective) -> Objective | None:
    """What two cards say of one objective; None where they contradict each other."""
    if not (isinstance(mine, PatternObjective) and isinstance(goal, PatternObjective)):
        return None
    agree = mine.pattern in (None, goal.pattern) or goal.pattern is None
    if not agree or not (mine.points in (None, goal.points) or goal.points is None):
        return None
    return _over(goal, mine) if mine.of is goal.of else None


def _over(goal: Objective, mine: Objective) -> Objective:
    """The objective with what is missing in it from the other one."""
    if not (isinstance(mine, PatternObjective) and isinstance(goal, PatternObjective)):
        return goal
    points = mine.points if goal.points is None else goal.points
    return replace(goal, pattern=goal.pattern or mine.pattern, points=points)
