"""The second opinion, against the oracle."""

from itertools import combinations, product
from random import Random

import pytest

from sideboards_score.model.claim import Field, Interpretation, Opinion
from sideboards_score.model.sideboard import DrawerSet, places_in
from sideboards_score.rules.check.opinion import second_opinion
from sideboards_score.rules.scoring import score_game
from tests.rules import oracle, slip_maker
from tests.rules.games import RULEBOOK, game_of, lined_up, score

SEEDS = range(40)


def opinion_on(game: slip_maker.Table) -> Opinion:
    return second_opinion(score_game(game_of(game.boards, game.goals, game.swaps)))


def readings(opinion: Opinion, kind: str) -> list[Interpretation]:
    return [each for each in opinion.interpretations if each.kind == kind]


@pytest.mark.parametrize("seed", SEEDS)
def test_editions_count_as_the_oracle_does(seed: int) -> None:
    game = slip_maker.table(Random(seed))
    for each in readings(opinion_on(game), "edition"):
        goals = game.goals._replace(half_turns=each.values["edition"] == "fr")
        scores = oracle.score(game.boards, game.swaps, goals)
        assert each.totals == tuple(one.total for one in scores)
        best = max(each.totals)
        assert len(each.winners) == each.totals.count(best)


@pytest.mark.parametrize("seed", SEEDS)
def test_silent_points_count_as_the_oracle_does(seed: int) -> None:
    game = slip_maker.table(Random(seed))
    opinion = opinion_on(game)
    rights = oracle.score(game.boards, game.swaps, game.goals)
    for kind in oracle.READINGS:
        for each in readings(opinion, kind):
            counts = [oracle.drawers_by(kind, codes, game.rows) for codes in game.boards]
            bonuses = oracle.bonuses(counts, game.rows.rows)
            assert each.totals == tuple(
                right.total - right.bonus + bonus + 2 * (count - right.drawers)
                for right, bonus, count in zip(rights, bonuses, counts, strict=True)
            )


@pytest.mark.parametrize("seed", SEEDS)
def test_another_choice_is_found_just_where_there_is_one(seed: int) -> None:
    game = slip_maker.table(Random(seed))
    found = {(each.player, each.field): each.sets for each in opinion_on(game).choices}
    codes = game.boards[0]
    for field, of, (drawn, _) in (
        (Field.COLORS, "color", game.goals.colors),
        (Field.HANDLES, "handle", game.goals.handles),
    ):
        half = game.goals.half_turns
        board = oracle.board_of(codes, of)
        every = oracle.placements(board, drawn, half_turns=half)
        best = oracle.count(codes, of, drawn, half_turns=half)
        sets = found.get(("A", field))
        if sets is not None:
            cells = [frozenset((p.line, p.column) for p in places_in(bits)) for bits in sets]
            assert len(cells) == best
            assert set(cells) <= every
            assert all(not one & other for one, other in combinations(cells, 2))
        if len(every) <= 12:
            choices = [
                chosen
                for chosen in combinations(every, best)
                if all(not one & other for one, other in combinations(chosen, 2))
            ]
            assert (sets is not None) == (len(choices) > 1)


def test_a_lone_player_is_ranked_by_the_band() -> None:
    changes = set()
    for seed in range(60):
        game = slip_maker.table(Random(seed))._replace(who=0)
        scored = score_game(game_of(game.boards[:1], game.goals, game.swaps[:1]))
        for each in second_opinion(scored).interpretations:
            (total,) = each.totals
            band = next(band for band in RULEBOOK.bands if total >= band.low)
            assert (each.band, each.ranking_changes) == (band, band != scored.solo)
            changes.add(each.ranking_changes)
    assert changes == {True, False}


def test_solo_steps_added() -> None:
    # One red row of eight: the steps 2, 4 and 8 are all reached.
    opinion = second_opinion(score([("RfTPsOKb",) * 8]))
    (added,) = readings(opinion, "steps-added")
    scored = score([("RfTPsOKb",) * 8])
    assert added.totals == (scored.players[0].total + 6,)


