"""File to upright sRGB pixels, or a reason why not."""

import os
import stat
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

import numpy as np
from PIL import ExifTags, Image, ImageChops
from PIL.ImageFile import ImageFile

from sideboards_score.errors import FileError, RefusedError, Where
from sideboards_score.photo.arrays import Flags, Pixels
from sideboards_score.photo.load.formats import OPENERS, brands_of, has_transform_box, kind_of
from sideboards_score.photo.load.jpeg import (
    END_OF_JPEG,
    JpegFacts,
    examine,
    missing_lines,
)
from sideboards_score.photo.load.libraries import require_cv2
from sideboards_score.photo.load.quiet import quiet
from sideboards_score.photo.load.srgb import plain_samples, to_bgr
from sideboards_score.photo.load.tuning import TUNING, LoadTuning

T = TypeVar("T")

PRINTING = frozenset({"TIFF", "AVIF"})
"""Kinds whose decoders (libtiff; dav1d in older releases of Pillow) print past Python."""

_one_at_a_time = threading.Lock()


@dataclass(frozen=True, slots=True, eq=False)
class Photo:
    """An upright photo, reduced to what the reading needs."""

    file: str
    pixels: Pixels
    """(h, w, 3), BGR in sRGB, upright."""
    full_size: tuple[int, int]
    """Width and height of the upright photo in its file, in pixels."""
    scale: float
    """Full-size pixels for each of `pixels`, at least 1."""
    whole: bool
    """Whether the file holds the whole picture."""
    missing: Flags | None = None
    """(h, w), upright as `pixels`: where the file holds no data. None where all is there."""


@dataclass(frozen=True, slots=True, eq=False)
class _Decoded:
    """A picture as it stands in its file, not yet turned."""

    opened: ImageFile
    """What the header says."""
    image: Image.Image
    full_size: tuple[int, int]
    whole: bool = True
    lines_missing: int = 0
    """At the bottom of `image`."""


def load_photo(path: str, tuning: LoadTuning = TUNING) -> Photo:
    """Read the picture in the file `path`.

    Raises `FileError` (`photo-file-...`) where the file is not a picture that can be opened, and
    `RefusedError` (`photo-incomplete`, `photo-damaged`, `photo-huge`) where a picture is not all
    there or too large. Decodes one picture at a time in each process, which bounds the memory.
    """
    where = (Where("file", path),)
    data = _read_bytes(path, tuning)
    kind = _known_kind(data, where)
    with _one_at_a_time, quiet(descriptor=kind in PRINTING):
        if kind == "JPEG":
            decoded = _decode_jpeg(data, where, tuning)
        else:
            decoded = _decode(data, kind, where, tuning)
        orientation = _orientation(decoded.opened, kind, data)
        icc = decoded.opened.info.get("icc_profile")
        pixels = _attempt(lambda: to_bgr(decoded.image, icc, tuning), kind, where)
    return _upright(path, decoded, pixels, orientation, tuning)


