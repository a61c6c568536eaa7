"""The three objectives of a game, as a game file names them and as they are typed on one line."""

import re
from collections.abc import Collection, Sequence

from sideboards_score.entry.deck.objective_file import numbered, read_of, read_typed_objective
from sideboards_score.entry.patterns import read_pattern
from sideboards_score.entry.text.fields import (
    fields_of,
    given,
    items_of,
    number_of,
    require_known,
    text_of,
    whole_number,
)
from sideboards_score.entry.text.tree import Fields, Node
from sideboards_score.errors import GameError, SideboardsError, UsageError, Where
from sideboards_score.model.deck import Deck
from sideboards_score.model.objectives import (
    Kind,
    Objective,
    ObjectiveSet,
    Of,
    PatternObjective,
    RowObjective,
)


def read_objectives(node: Node, deck: Deck, needed: Collection[Kind] = tuple(Kind)) -> ObjectiveSet:
    """The objectives of a game file: one entry per kind, or a list as on the command line."""
    try:
        if isinstance(node, Fields):
            return one_of_each(_by_kind(node, deck), needed)
        items = items_of(node, "objectives")
        if any(isinstance(item, Fields) for item in items):
            return one_of_each(_of_list(items, deck), needed)
        typed = [text_of(item, "objectives") for item in items]
        if any("=" in text for text in typed):
            return parse_objectives(",".join(typed), deck, needed)
        return one_of_each([numbered(deck, text) for text in typed], needed)
    except SideboardsError as error:
        if any(step.kind == "line" for step in error.where):
            raise
        raise error.inside(Where("line", node.line)) from None


def _by_kind(fields: Fields, deck: Deck) -> list[Objective]:
    require_known(fields, [kind.value for kind in Kind])
    found: list[Objective] = []
    for kind in Kind:
        node = given(fields, kind.value)
        if node is None:
            continue
        if isinstance(node, Fields):
            found.append(read_typed_objective(fields_of(node, kind.value), kind))
            continue
        objective = numbered(deck, text_of(node, kind.value))
        if objective.kind is not kind:
            raise GameError("objective-other-kind", kind=kind, found=objective.kind)
        found.append(objective)
    return found


def _of_list(items: Sequence[Node], deck: Deck) -> list[Objective]:
    """Objectives in any order, of which some are spelled out."""
    found: list[Objective | None] = []
    kinds: list[Kind | None] = []
    for item in items:
        named = None
        if not isinstance(item, Fields):
            named = numbered(deck, text_of(item, "objectives"))
        found.append(named)
        kinds.append(named.kind if named else _kind_in(fields_of(item, "objectives"), deck))
    for index, item in enumerate(items):
        if isinstance(item, Fields):
            kinds[index] = kind = kinds[index] or _first_open(kinds)
            found[index] = read_typed_objective(item, kind)
    return [objective for objective in found if objective is not None]


def _kind_in(fields: Fields, deck: Deck) -> Kind | None:
    """The kind that an objective spelled out in a list is of, where it says so."""
    number = given(fields, "number")
    known = None if number is None else deck.objectives.get(number_of(number, "number"))
    if known is not None:
        return known.kind
    if any(given(fields, name) is not None for name in ("rows", "lines", "value")):
        return Kind.ROWS
    of = read_of(fields)
    return None if of is None else Kind.COLORS if of is Of.COLOR else Kind.HANDLES


def _first_open(kinds: Sequence[Kind | None]) -> Kind:
    """What a pattern is for that does not say so: colours before handles."""
    return Kind.HANDLES if Kind.COLORS in kinds and Kind.HANDLES not in kinds else Kind.COLORS


def one_of_each(
    objectives: list[Objective], needed: Collection[Kind] = tuple(Kind)
) -> ObjectiveSet:
    """The set of a game. Raises `GameError` unless there is one objective of each needed kind."""
    by_kind: dict[Kind, Objective] = {}
    for objective in objectives:
        if objective.kind in by_kind:
            raise _twice(by_kind[objective.kind], objective)
        by_kind[objective.kind] = objective
    for kind in Kind:
        if kind in needed and kind not in by_kind:
            whole = len(needed) == len(Kind)
            raise GameError(
                "objective-kind-missing" if whole else "objective-kind-needed", kind=kind
            )
        by_kind.setdefault(kind, _NOT_GIVEN[kind])
    colors, handles, rows = (by_kind[kind] for kind in Kind)
    assert isinstance(colors, PatternObjective)
    assert isinstance(handles, PatternObjective)
    assert isinstance(rows, RowObjective)
    return ObjectiveSet(colors, handles, rows)


