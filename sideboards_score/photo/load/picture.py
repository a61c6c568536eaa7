"""File to upright sRGB pixels, or a reason why not."""

import threading
from dataclasses import dataclass

import numpy as np
from PIL import ExifTags, Image
from PIL.ImageFile import ImageFile

from sideboards_score.errors import FileError, Where
from sideboards_score.photo.arrays import Flags, Pixels
from sideboards_score.photo.load.decoded import Decoded, attempt, open_picture
from sideboards_score.photo.load.formats import (
    FILMS,
    OPENERS,
    brands_of,
    has_transform_box,
    kind_of,
)
from sideboards_score.photo.load.jpeg_decode import decode_jpeg
from sideboards_score.photo.load.libraries import require_cv2
from sideboards_score.photo.load.quiet import quiet
from sideboards_score.photo.load.source import photo_bytes
from sideboards_score.photo.load.srgb import plain_samples, to_bgr
from sideboards_score.photo.load.tiff import largest_picture
from sideboards_score.photo.load.tuning import TUNING, LoadTuning

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


def load_photo(path: str, tuning: LoadTuning = TUNING) -> Photo:
    """Read the picture in the file `path`.

    Raises `FileError` (`photo-file-...`) where the file is not a picture that can be opened, and
    `RefusedError` (`photo-incomplete`, `photo-damaged`, `photo-huge`) where a picture is not all
    there or too large. Decodes one picture at a time in each process, which bounds the memory.
    """
    where = (Where("file", path),)
    data = photo_bytes(path, tuning.most_bytes)
    kind, told = _known_kind(data, where), None
    if kind == "TIFF":
        data, kind, told = largest_picture(data, where, tuning)
    with _one_at_a_time, quiet(descriptor=kind in PRINTING):
        if kind == "JPEG":
            decoded = decode_jpeg(data, where, tuning)
        else:
            decoded = _decode(data, kind, where, tuning)
        orientation = _orientation(decoded.opened, kind, data) or told or 1
        icc = decoded.opened.info.get("icc_profile")
        pixels = attempt(lambda: to_bgr(decoded.image, icc, tuning), kind, where)
    return _upright(path, decoded, pixels, orientation, tuning)


def _known_kind(data: bytes, where: tuple[Where, ...]) -> str:
    """The kind of a picture that is read."""
    kind = kind_of(data)
    if kind is None:
        raise FileError("photo-file-no-picture", where)
    if kind in FILMS:
        raise FileError("photo-file-film", where, kind=kind)
    if kind not in OPENERS:
        raise FileError("photo-file-kind", where, kind=kind)
    return kind


def _decode(data: bytes, kind: str, where: tuple[Where, ...], tuning: LoadTuning) -> Decoded:
    """Decode a picture whole and reduce it by averaging."""
    opened = open_picture(data, kind, where, tuning)
    size = opened.size

    def step() -> Image.Image:
        opened.load()
        image = plain_samples(opened, tuning)
        factor = max(max(size) // tuning.least_long_side, 1)
        return image.reduce(factor) if factor > 1 else image

    return Decoded(opened, attempt(step, kind, where), size)


def _orientation(opened: ImageFile, kind: str, data: bytes) -> int:
    """How the decoded picture must be turned, 1 to 8 as EXIF counts; 0 where nothing readable says.

    Pillow turns TIFF itself and forgets the tag; AVIF's boxes it hands on as EXIF. HEIC is turned
    by its boxes on decoding, and EXIF there only repeats them; yet where there are no boxes, and
    the file does not claim to follow MIAF (which forbids it), Apple's programs follow EXIF, and
    photos turned on a phone need it.
    """
    if kind == "HEIC":
        by_container = has_transform_box(data) or b"miaf" in brands_of(data)
        value = 0 if by_container else opened.info.get("original_orientation")
    else:
        try:
            value = opened.getexif().get(ExifTags.Base.Orientation)
        except Exception:  # noqa: BLE001 - broken EXIF fails in a dozen ways, and the picture is fine
            value = 0
    return value if isinstance(value, int) and 1 <= value <= 8 else 0  # noqa: PLR2004 - as EXIF counts


def _upright(
    path: str,
    decoded: Decoded,
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
