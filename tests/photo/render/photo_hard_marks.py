"""Makers of hard prints: marks on the drawers that are no handles."""

from dataclasses import replace

import numpy as np
from photo_noise import between
from photo_print import Mark
from photo_styles import Style
from photo_styles_hard import Range, beside, inside, metal, outer, scaled, toned


def keyhole(
    rng: np.random.Generator,
    style: Style,
    *,
    size: Range,
    rim: Range = (0, 0),
    tone: Range = (165, 210),
) -> Style:
    """Pale chalky colours, small steel handles, a keyhole where a bare drawer's handle would be."""
    wide, around = between(rng, *size), between(rng, *rim)
    hole = Mark("keyhole", "bare", size=(wide, 2.1 * wide), tone=(24, 20, 20), strength=0.9)
    plate = Mark("ring", "bare", size=(2.2 * wide, 3 * wide), tone=(150, 146, 138), strength=around)
    handles = replace(
        scaled(style.handles, between(rng, 0.78, 0.92)),
        silver=metal(rng, tone, (-0.06, 0.02)),
        relief=between(rng, 0.4, 1.1),
        shadow=between(rng, 0.3, 0.7),
    )
    shades = toned(rng, (236, 232, 226), (0.06, 0.26))
    marks = (plate, hole) if around else (hole,)
    return replace(style, shades=shades, marks=marks, handles=handles)


def plate(rng: np.random.Generator, style: Style, *, where: str, tone: Range) -> Style:
    """A label plate on every drawer: beside, above or behind its handle."""
    paint = metal(rng, tone, (-0.02, 0.45))
    side = 1 if rng.random() < 0.5 else -1
    at, size = {
        "beside": ((side * outer(style, 0.18), 0.0), (0.18, 0.1)),
        "above": ((0.0, -0.26), (0.26, 0.075)),
        "behind": ((0.0, 0.0), (0.38, 0.2)),
    }[where]
    high = between(rng, 0.85, 1.1) * size[1]
    label = Mark("plate", at=at, size=(size[0], high), tone=paint, strength=between(rng, 0.7, 1))
    small = replace(beside(style, 0.18), marks=(label,))
    return inside(small, 0.0, 0.24) if where == "above" else small


def corner_print(
    rng: np.random.Generator, style: Style, *, text: str, size: Range, strength: Range
) -> Style:
    """A number, a letter, words or a logo in one corner of every drawer."""
    side = 1 if rng.random() < 0.5 else -1
    high, dark = between(rng, *size), between(rng, *strength)
    tone = (245, 242, 232) if rng.random() < 0.5 else None
    at = (side * between(rng, 0.36, 0.4), between(rng, -0.28, 0.28))
    kind = "logo" if text == "logo" else "text"
    line = 1.0 if rng.random() < 0.5 else 0.0
    mark = Mark(kind, at=at, size=(high, high), tone=tone, strength=dark, line=line, text=text)
    return replace(style, marks=(mark,))


def rivets(
    rng: np.random.Generator, style: Style, *, size: Range, tone: Range, far: Range
) -> Style:
    """A rivet in each corner of every drawer."""
    head, out = between(rng, *size), between(rng, *far)
    at = (0.5 - (0.5 - out) * 0.35, out)
    paint = metal(rng, tone, (-0.05, 0.3))
    mark = Mark("rivets", at=at, size=(head, head), tone=paint, strength=0.9)
    hole = replace(mark, size=(head * 0.45, head * 0.45), tone=None, strength=0.6)
    return replace(style, marks=(mark, hole))


def framed(
    rng: np.random.Generator, style: Style, *, on: str, size: Range, strength: Range
) -> Style:
    """An engraved frame around each handle, or around every drawer's middle."""
    across = between(rng, *size)
    mark = Mark(
        "frame",
        on,
        size=(across, between(rng, 0.72, 0.8)),
        strength=between(rng, *strength),
        line=between(rng, 0.004, 0.009),
    )
    return replace(style, marks=(mark,), handles=scaled(style.handles, 0.9))


def medallion(rng: np.random.Generator, style: Style, *, size: Range, strength: Range) -> Style:
    """A round field with a line around it in the middle of every drawer, under its handle."""
    side = between(rng, *size)
    field = Mark("ring", size=(1.35 * side, side), strength=between(rng, *strength))
    line = replace(field, strength=0.7, line=between(rng, 0.005, 0.01))
    return replace(style, marks=(field, line))


def escutcheon(rng: np.random.Generator, style: Style, *, size: Range, tone: Range) -> Style:
    """A small shield beside the middle of every drawer, with a keyhole in it."""
    high, side = between(rng, *size), 1 if rng.random() < 0.5 else -1
    at, paint = (side * outer(style, 0.8 * high), 0.0), metal(rng, tone, (-0.05, 0.45))
    shield = Mark("shield", at=at, size=(0.8 * high, high), tone=paint, strength=0.9)
    hole = Mark("keyhole", at=at, size=(0.2 * high, 0.45 * high), tone=(20, 18, 18), strength=0.9)
    return replace(beside(style, 0.8 * high), marks=(shield, hole))


def dovetail(rng: np.random.Generator, style: Style, *, long: Range, strength: Range) -> Style:
    """Joints at both ends of every drawer."""
    tails = Mark(
        "dovetail",
        size=(between(rng, *long), between(rng, 0.035, 0.055)),
        strength=between(rng, *strength),
    )
    return replace(style, marks=(tails,))
