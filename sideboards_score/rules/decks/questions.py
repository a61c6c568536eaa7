"""Two cards of one colour order, where all others are single: one of the two may be misread."""

from collections import Counter

from sideboards_score.model.cards import Card
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Learned, Pairs, Source, by_code, order_of
from sideboards_score.model.lesson import Question
from sideboards_score.rules.decks.contradictions import by_order, with_written


def all_single(deck: Deck) -> bool:
    """Whether the deck has one card of each of its colour orders."""
    counts = Counter(order_of(card) for card in deck.cards.values())
    return all(count == 1 for count in counts.values())


def questions_of(deck: Deck, news: Learned) -> tuple[Question, ...]:
    """The pairs that are not taken for two cards before somebody has said so."""
    if not all_single(deck):
        return ()
    orders = {card.color_code for pair in news.apart for card in pair}
    written = by_order(deck.cards)
    known = with_written(deck.learned, {order: written.get(order, {}) for order in orders})
    pairs = sorted(
        (sorted(pair, key=by_code) for pair in news.apart - known.apart),
        key=lambda cards: [card.code for card in cards],
    )
    return tuple(
        Question(one, other, tuple(sorted(_sources(one, news) | _sources(other, news))))
        for one, other in pairs
    )


def _sources(card: Card, news: Learned) -> frozenset[Source]:
    return news.seen.get(card, frozenset())


def withheld(news: Learned, pairs: Pairs) -> Learned:
    """What was seen, without what the photos and games that show such a pair say of its cards."""
    left = dict(news.seen)
    for pair in pairs:
        one, other = (_sources(card, news) for card in pair)
        shared = (one & other) or (one | other)  # one photo of each in one game
        for card in pair:
            left[card] = left.get(card, frozenset()) - shared
    seen = {card: sources for card, sources in left.items() if sources}
    return news._replace(seen=seen, apart=news.apart - pairs)
