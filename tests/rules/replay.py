"""Make a slip again, from what a reason says, on the cards alone: what figure comes of it?

Plain and slow, and without the rules of the package: sets of drawers are checked cell by cell,
whole boards are counted by the oracle. A slip that is not what it says fails an assertion.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from sideboards_score.model.claim import Field, Reason, Slip
from sideboards_score.model.objectives import Pattern, RowObjective
from sideboards_score.model.sideboard import DrawerSet, places_in
from tests.rules import oracle
from tests.rules.boards import turned

NAMES = "ABCDEF"
Cells = frozenset[oracle.Cell]
FIELDS = ("colors", "handles", "rows")


@dataclass(frozen=True)
class World:
    """A game as counted so far: the oracle's counts, changed slip by slip."""

    boards: list[tuple[str, ...]]
    goals: oracle.Goals
    swaps: list[bool]
    counts: dict[tuple[int, str], int]
    """Combinations or drawers by player and field, where a slip made them other than right."""
    points: dict[tuple[int, str], int]
    """Points by player and field, where a slip made them other than right."""
    allowed: frozenset[Cells] = frozenset()
    """Combinations that count for an earlier slip."""
    lines: tuple[int, ...] | None = None
    reading: str = ""
    """What is left open about rows, read otherwise."""

    @property
    def rows(self) -> oracle.Rows:
        goal = oracle.ROWS[self.goals.rows]
        return goal if self.lines is None else goal._replace(lines=self.lines)

    def count(self, player: int, field: str) -> int:
        if (player, field) in self.counts:
            return self.counts[player, field]
        if field == "rows":
            return oracle.drawers_by(self.reading, self.boards[player], self.rows)
        drawn = (self.goals.colors if field == "colors" else self.goals.handles)[0]
        half = self.goals.half_turns
        return oracle.count(self.boards[player], field[:-1], drawn, half_turns=half)

    def each(self, field: str) -> int:
        pair = {"colors": self.goals.colors, "handles": self.goals.handles}
        return pair[field][1] if field in pair else 2

    def value(self, player: int, field: str, *, in_points: bool) -> int:
        if field in FIELDS and not in_points:
            return self.count(player, field)
        if (player, field) in self.points:
            return self.points[player, field]
        if field == "total":
            parts = (*FIELDS, "bonus", "swap")
            return sum(self.value(player, part, in_points=True) for part in parts)
        if field == "bonus":
            lengths = [self.count(at, "rows") for at in range(len(self.boards))]
            return oracle.bonuses(lengths, self.rows.rows)[player]
        if field == "swap":
            return 0 if self.swaps[player] or self.goals.four_cards else 1
        return self.count(player, field) * self.each(field)


def replayed(
    reason: Reason,
    game: tuple[list[tuple[str, ...]], oracle.Goals, list[bool]],
    claim: tuple[int, str, str],
) -> int:
    """The claimed figure as it comes of the slips, made one after the other."""
    player, field, unit = claim
    world = World(*game, {}, {})
    for slip in _in_turn(reason.slips):
        world = _with(world, slip, player)
    return world.value(player, field, in_points=unit == "points")


def _in_turn(slips: tuple[Slip, ...]) -> tuple[Slip, ...]:
    """The bonus comes before rows that it is not reckoned from."""
    first, last = slips[0], slips[-1]
    apart = first.field is Field.ROWS and not first.carried and last.field is Field.BONUS
    return slips[::-1] if apart else slips


def _with(world: World, slip: Slip, claimant: int) -> World:  # noqa: PLR0911 - a case per kind
    at = NAMES.index(slip.player)
    field = slip.field.value
    if slip.kind in ("card-turned", "cards-exchanged"):
        return _with_cards(world, at, slip)
    if slip.kind == "another-edition":
        return _with_edition(world, slip)
    if slip.kind == "another-reading":
        world = replace(world, reading=str(slip.values["way"]))
        assert world.count(at, field) == slip.count == sum(map(len, _cells(slip)))
        return world
    if slip.kind == "part-forgotten":
        return _forgotten(world, at, slip)
    if slip.kind in RECKONING:
        return _reckoned(world, at, slip)
    if slip.count is None:
        return _points(world, at, field, _worth(world, at, slip))
    count = _pattern(world, at, slip) if field != "rows" else _rows(world, at, slip)
    assert count == slip.count
    if field == "rows" and not slip.carried:
        bonus = world.value(claimant, "bonus", in_points=True)
        world = _points(world, claimant, "bonus", bonus)
    extra = slip.values.get("extra", ())
    assert isinstance(extra, tuple)
    allowed = world.allowed | {cells for cells in _cells(slip) if field != "rows" and extra}
    return replace(world, counts={**world.counts, (at, field): count}, allowed=allowed)


