"""A JPEG without anything but its picture, by its bytes alone: nothing is decoded here.

Phones write place, time and owner beside the pixels, and some a second picture or a film behind
them. What a picture needs stays: its tables and scans, its colour profile, and which way up it is.
"""

import re
from typing import NamedTuple

from sideboards_score.errors import RefusedError

_MARKER = re.compile(rb"\xff[^\x00\xd0-\xd7\xff]")
"""In the data of a scan: what is neither a stuffed byte nor a restart."""
_START, _END, _SCAN = 0xD8, 0xD9, 0xDA
_APP0, _APP1, _APP2, _APP14, _APP15, _COMMENT = 0xE0, 0xE1, 0xE2, 0xEE, 0xEF, 0xFE
_FRAMES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
_ORIENTATION = 0x0112
_ENTRY = 12
_UPRIGHT, _MOST = 1, 8


class Stripped(NamedTuple):
    """A JPEG with nothing but its picture."""

    data: bytes
    size: tuple[int, int]
    """Width and height as its header says."""


def stripped_jpeg(data: bytes) -> Stripped:
    """The JPEG without metadata, and its size. Raises `RefusedError` where it is none."""
    kept: list[bytes] = [data[:2]]
    size, orientation, at = (0, 0), _UPRIGHT, 2
    while True:
        marker, body, after = _segment(data, at)
        if marker is None or marker == _END:
            break
        if marker in _FRAMES and len(body) >= 5:  # noqa: PLR2004 - precision, height, width
            size = (int.from_bytes(body[3:5], "big"), int.from_bytes(body[1:3], "big"))
        if marker == _APP1 and body.startswith(b"Exif\0\0"):
            orientation = _orientation(body[6:]) or orientation
        if marker == _SCAN:
            found = _MARKER.search(data, after)
            after = found.start() if found else len(data)
            kept.append(data[at:after])
        elif _needed(marker, body):
            kept.append(data[at:after])
        at = after
    if not all(size):
        raise RefusedError("photo-damaged", kind="JPEG")
    if orientation != _UPRIGHT:
        kept.insert(1, _exif(orientation))
    whole = marker == _END
    return Stripped(b"".join([*kept, b"\xff\xd9"] if whole else kept), size)


def _segment(data: bytes, at: int) -> tuple[int | None, bytes, int]:
    """The marker at a place with its body, and where the next one begins; None at a broken one."""
    while data[at : at + 2] == b"\xff\xff":  # any number of them may stand before a marker
        at += 1
    if at + 2 > len(data) or data[at] != 0xFF:  # noqa: PLR2004 - begins every marker
        return None, b"", at
    marker = data[at + 1]
    if marker == _END:
        return marker, b"", at + 2
    length = int.from_bytes(data[at + 2 : at + 4], "big")
    if length < 2 or at + 2 + length > len(data):  # noqa: PLR2004 - counts itself
        return None, b"", at
    return marker, data[at + 4 : at + 2 + length], at + 2 + length


def _needed(marker: int, body: bytes) -> bool:
    """Whether a segment is part of the picture: tables, frames, colour."""
    if marker == _APP0:
        return body.startswith(b"JFIF\0")
    if marker == _APP2:
        return body.startswith(b"ICC_PROFILE\0")
    if marker == _APP14:
        return body.startswith(b"Adobe")
    return not (_APP0 <= marker <= _APP15 or marker == _COMMENT)


def _orientation(tiff: bytes) -> int | None:
    """Which way up the picture is, 1 to 8, as the first directory says."""
    order = {b"II*\0": "little", b"MM\0*": "big"}.get(tiff[:4])
    if order is None:
        return None

    def number(at: int, size: int) -> int:
        return int.from_bytes(tiff[at : at + size], "little" if order == "little" else "big")

    start = number(4, 4)
    for index in range(min(number(start, 2), 200)):
        entry = start + 2 + index * _ENTRY
        if number(entry, 2) == _ORIENTATION:
            value = number(entry + 8, 2)
            return value if _UPRIGHT <= value <= _MOST else None
    return None


def _exif(orientation: int) -> bytes:
    """A segment that says which way up a picture is, and nothing else."""
    entry = _ORIENTATION.to_bytes(2, "big") + b"\0\3\0\0\0\1" + orientation.to_bytes(2, "big")
    body = b"Exif\0\0MM\0*\0\0\0\x08\0\x01" + entry + b"\0\0" + b"\0\0\0\0"
    return b"\xff\xe1" + (len(body) + 2).to_bytes(2, "big") + body
