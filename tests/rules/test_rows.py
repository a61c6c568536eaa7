"""Row objectives 15-30 (de, en "row combinations")."""

from random import Random

import pytest

from sideboards_score.model.cards import COLORS, HANDLES
from sideboards_score.model.sideboard import places_in
from sideboards_score.rules.count.board import score_rows
from tests.rules import oracle
from tests.rules.boards import dealt, odd_board
from tests.rules.games import ROWS, board, lined_up

GRID = lined_up(
    "Rf Rf R  Rf Tf Ts T  Pb",
    "Tb Tb Os Os Os Os Rs Rb",
    "P  Pf Pf Kf Kf Kb Kb Kb",
    "K  Ts Os Pb Pb Pf R  R ",
    "O  K  P  Of Of Ob Ob Ob",
)
"""Rows of every kind, none of them the same in two lines."""

# What the row objective counts on GRID: value, line, first card, last card of each row.
COUNTED = {
    15: [("K", 3, 4, 8), ("O", 5, 4, 8)],  # two longest, colours may differ
    16: [("s", 2, 3, 7), ("f", 3, 2, 5)],  # of three rows of four... the next longest
    17: [("K", 3, 4, 8)],  # longest; of equal ones the upper
    18: [("s", 2, 3, 7)],
    19: [("R", 1, 1, 4)],
    20: [("T", 1, 5, 7)],
    21: [("P", 3, 1, 3)],  # of two rows of three the upper
    22: [("O", 5, 4, 8)],
    23: [("K", 3, 4, 8)],
    24: [("f", 3, 2, 5)],
    25: [("s", 2, 3, 7)],
    26: [("b", 3, 6, 8)],
    27: [("R", 1, 1, 4), ("P", 4, 4, 6)],  # lines 1 and 4 from the top (de, en, fr)
    28: [("f", 1, 1, 2), ("s", 4, 2, 3)],
    29: [("O", 2, 3, 6), ("K", 3, 4, 8)],  # lines 2 and 3
    30: [("s", 2, 3, 7), ("f", 3, 2, 5)],
}


@pytest.mark.parametrize(("number", "expected"), COUNTED.items())
def test_row_objective(number: int, expected: list[tuple[str, int, int, int]]) -> None:
    score = score_rows(GRID, ROWS[number], 2)
    assert [(r.value.value, r.line, r.first, r.last) for r in score.runs] == expected
    assert score.drawers == sum(last - first + 1 for _, _, first, last in expected)


@pytest.mark.parametrize(("number", "expected"), COUNTED.items())
def test_two_points_per_drawer(number: int, expected: list[tuple[str, int, int, int]]) -> None:
    # de, en: "2 points for each drawer" of the counted rows.
    points = sum(2 * (last - first + 1) for _, _, first, last in expected)
    assert score_rows(GRID, ROWS[number], 2).points == points


@pytest.mark.parametrize("number", ROWS)
def test_row_objective_equals_the_oracle(number: int) -> None:
    random = Random(number)
    for _ in range(150):
        cards = random.randint(0, 8)
        codes = random.choice((dealt, odd_board))(random, cards)
        score = score_rows(board(codes), ROWS[number], 2)
        assert score.drawers == oracle.drawers_in_rows(codes, oracle.ROWS[number]), codes
        assert score.points == 2 * score.drawers


@pytest.mark.parametrize("number", ROWS)
def test_counted_rows_are_unbroken_whole_and_apart(number: int) -> None:
    random = Random(number)
    goal = oracle.ROWS[number]
    for _ in range(100):
        codes = random.choice((dealt, odd_board))(random)
        letters = oracle.board_of(codes, goal.of)
        seen: set[object] = set()
        for run in score_rows(board(codes), ROWS[number], 2).runs:
            places = [(run.line, card) for card in range(run.first, run.last + 1)]
            letter = run.value.value
            assert {letters[place] for place in places} == {letter}
            assert letters.get((run.line, run.first - 1)) != letter
            assert letters.get((run.line, run.last + 1)) != letter
            assert goal.letter in (None, letter)
            assert run.line in (goal.lines or range(1, 6))
            assert not seen & set(places)
            assert [*places_in(run.drawers)] == places
            seen |= set(places)


