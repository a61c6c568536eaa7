"""Hard prints for choosing between what was tuned: figures are taken, nothing is fitted to them."""

from functools import partial

from photo_hard_handles import grain, hollow, metal_handles, off_middle, patchwork, patterned, sized
from photo_hard_marks import corner_print, framed, keyhole, plate
from photo_styles import Style
from photo_styles_hard import Maker, style_set

SEEDS = range(30_000, 40_000)
"""Seeds of photos for choosing."""

MAKERS: dict[str, Maker] = {
    "grain-arches": partial(grain, fibres=(0.25, 0.6), arches=(0.35, 0.8), tone=(105, 165)),
    "keyhole-rim": partial(keyhole, size=(0.026, 0.038), rim=(0.5, 0.9), tone=(150, 195)),
    "off-corner": partial(off_middle, x=(0.1, 0.24), y=(0.08, 0.2)),
    "plate-above": partial(plate, where="above", tone=(160, 235)),
    "lettered": partial(corner_print, text="letter", size=(0.06, 0.085), strength=(0.4, 0.8)),
    "copper": partial(metal_handles, tone=(160, 205), warmth=(0.55, 0.75)),
    "black-lighter": partial(metal_handles, tone=(52, 74), warmth=(-0.1, 0.1)),
    "hollow-dark": partial(hollow, line=(0.013, 0.02), tone=(120, 180)),
    "huge": partial(sized, by=(1.3, 1.5)),
    "woven": partial(patterned, pitch=(0.008, 0.016), weave=(0.3, 0.7)),
    "fading": partial(patterned, pitch=(0.02, 0.03), fade=(0.4, 0.8), flecks=(0.1, 0.3)),
    "patchwork": partial(patchwork, strength=(0.35, 0.6)),
    "framed-middle": partial(framed, on="every", size=(0.5, 0.7), strength=(0.35, 0.7)),
}
"""Thirteen, so that no family always meets the same view."""

STYLES: tuple[Style, ...] = style_set("choosing", 880_002, 1, MAKERS)


def style_of(seed: int) -> Style:
    """The style of a hard photo for choosing."""
    return STYLES[seed % len(STYLES)]
