"""Photos to boards."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from sideboards_score.errors import ProgramError, SideboardsError, UsageError, Where
from sideboards_score.photo.load.libraries import require_cv2
from sideboards_score.sequence.entry.corners import parse_corners
from sideboards_score.sequence.entry.fixes import fixed
from sideboards_score.sequence.model.board import Place
from sideboards_score.sequence.model.reading import BoardReading

Outcome = BoardReading | SideboardsError


def read_board_photo(path: str, corners: str | None) -> BoardReading:
    """The board in a photo. Raises a `SideboardsError`."""
    given = None if corners is None else parse_corners(corners)
    require_cv2()
    from sideboards_score.sequence.photo.reading import read_board  # noqa: PLC0415 - loads cv2

    return read_board(path, given)


def outcome_of(path: str, corners: str | None, fixes: Mapping[Place, str]) -> Outcome:
    """The same with what is put right; what is wrong with a photo is a result like any other."""
    try:
        return put_right(read_board_photo(path, corners), fixes)
    except UsageError:  # what was typed is wrong, and not the photo
        raise
    except SideboardsError as error:
        return error
    except Exception as error:  # noqa: BLE001 - one photo must not take the others down
        where = (Where("file", path),)
        return ProgramError("photo-fault", where, fault=f"{type(error).__name__}: {error}")


def put_right(reading: BoardReading, fixes: Mapping[Place, str]) -> BoardReading:
    """The reading with what a person put right: certain from then on."""
    sure = [list(row) for row in reading.confidence]
    for place in fixes:
        sure[place.line - 1][place.column - 1] = 1.0
    return replace(
        reading,
        likely=fixed(reading.likely, fixes),
        confidence=tuple(map(tuple, sure)),
        uncertain=tuple(place for place in reading.uncertain if place not in fixes),
    )


def check_single(photos: list[str], *, corners: str | None, fix: object) -> None:
    """Raise where something is said of one photo and there are several, or corners are none."""
    if len(photos) > 1 and (corners is not None or fix):
        raise UsageError("sequence-several-photos")
    if corners is not None:
        parse_corners(corners)


def draw_overlay(reading: BoardReading, target: Path) -> None:
    """Write the photo with what was read upon it."""
    from sideboards_score.render.drawings.picture_file import (  # noqa: PLC0415 - loads Pillow
        write_drawing,
    )
    from sideboards_score.sequence.photo.shown import shown  # noqa: PLC0415 - loads cv2
    from sideboards_score.sequence.render.overlay import WIDTH, overlay_drawing  # noqa: PLC0415

    write_drawing(target, overlay_drawing(reading, shown(reading, WIDTH)))
