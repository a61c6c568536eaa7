"""How the cards are printed: one frozen value per style, and samplers of plausible ones."""

import colorsys
from dataclasses import dataclass, field, replace

import cv2
import numpy as np
from photo_noise import between
from photo_print import Mark, Texture

Rgb = tuple[int, int, int]
LETTERS = "RTPOK"


@dataclass(frozen=True)
class Handles:
    """The drawing of the three handles; lengths as parts of the card's width."""

    petals: int = 6
    petal: str = "round"  # round, oval, pointed, daisy, scalloped
    petal_lines: float = 0.0
    eye: str = "none"  # none, dark, light
    square: str = "flat"  # flat, inset, knob, cut, frame, pyramid
    square_radius: float = 0.15
    bar: str = "rounded"  # plain, rounded, dumbbell, inset, bow, screws, slot, taper
    flower_size: float = 0.17
    square_size: float = 0.13
    bar_size: float = 0.26
    bar_height: float = 0.07
    jitter: float = 0.0
    silver: Rgb = (205, 207, 212)
    relief: float = 0.5
    outline: float = 0.5
    shadow: float = 0.4
    place: tuple[float, float] = (0.0, 0.0)  # from the middle, parts of a drawer's width, height
    hollow: float = 0.0  # width of the line where only the outline is drawn
    tint: float = 0.0  # how much of the drawer's own colour is in the metal


@dataclass(frozen=True)
class Style:
    """A print. Lengths are parts of the card's width, `gap` of a drawer's height."""

    name: str
    shades: dict[str, Rgb]
    aspect: float = 1.54
    border_x: float = 0.05
    border_y: float = 0.05
    border: Rgb | None = (30, 32, 70)
    border_wood: float = 0.0
    corner: float = 0.04
    gap: float = 0.05
    gap_color: Rgb | None = None
    drawer_corner: float = 0.0
    line: float = 0.0
    line_color: Rgb = (40, 25, 15)
    panel: float = 0.0
    gradient: float = 0.0
    bevel: float = 0.0
    grain: float = 0.0
    paper: float = 0.01
    gloss: float = 0.0
    pinstripe: float = 0.0
    speckles: float = 0.0
    handles: Handles = field(default_factory=Handles)
    textures: tuple[Texture, ...] = ()  # of the five colours in turn; fewer are repeated
    same_art: bool = False  # whether a colour has the same texture on every card
    marks: tuple[Mark, ...] = ()
    one_way: bool = False  # whether a card that lies upside down shows its print upside down


def _lab(color: Rgb) -> "np.ndarray[tuple[int, ...], np.dtype[np.float32]]":
    pixel = np.array([[color]], np.float32) / 255
    return np.asarray(cv2.cvtColor(pixel, cv2.COLOR_RGB2LAB)[0, 0], np.float32)


def nearest_pair(shades: dict[str, Rgb]) -> float:
    """The smallest distance in Lab between two of the five shades."""
    labs = [_lab(color) for color in shades.values()]
    return min(float(np.linalg.norm(a - b)) for i, a in enumerate(labs) for b in labs[i + 1 :])


_RANGES = {
    "R": ((-12, 9), (0.74, 0.97), (0.68, 0.95)),
    "T": ((160, 194), (0.6, 1.0), (0.5, 0.85)),
    "P": ((318, 370), (0.3, 0.62), (0.86, 1.0)),
    "O": ((19, 41), (0.78, 1.0), (0.84, 1.0)),
    "K": ((0, 360), (0.0, 0.4), (0.07, 0.23)),
}
"""Per colour: hue in degrees, saturation and value of HSV."""


def _shade(rng: np.random.Generator, letter: str) -> Rgb:
    hue, saturation, value = (between(rng, *limits) for limits in _RANGES[letter])
    red, green, blue = colorsys.hsv_to_rgb(hue / 360 % 1, saturation, value)
    return round(red * 255), round(green * 255), round(blue * 255)