def _forgotten(world: World, at: int, slip: Slip) -> World:
    """One part left out, or all but a few."""
    if slip.values.get("way") == "only":
        parts = slip.values["parts"]
        assert isinstance(parts, tuple)
        for part in {*FIELDS, "bonus", "swap"} - {part.value for part in parts}:
            world = _points(world, at, part, 0)
        return world
    assert slip.values["count"] == world.value(at, slip.field.value, in_points=True)
    return _points(world, at, slip.field.value, 0)


def _points(world: World, at: int, field: str, points: int) -> World:
    return replace(world, points={**world.points, (at, field): points})


def _with_cards(world: World, at: int, slip: Slip) -> World:
    codes = [*world.boards[at]]
    cards = slip.values["cards"]
    assert isinstance(cards, list)
    if slip.kind == "card-turned":
        (card,) = cards
        codes[card - 1] = turned(codes[card - 1])
    else:
        one, other = (card - 1 for card in cards)
        codes[one], codes[other] = codes[other], codes[one]
    boards = [*world.boards[:at], tuple(codes), *world.boards[at + 1 :]]
    return replace(world, boards=boards)


def _with_edition(world: World, slip: Slip) -> World:
    goals = world.goals._replace(half_turns=slip.values["edition"] == "fr")
    lines = slip.values["lines"]
    assert isinstance(lines, tuple)
    return replace(world, goals=goals, lines=lines)


def _bonus(world: World, at: int, slip: Slip) -> int:  # noqa: PLR0911 - a case per kind
    lengths = [world.count(player, "rows") for player in range(len(world.boards))]
    own, players = lengths[at], len(lengths)
    prizes = {2: [4], 3: [8, 4]}
    table = dict(enumerate(prizes.get(players, [8, 4, 2]), 1))
    place = 1 + len({length for length in lengths if length > own})
    steps = dict(zip((4, 6, 8) if world.rows.rows == 1 else (7, 9, 11), (2, 4, 8), strict=True))
    values = slip.values
    match slip.kind, values.get("way"):
        case "bonus-forgotten", _:
            return 0
        case "bonus-competition-ranking", _:
            return table.get(1 + sum(length > own for length in lengths), 0)
        case "bonus-shared", _:
            pool = sum(table.get(place + n, 0) for n in range(lengths.count(own)))
            assert values["whole"] in (pool, table.get(place, 0))
            assert isinstance(values["whole"], int)
            return values["whole"] // lengths.count(own)
        case "bonus-other-players", "rows":
            other = dict(zip((4, 6, 8) if world.rows.rows == 2 else (7, 9, 11), (2, 4, 8)))  # noqa: B905
            return max((p for least, p in other.items() if own >= least), default=0)
        case "bonus-other-players", _:
            players = int(str(values["count"]))
            return dict(enumerate(prizes.get(players, [8, 4, 2]), 1)).get(place, 0)
        case "bonus-without-row", _:
            assert own == 0
            return table.get(place, 0)
        case "bonus-steps-added", _:
            return sum(points for least, points in steps.items() if own >= least)
        case "bonus-other-place", "step":
            return steps[int(str(values["step"]))]
        case "bonus-other-place", _:
            assert values["rank"] == place != values["other"]
            return table.get(int(str(values["other"])), 0)
    raise AssertionError(slip.kind)


def _cells(slip: Slip) -> list[Cells]:
    return [frozenset((p.line, p.column) for p in places_in(bits)) for bits in slip.sets]


def _disjoint(sets: Sequence[Cells]) -> bool:
    return all(not one & other for one, other in combinations(sets, 2))


