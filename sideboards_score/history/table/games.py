"""Open games: begun, found by their link, looked at, closed."""

import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from sideboards_score.entry.game.people import person_key
from sideboards_score.errors import GameError
from sideboards_score.history import photos
from sideboards_score.history.database import transaction, working
from sideboards_score.model.cards import COLUMNS
from sideboards_score.model.kept import EMPTY_CARD, Record, Seat, Shot, Table

_OPEN = "('open', 'complete')"
_SEAT = "seat, name, version, state, sideboard, swap_used, photo"


def begin_game(folder: Path, fields: str, names: list[str]) -> int:
    """A new game without a link as yet; its number."""
    with working(folder) as db, transaction(db):
        now = written_now()
        number = db.execute(
            "INSERT INTO game (state, created, changed, file) VALUES ('open', ?, ?, ?)",
            (now, now, fields),
        ).lastrowid
        for seat, name in enumerate(names, 1):
            db.execute(
                "INSERT INTO player (game, seat, name, person, state, sideboard)"
                " VALUES (?, ?, ?, ?, 'empty', ?)",
                (number, seat, name, person_key(name), " ".join([EMPTY_CARD] * COLUMNS)),
            )
        log(db, number or 0, "begun")
    return number or 0


def set_link(folder: Path, number: int, digest: str) -> None:
    """Let a game be found by this digest of its link."""
    with working(folder) as db, transaction(db):
        db.execute("UPDATE game SET token = ? WHERE id = ?", (digest, number))


class Linked(NamedTuple):
    """The game that a link leads to."""

    number: int
    digest: str
    """Of the link, as it stands in the database."""
    version: int
    fields: str


def game_of_link(folder: Path, digest: str) -> Linked | None:
    """The game with this digest of its link."""
    with working(folder) as db:
        found = db.execute(
            "SELECT id, token, version, file FROM game WHERE token = ? AND state <> 'deleted'",
            (digest,),
        ).fetchone()
    return None if found is None else Linked(*found)


def open_numbers(folder: Path) -> list[tuple[int, str | None]]:
    """The games that are still being entered with the digests of their links, the newest first."""
    with working(folder) as db:
        return db.execute(
            f"SELECT id, token FROM game WHERE state IN {_OPEN} ORDER BY id DESC"  # noqa: S608 - words of ours
        ).fetchall()


def table_of(folder: Path, number: int) -> Table:
    """A game as it stands now. Raises `GameError`."""
    with working(folder) as db:
        db.execute("BEGIN")  # all of it as of one moment
        table = read_table(db, number)
        db.execute("COMMIT")
    return table


def read_table(db: sqlite3.Connection, number: int) -> Table:
    """The same within a transaction."""
    row = db.execute(
        "SELECT state, version, created, file FROM game WHERE id = ?", (number,)
    ).fetchone()
    if row is None:
        raise GameError("history-no-game", number=number)
    seats = db.execute(f"SELECT {_SEAT} FROM player WHERE game = ? ORDER BY seat", (number,))  # noqa: S608 - the same
    last = db.execute("SELECT max(sequence) FROM event WHERE game = ?", (number,)).fetchone()[0]
    state, version, created, fields = row
    shown = tuple(_seat(db, number, seat) for seat in seats)
    return Table(number, state, version, created, fields, shown, last or 0)


def _seat(db: sqlite3.Connection, game: int, row: tuple[object, ...]) -> Seat:
    number, name, version, state, sideboard, swap_used, photo = row
    shot = None if photo is None else _shot(db, game, number, photo)
    cards = tuple(str(sideboard).split())
    return Seat(
        int(str(number)), str(name), int(str(version)), str(state), cards, bool(swap_used), shot
    )


def _shot(db: sqlite3.Connection, game: int, seat: object, photo: object) -> Shot | None:
    """What became of the photo that a player shows now."""
    row = db.execute(
        "SELECT id, status, turn, line, result, reason FROM shot"
        " WHERE game = ? AND seat = ? AND photo = ? ORDER BY id DESC",
        (game, seat, photo),
    ).fetchone()
    if row is None:
        return None
    number, status, turn, line, result, reason = row
    place = 0
    if status == "queued":
        place = db.execute(
            "SELECT count(*) FROM shot WHERE status = 'queued' AND id <= ?", (number,)
        ).fetchone()[0]
    return Shot(number, status, turn, line, place, result, reason)


