"""A row whose upper or lower lines lie outside of the picture."""

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import Doubles, Flags
from sideboards_score.photo.locate.drawers.columns import Column, find_columns
from sideboards_score.photo.locate.drawers.patches import Patches
from sideboards_score.photo.locate.geometry import PARTS, USUAL_PITCH
from sideboards_score.photo.locate.tuning import LocateTuning


def lines_cut(patches: Patches, height: int, tuning: LocateTuning) -> bool:
    """Whether columns of up to four drawers side by side run out of the picture."""
    return any(
        _runs_out(group, height, tuning) and _few_colours(group, tuning)
        for group in find_columns(patches, tuning)
        if len(group) >= tuning.cut_columns
    )


def _runs_out(group: list[Column], height: int, tuning: LocateTuning) -> bool:
    """Whether most columns are too short, and end at the upper or the lower border."""
    short = [c for c in group if int(c.slots.max()) < LINES - 1]
    several = sum(len(c.slots) > 1 for c in short)
    if len(short) < tuning.cut_columns or several < tuning.cut_columns / 2:
        return False
    room = np.array([_room(c, height) for c in short])
    return bool((room < tuning.cut_room).mean(axis=0).max() >= tuning.cut_part)


def _room(column: Column, height: int) -> tuple[float, float]:
    """Room above and below a column in steps from drawer to drawer."""
    quads = column.patches.quads[..., 1]
    down = column.patches.down[:, 1]
    step = max(USUAL_PITCH * float(np.median(np.abs(down))), 1.0)  # a sheared one may rise by none
    return float(quads.min()) / step, (height - 1 - float(quads.max())) / step


def _few_colours(group: list[Column], tuning: LocateTuning) -> bool:
    """Whether five colours or fewer make most drawers, several in each column."""
    colours = np.concatenate([c.patches.colours for c in group]) * PARTS
    left, counts = colours, []
    for _ in range(LINES):
        if len(left):
            near = _near(left, tuning)
            counts.append(int(near.sum()))
            left = left[~near]
    known = sum(counts)
    many = sum(count >= tuning.cut_columns / 2 for count in counts)
    return known >= tuning.cut_part * len(colours) and many >= LINES - 2


def _near(colours: Doubles, tuning: LocateTuning) -> Flags:
    """The largest group of colours around one of them."""
    near = np.linalg.norm(colours[:, None] - colours, axis=-1) < tuning.cut_shade
    return np.asarray(near[near.sum(axis=1).argmax()])
