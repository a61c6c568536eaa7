"""One line typed at a terminal, with arrows, a history and pasted texts, as the system offers it.

Python's own way to GNU readline, `input`, writes the question to standard output, which may be a
file here. So for as long as a line is typed the descriptor of standard output leads to the terminal
of standard error. Where there is no readline (Windows edits lines by itself) a plain line is read.
"""

import os
import sys
from contextlib import suppress
from types import ModuleType

_PASTE = "set enable-bracketed-paste on"
"""A text of several lines that is pasted is one answer; libedit knows nothing of it."""


def typed_line(question: str) -> str:
    """One line typed, or several pasted ones. Raises `EOFError` at the end of the input."""
    *above, last = f"{question} ".split("\n")
    sys.stderr.write("".join(f"{line}\n" for line in above))
    sys.stderr.flush()
    if _readline() is None:
        return _plain_line(last)
    return _edited_line(last)


def _readline() -> ModuleType | None:
    """The library, where the streams are those of a terminal."""
    try:
        streams = (sys.stdin.fileno(), sys.stdout.fileno(), sys.stderr.fileno())
        if streams != (0, 1, 2) or not (os.isatty(0) and os.isatty(2)):
            return None
        import readline  # noqa: PLC0415 - only where a person types
    except (ImportError, OSError, ValueError, AttributeError):
        return None
    if "readline" not in _SET_UP:
        _SET_UP.add("readline")
        readline.parse_and_bind(_PASTE)
    return readline


_SET_UP: set[str] = set()
"""What has been set up in this process."""


def _edited_line(question: str) -> str:
    with suppress(OSError, ValueError):
        sys.stdout.flush()
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr] # a stream that is descriptor 0 can
    kept = os.dup(1)
    try:
        os.dup2(2, 1)
        return input(question)
    finally:
        os.dup2(kept, 1)
        os.close(kept)


def _plain_line(question: str) -> str:
    sys.stderr.write(question)
    sys.stderr.flush()
    line = sys.stdin.buffer.readline()
    if not line:
        raise EOFError
    return line.decode(sys.stdin.encoding or "utf-8", "replace")
