"""The bytes of a file, whatever somebody may point the program at."""

import os
import stat
from pathlib import Path

from sideboards_score.errors import FileError, Where
from sideboards_score.photo.load.tuning import LoadTuning


def read_bytes(path: str, tuning: LoadTuning) -> bytes:
    """All bytes of the file `path`, opened by Python, so that any name works on any system.

    Raises `FileError` for everything that is no plain file, empty, or larger than
    `tuning.most_bytes`; never waits for a pipe and never reads a device.
    """
    where = (Where("file", path),)
    try:
        _check_plain(os.stat(path), where)  # noqa: PTH116 - a name that Path refuses must not raise
        with Path(path).open("rb") as file:
            data = file.read(tuning.most_bytes + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise FileError("photo-file-missing", where) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise FileError("photo-file-not-readable", where, reason=reason) from None
    if not data:
        raise FileError("photo-file-empty", where)
    if len(data) > tuning.most_bytes:
        raise FileError("photo-file-too-large", where, most=tuning.most_bytes // 1_000_000)
    return data


def _check_plain(status: os.stat_result, where: tuple[Where, ...]) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise FileError("photo-file-is-folder", where)
    if not stat.S_ISREG(status.st_mode):
        raise FileError("photo-file-special", where)
