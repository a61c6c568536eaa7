"""What a friend's deck adds to one's own."""

from dataclasses import replace

from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Learned, Source, upright
from sideboards_score.model.lesson import Goals, Lesson, Objectives
from sideboards_score.model.objectives import Objective, PatternObjective
from sideboards_score.rules.learning import Ids, learn


def taken_over(own: Deck, other: Deck, ids: Ids, source: Source, *, replaces: bool) -> Lesson:
    """The own deck with what the other one's cards tell."""
    return learn(own, _news(other, source), ids, replaces=replaces)


def _news(other: Deck, source: Source) -> Learned:
    """What the other deck has seen, and its cards that no photo stands behind."""
    seen = {}
    for card, sources in other.learned.seen.items():
        kept = frozenset(one for one in sources if not one.by_hand)
        if kept:
            seen[card] = kept
    known = replace(other.learned, seen=seen)
    rest = {upright(card) for card in other.cards.values() if card.known} - set(seen)
    return known.merged(Learned({card: frozenset((source,)) for card in rest}))


def merged_objectives(
    own: Objectives, other: Objectives, printed: Objectives, *, replaces: bool
) -> Goals:
    """All objectives of both. What is only thought of the printed game goes before no card seen."""
    merged = dict(own)
    new: list[int] = []
    replaced: list[int] = []
    left: list[int] = []
    for number, goal in sorted(other.items()):
        mine, thought = own.get(number), printed.get(number)
        if mine is not None and goal in (mine, thought):
            continue
        if mine is None or mine == thought or _completes(goal, mine):
            new += [number] if goal.complete else []
        elif not goal.complete or _completes(mine, goal):
            continue
        elif replaces:
            replaced.append(number)
        else:
            left.append(number)
            continue
        merged[number] = goal
    return Goals(merged, tuple(new), tuple(replaced), tuple(left))


def _completes(goal: Objective, other: Objective) -> bool:
    """Whether an objective says all that the other one says, and more."""
    if not (isinstance(goal, PatternObjective) and isinstance(other, PatternObjective)):
        return False
    return goal.of is other.of and (
        other.pattern in (None, goal.pattern) and other.points in (None, goal.points)
    )
