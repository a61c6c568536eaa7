"""Decode a JPEG at 1, 1/2, 1/4 or 1/8 of its size, and find out whether it is all there and sound.

`jpeg` knows by the markers which part of the picture the file holds, `turbo` what the decoder had
to complain of, and `seams` what no decoder can know.
"""

from dataclasses import replace
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageChops, ImageStat
from PIL.ImageFile import ImageFile

from sideboards_score.errors import RefusedError, Where
from sideboards_score.photo.arrays import Pixels
from sideboards_score.photo.load.decoded import Decoded, attempt, damaged, open_picture
from sideboards_score.photo.load.jpeg import END_OF_JPEG, JpegFacts, examine, missing_lines
from sideboards_score.photo.load.seams import is_shifted
from sideboards_score.photo.load.tuning import LoadTuning
from sideboards_score.photo.load.turbo import decode, is_damage

SMALLEST = 3
"""The decoder can halve a picture so many times."""
COLOR_CHANNELS = 3
ADOBE_YCCK = b"\xff\xee\x00\x0eAdobe\x00\x64\x00\x00\x00\x00\x02"
"""The mark that says: four components, brightness and its colours first, then black."""
START = 2
"""Bytes of the marker that a JPEG begins with; segments of programs follow it."""


class _Task(NamedTuple):
    """What the steps of the decoding of one file share."""

    facts: JpegFacts
    scale: int
    where: tuple[Where, ...]
    tuning: LoadTuning


def decode_jpeg(data: bytes, where: tuple[Where, ...], tuning: LoadTuning) -> Decoded:
    """The picture; raises `RefusedError` where it is not there as a whole, or damaged."""
    facts = examine(data)
    if facts.scans == 0:
        raise RefusedError("photo-incomplete", where)
    ended = _ended(data, facts)
    opened = open_picture(ended, "JPEG", where, tuning)
    if facts.scans > tuning.most_scans:
        raise damaged("JPEG", where)
    if not facts.usable:
        raise RefusedError("photo-incomplete", where)
    marked = opened.mode != "CMYK" or "adobe" in opened.info
    if not marked and facts.subsampled:
        ended = ended[:START] + ADOBE_YCCK + ended[START:]
        opened = open_picture(ended, "JPEG", where, tuning)
    scale = 1 << min((max(opened.size) // tuning.least_long_side or 1).bit_length() - 1, SMALLEST)
    task = _Task(facts, scale, where, tuning)
    image = _decoded(ended, opened, task)
    if not marked and isinstance(image, Image.Image):
        image = _positive(image, tuning)
    decoded = Decoded(opened, image, opened.size, whole=facts.complete)
    decoded = _lines_judged(decoded, task)
    _check_sound(decoded, task)
    return decoded


def _ended(data: bytes, facts: JpegFacts) -> bytes:
    """The bytes of the picture up to its end marker; phones write a film or a map behind it."""
    if not facts.complete:
        return data[: facts.end] + END_OF_JPEG
    return data if facts.end == len(data) else data[: facts.end]


def _decoded(data: bytes, opened: ImageFile, task: _Task) -> Image.Image | Pixels:
    """The picture as BGR pixels, or as Pillow would give it: grey, or CMYK taken for inverted."""
    width, height = opened.size
    turbo = decode(data, opened.mode, opened.size, task.scale)
    if turbo is None:
        opened.draft(None, (max(width // task.scale, 1), max(height // task.scale, 1)))
        attempt(opened.load, "JPEG", task.where)
        return opened
    if is_damage(turbo.warning, data, complete=task.facts.complete):
        raise damaged("JPEG", task.where)
    pixels = turbo.pixels
    if pixels.shape[2] == COLOR_CHANNELS:
        return pixels
    if opened.mode == "L":
        return Image.fromarray(pixels[..., 0])
    size = (pixels.shape[1], pixels.shape[0])
    return Image.frombytes("CMYK", size, np.subtract(255, pixels).tobytes())


def _positive(image: Image.Image, tuning: LoadTuning) -> Image.Image:
    """A CMYK picture that does not say whether it is inverted, as Adobe writes it, or not."""
    black = ImageStat.Stat(image.getchannel("K")).mean[0]
    return ImageChops.invert(image) if black > tuning.most_black else image


def _lines_judged(decoded: Decoded, task: _Task) -> Decoded:
    """The picture with the lines counted that hold no data, if they are few enough."""
    if task.facts.progressive or (
        task.facts.complete and not _may_be_fill(decoded.image, task.tuning)
    ):
        return decoded
    pixels = np.asarray(decoded.image)
    lines = missing_lines(pixels, task.facts, task.scale, task.tuning)
    if lines > task.tuning.most_missing * len(pixels):
        raise RefusedError("photo-incomplete", task.where)
    return replace(decoded, whole=decoded.whole and lines == 0, lines_missing=lines)


def _check_sound(decoded: Decoded, task: _Task) -> None:
    """Refuse a picture that is shifted in colour from one block on, above what is missing."""
    if isinstance(decoded.image, Image.Image):
        return
    block = (
        max(task.facts.block_width // task.scale, 1),
        max(task.facts.block_height // task.scale, 1),
    )
    there = decoded.image[: len(decoded.image) - decoded.lines_missing]
    if is_shifted(there, block, task.tuning):
        raise damaged("JPEG", task.where)


def _may_be_fill(image: Image.Image | Pixels, tuning: LoadTuning) -> bool:
    """Whether the last pixel is of the grey that stands for data that are not there."""
    if isinstance(image, Image.Image):
        last = image.getpixel((image.width - 1, image.height - 1))
        values = last if isinstance(last, tuple) else (last or 0,)
    else:
        values = tuple(image[-1, -1].tolist())
    return all(abs(value - tuning.grey_fill) <= tuning.grey_fill_tolerance for value in values)
