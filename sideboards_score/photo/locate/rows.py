"""Rows of cards in a picture, and which of them is the player's."""

from dataclasses import dataclass, replace
from typing import NamedTuple

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags, Floats, Ints, Pixels
from sideboards_score.photo.locate.cards.in_place import sides_of
from sideboards_score.photo.locate.cards.missing_cards import (
    between,
    card_costs,
    card_halves,
    cut_at,
    fill_gaps,
    hidden_spots,
    leaves_frame,
    outlines,
    starting_at,
    try_end,
)
from sideboards_score.photo.locate.cards.refine import refine
from sideboards_score.photo.locate.cards.starts import find_starts
from sideboards_score.photo.locate.drawers.columns import Column, find_columns
from sideboards_score.photo.locate.drawers.patches import Patches
from sideboards_score.photo.locate.lattice import lay_lattice
from sideboards_score.photo.locate.plane import Plane
from sideboards_score.photo.locate.row_colors import Template, order_costs
from sideboards_score.photo.locate.several.split import rows_in_line
from sideboards_score.photo.locate.tuning import LocateTuning


class Sought(NamedTuple):
    """What is known of rows before they are found."""

    several: bool = False
    """Whether two of them may lie in one line."""
    template: Template | None = None
    """Colours of a row that was found: another of the same print shows them, if it tells none."""


@dataclass(frozen=True, eq=False)
class RowFound:
    """Cards of one row in the working picture, from left to right."""

    plane: Plane
    template: Template
    costs: Doubles
    """How badly each card shows the row's colours."""
    spoilt: Ints
    """Halves of drawers of each card that show another colour than they should."""
    outlines: Doubles
    """(k, 4, 2) pixels of the working picture."""
    cut: bool
    """Whether the frame cuts off more of the row."""
    alike: int
    """Cards that show their colours in the order of the card before."""

    @property
    def width(self) -> float:
        """Median width of a stack in pixels."""
        sides = self.outlines[:, 1] - self.outlines[:, 0]
        return float(np.median(np.hypot(sides[:, 0], sides[:, 1])))

    @property
    def height(self) -> float:
        """Median height of a drawer in pixels."""
        sides = self.outlines[:, 3] - self.outlines[:, 0]
        return float(np.median(np.hypot(sides[:, 0], sides[:, 1]))) / 5

    @property
    def least_step(self) -> float:
        """From card to card, the smallest as a part of the usual one."""
        steps = np.linalg.norm(np.diff(self.outlines.mean(axis=1), axis=0), axis=1)
        return float(steps.min() / np.median(steps)) if len(steps) else 1.0

    def torn(self, tuning: LocateTuning) -> bool:
        """Whether one card was taken for several, as marks that cross its drawers may show it."""
        return self.least_step < tuning.least_step or self.alike > tuning.alike_neighbours

    def beside(self, tuning: LocateTuning) -> bool:
        """Whether it lies on plates or beside them: they are far apart for their width each way."""
        if float(np.median(self.costs)) > tuning.usual_cost:
            return True
        steps = np.linalg.norm(np.diff(self.outlines.mean(axis=1), axis=0), axis=1)
        apart = len(steps) > 0 and float(np.median(steps)) > tuning.plate_step * self.width
        return apart and self.height > tuning.plate_pitch * self.width

    def moved(self, factor: float, shift: Doubles) -> "RowFound":
        """The same cards in a picture with points p at `factor` * p + `shift` (2,).

        In the light in which they were seen: how bright the other picture is stays unknown.
        """
        plane = self.plane.moved(factor, shift)
        return replace(self, plane=plane, outlines=self.outlines * factor + shift)

    def sound(self, tuning: LocateTuning) -> Flags:
        """(k,) which cards show the row's colours, all of them."""
        return (self.costs <= tuning.card_cost) & (self.spoilt <= tuning.hidden_spots)


def find_rows(
    lab: Pixels, patches: Patches, tuning: LocateTuning, *, several: bool = False
) -> list[RowFound]:
    """All rows in the picture, the one with the most cards first, then the largest.

    `several` is whether two of them may lie in one line.
    """
    rows = _rows_of(lab, patches, tuning, Sought(several))
    whole = [row for row in rows if len(row.outlines) == tuning.cards]
    kept = _apart(whole)
    if kept:
        # A second row close to the first may have been taken for a part of it, or left out; or no
        # card of it tells all five colours, which the first has told by now.
        away = ~lying_in(patches.centres, kept)
        sought = Sought(several, kept[0].template)
        again = _rows_of(lab, patches.pick(away), closely(tuning), sought)
        if len(kept) < len(whole):
            rows = [row for row in rows if row in kept or len(row.outlines) != tuning.cards]
        rows += [row for row in again if not any(share(row, other) for other in kept)]
    rows.sort(key=lambda r: (len(r.outlines), r.width), reverse=True)
    return rows


def closely(tuning: LocateTuning) -> LocateTuning:
    """The same for rows that lie close to one another."""
    return replace(tuning, column_reach=tuning.close_reach, beside_rise=tuning.close_rise)


