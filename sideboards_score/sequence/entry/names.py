"""The names of teams as people type them, in the four languages."""

from collections.abc import Mapping

from sideboards_score.entry.text.fields import nearest
from sideboards_score.errors import NotationError
from sideboards_score.sequence.model.board import Team

_NAMES: Mapping[str, Team] = {
    **dict.fromkeys(("b", "blue", "blau", "bleu", "blu"), Team.BLUE),
    **dict.fromkeys(("g", "green", "grün", "gruen", "vert", "verde"), Team.GREEN),
    **dict.fromkeys(("r", "red", "rot", "rouge", "rosso"), Team.RED),
}


def team_named(text: str) -> Team:
    """The team of a name. Raises `NotationError`."""
    team = _NAMES.get(text.strip().casefold())
    if team is None:
        raise NotationError("sequence-team-wrong", text=text, nearest=nearest(text, _NAMES))
    return team
