"""What a card can still be while it is tapped in."""

import random
from dataclasses import replace

import pytest

from sideboards_score.entry.reading_text import reason_text, text_reason
from sideboards_score.errors import RefusedError
from sideboards_score.model.cards import LINES, Card, Color, Drawer, Handle
from sideboards_score.model.deck import Deck
from sideboards_score.model.kept import EMPTY_CARD
from sideboards_score.service.api import load_deck
from sideboards_score.service.history.table.cards import narrowed, offers, with_drawer

EMPTY = Card.of(EMPTY_CARD)


@pytest.mark.parametrize("name", ["demo", "retail"])
def test_every_card_can_be_tapped_in_by_what_is_offered(name: str) -> None:
    deck = load_deck(name)
    rng = random.Random(14)
    for wanted in [filled(card, rng) for card in deck.cards.values()]:
        card = EMPTY
        taps = 0
        for line, drawer in enumerate(wanted.drawers, 1):
            if card.drawers[line - 1].color is Color.UNKNOWN:
                assert possible(card, line, deck, drawer.color)
                card = narrowed(tapped(card, line, Drawer(drawer.color, Handle.UNKNOWN)), deck)
                taps += 1
        for line, drawer in enumerate(wanted.drawers, 1):
            if card.drawers[line - 1].handle is Handle.UNKNOWN and drawer.handle.value:
                assert possible(card, line, deck, drawer.handle)
                card = narrowed(with_drawer(card, line, drawer), deck)
                taps += 1
        assert card == wanted
        assert taps <= 8


def filled(card: Card, rng: random.Random) -> Card:
    """A card with three handles, where the deck does not know them."""
    if card.known:
        return card
    lines = rng.sample(range(LINES), 3)
    handles = [Handle.NONE] * LINES
    for line in lines:
        handles[line] = rng.choice([Handle.FLOWER, Handle.SQUARE, Handle.BAR])
    return Card(
        tuple(
            replace_handle(drawer, handle)
            for drawer, handle in zip(card.drawers, handles, strict=True)
        )
    )


def replace_handle(drawer: Drawer, handle: Handle) -> Drawer:
    return Drawer(drawer.color, handle)


def tapped(card: Card, line: int, drawer: Drawer) -> Card:
    return with_drawer(card, line, Drawer(drawer.color, card.drawers[line - 1].handle))


def possible(card: Card, line: int, deck: Deck, value: Color | Handle) -> bool:
    found = offers(card, line, deck)
    return any(offer.possible for offer in (*found.colors, *found.handles) if offer.value is value)


def test_a_card_that_the_deck_does_not_have_can_be_tapped_in_all_the_same() -> None:
    deck = load_deck("demo")
    card = Card.of("RfRsRbRR")
    for line, drawer in enumerate(card.drawers, 1):
        assert possible(card, line, deck, drawer.handle) or drawer.handle is Handle.NONE
    assert narrowed(card, deck) == card
    empty = replace(deck, cards={})
    assert all(offer.possible for offer in offers(EMPTY, 1, empty).colors)


def test_a_refusal_comes_back_from_text_without_places() -> None:
    text = reason_text(RefusedError("photo-huge", width=9, height=9, most=1))
    assert "file" not in text
    error = text_reason(text)
    assert isinstance(error, RefusedError)
    assert dict(error.values) == {"width": 9, "height": 9, "most": 1}