def _read_bytes(path: str, tuning: LoadTuning) -> bytes:
    """All bytes of the file `path`, opened by Python, so that any name works on any system.

    Raises `FileError` for everything that is no plain file, empty, or larger than
    `tuning.most_bytes`; never waits for a pipe and never reads a device.
    """
    where = (Where("file", path),)
    try:
        _check_plain(os.stat(path), where)  # noqa: PTH116 - a name that Path refuses must not raise
        with Path(path).open("rb") as file:
            data = file.read(tuning.most_bytes + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise FileError("photo-file-missing", where) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise FileError("photo-file-not-readable", where, reason=reason) from None
    if not data:
        raise FileError("photo-file-empty", where)
    if len(data) > tuning.most_bytes:
        raise FileError("photo-file-too-large", where, most=tuning.most_bytes // 1_000_000)
    return data


def _check_plain(status: os.stat_result, where: tuple[Where, ...]) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise FileError("photo-file-is-folder", where)
    if not stat.S_ISREG(status.st_mode):
        raise FileError("photo-file-special", where)


def _known_kind(data: bytes, where: tuple[Where, ...]) -> str:
    """The kind of a picture that is read."""
    kind = kind_of(data)
    if kind is None:
        raise FileError("photo-file-no-picture", where)
    if kind not in OPENERS:
        raise FileError("photo-file-kind", where, kind=kind)
    return kind


def _open(data: bytes, kind: str, where: tuple[Where, ...], tuning: LoadTuning) -> ImageFile:
    """The picture with its header read and found to be of a sensible size."""
    opened = _attempt(lambda: OPENERS[kind](data), kind, where)
    width, height = opened.size
    if width * height > tuning.most_pixels:
        most = tuning.most_pixels // 1_000_000
        raise RefusedError("photo-huge", where, width=width, height=height, most=most)
    return opened


def _attempt(step: Callable[[], T], kind: str, where: tuple[Where, ...]) -> T:
    """Run a step of a decoder on bytes that may be anything."""
    try:
        return step()
    except FileError as error:
        raise error.inside(*where) from None
    except Exception:  # noqa: BLE001 - decoders raise a dozen classes on damaged files, MemoryError too
        raise RefusedError("photo-damaged", where, kind=kind) from None


def _decode(data: bytes, kind: str, where: tuple[Where, ...], tuning: LoadTuning) -> _Decoded:
    """Decode a picture whole and reduce it by averaging."""
    opened = _open(data, kind, where, tuning)
    size = opened.size

    def step() -> Image.Image:
        opened.load()
        image = plain_samples(opened, tuning)
        factor = max(max(size) // tuning.least_long_side, 1)
        return image.reduce(factor) if factor > 1 else image

    return _Decoded(opened, _attempt(step, kind, where), size)


def _decode_jpeg(data: bytes, where: tuple[Where, ...], tuning: LoadTuning) -> _Decoded:
    """Decode a JPEG at 1, 1/2, 1/4 or 1/8 of its size, and find out what of it is missing."""
    facts = examine(data)
    if facts.scans == 0:
        raise RefusedError("photo-incomplete", where)
    ended = data if facts.complete else data[: facts.end] + END_OF_JPEG
    opened = _open(ended, "JPEG", where, tuning)
    width, height = size = opened.size
    if facts.scans > tuning.most_scans:
        raise RefusedError("photo-damaged", where, kind="JPEG")
    if not facts.usable:
        raise RefusedError("photo-incomplete", where)

    def step() -> Image.Image:
        scale = max(max(size) // tuning.least_long_side, 1)
        opened.draft(None, (max(width // scale, 1), max(height // scale, 1)))
        opened.load()
        # Pillow takes all CMYK for inverted, as Adobe writes it; without Adobe's mark it is not.
        straight = opened.mode == "CMYK" and "adobe" not in opened.info
        return ImageChops.invert(opened) if straight else opened

    decoded = _Decoded(opened, _attempt(step, "JPEG", where), size, whole=facts.complete)
    return _lines_judged(decoded, facts, where, tuning)


def _lines_judged(
    decoded: _Decoded, facts: JpegFacts, where: tuple[Where, ...], tuning: LoadTuning
) -> _Decoded:
    """The picture with the lines counted that hold no data, if they are few enough."""
    if facts.progressive or (facts.complete and not _may_be_fill(decoded.image, tuning)):
        return decoded
    scale = max(round(max(decoded.full_size) / max(decoded.image.size)), 1)
    lines = missing_lines(np.asarray(decoded.image), facts, scale, tuning)
    if lines > tuning.most_missing * decoded.image.height:
        raise RefusedError("photo-incomplete", where)
    return replace(decoded, whole=decoded.whole and lines == 0, lines_missing=lines)


def _may_be_fill(image: Image.Image, tuning: LoadTuning) -> bool:
    last = image.getpixel((image.width - 1, image.height - 1))
    values = last if isinstance(last, tuple) else (last or 0,)
    return all(abs(value - tuning.grey_fill) <= tuning.grey_fill_tolerance for value in values)


def _orientation(opened: ImageFile, kind: str, data: bytes) -> int:
    """How the decoded picture must be turned, 1 to 8 as EXIF counts; 1 where nothing readable says.

    Pillow turns TIFF itself and forgets the tag; AVIF's boxes it hands on as EXIF. HEIC is turned
    by its boxes on decoding, and EXIF there only repeats them; yet where there are no boxes, and
    the file does not claim to follow MIAF (which forbids it), Apple's programs follow EXIF, and
    photos turned on a phone need it.
    """
    if kind == "HEIC":
        by_container = has_transform_box(data) or b"miaf" in brands_of(data)
        value = 1 if by_container else opened.info.get("original_orientation")
    else:
        try:
            value = opened.getexif().get(ExifTags.Base.Orientation)
        except Exception:  # noqa: BLE001 - broken EXIF fails in a dozen ways, and the picture is fine
            value = 1
    return value if isinstance(value, int) and 1 <= value <= 8 else 1  # noqa: PLR2004 - as EXIF counts


def _upright(
    path: str,
    decoded: _Decoded,
    pixels: Pixels,
    orientation: int,
    tuning: LoadTuning,
) -> Photo:
    missing: Flags | None = None
    if decoded.lines_missing:
        mask = np.zeros(pixels.shape[:2], np.uint8)
        mask[-decoded.lines_missing :] = 255
        missing = turned(_fitted(mask, tuning), orientation) > 0
    pixels = turned(_fitted(pixels, tuning), orientation)
    width, height = decoded.full_size
    return Photo(
        file=path,
        pixels=pixels,
        full_size=(height, width) if orientation > 4 else (width, height),  # noqa: PLR2004 - 5 to 8 lie on their side
        scale=max(width, height) / max(pixels.shape[:2]),
        whole=decoded.whole,
        missing=missing,
    )


def _fitted(pixels: Pixels, tuning: LoadTuning) -> Pixels:
    """`pixels` with a longer side of at most `tuning.most_long_side`."""
    height, width = pixels.shape[:2]
    factor = tuning.most_long_side / max(height, width)
    if factor >= 1:
        return pixels
    cv2 = require_cv2()
    size = (max(round(width * factor), 1), max(round(height * factor), 1))
    fitted: Pixels = cv2.resize(pixels, size, interpolation=cv2.INTER_AREA)
    return fitted


def turned(pixels: Pixels, orientation: int) -> Pixels:
    """Pixels (h, w) or (h, w, 3) turned upright from an EXIF orientation."""
    cv2 = require_cv2()
    if orientation in {5, 7}:
        pixels = cv2.transpose(pixels)
    flips = {2: 1, 3: -1, 4: 0, 7: -1}
    turns = {6: cv2.ROTATE_90_CLOCKWISE, 8: cv2.ROTATE_90_COUNTERCLOCKWISE}
    if orientation in flips:
        pixels = cv2.flip(pixels, flips[orientation])
    if orientation in turns:
        pixels = cv2.rotate(pixels, turns[orientation])
    return pixels
