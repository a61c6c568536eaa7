"""Slips in counting a pattern: combinations that do not count, beside the best or in its place."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from itertools import combinations_with_replacement

from sideboards_score.model.cards import COLORS, HANDLES, Value
from sideboards_score.model.claim import Slip
from sideboards_score.model.objectives import Of
from sideboards_score.model.sideboard import DrawerSet, in_every_lane, joined, lane_of
from sideboards_score.rules.check.slips.pattern_view import (
    PatternView,
    bare_drawers,
    stripped,
    wrapped_places,
)
from sideboards_score.rules.count.disjoint import largest_disjoint
from sideboards_score.rules.count.packing import laid_forms, placements_of

_MIXED = 2
"""How many colours or handles a mixed combination has."""


def _values_in(view: PatternView, drawers: int) -> list[Value]:
    values = enumerate(view.objective.of.values)
    return [value for number, value in values if lane_of(view.lanes, number) & drawers]


def _with_bare(view: PatternView) -> list[DrawerSet]:
    """Combinations in which drawers without a handle stand for the one of the others, few first."""
    if view.objective.of is not Of.HANDLE:
        return []
    bare, forms = bare_drawers(view.sideboard), laid_forms(view.forms)
    found = [
        DrawerSet(p)
        for lane in range(len(HANDLES))
        for p in placements_of(lane_of(view.lanes, lane) | bare, forms)
        if p & bare and p & ~bare
    ]
    return sorted(found, key=lambda placement: (placement & bare).bit_count())


def _with_two_values(view: PatternView) -> list[DrawerSet]:
    """Combinations of two colours or two handles."""
    whole = placements_of(view.known, laid_forms(view.forms))
    return [stripped(p) for p in whole if len(_values_in(view, p)) == _MIXED]


def _round_the_end(view: PatternView) -> list[DrawerSet]:
    """Combinations that go on at the other end of the sideboard, and lie nowhere else whole."""
    lanes = [lane_of(view.lanes, lane) for lane in range(len(COLORS))]
    return [
        DrawerSet(bits)
        for bits in wrapped_places(view.forms, len(view.sideboard.cards))
        if any(lane & bits == bits for lane in lanes) and bits not in view.all
    ]


_Kind = tuple[str, str, Callable[[PatternView], list[DrawerSet]]]
"""A kind of slip with its way, and the combinations that it takes for good ones."""

_MIXED_UP: tuple[_Kind, ...] = (
    ("bare-drawer-counted", "any", _with_bare),
    ("mixed-values", "", _with_two_values),
)
_ROUND: _Kind = ("wrapped-round", "", _round_the_end)
_REPEATED = ("bare-drawer-counted",)
"""Kinds of them whose sentence can name several combinations."""
_WRONG = (*_MIXED_UP, _ROUND)
"""Combinations that do not count; the likeliest kind first."""


def wrong_beside(view: PatternView, wanted: Collection[int]) -> Iterator[Slip]:
    """The best count and beside it combinations that do not count, one or several of a kind."""
    numbers = [count - len(view.best) for count in wanted if count > len(view.best)]
    for kind, way, find in _MIXED_UP if numbers else ():
        wrong = find(view) if 1 in numbers or kind in _REPEATED else []
        for number in numbers:
            if number == 1:
                yield from _one_beside(view, kind, way, wrong)
            elif kind in _REPEATED:
                yield from _several_beside(view, kind, way, wrong, number)


def _one_beside(
    view: PatternView, kind: str, way: str, wrong: Sequence[DrawerSet]
) -> Iterator[Slip]:
    for extra, sets in _with_room(view, [(extra,) for extra in wrong]):
        yield _among(wrong, _with_extra(view, kind, sets, extra, way), extra)
        return


def _among(wrong: Sequence[DrawerSet], slip: Slip, extra: Sequence[DrawerSet]) -> Slip:
    """The slip, with the others of its kind that could each stand in place of a named one."""
    used = joined(bits for bits in slip.sets if bits not in extra)
    others = (
        bits
        for bits in wrong
        if bits not in extra and not bits & used and sum(bits & each > 0 for each in extra) <= 1
    )
    return replace(slip, others=tuple(dict.fromkeys(others)))


def _several_beside(
    view: PatternView, kind: str, way: str, wrong: Sequence[DrawerSet], number: int
) -> Iterator[Slip]:
    used = joined(view.best)
    extra = _side_by_side([bits for bits in wrong if not bits & used], number)
    if extra:
        yield _among(wrong, _with_extra(view, kind, view.best, extra, way), extra)


def is_repeated(slip: Slip) -> bool:
    """Whether the slip makes several combinations that do not count: again and again the same."""
    extra = slip.values.get("extra", ())
    several = isinstance(extra, tuple) and len(extra) > 1
    return several and slip.kind in _REPEATED and slip.values.get("way") != "shape"


def _side_by_side(sets: Sequence[DrawerSet], number: int) -> tuple[DrawerSet, ...]:
    """So many of the combinations, each as it comes, of which no two share a drawer."""
    for at in range(len(sets) - number + 1):
        taken: list[DrawerSet] = []
        used = 0
        for bits in sets[at:]:
            if not bits & used:
                taken.append(bits)
                used |= bits
            if len(taken) == number:
                return tuple(taken)
    return ()


def round_the_end(view: PatternView, wanted: Collection[int]) -> Iterator[Slip]:
    """Combinations that go on at the other end of the sideboard, as many as have room."""
    counts = [count for count in wanted if count > len(view.best)]
    kind, way, find = _ROUND
    wrong = find(view) if counts else []
    for count in counts if wrong else ():
        single = count == len(view.best) + 1
        beside = list(_one_beside(view, kind, way, wrong)) if single else []
        yield from beside or _several_round(view, wrong, count)


def _several_round(view: PatternView, wrong: Sequence[DrawerSet], count: int) -> Iterator[Slip]:
    sets = _going_round(view, wrong, count)
    if sets:
        extra = tuple(bits for bits in sets if bits in wrong)
        counted = tuple(bits for bits in sets if bits not in wrong)
        kind, way, _ = _ROUND
        yield _among(wrong, _with_extra(view, kind, counted, extra, way), extra)


def _going_round(
    view: PatternView, wrong: Sequence[DrawerSet], count: int
) -> tuple[DrawerSet, ...]:
    """So many combinations, going round the end or not: with all of the best if there is room."""
    used = joined(view.best)
    more = _apart(view, [bits for bits in wrong if not bits & used])
    if len(view.best) + len(more) < count:
        every = _apart(view, [*view.all, *wrong])
        every.sort(key=lambda bits: bits in wrong)
        return tuple(every[:count]) if len(every) >= count else ()
    return (*view.best, *more)[:count]


def _apart(view: PatternView, sets: Sequence[DrawerSet]) -> list[DrawerSet]:
    """The most of the combinations of which no two share a drawer; none where it takes too long."""
    found = view.search.found(tuple(sets), lambda steps: largest_disjoint(sets, steps))
    return [DrawerSet(bits) for bits in found or ()]


def two_more(view: PatternView, wanted: Collection[int]) -> Iterator[tuple[Slip, Slip]]:
    """The best count and two combinations more that do not count, for each pair of kinds."""
    if len(view.best) + 2 not in wanted:
        return
    found = [(kind, way, find(view)) for kind, way, find in _WRONG]
    for (kind, way, ones), (other_kind, other_way, others) in combinations_with_replacement(
        found, 2
    ):
        pairs = [(one, other) for one in ones for other in others if not one & other]
        for (one, other), sets in _with_room(view, pairs):
            first = _with_extra(view, kind, sets, (one,), way)
            yield first, _with_extra(view, other_kind, first.sets, (other,), other_way)
            break


def _with_room(
    view: PatternView, wrong: Sequence[tuple[DrawerSet, ...]]
) -> Iterator[tuple[tuple[DrawerSet, ...], tuple[DrawerSet, ...]]]:
    """Those of the given combinations that leave room for the best count, and that count."""
    used = joined(view.best)
    for extra in wrong:
        if not joined(extra) & used:
            yield extra, view.best
    needed = len(view.best) * len(view.pattern.places)
    for extra in wrong:
        left = view.lanes & ~in_every_lane(joined(extra))
        packed = view.packed(left, view.forms) if left.bit_count() >= needed else None
        if packed is not None and len(packed) == len(view.best):
            yield extra, packed


def _with_extra(
    view: PatternView,
    kind: str,
    sets: tuple[DrawerSet, ...],
    extra: tuple[DrawerSet, ...],
    way: str,
) -> Slip:
    places = joined(extra)
    values: dict[str, object] = {"way": way, "count": len(extra), "extra": extra}
    if kind == "mixed-values":
        values["first"], values["second"] = _values_in(view, places)
    elif kind == "bare-drawer-counted":
        bare = bare_drawers(view.sideboard) & places
        values |= {"drawers": bare, "count": bare.bit_count()}
    return view.slip(kind, len(sets) + len(extra), (*sets, *extra), places, values)
