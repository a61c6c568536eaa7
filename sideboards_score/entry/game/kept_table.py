"""Kept games as a table for a spreadsheet, one line a player, and back.

What begins like a formula gets an apostrophe before it: a spreadsheet would run what a friend's
file says. It is taken away again when the table is read.
"""

import csv
import io
import json
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from sideboards_score.errors import FileError, Where
from sideboards_score.model.kept import KeptGame, KeptPlayer

_OF_GAME = ("date", "place", "note", "deck", "edition", "variant", "objectives")
_OF_PLAYER = ("name", "sideboard", "swap_used", "drafted")
_POINTS = ("colors", "handles", "rows", "bonus", "swap", "total", "won")
COLUMNS = ("game", *_OF_GAME, *_OF_PLAYER, *_POINTS)
_NEEDED = ("game", "objectives", "name", "sideboard", "swap_used")
"""Columns without which no game can be told; the points are counted anew."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "'")


def table_text(games: Sequence[tuple[KeptGame, Mapping[str, Any]]]) -> str:
    """The table of games with their game files; its mark tells spreadsheets that it is UTF-8."""
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow(COLUMNS)
    for game, fields in games:
        told = [fields.get(name, "") for name in _OF_GAME[:-1]]
        goals = json.dumps(fields["objectives"], ensure_ascii=False)
        for player, typed in zip(game.players, fields["players"], strict=True):
            row = [game.number, *told, goals, *_player(player, typed)]
            table.writerow([_safe(value) for value in row])
    return "\ufeff" + out.getvalue()


def _player(player: KeptPlayer, typed: Mapping[str, Any]) -> list[object]:
    points = [player.colors, player.handles, player.rows, player.bonus, player.swap, player.total]
    swap_used = "yes" if typed.get("swap_used") else "no"
    drafted = " ".join(typed.get("drafted", ()))
    return [
        typed["name"],
        typed["sideboard"],
        swap_used,
        drafted,
        *points,
        "yes" if player.won else "no",
    ]


def _safe(value: object) -> str:
    text = str(value)
    return f"'{text}" if text.startswith(_FORMULA) else text


def _unsafe(text: str) -> str:
    return text.removeprefix("'")


def is_table(text: str) -> bool:
    """Whether a text begins as such a table does, whatever its file is called."""
    begin = text.partition("\n")[0]
    return set(_NEEDED) <= {name.strip() for name in begin.split(_sign(begin))}


def _sign(begin: str) -> str:
    """What parts the columns of a table that begins so.

    Spreadsheets of some countries take semicolons, since the comma is in their numbers.
    """
    return ";" if begin.count(";") > begin.count(",") else ","


def games_of_table(text: str, path: str) -> list[tuple[int, str]]:
    """The game files in a table, each with the line where it begins. Raises `FileError`.

    Somebody may have sorted the table, by player for instance: lines of one number belong together
    also where others lie between, if all that they say of the game is the same.
    """
    games: dict[tuple[str, ...], list[tuple[int, dict[str, str]]]] = {}
    for number, group in groupby(_rows(text, path), lambda row: row[1]["game"]):
        lines = list(group)
        told = tuple(lines[0][1].get(name, "") for name in _OF_GAME)
        games.setdefault((number, *told), []).extend(lines)
    return [(lines[0][0], _game([row for _, row in lines])) for lines in games.values()]


def _rows(text: str, path: str) -> list[tuple[int, dict[str, str]]]:
    """The lines of a table below its head, each with its number."""
    sign = _sign(text.partition("\n")[0])
    table = csv.DictReader(io.StringIO(text, newline=""), delimiter=sign)
    try:
        known = [name for name in table.fieldnames or () if name in COLUMNS]
        missing = [name for name in _NEEDED if name not in known]
        if missing:
            raise FileError("table-columns", (Where("file", path),), columns=missing)
        return [
            (table.line_num, {name: _unsafe(row[name] or "") for name in known}) for row in table
        ]
    except csv.Error:
        where = (Where("file", path), Where("line", table.line_num))
        raise FileError("table-broken", where) from None


def _game(lines: Sequence[Mapping[str, str]]) -> str:
    """The text of a game file."""
    first = lines[0]
    try:
        goals = json.loads(first["objectives"])
    except ValueError:
        goals = first["objectives"].split()
    fields: dict[str, Any] = {
        name: first[name] for name in _OF_GAME[:-1] if first.get(name, "").strip()
    }
    fields["objectives"] = goals
    fields["players"] = [
        {name: line[name] for name in _OF_PLAYER if line.get(name, "").strip()} for line in lines
    ]
    return json.dumps(fields, ensure_ascii=False)
