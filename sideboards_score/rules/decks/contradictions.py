"""Which cards of a colour order there are, and where what was seen of it contradicts itself.

- One reading is enough. Where several disagree, the one that at least two photos show and more than
  any other stands; else the drawers in which they differ are unknown again.
- Readings that lay in one game are different cards of one colour order.
- What a person wrote into the file stands until it is replaced.
"""

from collections.abc import Iterable, Mapping
from functools import reduce

from sideboards_score.model.cards import Card, Handle
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import (
    BY_HAND,
    Learned,
    Pairs,
    Source,
    by_code,
    order_of,
    upright,
)
from sideboards_score.model.lesson import Contradiction
from sideboards_score.rules.decks.ids import is_learnt

CONFIRMED = 2
"""Photos that make a reading stand against a single other one."""

Seen = Mapping[Card, frozenset[Source]]


def _of_order(order: str, known: Learned) -> tuple[Seen, Pairs]:
    seen = {card: sources for card, sources in known.seen.items() if card.color_code == order}
    pairs = frozenset(pair for pair in known.apart if pair <= set(seen))
    return seen, pairs


def cards_seen(order: str, known: Learned) -> tuple[list[Card], list[Card]]:
    """The cards of an order that what was seen amounts to, and the readings that do not fit in."""
    seen, pairs = _of_order(order, known)
    hand = sorted((c for c, s in seen.items() if any(one.by_hand for one in s)), key=by_code)
    shown = {card: sources for card, sources in seen.items() if any(not s.by_hand for s in sources)}
    cards, left = _photographed(shown, pairs)
    if not hand:
        return cards, left
    filled = [_filled(card, cards) for card in hand]
    agreed = {card for card in shown if any(card.could_be(own) for own in filled)}
    two = {card for pair in pairs for card in pair} - agreed
    return [*filled, *sorted(two, key=by_code)], sorted(set(shown) - agreed - two, key=by_code)


def _filled(card: Card, seen: list[Card]) -> Card:
    """A card that a person wrote in part, with what photos know of the rest."""
    fits = [other for other in seen if card.could_be(other)]
    return card.merged(fits[0]) if len(fits) == 1 else card


def _photographed(seen: Seen, pairs: Pairs) -> tuple[list[Card], list[Card]]:
    """The same from photos alone."""
    if len(seen) <= 1:
        return list(seen), []
    two = {card for pair in pairs for card in pair}
    if two:
        real = two | {card for card, sources in seen.items() if len(sources) >= CONFIRMED}
        return sorted(real, key=by_code), sorted(set(seen) - real, key=by_code)
    best, second = sorted(seen, key=lambda card: (-len(seen[card]), card.code))[:2]
    if len(seen[best]) >= CONFIRMED and len(seen[best]) > len(seen[second]):
        return [best], sorted(set(seen) - {best}, key=by_code)
    return [reduce(Card.common, seen)], sorted(seen, key=by_code)


def contradictions_in(known: Learned, orders: set[str]) -> Iterable[Contradiction]:
    """Where readings of an order stand against each other."""
    for order in sorted(orders):
        cards, left = cards_seen(order, known)
        if not left:
            continue
        seen, _ = _of_order(order, known)
        readings = tuple(
            (card, tuple(sorted(sources))) for card, sources in sorted(seen.items(), key=_most_seen)
        )
        stands = cards[0] if len(cards) == 1 and cards[0].known else None
        yield Contradiction(readings, stands)


def _most_seen(reading: tuple[Card, frozenset[Source]]) -> tuple[int, str]:
    card, sources = reading
    return -len(sources), card.code


def by_order(cards: Mapping[str, Card]) -> dict[str, dict[str, Card]]:
    """The cards of each colour order, by id."""
    orders: dict[str, dict[str, Card]] = {}
    for card_id, card in cards.items():
        orders.setdefault(order_of(card), {})[card_id] = card
    return orders


def with_written(known: Learned, written: Mapping[str, Mapping[str, Card]]) -> Learned:
    """What was known, and that a person wrote those cards that nothing seen put into the file."""
    for order, cards in written.items():
        known = _without_ended(order, cards, known)
    seen = dict(known.seen)
    for order, cards in written.items():
        own = {upright(card) for card in cards_seen(order, known)[0]}
        ups = _written(cards)
        if ups <= own:
            continue
        for card, sources in known.seen.items():  # what the person wrote before that is past
            past = card.color_code == order and not any(card.could_be(up) for up in ups)
            seen[card] = frozenset(s for s in sources if not (past and s.by_hand))
        for card in ups - own:
            seen[card] = seen.get(card, frozenset()) | {Source(BY_HAND)}
    return known._replace(seen={card: sources for card, sources in seen.items() if sources})


def _written(cards: Mapping[str, Card]) -> set[Card]:
    """Those of the cards that say more than what the printed game is thought to have."""
    return {
        upright(card)
        for card in cards.values()
        if any(drawer.handle is not Handle.UNKNOWN for drawer in card.drawers)
    }


def _without_ended(order: str, cards: Mapping[str, Card], known: Learned) -> Learned:
    """What was known, without the pairs of which a person has taken a card out of the file.

    Or written it otherwise: then both stand as they are written.
    """
    if len(cards) > 1 and not all(map(is_learnt, cards)):
        return known  # a person keeps cards of this order, which may have no room for all
    ups = _written(cards)
    _, pairs = _of_order(order, known)
    two = {card for pair in pairs for card in pair}
    ended = (two & set(cards_seen(order, known)[0])) - ups
    for card in ended:
        known = known.without(card)
    if ended and len(ups) > 1:
        for card in ups:
            known = known.told(card, Source(BY_HAND), *known.seen.get(card, ()))
    return known


def contradictions_of(deck: Deck) -> tuple[Contradiction, ...]:
    """All contradictions that a deck holds; what a person wrote into it stands."""
    orders = {card.color_code for card in deck.learned.seen}
    written = by_order(deck.cards)
    known = with_written(deck.learned, {order: written.get(order, {}) for order in sorted(orders)})
    return tuple(contradictions_in(known, orders))
