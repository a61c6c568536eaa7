"""What a photo of a board shows, and how sure each square is."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from sideboards_score.model.drawing import Corners
from sideboards_score.sequence.model.board import UNKNOWN, Board, Place


@dataclass(frozen=True, slots=True)
class BoardReading:
    """A photo that was read. Line 1 is the edge that lies uppermost in the photo."""

    file: str
    likely: Board
    """The most probable letter of every square."""
    confidence: tuple[tuple[float, ...], ...]
    """The probability of each of them; 1 in the corners."""
    uncertain: tuple[Place, ...]
    corners: Corners
    """Of the squares' outer edge: top left, top right, bottom right, bottom left, in full-size
    pixels of the upright photo."""
    size: tuple[int, int]
    """Width and height of the upright photo."""

    @property
    def board(self) -> Board:
        """The board with what is uncertain left open."""
        board = self.likely
        for place in self.uncertain:
            board = board.with_letter(place, UNKNOWN)
        return board

    @property
    def certain(self) -> float:
        """The probability that all squares are right."""
        product = 1.0
        for row in self.confidence:
            for probability in row:
                product *= probability
        return product


class Shown(NamedTuple):
    """A photo for a drawing upon it, and where in it the squares lie."""

    jpeg: bytes
    width: int
    height: int
    cells: Mapping[Place, Corners]
