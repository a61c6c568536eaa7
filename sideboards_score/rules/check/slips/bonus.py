"""Slips in the row bonus and the swap card."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from sideboards_score.model.claim import Field, Slip
from sideboards_score.model.game import Game, Variant
from sideboards_score.rules.count.bonus import bonus_of, dense_ranks, prize, rows_counted


@dataclass(frozen=True)
class BonusView:
    """The row bonus as scored for one player."""

    game: Game
    index: int
    lengths: tuple[int, ...]
    """The drawers of each player."""
    points: int

    @property
    def player(self) -> str:
        """The player's name."""
        return self.game.players[self.index].name

    @property
    def prizes(self) -> tuple[int, ...]:
        """The bonus by place; nothing in a solo game."""
        return self.game.rulebook.bonus.get(len(self.lengths), ())

    @property
    def rank(self) -> int:
        """The player's place, equals sharing one and none skipped."""
        return dense_ranks(self.lengths)[self.index]

    def slip(self, kind: str, points: int, values: Mapping[str, object]) -> Slip:
        """A slip that makes another bonus."""
        return Slip(kind, self.player, Field.BONUS, None, points, values=values)

    def with_length(self, index: int, length: int) -> int:
        """The bonus if a player had another number of drawers."""
        return self.with_lengths([*self.lengths[:index], length, *self.lengths[index + 1 :]])

    def with_lengths(self, lengths: Sequence[int]) -> int:
        """The bonus if the players had these numbers of drawers."""
        return bonus_of(lengths, self.game)[self.index].points


def bonus_slips(view: BonusView) -> Iterator[Slip]:
    """Every slip in the bonus itself that changes it."""
    found = _solo(view) if view.game.solo else _joint(view)
    seen = set()
    for slip in found:
        if slip.points != view.points and (slip.kind, slip.points) not in seen:
            seen.add((slip.kind, slip.points))
            yield slip


def _joint(view: BonusView) -> Iterator[Slip]:
    yield view.slip("bonus-forgotten", 0, {"count": view.points})
    own = view.lengths[view.index]
    above = sum(length > own for length in view.lengths)
    values = {"rank": view.rank, "other": above + 1}
    yield view.slip("bonus-competition-ranking", prize(view.prizes, above + 1, own), values)
    yield from _shared(view, own)
    for players, prizes in view.game.rulebook.bonus.items():
        if players != len(view.lengths):
            points = prize(prizes, view.rank, own)
            yield view.slip("bonus-other-players", points, {"count": players, "way": "players"})
    if not own:
        yield view.slip("bonus-without-row", prize(view.prizes, view.rank, 1), {})
    for rank in range(1, len(view.prizes) + 1):
        if rank != view.rank:
            points = view.prizes[rank - 1]
            yield view.slip("bonus-other-place", points, {"rank": view.rank, "other": rank})
    if view.points:
        values = {"rank": view.rank, "other": len(view.prizes) + 1}
        yield view.slip("bonus-other-place", 0, values)


def _shared(view: BonusView, own: int) -> Iterator[Slip]:
    """A bonus divided among those who are tied: their own, or that of all places they take."""
    tied = view.lengths.count(own)
    if tied == 1 or not own:
        return
    pool = sum(view.prizes[view.rank - 1 : view.rank - 1 + tied])
    for whole in (view.points, pool):
        if whole % tied == 0:
            yield view.slip("bonus-shared", whole // tied, {"count": tied, "whole": whole})


def _solo(view: BonusView) -> Iterator[Slip]:
    yield view.slip("bonus-forgotten", 0, {"count": view.points})
    length = view.lengths[0]
    rows = rows_counted(view.game.objectives.rows)
    for number, steps in view.game.rulebook.solo_steps.items():
        reached = [step.points for step in steps if length >= step.drawers]
        if number == rows:
            yield view.slip("bonus-steps-added", sum(reached), {"points": reached})
            for step in steps:
                yield view.slip(
                    "bonus-other-place", step.points, {"step": step.drawers, "way": "step"}
                )
        else:
            points = max(reached, default=0)
            yield view.slip("bonus-other-players", points, {"count": number, "way": "rows"})


def swap_slips(game: Game, index: int, points: int) -> Iterator[Slip]:
    """The point for the swap card forgotten, or given where there is none to give."""
    player = game.players[index]
    worth = game.rulebook.swap_points
    if points:
        yield Slip("swap-forgotten", player.name, Field.SWAP, None, 0, values={"count": worth})
    else:
        way = "none" if game.variant is Variant.FOUR_CARDS else "used"
        values = {"count": worth, "way": way}
        yield Slip("swap-given", player.name, Field.SWAP, None, worth, values=values)
