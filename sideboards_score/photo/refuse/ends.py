"""What comes after the ends of a row that is not whole: a hidden card, or the frame."""

from itertools import product

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import Doubles, Flags, Ints, Pixels
from sideboards_score.photo.locate.cards.missing_cards import (
    MIDDLE,
    card_halves,
    middles,
    outlines,
    spoilt_spots,
)
from sideboards_score.photo.locate.plane import Plane
from sideboards_score.photo.locate.row_colors import Template, order_costs
from sideboards_score.photo.locate.rows import RowFound
from sideboards_score.photo.locate.tuning import LocateTuning

SPOTS_Y = np.array([0.3, 0.5, 0.7])
STRIPS_X = np.linspace(0.05, 0.95, 19)
"""Places across a card of which three neighbours make a strip: one is seen in a sliver of it."""

OWN_SIDE = 0.03
"""Widths around a card that may still be its own drawers."""


def places_beyond(plane: Plane, count: int, *, left: bool) -> Plane:
    """The frames of so many cards that would come next at an end, the nearest first."""
    # As far apart as the cards usually lie, and turned as the one at the end.
    steps = np.diff(middles(plane), axis=0)
    step = np.median(steps, axis=0) * (-1 if left else 1)
    last = 0 if left else -1
    linear = plane.frames[last, :, :2]
    start = middles(plane)[last]
    frames = [
        np.column_stack([linear, MIDDLE - linear @ (start + k * step)]) for k in range(1, count + 1)
    ]
    return plane.with_frames(np.array(frames).reshape(-1, 2, 3))


def _moved(frame: Doubles, reach: int, tuning: LocateTuning) -> tuple[Doubles, Doubles]:
    """(m, 2, 3) a frame at the places that a card may have, and what each move costs."""
    moves = np.array(list(product(tuning.end_moves_x, tuning.end_moves_y))) * (1 + 0.5 * reach, 1)
    frames = np.repeat(frame[None], len(moves), axis=0)
    frames[:, :, 2] -= moves
    return frames, tuning.end_move_cost * np.abs(moves).sum(axis=1)


def card_after_gap(lab: Pixels, row: RowFound, tuning: LocateTuning, *, left: bool) -> bool:
    """Whether a whole card lies further out, with one place or two left out before it."""
    missing = tuning.cards - len(row.outlines)
    places = places_beyond(row.plane, min(missing, 1 + tuning.hole_cards), left=left)
    return any(
        _shows_card(lab, row, places.frames[k], k, tuning) for k in range(1, len(places.frames))
    )


def _shows_card(
    lab: Pixels, row: RowFound, frame: Doubles, reach: int, tuning: LocateTuning
) -> bool:
    frames, extra = _moved(frame, reach, tuning)
    halves = card_halves(lab, row.plane.with_frames(frames))
    flat = halves.reshape(-1, 1, LINES, 3)
    costs = order_costs(flat, row.template)[0].reshape(-1, 2).max(axis=1) + extra
    near = np.flatnonzero(costs < tuning.card_cost / 2)
    if not len(near):
        return False
    spots: Ints = spoilt_spots(lab, row.plane.with_frames(frames[near]), row.template, tuning)
    return bool((spots <= tuning.hidden_spots).any())


def part_of_card(lab: Pixels, row: RowFound, tuning: LocateTuning, *, left: bool) -> bool:
    """Whether a strip of the card that comes next shows the row's colours."""
    frame = places_beyond(row.plane, 1, left=left).frames[0]
    frames, _ = _moved(frame, 0, tuning)
    strips = _strips(lab, row.plane.with_frames(frames), row.plane, 0 if left else -1)
    # The frame may leave some drawers of a strip only: what is outside counts as a misfit of 1.
    seen = (~np.isnan(strips[..., 0])).sum(axis=1)
    costs = (order_costs(strips[:, None], row.template)[0] * LINES + seen - LINES) / np.maximum(
        seen, 1
    )
    limit = np.where(seen == LINES, tuning.card_cost / 2, tuning.card_cost / 4)
    shown = (seen >= tuning.strip_drawers) & _varied(strips, row.template, tuning)
    return bool((shown & (costs < limit)).any())


def _varied(strips: Doubles, template: Template, tuning: LocateTuning) -> Flags:
    """(n,) whether strips (n, 5, 3) show colours as far apart as the row's."""
    i, j = np.triu_indices(LINES, 1)
    gaps = np.linalg.norm(strips[:, i] - strips[:, j], axis=-1)
    seen = ~np.isnan(gaps)
    ordered = np.sort(np.where(seen, gaps, np.inf), axis=1)
    middle = np.take_along_axis(ordered, seen.sum(axis=1)[:, None] // 2 - 1, axis=1)[:, 0]
    return np.asarray(np.where(np.isinf(middle), 0.0, middle) > tuning.strip_gap * template.scale)


def _strips(lab: Pixels, plane: Plane, known: Plane, end: int) -> Doubles:
    """(n, 5, 3) scaled Lab of each drawer in narrow strips of every card of a plane.

    NaN outside of the picture, and on the card at the end of the row that is known.
    """
    places = np.empty((LINES, len(SPOTS_Y), len(STRIPS_X), 2))
    places[..., 0] = STRIPS_X
    places[..., 1] = np.arange(LINES)[:, None, None] + SPOTS_Y[:, None]
    pixels = np.round(plane.pixels(places))
    height, width = lab.shape[:2]
    x, y = pixels[..., 0], pixels[..., 1]
    inside = (x >= 0) & (y >= 0) & (x < width) & (y < height)
    across = known.card(end, pixels)[..., 0]
    inside &= ~((across > -OWN_SIDE) & (across < 1 + OWN_SIDE)).any(axis=(1, 2), keepdims=True)
    at = (y.clip(0, height - 1).astype(np.intp), x.clip(0, width - 1).astype(np.intp))
    seen = np.where(inside[..., None], lab[at] * np.array([0.5, 1, 1]), np.nan)
    columns = np.stack([seen[..., k : k + 3, :] for k in range(len(STRIPS_X) - 2)], axis=1)
    # (k, strips, 5, 3 spots down, 3 across, Lab): nine spots make a drawer's colour.
    spots = columns.transpose(0, 1, 2, 5, 3, 4).reshape(-1, LINES, 3, 9)
    return np.asarray(np.median(spots, axis=-1))


def at_border(lab: Pixels, row: RowFound, tuning: LocateTuning, *, left: bool) -> bool:
    """Whether an end of the row lies so near the border that the margin of its card is cut."""
    end = row.outlines[0 if left else -1]
    inner = row.outlines[1 if left else -2] if len(row.outlines) > 1 else end
    reach = tuning.border_margin * row.width
    size = np.array([lab.shape[1], lab.shape[0]])
    # Only the border that the row runs to, not the one beside it.
    away = end.mean(axis=0) - inner.mean(axis=0)
    low = (end.min(axis=0) < reach) & (away < 0)
    high = (end.max(axis=0) > size - 1 - reach) & (away > 0)
    along = np.abs(away) > np.abs(away).max() / 2
    return bool(((low | high) & along).any())


def reaches_frame(lab: Pixels, row: RowFound, *, left: bool) -> bool:
    """Whether the card that comes next would lie partly outside of the picture."""
    outline = outlines(places_beyond(row.plane, 1, left=left), 0.0)[0]
    size = np.array([lab.shape[1], lab.shape[0]])
    return not bool(((outline >= 0) & (outline < size)).all())
