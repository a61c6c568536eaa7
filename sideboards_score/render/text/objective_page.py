"""Objectives as text: one card with its pattern in every form, or all of a deck."""

from collections.abc import Iterable

from sideboards_score.model.objectives import Kind, Objective, Pattern, RowObjective, Turning
from sideboards_score.model.rulebook import Edition
from sideboards_score.render.page import BLANK, Page, row, table, title, wrapped
from sideboards_score.render.sentences.objectives import (
    objective_number,
    row_rule,
    summary,
)
from sideboards_score.words import Words


def objective_page(
    objective: Objective, deck_lines: Page, editions: Iterable[Edition], words: Words
) -> Page:
    """One objective card: what it counts, and its pattern in every form."""
    head = title(f"{words.shown(objective.kind)}, {objective_number(objective, words)}")
    return wrapped([head, *deck_lines, BLANK, *_objective_body(objective, list(editions), words)])


def _objective_body(objective: Objective, editions: list[Edition], words: Words) -> Page:
    if isinstance(objective, RowObjective):
        return [row("  ", row_rule(objective, words), hang=2)]
    points = objective.points
    page = [] if points is None else [row("  ", words("points-each", count=points))]
    if objective.pattern is None:
        return [*page, row("  ", words("pattern-unknown-how"), hang=2)]
    if points is None:
        page.append(row("  ", words("points-unknown-how", number=objective.number), hang=2))
    for (turning, key), codes in _ways_of_turning(editions, words).items():
        head = row("  ", words(key, editions=codes), hang=2)
        page += [BLANK, head, *pattern_forms(objective.pattern, turning)]
    return page


def _ways_of_turning(
    editions: Iterable[Edition], words: Words
) -> dict[tuple[Turning, str], list[str]]:
    """The codes of the editions by how they turn a pattern and the sentence that says so."""
    ways: dict[tuple[Turning, str], list[str]] = {}
    for edition in editions:
        key = f"forms-{edition.note}"  # of an edition whose note is about turning
        if edition.note is None or not words.has(key):
            key = f"forms-{edition.turning.value}"
        ways.setdefault((edition.turning, key), []).append(edition.code)
    return ways


def pattern_forms(pattern: Pattern, turning: Turning) -> Page:
    """The forms of a pattern, side by side."""
    forms = [form.rows for form in pattern.forms(turning)]
    height = max(len(form) for form in forms)
    drawn = [
        tuple(form[line] if line < len(form) else "" for form in forms) for line in range(height)
    ]
    page: Page = []
    per_line = 4
    for start in range(0, len(forms), per_line):
        chunk = [line[start : start + per_line] for line in drawn]
        page += [line for line in table(chunk, indent=4, gap=4) if line.text.strip()]
        if start + per_line < len(forms):
            page.append(BLANK)
    return page


def objective_list(objectives: list[Objective], words: Words) -> Page:
    """All objectives of a deck with what is known of them."""
    page: Page = []
    for kind in Kind:
        members = [objective for objective in objectives if objective.kind is kind]
        if members:
            lines = [(str(objective.number), summary(objective, words)) for objective in members]
            page += [BLANK, title(words.shown(kind)), *table(lines)]
    return page
