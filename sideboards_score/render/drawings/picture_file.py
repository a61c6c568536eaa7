"""A drawing as a file of pixels, whole or not at all."""

import os
from collections.abc import Mapping
from contextlib import suppress
from io import BytesIO
from pathlib import Path

from sideboards_score.errors import FileError, Where
from sideboards_score.model.drawing import Drawing
from sideboards_score.render.drawings.painting import painted

_FORMATS: Mapping[str, str] = {
    ".jpg": "JPEG",
    ".jpeg": "JPEG",
    ".jpe": "JPEG",
    ".png": "PNG",
    ".webp": "WEBP",
    ".tif": "TIFF",
    ".tiff": "TIFF",
    ".bmp": "BMP",
    ".dib": "BMP",
    ".gif": "GIF",
    ".jp2": "JPEG2000",
    ".avif": "AVIF",
    ".ppm": "PPM",
    ".pnm": "PPM",
}
"""Pillow's name of the format for each ending."""

_OPTIONS: Mapping[str, Mapping[str, object]] = {
    # 88 leaves no halo around letters, and halves the file against 95.
    "JPEG": {"quality": 88},
    "WEBP": {"lossless": True},
    "PNG": {"optimize": True},
    "TIFF": {"compression": "tiff_lzw"},
}


def png_bytes(drawing: Drawing) -> bytes:
    """The drawing as the bytes of a PNG file."""
    return _encoded(drawing, "PNG")


def write_drawing(path: Path, drawing: Drawing) -> None:
    """Write a drawing in the format of the name's ending. Raises `FileError`."""
    where = (Where("file", str(path)),)
    kind = _FORMATS.get(path.suffix.lower())
    if kind is None:
        raise FileError("overlay-ending", where, ending=path.suffix)
    data = _encoded(drawing, kind)
    # Half a picture would only be in the way of the next try, so it grows beside its place.
    growing = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        growing.write_bytes(data)
        growing.replace(path)
    except (OSError, ValueError) as error:
        raise FileError("save-failed", where, reason=error) from None
    finally:
        with suppress(OSError, ValueError):
            growing.unlink()


def _encoded(drawing: Drawing, kind: str) -> bytes:
    data = BytesIO()
    painted(drawing).save(data, kind, **_OPTIONS.get(kind, {}))
    return data.getvalue()
