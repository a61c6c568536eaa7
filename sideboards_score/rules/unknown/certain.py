"""Who wins whatever the unknown drawers are, judged without listing every combination of outcomes.

For each combination of row lengths the bonuses are fixed, and each player's total lies between the
least and the most own points that go with the length. That is exact where no two players can need
the same card, and else may only fail to see that somebody is certain.
"""

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import NamedTuple

from sideboards_score.model.breakdown import Bounds
from sideboards_score.rules.count.bonus import bonus_of, leaders
from sideboards_score.rules.unknown.outlooks import Family, Outlook, Table, possible_together

LENGTHS_LIMIT = 30_000
"""Combinations of row lengths that are looked at, half a second; beyond only the bounds are."""


class _Span(NamedTuple):
    """What goes with one number of drawers in rows: own points from and to, and the ways to it."""

    least: int
    most: int
    family: Family


def certain_winners(table: Table, bounds: Sequence[Bounds]) -> frozenset[int] | None:
    """The winners of every completion, or None where they may differ or it is not known."""
    by_bounds = _certain([b.low for b in bounds], [b.high for b in bounds])
    spans = [_spans(outlook) for outlook in table.outlooks]
    if by_bounds is not None or prod(map(len, spans)) > LENGTHS_LIMIT:
        return by_bounds
    winners = None
    game = table.game
    for lengths in product(*spans):
        there = [own[length] for own, length in zip(spans, lengths, strict=True)]
        bonuses = bonus_of(lengths, game)
        pairs = [*zip(there, bonuses, strict=True)]
        found = _certain(
            [span.least + bonus.points for span, bonus in pairs],
            [span.most + bonus.points for span, bonus in pairs],
        )
        if found is not None and winners in (None, found):
            winners = found
        elif possible_together([span.family for span in there], table.left):
            return None
    return winners


def _spans(outlook: Outlook) -> dict[int, _Span]:
    """The own points by the number of drawers."""
    points: dict[int, list[int]] = {}
    for outcome in outlook.outcomes:
        points.setdefault(outcome.drawers, []).append(outcome.points)
    ways = outlook.by_drawers
    return {length: _Span(min(own), max(own), ways[length]) for length, own in points.items()}


def _certain(lows: Sequence[int], highs: Sequence[int]) -> frozenset[int] | None:
    """Who wins wherever each total lies between its ends; equal ones only if they are fixed."""
    winners = leaders(lows)
    least = max(lows)
    alone = len(winners) == 1
    others_below = all(high < least for i, high in enumerate(highs) if i not in winners)
    fixed = all(highs[i] == least for i in winners)
    return winners if others_below and (alone or fixed) else None
