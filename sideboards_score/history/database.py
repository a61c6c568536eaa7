"""The file of the history: found, begun, brought to this version, and what can be wrong with it.

A new file is built beside its place and gets its name when it is whole, so that no program ever
sees half of one. From then on SQLite sees to it that a change is on the disk, whole, or not there.
"""

import os
import sqlite3
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sideboards_score.entry.change.atomic import locked
from sideboards_score.errors import FileError, Where
from sideboards_score.history.schema import MIGRATIONS
from sideboards_score.history.tuning import PATIENCE

NAME = "history.db"

_APPLICATION = 0x53424844
"""`SBHD`: tells other programs whose file it is."""

_KEYS = {
    sqlite3.SQLITE_FULL: "history-full",
    sqlite3.SQLITE_IOERR: "history-failed",
    sqlite3.SQLITE_PROTOCOL: "history-busy",
    sqlite3.SQLITE_CORRUPT: "history-damaged",
    sqlite3.SQLITE_NOTADB: "history-damaged",
    sqlite3.SQLITE_BUSY: "history-busy",
    sqlite3.SQLITE_LOCKED: "history-busy",
    sqlite3.SQLITE_READONLY: "history-not-written",
    sqlite3.SQLITE_CANTOPEN: "history-not-written",
    sqlite3.SQLITE_PERM: "history-not-written",
}
_PRIMARY = 0xFF
"""The part of SQLite's codes that says what is wrong; the rest says where in SQLite."""


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Tell what SQLite, or the system, finds wrong as what to do about it."""
    where = (Where("file", str(path)),)
    try:
        yield
    except UnicodeDecodeError:  # of a text in the file: all that we write is UTF-8
        raise FileError("history-damaged", where) from None
    except sqlite3.Error as error:
        known = _key(error, path)
        if known is None:  # a fault of ours, such as a misspelt statement
            raise
        raise FileError(known, where) from None
    except OSError as error:
        raise FileError("history-no-folder", where, reason=error) from None


def _key(error: sqlite3.Error, path: Path) -> str | None:
    """What is wrong; None where the file has all our tables, so that it is not to blame."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:  # from Python: a text in the file that is no UTF-8
        return "history-damaged" if isinstance(error, sqlite3.OperationalError) else None
    if code & _PRIMARY == sqlite3.SQLITE_ERROR:
        return None if _has_tables(path) else "history-damaged"
    return _KEYS.get(code & _PRIMARY)


def _has_tables(path: Path) -> bool:
    """Whether the file has all tables and indexes of its version, as they were made."""
    made = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL"
    address = f"{path.absolute().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(":memory:", isolation_level=None)) as new,
        closing(sqlite3.connect(address, uri=True, isolation_level=None)) as db,
    ):
        for statements in MIGRATIONS[: _version(db)]:
            for statement in statements:
                new.execute(statement)
        try:
            return set(new.execute(made)) <= set(db.execute(made))
        except sqlite3.Error:
            return False


@contextmanager
def reading(folder: Path) -> Iterator[sqlite3.Connection | None]:
    """The history to read from; None where nothing was kept yet. Raises `FileError`."""
    path = folder / NAME
    with told(path):
        if not path.exists():
            yield None
            return
        with closing(_to_read(path)) as db:
            yield db


@contextmanager
def writing(folder: Path) -> Iterator[sqlite3.Connection]:
    """The history to write to, begun where there is none; one that is damaged is left alone."""
    path = folder / NAME
    with told(path):
        if not path.exists():
            _begin(path)
        with closing(_opened(path)) as db:
            if db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise FileError("history-damaged", (Where("file", str(path)),))
            yield db


@contextmanager
def working(folder: Path) -> Iterator[sqlite3.Connection]:
    """The history for one tap of many: begun by `writing` before, and not looked through again.

    Each thread keeps its connection: to open one takes longer than most taps.
    """
    path = folder / NAME
    with told(path):
        db = _held(path)
        try:
            yield db
        finally:
            if db.in_transaction:  # something went wrong in the middle
                db.execute("ROLLBACK")


_connections = threading.local()


def _held(path: Path) -> sqlite3.Connection:
    """The connection of this thread, opened anew where another file stands there now."""
    try:
        wanted = (path, path.stat().st_ino)
    except FileNotFoundError:
        wanted = (path, 0)
    kept: tuple[object, sqlite3.Connection] | None = getattr(_connections, "kept", None)
    if kept is not None and kept[0] == wanted:
        return kept[1]
    if kept is not None:
        kept[1].close()
        del _connections.kept
    db = _opened(path)
    _connections.kept = (wanted, db)
    return db


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """All of it, or nothing; nobody else writes meanwhile."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # SQLite has rolled back by itself, as on a full disk
            db.execute("ROLLBACK")
        raise


def _to_read(path: Path) -> sqlite3.Connection:
    """A connection also where nothing may be written, as on a disk that is read-only."""
    try:
        return _opened(path)
    except sqlite3.OperationalError as error:
        waiting = path.with_name(f"{NAME}-wal")
        not_written = _KEYS.get(error.sqlite_errorcode & _PRIMARY) == "history-not-written"
        if not not_written or (waiting.exists() and waiting.stat().st_size):
            raise
        return _opened(path, "mode=ro&immutable=1")


def _opened(path: Path, how: str = "mode=rw") -> sqlite3.Connection:
    db = sqlite3.connect(
        f"{path.absolute().as_uri()}?{how}", uri=True, timeout=PATIENCE, isolation_level=None
    )
    try:
        _prepare(db, path)
    except BaseException:
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection, path: Path) -> None:
    """Bring the file to this version, if it is one of ours."""
    where = (Where("file", str(path)),)
    found = _version(db)
    if not found:
        raise FileError("history-foreign", where)
    if found > len(MIGRATIONS):
        raise FileError("history-newer", where)
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA secure_delete = ON")  # what is deleted is no longer in the file
    if found < len(MIGRATIONS):
        _copy(db, path.with_name(f"{NAME}.v{found}.bak"))
        with transaction(db):
            _migrate(db)


def _version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def _migrate(db: sqlite3.Connection) -> None:
    """Take every step that the file has not seen; another program may have taken them already."""
    for statements in MIGRATIONS[_version(db) :]:
        for statement in statements:
            db.execute(statement)
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")


def _copy(db: sqlite3.Connection, path: Path) -> None:
    """Keep the file as it was before it is brought to another version."""
    with closing(sqlite3.connect(path)) as copy:
        db.backup(copy)


def _begin(path: Path) -> None:
    """Make the folder and an empty history in it, on the disk before it has its name."""
    folder = path.parent
    new = [one for one in (folder, *folder.parents) if not one.exists()]
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for made in new:
        sync_folder(made.parent)
    with locked(path):
        for left in folder.glob(f".{NAME}-*"):
            left.unlink()
        if not path.exists():
            _build(path)


def _build(path: Path) -> None:
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{NAME}-", suffix=".tmp")
    os.close(descriptor)
    temporary = Path(name)
    try:
        with closing(sqlite3.connect(temporary, isolation_level=None)) as db:
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            with transaction(db):
                _migrate(db)
                db.execute(f"PRAGMA application_id = {_APPLICATION}")
        with temporary.open("rb+") as file:
            os.fsync(file.fileno())
        temporary.rename(path)
    finally:
        temporary.unlink(missing_ok=True)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Have the names in a folder on the disk too, where the system can do that."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
