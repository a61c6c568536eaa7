"""Names for photos and games by what is in them, so that none is learnt twice."""

import hashlib
from collections.abc import Iterable
from pathlib import PurePath

from sideboards_score.errors import FileError, Where
from sideboards_score.model.cards import Card
from sideboards_score.model.learning import (
    CORRECTED,
    DIGEST_LENGTH,
    GameDigest,
    Source,
    cards_digest,
)
from sideboards_score.model.reading import TableRow, photo_name

_LONGEST = 60
"""Letters of a name that are kept."""


def photo_source(path: str, data: bytes | None = None, row: TableRow | None = None) -> Source:
    """The photo in a file, or of the `data` that came out of a pipe; or a row of it.

    Raises `FileError`.
    """
    digest = _digest(path) if data is None else hashlib.sha256(data)
    if row is not None:
        digest.update(f"#{row.number}".encode())  # each row is a witness of its own
    return Source(digest.hexdigest()[:DIGEST_LENGTH], plain_name(photo_name(path, row)))


def _digest(path: str) -> "hashlib._Hash":
    try:
        with open(path, "rb") as file:  # noqa: PTH123 - Path refuses names that open reports
            return hashlib.file_digest(file, "sha256")
    except (OSError, ValueError) as error:
        where = (Where("file", path),)
        raise FileError("photo-file-not-readable", where, reason=error) from None


def cards_source(cards: Iterable[Card], name: str) -> Source:
    """Cards that somebody gives: the same ones are the same witness, however it is named."""
    return Source(cards_digest(cards), plain_name(name))


def game_source(cards: Iterable[Card], table: str, name: str) -> Source:
    """A game that was typed. Put right, it is known again: see `rules.decks.witnesses`."""
    return Source(GameDigest.of(cards, table).text, plain_name(name))


def fixed_source(photo: Source) -> Source:
    """The same photo, in which a person has put a card right."""
    return Source(photo.digest, f"{photo.name}{CORRECTED}")


def plain_name(path: str) -> str:
    """The last part of a path, fit for a line of a text file."""
    name = PurePath(path).name.encode("utf-8", "replace").decode()
    return "".join(sign if sign.isprintable() else "?" for sign in name).strip()[:_LONGEST].strip()
