"""Games with a wrong count, made by one known slip: plain and slow, from card codes alone.

Each maker makes one kind of slip as a person would and gives the claim that comes of it, or None
where the slip cannot be made or changes nothing. It shares no code with the rules: what counts
comes from the oracle.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, pairwise
from random import Random
from typing import NamedTuple

from tests.rules import oracle
from tests.rules.boards import drawers, odd_board, printed_deck, turned

Codes = tuple[str, ...]
COLOR_PATTERNS = ["X./.X", "XX./..X", "X.X/.X.", "XX.X", "X../.X./..X", "XXX", "..X./.X.X/X..."]
HANDLE_PATTERNS = ["X../..X", "X./.X", "XX", "XX./..X", "X.X/.X.", "XXX", "..X./.X.X/X..."]


class Table(NamedTuple):
    """A game, and the player whose count is wrong."""

    boards: list[Codes]
    goals: oracle.Goals
    swaps: list[bool]
    who: int
    random: Random

    @property
    def codes(self) -> Codes:
        return self.boards[self.who]

    @property
    def rows(self) -> oracle.Rows:
        return oracle.ROWS[self.goals.rows]

    @property
    def scores(self) -> list[oracle.Score]:
        return oracle.score(self.boards, self.swaps, self.goals)

    @property
    def own(self) -> oracle.Score:
        return self.scores[self.who]


class Wrong(NamedTuple):
    """A claim made by a slip: the field, whether a count or points, and the figure."""

    field: str
    unit: str
    value: int


Maker = Callable[[Table], "Wrong | None"]


def table(random: Random) -> Table:
    """A random game; one in ten has cards of any kind instead of printed ones."""
    players = random.choice([1, 2, 3, 3, 4, 5, 6])
    if random.random() < 0.1:
        boards = [known(odd_board(random)) for _ in range(players)]
    else:
        deck = random.sample(printed_deck(random), 8 * players)
        laid = [turned(code) if random.random() < 0.5 else code for code in deck]
        boards = [tuple(laid[8 * at : 8 * at + 8]) for at in range(players)]
    points = random.sample(range(2, 10), 2)
    goals = oracle.Goals(
        (random.choice(COLOR_PATTERNS), points[0]),
        (random.choice(HANDLE_PATTERNS), points[1]),
        random.randint(15, 30),
        half_turns=random.random() < 0.3,
        four_cards=random.random() < 0.1,
    )
    swaps = [random.random() < 0.5 for _ in boards]
    return Table(boards, goals, swaps, random.randrange(players), random)


def known(codes: Codes) -> Codes:
    return tuple(code.replace("?", "R").replace("x", "") for code in codes)


def _pattern(game: Table) -> tuple[str, str, int]:
    """One of the two patterns: its field, its drawing and its points."""
    field = game.random.choice(["colors", "handles"])
    drawn, points = game.goals.colors if field == "colors" else game.goals.handles
    return field, drawn, points


def _of(field: str) -> str:
    return "color" if field == "colors" else "handle"


def _best(game: Table, field: str) -> int:
    return game.own.colors if field == "colors" else game.own.handles


def _told(game: Table, field: str, points_each: int, count: int) -> Wrong | None:
    """The wrong count claimed as a count, in points, or within the total."""
    best = _best(game, field)
    if count == best or count < 0:
        return None
    unit = game.random.choice(["count", "points", "total"])
    if unit == "total":
        return Wrong("total", "points", game.own.total + (count - best) * points_each)
    return Wrong(field, unit, count if unit == "count" else count * points_each)


def _all(game: Table, field: str, drawn: str) -> tuple[oracle.Board, set[oracle.Placement]]:
    board = oracle.board_of(game.codes, _of(field))
    return board, oracle.placements(board, drawn, half_turns=game.goals.half_turns)


def _counted(board: oracle.Board, found: Iterable[oracle.Placement]) -> int:
    by_letter: dict[str, list[oracle.Placement]] = {}
    for cells in found:
        by_letter.setdefault(board[min(cells)], []).append(cells)
    return sum(oracle.most_disjoint(same) for same in by_letter.values())


def missed(game: Table) -> Wrong | None:
    field, _, points = _pattern(game)
    return _told(game, field, points, _best(game, field) - game.random.choice([1, 1, 1, 2]))


def used_twice(game: Table) -> Wrong | None:
    field, drawn, points = _pattern(game)
    _, found = _all(game, field, drawn)
    count = _best(game, field) + game.random.choice([1, 1, 2, 3])
    return _told(game, field, points, count) if count <= len(found) else None


def greedy(game: Table) -> Wrong | None:
    field, drawn, points = _pattern(game)
    _, found = _all(game, field, drawn)
    taken: list[oracle.Placement] = []
    for cells in sorted(found, key=lambda cells: sorted((card, line) for line, card in cells)):
        if all(not cells & other for other in taken):
            taken.append(cells)
    return _told(game, field, points, len(taken))


def _forms(drawn: str, *, turned_by: Sequence[int], flips: Sequence[str]) -> set[oracle.Placement]:
    rows = drawn.split("/")
    shape = {(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "X"}
    found = set()
    for quarter in range(4):
        if quarter in turned_by:
            for flip in flips:
                down, right = (-1 if flip == "down" else 1), (-1 if flip == "side" else 1)
                found.add(_home({(down * y, right * x) for y, x in shape}))
        shape = {(x, -y) for y, x in shape}
    return found


def _home(shape: set[oracle.Cell]) -> oracle.Placement:
    top, left = min(y for y, _ in shape), min(x for _, x in shape)
    return frozenset((y - top, x - left) for y, x in shape)


def _laid(forms: Iterable[oracle.Placement], width: int = 8) -> set[oracle.Placement]:
    """Every place where a form lies; beyond the last card it leaves the sideboard."""
    laid = {
        frozenset((y + down, x + right) for y, x in form)
        for form in forms
        for down in range(1, 6)
        for right in range(1, 9)
    }
    return {cells for cells in laid if all(y <= 5 and x <= width for y, x in cells)}


def _with_forms(game: Table, forms: Callable[[str], set[oracle.Placement]]) -> Wrong | None:
    field, drawn, points = _pattern(game)
    board = oracle.board_of(game.codes, _of(field))
    same = [c for c in _laid(forms(drawn)) if len({board.get(at) for at in c}) == 1]
    return _told(game, field, points, _counted(board, [c for c in same if c <= board.keys()]))


def not_flipped(game: Table) -> Wrong | None:
    turns = (0, 2) if game.goals.half_turns else (0, 1, 2, 3)
    return _with_forms(game, lambda drawn: _forms(drawn, turned_by=turns, flips=["no"]))


def not_turned(game: Table) -> Wrong | None:
    flips = ["no", "side", "down"]
    return _with_forms(game, lambda drawn: _forms(drawn, turned_by=(0,), flips=flips))


def as_printed(game: Table) -> Wrong | None:
    return _with_forms(game, lambda drawn: _forms(drawn, turned_by=(0,), flips=["no"]))


def turned_not_allowed(game: Table) -> Wrong | None:
    if not game.goals.half_turns:
        return None
    return _with_forms(game, lambda drawn: oracle.shapes(drawn, half_turns=False))


def _one_more(
    game: Table,
    allowed: Callable[[oracle.Board, oracle.Placement], bool],
    cyclic: bool = False,  # noqa: FBT001, FBT002 - which of two worlds
    kinds: Sequence[str] = ("colors", "handles"),
) -> Wrong | None:
    """The best count and one wrong combination beside it."""
    field, drawn, points = _pattern(game)
    if field not in kinds:
        return None
    board = oracle.board_of(game.codes, _of(field))
    forms = oracle.shapes(drawn, half_turns=game.goals.half_turns)
    laid = sorted(map(sorted, _laid(forms, 15 if cyclic else 8)))
    game.random.shuffle(laid)
    for raw in laid:
        if cyclic and (max(x for _, x in raw) <= 8 or max(x for _, x in raw) - 8 >= 8):
            continue
        cells = frozenset((y, (x - 1) % 8 + 1) for y, x in raw)
        if len(cells) != len(raw) or not allowed(board, cells):
            continue
        rest = {cell: letter for cell, letter in board.items() if cell not in cells}
        found = oracle.placements(rest, drawn, half_turns=game.goals.half_turns)
        if _counted(rest, found) == _best(game, field):
            return _told(game, field, points, _best(game, field) + 1)
    return None


def mixed(game: Table) -> Wrong | None:
    return _one_more(
        game, lambda board, cells: cells <= board.keys() and len({board[c] for c in cells}) == 2
    )


def bare_any(game: Table) -> Wrong | None:
    def allowed(board: oracle.Board, cells: oracle.Placement) -> bool:
        return len({board[c] for c in cells if c in board}) == 1 and not cells <= board.keys()

    return _one_more(game, allowed, kinds=("handles",))


def wrapped(game: Table) -> Wrong | None:
    return _one_more(
        game,
        lambda board, cells: cells <= board.keys() and len({board[c] for c in cells}) == 1,
        cyclic=True,
    )


def wrapped_all(game: Table) -> Wrong | None:
    """The most combinations on a sideboard whose ends are joined."""
    field, drawn, points = _pattern(game)
    board = oracle.board_of(game.codes, _of(field))
    laid = {
        frozenset((y, (x - 1) % 8 + 1) for y, x in cells)
        for cells in _laid(oracle.shapes(drawn, half_turns=game.goals.half_turns), 15)
    }
    found = [c for c in laid if c <= board.keys() and len({board[at] for at in c}) == 1]
    return _told(game, field, points, _counted(board, found))


def bare_shape(game: Table) -> Wrong | None:
    drawn, points = game.goals.handles
    codes = tuple(
        "".join(part if len(part) > 1 else part + "n" for part in drawers(code))
        for code in game.codes
    )
    count = oracle.count(codes, "handle", drawn, half_turns=game.goals.half_turns)
    return _told(game, "handles", points, count)


def other_points(game: Table) -> Wrong | None:
    field, _, points = _pattern(game)
    other = game.goals.handles[1] if field == "colors" else game.goals.colors[1]
    return _points(game, field, points, other)


def row_points(game: Table) -> Wrong | None:
    """A combination worth what a drawer of a row is worth."""
    field, _, points = _pattern(game)
    return _points(game, field, points, 2)


def pattern_points(game: Table) -> Wrong | None:
    """A drawer of a row worth what a combination is worth."""
    wrong = game.random.choice([game.goals.colors[1], game.goals.handles[1]])
    drawers = game.own.drawers
    if not drawers or wrong == 2:
        return None
    if game.random.random() < 0.5:
        return Wrong("rows", "points", drawers * wrong)
    return Wrong("total", "points", game.own.total + drawers * (wrong - 2))


def other_pattern(game: Table) -> Wrong | None:
    field, _, points = _pattern(game)
    drawn = (game.goals.handles if field == "colors" else game.goals.colors)[0]
    count = oracle.count(game.codes, _of(field), drawn, half_turns=game.goals.half_turns)
    return _told(game, field, points, count)


def part_twice(game: Table) -> Wrong | None:
    own = game.own
    points = [own.colors * game.goals.colors[1], own.handles * game.goals.handles[1]]
    part = game.random.choice([*points, own.drawers * 2])
    return Wrong("total", "points", own.total + part) if part else None


def bonus_twice(game: Table) -> Wrong | None:
    own = game.own
    return Wrong("total", "points", own.total + own.bonus) if own.bonus else None


def other_player(game: Table) -> Wrong | None:
    other = game.random.choice(game.scores)
    if other.total == game.own.total:
        return None
    return Wrong("total", "points", other.total)


def digits_exchanged(game: Table) -> Wrong | None:
    right = str(game.own.total)
    wrong = right[:-2] + right[-2:][::-1]
    return Wrong("total", "points", int(wrong)) if wrong != right and wrong[0] != "0" else None


def off(game: Table) -> Wrong | None:
    return Wrong("total", "points", game.own.total + game.random.choice([-10, -1, 1, 10]))


def _points(game: Table, field: str, right: int, wrong: int) -> Wrong | None:
    count = _best(game, field)
    if not count or wrong == right:
        return None
    if game.random.random() < 0.5:
        return Wrong(field, "points", count * wrong)
    return Wrong("total", "points", game.own.total + count * (wrong - right))


def count_for_points(game: Table) -> Wrong | None:
    if game.random.random() < 0.4:
        return Wrong("rows", "points", game.own.drawers) if game.own.drawers else None
    field, _, points = _pattern(game)
    return _points(game, field, points, 1)


def _rows_told(game: Table, drawers_counted: int) -> Wrong | None:
    """A wrong number of drawers in rows; within the total the bonus follows, or not."""
    own = game.own
    if drawers_counted == own.drawers or drawers_counted < 0:
        return None
    told = game.random.choice(["count", "points", "total", "bonus"])
    if told == "count":
        return Wrong("rows", "count", drawers_counted)
    if told == "points":
        return Wrong("rows", "points", 2 * drawers_counted)
    lengths = [score.drawers for score in game.scores]
    lengths[game.who] = drawers_counted
    bonus = oracle.bonuses(lengths, game.rows.rows)[game.who]
    if told == "bonus":
        return Wrong("bonus", "points", bonus) if bonus != own.bonus else None
    total = own.total + 2 * (drawers_counted - own.drawers)
    total += game.random.choice([0, bonus - own.bonus])
    return Wrong("total", "points", total) if total != own.total else None


def _with_goal(game: Table, goal: oracle.Rows) -> Wrong | None:
    return _rows_told(game, oracle.drawers_in_rows(game.codes, goal))


def wrong_line(game: Table) -> Wrong | None:
    if not game.rows.lines:
        return None
    others = [pair for pair in combinations(range(1, 6), 2) if pair != game.rows.lines]
    return _with_goal(game, game.rows._replace(lines=game.random.choice(others)))


def any_value(game: Table) -> Wrong | None:
    return _with_goal(game, game.rows._replace(letter=None)) if game.rows.letter else None


def _letters(game: Table) -> str:
    return "RTPOK" if game.rows.of == "color" else "fsb"


def fixed_value(game: Table) -> Wrong | None:
    letter = game.random.choice(_letters(game))
    return None if game.rows.letter else _with_goal(game, game.rows._replace(letter=letter))


def other_value(game: Table) -> Wrong | None:
    letter = game.random.choice(_letters(game))
    if game.rows.letter in (None, letter):
        return None
    return _with_goal(game, game.rows._replace(letter=letter))


def rows_number(game: Table) -> Wrong | None:
    if game.rows.lines:
        line = game.random.choice(game.rows.lines)
        return _with_goal(game, game.rows._replace(lines=(line,), rows=1))
    number = game.random.choice([n for n in (1, 2, 3) if n != game.rows.rows])
    return _with_goal(game, game.rows._replace(rows=number))


def other_of(game: Table) -> Wrong | None:
    of = "handle" if game.rows.of == "color" else "color"
    return _with_goal(game, game.rows._replace(of=of, letter=None))


def _lines(game: Table) -> list[tuple[int, list[str]]]:
    """The letters of each line in which a row may lie; a drawer without one is empty."""
    board = oracle.board_of(game.codes, game.rows.of)
    return [
        (line, [board.get((line, card), "") for card in range(1, 9)])
        for line in (game.rows.lines or range(1, 6))
    ]


def _beside(game: Table, cells: set[oracle.Cell], extra: int) -> int:
    """An extra row of so many drawers in these cells with the best beside it."""
    board = oracle.board_of(game.codes, game.rows.of)
    rest = {cell: letter for cell, letter in board.items() if cell not in cells}
    line = min(cells)[0]
    if game.rows.lines:
        other = [at for at in game.rows.lines if at != line]
        return extra + sum(max(_lengths(game, board, [at]), default=0) for at in other)
    lengths = sorted(_lengths(game, rest, range(1, 6)))
    more = game.rows.rows - 1
    return extra + (sum(lengths[-more:]) if more else 0)


def _lengths(game: Table, board: oracle.Board, lines: Iterable[int]) -> list[int]:
    letter = game.rows.letter
    return [n for line in lines for own, n in oracle.runs(board, line) if letter in (None, own)]


def _stretch(
    game: Table, taken: Callable[[list[str], str], int | None], letters: str | None = None
) -> Wrong | None:
    """The longest wrong row: a stretch of a line that `taken` counts for a letter."""
    best = None
    for line, row in _lines(game):
        for first, last in combinations(range(9), 2):
            for letter in game.rows.letter or letters or _letters(game):
                count = taken(row[first:last], letter)
                if count is not None:
                    cells = {(line, card + 1) for card in range(first, last)}
                    total = _beside(game, cells, count)
                    best = max(best or 0, total)
    return _rows_told(game, best) if best is not None and best > game.own.drawers else None


def across_gap(game: Table) -> Wrong | None:
    def taken(part: list[str], letter: str) -> int | None:
        inner = part[0] == part[-1] == letter and set(part) != {letter}
        gaps = sum(a == letter != b for a, b in pairwise(part))
        return part.count(letter) if inner and gaps == 1 else None

    return _gap_told(game, taken)


def _gap_told(game: Table, taken: Callable[[list[str], str], int | None]) -> Wrong | None:
    """Like `_stretch`, but drawers in the gap stay free for the second row."""
    best = None
    for line, row in _lines(game):
        for first, last in combinations(range(9), 2):
            for letter in game.rows.letter or _letters(game):
                count = taken(row[first:last], letter)
                whole = (first == 0 or row[first - 1] != letter) and (
                    last == 8 or row[last] != letter
                )
                if count is not None and whole:
                    cells = {(line, at + 1) for at in range(first, last) if row[at] == letter}
                    best = max(best or 0, _beside(game, cells, count))
    return _rows_told(game, best) if best is not None and best > game.own.drawers else None


def bare_skipped(game: Table) -> Wrong | None:
    if game.rows.of != "handle":
        return None
    return _gap_told(
        game,
        lambda part, letter: (
            part.count(letter)
            if part[0] == part[-1] == letter and set(part) == {letter, ""}
            else None
        ),
    )


def bare_in_row(game: Table) -> Wrong | None:
    if game.rows.of != "handle":
        return None
    return _stretch(game, lambda part, letter: len(part) if set(part) == {letter, ""} else None)


def mixed_row(game: Table) -> Wrong | None:
    return _stretch(
        game,
        lambda part, letter: (
            len(part) if len(set(part)) == 2 and letter in part and "" not in part else None
        ),
    )


def wrapped_row(game: Table) -> Wrong | None:
    best = None
    for line, row in _lines(game):
        letter = row[0]
        if not letter or row[-1] != letter or set(row) == {letter}:
            continue
        if game.rows.letter not in (None, letter):
            continue
        left = next(at for at in range(8) if row[at] != letter)
        right = next(at for at in range(8) if row[-1 - at] != letter)
        cells = {(line, at + 1) for at in [*range(left), *range(8 - right, 8)]}
        best = max(best or 0, _beside(game, cells, left + right))
    return _rows_told(game, best) if best is not None and best > game.own.drawers else None


def down_column(game: Table) -> Wrong | None:
    board = oracle.board_of(game.codes, game.rows.of)
    found = []
    for card in range(1, 9):
        for top, bottom in combinations(range(1, 6), 2):
            letters = {board.get((line, card), "") for line in range(top, bottom + 1)}
            if len(letters) == 1 and letters & set(game.rows.letter or _letters(game)):
                cells = {(line, card) for line in range(top, bottom + 1)}
                if not game.rows.lines:
                    found.append(_beside(game, cells, bottom - top + 1))
    return _rows_told(game, max(found)) if found else None


def run_split(game: Table) -> Wrong | None:
    if game.rows.lines or game.rows.rows != 2:
        return None
    board = oracle.board_of(game.codes, game.rows.of)
    longest = max(_lengths(game, board, range(1, 6)), default=0)
    if longest < 2:
        return None
    return _rows_told(game, longest * game.random.choice([1, 2]))


def shorter_row(game: Table) -> Wrong | None:
    board = oracle.board_of(game.codes, game.rows.of)
    if game.rows.lines:
        chosen = [game.random.choice(_lengths(game, board, [at]) or [0]) for at in game.rows.lines]
        if not all(chosen):
            return None
    else:
        lengths = _lengths(game, board, range(1, 6))
        if len(lengths) < game.rows.rows:
            return None
        chosen = game.random.sample(lengths, game.rows.rows)
    return _rows_told(game, sum(chosen)) if sum(chosen) < game.own.drawers else None


def overlooked(game: Table) -> Wrong | None:
    return _rows_told(game, game.own.drawers - 1)


def _bonus_told(game: Table, bonus: int) -> Wrong | None:
    own = game.own
    if bonus == own.bonus:
        return None
    if game.random.random() < 0.5:
        return Wrong("bonus", "points", bonus)
    return Wrong("total", "points", own.total + bonus - own.bonus)


def _prizes(players: int) -> list[int]:
    return {2: [4], 3: [8, 4]}.get(players, [8, 4, 2])


def _prize(players: int, place: int) -> int:
    return dict(enumerate(_prizes(players), 1)).get(place, 0)


def _place(game: Table) -> int:
    return 1 + len({s.drawers for s in game.scores if s.drawers > game.own.drawers})


def bonus_forgotten(game: Table) -> Wrong | None:
    return _bonus_told(game, 0)


def competition(game: Table) -> Wrong | None:
    if len(game.boards) == 1 or not game.own.drawers:
        return None
    place = 1 + sum(score.drawers > game.own.drawers for score in game.scores)
    return _bonus_told(game, _prize(len(game.boards), place))


def shared(game: Table) -> Wrong | None:
    tied = sum(score.drawers == game.own.drawers for score in game.scores)
    if tied == 1 or game.own.bonus % tied:
        return None
    return _bonus_told(game, game.own.bonus // tied)


def other_players(game: Table) -> Wrong | None:
    if len(game.boards) == 1 or not game.own.drawers:
        return None
    return _bonus_told(game, _prize(game.random.choice([2, 3, 4]), _place(game)))


def other_place(game: Table) -> Wrong | None:
    if len(game.boards) == 1 or not game.own.drawers:
        return None
    return _bonus_told(game, game.random.choice(_prizes(len(game.boards))))


def steps_added(game: Table) -> Wrong | None:
    if len(game.boards) > 1:
        return None
    steps = (4, 6, 8) if game.rows.rows == 1 else (7, 9, 11)
    reached = zip(steps, (2, 4, 8), strict=True)
    return _bonus_told(game, sum(points for least, points in reached if game.own.drawers >= least))


def swap(game: Table) -> Wrong | None:
    other = 0 if game.own.swap else 1
    if game.random.random() < 0.5:
        return Wrong("swap", "points", other)
    return Wrong("total", "points", game.own.total + other - game.own.swap)


def part_forgotten(game: Table) -> Wrong | None:
    own, goals = game.own, game.goals
    parts = [own.colors * goals.colors[1], own.handles * goals.handles[1], 2 * own.drawers]
    lost = game.random.choice(parts)
    return Wrong("total", "points", own.total - lost) if lost else None


def _other_boards(game: Table, codes: Codes) -> Wrong | None:
    """The count of other cards in place of the player's own."""
    boards = [*game.boards]
    boards[game.who] = codes
    return _other_score(game, oracle.score(boards, game.swaps, game.goals)[game.who])


