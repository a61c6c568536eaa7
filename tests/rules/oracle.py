"""An independent count of everything that the rules ask for: from card codes, plain and slow.

Written from the rules alone and sharing no code with the package. A drawer is a (line, card) pair
counted from 1 at the top left; a board maps drawers to the letter that they show.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

Cell = tuple[int, int]
Board = dict[Cell, str]
Placement = frozenset[Cell]


class Rows(NamedTuple):
    """A row objective: how many rows count, of which letter, in which lines."""

    of: str
    rows: int
    letter: str | None = None
    lines: tuple[int, ...] = ()


ROWS = {
    15: Rows("color", 2),
    16: Rows("handle", 2),
    17: Rows("color", 1),
    18: Rows("handle", 1),
    19: Rows("color", 1, "R"),
    20: Rows("color", 1, "T"),
    21: Rows("color", 1, "P"),
    22: Rows("color", 1, "O"),
    23: Rows("color", 1, "K"),
    24: Rows("handle", 1, "f"),
    25: Rows("handle", 1, "s"),
    26: Rows("handle", 1, "b"),
    27: Rows("color", 2, None, (1, 4)),
    28: Rows("handle", 2, None, (1, 4)),
    29: Rows("color", 2, None, (2, 3)),
    30: Rows("handle", 2, None, (2, 3)),
}


class Score(NamedTuple):
    """What one player gets."""

    colors: int
    handles: int
    drawers: int
    bonus: int
    swap: int
    total: int


class Goals(NamedTuple):
    """Both patterns with their points, the number of the row objective, and the rules."""

    colors: tuple[str, int]
    handles: tuple[str, int]
    rows: int
    half_turns: bool = False
    four_cards: bool = False


def board_of(codes: Sequence[str], of: str) -> Board:
    """The drawers that show a colour, or a handle; unknown ones and bare ones are left out."""
    board = {}
    for card, code in enumerate(codes, 1):
        for line, drawer in enumerate(re.findall("[A-Z?][a-z]?", code), 1):
            letter = drawer[0] if of == "color" else drawer[1:]
            if letter not in ("", "?", "x"):
                board[line, card] = letter
    return board


def shapes(pattern: str, *, half_turns: bool) -> set[Placement]:
    """The pattern turned (by quarter turns, or only by 180 degrees), and each of these mirrored."""
    rows = pattern.split("/")
    shape = {(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "X"}
    found = set()
    for quarter in range(4):
        if quarter % 2 == 0 or not half_turns:
            found.add(_moved_home(shape))
            found.add(_moved_home({(y, -x) for y, x in shape}))
        shape = {(x, -y) for y, x in shape}
    return found


def _moved_home(shape: Iterable[Cell]) -> Placement:
    top, left = min(y for y, _ in shape), min(x for _, x in shape)
    return frozenset((y - top, x - left) for y, x in shape)


@lru_cache
def positions(pattern: str, *, half_turns: bool) -> list[Placement]:
    """Every way to lay the pattern on five lines of eight cards."""
    laid = [
        frozenset((y + down, x + right) for y, x in shape)
        for shape in shapes(pattern, half_turns=half_turns)
        for down in range(1, 6)
        for right in range(1, 9)
    ]
    return [cells for cells in laid if all(y <= 5 and x <= 8 for y, x in cells)]


def placements(board: Board, pattern: str, *, half_turns: bool) -> set[Placement]:
    """Every place where all drawers of the pattern show one letter."""
    return {
        cells
        for cells in positions(pattern, half_turns=half_turns)
        if len({board.get(cell) for cell in cells}) == 1 and cells <= board.keys()
    }


def most_disjoint(found: Iterable[Placement]) -> int:
    """The size of a largest choice in which no drawer is used twice."""
    return _most_disjoint(frozenset(found))


@lru_cache(maxsize=1_000_000)
def _most_disjoint(found: frozenset[Placement]) -> int:
    """Leave the first drawer that any placement covers free, or cover it by each in turn."""
    if not found:
        return 0
    first = min(min(placement) for placement in found)
    best = _most_disjoint(frozenset(p for p in found if first not in p))
    for taken in found:
        if first in taken:
            best = max(best, 1 + _most_disjoint(frozenset(p for p in found if not p & taken)))
    return best


@lru_cache(maxsize=100_000)
def count(codes: tuple[str, ...], of: str, pattern: str, *, half_turns: bool = False) -> int:
    """How often a pattern counts on a sideboard. Placements of two letters never share a drawer."""
    board = board_of(codes, of)
    found = placements(board, pattern, half_turns=half_turns)
    by_letter: dict[str, list[Placement]] = {}
    for placement in found:
        by_letter.setdefault(board[min(placement)], []).append(placement)
    return sum(most_disjoint(same) for same in by_letter.values())


def runs(board: Board, line: int) -> Iterator[tuple[str, int]]:
    """The rows of a line, from left to right: letter and length."""
    letter, length = "", 0
    for card in range(1, 10):
        here = board.get((line, card), "")
        if here == letter:
            length += 1
            continue
        if letter:
            yield letter, length
        letter, length = here, 1


@lru_cache(maxsize=100_000)
def drawers_in_rows(codes: tuple[str, ...], goal: Rows) -> int:
    """How many drawers a row objective counts."""
    board = board_of(codes, goal.of)

    def longest(lines: Iterable[int], rows: int) -> int:
        lengths = [
            length
            for line in lines
            for letter, length in runs(board, line)
            if goal.letter in (None, letter)
        ]
        return sum(sorted(lengths)[-rows:])

    if goal.lines:
        return sum(longest([line], 1) for line in goal.lines)
    return longest(range(1, 6), goal.rows)


READINGS = ("different-lines", "lines-together", "bare-drawer-passed", "no-row-of-one")
"""What the rulebooks leave open about rows."""


def drawers_by(reading: str, codes: tuple[str, ...], goal: Rows) -> int:
    """How many drawers a row objective counts by another reading; by none as it stands."""
    lines = [_lengths(codes, goal, line, reading) for line in goal.lines or range(1, 6)]
    if reading == "different-lines" or (goal.lines and reading != "lines-together"):
        lines = [sorted(lengths)[-1:] for lengths in lines]
    longest = sorted(length for lengths in lines for length in lengths)[-goal.rows :]
    return sum(length for length in longest if length > 1 or reading != "no-row-of-one")


def _lengths(codes: tuple[str, ...], goal: Rows, line: int, reading: str) -> list[int]:
    drawers = [re.findall("[A-Z?][a-z]?", code)[line - 1] for code in codes]
    if reading == "bare-drawer-passed":
        drawers = [drawer for drawer in drawers if len(drawer) > 1]
    board = board_of(drawers, goal.of)
    return [length for letter, length in runs(board, 1) if goal.letter in (None, letter)]


def bonuses(lengths: Sequence[int], rows: int) -> list[int]:
    """The row bonus of each player."""
    if len(lengths) == 1:
        (length,) = lengths
        low, middle, high = (4, 6, 8) if rows == 1 else (7, 9, 11)
        return [8 if length >= high else 4 if length >= middle else 2 if length >= low else 0]
    prizes = {2: [4], 3: [8, 4]}.get(len(lengths), [8, 4, 2])
    by_length = dict(zip(sorted({n for n in lengths if n}, reverse=True), prizes, strict=False))
    return [by_length.get(length, 0) for length in lengths]


def score(
    boards: Sequence[tuple[str, ...]], swaps_used: Sequence[bool], goals: Goals
) -> list[Score]:
    """The whole count of a game."""
    rows = ROWS[goals.rows]
    lengths = [drawers_in_rows(codes, rows) for codes in boards]
    scores = []
    for codes, used, length, bonus in zip(
        boards, swaps_used, lengths, bonuses(lengths, rows.rows), strict=True
    ):
        colors = count(codes, "color", goals.colors[0], half_turns=goals.half_turns)
        handles = count(codes, "handle", goals.handles[0], half_turns=goals.half_turns)
        swap = 0 if used or goals.four_cards else 1
        points = colors * goals.colors[1] + handles * goals.handles[1] + 2 * length
        scores.append(Score(colors, handles, length, bonus, swap, points + bonus + swap))
    return scores
