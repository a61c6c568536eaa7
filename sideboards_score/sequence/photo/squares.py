"""What lies on each square: nothing, or a chip in one of three colours, and how sure that is."""

from typing import NamedTuple

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags, Pixels, Singles
from sideboards_score.sequence.model.board import EMPTY, SIDE, Board
from sideboards_score.sequence.photo.cells import (
    cells_of,
    covered,
    from_middle,
    most_near_middle,
)
from sideboards_score.sequence.photo.contrast import contrast_in
from sideboards_score.sequence.photo.glare import blown_middle, hidden_in, tinted_in
from sideboards_score.sequence.photo.paper import SECTORS, Seen, colored
from sideboards_score.sequence.photo.tuning import BoardTuning

LETTERS = ("R", "B", "G")


class Square(NamedTuple):
    """The likeliest letter of a square, and its probability."""

    letter: str
    probability: float


class Usual(NamedTuple):
    """What this board's own chips and cards have where they are seen well."""

    chip: float
    """Contrast of whole discs."""
    ink: float
    """Contrast of the print on empty squares."""
    palest: float
    """Contrast of the palest chips."""

    def chip_beside(self, ink: float) -> float:
        """What a chip has on a square whose print glare, or blur, has left so much of."""
        return self.chip * min(1.0, ink / self.ink)

    def veiled(self, ink: float, tuning: BoardTuning) -> bool:
        """Whether glare has taken so much of the print that it takes from chips what is strong."""
        return ink < tuning.veiled * self.ink


class Measured(NamedTuple):
    """One square."""

    discs: tuple[float, ...]
    """Contrast of a whole disc of red, blue, green."""
    beside: float
    """The same of a disc too far off the middle for a chip on this square."""
    ink: float
    """Contrast of the print."""
    least: float
    """The contrast that can be told from noise, in the light that falls there."""
    tint: float
    """The contrast that a wrong guess of the card's tint may make."""
    hue: float
    hidden: float
    """The part of a disc that may be a chip, if glare hides as much as it can."""
    half: bool
    """Whether something coloured covers half a disc, and is no print."""
    pale: bool
    """The same of something that may be coloured."""
    blown: float
    """The part of the middle that shows nothing."""

    def bared(self, tuning: BoardTuning) -> bool:
        """Whether a reflection hides some of the middle."""
        return self.blown >= tuning.blind_part


class Squares(NamedTuple):
    """Every square of a straightened board."""

    read: list[list[Square]]
    off: tuple[int, int]
    """How many squares farther right and down the board lies: 0, unless an edge lies beside it."""


def squares_of(flat: Pixels, seen: Seen, tuning: BoardTuning) -> Squares:
    """What lies on a straightened board (10 * square, 10 * square, 3)."""
    measured = measured_in(flat, seen, tuning)
    usual = usual_of(measured, tuning)
    read = [[square_of(square, usual, tuning) for square in row] for row in measured]
    ink = np.array([[square.ink for square in row] for row in measured])
    chips = np.array(
        [[s.letter != EMPTY and s.probability >= tuning.sure for s in row] for row in read]
    )
    nothing = (ink < tuning.no_print * usual.ink) | (seen.beside > tuning.strange)
    # A reflection says nothing of where the board ends.
    nothing &= np.array([[square.blown < tuning.blown_chip for square in row] for row in measured])
    by_edge, by_corners = _off(nothing & ~chips, tuning), off_by_corners(seen, tuning)
    return Squares(read, by_edge if by_edge != (0, 0) else by_corners)


def _off(no_card: Flags, tuning: BoardTuning) -> tuple[int, int]:
    """How far to the right and down the board lies, by edges on which there are no cards."""
    upper, lower, left, right = (
        int(line[1:-1].sum()) >= tuning.beside_board
        for line in (no_card[0], no_card[-1], no_card[:, 0], no_card[:, -1])
    )
    return int(left) - int(right), int(upper) - int(lower)


def off_by_corners(seen: Seen, tuning: BoardTuning) -> tuple[int, int]:
    """How far to the right and down the board lies, by free corners that lie one farther in.

    Two corners of one edge have a colour of their own there, and those across show cards.
    """
    other = seen.strange > tuning.corners_differ
    turned = (other, other[:, ::-1], other.T, other.T[:, ::-1])
    left, right, upper, lower = (
        bool(o[0, 1] and o[-1, 1] and not o[0, -1] and not o[-1, -1]) for o in turned
    )
    return int(left) - int(right), int(upper) - int(lower)


