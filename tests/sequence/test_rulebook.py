"""The rulebook's own cases (it: version for two, free corners, jacks, advanced rule, three)."""

import pytest

from sideboards_score.sequence.entry.facts import load_facts
from sideboards_score.sequence.model.board import Board, Place, Team
from sideboards_score.sequence.model.standing import Match, Outcome
from sideboards_score.sequence.rules.finished import count_of
from sideboards_score.sequence.rules.jack import may_take, safe_chips
from sideboards_score.sequence.rules.setup import setup_of, setups
from sideboards_score.sequence.rules.standing import standing_of
from tests.sequence.oracle import with_chips

FACTS = load_facts()
TWO, THREE = Match(2, 2, False, False), Match(3, 1, False, False)
ROW = [(3, column) for column in range(3, 8)]


def both(*boards: Board) -> Board:
    """The chips of several boards on one."""
    lines = zip(*(board.rows for board in boards), strict=True)
    return Board(tuple("".join(max(s) for s in zip(*rows, strict=True)) for rows in lines))


@pytest.mark.parametrize("corner", [(1, 1), (1, 10), (10, 1), (10, 10)])
@pytest.mark.parametrize("way", [(0, 1), (1, 0), (1, 1)])
def test_a_corner_is_the_fifth_for_every_team(
    corner: tuple[int, int], way: tuple[int, int]
) -> None:
    down, right = (way[0] if corner[0] == 1 else -way[0]), (way[1] if corner[1] == 1 else -way[1])
    squares = [(corner[0] + n * down, corner[1] + n * right) for n in range(1, 5)]
    for team in Team:
        assert count_of(with_chips(*squares, team=team), team) == 1
        assert count_of(with_chips(*squares[:3], team=team), team) == 0


def test_two_teams_use_the_same_corner() -> None:
    blue = with_chips(*((1, n) for n in range(2, 6)))
    red = with_chips(*((n, 1) for n in range(2, 6)), team=Team.RED)
    standing = standing_of(both(blue, red), TWO)
    assert [team.count for team in standing.teams] == [1, 1]


def test_the_second_sequence_may_use_one_chip_of_the_first() -> None:
    cross = [(line, 5) for line in range(1, 6)]
    standing = standing_of(with_chips(*ROW, *cross), TWO)
    assert standing.teams[0].count == 2
    assert (standing.outcome, standing.winner) == (Outcome.WON, Team.BLUE)


def test_two_sequences_win_between_two_and_one_among_three() -> None:
    assert dict(FACTS.wins) == {2: 2, 3: 1}
    board = with_chips(*ROW)
    assert standing_of(board, TWO).outcome is Outcome.NOBODY
    assert standing_of(board, THREE).winner is Team.BLUE


def test_a_board_does_not_tell_who_was_first() -> None:
    board = both(with_chips(*ROW), with_chips(*((8, c) for c in range(2, 7)), team=Team.GREEN))
    standing = standing_of(board, THREE)
    assert (standing.outcome, standing.winner) == (Outcome.SEVERAL, None)
    assert "sequence-first" in standing.notes


def test_a_one_eyed_jack_takes_a_chip_from_an_unfinished_line_only() -> None:
    board = with_chips(*ROW, (7, 7))
    assert may_take(board, Place(7, 7), Team.BLUE) is True
    for square in ROW:
        assert may_take(board, Place(*square), Team.BLUE) is False
        assert may_take(board, Place(*square), Team.BLUE, advanced=True) is True
    assert may_take(board, Place(7, 8), Team.BLUE) is False
    assert may_take(board, Place(3, 3), Team.RED) is False, "not a chip of that team"
    assert safe_chips(board, Team.BLUE, advanced=False) == tuple(Place(*s) for s in ROW)
    assert safe_chips(board, Team.BLUE, advanced=True) == ()


def test_of_six_in_a_line_the_board_does_not_show_which_end_is_safe() -> None:
    board = with_chips(*ROW, (3, 8))
    answers = [may_take(board, Place(3, column), Team.BLUE) for column in range(3, 9)]
    assert answers == [None, False, False, False, False, None]
    assert "sequence-declared" in standing_of(board, TWO).notes
    assert "sequence-declared" not in standing_of(with_chips(*ROW), TWO).notes


def test_squares_that_are_not_known_may_decide_the_game() -> None:
    board = with_chips(*ROW[1:], (5, 9)).with_letter(Place(3, 3), "?")
    blue = standing_of(board, THREE)
    assert (blue.teams[0].count, blue.teams[0].most) == (0, 1)
    assert blue.outcome is Outcome.OPEN


HANDS = {
    2: {2: 7, 4: 6, 6: 5, 8: 4, 10: 3, 12: 3},
    3: {3: 6, 6: 5, 9: 4, 12: 3},
}
"""Both tables of the rulebook, copied by hand from it."""


@pytest.mark.parametrize("players", range(14))
@pytest.mark.parametrize("teams", range(6))
def test_set_up_is_allowed_just_where_a_table_has_it(players: int, teams: int) -> None:
    setup = setup_of(players, teams, FACTS)
    hand = HANDS.get(teams, {}).get(players)
    assert (setup.problem is None) == (hand is not None)
    if hand is not None:
        assert (setup.hand, setup.chips, setup.wins_at) == (hand, 48, {2: 2, 3: 1}[teams])
        # members of a team sit alternately, every second or third one
        assert all(a is b for a, b in zip(setup.seats, setup.seats[teams:], strict=False))
        assert len(set(setup.seats[:teams])) == teams
        assert len(setup.seats) == players


def test_without_a_number_of_teams_every_one_that_is_allowed_is_told() -> None:
    found = {n: [s.teams for s in setups(n, None, FACTS)] for n in FACTS.players}
    assert found == {2: [2], 3: [3], 4: [2], 6: [2, 3], 8: [2], 9: [3], 10: [2], 12: [2, 3]}
