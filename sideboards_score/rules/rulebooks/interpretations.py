"""Other interpretations of what the rulebooks leave open about rows: what each would count."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from sideboards_score.model.breakdown import Run
from sideboards_score.model.cards import LINES, Handle
from sideboards_score.model.objectives import Of, RowObjective
from sideboards_score.model.sideboard import DrawerSet, Sideboard
from sideboards_score.rules.count.runs import counted_runs, lanes_in
from sideboards_score.rules.rulebooks.rulings import without_bare

RowInterpretation = Callable[[RowObjective, Sideboard], tuple[DrawerSet, ...]]
"""The drawers of each row that an interpretation counts on a sideboard."""


def interpretations_of(goal: RowObjective) -> Mapping[str, RowInterpretation]:
    """Those that bear on a row objective, by the name that the second opinion gives them."""
    found: dict[str, RowInterpretation] = {}
    if not goal.lines and goal.rows > 1:
        found["different-lines"] = _in_different_lines
    if goal.lines[1:]:
        found["lines-together"] = _lines_together
    if goal.of is Of.HANDLE:
        found["bare-drawer-passed"] = _bare_passed
    found["no-row-of-one"] = _no_row_of_one
    return found


def drawers_in(rows: Iterable[DrawerSet]) -> int:
    """How many drawers the rows have together."""
    return sum(bits.bit_count() for bits in rows)


def _in_different_lines(goal: RowObjective, board: Sideboard) -> tuple[DrawerSet, ...]:
    each = counted_runs(board.lanes(goal.of), replace(goal, lines=tuple(range(1, LINES + 1))))
    longest = sorted(each, key=lambda run: run.length, reverse=True)
    return tuple(run.drawers for run in longest[: goal.rows])


def _lines_together(goal: RowObjective, board: Sideboard) -> tuple[DrawerSet, ...]:
    lanes = lanes_in(board.lanes(goal.of), goal.lines)
    found = counted_runs(lanes, replace(goal, lines=(), rows=len(goal.lines)))
    return tuple(run.drawers for run in found)


def _bare_passed(goal: RowObjective, board: Sideboard) -> tuple[DrawerSet, ...]:
    return tuple(_as_it_lies(run, board) for run in counted_runs(without_bare(board), goal))


def _as_it_lies(run: Run, board: Sideboard) -> DrawerSet:
    """A run of a line without its bare drawers, where these drawers lie."""
    line = run.line - 1
    kept = [
        LINES * column + line
        for column, card in enumerate(board.cards)
        if card.drawers[line].handle is not Handle.NONE
    ]
    return DrawerSet(sum(1 << bit for bit in kept[run.first - 1 : run.last]))


def _no_row_of_one(goal: RowObjective, board: Sideboard) -> tuple[DrawerSet, ...]:
    found = counted_runs(board.lanes(goal.of), goal)
    return tuple(run.drawers for run in found if run.length > 1)
