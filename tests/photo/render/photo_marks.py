"""Marks printed on drawers that are no handles: keyholes, plates, letters, rivets, frames."""

from collections.abc import Callable
from typing import NamedTuple

import cv2
import numpy as np
from photo_handles import FRACTION, polygon, rounded
from photo_noise import Array
from photo_print import Mark, Tone


class Drawer(NamedTuple):
    """What the marks of a drawer depend on."""

    face: Array
    """(h, w, 3) float32 BGR, drawn into."""
    shade: Tone
    letter: str
    """The colour's."""
    bare: bool
    number: int
    """The card's."""
    width: int
    """The card's, in pixels."""


def put_marks(drawer: Drawer, marks: tuple[Mark, ...]) -> None:
    """Draw the marks that belong on this drawer, the first undermost."""
    for mark in marks:
        if mark.on not in ("every", "bare" if drawer.bare else "handled"):
            continue
        mask = np.zeros(drawer.face.shape[:2], np.uint8)
        _DRAW[mark.kind](mask, mark, drawer)
        alpha = mask.astype(np.float32)[..., None] / 255
        if mark.tone is not None:
            goal = np.array(mark.tone[::-1], np.float32)
            drawer.face[:] += (goal - drawer.face) * alpha * abs(mark.strength)
        elif mark.strength >= 0:
            drawer.face[:] *= 1 - 0.8 * alpha * mark.strength
        else:
            drawer.face[:] += (255 - drawer.face) * alpha * -mark.strength


def _place(mask: Array, mark: Mark) -> Array:
    """The middle of the mark in pixels (x, y)."""
    high, wide = mask.shape
    return np.array([(0.5 + mark.at[0]) * wide - 0.5, (0.5 + mark.at[1]) * high - 0.5])


def _outlined(mask: Array, points: Array, mark: Mark, width: int) -> None:
    """Fill an outline, or draw its line where the mark has a line."""
    if not mark.line:
        polygon(mask, points)
        return
    thick = max(1, round(mark.line * width))
    line = np.round(points * FRACTION).astype(np.int32)
    cv2.polylines(mask, [line], True, 255, thick, cv2.LINE_AA, 4)


def _oval(wide: float, high: float) -> Array:
    turns = np.linspace(0, 2 * np.pi, 33)[:-1]
    return np.stack([wide / 2 * np.cos(turns), high / 2 * np.sin(turns)], -1)


def _keyhole(mask: Array, mark: Mark, drawer: Drawer) -> None:
    """A round hole with a skirt below it."""
    middle, (wide, high) = _place(mask, mark), np.array(mark.size) * drawer.width
    head = _oval(wide, wide) + middle - (0, high / 2 - wide / 2)
    polygon(mask, head)
    foot = np.array([[-0.14, 0], [0.14, 0], [0.36, 1], [-0.36, 1]]) * (wide, high / 2)
    polygon(mask, foot + middle)


def _plate(mask: Array, mark: Mark, drawer: Drawer) -> None:
    """A label plate: a rectangle with a thin line inside."""
    wide, high = np.array(mark.size) * drawer.width
    middle = _place(mask, mark)
    _outlined(mask, rounded(wide, high, high * 0.18) + middle, mark, drawer.width)
    if not mark.line:
        inner = np.round((rounded(wide * 0.86, high * 0.66, high * 0.1) + middle) * FRACTION)
        cv2.polylines(mask, [inner.astype(np.int32)], True, 130, 1, cv2.LINE_AA, 4)


def _text(mask: Array, mark: Mark, drawer: Drawer) -> None:
    """The card's number, the colour's letter or words, `size` high."""
    words = {"number": str(drawer.number), "letter": drawer.letter}.get(mark.text, mark.text)
    font = cv2.FONT_HERSHEY_DUPLEX if mark.line else cv2.FONT_HERSHEY_COMPLEX
    scale = mark.size[1] * drawer.width / 22
    (wide, high), _ = cv2.getTextSize(words, font, scale, 1)
    x, y = _place(mask, mark)
    cv2.putText(
        mask, words, (round(x - wide / 2), round(y + high / 2)), font, scale, 255, 1, cv2.LINE_AA
    )


def _logo(mask: Array, mark: Mark, drawer: Drawer) -> None:
    """A star in a ring."""
    middle, size = _place(mask, mark), mark.size[0] * drawer.width
    turns = np.arange(10) * np.pi / 5 - np.pi / 2
    reach = np.where(np.arange(10) % 2, 0.13, 0.32) * size
    polygon(mask, np.stack([reach * np.cos(turns), reach * np.sin(turns)], -1) + middle)
    ring = np.round((_oval(size, size) + middle) * FRACTION).astype(np.int32)
    cv2.polylines(mask, [ring], True, 255, max(1, round(size * 0.08)), cv2.LINE_AA, 4)


def _rivets(mask: Array, mark: Mark, drawer: Drawer) -> None:
    """A round head in each corner; `at` is how far from the middle, `size` their breadth."""
    high, wide = mask.shape
    head = _oval(mark.size[0] * drawer.width, mark.size[1] * drawer.width)
    for sx in (-1, 1):
        for sy in (-1, 1):
            corner = ((0.5 + sx * mark.at[0]) * wide - 0.5, (0.5 + sy * mark.at[1]) * high - 0.5)
            polygon(mask, head + corner)


def _frame(mask: Array, mark: Mark, drawer: Drawer) -> None:
    """An engraved rectangle around a part of the drawer."""
    high, wide = mask.shape
    points = rounded(mark.size[0] * wide, mark.size[1] * high, 0.1 * high)
    _outlined(mask, points + _place(mask, mark), mark, drawer.width)


def _ring(mask: Array, mark: Mark, drawer: Drawer) -> None:
    wide, high = np.array(mark.size) * drawer.width
    _outlined(mask, _oval(wide, high) + _place(mask, mark), mark, drawer.width)


def _dovetail(mask: Array, mark: Mark, drawer: Drawer) -> None:
    """Tails of a joint at both ends of the drawer, `size` long and as high as one tail."""
    high, wide = mask.shape
    long, step = mark.size[0] * drawer.width, mark.size[1] * drawer.width
    for top in np.arange(step / 2, high - step / 2, 1.7 * step):
        low, high_end = top - 0.2 * step, top + 1.2 * step
        tail = np.array([[0, top], [long, low], [long, high_end], [0, top + step]])
        polygon(mask, tail)
        polygon(mask, np.array([wide - 1, high - 1]) - tail)


def _shield(mask: Array, mark: Mark, drawer: Drawer) -> None:
    """A shield: straight above, pointed below."""
    half = np.linspace(-1, 1, 17)
    lower = np.stack([half[::-1] / 2, 0.5 - 0.6 * np.abs(half) ** 2.4], -1)
    points = np.concatenate([[[-0.5, -0.5], [0.5, -0.5]], lower])
    scaled = points * np.array(mark.size) * drawer.width
    _outlined(mask, scaled + _place(mask, mark), mark, drawer.width)


_DRAW: dict[str, Callable[[Array, Mark, Drawer], None]] = {
    "keyhole": _keyhole,
    "plate": _plate,
    "text": _text,
    "logo": _logo,
    "rivets": _rivets,
    "frame": _frame,
    "ring": _ring,
    "dovetail": _dovetail,
    "shield": _shield,
}
