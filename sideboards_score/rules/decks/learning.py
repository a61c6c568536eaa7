"""What a deck knows after more cards were seen: new, confirmed, contradicted."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from types import MappingProxyType

from sideboards_score.model.cards import Card, Handle
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Learned, order_of, upright
from sideboards_score.model.lesson import Lesson
from sideboards_score.rules.decks.contradictions import (
    Pairs,
    by_order,
    cards_seen,
    contradictions_in,
    with_written,
)

Ids = Mapping[str, str]
"""An id for each colour order."""


def ids_of(printed: Deck) -> Ids:
    """The ids that a learnt deck takes over from what is known of the printed game."""
    return {order_of(card): card_id for card_id, card in printed.cards.items()}


def learn(
    deck: Deck, news: Learned, ids: Ids = MappingProxyType({}), *, replaces: bool = False
) -> Lesson:
    """The deck with what was seen now; with `replaces` it goes before what was seen earlier.

    A card that the deck lacks takes its id from `ids` where no other card bears it.
    """
    orders = {card.color_code for card in news.seen}
    news = news if replaces else _not_twice(deck.learned, news)
    cards_of = by_order(deck.cards)
    written = {order: cards_of.get(order, {}) for order in sorted(orders)}
    known = _without(deck.learned, news) if replaces else with_written(deck.learned, written)
    learned = known.merged(news)
    cards = dict(deck.cards)
    for order, own in written.items():
        base = _base(order, own, ids, cards)
        _put(cards, own, _cards_of(order, base, own, learned))
    after = replace(deck, cards=cards, learned=learned)
    return _lesson(deck, after, news, orders, _lacking(after, ids))


def _not_twice(known: Learned, news: Learned) -> Learned:
    """What was seen, without photos that have told of these cards before.

    A photo read again, perhaps by a newer program, is no second opinion.
    """
    told: dict[tuple[str, str], set[Card]] = {}
    for card, sources in known.seen.items():
        for source in sources:
            told.setdefault((card.color_code, source.digest), set()).add(card)
    seen = {}
    for card, sources in news.seen.items():
        fresh = {
            source
            for source in sources
            if _is_news(card, told.get((card.color_code, source.digest), set()), news.apart)
        }
        if fresh:
            seen[card] = frozenset(fresh)
    return replace(news, seen=seen)


def _is_news(card: Card, told: set[Card], apart: Pairs) -> bool:
    """Whether a photo that has shown these cards of the order tells something with this one."""
    return card not in told and all(frozenset((card, other)) in apart for other in told)


def _without(known: Learned, news: Learned) -> Learned:
    """What was known, without what the new readings stand against."""
    orders = {card.color_code for card in news.seen}
    beside = {card for pair in known.apart if pair & set(news.seen) for card in pair}
    kept = {
        card: sources
        for card, sources in known.seen.items()
        if card.color_code not in orders or card in news.seen or card in beside
    }
    apart = frozenset(pair for pair in known.apart if pair <= set(kept))
    return replace(known, seen=kept, apart=apart)


def _cards_of(
    order: str, base: str, written: Mapping[str, Card], known: Learned
) -> dict[str, Card]:
    """The cards of a colour order by id; new ids begin with `base`."""
    cards, _ = cards_seen(order, known)
    if not cards:
        return dict(written)
    if len(written) > 1 and not _all_learnt(written):
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


def _base(order: str, written: Mapping[str, Card], ids: Ids, taken: Collection[str]) -> str:
    """What the ids of an order begin with: as those there are, as in `ids`, or the colours."""
    stems = {_stem(card_id) for card_id in written}
    if len(stems) == 1:
        return stems.pop()
    free = not stems and ids.get(order) not in taken
    return ids.get(order, f"{order}-1") if free else f"{order}-1"


def _stem(card_id: str) -> str:
    head, dash, tail = card_id.rpartition("-")
    return head if dash and _are_places(tail) else card_id


def _are_places(text: str) -> bool:
    letters, lines = text[::2], text[1::2]
    return len(letters) == len(lines) and set(letters) <= set("fsbx") and lines.isdigit()


def _all_learnt(written: Mapping[str, Card]) -> bool:
    return all(_stem(card_id) != card_id for card_id in written)


def places(card: Card) -> str:
    """Where the handles sit, as part of an id: `f1s3b5`."""
    found = [
        f"{drawer.handle.value}{line}"
        for line, drawer in enumerate(card.drawers, 1)
        if drawer.handle is not Handle.NONE
    ]
    return "".join(found) or "x0"


def _put(cards: dict[str, Card], written: Mapping[str, Card], found: Mapping[str, Card]) -> None:
    """Put the cards of an order in the place of those written."""
    for card_id in written:
        if card_id not in found:
            del cards[card_id]
    for card_id, card in found.items():
        if card_id in written:
            cards[card_id] = card
        else:
            _insert(cards, _free(card_id, cards), card)


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


def _free(card_id: str, cards: Mapping[str, Card]) -> str:
    """The id, or with a sign behind it where another card bears it."""
    taken = {name.casefold() for name in cards}
    while card_id.casefold() in taken:
        card_id += "+"
    return card_id


def _lacking(deck: Deck, ids: Ids) -> dict[str, Card]:
    """The cards of the printed game that a deck does not have at all; an invented one need not."""
    there = {order_of(card) for card in deck.cards.values()}
    return {
        _base(order, {}, ids, deck.cards): Card.of("x".join((*order, "")))
        for order in ids
        if order not in there and not deck.invented
    }


def _lesson(
    before: Deck, after: Deck, news: Learned, orders: set[str], lacking: Mapping[str, Card]
) -> Lesson:
    new = [
        card_id
        for card_id, card in after.cards.items()
        if card.known and not _was_known(before, card_id, card)
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


def _was_known(before: Deck, card_id: str, card: Card) -> bool:
    old = before.cards.get(card_id)
    return old is not None and old == card
