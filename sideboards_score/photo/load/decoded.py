"""A picture as it stands in its file, and the two steps that every decoder goes through."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from PIL import Image
from PIL.ImageFile import ImageFile

from sideboards_score.errors import FileError, RefusedError, Where
from sideboards_score.photo.arrays import Pixels
from sideboards_score.photo.load.formats import OPENERS
from sideboards_score.photo.load.tuning import LoadTuning

T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False)
class Decoded:
    """A picture as it stands in its file, not yet turned."""

    opened: ImageFile
    """What the header says."""
    image: Image.Image | Pixels
    """As pixels: (h, w, 3), BGR in its own colours."""
    full_size: tuple[int, int]
    whole: bool = True
    lines_missing: int = 0
    """At the bottom of `image`."""


def open_picture(data: bytes, kind: str, where: tuple[Where, ...], tuning: LoadTuning) -> ImageFile:
    """The picture with its header read and found to be of a sensible size."""
    opened = attempt(lambda: OPENERS[kind](data), kind, where)
    width, height = opened.size
    if width * height > tuning.most_pixels:
        most = tuning.most_pixels // 1_000_000
        raise RefusedError("photo-huge", where, width=width, height=height, most=most)
    return opened


def attempt(step: Callable[[], T], kind: str, where: tuple[Where, ...]) -> T:
    """Run a step of a decoder on bytes that may be anything."""
    try:
        return step()
    except FileError as error:
        raise error.inside(*where) from None
    except Exception:  # noqa: BLE001 - decoders raise a dozen classes on damaged files, MemoryError too
        raise damaged(kind, where) from None


def damaged(kind: str, where: tuple[Where, ...]) -> RefusedError:
    """The refusal of a file that does not hold what was once written."""
    return RefusedError("photo-damaged", where, kind=kind)
