"""What a deck knows after more cards were seen: new, confirmed, contradicted."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from sideboards_score.model.cards import Card, Color
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Learned, Pairs, order_of, upright
from sideboards_score.model.lesson import Lesson
from sideboards_score.rules.decks.contradictions import (
    by_order,
    cards_seen,
    contradictions_in,
    with_written,
)
from sideboards_score.rules.decks.ids import Ids, base_of, free_id, is_learnt, own_base, places
from sideboards_score.rules.decks.questions import questions_of, withheld
from sideboards_score.rules.decks.witnesses import not_twice, retold


def ids_of(printed: Deck) -> Ids:
    """The ids that a learnt deck takes over from what is known of the printed game."""
    return {order_of(card): card_id for card_id, card in printed.cards.items()}


def learn(
    deck: Deck,
    news: Learned,
    ids: Ids = MappingProxyType({}),
    *,
    replaces: bool = False,
    pairs: Pairs = frozenset(),
) -> Lesson:
    """The deck with what was seen now; with `replaces` it goes before what was seen earlier.

    A card that the deck lacks takes its id from `ids` where no other card bears it. `pairs` are two
    cards each, as somebody has said; others of one colour order in one game are asked about first.
    """
    asked = () if replaces else [one for one in questions_of(deck, news) if one.pair not in pairs]
    left_out = frozenset(one.pair for one in asked)
    orders = {card.color_code for card in withheld(news, left_out).seen}
    touched = orders | _changed(deck.learned, retold(deck.learned, news)[0])
    cards_of = by_order(deck.cards)
    written = {order: cards_of.get(order, {}) for order in sorted(touched)}
    before = deck.learned if replaces else with_written(deck.learned, written)
    known, news = retold(before, news)
    news = withheld(news, left_out)
    if replaces:
        known = _without(known, news)
    else:
        news = not_twice(known, news)
    learned = known.merged(news)
    cards = dict(deck.cards)
    for order, own in written.items():
        base = base_of(order, own, ids, cards)
        _put(cards, own, _cards_of(order, base, own, learned) or _left(order, base, own, before))
    after = replace(deck, cards=cards, learned=learned)
    lesson = _lesson(deck, after, news, orders, _lacking(after, ids))
    return replace(lesson, questions=tuple(asked))


def _changed(before: Learned, after: Learned) -> set[str]:
    """The colour orders of which a witness has taken something back."""
    return {
        card.color_code for card, sources in before.seen.items() if after.seen.get(card) != sources
    }


def _left(
    order: str, base: str, written: Mapping[str, Card], before: Learned
) -> Mapping[str, Card]:
    """What stays of an order of which nothing was seen, or nothing any more."""
    if not cards_seen(order, before)[0]:
        return written
    if base == own_base(order):
        return {}
    card_id = next(iter(written)) if len(written) == 1 else base
    unseen = Card.of_colors(map(Color, order))
    return {card_id: _as_lying(unseen, written.get(card_id))}


def _without(known: Learned, news: Learned) -> Learned:
    """What was known, without what the new readings stand against."""
    orders = {card.color_code for card in news.seen}
    kept = {
        card: sources
        for card, sources in known.seen.items()
        if card.color_code not in orders or card in news.seen
    }
    apart = frozenset(pair for pair in known.apart if pair <= set(kept))
    return known._replace(seen=kept, apart=apart)


def _cards_of(
    order: str, base: str, written: Mapping[str, Card], known: Learned
) -> dict[str, Card]:
    """The cards of a colour order by id, none if nothing was seen; new ids begin with `base`."""
    cards, _ = cards_seen(order, known)
    if not cards:
        return {}
    if len(written) > 1 and not all(map(is_learnt, written)):
        return _into(written, cards)
    if len(cards) > 1:
        return {f"{base}-{places(card)}": card for card in cards}
    card_id = next(iter(written)) if len(written) == 1 else base
    return {card_id: _as_lying(cards[0], written.get(card_id))}


def _into(written: Mapping[str, Card], cards: list[Card]) -> dict[str, Card]:
    """Several written cards of one order: each takes the seen card that it can be, once."""
    rest, result = list(cards), dict(written)
    for card_id, card in sorted(written.items(), key=lambda item: not item[1].known):
        fits = [other for other in rest if upright(card).could_be(other)]
        if fits:
            result[card_id] = _as_lying(upright(card).merged(fits[0]), card)
            rest.remove(fits[0])
    return result


def _as_lying(card: Card, written: Card | None) -> Card:
    """The card the way up in which the file has it."""
    return card.turned() if written is not None and written.colors != card.colors else card


def _put(cards: dict[str, Card], written: Mapping[str, Card], found: Mapping[str, Card]) -> None:
    """Put the cards of an order in the place of those written."""
    for card_id in written:
        if card_id not in found:
            del cards[card_id]
    for card_id, card in found.items():
        if card_id in written:
            cards[card_id] = card
        else:
            _insert(cards, free_id(card_id, cards), card)


def _insert(cards: dict[str, Card], card_id: str, card: Card) -> None:
    """Put a new card before the first one whose id comes after its own.

    So cards that come one by one lie as if they had come together.
    """
    later = next((other for other in cards if _rank(other) > _rank(card_id)), None)
    behind = [] if later is None else list(cards)[list(cards).index(later) :]
    rest = [(other, cards.pop(other)) for other in behind]
    cards.update([(card_id, card), *rest])


def _rank(card_id: str) -> tuple[bool, int, str]:
    """Numbers in their order, then all other ids."""
    number = int(card_id) if card_id.isdecimal() else 0
    return not card_id.isdecimal(), number, card_id


def _lacking(deck: Deck, ids: Ids) -> dict[str, Card]:
    """The cards of the printed game that a deck does not have at all; an invented one need not."""
    there = {order_of(card) for card in deck.cards.values()}
    return {
        base_of(order, {}, ids, deck.cards): Card.of_colors(map(Color, order))
        for order in ids
        if order not in there and not deck.invented
    }


def _lesson(
    before: Deck, after: Deck, news: Learned, orders: set[str], lacking: Mapping[str, Card]
) -> Lesson:
    new = [
        card_id
        for card_id, card in after.cards.items()
        if card.known and before.cards.get(card_id) != card
    ]
    confirmed = [
        card_id
        for card_id, card in after.cards.items()
        if upright(card) in news.seen and card_id not in new
    ]
    return Lesson(
        before,
        after,
        tuple(new),
        tuple(confirmed),
        tuple(contradictions_in(after.learned, orders)),
        {card_id: card for card_id, card in after.cards.items() if not card.known} | dict(lacking),
    )
