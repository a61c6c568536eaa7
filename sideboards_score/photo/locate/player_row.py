"""Find the player's row: the outlines of its stacks of drawers, or why it cannot be read."""

import numpy as np

from sideboards_score.errors import RefusedError
from sideboards_score.photo.arrays import Pixels, Singles
from sideboards_score.photo.locate.look import Look, look_at, whole_rows
from sideboards_score.photo.locate.rows import RowFound
from sideboards_score.photo.locate.tuning import LOCATE, LocateTuning


def find_row(
    pixels: Pixels, tuning: LocateTuning = LOCATE, *, partial: bool = False
) -> tuple[Singles, ...]:
    """The outlines of the one row in pixels (h, w, 3) BGR: `row_in` of a first look."""
    return row_in(look_at(pixels, tuning), tuning, partial=partial)


def row_in(
    look: Look, tuning: LocateTuning = LOCATE, *, partial: bool = False
) -> tuple[Singles, ...]:
    """The outlines of the one row of eight cards, or of fewer if `partial`, from left to right.

    Each is (4, 2) TL TR BR BL around the five drawers of a card, in the coordinates of the photo.

    Raises:
        RefusedError: there is no such row, or it cannot be read; the key says why.
    """
    if not look.rows:
        raise RefusedError("photo-no-row")
    row = choose(look.rows, tuning)
    check(row, look.lab, look.scale, tuning, partial=partial)
    # Whole coordinates are the middles of pixels, so the corner of the picture is at -0.5.
    return tuple(((quad + 0.5) * look.scale - 0.5).astype(np.float32) for quad in row.outlines)


def choose(rows: list[RowFound], tuning: LocateTuning) -> RowFound:
    """The complete row, or the largest."""
    whole = whole_rows(rows, tuning)
    whole.sort(key=lambda r: r.width, reverse=True)
    if len(whole) > 1 and whole[0].width < tuning.two_rows_size * whole[1].width:
        raise RefusedError("photo-two-rows")
    return whole[0] if whole else rows[0]


def check(row: RowFound, lab: Pixels, scale: float, tuning: LocateTuning, *, partial: bool) -> None:
    """Refuse a row of another number of cards, hidden, cut off or too small."""
    count = len(row.outlines)
    low, high = row.outlines.min(axis=(0, 1)), row.outlines.max(axis=(0, 1))
    margin = tuning.frame_margin * row.width
    size = np.array([lab.shape[1], lab.shape[0]])
    short = count < tuning.cards and not partial
    if (low < -margin).any() or (high > size - 1 + margin).any() or (short and row.cut):
        raise RefusedError("photo-cut-off")
    spoilt = ~row.sound(tuning)
    if spoilt.mean() > tuning.strange_part:
        raise RefusedError("photo-no-row")
    if spoilt.any():
        raise RefusedError("photo-card-hidden", position=int((row.spoilt * spoilt).argmax()) + 1)
    if count > tuning.cards:
        raise RefusedError("photo-many-cards", count=count)
    if short:
        raise RefusedError("photo-few-cards", count=count)
    if row.height * scale < tuning.least_drawer:
        wanted = tuning.least_drawer / (row.height * scale)
        factor = max(wanted * tuning.nearer_more, tuning.nearer_least)
        raise RefusedError("photo-small", factor=factor)
