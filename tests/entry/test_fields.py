"""Typed values of fields."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sideboards_score.entry.text.fields import (
    choice_of,
    flag_of,
    nearest,
    number_of,
    require_known,
    whole_number,
)
from sideboards_score.entry.text.tree import Text, parse_tree
from sideboards_score.errors import FileError
from tests.entry.conftest import SEEDED, place


def text(word: str) -> Text:
    return Text(word, 7, quoted=False)


@pytest.mark.parametrize(
    "word", ["true", "TRUE", "yes", "on", "y", "Ja", "oui", "sì", "si", "vrai", "wahr", "vero", "1"]
)
def test_yes_in_four_languages(word: str) -> None:
    assert flag_of(text(word), "swap_used")


@pytest.mark.parametrize(
    "word", ["false", "No", "off", "n", "nein", "non", "faux", "falsch", "falso", "0"]
)
def test_no_in_four_languages(word: str) -> None:
    assert not flag_of(text(word), "swap_used")


def test_yes_with_a_decomposed_accent() -> None:
    assert flag_of(text(unicodedata.normalize("NFD", "sì")), "swap_used")


@pytest.mark.parametrize("word", ["maybe", "2", "x", "truee"])
def test_other_words_are_neither_yes_nor_no(word: str) -> None:
    with pytest.raises(FileError) as caught:
        flag_of(text(word), "swap_used")
    assert caught.value.values == {"field": "swap_used", "text": word}
    assert place(caught.value) == {"line": 7}


@pytest.mark.parametrize("word", ["-1", "1.5", "0x10", "1_0", "1e1", "³", "\u0661", "", "1234567"])
def test_only_plain_digits_are_a_number(word: str) -> None:
    assert whole_number(word) is None
    with pytest.raises(FileError):
        number_of(text(word), "points")


@SEEDED
@given(st.integers(0, 999_999))
def test_number_in_plain_digits(number: int) -> None:
    assert whole_number(f"{number:06}") == number


def test_choice_in_any_case() -> None:
    assert choice_of(text("FR"), "edition", ("de", "fr")) == "fr"


def test_unknown_field_comes_with_the_nearest_one_and_its_line() -> None:
    with pytest.raises(FileError) as caught:
        require_known(parse_tree("deck: a\nplayrs: b"), ("deck", "players"))
    error = caught.value
    assert (error.values["field"], error.values["nearest"]) == ("playrs", "players")
    assert place(error)["line"] == 2


@SEEDED
@given(st.text(), st.lists(st.text()))
def test_nearest_word_is_a_known_one(word: str, known: list[str]) -> None:
    assert nearest(word, known) in [*known, None]
