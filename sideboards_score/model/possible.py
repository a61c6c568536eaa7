"""What the same cards would have given, laid otherwise."""

from enum import Enum
from typing import NamedTuple

from sideboards_score.model.breakdown import GameScore, PlayerScore
from sideboards_score.model.rulebook import Band
from sideboards_score.model.sideboard import Sideboard


class Question(Enum):
    """Which arrangements are looked at; the values are the words of JSON."""

    TURNED = "turned"
    """The same order, each card either way up."""
    DRAFTED = "drafted"
    """Every order that the order of drafting allows."""
    ANY_ORDER = "any-order"
    """Every order."""


class SingleTurn(NamedTuple):
    """The one card whose turning would have gained most."""

    card: int
    """Its place, counted from 1 at the left."""
    gain: int
    """Points, the row bonus included."""


class Arrangement(NamedTuple):
    """The cards of a player laid otherwise."""

    sideboard: Sideboard
    order: tuple[int, ...]
    """For each place the place where its card lies on the table, counted from 1."""
    turned: tuple[int, ...]
    """The places, counted from 1, whose card is turned against how it lies."""

    @property
    def moved(self) -> tuple[int, ...]:
        """The places whose card lies at another place on the table."""
        return tuple(place for place, card in enumerate(self.order, 1) if place != card)


class Possible(NamedTuple):
    """What was possible for one player; the others stay as they lie."""

    name: str
    points: int
    """What the sideboard gives as it lies, without bonus and swap card."""
    now: int
    """The total as it lies."""
    best: int
    """The most points that any arrangement gives, without bonus and swap card."""
    total: int
    """The highest total."""
    shown: Arrangement
    """One that reaches the total; of those that the tables count, one with the fewest changes."""
    reached: PlayerScore
    """What that one gives, counted on the board."""
    ways: int | None
    """How many arrangements reach the total; None where that was not counted."""
    high: int
    """What the highest total can be at most once unknown drawers are known."""
    proved: bool
    """Whether no arrangement gives more."""
    single: SingleTurn | None = None
    """None where no single turn gains anything."""
    band: Band | None = None
    """The ranking that a lone player would have had."""

    @property
    def left(self) -> int:
        """Points left on the table."""
        return self.total - self.now


class Hindsight(NamedTuple):
    """What was possible in a game."""

    question: Question
    score: GameScore
    players: tuple[Possible, ...]

    @property
    def proved(self) -> bool:
        """Whether nobody could have had more."""
        return all(player.proved for player in self.players)

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has the highest total that was possible, each against the others as they stand."""
        most = max(player.total for player in self.players)
        return tuple(player.name for player in self.players if player.total == most)

    @property
    def left_most(self) -> tuple[str, ...]:
        """Who left the most points on the table; nobody where nothing was left."""
        most = max(player.left for player in self.players)
        return tuple(player.name for player in self.players if most and player.left == most)
