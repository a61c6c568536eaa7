# ruff: noqa: T201 -- a benchmark prints
"""`history list` of 10,000 games against the list of a history that is empty.

Both are started by turns, so that whatever else the machine does slows both down.

    python tests/benchmarks/bench_history.py [GAMES]
"""

import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[2]))

from sideboards_score.entry.deck.find import PROGRAM
from sideboards_score.entry.game.command_line import GameOptions
from sideboards_score.history.games import keep_games
from sideboards_score.model.kept import Record
from sideboards_score.service.history.keeping import record_of
from sideboards_score.service.scoring import request_of, score_request
from tests.benchmarks.machine import machine

GAMES = 10_000
ROUNDS = 5
WANTED = 0.5
"""Seconds that a full history may take longer than an empty one."""


def template() -> Record:
    """A game of four, as it is written."""
    players = tuple(
        f"{name}={' '.join(str(8 * at + card) for card in range(1, 9))}"
        for at, name in enumerate(("Ann", "Bob", "Charlotte", "Zoé"))
    )
    request = request_of(None, GameOptions(deck="demo", objectives="3,9,19", players=players))
    return record_of(request, score_request(request).score)


def fill(folder: Path, count: int) -> None:
    """A history of so many games over some years."""
    rng = random.Random(1)
    record = template()
    records = []
    for number in range(count):
        day = f"{2000 + number // 336:04}-{1 + number // 28 % 12:02}-{1 + number % 28:02}"
        swing = tuple(
            player._replace(colors=player.colors + rng.randrange(30))
            for player in record.game.players
        )
        game = record.game._replace(date=day, players=swing)
        records.append(record._replace(game=game, fingerprint=str(number)))
    keep_games(folder, records)


def seconds(home: Path, *words: str) -> float:
    """How long a command takes from start to end."""
    command = [str(Path(sys.executable).with_name("sideboards-score")), "history", *words]
    started = perf_counter()
    environment = {**os.environ, "XDG_DATA_HOME": str(home)}
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
    return perf_counter() - started


def main() -> None:
    """Print the medians of both and the difference."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    with tempfile.TemporaryDirectory() as place:
        full, empty = Path(place) / "full", Path(place) / "empty"
        fill(full / PROGRAM, count)
        size = (full / PROGRAM / "history.db").stat().st_size
        print(machine())
        print(f"{count} games, {size / 1e6:.0f} MB")
        for words in (("list",), ("list", "--json"), ("stats",)):
            seconds(full, *words)
            pairs = [(seconds(full, *words), seconds(empty, *words)) for _ in range(ROUNDS)]
            longer, base = (median(times) for times in zip(*pairs, strict=True))
            print(
                f"median of {ROUNDS} by turns, {' '.join(words)}: full {longer * 1e3:.0f} ms,"
                f" empty {base * 1e3:.0f} ms, {longer - base:.2f} s more"
            )
        print(f"list is wanted at most {WANTED} s longer")


if __name__ == "__main__":
    main()
