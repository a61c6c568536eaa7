"""The largest set of disjoint combinations, against brute force and two solvers.

Scoring (all rulebooks): a drawer counts once per objective, so the count is the largest
number of combinations that share no drawer.
"""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from sideboards_score.model.cards import COLORS, HANDLES
from sideboards_score.model.objectives import Of, PatternObjective, Turning
from sideboards_score.model.sideboard import DrawerSet, joined, places_in
from sideboards_score.rules.count.board import score_pattern
from sideboards_score.rules.count.disjoint import _Graph, largest_disjoint, upper_bound
from sideboards_score.rules.count.packing import best_packing, placements
from sideboards_score.rules.count.steps import Steps
from tests.conftest import quick_first
from tests.rules import oracle, solvers
from tests.rules.boards import dealt, odd_board
from tests.rules.games import board, pattern
from tests.rules.oracle import Placement

PATTERNS = {
    2: ("XX", "X./.X", "X.X", "X../..X"),
    3: ("XXX", "XX/X.", "X.X/.X.", "X.X/X.."),
    4: ("XX/XX", "XX./.XX", "X.X/X../X..", "X../.X./..X/.X."),
}
EVERY_PATTERN = [text for texts in PATTERNS.values() for text in texts]
BOARDS_PER_CASE = 130
"""By brute force: 12 patterns in 2 editions make 3,120 boards."""
SOLVER_BOARDS_PER_CASE = 50
"""By each solver: 12 patterns in 2 editions make 1,200 boards."""


class Question(NamedTuple):
    """A pattern to be counted on a sideboard."""

    codes: tuple[str, ...]
    of: str
    pattern: str
    half_turns: bool

    def placements(self) -> set[Placement]:
        board = oracle.board_of(self.codes, self.of)
        return oracle.placements(board, self.pattern, half_turns=self.half_turns)

    def brute_force(self) -> int:
        return oracle.count(self.codes, self.of, self.pattern, half_turns=self.half_turns)

    def counted(self) -> int:
        """The package's answer, after a look at the combinations that it names."""
        turning = Turning.HALF if self.half_turns else Turning.ANY
        objective = PatternObjective(None, Of(self.of), pattern(self.pattern), 3)
        score = score_pattern(board(self.codes), objective, turning)
        letters = oracle.board_of(self.codes, self.of)
        real = self.placements()
        seen: set[oracle.Cell] = set()
        for value, drawers in score.combinations:
            places = {(place.line, place.column) for place in places_in(drawers)}
            assert places in real, f"no place of the pattern: {places} in {self}"
            assert {letters[place] for place in places} == {value.value}
            assert not seen & places, f"a drawer twice: {places} in {self}"
            seen |= places
        assert score.points == 3 * score.count
        return score.count


def mixed(text: str, *, half_turns: bool, boards: int, most_odd: int) -> Iterator[Question]:
    """Printed cards and odd ones by turns, 1 to 8 of them, colours and handles by turns."""
    random = Random(f"{text} {half_turns} {boards}")
    for number in range(boards):
        codes = (
            dealt(random, random.randint(1, 8))
            if number % 2
            else odd_board(random, random.randint(1, most_odd))
        )
        yield Question(codes, random.choice(("color", "handle")), text, half_turns)


@pytest.mark.parametrize("half_turns", [False, True])
@pytest.mark.parametrize("text", EVERY_PATTERN)
def test_count_equals_brute_force(*, text: str, half_turns: bool) -> None:
    boards = mixed(text, half_turns=half_turns, boards=BOARDS_PER_CASE, most_odd=5)
    for question in boards:
        assert question.counted() == question.brute_force(), question


@pytest.mark.parametrize("half_turns", [False, True])
@pytest.mark.parametrize("text", quick_first(4, EVERY_PATTERN))
def test_count_equals_both_solvers(*, text: str, half_turns: bool) -> None:
    boards = mixed(text, half_turns=half_turns, boards=SOLVER_BOARDS_PER_CASE, most_odd=8)
    for question in boards:
        sets = sorted(map(sorted, question.placements()))
        count = question.counted()
        assert (count, count) == (solvers.cp_sat(sets), solvers.highs(sets)), question


