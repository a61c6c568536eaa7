"""Every threshold of the loading of photos, with its reason."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LoadTuning:
    """How large a file and a picture may be, and how far a picture is reduced."""

    most_bytes: int = 100_000_000
    """The largest files of phones, 200-megapixel JPEGs, have 60 MB, and TIFFs of 12 megapixels
    and 16 bits 72 MB; more is a film, or a device that never ends."""

    most_pixels: int = 120_000_000
    """The 108-megapixel mode of phones is let through; decoded whole, this much takes half a
    gigabyte, and what claims more is made to exhaust the memory."""

    least_long_side: int = 1600
    """Pixels of the longer side below which no picture is reduced: a row that fills two thirds of
    the width then has cards 130 px wide, and a handle of a tenth of that still has 13 px."""

    most_long_side: int = 2400
    """Pixels of the longer side of the pixels handed on: more detail than this is noise of the
    camera, and every later step pays for it by the pixel."""

    most_missing: float = 0.25
    """The part of a picture that may be missing from a cut-off JPEG. A file that lost its last
    bytes lacks a few lines; beyond a quarter nobody can say what else lay there (a second row)."""

    most_scans: int = 100
    """Scans of a progressive JPEG. Encoders write about 10; each costs a pass over all the pixels,
    so that a small file with thousands of them would be decoded for minutes."""

    grey_fill: int = 128
    """What the JPEG library paints where there is no data: coefficients of zero, mid-grey."""

    grey_fill_tolerance: int = 1
    """Rounding of the colour conversion, and inversion of CMYK, move the mid-grey by one."""

    seam_step: float = 4.0
    """Levels by which damage must shift the colours; a smaller shift turns no colour into another,
    and edges of things that are as weak as this run along blocks everywhere."""

    seam_part: float = 0.45
    """How well a stair must be made (1 is perfectly). In 57 good photos, cut into blocks of 8 and
    of 16, the best is 0.27; of stairs that damage made four in five reach 0.6."""

    seam_sharp: float = 0.25
    """The same after the slope around the edge is taken off. Waves and slanted edges keep nothing
    of it; damage keeps all, or half where the decoder smoothes colours over edges of blocks."""

    seam_margin: float = 0.2
    """How much better the stair must be made than the best that begins within blocks. In 250 good
    photos 0.0 to 0.1 is usual where a stair is found at all, on tables with strong grain; of 60
    stairs that damage made one had 0.1, on such a table, and the others 0.3 and more."""

    seam_height: int = 4
    """Lines that a block must have: a slope can only be told from a step with lines around it."""

    seam_least: float = 0.4
    seam_most: float = 1.8
    seam_aside: float = 0.8
    """From which part of the wanted step to which, and how far aside, a step is still like it:
    what is printed on the cards adds its own edges to each."""

    seam_spare: float = 0.1
    """How much the shorter end of a stair may be worse than the whole: it has few blocks."""

    seam_end: int = 2
    """Blocks that each end of a stair has at least; of one block alone nothing can be said."""

    seam_blocks: int = 8
    """Blocks that a picture must have in each direction for a stair to stand out."""

    most_black: int = 127
    """Mean of the black of a CMYK picture that says nothing about itself, above which it is taken
    for stored the other way round: black ink is added where all colours are dark, and no photo is
    dark all over."""

    raw_side: int = 1200
    """Pixels of the longer side of the largest picture in a raw file below which it is taken for a
    thumbnail, if the file holds a larger one that cannot be read."""

    same_color: int = 2
    """Levels of 256 that a profile may differ from sRGB and still be taken for it: the many sRGB
    profiles in use differ by rounding, no drawer is judged by so little, and it saves a pass."""

    wide_sample: int = 255
    """Above this, samples of 32 bits are taken for 16-bit ones."""


TUNING = LoadTuning()
"""What the program uses."""
