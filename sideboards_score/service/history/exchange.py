"""Give kept games away, and take them in: a table, JSON, or game files."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from sideboards_score.entry.change.game_kept import kept_fields, kept_request, yaml_text
from sideboards_score.entry.change.new_file import check_free, write_new
from sideboards_score.entry.game.game_file import game_of_tree
from sideboards_score.entry.game.kept_table import games_of_table, is_table, table_text
from sideboards_score.entry.game.request import Request
from sideboards_score.entry.text.fields import fields_of, given, items_of
from sideboards_score.entry.text.file import STANDARD_INPUT, read_text
from sideboards_score.entry.text.tree import Fields, Node, tree_of
from sideboards_score.errors import FileError, SideboardsError, UsageError, Where
from sideboards_score.history.lookup import files_wanted
from sideboards_score.model.kept import Kept, KeptGame, Record, Wanted
from sideboards_score.render.documents.document import to_text
from sideboards_score.render.documents.history import listed_game
from sideboards_score.service.asking import Progress, silent
from sideboards_score.service.history.keeping import (
    check_keep,
    keep_all,
    record_of,
    score_in_file,
    user_folder,
)

MOST_BYTES = 40_000_000
"""What is read of a file: the JSON of 10,000 games has 26 million."""

_MANY = 20
"""Games at which it takes long enough to say how far it is: some 20 ms for each."""

Games = Sequence[tuple[KeptGame, str]]
"""Games, each with the text of its game file."""


class Written(NamedTuple):
    """The games that were written, and the files that they are in."""

    games: tuple[int, ...]
    files: tuple[str, ...]


def export(file: str, wanted: Wanted) -> Written:
    """Write the games wanted, never over another file. Raises `FileError` or `UsageError`."""
    ending = _ending(file)
    games = files_wanted(user_folder(), wanted)
    if not games:
        raise UsageError("export-nothing")
    numbers = tuple(game.number for game, _ in games)
    files = _ENDINGS[ending](file, games)
    for path in files:
        check_free(path)
    for path, text in files.items():
        write_new(path, text)
    return Written(numbers, tuple(files))


def _ending(file: str) -> str:
    if file == STANDARD_INPUT:
        raise UsageError("export-dash")
    ending = Path(file).suffix.lower()
    if ending not in _ENDINGS:
        raise UsageError("export-ending", (Where("file", file),), ending=ending)
    return ending


def _as_table(file: str, games: Games) -> Mapping[str, str]:
    return {file: table_text([(game, kept_fields(text, game.number)) for game, text in games])}


def _as_json(file: str, games: Games) -> Mapping[str, str]:
    document = [
        {**listed_game(game), "game": kept_fields(text, game.number)} for game, text in games
    ]
    return {file: to_text({"games": document}) + "\n"}


def _as_game_files(file: str, games: Games) -> Mapping[str, str]:
    """A file for each game, with its number in the name where there are several."""
    if len(games) == 1:
        return {file: yaml_text(games[0][1], games[0][0].number)}
    path = Path(file)
    return {
        str(path.with_name(f"{path.stem}-{game.number}{path.suffix}")): yaml_text(text, game.number)
        for game, text in games
    }


_ENDINGS: Mapping[str, Callable[[str, Games], Mapping[str, str]]] = {
    ".csv": _as_table,
    ".json": _as_json,
    ".yaml": _as_game_files,
    ".yml": _as_game_files,
}


def take_in(files: Sequence[str], progress: Progress = silent) -> list[Kept]:
    """Keep the games in files, all of them or none; the history has no game twice."""
    making = [make for file in files for make in _games_in(file)]
    records: list[Record] = []
    for make in making:
        if len(making) >= _MANY:
            progress(len(records), len(making))
        records.append(make())
    return keep_all(records)


def _games_in(file: str) -> Iterator[Callable[[], Record]]:
    """The games of a table, of our JSON, or the one of a game file; a pipe may hold any."""
    text = read_text(file, most=MOST_BYTES)
    if Path(file).suffix.lower() == ".csv" or is_table(text):
        lines = games_of_table(text, file)
        yield from (partial(_of_table, game, file, line) for line, game in lines)
        return
    tree = tree_of(text, file)
    games = given(tree, "games")
    trees = [tree] if games is None else _trees(games, file)
    yield from (partial(_of_tree, node, file) for node in trees)


def _scored(request: Request) -> Record:
    check_keep(request)
    scored = score_in_file(request)
    return record_of(scored.request, scored.score)


def _of_tree(tree: Fields, file: str) -> Record:
    return _scored(game_of_tree(tree, file))


def _of_table(text: str, file: str, line: int) -> Record:
    """A game of a table; what is wrong with it is told with the line of its first player."""
    try:
        return _scored(kept_request(text, file))
    except SideboardsError as error:
        rest = [step for step in error.where if step.kind not in ("file", "line")]
        raise error.at(Where("file", file), Where("line", line), *rest) from None


def _trees(games: Node, file: str) -> list[Fields]:
    """The game files in our JSON."""
    try:
        nodes = [fields_of(node, "games") for node in items_of(games, "games")]
        for node in nodes:
            if given(node, "game") is None:
                raise FileError("field-missing", (Where("line", node.line),), field="game")
        return [fields_of(node.entries["game"], "game") for node in nodes]
    except SideboardsError as error:
        raise error.inside(Where("file", file)) from None
