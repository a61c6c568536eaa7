# ruff: noqa: E402, T201 -- OpenCV is loaded first, as the program does it; a benchmark prints
"""How well the rows of whole tables are read, and how long three of them take.

Photos of 12 megapixels of tables with two to six rows, turned by the sides of the table, all one
way, or by any angle. Which way up a row lies cannot be seen, so that it is right either way; how
many are read from the side where their player sits is counted apart.

    python tests/benchmarks/table_figures.py [--count 60] [--first 9000]
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[1] / "photo" / "render"))

from sideboards_score.photo.load.libraries import require_cv2

cv2 = require_cv2()  # first of all, as the program does it

from sideboards_score.errors import RefusedError
from sideboards_score.model.reading import Reading
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.table import read_table
from tests.photo.scenes.several import TURNS, RowTruth, make_table_photo

TAGS = (frozenset[str](), frozenset({"clutter"}), frozenset[str](), frozenset({"cloth"}))
TIMED = 3
"""Rows of the photos that are timed, for which at most 4 times `imread` is wanted."""
ROUNDS = 9


def judged(outcome: Reading, codes: Sequence[str]) -> str:
    """Whether a row is perfect, flagged, or wrong where it says that it is sure."""
    pairs = list(zip(outcome.cards, codes, strict=True))
    if any(card.card.known and card.card.code != code for card, code in pairs):
        return "wrong"
    return "flagged" if outcome.uncertain else "perfect"


def compared(outcomes: Sequence[object], rows: Sequence[RowTruth]) -> Counter[str]:
    """What became of the rows of one table."""
    found: Counter[str] = Counter(rows=len(rows))
    left = [one for one in outcomes if isinstance(one, Reading)]
    for row in rows:
        for way, truth in (("own side", row), ("other side", row.from_behind())):
            mine = [one for one in left if _same(one, truth)]
            if mine:
                left.remove(mine[0])
                found.update(["found", way, judged(mine[0], truth.cards)])
                break
    found["no row there"] += len(left)
    return found


def _same(outcome: Reading, truth: RowTruth) -> bool:
    codes = [card.likely.code for card in outcome.cards]
    return sum(one == other for one, other in zip(codes, truth.cards, strict=False)) >= 4


def ratio(path: str) -> float:
    """Processor time of reading all rows of a photo over that of `imread`, by turns."""
    base, ours = [], []
    for _ in range(ROUNDS):
        start = process_time()
        cv2.imread(path)
        middle = process_time()
        read_table(path, None, ReadOptions())
        base.append(middle - start)
        ours.append(process_time() - middle)
    return median(ours) / median(base)


def main() -> None:
    """Render tables, read them, and print what came of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--first", type=int, default=9000)
    asked = parser.parse_args()
    total: Counter[str] = Counter()
    ratios = []
    with TemporaryDirectory() as folder:
        path = str(Path(folder) / "table.jpg")
        for number in range(asked.count):
            rows, turns = 2 + number % 5, TURNS[number // 5 % 3]
            seed, tags = asked.first + number, TAGS[number % len(TAGS)]
            pixels, truth = make_table_photo(seed, rows, turns=turns, tags=tags)
            cv2.imwrite(path, pixels, [cv2.IMWRITE_JPEG_QUALITY, 90])
            try:
                outcomes: Sequence[object] = read_table(path, None, ReadOptions())
            except RefusedError:
                outcomes = []
            total += compared(outcomes, truth.rows)
            if rows == TIMED:
                ratios.append(ratio(path))
    print(", ".join(f"{name} {count}" for name, count in total.items()))
    print(f"three rows, processor time over imread: median {median(ratios):.2f}")


if __name__ == "__main__":
    main()