def lengths(number: int, *lines: str) -> list[int]:
    """The lengths of the counted rows; lines not given are of five different kinds of drawers."""
    filler = ["R T P O K R T P", "T P O K R T P O", "P O K R T P O K", "O K R T P O K R"]
    cards = len(lines[0].split())
    rest = [" ".join(line.split()[:cards]) for line in filler]
    whole = [*lines, *rest][:5]
    return [run.length for run in score_rows(lined_up(*whole), ROWS[number], 2).runs]


def test_two_rows_may_lie_in_one_line_if_a_gap_parts_them() -> None:
    # Ruling, the rulebooks are silent: 15 and 16 count two rows anywhere.
    assert lengths(15, "R R R T P P P P") == [4, 3]
    assert lengths(15, "R R R T R R R R") == [4, 3]
    assert lengths(16, "Rf Tf Pf O Kf Rf Tf Pf") == [4, 3]


def test_one_unbroken_row_is_never_split_in_two() -> None:
    # Ruling, the rulebooks are silent.
    assert lengths(15, "R R R R R R R R") == [8, 1]
    assert lengths(16, "Rf Tf Pf Of Kf Rf Tf Pf") == [8]
    assert lengths(19, "R R R R R R R R") == [8]


def test_one_row_in_each_of_the_two_lines() -> None:
    # Ruling, the text of 27-30 could mean the two longest rows in both lines together.
    lines = (
        "R R R R O O O O",
        "T P T P T P T P",
        "T P T P T P T P",
        "K O K O K O K K",
        "R T P O K R T P",
    )
    score = score_rows(lined_up(*lines), ROWS[27], 2)
    assert [(run.line, run.length) for run in score.runs] == [(1, 4), (4, 2)]


def test_row_of_one_drawer_counts() -> None:
    # Ruling, no minimum length is given.
    assert lengths(19, "R T P O K T P O", *["T P O K T P O K"] * 4) == [1]
    assert lengths(24, "Rf T P O K R T P") == [1]


def test_nothing_of_the_kind_counts_nothing() -> None:
    assert lengths(24, "Rs T P O K R T P") == []
    assert lengths(16, "R T P O K R T P") == []
    assert lengths(28, "R T P O K R T P", "Rf Tf Pf O K R T P") == []


def test_lines_without_a_row_do_not_hide_the_other_line() -> None:
    assert lengths(28, "Rf Tf P O K R T P") == [2]


def test_drawer_without_a_handle_breaks_a_handle_row() -> None:
    # Ruling, handle-less drawers are mentioned in no rulebook.
    assert lengths(18, "Rf Tf P Of Kf Rf T P") == [3]
    assert lengths(24, "Rf T Pf O Kf R Tf P") == [1]


@pytest.mark.parametrize(("line", "length"), [("R R . R R T P O", 2), (". R R R . T P O", 3)])
def test_unknown_drawer_breaks_a_row_and_never_counts(line: str, length: int) -> None:
    assert lengths(19, line) == [length]


def test_unknown_handle_breaks_a_handle_row() -> None:
    assert lengths(18, "Rf Tf Px Of Kf Rf T P") == [3]


def test_rows_do_not_run_on_into_the_next_line_or_card() -> None:
    # Standing rows do not count, and line 2 does not follow line 1.
    assert lengths(19, "T T T T T T R R", "R R R T T T T T") == [3]
    assert lengths(19, *["T R T P T P O K"] * 5) == [1]


def test_fewer_than_eight_cards_count_by_the_same_rules() -> None:
    # de, en: the example with three cards has a red row of three.
    assert lengths(19, "R R R", "T P O") == [3]


def test_of_equal_rows_the_upper_then_the_left_one_is_named() -> None:
    runs = score_rows(
        lined_up("T P T P", "P R R T", "T T P P", "K O K O", "P O P O"), ROWS[15], 2
    ).runs
    assert [(run.line, run.first) for run in runs] == [(2, 2), (3, 1)]


@pytest.mark.parametrize("number", range(19, 27))
def test_fixed_value_follows_the_order_of_the_rulebooks(number: int) -> None:
    # card_db/README.md, inferred: 19..23 red turquoise pink orange black, 24..26 flower square bar.
    assert ROWS[number].value is [*COLORS, *HANDLES][number - 19]
