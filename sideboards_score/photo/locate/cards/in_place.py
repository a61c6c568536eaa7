"""Whether cards lie where they are expected, as their own colours tell, whatever edges are seen."""

from typing import NamedTuple

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import ORDERS, Doubles, Flags, Ints, Pixels
from sideboards_score.photo.locate.cards.starts import sample_slots
from sideboards_score.photo.locate.geometry import INSIDE_X, OUTSIDE_X
from sideboards_score.photo.locate.plane import Plane
from sideboards_score.photo.locate.row_colors import Template, misfits
from sideboards_score.photo.locate.tuning import LocateTuning


class Sides(NamedTuple):
    """How badly the drawers of cards show their own colours near both sides of each card."""

    inside: Doubles
    """(k, 2) within a card, near its left and its right side."""
    outside: Doubles
    """(k, 2) beyond them."""

    def end(self, tuning: LocateTuning) -> Flags:
        """(k,) whether a card's colours end at both of its sides: it lies there."""
        shown = self.inside < tuning.shown_cost
        seen = self.outside < 1  # beyond the picture nothing is told, and counts as misfits of 1
        return np.asarray((shown & seen & ~self._further(tuning)).all(axis=1))

    def go_on(self, tuning: LocateTuning) -> bool:
        """Whether those of most cards go on at the same side: only a part of each was found."""
        further = (self.outside < tuning.shown_cost) & self._further(tuning)
        return bool(further.mean(axis=0).max() > tuning.strange_part)

    def _further(self, tuning: LocateTuning) -> Flags:
        return np.asarray(self.outside <= self.inside + tuning.ended_cost)


def sides_of(lab: Pixels, plane: Plane, orders: Ints, template: Template) -> Sides:
    """The sides of cards that show the template's colours in `orders` (k,), those of `ORDERS`."""
    return Sides(*(_misfit(lab, plane, orders, template, spots) for spots in (INSIDE_X, OUTSIDE_X)))


def _misfit(lab: Pixels, plane: Plane, orders: Ints, template: Template, spots: Doubles) -> Doubles:
    """(k, spots) how badly the drawers at places (spots,) across a card show its own colours."""
    seen = sample_slots(lab, plane, np.arange(LINES), spots).swapaxes(1, 2)
    parts = misfits(seen, template)
    # (k, spots, drawers, lights, colours): of each drawer the colour that it has on this card.
    own = np.broadcast_to(ORDERS[orders][:, None, :, None, None], (*parts.shape[:4], 1))
    return np.asarray(np.take_along_axis(parts, own, axis=4)[..., 0].mean(axis=2).min(axis=2))
