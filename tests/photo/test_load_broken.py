"""Files that are no photo, and photos not all there, get a reason and never wrong pixels."""

import functools
import os
import struct
import subprocess
import sys
import time
import zlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pillow_heif
import pytest
from PIL import Image

from sideboards_score.errors import ExitCode, FileError, SideboardsError, Where
from sideboards_score.photo.load import libraries
from sideboards_score.photo.load.jpeg import examine
from sideboards_score.photo.load.libraries import require_avif, require_cv2, require_heif
from sideboards_score.photo.load.picture import load_photo
from sideboards_score.photo.load.tuning import TUNING, LoadTuning

pytestmark = pytest.mark.usefixtures("opencv")

pillow_heif.register_heif_opener()

Failing = Callable[..., SideboardsError]


@pytest.fixture
def failing(tmp_path: Path) -> Failing:
    """Load bytes that cannot be loaded; the error."""

    def go(data: bytes, tuning: LoadTuning = TUNING) -> SideboardsError:
        path = tmp_path / "photo.jpg"
        path.write_bytes(data)
        with pytest.raises(SideboardsError) as caught:
            load_photo(str(path), tuning)
        assert caught.value.where == (Where("file", str(path)),)
        return caught.value

    return go


@functools.cache
def scene(width: int = 400, height: int = 304) -> Image.Image:
    """Coloured waves with noise, so that every block of every file holds something."""
    y, x = np.mgrid[0:height, 0:width]
    waves = [90 + 60 * np.sin(x / 9), 120 + 60 * np.cos(y / 7), 150 + 60 * np.sin((x + y) / 11)]
    noise = np.random.default_rng(5).normal(0, 6, (height, width, 3))
    return Image.fromarray(np.clip(np.stack(waves, -1) + noise, 0, 255).astype(np.uint8))


def encoded(kind: str, image: Image.Image | None = None, **options: object) -> bytes:
    buffer = BytesIO()
    (image or scene()).save(buffer, kind, **options)
    return buffer.getvalue()


# --- No picture at all ---


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "photo-file-empty"),
        (b"This is a shopping list.\n", "photo-file-no-picture"),
        (b"\xff", "photo-file-no-picture"),
        (bytes(4000), "photo-file-no-picture"),
        (encoded("GIF"), "photo-file-kind"),
        (encoded("BMP"), "photo-file-kind"),
        (b"%PDF-1.7\n", "photo-file-kind"),
        (b"\0\0\0\x18ftypcrx \0\0\0\0crx isom", "photo-file-kind"),
        (b"\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "photo-file-film"),
        (b"\0\0\0\x14ftypqt  \0\0\0\0qt  ", "photo-file-film"),
        (b"\x1aE\xdf\xa3\x9fB\x86\x81\x01", "photo-file-film"),
        (b"RIFF\x24\0\0\0AVI LIST", "photo-file-film"),
    ],
    ids=[
        "empty",
        "text",
        "one byte",
        "zeros",
        "GIF",
        "BMP",
        "PDF",
        "raw",
        "MP4",
        "MOV",
        "WebM",
        "AVI",
    ],
)
def test_what_is_no_picture_is_a_wrong_file(failing: Failing, data: bytes, key: str) -> None:
    error = failing(data)
    assert (error.key, error.exit_code) == (key, ExitCode.WRONG_INPUT)


def test_the_kind_that_is_not_read_is_named(failing: Failing) -> None:
    assert failing(encoded("GIF")).values == {"kind": "GIF"}


@pytest.mark.parametrize(
    "name", ["nothing.jpg", "", "a\0b.jpg", "x" * 5000, "photo.jpg/inside.jpg"]
)
def test_a_file_that_is_not_there(tmp_path: Path, name: str) -> None:
    (tmp_path / "photo.jpg").write_bytes(b"x")
    path = f"{tmp_path}/{name}" if name else ""
    with pytest.raises(FileError) as caught:
        load_photo(path)
    assert caught.value.key in {"photo-file-missing", "photo-file-not-readable"}
    assert caught.value.where == (Where("file", path),)


def test_a_folder(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="photo-file-is-folder"):
        load_photo(str(tmp_path))


