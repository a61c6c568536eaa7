"""Where the rows of several players lie on one table."""

from dataclasses import dataclass

import cv2
import numpy as np
from photo_noise import Array, between

SQUARE = (0.0, 180.0, 90.0, 270.0)
"""Turns of the rows of people on the four sides of a table: below, above, left, right."""
MARGIN = 2.5
"""Centimetres between two rows at least."""
TRIES = 400


@dataclass(frozen=True)
class Place:
    """Where a row lies: its middle on the table in centimetres, its turn clockwise in degrees."""

    middle: tuple[float, float]
    turn: float

    def moved(self, points: Array) -> Array:
        """Points (n, 2) of a row around the origin, as they lie."""
        turn = np.radians(self.turn)
        c, s = np.cos(turn), np.sin(turn)
        return np.asarray(points @ np.array([[c, s], [-s, c]]) + np.array(self.middle))


def choose_turns(rng: np.random.Generator, rows: int, turns: str) -> tuple[float, ...]:
    """How the rows are turned.

    `square`: by the side of the table where its owner sits, give or take some degrees.
    `same`: all towards the one who takes the photo. `any`: every row by any angle.
    """
    slack = rng.uniform(-7, 7, rows)
    if turns == "any":
        return tuple(float(angle) for angle in rng.uniform(0, 360, rows))
    if turns == "same":
        return tuple(float(angle) % 360 for angle in slack * 0.5)
    sides = [SQUARE[index % 4] for index in range(rows)]
    return tuple(float(side + slip) % 360 for side, slip in zip(sides, slack, strict=True))


def put_down(
    rng: np.random.Generator, sizes: list[tuple[float, float]], turns: tuple[float, ...]
) -> list[Place]:
    """A place for each row, given its width and height in centimetres: near, and none on another.

    A row lies before its owner, so from the middle of the table it is shifted towards its own
    lower edge.
    """
    taken: list[Array] = []
    places: list[Place] = []
    for size, turn in zip(sizes, turns, strict=True):
        free = [place for place in _tried(rng, turn) if not _meets(_outline(place, size), taken)]
        place = min(free, key=lambda each: _far(rng, each))
        places.append(place)
        taken.append(_outline(place, size))
    return places


def _tried(rng: np.random.Generator, turn: float) -> list[Place]:
    """Many places before the owner of a row that is turned so."""
    toward = Place((0.0, 0.0), turn)
    steps = np.column_stack([rng.normal(0, 16, TRIES), rng.uniform(4, 160, TRIES)])
    return [Place((float(x), float(y)), turn) for x, y in toward.moved(steps)]


def _far(rng: np.random.Generator, place: Place) -> float:
    """How far out a place is, give or take a little."""
    return float(np.hypot(*place.middle)) + between(rng, 0, 5)


def _outline(place: Place, size: tuple[float, float]) -> Array:
    """The corners (4, 2) of a row with half the margin around it."""
    x, y = size[0] / 2 + MARGIN / 2, size[1] / 2 + MARGIN / 2
    return place.moved(np.array([[-x, -y], [x, -y], [x, y], [-x, y]])).astype(np.float32)


def _meets(outline: Array, taken: list[Array]) -> bool:
    """Whether the outline lies on one that is taken."""
    return any(cv2.intersectConvexConvex(outline, other)[0] > 0 for other in taken)
