"""Cards of the row that no patch was found of: expected from their neighbours, then looked at."""

from itertools import product

import numpy as np

from sideboards_score.model.cards import LINES
from sideboards_score.photo.arrays import ORDERS, Doubles, Flags, Ints, Pixels
from sideboards_score.photo.locate.cards.refine import edges_at
from sideboards_score.photo.locate.cards.starts import sample_slots
from sideboards_score.photo.locate.geometry import SEEN_LEAST, SPOTS_X, STRIP_X
from sideboards_score.photo.locate.plane import Plane
from sideboards_score.photo.locate.row_colors import Template, misfits, order_costs, usual_gap
from sideboards_score.photo.locate.tuning import LocateTuning

MIDDLE = np.array([0.5, LINES / 2])
"""Of a card, in its own coordinates: X 0..1 across, Y in slots downwards."""
CORNERS = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, LINES], [0.0, LINES]])


def starting_at(plane: Plane, starts: list[int]) -> Plane:
    """The same cards, counted from their first drawer."""
    frames = plane.frames.copy()
    frames[:, 1, 2] -= starts
    return plane.with_frames(frames)


def middles(plane: Plane) -> Doubles:
    """(k, 2) flat middles of the cards."""
    linear = np.linalg.inv(plane.frames[:, :, :2])
    found: Doubles = np.einsum("kij,kj->ki", linear, MIDDLE - plane.frames[:, :, 2])
    return found


def fill_gaps(plane: Plane, tuning: LocateTuning) -> Plane:
    """The row with a card in every gap that is wide enough for one."""
    if len(plane.frames) < 2:  # noqa: PLR2004
        return plane
    # Steps from middle to middle in widths of the mean card, along the row only: uneven tops do not
    # count. A step of about twice the usual one has one card missing in it.
    places = middles(plane)
    steps = np.linalg.norm(np.diff(places @ plane.mean_linear().T, axis=0) * (1, 0), axis=1)
    pitch = float(np.median(steps))
    frames = [plane.frames[0]]
    for k, step in enumerate(steps):
        missing = round(step / pitch) - 1 if step > tuning.missing_pitch * pitch else 0
        for i in range(missing):
            part = (i + 1) / (missing + 1)
            place = places[k] + part * (places[k + 1] - places[k])
            frames.append(_between(plane.frames[k], plane.frames[k + 1], part, place))
        frames.append(plane.frames[k + 1])
    return plane.with_frames(np.stack(frames))


def _between(left: Doubles, right: Doubles, part: float, place: Doubles) -> Doubles:
    # Turned as a mean of both neighbours, and moved so that its middle is at the place.
    linear = left[:, :2] + part * (right[:, :2] - left[:, :2])
    return np.column_stack([linear, MIDDLE - linear @ place])


def card_halves(lab: Pixels, plane: Plane) -> Doubles:
    """(k, 2, 5, 3) colours of the drawers in the left and the right half of each card."""
    return sample_slots(lab, plane, np.arange(LINES)).swapaxes(1, 2)


def card_costs(lab: Pixels, plane: Plane, template: Template) -> Doubles:
    """(k,) how badly each card shows the row's five colours, both halves of it, 0 to about 1."""
    return order_costs(card_halves(lab, plane), template)[0]


def spoilt_spots(lab: Pixels, plane: Plane, template: Template, tuning: LocateTuning) -> Ints:
    """(k,) halves of drawers that show another colour, and borders without a colour step.

    Of 10 halves and 8 borders; all in the light in which the half card fits best.
    """
    spots, flat, _ = _spoilt(card_halves(lab, plane), template, tuning)
    return np.asarray(spots.sum(axis=(1, 2)) + flat.sum(axis=(1, 2)))


