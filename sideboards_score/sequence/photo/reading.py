"""Read a photo of a board: the story of the steps, from a file to a reading or a refusal."""

from math import dist

import numpy as np

from sideboards_score.errors import RefusedError, UsageError, Where
from sideboards_score.model.drawing import Corners
from sideboards_score.photo.arrays import Doubles, Pixels
from sideboards_score.photo.load.picture import Photo, load_photo
from sideboards_score.sequence.model.board import EMPTY, SIDE, Board
from sideboards_score.sequence.model.reading import BoardReading
from sideboards_score.sequence.photo.find.lattice import between
from sideboards_score.sequence.photo.find.location import located, straightened
from sideboards_score.sequence.photo.find.outlines import ordered
from sideboards_score.sequence.photo.paper import seen_against_paper
from sideboards_score.sequence.photo.squares import (
    Square,
    Squares,
    corners_alike,
    other_cards,
    squares_of,
)
from sideboards_score.sequence.photo.tuning import TUNING, BoardTuning


def read_board(
    path: str, corners: Corners | None = None, tuning: BoardTuning = TUNING
) -> BoardReading:
    """The board in a photo, found, or between corners given in full-size pixels.

    Raises `FileError` for a file that is no picture, `RefusedError` for one without a board, and
    `UsageError` for corners outside the picture.
    """
    photo = load_photo(path)
    if corners is not None:
        _check_within(corners, photo, tuning)
    try:
        return _first_clear(path, photo, _given(corners, photo.scale), tuning)
    except RefusedError as error:
        if corners is not None and error.key == "sequence-photo-no-board":
            error = RefusedError("sequence-photo-not-between")
        raise error.inside(Where("file", path)) from None


def _check_within(corners: Corners, photo: Photo, tuning: BoardTuning) -> None:
    """Raise where a corner lies farther beyond the picture than those of boards that are found."""
    beyond = tuning.beyond * max(dist(one, other) for one in corners for other in corners)
    width, height = photo.full_size
    for x, y in corners:
        if not (-beyond <= x <= width + beyond and -beyond <= y <= height + beyond):
            values = {"x": f"{x:g}", "y": f"{y:g}", "width": width, "height": height}
            raise UsageError("sequence-corners-outside", (Where("file", photo.file),), **values)


def _first_clear(
    path: str, photo: Photo, given: Doubles | None, tuning: BoardTuning
) -> BoardReading:
    """What is read at the likeliest place at which a board can be read.

    Raises what is wrong with the likeliest of all. No other is tried where chips show the board.
    """
    refused: list[RefusedError] = []
    for site in located(photo.pixels, given, tuning):
        try:
            found, squares = _settled(photo.pixels, site.corners, tuning)
            reading = _reading(path, squares, found * photo.scale, photo.full_size, tuning)
            _check_clear(reading, tuning)
        except RefusedError as error:
            refused.append(error)
            if site.by_chips and error.key == "sequence-photo-unclear":
                break
        else:
            return reading
    raise refused[0]


def _settled(
    pixels: Pixels, corners: Doubles, tuning: BoardTuning
) -> tuple[Doubles, list[list[Square]]]:
    """The corners, by a square farther on where an edge lies beside the board, and the squares."""
    alike, squares = _squares(pixels, corners, tuning)
    if squares.off != (0, 0):
        ends = np.array([[step, SIDE + step] for step in squares.off], np.float64)
        corners = between(corners, ends, SIDE)
        alike, squares = _squares(pixels, corners, tuning)
    if squares.off != (0, 0) or not alike:
        raise RefusedError("sequence-photo-no-board")
    return corners, squares.read


def _squares(pixels: Pixels, corners: Doubles, tuning: BoardTuning) -> tuple[bool, Squares]:
    """Whether all free corners lie in the corners, and what lies between them.

    Raises where the squares are not all cards of one kind.
    """
    flat = straightened(pixels, corners, tuning.square)
    seen = seen_against_paper(flat, tuning.square)
    squares = squares_of(flat, seen, tuning)
    doubtful = sum(square.probability < tuning.sure for row in squares.read for square in row)
    # What is refused anyhow is another board on less: pale draughtsmen are doubtful squares, too.
    unclear = doubtful >= tuning.unclear_squares
    if other_cards(squares.read, seen, tuning) > tuning.strange_part / (2 if unclear else 1):
        raise RefusedError("sequence-photo-other-board")
    return corners_alike(flat, seen, tuning), squares


def _check_clear(reading: BoardReading, tuning: BoardTuning) -> None:
    if len(reading.uncertain) >= tuning.unclear_squares:
        raise RefusedError("sequence-photo-unclear", count=len(reading.uncertain))


def _given(corners: Corners | None, scale: float) -> Doubles | None:
    return None if corners is None else ordered(np.array(corners, np.float64)) / scale


def _reading(
    path: str,
    squares: list[list[Square]],
    corners: Doubles,
    size: tuple[int, int],
    tuning: BoardTuning,
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
    uncertain = tuple(p for p in board.places() if sure[p.line - 1][p.column - 1] < tuning.sure)
    one, two, three, four = ((float(x), float(y)) for x, y in corners)
    return BoardReading(
        path, board, tuple(map(tuple, sure)), uncertain, (one, two, three, four), size
    )
