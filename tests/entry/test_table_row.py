"""A row of a photo of the whole table, as it is typed and as it stands in a game file."""

from pathlib import Path

import pytest

from sideboards_score.entry.game.command_line import GameOptions, request_from_options
from sideboards_score.entry.game.game_file import game_of_text
from sideboards_score.entry.game.request import PhotoRequest
from sideboards_score.entry.game.table_row import photo_named, read_row
from sideboards_score.errors import FileError, NotationError
from sideboards_score.model.reading import TableRow

GAME = """objectives: [3, 9, 19]
players:
- {{name: Ann, {photo}}}
"""


def photo_in(folder: Path, fields: str) -> PhotoRequest | None:
    text = GAME.format(photo=fields)
    return game_of_text(text, str(folder / "game.yaml")).players[0].photo


@pytest.mark.parametrize(
    ("typed", "path", "row"),
    [
        ("table.jpg#1", "table.jpg", TableRow(1)),
        ("a folder/table.jpg#12R", "a folder/table.jpg", TableRow(12, behind=True)),
        ("a#b.jpg", "a#b.jpg", None),
        ("a.jpg#", "a.jpg#", None),
        ("#1", "#1", None),
        ("a\0.jpg#1", "a\0.jpg", TableRow(1)),
    ],
)
def test_a_row_stands_behind_the_name_of_its_photo(
    typed: str, path: str, row: TableRow | None
) -> None:
    assert photo_named(typed) == (path, row)


def test_a_file_that_is_called_like_a_row_stands_for_itself(tmp_path: Path) -> None:
    (tmp_path / "a.jpg#1").touch()
    assert photo_named("a.jpg#1", tmp_path) == ("a.jpg#1", None)
    assert photo_named("a.jpg#2", tmp_path) == ("a.jpg", TableRow(2))
    assert photo_in(tmp_path, '"photo": "a.jpg#1"') == PhotoRequest("a.jpg#1")
    both = photo_in(tmp_path, 'photo: "a.jpg#1", row: 1')
    assert both == PhotoRequest("a.jpg#1", row=TableRow(1))


@pytest.mark.parametrize("text", ["0", "-1", "1.5", "r", "", "one"])
def test_no_row_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_row(text)


def test_a_game_file_names_a_row_in_two_ways(tmp_path: Path) -> None:
    wanted = PhotoRequest("table.jpg", row=TableRow(2, behind=True))
    assert photo_in(tmp_path, "photo: table.jpg, row: 2r") == wanted
    assert photo_in(tmp_path, 'photo: "table.jpg#2r"') == wanted
    assert photo_in(tmp_path, "photo: table.jpg, row: 2") == PhotoRequest(
        "table.jpg", row=TableRow(2)
    )


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ("photo: a.jpg, row: 0", "row-number"),
        ('photo: "a.jpg#0"', "row-number"),
        ("row: 1", "photo-missing"),
    ],
)
def test_a_wrong_row_names_its_line(fields: str, key: str, tmp_path: Path) -> None:
    with pytest.raises((FileError, NotationError)) as caught:
        photo_in(tmp_path, fields)
    assert caught.value.key == key
    assert [step.name for step in caught.value.where if step.kind == "line"] == [3]


def test_a_player_is_given_a_row_on_the_command_line() -> None:
    options = GameOptions(objectives="3,9,19", players=("Ann=@table.jpg#1",))
    (player,) = request_from_options(options).players
    assert player.photo == PhotoRequest("table.jpg", row=TableRow(1))
