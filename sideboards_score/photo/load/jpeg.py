"""Which part of a picture a JPEG file really holds: one cut short is never taken for whole.

The JPEG library (and so Pillow) says nothing when data end early: it paints the rest mid-grey, or
leaves a progressive picture blurred. So the markers are walked here, before the decoding, and the
grey is looked for after it. Names of the fields are those of the standard (ITU-T T.81, annex B).
"""

import re
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from sideboards_score.photo.arrays import Ints, Pixels
from sideboards_score.photo.load.tuning import LoadTuning

FILL, EOI, SOS = 0xFF, 0xD9, 0xDA
"""What a marker begins with and may be padded with, the end of the image, the start of a scan."""
END_OF_JPEG = bytes((FILL, EOI))
FRAMES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
"""Markers that start a frame; C4, C8 and CC between them mean other things."""
PROGRESSIVE = frozenset({0xC2, 0xC6, 0xCA, 0xCE})
ALONE = frozenset({0x01, *range(0xD0, 0xD9)})
"""Markers that no length follows."""
MARKER = re.compile(rb"\xff+([^\x00\xff])", re.DOTALL)
RESTARTS = (0xD0, 0xD7)
"""First and last of the markers that stand inside a scan."""
SMOOTHED = 3
"""Lines at an edge of blocks that the smoothing of colours reaches: two, and one to spare."""
NEVER_SENT = 99
"""More bits missing than a coefficient has."""


@dataclass(slots=True)
class JpegFacts:
    """What the markers of a JPEG say."""

    complete: bool = False
    """The end marker stands where the last scan ends."""
    end: int = 0
    """The number of bytes up to the end of the data that are of use, filling left out."""
    progressive: bool = False
    scans: int = 0
    block_width: int = 8
    block_height: int = 8
    """Size in full-size pixels of what is coded together (the MCU)."""
    subsampled: bool = False
    """The second component has fewer samples than the first, as only differences of colour have."""
    split: bool = False
    """The colours stand in scans of their own, one after another."""
    lacking: dict[int, NDArray[np.int8]] = field(default_factory=dict)
    """For each component the lowest bits of its 64 coefficients that no scan was begun for."""

    @property
    def usable(self) -> bool:
        """Whether the picture is there as a whole but for lines at its end.

        A progressive one sharpens the whole picture scan by scan, so its end is needed; so it is
        where the colours come one after another. A file that was cut and closed with an end marker
        shows by the bits that no scan sends.
        """
        if not self.lacking or any(bits.any() for bits in self.lacking.values()):
            return False
        return self.scans > 0 and (self.complete or not (self.progressive or self.split))


def examine(data: bytes) -> JpegFacts:
    """Walk the markers of `data`, a JPEG, to its end marker or to the end of the data."""
    facts = JpegFacts(end=len(data))
    ends = _ends_of_scans(data)
    position = 2
    while found := MARKER.search(data, position):
        marker, position = found[1][0], found.end()
        if marker == EOI:
            facts.complete, facts.end = True, position
            return facts
        if marker in ALONE:
            continue
        length = int.from_bytes(data[position : position + 2], "big")
        segment = data[position + 2 : position + length]
        position += max(length, 2)
        if marker in FRAMES:
            _frame(facts, segment, progressive=marker in PROGRESSIVE)
        if marker == SOS:
            after = ends[np.searchsorted(ends, position) :]
            _scan(facts, segment)
            position = int(after[0]) if len(after) else len(data)
    # A copy that broke off is often filled up with zeros, a card of flash memory with ones.
    facts.end = len(data.rstrip(b"\x00\xff"))
    return facts


def _ends_of_scans(data: bytes) -> Ints:
    """Where in `data` a marker stands that would end a scan: no stuffed zero, restart or filling.

    By numpy, since a regular expression takes as long for this as half the decoding.
    """
    values = np.frombuffer(data, np.uint8)
    marks: Ints = np.flatnonzero(values[:-1] == FILL)
    follows = values[marks + 1]
    inside = (follows == 0) | (follows == FILL)
    inside |= (follows >= RESTARTS[0]) & (follows <= RESTARTS[1])
    ends: Ints = marks[~inside]
    return ends


def _frame(facts: JpegFacts, segment: bytes, *, progressive: bool) -> None:
    """The components of a picture: 6 bytes about the whole, then 3 for each."""
    facts.progressive = progressive
    parts = [segment[start : start + 3] for start in range(6, len(segment) - 2, 3)]
    facts.lacking = {part[0]: np.full(64, NEVER_SENT, np.int8) for part in parts}
    facts.block_height = 8 * max((part[1] & 15 for part in parts), default=1)
    facts.block_width = 8 * max((part[1] >> 4 for part in parts), default=1)
    facts.subsampled = len(parts) > 1 and parts[1][1] != parts[0][1]


def _scan(facts: JpegFacts, segment: bytes) -> None:
    """A scan: the components in it, the range of coefficients, and the bits still missing."""
    count = segment[0] if segment else 0
    facts.scans += 1
    if len(segment) < 4 + 2 * count:
        return
    first, last, bits = segment[1 + 2 * count : 4 + 2 * count]
    facts.split |= count < len(facts.lacking)
    sent = slice(first, last + 1) if facts.progressive else slice(None)
    for component in segment[1 : 1 + 2 * count : 2]:
        if component in facts.lacking:
            facts.lacking[component][sent] = bits & 15


def missing_lines(pixels: Pixels, facts: JpegFacts, scale: int, tuning: LoadTuning) -> int:
    """The number of lines at the bottom of `pixels`, not progressive, without sure data.

    `pixels` are (h, w) or (h, w, channels) as decoded, `scale` full-size pixels for each, before
    any turning and any conversion of colours. Also finds the grey of a file that somebody closed
    with an end marker.
    """
    height = -(-facts.block_height // scale)
    if not _is_fill(pixels[-1, -1:], tuning):
        return 0 if facts.complete else min(height, len(pixels))
    filled = 0
    while filled < len(pixels) and _is_fill(pixels[-1 - filled], tuning):
        filled += 1
    # The data ended inside the block line above, and colours are smoothed over its edges.
    return min(filled + height + SMOOTHED, len(pixels))


def _is_fill(pixels: Pixels, tuning: LoadTuning) -> bool:
    distance = np.abs(pixels.astype(np.int16) - tuning.grey_fill)
    return bool((distance <= tuning.grey_fill_tolerance).all())
