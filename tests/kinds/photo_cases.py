"""The smallest way to each kind of fault in a photo: one sample, spoilt in many ways."""

import struct
import sys
import zlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from sideboards_score.photo.load.libraries import require_avif
from sideboards_score.photo.load.picture import load_photo
from sideboards_score.photo.load.tuning import TUNING
from tests.kinds.harness import Case
from tests.photo.charts import chart

Picture = NDArray[np.uint8]
SAMPLES = Path(__file__).parent.parent.parent / "samples" / "photos"
SAMPLE = SAMPLES / "warm-lamp.jpg"
PART = 0.4
"""Of the sample's width: enough to be read, and quickly."""
FIRST, LAST = np.array((293, 1028)) * PART, np.array((2439, 818)) * PART
"""The middles of the first and of the last card of the sample."""
WIDTH, HEIGHT = 282 * PART, 480 * PART
"""Of a card."""


@cache
def sample() -> Picture:
    whole = cv2.imread(str(SAMPLE))
    small = cv2.resize(np.asarray(whole), None, fx=PART, fy=PART, interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.uint8)


def middle(card: int) -> NDArray[np.float64]:
    """The middle of a card, counted from 0; between two cards for a half."""
    return np.asarray(FIRST + (LAST - FIRST) * card / 7)


def column(card: float) -> int:
    return round(float(FIRST[0] + (LAST[0] - FIRST[0]) * card / 7))


def seven() -> Picture:
    """The row without its last card, whose place is table."""
    kept = sample()[:, : column(6.5)]
    return np.asarray(cv2.copyMakeBorder(kept, 0, 0, 0, 300, cv2.BORDER_REPLICATE), np.uint8)


def nine() -> Picture:
    """The row with its fourth card twice."""
    seen = sample()
    return np.hstack([seen[:, : column(3.5)], seen[:, column(2.5) :]])


def hidden() -> Picture:
    """A sheet of paper over half of the fourth card."""
    seen = sample().copy()
    x, y = middle(3).astype(int)
    wide, high = round(WIDTH * 0.55), round(HEIGHT * 0.6)
    seen[y - high : y + 10, x - wide : x + wide] = (90, 120, 140)
    return seen


def reflecting() -> Picture:
    """A lamp's reflection on the fourth card."""
    seen = sample()
    light = np.zeros(seen.shape[:2], np.float32)
    axes = (round(0.75 * WIDTH), round(0.375 * HEIGHT))
    cv2.ellipse(light, middle(3).astype(int).tolist(), axes, 20, 0, 360, 1.25, -1)
    soft = np.asarray(cv2.GaussianBlur(light, (0, 0), 0.14 * WIDTH))
    linear = (seen / 255) ** 2.2 + soft[..., None]
    return np.asarray(255 * np.clip(linear, 0, 1) ** (1 / 2.2), np.uint8)


def far_away(size: float = 0.35) -> Picture:
    """The row in a small part of a large picture."""
    page = np.full((2040, 2720, 3), sample()[:50, :50].mean(axis=(0, 1)), np.uint8)
    small = cv2.resize(sample(), None, fx=size, fy=size, interpolation=cv2.INTER_AREA)
    page[100 : 100 + small.shape[0], 100 : 100 + small.shape[1]] = small
    return page


def two_rows(size: float) -> Picture:
    """The row, and above it the same of another size."""
    other = np.asarray(cv2.resize(sample(), None, fx=size, fy=size, interpolation=cv2.INTER_AREA))
    wide = sample().shape[1] - other.shape[1]
    beside = cv2.copyMakeBorder(other, 0, 0, 0, wide, cv2.BORDER_REPLICATE)
    return np.asarray(np.vstack([beside, sample()]), np.uint8)


def grey() -> Picture:
    return np.asarray(
        cv2.cvtColor(cv2.cvtColor(sample(), cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR), np.uint8
    )


def png(make: Callable[[], object]) -> bytes:
    return cv2.imencode(".png", np.asarray(make(), np.uint8))[1].tobytes()


def reading(make: Callable[[], object]) -> Case:
    """A picture to read."""
    return Case("read a.png", {"a.png": partial(png, make)})


def table(make: Callable[[], object]) -> Case:
    """A picture of a whole table to read."""
    return Case("read --table a.png", {"a.png": partial(png, make)})


def file(data: bytes | None) -> Case:
    return Case("read a.jpg", {"a.jpg": data})


def of_size(width: int, height: int) -> bytes:
    """The beginning of a PNG of that size."""
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(b"\0"))


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def broken_opencv(patch: pytest.MonkeyPatch) -> None:
    """OpenCV on a system without one of the libraries that it needs."""
    Path("cv2.py").write_text("raise ImportError('libGL.so.1: cannot open')", encoding="utf-8")
    patch.syspath_prepend(Path.cwd())
    patch.delitem(sys.modules, "cv2")


