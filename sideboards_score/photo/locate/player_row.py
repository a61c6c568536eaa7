"""Find the player's row: the outlines of its stacks of drawers, or why it cannot be read."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import cv2
import numpy as np

from sideboards_score.errors import RefusedError
from sideboards_score.photo.arrays import Pixels, Singles
from sideboards_score.photo.locate.drawers.patches import (
    Patches,
    fading_patches,
    find_patches,
    level_and_askew,
)
from sideboards_score.photo.locate.drawers.plates import behind_plates, drawers_behind_plates
from sideboards_score.photo.locate.quality import is_dark, lightest
from sideboards_score.photo.locate.rows import RowFound, closely, find_rows
from sideboards_score.photo.locate.tuning import LOCATE, LocateTuning


@dataclass(frozen=True, eq=False)
class Look:
    """What a first look at a photo shows; a refusal is explained from it, without a second one."""

    lab: Pixels
    """The working picture."""
    scale: float
    """Pixels of the photo that one of its pixels is."""
    patches: tuple[Patches, ...]
    """What may be drawers, under the usual limits, and under wider ones if no row is whole."""
    rows: list[RowFound]
    """The rows, the one with most cards that can be told first."""
    askew: Patches
    """What may be drawers that do not lie level."""


def look_at(pixels: Pixels, tuning: LocateTuning = LOCATE) -> Look:
    """The rows in pixels (h, w, 3) BGR; looked for again with other limits if none is whole."""
    if is_dark(pixels, tuning):
        raise RefusedError("photo-dark")
    lab, scale = working_picture(pixels, tuning)
    level, askew = level_and_askew(lab, tuning)
    patches = [level]
    rows = find_rows(lab, patches[0], tuning)
    for limits, seen in _again(lab, patches[0], rows, tuning):
        if _whole(rows, tuning):
            break
        drawers = seen()
        if drawers is None:
            continue
        patches += [] if drawers is patches[0] else [drawers]
        others = find_rows(lab, drawers, limits)
        if _whole(others, tuning) or _most_sound(others, tuning) > _most_sound(rows, tuning):
            rows = others
    whole = _whole(rows, tuning)
    rows.sort(key=lambda r: (r in whole, r.sound(tuning).sum(), r.width), reverse=True)
    return Look(lab, scale, tuple(patches), rows, askew)


def _again(
    lab: Pixels, usual: Patches, rows: list[RowFound], tuning: LocateTuning
) -> tuple[tuple[LocateTuning, Callable[[], Patches | None]], ...]:
    """The further looks, each with its limits, and how it finds what may be drawers, if any.

    `rows` are those of the first look: where cards of one can be told beyond doubt, no plates hide
    the drawers.
    """
    unknown = _most_sound(rows, tuning) < tuning.sure_cards
    return (
        (closely(tuning), lambda: usual),
        (loosened(tuning), lambda: find_patches(lab, loosened(tuning))),
        (behind_plates(tuning), lambda: drawers_behind_plates(lab, tuning) if unknown else None),
        (tuning, lambda: fading_patches(lab, tuning)),
    )


def _whole(rows: list[RowFound], tuning: LocateTuning) -> list[RowFound]:
    """The rows of as many cards as a sideboard has, most of which show its colours."""
    least = (1 - tuning.strange_part) * tuning.cards
    return [r for r in rows if len(r.outlines) == tuning.cards and r.sound(tuning).sum() >= least]


def _most_sound(rows: list[RowFound], tuning: LocateTuning) -> int:
    return max((int(row.sound(tuning).sum()) for row in rows), default=0)


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


def loosened(tuning: LocateTuning) -> LocateTuning:
    """The same with wider limits of a drawer's colour."""
    return replace(
        tuning,
        light_step=round(tuning.light_step * tuning.loose_factor),
        chroma_step=round(tuning.chroma_step * tuning.loose_factor),
    )


def working_picture(
    pixels: Pixels, tuning: LocateTuning, *, least: float = 1.0
) -> tuple[Pixels, float]:
    """8-bit Lab of a smaller picture, and how many pixels of the photo one of its pixels is.

    It is as many at least, so that only `least` below 1 enlarges a small photo.
    """
    scale = max(least, max(pixels.shape[:2]) / tuning.work_side)
    size = (round(pixels.shape[1] / scale), round(pixels.shape[0] / scale))
    small = pixels
    if scale >= 2:  # noqa: PLR2004
        whole = int(scale)
        half = (pixels.shape[1] // whole, pixels.shape[0] // whole)
        small = np.asarray(cv2.resize(pixels, half, interpolation=cv2.INTER_AREA), np.uint8)
    small = np.asarray(cv2.resize(small, size, interpolation=cv2.INTER_LINEAR), np.uint8)
    # Averaged over whole pixels first, for the rest (1 to 2 times) linear is enough and quick.
    return brightened(np.asarray(cv2.GaussianBlur(small, (3, 3), 0), np.uint8), tuning), scale


def brightened(smooth: Pixels, tuning: LocateTuning) -> Pixels:
    """8-bit Lab of a picture, a dim one made lighter."""
    # Brightened by a gain, as a longer exposure would have: colour steps in Lab grow with it.
    light = lightest(smooth, 99)
    gain = min(max(tuning.brighten / max(light, 1.0), 1.0), tuning.brighten_most)
    lab = cv2.cvtColor(cv2.convertScaleAbs(smooth, alpha=gain), cv2.COLOR_BGR2LAB)
    return np.asarray(lab, np.uint8)


def choose(rows: list[RowFound], tuning: LocateTuning) -> RowFound:
    """The complete row, or the largest."""
    whole = _whole(rows, tuning)
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
        raise RefusedError("photo-small", factor=tuning.least_drawer / (row.height * scale))
