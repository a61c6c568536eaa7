"""What was read, drawn onto the photo."""

import os
from collections.abc import Sequence
from pathlib import Path

from sideboards_score.entry.change.new_file import check_free
from sideboards_score.entry.deck.rulebook_file import load_rulebook
from sideboards_score.entry.game.incomplete import check_complete
from sideboards_score.entry.game.objectives import parse_objectives
from sideboards_score.entry.game.request import DEFAULT_EDITION
from sideboards_score.entry.game.table_row import photo_named
from sideboards_score.errors import FileError, SideboardsError, UsageError, Where
from sideboards_score.model.breakdown import BoardScore
from sideboards_score.model.deck import Deck
from sideboards_score.model.objectives import ObjectiveSet
from sideboards_score.model.reading import Reading
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.photo.options import ReadOptions
from sideboards_score.render.drawings.overlay import WIDTH, RowPanel, overlay_drawing, table_drawing
from sideboards_score.rules.count.board import score_board


def wanted_objectives(text: str, deck: Deck) -> ObjectiveSet:
    """Objectives as typed, with the patterns that the deck knows; raises where one is missing."""
    goals = parse_objectives(text, deck)
    check_complete(goals, deck)
    return goals


def draw_overlay(
    reading: Reading, target: Path, options: ReadOptions, goals: ObjectiveSet | None
) -> None:
    """Write the picture of a reading, with what the objectives count outlined."""
    from sideboards_score.photo.backdrop import backdrop  # noqa: PLC0415 - loads cv2
    from sideboards_score.render.drawings.picture_file import write_drawing  # noqa: PLC0415 - PIL

    if reading.row is not None:
        draw_table_overlay([reading], target, options, goals)
        return
    photo = backdrop(reading.file, options.turn, reading, WIDTH)
    board = None if goals is None else _counted(reading, goals)
    write_drawing(target, overlay_drawing(reading, photo, board))


def draw_table_overlay(
    readings: Sequence[Reading], target: Path, options: ReadOptions, goals: ObjectiveSet | None
) -> None:
    """Write the picture of a table and of the rows of it that were read."""
    from sideboards_score.photo.backdrop import backdrop, table_backdrop  # noqa: PLC0415 - loads cv2
    from sideboards_score.render.drawings.picture_file import write_drawing  # noqa: PLC0415 - PIL

    table = table_backdrop(readings[0].file, options.turn, readings[0], WIDTH)
    panels = [
        RowPanel(
            reading,
            backdrop(reading.file, options.turn, reading, WIDTH),
            None if goals is None else _counted(reading, goals),
        )
        for reading in readings
    ]
    write_drawing(target, table_drawing(table, panels))


def _counted(reading: Reading, goals: ObjectiveSet) -> BoardScore:
    """What the objectives count."""
    rulebook = load_rulebook()
    sideboard = Sideboard(tuple(card.card for card in reading.cards))
    return score_board(sideboard, goals, rulebook.editions[DEFAULT_EDITION].turning, rulebook)


def overlay_targets(photos: Sequence[str], overlay: str | None) -> list[Path | None]:
    """Where the overlay of each photo goes."""
    if overlay is None:
        return [None] * len(photos)
    if not overlay:
        raise UsageError("path-empty", (Where("option", "--overlay"),))
    targets = _named_targets(photos, overlay)
    for target in targets:
        try:
            check_free(str(target))
        except SideboardsError as error:
            raise error.inside(Where("option", "--overlay")) from None
    return list(targets)


def _named_targets(photos: Sequence[str], overlay: str) -> list[Path]:
    target = Path(overlay)
    if len(photos) == 1 and not target.is_dir() and not overlay.endswith(("/", os.sep)):
        return [target]
    targets = [target / f"{_stem(photo)}-overlay.jpg" for photo in photos]
    if len(set(targets)) < len(targets):
        raise UsageError("overlay-same-name", folder=overlay)
    if not target.is_dir():
        _make_folder(target, overlay)
    return targets


def _stem(photo: str) -> str:
    """The name of a photo without its ending, and the number of its row."""
    path, row = photo_named(photo)
    return Path(path).stem if row is None else f"{Path(path).stem}-{row.text}"


def _make_folder(folder: Path, named: str) -> None:
    """A new folder for several pictures; what is named like a picture is none."""
    if folder.exists() or folder.suffix.lower() in _PICTURES:
        raise UsageError("overlay-folder", folder=named)
    try:
        folder.mkdir(parents=True)
    except (OSError, ValueError) as error:
        where = (Where("option", "--overlay"), Where("file", named))
        raise FileError("save-failed", where, reason=error) from None


_PICTURES = frozenset({".jpg", ".jpeg", ".png", ".webp", ".tif", ".tiff", ".bmp"})
"""Endings that mean one picture rather than a folder of them."""
