"""Photos of kept games: files beside the database, called by what is in them."""

import hashlib
import sqlite3
from contextlib import suppress
from pathlib import Path

from sideboards_score.entry.change.atomic import written_in
from sideboards_score.errors import FileError, Where
from sideboards_score.history.database import sync_folder, transaction

FOLDER = "photos"
_PRIVATE = 0o600


def stored(db: sqlite3.Connection, folder: Path, data: bytes) -> int:
    """The number of a photo, its file on the disk; the same photo is stored once.

    To be called in a transaction, so that nobody sweeps what has no number yet.
    """
    digest = hashlib.sha256(data).hexdigest()
    found = db.execute("SELECT id FROM photo WHERE sha256 = ?", (digest,)).fetchone()
    if found is not None:
        return int(found[0])
    name = f"{digest}.jpg"
    _write(folder / FOLDER, name, data)
    done = db.execute(
        "INSERT INTO photo (sha256, file, bytes) VALUES (?, ?, ?)", (digest, name, len(data))
    )
    return int(done.lastrowid or 0)


def _write(place: Path, name: str, data: bytes) -> None:
    try:
        place.mkdir(mode=0o700, exist_ok=True)
        temporary = written_in(place, "photo", data)
        temporary.chmod(_PRIVATE)
        temporary.replace(place / name)
    except OSError as error:
        where = (Where("file", str(place / name)),)
        raise FileError("history-photo-failed", where, reason=error) from None
    sync_folder(place)
    sync_folder(place.parent)


def sweep(db: sqlite3.Connection, folder: Path) -> None:
    """Take away the photos of deleted games, and what a killed program has left.

    What was to be done is done by now, so that a fault here is none: the next write sweeps again.
    """
    place = folder / FOLDER
    with suppress(OSError, sqlite3.Error):
        if not place.is_dir():
            return
        with transaction(db):
            db.execute(
                "DELETE FROM photo WHERE id NOT IN (SELECT photo FROM player WHERE photo > 0)"
                " AND id NOT IN (SELECT photo FROM shot)"
            )
            names = {name for (name,) in db.execute("SELECT file FROM photo")}
            for file in place.iterdir():
                if file.name not in names:
                    file.unlink(missing_ok=True)
        # The log of changes beside the database still has the pages as they were before.
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
