"""Photos of every kind come out upright, in their right colours, at a sensible size."""

import struct
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import cv2
import numpy as np
import pillow_heif
import pytest
from PIL import Image, ImageCms

from sideboards_score.photo.load.formats import has_transform_box
from sideboards_score.photo.load.picture import Photo, load_photo

pillow_heif.register_heif_opener()

RED, TURQUOISE, ORANGE, BLACK = (205, 50, 50), (60, 175, 165), (225, 130, 45), (35, 35, 35)
CORNERS = {"top left": RED, "top right": TURQUOISE, "bottom left": ORANGE, "bottom right": BLACK}
LOSSY = 12
"""Levels that a lossy format may be off in the middle of a flat patch."""

# From the upright picture to what is stored, so that the orientation turns it back (EXIF, 4.6.5).
STORED = {
    1: None,
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}

Save = Callable[..., str]


@pytest.fixture
def save(tmp_path: Path) -> Save:
    """Write bytes, or a picture in a format, to a file, and return its path."""

    def go(
        content: bytes | Image.Image, kind: str = "", name: str = "photo", **options: object
    ) -> str:
        path = tmp_path / name
        path.write_bytes(
            content if isinstance(content, bytes) else encoded(content, kind, **options)
        )
        return str(path)

    return go


def encoded(image: Image.Image, kind: str, **options: object) -> bytes:
    buffer = BytesIO()
    image.save(buffer, kind, **options)
    return buffer.getvalue()


