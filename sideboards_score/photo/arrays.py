"""The kinds of arrays that the steps of the photo reading hand on, and every order of colours."""

from itertools import permutations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sideboards_score.model.cards import LINES

Pixels = NDArray[np.uint8]
"""(h, w, 3), BGR in sRGB or 8-bit Lab; row 0 is the upper edge, and middles of pixels are whole."""
Singles = NDArray[np.float32]
Doubles = NDArray[np.float64]
Waves = NDArray[np.complex64]
Floats = NDArray[np.floating[Any]]
"""Of either size."""
Ints = NDArray[np.intp]
"""Indices and counts."""
Flags = NDArray[np.bool_]

ORDERS: Ints = np.array(list(permutations(range(LINES))), np.intp)
"""(120, 5) the colour of each drawer from the top down, for every order of five colours."""


def middle(values: NDArray[Any], axis: int) -> Floats:
    """Medians along an axis; on short axes in a fraction of the time that NumPy's own takes."""
    count = values.shape[axis]
    ranked = _ranked(np.moveaxis(values, axis, 0))
    low, high = ranked[(count - 1) // 2], ranked[count // 2]
    if values.dtype == np.uint8:  # their sum would be too large for a byte
        low, high = low.astype(np.float32), high.astype(np.float32)
    return np.asarray((low + high) / 2)


def at_percent(values: NDArray[Any], percent: float) -> tuple[int, int, float]:
    """The two whole numbers from 0 between which a percentile lies, and how far behind the first.

    As NumPy has it, which sorts them all: they are counted, which is far quicker.
    """
    counts = np.cumsum(np.bincount(values.ravel()))
    place = percent / 100 * (values.size - 1)
    low, high = np.searchsorted(counts, [int(place), -int(-place // 1)], side="right")
    return int(low), int(high), place % 1


_SHORT = 10
"""Up to so many values it is quicker to sort all places at once, by swapping neighbours."""
_SHORT_BYTES = 40
"""The same for bytes, which are compared by the dozen."""


def _ranked(values: NDArray[Any]) -> NDArray[Any]:
    """(n, ...) sorted along the first axis."""
    if len(values) > (_SHORT_BYTES if values.dtype == np.uint8 else _SHORT):
        return np.sort(values, axis=0)
    ranked = values.copy(order="C")
    for turn in range(len(values)):  # each of them sees to every second pair of neighbours
        lower, upper = ranked[turn % 2 : -1 : 2], ranked[turn % 2 + 1 :: 2]
        least = np.minimum(lower, upper)
        np.maximum(lower, upper, out=upper)
        lower[...] = least
    return ranked
