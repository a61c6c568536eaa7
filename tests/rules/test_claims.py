"""Claims: verdicts, and the slips behind wrong ones, on games with slips made on purpose."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.claim import SLIP_KINDS, Claim, Field, Slip, Unit, Verdict
from sideboards_score.model.sideboard import joined
from sideboards_score.render.sentences.reasons import reason_text
from sideboards_score.rules.check.account import Account
from sideboards_score.rules.check.claims import judge
from sideboards_score.rules.check.part_slips import PartSlips
from sideboards_score.rules.check.reasons import reasons_for
from sideboards_score.rules.check.slips.search import MOST, MOST_AT_ONCE
from sideboards_score.rules.scoring import score_game
from sideboards_score.words import Words
from tests.conftest import quick_first
from tests.rules import oracle, slip_maker
from tests.rules.games import GOALS, deck_of, game_of, lined_up, score
from tests.rules.replay import NAMES, RECKONING, replayed
from tests.rules.slip_maker import MAKERS, Table, Wrong, make

GAMES_PER_KIND = 10
SEEDS = quick_first(1, [range(2), range(2, GAMES_PER_KIND)])
FEW = 3
"""Kinds that may give a value so that the true one must be near the top."""


@cache
def verdict(kind: str, seed: int) -> tuple[Table, Wrong, Verdict]:
    game, wrong = make(kind, seed)
    scored = score_game(game_of(game.boards, game.goals, game.swaps))
    claim = Claim(NAMES[game.who], Field(wrong.field), Unit(wrong.unit), wrong.value)
    (found,) = judge(scored, [claim])
    return game, wrong, found


def kinds_in(found: Verdict) -> list[str]:
    return list(dict.fromkeys(reason.kind for reason in found.reasons))


def test_every_kind_of_slip_has_its_maker() -> None:
    made = {kind for kinds in MAKERS for kind in kinds.split()}
    assert set(SLIP_KINDS) - made == {"bonus-without-row"}
    assert made <= set(SLIP_KINDS)


@pytest.mark.slow
@pytest.mark.parametrize("seeds", SEEDS, ids=str)
@pytest.mark.parametrize("kind", MAKERS)
def test_the_true_slip_is_among_the_reasons(kind: str, seeds: range) -> None:
    for seed in seeds:
        _, wrong, found = verdict(kind, seed)
        assert found.holds is False
        if kind in RECKONING and any(len(reason.slips) == 1 for reason in found.reasons):
            # A slip on a sideboard that gives the same is likelier, and is then told alone.
            assert bool(set(kinds_in(found)) & set(RECKONING)) != bool(
                set(kinds_in(found)) - set(RECKONING)
            )
            continue
        assert set(kind.split()) & set(kinds_in(found)), (seed, wrong, kinds_in(found))


@pytest.mark.parametrize("seeds", SEEDS, ids=str)
@pytest.mark.parametrize("kind", quick_first(5, list(MAKERS)))
def test_every_reason_replayed_gives_the_claimed_figure(kind: str, seeds: range) -> None:
    for seed in seeds:
        game, wrong, found = verdict(kind, seed)
        table = (game.boards, game.goals, game.swaps)
        for reason in found.reasons:
            claim = (game.who, wrong.field, wrong.unit)
            assert replayed(reason, table, claim) == wrong.value, (seed, reason)


@pytest.mark.parametrize("seeds", SEEDS, ids=str)
@pytest.mark.parametrize("kind", quick_first(5, [*MAKERS]))
def test_the_places_of_a_slip_are_those_that_its_sentence_names(kind: str, seeds: range) -> None:
    for seed in seeds:
        for reason in verdict(kind, seed)[2].reasons:
            for slip in reason.slips:
                named = drawers_named(slip)
                assert named & slip.places == named, (seed, slip)
                assert named == slip.places or slip.kind != "shorter-row"
                assert slip.places not in slip.others


def drawers_named(slip: Slip) -> int:
    """Every drawer whose place stands in the sentence of a slip."""
    named = slip.values.get("drawers", 0)
    assert isinstance(named, int)
    for name in ("missed", "better", "extra", "touched", "taken"):
        sets = slip.values.get(name, ())
        assert isinstance(sets, tuple)
        named |= joined(sets)
    return named


@pytest.mark.slow
def test_the_true_slip_is_first_or_second_of_few() -> None:
    places = [
        min(kinds.index(name) for name in kind.split() if name in kinds)
        for kind in set(MAKERS) - set(RECKONING)  # these give way to slips on a sideboard
        for seed in range(GAMES_PER_KIND)
        for kinds in [kinds_in(verdict(kind, seed)[2])]
        if len(kinds) <= FEW
    ]
    assert len(places) > 80
    assert sum(place < 2 for place in places) >= 0.9 * len(places)


@pytest.mark.slow
@pytest.mark.parametrize("seed", quick_first(6, range(24)))
def test_two_slips_replayed_give_the_claimed_figure(seed: int) -> None:
    # A figure that no single slip gives: any number far off, in any field.
    game = slip_maker.table(Random(seed))
    scored = score_game(game_of(game.boards, game.goals, game.swaps))
    name = NAMES[game.who]
    for field, unit in (
        (Field.TOTAL, "points"),
        (Field.COLORS, "points"),
        (Field.ROWS, "count"),
        (Field.BONUS, "points"),
        (Field.HANDLES, "points"),
    ):
        for value in range(0, 60, 7):
            (found,) = judge(scored, [Claim(name, field, Unit(unit), value)])
            for reason in found.reasons:
                table = (game.boards, game.goals, game.swaps)
                claim = (game.who, field.value, unit)
                assert replayed(reason, table, claim) == value, (field, value, reason)


def counts_of_two(seed: int) -> Iterator[tuple[Table, Field, int, Verdict]]:
    """Counts that take two slips in one objective, on a random table."""
    game = slip_maker.table(Random(seed))
    scored = score_game(game_of(game.boards, game.goals, game.swaps))
    board = scored.players[game.who].board
    for field, count in (
        (Field.COLORS, board.colors.count + 2),
        (Field.HANDLES, board.handles.count + 2),
        (Field.ROWS, max(0, board.rows.drawers - 2)),
    ):
        if count != board.rows.drawers or field is not Field.ROWS:
            (found,) = judge(scored, [Claim(NAMES[game.who], field, Unit.COUNT, count)])
            yield game, field, count, found


def test_two_slips_in_one_objective_are_found_and_true() -> None:
    pairs = []
    for seed in range(25):
        for game, field, count, found in counts_of_two(seed):
            for reason in found.reasons:
                table = (game.boards, game.goals, game.swaps)
                assert replayed(reason, table, (game.who, field.value, "count")) == count
                if len(reason.slips) > 1:
                    pairs.append(tuple(slip.kind for slip in reason.slips))
    assert ("mixed-values", "mixed-values") in pairs
    assert len(pairs) > 10


@pytest.mark.parametrize("number", [2, 3])
def test_one_kind_of_wrong_combination_may_be_made_several_times(number: int) -> None:
    named = []
    for seed in range(20):
        game = slip_maker.table(Random(seed))
        scored = score_game(game_of(game.boards, game.goals, game.swaps))
        count = scored.players[game.who].board.handles.count + number
        found = judged(scored, NAMES[game.who], Field.HANDLES, Unit.COUNT, count)
        slips = [slip for reason in found.reasons for slip in reason.slips]
        named += [
            (len(extra), slip.kind)
            for slip in slips
            if isinstance(extra := slip.values.get("extra"), tuple) and "way" in slip.values
        ]
        for reason in found.reasons:
            table = (game.boards, game.goals, game.swaps)
            assert replayed(reason, table, (game.who, "handles", "count")) == count
    assert named.count((number, "bare-drawer-counted")) > 10


def judged(scored: GameScore, *claim: object) -> Verdict:
    (found,) = judge(scored, [Claim(*claim)])  # type: ignore[arg-type]
    return found


def test_any_number_of_combinations_may_go_round_the_end() -> None:
    lines = (
        "Pb Tf Rs K  Pb P  Of R ",
        "Of O  K  Ts K  Of Ps Pb",
        "K  K  Ob R  Rf K  K  Os",
        "Rs Rs Tf Pf Ts Ts Rb K ",
        "T  Pb P  Ob O  Rb T  Tf",
    )
    goals = oracle.Goals(("XX.X", 5), ("XX", 3), 17)
    scored = score_game(game_of({"A": lined_up(*lines)}, goals))
    assert scored.players[0].board.colors.count == 1
    for count, extra in ((2, [1]), (3, [2]), (4, [])):
        found = judged(scored, "A", Field.COLORS, Unit.COUNT, count)
        slips = [reason.slips[0] for reason in found.reasons if reason.kind == "wrapped-round"]
        assert [slip.values["count"] for slip in slips] == extra


@pytest.mark.parametrize("seeds", quick_first(1, [range(4), range(4, 30)]), ids=str)
def test_rows_tell_the_lines_they_lie_in(seeds: range) -> None:
    told = set()
    for seed in seeds:
        game = slip_maker.table(Random(seed))
        scored = score_game(game_of(game.boards, game.goals, game.swaps))
        name = NAMES[game.who]
        for value in range(1, 14):
            for reason in judged(scored, name, Field.ROWS, Unit.COUNT, value).reasons:
                slip = reason.slips[0]
                if slip.kind == "rows-number":
                    lines = slip.values["lines"]
                    assert isinstance(lines, list)
                    assert len(lines) == slip.values["count"] == len(slip.sets)
                    told.add(len(lines))
    assert len(told) > 1


def test_no_reason_is_told_twice() -> None:
    words = Words("en")
    for seed in range(5):
        game = slip_maker.table(Random(seed))
        scored = score_game(game_of(game.boards, game.goals, game.swaps))
        name = NAMES[game.who]
        for field in (Field.ROWS, Field.BONUS, Field.TOTAL):
            near = scored.players[game.who].total if field is Field.TOTAL else 6
            for value in range(max(0, near - 6), near + 7, 3):
                found = judged(scored, name, field, Unit.POINTS, value)
                texts = [reason_text(reason, name, field, words) for reason in found.reasons]
                assert len(set(texts)) == len(texts), (seed, field, value)


def test_other_readings_of_cards_27_to_30_are_reasons() -> None:
    # The two longest rows, of four each, lie in line 1; line 4 has none of more than one drawer.
    codes = tuple(map("".join, zip("RRRRTTTT", "KOKOKOKO", "OKOKOKOK", "RTPOKRTP", "PRPRPRPR")))  # noqa: B905
    scored = score_game(game_of([codes, codes], oracle.Goals(("XX.X", 4), ("X./.X", 3), 27)))
    own = scored.players[0]
    assert (own.board.rows.drawers, own.bonus.points) == (5, 4)
    for field, unit, value in (
        (Field.ROWS, Unit.COUNT, 8),
        (Field.ROWS, Unit.POINTS, 16),
        (Field.TOTAL, Unit.POINTS, own.total + 6),
    ):
        found = judged(scored, "A", field, unit, value)
        ways = [reason.slips[0].values.get("way") for reason in found.reasons]
        assert "lines-together" in ways


def test_a_total_of_two_parts_alone_is_a_reason() -> None:
    tried = 0
    for seed in range(30):
        game = slip_maker.table(Random(seed))
        scored = score_game(game_of(game.boards, game.goals, game.swaps))
        own = scored.players[game.who]
        parts = (own.board.colors.points, own.board.rows.points, own.bonus.points, own.swap)
        if all(parts):
            tried += 1
            both = own.board.colors.points + own.board.rows.points
            found = judged(scored, own.name, Field.TOTAL, Unit.POINTS, both)
            told = [reason.slips[0].values.get("parts") for reason in found.reasons]
            assert (Field.COLORS, Field.ROWS) in told
    assert tried > 2


@pytest.mark.slow
def test_a_board_slip_goes_with_a_bonus_or_swap_slip() -> None:
    boards = {"card-turned", "cards-exchanged", "another-edition"}
    pairs = set()
    for seed in range(5, 13):
        game = slip_maker.table(Random(seed))
        table = (game.boards, game.goals, game.swaps)
        scored = score_game(game_of(*table))
        name, total = NAMES[game.who], scored.players[game.who].total
        for value in range(max(0, total - 30), total + 30, 2):
            for reason in judged(scored, name, Field.TOTAL, Unit.POINTS, value).reasons:
                assert replayed(reason, table, (game.who, "total", "points")) == value
                pairs.add(tuple(slip.kind for slip in reason.slips))
    beside = {kind for pair in pairs if boards & {*pair} for kind in pair} - boards
    assert {kind.split("-")[0] for kind in beside} >= {"bonus", "swap"}


def test_another_edition_is_named_where_other_searches_use_up_their_steps() -> None:
    _, _, found = verdict("another-edition", 52)  # nearly all of one colour
    assert "another-edition" in kinds_in(found)


@pytest.mark.parametrize("drawn", ["XX./..X", "X.X/.X.", "XX.X"])
def test_a_board_of_one_colour_is_judged_in_bounded_steps(drawn: str) -> None:
    goals = oracle.Goals((drawn, 4), (drawn, 3), 16)
    scored = score_game(game_of([("RfRfRfRfRf",) * 8] * 2, goals))
    player = PartSlips(Account(scored, 0))
    for value in (scored.players[0].total + 1, scored.players[0].total + 2):
        reasons_for(Claim("A", Field.TOTAL, Unit.POINTS, value), [player, player], 0)
        assert player.search.left > -MOST_AT_ONCE
    assert sum(cost for _, cost in player.search.known.values()) < 2 * (MOST + MOST_AT_ONCE)


ANN = ("RfTPsOKb",) * 8


def test_a_right_claim_holds_without_reasons() -> None:
    scored = score([ANN, ANN])
    own = scored.players[0]
    for field, unit, value in (
        (Field.TOTAL, Unit.POINTS, own.total),
        (Field.COLORS, Unit.COUNT, own.board.colors.count),
        (Field.HANDLES, Unit.POINTS, own.board.handles.points),
        (Field.ROWS, Unit.COUNT, own.board.rows.drawers),
        (Field.BONUS, Unit.POINTS, own.bonus.points),
        (Field.SWAP, Unit.POINTS, 1),
    ):
        (found,) = judge(scored, [Claim("A", field, unit, value)])
        assert (found.holds, found.counted, found.reasons) == (True, value, ())


def test_no_known_slip_is_an_answer_too() -> None:
    (found,) = judge(score([ANN, ANN]), [Claim("A", Field.TOTAL, Unit.POINTS, 999_999)])
    assert (found.holds, found.reasons) == (False, ())


@pytest.mark.parametrize(
    ("value", "holds"), [(15, False), (16, None), (14, None), (18, False), (0, False)]
)
def test_unknown_drawers_leave_a_claim_open(value: int, holds: bool | None) -> None:  # noqa: FBT001
    # The last drawer of a red row of eight is unknown: 7 or 8 drawers, 14 or 16 points.
    board = (*ANN[:7], "?xTPsOKb")
    (found,) = judge(score([board]), [Claim("A", Field.ROWS, Unit.POINTS, value)])
    assert (found.holds, found.bounds.low, found.bounds.high) == (holds, 14, 16)
    assert not (holds is None and found.reasons)


def test_goals_of_these_tests_count_the_red_row() -> None:
    assert GOALS.rows == 19


def test_a_drawer_that_can_be_only_one_thing_leaves_nothing_open() -> None:
    # The deck has eight cards, all alike, so the unknown drawer is red with a flower.
    board = (*ANN[:7], "?xTPsOKb")
    scored = score_game(game_of([board], deck=deck_of(ANN)))
    right, wrong = judge(
        scored, [Claim("A", Field.ROWS, Unit.POINTS, 16), Claim("A", Field.ROWS, Unit.POINTS, 14)]
    )
    assert (right.holds, right.counted) == (True, 16)
    assert (wrong.holds, wrong.counted) == (False, 16)
    assert "drawer-overlooked" in kinds_in(wrong)


def closed_though_unknown() -> GameScore:
    """B has two red drawers in line 1 or 2, whichever card the unknown one is; seen is one."""
    boards = [("RfTPsOKb", "TfRPsOKb"), ("RfTPsOKb", "?x?xPxOxKx", "TfRPsOKb")]
    deck = deck_of(("RsTPfOKb", "TsRPfOKb"))
    return score_game(game_of(boards, deck=deck)._replace(partial=True))


@pytest.mark.parametrize(("name", "right", "so_far"), [("A", 0, 4), ("B", 4, 4)])
def test_a_bonus_goes_by_the_drawers_that_there_must_be(name: str, right: int, so_far: int) -> None:
    scored = closed_though_unknown()
    found = judged(scored, name, Field.BONUS, Unit.POINTS, right)
    assert (found.holds, found.counted, found.bounds) == (True, so_far, (right, right, True))
    assert judged(scored, name, Field.BONUS, Unit.POINTS, right + 2).holds is False


def test_no_slip_leads_to_what_the_known_drawers_give() -> None:
    scored = closed_though_unknown()
    own, other = scored.players
    for name, field, value in (
        ("A", Field.BONUS, own.bonus.points),
        ("A", Field.TOTAL, own.total),
        ("B", Field.ROWS, other.board.rows.points),
        ("B", Field.TOTAL, other.total),
    ):
        found = judged(scored, name, field, Unit.POINTS, value)
        assert (found.holds, found.counted, found.reasons) == (False, value, ())


def test_equal_rows_of_others_are_one_place_above() -> None:
    # A has one or two red drawers, B and C have three each: one place above A.
    three = ("RfTPsOKb",) * 3
    boards = [("TfRsPOKb", "?xTPsOKb", "?xPTsOKb"), three, three]
    scored = score_game(game_of(boards)._replace(partial=True))
    found = judged(scored, "A", Field.BONUS, Unit.POINTS, 4)
    assert (found.holds, found.bounds[:2]) == (True, (4, 4))