def require_open(table: Table) -> None:
    """Raise where nothing can be changed any more."""
    if table.state not in ("open", "complete"):
        raise GameError("table-closed")


def to_kept(folder: Path, number: int, version: int, record: Record, *, photos_too: bool) -> int:
    """Put an open game into the history; its number there.

    Where the history has the very same game already, that one stands, and this one is done with.
    """
    with working(folder) as db:
        with transaction(db):
            same = _check_keep(db, number, version, record)
            if same is None:
                _close(db, number, record, photos_too=photos_too)
            else:
                db.execute("UPDATE game SET state = 'deleted' WHERE id = ?", (number,))
                _forget_photos(db, number)
        photos.sweep(db, folder)
    return number if same is None else same


def _check_keep(db: sqlite3.Connection, number: int, version: int, record: Record) -> int | None:
    table = read_table(db, number)
    require_open(table)
    if table.version != version:
        raise GameError("table-changed")
    same = db.execute(
        "SELECT id FROM game WHERE fingerprint = ? AND state = 'kept' AND id <> ?",
        (record.fingerprint, number),
    ).fetchone()
    return None if same is None else int(same[0])


_KEPT = (
    *("date", "place", "note", "deck", "edition", "variant", "colors", "handles", "rows"),
    *("decided", "fingerprint", "file", "score"),
)
_POINTS = ("sideboard", "swap_used", "colors", "handles", "rows", "drawers", "bonus", "swap", "won")


def _close(db: sqlite3.Connection, number: int, record: Record, *, photos_too: bool) -> None:
    game = record.game
    told = (game.date, game.place, game.note, game.deck, game.edition, game.variant)
    values = (*told, *game.objectives, game.decided, record.fingerprint, record.file, record.score)
    db.execute(  # one of the bin gives way: it would only be the same game once more
        "UPDATE game SET fingerprint = NULL WHERE fingerprint = ? AND id <> ?",
        (record.fingerprint, number),
    )
    db.execute(
        f"UPDATE game SET {_set(_KEPT)}, state = 'kept', version = version + 1, changed = ?"  # noqa: S608 - names of ours
        " WHERE id = ?",
        (*values, written_now(), number),
    )
    for seat, player in enumerate(game.players, 1):
        points = tuple(getattr(player, name) for name in _POINTS)
        db.execute(
            f"UPDATE player SET {_set(_POINTS)}, state = 'ready' WHERE game = ? AND seat = ?",  # noqa: S608 - the same
            (*points, number, seat),
        )
    if photos_too:
        db.execute("DELETE FROM shot WHERE game = ?", (number,))
    else:
        _forget_photos(db, number)
    log(db, number, "kept")


def _set(names: tuple[str, ...]) -> str:
    return ", ".join(f"{name} = ?" for name in names)


def _forget_photos(db: sqlite3.Connection, number: int) -> None:
    db.execute("UPDATE player SET photo = NULL WHERE game = ?", (number,))
    db.execute("DELETE FROM shot WHERE game = ?", (number,))
    tell_waiting(db)


def tell_waiting(db: sqlite3.Connection) -> None:
    """The line of photos has moved up: whoever waits in it has another place now."""
    for number in waiting_games(db):
        db.execute("UPDATE game SET version = version + 1 WHERE id = ?", (number,))
        log(db, number, "moved")


def waiting_games(db: sqlite3.Connection) -> list[int]:
    """The games whose pages show a place in the line of photos."""
    found = db.execute(
        "SELECT DISTINCT shot.game FROM shot JOIN player ON player.game = shot.game"
        " WHERE status = 'queued' AND player.state = 'queued'"
    )
    return [number for (number,) in found]


def drop_game(folder: Path, number: int) -> None:
    """Take an open game away, its photos with it."""
    with working(folder) as db:
        with transaction(db):
            require_open(read_table(db, number))
            _forget_photos(db, number)
            db.execute("DELETE FROM game WHERE id = ?", (number,))
        photos.sweep(db, folder)


def log(
    db: sqlite3.Connection, game: int, kind: str, seat: int | None = None, before: str | None = None
) -> int:
    """Write down what changed; its number."""
    done = db.execute(
        "INSERT INTO event (game, at, kind, before, seat) VALUES (?, ?, ?, ?, ?)",
        (game, written_now(), kind, before, seat),
    )
    return done.lastrowid or 0


def written_now() -> str:
    """The time as it is written down."""
    return datetime.now(UTC).isoformat(timespec="seconds")
