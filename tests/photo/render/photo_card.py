"""One card as a flat picture: border, drawers, handles."""

from dataclasses import replace
from typing import NamedTuple

import cv2
import numpy as np
from photo_deck import drawers, printed_number, upright
from photo_handles import polygon, rounded, stamp
from photo_marks import Drawer, put_marks
from photo_noise import Array, clouds, smooth, speckle
from photo_styles import LETTERS, Handles, Rgb, Style
from photo_texture import textured

WIDTH = 360
"""Pixels across a card's picture."""


class Print(NamedTuple):
    """A printed card: BGR uint8, alpha uint8, and the stack's (left, top, right, bottom) edges."""

    pixels: Array
    alpha: Array
    stack: tuple[float, float, float, float]


def bgr(color: Rgb) -> Array:
    """An sRGB triple as float32 BGR."""
    return np.array(color[::-1], np.float32)


def _wood(rng: np.random.Generator, size: tuple[int, int], strength: float) -> Array:
    """Fine brush strokes across, as a factor around 1."""
    strokes = clouds(rng, size, (size[0] / 3, 5), 2)
    return np.asarray(1 + strength * 0.55 * (strokes - 0.5))


def _ground(rng: np.random.Generator, style: Style, size: tuple[int, int]) -> Array:
    """The card without drawers."""
    color = style.border or style.gap_color or (20, 20, 22)
    card = np.full((*size, 3), bgr(color), np.float32)
    if style.border_wood:
        card *= _wood(rng, size, style.border_wood)[..., None]
    if style.pinstripe:
        outline = rounded(size[1] * 0.975, size[0] * 0.98, style.corner * size[1])
        points = np.round((outline + np.array(size[::-1]) / 2) * 16).astype(np.int32)
        tone = 235 if sum(color) < 380 else 60
        width = max(1, round(style.pinstripe * size[1]))
        cv2.polylines(card, [points], True, (tone, tone, tone), width, cv2.LINE_8, 4)
    return card


def _bevel(face: Array, style: Style) -> None:
    """Light upper and left edges, dark lower and right ones."""
    height, width = face.shape[:2]
    edge = max(2, round(height * 0.07))
    rows = np.minimum(np.arange(height), edge) / edge
    columns = np.minimum(np.arange(width), edge) / edge
    light = np.minimum(rows[:, None], columns[None, :])
    dark = np.minimum(rows[::-1, None], columns[None, ::-1])
    face += (style.bevel * 45 * (dark - light))[..., None].astype(np.float32)
    face *= (1 + style.bevel * 0.3 * (dark - 1))[..., None].astype(np.float32)


def _face(rng: np.random.Generator, style: Style, color: Rgb, size: tuple[int, int]) -> Array:
    """The front of one drawer, (h, w, 3) float32 BGR."""
    face = np.full((*size, 3), bgr(color), np.float32)
    if style.gradient:
        face *= np.linspace(1 - style.gradient, 1 + style.gradient, size[0])[:, None, None]
    if style.grain:
        face *= _wood(rng, size, style.grain)[..., None]
    if style.gloss:
        rows = np.linspace(-1, 1, size[0])[:, None, None]
        face += style.gloss * 26 * np.exp(-(((rows + 0.55) / 0.25) ** 2))
    if style.bevel:
        _bevel(face, style)
    if style.panel:
        inset = round(size[0] * 0.13)
        corner = (size[1] - 1 - inset, size[0] - 1 - inset)
        tone = tuple(float(v) for v in bgr(color) * (1 - 0.5 * style.panel))
        cv2.rectangle(face, (inset, inset), corner, tone, 1)
    if style.speckles:
        face *= 1 - style.speckles * (rng.random(size, np.float32) > 0.985)[..., None]
    return np.asarray(face, np.float32)


def _shape(style: Style, size: tuple[int, int]) -> Array:
    """A drawer's mask, (h, w) float32 of 0 to 1."""
    if not style.drawer_corner:
        return np.ones(size, np.float32)
    mask = np.zeros(size, np.uint8)
    outline = rounded(size[1] - 1, size[0] - 1, style.drawer_corner * size[0])
    polygon(mask, outline + (np.array(size[::-1]) - 1) / 2)
    return mask.astype(np.float32) / 255


