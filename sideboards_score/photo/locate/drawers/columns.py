"""Drawers found one above another become columns; columns side by side become a row."""

from dataclasses import dataclass

import numpy as np

from sideboards_score.photo.arrays import Flags, Floats, Ints, middle
from sideboards_score.photo.locate.drawers.patches import Patches
from sideboards_score.photo.locate.geometry import (
    LIKELY_PITCH,
    NEAR_PITCH,
    USUAL_PITCH,
)
from sideboards_score.photo.locate.tuning import LocateTuning


@dataclass(frozen=True)
class Column:
    """Drawers of one card: the patches and their slots, 0 for the topmost that was found."""

    patches: Patches
    slots: Ints


def find_columns(patches: Patches, tuning: LocateTuning) -> list[list[Column]]:
    """Groups of columns that stand side by side, each group from left to right."""
    if len(patches) < 2:  # noqa: PLR2004
        return []
    above, beside = _relations(patches, tuning)
    groups = []
    for members in _components(above | beside):
        if len(members) >= 3:  # noqa: PLR2004
            part = above[np.ix_(members, members)]
            picked = patches.pick(members)
            columns = [_column(picked.pick(m)) for m in _components(part)]
            ahead = picked.across.mean(axis=0)  # to the right, as the row lies
            columns.sort(key=lambda c: float(c.patches.centres.mean(axis=0) @ ahead))
            groups += _storeys(columns)
    return groups


def _storeys(columns: list[Column]) -> list[list[Column]]:
    """The group itself, or one for each row where several lie close together."""
    levels = _levels([part for column in columns for part in _storeys_of(column)])
    if len(levels) > 1:
        return levels
    if sum(int(c.slots.max()) > TOP for c in columns) < len(columns) / 3:
        return [columns]
    upper = [_part(c, c.slots <= TOP) for c in columns]
    lower = [_part(c, c.slots >= c.slots.max() - TOP) for c in columns if c.slots.max() > TOP]
    return [upper, lower]


def _storeys_of(column: Column) -> list[Column]:
    """The column itself, or its upper and its lower five drawers where it has both."""
    if column.slots.max() <= 2 * TOP:
        return [column]
    return [
        _part(column, column.slots <= TOP),
        _part(column, column.slots >= column.slots.max() - TOP),
    ]


def _levels(columns: list[Column]) -> list[list[Column]]:
    """The columns by the height at which they lie, each row's from left to right as they come."""
    whole = [column for column in columns if len(column.slots) >= TOP]
    if len(whole) < 2 * FEWEST:
        return [columns]
    patches = [column.patches for column in whole]
    across = np.concatenate([each.across for each in patches]).mean(axis=0)
    normal = np.array([-across[1], across[0]]) / np.hypot(*across)
    height = LIKELY_PITCH * float(
        np.median(np.abs(np.concatenate([each.down for each in patches]) @ normal))
    )
    places = np.sort([each.centres.mean(axis=0) @ normal for each in patches]) / height
    bounds = (places[1:] + places[:-1])[np.diff(places) > STOREY] / 2
    levels: list[list[Column]] = [[] for _ in range(len(bounds) + 1)]
    for column in columns:
        place = column.patches.centres.mean(axis=0) @ normal / height
        levels[int(np.searchsorted(bounds, place))].append(column)
    return [level for level in levels if len(level) >= FEWEST]


STOREY = 2.5
"""Drawers' heights from column to column that part two rows: those of one row differ by one, and
rows that touch lie five apart."""
FEWEST = 3
"""Columns that make a row of their own."""
TOP = 4
"""Slot of the fifth drawer."""


def _part(column: Column, keep: Flags) -> Column:
    slots = column.slots[keep]
    return Column(column.patches.pick(keep), slots - slots.min())


def _relations(patches: Patches, tuning: LocateTuning) -> tuple[Flags, Flags]:
    """(n, n) flags: two drawers of one card, and two of neighbouring cards."""
    across, down = patches.across, patches.down
    width = np.hypot(across[:, 0], across[:, 1])
    height = np.abs(across[:, 0] * down[:, 1] - across[:, 1] * down[:, 0]) / width
    turn = np.arctan2(across[:, 1], across[:, 0])
    like = (
        (ratios(width) < tuning.like_width)
        & (ratios(height) < tuning.like_height)
        & (np.abs(turn[:, None] - turn) < tuning.like_turn)
    )
    # Relations need not be symmetric: perspective makes the nearer drawer the larger measure.
    dx, dy = _steps(patches)
    far = np.abs(dy)
    sideways = np.abs(dx)
    pitches = np.round(far / USUAL_PITCH).clip(1, 4)
    above = (
        (sideways < tuning.column_shift)
        & (far > tuning.pitch_least * pitches)
        & (far < tuning.pitch_most * pitches)
        & (far < tuning.column_reach)
    )
    beside = (
        (sideways > tuning.beside_least)
        & (sideways < tuning.beside_most)
        & (far < tuning.beside_rise)
    )
    return above & like, beside & like & beside.T & like.T


def ratios(values: Floats) -> Floats:
    """(n, n) how many times as large one of two values is as the other, 1 or more."""
    return np.asarray(np.maximum(values[:, None] / values, values / values[:, None]))


def _steps(patches: Patches) -> tuple[Floats, Floats]:
    """(n, n): where patch j lies as seen from patch i, in mean widths and heights of both."""
    # Solves offset = dx * across + dy * down by Cramer's rule; `area` is the determinant, at least
    # 1 square pixel so that two crossed patches divide by something.
    offset = patches.centres[None] - patches.centres[:, None]
    across = (patches.across[:, None] + patches.across) / 2
    down = (patches.down[:, None] + patches.down) / 2
    area = np.maximum(across[..., 0] * down[..., 1] - across[..., 1] * down[..., 0], 1.0)
    dx = (offset[..., 0] * down[..., 1] - offset[..., 1] * down[..., 0]) / area
    dy = (across[..., 0] * offset[..., 1] - across[..., 1] * offset[..., 0]) / area
    return dx, dy


def _components(related: Flags) -> list[Ints]:
    """Groups of indices that hang together."""
    left = set(range(len(related)))
    groups = []
    while left:
        front = [left.pop()]
        group = list(front)
        while front:
            near = left.intersection(np.flatnonzero(related[front.pop()]).tolist())
            left -= near
            front += near
            group += near
        groups.append(np.array(sorted(group), dtype=np.intp))
    return groups


def _column(patches: Patches) -> Column:
    """One card's drawers with their slots counted from the topmost."""
    across = patches.across.mean(axis=0)
    # Places along the normal of the drawers' long sides, in pixels; a step over a drawer that was
    # not found is a multiple of the pitch, so the pitch is taken from the steps near one height.
    normal = np.array([-across[1], across[0]]) / np.hypot(*across)
    place = patches.centres @ normal
    height = float(middle(np.abs(patches.down @ normal), axis=0))
    order = np.argsort(place)
    steps = np.diff(place[order])
    least, most = NEAR_PITCH
    near = steps[(steps > least * height) & (steps < most * height)]
    pitch = float(middle(near, axis=0)) if len(near) else LIKELY_PITCH * height
    slots = np.concatenate([[0], np.cumsum(np.round(steps / pitch))]).astype(np.intp)
    return Column(patches.pick(order), slots)
