"""The bytes of a photo: of a file, or of a pipe (`-`, `/dev/stdin`, `<(...)`), or why not.

A pipe can be read once and by one process, and a photo is wanted several times (to read it, to draw
upon it, to know it again). So its bytes are kept, by the pipe and not by its name.
"""

import os
import re
import stat
from collections.abc import Callable
from pathlib import Path

from sideboards_score.errors import FileError, Where

STANDARD_INPUT = frozenset({"-", "/dev/stdin"})
_DESCRIPTOR = re.compile(r"/(?:dev|proc/self)/fd/([0-9]{1,6})")
"""What a shell names a pipe in place of a file."""
_ADDRESS = re.compile(r"(?:^|[/\\])(?:https?|ftps?|file|content|blob|data):", re.IGNORECASE)
"""What is copied out of a browser or a phone; in a game file a folder may stand before it."""
_CHUNK = 1 << 20

_kept: dict[tuple[int, int], bytes] = {}
"""What came out of each pipe, by its device and number."""


def is_piped(path: str) -> bool:
    """Whether only this process can read what `path` names: its children have other descriptors."""
    return _descriptor(path) is not None


def photo_bytes(path: str, most: int) -> bytes:
    """All bytes that `path` names, so that any name works on any system.

    Raises `FileError` for everything that is no plain file and no pipe of this process, that is
    empty, or larger than `most`; never waits for a named pipe or a keyboard, never reads a device.
    """
    where = (Where("file", path),)
    descriptor = _descriptor(path)
    try:
        data = _file(path, most, where) if descriptor is None else _piped(descriptor, most, where)
    except (FileNotFoundError, NotADirectoryError):
        key = "photo-file-address" if _ADDRESS.search(path) else "photo-file-missing"
        raise FileError(key, where) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise FileError("photo-file-not-readable", where, reason=reason) from None
    if not data:
        raise FileError("photo-file-empty", where)
    if len(data) > most:
        raise FileError("photo-file-too-large", where, most=most // 1_000_000)
    return data


def _descriptor(path: str) -> int | None:
    """The open file of this process that a path names."""
    if path in STANDARD_INPUT:
        return 0
    found = _DESCRIPTOR.fullmatch(path)
    return int(found[1]) if found else None


def _file(path: str, most: int, where: tuple[Where, ...]) -> bytes:
    _check_plain(os.stat(path), where)  # noqa: PTH116 - a name that Path refuses must not raise
    with Path(path).open("rb") as file:
        return file.read(most + 1)


def _check_plain(status: os.stat_result, where: tuple[Where, ...]) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise FileError("photo-file-is-folder", where)
    if not stat.S_ISREG(status.st_mode):
        raise FileError("photo-file-special", where)


def _piped(descriptor: int, most: int, where: tuple[Where, ...]) -> bytes:
    """All that comes out of an open file: a pipe, or a file that a shell has opened (`< a.jpg`)."""
    status = os.fstat(descriptor)
    if stat.S_ISREG(status.st_mode):
        os.lseek(descriptor, 0, os.SEEK_SET)
        return _all_of(lambda: os.read(descriptor, _CHUNK), most)
    if not (stat.S_ISFIFO(status.st_mode) or stat.S_ISSOCK(status.st_mode)):
        _check_plain(status, where)
    number = (status.st_dev, status.st_ino)
    if number not in _kept:
        _kept[number] = _all_of(lambda: os.read(descriptor, _CHUNK), most)
    return _kept[number]


def _all_of(step: Callable[[], bytes], most: int) -> bytes:
    """Everything, or a little more than `most` bytes of what does not end there."""
    data = bytearray()
    while (part := step()) and len(data) <= most:
        data += part
    return bytes(data)