def _put_drawers(rng: np.random.Generator, style: Style, card: Array, code: str) -> None:
    """Draw the five drawers with their handles into the card."""
    height, width = card.shape[:2]
    left, top = round(style.border_x * width), round(style.border_y * width)
    right, pitch = width - left, (height - 2 * top) / 5
    gap = style.gap * pitch
    if style.gap_color is not None:
        card[top : height - top, left:right] = bgr(style.gap_color)
    for index, drawer in enumerate(drawers(code)):
        upper = round(top + index * pitch + (gap / 2 if index else 0))
        lower = round(top + (index + 1) * pitch - (gap / 2 if index < 4 else 0))
        size = (lower - upper, right - left)
        area = card[upper:lower, left:right]
        face = _face(rng, style, style.shades[drawer[0]], size)
        if style.textures:
            face *= _texture(rng, style, drawer[0], size)[..., None]
        if style.marks:
            bare, number = len(drawer) == 1, printed_number(code)
            put_marks(
                Drawer(face, style.shades[drawer[0]], drawer[0], bare, number, width), style.marks
            )
        area += (face - area) * _shape(style, size)[..., None]
        if style.line:
            thick = max(1, round(style.line * width))
            tone = tuple(float(v) for v in bgr(style.line_color))
            cv2.rectangle(card, (left, upper), (right - 1, lower - 1), tone, thick)
        if len(drawer) == 2:
            shift = rng.uniform(-1, 1, 2) * style.handles.jitter * width
            x, y = style.handles.place
            middle = (
                (left + right) / 2 + x * size[1] + shift[0],
                (upper + lower) / 2 + y * size[0] + shift[1],
            )
            stamp(card, drawer[1], _tinted(style, drawer[0]), middle)


def _texture(rng: np.random.Generator, style: Style, letter: str, size: tuple[int, int]) -> Array:
    """The pattern of a drawer of this colour, a factor around 1."""
    index = LETTERS.index(letter)
    own = rng.integers(2**31)
    if style.same_art:
        art = np.random.default_rng([index, *style.name.encode()])
    else:
        art = np.random.default_rng([index, int(own)])
    return textured(art, style.textures[index % len(style.textures)], size, WIDTH)


def _tinted(style: Style, letter: str) -> Handles:
    """The handles of a drawer of this colour."""
    tint = style.handles.tint
    if not tint:
        return style.handles
    pairs = zip(style.handles.silver, style.shades[letter], strict=True)
    red, green, blue = (round(metal + tint * (shade - metal)) for metal, shade in pairs)
    return replace(style.handles, silver=(red, green, blue))


def print_card(rng: np.random.Generator, style: Style, code: str) -> Print:
    """The printed card of a code; turned by half a turn where its upright way is the other."""
    if style.one_way and code != upright(code):
        pixels, alpha, stack = _printed(rng, style, upright(code))
        return Print(pixels[::-1, ::-1].copy(), alpha[::-1, ::-1].copy(), stack)
    return _printed(rng, style, code)


def _printed(rng: np.random.Generator, style: Style, code: str) -> Print:
    """The card as its print is upright."""
    size = (round(WIDTH * style.aspect), WIDTH)
    card = _ground(rng, style, size)
    _put_drawers(rng, style, card, code)
    card *= (1 + speckle(rng, size, style.paper))[..., None]
    card *= (0.97 + 0.06 * smooth(rng, size, (3, 2)))[..., None]
    left, top = round(style.border_x * WIDTH), round(style.border_y * WIDTH)
    return Print(
        np.clip(card, 0, 255).astype(np.uint8),
        card_mask(size, style.corner),
        (left - 0.5, top - 0.5, WIDTH - left - 0.5, size[0] - top - 0.5),
    )


def card_mask(size: tuple[int, int], corner: float) -> Array:
    """A card's outline with rounded corners, (h, w) uint8."""
    mask = np.zeros(size, np.uint8)
    outline = rounded(size[1] - 1, size[0] - 1, corner * size[1])
    polygon(mask, outline + (np.array(size[::-1]) - 1) / 2)
    return mask