def measured_in(flat: Pixels, seen: Seen, tuning: BoardTuning) -> list[list[Measured]]:
    """What each square is judged by."""
    strong = colored(seen, tuning.least_tint, tuning)
    contrast = contrast_in(flat, tuning)
    tinted = tinted_in(strong, contrast, tuning)
    hidden = hidden_in(flat, seen, strong, contrast, tuning)
    half, pale = (
        np.any([_half_chips(mask, tuning) for mask in masks], axis=0) for masks in (strong, tinted)
    )
    pale &= ~_of_two_colors(strong, tuning)
    blown = blown_middle(flat, tuning)
    return [
        [
            Measured(
                tuple(float(disc[at]) for disc in contrast.discs),
                float(contrast.beside[at]),
                float(contrast.ink[at]),
                tuning.least_steps / float(contrast.light[at]),
                tuning.least_by_tint * float(contrast.unsure[at]),
                float(contrast.hue[at]),
                float(hidden[at]),
                bool(half[at]),
                bool(pale[at]),
                float(blown[at]),
            )
            for at in ((line, column) for column in range(SIDE))
        ]
        for line in range(SIDE)
    ]


def usual_of(measured: list[list[Measured]], tuning: BoardTuning) -> Usual:
    """What most chips and most empty cards of the board have; typical values where are too few."""
    squares = [
        measured[place.line - 1][place.column - 1]
        for place in Board((EMPTY * SIDE,) * SIDE).places()
    ]
    best = np.array([max(square.discs) for square in squares])
    ink = np.array([square.ink for square in squares])
    chips = best[(best > tuning.clear_chip) & (best > tuning.clear_by_ink * ink)]
    bare = ink[best < tuning.bare_by_ink * ink]
    few = tuning.few_squares
    chip = np.median(chips) if len(chips) >= few else max(chips, default=tuning.usual_chip)
    printed = float(np.median(bare)) if len(bare) >= few else tuning.usual_ink
    pale = np.percentile(chips, tuning.palest) if len(chips) >= few else chip
    return Usual(float(chip), printed, float(pale))


def corners_alike(flat: Pixels, seen: Seen, tuning: BoardTuning) -> bool:
    """Whether the free corners differ from the cards, all that can be seen, or none does.

    Where some do, lines and chips fit by accident to squares that lie between those of the board.
    """
    light, pale = (_median_of_corners(values, tuning) for values in (flat.min(axis=2), seen.pale))
    differ = np.abs(np.log(pale[light < tuning.blown_out]))
    return not len(differ) or bool(
        differ.max() < tuning.corners_differ
        or differ.min() >= tuning.corners_together * differ.max()
    )


def _median_of_corners(values: Singles | Pixels, tuning: BoardTuning) -> Doubles:
    """The median (4,) of pixels (h, w) in each corner square."""
    edge = round(tuning.corners_rim * tuning.square)
    cells = cells_of(values, tuning.square)[:, :, edge:-edge, edge:-edge]
    return np.asarray(np.median(cells[:: SIDE - 1, :: SIDE - 1].reshape(4, -1), axis=1), np.float64)


def _half_chips(mask: Flags, tuning: BoardTuning) -> Flags:
    """Which squares (10, 10) something covers by half that is as long as a chip is wide."""
    disc = round(tuning.disc * tuning.square)
    part = most_near_middle(covered(mask, disc), tuning.square, tuning.drift)
    rim = round(tuning.card_rim * tuning.square)
    cells = cells_of(mask, tuning.square)[:, :, rim:-rim, rim:-rim]
    half = part > tuning.empty
    for line, column in np.argwhere(half):
        _, _, boxes, _ = cv2.connectedComponentsWithStats(cells[line, column].astype(np.uint8))
        longest = boxes[1:, (cv2.CC_STAT_WIDTH, cv2.CC_STAT_HEIGHT)].max()
        half[line, column] = longest > tuning.pip_longest * tuning.square
    return half