def sample_shades(rng: np.random.Generator) -> dict[str, Rgb]:
    """Five shades that a person tells apart: every two at least 33 apart in Lab."""
    while True:
        shades = {letter: _shade(rng, letter) for letter in LETTERS}
        if nearest_pair(shades) >= 33:
            return shades


def sample_handles(rng: np.random.Generator, *, held_out: bool = False) -> Handles:
    """Drawings of the handles; `held_out` draws from those kept for the final figures."""
    squares = ["cut", "knob"] if held_out else ["flat", "inset", "knob"]
    bars = ["bow", "screws", "plain"] if held_out else ["plain", "rounded", "dumbbell", "inset"]
    petals = ["pointed", "oval"] if held_out else ["round", "round", "oval"]
    grey = between(rng, 178, 232)
    tint = rng.uniform(-7, 7, 2)
    size = between(rng, 0.85, 1.2)
    return Handles(
        petals=int(rng.integers(5, 9)),
        petal=str(rng.choice(petals)),
        petal_lines=max(0.0, between(rng, -0.35, 0.35)),
        eye=str(rng.choice(["none", "dark", "light"])),
        square=str(rng.choice(squares)),
        square_radius=between(rng, 0.0, 0.28),
        bar=str(rng.choice(bars)),
        flower_size=size * between(rng, 0.13, 0.17),
        square_size=size * between(rng, 0.105, 0.135),
        bar_size=size * between(rng, 0.2, 0.3),
        bar_height=size * between(rng, 0.048, 0.075),
        jitter=between(rng, 0, 0.012),
        silver=(round(grey + tint[0]), round(grey), round(grey + tint[1])),
        relief=between(rng, 0, 1),
        outline=max(0.0, between(rng, -0.4, 0.9)),
        shadow=max(0.0, between(rng, -0.3, 0.7)),
    )


def base_style(rng: np.random.Generator, name: str, *, held_out: bool = False) -> Style:
    """What all families share: shades, handles, paper."""
    return Style(
        name=name,
        shades=sample_shades(rng),
        aspect=between(rng, 1.42, 1.64),
        corner=between(rng, 0.0, 0.075),
        paper=between(rng, 0.003, 0.025),
        gloss=max(0.0, between(rng, -0.3, 0.5)),
        handles=sample_handles(rng, held_out=held_out),
    )


def _dark(rng: np.random.Generator) -> Rgb:
    depth, value = between(rng, 0, 0.6), between(rng, 0.1, 0.32)
    red, green, blue = colorsys.hsv_to_rgb(rng.random(), depth, value)
    return round(red * 255), round(green * 255), round(blue * 255)


def _light(rng: np.random.Generator) -> Rgb:
    red, green, blue = colorsys.hsv_to_rgb(
        between(rng, 0.05, 0.6), between(rng, 0, 0.14), between(rng, 0.86, 0.98)
    )
    return round(red * 255), round(green * 255), round(blue * 255)


def dark_border(rng: np.random.Generator, name: str) -> Style:
    """A dark margin all around, drawers with small gaps, often with an inner panel line."""
    width = between(rng, 0.02, 0.08)
    return replace(
        base_style(rng, name),
        border=_dark(rng),
        border_x=width,
        border_y=width * between(rng, 0.8, 1.3),
        gap=between(rng, 0.0, 0.1),
        drawer_corner=max(0.0, between(rng, -0.1, 0.15)),
        panel=max(0.0, between(rng, -0.5, 1)),
        gradient=between(rng, -0.12, 0.12),
        bevel=max(0.0, between(rng, -0.5, 0.8)),
    )


