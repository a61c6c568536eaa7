"""Photos of open games: sent, waiting in line, read or refused; none lost and none read twice."""

import sqlite3
from pathlib import Path

from sideboards_score.errors import GameError
from sideboards_score.history import photos
from sideboards_score.history.database import transaction, working
from sideboards_score.history.table.games import (
    log,
    read_table,
    require_open,
    tell_waiting,
    waiting_games,
)
from sideboards_score.history.table.seats import check_version, found, settle_game, snapshot
from sideboards_score.history.tuning import MOST_ATTEMPTS, MOST_SHOTS
from sideboards_score.model.kept import Event, Seat, Work


def add_photo(
    folder: Path, game: int, seat: int, version: int | None, data: bytes, turn: int = 0
) -> int:
    """Store a photo for a player and put it in line; the same photo sent twice is one.

    Raises `GameError` where somebody else has changed the player since.
    """
    with working(folder) as db, transaction(db):
        _, now = found(db, game, seat)
        photo = photos.stored(db, folder, data)
        if _shows(db, game, now, photo, turn):
            return 0  # sent again by a phone that lost the answer
        check_version(now, version)
        _check_number(db, game)
        return _put(db, game, seat, photo, turn, "")


def add_table_photo(folder: Path, game: int, data: bytes, turn: int = 0) -> int:
    """Store a photo of the whole table: a row for each player who is not ready, from the top down.

    Whoever is ready keeps what was entered.
    """
    with working(folder) as db, transaction(db):
        table = read_table(db, game)
        require_open(table)
        _check_number(db, game)
        photo = photos.stored(db, folder, data)
        event = 0
        for seat in table.seats:
            if seat.state != "ready" and not _shows(db, game, seat, photo, turn):
                event = _put(db, game, seat.number, photo, turn, str(seat.number))
        return event


def change_row(folder: Path, game: int, seat: int, version: int | None, row: str) -> int:
    """Read another row of the photo of the whole table for a player."""
    with working(folder) as db, transaction(db):
        _, now = found(db, game, seat)
        check_version(now, version)
        shot = now.shot
        if shot is None or not shot.row:
            raise GameError("table-no-rows", name=now.name)
        _check_number(db, game)
        (photo,) = db.execute("SELECT photo FROM shot WHERE id = ?", (shot.number,)).fetchone()
        return _put(db, game, seat, photo, shot.turn, row)


def _shows(db: sqlite3.Connection, game: int, seat: Seat, photo: int, turn: int) -> bool:
    """Whether a player shows this very photo already, read or to be read."""
    row = db.execute(
        "SELECT id, status FROM shot WHERE game = ? AND seat = ? AND photo = ? AND turn = ?",
        (game, seat.number, photo, turn),
    ).fetchone()
    shown = seat.shot is not None and row is not None and seat.shot.number == row[0]
    return shown and row[1] != "refused"


def _put(db: sqlite3.Connection, game: int, seat: int, photo: int, turn: int, row: str) -> int:
    """Put a photo in line for a player; the number of the event."""
    before = snapshot(db, game, seat)
    left = db.execute(
        "DELETE FROM shot WHERE game = ? AND seat = ? AND photo = ?", (game, seat, photo)
    )
    if left.rowcount:
        tell_waiting(db)
    db.execute(
        "INSERT INTO shot (game, seat, photo, turn, line) VALUES (?, ?, ?, ?, ?)",
        (game, seat, photo, turn, row),
    )
    db.execute(
        "UPDATE player SET photo = ?, state = 'queued', version = version + 1"
        " WHERE game = ? AND seat = ?",
        (photo, game, seat),
    )
    event = log(db, game, "photo", seat, before)
    settle_game(db, game)
    return event


def _check_number(db: sqlite3.Connection, game: int) -> None:
    """Raise where a game has more photos than anybody takes."""
    count = db.execute("SELECT count(*) FROM shot WHERE game = ?", (game,)).fetchone()[0]
    if count >= MOST_SHOTS:
        raise GameError("table-photos-many", count=count)