def broken_program(patch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    patch.setattr("sideboards_score.photo.reading.read_photo", fail)


def ctrl_c(patch: pytest.MonkeyPatch) -> None:
    """Somebody stops while a photo is read."""

    def stop(_: object) -> None:
        raise KeyboardInterrupt

    patch.setattr("sideboards_score.service.photo_jobs.read_together", stop)


FIXED = """deck: demo
objectives: [3, 9, 19]
partial: true
players:
- {name: Ann, photo: a.png, fix: {"1,8": R}}
"""
FTYP = b"\0\0\0\x18ftyp%b\0\0\0\0mif1"

FILES: Mapping[str, Case] = {
    "photo-file-missing": Case("read a.jpg"),
    "photo-file-is-folder": file(None),
    "photo-file-special": Case("read /dev/null"),
    "photo-file-not-readable": Case(f"read {'x' * 300}"),
    "photo-file-empty": file(b""),
    "photo-file-too-large": Case(
        files={"a.jpg": b"12345"},
        call=lambda: load_photo("a.jpg", replace(TUNING, most_bytes=4)) and None,
    ),
    "photo-file-no-picture": file(b"a letter"),
    "photo-file-kind": file(b"GIF89a"),
    "photo-file-address": Case("read https://example.org/a.jpg"),
    "photo-file-film": file(b"\0\0\0\x10ftypisom\0\0\0\0"),
    "cv2-missing": Case("read a.jpg", before=lambda patch: patch.setitem(sys.modules, "cv2", None)),
    "cv2-needs-library": Case("read a.jpg", before=broken_opencv),
    "heif-old": Case(
        "read a.jpg",
        {"a.jpg": FTYP % b"heic"},
        before=lambda patch: patch.setattr("pillow_heif.libheif_version", lambda: "1.23.1"),
    ),
    "heif-missing": Case(
        "read a.jpg",
        {"a.jpg": FTYP % b"heic"},
        before=lambda patch: patch.setitem(sys.modules, "pillow_heif", None),
    ),
    "avif-missing": Case(
        "read a.jpg",
        {"a.jpg": FTYP % b"avif"},
        before=lambda patch: patch.setattr(require_avif(), "SUPPORTED", False),
    ),
    "photo-fault": Case("read a.jpg", {"a.jpg": b""}, before=broken_program),
    "read-interrupted": Case("read a.jpg", {"a.jpg": b""}, before=ctrl_c),
    "learn-interrupted": Case("deck learn a.jpg", {"a.jpg": b""}, before=ctrl_c),
    "photo-huge": file(of_size(40_000, 40_000)),
    "photo-damaged": file(of_size(400, 300)),
    "photo-incomplete": file(SAMPLE.read_bytes()[:30_000]),
    "overlay-ending": Case("read a.jpg --overlay o.doc", {"a.jpg": SAMPLE.read_bytes()}),
    "overlay-folder": Case("read a.jpg b.jpg --overlay o.jpg"),
    "overlay-same-name": Case("read a/a.jpg b/a.jpg --overlay o"),
    "fix-no-card": Case("score g.yaml", {"g.yaml": FIXED, "a.png": partial(png, seven)}),
}
REFUSED: Mapping[str, Case] = {
    "photo-no-row": file((SAMPLES / "no-row.jpg").read_bytes()),
    "photo-few-cards": reading(seven),
    "photo-many-cards": reading(nine),
    "photo-card-hidden": reading(hidden),
    "photo-cut-off": reading(lambda: sample()[:, : column(7)]),
    "photo-two-rows": reading(lambda: np.vstack([sample(), sample()])),
    "photo-row-small": table(partial(far_away, 0.25)),
    "photo-row-missing": Case("read a.png#2", {"a.png": partial(png, sample)}),
    "photo-sideways": reading(lambda: cv2.rotate(sample(), cv2.ROTATE_90_CLOCKWISE)),
    "photo-small": reading(far_away),
    "photo-blurred": reading(lambda: cv2.GaussianBlur(sample(), (0, 0), 12)),
    "photo-glare": reading(reflecting),
    "photo-dark": reading(lambda: sample() // 64),
    "photo-grey": reading(grey),
    "photo-no-handles": reading(partial(chart, 0)),
    "photo-unclear": reading(partial(chart, 3)),
}
