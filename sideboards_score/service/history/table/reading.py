"""What a worker process does with a photo: read it, or make a plain JPEG of it.

Only here is anything decoded that came from outside, so only workers run this.
"""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sideboards_score.entry.reading_text import reading_text, reason_text
from sideboards_score.errors import SideboardsError
from sideboards_score.photo.options import ReadOptions
from sideboards_score.service.history.table.game import deck_of_fields
from sideboards_score.service.history.table.pictures import row_of
from sideboards_score.service.photo_jobs import read_one


def read_shot(file: str, turn: int, row: str, fields: str, width: int) -> tuple[bool, str, bytes]:
    """Whether the photo could be read, the reading or the reason as text, the row as JPEG."""
    from sideboards_score.photo.backdrop import backdrop  # noqa: PLC0415 - loads cv2

    try:
        outcome = read_one((file, deck_of_fields(fields), ReadOptions(turn, row=row_of(row))))
        if isinstance(outcome, SideboardsError):
            return False, reason_text(outcome), b""
        shown = backdrop(file, turn, outcome, width)
    except SideboardsError as error:
        return False, reason_text(error), b""
    bare = outcome._replace(file=Path(file).name)
    return True, reading_text(bare, shown.cells), shown.jpeg


def plain(data: bytes) -> tuple[bool, str, bytes]:
    """The picture of any kind that is read as a JPEG without metadata, or why there is none."""
    from sideboards_score.photo.plain import plain_jpeg  # noqa: PLC0415 - loads cv2

    try:
        with in_memory(data) as path:
            return True, "", plain_jpeg(path)
    except SideboardsError as error:
        return False, reason_text(error), b""


@contextmanager
def in_memory(data: bytes) -> Iterator[str]:
    """A file that no disk holds, where the system has such files."""
    if hasattr(os, "memfd_create"):
        descriptor = os.memfd_create("photo")
        try:
            with os.fdopen(os.dup(descriptor), "wb") as file:
                file.write(data)
            yield f"/proc/self/fd/{descriptor}"
        finally:
            os.close(descriptor)
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "photo"
        path.write_bytes(data)
        yield str(path)
