"""Read the text of a file, whatever somebody may point the program at."""

import os
import sys
from pathlib import Path

from sideboards_score.errors import FileError, Where

MOST_BYTES = 4_000_000
"""Far beyond any deck or game (a deck of 60 cards has 4,000 bytes): nobody waits for a film."""

STANDARD_INPUT = "-"


def read_text(path: str, *, most: int = MOST_BYTES) -> str:
    """The text of a UTF-8 file, a byte-order mark taken off; `-` is standard input.

    Raises `FileError` for everything that is no such file.
    """
    where = (Where("file", path),)
    data = _bytes(path, where, most + 1)
    if len(data) > most:
        raise FileError("file-too-large", where, most=most // 1_000_000)
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        raise FileError("file-not-utf8", where)
    if b"\0" in data:
        raise FileError("file-binary", where)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise FileError("file-not-utf8", (*where, Where("line", line))) from None


def _bytes(path: str, where: tuple[Where, ...], most: int) -> bytes:
    if not path:
        raise FileError("path-empty")
    if path == STANDARD_INPUT:
        return _from_standard_input(where, most)
    try:
        with Path(path).open("rb") as file:
            return file.read(most)
    except FileNotFoundError:
        raise FileError("file-missing", where) from None
    except (IsADirectoryError, PermissionError) as error:
        key = "file-is-folder" if os.path.isdir(path) else "file-not-readable"  # noqa: PTH112 - a path with bytes that Path refuses must not raise
        raise FileError(key, where, reason=error) from None
    except (OSError, ValueError) as error:
        raise FileError("file-not-readable", where, reason=error) from None


def _from_standard_input(where: tuple[Where, ...], most: int) -> bytes:
    try:
        return sys.stdin.buffer.read(most)
    except (AttributeError, OSError, ValueError):
        raise FileError("standard-input-closed", where) from None
