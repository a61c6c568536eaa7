"""The styles and seeds to be looked at while tuning."""

from photo_styles import FIXED, Style, sample_style

SEEDS = range(1, 1000)
"""Seeds of photos for tuning."""

STYLES: tuple[Style, ...] = (*FIXED.values(), *(sample_style(seed) for seed in range(1, 61)))


def style_of(seed: int) -> Style:
    """The style of a tuning photo."""
    return STYLES[seed % len(STYLES)]
