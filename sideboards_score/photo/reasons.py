"""Why a photo is refused: every reason, and the one that lies behind what stopped the reading.

The better reason is looked for only once a photo is refused. What stopped the reading is not always
what a person can put right: half a card may be hidden by a reflection, and no row is found in a
photo that was taken upright of a row that lies across. The colours carry it: a row is known by
columns that show its five colours, whatever can be told of the handles.
"""

import numpy as np

from sideboards_score.errors import RefusedError
from sideboards_score.photo.arrays import Pixels
from sideboards_score.photo.identify.handles import find_marks
from sideboards_score.photo.identify.straighten import straighten
from sideboards_score.photo.locate.drawers.patches import find_patches
from sideboards_score.photo.locate.look import Look
from sideboards_score.photo.locate.picture.quality import is_blurred, is_grey
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
from sideboards_score.photo.tuning import Tuning

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

UNTOLD = ("photo-no-handles", "photo-unclear")
"""Reasons that a row was found, and too little of it can be told."""
VAGUE = (
    "photo-no-row",
    "photo-few-cards",
    "photo-many-cards",
    "photo-cut-off",
    "photo-card-hidden",
    *UNTOLD,
)
"""Reasons that may have another one behind them."""


def better_reason(error: RefusedError, look: Look, pixels: Pixels, limits: Tuning) -> RefusedError:
    """Why pixels (h, w, 3) BGR cannot be read, or the error itself if nothing lies behind it."""
    if error.key not in VAGUE:
        return error
    tuning = limits.locate
    row = look.rows[0] if look.rows else None
    sound = 0 if row is None else int(row.sound(tuning).sum())
    found = _of_picture(error, look, pixels, sound, tuning)
    if found is None and row is not None:
        found = _of_row(error, row, look, pixels, tuning)
        if found is None and error.key in UNTOLD and not _has_marks(pixels, row, look, limits):
            found = RefusedError("photo-no-handles")
    return found or error


def _of_picture(
    error: RefusedError, look: Look, pixels: Pixels, sound: int, tuning: LocateTuning
) -> RefusedError | None:
    """What is wrong with the whole picture, of which so many cards can be told."""
    if is_blurred(look.lab, tuning):
        return RefusedError("photo-blurred")
    sure = sound >= tuning.sure_cards
    if (not sure or error.key in UNTOLD) and is_grey(look.lab, tuning):
        return _small(look, pixels, tuning) or RefusedError("photo-grey")
    found = None if sure else _elsewhere(look, tuning)
    known = sound >= tuning.known_cards or error.key == "photo-cut-off"
    return found if found or known else _small(look, pixels, tuning)


def _has_marks(pixels: Pixels, row: RowFound, look: Look, tuning: Tuning) -> bool:
    """Whether some drawers have something in their middle and others have not.

    Asked only of a row of which too little can be told: a chart of colours has nothing there, and a
    page of labels has something in every field.
    """
    sound = row.outlines[row.costs <= tuning.locate.card_cost]
    stacks = [straighten(pixels, (quad + 0.5) * look.scale - 0.5) for quad in sound]
    presence = find_marks(stacks, tuning.drawers).presence
    part = float((presence > tuning.drawers.presence_middle).mean())
    return tuning.filled_least <= part <= tuning.filled_most


def _of_row(
    error: RefusedError, row: RowFound, look: Look, pixels: Pixels, tuning: LocateTuning
) -> RefusedError | None:
    """What is wrong with a row that cannot be read."""
    if in_glare(pixels, row, look.scale, tuning):
        return RefusedError("photo-glare")
    if row.height * look.scale < tuning.least_drawer:
        factor = told(row.width * look.scale, row.height * look.scale, look.scale, tuning)
        return RefusedError("photo-small", factor=factor)
    if error.key == "photo-few-cards" and len(row.outlines) > 1:
        return _of_ends(row, look.lab, tuning)
    if error.key == "photo-unclear" and 0 < (row.spoilt > 0).sum() < tuning.strewn_cards:
        return _hidden(int(row.spoilt.argmax()) + 1)
    strewn = error.key == "photo-card-hidden" and _strewn(row, tuning)
    return RefusedError("photo-unclear") if strewn else None


def _strewn(row: RowFound, tuning: LocateTuning) -> bool:
    """Whether cards here and there are spoilt a little: no one thing lies on all of them."""
    spoilt = np.flatnonzero(~row.sound(tuning))
    apart = len(spoilt) >= tuning.strewn_cards and bool((np.diff(spoilt) > 1).any())
    return apart and int(row.spoilt.max()) <= tuning.strewn_spots


def _of_ends(row: RowFound, lab: Pixels, tuning: LocateTuning) -> RefusedError | None:
    """What is wrong with a row that goes on: a card of it is hidden, or outside of the picture."""
    ends = (True, False)
    for left in ends:
        if card_after_gap(lab, row, tuning, left=left):
            return _hidden(2 if left else len(row.outlines) + 1)
    for left in ends:
        if part_of_card(lab, row, tuning, left=left):
            cut = reaches_frame(lab, row, left=left)
            return (
                RefusedError("photo-cut-off")
                if cut
                else _hidden(1 if left else len(row.outlines) + 1)
            )
    if any(at_border(lab, row, tuning, left=left) for left in ends):
        return RefusedError("photo-cut-off")
    return None


def _hidden(position: int) -> RefusedError:
    return RefusedError("photo-card-hidden", position=position)


def _elsewhere(look: Look, tuning: LocateTuning) -> RefusedError | None:
    """A row that lies across the picture, or partly outside of it."""
    # The grain of a print splits drawers under the usual limits, and wider ones join some.
    if any(lines_cut(patches, look.lab.shape[0], tuning) for patches in look.patches):
        return RefusedError("photo-cut-off")
    upright = np.ascontiguousarray(np.rot90(look.lab))
    patches = find_patches(upright, tuning)
    rows = find_rows(upright, patches, tuning) if len(patches) <= tuning.most_patches else []
    if any(row.sound(tuning).sum() >= tuning.lying_cards for row in rows):
        return RefusedError("photo-sideways")
    return None


def _small(look: Look, pixels: Pixels, tuning: LocateTuning) -> RefusedError | None:
    factor = nearer(look, pixels, tuning)
    return None if factor is None else RefusedError("photo-small", factor=factor)
