"""Whole games: totals, swap cards, variants, editions, winners."""

from collections.abc import Sequence
from random import Random

import pytest

from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.scoring import score_game
from tests.rules import oracle
from tests.rules.boards import dealt, odd_board
from tests.rules.games import GOALS, ROWS, game_of, lined_up, score

PATTERNS = ("XX", "X./.X", "X.X/.X.", "X../..X", "XX/X.", "XXX", "X.X/X..")


def random_goals(random: Random) -> oracle.Goals:
    """Random objectives, editions and variants."""
    return oracle.Goals(
        (random.choice(PATTERNS), random.randint(2, 9)),
        (random.choice(PATTERNS), random.randint(2, 9)),
        random.choice(list(ROWS)),
        half_turns=random.random() < 0.3,
        four_cards=random.random() < 0.3,
    )


def random_boards(random: Random, players: int) -> list[tuple[str, ...]]:
    """Sideboards of printed cards, some of odd cards."""
    return [
        (odd_board(random, 3) if random.random() < 0.2 else dealt(random)) for _ in range(players)
    ]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_random_games_equal_the_oracle(players: int) -> None:
    random = Random(players)
    for _ in range(40):
        boards = random_boards(random, players)
        used = [random.random() < 0.5 for _ in boards]
        goals = random_goals(random)
        result = score_game(game_of(boards, goals, used))
        expected = oracle.score(boards, used, goals)
        assert [
            oracle.Score(
                player.board.colors.count,
                player.board.handles.count,
                player.board.rows.drawers,
                player.bonus.points,
                player.swap,
                player.total,
            )
            for player in result.players
        ] == expected
        best = max(score.total for score in expected)
        winners = ["ABCDEF"[i] for i, score in enumerate(expected) if score.total == best]
        assert list(result.winners) == winners
        assert (result.solo is not None) == (players == 1)


def test_worked_example_of_the_french_rulebook() -> None:
    # fr, worked example: 3 colour combinations of 4 points, 5 handle combinations of 3 points, a
    # red row of 5, no bonus behind rows of 7 and 6, the swap card kept: 38. The boards are ours.
    boards = {
        "Lydia": "PbROsKfT OfRPKbTs PfRbOsTK PRsKTbOf PbRsTOfK KsTfORbP TPKfObRs KTfObRPs",
        "Pierre": "OKfRPsTb KPfRTsOb PbOfRKTs KTRbPfOs KPbRfTsO KbORsTPf KORfTbPs RsPTOfKb",
        "Charlotte": "KOTbRfPs PfObKRsT OKPsRbTf PbOKfRTs KOfTRbPs OsKPfRbT RKsTfOPb TfROKbPs",
    }
    result = score({name: Sideboard.of(codes) for name, codes in boards.items()})
    first = result.players[0]
    assert (first.board.rows.points, first.bonus.rank, first.bonus.points) == (10, 3, 0)
    assert [player.bonus.points for player in result.players] == [0, 8, 4]
    assert [player.board.rows.drawers for player in result.players] == [5, 7, 6]
    assert (first.board.colors.points, first.board.handles.points) == (12, 15)
    assert first.total == 38


def test_mid_game_example_of_all_four_rulebooks() -> None:
    # de, en, fr, it: three cards laid; colours once, handles three times, a red row of three.
    board = Sideboard.of("TbROKfPs PbRfOTKs PfRbOKsT")
    (player,) = score({"A": board}, partial=True).players
    assert (player.board.colors.count, player.board.rows.drawers) == (1, 3)
    assert player.board.handles.count == 3
    # The same page: the square handle at the bottom left is free, and a card on the left with a
    # square handle diagonally beside it makes one more.
    assert all((5, 1) not in c.places for c in player.board.handles.combinations)
    more = Sideboard.of("RTPOsK TbROKfPs PbRfOTKs PfRbOKsT")
    (after,) = score({"A": more}, partial=True).players
    assert after.board.handles.count == 4


