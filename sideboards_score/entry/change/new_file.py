"""Write a file that is not there yet, whole or not at all."""

import os
from pathlib import Path

from sideboards_score.entry.change.atomic import written_in
from sideboards_score.entry.text.file import STANDARD_INPUT
from sideboards_score.errors import FileError, Where


def check_free(path: str) -> None:
    """Raise if there is something at the path already, or no folder to write into."""
    if not path:
        raise FileError("path-empty")
    where = (Where("file", path),)
    if path == STANDARD_INPUT:
        raise FileError("save-dash", where)
    target = Path(path)
    try:
        if target.is_dir():
            raise FileError("file-is-folder", where)
        if os.path.lexists(target):
            raise FileError("save-exists", where)
        if not target.parent.is_dir():
            raise FileError("save-no-folder", where, folder=str(target.parent))
        with target.open("x"):
            pass
        target.unlink()
    except (OSError, ValueError) as error:
        raise FileError("save-failed", where, reason=error) from None


def write_new(path: str, content: str | bytes) -> None:
    """Write a file that is not there yet, whole or not at all."""
    where = (Where("file", path),)
    try:
        # a path of other bytes than UTF-8 cannot be written down as text
        _write_new(Path(path), content.encode() if isinstance(content, str) else content)
    except FileExistsError:
        raise FileError("save-exists", where) from None
    except (OSError, ValueError) as error:
        raise FileError("save-failed", where, reason=error) from None


def _write_new(path: Path, data: bytes) -> None:
    """Write to a temporary file in the same folder, then give it its name unless that is taken."""
    temporary = written_in(path.parent, "sideboards", data)
    try:
        try:
            os.link(temporary, path)
        except (OSError, NotImplementedError) as error:
            if isinstance(error, FileExistsError) or path.exists():
                raise
            temporary.rename(path)  # a file system without hard links
    finally:
        temporary.unlink(missing_ok=True)
