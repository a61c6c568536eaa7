"""A board to its standing and its verdicts."""

from collections.abc import Sequence

from sideboards_score.entry.text.fields import whole_number
from sideboards_score.errors import GameError, SideboardsError, UsageError, Where
from sideboards_score.sequence.entry.board_file import BoardRequest
from sideboards_score.sequence.entry.claims import parse_claim
from sideboards_score.sequence.entry.facts import load_facts
from sideboards_score.sequence.model.board import Board, Team
from sideboards_score.sequence.model.claim import Claim, Verdict
from sideboards_score.sequence.model.setup import Setup
from sideboards_score.sequence.model.standing import Match, Standing
from sideboards_score.sequence.rules.claims import verdict_on
from sideboards_score.sequence.rules.setup import setups
from sideboards_score.sequence.rules.standing import standing_of


def teams_asked(text: str | None) -> int | None:
    """The number of teams of `--teams`. Raises `UsageError`."""
    if text is None:
        return None
    choices = [str(number) for number in load_facts().wins]
    if text.strip() not in choices:
        listed = ", ".join(choices)
        raise UsageError("option-choice", option="--teams", text=text, choices=listed)
    return int(text)


def score_request(request: BoardRequest, teams: int | None) -> Standing:
    """The standing on a board, `teams` before what its file says."""
    return standing_of(request.board, match_of(request, teams))


def match_of(request: BoardRequest, teams: int | None) -> Match:
    """How the board was played, as far as it is told; raises `GameError` where that cannot be."""
    facts = load_facts()
    told = request.teams if teams is None else teams
    if told is not None and told not in facts.wins:
        raise GameError("sequence-teams-many", count=told)
    if request.players is not None:
        told = _teams_of(request.players, told)
    _check_chips(request.board, facts.chips)
    seen = len(request.board.teams)
    count = max(2, seen) if told is None else told
    if seen > count:
        raise GameError("sequence-colours", count=count, seen=seen)
    return Match(count, facts.wins[count], told is None and seen < len(Team), request.advanced)


def _teams_of(players: int, teams: int | None) -> int | None:
    """The number of teams as far as the number of players settles it."""
    found = setups(players, teams, load_facts())
    for setup in found:
        if setup.problem is not None:
            raise setup_error(setup)
    return found[0].teams if len(found) == 1 else teams


def setup_error(setup: Setup) -> GameError:
    """Why a set-up is not allowed, as an error."""
    facts = load_facts()
    known = ", ".join(map(str, facts.players))
    key = setup.problem or ""
    return GameError(
        key, count=setup.counted, players=setup.players, teams=setup.teams, known=known
    )


def _check_chips(board: Board, most: int) -> None:
    for team in Team:
        count = board.chips(team.value)
        if count > most:
            raise GameError("sequence-chips", team=team, count=count, most=most)


def verdicts_on(claims: Sequence[str], board: Board) -> tuple[Verdict, ...]:
    """Claims as typed against a board. Raises a `SideboardsError`."""
    if not claims:
        raise UsageError("sequence-no-claim")
    parsed = [_claim(text) for text in claims]
    return tuple(verdict_on(claim, board) for claim in parsed)


def _claim(text: str) -> Claim:
    try:
        return parse_claim(text)
    except SideboardsError as error:
        raise error.inside(Where("option", "--claim")) from None


def set_up(players: str | None, teams: str | None) -> tuple[Setup, ...]:
    """The set-ups for so many players, in words of the command line. Raises `UsageError`."""
    if players is None:
        raise UsageError("sequence-no-players")
    count = whole_number(players.strip())
    if count is None:
        raise UsageError("sequence-number", option="--players", text=players)
    number = None if teams is None else whole_number(teams.strip())
    if teams is not None and number is None:
        raise UsageError("sequence-number", option="--teams", text=teams)
    return setups(count, number, load_facts())