ORDERS: dict[str, Callable[[Placement], object]] = {
    "from the left": lambda p: sorted((x, y) for y, x in p),
    "from the left, by right ends": lambda p: (max(x for _, x in p), sorted((x, y) for y, x in p)),
    "from the right": lambda p: sorted((-x, y) for y, x in p),
    "from the right, by left ends": lambda p: (
        -min(x for _, x in p),
        sorted((-x, y) for y, x in p),
    ),
    "line by line from the top": sorted,
    "line by line from the bottom": lambda p: sorted((-y, x) for y, x in p),
}
"""The orders in which people take combinations one after another."""


def greedy(found: Iterable[Placement], order: Callable[[Placement], object]) -> int:
    """How many combinations somebody finds who takes them in this order while drawers are free."""
    used: set[oracle.Cell] = set()
    count = 0
    for placement in sorted(found, key=order):  # type: ignore[arg-type]
        if not used & placement:
            used |= placement
            count += 1
    return count


class Trap(NamedTuple):
    """Where to look for boards that no greedy choice counts right: how many, and made of what."""

    boards: int
    pattern: str
    of: str
    letters: str | None
    """What the drawers are drawn from; None for printed cards."""
    half_turns: bool = False


TRAPS = (
    Trap(12, "X../..X", "color", None),  # about one board of printed cards in a thousand
    Trap(250, "X../..X", "color", "RTP"),
    Trap(90, "X../..X", "handle", "fsb"),
    Trap(250, "X.X/X..", "color", "RT"),
    Trap(80, "X..X/.X..", "color", "RT", half_turns=True),
    Trap(200, "X.X/X../X..", "color", "RT"),
    Trap(130, "X.X/X../X..", "handle", "fs"),
)


def trapped(trap: Trap) -> Iterator[Question]:
    """Boards on which every order of `ORDERS` finds less than the package does."""
    random = Random(repr(trap))
    found = 0
    while found < trap.boards:
        question = Question(_trap_board(trap, random), trap.of, trap.pattern, trap.half_turns)
        places = question.placements()
        turning = Turning.HALF if trap.half_turns else Turning.ANY
        sideboard = board(question.codes)
        lanes = sideboard.color_lanes if trap.of == "color" else sideboard.handle_lanes
        best = len(best_packing(lanes, pattern(trap.pattern), turning))
        if all(greedy(places, order) < best for order in ORDERS.values()):
            found += 1
            yield question


def _trap_board(trap: Trap, random: Random) -> tuple[str, ...]:
    if trap.letters is None:
        return dealt(random)
    before = "" if trap.of == "color" else "R"
    return tuple("".join(before + random.choice(trap.letters) for _ in range(5)) for _ in range(8))


STORED = Path(__file__).parent / "trapped_boards.txt"
"""What the search finds, with the count by both solvers, since looking for it takes long.

After a change of `TRAPS`: `python -m tests.rules.test_packing` writes it anew.
"""


def stored() -> list[tuple[Question, int]]:
    lines = [line.split() for line in STORED.read_text(encoding="utf-8").splitlines()]
    return [
        (Question(tuple(codes), of, text, half_turns=turning == "half"), int(count))
        for text, of, turning, count, *codes in lines
    ]


def solved(question: Question) -> int:
    """The count by both solvers."""
    sets = sorted(map(sorted, question.placements()))
    best = solvers.cp_sat(sets)
    assert best == solvers.highs(sets), question
    return best


def test_a_thousand_boards_defeat_every_greedy_choice() -> None:
    drawers: Counter[int] = Counter()
    for question, count in set(stored()):
        drawers[question.pattern.count("X")] += 1
        places = question.placements()
        assert all(greedy(places, order) < count for order in ORDERS.values()), question
    assert sum(drawers.values()) >= 1000
    assert min(drawers[2], drawers[3], drawers[4]) >= 300


def test_count_is_right_where_every_greedy_choice_falls_short() -> None:
    for question, count in stored():
        assert question.counted() == count, question


@pytest.mark.slow
@pytest.mark.parametrize("trap", TRAPS, ids=lambda trap: f"{trap.pattern} {trap.of}")
def test_stored_boards_and_counts_are_those_of_search_and_solvers(trap: Trap) -> None:
    found = [(question, solved(question)) for question in trapped(trap)]
    start = sum(before.boards for before in TRAPS[: TRAPS.index(trap)])
    assert stored()[start : start + trap.boards] == found