def _other_score(game: Table, wrong: oracle.Score) -> Wrong | None:
    told = game.random.choice(["colors", "handles", "rows", "total"])
    if told == "total":
        field, unit, value, right = "total", "points", wrong.total, game.own.total
    elif told == "rows":
        field, unit, value, right = "rows", "count", wrong.drawers, game.own.drawers
    else:
        value, right = (
            score.colors if told == "colors" else score.handles for score in (wrong, game.own)
        )
        field, unit = told, "count"
    return Wrong(field, unit, value) if value != right else None


def card_turned(game: Table) -> Wrong | None:
    at = game.random.randrange(8)
    codes = [*game.codes]
    codes[at] = turned(codes[at])
    return _other_boards(game, tuple(codes))


def cards_exchanged(game: Table) -> Wrong | None:
    one, other = game.random.sample(range(8), 2)
    codes = [*game.codes]
    codes[one], codes[other] = codes[other], codes[one]
    return _other_boards(game, tuple(codes))


def another_edition(game: Table) -> Wrong | None:
    goals = game.goals._replace(half_turns=not game.goals.half_turns)
    return _other_score(game, oracle.score(game.boards, game.swaps, goals)[game.who])


def another_reading(game: Table) -> Wrong | None:
    """Everybody's rows by another reading of what the rulebooks leave open."""
    reading = game.random.choice(_readings(game.rows))
    drawers = [oracle.drawers_by(reading, codes, game.rows) for codes in game.boards]
    bonus = oracle.bonuses(drawers, game.rows.rows)[game.who]
    own, mine = game.own, drawers[game.who]
    told = game.random.choice(["rows", "bonus", "total"])
    if told == "rows":
        return Wrong("rows", "count", mine) if mine != own.drawers else None
    if told == "bonus":
        return Wrong("bonus", "points", bonus) if bonus != own.bonus else None
    total = own.total + 2 * (mine - own.drawers) + bonus - own.bonus
    return Wrong("total", "points", total) if total != own.total else None


