"""Kept games for tests: a home of its own for each, and random games to keep."""

import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Run

HOME = "XDG_DATA_HOME"
FOLDER = "sideboards-score"


class History:
    """A history of its own, used through the command line."""

    def __init__(self, run: Run, home: Path) -> None:
        self.run = run
        self.home = home
        self.folder = home / FOLDER
        self.file = self.folder / "history.db"

    def __call__(self, *words: str, **more: Any) -> Any:
        """Run a command; what it gives back is that of `run`."""
        return self.run(*words, **{HOME: str(self.home), **more})

    def done(self, *words: str, **more: Any) -> str:
        """What a command prints that must succeed."""
        done = self(*words, **more)
        assert done.returncode == 0, done.stderr
        return str(done.stdout)

    def refused(self, *words: str, **more: Any) -> str:
        """The one line of a command that must be refused."""
        done = self(*words, **more)
        assert done.returncode == 2, (done.stdout, done.stderr)
        assert done.stderr.startswith("Error: ")
        assert done.stderr.count("\n") == 1
        return str(done.stderr)

    def json(self, *words: str, **more: Any) -> Any:
        return json.loads(self.done(*words, "--json", **more))

    def games(self, *words: str) -> list[dict[str, Any]]:
        games: list[dict[str, Any]] = self.json("history", "list", *words)["games"]
        return games

    def keep(self, *names: str, date: str = "2026-11-28", first: int = 1, **more: Any) -> Any:
        """Keep a game of the demo deck whose cards begin with one of the deck."""
        typed: list[str] = []
        for at, name in enumerate(names):
            cards = (1 + (first - 1 + 8 * at + card) % 60 for card in range(8))
            typed += ["--player", f"{name}={' '.join(map(str, cards))}"]
        start = ("score", "--deck", "demo", "--objectives", "3,9,19", "--date", date, "--keep")
        return self.json(*start, *typed, **more)["kept"]


@pytest.fixture
def history(run: Run, tmp_path: Path) -> History:
    return History(run, tmp_path / "home")


RandomGames = Callable[[int, int], list[dict[str, Any]]]


def random_game(rng: random.Random, names: Sequence[str], day: int) -> dict[str, Any]:
    """The fields of a game file of random cards."""
    ids = rng.sample(range(1, 61), 8 * len(names))
    players = [
        {
            "name": name,
            "sideboard": [f"{card}{rng.choice(['', 'r'])}" for card in ids[8 * at : 8 * at + 8]],
            "swap_used": rng.random() < 0.4,
        }
        for at, name in enumerate(names)
    ]
    goals = [rng.choice([3, 5, 6]), rng.choice([9, 10, 11]), rng.choice([16, 17, 19, 28])]
    return {
        "deck": "demo",
        "edition": rng.choice(["de", "en", "fr", "it"]),
        "objectives": goals,
        "players": players,
        "date": f"2026-{1 + day // 28:02}-{1 + day % 28:02}",
    }


def random_games(seed: int, count: int) -> list[dict[str, Any]]:
    """Games of a few friends, who are not always all there."""
    rng = random.Random(seed)
    friends = ["Ann", "Bob", "Zoé", "Łukasz", "日本", "Eve Ann"]
    return [random_game(rng, rng.sample(friends, rng.randint(1, 5)), day) for day in range(count)]


@pytest.fixture
def friends(history: History, tmp_path: Path) -> list[dict[str, Any]]:
    """Games of friends, all of them kept."""
    games = random_games(20, 25)
    document = {"games": [{"game": game} for game in games]}
    (tmp_path / "friends.json").write_text(json.dumps(document), encoding="utf-8")
    history.done("history", "import", "friends.json")
    return games
