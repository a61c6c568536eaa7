"""From light on the sensor to a JPEG: blur, noise, tone curve, compression."""

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from photo_noise import Array, between, speckle

_CODES = np.arange(256) / 255.0
TO_LINEAR: Array = np.where(
    _CODES <= 0.04045, _CODES / 12.92, ((_CODES + 0.055) / 1.055) ** 2.4
).astype(np.float32)
"""sRGB codes as linear light."""


@dataclass(frozen=True)
class Develop:
    """What lens, sensor and software do to a picture; lengths in pixels."""

    defocus: float = 0.6
    field_blur: float = 0.0
    """Extra blur at the far edge of the picture."""
    motion: float = 0.0
    motion_angle: float = 0.0
    noise: float = 0.008
    """Sensor noise in the middle tones, as a part of white."""
    contrast: float = 0.15
    saturation: float = 1.0
    sharpen: float = 0.3
    quality: int = 85


def sample_develop(rng: np.random.Generator, tags: set[str]) -> Develop:
    """A phone camera's usual faults."""
    dim = "dim" in tags
    return Develop(
        defocus=between(rng, 0.45, 1.2),
        field_blur=max(0.0, between(rng, -1.5, 2.5)),
        motion=between(rng, 3, 9) if "motionblur" in tags else 0.0,
        motion_angle=between(rng, 0, 180),
        noise=between(rng, 0.012, 0.03) if dim else between(rng, 0.003, 0.014),
        contrast=between(rng, 0.0, 0.35),
        saturation=between(rng, 0.88, 1.15),
        sharpen=max(0.0, between(rng, -0.3, 0.8)),
        quality=int(rng.integers(60, 96)),
    )


def linear(pixels: Array) -> Array:
    """sRGB bytes as linear light, float32."""
    return np.asarray(cv2.LUT(pixels, TO_LINEAR))


def _curve(contrast: float) -> Array:
    """Linear light in 1/4095 to sRGB bytes, with a mild S and a soft shoulder."""
    light = np.arange(4096) / 4095 * 1.25
    light = np.where(light < 0.75, light, 0.75 + 0.25 * np.tanh((light - 0.75) / 0.25))
    root = np.maximum(light, 1e-9) ** (1 / 2.4)
    code = np.where(light <= 0.0031308, light * 12.92, 1.055 * root - 0.055)
    bent = code + contrast * 0.5 * code * (1 - code) * (2 * code - 1)
    return np.asarray(np.clip(bent * 255 + 0.5, 0, 255), np.uint8)


def _moved(light: Array, develop: Develop) -> Array:
    """Blur along the hand's movement."""
    reach = int(np.ceil(develop.motion / 2))
    kernel = np.zeros((2 * reach + 1, 2 * reach + 1), np.float32)
    turn = np.radians(develop.motion_angle)
    step = np.array([np.cos(turn), np.sin(turn)]) * develop.motion / 2
    ends = [tuple(int(v) for v in np.round((reach + sign * step) * 16)) for sign in (-1, 1)]
    cv2.line(kernel, (ends[0][0], ends[0][1]), (ends[1][0], ends[1][1]), 1.0, 1, cv2.LINE_8, 4)
    return np.asarray(cv2.filter2D(light, -1, kernel / kernel.sum()))


def _lens(light: Array, develop: Develop) -> Array:
    """Blur everywhere, more of it toward the far edge."""
    if develop.motion:
        light = _moved(light, develop)
    if develop.defocus:
        light = np.asarray(cv2.GaussianBlur(light, (0, 0), develop.defocus))
    if develop.field_blur:
        far = cv2.GaussianBlur(light, (0, 0), develop.field_blur)
        rows = np.linspace(1, -0.3, light.shape[0], dtype=np.float32).clip(0)[:, None, None]
        light = light + (far - light) * rows
    return light


def _noisy(rng: np.random.Generator, light: Array, noise: float) -> Array:
    """Shot noise: grows with the root of the light; neighbouring pixels share some of it."""
    grains = [speckle(rng, light.shape[:2], noise) for _ in range(3)]
    grain = cv2.GaussianBlur(np.stack(grains, -1), (3, 3), 0.7)
    amount = np.sqrt(np.maximum(light, 0)) + 0.08
    return np.asarray(light + grain * 1.5 * amount)


def develop_picture(rng: np.random.Generator, light: Array, develop: Develop) -> Array:
    """Linear light (h, w, 3) float32 BGR to the picture as a JPEG gives it back, uint8."""
    light = _noisy(rng, _lens(light, develop), develop.noise)
    if abs(develop.saturation - 1) > 0.01:
        s = develop.saturation
        grey = np.array([0.11, 0.59, 0.3], np.float32)
        light = cv2.transform(light, np.eye(3, dtype=np.float32) * s + (1 - s) * grey[None, :])
    index = np.clip(light * (4095 / 1.25), 0, 4095).astype(np.uint16)
    pixels = _curve(develop.contrast)[index]
    if develop.sharpen:
        soft = cv2.GaussianBlur(pixels, (0, 0), 1.4)
        pixels = cv2.addWeighted(pixels, 1 + develop.sharpen, soft, -develop.sharpen, 0)
    return compressed(pixels, develop.quality)


def compressed(pixels: Any, quality: int) -> Array:
    """The pixels after a JPEG of the given quality."""
    done, data = cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, quality])
    assert done
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR))
