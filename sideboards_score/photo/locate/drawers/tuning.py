"""Every threshold of finding what may be drawers, with its reason."""

from dataclasses import dataclass


@dataclass(frozen=True)
class DrawersTuning:
    """Lengths are ratios to the drawer, except where a field says pixels."""

    # Finding drawers
    work_side: int = 1100
    """Longer side in pixels for finding: a row over half the frame has drawers 60 x 18 px. Of 14
    photos two come out otherwise with a fifth less, one with a fifth more."""
    seed_step: int = 7
    """Pixels between seeds: a drawer that can be read covers at least two. Of 14 photos two come
    out otherwise with a fifth more."""
    light_step: int = 26
    """Lightness (0-255) that may vary within a drawer: grain, bevel and a soft shadow. Of 14 photos
    one comes out otherwise with a fifth more."""
    chroma_step: int = 11
    """Lab a and b that may vary within a drawer; red and pink differ by more even when dim. Of 14
    photos two come out otherwise with a fifth less or more."""
    least_patch_width: int = 20
    """Pixels of the working picture; narrower drawers could not be read afterwards."""
    least_fill: float = 0.6
    """Part of its four-sided hull that a drawer fills, handle, grain and glare left out. Of 14
    photos two come out otherwise with a fifth more."""
    least_aspect: float = 1.7
    """Width to height of a drawer: 3 from above, less when the camera looks along the row."""
    most_aspect: float = 8.0
    """3.5 from above, a gap and a tilt of 40 degrees and a bevel make it up to 6.5."""
    steepest: float = 0.9
    """Tangent of the steepest drawer edge: roll 25 and a turned card and perspective."""

    # Plates on drawers, found in place of them
    plate_width: int = 12
    plate_aspect: float = 1.15
    """Least width in pixels of the working picture, and least width to height, of a plate."""
    least_plates: int = 6
    """Patches of one colour, three or more in a column, that make plates of a print: two cards."""
    narrow_plate: float = 1.6
    """Times as wide as a plate of which a handle, or a blurred edge, took a part."""
    plate_alike: float = 0.1
    """Part of the plates whose colour another one has: the drawers may shine through them."""
    plate_pitch: float = 0.48
    """Widths from a plate to the one below: drawers have 0.31 from above, hardly ever 0.5 where the
    camera looks along the row, and plates 0.54 and more. Of nine photos with grain or plates one
    comes out otherwise with a fifth more."""
    plate_cost: float = 0.03
    """In place of `usual_cost`: of 168 rows behind plates none had more than 0.022; two that were
    pieced together from what lies beside plates had 0.04 and 0.06."""
    plate_step: float = 2.1
    """Widths from card to card from which plates were taken for drawers, if they lie so far apart
    above one another, too; cards have 1 to 1.9."""
    plate_rim: float = 1.28
    """Of its size that is painted over: the line around it, and the blur of its edge."""
    beside_plate: float = 1.4
    """Of its width where the colour beside it is taken: behind the rim, and still on the drawer."""

    # Drawers in two parts
    half_width: int = 9
    """Least longer side in pixels of the working picture of a part beside a plate."""
    half_level: float = 0.75
    """Of its height that the two parts of a drawer have in common, along the line through both."""
    half_gap: tuple[float, float] = (0.15, 0.65)
    """Part of a drawer's width that is missing between them: the plate, and the blur around it."""
    half_alike: float = 0.08
    """By which this part may differ from that of most drawers: 0.03 from one end of the row to the
    other, at a slant."""
    least_halves: int = 8
    most_halves: int = 200
    """Drawers in two parts that are no chance, one of each card; and no chequered cloth."""
