"""All drawers of the row in one flat grid: which patch is which card's, in which slot."""

from dataclasses import dataclass

import numpy as np

from sideboards_score.photo.arrays import Doubles, Ints
from sideboards_score.photo.locate.drawers.columns import Column
from sideboards_score.photo.locate.drawers.patches import Patches
from sideboards_score.photo.locate.plane import FoundDrawers, Plane, fit_plane
from sideboards_score.photo.locate.tuning import LocateTuning

Size = tuple[int, int]


@dataclass(frozen=True)
class Lattice:
    """A plane whose frame k belongs to card k from the left, and the slots found in each."""

    plane: Plane
    found: tuple[Ints, ...]
    """Slots of card k where a patch was found, in the card's own counting."""
    spread: float
    """Median misfit of the patches, in widths."""


def lay_lattice(
    patches: Patches, group: list[Column], size: Size, tuning: LocateTuning
) -> Lattice | None:
    """The grid that a group of columns suggests, with every patch that fits it."""
    sound = [c for c in group if _sound(c)]
    if not sound:
        return None
    quads = np.concatenate([c.patches.quads for c in sound])
    index = np.repeat(np.arange(len(sound)), [len(c.slots) for c in sound])
    slots = np.concatenate([c.slots for c in sound])
    # The columns give a first plane; then every patch that fits it is taken in, twice for one row,
    # since the second plane is better than the first.
    plane, _ = fit_plane(FoundDrawers(quads, index, slots), size, tuning, rough=True)
    for rough in (True,) * (tuning.gathered - 1) + (False,):
        picked, index, slots = _members(patches, plane, sound, tuning)
        if not len(picked):
            return None
        drawers = FoundDrawers(patches.quads[picked], index, slots)
        plane, misfit = fit_plane(drawers, size, tuning, rough=rough)
    found = tuple(slots[index == k] for k in range(int(index.max()) + 1))
    return Lattice(plane, found, float(np.median(misfit)))


def _sound(column: Column) -> bool:
    slots = column.slots
    return 2 <= len(slots) == len(set(slots.tolist())) and int(slots.max()) <= 4  # noqa: PLR2004


def _members(
    patches: Patches, plane: Plane, sound: list[Column], tuning: LocateTuning
) -> tuple[Ints, Ints, Ints]:
    """Indices of the patches of the row, the card of each counted from the left, its slot."""
    # On the flat table and in the mean card's units all drawers of the row are alike: 1 wide, not
    # turned, somewhat less than 1 slot high, and near the line through the middles of the cards.
    linear = plane.mean_linear()
    corners = plane.flat(patches.quads) @ linear.T
    centres = corners.mean(axis=1)
    across = (corners[:, 1] + corners[:, 2] - corners[:, 0] - corners[:, 3]) / 2
    down = (corners[:, 2] + corners[:, 3] - corners[:, 0] - corners[:, 1]) / 2
    like = (
        (np.abs(across[:, 0] - 1) < tuning.grid_width)
        & (np.abs(across[:, 1]) < tuning.grid_turn)
        & (down[:, 1] > tuning.grid_height_least)
        & (down[:, 1] < tuning.grid_height_most)
    )
    middles = [plane.flat(c.patches.centres).mean(axis=0) @ linear.T for c in sound]
    slope, level = _row_line(np.array(middles))
    like &= np.abs(centres[:, 1] - slope * centres[:, 0] - level) < tuning.grid_strip
    return _chain(np.flatnonzero(like), centres, across, tuning)


def _row_line(points: Doubles) -> tuple[float, float]:
    """Slope and level of y over x by the median of pairs."""
    if len(points) == 1:
        return 0.0, float(points[0, 1])
    # Theil and Sen's line: unmoved by up to a quarter of columns that belong to another row.
    i, j = np.triu_indices(len(points), 1)
    step = points[j] - points[i]
    far = np.abs(step[:, 0]) > 0.5  # noqa: PLR2004
    slope = float(np.median(step[far, 1] / step[far, 0])) if far.any() else 0.0
    return slope, float(np.median(points[:, 1] - slope * points[:, 0]))


def _chain(
    like: Ints, centres: Doubles, across: Doubles, tuning: LocateTuning
) -> tuple[Ints, Ints, Ints]:
    """FoundDrawers cut into cards where a gap opens between them."""
    # From left to right, the drawers of one card lie within a fraction of a width; between two
    # cards lies a whole one. Of two patches in one slot the one with the card's width is kept.
    order = like[np.argsort(centres[like, 0])]
    cuts = np.flatnonzero(np.diff(centres[order, 0]) > tuning.grid_gap) + 1
    picked, index, slots = [], [], []
    for k, part in enumerate(np.split(order, cuts)):
        if not len(part):
            continue
        slot = _slots(centres[part, 1])
        misfit = np.abs(across[part, 0] - 1)
        for s in sorted(set(slot.tolist())):
            same = np.flatnonzero(slot == s)
            picked.append(part[same[np.argmin(misfit[same])]])
            index.append(k)
            slots.append(s)
    return np.array(picked, np.intp), np.array(index, np.intp), np.array(slots, np.intp)


def _slots(places: Doubles) -> Ints:
    """Whole slots from places in slots, the phase of the card left open; the least is 0."""
    # The circular mean of the fractions: they wrap around at 1.
    phase = np.angle(np.exp(2j * np.pi * places).sum()) / (2 * np.pi)
    slot = np.round(places - phase).astype(np.intp)
    ints: Ints = slot - slot.min()
    return ints
