"""Look games up in the history."""

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

from sideboards_score.errors import FileError, GameError, Where
from sideboards_score.history.database import NAME, reading
from sideboards_score.history.photos import FOLDER
from sideboards_score.model.kept import KeptGame, KeptPlayer, Stored, Wanted

_GAME = "id, date, place, note, deck, edition, variant, colors, handles, rows, decided"
_PLAYER_KINDS = (str, str, str, *[int] * 8)
_PLAYER = "name, person, sideboard, swap_used, colors, handles, rows, drawers, bonus, swap, won"


def games_wanted(folder: Path, wanted: Wanted) -> list[KeptGame]:
    """The games wanted, the newest first. Raises `FileError`."""
    with reading(folder) as db:
        return [] if db is None else list(_games(db, folder, wanted))


def game_stored(folder: Path, number: int) -> Stored:
    """A game, also one in the bin. Raises `GameError` where there is none."""
    with reading(folder) as db:
        found = None if db is None else _row(db, number)
        if db is None or found is None:
            raise GameError("history-no-game", number=number)
        file, version, state, fingerprint, score = found
        deleted = state == "deleted"
        (game,) = _games(db, folder, Wanted(number=number, deleted=deleted))
        names = db.execute(
            "SELECT photo.file FROM player LEFT JOIN photo ON photo.id = player.photo"
            " WHERE game = ? ORDER BY seat",
            (number,),
        )
        files = tuple(None if name is None else str(folder / FOLDER / name) for (name,) in names)
        return Stored(game, file, version, deleted, files, fingerprint, score)


def files_wanted(folder: Path, wanted: Wanted) -> list[tuple[KeptGame, str]]:
    """The games wanted with their game files, the oldest first."""
    with reading(folder) as db:
        if db is None:
            return []
        games = list(_games(db, folder, wanted))[::-1]
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
        found = [] if db is None else db.execute(question).fetchall()
    return [(name, person) for name, person, *_ in found if name and person]


def _row(db: sqlite3.Connection, number: int) -> tuple[str, int, str, str, str | None] | None:
    found: tuple[str, int, str, str, str | None] | None = db.execute(
        "SELECT file, version, state, fingerprint, score FROM game"
        " WHERE id = ? AND state IN ('kept', 'deleted')",
        (number,),
    ).fetchone()
    return found


def _games(db: sqlite3.Connection, folder: Path, wanted: Wanted) -> Iterator[KeptGame]:
    """The games wanted, the newest first. Raises `FileError` where something of one is missing."""
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
        _check_whole(player, _PLAYER_KINDS, folder, number)
        players.setdefault(number, []).append(KeptPlayer(*player))
    for number, date, place, note, deck, edition, variant, *goals, decided in games:
        known = [date, deck, edition, variant, *goals, decided]
        _check_whole(known, [str] * (len(known) - 1) + [int], folder, number)
        told = (number, date, place, note, deck, edition, variant, tuple(goals), bool(decided))
        yield KeptGame(*told, tuple(players.get(number, ())))


def _check_whole(
    values: Sequence[object], kinds: Sequence[type], folder: Path, number: int
) -> None:
    """Raise where another program has left a value out, or put something else in its place."""
    if not all(map(isinstance, values, kinds)):
        raise FileError(
            "history-damaged", (Where("file", str(folder / NAME)), Where("game", number))
        )


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
