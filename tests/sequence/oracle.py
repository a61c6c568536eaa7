"""Sequences counted again, apart from the program: all lines of five, and every choice of them."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

from ortools.sat.python import cp_model

from sideboards_score.sequence.model.board import Board, Team

Square = tuple[int, int]
Five = frozenset[Square]
WAYS = ((0, 1), (1, 0), (1, 1), (1, -1))


def corners(side: int) -> set[Square]:
    return {(line, column) for line in (1, side) for column in (1, side)}


def fives(board: Board, team: Team) -> list[Five]:
    """Every five squares in a straight line that are the team's or corners."""
    side = board.side
    held = corners(side) | {
        (line, column)
        for line in range(1, side + 1)
        for column in range(1, side + 1)
        if board.rows[line - 1][column - 1] == team.value
    }
    lines = [
        frozenset((line + step * down, column + step * right) for step in range(5))
        for line in range(1, side + 1)
        for column in range(1, side + 1)
        for down, right in WAYS
    ]
    return [line for line in lines if line <= held]


def clash(one: Five, other: Five, side: int) -> bool:
    """Whether two sequences share more than one chip."""
    return len((one & other) - corners(side)) > 1


def most_by_hand(lines: Sequence[Five], side: int) -> int:
    """The largest choice, by trying every one among those that stand in each other's way."""
    count, left = 0, list(lines)
    while left:
        group, waiting = [], [left.pop()]
        while waiting:
            group.append(waiting.pop())
            near = [line for line in left if clash(group[-1], line, side)]
            left = [line for line in left if line not in near]
            waiting += near
        count += max(
            size
            for size in range(1, len(group) + 1)
            for chosen in combinations(group, size)
            if not any(clash(one, other, side) for one, other in combinations(chosen, 2))
        )
    return count


def most_by_solver(lines: Sequence[Five], side: int) -> int:
    """The largest choice, by CP-SAT."""
    model = cp_model.CpModel()
    chosen = [model.new_bool_var(str(number)) for number in range(len(lines))]
    for one, other in combinations(range(len(lines)), 2):
        if clash(lines[one], lines[other], side):
            model.add_at_most_one(chosen[one], chosen[other])
    model.maximize(sum(chosen))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return round(solver.objective_value)


def random_board(random: Random, side: int = 10) -> Board:
    """Any board: from nearly empty to full, of one colour mostly or of all."""
    empty = random.choice((0.0, 0.1, 0.4, 0.7))
    weights = random.choice(((1, 1, 1), (5, 1, 0), (1, 0, 0), (20, 1, 1)))

    def letter() -> str:
        return "." if random.random() < empty else random.choices("BGR", weights)[0]

    return Board(tuple("".join(letter() for _ in range(side)) for _ in range(side)))


def board_of(text: str) -> Board:
    """A board from lines of squares, which may have spaces between them."""
    return Board(tuple("".join(line.split()) for line in text.split("\n") if line.strip()))


def with_chips(*squares: Square, team: Team = Team.BLUE, side: int = 10) -> Board:
    """An empty board with a team's chips on some squares."""
    rows = [
        "".join(team.value if (line, column) in squares else "." for column in range(1, side + 1))
        for line in range(1, side + 1)
    ]
    return Board(tuple(rows))
