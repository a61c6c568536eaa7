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
from sideboards_score.service.history.keeping import check_keep, record_of, user_folder
from sideboards_score.service.history.looking import number_of_game, stored_game
from sideboards_score.service.scoring import score_request

Editor = Callable[[Path], None]
"""Lets a person change a file, and comes back when that is done."""

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
    path = _written(yaml_text(stored.file), stored.game.number)
    before = path.read_bytes()
    try:
        while True:
            editor(path)
            if path.read_bytes() == before:
                _away(path)
                return Edited(stored.game.number, None)
            try:
                score = _taken(path, stored.game.number, stored.version)
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


def _taken(path: Path, number: int, version: int) -> GameScore:
    """The new game, scored and put in the place of the old one."""
    request = read_game_file(str(path))
    check_keep(request)
    scored = score_request(request)
    change_game(user_folder(), number, record_of(scored.request, scored.score), version)
    return scored.score


def _unchanged(path: Path, before: bytes) -> bool:
    with suppress(OSError):
        return path.read_bytes() == before
    return False


def _written(text: str, number: int) -> Path:
    """A new file with the game, in the folder of temporary files."""
    try:
        folder = Path(tempfile.mkdtemp(prefix="sideboards-"))
        path = folder / f"game-{number}.yaml"
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        where = (Where("file", tempfile.gettempdir()),)
        raise FileError("save-failed", where, reason=error) from None
    return path


def _away(path: Path) -> None:
    """Take the file away; editors may have left others beside it, then its folder stays."""
    with suppress(OSError):
        path.unlink()
        path.parent.rmdir()


def delete(number: int) -> None:
    """Put a game into the bin."""
    delete_game(user_folder(), number)


def restore(number: str) -> int:
    """Take a game out of the bin; its number."""
    wanted = number_of_game(number)
    restore_game(user_folder(), wanted)
    return wanted
