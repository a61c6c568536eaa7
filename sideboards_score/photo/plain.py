"""A photo as it may be kept: upright, no larger than reading needs, and only pixels.

Nothing that a phone writes beside them (place, time, owner) comes along.
"""

from io import BytesIO

from PIL import Image

from sideboards_score.photo.load.picture import load_photo

_QUALITY = 90
"""JPEG's; below it the edges of drawers begin to smear, above it files only grow."""


def plain_jpeg(path: str) -> bytes:
    """The photo in a file as a JPEG without metadata. Raises `FileError` or `RefusedError`."""
    pixels = load_photo(path).pixels
    data = BytesIO()
    Image.fromarray(pixels[:, :, ::-1]).save(data, "JPEG", quality=_QUALITY)
    return data.getvalue()
