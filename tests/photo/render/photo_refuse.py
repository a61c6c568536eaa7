"""Photos that must be refused, and why."""

from dataclasses import replace

import cv2
import numpy as np
import photo_clutter
from photo_camera import aimed, through
from photo_deck import deal
from photo_noise import Array, between
from photo_other import other_thing
from photo_scene import CARD, THICK, Scene, lay_row, table_points
from photo_styles import Style


def spoil(
    rng: np.random.Generator, scene: Scene, style: Style, want: str, codes: list[str]
) -> list[str]:
    """Change the scene into one that must be refused; gives the cards that are still shown."""
    if want in ("none", "other-thing"):
        scene.rows.clear()
        scene.below = [thing for thing in scene.below if thing.height != THICK]
        scene.below.extend(other_thing(rng, style, want))
        return []
    if want == "hidden":
        _hide(rng, scene)
    elif want == "cut-off":
        _cut(rng, scene)
    elif want == "small":
        points = table_points(scene.rows[0])
        place = (between(rng, 0.3, 0.7), between(rng, 0.3, 0.7))
        scene.camera = aimed(scene.camera, points, between(rng, 0.06, 0.12), place)
    elif want == "two-rows":
        _double(rng, scene, style)
    elif want == "blurred":
        size = between(rng, 0.09, 0.16) * _card_width(scene)
        scene.develop = replace(scene.develop, defocus=size, sharpen=0.0, noise=0.004)
    elif want == "dark":
        level = between(rng, 0.002, 0.008)
        scene.light = replace(scene.light, exposure=level, glare=0.0)
        scene.develop = replace(scene.develop, noise=0.02)
    return codes


def after(rng: np.random.Generator, pixels: Array, want: str) -> Array:
    """What happens to the finished picture."""
    if want != "grey":
        return pixels
    grey = cv2.cvtColor(pixels, cv2.COLOR_BGR2GRAY).astype(np.float32)
    tint = np.array([1.0, 1.0, 1.0]) if rng.random() < 0.7 else np.array([0.72, 0.88, 1.0])
    return np.asarray(np.clip(grey[..., None] * tint, 0, 255), np.uint8)


def _card_width(scene: Scene) -> float:
    """Mean width of a card in pixels."""
    seen = scene.camera.project(table_points(scene.rows[0]))
    return float(np.ptp(seen[:, 0]) / len(scene.rows[0]))


def _hide(rng: np.random.Generator, scene: Scene) -> None:
    """A hand or a sheet on one or two cards."""
    card = scene.rows[0][int(rng.integers(1, len(scene.rows[0]) - 1))].sprite
    x = card.center[0] + between(rng, -1, 1)
    if rng.random() < 0.7:
        spot = (x, card.center[1] + between(rng, -1, 2))
        scene.above.append(photo_clutter.hand(rng, spot, between(rng, -35, 35)))
    else:
        page = photo_clutter.newspaper(rng, (0.0, 0.0), between(rng, -20, 20))
        high = page.alpha.shape[0] * page.pitch / 2
        scene.above.append(replace(page, center=(x, card.center[1] + high - 1)))


def _cut(rng: np.random.Generator, scene: Scene) -> None:
    """Move the camera so that the frame cuts an end card, or all cards at their lower edge."""
    width, height = scene.camera.size
    part = between(rng, 0.4, 0.8) * _card_width(scene)
    side = int(rng.integers(3))
    for _ in range(8):
        seen = scene.camera.project(table_points(scene.rows[0]))
        low, high = seen.min(0), seen.max(0)
        shifts = ((-part - low[0], 0), (width + part - high[0], 0), (0, height + part - high[1]))
        middle = (low + high) / 2
        back = np.linalg.inv(scene.camera.plane())
        here, there = through(back, np.stack([middle, middle + np.array(shifts[side])]))
        scene.camera = scene.camera.moved(by=tuple(here - there), scale=1.0)


def _double(rng: np.random.Generator, scene: Scene, style: Style) -> None:
    """A second whole row of equal standing below the first, and a camera that sees both."""
    drop = CARD * style.aspect * between(rng, 1.1, 1.45)
    other = lay_row(rng, style, deal(rng, scene.unused, 8), (between(rng, -2, 2), drop))
    scene.rows.append(other)
    points = np.concatenate([table_points(row) for row in scene.rows])
    camera = replace(scene.camera, roll=scene.camera.roll / 3, tilt=scene.camera.tilt / 3)
    scene.camera = aimed(camera, points, between(rng, 0.6, 0.8), (0.5, 0.5))
    scene.below.clear()
