"""Where a card begins: five different colours that the whole row shares tell it."""

import numpy as np

from sideboards_score.photo.bands import Pixels
from sideboards_score.photo.lattice import Lattice
from sideboards_score.photo.plane import Doubles, Ints, Plane
from sideboards_score.photo.row_colors import (
    DRAWERS,
    PARTS,
    Template,
    least_gap,
    most_hue,
    order_costs,
)
from sideboards_score.photo.tuning_locate import LocateTuning

BEFORE, AFTER = 4, 9
"""Slots looked at before slot 0 of a card's own counting, and from it on."""
STARTS: Ints = np.arange(-BEFORE, AFTER - DRAWERS + 1)

SPOTS_X = np.array([0.1, 0.18, 0.26, 0.74, 0.82, 0.9])
SPOTS_Y = np.array([0.3, 0.5, 0.7])
"""Places in a drawer that no handle reaches: handles sit in the middle."""


def sample_slots(
    lab: Pixels, plane: Plane, k: int, slots: Ints, spots_x: Doubles = SPOTS_X
) -> Doubles:
    """(slots, 2, 3) median scaled Lab of the left and right part of each slot; NaN outside."""
    places = np.empty((len(slots), len(SPOTS_Y), len(spots_x), 2))
    places[..., 0] = spots_x
    places[..., 1] = slots[:, None, None] + SPOTS_Y[:, None]
    pixels = np.round(plane.pixels(k, places))
    height, width = lab.shape[:2]
    inside = (pixels >= 0).all(axis=-1) & (pixels[..., 0] < width) & (pixels[..., 1] < height)
    x = pixels[..., 0].clip(0, width - 1).astype(np.intp)
    y = pixels[..., 1].clip(0, height - 1).astype(np.intp)
    seen = lab[y, x] * PARTS
    seen = seen.reshape(len(slots), len(SPOTS_Y), 2, -1, 3).transpose(0, 2, 1, 3, 4)
    colours: Doubles = np.median(seen.reshape(len(slots), 2, -1, 3), axis=2)
    whole = inside.reshape(len(slots), len(SPOTS_Y), 2, -1).all(axis=(1, 3))
    colours[~whole] = np.nan
    return colours


def windows_of(lab: Pixels, plane: Plane, k: int) -> Doubles:
    """(starts, 1, 5, 3): the five colours of card k for each start."""
    colours = sample_slots(lab, plane, k, np.arange(-BEFORE, AFTER)).mean(axis=1)[None]
    return np.stack([colours[:, i : i + DRAWERS] for i in range(len(STARTS))])


def find_template(
    windows: list[Doubles], found: tuple[Ints, ...], tuning: LocateTuning
) -> Template | None:
    """The five colours of the row: of all cards seen nearly whole, the one most others match."""
    best, least = None, np.inf
    for option in _whole_cards(windows, found):
        if least_gap(option) < tuning.least_gap or most_hue(option) < tuning.least_hues:
            continue
        template = Template.plain(option)
        total = sum(float(order_costs(w, template)[0].min()) for w in windows)
        if total < least:
            best, least = option, total
    return None if best is None else Template.of(best)


def _whole_cards(windows: list[Doubles], found: tuple[Ints, ...]) -> list[Doubles]:
    """Five colours each of the cards of which at least four drawers were found."""
    options: list[Doubles] = []
    for window, slots in zip(windows, found, strict=True):
        if len(slots) < DRAWERS - 1:
            continue
        starts = range(int(slots.max()) - DRAWERS + 1, int(slots.min()) + 1)
        seen = [window[start + BEFORE, 0] for start in starts if start in STARTS]
        options += [colours for colours in seen if not np.isnan(colours).any()]
    return options


def find_starts(
    lab: Pixels, lattice: Lattice, tuning: LocateTuning
) -> tuple[list[int], Template] | None:
    """The slot in which each card begins, chosen together so that the row has no jumps."""
    plane, found = lattice.plane, lattice.found
    cards = range(len(found))
    windows = [windows_of(lab, plane, k) for k in cards]
    template = find_template(windows, found, tuning)
    if template is None:
        return None
    costs = np.stack([order_costs(w, template)[0] for w in windows])
    outside = [(s < STARTS[:, None]) | (s > STARTS[:, None] + DRAWERS - 1) for s in found]
    unary = costs + tuning.phase_missed * np.stack([o.sum(axis=1) for o in outside])
    middles = np.stack([_middles(plane, k) for k in cards])
    choice = _smoothest(unary, middles, tuning)
    return [int(STARTS[i]) for i in choice], template


def _middles(plane: Plane, k: int) -> Doubles:
    """(starts, 2): middle of card k in the mean card's widths and slots, for each start."""
    places = np.column_stack([np.full(len(STARTS), 0.5), STARTS + DRAWERS / 2])
    middles: Doubles = plane.flat(plane.pixels(k, places)) @ plane.mean_linear().T
    return middles


def _smoothest(unary: Doubles, middles: Doubles, tuning: LocateTuning) -> list[int]:
    """The cheapest choice of starts along the row (Viterbi)."""
    level = middles[..., 1] - _slope(unary, middles) * middles[..., 0]
    total, came = unary[0], []
    for k in range(1, len(unary)):
        jump = np.minimum(np.abs(level[k][:, None] - level[k - 1]), tuning.phase_jump_cap)
        step = total + tuning.phase_jump * jump**2
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
