"""The most a sideboard can become when its completions are too many to list: an upper bound.

Every unknown drawer counts as whatever is wanted, and for each value anew: that is never too
little, since no completion has more drawers of a value than there are known and unknown ones
together. What neither all drawers nor the handles of the cards have room for is taken off again.
"""

from collections.abc import Mapping
from itertools import combinations

from sideboards_score.model.cards import COLUMNS, HANDLES, LINES, Card, Color, Handle
from sideboards_score.model.game import Game
from sideboards_score.model.objectives import Of, PatternObjective, RowObjective, Turning
from sideboards_score.model.sideboard import DrawerSet, Sideboard, lane_of
from sideboards_score.rules.count.disjoint import upper_bound
from sideboards_score.rules.count.packing import placements
from sideboards_score.rules.unknown.completions import is_of_the_deck


def most_points_and_drawers(
    sideboard: Sideboard, game: Game, left: Mapping[str, int]
) -> tuple[int, int]:
    """An upper bound of the points of all objectives, and of the drawers in rows."""
    goals = game.objectives
    points = 0
    for objective in (goals.colors, goals.handles):
        lanes = _most_lanes(sideboard, objective.of)
        most = _most_combinations(lanes, objective, game.edition.turning)
        if objective.of is Of.HANDLE:
            most = min(most, _most_handles(sideboard, game, left) // _size(objective))
        points += most * (objective.points or 0)
    drawers = _longest_rows(sideboard, goals.rows)
    return points + drawers * game.rulebook.row_points, drawers


def _size(objective: PatternObjective) -> int:
    return len(objective.pattern.places) if objective.pattern else 1


def _most_lanes(sideboard: Sideboard, of: Of) -> list[DrawerSet]:
    """One set of places per colour or handle, unknown drawers in each of them."""
    whole = sideboard.lanes(of)
    unknown_ones = 0
    for column, card in enumerate(sideboard.cards):
        for line, drawer in enumerate(card.drawers):
            unknown = (
                (drawer.color is Color.UNKNOWN)
                if of is Of.COLOR
                else (drawer.handle is Handle.UNKNOWN)
            )
            unknown_ones |= unknown << (LINES * column + line)
    numbers = range(len(of.values))
    return [DrawerSet(lane_of(whole, number) | unknown_ones) for number in numbers]


def _most_combinations(
    lanes: list[DrawerSet], objective: PatternObjective, turning: Turning
) -> int:
    """The sum of a bound for each lane, and not more than there are drawers for.

    A drawer that is unknown lies in every lane, but is used once: hence the second bound.
    """
    if objective.pattern is None:
        return 0
    by_lane = covered = 0
    for lane in lanes:
        found = placements(lane, objective.pattern, turning)
        by_lane += upper_bound(found)
        for placement in found:
            covered |= placement
    return min(by_lane, covered.bit_count() // _size(objective))


def _most_handles(sideboard: Sideboard, game: Game, left: Mapping[str, int]) -> int:
    """How many handles the sideboard can have at most."""
    return sum(_most_handles_of(card, game, left) for card in sideboard.cards)


def _most_handles_of(card: Card, game: Game, left: Mapping[str, int]) -> int:
    shown = sum(drawer.handle in HANDLES for drawer in card.drawers)
    open_ones = sum(drawer.handle is Handle.UNKNOWN for drawer in card.drawers)
    per_card = game.deck.handles_per_card
    if open_ones and per_card is not None and is_of_the_deck(card, game.deck, left):
        return min(shown + open_ones, per_card)
    return shown + open_ones


def _longest_rows(sideboard: Sideboard, objective: RowObjective) -> int:
    """An upper bound of the drawers that the row objective counts."""
    lanes = _most_lanes(sideboard, objective.of)
    if objective.value is not None:
        lanes = [lanes[objective.of.values.index(objective.value)]]
    longest = [max(_longest_in_line(lane, line) for lane in lanes) for line in range(1, LINES + 1)]
    if objective.lines:
        return sum(longest[line - 1] for line in objective.lines)
    if objective.rows == 1:
        return max(longest)
    # Both rows may lie in one line, then together they have no more drawers than there are cards.
    in_one_line = len(sideboard.cards) if any(longest) else 0
    return max(in_one_line, *(a + b for a, b in combinations(longest, 2)))


def _longest_in_line(lane: int, line: int) -> int:
    best = length = 0
    for column in range(COLUMNS):
        length = length + 1 if lane >> (LINES * column + line - 1) & 1 else 0
        best = max(best, length)
    return best
