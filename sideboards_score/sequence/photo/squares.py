"""What lies on each square: nothing, or a chip in one of three colours, and how sure that is."""

from typing import NamedTuple

import numpy as np

from sideboards_score.photo.arrays import Pixels
from sideboards_score.sequence.model.board import EMPTY, SIDE, Board
from sideboards_score.sequence.photo.glare import Faint, faint_in, most_covered
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
    parts = [most_covered(mask, tuning) for mask in strong]
    faint = faint_in(flat, seen, strong, tuning)
    return [
        [
            _square([float(part[at]) for part in parts], _Veiled.at(at, faint), tuning)
            for at in ((line, column) for column in range(SIDE))
        ]
        for line in range(SIDE)
    ]


class _Veiled(NamedTuple):
    """One square in glare."""

    parts: tuple[float, ...]
    tints: tuple[float, ...]
    hidden: float
    white: bool

    @classmethod
    def at(cls, at: tuple[int, int], faint: Faint) -> "_Veiled":
        parts, tints = (tuple(float(v[at]) for v in each) for each in (faint.parts, faint.tints))
        return cls(parts, tints, float(faint.hidden[at]), bool(faint.white[at]))


def other_cards(squares: list[list[Square]], seen: Seen, tuning: BoardTuning) -> float:
    """The part of the empty squares whose paper is not that of those around."""
    strange = [
        bool(seen.strange[place.line - 1, place.column - 1] > tuning.strange)
        for place in Board((EMPTY * SIDE,) * SIDE).places()
        if squares[place.line - 1][place.column - 1].letter == EMPTY
    ]
    return sum(strange) / len(strange) if strange else 0.0


def _square(parts: list[float], veiled: _Veiled, tuning: BoardTuning) -> Square:
    """The letter of a square by the parts of the disc that are red, blue, green."""
    order = sorted(range(len(parts)), key=lambda i: -parts[i])
    best, second = parts[order[0]], parts[order[1]]
    turn = (tuning.chip + tuning.empty) / 2
    if best >= turn:
        clear = min(_sure(best - turn, tuning.chip - turn), _sure(best - second, 0.5))
        return Square(LETTERS[order[0]], clear)
    likely = int(np.argmax(veiled.parts))
    if veiled.parts[likely] >= tuning.chip:
        # A whole disc of one colour, washed out: a chip, if it is more than a tinted card.
        return Square(LETTERS[likely], _sure_faint(veiled.tints[likely], tuning))
    clear = 0.0 if veiled.white else min(turn - best, tuning.chip - veiled.hidden)
    return Square(EMPTY, _sure(clear, turn - tuning.empty))


def _sure_faint(tint: float, tuning: BoardTuning) -> float:
    """How sure a chip is that glare has washed out: one half where its tint might be the card's."""
    low, high = tuning.tinted
    return _sure(max(0.0, tint - low), high - low)


SURE = 0.99
"""Probability of a square that lies at the edge of what is taken for certain."""


def _sure(distance: float, enough: float) -> float:
    """A probability: one half at the border of two letters, `SURE` at a distance that is enough."""
    slope = np.log(SURE / (1 - SURE)) / enough
    return float(1 / (1 + np.exp(-slope * distance)))
