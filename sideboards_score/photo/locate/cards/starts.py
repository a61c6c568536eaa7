"""Where each card begins: five different colours that the whole row shares tell it.

A card's own counting starts at the topmost patch that was found, which need not be its first
drawer: patches are missing in glare, and the table may add one.
"""

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import Doubles, Ints, Pixels
from sideboards_score.photo.locate.geometry import PARTS, SPOTS_X, SPOTS_Y
from sideboards_score.photo.locate.lattice import Lattice
from sideboards_score.photo.locate.plane import Plane
from sideboards_score.photo.locate.row_colors import (
    Template,
    least_gap,
    most_hue,
    order_costs,
    plain_costs,
)
from sideboards_score.photo.locate.tuning import LocateTuning

BEFORE, AFTER = 4, 9
"""Slots looked at before slot 0 of a card's own counting, and from it on."""
STARTS: Ints = np.arange(-BEFORE, AFTER - LINES + 1)


def sample_slots(lab: Pixels, plane: Plane, slots: Ints, spots_x: Doubles = SPOTS_X) -> Doubles:
    """(k, slots, 2, 3) median scaled Lab of the left and right part of each slot; NaN outside."""
    # Median over the spots of each half: wood grain, a handle's end and single pixels drop out.
    places = np.empty((len(slots), len(SPOTS_Y), len(spots_x), 2))
    places[..., 0] = spots_x
    places[..., 1] = slots[:, None, None] + SPOTS_Y[:, None]
    pixels = np.round(plane.pixels(places))
    height, width = lab.shape[:2]
    x, y = pixels[..., 0], pixels[..., 1]
    inside = (x >= 0) & (y >= 0) & (x < width) & (y < height)
    seen = lab[y.clip(0, height - 1).astype(np.intp), x.clip(0, width - 1).astype(np.intp)]
    halves = (len(pixels), len(slots), len(SPOTS_Y), 2, -1)
    seen = seen.reshape(*halves, 3).transpose(0, 1, 3, 5, 2, 4)
    spots = seen.reshape(*seen.shape[:4], -1)
    middle = spots.shape[-1] // 2  # their number is odd
    colours: Doubles = np.partition(spots, middle, axis=-1)[..., middle] * PARTS
    colours[~inside.reshape(halves).all(axis=(2, 4))] = np.nan
    return colours


def windows_of(lab: Pixels, plane: Plane) -> Doubles:
    """(k, starts, 1, 5, 3): the five colours of each card for each start."""
    colours = sample_slots(lab, plane, np.arange(-BEFORE, AFTER)).mean(axis=2)
    windows = [colours[:, i : i + LINES] for i in range(len(STARTS))]
    return np.stack(windows, axis=1)[:, :, None]


def start_costs(windows: Doubles, template: Template) -> Doubles:
    """(k, starts) how badly windows (k, starts, 1, 5, 3) show the template."""
    costs, _ = order_costs(windows.reshape(-1, *windows.shape[2:]), template)
    return costs.reshape(windows.shape[:2])


def find_template(
    windows: Doubles, found: tuple[Ints, ...], tuning: LocateTuning
) -> Template | None:
    """The five colours of the row: of all cards seen nearly whole, the one most others match."""
    options = [
        option
        for option in _whole_cards(windows, found)
        if least_gap(option) >= tuning.least_gap and most_hue(option) >= tuning.least_hues
    ]
    if not options:
        return None
    costs = plain_costs(windows.reshape(-1, *windows.shape[2:]), np.stack(options))
    totals = costs.reshape(*windows.shape[:2], -1).min(axis=1).sum(axis=0)
    return Template.of(options[int(totals.argmin())])


def _whole_cards(windows: Doubles, found: tuple[Ints, ...]) -> list[Doubles]:
    """Five colours each of the cards of which at least four drawers were found."""
    options: list[Doubles] = []
    for window, slots in zip(windows, found, strict=True):
        if len(slots) < LINES - 1:
            continue
        starts = range(int(slots.max()) - LINES + 1, int(slots.min()) + 1)
        seen = [window[start + BEFORE, 0] for start in starts if start in STARTS]
        options += [colours for colours in seen if not np.isnan(colours).any()]
    return options


def find_starts(
    lab: Pixels, lattice: Lattice, tuning: LocateTuning, usual: Template | None = None
) -> tuple[list[int], Template] | None:
    """The slot in which each card begins, chosen together so that the row has no jumps.

    By the colours that its cards tell, or the `usual` ones if none tells them; also these.
    """
    plane, found = lattice.plane, lattice.found
    windows = windows_of(lab, plane)
    template = find_template(windows, found, tuning) or usual
    if template is None:
        return None
    # (k, starts) patches that would lie outside of the card; they are rarely the table's.
    outside = [(s < STARTS[:, None]) | (s > STARTS[:, None] + LINES - 1) for s in found]
    missed = np.stack([o.sum(axis=1) for o in outside])
    unary = start_costs(windows, template) + tuning.start_missed * missed
    choice = _smoothest(unary, _middles(plane), tuning)
    return [int(STARTS[i]) for i in choice], template


def _middles(plane: Plane) -> Doubles:
    """(k, starts, 2): each card's middle in the mean card's widths and slots, for each start."""
    places = np.column_stack([np.full(len(STARTS), 0.5), STARTS + LINES / 2])
    middles: Doubles = plane.flat_of(places) @ plane.mean_linear().T
    return middles


def _smoothest(unary: Doubles, middles: Doubles, tuning: LocateTuning) -> list[int]:
    """The cheapest choice of starts along the row (Viterbi)."""
    # The cards lie side by side, so a start that makes a card jump against its neighbour, the
    # slope of the row taken off, costs its square.
    level = middles[..., 1] - _slope(unary, middles) * middles[..., 0]
    total, came = unary[0], []
    for k in range(1, len(unary)):
        jump = np.minimum(np.abs(level[k][:, None] - level[k - 1]), tuning.start_jump_cap)
        step = total + tuning.start_jump * jump**2
        came.append(step.argmin(axis=1))
        total = step.min(axis=1) + unary[k]
    choice = [int(total.argmin())]
    for back in reversed(came):
        choice.append(int(back[choice[-1]]))
    return choice[::-1]


def _slope(unary: Doubles, middles: Doubles) -> float:
    """How the row falls, from the cards' best starts taken alone: the median of pairs."""
    points = middles[np.arange(len(middles)), unary.argmin(axis=1)]
    i, j = np.triu_indices(len(points), 1)
    if not len(i):
        return 0.0
    step = points[j] - points[i]
    return float(np.median(step[:, 1] / np.maximum(step[:, 0], 0.5)))
