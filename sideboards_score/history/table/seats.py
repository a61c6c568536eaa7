"""What a player of an open game shows: changed tap by tap, and taken back."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from sideboards_score.errors import GameError
from sideboards_score.history.database import transaction, working
from sideboards_score.history.table.games import log, read_table, require_open, written_now
from sideboards_score.model.kept import Seat, Table


class Change(NamedTuple):
    """What a tap makes of a player: what is to be written."""

    kind: str
    cards: tuple[str, ...]
    swap_used: bool
    state: str


Tap = Callable[[Table, Seat], Change]
"""Makes a change of what stands there now."""


def change_seat(folder: Path, game: int, seat: int, version: int | None, tap: Tap) -> int:
    """Carry out a tap that was made on a version of the player; the number of the event.

    Raises `GameError` where somebody else has changed the player since.
    """
    with working(folder) as db, transaction(db):
        table, now = found(db, game, seat)
        if version is not None and version != now.version:
            raise GameError("table-seat-changed", name=now.name)
        change = tap(table, now)
        before = snapshot(db, game, seat)
        write(db, game, seat, change)
        event = log(db, game, change.kind, seat, before)
        settle_game(db, game)
    return event


def found(db: sqlite3.Connection, game: int, seat: int) -> tuple[Table, Seat]:
    """An open game and one of its players. Raises `GameError`."""
    table = read_table(db, game)
    require_open(table)
    for one in table.seats:
        if one.number == seat:
            return table, one
    raise GameError("table-no-seat")


def write(db: sqlite3.Connection, game: int, seat: int, change: Change) -> None:
    """Write what a player shows, as the next version."""
    db.execute(
        "UPDATE player SET sideboard = ?, swap_used = ?, state = ?, version = version + 1"
        " WHERE game = ? AND seat = ?",
        (" ".join(change.cards), change.swap_used, change.state, game, seat),
    )


def snapshot(db: sqlite3.Connection, game: int, seat: int) -> str:
    """What a player shows, in a text that `undo` can read."""
    row = db.execute(
        "SELECT state, swap_used, coalesce(photo, 0), sideboard FROM player"
        " WHERE game = ? AND seat = ?",
        (game, seat),
    ).fetchone()
    return " ".join(map(str, row))


def undo(folder: Path, game: int, seat: int, version: int | None) -> int:
    """Take back the last tap of a player that has not been taken back; the number of the event."""
    with working(folder) as db, transaction(db):
        _, now = found(db, game, seat)
        if version is not None and version != now.version:
            raise GameError("table-seat-changed", name=now.name)
        row = db.execute(
            "SELECT sequence, before FROM event WHERE game = ? AND seat = ? AND NOT undone"
            " AND before IS NOT NULL ORDER BY sequence DESC",
            (game, seat),
        ).fetchone()
        if row is None:
            raise GameError("table-nothing-to-undo")
        sequence, before = row
        _back(db, game, seat, before)
        db.execute("UPDATE event SET undone = 1 WHERE sequence = ?", (sequence,))
        event = log(db, game, "undo", seat)
        settle_game(db, game)
    return event


def _back(db: sqlite3.Connection, game: int, seat: int, before: str) -> None:
    state, swap_used, photo, *cards = before.split(" ")
    if state in ("queued", "reading"):  # the photo may have been read, or refused, since
        found = db.execute(
            "SELECT status FROM shot WHERE game = ? AND seat = ? AND photo = ? ORDER BY id DESC",
            (game, seat, int(photo)),
        ).fetchone()
        state = {"queued": "queued", "reading": "reading"}.get(found[0] if found else "", "empty")
    db.execute(
        "UPDATE player SET state = ?, swap_used = ?, photo = ?, sideboard = ?,"
        " version = version + 1 WHERE game = ? AND seat = ?",
        (state, int(swap_used), int(photo) or None, " ".join(cards), game, seat),
    )


def can_undo(folder: Path, game: int, seat: int) -> bool:
    """Whether there is a tap of a player to be taken back."""
    with working(folder) as db:
        row = db.execute(
            "SELECT 1 FROM event WHERE game = ? AND seat = ? AND NOT undone"
            " AND before IS NOT NULL LIMIT 1",
            (game, seat),
        ).fetchone()
    return row is not None


def settle_game(db: sqlite3.Connection, game: int) -> None:
    """A game is complete once every player is ready, and open again where one no longer is."""
    waiting = db.execute(
        "SELECT count(*) FROM player WHERE game = ? AND state <> 'ready'", (game,)
    ).fetchone()[0]
    db.execute(
        "UPDATE game SET state = ?, version = version + 1, changed = ? WHERE id = ?",
        ("open" if waiting else "complete", written_now(), game),
    )


def rename(folder: Path, game: int, seat: int, name: str, person: str) -> int:
    """Give a player another name; the number of the event."""
    with working(folder) as db, transaction(db):
        found(db, game, seat)
        db.execute(
            "UPDATE player SET name = ?, person = ?, version = version + 1"
            " WHERE game = ? AND seat = ?",
            (name, person, game, seat),
        )
        event = log(db, game, "name", seat)
        settle_game(db, game)
    return event
