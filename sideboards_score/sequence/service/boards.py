"""A board however it is given: typed, in a file, or photographed."""

from typing import NamedTuple

from sideboards_score.errors import SideboardsError, UsageError, Where
from sideboards_score.sequence.entry.board_file import BoardRequest, is_photo, read_board
from sideboards_score.sequence.entry.fixes import fixed, parse_fixes
from sideboards_score.sequence.model.standing import Standing
from sideboards_score.sequence.service.reading import read_board_photo
from sideboards_score.sequence.service.scoring import score_request


class Given(NamedTuple):
    """What the options say beside the board."""

    advanced: bool = False
    corners: str | None = None
    fixes: tuple[str, ...] = ()


def score_board(path: str, teams: int | None, given: Given) -> Standing:
    """The standing on a board in a file or a photo. Raises a `SideboardsError`."""
    request = _request(path, given)
    try:
        return score_request(request, teams)
    except SideboardsError as error:
        raise error.inside(Where("file", path)) from None


def _request(path: str, given: Given) -> BoardRequest:
    if is_photo(path):
        return with_photo(path, given)
    if given.corners is not None:
        raise UsageError("sequence-corners-typed", file=path)
    fixes = parse_fixes(given.fixes)
    request = read_board(path)
    advanced = request.advanced or given.advanced
    return request._replace(board=fixed(request.board, fixes), advanced=advanced)


def with_photo(path: str, given: Given) -> BoardRequest:
    """The board that a photo shows, put right; doubtful squares are not known."""
    fixes = parse_fixes(given.fixes)
    reading = read_board_photo(path, given.corners)
    return BoardRequest(fixed(reading.board, fixes), advanced=given.advanced)
