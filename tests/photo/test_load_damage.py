"""A JPEG that is damaged in its middle is called damaged, and no good one ever is."""

import functools
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from sideboards_score.errors import RefusedError
from sideboards_score.photo.load.picture import Photo, load_photo
from tests.benchmarks.photo_jobs import Job, jpeg, shot_of

pytestmark = pytest.mark.usefixtures("opencv")

SAMPLES = Path(__file__).parent.parent.parent / "samples" / "photos"
VISIBLE, MUCH = 15, 0.02
"""Levels that anybody sees, and the part of a picture from which on damage matters."""
ENCODERS = {
    "plain": {"quality": 85},
    "fitted codes": {"quality": 85, "optimize": True},
    "all colours": {"quality": 92, "subsampling": 0},
    "half of the colours": {"quality": 80, "subsampling": 1},
    "progressive": {"quality": 85, "progressive": True},
    "restarts": {"quality": 85, "restart_marker_rows": 1},
    "grey": {"quality": 85},
}


@functools.cache
def encoded(kind: str, name: str = "warm-lamp.jpg") -> bytes:
    """A sample written anew, of half its size."""
    image = Image.open(SAMPLES / name).convert("L" if kind == "grey" else "RGB").reduce(2)
    buffer = BytesIO()
    image.save(buffer, "JPEG", **ENCODERS[kind])
    return buffer.getvalue()


def loaded(data: bytes, folder: Path) -> Photo:
    path = folder / "photo.jpg"
    path.write_bytes(data)
    return load_photo(str(path))


def taken(data: bytes, folder: Path) -> NDArray[np.int16] | None:
    """The pixels; None where the file is called damaged, and nothing else."""
    try:
        return loaded(data, folder).pixels.astype(np.int16)
    except RefusedError as error:
        if error.key != "photo-damaged":
            raise
        return None


def first_byte(data: bytes) -> int:
    """Where the data of the first scan begin."""
    start = data.index(b"\xff\xda")
    return start + 2 + int.from_bytes(data[start + 2 : start + 4], "big")


def zeroed(data: bytes, place: int) -> bytes:
    return data[:place] + bytes(512) + data[place + 512 :]


def dropped(data: bytes, place: int) -> bytes:
    return data[:place] + data[place + 512 :]


def mixed_up(data: bytes, place: int) -> bytes:
    return data[:place] + data[place // 2 : place // 2 + 4096] + data[place + 4096 :]


def scribbled(data: bytes, place: int) -> bytes:
    scribble = np.random.default_rng(place).integers(0, 255, 600, np.uint8).tobytes()
    return data[:place] + scribble + data[place + 600 :]


@pytest.mark.parametrize("part", [0.3, 0.5, 0.7])
@pytest.mark.parametrize("spoil", [zeroed, dropped, mixed_up, scribbled])
@pytest.mark.parametrize("kind", sorted(ENCODERS.keys() - {"progressive"}))
def test_a_damaged_middle_is_called_damaged(
    tmp_path: Path, kind: str, spoil: Callable[[bytes, int], bytes], part: float
) -> None:
    data = encoded(kind)
    with pytest.raises(RefusedError) as caught:
        loaded(spoil(data, int(len(data) * part)), tmp_path)
    assert (caught.value.key, caught.value.values) == ("photo-damaged", {"kind": "JPEG"})


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["plain", "fitted codes", "progressive"])
def test_a_few_wrong_bytes_are_damage_where_anybody_sees_them(tmp_path: Path, kind: str) -> None:
    # The decoder accepts most of them, and shifts all colours from there on.
    data, random = encoded(kind), np.random.default_rng(3)
    whole = loaded(data, tmp_path).pixels.astype(int)
    seen = unseen = 0
    for _ in range(40):
        spoilt = bytearray(data)
        spoilt[random.integers(first_byte(data), len(data) - 2)] = random.integers(0, 255)
        pixels = taken(bytes(spoilt), tmp_path)
        seen += pixels is None
        if pixels is not None:
            unseen += bool((np.abs(pixels - whole).max(axis=2) > VISIBLE).mean() > MUCH)
    assert seen >= 5
    assert unseen <= 1


