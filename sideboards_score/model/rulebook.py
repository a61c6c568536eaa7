"""The figures of the rulebooks, as values. They are read from `card_db/rules.yaml`."""

from collections.abc import Mapping
from typing import NamedTuple

from sideboards_score.model.objectives import Turning


class Edition(NamedTuple):
    """One rulebook: its language code and how it lets a pattern be turned."""

    code: str
    turning: Turning
    note: str | None = None
    """The kind of the note on its turning, told where that changes a count."""


class SoloStep(NamedTuple):
    """A solo bonus: from so many drawers on, so many points."""

    drawers: int
    points: int


class Band(NamedTuple):
    """A solo ranking: from `low` points up to `high`, without limit if that is None."""

    low: int
    high: int | None

    @property
    def name(self) -> str:
        """The band as scripts know it: `55+`, `35-44`."""
        return f"{self.low}+" if self.high is None else f"{self.low}-{self.high}"


class Rulebook(NamedTuple):
    """Every figure that scoring needs and no card shows."""

    row_points: int
    """Points per drawer of a counted row."""
    swap_points: int
    """Points for a swap card that was not used."""
    bonus: Mapping[int, tuple[int, ...]]
    """Row bonus by number of players, the longest row first."""
    solo_steps: Mapping[int, tuple[SoloStep, ...]]
    """Solo bonus by number of counted rows, the highest step first."""
    bands: tuple[Band, ...]
    """Solo ranking, the best band first."""
    editions: Mapping[str, Edition]
    lines_read: Mapping[str, Mapping[tuple[int, ...], tuple[int, ...]]] = {}
    """Lines as an edition's own text names them, where it differs from the objective card."""

    def lines_of(self, edition: str, lines: tuple[int, ...]) -> tuple[int, ...]:
        """The lines that the text of an edition makes of those of an objective card."""
        return self.lines_read.get(edition, {}).get(lines, lines)

    @property
    def most_players(self) -> int:
        """The largest number of players that the rulebooks provide for."""
        return max(self.bonus)
