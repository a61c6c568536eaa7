"""Which of the inferences about the printed game the real cards confirm or refute.

Only cards of which the handles are known were seen: the others are the inference itself.
"""

from collections import Counter
from collections.abc import Callable, Iterable

from sideboards_score.model.breakdown import Inference
from sideboards_score.model.cards import HANDLES, Card
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import order_of


def inferences(deck: Deck, printed: Deck) -> tuple[Inference, ...]:
    """Each inference, judged by the cards of a deck; `printed` is what is thought of the game."""
    seen = {card_id: card for card_id, card in deck.cards.items() if card.known}
    count = len(printed.cards)
    handles = printed.handles_per_card or len(HANDLES)

    def each(kind: str, keeps: Callable[[Card], bool]) -> Inference:
        return _judged(kind, len(seen), count, [i for i, card in seen.items() if not keeps(card)])

    return (
        _judged("orders", len(seen), count, _strange_orders(seen, printed)),
        each("colors", lambda card: len(set(card.colors)) == len(card.colors)),
        each("three-handles", lambda card: len(card.handles) == handles),
        each("different-handles", lambda card: len(set(card.handles)) == len(card.handles)),
    )


def _judged(kind: str, seen: int, count: int, against: Iterable[str]) -> Inference:
    wrong = tuple(against)
    holds = False if wrong else True if seen >= count else None
    return Inference(kind, holds, seen, count, wrong)


def _strange_orders(seen: dict[str, Card], printed: Deck) -> list[str]:
    """Cards whose order another one has too, or the printed game is thought not to have."""
    expected = {order_of(card) for card in printed.cards.values()}
    orders = Counter(order_of(card) for card in seen.values())
    return [
        card_id
        for card_id, card in seen.items()
        if orders[order_of(card)] > 1 or order_of(card) not in expected
    ]
