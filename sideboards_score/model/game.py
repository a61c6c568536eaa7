"""A finished game, ready to be scored."""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from sideboards_score.model.deck import Deck
from sideboards_score.model.objectives import ObjectiveSet
from sideboards_score.model.rulebook import Edition, Rulebook
from sideboards_score.model.sideboard import Sideboard


class Variant(Enum):
    """How the game was dealt."""

    STANDARD = "standard"
    FOUR_CARDS = "four-cards"


class Player(NamedTuple):
    """A player with the sideboard and whether the swap card was used."""

    name: str
    sideboard: Sideboard
    swap_used: bool = False


class Occasion(NamedTuple):
    """When and where a game was played, and what somebody noted about it."""

    date: str | None = None
    """The day, as 2026-11-28."""
    place: str | None = None
    note: str | None = None


class Remark(NamedTuple):
    """Something noticed while reading the input that a user should know."""

    kind: str
    values: Mapping[str, object]


class Game(NamedTuple):
    """A game: who laid what, and what counts."""

    deck: Deck
    rulebook: Rulebook
    objectives: ObjectiveSet
    players: tuple[Player, ...]
    edition: Edition
    variant: Variant = Variant.STANDARD
    partial: bool = False
    remarks: tuple[Remark, ...] = ()
    alone: bool = False
    """Whether the one player of a count in mid-game plays alone."""
    occasion: Occasion = Occasion()

    @property
    def solo(self) -> bool:
        """Whether it is a solo game; one player in mid-game may just be the one who counts."""
        return len(self.players) == 1 and (self.alone or not self.partial)

    def with_sideboard(self, index: int, sideboard: Sideboard) -> "Game":
        """The game if one of the players had another sideboard."""
        player = self.players[index]._replace(sideboard=sideboard)
        return self._replace(players=(*self.players[:index], player, *self.players[index + 1 :]))