def _twice(one: Objective, other: Objective) -> GameError:
    """Two objectives of a kind; one that is spelled out may have no number to name it by."""
    if one.number is None or other.number is None:
        return GameError("objective-kind-two", kind=other.kind)
    return GameError("objective-kind-twice", kind=other.kind, first=one.number, second=other.number)


_NOT_GIVEN: dict[Kind, Objective] = {
    Kind.COLORS: PatternObjective(None, Of.COLOR, None, None),
    Kind.HANDLES: PatternObjective(None, Of.HANDLE, None, None),
    Kind.ROWS: RowObjective(None, Of.COLOR, 1),
}
"""What takes the place of an objective that nobody asked about."""


def parse_objectives(text: str, deck: Deck, needed: Collection[Kind] = tuple(Kind)) -> ObjectiveSet:
    """The objectives of a command line: `3,9,19`, or spelled out: `X.X/.X.=4,5=X./.X=3,19`.

    Spaces part them as well as commas do. A spelled-out pattern takes the first kind, colours
    before handles, that no number and no pattern before it has taken; where it is the only one, a
    kind that is needed comes first. A pattern that is spelled out with the number of its card is
    of the kind that the deck knows.
    """
    parts = _parted(text)
    numbers = {
        index: objective
        for index, part in enumerate(parts)
        if (objective := _of_deck(part, deck)) is not None
    }
    taken = {objective.kind for objective in numbers.values()}
    open_kinds = [kind for kind in (Kind.COLORS, Kind.HANDLES) if kind not in taken]
    if len(parts) == len(numbers) + 1:
        open_kinds.sort(key=lambda kind: kind not in needed)
    found: list[Objective] = []
    for index, part in enumerate(parts):
        if index in numbers:
            found.append(numbers[index])
        elif not open_kinds and "=" in part:
            raise UsageError("objectives-too-many", text=part)
        else:
            number, drawn = _with_number(part)
            kind = open_kinds.pop(0) if open_kinds else Kind.COLORS
            found.append(_spelled_pattern(drawn, kind, number))
    return one_of_each(found, needed)


def _of_deck(part: str, deck: Deck) -> Objective | None:
    """The objective of that number, with the pattern and points typed behind it, if any."""
    if whole_number(part) is not None:
        return numbered(deck, part)
    number, drawn = _with_number(part)
    known = None if number is None else deck.objectives.get(number)
    if known is None:
        return None
    if isinstance(known, RowObjective):
        raise UsageError("objectives-rows-spelled", text=part, number=number)
    kind = known.kind
    return _spelled_pattern(drawn, kind, number)


def _with_number(part: str) -> tuple[int | None, str]:
    """The number before a spelled-out pattern, if it has one, and the pattern."""
    head, equals, drawn = part.partition("=")
    number = whole_number(head)
    return (number or None, drawn) if equals and "=" in drawn and number else (None, part)


def _parted(text: str) -> list[str]:
    """The objectives typed, between commas or spaces; spaces around `/` and `=` part nothing."""
    parts = [_AROUND_SIGNS.sub(r"\1", part).split() for part in re.split("[,;]", text)]
    if not any(parts):
        raise UsageError("objectives-nothing")
    if not all(parts):
        raise UsageError("objectives-empty", text=text)
    return [word for part in parts for word in part]


_AROUND_SIGNS = re.compile(r"\s*([/=])\s*")


def _spelled_pattern(text: str, kind: Kind, number: int | None = None) -> PatternObjective:
    drawn, equals, points = text.rpartition("=")
    each = whole_number(points.strip())
    if not equals or each is None:
        raise UsageError("objectives-spelling", text=text)
    of = Of.COLOR if kind is Kind.COLORS else Of.HANDLE
    return PatternObjective(number, of, read_pattern([drawn]), each)
