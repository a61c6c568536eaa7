"""What a friend's deck adds to one's own."""

from collections.abc import Mapping
from dataclasses import replace

from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Learned, Source, upright
from sideboards_score.model.lesson import Lesson
from sideboards_score.model.objectives import Objective
from sideboards_score.rules.learning import learn


def taken_over(own: Deck, other: Deck, source: Source, *, replaces: bool) -> Lesson:
    """The own deck with the other's cards, and its objectives where the own lacks them."""
    news = _news(other, source)
    lesson = learn(own, news, replaces=replaces)
    goals = merged_objectives(own.objectives, other.objectives, replaces=replaces)
    return replace(lesson, after=replace(lesson.after, objectives=goals))


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
    own: Mapping[int, Objective], other: Mapping[int, Objective], *, replaces: bool
) -> dict[int, Objective]:
    """All objectives of both; the other's where the own are not complete, or are to be replaced."""
    merged = dict(own)
    for number, goal in other.items():
        mine = merged.get(number)
        if mine is None or (goal.complete and (replaces or not mine.complete)):
            merged[number] = goal
    return merged


def conflicting(own: Mapping[int, Objective], other: Mapping[int, Objective]) -> list[int]:
    """The numbers of objectives that both know, and differently."""
    return [
        number
        for number, goal in sorted(other.items())
        if number in own and goal.complete and own[number].complete and own[number] != goal
    ]
