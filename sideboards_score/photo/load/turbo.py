"""JPEG decoded by libjpeg-turbo through `simplejpeg`, with what it has to say about the data.

Pillow decodes with the same library and gets the same pixels, but keeps its warnings to itself, and
OpenCV prints them past Python. They are the only word about data that make no sense.
"""

import importlib
import re
from types import ModuleType
from typing import NamedTuple

import numpy as np

from sideboards_score.photo.arrays import Pixels

CHANNELS = {"RGB": ("BGR", 3), "L": ("GRAY", 1), "CMYK": ("CMYK", 4)}
"""For each mode of Pillow the order of the channels, and their number."""

HARMLESS = (
    "Warning: unknown JFIF revision",
    "Unknown Adobe color transform",
    "Inconsistent progression",
    "Invalid SOS parameters",
    "Application transferred",
    "Corrupt JPEG data: bad ICC",
)
"""How warnings begin (libjpeg, jerror.h) that are not about the data of the picture."""
ENDED = ("Corrupt JPEG data: premature end", "Premature end of JPEG file")
"""How warnings begin that the data are too few."""
EXTRANEOUS = re.compile(r"Corrupt JPEG data: (\d+) extraneous bytes before marker 0x([0-9a-f]{2})")
END = 0xD9
PADDING = frozenset(b"\0\xff")
"""What some cameras fill a file up with before its end marker."""


class Turbo(NamedTuple):
    """What was decoded."""

    pixels: Pixels
    """(h, w, 3) BGR, (h, w, 1) grey or (h, w, 4) CMYK as it is stored."""
    warning: str
    """The first thing that the library had to say; empty if there was nothing."""


def decode(data: bytes, mode: str, size: tuple[int, int], scale: int) -> Turbo | None:
    """The picture of a JPEG at `1 / scale` (1, 2, 4 or 8) of `size` (width, height).

    None where the library is not installed or does not know this kind of JPEG. Where it gives up
    in the middle, that is a warning as well.
    """
    library = _simplejpeg()
    if library is None or mode not in CHANNELS:
        return None
    order, count = CHANNELS[mode]
    width, height = (-(-side // scale) for side in size)
    try:
        library.decode_jpeg_header(data, strict=False)
    except ValueError:
        return None
    # What is decoded before a warning stays in the array; an exception would take it along.
    pixels = np.zeros((height, width, count), np.uint8)
    try:
        library.decode_jpeg(data, order, min_width=width, min_height=height, buffer=pixels)
    except ValueError as error:
        return Turbo(pixels, str(error) or "?")
    return Turbo(pixels, "")


def _simplejpeg() -> ModuleType | None:
    try:
        return importlib.import_module("simplejpeg")
    except (ImportError, OSError):
        return None


def is_damage(warning: str, data: bytes, *, complete: bool) -> bool:
    """Whether a warning means that `data`, up to the end of the picture, are not as written.

    Of a file that is not `complete` it is known that data are missing.
    """
    if not warning or warning.startswith(HARMLESS):
        return False
    if warning.startswith(ENDED):
        return complete
    extra = EXTRANEOUS.match(warning)
    if extra is None:
        return complete or "bad" in warning
    count, marker = int(extra[1]), int(extra[2], 16)
    filling = data[-2 - count : -2]
    return complete and not (marker == END and PADDING.issuperset(filling))
