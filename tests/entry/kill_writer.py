"""Kill a writer at random points and look at what it leaves; run as a program, on POSIX.

python tests/entry/kill_writer.py FOLDER TIMES
"""

import os
import random
import signal
import sys
import time
from dataclasses import replace
from pathlib import Path

from sideboards_score.entry.change import atomic
from sideboards_score.entry.change.deck_edit import edited  # noqa: F401 - loaded before the fork
from sideboards_score.entry.change.deck_update import start_text, update_deck
from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.model.cards import Card
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Learned, Source

AIMED = 0.001
"""Seconds after the child has begun to touch files, in the middle."""

ANYWHERE = 0.05
"""Seconds after its start at most."""

CARD = Card.of("RfTPsOKb")


def number_in(path: Path) -> int:
    """How many writes a file has seen; raises unless the file is whole."""
    deck = load_deck(str(path), Path())
    if not (len(deck.cards) == 60 and len(deck.objectives) == 30):
        raise ValueError(path)
    return max((int(s.name) for s in deck.learned.seen.get(CARD, ())), default=0)


def write(path: Path, number: int) -> None:
    """Write the deck with a number in it."""
    news = Learned({CARD: frozenset((Source("a" * 12, f"{number:06}"),))})

    def change(deck: Deck) -> Deck:
        return replace(deck, learned=news)

    update_deck(str(path), change, lambda: start_text("Head", "Mine"))


def killed(path: Path, number: int, rng: random.Random) -> bool:
    """Let a child write, and kill it; whether it was killed before its end.

    Every other time the child tells when it begins to touch files, so that the kills fall there.
    """
    ready, tells = os.pipe()
    child = os.fork()
    if child == 0:
        sweep = atomic._sweep

        def told(target: Path) -> None:
            os.write(tells, b".")
            sweep(target)

        atomic._sweep = told
        write(path, number)
        os._exit(0)
    os.close(tells)
    if number % 2:
        os.read(ready, 1)
        time.sleep(rng.expovariate(1 / AIMED))
    else:
        time.sleep(rng.uniform(0, ANYWHERE))
    os.close(ready)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)


def main() -> None:
    """Kill so often, and check after each time."""
    path, times = Path(sys.argv[1]) / "deck.yaml", int(sys.argv[2])
    rng = random.Random(17)
    write(path, 1)
    write(path, 2)
    before, deaths, new = 2, 0, 0
    for number in range(3, times + 3):
        died = killed(path, number, rng)
        now, kept = number_in(path), number_in(path.with_name("deck.yaml.bak"))
        if now not in (before, number) or kept > now:
            raise ValueError((before, number, now, kept))
        deaths, new, before = deaths + died, new + (died and now == number), now
    write(path, times + 3)
    left = sorted(one.name for one in path.parent.iterdir())
    print(deaths, new, *left)  # noqa: T201 - a program


if __name__ == "__main__":
    main()
