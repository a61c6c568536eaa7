"""The smallest way to each kind of what the history says, and of what can be wrong with it."""

import shutil
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

import pytest

from sideboards_score.cli.commands.history import editor
from sideboards_score.history import database, photos
from sideboards_score.service.history.changing import delete, edit, restore
from tests.kinds.harness import Case, run_command
from tests.kinds.typed_cases import ANN, GOALS

GAME = {"g.yaml": GOALS + ANN, "h.yaml": GOALS + ANN.replace("Ann", "Ben")}
KEEP = "score g.yaml --keep"
Before = Callable[[pytest.MonkeyPatch], object]


def first(*commands: str) -> Before:
    """Keep a game, and run further commands."""

    def run(patch: pytest.MonkeyPatch) -> None:
        for command in (KEEP, *commands):
            run_command(Case(command), patch)

    return run


def after(command: str, *before: str, **environment: str) -> Case:
    """A command about kept games."""
    return Case(command, GAME, before=first(*before), environment=environment)


def with_file(content: str | bytes) -> Case:
    """A game to keep where something else lies in the place of the history."""
    folder = "data/sideboards-score"
    return Case(KEEP, {**GAME, "data": None, folder: None, f"{folder}/history.db": content})


def sqlite_says(code: int) -> Case:
    """A game to keep where SQLite finds something wrong with the disk."""

    def refuse(path: Path, how: str = "") -> sqlite3.Connection:
        error = sqlite3.OperationalError(path, how)
        error.sqlite_errorcode = code
        raise error

    return Case(KEEP, GAME, before=lambda patch: patch.setattr(database, "_opened", refuse))


def newer(patch: pytest.MonkeyPatch) -> None:
    first()(patch)
    with closing(sqlite3.connect("data/sideboards-score/history.db")) as db:
        db.execute("PRAGMA user_version = 99")


def changed_between() -> None:
    """Somebody else changes a game while it stands in an editor."""

    def meddle(path: Path) -> None:
        path.write_text((GOALS + ANN).replace("1 2", "2 1"), encoding="utf-8")
        delete(1)
        restore("1")

    edit("1", meddle, lambda _: False)


def made_the_same() -> None:
    """A game becomes another one that is there already."""

    def copy(path: Path) -> None:
        path.write_text(GAME["g.yaml"], encoding="utf-8")

    edit("2", copy, lambda _: False)


def no_editor(patch: pytest.MonkeyPatch) -> None:
    first()(patch)
    for name in editor._VARIABLES:
        patch.delenv(name, raising=False)
    patch.setattr(shutil, "which", lambda _: None)


def no_room_for_photos() -> None:
    photos._write(Path("g.yaml"), "a.jpg", b"")


HISTORY: Mapping[str, Case] = {
    "history-kept": Case(KEEP, GAME),
    "history-kept-before": after(KEEP),
    "history-kept-back": after(KEEP, "history delete 1 --yes"),
    "keep-partial": Case(f"{KEEP} --partial", GAME),
    "history-damaged": with_file("no database at all, but long enough to be taken for one\n" * 99),
    "history-foreign": with_file(""),
    "history-newer": Case("history", GAME, before=newer),
    "history-no-folder": Case(KEEP, {**GAME, "data": "a file"}),
    "history-full": sqlite_says(sqlite3.SQLITE_FULL),
    "history-failed": sqlite_says(sqlite3.SQLITE_IOERR),
    "history-busy": sqlite_says(sqlite3.SQLITE_BUSY),
    "history-not-written": sqlite_says(sqlite3.SQLITE_READONLY),
    "history-photo-failed": Case(files=GAME, call=no_room_for_photos),
    "history-no-game": Case("history show 7"),
    "history-number-wrong": Case("history show first"),
    "history-in-bin": after("history delete 1 --yes", "history delete 1 --yes"),
    "history-not-in-bin": after("history restore 1"),
    "history-same": Case(files=GAME, before=first("score h.yaml --keep"), call=made_the_same),
    "history-changed": Case(files=GAME, before=first(), call=changed_between),
    "history-day-wrong": Case("history --date yesterday"),
    "history-nobody": after("history --player Zoe"),
    "history-unchanged": after("history edit 1", VISUAL="true"),
    "history-deleted": after("history delete 1 --yes"),
    "delete-asks": after("history delete 1"),
    "editor-none": Case("history edit 1", GAME, before=no_editor),
    "editor-failed": after("history edit 1", VISUAL="/no/such/editor"),
    "editor-status": after("history edit 1", VISUAL="false"),
    "edit-gone": after("history edit 1", VISUAL="rm"),
    "export-dash": after("history export -"),
    "export-ending": after("history export games.xls"),
    "export-nothing": Case("history export games.csv"),
    "plot-ending": after("history stats --plot p.gif"),
    "table-columns": Case("history import t.csv", {"t.csv": "name,total\nAnn,4\n"}),
    "table-broken": Case(
        "history import t.csv",
        {"t.csv": f'game,objectives,name,sideboard,swap_used\n1,"{"x" * 200_000}'},
    ),
}
