"""Which handle each drawer may have: three shape classes and none, and their names."""

from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

import numpy as np

from sideboards_score.model.cards import HANDLES, LINES
from sideboards_score.photo.arrays import Doubles, Flags, Ints
from sideboards_score.photo.identify.tuning import DrawerTuning

SHAPES = len(HANDLES)
NONE = SHAPES
"""The column of "no handle", after the three shapes in the order of `HANDLES`."""

CLASSES = NONE + 1
"""Shapes and none."""

ARRANGEMENTS = np.array(sorted(set(permutations((0, 1, 2, NONE, NONE)))))
"""(60, 5) the column of every drawer, for all ways to put three handles on five drawers."""

SHAPE_NAMINGS = np.array(list(permutations(range(SHAPES))))
"""(6, 3) the shape class that bears each name of `HANDLES`."""

CLASS_NAMINGS = np.append(SHAPE_NAMINGS, np.full((len(SHAPE_NAMINGS), 1), NONE), axis=1)
"""(6, 4) the same with none, which is always the last."""


def names_of(elongation: Doubles, corners: Doubles, tuning: DrawerTuning) -> Doubles:
    """(6,) log-likelihood of each of `SHAPE_NAMINGS` for classes (3,) of these moments."""
    moments = np.stack([elongation, corners], axis=1)
    # Rows are namings; then flower, square and bar, each with both its moments.
    apart = (moments[SHAPE_NAMINGS] - tuning.usual_moments).reshape(len(SHAPE_NAMINGS), -1)
    squares = np.einsum("ni,ij,nj->n", apart, _moment_precision(tuning), apart)
    # Student's t of all moments at once, up to a constant; or shapes that are like none of these.
    tail = tuning.moment_tail
    fits, strange = (
        -(tail + apart.shape[1]) / 2 * np.log1p(far / tail)
        for far in (squares, tuning.strange_moments)
    )
    return np.asarray(np.logaddexp(fits, strange))


@lru_cache(maxsize=4)
def _moment_precision(tuning: DrawerTuning) -> Doubles:
    """(6, 6) inverse covariance of both moments of flower, square and bar, shape by shape."""
    spread = np.array(tuning.moment_spread).ravel()
    related = np.eye(len(spread))
    related[0, 2] = related[2, 0] = tuning.stretched_alike  # elongations of flower and square
    return np.asarray(np.linalg.inv(related * np.outer(spread, spread)))


class ShapeFit(NamedTuple):
    """The handles of a photo in three shape classes."""

    drawers: Doubles
    """(cards, 5, 4) log-likelihood of each class, and of none, for each drawer."""
    namings: Doubles
    """(6,) log-likelihood of each of `SHAPE_NAMINGS`."""
    doubt: float = 0.0
    """How likely the handles of the photo are sorted otherwise altogether."""
    apart: Doubles | float = 0.0
    """(cards, 5) the same of handles by themselves: told by far less than others of the photo, or
    otherwise in another look at it."""
    hidden: Flags | bool = False
    """(cards, 5) drawers that something may hide, whatever their outlines say."""

    def without(self, unseen: Flags) -> "ShapeFit":
        """The same where some drawers (cards, 5) say nothing."""
        return self._replace(drawers=np.where(unseen[..., None], 0.0, self.drawers))

    def agreed(self, other: "ShapeFit") -> "ShapeFit":
        """What two ways to tell the handles agree about: each class by its likeliest name.

        Where they contradict each other, their evidence cancels out, and the other cards are as
        doubtful as cards are many about which they do. What is hidden is told by this one alone.
        """
        one, two = self.named(), other.named()
        namings = np.minimum(one.namings, two.namings)
        differ = float((one.arranged != two.arranged).mean())
        doubt = max(self.doubt, other.doubt, differ)
        apart = np.maximum(self.apart, other.apart)
        hidden = np.asarray(self.hidden)[..., None]
        drawers = np.where(hidden, one.drawers, (one.drawers + two.drawers) / 2)
        return ShapeFit(drawers, namings, doubt, apart, self.hidden)

    @property
    def arranged(self) -> Ints:
        """(cards,) the likeliest of `ARRANGEMENTS` for each card."""
        totals = self.drawers[:, np.arange(LINES), ARRANGEMENTS].sum(axis=-1)
        return np.asarray(totals.argmax(axis=1))

    def named(self) -> "ShapeFit":
        """The same with the classes in the order of their likeliest names."""
        best = SHAPE_NAMINGS[self.namings.argmax()]
        places = {tuple(naming): place for place, naming in enumerate(SHAPE_NAMINGS.tolist())}
        # A naming of the classes as they stand now is that naming of those that stood there before.
        order = [places[tuple(best[naming].tolist())] for naming in SHAPE_NAMINGS]
        drawers = self.drawers[..., CLASS_NAMINGS[self.namings.argmax()]]
        namings = self.namings[order]
        return ShapeFit(drawers, namings - namings.max(), self.doubt, self.apart, self.hidden)
