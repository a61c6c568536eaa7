"""Names for photos and games by what is in them, so that none is learnt twice."""

import hashlib
from collections.abc import Iterable
from pathlib import PurePath

from sideboards_score.entry.deck.learned_file import DIGEST_LENGTH
from sideboards_score.errors import FileError, Where
from sideboards_score.model.cards import Card
from sideboards_score.model.learning import Source, upright

_LONGEST = 60
"""Letters of a name that are kept."""


def photo_source(path: str) -> Source:
    """The photo in a file. Raises `FileError`."""
    try:
        with open(path, "rb") as file:  # noqa: PTH123 - Path refuses names that open reports
            digest = hashlib.file_digest(file, "sha256")
    except (OSError, ValueError) as error:
        where = (Where("file", path),)
        raise FileError("photo-file-not-readable", where, reason=error) from None
    return Source(digest.hexdigest()[:DIGEST_LENGTH], plain_name(path))


def cards_source(cards: Iterable[Card], name: str) -> Source:
    """Cards that were typed: the same ones are the same game, however it is named."""
    codes = " ".join(sorted(upright(card).code for card in cards))
    return Source(text_digest(codes)[:DIGEST_LENGTH], plain_name(name))


def fixed_source(photo: Source, card: Card) -> Source:
    """A card of a photo that a person has put right: another witness than the photo itself."""
    digest = text_digest(f"{photo.digest} {upright(card).code}")[:DIGEST_LENGTH]
    return Source(digest, f"{photo.name} fix".strip())


def text_digest(text: str) -> str:
    """The SHA-256 of a text."""
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()


def plain_name(path: str) -> str:
    """The last part of a path, fit for a line of a text file."""
    name = PurePath(path).name.encode("utf-8", "replace").decode()
    return "".join(sign if sign.isprintable() else "?" for sign in name).strip()[:_LONGEST].strip()
