"""Read a photo of a board: the story of the steps, from a file to a reading or a refusal."""

import cv2
import numpy as np

from sideboards_score.errors import RefusedError, Where
from sideboards_score.model.drawing import Corners
from sideboards_score.photo.arrays import Doubles, Pixels
from sideboards_score.photo.load.picture import load_photo
from sideboards_score.sequence.model.board import EMPTY, SIDE, Board
from sideboards_score.sequence.model.reading import BoardReading
from sideboards_score.sequence.photo.lattice import Lattice, corners_of, lattice_in
from sideboards_score.sequence.photo.outlines import candidates, ordered
from sideboards_score.sequence.photo.paper import seen_against_paper
from sideboards_score.sequence.photo.squares import SURE, Square, other_cards, squares_of
from sideboards_score.sequence.photo.tuning import TUNING, BoardTuning


def read_board(
    path: str, corners: Corners | None = None, tuning: BoardTuning = TUNING
) -> BoardReading:
    """The board in a photo, found, or between corners given in full-size pixels.

    Raises `FileError` for a file that is no picture, `RefusedError` for one without a board.
    """
    photo = load_photo(path)
    try:
        found = _located(photo.pixels, _given(corners, photo.scale), tuning)
        squares = _squares(straightened(photo.pixels, found, tuning.square), tuning)
        reading = _reading(path, squares, found * photo.scale, photo.full_size)
        _check_clear(reading, tuning)
    except RefusedError as error:
        raise error.inside(Where("file", path)) from None
    return reading


def _squares(flat: Pixels, tuning: BoardTuning) -> list[list[Square]]:
    """The squares of a straightened board; raises where they are not all cards of one kind."""
    seen = seen_against_paper(flat, tuning)
    squares = squares_of(flat, seen, tuning)
    if other_cards(squares, seen, tuning) > tuning.strange_part:
        raise RefusedError("sequence-photo-other-board")
    return squares


def _check_clear(reading: BoardReading, tuning: BoardTuning) -> None:
    if len(reading.uncertain) >= tuning.unclear_squares:
        raise RefusedError("sequence-photo-unclear", count=len(reading.uncertain))


def _given(corners: Corners | None, scale: float) -> Doubles | None:
    return None if corners is None else ordered(np.array(corners, np.float64)) / scale


def _located(pixels: Pixels, given: Doubles | None, tuning: BoardTuning) -> Doubles:
    """The outer corners of the squares (4, 2), in pixels of the picture."""
    scale = max(1.0, max(pixels.shape[:2]) / tuning.work_side)
    size = (round(pixels.shape[1] / scale), round(pixels.shape[0] / scale))
    small = np.asarray(cv2.resize(pixels, size, interpolation=cv2.INTER_AREA), np.uint8)
    quads = candidates(small, tuning) if given is None else [given / scale]
    lattices = [lattice_in(small, quad, tuning) for quad in quads]
    if not lattices:
        raise RefusedError("sequence-photo-no-board")
    order = sorted(lattices, key=lambda lattice: -lattice.fit)
    _check(order[0], tuning)
    # The lines of what is no board (a rough table) may be moved until they fit better than any.
    boards = [lattice for lattice in order[: tuning.refined] if not _fault(lattice, tuning)]
    tried = [corners_of(small, lattice, tuning) for lattice in boards]
    best, _ = max(tried, key=lambda found: found[1])
    return np.asarray(best * scale, np.float64)


def _check(lattice: Lattice, tuning: BoardTuning) -> None:
    fault = _fault(lattice, tuning)
    if fault:
        raise RefusedError(fault)


def _fault(lattice: Lattice, tuning: BoardTuning) -> str:
    """Why it is no board: no lines of ten squares, or more clearly those of another number."""
    if lattice.fit < tuning.least_fit:
        return "sequence-photo-no-board"
    if lattice.fit < tuning.rival * lattice.rival:
        return "sequence-photo-other-board"
    return ""


def straightened(pixels: Pixels, corners: Doubles, square: int) -> Pixels:
    """The squares between corners (4, 2) as (10 * square, 10 * square, 3)."""
    side = SIDE * square
    flat = np.array([[0, 0], [side, 0], [side, side], [0, side]], np.float32)
    onto = cv2.getPerspectiveTransform(corners.astype(np.float32), flat)
    return np.asarray(
        cv2.warpPerspective(pixels, onto, (side, side), flags=cv2.INTER_AREA), np.uint8
    )


def _reading(
    path: str, squares: list[list[Square]], corners: Doubles, size: tuple[int, int]
) -> BoardReading:
    """The values of the model from the squares."""
    rows = ["".join(square.letter for square in row) for row in squares]
    for at in (0, SIDE - 1):
        rows[at] = EMPTY + rows[at][1:-1] + EMPTY
    board = Board(tuple(rows))
    sure = [[square.probability for square in row] for row in squares]
    for line in (0, SIDE - 1):
        for column in (0, SIDE - 1):
            sure[line][column] = 1.0
    uncertain = tuple(p for p in board.places() if sure[p.line - 1][p.column - 1] < SURE)
    one, two, three, four = ((float(x), float(y)) for x, y in corners)
    return BoardReading(
        path, board, tuple(map(tuple, sure)), uncertain, (one, two, three, four), size
    )
