"""Hard prints to be looked at while tuning."""

from functools import partial

from photo_hard_handles import embossed, grain, hollow, metal_handles, off_middle, patterned, sized
from photo_hard_marks import corner_print, framed, keyhole, plate, rivets
from photo_styles import Style
from photo_styles_hard import Maker, style_set

SEEDS = range(20_000, 30_000)
"""Seeds of photos for tuning."""

MAKERS: dict[str, Maker] = {
    "grain": partial(grain, fibres=(0.45, 0.95)),
    "keyhole": partial(keyhole, size=(0.022, 0.032)),
    "off-right": partial(off_middle, x=(0.17, 0.3)),
    "plate-beside": partial(plate, where="beside", tone=(190, 240)),
    "numbered": partial(corner_print, text="number", size=(0.045, 0.06), strength=(0.5, 0.9)),
    "gold": partial(metal_handles, tone=(190, 245), warmth=(0.4, 0.6)),
    "black": partial(metal_handles, tone=(16, 34), warmth=(-0.1, 0.1), lift=(0.15, 0.22)),
    "hollow": partial(hollow, line=(0.011, 0.016), tone=(190, 240)),
    "rivets": partial(rivets, size=(0.022, 0.03), tone=(150, 220), far=(0.34, 0.38)),
    "tiny": partial(sized, by=(0.62, 0.75)),
    "flecked": partial(patterned, pitch=(0.01, 0.03), flecks=(0.4, 1.0)),
    "embossed": partial(embossed, tint=(0.5, 0.7), relief=(1.0, 1.8)),
    "framed-handle": partial(framed, on="handled", size=(0.44, 0.52), strength=(0.4, 0.8)),
}
"""Thirteen, so that no family always meets the same view."""

STYLES: tuple[Style, ...] = style_set("tuning", 880_001, 0, MAKERS)


def style_of(seed: int) -> Style:
    """The style of a hard photo for tuning."""
    return STYLES[seed % len(STYLES)]
