"""A board however it is given: typed or in a file."""

from typing import NamedTuple

from sideboards_score.errors import SideboardsError, Where
from sideboards_score.sequence.entry.board_file import BoardRequest, read_board
from sideboards_score.sequence.entry.fixes import fixed, parse_fixes
from sideboards_score.sequence.model.standing import Standing
from sideboards_score.sequence.service.scoring import score_request


class Given(NamedTuple):
    """What the options say beside the board."""

    advanced: bool = False
    fixes: tuple[str, ...] = ()


def score_board(path: str, teams: int | None, given: Given) -> Standing:
    """The standing on a board in a file. Raises a `SideboardsError`."""
    request = _request(path, given)
    try:
        return score_request(request, teams)
    except SideboardsError as error:
        raise error.inside(Where("file", path)) from None


def _request(path: str, given: Given) -> BoardRequest:
    fixes = parse_fixes(given.fixes)
    request = read_board(path)
    advanced = request.advanced or given.advanced
    return request._replace(board=fixed(request.board, fixes), advanced=advanced)
