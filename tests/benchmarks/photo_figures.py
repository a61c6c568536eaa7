# ruff: noqa: T201 -- a benchmark prints
"""How well photos are read: on a folder with a truth.json, and on rendered photos.

    python tests/benchmarks/photo_figures.py --folder samples/photos
    python tests/benchmarks/photo_figures.py --rendered 300 --styles final
    python tests/benchmarks/photo_figures.py --rendered 300 --styles final --with-deck
    python tests/benchmarks/photo_figures.py --rendered 300 --styles final --with-deck --with-shades
    python tests/benchmarks/photo_figures.py --rendered 300 --styles hard-choosing

The final styles are for the figures that are published, once the tuning is frozen.
"""

import argparse
import json
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

import cv2

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent.parent), str(HERE.parent / "photo" / "render")]

from photo_make import REFUSALS, VIEWS, Shot, make_photo  # noqa: E402 - the path to it is set above
from photo_styles import Style  # noqa: E402 - the same

from sideboards_score.errors import SideboardsError  # noqa: E402 - the same
from sideboards_score.model.cards import Card  # noqa: E402 - the same
from sideboards_score.model.deck import Deck  # noqa: E402 - the same
from sideboards_score.model.learning import Learned  # noqa: E402 - the same
from sideboards_score.photo.options import ReadOptions  # noqa: E402 - the same
from sideboards_score.photo.reading import read_photo  # noqa: E402 - the same
from tests.benchmarks.figures import Outcome, report  # noqa: E402 - the same
from tests.benchmarks.machine import machine  # noqa: E402 - the same

STYLES = ("tuning", "odd", "check", "final", "hard-tuning", "hard-choosing", "hard-final")
EVERY = 6
"""One rendered photo in so many must be refused."""


def deck_of(codes: list[str]) -> Deck | None:
    """A deck of codes with ids from 1."""
    cards = {str(number): Card.of(code) for number, code in enumerate(codes, 1)}
    return Deck("figures", "figures", cards, {}) if cards else None


def read(path: Path, deck: Deck | None, truth: tuple[str, ...], groups: tuple[str, ...]) -> Outcome:
    """Read one photo and keep what came of it."""
    start = time.perf_counter()
    reading, refusal = None, None
    try:
        reading = read_photo(str(path), deck, ReadOptions())
    except SideboardsError as error:
        refusal = error.key
    return Outcome(path.name, groups, truth, reading, refusal, time.perf_counter() - start)


def folder_outcomes(folder: Path, *, with_deck: bool) -> list[Outcome]:
    """Every photo of a folder with `truth.json`, and `deck.txt` for the deck."""
    truth = json.loads((folder / "truth.json").read_text(encoding="utf-8"))
    deck_file = folder / "deck.txt"
    codes = deck_file.read_text(encoding="utf-8").split() if deck_file.exists() else []
    deck = deck_of(codes) if with_deck else None
    outcomes = [
        read(
            folder / name, deck, tuple(photo["cards"]), (f"style {photo['style']}", *photo["tags"])
        )
        for name, photo in truth["photos"].items()
    ]
    return outcomes + [
        read(folder / name, deck, (), ("must refuse",)) for name in truth.get("refuse", {})
    ]


SHADE_PHOTOS = 2
"""Photos of the same print that show the shades beforehand."""


def with_shades(deck: Deck | None, style: Style, seed: int, folder: Path) -> Deck | None:
    """The deck with what other photos of the same print show of its shades."""
    if deck is None:
        return None
    learned = Learned()
    for number in range(SHADE_PHOTOS):
        path = folder / f"shades-{number}.jpg"
        path.write_bytes(_jpeg(make_photo(seed + 7_000_000 + number, style, "above")))
        try:
            reading = read_photo(str(path), None, ReadOptions())
        except SideboardsError:
            continue
        learned = learned.merged(Learned({}, frozenset(), {str(number): reading.shades}))
    return replace(deck, learned=learned)


def rendered(job: tuple[int, str, bool, bool]) -> Outcome:
    """Render one photo, write it as a JPEG and read it."""
    number, styles, with_deck, shades = job
    module = __import__(f"photo_styles_{styles.replace('-', '_')}")
    seed = module.SEEDS[number % len(module.SEEDS)]
    want = REFUSALS[number // EVERY % len(REFUSALS)] if number % EVERY == EVERY - 1 else "read"
    shot: Shot = make_photo(seed, module.style_of(seed), VIEWS[number % len(VIEWS)], want)
    groups = (f"style {shot.style.rpartition('-')[0] or shot.style}", *sorted(shot.tags))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{styles}-{seed}-{want}.jpg"
        path.write_bytes(_jpeg(shot))
        truth = () if shot.refuse else shot.cards
        groups = (f"refuse {shot.refuse}",) if shot.refuse else groups
        deck = deck_of(list(shot.deck)) if with_deck else None
        if shades:
            deck = with_shades(deck, module.style_of(seed), seed, Path(folder))
        return read(path, deck, truth, groups)


def _jpeg(shot: Shot) -> bytes:
    return cv2.imencode(".jpg", shot.pixels, [cv2.IMWRITE_JPEG_QUALITY, 90])[1].tobytes()


def main() -> None:
    """Read, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--rendered", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="number of the first rendered photo")
    parser.add_argument("--styles", choices=STYLES, default="tuning")
    parser.add_argument("--with-deck", action="store_true")
    parser.add_argument(
        "--with-shades", action="store_true", help="of other photos; needs the deck"
    )
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    print(machine(), flush=True)
    if options.folder:
        print(report(folder_outcomes(options.folder, with_deck=options.with_deck)))
    if options.rendered:
        numbers = range(options.first, options.first + options.rendered)
        jobs = [
            (number, options.styles, options.with_deck, options.with_shades) for number in numbers
        ]
        with ProcessPoolExecutor(options.processes) as pool:
            print(report(pool.map(rendered, jobs, chunksize=4)))


if __name__ == "__main__":
    main()
