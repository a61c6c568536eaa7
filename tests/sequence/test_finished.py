"""The largest choice of sequences, against every choice and against a solver."""

from random import Random

import pytest

from sideboards_score.sequence.model.board import Board, Place, Team
from sideboards_score.sequence.rules.finished import count_of, finished, finishing
from sideboards_score.sequence.rules.lines import straight_lines
from tests.sequence.oracle import (
    Square,
    clash,
    fives,
    most_by_hand,
    most_by_solver,
    random_board,
    with_chips,
)


@pytest.mark.parametrize("side", [5, 6, 7])
def test_every_choice_on_small_boards_is_no_larger(side: int) -> None:
    random = Random(side)
    for _ in range(60):
        board = random_board(random, side)
        for team in Team:
            assert count_of(board, team) == most_by_hand(fives(board, team), side)


@pytest.mark.parametrize("team", Team)
def test_a_full_board_of_one_colour_holds_two_in_every_long_line(team: Team) -> None:
    board = Board((team.value * 10,) * 10)
    # 10 rows and columns with 2 each; diagonals of 9 and 10 with 2, of 5 to 8 with 1, both ways
    assert count_of(board, team) == 20 * 2 + 2 * (3 * 2 + 8)
    assert count_of(board, team) == most_by_solver(fives(board, team), 10)


def agrees(seed: int) -> None:
    board = random_board(Random(seed))
    for team in Team:
        lines = [line for run in finished(board, team) for line in run.sequences]
        as_sets = [frozenset((p.line, p.column) for p in line) for line in lines]
        possible = fives(board, team)
        assert len(lines) == most_by_solver(possible, 10), seed
        assert set(as_sets) <= set(possible)
        pairs = [(a, b) for i, a in enumerate(as_sets) for b in as_sets[:i]]
        assert not any(clash(a, b, 10) for a, b in pairs)


@pytest.mark.parametrize("seed", range(20))
def test_the_choice_is_as_large_as_that_of_a_solver(seed: int) -> None:
    agrees(seed)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_the_choice_is_as_large_as_that_of_a_solver_on_2000_boards(part: int) -> None:
    for seed in range(1000 + part * 250, 1000 + (part + 1) * 250):
        agrees(seed)


@pytest.mark.parametrize("seed", range(10))
def test_finishing_squares_are_all_that_raise_the_count(seed: int) -> None:
    board = random_board(Random(seed))
    for team in Team:
        raising = {
            place
            for place in board.places()
            if board.at(place) == "."
            and count_of(board.with_letter(place, team.value), team) > count_of(board, team)
        }
        assert set(finishing(board, team)) == raising


@pytest.mark.parametrize(
    ("length", "count"), [(4, 0), (5, 1), (6, 1), (7, 1), (8, 1), (9, 2), (10, 2)]
)
@pytest.mark.parametrize("way", [(0, 1), (1, 0)])
def test_so_many_in_a_line_are_so_many_sequences(length: int, count: int, way: Square) -> None:
    squares = [(3 + way[0] * n - 2 * way[0], 3 + way[1] * n - 2 * way[1]) for n in range(length)]
    assert count_of(with_chips(*squares), Team.BLUE) == count


def test_every_kind_of_line_is_seen() -> None:
    ways = {
        (line[1].line - line[0].line, line[1].column - line[0].column)
        for line in straight_lines(10)
    }
    assert ways == {(0, 1), (1, 0), (1, 1), (1, -1)}
    assert len(straight_lines(10)) == 10 + 10 + 2 * 11
    for line in straight_lines(10):
        chips = list(line[:5])
        board = with_chips(*((p.line, p.column) for p in chips), team=Team.RED)
        assert count_of(board, Team.RED) == 1, line


def test_turning_the_board_keeps_every_count() -> None:
    # The way round of a photo cannot be seen; it does not matter.
    for seed in range(50):
        board = random_board(Random(seed))
        turned = Board(tuple("".join(column) for column in zip(*board.rows[::-1], strict=True)))
        for team in Team:
            assert count_of(board, team) == count_of(turned, team)


def test_a_chip_more_never_lowers_a_count() -> None:
    for seed in range(50):
        board = random_board(Random(seed))
        place = Place(5, 1 + seed % 10)
        more = board.with_letter(place, "B")
        assert count_of(more, Team.BLUE) >= count_of(board, Team.BLUE)
