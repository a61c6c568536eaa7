"""The photos that the figures are made of: rendered, drawn as no row, or in a folder."""

import json
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import cv2
from photo_make import REFUSALS, VIEWS, Shot, make_photo
from photo_styles import Style

from sideboards_score.errors import SideboardsError
from sideboards_score.model.cards import Card
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import Learned
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.reading import read_photo
from tests.benchmarks.outcomes import Outcome, outcome_of
from tests.photo.not_rows.collection import NOT_ROWS, not_a_row
from tests.photo.scenes.row_scenes import SCENES, make_scene

HARD = ("hard-tuning", "hard-choosing", "hard-check", "hard-final")
STYLES = ("tuning", "odd", "check", "final", *HARD)
"""Sets of print styles: the modules `photo_styles_NAME`."""
VIEWS_SCENE = "views"
"""The scene of the views of `photo_make.VIEWS`, with photos that must be refused between them."""
ALL_SCENES = (VIEWS_SCENE, *SCENES)
EVERY = 6
"""One photo of the views in so many must be refused."""
SHADE_PHOTOS = 2
"""Photos of the same print that show the shades beforehand."""


@dataclass(frozen=True)
class Job:
    """One rendered photo."""

    number: int
    styles: str
    scenes: tuple[str, ...] = (VIEWS_SCENE,)
    with_deck: bool = False
    with_shades: bool = False

    @property
    def scene(self) -> str:
        """Its scene."""
        return self.scenes[turn(self.number, len(self.scenes))]


def turn(number: int, count: int) -> int:
    """Whose turn it is of so many; each round begins one later.

    Else a view or scene would always meet the same styles, or always be one to be refused.
    """
    return (number + number // count) % count


def rendered(job: Job) -> Outcome:
    """Render one photo, write it as a JPEG and read it."""
    seed, style, shot = shot_of(job)
    views = sorted(shot.tags) if job.scene == VIEWS_SCENE else [f"scene {job.scene}"]
    groups = (f"style {shot.style.rpartition('-')[0] or shot.style}", *views)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{job.styles}-{seed}-{shot.refuse or job.scene}.jpg"
        path.write_bytes(jpeg(shot))
        truth = () if shot.refuse else shot.cards
        groups = (f"refuse {shot.refuse}",) if shot.refuse else groups
        deck = deck_of(list(shot.deck)) if job.with_deck else None
        if job.with_shades:
            deck = _with_shades(deck, style, seed, Path(folder))
        return outcome_of(path, deck, truth, groups)


def shot_of(job: Job) -> tuple[int, Style, Shot]:
    """Seed and style of a job, and its photo."""
    module = __import__(f"photo_styles_{job.styles.replace('-', '_')}")
    number = job.number
    seed = module.SEEDS[number % len(module.SEEDS)]
    style: Style = module.style_of(seed)
    if job.scene != VIEWS_SCENE:
        return seed, style, make_scene(seed, job.scene, style)
    want = REFUSALS[number // EVERY % len(REFUSALS)] if number % EVERY == EVERY - 1 else "read"
    return seed, style, make_photo(seed, style, VIEWS[turn(number, len(VIEWS))], want)


def _with_shades(deck: Deck | None, style: Style, seed: int, folder: Path) -> Deck | None:
    """The deck with what other photos of the same print show of its shades."""
    if deck is None:
        return None
    learned = Learned()
    for number in range(SHADE_PHOTOS):
        path = folder / f"shades-{number}.jpg"
        path.write_bytes(jpeg(make_photo(seed + 7_000_000 + number, style, "above")))
        try:
            reading = read_photo(str(path), None, ReadOptions())
        except SideboardsError:
            continue
        learned = learned.merged(Learned({}, frozenset(), {str(number): reading.shades}))
    return replace(deck, learned=learned)


def jpeg(shot: Shot) -> bytes:
    """The photo as a file."""
    return cv2.imencode(".jpg", shot.pixels, [cv2.IMWRITE_JPEG_QUALITY, 90])[1].tobytes()


def drawn(job: tuple[str, int]) -> Outcome:
    """Draw a picture that is no row, by name and seed, and read it."""
    name, seed = job
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{name} {seed}.jpg"
        pixels = not_a_row(name, seed)
        path.write_bytes(cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, 92])[1].tobytes())
        return outcome_of(path, None, (), ("no row",))


def all_drawn(seeds: int) -> list[tuple[str, int]]:
    """Every kind of picture that is no row, by so many seeds."""
    return [(name, seed) for seed in range(1, seeds + 1) for name in NOT_ROWS]


def in_folder(folder: Path, *, with_deck: bool) -> Iterator[Outcome]:
    """Every photo of a folder with `truth.json`, and `deck.txt` for the deck."""
    truth = json.loads((folder / "truth.json").read_text(encoding="utf-8"))
    deck_file = folder / "deck.txt"
    codes = deck_file.read_text(encoding="utf-8").split() if deck_file.exists() else []
    deck = deck_of(codes) if with_deck else None
    for name, photo in truth["photos"].items():
        groups = (f"style {photo['style']}", *photo["tags"])
        yield outcome_of(folder / name, deck, tuple(photo["cards"]), groups)
    for name in truth.get("refuse", {}):
        yield outcome_of(folder / name, deck, (), ("must refuse",))


def deck_of(codes: list[str]) -> Deck | None:
    """A deck of codes with ids from 1."""
    cards = {str(number): Card.of(code) for number, code in enumerate(codes, 1)}
    return Deck("figures", "figures", cards, {}) if cards else None
