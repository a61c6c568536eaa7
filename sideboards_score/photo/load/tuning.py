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

    same_color: int = 2
    """Levels of 256 that a profile may differ from sRGB and still be taken for it: the many sRGB
    profiles in use differ by rounding, no drawer is judged by so little, and it saves a pass."""

    wide_sample: int = 255
    """Above this, samples of 32 bits are taken for 16-bit ones."""


TUNING = LoadTuning()
"""What the program uses."""
