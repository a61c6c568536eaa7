"""Objectives as they stand in deck files, game files and on the command line."""

from collections.abc import Iterable, Mapping

from sideboards_score.entry.deck.rulebook_file import load_rulebook
from sideboards_score.entry.patterns import read_pattern
from sideboards_score.entry.text.fields import (
    choice_of,
    given,
    items_of,
    nearest,
    number_of,
    require_known,
    text_of,
    whole_number,
    words_of,
)
from sideboards_score.entry.text.tree import Fields, Items, Node, Text
from sideboards_score.entry.value_names import (
    KNOWN_VALUES,
    of_named,
    value_named,
)
from sideboards_score.errors import (
    FileError,
    GameError,
    NotationError,
    SideboardsError,
    UsageError,
    Where,
)
from sideboards_score.model.cards import LINES, Color, english_name
from sideboards_score.model.deck import Deck
from sideboards_score.model.objectives import (
    Kind,
    Objective,
    Of,
    PatternObjective,
    RowObjective,
)

PATTERN_FIELDS = ("kind", "of", "pattern", "points")
ROW_FIELDS = ("kind", "of", "rows", "value", "lines")


def read_typed_objective(fields: Fields, kind: Kind) -> Objective:
    """The objective that a game file spells out, perhaps with the number of its card."""
    node = given(fields, "number")
    number = None if node is None else number_of(node, "number")
    if number == 0:
        raise FileError("objective-not-number", (Where("line", fields.line),), text="0")
    return read_objective(number, fields, kind, whole=True)


def read_objective(
    number: int | None, fields: Fields, kind: Kind | None = None, *, whole: bool = False
) -> Objective:
    """The objective that a mapping spells out; `kind` is the pile it must belong to, if known.

    With `whole`, as in a game, neither its pattern nor its points may be missing.
    """
    word = _kind_word(fields, kind)
    if kind is not None and (word == "rows") != (kind is Kind.ROWS):
        found = Kind.ROWS if word == "rows" else Kind.COLORS
        raise FileError(
            "objective-other-kind", (Where("line", fields.line),), kind=kind, found=found
        )
    more = ("number",) if whole else ()  # in a deck file the number is the name of the field
    objective: Objective
    if word == "pattern":
        require_known(fields, (*PATTERN_FIELDS, *more))
        objective = _pattern_objective(number, fields, kind, whole=whole)
    else:
        require_known(fields, (*ROW_FIELDS, *more))
        objective = _row_objective(number, fields)
    if kind is not None and objective.kind is not kind:
        raise FileError(
            "objective-other-kind", (Where("line", fields.line),), kind=kind, found=objective.kind
        )
    return objective


def _kind_word(fields: Fields, kind: Kind | None) -> str:
    node = given(fields, "kind")
    if node is not None:
        return choice_of(node, "kind", ("pattern", "rows"))
    if kind is None:
        raise FileError("field-missing", (Where("line", fields.line),), field="kind")
    return "rows" if kind is Kind.ROWS else "pattern"


def _of(fields: Fields, default: Of | None) -> Of:
    of = read_of(fields) or default
    if of is None:
        raise FileError("field-missing", (Where("line", fields.line),), field="of")
    return of


def read_of(fields: Fields) -> Of | None:
    """What an objective looks at, where it says so."""
    node = given(fields, "of")
    if node is None:
        return None
    word = text_of(node, "of")
    of = of_named(word)
    if of is None:
        where = (Where("line", node.line),)
        raise FileError("field-not-choice", where, field="of", text=word, choices="color, handle")
    return of


def _pattern_objective(
    number: int | None, fields: Fields, kind: Kind | None, *, whole: bool
) -> PatternObjective:
    default = {Kind.COLORS: Of.COLOR, Kind.HANDLES: Of.HANDLE}.get(kind) if kind else None
    pattern_node = given(fields, "pattern")
    points_node = given(fields, "points")
    pattern = None
    if pattern_node is not None:
        try:
            pattern = read_pattern(words_of(pattern_node, "pattern"))
        except NotationError as error:
            raise error.inside(Where("line", pattern_node.line)) from None
    points = None if points_node is None else number_of(points_node, "points")
    if whole and (pattern is None or points is None):
        missing = "pattern" if pattern is None else "points"
        raise FileError("field-missing", (Where("line", fields.line),), field=missing)
    return PatternObjective(number, _of(fields, default), pattern, points)


