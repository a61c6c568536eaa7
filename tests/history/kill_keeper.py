"""Kill a program that keeps or edits games at random points, and look at what it leaves.

python tests/history/kill_keeper.py FOLDER TIMES
"""

import os
import random
import signal
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from sideboards_score.entry.game.command_line import GameOptions
from sideboards_score.history.database import NAME
from sideboards_score.history.games import change_game, keep_games
from sideboards_score.history.lookup import game_stored, games_wanted
from sideboards_score.model.kept import Record, Wanted
from sideboards_score.service.history.keeping import record_of
from sideboards_score.service.scoring import request_of, score_request

PHOTO = b"\xff\xd8 as if it were a photo \xff\xd9"


def game_of(number: int) -> Record:
    """A game that no other number gives: its cards count in base 60."""
    cards = random.Random(number).sample(range(1, 61), 8)
    typed = f"Ann {number}={' '.join(map(str, cards))}"
    options = GameOptions(deck="demo", objectives="3,9,19", players=(typed,))
    request = request_of(None, options)
    photo = PHOTO + str(number % 5).encode()
    return record_of(request, score_request(request).score)._replace(photos=(photo,))


def killed(work: Callable[[], int], rng: random.Random, seconds: float) -> int | None:
    """Let a child work and kill it within so many seconds: what it said was done, if it did."""
    ready, tells = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(tells, work().to_bytes(4, "big"))
        os._exit(0)
    os.close(tells)
    time.sleep(rng.uniform(0, seconds))
    os.kill(child, signal.SIGKILL)
    said = os.read(ready, 4)
    os.close(ready)
    os.waitpid(child, 0)
    return int.from_bytes(said, "big") if said else None


def whole(folder: Path) -> dict[int, str]:
    """The names in the history by number; raises unless every game is there with its photo."""
    names = {game.number: game.players[0].name for game in games_wanted(folder, Wanted())}
    for number, name in names.items():
        stored = game_stored(folder, number)
        photo = stored.photos[0]
        if name not in stored.file or photo is None or not Path(photo).read_bytes():
            raise ValueError(stored)
    if names:
        with closing(sqlite3.connect(folder / NAME)) as db:
            if db.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise ValueError(folder)
    return names


def keep(folder: Path, record: Record) -> int:
    """Keep a game; its number."""
    return keep_games(folder, [record])[0].number


def edit(folder: Path, number: int, record: Record) -> int:
    """Put a game in the place of another one; its number."""
    change_game(folder, number, record, game_stored(folder, number).version)
    return number


def main() -> None:
    """Kill so often, by turns one that keeps and one that edits, and check after each time."""
    folder, times = Path(sys.argv[1]), int(sys.argv[2])
    rng = random.Random(13)
    known: dict[int, str] = {}
    unsaid = cut = 0
    seconds = 0.1
    for number in range(1, times + 1):
        record = game_of(number)
        name = record.game.players[0].name
        edits = known and number % 2
        work = partial(keep, folder, record)
        if edits:
            work = partial(edit, folder, rng.choice(sorted(known)), record)
        said = killed(work, rng, seconds)
        # Most of the kills are to fall into the work: the window follows how long it takes.
        seconds *= 1.3 if said is None else 0.7
        now = whole(folder)
        if said is not None and now.get(said) != name:
            raise ValueError((said, name, now))
        changed = {at for at in known.keys() | now.keys() if known.get(at) != now.get(at)}
        if len(changed) > 1 or any(now.get(at) != name for at in changed):
            raise ValueError((known, now, name))  # something else than this game has changed
        unsaid += bool(changed) and said is None
        cut += not changed
        known = now
    keep(folder, game_of(times + 1))
    left = sorted(path.name for path in folder.iterdir())
    print(cut, unsaid, len(known), *left)  # noqa: T201 - a program


if __name__ == "__main__":
    main()
