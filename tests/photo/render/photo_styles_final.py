"""Styles for the final figures only: never look at them while tuning.

Seeds lie apart from those of the tuning. Half of the styles are of families that the tuning set
does not have (`OWN`), and these draw handles from a choice that holds kinds kept back from it:
pointed petals, cut squares, bows, bars with screws. The other half are fresh samples of the common
families.
"""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
from photo_noise import between
from photo_styles import FAMILIES, Rgb, Style, base_style

SEEDS = range(500_000, 501_000)
"""Seeds of photos for the final figures."""


def _tone(rng: np.random.Generator, low: float, high: float) -> Rgb:
    red, green, blue = (int(v) for v in rng.uniform(low, high, 3))
    return red, green, blue


def tiles(rng: np.random.Generator, name: str) -> Style:
    """Rounded drawers like tiles, with wide gaps in the border's own colour."""
    tone = _tone(rng, 20, 70) if rng.random() < 0.5 else _tone(rng, 205, 250)
    width = between(rng, 0.03, 0.09)
    return replace(
        base_style(rng, name, held_out=True),
        border=tone,
        border_x=width,
        border_y=width,
        gap=between(rng, 0.07, 0.12),
        drawer_corner=between(rng, 0.12, 0.32),
        gradient=between(rng, -0.15, 0.15),
    )


def coloured_border(rng: np.random.Generator, name: str) -> Style:
    """A margin in a muted colour with a pinstripe."""
    width = between(rng, 0.04, 0.09)
    return replace(
        base_style(rng, name, held_out=True),
        border=_tone(rng, 60, 170),
        border_x=width,
        border_y=width * between(rng, 1, 1.5),
        pinstripe=between(rng, 0.006, 0.012),
        gap=between(rng, 0, 0.06),
        gap_color=_tone(rng, 15, 60),
        gloss=between(rng, 0.2, 0.8),
    )


def lacquer(rng: np.random.Generator, name: str) -> Style:
    """Glossy drawers with strong bevels, narrow dark joints, no margin at the sides."""
    return replace(
        base_style(rng, name, held_out=True),
        border=_tone(rng, 10, 60),
        border_x=0.0,
        border_y=between(rng, 0.0, 0.05),
        gap=between(rng, 0.02, 0.06),
        bevel=between(rng, 0.6, 1.0),
        gloss=between(rng, 0.6, 1.2),
    )


def vintage(rng: np.random.Generator, name: str) -> Style:
    """Worn print: speckles, grain, a cream margin, a double line around each drawer."""
    width = between(rng, 0.03, 0.08)
    return replace(
        base_style(rng, name, held_out=True),
        border=(232, 222, 200),
        border_x=width,
        border_y=width,
        gap=between(rng, 0.02, 0.08),
        line=between(rng, 0.006, 0.014),
        line_color=_tone(rng, 20, 90),
        panel=between(rng, 0.3, 1),
        speckles=between(rng, 0.15, 0.4),
        grain=between(rng, 0.1, 0.5),
        paper=between(rng, 0.02, 0.04),
    )


OWN = (tiles, coloured_border, lacquer, vintage)


def _style(index: int) -> Style:
    rng = np.random.default_rng([index, 990_001])
    families: tuple[Callable[[np.random.Generator, str], Style], ...] = (*OWN, *FAMILIES)
    family = families[index % len(families)]
    return family(rng, f"final-{family.__name__}-{index}")


STYLES: tuple[Style, ...] = tuple(_style(index) for index in range(48))


def style_of(seed: int) -> Style:
    """The style of a final photo."""
    return STYLES[seed % len(STYLES)]
