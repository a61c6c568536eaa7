# ruff: noqa: T201 -- a benchmark prints
"""Which thresholds of the photo reading matter: each is changed by a fifth, both ways.

    python tests/benchmarks/threshold_figures.py --keep thresholds.jsonl
    python tests/benchmarks/threshold_figures.py --photos 8 --only locate.least_fill identify
    python tests/benchmarks/threshold_figures.py --prints --only locate.near locate.half
    python tests/benchmarks/threshold_figures.py --silent --only identify.one_sided
    python tests/benchmarks/threshold_figures.py --list

A small set of photos, always the same, is read with every change; with `--prints` another one, of
prints with grain and with plates, many of which are looked at several times, and with `--silent`
rows of earlier final draws that had a wrong drawer said to be sure. A photo counts as
changed when its row comes out otherwise: perfect, doubtful with the right suggestions first,
doubtful with a wrong one, silently wrong, with more or fewer drawers asked about, refused, or
refused for another reason. With `--keep FILE` a run that was stopped goes on where it was.
"""

import argparse
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter

import cv2

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent.parent), str(HERE.parent / "photo" / "render")]

from photo_make import make_photo  # noqa: E402 - the path to it is set above
from photo_pale_plates import pale_plates  # noqa: E402 - the same

from tests.benchmarks.machine import machine  # noqa: E402 - the same
from tests.benchmarks.outcomes import outcome_of  # noqa: E402 - the same
from tests.benchmarks.photo_jobs import Job, jpeg, shot_of  # noqa: E402 - the same
from tests.benchmarks.thresholds import changing, names  # noqa: E402 - the same
from tests.photo.finals import SILENT, final_photo  # noqa: E402 - the same
from tests.photo.not_rows.collection import not_a_row  # noqa: E402 - the same

CHANGES = (0.8, 1.2)
READ = (
    ("tuning", "views", 2),
    ("tuning", "messenger", 19),
    ("hard-tuning", "turned", 5),
    ("odd", "messenger", 19),
    ("hard-tuning", "sleeves", 2),
    ("tuning", "uneven", 28),
    ("odd", "checked-cloth", 36),
    ("hard-tuning", "flash", 6),
    ("odd", "views", 25),
    ("hard-tuning", "chat", 32),
    ("hard-tuning", "uneven", 40),
    ("hard-tuning", "patchwork", 11),
    ("odd", "messenger", 43),
    ("hard-tuning", "coloured-cloth", 33),
)
"""Photos to be read: set of styles, scene, number. Most are doubtful, so that a change shows."""
PRINTS = (
    ("hard-tuning", "views", 202),
    ("hard-tuning", "views", 241),
    ("hard-check", "views", 223),
    ("hard-check", "views", 49),
    ("hard-check", "views", 88),
)
PLATES = (39, 58, 61, 97)
"""Photos of prints with grain or plates, and those of prints with pale plates, by their numbers."""
REFUSED = ("hidden", "two-rows", "seven", "small", "blurred", "cut-off", "other-thing", "dark")
NO_ROWS = ("four colours, three marks", "flags of five bands", "chests of five drawers")
BASE = ("none", 1.0)

Change = tuple[str, float]
"""A threshold, and what it is multiplied by."""
Photos = Iterator[tuple[str, tuple[str, ...], bytes]]
"""Name, truth and file of each photo."""
Results = dict[str, str]
"""What came of each photo, by its name."""


def photos() -> Photos:
    """The photos to be read and those to be refused by turns."""
    for index in range(max(len(READ), len(REFUSED) + len(NO_ROWS))):
        if index < len(READ):
            styles, scene, number = READ[index]
            shot = shot_of(Job(number, styles, (scene,)))[2]
            yield f"{styles} {scene} {number}", shot.cards, jpeg(shot)
        if index < len(REFUSED):
            shot = make_photo(900 + index, None, "any", REFUSED[index])
            yield f"must refuse {REFUSED[index]}", (), jpeg(shot)
        elif index < len(REFUSED) + len(NO_ROWS):
            name = NO_ROWS[index - len(REFUSED)]
            yield f"no row {name}", (), cv2.imencode(".jpg", not_a_row(name))[1].tobytes()


def prints() -> Photos:
    """The photos of prints with grain and with plates."""
    for styles, scene, number in PRINTS:
        shot = shot_of(Job(number, styles, (scene,)))[2]
        yield f"{styles} {scene} {number}", shot.cards, jpeg(shot)
    for number in PLATES:
        shot = pale_plates(770_020, number, 1_060_000, 20)
        yield f"pale plates {number}", shot.cards, jpeg(shot)


