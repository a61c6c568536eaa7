"""Photos of one row in a scene: what people lay, light and send."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from photo_camera import Camera, aimed
from photo_deck import deal, random_deck
from photo_develop import Develop, sample_develop
from photo_light import Light, sample_light
from photo_make import Shot, _camera
from photo_noise import Array, between
from photo_paste import Sprite
from photo_scene import Laid, RowPlan, Scene, lay_row, outlines, render, sample_plan, table_points
from photo_styles import Style, sample_style
from photo_tables import CLOTHS, HARD

from tests.photo.scenes import cloths
from tests.photo.scenes.sending import Sent, chat, messenger
from tests.photo.scenes.sleeves import sleeves
from tests.photo.scenes.things import things

Rng = np.random.Generator


def _any_table(rng: Rng, _style: Style) -> Array:
    tables = CLOTHS if rng.random() < 0.2 else HARD
    return tables[int(rng.integers(len(tables)))](rng)


def _no_films(_rng: Rng, _row: list[Laid]) -> list[Sprite]:
    return []


def _as_it_is(_rng: Rng, light: Light) -> Light:
    return light


def _not_sent(_rng: Rng, pixels: Array) -> Sent:
    return pixels, 1.0, (0, 0)


@dataclass(frozen=True)
class Kind:
    """What is out of the ordinary in a scene."""

    plan: Callable[[Rng], RowPlan] = sample_plan
    table: Callable[[Rng, Style], Array] = _any_table
    films: Callable[[Rng, list[Laid]], list[Sprite]] = _no_films
    light: Callable[[Rng, Light], Light] = _as_it_is
    sent: Callable[[Rng, Array], Sent] = _not_sent
    span: tuple[float, float] = (0.5, 0.95)
    """The part of the picture's width that the row fills."""


def _overlapping(rng: Rng) -> RowPlan:
    """Each card lies on the edge of the one before it."""
    deep = between(rng, 0.02, 0.05)
    return RowPlan(between(rng, 0.3, 1.5), (-deep - 0.01, -deep + 0.01), between(rng, 0.005, 0.04))


def _uneven(rng: Rng) -> RowPlan:
    """Gaps from none to a third of a card in one row."""
    return RowPlan(between(rng, 0.5, 3), (0.0, between(rng, 0.15, 0.33)), between(rng, 0.02, 0.1))


def _turned(rng: Rng) -> RowPlan:
    """Cards thrown down, each by some degrees askew."""
    return RowPlan(between(rng, 4, 8), (0.05, 0.14), between(rng, 0.01, 0.06))


def _flash(rng: Rng, light: Light) -> Light:
    """A phone's flash: one bright spot, and the light falls off towards the edges."""
    return replace(
        light,
        color=(1.03, 1.0, 0.95),
        exposure=between(rng, 0.8, 1.15),
        slope=0.03,
        lamp=between(rng, 0.3, 0.8),
        vignette=between(rng, 0.45, 0.8),
        shadow=0.0,
        glare=between(rng, 0.1, 0.35),
        sheen=0.0,
        offset=(0.12, 0.12),
    )


SCENES: dict[str, Kind] = {
    "plain": Kind(),
    "sleeves": Kind(films=sleeves),
    "things": Kind(films=things),
    "overlap": Kind(plan=_overlapping),
    "uneven": Kind(plan=_uneven),
    "turned": Kind(plan=_turned),
    "flash": Kind(light=_flash),
    "messenger": Kind(sent=messenger),
    "chat": Kind(sent=chat, span=(0.8, 0.97)),
    "coloured-cloth": Kind(table=cloths.coloured),
    "striped-cloth": Kind(table=cloths.five_stripes),
    "patchwork": Kind(table=cloths.patchwork),
    "checked-cloth": Kind(table=cloths.five_checks),
}


def make_scene(
    seed: int, name: str, style: Style | None = None, tags: frozenset[str] = frozenset()
) -> Shot:
    """The photo of a row in one of `SCENES`; `tags` are those of the view and the light."""
    rng = np.random.default_rng([seed, 5115])
    style = style or sample_style(seed)
    kind = SCENES[name]
    deck = random_deck(rng)
    codes = deal(rng, deck, 8)
    row = lay_row(rng, style, codes, (0.0, 0.0), kind.plan(rng))
    wanted = set(tags)
    place = (between(rng, 0.35, 0.65), between(rng, 0.3, 0.7))
    camera: Camera = aimed(_camera(rng, wanted), table_points(row), between(rng, *kind.span), place)
    light, develop = sample_light(rng, wanted), sample_develop(rng, wanted)
    scene = Scene(kind.table(rng, style), camera, kind.light(rng, light), _calm(develop), [row])
    scene.above.extend(kind.films(rng, row))
    pixels, by, corner = kind.sent(rng, render(rng, scene))
    corners, stacks = (_in_sent(quads, by, corner) for quads in outlines(scene, row))
    shown = frozenset({f"scene {name}", *tags})
    return Shot(pixels, tuple(codes), corners, stacks, style.name, shown, None, tuple(deck))


def _calm(develop: Develop) -> Develop:
    """The camera of a scene focuses: the scene is what shall make the difference."""
    return replace(develop, field_blur=min(develop.field_blur, 1.0))


def _in_sent(quads: Array, by: float, corner: tuple[int, int]) -> Array:
    """Corners in the photo as pixels of the picture that was sent."""
    return np.asarray((quads + 0.5) * by - 0.5 + np.array(corner), np.float32)
