"""Look games up in the history."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sideboards_score.errors import GameError
from sideboards_score.history.database import reading
from sideboards_score.history.photos import FOLDER
from sideboards_score.model.kept import KeptGame, KeptPlayer, Stored, Wanted

_GAME = "id, date, place, note, deck, edition, variant, colors, handles, rows, decided"
_PLAYER = "name, person, sideboard, swap_used, colors, handles, rows, drawers, bonus, swap, won"


def games_wanted(folder: Path, wanted: Wanted) -> list[KeptGame]:
    """The games wanted, the newest first. Raises `FileError`."""
    with reading(folder) as db:
        return [] if db is None else list(_games(db, wanted))


def game_stored(folder: Path, number: int) -> Stored:
    """A game, also one in the bin. Raises `GameError` where there is none."""
    with reading(folder) as db:
        found = None if db is None else _row(db, number)
        if db is None or found is None:
            raise GameError("history-no-game", number=number)
        file, version, state, fingerprint = found
        deleted = state == "deleted"
        (game,) = _games(db, Wanted(number=number, deleted=deleted))
        names = db.execute(
            "SELECT photo.file FROM player LEFT JOIN photo ON photo.id = player.photo"
            " WHERE game = ? ORDER BY seat",
            (number,),
        )
        files = tuple(None if name is None else str(folder / FOLDER / name) for (name,) in names)
        return Stored(game, file, version, deleted, files, fingerprint)


def files_wanted(folder: Path, wanted: Wanted) -> list[tuple[KeptGame, str]]:
    """The games wanted with their game files, the oldest first."""
    with reading(folder) as db:
        if db is None:
            return []
        games = list(_games(db, wanted))[::-1]
        question = "SELECT file FROM game WHERE id = ?"
        return [(game, db.execute(question, (game.number,)).fetchone()[0]) for game in games]


def names_known(folder: Path) -> list[tuple[str, str]]:
    """Every player with what all spellings have in common, those who played last first."""
    question = (
        "SELECT name, person, max(date || printf('%09d', id)) AS last, seat"
        " FROM player JOIN game ON game.id = player.game WHERE game.state = 'kept'"
        " GROUP BY person ORDER BY last DESC, seat"
    )
    with reading(folder) as db:
        return [] if db is None else [(name, person) for name, person, *_ in db.execute(question)]


def _row(db: sqlite3.Connection, number: int) -> tuple[str, int, str, str] | None:
    found: tuple[str, int, str, str] | None = db.execute(
        "SELECT file, version, state, fingerprint FROM game"
        " WHERE id = ? AND state IN ('kept', 'deleted')",
        (number,),
    ).fetchone()
    return found


def _games(db: sqlite3.Connection, wanted: Wanted) -> Iterator[KeptGame]:
    condition, values = _condition(wanted)
    order = "ORDER BY date DESC, id DESC"
    games = db.execute(f"SELECT {_GAME} FROM game WHERE {condition} {order}", values).fetchall()  # noqa: S608 - what users say stands in `values`
    rows = db.execute(
        f"SELECT game, {_PLAYER} FROM player"  # noqa: S608 - the same
        f" WHERE game IN (SELECT id FROM game WHERE {condition}) ORDER BY game, seat",
        values,
    )
    players: dict[int, list[KeptPlayer]] = {}
    for number, *player in rows:  # SQLite's 0 and 1 do for False and True
        players.setdefault(number, []).append(KeptPlayer(*player))
    for number, date, place, note, deck, edition, variant, *goals, decided in games:
        told = (number, date, place, note, deck, edition, variant, tuple(goals), bool(decided))
        yield KeptGame(*told, tuple(players.get(number, ())))


def _condition(wanted: Wanted) -> tuple[str, list[object]]:
    """What SQLite is asked for, and the values in it."""
    parts, values = ["state = ?"], list[object](["deleted" if wanted.deleted else "kept"])
    if wanted.number is not None:
        parts.append("id = ?")
        values.append(wanted.number)
    if wanted.date:
        parts.append("substr(date, 1, ?) = ?")
        values += [len(wanted.date), wanted.date]
    if wanted.deck is not None:
        parts.append("deck = ?")
        values.append(wanted.deck)
    if wanted.persons is not None:
        places = ", ".join("?" * len(wanted.persons))
        parts.append(f"id IN (SELECT game FROM player WHERE person IN ({places}))")  # noqa: S608 - the same
        values += wanted.persons
    return " AND ".join(parts), values
