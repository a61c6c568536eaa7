"""What a board comes to for all teams."""

from sideboards_score.sequence.model.board import EMPTY, Board, Team
from sideboards_score.sequence.model.standing import Match, Outcome, Standing, TeamStanding
from sideboards_score.sequence.rules.finished import count_in, count_of, finished, finishing
from sideboards_score.sequence.rules.jack import safe_chips


def standing_of(board: Board, match: Match) -> Standing:
    """The sequences of every team on the board, and who has won."""
    teams = tuple(_team(board, team, match) for team in board.teams)
    outcome, winner = _outcome(teams, match)
    notes = tuple(_notes(board, teams, match, outcome))
    return Standing(board, match, teams, outcome, winner, notes)


def _team(board: Board, team: Team, match: Match) -> TeamStanding:
    known = board.known_as(EMPTY)
    most = count_of(board.known_as(team.value), team)
    runs = finished(known, team)
    squares = finishing(board, team)
    safe = safe_chips(known, team, advanced=match.advanced)
    return TeamStanding(team, runs, most, squares, safe)


def _outcome(teams: tuple[TeamStanding, ...], match: Match) -> tuple[Outcome, Team | None]:
    """Who has enough sequences; squares that are not known may still add somebody."""
    done = [team.team for team in teams if team.count >= match.wins_at]
    may = [team.team for team in teams if team.most >= match.wins_at]
    if len(done) > 1:
        return Outcome.SEVERAL, None
    if len(may) > len(done):
        return Outcome.OPEN, None
    return (Outcome.WON, done[0]) if done else (Outcome.NOBODY, None)


def _notes(
    board: Board, teams: tuple[TeamStanding, ...], match: Match, outcome: Outcome
) -> list[str]:
    """What has to be said beside the figures."""
    counts = [team.count for team in teams]
    runs = [run for team in teams for run in team.runs]
    notes = []
    if outcome is Outcome.SEVERAL:
        notes.append("sequence-first")
    if match.assumed and len(board.teams) < len(Team) and 1 in counts:
        notes.append("sequence-teams-assumed")
    # Under the advanced rule no chip is safe from a jack, declared or not.
    if not match.advanced and any(len(run.places) not in _EXACT for run in runs):
        notes.append("sequence-declared")
    if board.unknown:
        notes.append("sequence-unknown")
    if match.advanced:
        notes.append("sequence-broken")
    return notes


_EXACT = {length for length in range(5, 14) if count_in(length) > count_in(length - 1)}
"""Lengths of runs that can be cut into their sequences in one way only."""
