# ruff: noqa: T201 -- a benchmark prints
"""All benchmarks, one after another: python tests/benchmarks/run.py [GAME]."""

import subprocess
import sys
from pathlib import Path


def main() -> None:
    """Run each in a process of its own."""
    here = Path(__file__).parent
    for name in (
        *("bench_boards", "bench_packing", "bench_start", "bench_check", "bench_possible"),
        "bench_history",
    ):
        arguments = sys.argv[1:] if name == "bench_start" else []
        print(f"== {name}", flush=True)
        subprocess.run([sys.executable, str(here / f"{name}.py"), *arguments], check=True)


if __name__ == "__main__":
    main()
