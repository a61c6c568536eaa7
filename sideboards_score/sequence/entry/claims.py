"""Claims as typed: `blue=2`."""

from sideboards_score.entry.text.fields import whole_number
from sideboards_score.errors import NotationError
from sideboards_score.sequence.entry.names import team_named
from sideboards_score.sequence.model.claim import Claim

_MOST = 99
"""No board holds so many sequences of one team that anybody would claim more."""


def parse_claim(text: str) -> Claim:
    """One claim. Raises `NotationError`."""
    name, sign, number = text.rpartition("=")
    count = whole_number(number.strip())
    if not sign or count is None or count > _MOST:
        raise NotationError("sequence-claim", text=text)
    return Claim(team_named(name), count)
