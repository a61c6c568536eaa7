"""Games in the history: kept, changed, put into the bin and taken out of it."""

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sideboards_score.errors import GameError
from sideboards_score.history import photos
from sideboards_score.history.database import transaction, writing
from sideboards_score.history.tuning import DAYS_IN_BIN
from sideboards_score.model.kept import Kept, KeptPlayer, Record

_GAME = (
    *("date", "place", "note", "deck", "edition", "variant", "colors", "handles", "rows"),
    *("decided", "fingerprint", "file", "score"),
)
_PLAYER = (
    *("game", "seat", "name", "person", "sideboard", "swap_used", "photo", "colors", "handles"),
    *("rows", "drawers", "bonus", "swap", "won"),
)


def keep_games(folder: Path, records: list[Record]) -> list[Kept]:
    """Keep all of these games or none of them; where each one stands. Raises `FileError`."""
    with writing(folder) as db:
        with transaction(db):
            _empty_bin(db)
            done = [_keep(db, folder, record) for record in records]
        photos.sweep(db, folder)
    return done


def _keep(db: sqlite3.Connection, folder: Path, record: Record) -> Kept:
    found = db.execute(
        "SELECT id, state FROM game WHERE fingerprint = ?", (record.fingerprint,)
    ).fetchone()
    if found is None:
        return _new(db, folder, record)
    number, state = found
    if state != "kept":
        _to_state(db, number, "kept")
    added = _add_photos(db, folder, number, record)
    return Kept(number, new=False, restored=state != "kept", photos=added)


def _add_photos(db: sqlite3.Connection, folder: Path, number: int, record: Record) -> int:
    """Keep the photos of players who have none yet; how many."""
    added = 0
    for player, data in zip(record.game.players, record.photos, strict=False):
        who = (number, player.person)
        lacks = "game = ? AND person = ? AND photo IS NULL"
        if data is None or not db.execute(f"SELECT 1 FROM player WHERE {lacks}", who).fetchone():  # noqa: S608 - words of ours
            continue
        photo = photos.stored(db, folder, data)
        db.execute(f"UPDATE player SET photo = ? WHERE {lacks}", (photo, *who))  # noqa: S608 - the same
        added += 1
    return added


def _new(db: sqlite3.Connection, folder: Path, record: Record) -> Kept:
    now = _now()
    names = ("state", "created", "changed", *_GAME)
    number = db.execute(_insert("game", names), ("kept", now, now, *_values(record))).lastrowid
    if number is None:
        raise TypeError(number)
    _log(db, number, "kept")
    ids = [None if data is None else photos.stored(db, folder, data) for data in record.photos]
    ids += [None] * (len(record.game.players) - len(ids))
    for seat, (player, photo) in enumerate(zip(record.game.players, ids, strict=True), 1):
        _add_player(db, number, seat, player, photo)
    return Kept(number, new=True, photos=sum(photo is not None for photo in ids))


def change_game(folder: Path, number: int, record: Record, version: int) -> None:
    """Put another game in the place of one, which stays in the log.

    `version` is what it was made from: raises `GameError` where somebody else has changed it since.
    """
    with writing(folder) as db:
        with transaction(db):
            _change(db, number, record, version)
        photos.sweep(db, folder)


def _change(db: sqlite3.Connection, number: int, record: Record, version: int) -> None:
    same = db.execute(
        "SELECT id FROM game WHERE fingerprint = ? AND id <> ?", (record.fingerprint, number)
    ).fetchone()
    if same is not None:
        raise GameError("history-same", number=same[0])
    before = _state(db, number)
    if before is None or before[:2] != ("kept", version):
        raise GameError("history-changed", number=number)
    _log(db, number, "edited", before[2])
    names = ", ".join(f"{name} = ?" for name in _GAME)
    db.execute(
        f"UPDATE game SET {names}, version = version + 1, changed = ? WHERE id = ?",  # noqa: S608 - names of ours
        (*_values(record), _now(), number),
    )
    _exchange_players(db, number, record)


def _exchange_players(db: sqlite3.Connection, number: int, record: Record) -> None:
    """The players of the new game, each with the photo of that name, or of who sat there before."""
    players = record.game.players
    stay = {player.person for player in players}
    before = db.execute("SELECT person, seat, photo FROM player WHERE game = ?", (number,))
    kept: dict[object, int] = {}
    for person, seat, photo in before.fetchall():
        kept[person if person in stay else seat] = photo
    db.execute("DELETE FROM player WHERE game = ?", (number,))
    for seat, player in enumerate(players, 1):
        photo = kept.get(player.person, kept.get(seat))
        _add_player(db, number, seat, player, photo)


def delete_game(folder: Path, number: int) -> None:
    """Put a game into the bin; its photos are gone at once. Raises `GameError`."""
    with writing(folder) as db:
        with transaction(db):
            _require(db, number, "kept")
            _to_state(db, number, "deleted")
            db.execute("UPDATE player SET photo = NULL WHERE game = ?", (number,))
            _empty_bin(db)
        photos.sweep(db, folder)


def restore_game(folder: Path, number: int) -> None:
    """Take a game out of the bin. Raises `GameError`."""
    with writing(folder) as db, transaction(db):
        _require(db, number, "deleted")
        _to_state(db, number, "kept")


def _require(db: sqlite3.Connection, number: int, state: str) -> None:
    found = _state(db, number)
    if found is None or found[0] not in ("kept", "deleted"):
        raise GameError("history-no-game", number=number)
    if found[0] != state:
        key = "history-in-bin" if found[0] == "deleted" else "history-not-in-bin"
        raise GameError(key, number=number)


def _state(db: sqlite3.Connection, number: int) -> tuple[str, int, str] | None:
    found: tuple[str, int, str] | None = db.execute(
        "SELECT state, version, file FROM game WHERE id = ?", (number,)
    ).fetchone()
    return found


def _to_state(db: sqlite3.Connection, number: int, state: str) -> None:
    db.execute(
        "UPDATE game SET state = ?, version = version + 1, changed = ? WHERE id = ?",
        (state, _now(), number),
    )
    _log(db, number, "restored" if state == "kept" else state)


def _empty_bin(db: sqlite3.Connection) -> None:
    """Forget what has been deleted for long."""
    limit = datetime.now(UTC) - timedelta(days=DAYS_IN_BIN)
    db.execute("DELETE FROM game WHERE state = 'deleted' AND changed < ?", (_written(limit),))


def _add_player(
    db: sqlite3.Connection, number: int, seat: int, player: KeptPlayer, photo: int | None
) -> None:
    name, person, sideboard, swap_used, *points = player
    values = (number, seat, name, person, sideboard, swap_used, photo, *points)
    db.execute(_insert("player", _PLAYER), values)


def _log(db: sqlite3.Connection, number: int, kind: str, before: str | None = None) -> None:
    values = (number, _now(), kind, before)
    db.execute(_insert("event", ("game", "at", "kind", "before")), values)


def _insert(table: str, names: tuple[str, ...]) -> str:
    places = ", ".join("?" * len(names))
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places})"  # noqa: S608 - names of ours


def _values(record: Record) -> tuple[object, ...]:
    """What stands in the columns of `_GAME`."""
    game = record.game
    told = (game.date, game.place, game.note, game.deck, game.edition, game.variant)
    return (
        *told,
        *game.objectives,
        game.decided,
        record.fingerprint,
        record.file,
        record.score,
    )


def _now() -> str:
    return _written(datetime.now(UTC))


def _written(time: datetime) -> str:
    return time.isoformat(timespec="seconds")
