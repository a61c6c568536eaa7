"""How the service speaks to whoever uses it: questions and progress are callbacks."""

from collections.abc import Callable, Mapping

from sideboards_score.model.cards import Drawer
from sideboards_score.model.reading import Reading
from sideboards_score.model.sideboard import Place

Ask = Callable[[Reading], Mapping[Place, Drawer]]
"""Asks a person for the doubtful drawers of a reading; what it gives back is certain."""

Progress = Callable[[int, int], None]
"""Is told how many photos of how many are read."""


def silent(done: int, count: int) -> None:
    """Progress that nobody watches."""