def _pattern(world: World, at: int, slip: Slip) -> int:
    """The combinations that the slip names, each checked for what the slip allows."""
    field = slip.field.value
    codes = world.boards[at]
    drawn, _ = world.goals.colors if field == "colors" else world.goals.handles
    board = oracle.board_of(codes, field[:-1])
    half = world.goals.half_turns
    good = oracle.placements(board, drawn, half_turns=half)
    sets = _cells(slip)
    wrong = [cells for cells in sets if cells not in good | world.allowed]
    best = oracle.count(codes, field[:-1], drawn, half_turns=half)
    if slip.kind == "drawer-used-twice":
        assert not _disjoint(sets)
        assert len(set(sets)) == len(sets)
    else:
        assert _disjoint(sets)
    if slip.kind in ("missed-combination", "greedy-choice"):
        assert len(sets) < best
    elif slip.kind == "other-pattern":
        other, _ = world.goals.handles if field == "colors" else world.goals.colors
        assert set(sets) <= oracle.placements(board, other, half_turns=half)
        return oracle.count(codes, field[:-1], other, half_turns=half)
    elif slip.kind in ("not-flipped", "not-turned", "as-printed", "turned-not-allowed"):
        return _with_forms(board, slip)
    elif slip.kind in ("mixed-values", "wrapped-round", "bare-drawer-counted"):
        _check_extra(board, oracle.shapes(drawn, half_turns=half), slip, wrong)
        return len(sets)
    assert not wrong
    return len(sets)


def _with_forms(board: oracle.Board, slip: Slip) -> int:
    """The best count of these forms alone."""
    forms = slip.values["forms"]
    assert isinstance(forms, tuple)
    laid = {
        frozenset((y + down, x + right) for y, x in form.places)
        for form in forms
        if isinstance(form, Pattern)
        for down in range(1, 6)
        for right in range(1, 9)
    }
    found = [c for c in laid if c <= board.keys() and len({board[cell] for cell in c}) == 1]
    assert set(_cells(slip)) <= set(found)
    by_letter: dict[str, list[Cells]] = {}
    for cells in found:
        by_letter.setdefault(board[min(cells)], []).append(cells)
    return sum(oracle.most_disjoint(same) for same in by_letter.values())


def _check_extra(board: oracle.Board, shapes: set[Cells], slip: Slip, wrong: list[Cells]) -> None:
    if slip.values.get("way") == "shape":
        assert all(not cells & board.keys() for cells in wrong)
        return
    assert wrong
    for cells in wrong:
        _check_wrong(board, shapes, slip, cells)


def _check_wrong(board: oracle.Board, shapes: set[Cells], slip: Slip, cells: Cells) -> None:
    letters = {board[cell] for cell in cells if cell in board}
    if slip.kind == "mixed-values":
        assert cells <= board.keys()
        assert len(letters) == 2
    elif slip.kind == "bare-drawer-counted":
        assert len(letters) == 1
        assert not cells <= board.keys()
    else:
        assert cells <= board.keys()
        assert len(letters) == 1
        moved = [frozenset((y, x + 8 if x <= cut else x) for y, x in cells) for cut in range(1, 8)]
        assert any(_home(cells) in shapes for cells in moved)
        return
    assert _home(cells) in shapes


def _home(cells: Cells) -> Cells:
    top, left = min(y for y, _ in cells), min(x for _, x in cells)
    return frozenset((y - top, x - left) for y, x in cells)


def _worth(world: World, at: int, slip: Slip) -> int:
    """The points of a part where no count is wrong."""
    field = slip.field.value
    if field == "bonus":
        return _bonus(world, at, slip)
    if field == "swap":
        return 1 - world.value(at, "swap", in_points=True)
    if slip.kind == "other-points":
        return world.count(at, field) * _each_elsewhere(world, slip)
    assert slip.kind == "count-for-points"
    return world.count(at, field)


def _each_elsewhere(world: World, slip: Slip) -> int:
    """The points of the objective that the sentence names."""
    way = slip.values.get("way")
    if way == "pattern":
        part = str(slip.values["part"])
        assert slip.field.value == "rows"
        assert part in ("colors", "handles")
        return world.each(part)
    if way == "rows":
        return world.each("rows")
    return world.each("handles" if slip.field.value == "colors" else "colors")


RECKONING = (
    "part-added-twice",
    "bonus-added-twice",
    "other-player",
    "digits-exchanged",
    "sum-off",
)


