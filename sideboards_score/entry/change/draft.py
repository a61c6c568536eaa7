"""What guided entry was told so far, in the user's state folder, until the game is scored.

A draft is a game file that may still lack cards and players. Each one is locked by the program that
writes it, and the system lets go of the lock when that is killed, so that two programs never write
one draft, and one that nobody holds was left by somebody who did not come to the end.
"""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import filelock
import yaml
from platformdirs import user_state_path

from sideboards_score.entry.change.atomic import written_in
from sideboards_score.entry.change.game_save import game_fields
from sideboards_score.entry.deck.find import PROGRAM
from sideboards_score.entry.deck.rulebook_file import load_rulebook
from sideboards_score.entry.game.game_file import game_of_text
from sideboards_score.entry.game.request import Request
from sideboards_score.entry.text.fields import text_of, whole_number
from sideboards_score.entry.text.file import read_text
from sideboards_score.entry.text.tree import parse_tree
from sideboards_score.errors import FileError, SideboardsError, Where
from sideboards_score.model.deck import Deck
from sideboards_score.model.game import Game
from sideboards_score.model.objectives import ObjectiveSet

_MOST = 20
"""Drafts that are kept at once; as many games are hardly ever left unfinished."""
_COUNT = "x-players"
"""How many play, those included who were not asked for yet."""


class Left(NamedTuple):
    """A game that was left unfinished."""

    request: Request
    seats: int


class Draft:
    """The file of one game while it is asked for."""

    def __init__(self, path: Path, lock: filelock.BaseFileLock) -> None:
        self.path = path
        self._lock = lock
        self._text: str | None = None

    @property
    def kept(self) -> bool:
        """Whether anything of the game is kept."""
        return self._text is not None

    def left(self) -> Left | None:
        """The game that was left in the file; None where there is none that can be read."""
        try:
            text = read_text(str(self.path))
            count = whole_number(text_of(parse_tree(text).entries[_COUNT], _COUNT))
            request = game_of_text(text, str(self.path))
        except (SideboardsError, KeyError):
            return None
        self._text = text
        return Left(request, max(len(request.players), count or 0))

    def keep(self, request: Request, goals: ObjectiveSet, deck: Deck, count: int) -> None:
        """Write what is known of the game, in one step. Raises `FileError`."""
        text = _text(request, goals, deck, count, self.path.parent)
        if text == self._text:
            return
        try:
            written_in(self.path.parent, "draft", text.encode()).replace(self.path)
        except (OSError, ValueError) as error:
            raise FileError(
                "draft-failed", (Where("file", str(self.path)),), reason=error
            ) from None
        self._text = text

    def drop(self) -> None:
        """The game is scored, or not wanted any more."""
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
        self._text = None

    def close(self) -> None:
        """Let others have the file."""
        with suppress(OSError):
            Path(self._lock.lock_file).unlink(missing_ok=True)
        self._lock.release()


def open_draft() -> Draft | None:
    """The latest draft that was left, else a new one; None where the folder cannot be written."""
    folder = user_state_path(PROGRAM, appauthor=False) / "drafts"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for path in _places(folder):
            lock = filelock.FileLock(f"{path}.lock")
            with suppress(filelock.Timeout):
                lock.acquire(timeout=0)
                return Draft(path, lock)
    except OSError:
        return None
    return None


def _places(folder: Path) -> Iterator[Path]:
    """Where drafts lie: those that are there, the latest first, then free places."""
    paths = [folder / f"game-{number}.yaml" for number in range(1, _MOST + 1)]
    there = [path for path in paths if path.exists()]
    yield from sorted(there, key=lambda path: -path.stat().st_mtime)
    yield from (path for path in paths if path not in there)


def _text(request: Request, goals: ObjectiveSet, deck: Deck, count: int, folder: Path) -> str:
    rulebook = load_rulebook()
    edition = rulebook.editions[request.edition]
    game = Game(deck, rulebook, goals, (), edition, request.variant, request.partial, ())
    fields = game_fields(request, game, folder)
    for player in fields["players"]:
        if not player.get("sideboard", "some"):  # nothing typed yet
            del player["sideboard"]
    if request.deck is None:  # it stays whichever is the owner's
        del fields["deck"]
    return yaml.safe_dump({**fields, _COUNT: count}, allow_unicode=True, sort_keys=False, width=100)
