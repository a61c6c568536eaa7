"""A scene: a table, rows of cards, clutter, light; and how it becomes a photo."""

from dataclasses import dataclass, field

import cv2
import numpy as np
from photo_camera import Camera
from photo_card import WIDTH, print_card
from photo_develop import Develop, develop_picture, linear
from photo_light import Light, enlarged, falling, glare, hand_shadow
from photo_noise import Array, between
from photo_paste import Sprite, box, paste
from photo_styles import Style
from photo_tables import PITCH, SIDE

CARD = 6.3
"""Centimetres across a card."""
THICK = 0.05
"""Centimetres from the table to a card's face."""


@dataclass(frozen=True)
class Laid:
    """A card on the table: its sprite and its drawers' edges in the sprite's own pixels."""

    sprite: Sprite
    stack: tuple[float, float, float, float]


@dataclass
class Scene:
    """Everything that is in the picture."""

    table: Array
    camera: Camera
    light: Light
    develop: Develop
    rows: list[list[Laid]] = field(default_factory=list)
    """The first row is the one to be read."""
    below: list[Sprite] = field(default_factory=list)
    """Clutter under the cards."""
    above: list[Sprite] = field(default_factory=list)
    """Things that lie on top of all cards."""
    unused: list[str] = field(default_factory=list)
    """Cards of the deck that are not in the row to be read."""


@dataclass(frozen=True)
class RowPlan:
    """How loosely a row is laid; lengths as parts of a card's width or height."""

    turn: float = 2.0
    """The largest angle of a card, in degrees."""
    gap: tuple[float, float] = (0.01, 0.08)
    uneven: float = 0.03


def sample_plan(rng: np.random.Generator) -> RowPlan:
    """From a tidy player to a careless one."""
    low = between(rng, -0.02, 0.05)
    gap = (low, low + between(rng, 0.01, 0.07))
    return RowPlan(between(rng, 0.3, 4), gap, between(rng, 0.005, 0.06))


def lay_row(
    rng: np.random.Generator,
    style: Style,
    codes: list[str],
    middle: tuple[float, float],
    plan: RowPlan | None = None,
) -> list[Laid]:
    """Cards side by side around a point of the table, in centimetres."""
    plan = plan or sample_plan(rng)
    laid: list[Laid] = []
    x = 0.0
    for code in codes:
        picture = print_card(rng, style, code)
        gap = between(rng, *plan.gap) * CARD
        y = middle[1] + between(rng, -0.5, 0.5) * plan.uneven * CARD * style.aspect
        angle = between(rng, -plan.turn, plan.turn)
        edge = (150, 160, 168) if rng.random() < 0.7 else (60, 64, 70)
        sprite = Sprite(picture.pixels, picture.alpha, CARD / WIDTH, (x, y), angle, THICK, edge)
        laid.append(Laid(sprite, picture.stack))
        x += CARD + gap
    shift = middle[0] - (x - CARD) / 2
    return [moved(card, shift) for card in laid]


def moved(card: Laid, by: float) -> Laid:
    """The card moved to the right."""
    old = card.sprite
    center = (old.center[0] + by, old.center[1])
    sprite = Sprite(
        old.pixels, old.alpha, old.pitch, center, old.angle, old.height, old.edge, old.shadow
    )
    return Laid(sprite, card.stack)


def table_points(row: list[Laid]) -> Array:
    """The corners of all cards on the table, (4 n, 2) centimetres."""
    points = []
    for card in row:
        high, wide = card.sprite.alpha.shape
        pose = card.sprite.pose()
        corners = np.column_stack([box(0, 0, wide, high), np.ones(4)])
        points.append((corners @ pose.T)[:, :2])
    return np.concatenate(points)


def outlines(scene: Scene, row: list[Laid]) -> tuple[Array, Array]:
    """Corners of the cards and of their stacks in the photo, both (n, 4, 2) float32."""
    cards = [card.sprite.outline(scene.camera) for card in row]
    stacks = [card.sprite.seen(scene.camera, box(*card.stack)) for card in row]
    return np.array(cards, np.float32), np.array(stacks, np.float32)


def _top(rng: np.random.Generator, scene: Scene) -> Array:
    """The bare table in the photo."""
    turn = np.radians(between(rng, -90, 90))
    c, s = np.cos(turn) * PITCH, np.sin(turn) * PITCH
    middle = np.array([[c, -s], [s, c]]) @ np.array([SIDE / 2, SIDE / 2])
    x, y = np.array(scene.camera.target) - middle
    matrix = scene.camera.plane() @ np.array([[c, -s, x], [s, c, y], [0, 0, 1]])
    size, reflect = scene.camera.size, cv2.BORDER_REFLECT
    return np.asarray(cv2.warpPerspective(scene.table, matrix, size, borderMode=reflect))


def render(rng: np.random.Generator, scene: Scene) -> Array:
    """The photo, (h, w, 3) BGR uint8."""
    canvas = _top(rng, scene)
    cards = [card.sprite for row in reversed(scene.rows) for card in row]
    for sprite in [*scene.below, *cards, *scene.above]:
        paste(canvas, scene.camera, sprite, scene.light.offset)
    size = scene.camera.size
    picture = linear(canvas) * enlarged(falling(rng, size, scene.light), size)
    if scene.light.shadow:
        dark = hand_shadow(rng, size, scene.light, _on_row(rng, scene))
        picture *= 1 - dark[..., None] * scene.light.shadow
    if scene.light.glare or scene.light.sheen:
        picture += enlarged(glare(rng, size, scene.light, _on_row(rng, scene)), size)
    return develop_picture(rng, picture, scene.develop)


def _on_row(rng: np.random.Generator, scene: Scene) -> Array:
    """A pixel on one of the cards to be read, or anywhere where there is none."""
    if not scene.rows:
        return np.asarray(rng.random(2) * np.array(scene.camera.size))
    corners, _ = outlines(scene, scene.rows[0])
    return np.asarray(corners[int(rng.integers(len(corners)))].mean(0))
