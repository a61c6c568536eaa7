"""Links to games: 128 bits that only this computer can make, and of which it stores a digest.

A link is made of the number of its game and a secret that lies beside the database, so that the
owner's pages can show it again, while whoever reads the database alone cannot open a game.
"""

import hashlib
import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from sideboards_score.errors import FileError, Where
from sideboards_score.history.table.games import game_of_link, open_numbers, set_link
from sideboards_score.service.history.keeping import user_folder
from sideboards_score.service.history.table.game import deck_changed

NAME = "serve.key"
_BYTES = 16
"""128 bits."""


def secret(folder: Path) -> bytes:
    """What links are made of, made once. Raises `FileError`."""
    path = folder / NAME
    try:
        with suppress(FileExistsError):
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "wb") as file:
                file.write(secrets.token_bytes(32))
                file.flush()
                os.fsync(file.fileno())
        return path.read_bytes()
    except OSError as error:
        raise FileError("history-no-folder", (Where("file", str(path)),), reason=error) from None


def link_of(number: int, folder: Path | None = None) -> str:
    """The token of a game, as it stands in its address."""
    return _made(f"game {number}", folder or user_folder())


def owners_link(folder: Path | None = None) -> str:
    """The token that opens what only the owner sees."""
    return _made("owner", folder or user_folder())


def _made(of: str, folder: Path) -> str:
    made = hmac.new(secret(folder), of.encode(), hashlib.sha256).digest()[:_BYTES]
    return urlsafe_b64encode(made).rstrip(b"=").decode()


def digest_of(token: str) -> str:
    """What the database has of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Standing(NamedTuple):
    """A game, and what changes when what its pages show may have changed."""

    number: int
    version: int
    deck: int
    """When its deck was changed last."""


def standing_of(token: str) -> Standing | None:
    """The game that a link opens, compared in constant time; None for a wrong one."""
    digest = digest_of(token)
    found = game_of_link(user_folder(), digest)
    if found is None or not hmac.compare_digest(found.digest, digest):
        return None
    return Standing(found.number, found.version, deck_changed(found.fields, found.number))


def game_of(token: str) -> int | None:
    """The number of that game."""
    found = standing_of(token)
    return None if found is None else found.number


def is_owner(token: str) -> bool:
    """Whether a token is the owner's, compared in constant time."""
    return hmac.compare_digest(digest_of(token), digest_of(owners_link()))


def open_games() -> list[tuple[int, str]]:
    """The games that are still being entered, each with its link, the newest first."""
    folder = user_folder()
    games = []
    for number, digest in open_numbers(folder):
        token = link_of(number, folder)
        if digest != digest_of(token):  # begun just now, or with a secret that is gone
            set_link(folder, number, digest_of(token))
        games.append((number, token))
    return games
