"""What stands on a score sheet, as values: texts, and drawings of the one drawing model."""

from collections.abc import Iterator
from typing import NamedTuple

from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.drawing import Drawing
from sideboards_score.model.possible import Hindsight
from sideboards_score.render.drawings.board import GRID_WIDTH, drawn_grid
from sideboards_score.render.drawings.legend import legend_items, pattern_drawing
from sideboards_score.render.sentences.account import Account
from sideboards_score.render.sentences.breakdown import Breakdown, breakdown_of
from sideboards_score.render.sentences.hindsight import hindsight_notes
from sideboards_score.render.sentences.objectives import ObjectiveText
from sideboards_score.render.sentences.pad import Pad, pad_of
from sideboards_score.words import Words

_LEGEND, _NARROW_LEGEND = 2450, 1280
"""By this width the legend is set: on paper small and in one line, since it is read once."""


class Goal(NamedTuple):
    """An objective, its pattern drawn where it has one."""

    kind: str
    number: str
    rule: str
    pattern: Drawing | None
    told: str
    """The rows of the pattern, for those who do not see it."""


class Counted(NamedTuple):
    """What counts of one part of a sideboard, each with its sign."""

    label: str
    items: tuple[tuple[str, str], ...]


class Board(NamedTuple):
    """A sideboard with what counts on it."""

    name: str
    total: str
    wins: bool
    drawing: Drawing
    told: str
    """The drawers line by line, for those who do not see the drawing."""
    counted: tuple[Counted, ...]


class Sheet(NamedTuple):
    """Everything on the sheet of a game."""

    language: str
    title: str
    facts: tuple[str, ...]
    warning: str
    goals_title: str
    goals: tuple[Goal, ...]
    pad: Pad
    result: tuple[str, ...]
    """Who wins, the band of a solo game, what can still change; as far as there is any."""
    boards: tuple[Board, ...]
    legend: Drawing
    legend_text: str
    notes_title: str
    notes: tuple[str, ...]


def sheet_of(
    score: GameScore, words: Words, *, narrow: bool = False, hindsight: Hindsight | None = None
) -> Sheet:
    """The sheet of a scored game; on a narrow one the legend has several lines.

    With `hindsight` the notes tell what was possible, too.
    """
    possible = [] if hindsight is None else hindsight_notes(hindsight, words)
    told = breakdown_of(score, words)
    pad = pad_of(score, words)
    ranking = told.ranking
    result = (ranking.winners, ranking.band, *ranking.doubts)
    return Sheet(
        words.language,
        told.head.title,
        told.head.facts,
        told.head.warning,
        words("objectives-title"),
        tuple(map(goal_of, told.objectives)),
        pad,
        tuple(text for text in result if text),
        tuple(_boards(told, pad, words)),
        _legend(told, _NARROW_LEGEND if narrow else _LEGEND, words),
        told.legend,
        words("notes-title"),
        (*told.notes, *possible),
    )


def goal_of(text: ObjectiveText) -> Goal:
    """An objective in words and as a drawing."""
    pattern = pattern_drawing(text.pattern) if text.pattern else None
    return Goal(text.kind, text.number, text.rule, pattern, " / ".join(text.pattern))


def _boards(told: Breakdown, pad: Pad, words: Words) -> Iterator[Board]:
    for account, wins in zip(told.accounts, pad.wins, strict=True):
        yield Board(
            account.name,
            account.total,
            wins,
            _drawing(account),
            _told(account, words),
            tuple(
                Counted(entry.label, tuple((item.sign, item.text) for item in entry.items))
                for entry in account.entries
                if entry.items
            ),
        )


def _drawing(account: Account) -> Drawing:
    items, bottom = drawn_grid(account.sideboard, account.groups, {}, 0, GRID_WIDTH)
    return Drawing(GRID_WIDTH, round(bottom), tuple(items))


def _told(account: Account, words: Words) -> str:
    lines = str(account.sideboard).split("\n")
    return "; ".join(
        f"{words('where-line', name=number)} {' '.join(line.split())}"
        for number, line in enumerate(lines, 1)
    )


def _legend(told: Breakdown, width: int, words: Words) -> Drawing:
    """What the signs mean that are on some board."""
    slots = {group.slot for account in told.accounts for group in account.groups}
    items, bottom = legend_items(slots, 0, 0, width, words)
    return Drawing(width, round(bottom), tuple(items))
