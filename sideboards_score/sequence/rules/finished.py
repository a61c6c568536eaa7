"""The largest choice of sequences of which any two share at most one chip.

Two sequences that cross share one square at most, so only those within one line stand in each
other's way: every run is counted by itself, and the sum is the largest choice.
"""

from sideboards_score.sequence.model.board import EMPTY, FIVE, Board, Line, Place, Team
from sideboards_score.sequence.model.standing import Run
from sideboards_score.sequence.rules.lines import runs_of, straight_lines, windows


def count_in(length: int) -> int:
    """How many sequences a run holds at once: each after the first needs four more squares.

    >>> [count_in(length) for length in (4, 5, 8, 9, 10)]
    [0, 1, 1, 2, 2]
    """
    return max(0, (length - 1) // (FIVE - 1))


def sequences_in(run: Line) -> tuple[Line, ...]:
    """That many sequences of a run, as far apart as it lets them."""
    count = count_in(len(run))
    spare = len(run) - FIVE
    starts = [spare * number // max(1, count - 1) for number in range(count)]
    return tuple(run[start : start + FIVE] for start in starts)


def finished(board: Board, team: Team) -> tuple[Run, ...]:
    """Every run of a team that holds a sequence."""
    return tuple(Run(run, sequences_in(run)) for run in runs_of(board, team))


def count_of(board: Board, team: Team) -> int:
    """How many sequences of a team count at once."""
    return sum(count_in(len(run)) for run in runs_of(board, team))


def finishing(board: Board, team: Team) -> tuple[Place, ...]:
    """The empty squares on which a chip of the team would finish a sequence more."""
    here = count_of(board, team)
    near = {
        place
        for line in straight_lines(board.side)
        for window in windows(line)
        if sum(board.holds(place, team) for place in window) == FIVE - 1
        for place in window
        if board.at(place) == EMPTY and not board.is_corner(place)
    }
    more = (place for place in near if count_of(board.with_letter(place, team.value), team) > here)
    return tuple(sorted(more))


def always_in(run: Line) -> frozenset[Place]:
    """The squares of a run that no largest choice of its sequences leaves out.

    Of a run of seven only the three in the middle are in every five.
    """
    count = count_in(len(run))
    return frozenset(place for at, place in enumerate(run) if _without(run, at) < count)


def _without(run: Line, at: int) -> int:
    """How many sequences a run holds if one of its squares is in none of them."""
    return count_in(at) + count_in(len(run) - at - 1)
