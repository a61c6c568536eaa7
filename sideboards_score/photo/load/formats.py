"""What kind of picture some bytes are, and how to open each kind without decoding it.

A kind is known by content, never by name: phones and messengers name HEIC files `.jpg`.
"""

from collections.abc import Callable, Iterator
from io import BytesIO

from PIL import JpegImagePlugin, PngImagePlugin, TiffImagePlugin, WebPImagePlugin
from PIL.ImageFile import ImageFile

from sideboards_score.photo.load.libraries import require_avif, require_heif

HEIF_BRANDS = frozenset(
    (b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"hevm", b"hevs", b"mif1", b"msf1")
)
AVIF_BRANDS = frozenset((b"avif", b"avis"))
BRANDS = {
    "AVIF": AVIF_BRANDS,
    "HEIC": HEIF_BRANDS,
    "raw": frozenset((b"crx ",)),
    "MOV": frozenset((b"qt  ",)),
}
"""What ISO media files may be, by any of their brands, in the order of what is asked first."""

STARTS = (
    (b"\xff\xd8\xff", "JPEG"),
    (b"\x89PNG\r\n\x1a\n", "PNG"),
    (b"II*\0", "TIFF"),
    (b"MM\0*", "TIFF"),
    (b"II+\0", "TIFF"),
    (b"MM\0+", "TIFF"),
    # Known and not read; the message names them.
    (b"GIF8", "GIF"),
    (b"BM", "BMP"),
    (b"%PDF", "PDF"),
    (b"\0\0\0\x0cjP  ", "JPEG 2000"),
    (b"\0\0\0\x0cJXL ", "JPEG XL"),
    (b"\xff\x0a", "JPEG XL"),
    (b"8BPS", "PSD"),
    (b"<svg", "SVG"),
    (b"PK\x03\x04", "ZIP"),
    (b"FUJIFILMCCD-RAW", "raw"),
    (b"IIRO", "raw"),
    (b"IIU\0", "raw"),
    (b"\x1aE\xdf\xa3", "WebM"),
    (b"\0\0\x01\xba", "MPEG"),
)
"""How the kinds of pictures and of films begin."""
FILMS = frozenset({"MP4", "MOV", "AVI", "WebM", "MPEG"})
QUICKTIME = frozenset((b"moov", b"mdat", b"wide", b"free", b"skip"))
"""How old films of QuickTime name their first box."""


def kind_of(data: bytes) -> str | None:
    """The kind of picture that `data` begins like, or None."""
    if data[:4] == b"RIFF":
        return {b"WEBP": "WebP", b"AVI ": "AVI"}.get(data[8:12])
    if data[4:8] in QUICKTIME:
        return "MOV"
    if data[4:8] == b"ftyp":
        brands = brands_of(data)
        return next((kind for kind, known in BRANDS.items() if brands & known), "MP4")
    return next((kind for start, kind in STARTS if data.startswith(start)), None)


def brands_of(data: bytes) -> frozenset[bytes]:
    """The brands in the `ftyp` box at the start: the main one and the compatible ones."""
    end = min(int.from_bytes(data[:4], "big"), len(data), 1024)
    return frozenset(data[at : at + 4] for at in (8, *range(16, end - 3, 4)))


def _open_webp(data: bytes) -> ImageFile:
    return WebPImagePlugin.WebPImageFile(BytesIO(data))


def _open_heic(data: bytes) -> ImageFile:
    opened: ImageFile = require_heif().HeifImageFile(BytesIO(data))
    return opened


def _open_avif(data: bytes) -> ImageFile:
    opened: ImageFile = require_avif().AvifImageFile(BytesIO(data))
    return opened


OPENERS: dict[str, Callable[[bytes], ImageFile]] = {
    # The classes themselves, not `Image.open`: no other format can be tried on the bytes, and
    # no warning is printed about large pictures, which are refused by our own limit.
    "JPEG": lambda data: JpegImagePlugin.JpegImageFile(BytesIO(data)),
    "PNG": lambda data: PngImagePlugin.PngImageFile(BytesIO(data)),
    "TIFF": lambda data: TiffImagePlugin.TiffImageFile(BytesIO(data)),
    "WebP": _open_webp,
    "HEIC": _open_heic,
    "AVIF": _open_avif,
}
"""How to open each kind that is read; opening reads the header only."""


def has_transform_box(data: bytes) -> bool:
    """Whether a HEIF file says itself how to turn its picture (boxes `irot`, `imir`)."""
    meta = next((body for name, body in boxes(data) if name == b"meta"), b"")
    properties = next((body for name, body in boxes(meta[4:]) if name == b"iprp"), b"")
    listed = next((body for name, body in boxes(properties) if name == b"ipco"), b"")
    return any(name in {b"irot", b"imir"} for name, _ in boxes(listed))


def boxes(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Name and content of each box of an ISO media file; stops at a broken one."""
    at = 0
    while at + 8 <= len(data):
        size, name, head = int.from_bytes(data[at : at + 4], "big"), data[at + 4 : at + 8], 8
        if size == 1:  # the size stands in 64 bits behind the name
            size, head = int.from_bytes(data[at + 8 : at + 16], "big"), 16
        elif size == 0:  # up to the end of the file
            size = len(data) - at
        if size < head:
            return
        yield name, data[at + head : at + size]
        at += size
