"""An empty sheet for pen and paper, as values."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sideboards_score.model.objectives import Kind
from sideboards_score.model.rulebook import Rulebook
from sideboards_score.render.sentences.account import PARTS
from sideboards_score.render.sentences.objectives import ObjectiveText
from sideboards_score.render.sheet.content import Goal, goal_of
from sideboards_score.words import Words


class Blank(NamedTuple):
    """Everything on an empty sheet."""

    language: str
    title: str
    facts: tuple[str, ...]
    warning: str
    goals: tuple[Goal, ...]
    """The objectives of a game; none where there is room to draw them."""
    kinds: tuple[Mapping[str, str], ...]
    """The lines of the pad: part, label, and the points of each where they are known."""
    columns: int
    names: tuple[str, ...]
    labels: Mapping[str, str]
    """What stands before the lines to write on."""
    help: tuple[str, ...]
    """The figures that no card shows."""


class Known(NamedTuple):
    """What is known of a game before it is played."""

    names: tuple[str, ...] = ()
    goals: tuple[ObjectiveText, ...] = ()
    points: Mapping[str, int] = {}
    """The points of each combination, by kind."""
    facts: tuple[str, ...] = ()
    warning: str = ""


def blank_of(known: Known, columns: int, rulebook: Rulebook, words: Words) -> Blank:
    """An empty sheet, with the names and objectives that are known."""
    points = {**known.points, Kind.ROWS.value: rulebook.row_points}
    kinds = tuple(
        {"part": part, "label": _label(part, words), "each": str(points.get(part, ""))}
        for part in PARTS
    )
    labels = {
        "date": words("sheet-date"),
        "place": words("sheet-place"),
        "number": words("sheet-number"),
        "points": words("sheet-points-for-each"),
    }
    facts = (
        words("sheet-row-points", count=rulebook.row_points),
        words("sheet-bonus", steps=_steps(rulebook.bonus)),
        words("sheet-swap", count=rulebook.swap_points),
    )
    return Blank(
        words.language,
        words("sheet-title"),
        known.facts,
        known.warning,
        tuple(map(goal_of, known.goals)),
        kinds,
        columns,
        known.names,
        labels,
        facts,
    )


def _label(part: str, words: Words) -> str:
    kinds = {kind.value: kind for kind in Kind}
    return words.shown(kinds[part]) if part in kinds else words(part)


def _steps(bonus: Mapping[int, Sequence[int]]) -> str:
    """`2: 4 · 3: 8, 4 · 4–6: 8, 4, 2`."""
    counts: dict[tuple[int, ...], list[int]] = {}
    for players in sorted(bonus):
        counts.setdefault(tuple(bonus[players]), []).append(players)
    return " · ".join(
        f"{_span(players)}: {', '.join(map(str, points))}" for points, players in counts.items()
    )


def _span(players: Sequence[int]) -> str:
    return str(players[0]) if len(players) == 1 else f"{players[0]}–{players[-1]}"
