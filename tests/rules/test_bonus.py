"""The row bonus (de, en "row combinations")."""

from itertools import product

import pytest

from sideboards_score.model.rulebook import Rulebook
from sideboards_score.rules.count.bonus import dense_ranks, row_bonus, rows_counted
from tests.rules import oracle
from tests.rules.games import ROWS


@pytest.mark.parametrize(
    ("lengths", "points", "ranks"),
    [
        ([5, 3], [4, 0], [1, 2]),  # two players: 4 for the longest
        ([3, 5], [0, 4], [2, 1]),
        ([5, 3, 4], [8, 0, 4], [1, 3, 2]),  # three: 8, 4
        ([6, 5, 4, 3], [8, 4, 2, 0], [1, 2, 3, 4]),  # four to six: 8, 4, 2
        ([3, 4, 5, 6, 7], [0, 0, 2, 4, 8], [5, 4, 3, 2, 1]),
        ([8, 7, 6, 5, 4, 3], [8, 4, 2, 0, 0, 0], [1, 2, 3, 4, 5, 6]),
        ([5, 7, 6], [0, 8, 4], [3, 1, 2]),  # fr, worked example: Lydia, Pierre, Charlotte
    ],
)
def test_bonus_by_number_of_players(
    rulebook: Rulebook, lengths: list[int], points: list[int], ranks: list[int]
) -> None:
    scores = row_bonus(lengths, rulebook)
    assert [score.points for score in scores] == points
    assert [score.rank for score in scores] == ranks


@pytest.mark.parametrize(
    ("lengths", "points", "ranks"),
    [
        # de, row bonus, tie: all tied get the same, the next length gets the NEXT bonus.
        ([5, 5], [4, 4], [1, 1]),
        ([6, 6, 5], [8, 8, 4], [1, 1, 2]),
        ([6, 5, 5], [8, 4, 4], [1, 2, 2]),
        ([4, 4, 4], [8, 8, 8], [1, 1, 1]),
        ([7, 6, 7, 5], [8, 4, 8, 2], [1, 2, 1, 3]),
        ([7, 7, 6, 6, 5, 5], [8, 8, 4, 4, 2, 2], [1, 1, 2, 2, 3, 3]),
        ([7, 6, 5, 5, 5, 4], [8, 4, 2, 2, 2, 0], [1, 2, 3, 3, 3, 4]),
        ([3, 3, 3, 3, 3, 2], [8, 8, 8, 8, 8, 4], [1, 1, 1, 1, 1, 2]),
    ],
)
def test_ties_share_and_the_next_length_has_the_next_bonus(
    rulebook: Rulebook, lengths: list[int], points: list[int], ranks: list[int]
) -> None:
    scores = row_bonus(lengths, rulebook)
    assert [score.points for score in scores] == points
    assert [score.rank for score in scores] == ranks
    assert [score.tied for score in scores] == [lengths.count(n) > 1 for n in lengths]


@pytest.mark.parametrize(
    ("lengths", "points"),
    [([0, 0], [0, 0]), ([1, 0], [4, 0]), ([2, 0, 0], [8, 0, 0]), ([3, 2, 0, 0], [8, 4, 0, 0])],
)
def test_nothing_counted_brings_no_bonus(
    rulebook: Rulebook, lengths: list[int], points: list[int]
) -> None:
    # Ruling, the rulebooks are silent.
    assert [score.points for score in row_bonus(lengths, rulebook)] == points


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_combination_of_lengths_equals_the_oracle(rulebook: Rulebook, players: int) -> None:
    for lengths in product(range(5), repeat=players):
        points = [score.points for score in row_bonus(lengths, rulebook)]
        assert points == oracle.bonuses(lengths, 1)


def test_dense_ranks() -> None:
    assert dense_ranks([7, 6, 7, 5]) == [1, 2, 1, 3]
    assert dense_ranks([0, 0]) == [1, 1]
    assert dense_ranks([4]) == [1]


def test_two_row_objectives_compare_the_sum_of_both_rows(rulebook: Rulebook) -> None:
    # de, en: for two rows the sum of both; only the sum is handed on, as here 3+3 against 5+2.
    assert [s.points for s in row_bonus([6, 7], rulebook)] == [0, 4]


@pytest.mark.parametrize(
    ("number", "rows"), [(n, 2 if n in {15, 16, 27, 28, 29, 30} else 1) for n in ROWS]
)
def test_rows_counted_by_each_objective(number: int, rows: int) -> None:
    assert rows_counted(ROWS[number]) == rows
