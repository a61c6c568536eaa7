"""Nothing that was kept is ever lost: not by a kill, a full disk, two writers, or a spoilt file."""

import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from sideboards_score.errors import FileError
from sideboards_score.history import database, games, tuning
from sideboards_score.history.database import writing
from sideboards_score.history.lookup import games_wanted
from sideboards_score.history.schema import MIGRATIONS
from sideboards_score.model.kept import Wanted
from tests.conftest import ROOT, clean_environment, quick_first
from tests.history.conftest import HOME, History

FIRST_VERSION = Path(__file__).parent / "version-1.db"
"""A history as the first version of the program writes it: three games, one of them deleted."""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.parametrize("times", quick_first(1, [12, 300]))
def test_killed_while_keeping_and_editing(tmp_path: Path, times: int) -> None:
    done = subprocess.run(
        [
            sys.executable,
            str(ROOT / "tests" / "history" / "kill_keeper.py"),
            str(tmp_path),
            str(times),
        ],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    cut, _, _, *left = done.stdout.split()
    assert 0 < int(cut) < times
    assert left == ["history.db", "photos"], "what the killed ones left is cleared away"


def test_several_programs_keep_at_once(history: History, program: str) -> None:
    environment = clean_environment(**{HOME: str(history.home)})
    typed = ["score", "--deck", "demo", "--objectives", "3,9,19", "--keep", "--json"]
    writers = [
        subprocess.Popen(
            [program, *typed, "--player", f"Ann={' '.join(str(n + card) for card in range(8))}"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env=environment,
        )
        for n in range(1, 9)
    ]
    for writer in writers:
        _, err = writer.communicate()
        assert (writer.returncode, err.decode()[:9]) == (0, "Kept as g")
    assert sorted(game["number"] for game in history.games()) == list(range(1, 9))


def test_a_program_that_never_ends_its_writing_is_not_waited_for_without_end(
    history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    history.keep("Ann")
    monkeypatch.setattr(database, "PATIENCE", 0.1)
    with closing(sqlite3.connect(history.file)) as db:
        db.execute("BEGIN IMMEDIATE")
        assert "another program" in history.refused("history", "delete", "1", "--yes", LANG="en")
        assert len(history.games()) == 1, "others may look meanwhile"
    history.done("history", "delete", "1", "--yes")


@contextmanager
def small_files(most: int) -> Iterator[None]:
    """No file may grow beyond so many bytes, as on a disk that is full there."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


ROOM = [4096, 20_000, 60_000, 110_000, 125_000]


@pytest.mark.parametrize("most", ROOM)
def test_full_disk_while_the_history_is_begun(history: History, most: int) -> None:
    sample = str(ROOT / "samples" / "games" / "worked-example.yaml")
    with small_files(most):
        done = history("score", sample, "--keep", LANG="en_GB.UTF-8")
    assert done.returncode in (0, 2)
    assert "44" in done.stdout, "the score is shown all the same"
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("Error: " if done.returncode else "Kept as game 1")
    history.done("score", sample, "--keep")
    assert [game["number"] for game in history.games()] == [1]
    assert [path.name for path in history.folder.iterdir()] == ["history.db"]


def test_full_disk_loses_nothing_that_was_kept(history: History) -> None:
    for first in range(1, 9):
        history.keep("Ann", first=first)
    room = history.file.stat().st_size
    kept = refused = 0
    with small_files(room + 12_000):
        for first in range(9, 30):
            done = history(
                *("score", "--deck", "demo", "--objectives", "3,9,19", "--keep"),
                *("--player", f"Ann={' '.join(str(first + card) for card in range(8))}"),
            )
            kept += done.returncode == 0
            refused += done.returncode == 2
    assert refused > 0
    assert kept + refused == 21
    assert len(history.games()) == 8 + kept
    with closing(sqlite3.connect(history.file)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"


def test_folder_that_cannot_be_written_is_told_in_one_line(history: History) -> None:
    history.home.write_text("a file, where the folder should be", encoding="utf-8")
    sample = str(ROOT / "samples" / "games" / "worked-example.yaml")
    done = history("score", sample, "--keep", "--json")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert '"kept": null' in done.stdout
    assert history.games() == []


def test_history_on_a_disk_that_is_read_only_can_be_looked_at(
    history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    history.keep("Ann")
    opened = database._opened

    def read_only(path: Path, how: str = "mode=rw") -> sqlite3.Connection:
        if how == "mode=rw":  # what SQLite says where it may not make its files beside
            error = sqlite3.OperationalError("unable to open database file")
            error.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
            raise error
        return opened(path, how)

    monkeypatch.setattr(database, "_opened", read_only)
    assert len(history.games()) == 1
    assert "permissions" in history.refused("history", "delete", "1", "--yes", LANG="en")
    history.file.with_name("history.db-wal").write_bytes(b"what another program has written")
    history.refused("history", "list")


SPOILT: Mapping[str, Callable[[bytes], bytes]] = {
    "no database": lambda data: b"spoilt" * (len(data) // 6),
    "head": lambda data: b"\0" * 100 + data[100:],
    "cut": lambda data: data[: len(data) // 2],
    "middle": lambda data: data[:4096] + b"\xff" * (len(data) - 8192) + data[-4096:],
    "empty": lambda _: b"",
    "letters": lambda data: data.replace(b"Ann", b"A\xffn"),
    "text": lambda data: data.replace(b'{"deck"', b"{deck--"),
    "table": lambda data: data.replace(b"TABLE player", b"TABLE playex"),
}
SEEN_ONLY_WHEN_READ = {"letters", "text"}
"""Damage that stands in one game; others can be kept beside it."""


@pytest.mark.parametrize("how", SPOILT)
def test_damaged_history_is_told_and_left_alone(history: History, how: str) -> None:
    for first in range(1, 4):
        history.keep("Ann", first=first)
    spoilt = SPOILT[how](history.file.read_bytes())
    history.file.write_bytes(spoilt)
    sample = str(ROOT / "samples" / "games" / "worked-example.yaml")
    looks = [("list",), ("show", "1"), ("stats",), ("export", "all.json"), ("edit", "1")]
    told = [history("history", *words, VISUAL="true") for words in looks]
    assert {done.returncode for done in told} <= {0, 2}, "no fault of the program"
    assert any(done.returncode == 2 for done in told)
    assert history.file.read_bytes() == spoilt
    if how in SEEN_ONLY_WHEN_READ:
        return
    done = history("score", sample, "--keep")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert str(history.file) in done.stderr
    assert history.file.read_bytes() == spoilt
    history("history", "delete", "1", "--yes")
    assert history.file.read_bytes() == spoilt


def test_history_of_a_newer_version_is_left_alone(history: History) -> None:
    history.keep("Ann")
    with closing(sqlite3.connect(history.file)) as db:
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = history.file.read_bytes()
    assert "newer version" in history.refused("history", LANG="en")
    assert history("score", str(ROOT / "samples/games/two-players.yaml"), "--keep").returncode == 2
    assert history.file.read_bytes() == before


@pytest.fixture
def first_version(history: History) -> History:
    """The history of the first version, in its place."""
    history.folder.mkdir(parents=True)
    shutil.copy(FIRST_VERSION, history.file)
    return history


def test_history_of_the_first_version_is_read_and_written(first_version: History) -> None:
    assert [game["number"] for game in first_version.games()] == [2, 1]
    assert [game["number"] for game in first_version.games("--deleted")] == [3]
    assert "Zoé" in first_version.done("history", "show", "2")
    assert first_version.keep("Ann")["number"] == 4
    first_version.done("history", "restore", "3")
    assert [game["number"] for game in first_version.games()] == [4, 3, 2, 1]


def test_history_of_an_older_version_is_brought_to_this_one(
    first_version: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    further = ("ALTER TABLE game ADD COLUMN mood TEXT", "UPDATE game SET mood = 'merry'")
    monkeypatch.setattr(database, "MIGRATIONS", (*MIGRATIONS, further))
    assert len(first_version.games()) == 2
    with closing(sqlite3.connect(first_version.file)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS) + 1,)
        assert db.execute("SELECT DISTINCT mood FROM game").fetchall() == [("merry",)]
    with closing(sqlite3.connect(first_version.folder / "history.db.v1.bak")) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
        assert db.execute("SELECT count(*) FROM game").fetchone() == (3,)


def test_step_that_fails_leaves_the_version_before(
    first_version: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = ("ALTER TABLE game ADD COLUMN mood TEXT", "UPDATE no_such_table SET mood = 'sad'")
    with monkeypatch.context() as patch:
        patch.setattr(database, "MIGRATIONS", (*MIGRATIONS, broken))
        assert first_version("history").returncode == 70
    assert len(first_version.games()) == 2


def test_what_failed_in_the_middle_is_not_there(
    history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    history.keep("Ann")

    def fail(*_: object) -> None:
        error = sqlite3.OperationalError("disk full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(games, "_add_player", fail)
        done = history("score", str(ROOT / "samples/games/two-players.yaml"), "--keep")
        assert done.returncode == 2
    assert [game["number"] for game in history.games()] == [1]


def test_bin_forgets_after_thirty_days(history: History) -> None:
    history.keep("Ann", first=1)
    history.keep("Ann", first=2)
    history.done("history", "delete", "1", "--yes")
    with writing(history.folder) as db:
        day = time.strftime(
            "%Y-%m-%d", time.gmtime(time.time() - 86_400 * (tuning.DAYS_IN_BIN + 1))
        )
        db.execute("UPDATE game SET changed = ? WHERE id = 1", (f"{day}T00:00:00+00:00",))
    history.keep("Ann", first=3)
    assert history.games("--deleted") == []
    assert [game.number for game in games_wanted(history.folder, Wanted())] == [3, 2]


def test_database_writes_through_to_the_disk(history: History) -> None:
    history.keep("Ann")
    with writing(history.folder) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert db.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"


def test_folders_are_on_the_disk_before_it_says_kept(
    history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[Path] = []
    monkeypatch.setattr(database, "sync_folder", synced.append)
    history.keep("Ann")
    assert synced == [history.home, history.home.parent, history.folder]


def test_missing_history_is_no_error_to_read(tmp_path: Path) -> None:
    assert games_wanted(tmp_path / "none", Wanted()) == []
    with pytest.raises(FileError), writing(Path("/dev/null/history")):
        pass


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE player SET bonus = NULL",
        "UPDATE player SET colors = 'many'",
        "UPDATE game SET date = NULL",
        "UPDATE game SET decided = NULL",
        "UPDATE game SET rows = NULL",
    ],
)
def test_a_value_that_is_missing_is_one_clear_line(history: History, spoil: str) -> None:
    history.keep("Ann", "Ben")
    with closing(sqlite3.connect(history.file, isolation_level=None)) as db:
        db.execute(spoil)
    before = history.file.read_bytes()
    for words in (("stats",), ("list",), ("show", "1"), ("export", "games.csv")):
        told = history.refused("history", *words, LANG="en")
        assert "history.db, game 1: " in told, told
    assert history.file.read_bytes() == before, "nothing is lost of the rest"