def pattern(width: int = 120, height: int = 80) -> Image.Image:
    """Four patches of different colours, so that no turn or flip goes unseen."""
    image = Image.new("RGB", (width, height), RED)
    half = (width // 2, height // 2)
    image.paste(TURQUOISE, (half[0], 0, width, half[1]))
    image.paste(ORANGE, (0, half[1], half[0], height))
    image.paste(BLACK, (half[0], half[1], width, height))
    return image


def exif_of(orientation: int) -> bytes:
    exif = Image.Exif()
    exif[0x0112] = orientation
    return exif.tobytes()


def corners(photo: Photo) -> dict[str, tuple[int, ...]]:
    """RGB in the middle of each of the four patches."""
    height, width = photo.pixels.shape[:2]
    places = zip(CORNERS, ((1, 1), (1, 3), (3, 1), (3, 3)), strict=True)
    return {
        name: tuple(photo.pixels[height * y // 4, width * x // 4, ::-1].tolist())
        for name, (y, x) in places
    }


def assert_pattern(photo: Photo, tolerance: int = LOSSY) -> None:
    for name, color in corners(photo).items():
        assert np.abs(np.subtract(color, CORNERS[name])).max() <= tolerance, (name, color)


@pytest.mark.parametrize("orientation", STORED)
@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "TIFF", "HEIF", "AVIF"])
def test_every_format_in_every_orientation_comes_out_upright(
    save: Save, kind: str, orientation: int
) -> None:
    turn = STORED[orientation]
    stored = pattern().transpose(turn) if turn is not None else pattern()
    options: dict[str, object] = {"exif": exif_of(orientation)}
    if kind == "TIFF":
        options = {"tiffinfo": {0x0112: orientation}}
    photo = load_photo(save(stored, kind, **options))
    assert photo.pixels.shape == (80, 120, 3)
    assert (photo.full_size, photo.scale, photo.whole, photo.missing) == (
        (120, 80),
        1.0,
        True,
        None,
    )
    assert_pattern(photo)


def test_compressed_tiff_is_turned_once(save: Save) -> None:
    stored = pattern().transpose(Image.Transpose.ROTATE_90)
    path = save(stored, "TIFF", tiffinfo={0x0112: 6}, compression="tiff_lzw")
    assert_pattern(load_photo(path), 0)


def test_heic_is_turned_by_its_boxes_and_not_again_by_exif(save: Save) -> None:
    stored = pattern().transpose(Image.Transpose.ROTATE_90)
    data = encoded(stored, "HEIF", exif=exif_of(6))
    assert has_transform_box(data)
    assert b"Exif" in data
    assert_pattern(load_photo(save(data)))


@pytest.mark.parametrize(("brand", "turned"), [(b"miaf", False), (b"mif2", True)])
def test_heic_without_boxes_follows_exif_unless_it_claims_miaf(
    save: Save, brand: bytes, *, turned: bool
) -> None:
    # Phones write such files when a photo is turned in the gallery; MIAF (ISO 23000-22) forbids it.
    tag = b"\x01\x12\x00\x03\x00\x00\x00\x01\x00"
    data = encoded(pattern(), "HEIF", exif=exif_of(1))
    assert not has_transform_box(data)
    assert data.count(tag + b"\x01") == 1
    data = data.replace(tag + b"\x01", tag + b"\x06").replace(b"miaf", brand, 1)
    photo = load_photo(save(data))
    assert photo.pixels.shape == ((120, 80, 3) if turned else (80, 120, 3))


@pytest.mark.parametrize("kind", ["PNG", "HEIF", "AVIF", "WEBP", "TIFF", "JPEG"])
def test_a_kind_is_known_by_content_whatever_the_name(save: Save, kind: str) -> None:
    for name in ("photo.jpg", "photo.heic", "photo.txt", "photo"):
        assert_pattern(load_photo(save(pattern(), kind, name)))


@pytest.mark.parametrize(
    "name", ["two words.jpg", "Küche ä.jpg", "写真 桌子.jpg", "a'b$c;d.jpg", "-.jpg"]
)
def test_any_name(save: Save, name: str) -> None:
    path = save(pattern(), "JPEG", name)
    assert load_photo(path).file == path


def sixteen_bit(kind: str, *, grey: bool = False) -> bytes:
    levels = np.asarray(pattern().convert("L" if grey else "RGB")).astype(np.uint16) * 257
    done, data = cv2.imencode(kind, levels if grey else levels[..., ::-1])
    assert done
    return data.tobytes()


def transparent(mode: str) -> Image.Image:
    """The pattern, of which only the left half is there."""
    image = pattern().convert(mode)
    image.paste((0, 0, 0, 0) if mode == "RGBA" else (0, 0), (60, 0, 120, 80))
    return image


def keyed() -> bytes:
    return encoded(pattern(), "PNG", transparency=BLACK)


@pytest.mark.parametrize(
    "data",
    [
        sixteen_bit(".png"),
        sixteen_bit(".tiff"),
        encoded(pattern().quantize(16), "PNG"),
        encoded(pattern().quantize(16), "TIFF"),
        encoded(pattern().convert("CMYK"), "JPEG", quality=95),
        encoded(pattern().convert("CMYK"), "TIFF"),
        encoded(pattern().convert("YCbCr"), "TIFF", compression="jpeg", quality=95),
        encoded(pattern(), "JPEG", progressive=True, quality=95),
        encoded(pattern(), "JPEG", keep_rgb=True, quality=95),
        encoded(pattern(), "WEBP", lossless=True),
        encoded(pattern(), "MPO", save_all=True, append_images=[Image.new("RGB", (120, 80))]),
        encoded(pattern(), "WEBP", save_all=True, append_images=[Image.new("RGB", (120, 80))]),
        encoded(pattern(), "PNG", save_all=True, append_images=[Image.new("RGB", (120, 80))]),
        encoded(pattern(), "TIFF", save_all=True, append_images=[Image.new("RGB", (120, 80))]),
    ],
    ids=[
        "PNG of 16 bits", "TIFF of 16 bits", "PNG with palette", "TIFF with palette", "CMYK JPEG",
        "CMYK TIFF", "JPEG in TIFF", "progressive JPEG", "JPEG in RGB", "lossless WebP",
        "first of an MPO", "first of a WebP", "first of a PNG", "first of a TIFF",
    ],
)  # fmt: skip
def test_kinds_of_samples(save: Save, data: bytes) -> None:
    assert_pattern(load_photo(save(data)))


def test_cmyk_jpeg_without_the_mark_of_adobe_is_not_inverted(save: Save) -> None:
    inverted = Image.eval(pattern().convert("CMYK"), lambda level: 255 - level)
    data = encoded(inverted, "JPEG", quality=95)
    mark = data.index(b"\xff\xee")
    length = int.from_bytes(data[mark + 2 : mark + 4], "big")
    assert_pattern(load_photo(save(data[:mark] + data[mark + 2 + length :])))


@pytest.mark.parametrize(
    "data",
    [
        encoded(pattern().convert("L"), "JPEG", quality=95),
        encoded(pattern().convert("L"), "PNG"),
        sixteen_bit(".png", grey=True),
        sixteen_bit(".tiff", grey=True),
        encoded(Image.fromarray(np.asarray(pattern().convert("L")) / np.float32(255)), "TIFF"),
        encoded(Image.fromarray(np.asarray(pattern().convert("L")).astype(np.int32)), "TIFF"),
    ],
    ids=["JPEG", "PNG", "PNG of 16 bits", "TIFF of 16 bits", "fractions", "32 bits"],
)
def test_grey_is_loaded_as_grey(save: Save, data: bytes) -> None:
    # Whether a grey picture can be read is not for the loader to say.
    photo = load_photo(save(data))
    wanted = np.asarray(pattern().convert("L"))
    assert (photo.pixels[..., 0] == photo.pixels[..., 2]).all()
    assert np.abs(photo.pixels[20, 30].astype(int) - wanted[20, 30]).max() <= 3
    assert np.abs(photo.pixels[20, 90].astype(int) - wanted[20, 90]).max() <= 3


def test_black_and_white(save: Save) -> None:
    photo = load_photo(save(pattern().convert("1"), "TIFF", compression="group4"))
    assert set(np.unique(photo.pixels)) == {0, 255}


@pytest.mark.parametrize(
    ("mode", "kind"), [("RGBA", "PNG"), ("RGBA", "WEBP"), ("RGBA", "TIFF"), ("RGBA", "AVIF"),
                       ("RGBA", "HEIF"), ("LA", "PNG")],
)  # fmt: skip
def test_transparent_parts_are_white(save: Save, mode: str, kind: str) -> None:
    photo = load_photo(save(transparent(mode), kind))
    assert photo.pixels[20, 90].min() >= 255 - LOSSY
    if mode == "RGBA":
        assert np.abs(photo.pixels[20, 30, ::-1].astype(int) - RED).max() <= LOSSY


def test_half_transparent_is_half_white(save: Save) -> None:
    image = Image.new("RGBA", (40, 40), (*RED, 128))
    wanted = [255 - (255 - level) * 128 // 255 for level in RED]
    photo = load_photo(save(image, "PNG"))
    assert np.abs(photo.pixels[20, 20, ::-1].astype(int) - wanted).max() <= 1


def test_a_colour_can_stand_for_transparency(save: Save) -> None:
    assert load_photo(save(keyed())).pixels[60, 90].tolist() == [255, 255, 255]


def test_a_palette_can_be_transparent(save: Save) -> None:
    image = Image.new("P", (40, 40), 0)
    image.putpalette([*RED, *BLACK])
    image.paste(1, (20, 0, 40, 40))
    photo = load_photo(save(image, "PNG", transparency=1))
    assert photo.pixels[20, 10, ::-1].tolist() == list(RED)
    assert photo.pixels[20, 30].tolist() == [255, 255, 255]


# --- Colour profiles ---

P3 = ((0.51512, 0.2412, -0.00105), (0.29198, 0.69225, 0.04189), (0.1571, 0.06657, 0.78407))
ADOBE = ((0.60974, 0.31111, 0.01947), (0.20528, 0.62567, 0.06087), (0.14919, 0.06322, 0.74457))
"""XYZ of red, green and blue as seen under D50, as such profiles hold them."""
P3_TO_SRGB = ((1.2249, -0.2247, 0.0), (-0.0420, 1.0419, 0.0), (-0.0197, -0.0786, 1.0979))
ADOBE_TO_SRGB = ((1.39836, -0.39836, 0.0), (0.0, 1.0, 0.0), (0.0, -0.04293, 1.04293))
"""Linear light to linear light, as published; independent of the profiles above."""
SRGB_CURVE = (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)


def fixed(*values: float) -> bytes:
    """Numbers as ICC profiles hold them: 16 bits before the point and 16 after."""
    return b"".join(struct.pack(">i", round(value * 65536)) for value in values)


def profile(primaries: tuple[tuple[float, ...], ...], gamma: float | None) -> bytes:
    """A small ICC profile of a monitor; without a gamma, with the curve of sRGB."""
    curve = b"para" + bytes(4) + struct.pack(">HH", 3, 0) + fixed(*SRGB_CURVE)
    if gamma:
        curve = b"curv" + bytes(4) + struct.pack(">IH", 1, round(gamma * 256)) + bytes(2)
    white = (0.9642, 1.0, 0.8249)
    tags = {b"desc": b"desc" + bytes(4) + struct.pack(">I", 5) + b"test\0" + bytes(79)}
    colors = zip((b"wtpt", b"rXYZ", b"gXYZ", b"bXYZ"), (white, *primaries), strict=True)
    tags |= {name: b"XYZ " + bytes(4) + fixed(*color) for name, color in colors}
    tags |= dict.fromkeys((b"rTRC", b"gTRC", b"bTRC"), curve)
    table, body = struct.pack(">I", len(tags)), b""
    for name, content in tags.items():
        table += name + struct.pack(">II", 132 + 12 * len(tags) + len(body), len(content))
        body += content
    head = struct.pack(">I", 128 + len(table) + len(body)) + bytes(4) + b"\x02\x40\0\0"
    head += b"mntrRGB XYZ " + struct.pack(">6H", 2024, 1, 1, 0, 0, 0) + b"acsp" + bytes(28)
    return head + fixed(*white) + bytes(48) + table + body


def in_srgb(
    color: tuple[int, ...], matrix: tuple[tuple[float, ...], ...], gamma: float | None
) -> list[float]:
    levels = np.array(color) / 255
    light = levels**gamma if gamma else np.where(
        levels <= 0.04045, levels / 12.92, ((levels + 0.055) / 1.055) ** 2.4
    )  # fmt: skip
    light = np.clip(np.array(matrix) @ light, 0, 1)
    out = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    converted: list[float] = (255 * out).tolist()
    return converted


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "TIFF", "HEIF", "AVIF"])
@pytest.mark.parametrize(
    ("icc", "matrix", "gamma"),
    [(profile(P3, None), P3_TO_SRGB, None), (profile(ADOBE, 2.2), ADOBE_TO_SRGB, 2.2)],
    ids=["Display P3", "Adobe RGB"],
)
def test_profiles_are_converted(
    save: Save, kind: str, icc: bytes, matrix: tuple[tuple[float, ...], ...], gamma: float | None
) -> None:
    photo = load_photo(save(pattern(), kind, icc_profile=icc))
    for name, color in corners(photo).items():
        wanted = in_srgb(CORNERS[name], matrix, gamma)
        assert np.abs(np.subtract(color, wanted)).max() <= LOSSY + 4, (name, color, wanted)


