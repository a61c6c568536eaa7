# ruff: noqa: T201 -- a benchmark prints
"""The packing against OR-Tools CP-SAT and SciPy's HiGHS on the same boards in the same run.

Everything is warm and in one process; each gets the placements and gives back the best count, the
building of its model included. The placements that the solvers get are ready made as lists of
places; ours finds them on the board by itself, which counts against it.

    python tests/benchmarks/bench_packing.py
"""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from sideboards_score.model.objectives import Pattern, Turning
from sideboards_score.rules.count.disjoint import largest_disjoint
from sideboards_score.rules.count.packing import best_packing
from tests.benchmarks.machine import machine
from tests.rules import oracle, solvers
from tests.rules.boards import dealt
from tests.rules.games import board, pattern

Codes = tuple[str, ...]
BOARDS = 300
WANTED = 100
PATTERNS = ("XX", "X./.X", "X../..X", "X.../...X", "XXX", "XX./..X", "X.X/.X.", "X../.X./..X/.X.")
"""Printed cards show every colour once, so only patterns with one drawer per card ever count."""


def timed(task: Callable[[Any], int], inputs: Sequence[Any]) -> tuple[list[int], float]:
    """The answers, and the fastest of three rounds in processor microseconds for each."""
    answers, rounds = [], []
    for _ in range(3):
        started = process_time()
        answers = [task(each) for each in inputs]
        rounds.append((process_time() - started) / len(inputs) * 1e6)
    return answers, min(rounds)


def boards_with(text: str, random: Random) -> tuple[list[Codes], list[list[list[oracle.Cell]]]]:
    """Sideboards on which the pattern lies at least twice, and its placements on them."""
    codes: list[Codes] = []
    found: list[list[list[oracle.Cell]]] = []
    while len(codes) < BOARDS:
        cards = dealt(random)
        places = oracle.placements(oracle.board_of(cards, "color"), text, half_turns=False)
        if len(places) > 1:
            codes.append(cards)
            found.append(sorted(map(sorted, places)))
    return codes, found


def count_of(shape: Pattern, lanes: int) -> int:
    """Our answer from the board alone."""
    return len(best_packing(lanes, shape, Turning.ANY))


def main() -> None:
    """Print the time of each for each pattern, and the ratio to the faster solver."""
    random = Random(2)
    print(machine())
    print(f"{BOARDS} sideboards of printed cards per pattern that hold it more than once")
    print(f"microseconds for each, ratio to the faster solver: wanted {WANTED}")
    print(f"{'pattern':18}{'ours':>8}{'+find':>8}{'CP-SAT':>9}{'HiGHS':>9}{'ratio':>8}{'+find':>8}")
    ratios = []
    total = total_faster = 0.0
    for text in PATTERNS:
        codes, found = boards_with(text, random)
        lanes = [board(each).color_lanes for each in codes]
        sets = [[sum(1 << (5 * x + y) for y, x in cells) for cells in places] for places in found]
        ours, alone = timed(lambda each: len(largest_disjoint(each)), sets)
        whole, both = timed(partial(count_of, pattern(text)), lanes)
        sat, sat_time = timed(solvers.cp_sat, found)
        highs, highs_time = timed(solvers.highs, found)
        assert ours == whole == sat == highs, f"counts differ for {text}"
        faster = min(sat_time, highs_time)
        ratios.append(faster / both)
        total, total_faster = total + both, total_faster + faster
        print(
            f"{text:18}{alone:8.1f}{both:8.1f}{sat_time:9.0f}{highs_time:9.0f}"
            f"{faster / alone:8.0f}{faster / both:8.0f}"
        )
    print("every count agrees; ratios with our finding of the placements included:")
    print(
        f"all boards together {total_faster / total:.0f}, "
        f"median pattern {median(ratios):.0f}, lowest {min(ratios):.0f}"
    )


if __name__ == "__main__":
    main()
