"""Which spellings of a name are one person's, or may be."""

import random

import pytest

from sideboards_score.entry.game.people import may_be, person_key

KNOWN = ["Renée", "Ann", "Charlotte", "Player 1", "Łukasz", "Al", "日本", "Eve Ann"]


@pytest.mark.parametrize(
    ("typed", "known"),
    [
        ("renée", "Renée"),
        ("Renee", "Renée"),
        ("Rene\u0301e", "Renée"),
        ("REN ÉE", "Renée"),
        ("Charlote", "Charlotte"),
        ("Charlottte", "Charlotte"),
        ("Cahrlotte", "Charlotte"),
        ("Charlotta", "Charlotte"),
        ("Anna", "Ann"),
        ("eve-ann", "Eve Ann"),
        ("Eve  Ann", "Eve Ann"),
        ("lukasz", "Łukasz"),
    ],
)
def test_another_spelling_may_be_a_known_person(typed: str, known: str) -> None:
    assert may_be(typed, KNOWN) == known


@pytest.mark.parametrize(
    "typed",
    [
        "Ann",
        "Renée",
        "Player 2",
        "Bob",
        "Jo",
        "Ali",
        "Chralote",
        "日木",
        "Zoé",
        "Lotte",
        "Eva Anne",
    ],
)
def test_known_and_other_names_are_not_asked_about(typed: str) -> None:
    assert may_be(typed, KNOWN) is None


def test_one_slip_of_the_hand_is_always_noticed() -> None:
    rng = random.Random(5)
    for _ in range(500):
        name = "".join(rng.choice("abcdefgh") for _ in range(rng.randint(4, 9)))
        at = rng.randrange(len(name))
        wrong = rng.choice(
            [
                name[:at] + name[at + 1 :],
                name[:at] + rng.choice("xyz") + name[at:],
                name[:at] + rng.choice("xyz") + name[at + 1 :],
                name[:at] + name[at : at + 2][::-1] + name[at + 2 :],
            ]
        )
        assert may_be(wrong, [name]) == (None if wrong == name else name)


def test_blanks_and_case_are_no_other_person() -> None:
    assert person_key(" Eve  ANN ") == person_key("Eve Ann")
    assert person_key("Rene") != person_key("René")
