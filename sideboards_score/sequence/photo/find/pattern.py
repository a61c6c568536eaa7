"""Where a board might lie by its chips alone, if nothing else stands out from the table.

Chips lie in lines. Two that are neighbours of a third give a first guess of the squares; from there
square by square is joined, and the one that explains most chips is taken.
"""

from collections.abc import Iterator

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags, Pixels, Singles
from sideboards_score.sequence.model.board import SIDE
from sideboards_score.sequence.photo.find.outlines import ordered
from sideboards_score.sequence.photo.tuning import BoardTuning


def quads_by_chips(small: Pixels, tuning: BoardTuning) -> list[Doubles]:
    """A quadrangle (4, 2) around ten squares or a few more, if enough chips lie in lines."""
    middles = _round_pieces(small, tuning)
    if len(middles) < tuning.pattern_chips:
        return []
    squares, joined = max(
        (_grown(middles, start, tuning) for start in _starts(middles, tuning)),
        key=lambda each: int(each[1].sum()),
        default=(middles, np.zeros(len(middles), np.bool_)),
    )
    if joined.sum() < max(tuning.pattern_chips, tuning.pattern_part * len(middles)):
        return []
    return _around(middles[joined], squares[joined])


def _round_pieces(small: Pixels, tuning: BoardTuning) -> Doubles:
    """The middles (n, 2) of pieces of one colour that are as round as chips."""
    found: list[tuple[float, float, float]] = []
    for color in _colors(small):
        for least in tuning.pattern_tints:
            for x, y, width in _pieces(color > least, tuning):
                if not any(np.hypot(x - a, y - b) < max(width, w) / 2 for a, b, w in found):
                    found.append((x, y, width))
    pieces = np.array(found, np.float64).reshape(-1, 3)
    usual = float(np.median(pieces[:, 2])) if len(pieces) else 0.0
    low, high = tuning.pattern_widths
    alike = (pieces[:, 2] > low * usual) & (pieces[:, 2] < high * usual)
    return np.asarray(pieces[alike, :2], np.float64)


def _colors(small: Pixels) -> Singles:
    """By how much (3, h, w) each channel exceeds both others, as a log ratio."""
    soft = cv2.GaussianBlur(small, (5, 5), 0).astype(np.float32) + 10
    blue, green, red = np.log(np.moveaxis(soft, 2, 0))
    return np.stack(
        [
            red - np.maximum(green, blue),
            blue - np.maximum(red, green),
            green - np.maximum(red, blue),
        ]
    )


def _pieces(mask: Flags, tuning: BoardTuning) -> Iterator[tuple[float, float, float]]:
    """Middle and width of every piece of a mask that fills the ellipse around it."""
    opened = cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_OPEN, np.ones((5, 5), np.uint8))
    for contour in cv2.findContours(opened, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)[0]:
        area = cv2.contourArea(contour)
        least, most = (np.pi / 4 * np.square(width) for width in tuning.pattern_pixels)
        if not least < area < most:
            continue
        (x, y), (wide, high), _ = cv2.minAreaRect(contour)
        full = area / (np.pi / 4 * wide * high)
        low, top = tuning.pattern_full
        if low < full < top and min(wide, high) > tuning.pattern_flat * max(wide, high):
            yield x, y, float(np.sqrt(wide * high))


def _starts(middles: Doubles, tuning: BoardTuning) -> Iterator[Doubles]:
    """Origins and two steps (3, 2): of the chips that lie most in the middle, and neighbours."""
    order = np.argsort(np.hypot(*(middles - np.median(middles, axis=0)).T))
    apart = np.hypot(*np.moveaxis(middles[:, None] - middles, 2, 0))
    usual = float(np.median(np.sort(apart, axis=1)[:, 1]))
    low, high = (usual * part for part in tuning.pattern_steps)
    for origin in middles[order[: tuning.pattern_tries]]:
        steps = middles - origin
        far = np.hypot(*steps.T)
        near = [step for step in steps[np.argsort(far)] if low < np.hypot(*step) < high]
        for number, one in enumerate(near[: tuning.pattern_near]):
            for other in near[:number]:
                turn = abs(one[0] * other[1] - one[1] * other[0])
                if turn > tuning.pattern_turn * np.hypot(*one) * np.hypot(*other):
                    yield np.array([origin, one, other])


def _grown(middles: Doubles, start: Doubles, tuning: BoardTuning) -> tuple[Doubles, Flags]:
    """Which square (n, 2) each chip lies on, counted from the origin, and which lie in a middle."""
    origin, *steps = start
    places = np.asarray(np.linalg.solve(np.array(steps).T, (middles - origin).T).T, np.float64)
    for reach in range(_FARTHEST):
        near = np.hypot(*places.T) < tuning.pattern_first + reach
        good = np.asarray(near & _in_middles(places, tuning), np.bool_)
        if good.sum() >= tuning.pattern_known:
            places = _fitted_places(middles, np.round(places), good, tuning)
    return np.round(places), _on_board(np.round(places), _in_middles(places, tuning))


_FARTHEST = 14
"""Squares between the farthest two, from corner to corner."""


def _in_middles(places: Doubles, tuning: BoardTuning) -> Flags:
    off = np.abs(places - np.round(places)).max(axis=1)
    return np.asarray(off < tuning.pattern_off, np.bool_)


def _fitted_places(middles: Doubles, squares: Doubles, good: Flags, tuning: BoardTuning) -> Doubles:
    """The places (n, 2) of all chips in squares, by those whose square is known."""
    known, wanted = middles[good], squares[good]
    if len(known) >= tuning.pattern_slanted:
        onto, _ = cv2.findHomography(known, wanted)
        if onto is not None:
            return np.asarray(cv2.perspectiveTransform(middles[None], onto)[0], np.float64)
    ones = np.ones((len(middles), 1))
    rows = np.concatenate([middles, ones], axis=1)
    return np.asarray(rows @ np.linalg.lstsq(rows[good], wanted, rcond=None)[0], np.float64)


def _on_board(squares: Doubles, good: Flags) -> Flags:
    """Those chips that lie on ten squares each way: no more are on a board."""
    for axis in (0, 1):
        lines = squares[:, axis]
        starts = np.unique(lines[good])
        counts = [int((good & (lines >= s) & (lines < s + SIDE)).sum()) for s in starts]
        if counts:
            first = starts[int(np.argmax(counts))]
            good = good & (lines >= first) & (lines < first + SIDE)
    return good


def _around(middles: Doubles, squares: Doubles) -> list[Doubles]:
    """A quadrangle around every place at which ten squares would hold all chips."""
    back, _ = cv2.findHomography(squares, middles)
    if back is None:
        return []
    low, high = squares.min(axis=0), squares.max(axis=0)
    left, top = high - SIDE + 0.5
    right, bottom = low + SIDE - 0.5
    wanted = np.array([[[left, top], [right, top], [right, bottom], [left, bottom]]])
    # Steps may be counted the other way round, and nobody is to see the board in a mirror.
    return [ordered(np.asarray(cv2.perspectiveTransform(wanted, back)[0], np.float64))]
