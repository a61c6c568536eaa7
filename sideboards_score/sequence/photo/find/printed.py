"""Squares by the print on their cards, where lines between them are too pale to be seen.

Every card bears its print in the same places, so what is printed repeats ten times across a board
and ten times down. That tells how large squares are, and not where the first one begins; but rims
are as wide on all four sides.
"""

from functools import cache
from typing import NamedTuple

import cv2
import numpy as np

from sideboards_score.photo.arrays import Doubles, Pixels, Singles
from sideboards_score.sequence.model.board import SIDE
from sideboards_score.sequence.photo.find.lattice import between, edges_in
from sideboards_score.sequence.photo.tuning import BoardTuning


class Printed(NamedTuple):
    """Squares within an outline."""

    corners: Doubles
    """(4, 2) of the squares, in the picture."""
    clear: bool
    """Whether print repeats ten times far better than any other number of times."""
    worth: float
    """What part of it repeats, by how clearly the outline is one."""


def printed_in(picture: Pixels, quads: list[Doubles], tuning: BoardTuning) -> list[Printed]:
    """Ten squares by their print within some of the outlines, the clearest first.

    Squares that lie aslant on those of a board repeat as well, but less than these.
    """
    found = [each for quad in quads if (each := _printed(picture, quad, tuning)) is not None]
    least = tuning.print_alike * max((each.worth for each in found), default=0.0)
    likely = sorted((each for each in found if each.worth >= least), key=lambda each: -each.worth)
    return likely[: tuning.print_tried]


def _printed(picture: Pixels, quad: Doubles, tuning: BoardTuning) -> Printed | None:
    """The squares in an outline; None where print does not repeat ten times."""
    across, down, _ = edges_in(picture, quad, tuning)
    profiles = across.mean(axis=0), down.mean(axis=1)
    margin, repeats = _repeats(profiles, SIDE, tuning)
    if repeats < tuning.print_repeats:
        return None
    others = (
        rival
        for count in tuning.counts
        for other, rival in [_repeats(profiles, count, tuning)]
        if not _said_by_ten(count, (1 - 2 * other) / (1 - 2 * margin), tuning)
    )
    clear = max(others) <= tuning.print_rival * repeats
    corners = between(quad, np.array([[margin, 1 - margin]] * 2), 1)
    return Printed(corners, clear, repeats * _outlined(profiles, tuning))


def _said_by_ten(count: int, part: float, tuning: BoardTuning) -> bool:
    """Whether another number of squares, on such a part of the ten, repeats because ten do.

    Fewer of the same size do, and so does half of every square.
    """
    alike = abs(part * SIDE / count - 1) < tuning.same_size
    return count in (SIDE, 2 * SIDE) or (count < SIDE and alike)


def _repeats(
    profiles: tuple[Singles, Singles], count: int, tuning: BoardTuning
) -> tuple[float, float]:
    """The width of the rim with which most repeats so many times, and how much both ways."""
    both = [_repeating(profile, count, tuning) for profile in profiles]
    least = np.min(both, axis=0)
    best = int(np.argmax(least))
    return float(_margins(tuning)[best]), float(least[best])


def _repeating(profile: Singles, count: int, tuning: BoardTuning) -> Doubles:
    """What part of a profile repeats so many times, for each width of the rim.

    Its variance, less that within each place of a square; by chance one in `count` is left.
    """
    smooth = (
        profile - cv2.blur(profile.reshape(1, -1), (tuning.flat_side // tuning.print_blur, 1))[0]
    )
    places = _places(count, tuning)
    seen = np.interp(places.ravel(), np.arange(len(profile)), smooth).reshape(
        len(places), count, -1
    )
    seen -= seen.mean(axis=(1, 2), keepdims=True)
    alike = (seen.mean(axis=1) ** 2).mean(axis=1) / np.maximum((seen**2).mean(axis=(1, 2)), 1e-9)
    return np.asarray((alike * count - 1) / (count - 1), np.float64)


def _margins(tuning: BoardTuning) -> Doubles:
    first, last, step = tuning.print_margins
    return np.arange(first, last, step)


@cache
def _places(count: int, tuning: BoardTuning) -> Doubles:
    """Pixels (margins, count * samples) along a profile."""
    margins = _margins(tuning)[:, None]
    samples = count * tuning.print_samples
    along = margins + (1 - 2 * margins) * ((np.arange(samples) + 0.5) / samples)[None]
    return np.asarray(tuning.flat_pad + along * tuning.flat_side - 0.5, np.float64)


def _outlined(profiles: tuple[Singles, Singles], tuning: BoardTuning) -> float:
    """The edge along that side of an outline that shows least of one, a little beside it, too."""
    side, pad, near = tuning.flat_side, tuning.flat_pad, tuning.outline_near
    return min(
        float(profile[at - near : at + near + 1].max())
        for profile in profiles
        for at in (pad, pad + side - 1)
    )
