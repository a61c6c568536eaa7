"""Slips in counting a pattern."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from itertools import combinations

from sideboards_score.model.cards import CELLS, COLUMNS, LINES
from sideboards_score.model.claim import NO_DRAWERS, Slip
from sideboards_score.model.objectives import Of, Pattern, Turning
from sideboards_score.model.sideboard import DrawerSet, joined
from sideboards_score.rules.check.slips.false_combinations import round_the_end, wrong_beside
from sideboards_score.rules.check.slips.pattern_view import (
    PatternView,
    bare_drawers,
    mirrored,
    rotations,
    stripped,
)
from sideboards_score.rules.count.packing import laid_forms, placements_of

PatternSlip = Callable[[PatternView, Collection[int]], Iterator[Slip]]
"""A family member: the view, and the counts that are wanted of slips that can give many."""


def missed(view: PatternView, wanted: Collection[int]) -> Iterator[Slip]:
    """Fewer than the best: some combinations were not seen."""
    for count in wanted:
        if 0 <= count < len(view.best):
            lost = view.best[count:]
            values = {"count": len(lost), "missed": lost}
            kept = view.best[:count]
            slip = view.slip("missed-combination", count, kept, joined(lost), values)
            yield replace(slip, others=kept)


def greedy(view: PatternView, _: Collection[int]) -> Iterator[Slip]:
    """Take each combination as it comes, which can block better ones."""
    seen = {len(view.best)}
    for way, key in _SCANS.items():
        taken: list[DrawerSet] = []
        used = 0
        for placement in sorted(view.all, key=key):
            if not placement & used:
                taken.append(placement)
                used |= placement
        if len(taken) not in seen:
            seen.add(len(taken))
            lost = tuple(bits for bits in view.best if bits not in taken)
            values = {"way": way, "count": len(view.best) - len(taken), "better": lost}
            wrong = joined(bits for bits in taken if bits not in view.best)
            places = wrong | joined(lost)
            yield view.slip("greedy-choice", len(taken), taken, places, values)


def _by_columns(bits: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(CELLS) if bits >> bit & 1)


def _from_right(bits: int) -> tuple[int, ...]:
    right = COLUMNS - 1
    return tuple(sorted((right - b // LINES) * LINES + b % LINES for b in _by_columns(bits)))


def _by_lines(bits: int) -> tuple[int, ...]:
    return tuple(sorted(b % LINES * COLUMNS + b // LINES for b in _by_columns(bits)))


_SCANS: Mapping[str, Callable[[int], tuple[int, ...]]] = {
    "columns": _by_columns,
    "right": _from_right,
    "lines": _by_lines,
}
"""Ways to go through a sideboard: card by card from the left or the right, or line by line."""


def used_twice(view: PatternView, wanted: Collection[int]) -> Iterator[Slip]:
    """Combinations that share drawers."""
    best = view.best
    counts = [n for n in wanted if len(best) < n <= len(view.all)]
    if not counts:
        return
    kept = set(best)
    used = joined(best)
    others = [placement for placement in view.all if placement not in kept]
    others.sort(key=lambda placement: (placement & used).bit_count())
    for count in counts:
        more = count - len(best)
        extra = tuple(others[:more])
        slip = _overlapping(view, count, (*best, *extra), extra)
        yield replace(slip, others=tuple(others[more:]))


def _overlapping(
    view: PatternView, count: int, sets: tuple[DrawerSet, ...], extra: tuple[DrawerSet, ...]
) -> Slip:
    shared = DrawerSet(joined(one & other for one, other in combinations(sets, 2)))
    touched = tuple(bits for bits in sets if bits not in extra and bits & joined(extra))
    values = {"count": len(extra), "extra": extra, "touched": touched, "drawers": shared}
    places = joined((*extra, *touched, shared))
    return view.slip("drawer-used-twice", count, sets, places, values)


def forms_left_out(view: PatternView, _: Collection[int]) -> Iterator[Slip]:
    """The pattern not flipped, not turned, or neither."""
    drawn = view.pattern
    for kind, forms in (
        ("not-flipped", rotations(drawn, view.turning)),
        ("not-turned", mirrored(drawn)),
        ("as-printed", (drawn,)),
    ):
        if set(forms) >= set(view.forms):
            continue
        sets = view.packed(view.lanes, forms)
        if sets is not None and len(sets) != len(view.best):
            only = {bits for bits in view.best if bits not in _placed(view, forms)}
            values = {"count": len(view.best) - len(sets), "forms": forms}
            yield view.slip(kind, len(sets), sets, joined(only), values)


def turned_too_far(view: PatternView, _: Collection[int]) -> Iterator[Slip]:
    """Quarter turns where the edition does not allow them."""
    if view.turning is Turning.ANY:
        return
    forms = view.pattern.forms(Turning.ANY)
    sets = view.packed(view.lanes, forms)
    if sets is not None and len(sets) != len(view.best):
        turned = tuple(bits for bits in sets if bits not in view.all)
        values = {"count": len(sets) - len(view.best), "extra": turned, "forms": forms}
        yield view.slip("turned-not-allowed", len(sets), sets, joined(turned), values)


def _placed(view: PatternView, forms: tuple[Pattern, ...]) -> set[DrawerSet]:
    return {stripped(p) for p in placements_of(view.lanes, laid_forms(forms))}


def bare_shape(view: PatternView, _: Collection[int]) -> Iterator[Slip]:
    """Drawers without a handle counted as a fourth shape."""
    if view.objective.of is not Of.HANDLE:
        return
    shape = view.packed(bare_drawers(view.sideboard), view.forms)
    if shape:
        values = {"way": "shape", "count": len(shape), "extra": shape}
        sets = (*view.best, *shape)
        yield view.slip("bare-drawer-counted", len(sets), sets, joined(shape), values)


def wrong_points(view: PatternView, _: Collection[int]) -> Iterator[Slip]:
    """The right count with the points of another objective, or taken for the points."""
    count = len(view.best)
    for kind, way, each in (
        ("other-points", "", view.other.points),
        ("other-points", "rows", view.row_points),
        ("count-for-points", "", 1),
    ):
        if each and each != view.score.points_each and count:
            values: dict[str, object] = {"count": each, "times": count}
            values["right"] = view.score.points_each
            if way:
                values["way"] = way
            points = count * each
            none = NO_DRAWERS
            yield Slip(kind, view.player, view.field, None, points, none, values, view.best)


def other_pattern(view: PatternView, _: Collection[int]) -> Iterator[Slip]:
    """The pattern of the other card looked for among these values."""
    other = view.other.pattern
    if other is None or not view.other.points:
        return
    forms = other.forms(view.turning)
    if set(forms) == set(view.forms):
        return
    sets = view.packed(view.lanes, forms)
    if sets is not None and len(sets) != len(view.best):
        values = {"count": len(sets), "forms": forms}
        yield view.slip("other-pattern", len(sets), sets, joined(sets), values)


PATTERN_SLIPS: tuple[PatternSlip, ...] = (
    missed,
    greedy,
    used_twice,
    forms_left_out,
    turned_too_far,
    bare_shape,
    wrong_beside,
    round_the_end,
    wrong_points,
    other_pattern,
)
"""Every slip in counting a pattern."""
