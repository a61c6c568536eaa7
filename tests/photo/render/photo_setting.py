"""What a scene is about: its tags, and the clutter that they bring."""

import numpy as np
import photo_clutter
from photo_deck import deal
from photo_noise import Array, between
from photo_paste import Sprite
from photo_scene import CARD, Scene, lay_row, table_points
from photo_styles import Style

CHANCES = {
    "above": 0.3,
    "tilted": 0.25,
    "warm": 0.2,
    "cool": 0.15,
    "dim": 0.1,
    "glare": 0.15,
    "shadow": 0.15,
    "clutter": 0.35,
    "cloth": 0.25,
    "second-row": 0.12,
    "apart": 0.1,
    "motionblur": 0.1,
}
EXCLUDES = (("above", "tilted"), ("warm", "cool"))


def choose_tags(rng: np.random.Generator, view: str) -> set[str]:
    """The wanted tag and, more rarely, others with it."""
    tags = set() if view == "any" else {view}
    weight = 1.0 if view == "any" else 0.35
    for tag, chance in CHANCES.items():
        rival = any(tag in pair and tags & set(pair) for pair in EXCLUDES)
        if rng.random() < chance * weight and not rival:
            tags.add(tag)
    return tags


def _free_places(
    rng: np.random.Generator, scene: Scene, radius: float
) -> list[tuple[float, float]]:
    """Points of the visible table, in centimetres, that keep away from the row."""
    row = table_points(scene.rows[0])
    low, high = row.min(0) - radius, row.max(0) + radius
    width, height = scene.camera.size
    back = np.linalg.inv(scene.camera.plane())
    spots: list[tuple[float, float]] = []
    for _ in range(60):
        pixel = np.array([rng.random() * width, rng.random() * height, 1.0])
        point = back @ pixel
        x, y = point[:2] / point[2]
        if not (low[0] < x < high[0] and low[1] < y < high[1]):
            spots.append((float(x), float(y)))
    return spots


def _things(rng: np.random.Generator, style: Style, spot: tuple[float, float]) -> list[Sprite]:
    """One kind of clutter around a spot."""
    kind, angle = int(rng.integers(6)), between(rng, -20, 20)
    if kind == 0:
        return [
            photo_clutter.objective_card(rng, style, (spot[0] + i * 7.2, spot[1]), angle / 3)
            for i in range(3)
        ]
    if kind == 1:
        return [photo_clutter.swap_card(rng, spot, angle)]
    if kind == 2:
        return [photo_clutter.pencil(rng, spot, between(rng, 0, 360))]
    if kind == 3:
        beside = (spot[0] + 2.6, spot[1] + 1)
        return [photo_clutter.die(rng, at, between(rng, 0, 90)) for at in (spot, beside)]
    if kind == 4:
        return [photo_clutter.newspaper(rng, spot, angle * 4)]
    return [photo_clutter.glass_rim(rng, spot)]


def _clear(scene: Scene, sprite: Sprite, margin: float) -> bool:
    """Whether a sprite's box keeps away from the row's."""
    row = table_points(scene.rows[0])
    own = _corners(sprite)
    apart = (own.min(0) > row.max(0) + margin) | (own.max(0) < row.min(0) - margin)
    return bool(apart.any())


def _corners(sprite: Sprite) -> Array:
    high, wide = sprite.alpha.shape
    points = np.array([[0, 0, 1], [wide, 0, 1], [wide, high, 1], [0, high, 1]], float)
    return np.asarray((points @ sprite.pose().T)[:, :2])


def add_clutter(rng: np.random.Generator, scene: Scene, style: Style, tags: set[str]) -> None:
    """Add what the tags name; a tag for which there is no room is taken away."""
    if "clutter" in tags:
        for spot in _free_places(rng, scene, 2)[: int(rng.integers(4, 12))]:
            found = [thing for thing in _things(rng, style, spot) if _clear(scene, thing, 1.2)]
            scene.below.extend(found if len(scene.below) < 7 else [])
    if "second-row" in tags and not _second_row(rng, scene, style):
        tags.discard("second-row")
    if "apart" in tags and not _apart(rng, scene, style):
        tags.discard("apart")


def _second_row(rng: np.random.Generator, scene: Scene, style: Style) -> bool:
    """Another player's row on the emptier side, shorter or cut by the frame."""
    count = int(rng.integers(3, 7))
    row = lay_row(rng, style, deal(rng, scene.unused, count), (0.0, 0.0))
    width, height = scene.camera.size
    side = -1 if scene.camera.project(np.zeros((1, 2)))[0, 1] > height * 0.4 else 1
    middle = between(rng, -12, 12)
    for drop in np.linspace(between(rng, 1.5, 2.4), 1.25, 6):
        centers = [
            (card.sprite.center[0] + middle, side * CARD * style.aspect * float(drop))
            for card in row
        ]
        seen = scene.camera.project(np.array(centers))
        if ((seen > 0) & (seen < (width, height))).all(1).sum() >= 2:
            places = zip(row, centers, strict=True)
            scene.below += [_at(card.sprite, at, card.sprite.angle) for card, at in places]
            return True
    return False


def _at(sprite: Sprite, center: tuple[float, float], angle: float) -> Sprite:
    return Sprite(
        sprite.pixels, sprite.alpha, sprite.pitch, center, angle, sprite.height, sprite.edge
    )


def _apart(rng: np.random.Generator, scene: Scene, style: Style) -> bool:
    """A single card of the same print away from the row, often turned."""
    card = lay_row(rng, style, deal(rng, scene.unused, 1), (0.0, 0.0))[0].sprite
    for spot in _free_places(rng, scene, 6):
        placed = _at(card, spot, between(rng, -90, 90))
        if _clear(scene, placed, 2.5):
            scene.below.append(placed)
            return True
    return False
