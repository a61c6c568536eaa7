"""Score a game: look up its cards, read its photos, count, save it."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from sideboards_score.entry.game.command_line import (
    GameOptions,
    request_from_options,
    with_options,
)
from sideboards_score.entry.game.game_file import read_game_file
from sideboards_score.entry.game.request import Request, build_game
from sideboards_score.errors import SideboardsError, UsageError, Where
from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.game import Game
from sideboards_score.model.reading import Reading
from sideboards_score.rules.scoring import score_game
from sideboards_score.service.asking import Ask, Progress, silent


class Scored(NamedTuple):
    """A scored game: as asked for, with what its photos show, and counted."""

    request: Request
    score: GameScore
    readings: Mapping[str, Reading]
    """The readings of photos by player, as corrected."""
    backup: str | None = None
    """Where the game file is kept as it was, if the game was saved onto it."""


def request_of(file: str | None, options: GameOptions) -> Request:
    """The game of a file with what options change in it, or of options alone."""
    if file is None:
        return request_from_options(options)
    if options.players or options.swap_used:
        raise UsageError("file-and-players", file=file)
    return with_options(read_game_file(file), options)


def score_request(
    request: Request,
    *,
    save: str | None = None,
    ask: Ask | None = None,
    progress: Progress = silent,
) -> Scored:
    """Score a game, its photos read first, and write it to the file `save`.

    Doubtful drawers of photos are asked for with `ask` where there is somebody to be asked. Raises
    a `SideboardsError`; then nothing has been written.
    """
    check_solo(request)
    check_save(save, request)
    request, readings = pictured(request, ask=ask, progress=progress)
    check_save(save, request)  # reading and asking may have taken minutes
    game = build_game(request)
    score = score_game(game)
    backup = None if save is None else _saved(save, request, game)
    return Scored(request, score, readings, backup)


def _saved(save: str, request: Request, game: Game) -> str | None:
    """Write the game file; where it is kept as it was, if the game came from it."""
    if _is_source(save, request):
        from sideboards_score.entry.change.game_update import update_game  # noqa: PLC0415 - only to save

        return update_game(save, request, game)
    from sideboards_score.entry.change.game_save import save_game  # noqa: PLC0415 - the same

    save_game(Path(save), request, game)
    return None


def _is_source(save: str, request: Request | None) -> bool:
    """Whether a game is to be saved onto the very file that it came from."""
    try:
        files = [str(step.name) for step in request.where if step.kind == "file"] if request else []
        return any(Path(save).samefile(file) for file in files)
    except (OSError, ValueError):
        return False


def check_solo(request: Request) -> None:
    """Raise where a solo game has several players."""
    if request.solo and len(request.players) != 1:
        raise UsageError("solo-players", count=len(request.players))


def pictured(
    request: Request, *, ask: Ask | None = None, progress: Progress = silent
) -> tuple[Request, Mapping[str, Reading]]:
    """The game with the cards that its photos show, and the readings by player."""
    if not any(player.photo for player in request.players):
        return request, {}
    from sideboards_score.service.photos import with_photos  # noqa: PLC0415 - only for photos

    return with_photos(request, ask=ask, progress=progress)


def check_save(save: str | None, request: Request | None = None) -> None:
    """Raise before anything is asked or scored if the game cannot be saved there.

    The only file that may be there already is the one that the game came from.
    """
    if save is None:
        return
    if _is_source(save, request):
        from sideboards_score.entry.change.game_update import check_writable  # noqa: PLC0415 - only to save

        check_writable(save)
        return
    from sideboards_score.entry.change.new_file import check_free  # noqa: PLC0415 - only to save

    try:
        check_free(save)
    except SideboardsError as error:
        raise error.inside(Where("option", "--save")) from None
