# ruff: noqa: T201 -- a benchmark prints
"""The whole process `sideboards-score check GAME` with three claims against `score` on the game.

Both are started by turns, so that whatever else the machine does slows both down. None of the three
claims holds, so that every slip is looked for.

    python tests/benchmarks/bench_check.py
"""

import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.benchmarks.machine import machine

ROUNDS = 15
WANTED = 2.0
GAME = str(Path(__file__).parents[2] / "samples" / "games" / "six-players.yaml")
CLAIMS = {
    "three totals": ["Anna=51", "Ben=60", "Carla=63"],
    "three totals that take two slips": ["Anna=59", "Deniz=79", "Emil=41"],
    "a total, combinations and a bonus": ["Frida=64", "Ben.handles=5x", "Carla.bonus=2"],
}


def seconds(command: list[str]) -> float:
    """How long a command takes from start to end."""
    started = perf_counter()
    subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
    return perf_counter() - started


def main() -> None:
    """Print the medians of both and their ratio."""
    program = str(Path(sys.executable).with_name("sideboards-score"))
    print(machine())
    for name, claims in CLAIMS.items():
        options = [word for claim in claims for word in ("--claim", claim)]
        pairs = [
            (seconds([program, "check", GAME, *options]), seconds([program, "score", GAME]))
            for _ in range(ROUNDS)
        ]
        check, score = (median(times) for times in zip(*pairs, strict=True))
        figures = f"check {check * 1e3:.0f} ms, score {score * 1e3:.0f} ms"
        print(f"{name}: median of {ROUNDS} by turns: {figures}")
        print(f"ratio {check / score:.2f}, wanted at most {WANTED}")


if __name__ == "__main__":
    main()
