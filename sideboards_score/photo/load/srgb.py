"""From whatever a file holds to sRGB pixels: samples, transparency, and colour profiles."""

from collections.abc import Callable
from io import BytesIO

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageCms

from sideboards_score.photo.arrays import Pixels
from sideboards_score.photo.load.libraries import require_cv2
from sideboards_score.photo.load.tuning import LoadTuning

WITHOUT_ALPHA = {"RGBA": "RGB", "LA": "L"}
PROFILE_MODES = {"RGB": ("RGB",), "GRAY": ("L",), "CMYK": ("CMYK",)}
"""The modes that the colour space of a profile fits; any other profile is ignored."""
STRIP = 64
"""Lines converted at a time, so that the copies in between stay in the cache of the processor:
three times faster than the whole picture at once, and it needs no second one."""


def plain_samples(image: Image.Image, tuning: LoadTuning) -> Image.Image:
    """The picture with 8-bit samples in mode L, LA, RGB, RGBA or CMYK, still in its own colours."""
    if image.mode.startswith("I;16"):
        plain = Image.fromarray((np.asarray(image) >> 8).astype(np.uint8))
    elif image.mode in {"I", "F"}:
        plain = Image.fromarray(_from_wide(np.asarray(image), tuning))
    elif image.mode == "LAB":
        plain = _from_lab(image)
    elif image.has_transparency_data:
        plain = image if image.mode in WITHOUT_ALPHA else image.convert("RGBA")
    elif image.mode == "1":
        plain = image.convert("L")
    else:
        plain = image if image.mode in {"L", "RGB", "CMYK"} else image.convert("RGB")
    return plain


def _from_wide(samples: NDArray[np.generic], tuning: LoadTuning) -> Pixels:
    """Samples of 32 bits to 8: fractions to 1, 8 bits, or 16 bits, by the largest."""
    values = np.nan_to_num(samples.astype(np.float32))
    largest = float(values.max(initial=0.0))
    if largest > tuning.wide_sample:
        values /= 257.0
    elif np.issubdtype(samples.dtype, np.floating) and largest <= 1.0:
        values *= 255.0
    return np.clip(values, 0, 255).astype(np.uint8)


def _from_lab(image: Image.Image) -> Image.Image:
    transform = ImageCms.buildTransform(
        ImageCms.createProfile("LAB"), ImageCms.createProfile("sRGB"), "LAB", "RGB"
    )
    return ImageCms.applyTransform(image, transform) or image


def to_bgr(image: Image.Image | Pixels, icc: object, tuning: LoadTuning) -> Pixels:
    """Pixels (h, w, 3) BGR in sRGB of a picture of `plain_samples`; `icc` is its profile, or None.

    Transparent parts are laid over white; a profile that is broken or does not fit is ignored.
    A picture may also come as pixels (h, w, 3), BGR in its own colours.
    """
    if not isinstance(image, Image.Image):
        return _pixels_in_srgb(image, icc, tuning)
    alpha = image.getchannel("A") if image.mode in WITHOUT_ALPHA else None
    opaque = image.convert(WITHOUT_ALPHA[image.mode]) if alpha else image
    pixels = _profiled(opaque, icc, tuning) if isinstance(icc, bytes) else None
    if pixels is None:
        pixels = _bgr(opaque)
    return pixels if alpha is None else _over_white(pixels, np.asarray(alpha))


def _pixels_in_srgb(pixels: Pixels, icc: object, tuning: LoadTuning) -> Pixels:
    """Pixels (h, w, 3) BGR; Pillow, which knows profiles, is asked only where there is one."""
    if not isinstance(icc, bytes):
        return pixels
    cv2 = require_cv2()
    rgb = Image.fromarray(cv2.cvtColor(pixels, cv2.COLOR_BGR2RGB))
    changed = _profiled(rgb, icc, tuning)
    return pixels if changed is None else changed


def _bgr(image: Image.Image) -> Pixels:
    cv2 = require_cv2()
    if image.mode == "L":
        return _by_strips(image, lambda strip: cv2.cvtColor(strip, cv2.COLOR_GRAY2BGR))
    rgb = image if image.mode == "RGB" else image.convert("RGB")
    return _by_strips(rgb, lambda strip: cv2.cvtColor(strip, cv2.COLOR_RGB2BGR))


def _by_strips(image: Image.Image, convert: Callable[[Pixels], Pixels]) -> Pixels:
    """Pixels (h, w, 3) of `image`, each strip of it converted by `convert`."""
    out = np.empty((image.height, image.width, 3), np.uint8)
    for top in range(0, image.height, STRIP):
        strip = image.crop((0, top, image.width, min(top + STRIP, image.height)))
        out[top : top + STRIP] = convert(np.asarray(strip))
    return out


def _over_white(pixels: Pixels, alpha: Pixels) -> Pixels:
    opacity = alpha.astype(np.uint16)[..., None]
    over = (pixels * opacity + 255 * (255 - opacity) + 127) // 255
    return over.astype(np.uint8)


def _profiled(image: Image.Image, icc: bytes, tuning: LoadTuning) -> Pixels | None:
    """BGR pixels in sRGB, or None where the profile changes nothing or cannot be used."""
    try:
        profile = ImageCms.ImageCmsProfile(BytesIO(icc))
        if image.mode not in PROFILE_MODES.get(profile.profile.xcolor_space.strip(), ()):
            return None
        srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB"))
        transform = ImageCms.buildTransform(profile, srgb, image.mode, "RGB")
        if image.mode == "RGB":
            before = _probe()
            wanted = np.asarray(ImageCms.applyTransform(before, transform))[..., ::-1]
            if _difference(np.asarray(before)[..., ::-1], wanted) <= tuning.same_color:
                return None
        changed = ImageCms.applyTransform(image, transform)
    except Exception:  # noqa: BLE001 - a broken profile fails in a dozen ways, and none matters
        return None
    return None if changed is None else _bgr(changed)


def _difference(one: Pixels, other: Pixels) -> int:
    """The largest difference between two arrays of levels."""
    return int(np.abs(one.astype(np.int16) - other).max())


def _probe() -> Image.Image:
    """A picture (1 line) of 9 x 9 x 9 colours evenly over the whole space."""
    steps = np.linspace(0, 255, 9).round().astype(np.uint8)
    grid = np.stack(np.meshgrid(steps, steps, steps), axis=-1)
    return Image.fromarray(grid.reshape(1, -1, 3))
