"""The styles and seeds to be looked at while tuning."""

from photo_styles import FIXED, Style, sample_style
from photo_styles_wide import wide_style

SEEDS = range(1, 1000)
"""Seeds of photos for tuning."""

STYLES: tuple[Style, ...] = (*FIXED.values(), *(sample_style(seed) for seed in range(1, 61)))

WIDE: tuple[Style, ...] = tuple(wide_style(seed, 0) for seed in range(1, 61))
"""Prints further from the common ones."""


def style_of(seed: int) -> Style:
    """The style of a tuning photo: a common one and a wide one in turn."""
    styles = WIDE if seed % 2 else STYLES
    return styles[seed // 2 % len(styles)]
