"""What a typed card is taken for, and what is said where no card of the deck is meant."""

import pytest

from sideboards_score.entry.notation import read_card, read_drawer
from sideboards_score.errors import NotationError
from sideboards_score.model.cards import Card
from sideboards_score.model.deck import Deck, kind_of


def deck_of(*codes: str, ids: str = "ABCDEFGHI") -> Deck:
    cards = {card_id: Card.of(code) for card_id, code in zip(ids, codes, strict=False)}
    return Deck("mine", "Mine", cards, {})


ONE = deck_of("RfTPsOKb")


def error_of(typed: str, deck: Deck = ONE) -> NotationError:
    with pytest.raises(NotationError) as caught:
        read_card(typed, deck)
    return caught.value


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("sRTPOK", "card-handle-first"),  # most letters are those of drawers: a code
        ("sfRbs", "card-handle-first"),
        ("bRg", "card-handle-first"),
        ("sfbxgAg", "card-handle-first"),
        ("Rgggggg", "card-letter"),  # begins with a colour
        ("sAxC", "card-id"),  # only half of the letters are
        ("Ask", "card-letter"),  # two of three
        ("Anna", "card-id"),
        ("RTPO1", "card-id"),  # a digit is in no code
        ("", "card-id"),
    ],
)
def test_a_typed_card_is_a_code_or_an_id_by_its_letters(typed: str, key: str) -> None:
    assert error_of(typed).key == key


@pytest.mark.parametrize(("cards", "named"), [(2, "A, B"), (8, "A, B, C, D, E, F, G, H")])
def test_cards_of_one_order_are_all_named(cards: int, named: str) -> None:
    error = error_of("RTPOK", deck_of(*["RxTxPxOxKx"] * cards))
    assert (error.key, error.values["ids"], error.values["example"]) == ("card-several", named, "A")


def test_of_more_than_eight_cards_of_one_order_eight_are_named() -> None:
    error = error_of("RTPOK", deck_of(*["RxTxPxOxKx"] * 9))
    assert error.values["ids"] == "A, B, C, D, E, F, G, H, ..."


@pytest.mark.parametrize(
    ("typed", "key", "nearest"),
    [
        ("TRPOK", "card-no-such-order", "RTPOK"),
        ("TR??K", "card-no-such-order", None),  # what is not known is not said twice
        ("RTPOO", "card-color-lacks", "RTPOK"),
    ],
)
def test_an_order_that_no_card_has(typed: str, key: str, nearest: str | None) -> None:
    error = error_of(typed)
    assert (error.key, error.values["nearest"]) == (key, nearest)


def test_the_colour_that_was_typed_twice_is_named() -> None:
    for typed, letter in (("RTPOO", "O"), ("PPTRR", "R")):  # of two the one that comes first
        value = error_of(typed).values["value"]
        assert getattr(value, "value", None) == letter


@pytest.mark.parametrize("typed", ["Zf", "f", "Rz", "RfT", ""])
def test_a_drawer_is_a_colour_and_perhaps_a_handle(typed: str) -> None:
    with pytest.raises(NotationError, match="drawer-wrong"):
        read_drawer(typed)


def test_a_deck_without_cards_knows_no_order() -> None:
    error = error_of("RTPOK", deck_of())
    assert (error.key, dict(error.values)) == ("card-empty-deck", {"card": "RTPOK"})
    assert error_of("RTPOO", deck_of()).key == "card-empty-deck"


@pytest.mark.parametrize(
    ("typed", "codes", "kind"),
    [
        ("RfTPsOKb", ["RfTPsOKb"], "RfTPsOKb"),  # the deck's
        ("KbOPsTRf", ["RfTPsOKb"], "RfTPsOKb"),  # the deck's, turned
        ("TfRPsOKb", ["RfTPsOKb"], "TfRPsOKb"),  # not in the deck: its own kind
        ("Tf?PsOKb", ["RfTPsOKb"], None),  # nobody knows which
        ("RfTPsOKb", ["RxTPsOKb"], "RxTPsOKb"),  # can only be that card
        ("RfTPsOKb", ["RxTPsOKb", "RfTPxOKb"], None),  # can be either
        ("RfTPsOKb", [], "RfTPsOKb"),  # without a deck a card is what it shows
        ("RfTP?Kb", [], None),
    ],
)
def test_a_card_is_of_the_kind_that_it_must_be(
    typed: str, codes: list[str], kind: str | None
) -> None:
    expected = None if kind is None else kind_of(Card.of(kind))
    assert read_card(typed, deck_of(*codes)).kind == expected
