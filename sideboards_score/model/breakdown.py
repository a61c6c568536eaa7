"""A scored game with every reason: what was counted where, and what could still change."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from sideboards_score.model.cards import Value
from sideboards_score.model.game import Game, Player
from sideboards_score.model.rulebook import Band
from sideboards_score.model.sideboard import DrawerSet, Line, Place, line_places, places_in


class Combination(NamedTuple):
    """A counted placement of a pattern."""

    value: Value
    drawers: DrawerSet

    @property
    def places(self) -> tuple[Place, ...]:
        """Its drawers, column by column and from the top down."""
        return tuple(places_in(self.drawers))


class Run(NamedTuple):
    """A counted row: an unbroken run of one value in one line."""

    value: Value
    line: Line
    first: int
    """The card at its left end, counted from 1."""
    last: int
    """The card at its right end."""

    @property
    def length(self) -> int:
        """How many drawers it has."""
        return self.last - self.first + 1

    @property
    def drawers(self) -> DrawerSet:
        """Its drawers."""
        return line_places(self.line, self.first, self.last)


@dataclass(frozen=True, slots=True)
class PatternScore:
    """What a pattern objective gives."""

    combinations: tuple[Combination, ...]
    points_each: int

    @property
    def count(self) -> int:
        """How many combinations were counted."""
        return len(self.combinations)

    @property
    def points(self) -> int:
        """Their points."""
        return len(self.combinations) * self.points_each


class RowScore(NamedTuple):
    """What a row objective gives, without the bonus."""

    runs: tuple[Run, ...]
    points_each: int

    @property
    def drawers(self) -> int:
        """The drawers of all counted rows: what the bonus compares."""
        return sum(run.last - run.first + 1 for run in self.runs)

    @property
    def points(self) -> int:
        """Their points."""
        return self.drawers * self.points_each


class BoardScore(NamedTuple):
    """What a sideboard gives by itself."""

    colors: PatternScore
    handles: PatternScore
    rows: RowScore

    @property
    def points(self) -> int:
        """The points of all three objectives."""
        return self.colors.points + self.handles.points + self.rows.points


class BonusScore(NamedTuple):
    """The row bonus."""

    rank: int | None
    """The dense rank of the length; None in a solo game."""
    points: int
    tied: bool = False
    """Whether another player has the same number of drawers."""
    step: int | None = None
    """The drawers of the step reached in a solo game."""


class Bounds(NamedTuple):
    """The lowest and the highest that a figure can still become."""

    low: int
    high: int
    exact: bool = True
    """False: never too narrow, perhaps too wide."""

    @property
    def open(self) -> bool:
        """Whether the figure can still differ."""
        return self.low != self.high


class Figures(NamedTuple):
    """Every figure that a total and a bonus can still become: perhaps too many, never too few."""

    totals: frozenset[int]
    bonuses: frozenset[int]


class Ends(NamedTuple):
    """What every total and bonus can still become, and who wins whatever the rest is."""

    totals: tuple[Bounds, ...]
    figures: tuple[Figures, ...]
    winners: frozenset[int] | None
    """None where the winners are not certain."""


class PlayerScore(NamedTuple):
    """Everything one player gets."""

    player: Player
    board: BoardScore
    bonus: BonusScore
    swap: int
    bounds: Bounds
    figures: Figures

    @property
    def name(self) -> str:
        """The player's name."""
        return self.player.name

    @property
    def total(self) -> int:
        """The sum of all points shown."""
        return self.board.points + self.bonus.points + self.swap


class Ruling(NamedTuple):
    """A point where a ruling or an edition mattered: the kind, and the values of its sentence."""

    kind: str
    values: Mapping[str, object]


class Inference(NamedTuple):
    """What is thought of the printed game, and what the real cards say to it."""

    kind: str
    holds: bool | None
    """None as long as the cards seen so far leave it open."""
    seen: int
    """Cards that say something about it."""
    all: int
    """Cards that the printed game has."""
    against: tuple[str, ...] = ()
    """Ids of the cards that refute it."""


@dataclass(frozen=True, slots=True)
class GameScore:
    """A scored game."""

    game: Game
    players: tuple[PlayerScore, ...]
    places: tuple[int, ...]
    """The place of each player by total; equal totals share one and the next is skipped."""
    winners: tuple[str, ...]
    """Who wins whatever the unknown drawers are; where that is not certain, who is ahead so far."""
    decided: bool
    solo: Band | None
    solo_ends: tuple[Band, Band] | None
    """The lowest and the highest band that a solo game can still reach."""
    rulings: tuple[Ruling, ...]
