"""What an owner's deck has learnt from real cards, and from which photos.

Everything here is a set that only grows, and two of them are put together by union: so neither the
order of photos nor learning one of them twice changes the result.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from sideboards_score.model.cards import COLORS, HANDLES, Card, Color, Handle

MOST_SHADES = 12
"""Photos whose shades are kept: a deck file stays small."""

MOST_NAMED = 12
"""Sources of a card that keep their names; of the others the digest is kept, so that they count."""

MOST_SOURCES = 99
"""Sources kept for one card: no family plays so often that it would change a majority."""

DIGEST_LENGTH = 12
"""Letters of a digest: enough to tell all photos of a family apart."""

CORRECTED = " fix"
"""Stands behind the name of a photo where a person has put a card right."""

BY_HAND = "hand"
"""Stands for the digest where a person wrote the card into the deck file."""

_ORDER = {value: place for place, value in enumerate((*COLORS, Color.UNKNOWN))}
_HANDLE_ORDER = {
    value: place for place, value in enumerate((*HANDLES, Handle.NONE, Handle.UNKNOWN))
}

Pairs = frozenset[frozenset[Card]]
"""Pairs of one colour order that are two cards."""

Shade = tuple[int, int, int]
"""Red, green and blue of sRGB, 0 to 255."""

Shades = tuple[Shade, ...]
"""One shade for each of `COLORS`, under neutral light; empty where they are not known."""


class Source(NamedTuple):
    """Where a card was seen: the digest of a photo or game, and a name for people."""

    digest: str
    name: str = ""

    @property
    def by_hand(self) -> bool:
        """Whether a person wrote the card into the deck file."""
        return self.digest == BY_HAND

    @property
    def corrected(self) -> bool:
        """Whether a person has put right what the photo shows."""
        return self.name.endswith(CORRECTED)

    @property
    def label(self) -> str:
        """What people know it by."""
        return self.name or self.digest


def upright(card: Card) -> Card:
    """The card turned so that its colours come first in the order R T P O K."""
    return min(card, card.turned(), key=_rank_of_card)


def _rank_of_card(card: Card) -> tuple[list[int], list[int]]:
    return (
        [_ORDER[drawer.color] for drawer in card.drawers],
        [_HANDLE_ORDER[drawer.handle] for drawer in card.drawers],
    )


def by_code(card: Card) -> str:
    """What cards are sorted by where their order means nothing."""
    return card.code


def order_of(card: Card) -> str:
    """The colour order of a card whichever way up it lies."""
    code = card.color_code
    return min(code, code[::-1], key=_color_key)


def _color_key(code: str) -> list[int]:
    return [_ORDER[Color(letter)] for letter in code]


class Learned(NamedTuple):
    """All that was seen of the real cards."""

    seen: Mapping[Card, frozenset[Source]] = {}
    """The sources of each card, which is `upright`."""
    apart: Pairs = frozenset()
    """Pairs of one colour order that lay in one game: these are two cards."""
    shades: Mapping[str, Shades] = {}
    """The five shades in each photo, by its digest."""

    @classmethod
    def row(cls, cards: Iterable[Card], source: Source, shades: Shades = ()) -> "Learned":
        """What one row of cards, or one game, teaches."""
        ups = {upright(card) for card in cards}
        pairs = frozenset(
            frozenset((one, other))
            for one in ups
            for other in ups
            if one != other and one.color_code == other.color_code
        )
        seen = {card: frozenset((source,)) for card in ups}
        return cls(seen, pairs, {source.digest: shades} if shades else {})

    def told(self, card: Card, *sources: Source) -> "Learned":
        """The same with one of its cards known from these sources alone."""
        return self._replace(seen={**self.seen, card: frozenset(sources)})

    def without(self, card: Card) -> "Learned":
        """The same without one of its cards, and without its pairs."""
        seen = {other: sources for other, sources in self.seen.items() if other != card}
        return self._replace(seen=seen, apart=frozenset(p for p in self.apart if card not in p))

    def merged(self, other: "Learned") -> "Learned":
        """Both together."""
        seen = {
            card: _fewest(self.seen.get(card, frozenset()) | other.seen.get(card, frozenset()))
            for card in {**self.seen, **other.seen}
        }
        digests = sorted({*self.shades, *other.shades})[:MOST_SHADES]
        shades = {
            digest: min(part.shades[digest] for part in (self, other) if digest in part.shades)
            for digest in digests
        }
        return Learned(seen, self.apart | other.apart, shades)

    @property
    def digests(self) -> frozenset[str]:
        """The digests of all photos and games that are known."""
        return frozenset(source.digest for sources in self.seen.values() for source in sources)

    @property
    def appearance(self) -> Shades:
        """The five shades in the middle of all photos; empty if none is known."""
        photos = list(self.shades.values())
        return tuple(
            _middle([shades[k] for shades in photos]) for k in range(len(COLORS) if photos else 0)
        )


def _middle(shades: list[Shade]) -> Shade:
    """Each channel's median; of two in the middle the lower one."""
    red, green, blue = (
        sorted(channel)[(len(channel) - 1) // 2] for channel in zip(*shades, strict=True)
    )
    return red, green, blue


def _fewest(sources: frozenset[Source]) -> frozenset[Source]:
    """At most so many sources: what a person wrote, then those whose digests come first.

    A photo that was learnt under two names keeps the name that comes first, or the one that says
    that a person has put it right.
    """
    names: dict[str, Source] = {}
    for source in sorted(sources, key=_rank_of_source):
        names.setdefault(source.digest, source)
    kept = list(names.values())[:MOST_SOURCES]
    return frozenset([*kept[:MOST_NAMED], *(Source(one.digest) for one in kept[MOST_NAMED:])])


def _rank_of_source(source: Source) -> tuple[bool, str, bool, bool, str]:
    """What comes first is kept."""
    name = source.name
    return not source.by_hand, source.digest, not source.corrected, not name, name


def learned_of(parts: Iterable[Learned]) -> Learned:
    """What several rows teach together."""
    whole = Learned()
    for part in parts:
        whole = whole.merged(part)
    return whole


def cards_digest(cards: Iterable[Card]) -> str:
    """A name for cards, however they lie."""
    return text_digest(" ".join(sorted(upright(card).code for card in cards)))


def text_digest(text: str) -> str:
    """A short name for a text."""
    return sha256(text)[:DIGEST_LENGTH]


def sha256(text: str) -> str:
    """The SHA-256 of a text."""
    import hashlib  # noqa: PLC0415 - loads OpenSSL, and only decks that learn need it

    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()


class GameDigest(NamedTuple):
    """The digest of a typed game in its parts: put right, one of the two stays as it was."""

    cards: str
    table: str
    """Of who played and for what."""

    @classmethod
    def of(cls, cards: Iterable[Card], table: str) -> "GameDigest":
        """The digest of a game."""
        return cls(cards_digest(cards)[:6], text_digest(table)[:4])

    @classmethod
    def read(cls, digest: str) -> "GameDigest | None":
        """The parts of a digest, None for one that is not of a typed game."""
        parts = cls(digest[:6], digest[6:10])
        return parts if parts.text == digest else None

    @property
    def text(self) -> str:
        """The digest, with two letters at its end by which it is told from that of a photo."""
        both = self.cards + self.table
        return both + text_digest(both)[:2]