def light_border(rng: np.random.Generator, name: str) -> Style:
    """A white or cream margin, a dark line around and between the drawers."""
    width = between(rng, 0.025, 0.085)
    return replace(
        base_style(rng, name),
        border=_light(rng),
        border_x=width,
        border_y=width * between(rng, 0.8, 1.3),
        gap=between(rng, 0.0, 0.08),
        gap_color=_dark(rng) if rng.random() < 0.6 else None,
        line=max(0.0, between(rng, -0.005, 0.014)),
        grain=max(0.0, between(rng, -0.3, 0.6)),
        gradient=between(rng, -0.1, 0.1),
    )


def cabinet(rng: np.random.Generator, name: str) -> Style:
    """A wooden body seen at top and bottom, hardly at the sides."""
    brown = (round(between(rng, 70, 150)), round(between(rng, 42, 95)), round(between(rng, 22, 60)))
    return replace(
        base_style(rng, name),
        border=brown,
        border_wood=between(rng, 0.4, 1),
        border_x=between(rng, 0.008, 0.05),
        border_y=between(rng, 0.02, 0.09),
        gap=between(rng, 0.01, 0.1),
        gap_color=_dark(rng),
        panel=max(0.0, between(rng, -0.5, 1)),
        bevel=max(0.0, between(rng, -0.3, 1)),
        grain=between(rng, 0, 0.6),
    )


def borderless(rng: np.random.Generator, name: str) -> Style:
    """Drawers printed to the card's edge."""
    return replace(
        base_style(rng, name),
        border=None,
        border_x=0.0,
        border_y=0.0,
        gap=between(rng, 0, 0.05),
        gap_color=_dark(rng) if rng.random() < 0.5 else _light(rng),
        line=max(0.0, between(rng, -0.008, 0.01)),
        gradient=between(rng, -0.2, 0.2),
        bevel=max(0.0, between(rng, -0.5, 0.8)),
    )


FAMILIES = (dark_border, light_border, cabinet, borderless)


def sample_style(seed: int) -> Style:
    """A style of one of the common families."""
    rng = np.random.default_rng([seed, 77])
    family = FAMILIES[int(rng.integers(len(FAMILIES)))]
    return family(rng, f"{family.__name__}-{seed}")


def _shades(*colors: Rgb) -> dict[str, Rgb]:
    return dict(zip(LETTERS, colors, strict=True))


STYLE_A = Style(
    name="A",
    shades=_shades((205, 22, 48), (30, 172, 158), (240, 120, 175), (248, 146, 32), (38, 38, 44)),
    border=(24, 28, 74),
    gap=0.07,
    panel=0.7,
    bevel=0.3,
    handles=Handles(
        petals=6, petal_lines=0.3, eye="light", square="inset", bar="inset", outline=0.8
    ),
)
STYLE_B = Style(
    name="B",
    shades=_shades((235, 30, 22), (28, 180, 200), (246, 150, 150), (250, 168, 22), (24, 22, 24)),
    border=(240, 238, 232),
    gap=0.06,
    gap_color=(70, 40, 22),
    line=0.012,
    line_color=(70, 40, 22),
    grain=0.5,
    handles=Handles(
        petals=5,
        square="flat",
        square_radius=0.08,
        bar="plain",
        bar_size=0.25,
        bar_height=0.06,
        flower_size=0.15,
        square_size=0.12,
        relief=0.15,
        outline=0.2,
        shadow=0.2,
    ),
)
STYLE_C = Style(
    name="C",
    shades=_shades((190, 20, 38), (14, 110, 118), (225, 75, 150), (240, 120, 20), (36, 36, 38)),
    border=(92, 52, 36),
    border_wood=0.7,
    border_x=0.015,
    border_y=0.06,
    gap=0.05,
    gap_color=(60, 34, 22),
    panel=0.5,
    bevel=0.5,
    grain=0.25,
    handles=Handles(
        petals=6,
        petal_lines=0.2,
        square="inset",
        bar="dumbbell",
        bar_size=0.33,
        bar_height=0.09,
        relief=0.9,
        shadow=0.5,
        flower_size=0.19,
    ),
)
FIXED = {style.name: style for style in (STYLE_A, STYLE_B, STYLE_C)}
