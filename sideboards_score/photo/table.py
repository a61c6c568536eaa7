"""Read the rows of a photo of the whole table."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import numpy as np

from sideboards_score.errors import RefusedError, Where
from sideboards_score.model.deck import Deck
from sideboards_score.model.reading import Reading, TableRow, photo_name
from sideboards_score.photo.identify.alike.evidence import Facts
from sideboards_score.photo.load.picture import Photo, load_photo
from sideboards_score.photo.locate.several.sides import from_behind
from sideboards_score.photo.locate.several.table import RowSeen, find_table
from sideboards_score.photo.options import ReadOptions
from sideboards_score.photo.reading import (
    Outlines,
    check_there,
    first_look,
    notes_in,
    outlined,
    quad_of,
    read_row,
    turned_photo,
)
from sideboards_score.photo.reasons import better_reason
from sideboards_score.photo.tuning import TUNING, Tuning

RowOutcome = Reading | RefusedError
"""What a row shows, or why it cannot be read."""


def read_table(
    path: str,
    deck: Deck | None,
    options: ReadOptions,
    wanted: Sequence[TableRow] = (),
    tuning: Tuning = TUNING,
) -> list[RowOutcome]:
    """The rows of a photo from the top down, or those that are wanted, in their order.

    Raises `FileError` for a file that is no picture, `RefusedError` for a picture without a row.
    """
    note = notes_in(options.debug, path)
    where = Where("file", path)
    photo = turned_photo(load_photo(path, tuning.load), options.turn)
    note("1-loaded", lambda: photo.pixels)
    finer = max(min(photo.scale, tuning.finest_side / max(photo.pixels.shape[:2])), 1.0)
    try:
        found = find_table(photo.pixels, tuning.locate, finer=finer, partial=options.partial)
    except RefusedError as error:
        raise _better(error, photo, tuning).inside(where) from None
    cards = tuple(card for row in found for card in row.outlines)
    note("2-rows", lambda: outlined(photo.pixels, cards))
    if finer > 1 and any(row.drawer < tuning.small_drawer for row in found):
        photo, found = _finer(photo, found, options, tuning)
    table = tuple(tuple(quad_of(card * photo.scale) for card in row.outlines) for row in found)
    outcomes: list[RowOutcome] = []
    known: Facts | None = None
    for row in wanted or [TableRow(number) for number in range(1, len(found) + 1)]:
        try:
            seen = _seen(row, found)
            check_there(photo, seen)
            step = partial(note, f"3-straight-{row.text}")
            reading, taught = read_row(photo, seen, deck, tuning, step, known=known)
            known = taught or known  # of the last row, whose light is the likest
            outcomes.append(reading._replace(row=row, table=table))
        except RefusedError as error:
            named = Where("file", photo_name(path, row))
            outcomes.append(RefusedError(error.key, (named,), **error.values))
    return outcomes


def _better(error: RefusedError, photo: Photo, tuning: Tuning) -> RefusedError:
    """Why no row of a table can be read: what a single one says, if that is more."""
    try:
        look = first_look(photo, tuning)
    except RefusedError as unseen:
        return unseen
    reason = better_reason(error, look, photo.pixels, tuning)
    small = reason.key == "photo-small"
    return RefusedError("photo-row-small", **reason.values) if small else reason


def _seen(row: TableRow, found: Sequence[RowSeen]) -> Outlines:
    """The cards of a row as they are to be read; raises where it cannot be read."""
    if row.number > len(found):
        raise RefusedError("photo-row-missing", row=row.number, count=len(found))
    seen = found[row.number - 1]
    if seen.refused is not None:
        raise seen.refused
    return tuple(from_behind(np.stack(seen.outlines))) if row.behind else seen.outlines


def _finer(
    photo: Photo, found: list[RowSeen], options: ReadOptions, tuning: Tuning
) -> tuple[Photo, list[RowSeen]]:
    """The photo with more of the pixels of its file, and the rows in them."""
    side = tuning.finest_side
    limits = replace(tuning.load, least_long_side=side, most_long_side=side)
    fine = turned_photo(load_photo(photo.file, limits), options.turn)
    return fine, [row.enlarged(photo.scale / fine.scale) for row in found]
