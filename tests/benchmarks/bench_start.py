# ruff: noqa: T201 -- a benchmark prints
"""The whole process `sideboards-score score GAME` against importing what it needs anyway.

Both are started by turns, so that whatever else the machine does slows both down.

    python tests/benchmarks/bench_start.py [GAME]
"""

import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.benchmarks.machine import machine

ROUNDS = 21
WANTED = 1.3
GAME = Path(__file__).parents[2] / "samples" / "games" / "six-players.yaml"


def seconds(command: list[str]) -> float:
    """How long a command takes from start to end."""
    started = perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - started


def main() -> None:
    """Print the medians of both and their ratio."""
    game = sys.argv[1] if len(sys.argv) > 1 else str(GAME)
    ours = [str(Path(sys.executable).with_name("sideboards-score")), "score", game]
    imports = [sys.executable, "-c", "import typer, rich.table, yaml"]
    seconds(ours), seconds(imports)
    pairs = [(seconds(ours), seconds(imports)) for _ in range(ROUNDS)]
    score, base = (median(times) for times in zip(*pairs, strict=True))
    print(machine())
    print(f"median of {ROUNDS} by turns: score {score * 1e3:.0f} ms, imports {base * 1e3:.0f} ms")
    print(f"ratio {score / base:.2f}, wanted at most {WANTED}")


if __name__ == "__main__":
    main()
