"""Of several pictures in one file the largest is the photo; CMYK is read whatever it says."""

import struct
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, TiffImagePlugin

from sideboards_score.errors import FileError
from sideboards_score.photo.load.jpeg import examine
from sideboards_score.photo.load.picture import Photo, load_photo

pytestmark = pytest.mark.usefixtures("opencv")

RED, TURQUOISE, ORANGE, BLACK = (205, 50, 50), (60, 175, 165), (225, 130, 45), (35, 35, 35)
PLACES = ((1, 1, RED), (1, 3, TURQUOISE), (3, 1, ORANGE), (3, 3, BLACK))
LOSSY = 14


def pattern(width: int = 480, height: int = 320) -> Image.Image:
    """Four patches of different colours, so that no turn goes unseen."""
    image = Image.new("RGB", (width, height), RED)
    image.paste(TURQUOISE, (width // 2, 0, width, height // 2))
    image.paste(ORANGE, (0, height // 2, width // 2, height))
    image.paste(BLACK, (width // 2, height // 2, width, height))
    return image


def encoded(image: Image.Image, kind: str, **options: object) -> bytes:
    buffer = BytesIO()
    image.save(buffer, kind, **options)
    return buffer.getvalue()


def loaded(data: bytes, folder: Path) -> Photo:
    path = folder / "photo"
    path.write_bytes(data)
    return load_photo(str(path))


def assert_pattern(photo: Photo, tolerance: int = LOSSY) -> None:
    height, width = photo.pixels.shape[:2]
    for y, x, color in PLACES:
        seen = photo.pixels[height * y // 4, width * x // 4, ::-1]
        assert np.abs(np.subtract(seen, color, dtype=int)).max() <= tolerance, (y, x, seen)


THUMBNAIL = Image.new("RGB", (60, 40), (10, 200, 10))


@pytest.mark.parametrize("compression", [None, "tiff_lzw", "jpeg", "tiff_adobe_deflate"])
@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("big", [False, True], ids=["TIFF", "BigTIFF"])
def test_the_largest_page_of_a_tiff_is_the_photo(
    tmp_path: Path, place: int, compression: str | None, *, big: bool
) -> None:
    pages = [THUMBNAIL, THUMBNAIL]
    pages.insert(place, pattern())
    options = {"compression": compression} if compression else {}
    first, *rest = pages
    data = encoded(first, "TIFF", save_all=True, append_images=rest, big_tiff=big, **options)
    photo = loaded(data, tmp_path)
    assert photo.full_size == (480, 320)
    assert_pattern(photo)


Tags = Sequence[tuple[int, int, Sequence[int]]]
SHORT, LONG = 3, 4


def directory(at: int, tags: Tags, follows: int = 0) -> bytes:
    """A directory of a little-endian TIFF that is to stand at `at`, with its long lists behind."""
    behind = at + 2 + 12 * len(tags) + 4
    entries, lists = b"", b""
    for tag, kind, values in tags:
        body = b"".join(struct.pack("<H" if kind == SHORT else "<I", value) for value in values)
        if len(body) > 4:
            body, lists = struct.pack("<I", behind + len(lists)), lists + body
        entries += struct.pack("<HHI", tag, kind, len(values)) + body.ljust(4, b"\0")
    return struct.pack("<H", len(tags)) + entries + struct.pack("<I", follows) + lists


def page(size: tuple[int, int], span: tuple[int, int], *more: tuple[int, int, Sequence[int]],
         compression: int = 1, colors: int = 2) -> Tags:  # fmt: skip
    """A picture of that size, the data of which have that start and length."""
    (width, height), (start, length) = size, span
    tags = [(256, LONG, [width]), (257, LONG, [height]), (258, SHORT, [8, 8, 8]),
            (259, SHORT, [compression]), (262, SHORT, [colors]), (273, LONG, [start]),
            (277, SHORT, [3]), (278, LONG, [height]), (279, LONG, [length]), *more]  # fmt: skip
    return sorted(tags)


def raw_file(inside: Image.Image | None, orientation: int = 1, compression: int = 7) -> bytes:
    """As DNG files are made: a thumbnail, and inside it the sensor's data and maybe a JPEG."""
    small, sensor = THUMBNAIL.tobytes(), bytes(4096)
    jpeg = b"" if inside is None else encoded(inside, "JPEG", quality=95)
    head = 8
    starts = [head, head + len(small), head + len(small) + len(sensor)]
    at = starts[2] + len(jpeg) + len(jpeg) % 2
    subs = [at + 400, *([] if inside is None else [at + 800])]
    data = bytearray(b"II*\0" + struct.pack("<I", at) + small + sensor + jpeg)
    first = page((60, 40), (starts[0], len(small)), (254, LONG, [1]), (274, SHORT, [orientation]),
                 (330, LONG, subs))  # fmt: skip
    mosaic = page((4032, 3024), (starts[1], len(sensor)), compression=34892, colors=32803)
    data += bytes(at - len(data)) + directory(at, first)
    data += bytes(at + 400 - len(data)) + directory(at + 400, mosaic)
    if inside is not None:
        shown = page(inside.size, (starts[2], len(jpeg)), compression=compression, colors=6)
        data += bytes(at + 800 - len(data)) + directory(at + 800, shown)
    return bytes(data)


@pytest.mark.parametrize("compression", [7, 6])
def test_a_raw_file_is_read_by_the_jpeg_inside_it(tmp_path: Path, compression: int) -> None:
    photo = loaded(raw_file(pattern(1500, 1000), compression=compression), tmp_path)
    assert photo.full_size == (1500, 1000)
    assert_pattern(photo)


def test_the_picture_inside_is_turned_as_the_file_says(tmp_path: Path) -> None:
    stored = pattern(1500, 1000).transpose(Image.Transpose.ROTATE_90)
    photo = loaded(raw_file(stored, orientation=6), tmp_path)
    assert photo.full_size == (1500, 1000)
    assert_pattern(photo)


@pytest.mark.parametrize("inside", [None, pattern(300, 200)], ids=["nothing", "a small picture"])
def test_a_raw_file_without_a_picture_to_read_says_so(
    tmp_path: Path, inside: Image.Image | None
) -> None:
    with pytest.raises(FileError) as caught:
        loaded(raw_file(inside), tmp_path)
    assert (caught.value.key, caught.value.values) == ("photo-file-kind", {"kind": "raw"})


@pytest.mark.parametrize("at", [0, 8, 2**32 - 1])
def test_directories_that_lead_nowhere_or_round_are_left_to_the_decoder(
    tmp_path: Path, at: int
) -> None:
    data = bytearray(encoded(pattern(), "TIFF"))
    start = int.from_bytes(data[4:8], "little")
    last = start + 2 + 12 * int.from_bytes(data[start : start + 2], "little")
    data[last : last + 4] = struct.pack("<I", start if at == 8 else at)
    assert_pattern(loaded(bytes(data), tmp_path), 0)


def test_a_mask_is_no_picture(tmp_path: Path) -> None:
    info = TiffImagePlugin.ImageFileDirectory_v2()
    info[254] = 4
    mask = Image.new("L", (900, 600), 255)
    mask.encoderinfo = {"tiffinfo": info}
    data = encoded(pattern(), "TIFF", save_all=True, append_images=[mask])
    assert loaded(data, tmp_path).full_size == (480, 320)


# --- CMYK ---


def unmarked(data: bytes) -> bytes:
    """A JPEG without the mark of Adobe."""
    mark = data.index(b"\xff\xee")
    length = int.from_bytes(data[mark + 2 : mark + 4], "big")
    return data[:mark] + data[mark + 2 + length :]


def as_ycck(image: Image.Image, *, subsampled: bool) -> bytes:
    """Brightness and colours of the inks, then black inverted, as Photoshop writes it."""
    ink = np.asarray(image.convert("CMYK"))
    turned = np.asarray(Image.fromarray(ink[..., :3]).convert("YCbCr"))
    planes = np.dstack([turned, 255 - ink[..., 3]])
    # Written as if they were inks, uninverted; the mark then says what they are.
    data = encoded(
        Image.frombytes("CMYK", image.size, np.subtract(255, planes).tobytes()),
        "JPEG", quality=95, subsampling=2 if subsampled else 0,
    )  # fmt: skip
    mark = data.index(b"Adobe")
    return data[: mark + 11] + b"\x02" + data[mark + 12 :]


@pytest.mark.parametrize("inverted", [False, True])
def test_cmyk_without_a_mark_is_right_either_way(tmp_path: Path, *, inverted: bool) -> None:
    inks = pattern().convert("CMYK")
    image = Image.eval(inks, lambda level: 255 - level) if inverted else inks
    assert_pattern(loaded(unmarked(encoded(image, "JPEG", quality=95)), tmp_path))


def test_ycck_with_its_mark(tmp_path: Path) -> None:
    assert_pattern(loaded(as_ycck(pattern(), subsampled=False), tmp_path))


def test_ycck_without_its_mark_shows_by_its_coarser_colours(tmp_path: Path) -> None:
    data = as_ycck(pattern(), subsampled=True)
    assert examine(data).subsampled
    assert_pattern(loaded(unmarked(data), tmp_path))
