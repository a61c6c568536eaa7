"""The rows of others that lie beside the one that is read, whichever way each lies."""

from dataclasses import replace

import numpy as np

from sideboards_score.errors import RefusedError
from sideboards_score.photo.locate.drawers.patches import Patches
from sideboards_score.photo.locate.geometry import PARTS
from sideboards_score.photo.locate.look import Look, whole_rows
from sideboards_score.photo.locate.player_row import choose
from sideboards_score.photo.locate.row_colors import misfits
from sideboards_score.photo.locate.rows import RowFound, closely, lying_in, share
from sideboards_score.photo.locate.several.table import in_all_directions
from sideboards_score.photo.locate.several.tuning import TABLE, TableTuning
from sideboards_score.photo.locate.tuning import LOCATE, LocateTuning


def left_out(look: Look, tuning: LocateTuning = LOCATE, table: TableTuning = TABLE) -> int:
    """How many other rows lie beside the one that is read.

    Raises:
        RefusedError: one of them is whole and not clearly the smaller one.
    """
    told = [choose(look.rows, tuning)]
    for row in (*look.rows, *_askew(look, told[0], tuning, table)):
        if row.sound(tuning).sum() >= tuning.other_cards:
            told += [] if any(share(row, one) or share(one, row) for one in told) else [row]
    others = whole_rows(told[1:], tuning)
    # Whichever way they lie: from a corner of the table either may be the photographer's.
    if any(told[0].width < tuning.two_rows_size * row.width for row in others):
        raise RefusedError("photo-two-rows")
    return len(told) - 1


def _askew(
    look: Look, chosen: RowFound, tuning: LocateTuning, table: TableTuning
) -> list[RowFound]:
    """The rows that lie another way than the one that was chosen."""
    # Patches that were found anyway: some lie about level in a row that does not.
    known = [row for row in look.rows if row.sound(tuning).sum() >= tuning.other_cards]
    left = look.askew.joined(look.patches[0])
    left = left.pick(~lying_in(left.centres, known))
    if len(left) >= table.beside_patches:
        left = _in_colours_of(chosen, left, table)
    if len(left) < table.beside_patches:
        return []
    limits = replace(
        closely(tuning), groups=table.beside_groups, least_patches=table.least_patches, gathered=1
    )
    return in_all_directions(look.lab, left, limits, table, partial=False)


def _in_colours_of(row: RowFound, patches: Patches, table: TableTuning) -> Patches:
    """The patches that show a colour of a row in any light: others' cards are of the same print."""
    apart = misfits(patches.colours.astype(np.float64) * PARTS, row.template)
    return patches.pick(apart.min(axis=(1, 2)) < table.beside_misfit)
