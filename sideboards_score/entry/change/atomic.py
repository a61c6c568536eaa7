"""Change a file so that at every moment either the old or the new one is there, whole.

The new text goes into a file beside it and onto the disk; the old file gets a second name, which is
the backup; then the new one takes its name in one step. A lock keeps two programs from doing so at
once, and is let go by the system when a program is killed.
"""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sideboards_score.errors import FileError, Where

BACKUP = ".bak"
"""Behind the name of a file: the one that was there before."""

PATIENCE = 10.0
"""Seconds to wait for another program that writes the same file; a write takes far less."""

_PAUSE = 0.02


def real_path(path: str) -> Path:
    """The file itself, where the path is a symbolic link to it."""
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError) as error:
        raise FileError("deck-not-written", (Where("file", path),), reason=error) from None


def backup_of(target: Path) -> Path:
    """Where the previous file is kept."""
    return target.with_name(target.name + BACKUP)


def umask() -> int:
    """What the user takes away from the permissions of new files."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


@contextmanager
def locked(target: Path) -> Iterator[None]:
    """Nobody else changes the file meanwhile. Raises `FileError` if somebody does not end."""
    import filelock  # noqa: PLC0415 - only to write

    os.stat(os.path.join(target.parent, ""))  # noqa: PTH116, PTH118 - raises for no folder, which filelock would make
    path = target.with_name(f".{target.name}.lock")
    lock = filelock.FileLock(path, timeout=PATIENCE, poll_interval=_PAUSE)
    try:
        lock.acquire()
    except filelock.Timeout:
        raise FileError("deck-locked", (Where("file", str(target)),)) from None
    try:
        yield
    finally:
        # Whoever waits for this very file looks whether it still has its name (`st_nlink`) and
        # else begins anew, so that it may go; Windows deletes no open file, and filelock does it.
        with suppress(OSError):
            path.unlink()
        lock.release()


@contextmanager
def alone(target: Path, key: str) -> Iterator[None]:
    """No second program does this meanwhile. Raises `FileError` with `key` at once if one does.

    A program that was killed holds nothing any more: the system has let go of it.
    """
    import filelock  # noqa: PLC0415 - only to write

    lock = filelock.FileLock(target.with_name(f".{target.name}.lock"), timeout=0)
    try:
        lock.acquire()
    except filelock.Timeout:
        raise FileError(key, (Where("file", str(target.parent)),)) from None
    try:
        yield
    finally:
        lock.release()


def replace_file(target: Path, data: bytes) -> Path | None:
    """Put the new data in the place of the old, and keep the old; the path of the backup, if any.

    To be called under the lock. Raises `OSError` with the old file untouched.
    """
    _sweep(target)
    temporary = written_in(target.parent, target.name, data)
    try:
        _like(target, temporary)
        backup = _kept(target) if target.exists() else None
        temporary.replace(target)
    finally:
        temporary.unlink(missing_ok=True)
    _sync_folder(target.parent)
    return backup


def in_the_way(error: Exception, path: str) -> FileError | None:
    """What to say where a folder has the name of the backup, or of the lock, of a file."""
    if not isinstance(error, OSError):
        return None
    beside = os.fsdecode(error.filename2 or error.filename or "")
    if beside == path or not os.path.isdir(beside):  # noqa: PTH112 - raises nothing
        return None
    return FileError("deck-beside-folder", (Where("file", beside),), deck=path)


def _sweep(target: Path) -> None:
    """Take away what a killed program has left."""
    for left in target.parent.glob(f".{_plain(target.name)}-*.tmp"):
        with suppress(OSError):
            left.unlink()


def _plain(name: str) -> str:
    """A name without the signs that mean something in a search for files."""
    return "".join("?" if sign in "*?[]" else sign for sign in name)


def written_in(folder: Path, stem: str, data: bytes) -> Path:
    """The path of a new hidden file, whole and on the disk; its name begins with the stem."""
    descriptor, name = tempfile.mkstemp(dir=folder, prefix=f".{stem}-", suffix=".tmp")
    temporary = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(0o666 & ~umask())
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    return temporary


def _like(target: Path, temporary: Path) -> None:
    """Give the new file the permissions and, where that is allowed, the owner of the old one."""
    if not target.exists():
        return
    old = target.stat()
    with suppress(OSError, AttributeError):
        os.chown(temporary, old.st_uid, old.st_gid)
    shutil.copymode(target, temporary)


def _kept(target: Path) -> Path:
    """Give the old file a second name; at no moment is one of the two missing."""
    backup = backup_of(target)
    second = target.with_name(f".{target.name}-bak.tmp")
    second.unlink(missing_ok=True)
    try:
        try:
            os.link(target, second)
        except (OSError, NotImplementedError):  # a file system without hard links
            shutil.copy2(target, second)
            with second.open("rb+") as file:
                os.fsync(file.fileno())
        second.replace(backup)
    finally:
        second.unlink(missing_ok=True)  # still there where the backup was this very file already
    return backup


def _sync_folder(folder: Path) -> None:
    """Have the new names on the disk too, where the system can do that."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
