"""Slips in counting rows."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product

from sideboards_score.model.breakdown import Run
from sideboards_score.model.cards import COLUMNS, LINES
from sideboards_score.model.claim import Field, Slip
from sideboards_score.model.objectives import Of, RowObjective
from sideboards_score.model.sideboard import DrawerSet, joined, line_places
from sideboards_score.rules.check.slips.pattern_view import bare_drawers
from sideboards_score.rules.check.slips.row_view import RowView, with_others
from sideboards_score.rules.count.runs import counted_runs
from sideboards_score.rules.rulebooks.interpretations import interpretations_of

_TWO = 2

RowSlip = Callable[[RowView, Collection[int]], Iterator[Slip]]
"""A family member: the view, and the counts that are wanted of slips that can give many."""


def other_objective(view: RowView, _: Collection[int]) -> Iterator[Slip]:
    """Another line, colour, handle or number of rows than the card asks for."""
    for kind, objective, values in _other_objectives(view.objective):
        runs = counted_runs(view.sideboard.lanes(objective.of), objective)
        if sum(run.length for run in runs) != view.score.drawers:
            told = {**values, "objective": objective}
            editions = [code for code, lines in view.lines_by_text if lines == objective.lines]
            if kind == "rows-number":
                told["lines"] = sorted(run.line for run in runs)
            elif editions:
                told |= {"editions": editions, "way": "read"}
            yield view.slip(kind, [run.drawers for run in runs], 0, told)


def _other_objectives(
    goal: RowObjective,
) -> Iterator[tuple[str, RowObjective, dict[str, object]]]:
    if goal.lines:
        for lines in combinations(range(1, LINES + 1), len(goal.lines)):
            if lines != goal.lines:
                yield "wrong-line", replace(goal, lines=lines), {"lines": lines}
    for value in goal.of.values:
        if value is not goal.value:
            kind = "fixed-value" if goal.value is None else "other-value"
            yield kind, replace(goal, value=value), {"value": value}
    if goal.value is not None:
        yield "any-value", replace(goal, value=None), {"value": goal.value}
    yield "other-of", replace(goal, of=goal.of.other, value=None), {}
    for rows in (1, 2, 3):
        yield from _other_number(goal, rows)


def _other_number(
    goal: RowObjective, rows: int
) -> Iterator[tuple[str, RowObjective, dict[str, object]]]:
    wanted = len(goal.lines) or goal.rows
    if rows == wanted:
        return
    values: dict[str, object] = {"count": rows, "wanted": wanted}
    if not goal.lines:
        yield "rows-number", replace(goal, rows=rows), values
    elif rows == 1:
        for line in goal.lines:
            yield "rows-number", replace(goal, lines=(line,), rows=1), values
    elif rows > wanted:
        for line in range(1, LINES + 1):
            if line not in goal.lines:
                more = tuple(sorted((*goal.lines, line)))
                yield "rows-number", replace(goal, lines=more, rows=rows), values


def across_gap(view: RowView, _: Collection[int]) -> Iterator[Slip]:
    """Two or more runs of one value in one line taken for one row."""
    found: list[Slip] = []
    for value, line in product(view.values, view.lines):
        runs = [run for run in view.runs if run.value is value and run.line == line]
        for size in range(_TWO, len(runs) + 1):
            for start in range(len(runs) - size + 1):
                part = runs[start : start + size]
                row = joined(run.drawers for run in part)
                gap = line_places(line, part[0].first, part[-1].last) & ~row
                values = {"value": value, "line": line, "drawers": DrawerSet(gap), "count": size}
                slip = view.slip("across-gap", view.beside(row, line), row | gap, values)
                if (slip.count or 0) > view.score.drawers:
                    found.append(slip)
    yield from with_others(found)


def down_column(view: RowView, _: Collection[int]) -> Iterator[Slip]:
    """Drawers of one value on top of one another in a card."""
    found: list[Slip] = []
    for value, card, top in product(view.values, range(COLUMNS), range(LINES)):
        for bottom in range(top + 1, LINES):
            column = sum(1 << (LINES * card + line) for line in range(top, bottom + 1))
            if view.lane(value) & column != column:
                break
            values = {"value": value, "card": card + 1, "count": bottom - top + 1}
            sets = view.beside(DrawerSet(column), view.lines[0])
            slip = view.slip("down-column", sets, column, values)
            if slip.count != view.score.drawers:
                found.append(slip)
    yield from with_others(found)


def run_split(view: RowView, _: Collection[int]) -> Iterator[Slip]:
    """One long run taken for both rows: in two parts, or twice."""
    if view.objective.lines or view.objective.rows != _TWO or not view.score.runs:
        return
    run = view.score.runs[0]
    values = {"value": run.value, "line": run.line}
    if run.length > 1 and run.length != view.score.drawers:
        parts = (line_places(run.line, run.first, run.first), _rest(run))
        yield view.slip("run-split", parts, 0, {**values, "way": "parts"})
    if run.length * _TWO != view.score.drawers:
        yield view.slip("run-split", (run.drawers,) * _TWO, 0, {**values, "way": "twice"})


def _rest(run: Run) -> DrawerSet:
    return line_places(run.line, run.first + 1, run.last)


def shorter_row(view: RowView, wanted: Collection[int]) -> Iterator[Slip]:
    """A shorter row than the longest, where the longest was not seen."""
    counts = {count for count in wanted if 0 <= count < view.score.drawers}
    for found in _shorter(view, counts).values() if counts else ():
        first, *others = sorted(found, key=int.bit_count)  # the fewest other drawers first
        taken = tuple(bits for bits in found[first] if bits not in view.best)
        values = {"count": len(taken), "taken": taken}
        slip = view.slip("shorter-row", found[first], first, values)
        yield replace(slip, others=tuple(others))


_Rows = tuple[DrawerSet, ...]


def _shorter(view: RowView, counts: Collection[int]) -> dict[int, dict[DrawerSet, _Rows]]:
    """By their count, and by the drawers that the best have not: rows that might be counted."""
    drawers = {run: run.drawers for run in view.runs}
    found: dict[int, dict[DrawerSet, _Rows]] = {}
    for runs in _choices(view):
        sets = tuple(drawers[run] for run in runs)
        count = sum(map(int.bit_count, sets))
        if count in counts:
            places = joined(bits for bits in sets if bits not in view.best)
            found.setdefault(count, {}).setdefault(places, sets)
    return found


def _choices(view: RowView) -> Iterable[tuple[Run, ...]]:
    if view.objective.lines:
        lines = [[run for run in view.runs if run.line == line] for line in view.objective.lines]
        return product(*lines) if all(lines) else []
    return combinations(view.runs, min(view.objective.rows, len(view.runs)))


def drawer_overlooked(view: RowView, wanted: Collection[int]) -> Iterator[Slip]:
    """The last drawer of a row not seen."""
    if view.score.runs and view.score.drawers - 1 in wanted:
        found = [_overlooked(view, view.best, which) for which in range(len(view.best))]
        yield from with_others(found)


def _overlooked(view: RowView, rows: Sequence[DrawerSet], which: int) -> Slip:
    """The last drawer of one of the rows not seen; bits go from card to card."""
    last = DrawerSet(1 << rows[which].bit_length() - 1)
    sets = (*rows[:which], DrawerSet(rows[which] & ~last), *rows[which + 1 :])
    return view.slip("drawer-overlooked", sets, last, {"drawers": last, "count": 1})


def row_pairs(view: RowView, wanted: Collection[int]) -> Iterator[tuple[Slip, Slip]]:
    """A shorter row, or the longest less its last drawer; and once more a last drawer less."""
    above = {count + 1 for count in wanted}
    for first in (*shorter_row(view, above), *drawer_overlooked(view, above)):
        which = len(first.sets) - 1  # another row than before, where there are two
        if first.sets and first.sets[which]:
            yield first, _overlooked(view, first.sets, which)


def mixed(view: RowView, _: Collection[int]) -> Iterator[Slip]:
    """A row of two values side by side."""
    found: list[Slip] = []
    values = view.objective.of.values
    for one, other in combinations(values, _TWO):
        if view.objective.value in (None, one, other):
            lane = view.lane(one) | view.lane(other)
            for row, line, cards in _windows(lane, view.lines):
                if row & view.lane(one) and row & view.lane(other):
                    names = {"first": one, "second": other, "line": line, "way": "row"} | cards
                    slip = view.slip("mixed-values", view.beside(row, line), row, names)
                    if (slip.count or 0) > view.score.drawers:
                        found.append(slip)
    yield from with_others(found)


def _windows(lane: int, lines: Iterable[int]) -> Iterator[tuple[DrawerSet, int, dict[str, object]]]:
    """Every stretch of drawers in one line that lies whole in the lane: its first and last card."""
    for line in lines:
        for first in range(1, COLUMNS + 1):
            for last in range(first, COLUMNS + 1):
                row = line_places(line, first, last)
                if lane & row != row:
                    break
                yield row, line, {"from": first, "to": last}


def bare_drawer(view: RowView, _: Collection[int]) -> Iterator[Slip]:
    """A drawer without a handle that was counted, or did not break the row."""
    if view.objective.of is not Of.HANDLE:
        return
    bare = bare_drawers(view.sideboard)
    found: list[Slip] = []
    for value in view.values:
        for row, line, cards in _windows(view.lane(value) | bare, view.lines):
            if not row & bare or not row & ~bare:
                continue
            for kind, counted in (("skipped", row & ~bare), ("counted", row)):
                sets = view.beside(DrawerSet(counted), line)
                without = DrawerSet(row & bare)
                values = {"value": value, "line": line, "drawers": without, "way": "row"} | cards
                values["count"] = without.bit_count()
                slip = view.slip(f"bare-drawer-{kind}", sets, row, values)
                if (slip.count or 0) > view.score.drawers:
                    found.append(slip)
    yield from with_others(found)


def wrapped(view: RowView, _: Collection[int]) -> Iterator[Slip]:
    """A row that goes on at the other end of the sideboard."""
    width = len(view.sideboard.cards)
    found: list[Slip] = []
    for left in view.runs:
        for right in view.runs:
            same = left.value is right.value and left.line == right.line
            if same and left.first == 1 and right.last == width and left != right:
                row = joined((left.drawers, right.drawers))
                values = {"value": left.value, "line": left.line, "way": "row"}
                slip = view.slip("wrapped-round", view.beside(row, left.line), row, values)
                if (slip.count or 0) > view.score.drawers:
                    found.append(slip)
    yield from with_others(found)


def other_interpretation(view: RowView, _: Collection[int]) -> Iterator[Slip]:
    """What the rulebooks leave open about rows, understood otherwise than here."""
    for name, rows in interpretations_of(view.objective).items():
        sets = rows(view.objective, view.sideboard)
        slip = view.slip("another-reading", sets, 0, {"way": name})
        if slip.count != view.score.drawers:
            yield slip


def points_forgotten(view: RowView, _: Collection[int]) -> Iterator[Slip]:
    """The drawers taken for the points, or with the points of a pattern."""
    drawers, right = view.score.drawers, view.score.points_each
    rows = joined(view.best)
    if drawers and right != 1:
        values: dict[str, object] = {"times": drawers, "right": right}
        yield Slip(
            "count-for-points", view.player, Field.ROWS, None, drawers, rows, values, view.best
        )
    for goal in view.patterns:
        if drawers and goal.points and goal.points != right:
            values = {"count": goal.points, "times": drawers, "right": right}
            values |= {"way": "pattern", "part": goal.kind.value}
            points = drawers * goal.points
            yield Slip(
                "other-points", view.player, Field.ROWS, None, points, rows, values, view.best
            )


ROW_SLIPS: tuple[RowSlip, ...] = (
    other_objective,
    across_gap,
    down_column,
    run_split,
    shorter_row,
    drawer_overlooked,
    mixed,
    bare_drawer,
    wrapped,
    other_interpretation,
    points_forgotten,
)
"""Every slip in counting rows."""
