# ruff: noqa: T201 -- a benchmark prints
"""How often a photo that must be refused is refused for the right reason, by kind and style.

    python tests/benchmarks/refusal_figures.py --styles tuning --count 120

Each photo is rendered, and spoilt in one of the ways of `KINDS`. The final styles are for the
figures that are published.
"""

import argparse
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent.parent), str(HERE.parent / "photo" / "render")]

from photo_make import VIEWS, Shot, make_photo  # noqa: E402 - the path to it is set above
from photo_noise import Array  # noqa: E402 - the same
from photo_spoil import SPOILERS, cut  # noqa: E402 - the same

from sideboards_score.errors import SideboardsError  # noqa: E402 - the same
from sideboards_score.photo.options import ReadOptions  # noqa: E402 - the same
from sideboards_score.photo.reading import read_photo  # noqa: E402 - the same
from tests.benchmarks.machine import machine  # noqa: E402 - the same

HIDDEN = ("photo-card-hidden",)
KINDS = {
    "hidden": HIDDEN,
    "coaster": HIDDEN,
    "cup": HIDDEN,
    "fingers": HIDDEN,
    "glare": ("photo-glare",),
    "cut-off": ("photo-cut-off",),
    "cut": ("photo-cut-off",),
    "small": ("photo-small",),
    "blurred": ("photo-blurred",),
    "dark": ("photo-dark",),
    "grey": ("photo-grey",),
    "seven": ("photo-few-cards",),
    "nine": ("photo-many-cards",),
    "two-rows": ("photo-two-rows",),
    "other-thing": ("photo-no-row", "photo-no-handles", "photo-unclear"),
}
"""What is wrong with a photo, and the reasons that say so."""

MILD = tuple(view for view in VIEWS if view not in ("glare", "motionblur", "second-row"))
"""Views that bring no second thing that is wrong."""


@dataclass(frozen=True)
class Refused:
    """A photo that must be refused, and why it was; `READ` if it was read."""

    name: str
    style: str
    kind: str
    reason: str

    @property
    def right(self) -> bool:
        """Whether the reason is one that a person can act on."""
        return self.reason in KINDS[self.kind]


def _picture(shot: Shot, kind: str, rng: np.random.Generator) -> Array:
    """The shot with what is wrong with it, if that is made afterwards."""
    if kind == "cut":
        return cut(rng, shot.pixels, shot.corners)
    if kind in SPOILERS:
        return SPOILERS[kind](rng, shot.pixels, shot.corners[int(rng.integers(1, 7))])
    return shot.pixels


def refused(job: tuple[int, str]) -> Refused:
    """Render one photo, write it as a JPEG and try to read it."""
    number, styles = job
    module = __import__(f"photo_styles_{styles}")
    seed = module.SEEDS[number % len(module.SEEDS)]
    kind = tuple(KINDS)[number % len(KINDS)]
    want = "read" if kind in (*SPOILERS, "cut") else kind
    shot = make_photo(seed, module.style_of(seed), MILD[number % len(MILD)], want)
    pixels = _picture(shot, kind, np.random.default_rng([seed, 12]))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{seed}.jpg"
        path.write_bytes(cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, 90])[1].tobytes())
        try:
            read_photo(str(path), None, ReadOptions())
            reason = "READ"
        except SideboardsError as error:
            reason = error.key
    return Refused(f"{styles}-{seed}", shot.style.rpartition("-")[0] or shot.style, kind, reason)


def tables(photos: Iterable[Refused]) -> Iterator[str]:
    """The share of right reasons of each kind and of each style, and what was wrong."""
    known = list(photos)
    for head in ("kind", "style"):
        counts: dict[str, Counter[bool]] = defaultdict(Counter)
        for photo in known:
            counts[getattr(photo, head)][photo.right] += 1
        yield f"{head:24} {'photos':>7} {'right':>7}"
        for name, count in counts.items():
            yield f"{name:24} {count.total():7} {count[True] / count.total():7.1%}"
        yield ""
    for photo in known:
        if not photo.right:
            yield f"{photo.name} {photo.kind}: {photo.reason}"
    right = sum(photo.right for photo in known)
    read = sum(photo.reason == "READ" for photo in known)
    yield f"{right} of {len(known)} for the right reason, {read} read"


def main() -> None:
    """Read, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=120)
    parser.add_argument("--first", type=int, default=0, help="number of the first photo")
    parser.add_argument("--styles", default="tuning", help="name of a module photo_styles_NAME")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    print(machine(), flush=True)
    numbers = range(options.first, options.first + options.count)
    jobs = [(number, options.styles.replace("-", "_")) for number in numbers]
    with ProcessPoolExecutor(options.processes) as pool:
        print("\n".join(tables(pool.map(refused, jobs, chunksize=4))))


if __name__ == "__main__":
    main()
