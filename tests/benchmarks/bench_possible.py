# ruff: noqa: T201 -- a benchmark prints
"""How long a proof of what eight cards allow takes: python tests/benchmarks/bench_possible.py [30].

Random decks of the printed kind and random objectives, from fixed seeds. Beside each proof stands
what a climb by single changes finds: the gap is what would be missed without a proof.
"""

import resource
import sys
import time
from pathlib import Path
from random import Random
from statistics import median

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from sideboards_score.model.game import Game
from sideboards_score.model.possible import Question
from sideboards_score.rules.possible.hindsight import hindsight_of
from sideboards_score.rules.scoring import score_game
from tests.benchmarks.machine import machine
from tests.rules.test_possible import NUMBERS, game_of, goals_at, laid

STEPS = 2_000
"""Changes that are tried on the way up."""


def climbed(game: Game, random: Random) -> int:
    """The best total that trying single changes finds."""
    cards = game.players[0].sideboard.cards
    ways = [2 * card for card in range(8)]
    best = now = score_game(game).players[0].total
    for step in range(STEPS):
        other = ways.copy()
        if random.random() < 0.5:
            other[random.randrange(8)] ^= 1
        else:
            one, two = random.sample(range(8), 2)
            other[one], other[two] = other[two], other[one]
        total = score_game(game.with_sideboard(0, laid(cards, other))).players[0].total
        if total >= now or random.random() < 0.1 * (1 - step / STEPS):
            ways, now = other, total
            best = max(best, total)
    return best


def main() -> None:
    """Prove, climb, and print both."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    print(machine())
    times, gaps = [], []
    for seed in range(count):
        random = Random(seed)
        game = game_of([random.sample(NUMBERS, 8)], goals_at(random))
        start = time.process_time()
        found = hindsight_of(game, Question.ANY_ORDER).players[0]
        times.append(time.process_time() - start)
        gaps.append(found.total - climbed(game, random))
    print(f"proofs: {count}, processor time {min(times):.2f} to {max(times):.2f} s", end="")
    print(f", in the middle {median(times):.2f} s")
    print(
        f"climb of {STEPS} steps: right in {gaps.count(0)}, else {max(gaps)} points too low at most"
    )
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"memory at the most: {peak} MB")


if __name__ == "__main__":
    main()
