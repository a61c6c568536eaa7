"""A photo of a board, read in a process of its own: what it says is text, and never trusted."""

from sideboards_score.entry.reading_text import reason_text
from sideboards_score.errors import SideboardsError
from sideboards_score.sequence.entry.board_text import parse_lines
from sideboards_score.sequence.model.board import Board
from sideboards_score.sequence.service.reading import read_board_photo


def read_shot(path: str) -> tuple[bool, str]:
    """Whether the photo could be read, and its board as ten lines, or the reason as text."""
    try:
        return True, "\n".join(read_board_photo(path, None).board.rows)
    except SideboardsError as error:
        return False, reason_text(error.at())


def board_of_shot(text: str) -> Board:
    """The board that a process said. Raises `NotationError`."""
    return parse_lines(text)
