"""What `deck validate` remarks about a deck that loads and scores."""

from dataclasses import replace

import pytest

from sideboards_score.model.cards import Card
from sideboards_score.model.deck import Deck
from sideboards_score.model.objectives import Objective, Of, PatternObjective
from sideboards_score.rules.decks.findings import findings
from tests.rules.games import deck_of, pattern


def remarked(deck: Deck, kind: str) -> list[dict[str, object]]:
    return [dict(found.values) for found in findings(deck) if found.kind == kind]


@pytest.mark.parametrize(
    ("code", "repeated"),
    [
        ("RfTPsOKb", []),
        ("RfRPsOKb", [("R", 2)]),
        ("RfRRsOOb", [("R", 3), ("O", 2)]),
        ("?x?xTxPxOx", []),  # nobody knows whether the two are alike
        ("?x?xTxTxOx", [("T", 2)]),
    ],
)
def test_a_colour_is_repeated_from_its_second_drawer_on(
    code: str, repeated: list[tuple[str, int]]
) -> None:
    found = remarked(deck_of([code]), "color-repeated")
    told = [(one["id"], getattr(one["value"], "value", None), one["count"]) for one in found]
    assert told == [("1", letter, count) for letter, count in repeated]


def test_two_cards_of_one_order_are_remarked_whichever_way_up_they_lie() -> None:
    deck = deck_of(["RfTPsOKb", "KOfPTsRb", "TfRPsOKb", "?xTxPxOxKx", "?xTxPxOxKx"])
    assert remarked(deck, "same-order") == [{"ids": ["1", "2"], "order": "RTPOK"}]


@pytest.mark.parametrize(
    ("code", "odd"),
    [("RfTPsOKb", False), ("RfTPfOKb", True), ("RfTPsOK", True), ("RxTPsOKb", False)],
)
def test_the_three_handles_of_a_known_card_are_different(code: str, odd: bool) -> None:  # noqa: FBT001
    assert bool(remarked(deck_of([code]), "handles-not-each-once")) == odd


def test_what_is_not_known_is_counted() -> None:
    known, unknown = Card.of("RfTPsOKb"), Card.of("TxRxPxOxKx")
    assert remarked(deck_of([known.code]), "cards-incomplete") == []
    deck = deck_of([known.code, unknown.code, unknown.code])
    assert remarked(deck, "cards-incomplete") == [{"count": 2, "all": 3}]


def test_only_objectives_that_are_not_known_are_called_so() -> None:
    known = PatternObjective(3, Of.COLOR, pattern("X.X/.X."), 4)
    goals: dict[int, Objective] = {3: known, 5: replace(known, number=5, pattern=None)}
    deck = replace(deck_of(["RfTPsOKb"]), objectives=goals)
    assert remarked(deck, "objectives-incomplete") == [{"count": 1, "numbers": [5]}]
    deck = replace(deck, objectives={3: known})
    assert remarked(deck, "objectives-incomplete") == []
