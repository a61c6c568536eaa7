"""Two rows in one line, as people lay them who sit side by side, are parted again."""

import numpy as np

from sideboards_score.photo.arrays import Doubles, Flags
from sideboards_score.photo.locate.cards.missing_cards import middles
from sideboards_score.photo.locate.plane import Plane
from sideboards_score.photo.locate.several.tuning import TABLE, TableTuning


def rows_in_line(plane: Plane, good: Flags, cards: int, tuning: TableTuning = TABLE) -> list[Plane]:
    """The rows that a line of more than eight cards is made of, from left to right.

    `good` (k,) says which show the row's colours: where none does, a gap was taken for a card.
    """
    parts: list[Doubles] = []
    for run in _runs(good):
        one = plane.with_frames(plane.frames[run])
        parts += [one.frames] if len(run) <= cards else _cut_wide(one, tuning)
    return [plane.with_frames(frames) for frames in parts]


def _runs(good: Flags) -> list[list[int]]:
    runs: list[list[int]] = [[]]
    for k, is_good in enumerate(good.tolist()):
        if is_good:
            runs[-1].append(k)
        elif runs[-1]:
            runs.append([])
    return [run for run in runs if run]


def _cut_wide(plane: Plane, tuning: TableTuning) -> list[Doubles]:
    """Cut where cards lie further apart than usual."""
    places = middles(plane) @ plane.mean_linear().T
    steps = np.linalg.norm(np.diff(places, axis=0), axis=1)
    cuts = np.flatnonzero(steps > tuning.apart * np.median(steps)) + 1
    return list(np.split(plane.frames, cuts))
