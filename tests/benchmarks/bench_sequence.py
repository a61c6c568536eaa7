# ruff: noqa: T201 -- a benchmark prints
"""Figures of boards: `python -m tests.benchmarks.bench_sequence [final|tuning] [PHOTOS]`.

For each look: boards that are perfect, doubtful and refused, squares that are right, and boards
with a square that is wrong and not said to be doubtful (wanted: none). Then what is no board, with
the reason of its refusal, and boards photographed badly: refused, or nothing silently wrong. With
`reflections` in place of the looks: boards of tuning looks under hard reflections.
"""

import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.sequence.judge import (
    SQUARES,
    Judged,
    judged_look,
    judged_photo,
    judged_spoilt,
    refusal_of,
)
from tests.sequence.reflections import reflected
from tests.sequence.render.looks import FINAL, TUNING
from tests.sequence.render.make import OTHERS, SPOILT, board_photo

FIRST_SEED = 900_000
"""With final looks seeds from here on stand in no test, and no threshold was chosen on them. Those
from 10,000, 60,000, 70,000, 80,000 and 200,000 on were once the final ones: in the first three
draws a fault was seen, in the last two no silent error was, and what was refused led to changes
afterwards. The looks of all five are tuning looks now."""
BOARDS = 300
REFLECTED_SEED = 330_000
MIRRORING = (
    *("cream", "black lines", "wooden", "pale blue", "narrow"),
    *("violet", "dark green", "old", "mint", "slate"),
)
"""Tuning looks that reflections are drawn over."""
OTHERS_PART = 5
"""One photo of each other kind to so many of a look."""


def main() -> None:
    """Print the figures, one line for each look and each kind."""
    which, photos = (*sys.argv[1:], *("final", str(BOARDS))[len(sys.argv) - 1 :])[:2]
    if which == "reflections":
        _in_reflections(int(photos) // len(MIRRORING))
        return
    looks = FINAL if which == "final" else TUNING
    each = int(photos) // len(looks)
    boards: list[Judged] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for look in looks:
            found = [judged_look(look, FIRST_SEED + n, folder) for n in range(each)]
            _print(look, found)
            boards += found
        _print("all", boards)
        for kind in OTHERS:
            reasons = [
                refusal_of(kind, FIRST_SEED + n, folder) for n in range(max(1, each // OTHERS_PART))
            ]
            print(f"{kind:12} {_counted(reasons)}", flush=True)
        for kind in SPOILT:
            spoilt = [
                judged_spoilt(kind, FIRST_SEED + n, folder)
                for n in range(max(1, each // OTHERS_PART))
            ]
            _print(kind, spoilt)


def _in_reflections(each: int) -> None:
    """Print the figures of one board of each look, under so many reflections, one after another."""
    boards: list[Judged] = []
    with tempfile.TemporaryDirectory() as name:
        for look in MIRRORING:
            pixels, rows, corners = board_photo(look, REFLECTED_SEED)
            seeds = (REFLECTED_SEED, *look.encode())
            shots = (reflected(pixels, corners, seeds, number) for number in range(each))
            found = [judged_photo(shot, rows, Path(name)) for shot in shots]
            _print(look, found)
            boards += found
    _print("all", boards)


def _counted(reasons: list[str]) -> str:
    counts = Counter(reason or "READ" for reason in reasons)
    return ", ".join(f"{reason} {count}" for reason, count in counts.most_common())


def _print(name: str, results: list[Judged]) -> None:
    read = [found for found in results if not found.refused]
    perfect = sum(found.wrong == found.doubtful == 0 for found in read)
    silent = sum(found.silent > 0 for found in read)
    right = 1 - sum(found.wrong for found in read) / max(1, SQUARES * len(read))
    doubtful = sum(found.doubtful for found in read)
    stated, truly = sum(found.stated for found in read), sum(found.right for found in read)
    reasons = _counted([found.refused for found in results if found.refused])
    print(
        f"{name:12} {len(results)} boards: perfect {perfect},"
        f" doubtful {len(read) - perfect - silent}, refused {len(results) - len(read)}"
        f"{f' ({reasons})' if reasons else ''}, silently wrong {silent};"
        f" squares right {right:.4f}; {doubtful} doubtful squares, {stated:.1f} stated to be right,"
        f" {truly} right",
        flush=True,
    )


if __name__ == "__main__":
    main()
