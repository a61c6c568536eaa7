"""What came of a photo that was read: everything the figures are made of, kept as JSON."""

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import NamedTuple

from sideboards_score.errors import SideboardsError
from sideboards_score.model.cards import Card
from sideboards_score.model.deck import Deck
from sideboards_score.model.reading import Reading
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.reading import read_photo
from sideboards_score.photo.tuning import TUNING, Tuning


class Part(NamedTuple):
    """The colour or the handle of one drawer: what it was taken for, what it is, how sure."""

    read: str
    true: str
    probability: float
    sure: bool

    @property
    def wrong(self) -> bool:
        """Whether the first suggestion is wrong."""
        return self.read != self.true

    @property
    def silent(self) -> bool:
        """Whether it is wrong and nobody is asked."""
        return self.wrong and self.sure


Drawer = tuple[Part, Part]
"""Colour and handle."""


@dataclass(frozen=True)
class Outcome:
    """A photo with its truth: what was wanted, and what came out."""

    name: str
    groups: tuple[str, ...]
    """Style, scene and views that the photo counts for."""
    truth: tuple[str, ...]
    """The cards as codes; none if the photo must be refused."""
    drawers: tuple[Drawer, ...]
    """None if it was refused."""
    refusal: str | None
    seconds: float

    @property
    def read(self) -> bool:
        """Whether a row was read."""
        return self.refusal is None

    @property
    def result(self) -> str:
        """What it was worth: the worst that came of its drawers, `refused` or `no row read`."""
        if not self.read:
            return "refused"
        if not self.truth:
            return "no row read"
        parts = [part for drawer in self.drawers for part in drawer]
        if any(part.silent for part in parts):
            return "silent"
        if any(part.wrong for part in parts):
            return "wrong first"
        return "perfect" if all(part.sure for part in parts) else "right first"


def outcome_of(
    path: Path,
    deck: Deck | None,
    truth: tuple[str, ...],
    groups: tuple[str, ...],
    tuning: Tuning = TUNING,
) -> Outcome:
    """Read one photo and keep what came of it."""
    start = time.perf_counter()
    drawers: tuple[Drawer, ...] = ()
    refusal = None
    try:
        drawers = tuple(_drawers(read_photo(str(path), deck, ReadOptions(), tuning), truth))
    except SideboardsError as error:
        refusal = error.key
    return Outcome(path.name, groups, truth, drawers, refusal, time.perf_counter() - start)


def _drawers(reading: Reading, truth: tuple[str, ...]) -> Iterator[Drawer]:
    """Both parts of each drawer with their truth; nothing where there is none."""
    if not truth:
        return
    for card, code in zip(reading.cards, truth, strict=True):
        for drawer, true in zip(card.drawers, Card.of(code).drawers, strict=True):
            likely = drawer.likely
            color = (drawer.color_probability, drawer.color_sure)
            handle = (drawer.handle_probability, drawer.handle_sure)
            yield (
                Part(likely.color.value, true.color.value, *color),
                Part(likely.handle.value, true.handle.value, *handle),
            )


def line_of(outcome: Outcome) -> str:
    """The outcome as one line of JSON."""
    return json.dumps(asdict(outcome))


def outcome_in(line: str) -> Outcome:
    """The outcome that a line of JSON holds."""
    kept = json.loads(line)
    drawers = tuple((Part(*color), Part(*handle)) for color, handle in kept.pop("drawers"))
    groups, truth = tuple(kept.pop("groups")), tuple(kept.pop("truth"))
    return Outcome(**kept, groups=groups, truth=truth, drawers=drawers)