def claim(folder: Path) -> Work | None:
    """The photo that has waited longest, taken for reading."""
    with working(folder) as db:
        if db.execute("SELECT 1 FROM shot WHERE status = 'queued' LIMIT 1").fetchone() is None:
            return None
        with transaction(db):
            row = db.execute(
                "SELECT shot.id, shot.game, seat, photo.file, turn, line, shot.attempt, game.file"
                " FROM shot JOIN photo ON photo.id = shot.photo JOIN game ON game.id = shot.game"
                " WHERE shot.status = 'queued' ORDER BY shot.id LIMIT 1"
            ).fetchone()
            if row is None:
                return None
            number, game, seat, file, turn, line, attempt, fields = row
            db.execute(
                "UPDATE shot SET status = 'reading', attempt = attempt + 1 WHERE id = ?", (number,)
            )
            _follow(db, game, seat, number, "reading")
            tell_waiting(db)
    place = str(folder / photos.FOLDER / file)
    return Work(number, game, seat, place, turn, line, attempt + 1, fields)


def waiting(folder: Path) -> list[int]:
    """The games that wait in line."""
    with working(folder) as db:
        return waiting_games(db)


def finish(
    folder: Path, work: Work, result: str, picture: bytes | None, cards: tuple[str, ...], state: str
) -> None:
    """What was read; it becomes the player's sideboard if that photo is still shown."""
    with working(folder) as db, transaction(db):
        done = db.execute(
            "UPDATE shot SET status = 'read', result = ?, picture = ? WHERE id = ?",
            (result, picture, work.shot),
        )
        if done.rowcount and _shown(db, work.game, work.seat, work.shot):
            db.execute(
                "UPDATE player SET sideboard = ?, state = ?, version = version + 1"
                " WHERE game = ? AND seat = ?",
                (" ".join(cards), state, work.game, work.seat),
            )
            log(db, work.game, "read", work.seat)
            settle_game(db, work.game)


def refuse(folder: Path, work: Work, reason: str) -> None:
    """That a photo was refused, and why."""
    with working(folder) as db, transaction(db):
        _refuse(db, work.game, work.seat, work.shot, reason)


def _refuse(db: sqlite3.Connection, game: int, seat: int, shot: int, reason: str) -> None:
    db.execute("UPDATE shot SET status = 'refused', reason = ? WHERE id = ?", (reason, shot))
    _follow(db, game, seat, shot, "refused")


def give_back(folder: Path, work: Work, reason: str) -> None:
    """Put a photo in line again whose reading ended by itself; after the last attempt refuse it."""
    with working(folder) as db, transaction(db):
        _again(db, work.shot, work.game, work.seat, work.attempt, reason)


def recover(folder: Path, reason: str) -> int:
    """Put in line again what was being read when a server died; how many photos wait then."""
    with working(folder) as db, transaction(db):
        left = db.execute("SELECT id, game, seat, attempt FROM shot WHERE status = 'reading'")
        for shot, game, seat, attempt in left.fetchall():
            _again(db, shot, game, seat, attempt, reason)
        return int(db.execute("SELECT count(*) FROM shot WHERE status = 'queued'").fetchone()[0])


def _again(
    db: sqlite3.Connection, shot: int, game: int, seat: int, attempt: int, reason: str
) -> None:
    if attempt >= MOST_ATTEMPTS:
        _refuse(db, game, seat, shot, reason)
        return
    db.execute("UPDATE shot SET status = 'queued' WHERE id = ?", (shot,))
    _follow(db, game, seat, shot, "queued")


def _follow(db: sqlite3.Connection, game: int, seat: int, shot: int, state: str) -> None:
    """The player's state follows that of the photo that is shown."""
    if _shown(db, game, seat, shot):
        db.execute("UPDATE player SET state = ? WHERE game = ? AND seat = ?", (state, game, seat))
        log(db, game, state, seat)
        settle_game(db, game)


def _shown(db: sqlite3.Connection, game: int, seat: int, shot: int) -> bool:
    """Whether a player waits for this very photo."""
    row = db.execute(
        "SELECT 1 FROM player JOIN shot ON shot.id = ? AND shot.photo = player.photo"
        " WHERE player.game = ? AND player.seat = ? AND player.state IN ('queued', 'reading')",
        (shot, game, seat),
    ).fetchone()
    return row is not None


def picture_of(folder: Path, shot: int) -> bytes | None:
    """The row in a photo, as pages show it."""
    with working(folder) as db:
        row = db.execute("SELECT picture FROM shot WHERE id = ?", (shot,)).fetchone()
    return None if row is None else row[0]


def events_after(folder: Path, game: int, number: int) -> list[Event]:
    """What changed in a game after an event."""
    with working(folder) as db:
        rows = db.execute(
            "SELECT sequence, kind, seat FROM event WHERE game = ? AND sequence > ?"
            " ORDER BY sequence LIMIT 500",
            (game, number),
        ).fetchall()
    return [Event(*row) for row in rows]