def silent() -> Photos:
    """The photos of earlier final draws with a wrong drawer that was said to be sure."""
    for salt, first, seed in SILENT:
        shot = final_photo(salt, first, seed)
        yield f"final {seed}", shot.cards, jpeg(shot)


def written(folder: Path, most: int, photos: Photos) -> dict[str, tuple[str, ...]]:
    """Write the first so many photos into the folder; their names and truths."""
    truths: dict[str, tuple[str, ...]] = {}
    for name, truth, data in photos:
        if len(truths) == most:
            break
        (folder / f"{name}.jpg").write_bytes(data)
        truths[name] = truth
    return truths


def results(change: Change, folder: Path, truths: dict[str, tuple[str, ...]]) -> Results:
    """What comes of each photo with one threshold changed."""
    if change == BASE:
        return {name: _result(folder / f"{name}.jpg", truth) for name, truth in truths.items()}
    with changing(*change):
        return {name: _result(folder / f"{name}.jpg", truth) for name, truth in truths.items()}


def _result(path: Path, truth: tuple[str, ...]) -> str:
    try:
        outcome = outcome_of(path, None, truth, ())
    except Exception as error:  # noqa: BLE001 - no value of a threshold is foreseen
        return f"fails {type(error).__name__}"
    if not outcome.read:
        return f"refused {outcome.refusal}"
    asked = sum(not (color.sure and handle.sure) for color, handle in outcome.drawers)
    return f"{outcome.result}, asks {asked}" if asked else outcome.result


def runs(
    changes: list[Change], truths: dict[str, tuple[str, ...]], folder: Path, keep: Path | None
) -> Iterator[tuple[Change, Results]]:
    """The results of each change; what the file keeps of the same photos is not done again."""
    kept: dict[Change, Results] = {}
    for line in keep.read_text(encoding="utf-8").splitlines() if keep and keep.exists() else ():
        name, by, found = json.loads(line)
        if set(found) >= set(truths):
            kept[name, by] = {photo: found[photo] for photo in truths}
    todo = [change for change in changes if change not in kept]
    yield from ((change, kept[change]) for change in changes if change in kept)
    with ProcessPoolExecutor(2) as pool:
        done = pool.map(partial(results, folder=folder, truths=truths), todo)
        for change, found in zip(todo, done, strict=True):
            if keep:
                with keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([*change, found]) + "\n")
            yield change, found


def report(base: Results, found: dict[Change, Results]) -> Iterator[str]:
    """What each change did, the one that spoils most first; then what changed nothing."""
    quiet: list[str] = []
    lines: list[tuple[int, str]] = []
    for name in sorted({name for name, _ in found}):
        both = [(by, results) for (other, by), results in found.items() if other == name]
        if all(results == base for _, results in both):
            quiet.append(name)
            continue
        for by, results in both:
            moved = Counter(
                f"{base[photo]} -> {results[photo]}"
                for photo in base
                if base[photo] != results[photo]
            )
            what = ", ".join(f"{count} {move}" for move, count in moved.most_common())
            lines.append((-moved.total(), f"{name:36} x {by:<4g} {moved.total():3}  {what}"))
    yield from (line for _, line in sorted(lines))
    yield f"\nnothing changed by {len(quiet)}: {', '.join(quiet)}"


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--photos", type=int, default=len(READ) + len(REFUSED) + len(NO_ROWS))
    parser.add_argument("--only", nargs="+", default=[""], help="how their names begin")
    sets = parser.add_mutually_exclusive_group()
    sets.set_defaults(shown=photos)
    for name, shown, which in (
        ("--prints", prints, "those with grain and plates"),
        ("--silent", silent, "rows that had a silent error"),
    ):
        sets.add_argument(
            name, action="store_const", const=shown, dest="shown", help=f"read {which}"
        )
    parser.add_argument("--list", action="store_true", help="print the names of all thresholds")
    parser.add_argument("--keep", type=Path, help="a file of what came of each change")
    return parser.parse_args()


def main() -> None:
    """Change, read, and print what came of it."""
    options = _options()
    wanted = [name for name in names() if name.startswith(tuple(options.only))]
    if options.list:
        print("\n".join(wanted))
        return
    print(machine(), flush=True)
    start = perf_counter()
    changes = [BASE, *((name, by) for name in wanted for by in CHANGES)]
    with tempfile.TemporaryDirectory() as folder:
        truths = written(Path(folder), options.photos, options.shown())
        found = dict(runs(changes, truths, Path(folder), options.keep))
    base = found.pop(BASE)
    print("\n".join(f"{name:30} {result}" for name, result in base.items()), flush=True)
    print()
    print("\n".join(report(base, found)))
    print(f"\n{len(wanted)} thresholds, {len(truths)} photos, {perf_counter() - start:.0f} seconds")


if __name__ == "__main__":
    main()
