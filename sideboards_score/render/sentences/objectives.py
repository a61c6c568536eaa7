"""Objectives in words and drawings."""

from collections.abc import Iterable

from sideboards_score.model.objectives import Kind, Objective, Pattern, RowObjective, Turning
from sideboards_score.model.rulebook import Edition
from sideboards_score.render.page import BLANK, Page, row, table, title, wrapped
from sideboards_score.words import Words


def objective_number(objective: Objective, words: Words) -> str:
    """`no. 9`, or that it was typed on the spot."""
    if objective.number is None:
        return words("objective-typed")
    return words("objective-no", number=objective.number)


def row_rule(objective: RowObjective, words: Words) -> str:
    """What a row objective counts, in one phrase."""
    of = words(f"of-{objective.of.value}")
    if objective.lines and objective.value is not None:
        count = len(objective.lines)
        return words("rows-value-lines", value=objective.value, lines=objective.lines, count=count)
    if objective.lines:
        return words("rows-lines", of=of, lines=objective.lines, count=len(objective.lines))
    if objective.value is not None:
        return words("rows-value", value=objective.value, count=objective.rows)
    return words("rows-any", of=of, count=objective.rows)


def summary(objective: Objective, words: Words) -> str:
    """The objective in one line."""
    if isinstance(objective, RowObjective):
        return row_rule(objective, words)
    pattern, points = objective.pattern, objective.points
    if pattern is None and points is None:
        return words("pattern-unknown")
    if pattern is None:
        return words("pattern-unknown-points", count=points)
    if points is None:
        return f"{pattern.text}  {words('points-unknown')}"
    return words("pattern-summary", pattern=pattern.text, count=points)


def objective_rows(
    objective: Objective, points_each: int, words: Words
) -> list[tuple[str, str, str]]:
    """Kind, number and rule of an objective, a pattern drawn below its points."""
    head = (words.shown(objective.kind), objective_number(objective, words))
    if isinstance(objective, RowObjective):
        rule = words("row-points-each", rule=row_rule(objective, words), count=points_each)
        return [(*head, rule)]
    if objective.pattern is None or objective.points is None:
        return [(*head, words("pattern-unknown"))]
    first, *rest = objective.pattern.rows
    each = words("points-each", count=objective.points)
    lines = [(*head, f"{first}   {each}")]
    return lines + [("", "", drawn) for drawn in rest]


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
    for turning, key in ((Turning.ANY, "forms-any"), (Turning.HALF, "forms-half")):
        codes = [edition.code for edition in editions if edition.turning is turning]
        head = row("  ", words(key, editions=codes), hang=2)
        page += [BLANK, head, *pattern_forms(objective.pattern, turning)]
    return page


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


def objective_list(objectives: "list[Objective]", words: Words) -> Page:
    """All objectives of a deck with what is known of them."""
    page: Page = []
    for kind in Kind:
        members = [objective for objective in objectives if objective.kind is kind]
        if members:
            lines = [(str(objective.number), summary(objective, words)) for objective in members]
            page += [BLANK, title(words.shown(kind)), *table(lines)]
    return page
