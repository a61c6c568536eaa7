# ruff: noqa: T201 -- a benchmark prints
"""How many finished sideboards one core scores in a second, through all three objectives.

10,000 different boards lie in memory, each made of its own freshly built cards: no card, sideboard
or result is shared or kept between boards. What the package keeps are the forms of each pattern.

    python tests/benchmarks/bench_boards.py
"""

import sys
from pathlib import Path
from random import Random
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).parents[2]))

from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.count.board import score_board
from tests.benchmarks.machine import machine
from tests.rules.boards import dealt
from tests.rules.games import GOALS, game_of
from tests.rules.oracle import Goals

BOARDS = 10_000
WANTED = 10_000
TRIPLES = {
    "easy: two in a row, two on a diagonal, the red row": Goals(("XX", 4), ("X./.X", 3), 19),
    "the rulebooks' example": GOALS,
    "three in a corner, two rows": Goals(("XX/X.", 4), ("XX", 3), 15),
    "long patterns, lines 2 and 3": Goals(("X../.X./..X/.X.", 9), ("X.X/.X.", 6), 30),
    "hard to pack: a knight's move twice, two rows": Goals(("X../..X", 4), ("X../..X", 3), 16),
    "hard to pack: three apart": Goals(("X.X/X..", 4), ("X../..X", 3), 16),
}


def main() -> None:
    """Print boards a second and core for each triple of objectives."""
    random = Random(1)
    codes = {dealt(random) for _ in range(BOARDS)}
    assert len(codes) == BOARDS
    print(machine())
    print(
        f"{BOARDS:,} different sideboards, nothing shared or kept between them; wanted {WANTED:,}/s"
    )
    for name, goals in TRIPLES.items():
        boards = [Sideboard.of(" ".join(board)) for board in codes]
        game = game_of([], goals)
        started, cpu = perf_counter(), process_time()
        points = 0
        for board in boards:
            points += score_board(
                board, game.objectives, game.edition.turning, game.rulebook
            ).points
        cpu, seconds = process_time() - cpu, perf_counter() - started
        text = f"{goals.colors[0]} {goals.handles[0]} {goals.rows}"
        rate = BOARDS / cpu
        verdict = "" if rate >= WANTED else "  BELOW"
        print(f"{rate:8,.0f} boards/s and core ({seconds:.2f} s)  {text:32} {name}{verdict}")


if __name__ == "__main__":
    main()
