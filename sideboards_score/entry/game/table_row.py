"""A row of a photo of the whole table, as it is typed: `table.jpg#2`."""

import re
from pathlib import Path

from sideboards_score.errors import NotationError
from sideboards_score.model.reading import BEHIND, TableRow

_ROW = re.compile(rf"(\d{{1,3}})({BEHIND}?)", re.IGNORECASE)


def photo_named(text: str, folder: Path | None = None) -> tuple[str, TableRow | None]:
    """The file of a photo, and which row of it is meant; `folder` is where its path starts.

    A file that is called so stands for itself. Raises `NotationError` for a number that no row has.

    >>> photo_named("table.jpg#2")
    ('table.jpg', TableRow(number=2, behind=False))
    >>> photo_named("row #2.jpg")
    ('row #2.jpg', None)
    """
    path, _, number = text.rpartition("#")
    if not path or not _ROW.fullmatch(number) or _is_there((folder or Path()) / text):
        return text, None
    return path, read_row(number)


def read_row(text: str) -> TableRow:
    """A row by its number, `r` behind it for the side behind. Raises `NotationError`."""
    match = _ROW.fullmatch(text.strip())
    if match is None or not int(match[1]):
        raise NotationError("row-number", text=text)
    return TableRow(int(match[1]), behind=bool(match[2]))


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # no name of a file
        return False