# --- No false alarms ---


@pytest.mark.parametrize("kind", ENCODERS)
@pytest.mark.parametrize("name", ["warm-lamp.jpg", "reflection.jpg", "no-row.jpg"])
def test_good_photos_are_taken_from_every_encoder(tmp_path: Path, kind: str, name: str) -> None:
    assert loaded(encoded(kind, name), tmp_path).whole


@pytest.mark.parametrize("quality", [30, 95])
@pytest.mark.parametrize("extra", [(), (cv2.IMWRITE_JPEG_RST_INTERVAL, 7),
                                   (cv2.IMWRITE_JPEG_PROGRESSIVE, 1)])  # fmt: skip
def test_good_photos_of_opencv_are_taken(
    tmp_path: Path, quality: int, extra: tuple[int, ...]
) -> None:
    picture = cv2.imread(str(SAMPLES / "warm-lamp.jpg"))
    assert picture is not None
    options = [cv2.IMWRITE_JPEG_QUALITY, quality, *extra]
    assert loaded(cv2.imencode(".jpg", picture, options)[1].tobytes(), tmp_path).whole


@pytest.mark.parametrize(
    "behind",
    [
        b"\0\0\0\x18ftypmp42\0\0\0\0mp42isom" + bytes(5000),
        encoded("plain", "no-row.jpg"),
        b"SEFT\x01\0\0\0" + b"\xff\xd9\xff\xda" * 40,
        bytes(4096),
    ],
    ids=["film of a motion photo", "second picture", "trailer with markers", "filling"],
)
def test_what_phones_write_behind_a_picture_is_no_damage(tmp_path: Path, behind: bytes) -> None:
    data = encoded("plain")
    before = loaded(data, tmp_path)
    after = loaded(data + behind, tmp_path)
    assert after.whole
    assert (before.pixels == after.pixels).all()


@pytest.mark.parametrize("filling", [b"\0", b"\xff"])
def test_filling_before_the_end_marker_is_no_damage(tmp_path: Path, filling: bytes) -> None:
    data = encoded("plain")
    assert loaded(data[:-2] + filling * 700 + data[-2:], tmp_path).whole


def test_a_thumbnail_inside_is_not_the_picture(tmp_path: Path) -> None:
    small = b"Exif\0\0" + zeroed(encoded("plain"), 9000)[:60_000]
    buffer = BytesIO()
    Image.open(BytesIO(encoded("plain"))).save(buffer, "JPEG", exif=small)
    assert loaded(buffer.getvalue(), tmp_path).whole


@pytest.mark.parametrize("tilt", [0, 1, 3])
def test_bars_and_edges_across_a_picture_are_no_damage(tmp_path: Path, tilt: int) -> None:
    # The title of a chat above a picture; the edge of a table that is not quite level.
    picture = np.full((1200, 1600, 3), 200, np.uint8)
    line = (np.arange(1200)[:, None] > 400 + np.arange(1600) * tilt * 8 / 1600)[..., None]
    picture = np.where(line, np.array((60, 110, 160), np.uint8), picture)
    assert loaded(cv2.imencode(".jpg", picture)[1].tobytes(), tmp_path).whole


@pytest.mark.slow
def test_the_grain_of_a_table_is_no_damage(tmp_path: Path) -> None:
    # Its lines made a stair at an edge between blocks, as they did elsewhere.
    _, _, shot = shot_of(Job(8026, "hard-choosing"))
    assert loaded(jpeg(shot), tmp_path).whole


def test_without_the_library_that_knows_of_damage_photos_are_still_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_it = loaded(encoded("plain"), tmp_path).pixels
    monkeypatch.setitem(sys.modules, "simplejpeg", None)
    assert (loaded(encoded("plain"), tmp_path).pixels == with_it).all()
