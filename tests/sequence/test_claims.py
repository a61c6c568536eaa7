"""Claims: what they say is so, and every reason is counted again apart from the program."""

from random import Random

import pytest

from sideboards_score.sequence.model.board import Board, Line, Place, Team
from sideboards_score.sequence.model.claim import (
    REASONS,
    TOGETHER,
    TOO_FEW,
    TOO_MANY,
    UNEXPLAINED,
    Claim,
    Mistake,
    Reason,
)
from sideboards_score.sequence.render.sentences import reason_of
from sideboards_score.sequence.rules.claims import verdict_on
from sideboards_score.sequence.rules.finished import count_of, finished
from sideboards_score.words import LANGUAGES, Words
from tests.conftest import quick_first
from tests.sequence.oracle import corners, fives, random_board, with_chips

BLUE = Team.BLUE


def squares(line: Line) -> set[tuple[int, int]]:
    return {(place.line, place.column) for place in line}


def held(board: Board, place: Place, team: Team) -> bool:
    return tuple(place) in corners(board.side) or board.at(place) == team.value


def straight(line: Line) -> bool:
    """Whether squares lie in one straight line, whatever gaps are between them."""
    (a, b), (c, d) = line[0], line[-1]
    return all((x - a) * (d - b) == (y - b) * (c - a) for x, y in line)


def sequences_on(board: Board, team: Team) -> list[frozenset[tuple[int, int]]]:
    return [frozenset(squares(s)) for run in finished(board, team) for s in run.sequences]


def replay(mistake: Mistake, board: Board, team: Team) -> None:
    """Whether a mistake is what it is called."""
    (replay_counted if mistake.kind in TOO_MANY else replay_missed)(mistake, board, team)


def replay_counted(mistake: Mistake, board: Board, team: Team) -> None:
    """Whether a line that was counted wrongly is what it is called."""
    line, at = mistake.places, mistake.at
    mine = [held(board, place, team) for place in line]
    real = sequences_on(board, team)
    match mistake.kind:
        case "six-as-two":
            assert len(line) == 6
            assert straight(line)
            assert all(mine)
        case "shared-chips":
            assert (len(line), straight(line), all(mine)) == (5, True, True)
            assert any(len(frozenset(squares(line)) & s) > 1 for s in real)
            assert frozenset(squares(line)) not in real, "the other sequence is another one"
        case "gap":
            assert at is not None
            assert straight((*line, at))
            assert board.at(at) == "."
            assert all(mine)
            assert len(line) in (4, 5)
            steps = {
                max(abs(p.line - q.line), abs(p.column - q.column)) for p in line for q in line
            }
            assert max(steps) == len(line)
        case "four":
            assert (len(line), straight(line), all(mine)) == (4, True, True)
        case "corner-as-chip":
            assert at == line[0]
            assert tuple(line[0]) in corners(board.side)
            assert (len(line), straight(line), all(mine)) == (4, True, True)
        case "bend":
            assert at in line
            assert not straight(line)
            assert [board.at(place) for place in line] == [team.value] * 5
        case "other-team":
            assert at is not None
            assert (len(line), straight(line), mine.count(True)) == (5, True, 4)
            assert board.at(at) not in (".", "?", team.value)
        case other:
            raise AssertionError(other)


def replay_missed(mistake: Mistake, board: Board, team: Team) -> None:
    """Whether a sequence that was left out is what it is called."""
    line, at = mistake.places, mistake.at
    real = sequences_on(board, team)
    match mistake.kind:
        case "no-sharing":
            assert at in line
            assert sum(tuple(at) in s for s in real) > 1
        case "corner-not-free":
            assert at is not None
            assert tuple(at) in corners(board.side) & squares(line)
            assert frozenset(squares(line)) in real
        case "diagonal":
            assert frozenset(squares(line)) in real
            assert line[0].line != line[1].line
            assert line[0].column != line[1].column
        case "overlooked":
            assert frozenset(squares(line)) in real
        case other:
            raise AssertionError(other)


def replay_reason(reason: Reason, claim: Claim, board: Board) -> None:
    """Whether the mistakes of a reason give the number that was claimed."""
    counted = count_of(board, claim.team)
    for mistake in reason.mistakes:
        replay(mistake, board, claim.team)
        assert reason.kind in (mistake.kind, TOGETHER)
    if reason.kind == UNEXPLAINED:
        assert reason.mistakes == ()
    elif reason.kind == "overlooked":
        assert len(reason.mistakes) == counted > claim.claimed
    elif claim.claimed > counted:
        assert counted + len(reason.mistakes) == claim.claimed
    else:
        assert counted - len(reason.mistakes) == claim.claimed


