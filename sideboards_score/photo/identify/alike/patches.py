"""Every drawer of a photo as it would look in even light, apart from its own colour."""

from typing import NamedTuple

import cv2
import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import Doubles, Floats, Ints, Pixels, Singles, Waves, middle
from sideboards_score.photo.identify.alike.bands import (
    HEIGHT,
    WIDTH,
    WINDOW,
    either_way_up,
    waves_of,
)
from sideboards_score.photo.identify.tuning import DrawerTuning

AXES = 3
SHOWING = 2
"""The first axes, on which metal of any light shows on a drawer of any colour."""

LUMA = np.array([0.299, 0.587, 0.114])
"""Of RGB, ITU-R BT.601, as JPEG has it; near enough in another tone."""


class Look(NamedTuple):
    """How drawers are looked at."""

    tone: float = 1.0
    """Power of sRGB values: with 1, noise is even; with 2, light adds up and bright parts count."""
    window: Singles = WINDOW
    """(h, w) how much each pixel of a drawer counts."""
    warily: bool = False
    """Whether handles on drawers much darker or paler than the mean are believed less."""


class Seen(NamedTuple):
    """What the drawers of a photo show besides their own colours."""

    waves: Waves
    """(2 ways up, cards, 5, 3 axes, waves), less what all drawers share once that is known."""
    whole: Waves
    """The same with all of it."""
    classes: Ints
    """(cards, 5) the colour class of every drawer."""
    looks: Singles
    """(5 classes, 2 axes, 2) how an opaque black cover shows on a class, and light added to it.

    A handle covers a part of each pixel with metal: a part `a` of it, and the metal's own light
    `q`, show as `looks @ (a, q)` on a drawer of any colour.
    """
    lights: Singles
    """(5,) luma of the classes, 0..1, in the tone of the look."""
    look: Look = Look()
    """How they were looked at."""

    @property
    def by_class(self) -> tuple[Ints, Ints]:
        """Index that puts the drawers of every card in the order of their colour classes."""
        return np.arange(len(self.classes))[:, None], self.classes.argsort(axis=1)


def see(stacks: list[Pixels], classes: Ints, tuning: DrawerTuning, look: Look) -> Seen:
    """What drawers of colour classes (cards, 5) show in straightened stacks."""
    planes = _toned(_planes(stacks), look.tone)
    edge = HEIGHT // 8
    # A drawer's own colour is what most of it shows.
    inner = planes[..., edge:-edge, ::2].astype(np.float32)
    own = middle(inner.reshape(*planes.shape[:3], -1), axis=-1) / 255
    light, shades = _light(own, classes, tuning)
    axes = _axes(shades)
    near = axes[:, :SHOWING]
    looks = np.stack([-(near @ shades[..., None])[..., 0], near.sum(axis=-1)], axis=-1)
    along = (axes[classes] / (255 * light[:, :, None])).astype(np.float32)
    # The middle of every row is the drawer itself: no handle fills half of its width.
    lines = middle(planes[..., ::2], axis=-1)
    # One card at a time, which stays in the fast memory.
    upright = np.stack(
        [_waves(*card, look.window) for card in zip(planes, lines, along, strict=True)]
    )
    both = either_way_up(upright)
    lights = (shades @ LUMA).astype(np.float32)
    return Seen(both, both, classes, looks.astype(np.float32), lights, look)


def _planes(stacks: list[Pixels]) -> Pixels:
    """(cards, 5, 3, h, w) RGB of the drawers."""
    small = [cv2.resize(s, (WIDTH, LINES * HEIGHT), interpolation=cv2.INTER_AREA) for s in stacks]
    drawers = np.stack(small)[..., ::-1].reshape(-1, LINES, HEIGHT, WIDTH, 3)
    return np.ascontiguousarray(drawers.transpose(0, 1, 4, 2, 3), np.uint8)


def _toned(planes: Pixels, tone: float) -> Pixels | Singles:
    """The same with another power of their values."""
    if tone == 1:
        return planes
    return np.asarray(255 * (np.arange(256) / 255) ** tone, np.float32)[planes]


def _waves(planes: Pixels | Singles, lines: Singles, axes: Singles, window: Singles) -> Waves:
    """(5, 3 axes, waves) of the drawers (5, 3, h, w) of a card, along axes (5, 3 axes, 3)."""
    flat = _flat(planes, lines).reshape(LINES, 3, -1)
    return waves_of((axes @ flat).reshape(LINES, AXES, HEIGHT, WIDTH), window)


def _light(own: Floats, classes: Ints, tuning: DrawerTuning) -> tuple[Doubles, Doubles]:
    """Light on every drawer (cards, 5, 3), and shades (5, 3) of the classes in it.

    Light here is what a difference in shade is multiplied by. A veil of glare adds to all shades
    and flattens their differences: those between the drawers of a card tell by how much.
    """
    # Every card shows each class once, so that the means of cards differ by their light only.
    tone = own.mean(axis=1).astype(np.float64)
    tone = np.maximum(tone / tone.mean(axis=0), tuning.dark_floor)
    level = own / tone[:, None]
    shades = np.stack([np.median(level[classes == k], axis=0) for k in range(LINES)])
    # Least squares of `level = veil + strength * shade` over the card, the near drawers first.
    near = 0.5 ** np.abs(np.arange(LINES)[:, None] - np.arange(LINES))
    shade = shades[classes]
    ones, first = 3 * near.sum(axis=1) + tuning.veil_rarity, near @ shade.sum(axis=-1)[..., None]
    square = near @ (shade**2).sum(axis=-1)[..., None]
    mean, mixed = near @ level.sum(axis=-1)[..., None], near @ (shade * level).sum(-1)[..., None]
    top = ones * mixed[..., 0] - first[..., 0] * mean[..., 0]
    strength = top / np.maximum(ones * square[..., 0] - first[..., 0] ** 2, 1e-6)
    limits = tuning.flattest, 1 / tuning.flattest
    return tone[:, None] * np.clip(strength, *limits)[..., None], shades


def _flat(planes: Pixels | Singles, lines: Singles) -> Singles:
    """Drawers (5, 3, h, w) less their own light along, which is `lines` (5, 3, h), and across."""
    rest = planes - lines[..., None]
    # What falls off from left to right: the middle of the one third against that of the other.
    third, edge = WIDTH // 3, HEIGHT // 8
    left, right = (
        middle(part[:, :, edge:-edge].reshape(LINES, 3, -1), axis=-1)
        for part in (rest[..., 2:third:2], rest[..., -third:-2:2])
    )
    slope = (right - left) / (WIDTH - third)
    across = (np.arange(WIDTH) - (WIDTH - 1) / 2).astype(np.float32)
    return np.asarray(rest - slope[..., None, None] * across, np.float32)


def _axes(shades: Doubles) -> Doubles:
    """(5, 3 axes, 3) for each class: along its colour, towards grey, and across both.

    Grain, shadow and sheen lie along a drawer's own colour; grey metal shows on the first two.
    """
    axes = np.empty((LINES, AXES, 3))
    grey = np.ones(3)
    for k, shade in enumerate(shades):
        first = shade + 0.08  # so that the noise of a black drawer gives no direction
        first = first / np.linalg.norm(first)
        second = grey - (grey @ first) * first
        if np.linalg.norm(second) < _GREY:  # any direction across it
            second = np.array([1.0, 0.0, -1.0]) - (first[0] - first[2]) * first
        second = second / np.linalg.norm(second)
        axes[k] = first, second, np.cross(first, second)
    return axes


_GREY = 1e-6
"""A class is grey itself whose direction is so near that of grey."""
