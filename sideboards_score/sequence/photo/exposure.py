"""Cards that are white by the light that falls on them, and not by a reflection.

Too much light never hides a chip, and print stays as dark as it is; a reflection takes both. So
where a white square lies among white ones, and something dark is seen all around its middle, no
reflection does.
"""

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags, Pixels
from sideboards_score.sequence.model.board import SIDE
from sideboards_score.sequence.photo.cells import cells_of, from_middle
from sideboards_score.sequence.photo.tuning import BoardTuning

_SECTORS = 24
"""Directions from the middle of a square."""


def only_lit(
    flat: Pixels, blind: Flags, strong: list[Flags], tinted: list[Flags], tuning: BoardTuning
) -> Flags:
    """Which squares (10, 10) are white, if they are, by too much light alone.

    `blind` are the pixels that show nothing, `strong` those that have each colour, and `tinted`
    those that may have it.
    """
    chips = cells_of(np.any(strong, axis=0), tuning.square).mean(axis=(2, 3)) >= tuning.chip_part
    lit = _among_white(blind, chips, tuning) & _all_bright(flat, chips, tuning)
    if not lit.any():
        return lit
    unveiled = np.asarray(flat.min(axis=2) < tuning.lit_print, np.bool_)
    lit &= ~_left_of_chips(strong, lit, tuning)
    return lit & _all_around(unveiled, _may_be_chips(tinted, tuning) & unveiled, tuning)


def _left_of_chips(strong: list[Flags], asked: Flags, tuning: BoardTuning) -> Flags:
    """Which squares (10, 10), of those that are asked about, show a piece longer than print has."""
    rim = round(tuning.card_rim * tuning.square)
    left = np.zeros_like(asked)
    for mask in strong:
        cells = cells_of(mask, tuning.square)[:, :, rim:-rim, rim:-rim]
        for line, column in np.argwhere(asked):
            cell = cells[line, column].astype(np.uint8)
            _, _, boxes, _ = cv2.connectedComponentsWithStats(cell)
            sides = boxes[1:, (cv2.CC_STAT_WIDTH, cv2.CC_STAT_HEIGHT)]
            left[line, column] |= sides.max(initial=0) > tuning.pip_longest * tuning.square
    return left


def _all_bright(flat: Pixels, chips: Flags, tuning: BoardTuning) -> Flags:
    """Which squares (10, 10) have no dimmer card around them: light fades slowly over a board.

    The card of each square is the brightest that it shows. Free corners have another colour.
    """
    rim = round(tuning.card_rim * tuning.square)
    cells = cells_of(flat.min(axis=2), tuning.square)[:, :, rim:-rim, rim:-rim]
    level = np.percentile(cells.reshape(SIDE, SIDE, -1), tuning.card_brightest, axis=2)
    level[chips] = 255
    level[:: SIDE - 1, :: SIDE - 1] = 255
    far = 2
    near = np.lib.stride_tricks.sliding_window_view(
        np.pad(level, far, constant_values=255), (2 * far + 1,) * 2
    )
    return np.asarray(near.min(axis=(2, 3)) >= tuning.bright_card, np.bool_)


def _among_white(blind: Flags, chips: Flags, tuning: BoardTuning) -> Flags:
    """Which squares lie among white ones: more than a reflection with print in it would reach.

    What lies under a chip cannot be white, and is not counted.
    """
    white = cells_of(blind, tuning.square).mean(axis=(2, 3)) >= tuning.blind_part
    lit, bare = _nearby(white & ~chips), _nearby(~chips)
    return np.asarray((lit >= tuning.least_white) & (lit >= tuning.among_white * bare), np.bool_)


def _nearby(squares: Flags) -> Doubles:
    """How many of the nine squares around each (10, 10) are such; none lie beyond the board."""
    padded = np.pad(squares.astype(np.float64), 1)
    near = np.lib.stride_tricks.sliding_window_view(padded, (3, 3))
    return np.asarray(near.sum(axis=(2, 3)), np.float64)


