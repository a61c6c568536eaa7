"""Find all rows of a table, and why some of them cannot be read."""

from dataclasses import dataclass, replace

import numpy as np

from sideboards_score.errors import RefusedError
from sideboards_score.photo.arrays import Doubles, Flags, Floats, Pixels, Singles
from sideboards_score.photo.locate.drawers.halves import drawers_in_halves
from sideboards_score.photo.locate.drawers.patches import (
    Patches,
    fading_patches,
    find_patches,
    loosened,
)
from sideboards_score.photo.locate.drawers.plates import behind_plates, drawers_behind_plates
from sideboards_score.photo.locate.picture.quality import is_dark
from sideboards_score.photo.locate.picture.working import working_picture
from sideboards_score.photo.locate.player_row import check
from sideboards_score.photo.locate.rows import RowFound, closely, find_rows, lying_in, share
from sideboards_score.photo.locate.several.directions import main_direction
from sideboards_score.photo.locate.several.sides import from_their_sides, middle_of
from sideboards_score.photo.locate.several.tuning import TABLE, TableTuning
from sideboards_score.photo.locate.tuning import LOCATE, LocateTuning


@dataclass(frozen=True, eq=False)
class RowSeen:
    """A row of a table, as its player sees it."""

    outlines: tuple[Singles, ...]
    """(4, 2) TL TR BR BL of each card from left to right, in pixels of the photo."""
    drawer: float
    """Height of a drawer in pixels of the photo."""
    refused: RefusedError | None
    """Why it cannot be read."""

    def enlarged(self, factor: float) -> "RowSeen":
        """The same row in a picture of the photo with so many times as many pixels each way."""
        outlines = tuple(enlarged(outline, factor) for outline in self.outlines)
        return RowSeen(outlines, self.drawer * factor, self.refused)


def enlarged(outline: Floats, factor: float) -> Singles:
    """An outline (4, 2) in a picture with so many times as many pixels each way."""
    # Whole coordinates are the middles of pixels, so the corner of the picture is at -0.5.
    return ((outline + 0.5) * factor - 0.5).astype(np.float32)


def find_table(
    pixels: Pixels,
    tuning: LocateTuning = LOCATE,
    table: TableTuning = TABLE,
    *,
    finer: float = 1.0,
    partial: bool = False,
) -> list[RowSeen]:
    """The rows in pixels (h, w, 3) BGR by their middles, from the top down, then from the left.

    `finer` is how many times as many pixels each way the photo has in its file.

    Raises:
        RefusedError: there is none, or the photo cannot be read; the key says why.
    """
    if is_dark(pixels, tuning):
        raise RefusedError("photo-dark")
    found = _found(pixels, tuning, table, finer=finer, partial=partial)
    if not found:
        raise RefusedError("photo-no-row")
    return sorted(found, key=lambda row: tuple(middle_of(np.stack(row.outlines))[::-1].tolist()))


def _found(
    pixels: Pixels, tuning: LocateTuning, table: TableTuning, *, finer: float, partial: bool
) -> list[RowSeen]:
    coarse = replace(
        closely(tuning),
        work_side=table.work_side,
        least_patch_width=table.least_patch_width,
        groups=table.groups,
        least_patches=table.least_patches,
        gathered=table.gathered,
    )
    lab, scale = working_picture(pixels, coarse)
    rows = _rows(lab, coarse, table, partial=partial)
    small = not rows or min(row.width for row in rows) < table.fine_width
    if small and max(pixels.shape[:2]) > max(lab.shape[:2]):
        fine = replace(
            coarse,
            work_side=table.fine_side,
            seed_step=tuning.fine_seed_step,
            least_fill=tuning.fine_least_fill,
        )
        closer = working_picture(pixels, fine)
        again = _rows(closer[0], fine, table, partial=partial)
        if _worth(again, fine) >= _worth(rows, coarse):
            (lab, scale), rows = closer, again
    outlines = from_their_sides([row.outlines for row in rows], table)
    return [
        RowSeen(
            tuple(enlarged(quad, scale) for quad in outline),
            row.height * scale,
            _refusal(row, lab, scale * finer, tuning, partial=partial),
        )
        for row, outline in zip(rows, outlines, strict=True)
    ]


def _worth(rows: list[RowFound], tuning: LocateTuning) -> tuple[int, int]:
    """How many rows are whole, and how many there are."""
    return sum(len(row.outlines) == tuning.cards for row in rows), len(rows)


def _rows(
    lab: Pixels, tuning: LocateTuning, table: TableTuning, *, partial: bool
) -> list[RowFound]:
    """The rows in lab (h, w, 3); looked for again with other limits if one is not whole."""
    rows: list[RowFound] = []
    looks = (
        (find_patches, tuning),
        (find_patches, loosened(tuning)),
        (drawers_behind_plates, behind_plates(tuning)),
        (fading_patches, tuning),
        (drawers_in_halves, behind_plates(tuning)),
    )
    for find, limits in looks:
        drawers = find(lab, limits, level=False)
        if drawers is None:
            continue
        others = in_all_directions(lab, drawers, limits, table, partial=partial)
        rows = others if _worth(others, tuning) > _worth(rows, tuning) else rows
        if rows and (partial or all(len(row.outlines) == tuning.cards for row in rows)):
            break
    return rows


def in_all_directions(
    lab: Pixels, left: Patches, tuning: LocateTuning, table: TableTuning, *, partial: bool
) -> list[RowFound]:
    """The rows of one direction after another, the one with most drawers first."""
    rows: list[RowFound] = []
    for _ in range(table.rounds):
        direction, count = main_direction(left, table) if len(left) else (np.zeros(2), 0)
        if count < table.least_patches:
            break
        part = left.along(direction, table.steepest)
        found = find_rows(lab, part, tuning, several=True)
        found = [row for row in found if _is_row(row, tuning, table, partial=partial)]
        rows += _new(found, rows)
        left = left.pick(~_done(left, found, direction, table))
    return rows


def _new(found: list[RowFound], known: list[RowFound]) -> list[RowFound]:
    """The rows that are not known yet, not even in part."""
    new: list[RowFound] = []
    for row in found:
        if not any(share(row, one) or share(one, row) for one in (*known, *new)):
            new.append(row)
    return new


def _done(patches: Patches, found: list[RowFound], direction: Doubles, table: TableTuning) -> Flags:
    """(n,) which patches lie in rows that were found; where there are none, in the direction."""
    if found:
        return lying_in(patches.centres, found)
    ahead, aside = patches.across @ direction, patches.across @ (direction[::-1] * (-1, 1))
    done: Flags = np.abs(aside) < np.tan(np.radians(table.beside_angle)) * np.abs(ahead)
    return done


def _is_row(row: RowFound, tuning: LocateTuning, table: TableTuning, *, partial: bool) -> bool:
    """Whether a row is one beyond doubt, though it may be no whole one."""
    return int(row.sound(tuning).sum()) >= (table.least_partial if partial else table.known_cards)


def _refusal(
    row: RowFound, lab: Pixels, scale: float, tuning: LocateTuning, *, partial: bool
) -> RefusedError | None:
    """Why a row cannot be read: it has to pass what a single one has to."""
    try:
        check(row, lab, scale, tuning, partial=partial)
    except RefusedError as error:
        if error.key == "photo-small":
            return RefusedError("photo-row-small", **error.values)
        return error
    return None
