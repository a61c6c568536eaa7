"""Styles that nothing is tuned on: they check, before the final figures, what was tuned."""

from photo_styles import Style, sample_style
from photo_styles_wide import wide_style

SEEDS = range(3000, 4000)
"""Seeds of photos for checking."""

STYLES: tuple[Style, ...] = (
    *(wide_style(seed, 1) for seed in range(1, 41)),
    *(sample_style(seed) for seed in range(101, 121)),
)


def style_of(seed: int) -> Style:
    """The style of a checking photo."""
    return STYLES[seed % len(STYLES)]
