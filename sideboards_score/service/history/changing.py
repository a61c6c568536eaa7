"""Change kept games: by hand, into the bin, out of it."""

import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from sideboards_score.entry.change.game_kept import yaml_text
from sideboards_score.entry.game.game_file import read_game_file
from sideboards_score.errors import FileError, GameError, SideboardsError, Where
from sideboards_score.history.games import change_game, delete_game, restore_game
from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.kept import Stored
from sideboards_score.service.history.keeping import (
    check_keep,
    record_of,
    score_in_file,
    user_folder,
)
from sideboards_score.service.history.looking import number_of_game, stored_game

Editor = Callable[[Path], None]
"""Lets a person change a file, and comes back when that is done."""

_EDITS = "edits"
"""The folder of the game files that stand in an editor, or did not score."""

Again = Callable[[SideboardsError], bool]
"""Whether a person wants to put right what is wrong."""


class Edited(NamedTuple):
    """What came of a change by hand."""

    number: int
    score: GameScore | None
    """None where nothing was changed."""


def edit(number: str, editor: Editor, again: Again) -> Edited:
    """Have a person change the game file; the game stays until the new one scores.

    Raises what is wrong with the new one, once nobody wants to go on, as seen from the file that
    is left; or what is wrong with the number, the editor, or the history.
    """
    stored = stored_game(number)
    if stored.deleted:
        raise GameError("history-in-bin", number=stored.game.number)
    path = _written(yaml_text(stored.file, stored.game.number), stored.game.number)
    before = path.read_bytes()
    try:
        while True:
            editor(path)
            if _left(path) == before:
                _away(path)
                return Edited(stored.game.number, None)
            try:
                score = _taken(path, stored)
            except SideboardsError as error:
                if not again(error):
                    raise
            else:
                _away(path)
                return Edited(stored.game.number, score)
    except BaseException:
        if _unchanged(path, before):
            _away(path)
        raise


def _taken(path: Path, stored: Stored) -> GameScore:
    """The new game in the place of the old one, once it scores; on its day unless it names one."""
    request = read_game_file(str(path))
    check_keep(request)
    scored = score_in_file(request)
    occasion = scored.request.occasion
    dated = occasion._replace(date=occasion.date or stored.game.date)
    record = record_of(scored.request._replace(occasion=dated), scored.score)
    change_game(user_folder(), stored.game.number, record, stored.version)
    return scored.score


def _left(path: Path) -> bytes:
    """What the editor has left."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise FileError("edit-gone", (Where("file", str(path)),), reason=error) from None


def _unchanged(path: Path, before: bytes) -> bool:
    """Whether nothing that somebody wrote is lost with the file."""
    try:
        return path.read_bytes() == before
    except FileNotFoundError:
        return True
    except OSError:
        return False


def _written(text: str, number: int) -> Path:
    """A new file with the game, beside the history: what is written there outlives a crash."""
    place = user_folder() / _EDITS
    try:
        place.mkdir(mode=0o700, exist_ok=True)
        folder = Path(tempfile.mkdtemp(dir=place, prefix=""))
        path = folder / f"game-{number}.yaml"
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        where = (Where("file", str(place)),)
        raise FileError("save-failed", where, reason=error) from None
    return path


def _away(path: Path) -> None:
    """Take the file away; editors may have left others beside it, then its folder stays."""
    with suppress(OSError):
        path.unlink(missing_ok=True)
        path.parent.rmdir()


def delete(number: int) -> None:
    """Put a game into the bin."""
    delete_game(user_folder(), number)


def restore(number: str) -> int:
    """Take a game out of the bin; its number."""
    wanted = number_of_game(number)
    restore_game(user_folder(), wanted)
    return wanted
