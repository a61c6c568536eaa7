"""Cards of the row that no patch was found of: expected from their neighbours, then looked at."""

import numpy as np

from sideboards_score.photo.bands import Pixels
from sideboards_score.photo.phase import SPOTS_X, sample_slots
from sideboards_score.photo.plane import Doubles, Plane
from sideboards_score.photo.row_colors import DRAWERS, ORDERS, Template, misfits, order_costs
from sideboards_score.photo.tuning_locate import LocateTuning

MIDDLE = np.array([0.5, DRAWERS / 2])
CORNERS = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, DRAWERS], [0.0, DRAWERS]])


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
    linear = left[:, :2] + part * (right[:, :2] - left[:, :2])
    return np.column_stack([linear, MIDDLE - linear @ place])


def card_cost(lab: Pixels, plane: Plane, k: int, template: Template) -> float:
    """How badly card k shows the row's five colours, both halves of it, 0 to about 1."""
    halves = sample_slots(lab, plane, k, np.arange(DRAWERS)).transpose(1, 0, 2)
    return float(order_costs(halves[None], template)[0][0])


def spoilt_spots(
    lab: Pixels, plane: Plane, k: int, template: Template, tuning: LocateTuning
) -> int:
    """Halves of card k's drawers that show another colour, and borders without a colour step.

    Of 10 halves and 8 borders; all in the light in which the half card fits best.
    """
    seen = sample_slots(lab, plane, k, np.arange(DRAWERS)).transpose(1, 0, 2)
    order = ORDERS[order_costs(seen[None], template)[1][0]]
    parts = misfits(seen, template).swapaxes(2, 3)
    own = parts[:, np.arange(DRAWERS), order]
    lights = own.mean(axis=1).argmin(axis=1)
    spots = own[np.arange(2), :, lights] > tuning.spot_misfit
    expected = template.lit[lights][:, order]
    shown = np.nan_to_num(np.linalg.norm(np.diff(seen, axis=1), axis=-1))
    flat = shown < tuning.border_step * np.linalg.norm(np.diff(expected, axis=1), axis=-1)
    return int(spots.sum() + flat.sum())


def expected_end(plane: Plane, *, left: bool) -> Doubles:
    """(2, 3) frame of the card that would come next at an end."""
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
    expected = expected_end(plane, left=left)
    best, least = None, tuning.card_cost / 2
    for dx in tuning.end_moves_x:
        for dy in tuning.end_moves_y:
            frame = expected - np.array([[0, 0, dx], [0, 0, dy]])
            one = plane.with_frames(frame[None])
            halves = sample_slots(lab, one, 0, np.arange(DRAWERS)).transpose(1, 0, 2)
            cost = float(order_costs(halves[:, None], template)[0].max())
            cost += tuning.end_move_cost * (abs(dx) + abs(dy))
            if cost < least and spoilt_spots(lab, one, 0, template, tuning) <= 1:
                best, least = frame, cost
    if best is None:
        return None
    frames = [best, *plane.frames] if left else [*plane.frames, best]
    return plane.with_frames(np.stack(frames))


def cut_at(
    lab: Pixels, plane: Plane, template: Template, tuning: LocateTuning, *, left: bool
) -> bool:
    """Whether the frame cuts a card in two that comes next at an end."""
    if len(plane.frames) < 2:  # noqa: PLR2004
        return False
    one = plane.with_frames(expected_end(plane, left=left)[None])
    near = 1 if left else 0
    outline = outlines(one, 0.0)[0]
    size = np.array([lab.shape[1], lab.shape[0]])
    if ((outline >= 0) & (outline < size)).all():
        return False
    for spots in (SPOTS_X, STRIP_X):
        half = sample_slots(lab, one, 0, np.arange(DRAWERS), spots)[:, near]
        if not np.isnan(half).any():
            return float(order_costs(half[None, None], template)[0][0]) < tuning.card_cost
    return False


def leaves_frame(
    lab: Pixels, plane: Plane, k: int, template: Template, tuning: LocateTuning
) -> bool:
    """Whether card k lies partly outside of the picture, and its drawers inside show the row's."""
    seen = sample_slots(lab, plane, k, np.arange(DRAWERS)).transpose(1, 0, 2)
    outside = float(np.isnan(seen[..., 0]).mean())
    if not 0 < outside < SEEN_LEAST:
        return False
    cost = float(order_costs(seen[None], template)[0][0]) - outside
    return cost < tuning.card_cost * (1 - outside)


SEEN_LEAST = 0.7
"""Part of a card that must be outside to say nothing of it: at least two drawers are seen."""

STRIP_X = np.array([0.04, 0.07, 0.1, 0.9, 0.93, 0.96])
"""Places at the very sides of a card, in widths."""


def outlines(plane: Plane, grow: float) -> Doubles:
    """(k, 4, 2) pixels: the stacks' corners, patches grown outwards by `grow` pixels."""
    inset = np.array([[0, 1], [0, 1], [0, -1], [0, -1]]) * plane.inset
    found = np.stack([plane.pixels(k, CORNERS + inset) for k in range(len(plane.frames))])
    return found + grow * _outward(found)


def _outward(quads: Doubles) -> Doubles:
    """(k, 4, 2) unit steps along both sides away from the middle, for each corner."""
    before = quads - np.roll(quads, 1, axis=1)
    after = quads - np.roll(quads, -1, axis=1)
    unit: Doubles = before / np.linalg.norm(before, axis=-1, keepdims=True)
    other: Doubles = after / np.linalg.norm(after, axis=-1, keepdims=True)
    return unit + other
