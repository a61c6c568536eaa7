"""A claimed count, what it is worth, and the slips that lead to it."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from sideboards_score.model.breakdown import Bounds, GameScore
from sideboards_score.model.objectives import Kind
from sideboards_score.model.rulebook import Band
from sideboards_score.model.sideboard import DrawerSet, Place, places_in


class Field(Enum):
    """What a claim is about; the values are the words of claims and JSON."""

    TOTAL = "total"
    COLORS = "colors"
    HANDLES = "handles"
    ROWS = "rows"
    BONUS = "bonus"
    SWAP = "swap"


COUNTED = (Field.COLORS, Field.HANDLES, Field.ROWS)
"""Fields that can be claimed as a count too: of combinations, or of drawers."""

JOINT = (Field.TOTAL, Field.BONUS)
"""Fields that hang on the sideboards of all players."""


class Unit(Enum):
    """What a claimed figure counts."""

    POINTS = "points"
    COUNT = "count"


class Claim(NamedTuple):
    """What somebody says a figure is."""

    player: str
    field: Field
    unit: Unit
    value: int


SLIP_KINDS = (
    "swap-forgotten",
    "swap-given",
    "bonus-forgotten",
    "bonus-competition-ranking",
    "bonus-shared",
    "bonus-steps-added",
    "bonus-other-players",
    "bonus-other-place",
    "bonus-without-row",
    "greedy-choice",
    "missed-combination",
    "drawer-used-twice",
    "count-for-points",
    "wrong-line",
    "any-value",
    "fixed-value",
    "other-value",
    "rows-number",
    "across-gap",
    "shorter-row",
    "drawer-overlooked",
    "run-split",
    "bare-drawer-counted",
    "bare-drawer-skipped",
    "not-flipped",
    "not-turned",
    "as-printed",
    "turned-not-allowed",
    "mixed-values",
    "another-reading",
    "another-edition",
    "down-column",
    "other-points",
    "other-pattern",
    "wrapped-round",
    "part-forgotten",
    "other-of",
    "card-turned",
    "cards-exchanged",
    "part-added-twice",
    "bonus-added-twice",
    "other-player",
    "digits-exchanged",
    "sum-off",
)
"""Every kind of slip, from the one that people most likely make to the least likely one."""

JOINT_KINDS = frozenset({"another-reading", "another-edition"})
"""Kinds by which everybody's sideboard is counted, so that all row bonuses change."""

TWO_SLIPS = "two-slips"
"""The kind of a reason that takes two slips together."""

NO_DRAWERS = DrawerSet(0)

LIKELIHOOD: Mapping[str, int] = {kind: rank for rank, kind in enumerate(SLIP_KINDS)}
"""The place of each kind in that order."""


@dataclass(frozen=True, slots=True)
class Slip:
    """One mistake in counting, with all that is needed to make it again."""

    kind: str
    player: str
    """On whose sideboard, or in whose account."""
    field: Field
    """The part that comes out otherwise; the total for slips that change the whole sideboard."""
    count: int | None
    """Combinations or drawers as counted with the slip; None where only points come out."""
    points: int
    """Points of that part as counted with the slip."""
    places: DrawerSet = NO_DRAWERS
    """The drawers that it concerns."""
    values: Mapping[str, object] = dataclasses.field(default_factory=dict)
    """What its sentence tells, and its parameters."""
    sets: tuple[DrawerSet, ...] = ()
    """The combinations or rows as counted with the slip."""
    carried: bool = False
    """Whether the row bonus is reckoned with the wrong number of drawers too."""
    others: tuple[DrawerSet, ...] = ()
    """Other places where the same slip gives the same; each could stand in place of a named one."""

    @property
    def rank(self) -> int:
        """How likely it is: the lower, the likelier."""
        return LIKELIHOOD[self.kind]

    @property
    def placed(self) -> tuple[Place, ...]:
        """The places of the drawers that it concerns."""
        return tuple(places_in(self.places))


class Reason(NamedTuple):
    """One slip, or two together, that give just the claimed figure."""

    slips: tuple[Slip, ...]

    @property
    def kind(self) -> str:
        """The kind of the slip; `two-slips` where it takes two."""
        return self.slips[0].kind if len(self.slips) == 1 else TWO_SLIPS

    def board(self, player: str) -> str:
        """On whose sideboard its places lie: the given player's, else that of another one."""
        owners = [slip.player for slip in self.slips]
        return player if player in owners else owners[0]

    @property
    def rank(self) -> tuple[int, ...]:
        """How likely it is: the lower, the likelier."""
        return (len(self.slips), sum(slip.rank for slip in self.slips))


@dataclass(frozen=True, slots=True)
class Verdict:
    """A claim beside what is right."""

    claim: Claim
    counted: int
    bounds: Bounds
    """What the figure can still become when unknown drawers are known."""
    holds: bool | None
    """None where unknown drawers leave it open."""
    reasons: tuple[Reason, ...] = ()
    """Every single slip that gives the claimed figure, else pairs of slips; the likeliest first."""


@dataclass(frozen=True, slots=True)
class Interpretation:
    """What another edition, or another interpretation of a silent point, makes of a game."""

    kind: str
    values: Mapping[str, object]
    totals: tuple[int, ...]
    """The total of each player, in the order of the game."""
    winners: tuple[str, ...]
    ranking_changes: bool
    """Whether the order of the players or the winners differ; in a solo game the band."""
    band: Band | None = None
    """The band of a solo game."""

    def changed(self, score: GameScore) -> list[tuple[str, int, int]]:
        """Name, total as scored, and total by this interpretation, where they differ."""
        return [
            (player.name, player.total, total)
            for player, total in zip(score.players, self.totals, strict=True)
            if player.total != total
        ]


class OtherChoice(NamedTuple):
    """Another choice of combinations or rows that scores the same."""

    player: str
    field: Field
    sets: tuple[DrawerSet, ...]
    """All combinations or rows of the other choice."""
    instead: tuple[DrawerSet, ...]
    """Those that the shown choice does not have."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """The second opinion on a game."""

    interpretations: tuple[Interpretation, ...]
    choices: tuple[OtherChoice, ...]


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What `check` finds: verdicts on claims, or a second opinion."""

    score: GameScore
    verdicts: tuple[Verdict, ...] = ()
    opinion: Opinion | None = None
    kinds: tuple[Kind, ...] = tuple(Kind)
    """The objectives asked about; a claim typed in one line may leave the others out."""
