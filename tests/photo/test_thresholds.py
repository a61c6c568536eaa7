"""One threshold of the reading changed for a while: what the figures of the thresholds rest on."""

import pytest

from sideboards_score.photo.locate.tuning import LOCATE
from sideboards_score.photo.tuning import TUNING
from tests.benchmarks.thresholds import changed, changing, names


@pytest.mark.parametrize(
    ("value", "by", "then"),
    [(0.5, 1.2, 0.6), (1100, 0.8, 880), (2, 1.2, 3), (1, 0.8, 0), (True, 1.2, True), ((), 0.8, ())],
)
def test_a_number_is_changed_and_a_whole_one_by_one_at_least(
    value: object, by: float, then: object
) -> None:
    assert changed(value, by) == then


def test_all_numbers_of_a_tuple_are_changed() -> None:
    assert changed(((1.0, -2.0), (5.0,)), 1.2) == ((1.2, -2.4), (6.0,))


def test_a_threshold_is_changed_wherever_it_is_in_use_and_only_for_a_while() -> None:
    usual = TUNING.locate.least_fill
    with changing("locate.least_fill", 0.8):
        assert TUNING.locate.least_fill == LOCATE.least_fill == usual * 0.8
    assert TUNING.locate.least_fill == LOCATE.least_fill == usual


def test_every_folder_of_the_reading_has_its_thresholds_named() -> None:
    folders = {name.rpartition(".")[0] for name in names()}
    assert {"photo", "load", "locate", "identify"} <= folders
    assert "photo.sure" in names()
    assert len(names()) == len(set(names()))
