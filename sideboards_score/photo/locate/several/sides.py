"""From which side each row of a table is read: from its player's, who sits beyond its lower edge.

A photo does not tell which way up a row lies, since every card may lie either way. But people
sit around the table, so the lower edge of a row is turned away from its middle.
"""

import numpy as np

from sideboards_score.photo.arrays import Doubles
from sideboards_score.photo.locate.several.tuning import TABLE, TableTuning


def from_their_sides(rows: list[Doubles], tuning: TableTuning = TABLE) -> list[Doubles]:
    """Outlines (k, 4, 2) of rows that are read from left to right, each by its own player."""
    if len(rows) < 2:  # noqa: PLR2004 - one row has no middle to lie around
        return rows
    middle = np.mean([middle_of(row) for row in rows], axis=0)
    if _moved_together(rows, tuning):
        return rows
    return [from_behind(row) if _seen_from_behind(row, middle, tuning) else row for row in rows]


def from_behind(row: Doubles) -> Doubles:
    """The same row as somebody on its other side sees it."""
    turned: Doubles = np.roll(row[::-1], 2, axis=1)
    return turned


def middle_of(row: Doubles) -> Doubles:
    """(2,) pixels."""
    middle: Doubles = row.reshape(-1, 2).mean(axis=0)
    return middle


def _down(row: Doubles) -> Doubles:
    """(2,) from the upper edge of a row to its lower one."""
    down: Doubles = (row[:, 2] + row[:, 3] - row[:, 0] - row[:, 1]).mean(axis=0) / 2
    return down


def _seen_from_behind(row: Doubles, middle: Doubles, tuning: TableTuning) -> bool:
    """Whether a row lies off the middle of the table towards its own upper edge.

    Not only beside it: of two rows side by side that are a little askew either may be the upper.
    """
    height = float(np.linalg.norm(_down(row)))
    down = _down(row) / height
    off = middle_of(row) - middle
    upwards, aside = float(-off @ down), abs(float(off @ (down[::-1] * (-1, 1))))
    return upwards > max(tuning.outward * height, tuning.outward_steep * aside)


def _moved_together(rows: list[Doubles], tuning: TableTuning) -> bool:
    """Whether all rows are level, and one lies between two others: nobody sits there.

    Then they were brought together for the photo, and lie as the photo shows them.
    """
    downs = np.array([_down(row) for row in rows])
    level = (np.abs(downs[:, 0]) < tuning.steepest * np.abs(downs[:, 1])).all()
    return bool(level) and any(
        any(_is_below(row, other) for other in rows)
        and any(_is_below(other, row) for other in rows)
        for row in rows
    )


def _is_below(row: Doubles, other: Doubles) -> bool:
    """Whether the middle of another level row lies under a row."""
    (x, y), (_, lower) = middle_of(other), middle_of(row)
    return bool(row[..., 0].min() < x < row[..., 0].max() and y > lower)
