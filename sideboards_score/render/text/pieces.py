"""Pieces of pages that several pages share."""

from collections.abc import Sequence

from sideboards_score.render.page import BLANK, Page, Row, Span, row, table, title
from sideboards_score.render.sentences.breakdown import Head, Ranking
from sideboards_score.render.sentences.objectives import ObjectiveText
from sideboards_score.words import Words


def head_rows(head: Head) -> Page:
    """The head of a page, with its warning."""
    return [title(head.title), row(" · ".join(head.facts)), *warning_rows(head.warning)]


def warning_rows(warning: str) -> Page:
    """The warning about an invented deck, if there is one."""
    return [row(Span(warning, "bold"))] if warning else []


def objectives_rows(objectives: Sequence[ObjectiveText], words: Words) -> Page:
    """The objectives of a game below their title."""
    lines = [line for objective in objectives for line in objective_lines(objective)]
    return [title(words("objectives-title")), *table(lines)]


def objective_lines(objective: ObjectiveText) -> list[tuple[str, str, str]]:
    """Kind, number and rule of an objective, a pattern drawn below its points."""
    kind, number, rule, pattern = objective
    if not pattern:
        return [(kind, number, rule)]
    first, *rest = pattern
    return [(kind, number, f"{first}   {rule}"), *(("", "", drawn) for drawn in rest)]


def ranking_rows(ranking: Ranking, words: Words) -> Page:
    """The players by total, and who wins."""
    lines = [(str(place), name, points) for place, name, points in ranking.places]
    said = [Span(ranking.winners, "bold"), Span(ranking.band), *map(Span, ranking.doubts)]
    page = [title(words("ranking-title")), *table(lines)]
    return page + [row("  ", text, hang=2) for text in said if text.text]


def notes_rows(notes: Sequence[str], words: Words) -> Page:
    """The notes at the end of a page, if there are any."""
    if not notes:
        return []
    return [BLANK, title(words("notes-title")), *map(point, notes)]


def point(text: str) -> Row:
    """One of several sentences."""
    return row("  - ", text, hang=4)