def hidden_spots(lab: Pixels, plane: Plane, template: Template, tuning: LocateTuning) -> Ints:
    """(k,) the same of the cards of a row, less halves that light alone makes other than usual.

    Light that fades from card to card shows a drawer as the same one on the next card, on which it
    is still told; what lies on a card does not.
    """
    seen = card_halves(lab, plane)
    spots, flat, order = _spoilt(seen, template, tuning)
    # Both halves of the drawers of one colour, (k, 5 colours, 2), and (k + 2, ...) with nobody at
    # the ends.
    place = order.argsort(axis=1)[:, None]
    shown = np.take_along_axis(seen, place[..., None], axis=2).swapaxes(1, 2)
    told = ~np.take_along_axis(spots, place, axis=2).swapaxes(1, 2)
    around = np.pad(shown, ((1, 1), (0, 0), (0, 0), (0, 0)))
    known = np.pad(told, ((1, 1), (0, 0), (0, 0)))
    alike = np.zeros_like(told)
    for beside in (0, 2):
        near = slice(beside, beside + len(seen))
        apart = np.linalg.norm(shown[:, :, :, None] - around[near, :, None], axis=-1)
        same = apart < tuning.lit_alike * template.scale
        alike |= (same & known[near, :, None]).any(axis=-1)
    return np.asarray((~told & ~alike).sum(axis=(1, 2)) + flat.sum(axis=(1, 2)))


def _spoilt(seen: Doubles, template: Template, tuning: LocateTuning) -> tuple[Flags, Flags, Ints]:
    """Which halves (k, 2, 5) and borders (k, 2, 4) are spoilt, and colours (k, 5) of drawers."""
    # Colours (k, 2, 5, 3) against the order that fits best. The light in which the half of a card
    # fits best holds for all its drawers, so that a covered one cannot choose its own.
    order = ORDERS[order_costs(seen, template)[1]]
    one = order[:, None]
    parts = misfits(seen, template).swapaxes(2, 3)
    shown = np.broadcast_to(one[:, :, None, :, None], (*parts.shape[:4], 1))
    own = np.take_along_axis(parts, shown, axis=4)[..., 0]
    lights = own.mean(axis=3).argmin(axis=2)
    spots = np.take_along_axis(own, lights[:, :, None, None], axis=2)[:, :, 0] > tuning.spot_misfit
    # A finger over a border leaves both drawers half seen, but the step between them is gone.
    expected = np.diff(template.lit[lights[..., None], one], axis=2)
    steps = np.nan_to_num(np.linalg.norm(np.diff(seen, axis=2), axis=-1))
    flat = steps < tuning.border_step * np.linalg.norm(expected, axis=-1)
    return np.asarray(spots), np.asarray(flat), order


def between(plane: Plane, costs: Doubles, tuning: LocateTuning) -> Flags:
    """(k,) what is no card, and lies between two cards that are too near for one between them.

    `costs` (k,) are how badly each shows the row's colours, worse than either of those two: a knot
    in a table, or a mark across two cards, may have been taken for a drawer.
    """
    none = np.zeros(len(costs), np.bool_)
    if len(costs) < 3:  # noqa: PLR2004 - one between two
        return none
    steps = np.linalg.norm(np.diff(middles(plane), axis=0), axis=1)
    near = steps[:-1] + steps[1:] < 2 * tuning.least_step * np.median(steps)
    none[1:-1] = near & (costs[1:-1] > np.maximum(costs[:-2], costs[2:]))
    return none


def expected_end(plane: Plane, *, left: bool) -> Doubles:
    """(2, 3) frame of the card that would come next at an end."""
    # As far as the cards usually lie apart, turned as the one at the end.
    places = middles(plane)
    last = 0 if left else -1
    step = np.median(np.diff(places, axis=0), axis=0) * (-1 if left else 1)
    linear = plane.frames[last, :, :2]
    return np.column_stack([linear, MIDDLE - linear @ (places[last] + step)])


