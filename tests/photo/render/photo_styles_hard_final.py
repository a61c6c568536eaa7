"""Hard prints for the final figures only: never look at them while tuning or choosing.

Their handles are drawn in the kinds kept back for the final sets. Most have two difficulties at
once; no other set has a family of `OWN`, and the rest have other ranges than there.
"""

from functools import partial

from photo_hard_handles import (
    embossed,
    grain,
    hollow,
    metal_handles,
    off_middle,
    patchwork,
    patterned,
    sized,
)
from photo_hard_marks import corner_print, framed, keyhole, medallion, plate, rivets
from photo_styles import Style
from photo_styles_hard import HELD_OUT, Maker, both, style_set

SEEDS = range(790_000, 800_000)
"""Seeds of photos for the final figures."""

OWN: dict[str, Maker] = {
    "grain-keyhole": both(
        partial(keyhole, size=(0.02, 0.03)), partial(grain, fibres=(0.3, 0.6), tone=(95, 150))
    ),
    "plate-behind-pale": partial(plate, where="behind", tone=(175, 235)),
    "off-lower-right": both(
        partial(off_middle, x=(0.14, 0.28), y=(0.04, 0.18)),
        partial(patterned, pitch=(0.02, 0.04), lozenges=(0.15, 0.35)),
    ),
    "brass-woven": both(
        partial(metal_handles, tone=(150, 215), warmth=(0.4, 0.55)),
        partial(patterned, pitch=(0.01, 0.02), weave=(0.25, 0.6)),
    ),
    "tiny-striped": both(
        partial(sized, by=(0.66, 0.78)),
        partial(patterned, pitch=(0.02, 0.04), stripes=(0.15, 0.35)),
    ),
    "hollow-flecked": both(
        partial(hollow, line=(0.012, 0.018), tone=(150, 220)),
        partial(patterned, pitch=(0.012, 0.03), flecks=(0.3, 0.7)),
    ),
    "rivets-patchwork": both(
        partial(rivets, size=(0.024, 0.036), tone=(90, 200), far=(0.32, 0.36)),
        partial(patchwork, strength=(0.3, 0.5)),
    ),
    "embossed-cracked": both(
        partial(embossed, tint=(0.4, 0.6), relief=(1.1, 1.8)),
        partial(patterned, pitch=(0.03, 0.05), crackle=(0.2, 0.4)),
    ),
}
MAKERS: dict[str, Maker] = {
    **OWN,
    "grain-muted": partial(grain, fibres=(0.35, 0.8), tone=(90, 145)),
    "keyhole-steel": partial(keyhole, size=(0.022, 0.034), rim=(0.0, 0.6), tone=(140, 190)),
    "lettered-small": partial(corner_print, text="letter", size=(0.05, 0.07), strength=(0.5, 0.9)),
    "medallion-dark": partial(medallion, size=(0.19, 0.22), strength=(0.1, 0.4)),
    "framed-wide": partial(framed, on="handled", size=(0.48, 0.6), strength=(0.4, 0.8)),
}
"""Thirteen, so that no family always meets the same view."""

STYLES: tuple[Style, ...] = style_set(880_025, HELD_OUT, MAKERS)


def style_of(seed: int) -> Style:
    """The style of a hard final photo."""
    return STYLES[seed % len(STYLES)]
