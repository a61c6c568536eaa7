"""The row bonus, who is ahead, and the solo ranking.

Ranks are dense: who is tied shares a rank, and the next length has the next one.

>>> dense_ranks([7, 6, 7, 5])
[1, 2, 1, 3]
"""

from collections.abc import Sequence

from sideboards_score.model.breakdown import BonusScore
from sideboards_score.model.game import Game
from sideboards_score.model.objectives import RowObjective
from sideboards_score.model.rulebook import Band, Rulebook


def dense_ranks(lengths: Sequence[int]) -> list[int]:
    """Rank 1 for the greatest; equals share a rank and the next length has the next rank."""
    order = sorted(set(lengths), reverse=True)
    return [order.index(length) + 1 for length in lengths]


def row_bonus(lengths: Sequence[int], rulebook: Rulebook) -> list[BonusScore]:
    """The bonus of each of two or more players (de, en: "row combinations", ties).

    Whoever has no drawer counted gets nothing (ruling: the rulebooks are silent).
    """
    prizes = rulebook.bonus[len(lengths)]
    return [
        BonusScore(rank, prize(prizes, rank, length), lengths.count(length) > 1)
        for length, rank in zip(lengths, dense_ranks(lengths), strict=True)
    ]


def prize(prizes: Sequence[int], rank: int, length: int) -> int:
    """The bonus of a rank, nothing for whoever has no drawer."""
    return prizes[rank - 1] if length and rank <= len(prizes) else 0


def solo_bonus(length: int, rows: int, rulebook: Rulebook) -> BonusScore:
    """The bonus of a lone player: the highest step reached (de, en: "solo play")."""
    for step in rulebook.solo_steps[rows]:
        if length >= step.drawers:
            return BonusScore(None, step.points, step=step.drawers)
    return BonusScore(None, 0)


def bonus_of(lengths: Sequence[int], game: Game) -> list[BonusScore]:
    """The bonus of every player of a game; none where the others are not known."""
    if game.solo:
        return [solo_bonus(lengths[0], rows_counted(game.objectives.rows), game.rulebook)]
    if len(lengths) == 1:
        return [BonusScore(None, 0)]
    return row_bonus(lengths, game.rulebook)


def rows_counted(objective: RowObjective) -> int:
    """How many rows the objective counts."""
    return len(objective.lines) or objective.rows


def solo_band(total: int, rulebook: Rulebook) -> Band:
    """The ranking of a solo game by its total (de, en: "solo play")."""
    return next(band for band in rulebook.bands if total >= band.low)


def leaders(totals: Sequence[int]) -> frozenset[int]:
    """Who has the highest total: one player, or several who share the victory (de, en)."""
    best = max(totals)
    return frozenset(index for index, total in enumerate(totals) if total == best)
