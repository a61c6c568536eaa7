# ruff: noqa: T201 -- says what it wrote
"""Write photos of scenes, of tables, or of what is no row, with their truth, to be looked at.

python tests/photo/scenes/write.py --out DIR --scenes sleeves chat --count 3
python tests/photo/scenes/write.py --out DIR --rows 4 --turns any --tags tilted clutter
python tests/photo/scenes/write.py --out DIR --not-rows
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import cv2

HERE = Path(__file__).resolve()
sys.path[:0] = [str(HERE.parents[3]), str(HERE.parents[1] / "render")]

import photo_make  # noqa: E402 - the path to it is set above
from photo_noise import Array  # noqa: E402 - the same

from tests.photo.not_rows.collection import NOT_ROWS, not_a_row  # noqa: E402 - the same
from tests.photo.scenes.row_scenes import SCENES, make_scene  # noqa: E402 - the same
from tests.photo.scenes.several import TURNS, TableTruth, make_table_photo  # noqa: E402 - the same

Made = tuple[str, Array, dict[str, object]]
"""The photo's name, its pixels and its truth."""


def table_truth(table: TableTruth) -> dict[str, object]:
    """What truth.json says of a photo of a table."""
    rows = [
        {
            "cards": list(row.cards),
            "turn": round(row.turn, 1),
            "corners": row.corners.round(1).tolist(),
            "stacks": row.stacks.round(1).tolist(),
        }
        for row in table.rows
    ]
    about = {"style": table.style, "tags": sorted(table.tags), "deck": list(table.deck)}
    return {"rows": rows, **about}


def made(options: argparse.Namespace) -> Iterator[Made]:
    """All photos that the options ask for."""
    for seed in range(options.seed, options.seed + options.count):
        for scene in options.scenes:
            shot = make_scene(seed, scene)
            yield f"{scene}-{seed:04d}", shot.pixels, photo_make.truth(shot)
        if options.rows:
            tags = frozenset(options.tags)
            pixels, table = make_table_photo(seed, options.rows, turns=options.turns, tags=tags)
            yield f"table-{options.rows}-{seed:04d}", pixels, table_truth(table)
        for name in NOT_ROWS if options.not_rows else ():
            yield f"{name}-{seed:04d}", not_a_row(name, seed), {"cards": [], "refuse": "no row"}


def main() -> None:
    """Write them."""
    parser = argparse.ArgumentParser(description="write seeded photos with their truth")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1)
    parser.add_argument("--scenes", nargs="+", choices=sorted(SCENES), default=[])
    parser.add_argument("--rows", type=int, default=0, help="of a table")
    parser.add_argument("--turns", choices=TURNS, default="square")
    parser.add_argument("--tags", nargs="+", choices=photo_make.VIEWS, default=[])
    parser.add_argument("--not-rows", action="store_true")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    known = {}
    for name, pixels, truth in made(options):
        cv2.imwrite(str(options.out / f"{name}.jpg"), pixels, [cv2.IMWRITE_JPEG_QUALITY, 92])
        known[f"{name}.jpg"] = truth
    (options.out / "truth.json").write_text(json.dumps(known, indent=1), encoding="utf-8")
    print(f"{len(known)} photos in {options.out}")


if __name__ == "__main__":
    main()