def _may_be_chips(tinted: list[Flags], tuning: BoardTuning) -> Flags:
    """Coloured pixels that may be what a reflection has left of a chip: long, or large."""
    return np.asarray(np.any([_large(mask, tuning) for mask in tinted], axis=0), np.bool_)


def _large(mask: Flags, tuning: BoardTuning) -> Flags:
    """Pieces of a mask without those that are as small and as compact as pips."""
    _, numbers, boxes, _ = cv2.connectedComponentsWithStats(mask.astype(np.uint8))
    small = boxes[:, (cv2.CC_STAT_WIDTH, cv2.CC_STAT_HEIGHT)].max(axis=1) < tuning.square
    kept = np.ones(len(boxes), np.bool_)
    kept[0] = False
    for piece in np.flatnonzero(small):
        x, y, wide, high = (int(v) for v in boxes[piece][:4])
        cell = numbers[y : y + high, x : x + wide] == piece
        kept[piece] = not _as_pips(np.asarray(cell, np.bool_), tuning)
    return np.asarray(kept[numbers], np.bool_)


def _as_pips(cell: Flags, tuning: BoardTuning) -> bool:
    """Whether a piece is compact, however it is turned: what an edge cuts off a disc is not."""
    return as_compact(cell, tuning) and _sides(cell)[1] <= tuning.pip_lit * tuning.square


def as_compact(cell: Flags, tuning: BoardTuning) -> bool:
    """The same whatever its size."""
    short, long = _sides(cell)
    return short >= tuning.pip_compact * long


def _sides(cell: Flags) -> tuple[float, float]:
    """Of the smallest box around a piece, the shorter one first."""
    _, (one, other), _ = cv2.minAreaRect(np.argwhere(cell).astype(np.float32))
    short, long = sorted((one + 1, other + 1))
    return short, long


def _all_around(dark: Flags, chips: Flags, tuning: BoardTuning) -> Flags:
    """Which squares have something dark, that is no chip upon them, on every side of the middle."""
    size = tuning.square
    reach = round((tuning.around_middle - 0.5) * size)
    shown = _wide_cells(dark, reach, size)
    shown &= ~(_wide_cells(chips, reach, size) & _on_card(size, reach, tuning))
    sector = _sectors(size + 2 * reach, tuning)
    counts = [shown[:, :, sector == number].sum(axis=-1) for number in range(_SECTORS)]
    seen = np.stack(counts, axis=-1) >= tuning.least_dark
    # A reflection whose edge passes near the middle leaves nothing over almost half a circle.
    part = round(tuning.blank_turn * _SECTORS)
    spans = [np.roll(seen, -turn, axis=-1)[..., :part] for turn in range(_SECTORS)]
    return np.asarray(np.all([span.any(axis=-1) for span in spans], axis=0), np.bool_)


def _wide_cells(mask: Flags, reach: int, size: int) -> Flags:
    """Squares (10, 10, h, w) of a mask, with so many pixels around them; none beyond the board."""
    padded = np.pad(mask, reach)
    wide = size + 2 * reach
    windows = np.lib.stride_tricks.sliding_window_view(padded, (wide, wide))
    return windows[::size, ::size].copy()


def _on_card(size: int, reach: int, tuning: BoardTuning) -> Flags:
    """The part of a square and its surroundings that a chip on it may cover."""
    wide = size + 2 * reach
    edge = reach + round(tuning.line_rim * size)
    card = np.zeros((wide, wide), np.bool_)
    card[edge:-edge, edge:-edge] = True
    return card


def _sectors(wide: int, tuning: BoardTuning) -> "np.ndarray[tuple[int, ...], np.dtype[np.intp]]":
    """The direction (wide, wide) in which each pixel lies from the middle; -1 too far away."""
    down, right = np.indices((wide, wide)) - (wide - 1) / 2
    turn = (np.arctan2(down, right) / (2 * np.pi) * _SECTORS).astype(np.float64)
    number = np.floor(turn).astype(np.intp) % _SECTORS
    return np.where(from_middle(wide) <= tuning.around_middle * tuning.square, number, -1)