@pytest.mark.parametrize(
    ("text", "half_turns", "count"),
    [
        ("XX", False, 20),
        ("XX", True, 20),
        ("X../..X", False, 20),
        ("XXX", False, 13),
        ("XXX", True, 10),  # French captions: only lying, two in each of five lines
        ("XX/X.", False, 13),
        ("XX/XX", False, 8),
        ("XXXX", False, 10),
        ("XXXX/....", True, 10),
        ("X/X/X", True, 8),
        ("XXXXXX", True, 5),
    ],
)
def test_forty_drawers_of_one_color(*, text: str, half_turns: bool, count: int) -> None:
    assert Question(("RRRRR",) * 8, "color", text, half_turns).counted() == count


@pytest.mark.parametrize("half_turns", [False, True])
@pytest.mark.parametrize("text", EVERY_PATTERN)
def test_forty_drawers_of_one_color_equal_a_solver(*, text: str, half_turns: bool) -> None:
    question = Question(("RRRRR",) * 8, "color", text, half_turns)
    assert question.counted() == solvers.cp_sat(sorted(map(sorted, question.placements())))


HARD = {
    ".XX/.../X..": 0xFFFFFFFFBF,
    "...X/.X../X...": 0xFFFFFFFFFF,
    "X./X./.X": 0xFBFF7BFFDF,
    "XX/X./../X.": 0xFFFFFFFFFF,
    "X./../../XX": 0xFBFFFFFFFF,
    "..X/.../XX.": 0xFFFFDFFFFF,
    "X../..X/X.X": 0xFDFFFFFFBF,
    ".X.X/.X../X...": 0xFFFFFFFFFF,
}
"""Boards nearly all of one colour on which a search set by set takes up to 100,000 steps."""


@pytest.mark.parametrize("text", HARD)
def test_boards_nearly_of_one_color_are_packed_in_few_steps(text: str) -> None:
    lanes, steps = HARD[text], Steps(4000)
    every = [set(places_in(DrawerSet(p))) for p in placements(lanes, pattern(text), Turning.ANY)]
    found = best_packing(lanes, pattern(text), Turning.ANY, steps)
    places = [place for each in found for place in places_in(DrawerSet(each))]
    assert len(places) == len(set(places))
    assert all(set(places_in(DrawerSet(each))) in every for each in found)
    assert len(found) == solvers.cp_sat(every)
    assert found == best_packing(lanes, pattern(text), Turning.ANY)


def test_both_searches_find_as_many() -> None:
    random = Random(6)
    for _ in range(300):
        sets = [sum(1 << bit for bit in random.sample(range(14), 3)) for _ in range(12)]
        graph = _Graph(sets)
        every = (1 << len(sets)) - 1
        one, other = graph.largest_independent(every), graph.by_covering(every, None)
        assert one.bit_count() == other.bit_count(), sets
        chosen = [bits for number, bits in enumerate(sets) if other >> number & 1]
        assert sum(bits.bit_count() for bits in chosen) == joined(chosen).bit_count()


def test_two_colors_in_a_checkerboard() -> None:
    question = Question(("RTRTR", "TRTRT") * 4, "color", "X./.X", half_turns=False)
    assert question.counted() == solvers.cp_sat(sorted(map(sorted, question.placements())))


def test_two_combinations_that_one_greedy_choice_would_block() -> None:
    # A chain of four red drawers: who takes the two in the middle finds no other.
    question = Question(("RTPOK", "TRPKO", "PTROK", "TKORP"), "color", "X./.X", half_turns=True)
    red = {cells for cells in question.placements() if min(cells) in {(1, 1), (2, 2), (3, 3)}}
    assert len(red) == 3
    assert greedy(red, lambda p: abs(min(p)[0] - 2)) == 1
    assert question.counted() == question.brute_force() >= 2


def test_combinations_may_use_different_colors_and_handles() -> None:
    # de, en "objective cards": each combination by itself shares one colour or one handle.
    assert Question(("RfTsPOK", "RfTsPOK"), "color", "XX", half_turns=False).counted() == 5
    assert Question(("RfTsPOK", "RfTsPOK"), "handle", "XX", half_turns=False).counted() == 2