def _rows_of(lab: Pixels, patches: Patches, tuning: LocateTuning, sought: Sought) -> list[RowFound]:
    """The rows that these patches tell of, as they are found; no card of them taken for several."""
    rows: list[RowFound] = []
    groups = find_columns(patches, tuning)
    groups.sort(key=_weight, reverse=True)
    for group in groups[: tuning.groups]:
        if _weight(group) < tuning.least_patches or _taken(group, rows):
            continue
        found = _row_of(lab, patches, group, tuning, sought)
        rows += [row for row in found if not row.torn(tuning) and not row.beside(tuning)]
    return rows


def _apart(rows: list[RowFound]) -> list[RowFound]:
    """The rows without those that share a card with one that shows the row's colours better.

    A card lies in one row: the other was pieced together from the cards of two rows.
    """
    kept: list[RowFound] = []
    for row in sorted(rows, key=lambda r: float(r.costs.sum())):
        if not any(share(row, other) for other in kept):
            kept.append(row)
    return kept


def share(row: RowFound, other: RowFound) -> bool:
    """Whether the middle of a card lies on a card of the other row."""
    middles = row.outlines.mean(axis=1).tolist()
    cards = [card.astype(np.float32) for card in other.outlines]
    return any(cv2.pointPolygonTest(card, at, False) > 0 for card in cards for at in middles)


def _weight(group: list[Column]) -> int:
    """Patches that lie in a column with others."""
    return sum(len(c.slots) for c in group if len(c.slots) > 1)


def _taken(group: list[Column], rows: list[RowFound]) -> bool:
    """Whether most of a group lies in rows that are known."""
    centres = np.concatenate([c.patches.centres for c in group])
    return bool(lying_in(centres, rows).mean() > 0.5)  # noqa: PLR2004 - most


def lying_in(points: Floats, rows: list[RowFound]) -> Flags:
    """(n,) which of the points (n, 2) lie on a card of a row."""
    inside = np.zeros(len(points), bool)
    for row in rows:
        for k in range(len(row.plane.frames)):
            seen = row.plane.card(k, points)
            inside |= ((seen > 0) & (seen < (1, 5))).all(axis=1)
    return inside


def _row_of(
    lab: Pixels, patches: Patches, group: list[Column], tuning: LocateTuning, sought: Sought
) -> list[RowFound]:
    """The whole row that a group of columns belongs to, or several in one line."""
    size = (lab.shape[1], lab.shape[0])
    lattice = lay_lattice(patches, group, size, tuning)
    started = None if lattice is None else find_starts(lab, lattice, tuning, sought.template)
    if lattice is None or started is None:
        return []
    starts, template = started
    plane = fill_gaps(starting_at(lattice.plane, starts), tuning)
    parts = [_grown(lab, plane, template, tuning)]
    if sought.several and len(parts[0].frames) > tuning.cards:
        good = card_costs(lab, parts[0], template) <= tuning.card_cost
        parts = rows_in_line(parts[0], good, tuning.cards)
        parts = [_grown(lab, part, template, tuning) for part in parts]
    again = sought.template is not None
    found = [_trimmed(lab, part, template, tuning, again=again) for part in parts]
    return [row for row in found if row is not None]


def _grown(lab: Pixels, plane: Plane, template: Template, tuning: LocateTuning) -> Plane:
    """Further cards at both ends, as long as the picture shows any."""
    for left in (True, False):
        while len(plane.frames) <= tuning.cards:
            more = try_end(lab, plane, template, tuning, left=left)
            if more is None:
                break
            plane = more
    return plane


def _trimmed(
    lab: Pixels, plane: Plane, template: Template, tuning: LocateTuning, *, again: bool
) -> RowFound | None:
    """The row without what is no card at its ends, and `again` between two either.

    Where no row was found before, a look from nearer may tell such cards apart.
    """
    costs, orders = order_costs(card_halves(lab, plane), template)
    good = np.flatnonzero(costs <= tuning.card_cost)
    if len(good) < 1:
        return None
    keep = np.arange(int(good[0]), int(good[-1]) + 1)
    if again:
        keep = keep[~between(plane.with_frames(plane.frames[keep]), costs[keep], tuning)]
    lost = plane.with_frames(np.delete(plane.frames, keep, axis=0))
    plane = plane.with_frames(plane.frames[keep])
    spoilt = hidden_spots(lab, plane, template, tuning)
    sides = sides_of(lab, plane, orders[keep], template)
    if sides.go_on(tuning):
        return None
    grown = refine(lab, outlines(plane, tuning.grow), sides.end(tuning), tuning)
    cut = leaves_frame(lab, lost, template, tuning) or any(
        cut_at(lab, plane, template, tuning, left=left) for left in (True, False)
    )
    alike = int((np.diff(orders[keep]) == 0).sum())
    return RowFound(plane, template, costs[keep], spoilt, grown, cut, alike)
