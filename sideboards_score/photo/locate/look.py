"""Look at a photo: what may be drawers in it, and the rows, under one limit after another."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from sideboards_score.errors import RefusedError
from sideboards_score.photo.arrays import Pixels
from sideboards_score.photo.locate.drawers.halves import drawers_in_halves
from sideboards_score.photo.locate.drawers.patches import (
    Patches,
    fading_patches,
    find_patches,
    level_and_askew,
    loosened,
)
from sideboards_score.photo.locate.drawers.plates import behind_plates, drawers_behind_plates
from sideboards_score.photo.locate.picture.colourful import cropped, row_shaped
from sideboards_score.photo.locate.picture.quality import is_blurred, is_dark, is_grey
from sideboards_score.photo.locate.picture.working import working_picture
from sideboards_score.photo.locate.rows import RowFound, closely, find_rows, share
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
    look = _looked(lab, scale, tuning)
    done = whole_rows(look.rows, tuning) and _beyond_doubt(look, tuning)
    if done or _hopeless(lab, tuning):
        return look
    look = _with_halves(look, tuning)
    if _beyond_doubt(look, tuning):
        return look
    rows = _with(look.rows, _from_nearer(pixels, look, tuning), tuning)
    return replace(look, rows=_in_order(rows, tuning))


def _with(rows: list[RowFound], others: list[RowFound], tuning: LocateTuning) -> list[RowFound]:
    """The rows, and others in place of those of the same cards of which fewer can be told.

    One of which all cards can be told stands for any that has more cards, and some that cannot.
    """
    for row in others:
        same = [one for one in rows if share(one, row)]
        if row.sound(tuning).all() or row.sound(tuning).sum() > _most_sound(same, tuning):
            rows = [row, *(one for one in rows if one not in same)]
    return rows


def _in_order(rows: list[RowFound], tuning: LocateTuning) -> list[RowFound]:
    """The rows, whole ones first, then those of which most cards can be told, then the largest."""
    whole = whole_rows(rows, tuning)

    def rank(row: RowFound) -> tuple[bool, int, float]:
        return row in whole, int(row.sound(tuning).sum()), row.width

    return sorted(rows, key=rank, reverse=True)


def _hopeless(lab: Pixels, tuning: LocateTuning) -> bool:
    """Whether no closer look would show more."""
    return is_blurred(lab, tuning) or is_grey(lab, tuning)


def _beyond_doubt(look: Look, tuning: LocateTuning) -> bool:
    """Whether all cards of a row are seen well, be they one less or more than there should be."""
    return any(
        len(row.outlines) >= tuning.cards - 1 and bool(row.sound(tuning).all()) for row in look.rows
    )


def _looked(lab: Pixels, scale: float, tuning: LocateTuning) -> Look:
    """The rows in a working picture."""
    level, askew = level_and_askew(lab, tuning)
    patches = [level]
    rows = find_rows(lab, patches[0], tuning)
    for limits, seen in _again(lab, patches[0], tuning):
        if whole_rows(rows, tuning):
            break
        drawers = seen()
        if drawers is None:
            continue
        patches += [] if drawers is patches[0] else [drawers]
        others = find_rows(lab, drawers, limits)
        if whole_rows(others, tuning) or _most_sound(others, tuning) > _most_sound(rows, tuning):
            rows = others
    return Look(lab, scale, tuple(patches), _in_order(rows, tuning), askew)


def _with_halves(look: Look, tuning: LocateTuning) -> Look:
    """The same, with whole rows of drawers of which only both ends are seen if it has none.

    Fewer cards of such drawers may be chance.
    """
    if whole_rows(look.rows, tuning):
        return look
    drawers = drawers_in_halves(look.lab, tuning)
    if drawers is None:
        return look
    found = whole_rows(find_rows(look.lab, drawers, behind_plates(tuning)), tuning)
    return replace(look, rows=_in_order(_with(look.rows, found, tuning), tuning))


def _from_nearer(pixels: Pixels, look: Look, tuning: LocateTuning) -> list[RowFound]:
    """Whole rows in the colourful part of a photo, looked at from nearer; of the look's picture.

    What is a few pixels wide in the working picture of all, a plate on a drawer or a frame around
    it, is seen where only the row fills the picture.
    """
    box = row_shaped(look.lab, tuning) if look.scale > tuning.near_least else None
    if box is None:
        return []
    part, corner = cropped(pixels, box, look.scale, tuning.near_room)
    lab, scale = working_picture(part, tuning)
    # Whole coordinates are the middles of pixels, so the corner of a picture is at -0.5.
    factor = scale / look.scale
    shift = (np.array(corner) + 0.5 * scale) / look.scale - 0.5
    near = _looked(lab, scale, tuning)
    if not _hopeless(lab, tuning):
        near = _with_halves(near, tuning)
    return [row.moved(factor, shift) for row in whole_rows(near.rows, tuning)]


def _again(
    lab: Pixels, usual: Patches, tuning: LocateTuning
) -> tuple[tuple[LocateTuning, Callable[[], Patches | None]], ...]:
    """The further looks, each with its limits, and how it finds what may be drawers, if any."""
    return (
        (closely(tuning), lambda: usual),
        (loosened(tuning), lambda: find_patches(lab, loosened(tuning))),
        (behind_plates(tuning), lambda: drawers_behind_plates(lab, tuning)),
        (tuning, lambda: fading_patches(lab, tuning)),
    )


def whole_rows(rows: list[RowFound], tuning: LocateTuning) -> list[RowFound]:
    """The rows of as many cards as a sideboard has, most of which show its colours."""
    least = (1 - tuning.strange_part) * tuning.cards
    return [r for r in rows if len(r.outlines) == tuning.cards and r.sound(tuning).sum() >= least]


def _most_sound(rows: list[RowFound], tuning: LocateTuning) -> int:
    return max((int(row.sound(tuning).sum()) for row in rows), default=0)