def test_the_quick_conversion_is_as_exact_as_the_slow_one(save: Save) -> None:
    colors = np.random.default_rng(7).integers(0, 256, (100, 100, 3), np.uint8)
    icc = profile(P3, None)
    transform = ImageCms.buildTransform(
        ImageCms.ImageCmsProfile(BytesIO(icc)), ImageCms.createProfile("sRGB"), "RGB", "RGB"
    )
    exact = ImageCms.applyTransform(Image.fromarray(colors), transform)
    photo = load_photo(save(Image.fromarray(colors), "PNG", icc_profile=icc))
    assert np.abs(photo.pixels[..., ::-1].astype(int) - np.asarray(exact)).max() <= 3


@pytest.mark.parametrize(
    "icc",
    [
        ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes(),
        b"no profile at all",
        profile(P3, None)[:200],
        profile(P3, None).replace(b"RGB XYZ", b"CMYKLab"),
        bytes(5000),
    ],
    ids=["sRGB", "text", "cut off", "of another colour space", "zeros"],
)
def test_profiles_that_change_nothing_or_are_broken(save: Save, icc: bytes) -> None:
    assert_pattern(load_photo(save(pattern(), "PNG", icc_profile=icc)), 0)


# --- Size ---


@pytest.mark.parametrize(
    ("size", "kind", "wanted"),
    [
        ((4032, 3024), "JPEG", (2016, 1512)),
        ((3024, 4032), "JPEG", (1512, 2016)),
        ((8064, 6048), "JPEG", (2016, 1512)),
        ((1600, 1200), "JPEG", (1600, 1200)),
        ((2400, 1800), "JPEG", (2400, 1800)),
        ((3000, 2000), "JPEG", (2400, 1600)),
        ((4032, 3024), "PNG", (2016, 1512)),
        ((3000, 2000), "PNG", (2400, 1600)),
        ((6000, 2), "PNG", (2000, 1)),
        ((6000, 2), "JPEG", (2400, 1)),
        ((2, 6000), "JPEG", (1, 2400)),
        ((1, 1), "JPEG", (1, 1)),
        ((1, 1), "PNG", (1, 1)),
        ((1, 1), "WEBP", (1, 1)),
    ],
)
def test_pictures_are_reduced_to_what_is_needed(
    save: Save, size: tuple[int, int], kind: str, wanted: tuple[int, int]
) -> None:
    photo = load_photo(save(pattern(*size), kind))
    assert photo.full_size == size
    assert photo.pixels.shape[1::-1] == wanted
    assert photo.scale == pytest.approx(max(size) / max(wanted))
    if min(wanted) > 100:
        assert_pattern(photo)


def test_a_reduced_picture_is_turned_too(save: Save) -> None:
    stored = pattern(4032, 3024).transpose(Image.Transpose.ROTATE_90)
    photo = load_photo(save(stored, "JPEG", exif=exif_of(6)))
    assert (photo.full_size, photo.pixels.shape) == ((4032, 3024), (1512, 2016, 3))
    assert_pattern(photo)


def test_neither_cv2_nor_heif_is_loaded_before_a_photo_needs_it() -> None:
    code = (
        "import sys, sideboards_score.photo.load.picture;"
        "print(sorted({'cv2', 'pillow_heif'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
