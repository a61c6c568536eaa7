"""Which handle each drawer may have: three shape classes and none, and their names."""

from itertools import permutations
from typing import NamedTuple

import numpy as np

from sideboards_score.model.cards import HANDLES
from sideboards_score.photo.arrays import Doubles, Flags

SHAPES = len(HANDLES)
NONE = SHAPES
"""The column of "no handle", after the three shapes in the order of `HANDLES`."""

ARRANGEMENTS = np.array(sorted(set(permutations((0, 1, 2, NONE, NONE)))))
"""(60, 5) the column of every drawer, for all ways to put three handles on five drawers."""

SHAPE_NAMINGS = np.array(list(permutations(range(SHAPES))))
"""(6, 3) the shape class that bears each name of `HANDLES`."""


class ShapeFit(NamedTuple):
    """The handles of a photo in three shape classes."""

    drawers: Doubles
    """(cards, 5, 4) log-likelihood of each class, and of none, for each drawer."""
    namings: Doubles
    """(6,) log-likelihood of each of `SHAPE_NAMINGS`."""
    doubt: float = 0.0
    """How likely the handles of the photo are sorted otherwise altogether."""

    def without(self, unseen: Flags) -> "ShapeFit":
        """The same where some drawers (cards, 5) say nothing."""
        return self._replace(drawers=np.where(unseen[..., None], 0.0, self.drawers))
