"""Games as the history keeps them: game files that hang on nothing but their deck.

Cards and photos become spelled-out codes, so that a game shows the same when its photos are gone;
the deck is named by its whole path.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from sideboards_score.entry.change.game_save import game_fields
from sideboards_score.entry.deck.find import default_deck, is_shipped
from sideboards_score.entry.game.game_file import game_of_text
from sideboards_score.entry.game.request import Request
from sideboards_score.errors import FileError, Where
from sideboards_score.model.game import Game


def kept_text(request: Request, game: Game) -> str:
    """The text of the game as it is kept, which is JSON."""
    players = tuple(
        typed._replace(cards=player.sideboard.codes, photo=None)
        for typed, player in zip(request.players, game.players, strict=True)
    )
    fields = game_fields(request._replace(players=players), game, Path())
    return json.dumps({**fields, "deck": kept_deck(request)}, ensure_ascii=False)


def kept_deck(request: Request) -> str:
    """The deck of a game by its name, or by its whole path."""
    ref = default_deck() if request.deck is None else request.deck
    folder = Path() if request.deck is None else request.deck_folder
    return ref if is_shipped(ref) else str((folder / ref).resolve())


def kept_request(text: str, path: str) -> Request:
    """The game of a kept text; `path` is what messages call it."""
    return game_of_text(text, path)


def kept_fields(text: str, number: int) -> Mapping[str, Any]:
    """The fields of the game kept under a number. Raises `FileError` where its text is damaged."""
    try:
        fields: Mapping[str, Any] = json.loads(text)
    except ValueError:
        raise FileError("history-damaged", (Where("game", number),)) from None
    return fields


def yaml_text(text: str, number: int) -> str:
    """A kept game as a YAML file that people can read, and change."""
    return yaml.safe_dump(kept_fields(text, number), allow_unicode=True, sort_keys=False, width=100)
