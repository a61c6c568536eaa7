"""In which directions the drawers of a picture lie: each row has its own."""

import numpy as np

from sideboards_score.photo.arrays import Doubles
from sideboards_score.photo.locate.drawers.patches import Patches
from sideboards_score.photo.locate.several.tuning import TableTuning


def main_direction(patches: Patches, tuning: TableTuning) -> tuple[Doubles, int]:
    """The direction (2,) in which most patches lie, to the right or down, and how many."""
    # Angles modulo half a turn, since no patch says which way up it lies: doubled they are a full
    # circle, on which the mean is that of unit vectors.
    angle = np.arctan2(patches.across[:, 1], patches.across[:, 0])
    doubled = np.exp(2j * angle)
    bins = np.exp(2j * np.radians(np.arange(0, 180, tuning.bin_angle)))
    near = (doubled * bins.conj()[:, None]).real > np.cos(2 * np.radians(tuning.beside_angle))
    best = int(near.sum(axis=1).argmax())
    mean = np.angle(doubled[near[best]].sum()) / 2 if near[best].any() else 0.0
    return np.array([np.cos(mean), np.sin(mean)]), int(near[best].sum())