@pytest.mark.skipif(sys.platform == "win32", reason="no such files there")
def test_a_pipe_is_not_waited_for_and_a_device_not_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.jpg"
    os.mkfifo(pipe)
    for path in (str(pipe), "/dev/zero"):
        with pytest.raises(FileError, match="photo-file-special"):
            load_photo(path)


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "photo.jpg"
    path.write_bytes(encoded("JPEG"))

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)  # chmod does not stop an administrator
    with pytest.raises(FileError) as caught:
        load_photo(str(path))
    assert caught.value.key == "photo-file-not-readable"
    assert caught.value.values == {"reason": "Permission denied"}


def test_a_file_that_is_too_large(failing: Failing) -> None:
    error = failing(encoded("PNG"), LoadTuning(most_bytes=1000))
    assert error.key == "photo-file-too-large"


# --- Headers that lie ---


def png_of_size(width: int, height: int) -> bytes:
    head = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    data = b"IDAT" + zlib.compress(bytes(1000))
    chunks = [
        struct.pack(">I", len(part) - 4) + part + struct.pack(">I", zlib.crc32(part))
        for part in (head, data, b"IEND")
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def jpeg_of_size(width: int, height: int) -> bytes:
    data = encoded("JPEG")
    frame = data.index(b"\xff\xc0")
    return data[: frame + 5] + struct.pack(">HH", height, width) + data[frame + 9 :]


def tiff_of_size(width: int, height: int) -> bytes:
    data = bytearray(encoded("TIFF"))
    first = int.from_bytes(data[4:8], "little") + 2
    for entry in range(first, first + 24, 12):  # the two smallest tags: 256 width, 257 height
        tag = int.from_bytes(data[entry : entry + 2], "little")
        data[entry : entry + 12] = struct.pack("<HHII", tag, 4, 1, {256: width, 257: height}[tag])
    return bytes(data)


@pytest.mark.parametrize(
    ("data", "size"),
    [
        (png_of_size(40_000, 40_000), (40_000, 40_000)),
        (jpeg_of_size(65_500, 65_500), (65_500, 65_500)),
        (tiff_of_size(50_000, 50_000), (50_000, 50_000)),
        (png_of_size(2_000_000_000, 1), (2_000_000_000, 1)),
    ],
    ids=["PNG", "JPEG", "TIFF", "one line"],
)
def test_gigapixels_are_refused_before_they_are_decoded(
    failing: Failing, data: bytes, size: tuple[int, int]
) -> None:
    begin = time.perf_counter()
    error = failing(data)
    assert (error.key, error.exit_code) == ("photo-huge", ExitCode.UNDECIDED)
    assert error.values == {"width": size[0], "height": size[1], "most": 120}
    assert time.perf_counter() - begin < 2


def test_a_jpeg_with_thousands_of_scans_is_not_worked_through(failing: Failing) -> None:
    data = encoded("JPEG", progressive=True)
    last = data.rindex(b"\xff\xda")
    bomb = data[:last] + data[last:-2] * (TUNING.most_scans + 1) + data[-2:]
    assert failing(bomb).key == "photo-damaged"


# --- Files that end too early ---


@pytest.mark.slow
@pytest.mark.parametrize("part", [0.02, 0.3, 0.5, 0.9, 0.99])
@pytest.mark.parametrize(
    ("kind", "options"),
    [("PNG", {}), ("WEBP", {}), ("WEBP", {"lossless": True}), ("HEIF", {}), ("AVIF", {}),
     ("TIFF", {}), ("TIFF", {"compression": "tiff_lzw"}), ("TIFF", {"compression": "jpeg"})],
)  # fmt: skip
def test_other_formats_are_refused_when_cut_off(
    failing: Failing,
    capfd: pytest.CaptureFixture[str],
    kind: str,
    options: dict[str, Any],
    part: float,
) -> None:
    data = encoded(kind, **options)
    error = failing(data[: int(len(data) * part)])
    assert (error.key, error.exit_code) == ("photo-damaged", ExitCode.UNDECIDED)
    assert capfd.readouterr() == ("", "")


JPEGS = {
    "plain": encoded("JPEG"),
    "4:4:4": encoded("JPEG", subsampling=0, quality=95),
    "restarts": encoded("JPEG", restart_marker_rows=1),
    "CMYK": encoded("JPEG", scene().convert("CMYK")),
    "grey": encoded("JPEG", scene().convert("L")),
    "odd size": encoded("JPEG", scene(397, 301)),
    "progressive": encoded("JPEG", progressive=True),
    "with a small one inside": encoded("JPEG", exif=b"Exif\0\0" + encoded("JPEG", scene(40, 40))),
}
ENDINGS = {"cut": b"", "closed": b"\xff\xd9", "zeros": bytes(3000), "ones": b"\xff" * 3000}
"""What stands after the cut: nothing, an end marker, or the filling of the storage."""


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("kind", JPEGS)
def test_half_a_jpeg_is_refused(failing: Failing, kind: str, ending: str) -> None:
    data = JPEGS[kind]
    for part in (0.03, 0.2, 0.5, 0.6):
        if kind == "progressive" and ending == "closed" and part == 0.6:
            continue  # cut in the last scan and closed: fineness only, and nothing shows it
        error = failing(data[: int(len(data) * part)] + ENDINGS[ending])
        # What has an end and lacks data before it is no shorter picture: something went wrong.
        damaged = part < 0.1 or ending == "closed"
        assert error.key == "photo-incomplete" or (damaged and error.key == "photo-damaged")
        assert error.exit_code == ExitCode.UNDECIDED


@pytest.mark.parametrize("ending", sorted(ENDINGS.keys() - {"closed"}))
@pytest.mark.parametrize("kind", sorted(JPEGS.keys() - {"progressive"}))
def test_what_is_not_marked_missing_is_real(tmp_path: Path, kind: str, ending: str) -> None:
    data, path = JPEGS[kind], tmp_path / "photo.jpg"
    path.write_bytes(data)
    whole = load_photo(str(path)).pixels.astype(int)
    for lacking in (2, 3, 40, len(data) // 30, len(data) // 12):
        path.write_bytes(data[:-lacking] + ENDINGS[ending])
        photo = load_photo(str(path))
        assert not photo.whole
        real = np.ones(whole.shape[:2], bool) if photo.missing is None else ~photo.missing
        assert np.abs(photo.pixels.astype(int) - whole)[real].max() <= 45
        assert real.mean() > 0.75


@pytest.mark.parametrize("lacking", [2, 3, 40, 1000])
def test_a_progressive_jpeg_without_its_end_is_refused(failing: Failing, lacking: int) -> None:
    # Its scans sharpen the whole picture one after another: no part of it is sure before the last.
    assert failing(JPEGS["progressive"][:-lacking]).key == "photo-incomplete"


def test_the_missing_part_is_turned_with_the_picture(tmp_path: Path) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # a quarter turn clockwise: what is stored at the bottom comes to the left
    data = encoded("JPEG", exif=exif.tobytes())
    path = tmp_path / "photo.jpg"
    path.write_bytes(data[: -len(data) // 12])
    photo = load_photo(str(path))
    assert photo.pixels.shape[:2] == (400, 304)
    assert photo.missing is not None
    assert photo.missing.shape == (400, 304)
    assert photo.missing[:, 0].all()
    assert not photo.missing[:, -1].any()


def test_the_missing_part_is_reduced_with_the_picture(tmp_path: Path) -> None:
    data = encoded("JPEG", scene(3000, 1500), quality=80)
    path = tmp_path / "photo.jpg"
    path.write_bytes(data[: -len(data) // 12])
    photo = load_photo(str(path))
    assert photo.missing is not None
    assert photo.missing.shape == photo.pixels.shape[:2] == (1200, 2400)
    assert 0.04 < photo.missing.mean() < 0.2
    assert (photo.pixels[~photo.missing].std(axis=0) > 10).all()


def test_grey_at_the_bottom_of_a_whole_picture_is_at_most_marked(tmp_path: Path) -> None:
    image = scene().copy()
    image.paste((128, 128, 128), (0, 290, 400, 304))
    path = tmp_path / "photo.jpg"
    path.write_bytes(encoded("JPEG", image))
    photo = load_photo(str(path))
    assert photo.missing is None or photo.missing.mean() < 0.15


def test_a_first_scan_that_holds_one_colour_only_is_not_a_picture() -> None:
    # Brightness, then colours, each in a scan of its own; cut off in the second.
    data = JPEGS["4:4:4"]
    start = data.index(b"\xff\xda")
    single = b"\xff\xda\x00\x08\x01%c\x00\x00\x3f\x00"
    facts = examine(data[:start] + single % 1 + b"\x12" * 90 + single % 2 + b"\x12" * 40)
    assert not facts.usable


# --- Damaged files ---


@pytest.mark.parametrize(
    "exif",
    [
        b"Exif\0\0garbage",
        b"Exif\0\0MM\0*\0\0\0\x08\xff\xff",
        b"Exif\0\0II*\0\xff\xff\xff\xff",
        bytes(50),
    ],
)
@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_broken_exif_turns_nothing(tmp_path: Path, kind: str, exif: bytes) -> None:
    path = tmp_path / "photo"
    path.write_bytes(encoded(kind, exif=exif))
    assert load_photo(str(path)).pixels.shape == (304, 400, 3)


@pytest.mark.parametrize("value", [0, 9, 65535])
def test_an_orientation_that_does_not_exist_turns_nothing(tmp_path: Path, value: int) -> None:
    exif = Image.Exif()
    exif[0x0112] = value
    path = tmp_path / "photo"
    path.write_bytes(encoded("JPEG", exif=exif.tobytes()))
    assert load_photo(str(path)).pixels.shape == (304, 400, 3)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "TIFF", "LZW", "ZIP", "HEIF", "AVIF"])
def test_damage_is_told_by_us_and_by_no_library(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], kind: str
) -> None:
    compression = {"LZW": "tiff_lzw", "ZIP": "tiff_adobe_deflate"}.get(kind)
    image = scene(120, 96)
    data = encoded("TIFF", image, compression=compression) if compression else encoded(kind, image)
    random, path, keys = np.random.default_rng(11), tmp_path / "photo", set[str]()
    for _ in range(40):
        damaged = bytearray(data)
        for place in random.integers(12, len(data), 4):
            damaged[place] = random.integers(0, 256)
        path.write_bytes(damaged)
        try:
            load_photo(str(path))
        except SideboardsError as error:
            keys.add(error.key)
    assert capfd.readouterr() == ("", "")
    assert "photo-damaged" in keys
    assert keys <= {"photo-damaged", "photo-incomplete", "photo-huge"}


# --- Libraries that cannot be loaded ---


def test_tiny_steps_are_not_spread_over_threads_unless_opencv_was_there_before() -> None:
    name = "sideboards_score.photo.load.libraries"
    told = f"from {name} import require_cv2; print(require_cv2().getNumThreads())"
    before = f"import cv2; cv2.setNumThreads(3); {told}"
    seen = [
        subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
        for code in (told, before)
    ]
    assert [int(each.stdout) for each in seen] == [1, 3]


def test_without_opencv(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cv2", None)
    with pytest.raises(FileError, match="cv2-missing"):
        require_cv2()


def test_opencv_without_a_library_of_the_system(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    message = "libGL.so.1: cannot open shared object file: No such file or directory"
    (tmp_path / "cv2.py").write_text(f"raise ImportError({message!r})")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "cv2", raising=False)
    with pytest.raises(FileError) as caught:
        require_cv2()
    assert (caught.value.key, caught.value.exit_code) == ("cv2-needs-library", ExitCode.WRONG_INPUT)
    assert caught.value.values == {"reason": message}


def test_without_the_decoders_of_heic_and_avif(
    monkeypatch: pytest.MonkeyPatch, failing: Failing
) -> None:
    heic, avif = encoded("HEIF"), encoded("AVIF")
    monkeypatch.setitem(sys.modules, "pillow_heif", None)
    monkeypatch.setattr(libraries.require_avif(), "SUPPORTED", False)
    with pytest.raises(FileError, match="heif-missing"):
        require_heif()
    with pytest.raises(FileError, match="avif-missing"):
        require_avif()
    assert [failing(data).key for data in (heic, avif)] == ["heif-missing", "avif-missing"]
