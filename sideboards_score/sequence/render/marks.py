"""The signs of sequences: a number for each, counted within its team."""

from collections.abc import Mapping

from sideboards_score.sequence.model.board import Line, Place
from sideboards_score.sequence.model.standing import Standing, TeamStanding


def names_of(team: TeamStanding) -> Mapping[str, Line]:
    """The sequences of a team by their signs: B1, B2."""
    letter = team.team.value
    return {f"{letter}{number}": line for number, line in enumerate(team.sequences, 1)}


def numbers_on(standing: Standing) -> Mapping[Place, str]:
    """The numbers of the sequences that each chip lies in."""
    found: dict[Place, str] = {}
    for team in standing.teams:
        for name, line in names_of(team).items():
            for place in line:
                if not standing.board.is_corner(place):
                    before = f"{found[place]}," if place in found else ""
                    found[place] = before + name[1:]
    return found