RED_ROWS = {
    length: lined_up(" ".join("R" * length + "T" * (8 - length)), *("P O P O P O P O",) * 4)
    for length in range(9)
}
ROWS_ONLY = oracle.Goals(("X.......X", 4), ("XX", 3), 19)


@pytest.mark.parametrize(
    ("lengths", "totals"),
    [
        ([5, 3], [10 + 4 + 1, 6 + 1]),
        ([5, 5], [15, 15]),
        ([7, 6, 5], [23, 17, 11]),
        ([7, 7, 5, 3], [23, 23, 15, 9]),  # de, row bonus, tie
        ([0, 2, 4, 6, 8], [1, 5, 11, 17, 25]),
        ([1, 1, 2, 2, 3, 3], [5, 5, 9, 9, 15, 15]),
    ],
)
def test_totals_of_games_with_rows_only(lengths: Sequence[int], totals: Sequence[int]) -> None:
    boards = {"ABCDEF"[i]: RED_ROWS[length] for i, length in enumerate(lengths)}
    result = score(boards, ROWS_ONLY)
    assert [player.total for player in result.players] == totals
    assert result.decided
    assert all(not player.bounds.open and player.bounds.exact for player in result.players)
    assert [player.bounds.low for player in result.players] == totals


def test_equal_totals_share_the_victory() -> None:
    # de, en "end of the game": who has the most points; equal totals win together.
    result = score({"A": RED_ROWS[5], "B": RED_ROWS[3], "C": RED_ROWS[5]}, ROWS_ONLY)
    assert result.winners == ("A", "C")


@pytest.mark.parametrize(
    ("used", "four_cards", "points"),
    [(False, False, 1), (True, False, 0), (False, True, 0), (True, True, 0)],
)
@pytest.mark.parametrize("players", [1, 2])
def test_swap_card(*, players: int, used: bool, four_cards: bool, points: int) -> None:
    # de, en "swap cards": 1 point if not used; the four-card variant has none.
    goals = GOALS._replace(four_cards=four_cards)
    game = game_of([("RTPOK",)] * players, goals, [used] * players)
    assert [player.swap for player in score_game(game).players] == [points] * players


def test_swap_card_can_decide_the_game() -> None:
    result = score_game(game_of({"A": RED_ROWS[4], "B": RED_ROWS[4]}, ROWS_ONLY, [True, False]))
    assert result.winners == ("B",)


@pytest.mark.parametrize(("edition", "count"), [("de", 2), ("en", 2), ("it", 2), ("fr", 0)])
def test_edition_decides_whether_a_pattern_turns_by_a_quarter(edition: str, count: int) -> None:
    # fr, captions under both kinds of objective: flip, and turn by 180 degrees.
    game = game_of([("RfRfTPO", "PsTOOsK")], oracle.Goals(("XX", 4), ("XX", 3), 19))
    result = score_game(game._replace(edition=game.rulebook.editions[edition]))
    (player,) = result.players
    assert player.board.colors.count == count
    assert player.board.handles.count == count // 2


def test_edition_changes_no_row() -> None:
    game = game_of([("RTPOK", "RTPOK")], GOALS)
    for edition in game.rulebook.editions.values():
        (player,) = score_game(game._replace(edition=edition)).players
        assert player.board.rows.drawers == 2


def test_drawer_may_serve_all_three_objectives() -> None:
    # de, en: a drawer counts once per objective, and for each of them.
    (player,) = score([("RfTPOK", "RfTPOK")], oracle.Goals(("XX", 4), ("XX", 3), 19)).players
    in_colors = set(player.board.colors.combinations[0].places)
    in_handles = set(player.board.handles.combinations[0].places)
    assert in_colors == in_handles == {(1, 1), (1, 2)}
    assert player.board.rows.runs[0].last == 2


def test_mid_game_counts_by_the_same_rules() -> None:
    # Silent in the rulebooks: fewer than 8 cards score by the same rules, as if it ended now.
    boards = [("RTPOK", "RTPOK"), ("RTPOK",)]
    whole, partial = score(boards), score(boards, partial=True)
    assert whole.players == partial.players
    assert [player.bonus.points for player in partial.players] == [4, 0]
