"""Which of the pictures in a TIFF is the photo: the largest, and often not the first.

Cameras and scanners put a thumbnail first, and raw files (DNG, NEF, CR2) hold, beside the data of
the sensor that nobody but a developer can read, JPEGs for display. TIFF 6.0, with supplement 1 for
`SubIFDs`; numbers of raw files are those of the DNG specification.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from sideboards_score.errors import FileError, Where
from sideboards_score.photo.load.tuning import LoadTuning

SUBFILE, WIDTH, HEIGHT, COMPRESSION, COLORS = 254, 256, 257, 259, 262
STRIPS, ORIENTATION, SIZES, SUB, JPEG_START, JPEG_SIZE = 273, 274, 279, 330, 513, 514
MASK = 4
"""Bit of `SUBFILE`: this is no picture, it says which part of one is transparent."""
OLD_JPEG = 6
READ_COMPRESSIONS = frozenset({1, 2, 3, 4, 5, 7, 8, 32771, 32773, 32946, 34925, 50000, 50001})
READ_COLORS = frozenset({0, 1, 2, 3, 5, 6, 8})
LENGTHS = {3: 2, 4: 4, 13: 4, 16: 8, 18: 8}
"""Bytes of a number of each type that a size or a place may have."""
MOST = 64
"""Directories that are looked at; a file that holds more of them leads round in circles."""
RAW = "raw"


class Chosen(NamedTuple):
    """The picture that is the photo."""

    data: bytes
    kind: str
    """TIFF; JPEG where the file holds one as a whole."""
    orientation: int | None
    """What the first picture of the file says where this one may be silent."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """How the directories of a file are written."""

    data: bytes
    order: str
    """`little` or `big` end first."""
    head: int
    """Where the place of the first directory stands."""
    size: int
    """Bytes of a place: 4, or 8 in a BigTIFF."""

    def number(self, at: int, size: int) -> int:
        return int.from_bytes(self.data[at : at + size], "big" if self.order == "big" else "little")

    def place(self, at: int) -> int:
        return self.number(at, self.size)


@dataclass(frozen=True, slots=True)
class _Page:
    """One picture of a file."""

    at: int
    tags: Mapping[int, Sequence[int]] = field(default_factory=dict)

    def first(self, tag: int, default: int = 0) -> int:
        values = self.tags.get(tag)
        return values[0] if values else default

    @property
    def jpeg(self) -> tuple[int, int] | None:
        """Start and length of a JPEG that stands in the file as a whole."""
        if self.first(COMPRESSION) != OLD_JPEG:
            return None
        if JPEG_START in self.tags:
            return self.first(JPEG_START), self.first(JPEG_SIZE)
        alone = len(self.tags.get(STRIPS, ())) == 1
        return (self.first(STRIPS), self.first(SIZES)) if alone else None

    @property
    def readable(self) -> bool:
        colors = self.first(COLORS) in READ_COLORS
        return self.jpeg is not None or (colors and self.first(COMPRESSION, 1) in READ_COMPRESSIONS)

    @property
    def sides(self) -> tuple[int, int]:
        return self.first(WIDTH), self.first(HEIGHT)

    @property
    def area(self) -> int:
        """Pixels; a JPEG for display need not say, and its bytes stand for them."""
        width, height = self.sides
        return width * height or (self.jpeg or (0, 0))[1]


def largest_picture(data: bytes, where: tuple[Where, ...], tuning: LoadTuning) -> Chosen:
    """The largest picture in a TIFF that can be read.

    Raises `FileError` where that is a thumbnail of what cannot. A file whose directories cannot be
    followed is left to the decoder.
    """
    layout = _layout(data)
    pages = [page for page in _pages(layout) if not page.first(SUBFILE) & MASK]
    readable = [page for page in pages if page.readable and page.area]
    if not pages or not readable:
        if any(page.area and not page.readable for page in pages):
            raise FileError("photo-file-kind", where, kind=RAW)
        return Chosen(data, "TIFF", None)
    best = max(readable, key=lambda page: page.area)
    larger = any(page.area > best.area for page in pages)
    if larger and 0 < max(best.sides) < tuning.raw_side:
        raise FileError("photo-file-kind", where, kind=RAW)
    return _chosen(layout, best, pages[0])


def _chosen(layout: _Layout, page: _Page, first: _Page) -> Chosen:
    """A page as a file of its own."""
    told = first.first(ORIENTATION, 1)
    if page.jpeg is not None:
        start, length = page.jpeg
        return Chosen(layout.data[start : start + length], "JPEG", told)
    if page.at == layout.place(layout.head):
        return Chosen(layout.data, "TIFF", None)
    # The same bytes, beginning with this directory; Pillow opens the first one.
    place = page.at.to_bytes(layout.size, "big" if layout.order == "big" else "little")
    data = layout.data[: layout.head] + place + layout.data[layout.head + layout.size :]
    return Chosen(data, "TIFF", None if ORIENTATION in page.tags else told)


def _layout(data: bytes) -> _Layout:
    order = "little" if data[:2] == b"II" else "big"
    large = b"+" in data[2:4]
    return _Layout(data, order, 8 if large else 4, 8 if large else 4)


def _pages(layout: _Layout) -> Iterator[_Page]:
    """The directories of a file in their order, those inside one directly after it."""
    waiting, seen = [layout.place(layout.head)], set[int]()
    while waiting and len(seen) < MOST:
        at = waiting.pop(0)
        if at in seen or not 0 < at < len(layout.data):
            continue
        seen.add(at)
        page, follows = _page(layout, at)
        yield page
        waiting = [*page.tags.get(SUB, ()), follows, *waiting]


def _page(layout: _Layout, at: int) -> tuple[_Page, int]:
    """A directory, and where the next one stands."""
    head, entry = (8, 20) if layout.size == 8 else (2, 12)  # noqa: PLR2004 - bytes, see TIFF
    count = min(layout.number(at, head), 4096)
    tags = {}
    for start in range(at + head, at + head + count * entry, entry):
        values = _values(layout, start)
        if values:
            tags[layout.number(start, 2)] = values
    return _Page(at, tags), layout.place(at + head + count * entry)


def _values(layout: _Layout, start: int) -> list[int]:
    """The numbers of an entry, if it holds some; of long lists the first ones will do."""
    length = LENGTHS.get(layout.number(start + 2, 2))
    if length is None:
        return []
    count = layout.number(start + 4, layout.size)
    at = start + 4 + layout.size
    if count * length > layout.size:
        at = layout.place(at)
    return [layout.number(at + length * index, length) for index in range(min(count, MOST))]
