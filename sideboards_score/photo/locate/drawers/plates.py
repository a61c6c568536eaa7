"""Drawers behind plates: a large plate on every drawer is found in place of the drawer."""

from dataclasses import replace

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags, Floats, Pixels
from sideboards_score.photo.locate.drawers.columns import TOP, Column, find_columns
from sideboards_score.photo.locate.drawers.patches import Patches, alike, find_patches
from sideboards_score.photo.locate.tuning import LocateTuning

_HALVES = tuple(np.array([[0, -1], [side, -1], [side, 1], [0, 1]]) for side in (-1, 1))
"""Corners of the left and the right half of a plate, in halves of its width and its height."""


def drawers_behind_plates(
    lab: Pixels, tuning: LocateTuning, *, level: bool = True
) -> Patches | None:
    """What may be drawers in lab (h, w, 3) once plates are painted over; None without plates.

    Patches of ONE colour one above another are no drawers of a card, all of which differ: they are
    what is printed on each of its drawers. Nor are those that lie far apart for their width.
    """
    wider = replace(tuning, least_patch_width=tuning.plate_width, least_aspect=tuning.plate_aspect)
    found = find_patches(lab, wider, level=level)
    kinds = _kinds(found, tuning)
    if not kinds:
        return None
    painted = lab.copy()
    for kind in kinds:
        plates = _further(found, kind, tuning)
        _paint_over(painted, lab, plates.joined(_missing(plates, tuning)), tuning)
    return find_patches(painted, tuning, level=level)


def behind_plates(tuning: LocateTuning) -> LocateTuning:
    """The limits for rows of such drawers: what lies beside plates makes poor rows, too."""
    return replace(tuning, usual_cost=tuning.plate_cost)


def _kinds(patches: Patches, tuning: LocateTuning) -> list[Patches]:
    """Patches that are plates for sure, on several cards, each kind by itself."""
    columns = [column for group in find_columns(patches, tuning) for column in group]
    columns = [column for column in columns if len(column.slots) > 2]  # noqa: PLR2004 - two may be another's
    same = [one.patches.pick(_shared(one.patches, tuning)) for one in columns]
    kinds = _parted([one for one in same if len(one)], tuning)
    if kinds:
        return kinds
    # Where the drawers shine through their plates, these differ as the drawers do.
    narrow = [one.patches for one in columns if _far_apart(one, tuning)]
    return _parted(narrow, tuning)


def _parted(columns: list[Patches], tuning: LocateTuning) -> list[Patches]:
    """Columns of one width and of the same colours put together; those of a single card left out.

    A chequered cloth has columns of one colour, too.
    """
    kinds = []
    left = sorted(columns, key=len)
    while left:
        kind = first = left.pop()
        others, left = left, []
        for one in others:
            if _like_columns(first, one, tuning):
                kind = kind.joined(one)
            else:
                left.append(one)
        if len(kind) >= tuning.least_plates:
            kinds.append(kind)
    return kinds


def _like_columns(one: Patches, other: Patches, tuning: LocateTuning) -> bool:
    """Whether two columns have plates of one kind."""
    wide = float(np.median(_width(one)) / np.median(_width(other)))
    like = alike(one.colours, other.colours, tuning).mean() > tuning.plate_alike
    return bool(like) and max(wide, 1 / wide) < tuning.like_width


def _shared(patches: Patches, tuning: LocateTuning) -> Flags:
    """(n,) which have the colour of two others."""
    same = alike(patches.colours, patches.colours, tuning).sum(axis=1)
    return np.asarray(same > 2)  # noqa: PLR2004 - and its own


def _far_apart(column: Column, tuning: LocateTuning) -> bool:
    """Whether drawers of one card would have to be wider, so far do these lie from each other."""
    first, last = column.patches.centres[[0, -1]]
    step = float(np.hypot(*(last - first))) / int(column.slots.max())
    return step > tuning.plate_pitch * float(np.median(_width(column.patches)))


def _further(patches: Patches, sure: Patches, tuning: LocateTuning) -> Patches:
    """The patches that are like those that are plates for sure.

    With the handles on them, or a blurred edge, some are found narrower, or alone in a column.
    """
    near = alike(patches.colours, sure.colours, tuning)
    wide = _width(patches) / float(np.median(_width(sure)))
    size = (wide < tuning.like_width) & (wide > 1 / tuning.narrow_plate)
    return patches.pick(size & (near.mean(axis=1) > tuning.plate_alike))


def _missing(plates: Patches, tuning: LocateTuning) -> Patches:
    """Where further plates of the same cards must lie: one as light as its drawer is not found."""
    columns = [column for group in find_columns(plates, tuning) for column in group]
    missing = plates.pick(np.zeros(len(plates), np.bool_))
    for column in columns:
        if 1 <= int(column.slots.max()) <= TOP:
            missing = missing.joined(_missing_in(column))
    return missing


def _missing_in(column: Column) -> Patches:
    """The same for one card, of which any drawer may be the first that was found."""
    patches, slots = column.patches, column.slots
    wanted = np.setdiff1d(np.arange(slots.max() - TOP, TOP + 1), slots)
    # Corner by corner along the line through those that were found.
    line = np.polynomial.polynomial.polyfit(slots, patches.quads.reshape(len(slots), -1), 1)
    quads = (line[0] + wanted[:, None] * line[1]).reshape(-1, 4, 2).astype(np.float32)
    # Of plates of which some were found in part the line may lead to nothing, or turn them over.
    quads = quads[[cv2.contourArea(quad, oriented=True) >= 1 for quad in quads]]
    return Patches(quads, np.repeat(patches.colours[:1], len(quads), axis=0))


def _width(patches: Patches) -> Doubles:
    return np.asarray(np.hypot(*patches.across.astype(np.float64).T))


def _paint_over(painted: Pixels, lab: Pixels, plates: Patches, tuning: LocateTuning) -> None:
    """Paint each half of a plate, and its rim, in the colour that lab has beside it."""
    height = float(np.median(np.hypot(*plates.down.T)))
    for middle, across, down in zip(plates.centres, plates.across, plates.down, strict=True):
        # One of which a handle took a part is as high as the others.
        high = down * max(1.0, height / max(float(np.hypot(*down)), 1.0))
        for half in _HALVES:
            spot = middle + half[1, 0] * across * tuning.beside_plate / 2
            sides = half[:, :1] * across * tuning.plate_rim + half[:, 1:] * high * tuning.plate_rim
            corners = np.round(middle + sides / 2).astype(np.int32)
            cv2.fillConvexPoly(painted, corners, _colour_at(lab, spot))


def _colour_at(lab: Pixels, spot: Floats) -> tuple[float, ...]:
    """The middle colour of nine pixels, inside the picture."""
    x, y = (
        int(np.clip(round(float(at)), 1, size - 2))
        for at, size in zip(spot, lab.shape[1::-1], strict=True)
    )
    return tuple(np.median(lab[y - 1 : y + 2, x - 1 : x + 2].reshape(-1, 3), axis=0).tolist())
