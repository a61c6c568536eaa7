"""The editor of the person: `VISUAL`, else `EDITOR`, else one that every system has."""

import os
import shlex
import shutil
import subprocess
from pathlib import Path

from sideboards_score.errors import GameError

_VARIABLES = ("VISUAL", "EDITOR")
_STANDARD_OUTPUT, _STANDARD_ERROR = 1, 2
_USUAL = ("sensible-editor", "nano", "vi", "notepad.exe")


def open_editor(path: Path) -> None:
    """Wait until the person has changed the file. Raises `GameError` if there is no editor.

    What it prints goes to standard error where standard output is no terminal: there stands ours.
    """
    command = _command()
    try:
        out = None if os.isatty(_STANDARD_OUTPUT) else _STANDARD_ERROR
        done = subprocess.run([*command, str(path)], check=False, stdout=out)  # noqa: S603 - the person's own editor
    except (OSError, ValueError) as error:
        raise GameError("editor-failed", command=shlex.join(command), reason=error) from None
    if done.returncode:
        raise GameError("editor-status", command=shlex.join(command), status=done.returncode)


def _command() -> list[str]:
    for name in _VARIABLES:
        value = os.environ.get(name, "").strip()
        if value:
            return _parts(value)
    found = next(filter(None, map(shutil.which, _USUAL)), None)
    if found is None:
        raise GameError("editor-none")
    return [found]


def _parts(value: str) -> list[str]:
    """The words of a command line; on Windows a path has backslashes that part nothing."""
    try:
        return shlex.split(value, posix=os.name != "nt")
    except ValueError:  # a quotation mark that is not closed
        return [value]
