"""Make seeded test photos with their truth.

python tests/photo/render/photo_make.py --seed 1 --count 12 --out DIR
"""

import argparse
import json
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np
import photo_refuse
from photo_camera import Camera, aimed
from photo_deck import deal, random_deck, without
from photo_develop import sample_develop
from photo_light import sample_light
from photo_noise import Array, between
from photo_scene import Scene, lay_row, outlines, render, table_points
from photo_setting import add_clutter, choose_tags
from photo_styles import FIXED, Style, sample_style
from photo_tables import CLOTHS, HARD

SIZES = ((2400, 1800), (2400, 1348), (2400, 1600), (2400, 1800), (1800, 2400))
REFUSALS = (
    "seven",
    "nine",
    "hidden",
    "none",
    "blurred",
    "dark",
    "grey",
    "cut-off",
    "small",
    "two-rows",
    "other-thing",
)
VIEWS = (
    "above",
    "tilted",
    "warm",
    "cool",
    "dim",
    "glare",
    "shadow",
    "clutter",
    "cloth",
    "second-row",
    "apart",
    "motionblur",
)


@dataclass(frozen=True)
class Shot:
    """A photo and all that is true of it."""

    pixels: Array
    """(h, w, 3) BGR uint8."""
    cards: tuple[str, ...]
    """Codes from left to right as the upright photo shows them."""
    corners: Array
    """(n, 4, 2) float32 pixels: each card's TL TR BR BL."""
    stacks: Array
    """The same of each card's five drawers, without the border."""
    style: str
    tags: frozenset[str]
    refuse: str | None
    deck: tuple[str, ...] = field(repr=False)


def _camera(rng: np.random.Generator, tags: set[str]) -> Camera:
    """A camera held by hand, not aimed yet."""
    tilt = between(rng, 25, 40) if "tilted" in tags else between(rng, 0, 24)
    if "above" in tags:
        tilt = between(rng, 0, 8)
    slant = between(rng, -25, 25) if rng.random() < 0.25 else between(rng, -9, 9)
    yaw = between(rng, -8, 8)
    size = SIZES[int(rng.integers(len(SIZES)))]
    return Camera(size, between(rng, 24, 35), tilt, slant - yaw, yaw)


def _scene(rng: np.random.Generator, style: Style, tags: set[str], codes: list[str]) -> Scene:
    """A table with one row, the camera aimed at it."""
    tables = CLOTHS if "cloth" in tags else HARD
    table = tables[int(rng.integers(len(tables)))](rng)
    row = lay_row(rng, style, codes, (0.0, 0.0))
    place = (between(rng, 0.3, 0.7), between(rng, 0.2, 0.8))
    camera = aimed(
        _camera(rng, tags), table_points(row), 0.45 + 0.5 * float(rng.random()) ** 0.6, place
    )
    light, develop = sample_light(rng, tags), sample_develop(rng, tags)
    return Scene(table, camera, light, develop, [row])


def make_photo(
    seed: int, style: Style | None = None, view: str = "any", want: str = "read"
) -> Shot:
    """The photo of a seed.

    `view` is one of `VIEWS` or `any`; `want` is `read` or one of `REFUSALS`. The tags say what is
    in the picture: a wanted view for which there is no room is not among them.
    """
    rng = np.random.default_rng([seed, 4711])
    style = style or sample_style(seed)
    tags = choose_tags(rng, view)
    deck = random_deck(rng)
    count = {"seven": 7, "nine": 9}.get(want, 8)
    codes = deal(rng, deck, count)
    scene = _scene(rng, style, tags, codes)
    scene.unused = without(deck, codes)
    add_clutter(rng, scene, style, tags)
    if want != "read":
        codes = photo_refuse.spoil(rng, scene, style, want, codes)
    pixels = photo_refuse.after(rng, render(rng, scene), want)
    shown = scene.rows[0] if codes else []
    nothing = np.zeros((0, 4, 2), np.float32)
    corners, stacks = outlines(scene, shown) if shown else (nothing, nothing)
    refuse = None if want == "read" else want
    return Shot(
        pixels, tuple(codes), corners, stacks, style.name, frozenset(tags), refuse, tuple(deck)
    )


def truth(shot: Shot) -> dict[str, object]:
    """What truth.json says of a photo."""
    return {
        "cards": list(shot.cards),
        "style": shot.style,
        "tags": sorted(shot.tags),
        "refuse": shot.refuse,
        "corners": shot.corners.round(1).tolist(),
        "stacks": shot.stacks.round(1).tolist(),
        "deck": list(shot.deck),
    }


def main() -> None:
    """Write photos and their truth into a folder."""
    parser = argparse.ArgumentParser(description="make seeded test photos")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=12)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--style", choices=sorted(FIXED))
    parser.add_argument("--view", choices=("any", *VIEWS), default="any")
    parser.add_argument("--want", choices=("read", *REFUSALS), default="read")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    known = {}
    for seed in range(options.seed, options.seed + options.count):
        shot = make_photo(seed, FIXED.get(options.style), options.view, options.want)
        name = f"{seed:04d}.jpg"
        cv2.imwrite(str(options.out / name), shot.pixels, [cv2.IMWRITE_JPEG_QUALITY, 92])
        known[name] = truth(shot)
    (options.out / "truth.json").write_text(json.dumps(known, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
