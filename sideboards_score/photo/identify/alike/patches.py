"""Every drawer of a photo as it would look in even light, apart from its own colour."""

from typing import NamedTuple

import cv2
import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import Doubles, Floats, Ints, Pixels, Singles, Waves
from sideboards_score.photo.identify.alike.bands import HEIGHT, TURNED, WIDTH, waves_of
from sideboards_score.photo.identify.tuning import DrawerTuning

AXES = 3


class Seen(NamedTuple):
    """What the drawers of a photo show besides their own colours."""

    waves: Waves
    """(2 ways up, cards, 5, 3 axes, waves)."""
    classes: Ints
    """(cards, 5) the colour class of every drawer."""
    looks: Singles
    """(5 classes, 3 axes, 2) how an opaque black cover shows on a class, and light added to it.

    A handle covers a part of each pixel with metal: a part `a` of it, and the metal's own light
    `q`, show as `looks @ (a, q)` on a drawer of any colour.
    """


def see(stacks: list[Pixels], classes: Ints, tuning: DrawerTuning) -> Seen:
    """What drawers of colour classes (cards, 5) show in straightened stacks."""
    small = [cv2.resize(s, (WIDTH, LINES * HEIGHT), interpolation=cv2.INTER_AREA) for s in stacks]
    # In sRGB, where noise is even, and RGB; a drawer's own colour is what most of it shows.
    values = np.stack(small)[..., ::-1].astype(np.float32) / 255
    values = values.reshape(-1, LINES, HEIGHT, WIDTH, 3)
    edge = HEIGHT // 8
    own = np.median(values[:, :, edge:-edge, ::2].reshape(*values.shape[:2], -1, 3), axis=2)
    light, shades = _light(own, classes, tuning)
    rest = _flat(values / light[:, :, None, None])
    axes = _axes(shades)
    looks = np.stack([-(axes @ shades[..., None])[..., 0], axes.sum(axis=-1)], axis=-1)
    along = np.einsum("niac,nihwc->niahw", axes[classes].astype(np.float32), rest)
    upright = waves_of(along)
    both = np.stack([upright, upright.conj() * TURNED])
    return Seen(both, classes, looks.astype(np.float32))


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


def _flat(drawers: Doubles) -> Singles:
    """Drawers (cards, 5, h, w, 3) less their own light along and across, (cards, 5, h, w, 3)."""
    # The middle of every row is the drawer itself: no handle fills half of its width.
    rest = drawers - np.median(drawers[:, :, :, ::2], axis=3, keepdims=True)
    # What falls off from left to right: the middle of the one third against that of the other.
    third, edge = WIDTH // 3, HEIGHT // 8
    ends = [
        np.median(part[:, :, edge:-edge].reshape(*rest.shape[:2], -1, 3), axis=2)
        for part in (rest[:, :, :, 2:third:2], rest[:, :, :, -third:-2:2])
    ]
    slope = (ends[1] - ends[0]) / (WIDTH - third)
    across = np.arange(WIDTH) - (WIDTH - 1) / 2
    return np.asarray(rest - slope[:, :, None, None] * across[:, None], np.float32)


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
        if np.linalg.norm(second) < 0.2:  # noqa: PLR2004 - a grey class: any direction across it
            second = np.array([1.0, 0.0, -1.0]) - (first[0] - first[2]) * first
        second = second / np.linalg.norm(second)
        axes[k] = first, second, np.cross(first, second)
    return axes
