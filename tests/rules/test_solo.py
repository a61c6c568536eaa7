"""The solo game: bonus steps and ranking (de, en "solo play")."""

import pytest

from sideboards_score.model.cards import Card
from sideboards_score.model.game import Variant
from sideboards_score.model.rulebook import Rulebook
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.count.bonus import rows_counted, solo_band, solo_bonus
from sideboards_score.rules.scoring import score_game
from tests.rules import oracle
from tests.rules.games import GOALS, ROWS, game_of, lined_up, score

ONE_ROW = range(17, 27)
TWO_ROWS = (15, 16, 27, 28, 29, 30)
# Ruling: only the highest step reached counts, the steps are not added up.
ONE_ROW_STEPS = {0: 0, 1: 0, 2: 0, 3: 0, 4: 2, 5: 2, 6: 4, 7: 4, 8: 8}
TWO_ROWS_STEPS = {0: 0, 4: 0, 6: 0, 7: 2, 8: 2, 9: 4, 10: 4, 11: 8, 12: 8, 16: 8}


@pytest.mark.parametrize("number", ONE_ROW)
@pytest.mark.parametrize(("drawers", "points"), ONE_ROW_STEPS.items())
def test_bonus_of_one_row(rulebook: Rulebook, number: int, drawers: int, points: int) -> None:
    bonus = solo_bonus(drawers, rows_counted(ROWS[number]), rulebook)
    assert (bonus.points, bonus.rank, bonus.tied) == (points, None, False)


@pytest.mark.parametrize("number", TWO_ROWS)
@pytest.mark.parametrize(("drawers", "points"), TWO_ROWS_STEPS.items())
def test_bonus_of_two_rows(rulebook: Rulebook, number: int, drawers: int, points: int) -> None:
    bonus = solo_bonus(drawers, rows_counted(ROWS[number]), rulebook)
    assert (bonus.points, bonus.rank, bonus.tied) == (points, None, False)


@pytest.mark.parametrize(
    ("total", "band"),
    [
        (0, "0-24"),
        (24, "0-24"),
        (25, "25-34"),
        (34, "25-34"),
        (35, "35-44"),
        (44, "35-44"),
        (45, "45-54"),
        (54, "45-54"),
        (55, "55+"),
        (120, "55+"),
    ],
)
def test_ranking(rulebook: Rulebook, total: int, band: str) -> None:
    assert solo_band(total, rulebook).name == band


def red_row(length: int) -> Sideboard:
    """A red row of a length in line 1, and no combination of `GOALS`."""
    first = " ".join(["R"] * length + ["T"] * (8 - length))
    return lined_up(first, *(" ".join([color] * 8) for color in "POKT"))


@pytest.mark.parametrize(
    ("length", "bonus", "band"), [(3, 0, "0-24"), (4, 2, "0-24"), (7, 4, "0-24"), (8, 8, "25-34")]
)
def test_game_of_one_player(length: int, bonus: int, band: str) -> None:
    # en, solo: the swap card kept gives its point here too.
    result = score({"Lydia": red_row(length)}, GOALS)
    (lydia,) = result.players
    assert (lydia.bonus.points, lydia.bonus.rank, lydia.swap) == (bonus, None, 1)
    assert lydia.total == 2 * length + bonus + 1
    assert result.solo is not None
    assert (result.solo.name, result.winners) == (band, ("Lydia",))


def test_more_players_have_no_solo_ranking() -> None:
    assert score({"A": red_row(4), "B": red_row(3)}).solo is None


def test_solo_bonus_of_two_lines() -> None:
    lines = [
        "R R R R R R R R",
        "T P T P T P T P",
        "P O P O P O P O",
        "K K K T K T K T",
        "O T O T O T O T",
    ]
    (lone,) = score({"A": lined_up(*lines)}, oracle.Goals(("XXXX", 9), ("XX", 3), 27)).players
    assert (lone.board.rows.drawers, lone.bonus.points) == (11, 8)


def test_empty_sideboard_scores_the_swap_card() -> None:
    (lone,) = score({"A": Sideboard(())}, partial=True).players
    assert lone.total == 1
    assert Sideboard((Card.of("RTPOK"),)).known


@pytest.mark.parametrize("alone", [False, True])
def test_a_lone_count_in_mid_game_is_a_solo_game_only_if_so_asked(*, alone: bool) -> None:
    game = (game_of({"A": red_row(4)}, GOALS))._replace(partial=True, alone=alone)
    scored = score_game(game)
    assert game.solo is alone
    assert (scored.solo is not None) is alone
    assert (scored.players[0].bonus.points > 0) is alone
    kinds = {ruling.kind for ruling in scored.rulings}
    assert kinds & {"mid-game", "mid-game-lone"} == {"mid-game" if alone else "mid-game-lone"}


def test_unequal_numbers_of_cards_in_mid_game_are_noted() -> None:
    boards = {"A": Sideboard((Card.of("RTPOK"),)), "B": Sideboard(())}
    (ruling,) = [r for r in score(boards, partial=True).rulings if r.kind == "cards-unequal"]
    assert ruling.values == {"least": 0, "most": 1}


def test_solo_with_four_cards_is_noted() -> None:
    # de, en: the solo game is described with three cards in hand.
    game = (game_of({"A": red_row(4)}, GOALS))._replace(variant=Variant.FOUR_CARDS)
    assert "four-cards-solo" in {ruling.kind for ruling in score_game(game).rulings}
