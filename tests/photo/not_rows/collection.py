"""All pictures that are no row, by name."""

import zlib

import numpy as np
from photo_noise import Array

from tests.photo.not_rows import (
    calendars,
    diagrams,
    near,
    outdoors,
    samples,
    shelves,
    textiles,
    toys,
)
from tests.photo.not_rows.paper import Draw, photographed

TOPICS = (near, diagrams, textiles, calendars, samples, shelves, outdoors, toys)
NOT_ROWS: dict[str, Draw] = {name: draw for topic in TOPICS for name, draw in topic.KINDS.items()}


def not_a_row(name: str, seed: int = 1) -> Array:
    """The photo of one of `NOT_ROWS`, (h, w, 3) BGR uint8."""
    rng = np.random.default_rng([seed, zlib.crc32(name.encode())])
    return photographed(rng, NOT_ROWS[name](rng))
