"""The three handles as masks, and how they are stamped onto a card in silver."""

import cv2
import numpy as np
from photo_noise import Array
from photo_styles import Handles

FRACTION = 16
"""cv2 draws in sixteenths of a pixel."""


def _disc(mask: Array, x: float, y: float, radius: float, value: int = 255) -> None:
    center = (round(x * FRACTION), round(y * FRACTION))
    cv2.circle(mask, center, round(radius * FRACTION), value, -1, cv2.LINE_AA, 4)


def polygon(mask: Array, points: Array, value: int = 255) -> None:
    """Fill a polygon given in pixels (n, 2), with smooth edges."""
    cv2.fillPoly(mask, [np.round(points * FRACTION).astype(np.int32)], value, cv2.LINE_AA, 4)


def rounded(width: float, height: float, radius: float) -> Array:
    """The outline of a rounded rectangle around the origin, (n, 2) pixels."""
    radius = min(radius, width / 2, height / 2)
    turns = np.linspace(0, np.pi / 2, 9)
    corners = []
    for quarter, (sx, sy) in enumerate([(1, 1), (-1, 1), (-1, -1), (1, -1)]):
        angle = turns + quarter * np.pi / 2
        center = np.array([sx * (width / 2 - radius), sy * (height / 2 - radius)])
        corners.append(center + radius * np.stack([np.cos(angle), np.sin(angle)], -1))
    return np.concatenate(corners)


def _petal(kind: str, length: float, count: int) -> Array:
    """One petal pointing right from the origin, (n, 2) for a flower of radius `length`."""
    turns = np.linspace(0, 2 * np.pi, 40)
    half = np.sin(np.pi / count)
    if kind == "round":
        radius = length * half / (half + 0.92)
        return np.stack([length - radius + radius * np.cos(turns), radius * np.sin(turns)], -1)
    if kind == "scalloped":
        radius = length * half / (half + 0.8)
        return np.stack([(length - radius) + radius * np.cos(turns), radius * np.sin(turns)], -1)
    x = length * 0.55 + 0.45 * length * np.cos(turns)
    y = {"daisy": 0.48, "oval": 0.6}.get(kind, 0.68) * length * half * np.sin(turns)
    if kind == "pointed":
        y *= 1 - 0.35 * np.cos(turns) ** 3
    return np.stack([x, y], -1)


def _flower(mask: Array, marks: Array, style: Handles, width: float) -> None:
    """Petals around an eye; the lines between petals and the eye go into `marks`."""
    center, radius = np.array(mask.shape[::-1]) / 2, style.flower_size * width / 2
    petal = _petal(style.petal, radius, style.petals)
    for index in range(style.petals):
        turn = 2 * np.pi * index / style.petals - np.pi / 2
        matrix = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
        polygon(mask, petal @ matrix + center)
        if style.petal_lines:
            line = np.round((petal @ matrix + center) * FRACTION).astype(np.int32)
            cv2.polylines(marks, [line], True, 255 * style.petal_lines, 1, cv2.LINE_8, 4)
    _disc(mask, center[0], center[1], radius * 0.45)
    if style.eye != "none":
        _disc(marks, center[0], center[1], radius * 0.3, 120 if style.eye == "dark" else -90)


def _square(mask: Array, marks: Array, style: Handles, width: float) -> None:
    center, side = np.array(mask.shape[::-1]) / 2, style.square_size * width
    polygon(mask, rounded(side, side, side * style.square_radius) + center)
    if style.square == "inset":
        inner = np.round((rounded(side * 0.6, side * 0.6, side * 0.06) + center) * FRACTION)
        cv2.polylines(marks, [inner.astype(np.int32)], True, 70, 1, cv2.LINE_AA, 4)
    elif style.square == "knob":
        _disc(marks, center[0], center[1], side * 0.24, 60)
        _disc(marks, center[0] - side * 0.05, center[1] - side * 0.05, side * 0.14, -60)
    elif style.square == "frame":
        inner = np.round((rounded(side * 0.5, side * 0.5, side * 0.05) + center) * FRACTION)
        cv2.fillPoly(marks, [inner.astype(np.int32)], 150, cv2.LINE_AA, 4)
    elif style.square == "pyramid":
        rows, columns = np.indices(mask.shape) - center[::-1, None, None]
        marks += np.where(rows > np.abs(columns), 45.0, 0.0) - np.where(
            -rows > np.abs(columns), 35.0, 0.0
        )
    elif style.square == "cut":
        half = side * 0.42
        for sign in (-1, 1):
            reach = np.array([half, half * sign])
            ends = np.round(np.stack([center - reach, center + reach]) * FRACTION)
            cv2.polylines(marks, [ends.astype(np.int32)], False, 60, 1, cv2.LINE_8, 4)


