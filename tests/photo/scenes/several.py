"""Photos of a table with the rows of two to six players, with their truth."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
import photo_clutter
from photo_camera import Camera, aimed
from photo_deck import deal, random_deck, turned, without
from photo_develop import sample_develop
from photo_light import sample_light
from photo_noise import Array, between
from photo_paste import Sprite
from photo_scene import Laid, Scene, lay_row, outlines, render, table_points
from photo_styles import Style, sample_style
from photo_tables import CLOTHS, HARD

from tests.photo.scenes.places import Place, choose_turns, put_down

TWELVE = (4000, 3000)
"""Width and height of a photo of 12 megapixels."""
TURNS = ("square", "same", "any")


@dataclass(frozen=True)
class RowTruth:
    """One player's row."""

    cards: tuple[str, ...]
    """Codes from left to right, as its owner sees them."""
    corners: Array
    """(n, 4, 2) float32 pixels: each card's TL TR BR BL, as its owner sees it."""
    stacks: Array
    """The same of each card's five drawers, without the border."""
    turn: float
    """How far it lies turned clockwise on the table, in degrees from 0 to 360."""

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of all corners, in pixels."""
        x, y = self.corners.reshape(-1, 2).mean(0)
        return float(x), float(y)

    def from_behind(self) -> "RowTruth":
        """The row as who sits opposite of its owner sees it."""
        return RowTruth(
            tuple(turned(code) for code in reversed(self.cards)),
            np.roll(self.corners[::-1], 2, axis=1),
            np.roll(self.stacks[::-1], 2, axis=1),
            (self.turn + 180) % 360,
        )


@dataclass(frozen=True)
class TableTruth:
    """All that is true of a photo of a table."""

    rows: tuple[RowTruth, ...]
    """From top to bottom in the photo, by their centres."""
    style: str
    tags: frozenset[str]
    deck: tuple[str, ...]


def make_table_photo(  # noqa: PLR0913 - each says something else of the picture
    seed: int,
    rows: int,
    *,
    style: Style | None = None,
    turns: str | Sequence[float] = "square",
    counts: Sequence[int] | None = None,
    sizes: Sequence[float] | None = None,
    tags: frozenset[str] = frozenset(),
    size: tuple[int, int] = TWELVE,
) -> tuple[Array, TableTruth]:
    """The photo of a table with so many rows, (h, w, 3) BGR uint8, and its truth.

    `turns` is one of `TURNS`, or how far each row is turned, in degrees. `counts` says how many
    cards each row has (eight), `sizes` how large its cards are (from 0.88 to 1 by chance; the
    camera makes more of it). `tags` are those of the light and the view, `cloth` and `clutter`
    (`photo_make.VIEWS`). The camera sees all rows whole.
    """
    rng = np.random.default_rng([seed, 6006])
    style = style or sample_style(seed)
    deck = random_deck(rng)
    angles = choose_turns(rng, rows, turns) if isinstance(turns, str) else tuple(turns)
    larger = [between(rng, 0.88, 1.0) for _ in range(rows)] if sizes is None else list(sizes)
    codes = _dealt(rng, deck, [8] * rows if counts is None else list(counts))
    laid = [
        _scaled(lay_row(rng, style, each, (0.0, 0.0)), by)
        for each, by in zip(codes, larger, strict=True)
    ]
    places = put_down(rng, [_extent(row) for row in laid], angles)
    laid = [_placed(row, place) for row, place in zip(laid, places, strict=True)]
    scene = _scene(rng, laid, tags, size)
    if "clutter" in tags:
        scene.below.extend(_clutter(rng, style, laid))
    pixels = render(rng, scene)
    found = [
        RowTruth(tuple(each), *outlines(scene, row), place.turn % 360)
        for each, row, place in zip(codes, laid, places, strict=True)
    ]
    found.sort(key=lambda row: row.centre[1])
    return pixels, TableTruth(tuple(found), style.name, tags, tuple(deck))


def _dealt(rng: np.random.Generator, deck: list[str], counts: list[int]) -> list[list[str]]:
    """Different cards of one deck for all rows."""
    dealt: list[list[str]] = []
    for count in counts:
        dealt.append(deal(rng, deck, count))
        deck = without(deck, dealt[-1])
    return dealt


def _scaled(row: list[Laid], by: float) -> list[Laid]:
    """The row with cards so many times as large."""
    return [
        Laid(
            replace(
                card.sprite,
                pitch=card.sprite.pitch * by,
                center=(card.sprite.center[0] * by, card.sprite.center[1] * by),
            ),
            card.stack,
        )
        for card in row
    ]


def _extent(row: list[Laid]) -> tuple[float, float]:
    """Width and height of a row around the origin, in centimetres."""
    wide, high = 2 * np.abs(table_points(row)).max(0)
    return float(wide), float(high)


def _placed(row: list[Laid], place: Place) -> list[Laid]:
    """A row that was laid around the origin, at its place."""
    centers = place.moved(np.array([card.sprite.center for card in row]))
    return [
        Laid(
            replace(card.sprite, center=(float(x), float(y)), angle=card.sprite.angle + place.turn),
            card.stack,
        )
        for card, (x, y) in zip(row, centers, strict=True)
    ]


def _scene(
    rng: np.random.Generator, rows: list[list[Laid]], tags: frozenset[str], size: tuple[int, int]
) -> Scene:
    """The table, and a camera that sees all of it from one side."""
    tops = CLOTHS if "cloth" in tags else HARD
    table = tops[int(rng.integers(len(tops)))](rng)
    tilt = between(rng, 22, 35) if "tilted" in tags else between(rng, 0, 20)
    if "above" in tags:
        tilt = between(rng, 0, 6)
    slant = between(rng, -6, 6)
    camera = Camera(size, between(rng, 24, 35), tilt, slant, between(rng, -5, 5))
    camera = _whole(camera, np.concatenate([table_points(row) for row in rows]))
    wanted = set(tags)
    light, develop = sample_light(rng, wanted), sample_develop(rng, wanted)
    return Scene(table, camera, light, develop, rows)


def _whole(camera: Camera, points: Array) -> Camera:
    """The camera at the distance at which the points fill most of the picture."""
    span = 0.94
    for _ in range(3):
        camera = aimed(camera, points, span, (0.5, 0.5))
        wide, high = np.ptp(camera.project(points), axis=0) / np.array(camera.size)
        span *= min(0.94 / wide, 0.92 / high)
    return camera


def _clutter(rng: np.random.Generator, style: Style, rows: list[list[Laid]]) -> list[Sprite]:
    """Objective cards, pencils and dice where no row lies."""
    points = np.concatenate([table_points(row) for row in rows])
    low, high = points.min(0), points.max(0)
    things: list[Sprite] = []
    for _ in range(40):
        x, y = (float(v) for v in rng.uniform(low, high))
        kind, angle = int(rng.integers(3)), between(rng, 0, 360)
        if kind == 0:
            thing = photo_clutter.objective_card(rng, style, (x, y), angle)
        elif kind == 1:
            thing = photo_clutter.pencil(rng, (x, y), angle)
        else:
            thing = photo_clutter.die(rng, (x, y), angle)
        if len(things) < 7 and not _on_a_row(thing, rows):
            things.append(thing)
    return things


def _on_a_row(thing: Sprite, rows: list[list[Laid]]) -> bool:
    """Whether a thing's box meets the hull of a row."""
    own = table_points([Laid(thing, (0, 0, 0, 0))]).astype(np.float32)
    hulls = [cv2.convexHull(table_points(row).astype(np.float32)) for row in rows]
    return any(cv2.intersectConvexConvex(cv2.convexHull(own), hull)[0] > 0 for hull in hulls)
