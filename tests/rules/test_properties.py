"""What holds for every sideboard and every game."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sideboards_score.model.objectives import Of, PatternObjective, RowObjective, Turning
from sideboards_score.rules.count.board import score_pattern, score_rows
from sideboards_score.rules.scoring import score_game
from tests.rules import oracle
from tests.rules.boards import turned
from tests.rules.games import ROWS, board, game_of, pattern

seeded = settings(max_examples=150, deadline=None, derandomize=True, database=None)

patterns = st.sampled_from(
    ["XX", "X./.X", "X.X", "X../..X", "XXX", "XX/X.", "X.X/.X.", "X.X/X..", "XX/XX", "X../.X./..X"]
)
printed_cards = st.builds(
    lambda colors, handles: "".join(map("".join, zip(colors, handles, strict=True))),
    st.permutations("RTPOK"),
    st.permutations(["f", "s", "b", "", ""]),
)
odd_drawers = st.builds(
    lambda color, handle: color + handle,
    st.sampled_from("RTPK?"),
    st.sampled_from(["f", "s", "", "x"]),
)
cards = printed_cards | st.lists(odd_drawers, min_size=5, max_size=5).map("".join)
boards = st.lists(cards, max_size=8)
rows = st.sampled_from(list(ROWS.values()))
turnings = st.sampled_from(list(Turning))


@st.composite
def objectives(draw: st.DrawFn) -> PatternObjective:
    return PatternObjective(None, draw(st.sampled_from(list(Of))), pattern(draw(patterns)), 3)


goals = st.builds(
    oracle.Goals,
    st.tuples(patterns, st.integers(1, 9)),
    st.tuples(patterns, st.integers(1, 9)),
    st.sampled_from(list(ROWS)),
    st.booleans(),
    st.booleans(),
)


@seeded
@given(boards, objectives(), turnings)
def test_turning_the_whole_board_keeps_the_count(
    codes: list[str], objective: PatternObjective, turning: Turning
) -> None:
    there = score_pattern(board(codes), objective, turning)
    back = score_pattern(board([turned(code) for code in reversed(codes)]), objective, turning)
    assert there.count == back.count


@seeded
@given(
    boards.filter(lambda codes: len(codes) < 8),
    cards,
    objectives(),
    turnings,
    st.sampled_from(["left", "right"]),
)
def test_further_card_never_lowers_the_count(
    codes: list[str], card: str, objective: PatternObjective, turning: Turning, side: str
) -> None:
    more = [card, *codes] if side == "left" else [*codes, card]
    before = score_pattern(board(codes), objective, turning).count
    assert score_pattern(board(more), objective, turning).count >= before


@seeded
@given(boards.filter(lambda codes: len(codes) < 8), cards, rows.filter(lambda row: not row.lines))
def test_further_card_never_shortens_the_longest_rows(
    codes: list[str], card: str, objective: RowObjective
) -> None:
    before = score_rows(board(codes), objective, 2).drawers
    assert score_rows(board([*codes, card]), objective, 2).drawers >= before


@seeded
@given(boards, objectives(), turnings)
def test_half_turns_never_count_more_than_any_turn(
    codes: list[str], objective: PatternObjective, turning: Turning
) -> None:
    most = score_pattern(board(codes), objective, Turning.ANY).count
    assert score_pattern(board(codes), objective, turning).count <= most


@seeded
@given(boards, objectives(), turnings)
def test_no_drawer_twice_in_one_objective(
    codes: list[str], objective: PatternObjective, turning: Turning
) -> None:
    found = score_pattern(board(codes), objective, turning).combinations
    places = [place for combination in found for place in combination.places]
    assert len(places) == len(set(places))


@pytest.mark.slow
@seeded
@given(boards, st.data(), objectives(), turnings)
def test_unknown_drawers_never_raise_a_count(
    codes: list[str], data: st.DataObject, objective: PatternObjective, turning: Turning
) -> None:
    drawers = re.findall("[A-Z?][a-z]?", "".join(codes))
    hidden = [
        data.draw(st.sampled_from([drawer, "?x", "?" + drawer[1:], drawer[0] + "x"]))
        for drawer in drawers
    ]
    masked = board(["".join(hidden[i : i + 5]) for i in range(0, len(hidden), 5)])
    whole = board(codes)
    assert (
        score_pattern(masked, objective, turning).count
        <= score_pattern(whole, objective, turning).count
    )
    row = data.draw(rows)
    assert score_rows(masked, row, 2).drawers <= score_rows(whole, row, 2).drawers


@seeded
@given(st.lists(boards, min_size=1, max_size=6), goals, st.data())
def test_permuting_players_permutes_the_results(
    all_codes: list[list[str]], aims: oracle.Goals, data: st.DataObject
) -> None:
    named = {"ABCDEF"[i]: board(codes) for i, codes in enumerate(known(all_codes))}
    names = data.draw(st.permutations(list(named)))
    result = score_game(game_of(named, aims))
    other = score_game(game_of({name: named[name] for name in names}, aims))
    assert {player.name: player for player in result.players} == {
        player.name: player for player in other.players
    }
    assert sorted(result.winners) == sorted(other.winners)
    assert result.solo == other.solo


@seeded
@given(
    st.lists(boards, min_size=1, max_size=6), goals, st.lists(st.booleans(), min_size=6, max_size=6)
)
def test_points_shown_add_up_to_the_total_shown(
    all_codes: list[list[str]], aims: oracle.Goals, used: list[bool]
) -> None:
    game = game_of(known(all_codes), aims, used[: len(all_codes)])
    result = score_game(game)
    for player in result.players:
        colors, handles, row = player.board
        assert colors.points == len(colors.combinations) * aims.colors[1]
        assert handles.points == len(handles.combinations) * aims.handles[1]
        assert row.points == 2 * sum(run.length for run in row.runs)
        parts = (colors.points, handles.points, row.points, player.bonus.points, player.swap)
        assert sum(parts) == player.total
        assert player.bounds.low == player.bounds.high == player.total
    assert set(result.winners) == {
        player.name
        for player in result.players
        if all(player.total >= other.total for other in result.players)
    }


def known(all_codes: list[list[str]]) -> list[list[str]]:
    """The same sideboards with something put in for what is unknown."""
    return [[code.replace("?", "O").replace("x", "b") for code in codes] for codes in all_codes]