@pytest.mark.parametrize("seed", quick_first(12, range(60)))
def test_reasons_of_random_boards_give_the_claimed_number(seed: int) -> None:
    board = random_board(Random(seed))
    for team in Team:
        for claimed in range(6):
            claim = Claim(team, claimed)
            verdict = verdict_on(claim, board)
            assert verdict.holds == (claimed == count_of(board, team))
            assert bool(verdict.reasons) != verdict.holds
            order = [REASONS.index(reason.kind) for reason in verdict.reasons]
            assert order == sorted(order), "the likeliest first"
            for reason in verdict.reasons:
                replay_reason(reason, claim, board)


ROW = [(4, column) for column in range(3, 8)]
MADE = {
    "six-as-two": (with_chips(*ROW, (4, 8)), 2),
    "gap": (with_chips(*ROW[:2], *ROW[3:], (4, 8)), 1),
    "four": (with_chips(*ROW[:4]), 1),
    "shared-chips": (with_chips(*ROW, (4, 8), (4, 9)), 2),
    "corner-as-chip": (with_chips((1, 2), (1, 3), (1, 4)), 1),
    "bend": (with_chips(*ROW[:3], (5, 5), (6, 5)), 1),
    "other-team": (
        with_chips(*ROW[:4]).with_letter(Place(4, 5), "R").with_letter(Place(4, 7), "B"),
        1,
    ),
    "no-sharing": (with_chips(*ROW, *((line, 5) for line in range(2, 7))), 1),
    "corner-not-free": (with_chips(*((line, 1) for line in range(2, 6))), 0),
    "diagonal": (with_chips(*((n, n) for n in range(3, 8))), 0),
    "overlooked": (with_chips(*ROW), 0),
}
"""How somebody makes each mistake: a board, and what is claimed on it."""


def test_every_kind_has_its_maker() -> None:
    assert set(MADE) == {*TOO_MANY, *TOO_FEW}


@pytest.mark.parametrize("kind", MADE)
def test_a_mistake_is_told_first_where_somebody_makes_it(kind: str) -> None:
    board, claimed = MADE[kind]
    verdict = verdict_on(Claim(BLUE, claimed), board)
    assert verdict.holds is False
    assert verdict.reasons[0].kind == kind
    replay_reason(verdict.reasons[0], Claim(BLUE, claimed), board)


def test_several_mistakes_together_where_none_alone_is_enough() -> None:
    board = with_chips(*ROW, (4, 8), (8, 2), (8, 3), (8, 5), (8, 6))
    (reason,) = verdict_on(Claim(BLUE, 3), board).reasons
    assert reason.kind == TOGETHER
    assert [mistake.kind for mistake in reason.mistakes] == ["six-as-two", "gap"]


@pytest.mark.parametrize("more", [2, 3])
def test_a_long_line_is_told_as_two_fives_that_overlap(more: int) -> None:
    run = [(4, column) for column in range(2, 7 + more)]
    (mistake,) = verdict_on(Claim(BLUE, 2), with_chips(*run)).reasons[0].mistakes
    assert mistake.places == tuple(Place(*square) for square in run[-5:])


def test_reasons_on_known_squares_come_before_those_that_take_unknown_ones_for_chips() -> None:
    guessed = with_chips(*ROW[:3], (8, 2), (8, 3), (8, 5), (8, 6)).with_letter(Place(4, 6), "?")
    seen, guess = verdict_on(Claim(BLUE, 1), guessed).reasons
    assert (seen.kind, seen.unknown) == ("gap", ())
    assert (guess.kind, guess.unknown) == ("four", (Place(4, 6),))
    text = reason_of(guess, Words("en"))
    assert text.endswith("4/6 is not known, and taken for a chip here.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence_that_begins_as_one(lang: str) -> None:
    words = Words(lang)
    for kind, (board, claimed) in MADE.items():
        text = reason_of(verdict_on(Claim(BLUE, claimed), board).reasons[0], words)
        assert text[0] == text[0].upper(), kind


def test_of_one_kind_the_lines_on_known_squares_are_told_first() -> None:
    board = with_chips(*ROW[:3], *((8, column) for column in range(3, 7)))
    (reason,) = verdict_on(Claim(BLUE, 1), board.with_letter(Place(4, 6), "?")).reasons
    assert (reason.mistakes[0].places[0], reason.unknown) == (Place(8, 3), ())


def test_a_claim_that_hangs_on_unknown_squares_stays_open() -> None:
    board = with_chips(*ROW[1:]).with_letter(Place(4, 3), "?")
    verdicts = [verdict_on(Claim(BLUE, count), board).holds for count in range(3)]
    assert verdicts == [None, None, False]
    assert fives(board, BLUE) == []
