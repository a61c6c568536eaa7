"""The breakdown of a scored game as a page of text."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len

from sideboards_score.model.breakdown import GameScore
from sideboards_score.render.page import BLANK, WIDTH, Page, Row, Span, padded, row, rule, wrapped
from sideboards_score.render.sentences.account import Account, Entry, Item
from sideboards_score.render.sentences.breakdown import breakdown_of
from sideboards_score.render.sentences.marks import marks_of
from sideboards_score.render.sentences.pad import pad_of
from sideboards_score.render.text.grid import sideboard_grid
from sideboards_score.render.text.pad import pad_rows, result_rows
from sideboards_score.render.text.pieces import (
    head_rows,
    notes_rows,
    objectives_rows,
    ranking_rows,
)
from sideboards_score.words import Words

_LABEL = 12
_FIGURES = 6
"""Columns at the right that are kept for points."""
_ITEMS = 4
"""Columns that combinations are indented by."""
_GAP = 3
"""Columns between two combinations."""


def score_page(score: GameScore, words: Words, *, short: bool = False) -> Page:
    """Everything about a game: the pad, each player line by line, the ranking, the rulings.

    The short page ends after the pad and who wins.
    """
    told = breakdown_of(score, words)
    page = [*head_rows(told.head), BLANK, *pad_rows(pad_of(score, words))]
    page += result_rows(told.ranking)
    if short:
        return wrapped(page)
    page += [BLANK, *objectives_rows(told.objectives, words)]
    page += [BLANK, row(told.legend)]
    for account in told.accounts:
        page += [BLANK, *_account(account, words)]
    page += [BLANK, *ranking_rows(told.ranking, words)]
    return wrapped([*page, *notes_rows(told.notes, words)])


def _account(account: Account, words: Words) -> Page:
    """One player: the grid, then every point with its reason."""
    return [
        rule(account.name, account.total),
        *sideboard_grid(account.sideboard, marks_of(account.groups)),
        BLANK,
        *entries_rows(account.entries, words),
    ]


def entries_rows(entries: Iterable[Entry], words: Words) -> Page:
    """Parts of an account: the points of each with all that they come from."""
    return [line for entry in entries for line in _entry(entry, words)]


def _entry(entry: Entry, words: Words) -> Page:
    """What, why, and the points at the right of the first line; below it what was counted."""
    style = "bold" if entry.part == "total" else ""
    text = f"  {padded(entry.label, _LABEL)} {_reason(entry, words)}"
    left = row(Span(text, style), hang=_LABEL + 3)
    first, *rest = wrapped([left], WIDTH - _FIGURES)
    room = WIDTH - cell_len(first.text)
    points = Span(str(entry.points).rjust(room), style or "bold")
    return [Row((*first.spans, points)), *rest, *_items(entry)]


def _reason(entry: Entry, words: Words) -> str:
    text = entry.reason
    for note in entry.notes:
        text = words("and-also", text=text, more=note)
    return text


def _items(entry: Entry) -> Page:
    """A row has a line of its own; combinations stand side by side."""
    if entry.part == "rows":
        return [row(f"     {item.sign} ", item.text) for item in entry.items]
    return _in_columns(entry.items)


def _in_columns(items: Sequence[Item]) -> Page:
    """Combinations in as many columns as fit."""
    texts = [f"{item.sign:>2} {item.text}" for item in items]
    size = max(map(cell_len, texts), default=0) + _GAP
    per_line = max(1, (WIDTH - _ITEMS) // size)
    lines = [texts[start : start + per_line] for start in range(0, len(texts), per_line)]
    return [
        row(" " * _ITEMS, "".join(padded(text, size) for text in line).rstrip()) for line in lines
    ]
