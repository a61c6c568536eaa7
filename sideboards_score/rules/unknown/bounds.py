"""How far totals, bonuses and winners can still change when unknown drawers become known.

The bonus joins the sideboards of a game, so it is judged over the outcomes of all players. Where
these combine in few ways, each way is looked at; else totals come from each player's outcomes
against all lengths that the others may have. No figure is ever left out that is possible.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import prod

from sideboards_score.model.breakdown import BoardScore, BonusScore, Bounds, Ends, Figures
from sideboards_score.model.game import Game
from sideboards_score.rules.count.bonus import bonus_of, leaders
from sideboards_score.rules.unknown.certain import certain_winners
from sideboards_score.rules.unknown.outlooks import (
    Outcome,
    Outlook,
    Table,
    possible_together,
    share_cards,
    table_of,
)

JOINT_LIMIT = 50_000
"""Combinations of outcomes of all players that are looked at one by one, about half a second."""

SEARCH_LIMIT = 20_000
"""Combinations of row lengths that are tried for one total; most often the first will do."""


def open_ends(game: Game, boards: Sequence[BoardScore], swaps: Sequence[int]) -> Ends:
    """The ends of a game whose sideboards score `boards` with unknown drawers left out."""
    table = table_of(game, boards, swaps)
    if prod(len(outlook.outcomes) for outlook in table.outlooks) <= JOINT_LIMIT:
        found = _jointly(table)
        if found:
            return found
    return _apart(table)


def _jointly(table: Table) -> Ends | None:
    """Look at every combination of outcomes in which no card lies in two sideboards.

    None where there is no such combination: the cards typed contradict the deck.
    """
    game, outlooks, left = table
    totals: list[set[int]] = [set() for _ in outlooks]
    bonuses: list[set[int]] = [set() for _ in outlooks]
    winners: set[frozenset[int]] = set()
    for outcomes in product(*(outlook.outcomes for outlook in outlooks)):
        families = [outlook.outcomes[o] for outlook, o in zip(outlooks, outcomes, strict=True)]
        if not possible_together(families, left):
            continue
        own = [bonus.points for bonus in _bonuses(outcomes, game)]
        sums = [outcome.points + bonus for outcome, bonus in zip(outcomes, own, strict=True)]
        for index, (total, bonus) in enumerate(zip(sums, own, strict=True)):
            totals[index].add(total)
            bonuses[index].add(bonus)
        winners.add(leaders(sums))
    if not winners:
        return None
    exact = _exactness(table)
    return Ends(
        tuple(Bounds(min(t), max(t), sure) for t, sure in zip(totals, exact, strict=True)),
        _figures(outlooks, totals, bonuses),
        winners.pop() if len(winners) == 1 else None,
    )


def _bonuses(outcomes: Sequence[Outcome], game: Game) -> list[BonusScore]:
    return bonus_of([o.drawers for o in outcomes], game)


def _figures(
    outlooks: Sequence[Outlook], totals: Sequence[set[int]], bonuses: Sequence[set[int]]
) -> tuple[Figures, ...]:
    """The figures of each player; of a range only the ends are known, so all between may be."""
    return tuple(
        Figures(
            frozenset(own if outlook.exact else range(min(own), max(own) + 1)),
            frozenset(bonus),
        )
        for outlook, own, bonus in zip(outlooks, totals, bonuses, strict=True)
    )


def _apart(table: Table) -> Ends:
    """Each player's outcomes against all that the others may have."""
    exact = _exactness(table)
    bounds, totals, bonuses = [], [], []
    for index, outlook in enumerate(table.outlooks):
        by_drawers = _bonuses_by_drawers(table, index)
        reached = {
            outcome.points + bonus
            for outcome in outlook.outcomes
            for bonus in by_drawers[outcome.drawers]
        }
        ends = Bounds(min(reached), max(reached), exact=False)
        bounds.append(_ends(table, index, sorted(reached)) if exact[index] else ends)
        totals.append(reached)
        bonuses.append({bonus for own in by_drawers.values() for bonus in own})
    winners = certain_winners(table, bounds)
    return Ends(tuple(bounds), _figures(table.outlooks, totals, bonuses), winners)


def _exactness(table: Table) -> list[bool]:
    """For each player: whether neither the own range nor the others' ranges can be too wide.

    A range does not tell which cards it takes, so beside one nobody knows which cards are left.
    """
    outlooks = table.outlooks
    if all(outlook.exact for outlook in outlooks):
        return [True] * len(outlooks)
    return [
        outlook.exact
        and not outlook.kinds
        and all(len(bonuses) == 1 for bonuses in _bonuses_by_drawers(table, index).values())
        for index, outlook in enumerate(outlooks)
    ]


def _bonuses_by_drawers(table: Table, index: int) -> dict[int, list[int]]:
    """For each number of drawers that a player may have, every bonus that it can bring."""
    game, outlooks, _ = table
    others = tuple(
        frozenset(outcome.drawers for outcome in outlook.outcomes)
        for other, outlook in enumerate(outlooks)
        if other != index
    )
    lengths = {outcome.drawers for outcome in outlooks[index].outcomes}
    return {
        length: sorted({_bonus(game, length, above) for above in _counts_above(others, length)})
        for length in lengths
    }


def _bonus(game: Game, drawers: int, above: int) -> int:
    """The bonus of a player if so many different lengths are greater."""
    lengths = [drawers, *range(drawers + 1, drawers + 1 + above)]
    lengths += [0] * (len(game.players) - len(lengths))
    return bonus_of(lengths, game)[0].points


@lru_cache(maxsize=4096)
def _counts_above(others: tuple[frozenset[int], ...], drawers: int) -> frozenset[int]:
    """How many different lengths above `drawers` the others may have together.

    Ranks are dense, so the rank hangs on the set of greater lengths, not on who has them: player by
    player every set is built that the lengths so far can make.
    """
    sets = {frozenset[int]()}
    for lengths in others:
        sets = {
            greater | {length} if length > drawers else greater
            for greater in sets
            for length in lengths
        }
    return frozenset(len(greater) for greater in sets)


def _ends(table: Table, index: int, totals: Sequence[int]) -> Bounds:
    """The lowest and highest of the totals that a player can have, no card in two sideboards."""
    if not share_cards(table.outlooks):
        return Bounds(totals[0], totals[-1])
    low, low_sure = _first_possible(table, index, totals)
    high, high_sure = _first_possible(table, index, totals[::-1])
    return Bounds(low, high, low_sure and high_sure)


def _first_possible(table: Table, index: int, totals: Sequence[int]) -> tuple[int, bool]:
    """The first of the totals that is possible; not sure where looking for it took too long."""
    for total in totals:
        possible = _is_possible(table, index, total)
        if possible is not False:
            return total, possible is True
    return totals[0], False


def _is_possible(table: Table, index: int, total: int) -> bool | None:
    """Whether a player can have that total with no card in two sideboards; None if given up."""
    game, outlooks, left = table
    others = [outlook.by_drawers for other, outlook in enumerate(outlooks) if other != index]
    steps = 0
    for own, family in outlooks[index].outcomes.items():
        for lengths in product(*others):
            above = len({length for length in lengths if length > own.drawers})
            if own.points + _bonus(game, own.drawers, above) != total:
                continue
            steps += 1
            if steps > SEARCH_LIMIT:
                return None
            families = [other[length] for other, length in zip(others, lengths, strict=True)]
            if possible_together([family, *families], left):
                return True
    return False
