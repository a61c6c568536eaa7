"""Placements of a pattern, and the largest set of them that shares no drawer.

A board is an integer of 40-bit lanes, one per colour or handle (`Sideboard.color_lanes`), so one
shift looks at every value at once. A set of disjoint placements is an independent set in the graph
whose edges join overlapping placements; the largest is found exactly. Pairs are tried on whole
lanes at once: a placement that shares at most one of its drawers is taken without loss, and again
in what is left. A handful is tried one after another. Else comes the graph: pieces are solved
apart, a placement whose neighbours all overlap each other is taken without loss, and where none is
left the search branches, cut off by a bound.

A row of five equal drawers holds two pairs that share none:

>>> from sideboards_score.model.objectives import Pattern, Turning
>>> from sideboards_score.model.sideboard import DrawerSet, Sideboard, places_in
>>> board = Sideboard.of("R?x?x?x?x R?x?x?x?x R?x?x?x?x R?x?x?x?x R?x?x?x?x")
>>> for pair in best_packing(board.color_lanes, Pattern.of("XX"), Turning.ANY):
...     print([(place.line, place.column) for place in places_in(DrawerSet(pair))])
[(1, 1), (1, 2)]
[(1, 4), (1, 5)]
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from sideboards_score.model.cards import CELLS, COLORS, COLUMNS, LINES
from sideboards_score.model.objectives import Pattern, Turning
from sideboards_score.model.sideboard import EVERY_DRAWER, EVERY_LANE
from sideboards_score.rules.count.disjoint import largest_disjoint
from sideboards_score.rules.count.steps import Steps

_LANES = [CELLS * lane for lane in range(len(COLORS))]


_PAIR = 2
"""Drawers of the patterns that are packed on whole lanes at once."""


class Form(NamedTuple):
    """One way up of a pattern, ready to be laid on lanes."""

    shape: int
    """Its drawers when its bounding box lies at the top left of lane 0."""
    shifts: tuple[int, ...]
    """How far each of its drawers lies from the corner of the bounding box."""
    corners: int
    """Where that corner may lie, in every lane."""


_Member = tuple[Form, int, tuple[int, ...]]
"""A form, the shift of the first of two of its drawers, and the shifts of its other drawers."""

_Family = tuple[int, tuple[_Member, ...]]
"""How far apart two drawers lie in each of some forms, and these forms."""

_Laid = tuple[Form, int]
"""A form, and the corners of all its placements."""


@lru_cache(maxsize=256)
def forms_of(pattern: Pattern, turning: Turning) -> tuple[Form, ...]:
    """Every form of the pattern that has room on a sideboard."""
    return laid_forms(pattern.forms(turning))


@lru_cache(maxsize=256)
def laid_forms(patterns: tuple[Pattern, ...]) -> tuple[Form, ...]:
    """Those of the given patterns that have room on a sideboard as they are."""
    forms = []
    for form in patterns:
        if form.height > LINES or form.width > COLUMNS:
            continue
        shifts = tuple(sorted(LINES * column + line for line, column in form.places))
        corners = sum(
            1 << (LINES * column + line)
            for column in range(COLUMNS - form.width + 1)
            for line in range(LINES - form.height + 1)
        )
        forms.append(Form(sum(1 << s for s in shifts), shifts, corners * EVERY_LANE))
    return tuple(forms)


@lru_cache(maxsize=256)
def _families(pattern: Pattern, turning: Turning) -> tuple[_Family, ...]:
    return _families_of(forms_of(pattern, turning))


@lru_cache(maxsize=256)
def _families_of(forms: tuple[Form, ...]) -> tuple[_Family, ...]:
    """The forms by a distance of two drawers that many share: where none is, none of them lies."""
    shared = Counter(b - a for form in forms for a, b in combinations(form.shifts, 2))
    families: dict[int, list[_Member]] = {}
    for form in forms:
        apart, first = min(
            ((b - a, a) for a, b in combinations(form.shifts, 2)),
            key=lambda pair: (-shared[pair[0]], sum(divmod(pair[0], LINES))),
            default=(0, 0),  # a single drawer is its own second
        )
        others = tuple(shift for shift in form.shifts if shift not in (first, first + apart))
        families.setdefault(apart, []).append((form, first, others))
    return tuple((apart, tuple(members)) for apart, members in families.items())


def placements(lanes: int, pattern: Pattern, turning: Turning) -> list[int]:
    """Every placement of the pattern on equal drawers, in a fixed order: each a set of bits."""
    return _each(_laid(lanes, _families(pattern, turning)))


def placements_of(lanes: int, forms: tuple[Form, ...]) -> list[int]:
    """Every placement of the forms on equal drawers, in a fixed order: each a set of bits."""
    return _each(_laid(lanes, _families_of(forms)))


def best_packing(
    lanes: int, pattern: Pattern, turning: Turning, steps: Steps | None = None
) -> list[int]:
    """The most placements of which no two share a drawer; the same choice on every run."""
    if len(pattern.places) == _PAIR:
        return _best_pairs(lanes, forms_of(pattern, turning), steps)
    return largest_disjoint(placements(lanes, pattern, turning), steps)


def best_of_forms(lanes: int, forms: tuple[Form, ...], steps: Steps | None = None) -> list[int]:
    """The most placements of the forms of one pattern of which no two share a drawer."""
    if forms and len(forms[0].shifts) == _PAIR:
        return _best_pairs(lanes, forms, steps)
    return largest_disjoint(placements_of(lanes, forms), steps)


def _best_pairs(lanes: int, forms: Sequence[Form], steps: Steps | None = None) -> list[int]:
    """The most placements of a pattern of two drawers: they lie often and close to each other.

    A placement with a drawer that no other covers is taken without loss, over all lanes at once.
    Where there is none, any is taken; if the outcome uses all drawers that it can, it is best.
    """
    chosen: list[int] = []
    core: list[_Laid] = []
    for_sure = most = 0
    left = lanes
    # `chosen` and a best choice from `left` are always together a best choice, until the first
    # guess (`core`): from there on `most` says whether the guesses turned out as good as any.
    while True:
        laid, covered, shared = _pairs(left, forms)
        if not shared:
            chosen += _each(laid)
            break
        left = _take_safe(laid, covered, covered & ~shared, chosen)
        if left == covered:
            if not core:
                # What is laid now is all that is not decided: it is searched if guessing fails.
                core, for_sure = laid, len(chosen)
                most = for_sure + _room(covered)
            form, corners = laid[0]
            chosen.append(form.shape * (corners & -corners))
            left &= ~chosen[-1]
        forms = [form for form, _ in laid]
    if core and len(chosen) < most:
        chosen[for_sure:] = largest_disjoint(_each(core), steps)
    chosen.sort()
    return chosen


def _laid(lanes: int, families: Iterable[_Family]) -> list[_Laid]:
    """Every placement on equal drawers, form by form."""
    laid = []
    for apart, members in families:
        # A bit is left where a drawer and the one `apart` bits further on have the same value.
        pairs = lanes & lanes >> apart
        if pairs:
            for form, first, others in members:
                corners = form.corners & pairs >> first
                for shift in others:
                    corners &= lanes >> shift
                if corners:
                    laid.append((form, corners))
    return laid


def _each(laid: Iterable[_Laid]) -> list[int]:
    """The placements one by one."""
    found = []
    for form, corners in laid:
        shape = form.shape
        rest = corners
        while rest:
            low = rest & -rest
            found.append(shape * low)
            rest ^= low
    return found


def _pairs(lanes: int, forms: Iterable[Form]) -> tuple[list[_Laid], int, int]:
    """Every placement of two drawers, the drawers of all, and those of more than one."""
    laid = []
    covered = shared = 0
    for form in forms:
        first, second = form.shifts
        # `corners` keeps a shift from running over the edge of a line or into the next lane.
        corners = form.corners & lanes >> first & lanes >> second
        if corners:
            laid.append((form, corners))
            drawers = corners << first
            shared |= covered & drawers
            covered |= drawers
            drawers = corners << second
            shared |= covered & drawers
            covered |= drawers
    return laid, covered, shared


def _take_safe(laid: Iterable[_Laid], left: int, alone: int, chosen: list[int]) -> int:
    """Take each placement one of whose two drawers nothing else covers; give back the rest.

    All that such a placement blocks goes through its other drawer, of which one use at most counts.
    """
    for form, corners in laid:
        first, second = form.shifts
        shape = form.shape
        safe = corners & left >> first & left >> second & (alone >> first | alone >> second)
        while safe:
            low = safe & -safe
            safe ^= low
            placement = shape * low
            if placement & left == placement:
                chosen.append(placement)
                left ^= placement
    return left


def _room(covered: int) -> int:
    """How many pairs the drawers of each lane have room for."""
    return sum([(covered >> shift & EVERY_DRAWER).bit_count() // _PAIR for shift in _LANES])
