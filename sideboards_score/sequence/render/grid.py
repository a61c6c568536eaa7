"""A board as text: ten lines of letters, each chip with the numbers of its sequences."""

from collections.abc import Mapping

from sideboards_score.render.page import Page, Row, Span, row
from sideboards_score.sequence.model.board import EMPTY, Board, Place

CORNER = "*"
_STYLES = {"B": "bold white on blue", "G": "bold black on green", "R": "bold white on red"}
"""Letters carry the meaning; the colours only help those who see them."""
_CELL = 6
"""Columns of a square: a letter and up to three numbers with commas between them."""


def board_grid(board: Board, numbers: Mapping[Place, str]) -> Page:
    """The board under a head of column numbers."""
    columns = range(1, board.side + 1)
    head = row("    ", *(Span(f"{column:<{_CELL}}", "dim") for column in columns))
    return [_trimmed(head), *(_line(board, line, numbers) for line in columns)]


def _line(board: Board, line: int, numbers: Mapping[Place, str]) -> Row:
    spans = [Span(f"{line:>2}  ", "dim")]
    for column in range(1, board.side + 1):
        place = Place(line, column)
        letter = CORNER if board.is_corner(place) else board.at(place)
        number = numbers.get(place, "")
        spans.append(Span(letter, _STYLES.get(letter, "dim" if letter == EMPTY else "bold")))
        spans.append(Span(f"{number:<{_CELL - 1}}", "bold"))
    return _trimmed(Row(tuple(spans)))


def _trimmed(line: Row) -> Row:
    last = line.spans[-1]
    return Row((*line.spans[:-1], Span(last.text.rstrip(), last.style)))
