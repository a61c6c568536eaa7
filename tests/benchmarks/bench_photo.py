# ruff: noqa: T201 -- a benchmark prints
"""Reading a photo of 12 megapixels against decoding it with `cv2.imread`, in one process.

Both are done by turns, so that whatever else the machine does slows both down. The start of the
process is apart: of Python alone, and with the import of the photo reader. The memory is that of a
fresh process that reads the photo.

    python tests/benchmarks/bench_photo.py [PHOTO]
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy: more threads only get in the way

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import cv2

sys.path.insert(0, str(Path(__file__).parents[2]))

from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.reading import read_photo
from tests.benchmarks.machine import machine

ROOT = Path(__file__).parents[2]
ROUNDS = 21
STARTS = 5
WANTED = 3.0
WANTED_MEGABYTES = 400
SIZE = (4000, 3000)
PHOTO = ROOT / "samples" / "photos" / "warm-lamp.jpg"

IMPORT = "import sideboards_score.photo.reading"
READ = """
import re, sys
from pathlib import Path
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.reading import read_photo
read_photo(sys.argv[1], None, ReadOptions())
print(re.search(r"VmHWM:\\s*(\\d+) kB", Path("/proc/self/status").read_text())[1])
"""
"""Prints kilobytes. `ru_maxrss` will not do: a new process takes it over from this one."""

Times = tuple[float, float]


def times(step: Callable[[], object]) -> Times:
    """Seconds of the processor and of the clock that a step takes."""
    clock, processor = perf_counter(), process_time()
    step()
    return process_time() - processor, perf_counter() - clock


def by_turns(first: Callable[[], object], second: Callable[[], object]) -> list[list[Times]]:
    """The times of both, done once each before."""
    first(), second()
    pairs = [(times(first), times(second)) for _ in range(ROUNDS)]
    return [list(each) for each in zip(*pairs, strict=True)]


def run(code: str, *arguments: str) -> str:
    """What a fresh process prints."""
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout


def compare(path: str) -> None:
    """Print how long both take, and the ratio."""
    both = by_turns(lambda: cv2.imread(path), lambda: read_photo(path, None, ReadOptions()))
    for kind, name in enumerate(("CPU", "clock")):
        base, ours = ([pair[kind] for pair in each] for each in both)
        print(
            f"{name} time, median (least) of {ROUNDS} by turns: "
            f"imread {median(base) * 1e3:.0f} ({min(base) * 1e3:.0f}) ms, "
            f"read_photo {median(ours) * 1e3:.0f} ({min(ours) * 1e3:.0f}) ms; "
            f"ratio {median(ours) / median(base):.2f} ({min(ours) / min(base):.2f}), "
            f"wanted at most {WANTED:g}"
        )


def start() -> None:
    """Print how long a process takes to start, with and without the import."""
    plain, loaded = started("pass"), started(IMPORT)
    print(
        f"start, apart: python {median(plain) * 1e3:.0f} ms, "
        f"with the import of the photo reader {median(loaded) * 1e3:.0f} ms"
    )


def started(code: str) -> list[float]:
    """Seconds of the clock of some fresh processes."""
    return [times(lambda: run(code))[1] for _ in range(STARTS)]


def main() -> None:
    """Make the photo, and print what reading it takes."""
    given = sys.argv[1] if len(sys.argv) > 1 else str(PHOTO)
    picture = cv2.imread(given)
    if picture is None:
        sys.exit(f"{given}: no picture")
    print(machine())
    with TemporaryDirectory() as folder:
        path = str(Path(folder) / "photo.jpg")
        large = cv2.resize(picture, SIZE, interpolation=cv2.INTER_CUBIC)
        cv2.imwrite(path, large, [cv2.IMWRITE_JPEG_QUALITY, 90])
        compare(path)
        start()
        peak = int(run(READ, path)) / 1024
        print(f"peak memory of a fresh process {peak:.0f} MB, wanted under {WANTED_MEGABYTES}")


if __name__ == "__main__":
    main()
