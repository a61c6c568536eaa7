"""What is remarkable about a deck, though it loads and scores."""

from collections import Counter
from collections.abc import Iterator

from sideboards_score.model.breakdown import Ruling
from sideboards_score.model.cards import HANDLES, Color
from sideboards_score.model.deck import Deck
from sideboards_score.rules.decks.contradictions import by_order, contradictions_of


def findings(deck: Deck) -> list[Ruling]:
    """Where a deck differs from what is thought of the printed game, and what it does not know."""
    return [*_same_orders(deck), *_single_cards(deck), *_learnt(deck), *_unknown(deck)]


def _same_orders(deck: Deck) -> Iterator[Ruling]:
    whole = {i: card for i, card in deck.cards.items() if Color.UNKNOWN not in card.colors}
    for cards in by_order(whole).values():
        if len(cards) > 1:
            ids = list(cards)
            yield Ruling("same-order", {"ids": ids, "order": deck.cards[ids[0]].color_code})


def _single_cards(deck: Deck) -> Iterator[Ruling]:
    for card_id, card in deck.cards.items():
        colors = Counter(card.colors)
        for color, count in colors.items():
            if count > 1 and color is not Color.UNKNOWN:
                yield Ruling("color-repeated", {"id": card_id, "value": color, "count": count})
        if card.known and Counter(card.handles) != Counter(HANDLES):
            yield Ruling("handles-not-each-once", {"id": card_id, "code": card.code})


def _learnt(deck: Deck) -> Iterator[Ruling]:
    """Photos that stand against each other, and fields that nobody reads."""
    for found in contradictions_of(deck):
        readings = [card.code for card, _ in found.readings]
        by_hand = any(source.by_hand for _, sources in found.readings for source in sources)
        kind = "written-otherwise" if by_hand else "readings-differ"
        stands = None if found.stands is None else found.stands.code
        yield Ruling(kind, {"readings": readings, "stands": stands})
    for field in deck.strange_fields:
        yield Ruling("strange-field", {"field": field})


def _unknown(deck: Deck) -> Iterator[Ruling]:
    cards = [card_id for card_id, card in deck.cards.items() if not card.known]
    if cards:
        yield Ruling("cards-incomplete", {"count": len(cards), "all": len(deck.cards)})
    missing = [number for number, goal in deck.objectives.items() if not goal.complete]
    if missing:
        yield Ruling("objectives-incomplete", {"count": len(missing), "numbers": missing})
