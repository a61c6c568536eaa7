"""Run the program in this process, and note the key of every sentence that it says."""

import io
import os
import shlex
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from sideboards_score.__main__ import run
from sideboards_score.errors import SideboardsError
from sideboards_score.words import Words

SENTENCE_BEFORE = ("", "note-", "finding-")
"""What may stand before a kind in the key of its sentence: errors, notes, findings in a deck."""


Content = str | bytes | Callable[[], bytes] | None
"""What is in a file, or how it is made; None for a folder."""


class Case(NamedTuple):
    """The smallest way to one kind."""

    command: str = ""
    """The words of a command line, as a shell parts them."""
    files: Mapping[str, Content] = {}
    """Files in the folder that the command is run in."""
    typed: tuple[str, ...] | None = None
    """What a person at a terminal types; without it nobody can be asked."""
    stdin: str | None = ""
    """What a pipe holds; None where standard input is closed."""
    environment: Mapping[str, str] = {}
    before: Callable[[pytest.MonkeyPatch], object] | None = None
    """What is done to the system first, for faults that cannot be had otherwise."""
    call: Callable[[], object] | None = None
    """A call in place of the command line, for what none gives; it may return a list of kinds."""


class _Terminal(io.TextIOWrapper):
    """A stream at which a person sits."""

    def isatty(self) -> bool:
        return True


def _stream(text: str = "", *, at_terminal: bool = False) -> io.TextIOWrapper:
    kind = _Terminal if at_terminal else io.TextIOWrapper
    return kind(io.BytesIO(text.encode()), encoding="utf-8", newline="")


def said(case: Case, folder: Path, patch: pytest.MonkeyPatch) -> list[str]:
    """The keys of all sentences that are said, in their order."""
    keys: list[str] = []
    say = Words.__call__

    def noted(words: Words, key: str, /, **values: object) -> str:
        keys.append(key)
        return say(words, key, **values)

    _lay_out(case.files, folder)
    patch.setattr(Words, "__call__", noted)
    patch.chdir(folder)
    for name in ("SIDEBOARDS_DECK", "SIDEBOARDS_DEBUG"):
        patch.delenv(name, raising=False)
    patch.setenv("XDG_STATE_HOME", str(folder / "state"))
    patch.setenv("XDG_DATA_HOME", str(folder / "data"))
    for name, value in {"LC_ALL": "en_GB.UTF-8", **case.environment}.items():
        patch.setenv(name, value.replace("FOLDER", str(folder)))
    if case.before is not None:
        case.before(patch)
    if case.call is not None:
        keys += _called(case.call)
    else:
        run_command(case, patch)
    return keys


def _lay_out(files: Mapping[str, Content], folder: Path) -> None:
    for name, content in files.items():
        path = folder / name
        if content is None:
            path.mkdir()
        elif isinstance(content, str):
            path.write_text(content, encoding="utf-8")
        else:
            path.write_bytes(content if isinstance(content, bytes) else content())


def _called(call: Callable[[], object]) -> list[str]:
    """Make a call, and say what is wrong as the program does."""
    try:
        found = call()
    except SideboardsError as error:
        Words("en").problem(error)
        return []
    return [str(kind) for kind in found] if isinstance(found, list) else []


def run_command(case: Case, patch: pytest.MonkeyPatch) -> None:
    """Run a command line to its end."""
    patch.setattr(sys, "argv", ["sideboards-score", *shlex.split(case.command)])
    person = case.typed is not None
    typed = "\n".join(case.typed or ()) or case.stdin
    patch.setattr(sys, "stdin", None if typed is None else _stream(typed, at_terminal=person))
    patch.setattr(sys, "stderr", _stream(at_terminal=person))
    if sys.stdout is not None and not isinstance(sys.stdout, FullDisk):
        patch.setattr(sys, "stdout", _stream())
    with pytest.raises(SystemExit):
        run()


class FullDisk(io.TextIOWrapper):
    """An output that takes nothing more."""

    def __init__(self) -> None:
        super().__init__(io.BytesIO(), encoding="utf-8")

    def write(self, text: str) -> int:
        del text
        raise OSError(28, os.strerror(28))