def _row_objective(number: int | None, fields: Fields) -> RowObjective:
    rows_node, lines_node, value_node = (given(fields, name) for name in ("rows", "lines", "value"))
    where = (Where("line", fields.line),)
    value = None
    if value_node is not None:
        word = text_of(value_node, "value")
        value = value_named(word)
        if value is None:
            names = [english_name(known) for known in KNOWN_VALUES]
            raise FileError(
                "value-unknown",
                where,
                text=word,
                nearest=nearest(word, names),
                known=", ".join(names),
            )
    default = None if value is None else Of.COLOR if isinstance(value, Color) else Of.HANDLE
    of = _of(fields, default)
    if default is not None and default is not of:
        raise FileError("value-other-kind", where, value=value)
    lines = () if lines_node is None else _lines(lines_node)
    if rows_node is None and not lines:
        raise FileError("field-missing", where, field="rows")
    most = max(load_rulebook().solo_steps)
    rows = len(lines) if rows_node is None else number_of(rows_node, "rows")
    if not 1 <= rows <= most or (lines and rows != len(lines)):
        raise FileError("rows-count", where, count=rows, most=most)
    return RowObjective(number, of, rows, value, lines)


ANY = "any"
"""Stands for no fixed colour or handle on the command line."""


def row_changed(objective: RowObjective, given: Mapping[str, str]) -> RowObjective:
    """A row objective with some of `rows`, `lines` and `value` as typed on the command line."""
    entries: dict[str, Node] = {"of": Text(objective.of.value, 0, quoted=True)}
    if "lines" in given:
        typed = given["lines"].replace(",", " ").split()
        entries["lines"] = Items(tuple(Text(part, 0, quoted=True) for part in typed), 0)
    elif "rows" in given or not objective.lines:
        entries["rows"] = Text(given.get("rows", str(objective.rows)).strip(), 0, quoted=True)
    else:
        lines = tuple(Text(str(line), 0, quoted=True) for line in objective.lines)
        entries["lines"] = Items(lines, 0)
    if "rows" in given:
        entries["rows"] = Text(given["rows"].strip(), 0, quoted=True)
    present = english_name(objective.value) if objective.value else ANY
    value = given.get("value", present).strip()
    if value.casefold() != ANY:
        entries["value"] = Text(value, 0, quoted=True)
        if "value" in given:
            del entries["of"]
    lines_of = dict.fromkeys(entries, 0)
    try:
        return _row_objective(objective.number, Fields(entries, lines_of, 0))
    except SideboardsError as error:
        raise UsageError(error.key, **error.values) from None


def _lines(node: Node) -> tuple[int, ...]:
    lines = tuple(number_of(item, "lines") for item in items_of(node, "lines"))
    most = max(load_rulebook().solo_steps)
    wrong = [line for line in lines if not 1 <= line <= LINES]
    if wrong or len(set(lines)) != len(lines) or not 1 <= len(lines) <= most:
        shown = ", ".join(map(str, lines))
        raise FileError(
            "lines-wrong", (Where("line", node.line),), lines=shown, last=LINES, most=most
        )
    return lines


def numbered(deck: Deck, text: str) -> Objective:
    """The deck's objective of that number. Raises `GameError`."""
    number = whole_number(text)
    if number is None:
        raise GameError("objective-not-number", text=text)
    objective = deck.objectives.get(number)
    if objective is None and not deck.objectives:
        raise GameError("objectives-none", deck=deck.ref)
    if objective is None:
        known = ", ".join(ranges(deck.objectives))
        raise GameError("objective-unknown", number=text, deck=deck.ref, known=known)
    return objective


def ranges(numbers: Iterable[int]) -> list[str]:
    """Numbers for people: `1-14`, `19`."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return [str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in found]
