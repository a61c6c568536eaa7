"""Light on the picture: colour, fall-off, the shadow of a hand, glare."""

from dataclasses import dataclass

import cv2
import numpy as np
from photo_noise import Array, between, clouds


@dataclass(frozen=True)
class Light:
    """What falls onto the table, in linear light."""

    color: tuple[float, float, float] = (1.0, 1.0, 1.0)
    """Gains of B, G, R: lamp and wrong white balance together."""
    exposure: float = 0.9
    slope: float = 0.15
    """How much the light changes over the picture."""
    lamp: float = 0.0
    """A pool of light around one point."""
    vignette: float = 0.15
    shadow: float = 0.0
    """How much a hand's shadow takes away."""
    soft: float = 0.02
    """Width of that shadow's edge, as a part of the picture's width."""
    glare: float = 0.0
    """How much a reflection adds at its brightest."""
    sheen: float = 0.0
    """A broad faint reflection of a window or lamp on table and cards."""
    offset: tuple[float, float] = (0.5, 0.3)
    """How far a thing's shadow falls per centimetre of height."""


BALANCE = {
    "neutral": (1.0, 1.0, 1.0),
    "warm": (0.5, 0.8, 1.06),
    "cool": (1.12, 0.95, 0.78),
}
"""B, G, R gains of daylight, of a 2700 K lamp and of a blue window after a camera's half-hearted
white balance."""


def sample_light(rng: np.random.Generator, tags: set[str]) -> Light:
    """The light that the tags ask for."""
    kind = "warm" if "warm" in tags else "cool" if "cool" in tags else "neutral"
    strength = between(rng, 0.55, 1.15) if kind != "neutral" else 1.0
    miss = rng.uniform(0.94, 1.06, 3)
    gains = np.array(BALANCE[kind]) ** strength * miss
    turn = between(rng, 0, 2 * np.pi)
    reach = between(rng, 0.1, 1.2)
    return Light(
        color=(float(gains[0]), float(gains[1]), float(gains[2])),
        exposure=between(rng, 0.16, 0.34) if "dim" in tags else between(rng, 0.7, 1.1),
        slope=between(rng, 0.0, 0.4),
        lamp=between(rng, 0.2, 0.8) if kind == "warm" or rng.random() < 0.2 else 0.0,
        vignette=between(rng, 0.05, 0.3),
        shadow=between(rng, 0.35, 0.68) if "shadow" in tags else 0.0,
        soft=between(rng, 0.004, 0.03),
        glare=between(rng, 0.14, 0.5) if "glare" in tags else 0.0,
        sheen=max(0.0, between(rng, -0.06, 0.09)),
        offset=(reach * float(np.cos(turn)), reach * float(np.sin(turn))),
    )


def _grid(size: tuple[int, int]) -> tuple[Array, Array]:
    """x and y over a coarse grid, both in picture widths."""
    width, height = size
    wide = 160
    high = max(2, round(wide * height / width))
    x = (np.arange(wide, dtype=np.float32) + 0.5) / wide
    y = (np.arange(high, dtype=np.float32) + 0.5) / wide
    return x[None, :], y[:, None]


def hand_shadow(rng: np.random.Generator, size: tuple[int, int], light: Light, at: Array) -> Array:
    """How much of the light a hand and its arm take away around `at` pixels, (h, w) of 0 to 1."""
    wide, high = 480, round(480 * size[1] / size[0])
    mask = np.zeros((high, wide), np.uint8)
    palm = at * wide / size[0] + rng.normal(0, 12, 2)
    away = between(rng, 0, 2 * np.pi)
    toward = np.array([np.cos(away), np.sin(away)])
    thick = between(rng, 22, 50)
    cv2.line(mask, _pixel(palm), _pixel(palm + toward * 700), 255, round(thick), cv2.LINE_AA)
    cv2.circle(mask, _pixel(palm), round(thick * 0.8), 255, -1)
    for finger in np.linspace(-0.5, 0.5, 4) + rng.normal(0, 0.06, 4):
        turn = away + np.pi + finger
        tip = palm + np.array([np.cos(turn), np.sin(turn)]) * thick * between(rng, 1.5, 2.1)
        cv2.line(mask, _pixel(palm), _pixel(tip), 255, round(thick * 0.3), cv2.LINE_AA)
    soft = cv2.GaussianBlur(mask, (0, 0), max(0.8, light.soft * wide))
    return enlarged(np.asarray(soft), size).astype(np.float32) / 255


def _pixel(point: Array) -> tuple[int, int]:
    return int(point[0]), int(point[1])


def falling(rng: np.random.Generator, size: tuple[int, int], light: Light) -> Array:
    """The light without hand shadow, coarse (h, w, 3) float32 BGR: enlarge before use."""
    x, y = _grid(size)
    turn = between(rng, 0, 2 * np.pi)
    level = 1 + light.slope * 2 * ((x - 0.5) * np.cos(turn) + (y - 0.35) * np.sin(turn))
    cx, cy = rng.random(2)
    pool = np.exp(-((x - cx) ** 2 + (y - cy * 0.7) ** 2) / 0.18)
    level = level * (1 - light.lamp * 0.6 + light.lamp * 0.8 * pool)
    middle = y.max() / 2
    level = level * (1 - light.vignette * ((x - 0.5) ** 2 + (y - middle) ** 2) / 0.35)
    level = level * (0.95 + 0.1 * clouds(rng, level.shape, (3, 3), 2))
    field = np.clip(level, 0.25, None)[..., None] * np.array(light.color) * light.exposure
    return np.asarray(field, np.float32)


def _spot(rng: np.random.Generator, size: tuple[int, int], at: Array, reach: float) -> Array:
    """A soft-edged elongated spot of brightness 1, coarse (h, w); `reach` in picture widths."""
    x, y = _grid(size)
    turn = between(rng, 0, np.pi)
    dx, dy = x - at[0] / size[0], y - at[1] / size[0]
    along = (dx * np.cos(turn) + dy * np.sin(turn)) / (reach * between(rng, 1, 2.5))
    across = (-dx * np.sin(turn) + dy * np.cos(turn)) / (reach * between(rng, 0.6, 1.2))
    return np.asarray(np.exp(-((along**2 + across**2) ** between(rng, 0.8, 1.6))), np.float32)


def glare(rng: np.random.Generator, size: tuple[int, int], light: Light, at: Array) -> Array:
    """Reflections to be added: a strong one around `at` pixels, a faint one anywhere.

    Coarse (h, w, 3) float32 BGR.
    """
    spot = light.glare * _spot(rng, size, at, 0.055)
    spot += light.sheen * _spot(rng, size, rng.random(2) * np.array(size), 0.3)
    tint = np.array(light.color, np.float32) ** 0.5 * light.exposure
    return np.asarray(spot[..., None] * tint, np.float32)


def enlarged(field: Array, size: tuple[int, int]) -> Array:
    """A coarse field over the whole picture."""
    return np.asarray(cv2.resize(field, size, interpolation=cv2.INTER_LINEAR))
