"""How much searching the slips of one claim may take: in steps, so that every machine agrees."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sideboards_score.rules.count.packing import Form, best_of_forms
from sideboards_score.rules.count.steps import Steps, TooManySteps

_Found = TypeVar("_Found")

MOST_AT_ONCE = 4000
"""Steps of one search: the hardest full sideboards seen, all of one colour, take half as many."""

MOST = 16_000
"""Steps for one claim: printed cards take some hundreds, cards of every kind up to 1,400."""


@dataclass
class Search:
    """Searches for slips, each result kept; what would take too long is left out."""

    left: int = MOST
    known: dict[Hashable, tuple[Any, int]] = field(default_factory=dict)
    """What was found, None where it took too long, and the steps that it took."""

    def restart(self) -> None:
        """Begin with another claim. What is known costs the same again: no claim helps another."""
        self.left = MOST

    def packed(self, lanes: int, forms: tuple[Form, ...]) -> list[int] | None:
        """The most placements of which no two share a drawer."""
        return self.found((lanes, forms), lambda steps: best_of_forms(lanes, forms, steps))

    def found(self, key: Hashable, search: Callable[[Steps], _Found]) -> _Found | None:
        """What a search finds; None where it takes too long."""
        if self.left <= 0:
            return None
        if key not in self.known:
            self.known[key] = _counted(search)
        result, cost = self.known[key]
        self.left -= cost
        return result  # type: ignore[no-any-return]


def _counted(search: Callable[[Steps], _Found]) -> tuple[_Found | None, int]:
    steps = Steps(MOST_AT_ONCE)
    try:
        found: _Found | None = search(steps)
    except TooManySteps:
        found = None
    return found, MOST_AT_ONCE - steps.left + 1
