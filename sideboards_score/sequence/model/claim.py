"""A claimed number of sequences, and why it does not hold."""

from typing import NamedTuple

from sideboards_score.sequence.model.board import Line, Place, Team

TOO_MANY = ("six-as-two", "gap", "four", "shared-chips", "corner-as-chip", "bend", "other-team")
"""What makes people count too many, the likeliest first."""

TOO_FEW = ("no-sharing", "corner-not-free", "diagonal", "overlooked")
"""What makes people count too few, the likeliest first."""

TOGETHER = "together"
UNEXPLAINED = "unexplained"

REASONS = (*TOO_MANY, *TOO_FEW, TOGETHER, UNEXPLAINED)
"""Every kind of reason."""


class Claim(NamedTuple):
    """What somebody says a team has."""

    team: Team
    claimed: int


class Mistake(NamedTuple):
    """One line that was counted and does not count, or does and was not."""

    kind: str
    places: Line
    at: Place | None = None
    """The square that spoils it: the gap, the chip of another team, the bend, the corner."""


class Reason(NamedTuple):
    """Mistakes that together give the claimed number."""

    kind: str
    mistakes: tuple[Mistake, ...]
    unknown: tuple[Place, ...] = ()
    """Their squares that are not known, and are taken for chips."""


class Verdict(NamedTuple):
    """A claim with the right number."""

    claim: Claim
    least: int
    most: int
    """More than `least` only where squares are not known."""
    holds: bool | None
    """None where squares that are not known decide it."""
    reasons: tuple[Reason, ...]
