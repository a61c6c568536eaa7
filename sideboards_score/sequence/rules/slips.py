"""Lines that people count and that are no sequences, and sequences that they miss."""

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, groupby

from sideboards_score.sequence.model.board import EMPTY, FIVE, Board, Line, Place, Team
from sideboards_score.sequence.model.claim import Mistake
from sideboards_score.sequence.rules.finished import count_in, finished, sequences_in
from sideboards_score.sequence.rules.lines import runs_of, straight_lines, windows

Found = Iterator[Mistake]


def six_as_two(board: Board, team: Team) -> Found:
    """Six in a line taken as two sequences, which would share four chips."""
    for run in runs_of(board, team):
        if len(run) == FIVE + 1:
            yield Mistake("six-as-two", run)


def shared_chips(board: Board, team: Team) -> Found:
    """A run taken for one sequence more, which would share two or three chips with another."""
    for run in runs_of(board, team):
        if len(run) in (7, 8):  # its first five are the other one
            yield Mistake("shared-chips", run[-FIVE:])
        elif len(run) == 2 * FIVE:
            yield Mistake("shared-chips", run[2 : 2 + FIVE])


def gap(board: Board, team: Team) -> Found:
    """Five in a line with an empty square between them, or four in that way."""
    for size in (FIVE + 1, FIVE):
        for line in straight_lines(board.side):
            for window in windows(line, size):
                free = [place for place in window[1:-1] if _is_empty(board, place)]
                held = [place for place in window if board.holds(place, team)]
                if len(free) == 1 and len(held) == size - 1:
                    yield Mistake("gap", tuple(held), free[0])


def _is_empty(board: Board, place: Place) -> bool:
    return board.at(place) == EMPTY and not board.is_corner(place)


def four(board: Board, team: Team) -> Found:
    """Four chips in a line, and no fifth at either end."""
    for line in straight_lines(board.side):
        for held, group in groupby(line, lambda place: board.holds(place, team)):
            run = tuple(group)
            if held and len(run) == FIVE - 1 and not any(map(board.is_corner, run)):
                yield Mistake("four", run)


def other_team(board: Board, team: Team) -> Found:
    """Five in a line of which one is another team's chip."""
    others = {other.value for other in Team} - {team.value}
    for line in straight_lines(board.side):
        for window in windows(line):
            strange = [
                place
                for place in window
                if board.at(place) in others and not board.is_corner(place)
            ]
            held = [place for place in window if board.holds(place, team)]
            if len(strange) == 1 and len(held) == FIVE - 1:
                yield Mistake("other-team", window, strange[0])


def corner_as_chip(board: Board, team: Team) -> Found:
    """Three chips beside a corner: it saves the fifth chip, and was taken for the fourth too."""
    for line in straight_lines(board.side):
        for way in (line, line[::-1]):
            held = [board.holds(place, team) for place in way[:FIVE]]
            if board.is_corner(way[0]) and held == [True] * (FIVE - 1) + [False]:
                yield Mistake("corner-as-chip", way[: FIVE - 1], way[0])


def bend(board: Board, team: Team) -> Found:
    """Five chips in a line that turns."""
    for pivot in board.places():
        if board.at(pivot) == team.value:
            for one, other in combinations(_WAYS, 2):
                if one != (-other[0], -other[1]):
                    yield from _bends(board, team, pivot, (one, other))


Way = tuple[int, int]
_WAYS: tuple[Way, ...] = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)


def _bends(board: Board, team: Team, pivot: Place, ways: tuple[Way, Way]) -> Found:
    """Both legs of one square at least, and four between them."""
    one, other = (_leg(board, team, pivot, way) for way in ways)
    for length in range(1, FIVE - 1):
        rest = FIVE - 1 - length
        if len(one) >= length and len(other) >= rest:
            yield Mistake("bend", (*one[:length][::-1], pivot, *other[:rest]), pivot)


def _leg(board: Board, team: Team, pivot: Place, way: Way) -> Line:
    """The team's chips from a square on; corners, which belong to nobody's line, left out."""
    squares = (
        Place(pivot.line + step * way[0], pivot.column + step * way[1]) for step in range(1, FIVE)
    )
    leg: list[Place] = []
    for place in squares:
        inside = 1 <= place.line <= board.side and 1 <= place.column <= board.side
        if not inside or board.at(place) != team.value or board.is_corner(place):
            break
        leg.append(place)
    return tuple(leg)


def no_sharing(board: Board, team: Team) -> Found:
    """A sequence that uses a chip of an earlier one, which it may."""
    used: set[Place] = set()
    for run in finished(board, team):
        for sequence in run.sequences:
            shared = [place for place in sequence if place in used and not board.is_corner(place)]
            if shared:
                yield Mistake("no-sharing", sequence, shared[0])
            else:
                used.update(sequence)


def corner_not_free(board: Board, team: Team) -> Found:
    """A sequence that there is only because its corner counts."""
    for run in runs_of(board, team):
        bare = tuple(place for place in run if not board.is_corner(place))
        cornered = [line for line in sequences_in(run) if any(map(board.is_corner, line))]
        for line in cornered[: count_in(len(run)) - count_in(len(bare))]:
            yield Mistake("corner-not-free", line, next(filter(board.is_corner, line)))


def diagonal(board: Board, team: Team) -> Found:
    """A sequence on a diagonal."""
    for run in finished(board, team):
        first, second = run.places[:2]
        if first.line != second.line and first.column != second.column:
            yield from (Mistake("diagonal", line) for line in run.sequences)


def overlooked(board: Board, team: Team) -> Found:
    """Any sequence at all."""
    for run in finished(board, team):
        yield from (Mistake("overlooked", line) for line in run.sequences)


SLIPS: Mapping[str, Callable[[Board, Team], Found]] = {
    "six-as-two": six_as_two,
    "gap": gap,
    "four": four,
    "shared-chips": shared_chips,
    "corner-as-chip": corner_as_chip,
    "bend": bend,
    "other-team": other_team,
    "no-sharing": no_sharing,
    "corner-not-free": corner_not_free,
    "diagonal": diagonal,
    "overlooked": overlooked,
}
"""How each kind of mistake is found on a board."""
