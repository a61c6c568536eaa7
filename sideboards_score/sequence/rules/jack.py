"""What a one-eyed jack of an opponent may take."""

from sideboards_score.sequence.model.board import Board, Place, Team
from sideboards_score.sequence.rules.finished import always_in
from sideboards_score.sequence.rules.lines import runs_of


def may_take(board: Board, place: Place, owner: Team, *, advanced: bool = False) -> bool | None:
    """Whether an opponent's jack may take this chip; None where the board does not show it.

    It takes chips that are in no finished sequence; by the advanced rule any chip. Of a run of six
    the board does not show which five were declared.
    """
    if board.is_corner(place) or board.at(place) != owner.value:
        return False
    if advanced:
        return True
    runs = [run for run in runs_of(board, owner) if place in run]
    if any(place in always_in(run) for run in runs):
        return False
    return None if runs else True


def safe_chips(board: Board, owner: Team, *, advanced: bool) -> tuple[Place, ...]:
    """The chips of a team that no jack may take."""
    return tuple(
        place
        for place in board.places()
        if board.at(place) == owner.value
        and may_take(board, place, owner, advanced=advanced) is False
    )
