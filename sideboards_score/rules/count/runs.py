"""Unbroken runs of one colour or handle in a line.

Works on lanes (`Sideboard.color_lanes`): a bit survives a step to the left as long as its right
neighbour has the same value, so after n steps the bits left over are the starts of runs longer
than n.

>>> from sideboards_score.model.sideboard import Sideboard
>>> board = Sideboard.of("RTPOK TRPOK RTOPK PTRKO")
>>> longest = RowObjective(17, Of.COLOR, rows=1)
>>> [run] = counted_runs(board.color_lanes, longest)
>>> run.value.name, run.line, run.first, run.last
('BLACK', 5, 1, 3)
"""

from sideboards_score.model.breakdown import Run
from sideboards_score.model.cards import CELLS, COLUMNS, LINES
from sideboards_score.model.objectives import Of, RowObjective
from sideboards_score.model.sideboard import EVERY_DRAWER, EVERY_LANE, Line

_REACH = [EVERY_LANE * (EVERY_DRAWER >> (LINES * length)) for length in range(COLUMNS + 1)]
"""By length: every place that has so many cards to the right of it."""
_ROW = sum(1 << (LINES * column) for column in range(COLUMNS))
"""Line 1 of one lane."""
_LINE = {line: EVERY_LANE * (_ROW << (line - 1)) for line in range(1, LINES + 1)}


def counted_runs(lanes: int, objective: RowObjective) -> tuple[Run, ...]:
    """The runs that a row objective counts (de, en: "row combinations", cards 15-30).

    Of equal runs the one in the upper line counts, then the one further left: the points are the
    same, and the choice is the same on every run of the program.
    """
    if objective.value is not None:
        lane = objective.of.values.index(objective.value)
        lanes &= EVERY_DRAWER << (CELLS * lane)
    if objective.lines:
        found = [_longest(lanes & _LINE[line], objective.of) for line in objective.lines]
        return tuple(run for run in found if run)
    runs = []
    for _ in range(objective.rows):
        run = _longest(lanes, objective.of)
        if run is None:
            break
        runs.append(run)
        lane = objective.of.values.index(run.value)
        # The whole run goes (ruling: one unbroken run is one row and is never split in two).
        lanes &= ~(run.drawers << (CELLS * lane))
    return tuple(runs)


def lanes_in(lanes: int, lines: tuple[int, ...]) -> int:
    """The part of the lanes that lies in the given lines."""
    return lanes & sum(_LINE[line] for line in lines)


def _longest(lanes: int, of: Of) -> Run | None:
    """The longest run in the lanes."""
    if not lanes:
        return None
    starts = lanes
    length = 1
    # Here `starts` are the first drawers of all runs of at least `length`; `_REACH` keeps a step
    # from leaving the lane on the right.
    while longer := starts & (lanes >> (LINES * length)) & _REACH[length]:
        starts = longer
        length += 1
    lane, line, column = _first(starts)
    return Run(of.values[lane], Line(line + 1), column + 1, column + length)


def _first(starts: int) -> tuple[int, int, int]:
    """Lane, line and column (from 0) of the start that is uppermost, then leftmost."""
    if not starts & (starts - 1):
        lane, cell = divmod(starts.bit_length() - 1, CELLS)
        return lane, cell % LINES, cell // LINES
    places = []
    while starts:
        low = starts & -starts
        starts ^= low
        lane, cell = divmod(low.bit_length() - 1, CELLS)
        places.append((cell % LINES, cell // LINES, lane))
    line, column, lane = min(places)
    return lane, line, column