def try_end(
    lab: Pixels, plane: Plane, template: Template, tuning: LocateTuning, *, left: bool
) -> Plane | None:
    """The row with one more card at an end, if the picture shows one there."""
    if len(plane.frames) < 2:  # noqa: PLR2004
        return None
    # All moves of the expected card are looked at together; at one place both halves of the card
    # must show the row's colours better than a card must that patches were found of, since nothing
    # else says so.
    moves = np.array(list(product(tuning.end_moves_x, tuning.end_moves_y)))
    frames = np.repeat(expected_end(plane, left=left)[None], len(moves), axis=0)
    frames[:, :, 2] -= moves
    halves = card_halves(lab, plane.with_frames(frames))
    costs = order_costs(halves.reshape(-1, 1, LINES, 3), template)[0].reshape(-1, 2).max(axis=1)
    costs += tuning.end_move_cost * np.abs(moves).sum(axis=1)
    if not (costs < tuning.card_cost / 2).any():
        return None
    likely = np.flatnonzero(costs < tuning.card_cost)
    # A plain table in shadow is near to all five colours, in one light or another.
    coloured = [all(_many_coloured(half, template, tuning) for half in halves[k]) for k in likely]
    likely = likely[coloured]
    if len(likely):
        likely = likely[spoilt_spots(lab, plane.with_frames(frames[likely]), template, tuning) <= 1]
    if not (costs[likely] < tuning.card_cost / 2).any():
        return None
    best = _best_place(lab, plane.with_frames(frames[likely]), costs[likely], tuning)
    row = [best, *plane.frames] if left else [*plane.frames, best]
    return plane.with_frames(np.stack(row))


def _best_place(lab: Pixels, options: Plane, costs: Doubles, tuning: LocateTuning) -> Doubles:
    """(2, 3) of the frames that one card could have, the one that meets edges and colours best."""
    # Beside four of its drawers a table may pass for the fifth, in glare as well as the drawer
    # itself; but only where the card lies do all six level lines meet edges.
    met = edges_at(lab, outlines(options, tuning.grow), tuning)
    return np.asarray(options.frames[(met - tuning.end_edges * costs).argmax()])


def _many_coloured(half: Doubles, template: Template, tuning: LocateTuning) -> bool:
    """Whether half a card (5, 3) shows colours that differ at all."""
    return usual_gap(half) > tuning.border_step * template.scale


def cut_at(
    lab: Pixels, plane: Plane, template: Template, tuning: LocateTuning, *, left: bool
) -> bool:
    """Whether the frame cuts a card in two that comes next at an end."""
    if len(plane.frames) < 2:  # noqa: PLR2004
        return False
    # The half next to the row is what the frame can leave of it: it is looked at where drawers are
    # usually seen, and at the very side, where less of it needs to be in the picture.
    one = plane.with_frames(expected_end(plane, left=left)[None])
    near = 1 if left else 0
    outline = outlines(one, 0.0)[0]
    size = np.array([lab.shape[1], lab.shape[0]])
    if ((outline >= 0) & (outline < size)).all():
        return False
    for spots in (SPOTS_X, STRIP_X):
        half = sample_slots(lab, one, np.arange(LINES), spots)[0, :, near]
        if not np.isnan(half).any():
            cost = float(order_costs(half[None, None], template)[0][0])
            return _many_coloured(half, template, tuning) and cost < tuning.card_cost
    return False


def leaves_frame(lab: Pixels, plane: Plane, template: Template, tuning: LocateTuning) -> bool:
    """Whether a card lies partly outside of the picture, and its drawers inside show the row's."""
    if not len(plane.frames):
        return False
    seen = card_halves(lab, plane)
    # Unseen halves count as misfits of 1: what is outside is taken off the cost, and what is left
    # is held to the same limit in proportion.
    outside = np.isnan(seen[..., 0]).mean(axis=(1, 2))
    costs = order_costs(seen, template)[0] - outside
    likely = (costs < tuning.card_cost * (1 - outside)) & (outside < SEEN_LEAST)
    return bool((likely & (outside > 0)).any())


def outlines(plane: Plane, grow: float) -> Doubles:
    """(k, 4, 2) pixels: the stacks' corners, patches grown outwards by `grow` pixels."""
    # A card's slots end where the next drawer begins; the coloured patch lies inside by the inset.
    inset = np.array([[0, 1], [0, 1], [0, -1], [0, -1]]) * plane.inset
    found = plane.pixels(CORNERS + inset)
    return found + grow * _outward(found)


def _outward(quads: Doubles) -> Doubles:
    """(k, 4, 2) unit steps along both sides away from the middle, for each corner."""
    before = quads - np.roll(quads, 1, axis=1)
    after = quads - np.roll(quads, -1, axis=1)
    unit: Doubles = before / np.linalg.norm(before, axis=-1, keepdims=True)
    other: Doubles = after / np.linalg.norm(after, axis=-1, keepdims=True)
    return unit + other