def test_combinations_never_mix_values_or_leave_the_board() -> None:
    assert Question(("RTPOK", "TRPKO"), "color", "XX", half_turns=False).counted() == 1
    # The bottom drawer and the top drawer of the next card are no neighbours.
    assert Question(("TPOKR", "RTPOK"), "color", "X/X", half_turns=False).counted() == 0


def test_bare_and_unknown_drawers_are_never_counted() -> None:
    assert Question(("RTPOK", "RTPOK"), "handle", "XX", half_turns=False).counted() == 0
    assert Question(("?x?x?x?x?x",) * 8, "handle", "XX", half_turns=False).counted() == 0
    assert Question(("?x?x?x?x?x",) * 8, "color", "XX", half_turns=False).counted() == 0


def test_turning_by_a_quarter_is_allowed_but_in_the_french_captions() -> None:
    standing = ("RRTPO",)
    assert Question(standing, "color", "XX", half_turns=False).counted() == 1
    assert Question(standing, "color", "XX", half_turns=True).counted() == 0


def test_flipping_is_allowed_in_every_edition() -> None:
    flipped = ("TPRKO", "TRPKT")
    assert Question(flipped, "color", "X./.X", half_turns=True).counted() == 2


def test_pattern_larger_than_a_sideboard_counts_nothing() -> None:
    assert Question(("RRRRR",) * 8, "color", "X........X", half_turns=False).counted() == 0
    assert Question(("RRRRR",) * 8, "color", "X/./././././X", half_turns=True).counted() == 0


def test_upper_bound_is_never_below_the_best_choice() -> None:
    for text in EVERY_PATTERN:
        for question in mixed(text, half_turns=False, boards=40, most_odd=5):
            places = sorted(map(sorted, question.placements()))
            sets = [sum(1 << (5 * x + y) for y, x in cells) for cells in places]
            assert len(largest_disjoint(sets)) <= upper_bound(sets) <= len(sets)


def _choices(questions: Iterable[Question]) -> list[list[int]]:
    return [
        best_packing(board(q.codes).color_lanes, pattern(q.pattern), Turning.ANY) for q in questions
    ]


IN_A_FRESH_PROCESS = """
import json, sys
from sideboards_score.model.objectives import Pattern, Turning
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.count.packing import best_packing
print(json.dumps([
    best_packing(Sideboard.of(codes).color_lanes, Pattern.of(*rows), Turning.ANY)
    for codes, rows in json.load(sys.stdin)
]))
"""


def test_choice_is_the_same_on_every_run_and_in_every_process() -> None:
    random = Random(5)
    questions = [
        Question(odd_board(random), "color", text, half_turns=False)
        for text in ("X../..X", "X.X/X..", "XX/X.")
        for _ in range(20)
    ]
    choices = _choices(questions)
    assert choices == _choices(questions)
    asked = json.dumps([(" ".join(q.codes), q.pattern.split("/")) for q in questions])
    for seed in ("1", "2"):
        answer = subprocess.run(
            [sys.executable, "-c", IN_A_FRESH_PROCESS],
            input=asked,
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        )
        assert json.loads(answer.stdout) == choices


def test_combinations_are_sorted_by_value_then_from_left_to_right() -> None:
    random = Random(6)
    order = {value: index for index, value in enumerate((*COLORS, *HANDLES))}
    for of in Of:
        objective = PatternObjective(None, of, pattern("XX"), 1)
        for _ in range(50):
            found = score_pattern(board(odd_board(random)), objective, Turning.ANY).combinations
            keys = [(order[c.value], c.drawers.bit_length()) for c in found]
            assert keys == sorted(keys)


@pytest.mark.parametrize(("text", "points"), [(None, 3), ("XX", None)])
def test_objective_without_pattern_or_points_is_refused(
    text: str | None, points: int | None
) -> None:
    objective = PatternObjective(3, Of.COLOR, pattern(text) if text else None, points)
    with pytest.raises(ValueError, match="objective 3 has no pattern or points"):
        score_pattern(board(["RTPOK"]), objective, Turning.ANY)


def _line(question: Question) -> str:
    turning = "half" if question.half_turns else "any"
    words = (question.pattern, question.of, turning, str(solved(question)), *question.codes)
    return " ".join(words) + "\n"


if __name__ == "__main__":
    lines = [_line(question) for trap in TRAPS for question in trapped(trap)]
    STORED.write_text("".join(lines), encoding="utf-8")
