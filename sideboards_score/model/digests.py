"""Short names for cards and games by what is in them, so that none is learnt twice."""

import hashlib
from collections.abc import Iterable
from typing import NamedTuple

from sideboards_score.model.cards import Card
from sideboards_score.model.learning import DIGEST_LENGTH, upright


def cards_digest(cards: Iterable[Card]) -> str:
    """A name for cards, however they lie."""
    return text_digest(" ".join(sorted(upright(card).code for card in cards)))


def text_digest(text: str) -> str:
    """A short name for a text."""
    return sha256(text)[:DIGEST_LENGTH]


def sha256(text: str) -> str:
    """The SHA-256 of a text."""
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
