"""A wider range of prints than the common families: odd shades, frames, finishes and handles."""

import colorsys
from dataclasses import replace

import numpy as np
from photo_noise import between
from photo_styles import LETTERS, Handles, Rgb, Style, nearest_pair

_RANGES = {
    "R": ((-14, 12), (0.66, 1.0), (0.6, 0.97)),
    "T": ((156, 200), (0.5, 1.0), (0.42, 0.9)),
    "P": ((312, 374), (0.26, 0.68), (0.8, 1.0)),
    "O": ((15, 45), (0.7, 1.0), (0.78, 1.0)),
    "K": ((0, 360), (0.0, 0.5), (0.05, 0.26)),
}
"""Per colour: hue in degrees, saturation and value of HSV."""


def _hsv(rng: np.random.Generator, *limits: tuple[float, float]) -> Rgb:
    hue, saturation, value = (between(rng, *pair) for pair in limits)
    red, green, blue = colorsys.hsv_to_rgb(hue / 360 % 1, saturation, value)
    return round(red * 255), round(green * 255), round(blue * 255)


def wide_shades(rng: np.random.Generator) -> dict[str, Rgb]:
    """Five shades that a person tells apart: every two at least 33 apart in Lab."""
    while True:
        shades = {letter: _hsv(rng, *_RANGES[letter]) for letter in LETTERS}
        if nearest_pair(shades) >= 33:
            return shades


def wide_handles(rng: np.random.Generator, drawings: int) -> Handles:
    """Handles of one of two sets of `drawings`: those tuned on (0), those that only check (1)."""
    petal = (("round", "oval", "daisy"), ("scalloped", "daisy", "round"))[drawings]
    square = (("flat", "inset", "frame"), ("pyramid", "inset", "knob"))[drawings]
    bar = (("rounded", "inset", "slot"), ("taper", "dumbbell", "plain"))[drawings]
    grey, tint = between(rng, 168, 238), rng.uniform(-9, 9, 2)
    size = between(rng, 0.85, 1.3)
    return Handles(
        petals=int(rng.integers(5, 10)),
        petal=str(rng.choice(petal)),
        petal_lines=max(0.0, between(rng, -0.4, 0.4)),
        eye=str(rng.choice(["none", "dark", "light"])),
        square=str(rng.choice(square)),
        square_radius=between(rng, 0.0, 0.3),
        bar=str(rng.choice(bar)),
        flower_size=size * between(rng, 0.13, 0.175),
        square_size=size * between(rng, 0.105, 0.14),
        bar_size=size * between(rng, 0.2, 0.31),
        bar_height=size * between(rng, 0.045, 0.08),
        jitter=between(rng, 0, 0.014),
        silver=(round(grey + tint[0]), round(grey), round(grey + tint[1])),
        relief=between(rng, 0, 1.3),
        outline=max(0.0, between(rng, -0.4, 1.0)),
        shadow=max(0.0, between(rng, -0.3, 0.9)),
    )


def wide_style(seed: int, drawings: int) -> Style:
    """A print whose features are drawn each for itself, so that any go together."""
    rng = np.random.default_rng([seed, 78, drawings])
    width = max(0.0, between(rng, -0.02, 0.1))
    dark, light = ((0, 360), (0, 0.6), (0.06, 0.34)), ((0, 360), (0, 0.18), (0.8, 1.0))
    style = Style(
        name=f"wide-{drawings}-{seed}",
        shades=wide_shades(rng),
        aspect=between(rng, 1.4, 1.66),
        border_x=width,
        border_y=width * between(rng, 0.6, 1.6),
        border=_hsv(rng, *(dark if rng.random() < 0.5 else light)) if width else None,
        corner=between(rng, 0.0, 0.08),
        gap=between(rng, 0.0, 0.11),
        gap_color=_hsv(rng, *(dark if rng.random() < 0.6 else light)),
        handles=wide_handles(rng, drawings),
    )
    return _finished(rng, style)


def _some(rng: np.random.Generator, most: float) -> float:
    """Nothing for two prints in five, else up to `most`."""
    return max(0.0, between(rng, -0.67, 1.0)) * most


def _finished(rng: np.random.Generator, style: Style) -> Style:
    """What is printed on and around the drawers."""
    return replace(
        style,
        border_wood=_some(rng, 1.0),
        drawer_corner=_some(rng, 0.2),
        line=_some(rng, 0.014),
        panel=_some(rng, 1.0),
        gradient=between(rng, -0.2, 0.2),
        bevel=_some(rng, 1.0),
        grain=_some(rng, 0.8),
        paper=between(rng, 0.003, 0.025),
        gloss=_some(rng, 0.7),
        pinstripe=_some(rng, 0.01) if style.border else 0.0,
        speckles=_some(rng, 0.4),
    )
