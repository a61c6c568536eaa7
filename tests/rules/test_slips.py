"""Single slips: what each of them counts, and where it lies."""

from collections.abc import Callable, Iterable, Mapping
from random import Random

import pytest

from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.claim import Claim, Field, Slip, Unit
from sideboards_score.model.sideboard import DrawerSet, joined, places_in
from sideboards_score.rules.check.claims import judge
from sideboards_score.rules.check.slips.bonus import BonusView, bonus_slips
from sideboards_score.rules.count.bonus import prize
from sideboards_score.rules.scoring import score_game
from tests.rules import oracle, slip_maker
from tests.rules.games import game_of

Cells = frozenset[oracle.Cell]


@pytest.mark.parametrize(
    ("rank", "length", "points"),
    [(1, 5, 8), (2, 5, 4), (3, 1, 2), (4, 5, 0), (1, 0, 0), (3, 0, 0), (9, 9, 0)],
)
def test_a_place_has_its_prize_for_whoever_has_a_row(rank: int, length: int, points: int) -> None:
    assert prize((8, 4, 2), rank, length) == points


@pytest.mark.parametrize("seed", range(30))
def test_a_slip_in_the_bonus_changes_it_and_is_told_once(seed: int) -> None:
    table = slip_maker.table(Random(seed))
    scored = score_game(game_of(table.boards, table.goals, table.swaps))
    lengths = tuple(player.board.rows.drawers for player in scored.players)
    for index, player in enumerate(scored.players):
        slips = [*bonus_slips(BonusView(scored.game, index, lengths, player.bonus.points))]
        assert player.bonus.points not in [slip.points for slip in slips]
        told = [(slip.kind, slip.points) for slip in slips]
        assert len(set(told)) == len(told)
        assert (("bonus-forgotten", 0) in told) == (player.bonus.points != 0)


def slips_behind(scored: GameScore, name: str, field: Field, count: int) -> list[Slip]:
    """The slips that alone give a count."""
    (found,) = judge(scored, [Claim(name, field, Unit.COUNT, count)])
    return [reason.slips[0] for reason in found.reasons if len(reason.slips) == 1]


def cells(bits: int) -> Cells:
    return frozenset((place.line, place.column) for place in places_in(DrawerSet(bits)))


SCANS: Mapping[str, Callable[[oracle.Cell], tuple[int, int]]] = {
    "columns": lambda cell: (cell[1], cell[0]),
    "right": lambda cell: (-cell[1], cell[0]),
    "lines": lambda cell: cell,
}
"""Which drawer comes first: card by card from the left or the right, or line by line."""


def taken_as_they_come(every: Iterable[Cells], scan: str) -> set[Cells]:
    """Each combination in the order of its drawers, unless one before it has a drawer of it."""
    taken: set[Cells] = set()
    for one in sorted(every, key=lambda cells: sorted(map(SCANS[scan], cells))):
        if not any(one & other for other in taken):
            taken.add(one)
    return taken


@pytest.mark.parametrize("scan", SCANS)
def test_a_greedy_choice_takes_combinations_in_the_order_that_it_tells(scan: str) -> None:
    goals = oracle.Goals(("XX./.XX", 4), ("X./.X", 3), 19)
    told = 0
    for seed in range(60):
        random = Random(seed)
        codes = tuple("".join(random.choice("RRT") for _ in range(5)) for _ in range(8))
        board = oracle.board_of(codes, "color")
        every = oracle.placements(board, goals.colors[0], half_turns=False)
        taken = {name: taken_as_they_come(every, name) for name in SCANS}
        counts = [*map(len, taken.values())]
        best = oracle.count(codes, "color", goals.colors[0])
        if len(taken[scan]) < best and counts.count(len(taken[scan])) == 1:
            scored = score_game(game_of([codes], goals))
            for slip in slips_behind(scored, "A", Field.COLORS, len(taken[scan])):
                if slip.kind == "greedy-choice":
                    assert slip.values["way"] == scan
                    assert {cells(bits) for bits in slip.sets} == taken[scan]
                    told += 1
    assert told > 1


WHOLE_ROWS = {
    "wrong-line",
    "any-value",
    "fixed-value",
    "other-value",
    "other-of",
    "rows-number",
} | {
    "run-split",
    "another-reading",
}
"""Slips whose places are the rows that they count."""


def test_a_slip_in_the_rows_tells_where_it_lies() -> None:
    kinds = set()
    for seed in (0, 7, 12, 19):
        table = slip_maker.table(Random(seed))
        scored = score_game(game_of(table.boards[:1], table.goals, table.swaps[:1]))
        for count in range(1, 13):
            for slip in slips_behind(scored, "A", Field.ROWS, count):
                counted = joined(slip.sets)
                kinds.add(slip.kind)
                if slip.kind in WHOLE_ROWS:
                    assert slip.places == counted
                elif slip.kind == "drawer-overlooked":
                    rows = joined(run.drawers for run in scored.players[0].board.rows.runs)
                    assert slip.places == rows & ~counted
                elif slip.kind in {"across-gap", "wrapped-round", "down-column"}:
                    assert slip.places & counted
                    assert slip.places != counted or len(slip.sets) == 1
    assert len(kinds & WHOLE_ROWS) > 4
    assert kinds >= {"drawer-overlooked", "across-gap", "down-column"}
