"""Why a photo is refused: every reason, and the one that lies behind what stopped the reading.

The better reason is looked for only once a photo is refused. What stopped the reading is not always
what a person can put right: half a card may be hidden by a reflection, and no row is found in a
photo that was taken upright of a row that lies across. The colours carry it: a row is known by
columns that show its five colours, whatever can be told of the handles.
"""

import numpy as np

from sideboards_score.errors import RefusedError
from sideboards_score.photo.arrays import Pixels
from sideboards_score.photo.locate.patches import find_patches
from sideboards_score.photo.locate.player_row import Look
from sideboards_score.photo.locate.quality import is_blurred, is_grey
from sideboards_score.photo.locate.rows import RowFound, find_rows
from sideboards_score.photo.locate.tuning import LocateTuning
from sideboards_score.photo.refuse.ends import (
    at_border,
    card_after_gap,
    part_of_card,
    reaches_frame,
)
from sideboards_score.photo.refuse.glare import in_glare
from sideboards_score.photo.refuse.lines import lines_cut
from sideboards_score.photo.refuse.small import nearer, told

REASONS = (
    "photo-no-row",
    "photo-sideways",
    "photo-no-handles",
    "photo-few-cards",  # count
    "photo-many-cards",  # count
    "photo-card-hidden",  # position
    "photo-blurred",
    "photo-dark",
    "photo-grey",
    "photo-cut-off",
    "photo-small",  # factor: how many times nearer
    "photo-two-rows",
    "photo-row-small",  # factor: the same for a row of a table
    "photo-row-missing",  # row, count
    "photo-incomplete",  # the file ends before the row does
    "photo-damaged",  # kind of file
    "photo-huge",  # width, height, most
    "photo-glare",
    "photo-unclear",
)
"""Every reason for which a photo is refused, with the values it carries."""

NOT_WHOLE = ("photo-no-row", "photo-few-cards", "photo-cut-off", "photo-card-hidden")
"""Reasons that no whole row was found, or no whole card of it."""
VAGUE = (*NOT_WHOLE, "photo-many-cards", "photo-no-handles", "photo-unclear")
"""Reasons that may have another one behind them."""


def better_reason(
    error: RefusedError, look: Look, pixels: Pixels, tuning: LocateTuning
) -> RefusedError:
    """Why pixels (h, w, 3) BGR cannot be read, or the error itself if nothing lies behind it."""
    if error.key not in VAGUE:
        return error
    row = look.rows[0] if look.rows else None
    sure = row is not None and row.sound(tuning).sum() >= tuning.sure_cards
    if not sure and is_grey(look.lab, tuning):
        return RefusedError("photo-grey")
    if is_blurred(look.lab, tuning):
        return RefusedError("photo-blurred")
    found = None if sure else _elsewhere(look, pixels, tuning)
    if found is None and row is not None and len(row.outlines) > 1:
        found = _of_row(error, row, look, pixels, tuning)
    return found or error


def _of_row(
    error: RefusedError, row: RowFound, look: Look, pixels: Pixels, tuning: LocateTuning
) -> RefusedError | None:
    """What is wrong with a row that cannot be read."""
    if in_glare(pixels, row, look.scale, tuning):
        return RefusedError("photo-glare")
    if row.height * look.scale < tuning.least_drawer:
        factor = told(row.width * look.scale, row.height * look.scale, look.scale, tuning)
        return RefusedError("photo-small", factor=factor)
    if error.key == "photo-few-cards":
        return _of_ends(row, look.lab, tuning)
    return None


def _of_ends(row: RowFound, lab: Pixels, tuning: LocateTuning) -> RefusedError | None:
    """What is wrong with a row that goes on: a card of it is hidden, or outside of the picture."""
    ends = (True, False)
    for left in ends:
        if card_after_gap(lab, row, tuning, left=left):
            return _hidden(row, left=left)
    for left in ends:
        if part_of_card(lab, row, tuning, left=left):
            cut = reaches_frame(lab, row, left=left)
            return RefusedError("photo-cut-off") if cut else _hidden(row, left=left)
    if any(at_border(lab, row, tuning, left=left) for left in ends):
        return RefusedError("photo-cut-off")
    return None


def _hidden(row: RowFound, *, left: bool) -> RefusedError:
    return RefusedError("photo-card-hidden", position=1 if left else len(row.outlines) + 1)


def _elsewhere(look: Look, pixels: Pixels, tuning: LocateTuning) -> RefusedError | None:
    """A row that lies across the picture, partly outside of it, or is too small in it."""
    if lines_cut(look.patches, look.lab.shape[0], tuning):
        return RefusedError("photo-cut-off")
    upright = np.ascontiguousarray(np.rot90(look.lab))
    patches = find_patches(upright, tuning)
    if any(
        row.sound(tuning).sum() >= tuning.lying_cards
        for row in find_rows(upright, patches, tuning)
    ):
        return RefusedError("photo-sideways")
    factor = nearer(look, pixels, tuning)
    return None if factor is None else RefusedError("photo-small", factor=factor)
