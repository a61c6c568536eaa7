"""What lies on each square: nothing, or a chip in one of three colours, and how sure that is."""

from typing import NamedTuple

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags, Pixels
from sideboards_score.sequence.model.board import EMPTY, SIDE, Board
from sideboards_score.sequence.photo.paper import Seen, colored
from sideboards_score.sequence.photo.tuning import BoardTuning

LETTERS = ("R", "B", "G")


class Square(NamedTuple):
    """The likeliest letter of a square, and its probability."""

    letter: str
    probability: float


def squares_of(flat: Pixels, seen: Seen, tuning: BoardTuning) -> list[list[Square]]:
    """Every square of a straightened board (10 * square, 10 * square, 3)."""
    strong = colored(seen, tuning.least_tint, tuning)
    parts = [_most_covered(mask, tuning) for mask in strong]
    faint = _perhaps_covered(flat, seen, strong, tuning)
    white = _washed_out(flat, tuning)
    return [
        [
            _square(
                [float(part[line, column]) for part in parts],
                float(faint[line, column]),
                white[line, column],
                tuning,
            )
            for column in range(SIDE)
        ]
        for line in range(SIDE)
    ]


def other_cards(squares: list[list[Square]], seen: Seen, tuning: BoardTuning) -> float:
    """The part of the squares, empty beyond doubt, whose paper is not that of those around."""
    strange = [
        bool(seen.strange[place.line - 1, place.column - 1] > tuning.strange)
        for place in Board((EMPTY * SIDE,) * SIDE).places()
        if (square := squares[place.line - 1][place.column - 1]).letter == EMPTY
        and square.probability >= SURE
    ]
    return sum(strange) / len(strange) if strange else 0.0


def _perhaps_covered(flat: Pixels, seen: Seen, strong: list[Flags], tuning: BoardTuning) -> Doubles:
    """The largest part of a disc (10, 10) that one colour covers, if glare hides as much as it can.

    What is blown out may have any colour: a chip whose half is hidden shows too little of its own.
    """
    # What glare washes out is pale; the ink of large print is not.
    pale = seen.pale >= tuning.palest
    faint = [mask & pale for mask in colored(seen, tuning.faint_tint, tuning)]
    blind = np.asarray(flat.min(axis=2) >= tuning.blown_out, np.bool_)
    some = (_most_covered(blind, tuning) >= tuning.blind_part) & ~_print_alone(flat, tuning)
    kinds = [
        np.where(
            some,
            _most_covered(washed | full | blind, tuning),
            _most_covered(washed, tuning),
        )
        for washed, full in zip(faint, strong, strict=True)
    ]
    return np.asarray(np.max(kinds, axis=0), np.float64)


def _print_alone(flat: Pixels, tuning: BoardTuning) -> Flags:
    """Which squares (10, 10) show print that stands alone in white: a chip would cover it.

    What is left of a chip half hidden comes in from the side.
    """
    size = tuning.square
    down, right = np.indices((size, size)) - (size - 1) / 2
    within = np.hypot(down, right) <= tuning.alone * size
    rim = within & (np.hypot(down, right) > tuning.alone * size - 2)
    shown = flat.min(axis=2) < tuning.white
    cells = shown.reshape(SIDE, size, SIDE, size).transpose(0, 2, 1, 3)
    least = tuning.least_alone * size * size
    return np.array([[_stands_alone(cell & within, rim, least) for cell in row] for row in cells])


def _stands_alone(shown: Flags, rim: Flags, least: float) -> bool:
    count, pieces = cv2.connectedComponents(shown.astype(np.uint8))
    touching = set(np.unique(pieces[rim]).tolist())
    return any(
        n not in touching and int((pieces == n).sum()) >= least for n in range(1, int(count))
    )


def _most_covered(mask: Flags, tuning: BoardTuning) -> Doubles:
    """The largest part of a disc near the middle of each square (10, 10) that a mask covers."""
    size = tuning.square
    radius = round(tuning.disc * size)
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * radius + 1, 2 * radius + 1))
    covered = cv2.filter2D(mask.astype(np.float32), -1, (disc / disc.sum()).astype(np.float32))
    reach = round(tuning.drift * size)
    middle = size // 2
    cells = covered.reshape(SIDE, size, SIDE, size).transpose(0, 2, 1, 3)
    near = cells[:, :, middle - reach : middle + reach + 1, middle - reach : middle + reach + 1]
    return np.asarray(near.max(axis=(2, 3)), np.float64)


def _washed_out(flat: Pixels, tuning: BoardTuning) -> Flags:
    """Which squares (10, 10) are so white that neither card nor chip can be seen on them."""
    size, edge = tuning.square, round(0.12 * tuning.square)
    least = cv2.GaussianBlur(flat, (3, 3), 0).min(axis=2)
    cells = least.reshape(SIDE, size, SIDE, size).transpose(0, 2, 1, 3)
    inner = cells[:, :, edge:-edge, edge:-edge].reshape(SIDE, SIDE, -1).astype(np.float64)
    middle, low = np.median(inner, axis=2), np.percentile(inner, 1, axis=2)
    return np.asarray((middle >= tuning.white) & (middle - low < tuning.least_print), np.bool_)


def _square(parts: list[float], faint: float, white: np.bool_, tuning: BoardTuning) -> Square:
    """The letter of a square by the parts of the disc that are red, blue, green.

    `faint` is the largest part that may have one colour: what is empty by its strong colours may be
    a chip in glare.
    """
    order = sorted(range(len(parts)), key=lambda i: -parts[i])
    best, second = parts[order[0]], parts[order[1]]
    turn = (tuning.chip + tuning.empty) / 2
    if best < turn:
        clear = min(turn - best, tuning.chip - faint) if not white else 0.0
        return Square(EMPTY, _sure(clear, turn - tuning.empty))
    clear = min(_sure(best - turn, tuning.chip - turn), _sure(best - second, 0.5))
    return Square(LETTERS[order[0]], clear)


SURE = 0.99
"""Probability of a square that lies at the edge of what is taken for certain."""


def _sure(distance: float, enough: float) -> float:
    """A probability: one half at the border of two letters, `SURE` at a distance that is enough."""
    slope = np.log(SURE / (1 - SURE)) / enough
    return float(1 / (1 + np.exp(-slope * distance)))