def test_bonus_without_any_drawer() -> None:
    # Nobody but A has red: B has none, and the second prize of three players is 4.
    black = ("KKKKK",) * 8
    opinion = second_opinion(score([("RfTPsOKb",) * 8, black, black]))
    (given,) = readings(opinion, "bonus-for-nothing")
    plain = score([("RfTPsOKb",) * 8, black, black])
    assert given.changed(plain) == [
        (name, plain.players[1].total, plain.players[1].total + 4) for name in ("B", "C")
    ]


def test_lines_that_the_italian_text_can_mean() -> None:
    # it: the topmost and the bottommost line; the row of line 5 is longer than that of line 4.
    goals = oracle.Goals(("X.X/.X.", 4), ("X./.X", 3), 27)
    boards = lined_up("R R R", "T P O", "O K T", "P P K", "K K K")
    rulebook = RULEBOOK._replace(lines_read={"it": {(1, 4): (1, 5)}})
    for edition in ("de", "it"):
        game = (game_of({"A": boards}, goals))._replace(
            rulebook=rulebook, edition=RULEBOOK.editions[edition]
        )
        scored = score_game(game)
        (read,) = readings(second_opinion(scored), "edition-lines")
        assert read.values == {"edition": "it", "lines": (1, 5)}
        assert read.totals == (scored.players[0].total + 2,)


def every_row(codes: tuple[str, ...], rows: oracle.Rows) -> list[frozenset[oracle.Cell]]:
    """Every unbroken row that may count."""
    board = oracle.board_of(codes, rows.of)
    found = []
    for line in rows.lines or range(1, 6):
        for first in range(1, 9):
            letter = board.get((line, first))
            begins = letter is not None and board.get((line, first - 1)) != letter
            if begins and rows.letter in (None, letter):
                last = first
                while board.get((line, last + 1)) == letter:
                    last += 1
                found.append(frozenset((line, card) for card in range(first, last + 1)))
    return found


def best_rows(codes: tuple[str, ...], rows: oracle.Rows) -> list[set[frozenset[oracle.Cell]]]:
    """Every choice of rows that counts as many drawers as any can."""
    every = every_row(codes, rows)
    if rows.lines:
        lines = [[row for row in every if min(row)[0] == line] for line in rows.lines]
        choices = [{*chosen} for chosen in product(*[found for found in lines if found])]
    else:
        choices = [{*chosen} for chosen in combinations(every, min(rows.rows, len(every)))]
    counts = [sum(map(len, chosen)) for chosen in choices]
    return [chosen for chosen, count in zip(choices, counts, strict=True) if count == max(counts)]


@pytest.mark.parametrize("seed", range(80))
def test_other_rows_are_told_just_where_as_many_drawers_lie_elsewhere(seed: int) -> None:
    game = slip_maker.table(Random(seed))
    codes = game.boards[0]
    scored = score_game(game_of([codes], game.goals))
    shown = {cells_of(run.drawers) for run in scored.players[0].board.rows.runs}
    best = best_rows(codes, game.rows)
    assert shown in best or not shown
    others = [one for one in second_opinion(scored).choices if one.field is Field.ROWS]
    assert bool(others) == (len(best) > 1)
    for other in others:
        assert {*map(cells_of, other.sets)} in best
        assert {*map(cells_of, other.instead)} == {*map(cells_of, other.sets)} - shown != set()


def cells_of(bits: DrawerSet) -> frozenset[oracle.Cell]:
    return frozenset((place.line, place.column) for place in places_in(bits))


@pytest.mark.parametrize(("number", "asked"), [(15, True), (17, False), (19, False), (27, False)])
def test_whether_two_rows_may_share_a_line_is_asked_of_two_rows_anywhere(
    number: int,
    asked: bool,  # noqa: FBT001 - a table
) -> None:
    goals = oracle.Goals(("X.X/.X.", 4), ("X./.X", 3), number)
    opinion = second_opinion(score([("RfTPsOKb",) * 8], goals))
    assert bool(readings(opinion, "different-lines")) == asked
