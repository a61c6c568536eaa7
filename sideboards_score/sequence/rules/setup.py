"""Whether so many people may play in so many teams, and how the game begins for them."""

from sideboards_score.sequence.model.board import Team
from sideboards_score.sequence.model.setup import Facts, Setup


def setups(players: int, teams: int | None, facts: Facts) -> tuple[Setup, ...]:
    """The set-up asked for, or every one that is allowed; one with its problem where none is."""
    if players not in facts.players:
        return (Setup(players, teams, "sequence-players-wrong"),)
    if teams is not None:
        return (setup_of(players, teams, facts),)
    return tuple(setup_of(players, count, facts) for count in facts.hands if not players % count)


def setup_of(players: int, teams: int, facts: Facts) -> Setup:
    """One set-up, legal or with the reason why not."""
    if players not in facts.players:
        return Setup(players, teams, "sequence-players-wrong")
    if teams not in facts.hands:
        return Setup(players, teams, "sequence-teams-wrong")
    if players % teams:
        return Setup(players, teams, "sequence-teams-unequal")
    seats = tuple(tuple(Team)[seat % teams] for seat in range(players))
    hand = facts.hands[teams][players]
    return Setup(players, teams, None, hand, facts.wins[teams], facts.chips, seats)
