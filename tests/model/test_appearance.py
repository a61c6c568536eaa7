"""The five shades of a print, from the photos that were learnt."""

import pytest

from sideboards_score.model.learning import Learned

ONE = ((10, 20, 30), (1, 2, 3), (50, 60, 70), (100, 110, 120), (0, 0, 0))
OTHER = ((20, 10, 40), (3, 1, 2), (60, 50, 80), (90, 130, 100), (9, 9, 9))
THIRD = ((15, 15, 35), (2, 9, 9), (55, 55, 75), (95, 120, 110), (1, 2, 3))


def test_nothing_learnt_has_no_appearance() -> None:
    assert Learned().appearance == ()


def test_one_photo_is_the_appearance() -> None:
    assert Learned(shades={"a": ONE}).appearance == ONE


@pytest.mark.parametrize("digests", ["abc", "cab", "bca"])
def test_each_channel_of_each_colour_is_the_middle_of_all_photos(digests: str) -> None:
    shades = dict(zip(digests, (ONE, OTHER, THIRD), strict=True))
    expected = ((15, 15, 35), (2, 2, 3), (55, 55, 75), (95, 120, 110), (1, 2, 3))
    assert Learned(shades=shades).appearance == expected


def test_of_two_in_the_middle_the_lower_one_is_taken() -> None:
    expected = ((10, 10, 30), (1, 1, 2), (50, 50, 70), (90, 110, 100), (0, 0, 0))
    assert Learned(shades={"a": ONE, "b": OTHER}).appearance == expected
