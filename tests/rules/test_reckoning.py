"""Slips with figures and not with drawers, each alone."""

import pytest

from sideboards_score.model.claim import COUNTED, Claim, Field, Slip, Unit
from sideboards_score.rules.check.account import Account
from sideboards_score.rules.check.slips.reckoning import reckoning_slips
from tests.rules.games import lined_up, score

OTHERS = ("T P T P T P T P", "P O P O P O P O", "O K O K O K O K", "K T K T K T K T")
SCORED = score(
    {
        "A": lined_up("R R R R R R P R", *OTHERS),
        "B": lined_up("R R R P R R P R", *OTHERS),
    }
)
A = Account(SCORED, 0)
TOTAL = A.points[Field.TOTAL]


def slips(value: int, field: Field = Field.TOTAL, unit: Unit = Unit.POINTS) -> dict[str, Slip]:
    """The slips in reckoning that give a figure of A, by kind."""
    return {slip.kind: slip for slip in reckoning_slips(Claim("A", field, unit, value), A)}


@pytest.mark.parametrize(("by", "way"), [(1, "more"), (10, "more"), (-1, "less"), (-10, "less")])
def test_a_sum_is_off_by_one_or_by_ten(by: int, way: str) -> None:
    values = slips(TOTAL + by)["sum-off"].values
    assert (values["right"], values["wrong"]) == (TOTAL, TOTAL + by)
    assert (values["count"], values["way"]) == (abs(by), way)


@pytest.mark.parametrize("by", [-11, -9, -2, 0, 2, 9, 11, 100])
def test_a_sum_that_is_off_by_more_is_no_slip_in_adding(by: int) -> None:
    assert "sum-off" not in slips(TOTAL + by)


def test_a_product_may_be_off_but_not_the_bonus_or_the_swap_card() -> None:
    assert "sum-off" in slips(A.points[Field.ROWS] + 1, Field.ROWS)
    for field in (Field.BONUS, Field.SWAP):
        assert "sum-off" not in slips(A.points[field] + 1, field)


@pytest.mark.parametrize("part", [field for field in COUNTED if A.points[field]])
def test_a_part_is_added_twice(part: Field) -> None:
    assert slips(TOTAL + A.points[part])["part-added-twice"].values["count"] == A.points[part]


def test_the_bonus_is_added_twice() -> None:
    assert A.points[Field.BONUS] == 4
    assert "bonus-added-twice" in slips(TOTAL + 4)


def test_the_figure_of_another_player_is_taken() -> None:
    b = Account(SCORED, 1)
    assert slips(b.points[Field.TOTAL])["other-player"].values == {"other": "B"}
    drawers = b.own.board.rows.drawers
    found = slips(drawers, Field.ROWS, Unit.COUNT)
    assert (set(found), found["other-player"].count) == ({"other-player"}, drawers)


def test_two_digits_are_exchanged() -> None:
    assert 9 < TOTAL < 100
    wrong = int(str(TOTAL)[::-1])
    assert slips(wrong)["digits-exchanged"].values == {"right": TOTAL, "wrong": wrong}
    assert "digits-exchanged" not in slips(TOTAL)
