"""The questions at the end of guided entry: whether, and where, the game is to stay."""

from collections.abc import Callable
from pathlib import Path

from sideboards_score.cli.ask import until_right, yes_or_no
from sideboards_score.entry.change.new_file import check_free
from sideboards_score.errors import GameError, SideboardsError
from sideboards_score.words import Words

Answer = Callable[[str], str]


def wants_history(words: Words, ask: Answer) -> bool:
    """Whether the history is to keep the game."""
    wants = [True]

    def check(text: str) -> None:
        wants.append(not text or yes_or_no(text))

    try:
        until_right(words, words("ask-history"), check, ask)
    except (KeyboardInterrupt, EOFError):  # the game is complete, so its score is shown
        return False
    return wants[-1]


def wanted_file(words: Words, ask: Answer) -> str | None:
    """Where to save the game; None where nobody wants that."""
    files: list[str | None] = [None]

    def check(text: str) -> None:
        file = None if not text or _is_no(text) else str(Path(text).expanduser())
        if file:
            check_free(file)
        files.append(file)

    try:
        until_right(words, words("ask-file"), check, ask)
    except (KeyboardInterrupt, EOFError):  # the same
        return None
    return files[-1]


def _is_no(text: str) -> bool:
    """Whether somebody answers yes or no where a file name is wanted."""
    try:
        yes = yes_or_no(text)
    except SideboardsError:
        return False
    if yes:
        raise GameError("ask-file-name")
    return True
