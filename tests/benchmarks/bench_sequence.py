# ruff: noqa: T201 -- a benchmark prints
"""Figures of reading boards: `python -m tests.benchmarks.bench_sequence [final|tuning] [PHOTOS]`.

For each look: boards that are perfect, doubtful and refused, squares that are right, and boards
with a square that is wrong and not said to be doubtful (wanted: none). Then what is no board.
"""

import sys
import tempfile
from pathlib import Path

from tests.sequence.judge import SQUARES, judged_look, refusal_of
from tests.sequence.render.looks import FINAL, TUNING
from tests.sequence.render.make import OTHERS, SPOILT

FIRST_SEED = 10_000
"""Seeds from here on stand in no test, and thresholds were not chosen on them."""


def main() -> None:
    which, photos = (*sys.argv[1:], *("final", "60")[len(sys.argv) - 1 :])[:2]
    each = int(photos)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for look in FINAL if which == "final" else TUNING:
            _print_look(look, each, folder)
        for kind in (*OTHERS, *SPOILT):
            refused = sum(bool(refusal_of(kind, FIRST_SEED + n, folder)) for n in range(each // 3))
            print(f"{kind:12} refused {refused} of {each // 3}", flush=True)


def _print_look(look: str, each: int, folder: Path) -> None:
    results = [judged_look(look, FIRST_SEED + n, folder) for n in range(each)]
    read = [found for found in results if not found.refused]
    perfect = sum(found.wrong == found.doubtful == 0 for found in read)
    silent = sum(found.silent > 0 for found in read)
    right = 1 - sum(found.wrong for found in read) / max(1, SQUARES * len(read))
    print(
        f"{look:12} {each} boards: perfect {perfect}, doubtful {len(read) - perfect - silent},"
        f" refused {each - len(read)}, silently wrong {silent}; squares right {right:.4f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