def _readings(goal: oracle.Rows) -> list[str]:
    found = ["no-row-of-one"]
    if goal.rows > 1:
        found.append("lines-together" if goal.lines else "different-lines")
    if goal.of == "handle":
        found.append("bare-drawer-passed")
    return found


MAKERS: dict[str, list[Maker]] = {
    "swap-given swap-forgotten": [swap],
    "bonus-forgotten": [bonus_forgotten],
    "bonus-competition-ranking": [competition],
    "bonus-shared": [shared],
    "bonus-steps-added": [steps_added],
    "bonus-other-players": [other_players],
    "bonus-other-place": [other_place],
    "greedy-choice": [greedy],
    "missed-combination": [missed],
    "drawer-used-twice": [used_twice],
    "count-for-points": [count_for_points],
    "wrong-line": [wrong_line],
    "any-value": [any_value],
    "fixed-value": [fixed_value],
    "other-value": [other_value],
    "rows-number": [rows_number],
    "across-gap": [across_gap],
    "shorter-row": [shorter_row],
    "drawer-overlooked": [overlooked],
    "run-split": [run_split],
    "bare-drawer-counted": [bare_any, bare_shape, bare_in_row],
    "bare-drawer-skipped": [bare_skipped],
    "not-flipped": [not_flipped],
    "not-turned": [not_turned],
    "as-printed": [as_printed],
    "turned-not-allowed": [turned_not_allowed],
    "mixed-values": [mixed, mixed_row],
    "another-reading bare-drawer-skipped": [another_reading],
    "another-edition": [another_edition],
    "down-column": [down_column],
    "other-points": [other_points, row_points, pattern_points],
    "other-pattern": [other_pattern],
    "wrapped-round": [wrapped, wrapped_all, wrapped_row],
    "part-forgotten": [part_forgotten],
    "other-of": [other_of],
    "card-turned": [card_turned],
    "cards-exchanged": [cards_exchanged],
    "part-added-twice": [part_twice],
    "bonus-added-twice": [bonus_twice],
    "other-player": [other_player],
    "digits-exchanged": [digits_exchanged],
    "sum-off": [off],
}
"""By kind of slip, every way of making it."""


def make(kind: str, seed: int) -> tuple[Table, Wrong]:
    """A random game in which a slip of this kind changes a figure."""
    random = Random(f"{kind} {seed}")
    while True:
        game = table(random)
        wrong = random.choice(MAKERS[kind])(game)
        if wrong is not None and wrong.value >= 0:
            return game, wrong