def _reckoned(world: World, at: int, slip: Slip) -> World:
    """A figure worked out or written down otherwise, as the sentence says."""
    field = slip.field.value
    right = world.value(at, field, in_points=slip.count is None)
    if slip.kind == "part-added-twice":
        right += world.value(at, str(slip.values["part"]), in_points=True)
        assert slip.values["count"] == world.value(at, str(slip.values["part"]), in_points=True)
    elif slip.kind == "bonus-added-twice":
        right += world.value(at, "bonus", in_points=True)
    elif slip.kind == "other-player":
        other = NAMES.index(str(slip.values["other"]))
        assert other != at
        right = world.value(other, field, in_points=slip.count is None)
    else:
        assert slip.values["right"] == right
        wrong = int(str(slip.values["wrong"]))
        if slip.kind == "digits-exchanged":
            pairs = [
                at
                for at, two in enumerate(zip(str(right), str(wrong), strict=True))
                if len({*two}) > 1
            ]
            assert pairs == [pairs[0], pairs[0] + 1]
            assert sorted(str(right)) == sorted(str(wrong))
        else:
            by = int(str(slip.values["count"]))
            assert wrong == (right + by if slip.values["way"] == "more" else right - by)
        right = wrong
    if slip.count is None:
        return _points(world, at, field, right)
    return replace(world, counts={**world.counts, (at, field): right})


def _rows(world: World, at: int, slip: Slip) -> int:
    """The rows that the slip names, each checked for what the slip allows."""
    codes, goal = world.boards[at], world.rows
    sets = _cells(slip)
    drawers = sum(map(len, sets))
    objective = slip.values.get("objective")
    if isinstance(objective, RowObjective):
        other = oracle.Rows(
            objective.of.value,
            objective.rows,
            _letter(objective),
            objective.lines,
        )
        assert oracle.drawers_in_rows(codes, other) == drawers
        return drawers
    board = oracle.board_of(codes, goal.of)
    good = _runs(board, goal)
    if slip.kind == "run-split":
        assert frozenset().union(*sets) in good
        return drawers
    assert _disjoint(sets)
    if slip.kind == "shorter-row":
        assert all(cells in good for cells in sets)
    elif slip.kind == "drawer-overlooked":
        assert drawers == world.count(at, "rows") - 1
        assert all(any(cells <= run for run in good) for cells in sets)
    else:
        _check_row(board, slip, [cells for cells in sets if cells not in good])
    return drawers


def _letter(objective: RowObjective) -> str | None:
    return objective.value.value if objective.value else None


def _runs(board: oracle.Board, goal: oracle.Rows) -> set[Cells]:
    found = set()
    for line in goal.lines or range(1, 6):
        card = 1
        for letter, length in oracle.runs(board, line):
            while board.get((line, card)) != letter:
                card += 1
            if goal.letter in (None, letter):
                found.add(frozenset((line, at) for at in range(card, card + length)))
            card += length
    return found


def _check_row(board: oracle.Board, slip: Slip, wrong: Iterable[Cells]) -> None:
    for cells in wrong:
        letters = [board.get(cell, "") for cell in cells]
        if slip.kind == "down-column":
            assert len({card for _, card in cells}) == len(set(letters)) == 1
            continue
        assert len({line for line, _ in cells}) == 1
        expected: Mapping[str, int] = {"mixed-values": 2, "bare-drawer-counted": 2}
        if "from" in slip.values:
            first, last = (int(str(slip.values[end])) for end in ("from", "to"))
            named = {(int(str(slip.values["line"])), card) for card in range(first, last + 1)}
            bare = {cell for cell in named if not board.get(cell)}
            assert cells == (named - bare if slip.kind == "bare-drawer-skipped" else named)
            if slip.kind != "mixed-values":
                drawers = slip.values["drawers"]
                assert isinstance(drawers, int)
                assert {(at.line, at.column) for at in places_in(DrawerSet(drawers))} == bare
        if slip.kind in expected:
            cards = sorted(card for _, card in cells)
            assert cards == list(range(cards[0], cards[-1] + 1))
            assert ("" in letters) == (slip.kind == "bare-drawer-counted")
        assert len(set(letters)) == expected.get(slip.kind, 1)