def _bow(length: float, height: float) -> Array:
    """A bar bent like a bow: ends down, middle up, (n, 2)."""
    x = np.linspace(-length / 2, length / 2, 24)
    rise = height * 0.55 * (2 * x / length) ** 2 - height * 0.2
    upper = np.stack([x, rise - height * 0.36], -1)
    lower = np.stack([x, rise + height * 0.36], -1)
    return np.concatenate([upper, lower[::-1]])


def _taper(length: float, height: float) -> Array:
    """A bar that is thickest in its middle, (n, 2)."""
    x = np.linspace(-length / 2, length / 2, 24)
    half = height * (0.25 + 0.35 * np.cos(np.pi * x / length))
    upper, lower = np.stack([x, -half], -1), np.stack([x, half], -1)
    return np.concatenate([upper, lower[::-1]])


_BENT = {"bow": _bow, "taper": _taper}


def _bar(mask: Array, marks: Array, style: Handles, width: float) -> None:
    center = np.array(mask.shape[::-1]) / 2
    length, height = style.bar_size * width, style.bar_height * width
    thin = height * (0.5 if style.bar == "dumbbell" else 1)
    if style.bar in _BENT:
        polygon(mask, _BENT[style.bar](length, height) + center)
        return
    radius = 0.08 if style.bar in ("plain", "screws") else 0.5
    polygon(mask, rounded(length, thin, height * radius) + center)
    ends = (-length / 2 + height / 2, length / 2 - height / 2)
    for end in ends:
        if style.bar == "dumbbell":
            _disc(mask, center[0] + end, center[1], height / 2)
            _disc(marks, center[0] + end, center[1], height / 4, 50)
        elif style.bar == "screws":
            _disc(marks, center[0] + end, center[1], height / 5, 110)
    if style.bar == "slot":
        inner = np.round((rounded(length * 0.7, height * 0.35, height * 0.15) + center) * FRACTION)
        cv2.fillPoly(marks, [inner.astype(np.int32)], 130, cv2.LINE_AA, 4)
    elif style.bar == "inset":
        inner = np.round((rounded(length * 0.84, height * 0.4, height * 0.2) + center) * FRACTION)
        cv2.polylines(marks, [inner.astype(np.int32)], True, 60, 1, cv2.LINE_AA, 4)


_DRAW = {"f": _flower, "s": _square, "b": _bar}


def _tone(mask: Array, marks: Array, style: Handles, width: float) -> Array:
    """Brightness of the metal: 1 where flat, lighter toward the upper left edge."""
    soft = cv2.GaussianBlur(mask.astype(np.float32) / 255, (0, 0), max(0.7, width * 0.007))
    slope = cv2.Sobel(soft, cv2.CV_32F, 1, 0) + cv2.Sobel(soft, cv2.CV_32F, 0, 1)
    rows = np.linspace(0.06, -0.06, mask.shape[0], dtype=np.float32)[:, None]
    tone = 1 + style.relief * (0.16 * slope + rows)
    return np.asarray(tone - marks / 255 * 0.8)


def _blend(area: Array, color: Array, alpha: Array) -> None:
    area += (color - area) * alpha[..., None]


def _round_kernel(radius: float) -> Array:
    side = 2 * max(1, round(radius)) + 1
    return np.asarray(cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side)))


def stamp(card: Array, letter: str, style: Handles, at: tuple[float, float]) -> None:
    """Draw a handle onto a float32 BGR card, centred at (x, y) pixels."""
    width = card.shape[1]
    high, wide = round(width * 0.28) // 2 * 2, round(width * 0.44) // 2 * 2
    left, top = round(at[0] - wide / 2), round(at[1] - high / 2)
    area = card[max(0, top) : top + high, max(0, left) : left + wide]
    mask = np.zeros((high, wide), np.uint8)
    marks = np.zeros((high, wide), np.float32)
    _DRAW[letter](mask, marks, style, width)
    if style.hollow:
        mask -= cv2.erode(mask, _round_kernel(style.hollow * width))
    marks[mask == 0] = 0
    rows = slice(max(0, -top), max(0, -top) + area.shape[0])
    columns = slice(max(0, -left), max(0, -left) + area.shape[1])
    tone = _tone(mask, marks, style, width)[rows, columns]
    alpha = mask.astype(np.float32)[rows, columns] / 255
    around = cv2.dilate(mask, np.ones((3, 3), np.uint8)).astype(np.float32)[rows, columns] / 255
    drop = np.roll(cv2.GaussianBlur(mask, (0, 0), width * 0.008), round(width * 0.01), (0, 1))
    _blend(area, area * 0.2, drop.astype(np.float32)[rows, columns] / 255 * style.shadow)
    _blend(area, area * 0.35, np.clip(around - alpha * 0.2, 0, 1) * style.outline)
    silver = np.array(style.silver[::-1], np.float32) * tone[..., None]
    _blend(area, np.clip(silver, 0, 255), alpha)
