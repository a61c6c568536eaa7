# ruff: noqa: T201 -- a benchmark prints
"""How well photos are read, and how far stated probabilities hold.

    python tests/benchmarks/photo_figures.py --folder samples/photos
    python tests/benchmarks/photo_figures.py --rendered 300 --styles final
    python tests/benchmarks/photo_figures.py --rendered 300 --styles final --with-deck
    python tests/benchmarks/photo_figures.py --rendered 300 --styles final --with-deck --with-shades
    python tests/benchmarks/photo_figures.py --rendered 300 --styles hard-choosing --scenes all
    python tests/benchmarks/photo_figures.py --rendered 40 --scenes sleeves chat
    python tests/benchmarks/photo_figures.py --not-rows 1

The styles `final` and `hard-final` are for the figures that are published, once the tuning is
frozen. In the hard ones handles are hard to read. With `--keep FILE` what came of each photo is
kept, and a run that was stopped goes on where it was.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TypeVar

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent.parent), str(HERE.parent / "photo" / "render")]

from tests.benchmarks.figures import report  # noqa: E402 - the path to it is set above
from tests.benchmarks.machine import machine  # noqa: E402 - the same
from tests.benchmarks.outcomes import Outcome, line_of, outcome_in  # noqa: E402 - the same
from tests.benchmarks.photo_jobs import (  # noqa: E402 - the same
    ALL_SCENES,
    STYLES,
    VIEWS_SCENE,
    Job,
    all_drawn,
    drawn,
    in_folder,
    rendered,
)

T = TypeVar("T")


def outcomes(
    work: Callable[[T], Outcome], jobs: Sequence[T], keep: Path | None, processes: int
) -> Iterator[Outcome]:
    """What comes of all jobs in their order; what a file keeps of them is not done again."""
    kept = keep.read_text(encoding="utf-8").splitlines() if keep and keep.exists() else []
    yield from map(outcome_in, kept[: len(jobs)])
    with ProcessPoolExecutor(processes) as pool:
        for outcome in pool.map(work, jobs[len(kept) :]):
            if keep:
                with keep.open("a", encoding="utf-8") as file:
                    file.write(line_of(outcome) + "\n")
            yield outcome


def _options(arguments: Iterable[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--rendered", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="number of the first rendered photo")
    parser.add_argument("--styles", choices=STYLES, default="tuning")
    parser.add_argument(
        "--scenes", nargs="+", choices=("all", *ALL_SCENES), default=[VIEWS_SCENE], metavar="SCENE"
    )
    parser.add_argument("--with-deck", action="store_true")
    parser.add_argument(
        "--with-shades", action="store_true", help="of other photos; needs the deck"
    )
    parser.add_argument("--not-rows", type=int, default=0, help="seeds of each kind of no row")
    parser.add_argument("--keep", type=Path, help="a file of its own for each set of options")
    parser.add_argument("--processes", type=int, default=2)
    return parser.parse_args(None if arguments is None else list(arguments))


def _jobs(options: argparse.Namespace) -> list[Job]:
    scenes = ALL_SCENES if "all" in options.scenes else tuple(options.scenes)
    numbers = range(options.first, options.first + options.rendered)
    return [
        Job(number, options.styles, scenes, options.with_deck, options.with_shades)
        for number in numbers
    ]


def main() -> None:
    """Read, and print the tables."""
    options = _options()
    print(machine(), flush=True)
    if options.folder:
        print(report(in_folder(options.folder, with_deck=options.with_deck)))
    if options.rendered:
        print(report(outcomes(rendered, _jobs(options), options.keep, options.processes)))
    if options.not_rows:
        jobs = all_drawn(options.not_rows)
        print(report(outcomes(drawn, jobs, options.keep, options.processes)))


if __name__ == "__main__":
    main()
