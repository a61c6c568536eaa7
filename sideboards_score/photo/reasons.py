"""Why a photo is refused: every reason, and the one that lies behind what stopped the reading.

The better reason is looked for only once a photo is refused. What stopped the reading is not always
what a person can put right: half a card may be hidden by a reflection, and no row is found in a
photo that was taken upright of a row that lies across.
"""

from dataclasses import replace

import cv2
import numpy as np

from sideboards_score.errors import RefusedError
from sideboards_score.photo.arrays import Doubles, Flags, Pixels
from sideboards_score.photo.identify.handles import find_marks
from sideboards_score.photo.identify.straighten import straighten
from sideboards_score.photo.locate.patches import find_patches
from sideboards_score.photo.locate.player_row import loosened, working_picture
from sideboards_score.photo.locate.quality import is_blurred, is_grey
from sideboards_score.photo.locate.rows import RowFound, find_rows
from sideboards_score.photo.locate.tuning import LocateTuning
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


def better_reason(error: RefusedError, pixels: Pixels, tuning: Tuning) -> RefusedError:
    """Why pixels (h, w, 3) BGR cannot be read, or the error itself if nothing lies behind it."""
    if error.key not in VAGUE:
        return error
    lab, _ = working_picture(pixels, tuning.locate)
    if is_grey(lab, tuning.locate):
        return RefusedError("photo-grey")
    if is_blurred(lab, tuning.locate):
        return RefusedError("photo-blurred")
    rows = _rows_in(lab, tuning.locate)
    whole = error.key not in NOT_WHOLE or _lying(rows, tuning.locate) is not None
    found = None if whole else _elsewhere(lab, pixels, tuning.locate)
    if found is None and rows and error.key != "photo-no-row":
        found = _of_row(pixels, rows[0], tuning)
    return found or error


def _of_row(pixels: Pixels, row: RowFound, tuning: Tuning) -> RefusedError | None:
    """What is wrong with a row that cannot be read."""
    if in_glare(pixels, row, tuning.locate):
        return RefusedError("photo-glare")
    return None if _has_handles(pixels, row, tuning) else RefusedError("photo-no-handles")


def _has_handles(pixels: Pixels, row: RowFound, tuning: Tuning) -> bool:
    """Whether about three drawers of five have something in their middle, as on every card."""
    sound = row.outlines[row.costs <= tuning.locate.card_cost]
    scale = max(1.0, max(pixels.shape[:2]) / tuning.locate.work_side)
    stacks = [straighten(pixels, (quad + 0.5) * scale - 0.5) for quad in sound]
    presence = find_marks(stacks, tuning.drawers).presence
    part = float((presence > tuning.drawers.presence_middle).mean())
    return tuning.filled_least <= part <= tuning.filled_most


def _elsewhere(lab: Pixels, pixels: Pixels, tuning: LocateTuning) -> RefusedError | None:
    """A row that lies across the picture, or is too small in it."""
    upright = np.ascontiguousarray(np.rot90(lab))
    if _lying(_rows_in(upright, tuning), tuning) is not None:
        return RefusedError("photo-sideways")
    nearer = _nearer(pixels, tuning)
    return None if nearer is None else RefusedError("photo-small", factor=nearer)


def _lying(rows: list[RowFound], tuning: LocateTuning) -> RowFound | None:
    """The row with most cards, if it is one beyond doubt."""
    for row in rows:
        sound = (row.costs <= tuning.card_cost) & (row.spoilt <= tuning.hidden_spots)
        if int(sound.sum()) >= tuning.lying_cards:
            return row
    return None


def _nearer(pixels: Pixels, tuning: LocateTuning) -> float | None:
    """How many times as near to go to a row that is too small to be found otherwise."""
    longer = max(pixels.shape[:2])
    fine = replace(tuning, work_side=tuning.fine_side)
    lab, scale = working_picture(pixels, fine, least=longer / tuning.fine_side)
    row = _lying(_rows_in(lab, fine), tuning) or _lying(_rows_in(lab, _finer(fine)), tuning)
    if row is None:
        return None
    usual = max(1.0, longer / tuning.work_side)
    found = tuning.least_patch_width / (row.width * scale / usual)
    told = tuning.least_drawer / (row.height * scale)
    return float(max(max(found, told) * tuning.nearer_more, tuning.nearer_least))


def _finer(tuning: LocateTuning) -> LocateTuning:
    """Limits for drawers of a few pixels, of which the handle and the blur take most."""
    return replace(
        loosened(tuning), seed_step=tuning.fine_seed_step, least_fill=tuning.fine_least_fill
    )


def _rows_in(lab: Pixels, tuning: LocateTuning) -> list[RowFound]:
    patches = find_patches(lab, tuning)
    return find_rows(lab, patches, tuning) if len(patches) <= tuning.most_patches else []


def in_glare(pixels: Pixels, row: RowFound, tuning: LocateTuning) -> bool:
    """Whether a reflection lies on a spoilt card of the row, or on one beyond its ends."""
    scale = max(1.0, max(pixels.shape[:2]) / tuning.work_side)
    size = (round(pixels.shape[1] / scale), round(pixels.shape[0] / scale))
    small = np.asarray(cv2.resize(pixels, size, interpolation=cv2.INTER_AREA), np.uint8)
    least = small.min(axis=2)
    spoilt = (row.costs > tuning.card_cost) | (row.spoilt > tuning.hidden_spots)
    reach = max(round(tuning.glare_ring * row.width), 1)
    if any(_reflects(least, quad, reach, tuning) for quad in row.outlines[spoilt]):
        return True
    if len(row.outlines) < 2 or len(row.outlines) >= tuning.cards:  # noqa: PLR2004
        return False
    first, second, *_, before, last = row.outlines[[0, 1, -2, -1]]
    return any(
        _reflects(least, end, reach, tuning) and _has_hues(small, end, tuning)
        for end in (2 * first - second, 2 * last - before)
    )


def _inside(shape: tuple[int, ...], quad: Doubles) -> Flags:
    """(h, w) which pixels lie in a quad (4, 2)."""
    mask = np.zeros(shape[:2], np.uint8)
    cv2.fillPoly(mask, [np.round(quad).astype(np.int32)], 1)
    return mask.astype(np.bool_)


def _has_hues(small: Pixels, quad: Doubles, tuning: LocateTuning) -> bool:
    """Whether a quad shows more than one hue fading into white, as drawers do and no table."""
    lab = cv2.cvtColor(small, cv2.COLOR_BGR2LAB)[_inside(small.shape, quad)]
    minor = np.linalg.eigvalsh(np.cov(lab[:, 1:].astype(np.float64), rowvar=False))[0]
    return bool(minor > tuning.glare_hues**2)


def _reflects(least: Pixels, quad: Doubles, reach: int, tuning: LocateTuning) -> bool:
    """Whether a quad (4, 2) is white in part, and the white fades out instead of ending."""
    card = _inside(least.shape, quad)
    white = card & (least >= tuning.glare_white)
    if white.sum() < tuning.glare_area * max(int(card.sum()), 1):
        return False
    around = cv2.dilate(white.astype(np.uint8), np.ones((2 * reach + 1,) * 2, np.uint8))
    ring = least[card & ~white & around.astype(np.bool_)]
    return len(ring) > 0 and float(np.median(ring)) >= tuning.glare_soft
