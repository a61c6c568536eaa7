# ruff: noqa: E402, T201 -- OpenCV is loaded first, as the program does it; a benchmark prints
"""Reading a photo of 12 megapixels against decoding it with `cv2.imread`, in one process.

Both are done by turns, so that whatever else the machine does slows both down; so is refusing the
photo, spoilt in each of the ways of `spoilt`. The start of the process is apart: of Python alone,
and with the import of the photo reader. The memory is that of a fresh process that reads the photo.

    python tests/benchmarks/bench_photo.py [PHOTO]
    python tests/benchmarks/bench_photo.py --hard

`--hard` reads a row of each hard print instead, of which some are looked at several times.
"""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1] / "photo" / "render")]

from sideboards_score.photo.load.libraries import require_cv2

cv2 = require_cv2()  # first of all, as the program does it

import numpy as np
from numpy.typing import NDArray

from sideboards_score.errors import RefusedError
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.reading import read_photo
from tests.benchmarks.machine import machine
from tests.benchmarks.photo_jobs import Job, shot_of

ROOT = Path(__file__).parents[2]
ROUNDS = 21
STARTS = 5
REFUSED_ROUNDS = 5
HARD_ROWS, HARD_ROUNDS = 78, 3
"""About one row of each hard print to choose between: one photo in six must be refused."""
WANTED = 3.0
WANTED_REFUSED = 6.0
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
Picture = NDArray[np.uint8]


def times(step: Callable[[], object]) -> Times:
    """Seconds of the processor and of the clock that a step takes."""
    clock, processor = perf_counter(), process_time()
    step()
    return process_time() - processor, perf_counter() - clock


def by_turns(
    first: Callable[[], object], second: Callable[[], object], rounds: int = ROUNDS
) -> list[list[Times]]:
    """The times of both, done once each before."""
    first(), second()
    pairs = [(times(first), times(second)) for _ in range(rounds)]
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


def spoilt(seen: Picture) -> dict[str, Picture]:
    """The sample, spoilt in the ways that must be refused; its row lies in the middle."""
    high, wide = seen.shape[:2]
    thing, light = seen.copy(), np.zeros((high, wide), np.float32)
    middle = (wide // 2, round(0.507 * high))
    cv2.circle(thing, middle, round(0.045 * wide), (60, 90, 140), -1, cv2.LINE_AA)
    cv2.circle(light, middle, round(0.06 * wide), 1.25, -1)
    soft = np.asarray(cv2.GaussianBlur(light, (0, 0), 0.014 * wide))[..., None]
    far = np.full_like(seen, seen[:50, :50].mean(axis=(0, 1)))
    small = cv2.resize(seen, (wide // 8, high // 8), interpolation=cv2.INTER_AREA)
    far[: small.shape[0], : small.shape[1]] = small
    end = seen.copy()
    end[:, round(0.86 * wide) :] = seen[:50, -50:].mean(axis=(0, 1))
    nothing = cv2.imread(str(PHOTO.parent / "no-row.jpg"))
    pictures = {
        "hidden": thing,
        "glare": 255 * np.clip((seen / 255) ** 2.2 + soft, 0, 1) ** (1 / 2.2),
        "cut off at the side": seen[:, : round(0.7 * wide)],
        "cut off below": seen[: round(0.52 * high)],
        "seven cards": end,
        "across": cv2.rotate(seen, cv2.ROTATE_90_CLOCKWISE),
        "small": far,
        "blurred": cv2.GaussianBlur(seen, (0, 0), 0.012 * wide),
        "dark": seen // 64,
        "grey": cv2.cvtColor(cv2.cvtColor(seen, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR),
        "no row": np.asarray(nothing),
    }
    return {kind: np.asarray(picture, np.uint8) for kind, picture in pictures.items()}


def refusals(seen: Picture, path: str) -> None:
    """Print what refusing each spoilt photo takes, against decoding it."""
    print(f"refusals, CPU time of {REFUSED_ROUNDS} by turns; wanted at most {WANTED_REFUSED:g}")
    for kind, picture in spoilt(seen).items():
        write(picture, path)
        both = by_turns(lambda: cv2.imread(path), lambda: reason(path), REFUSED_ROUNDS)
        base, ours = (median(pair[0] for pair in each) for each in both)
        print(f"{kind:20} {ours * 1e3:5.0f} ms, ratio {ours / base:5.2f}  {reason(path)}")


def hard_rows(path: str) -> None:
    """Print what rows of hard prints take, against decoding them."""
    ratios: list[float] = []
    for number in range(HARD_ROWS):
        shot = shot_of(Job(number, "hard-choosing"))[2]
        if shot.refuse:
            continue
        write(shot.pixels, path)
        if reason(path) != "read":
            continue
        both = by_turns(lambda: cv2.imread(path), lambda: reason(path), HARD_ROUNDS)
        base, ours = (median(pair[0] for pair in each) for each in both)
        ratios.append(ours / base)
    at = np.percentile(ratios, (50, 80, 90, 100))
    print(
        f"{len(ratios)} rows of hard prints, CPU time against imread: half at most {at[0]:.1f}, "
        f"eight in ten {at[1]:.1f}, nine in ten {at[2]:.1f}, all {at[3]:.1f}; "
        f"{np.mean(np.array(ratios) > WANTED):.0%} take more than {WANTED:g}"
    )


def reason(path: str) -> str:
    """Why a photo is refused."""
    try:
        read_photo(path, None, ReadOptions())
    except RefusedError as error:
        return error.key
    return "read"


def write(picture: Picture, path: str) -> None:
    """The picture as a JPEG of 12 megapixels."""
    high, wide = picture.shape[:2]
    more = (SIZE[0] * SIZE[1] / (high * wide)) ** 0.5
    large = cv2.resize(picture, None, fx=more, fy=more, interpolation=cv2.INTER_CUBIC)
    cv2.imwrite(path, large, [cv2.IMWRITE_JPEG_QUALITY, 90])


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
    if given == "--hard":
        print(machine())
        with TemporaryDirectory() as folder:
            hard_rows(str(Path(folder) / "photo.jpg"))
        return
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
        if given == str(PHOTO):
            refusals(np.asarray(picture, np.uint8), path)


if __name__ == "__main__":
    main()
