"""A board file: the bare board, or YAML and JSON with how it was played."""

import re
from pathlib import Path
from typing import NamedTuple

from sideboards_score.entry.text.fields import (
    flag_of,
    given,
    number_of,
    require_known,
    text_of,
)
from sideboards_score.entry.text.file import STANDARD_INPUT, read_text
from sideboards_score.entry.text.tree import Fields, Items, Node, parse_tree
from sideboards_score.errors import FileError, SideboardsError, Where
from sideboards_score.sequence.entry.board_text import parse_lines, parse_rows
from sideboards_score.sequence.model.board import Board

_FIELDS = ("board", "teams", "players", "advanced")
_FIELD = re.compile(r"\s*([{\[]|---|[\w-]+\s*:)")


_PROBE = 4096
"""Bytes that tell a text from a picture."""


class BoardRequest(NamedTuple):
    """A board and what was said about the game."""

    board: Board
    teams: int | None = None
    players: int | None = None
    advanced: bool = False


def read_board(path: str) -> BoardRequest:
    """The board in a file; `-` is standard input. Raises a `SideboardsError`."""
    text = read_text(path)
    try:
        return parse_board(text)
    except SideboardsError as error:
        raise error.inside(Where("file", path)) from None


def parse_board(text: str) -> BoardRequest:
    """The board in a text of either form."""
    if not text.strip():
        raise FileError("sequence-empty")
    content = [line for line in text.splitlines() if line.strip() and line.lstrip()[0] != "#"]
    if content and _FIELD.match(content[0]):
        return _from_fields(parse_tree(text))
    return BoardRequest(parse_lines(text))


def _from_fields(tree: Fields) -> BoardRequest:
    require_known(tree, _FIELDS)
    node = given(tree, "board")
    if node is None:
        raise FileError("sequence-no-board")
    teams, players, advanced = (given(tree, name) for name in _FIELDS[1:])
    return BoardRequest(
        _board_of(node),
        None if teams is None else number_of(teams, "teams"),
        None if players is None else number_of(players, "players"),
        advanced is not None and flag_of(advanced, "advanced"),
    )


def _board_of(node: Node) -> Board:
    """A list of ten lines, or one text of ten lines, which begins below its name."""
    if isinstance(node, Items):
        return parse_rows((item.line, text_of(item, "board")) for item in node.items)
    return parse_lines(text_of(node, "board"), node.line)


def is_photo(path: str) -> bool:
    """Whether a file holds a picture and not a text; what cannot be read is for others to say."""
    if path == STANDARD_INPUT:
        return False
    try:
        with Path(path).open("rb") as file:
            start = file.read(_PROBE)
    except (OSError, ValueError):
        return False
    return b"\0" in start and start[:2] not in (b"\xff\xfe", b"\xfe\xff")
