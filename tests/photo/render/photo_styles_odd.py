"""Further styles to be looked at while tuning: odder prints than the common ones."""

from photo_styles import Style
from photo_styles_wide import wide_style

SEEDS = range(1000, 2000)
"""Seeds of photos for tuning."""

STYLES: tuple[Style, ...] = tuple(wide_style(seed, 0) for seed in range(1, 61))


def style_of(seed: int) -> Style:
    """The style of a tuning photo."""
    return STYLES[seed % len(STYLES)]
