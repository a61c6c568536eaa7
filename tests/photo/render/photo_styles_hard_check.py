"""Hard prints that were for figures once, and were looked at since: what went wrong is tested.

Their handles are drawn in the kinds kept back for the final sets. The families of `OWN` are in
neither other set; the rest have other ranges than there.
"""

from functools import partial

from photo_hard_handles import grain, metal_handles, off_middle, patterned
from photo_hard_marks import corner_print, dovetail, escutcheon, keyhole, medallion, plate, rivets
from photo_styles import Style
from photo_styles_hard import HELD_OUT, Maker, style_set

SEEDS = range(600_000, 610_000)
"""Seeds of photos for checking."""

OWN: dict[str, Maker] = {
    "plate-behind": partial(plate, where="behind", tone=(60, 130)),
    "logo": partial(corner_print, text="logo", size=(0.08, 0.12), strength=(0.4, 0.8)),
    "marquetry": partial(patterned, pitch=(0.035, 0.06), lozenges=(0.25, 0.5)),
    "cracked": partial(patterned, pitch=(0.03, 0.05), crackle=(0.35, 0.7)),
    "striped": partial(patterned, pitch=(0.02, 0.045), stripes=(0.25, 0.5)),
    "medallion": partial(medallion, size=(0.2, 0.23), strength=(-0.35, 0.35)),
    "escutcheon": partial(escutcheon, size=(0.09, 0.13), tone=(140, 220)),
    "dovetail": partial(dovetail, long=(0.05, 0.09), strength=(0.3, 0.6)),
}
MAKERS: dict[str, Maker] = {
    **OWN,
    "grain-knots": partial(grain, fibres=(0.4, 0.9), arches=(0.0, 0.4), knots=2, tone=(85, 140)),
    "keyhole-fine": partial(keyhole, size=(0.018, 0.028), rim=(0.0, 0.5), tone=(170, 215)),
    "off-upper-left": partial(off_middle, x=(-0.3, -0.14), y=(-0.2, -0.02)),
    "antique-gold": partial(metal_handles, tone=(120, 175), warmth=(0.3, 0.5)),
    "bolts": partial(rivets, size=(0.03, 0.042), tone=(50, 140), far=(0.3, 0.35)),
}
"""Thirteen, so that no family always meets the same view."""

STYLES: tuple[Style, ...] = style_set(880_003, HELD_OUT, MAKERS)


def style_of(seed: int) -> Style:
    """The style of a hard photo for checking."""
    return STYLES[seed % len(STYLES)]