def _of_two_colors(strong: list[Flags], tuning: BoardTuning) -> Flags:
    """Which squares (10, 10) show two colours where a chip would cover all: a court's clothes."""
    middle = from_middle(tuning.square) < tuning.always_covered * tuning.square
    parts = [cells_of(mask, tuning.square)[:, :, middle].mean(axis=2) for mask in strong]
    return np.asarray(np.sort(parts, axis=0)[-2] >= tuning.other_color, np.bool_)


def other_cards(squares: list[list[Square]], seen: Seen, tuning: BoardTuning) -> float:
    """The part of the empty squares whose paper is not that of those around."""
    strange = [
        bool(seen.strange[place.line - 1, place.column - 1] > tuning.strange)
        for place in Board((EMPTY * SIDE,) * SIDE).places()
        if squares[place.line - 1][place.column - 1].letter == EMPTY
    ]
    return sum(strange) / len(strange) if strange else 0.0


def square_of(seen: Measured, usual: Usual, tuning: BoardTuning) -> Square:
    """The letter of a square, and how sure that is."""
    # Print that cannot be seen tells nothing of chips that cannot.
    chip = max(usual.chip_beside(seen.ink), seen.least)
    best = max(seen.discs)
    is_chip = _beyond(best, chip, tuning) >= 0 and best >= seen.least
    clear = _clear_chip(seen, usual, tuning) if is_chip else _clearly_empty(seen, usual, tuning)
    letter = LETTERS[int(np.argmax(seen.discs))] if is_chip else EMPTY
    return Square(letter, _sure(max(0.0, min(clear, _way_along(usual.ink, tuning.sharp))), tuning))


def _clear_chip(seen: Measured, usual: Usual, tuning: BoardTuning) -> float:
    """How clearly a chip lies on a square, in its colour: 0 not at all, 1 for certain."""
    best = max(seen.discs)
    chip = max(usual.chip_beside(seen.ink), seen.least)
    low, high = SECTORS[int(np.argmax(seen.discs))]
    return min(
        _beyond(best, chip, tuning),
        min((seen.hue - low) % 360, (high - seen.hue) % 360) / tuning.hue_margin,
        _way_along(best, (seen.least, tuning.noticed * seen.least)),
        _way_along(best, (seen.tint, tuning.untinted * seen.tint)),
        # A card with little print is no card in glare, where none is seen; but beside what is white
        # every card has a colour.
        np.inf
        if seen.hidden and not seen.bared(tuning)
        else _way_along(best / usual.palest, tuning.by_palest),
        # A cream card in white light is blue beside its paper.
        0.0 if seen.blown > tuning.blown_chip else np.inf,
    )


def _clearly_empty(seen: Measured, usual: Usual, tuning: BoardTuning) -> float:
    """How clearly none does, and could not be there unseen either."""
    chip = max(usual.chip_beside(seen.ink), seen.least)
    unclear = usual.veiled(seen.ink, tuning) or seen.bared(tuning)
    # Warm light makes blue chips pale, and glare makes them grey first.
    palest = max(usual.palest / usual.chip * usual.chip_beside(seen.ink), seen.least)
    return min(
        -_beyond(max(seen.discs), chip, tuning),
        _way_along(palest * tuning.by_chip[1], (seen.least, tuning.noticed * seen.least)),
        (tuning.chip - seen.hidden) / tuning.hidden_margin,
        -_beyond(seen.beside, chip, tuning),
        0.0 if seen.half or (seen.pale and unclear) else np.inf,
    )


def _way_along(value: float, span: tuple[float, float]) -> float:
    """How far a value is beyond the first of two, to which the second is 1; by their ratios."""
    low, high = (max(each, 1e-6) for each in span)
    return float(np.log(max(value, 1e-6) / low) / max(np.log(high / low), 1e-6))


def _beyond(disc: float, chip: float, tuning: BoardTuning) -> float:
    """How far the contrast of a disc is on the side of chips (1: for certain) or of print (-1)."""
    low, high = (float(np.log(part)) for part in tuning.by_chip)
    return (float(np.log(max(disc, 1e-6) / chip)) - (low + high) / 2) / ((high - low) / 2)


def _sure(distance: float, tuning: BoardTuning) -> float:
    """A probability: one half at the border of two letters, `tuning.sure` at a distance of 1."""
    return float(1 / (1 + np.exp(-np.log(tuning.sure / (1 - tuning.sure)) * distance)))
