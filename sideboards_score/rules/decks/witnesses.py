"""When a photo or a game that has told of cards before speaks again: it stays one witness.

A photo read again, perhaps by a newer program, is no second opinion, and what it said first stands.
What a person says of a photo or of a game goes before what the same one said earlier. A game that
was put right is known again by its digest and by its cards.
"""

from collections.abc import Iterable

from sideboards_score.model.cards import Card
from sideboards_score.model.learning import GameDigest, Learned, Pairs, Source


def retold(known: Learned, news: Learned) -> tuple[Learned, Learned]:
    """What was known and what is new, a game told again as the one that it was, put right."""
    for digest in sorted(digest for digest in news.digests if GameDigest.read(digest)):
        earlier = digest if digest in known.digests else _same_game(digest, known, news)
        if earlier is not None:
            news = _renamed(news, digest, earlier)
            known = _without_game(known, earlier, news)
    return _put_right(known, news), news


def _same_game(digest: str, known: Learned, news: Learned) -> str | None:
    """The digest by which a game is known already: of the same cards, or most of them at one table.

    One table may have played several games; then few cards agree.
    """
    game = GameDigest.read(digest)
    now = _orders(news, digest)
    for other in sorted(known.digests):
        earlier = GameDigest.read(other)
        if game is None or earlier is None:
            continue
        before = _orders(known, other)
        common = len(now & before)
        most = 2 * common >= min(len(now), len(before)) > 0
        if most and (earlier.table == game.table or earlier.cards == game.cards):
            return other
    return None


def _orders(part: Learned, digest: str) -> set[str]:
    """The colour orders of which a photo or game has told."""
    return {card.color_code for card in _told_by(part, digest)}


def _told_by(part: Learned, digest: str) -> set[Card]:
    return {
        card for card, sources in part.seen.items() if any(one.digest == digest for one in sources)
    }


def _renamed(news: Learned, digest: str, other: str) -> Learned:
    seen = {
        card: frozenset(Source(other, one.name) if one.digest == digest else one for one in sources)
        for card, sources in news.seen.items()
    }
    return news._replace(seen=seen)


def _without_game(known: Learned, digest: str, news: Learned) -> Learned:
    """What was known, without what the game says otherwise now.

    Orders of which it does not speak any more were misread before, if it was typed in full again;
    else the deck knows them by now and they were typed in short.
    """
    now, before = _told_by(news, digest), _told_by(known, digest)
    orders, earlier = ({card.color_code for card in cards} for cards in (now, before))
    in_full = 2 * len(orders & earlier) > len(earlier)
    past = {card for card in before - now if in_full or card.color_code in orders}
    return _taken_back(known, digest, past)


def _put_right(known: Learned, news: Learned) -> Learned:
    """What was known, without what a photo said of cards that a person has put right in it."""
    for card, sources in news.seen.items():
        for source in sources:
            if source.corrected:
                past = {
                    other
                    for other in _told_by(known, source.digest)
                    if other != card
                    and other.color_code == card.color_code
                    and frozenset((card, other)) not in news.apart
                }
                known = _taken_back(known, source.digest, past)
    return known


def _taken_back(known: Learned, digest: str, cards: Iterable[Card]) -> Learned:
    """The same without what one witness said of these cards."""
    for card in cards:
        kept = frozenset(one for one in known.seen[card] if one.digest != digest)
        known = known.without(card) if not kept else known.told(card, *kept)
    return known


def not_twice(known: Learned, news: Learned) -> Learned:
    """What was seen, without photos that have told of these cards before."""
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
    return news._replace(seen=seen)


def _is_news(card: Card, told: set[Card], apart: Pairs) -> bool:
    """Whether a photo that has shown these cards of the order tells something with this one."""
    return card not in told and all(frozenset((card, other)) in apart for other in told)
