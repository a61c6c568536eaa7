"""What totals and winners can still become (the rule of unknown drawers), by full enumeration.

The enumeration shares no code with the package: it deals the deck's cards in both orientations to
all cards with unknown drawers of all players at once, no card of the deck twice.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from random import Random
from typing import NamedTuple

import pytest

from sideboards_score.model.breakdown import GameScore
from sideboards_score.rules.scoring import score_game
from sideboards_score.rules.unknown.completions import LIMIT
from tests.conftest import quick_first
from tests.rules import oracle
from tests.rules.boards import drawers, printed_deck, turned
from tests.rules.games import GOALS, ROWS, deck_of, game_of

Boards = list[tuple[str, ...]]


class Unfinished(NamedTuple):
    """A game with unknown drawers, and the deck that it was dealt from."""

    boards: Boards
    deck: list[str]
    used: list[bool]
    goals: oracle.Goals


def matches(seen: str, real: str) -> bool:
    """Whether a card may be the given one as it lies, `?` and `x` standing for anything."""
    return all(
        a[0] in ("?", b[0]) and a[1:] in ("x", b[1:])
        for a, b in zip(drawers(seen), drawers(real), strict=True)
    )


def is_open(code: str) -> bool:
    return "?" in code or "x" in code


def dealings(boards: Boards, deck: Sequence[str]) -> Iterator[Boards]:
    """Every way to deal the deck's other cards to the open cards of all players."""
    free = list(deck)
    for code in (code for codes in boards for code in codes if not is_open(code)):
        for upright in (code, turned(code)):
            if upright in free:
                free.remove(upright)
                break
    places = [
        (i, j) for i, codes in enumerate(boards) for j, code in enumerate(codes) if is_open(code)
    ]
    choices = [
        [
            (number, lying)
            for number, code in enumerate(free)
            for lying in {code, turned(code)}
            if matches(boards[i][j], lying)
        ]
        for i, j in places
    ]
    for dealt in product(*choices):
        if len({number for number, _ in dealt}) == len(dealt):
            finished = [list(codes) for codes in boards]
            for (i, j), (_, code) in zip(places, dealt, strict=True):
                finished[i][j] = code
            yield [tuple(codes) for codes in finished]


def winners_of(totals: Sequence[int]) -> set[int]:
    return {i for i, total in enumerate(totals) if total == max(totals)}


def totals_of(boards: Boards, game: Unfinished) -> list[int]:
    return [score.total for score in oracle.score(boards, game.used, game.goals)]


def masked(code: str, random: Random, hide: float) -> str:
    """The card with some colours and handles hidden, at least one of them."""
    seen = "".join(
        ("?" if random.random() < hide else drawer[0])
        + ("x" if random.random() < hide else drawer[1:])
        for drawer in drawers(code)
    )
    return seen if is_open(seen) else masked(code, random, hide)


def unfinished(random: Random, players: int) -> Unfinished:
    """A random small game with one to three cards that are not wholly known."""
    deck = random.sample(printed_deck(random), random.randint(3 * players + 1, 3 * players + 9))
    if random.random() < 0.3:
        deck[1] = deck[0]  # two cards that look alike
    hand = iter(random.sample(deck, len(deck)))
    boards = [
        [
            turned(code) if random.random() < 0.5 else code
            for code in (next(hand), next(hand), next(hand))
        ]
        for _ in range(players)
    ]
    for _ in range(random.randint(1, 3)):
        i, j = random.randrange(players), random.randrange(3)
        boards[i][j] = masked(boards[i][j], random, random.choice((0.3, 0.6, 1.0)))
    goals = oracle.Goals(
        (random.choice(("XX", "X./.X", "X.X")), random.randint(2, 9)),
        (random.choice(("XX", "X./.X", "X../..X")), random.randint(2, 9)),
        random.choice(list(ROWS)),
        half_turns=random.random() < 0.2,
    )
    used = [random.random() < 0.5 for _ in boards]
    return Unfinished([tuple(codes) for codes in boards], deck, used, goals)


def check_exact(game: Unfinished, endings: Sequence[Boards]) -> bool:
    """Hold figures and winners to the endings; gives back whether the game was decided."""
    result = score_game(game_of(game.boards, game.goals, game.used, deck_of(game.deck)))
    totals = [totals_of(boards, game) for boards in endings]
    for player, own in zip(result.players, zip(*totals, strict=True), strict=True):
        assert player.bounds == (min(own), max(own), True), game
        assert player.figures.totals == set(own), game
    check_winners(result, totals)
    return result.decided


def check_winners(result: GameScore, totals: Sequence[Sequence[int]]) -> None:
    """Hold the winners to the totals of all endings: named if they are the same in each."""
    winners = {frozenset(winners_of(ending)) for ending in totals}
    assert result.decided == (len(winners) == 1)
    (named,) = winners if result.decided else [winners_of([p.total for p in result.players])]
    assert result.winners == tuple("ABCDEF"[i] for i in sorted(named))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_bounds_equal_a_full_enumeration(players: int) -> None:
    random = Random(players)
    decided: list[bool] = []
    while len(decided) < 40:
        game = unfinished(random, players)
        endings = [
            boards for boards, _ in zip(dealings(game.boards, game.deck), range(1501), strict=False)
        ]
        if len(endings) <= 1500:
            decided.append(check_exact(game, endings))
    assert any(decided)
    assert players == 1 or not all(decided)


def test_no_card_is_dealt_to_two_players() -> None:
    # The deck has two cards that fit both open cards: whoever has the one leaves the other.
    deck = ["RfTsPbOK", "RTPfOsKb", "TfRsPbOK"]
    boards: Boards = [("?xTxPxOxKx", "TfRsPbOK"), ("RxTxPxOxKx",)]
    game = Unfinished(boards, deck, [False, False], oracle.Goals(("XX", 2), ("X", 3), 18))
    endings = list(dealings(boards, deck))
    assert len(endings) == 2
    check_exact(game, endings)


def test_card_that_looks_like_another_may_lie_twice() -> None:
    boards: Boards = [("RxTxPxOxKx", "RfTsPbOK"), ("?x?x?x?x?x",)]
    deck = ["RfTsPbOK", "RfTsPbOK", "KfTsPbOR"]
    game = Unfinished(boards, deck, [False, False], oracle.Goals(("XX", 2), ("X/X", 3), 15))
    endings = list(dealings(boards, deck))
    assert len(endings) == 2
    check_exact(game, endings)


def handles_filled(code: str, handles: int) -> list[str]:
    """Every way to put so many handles on a card's drawers, whichever shapes."""
    ways = product(("f", "s", "b", ""), repeat=5)
    return [
        "".join(drawer[0] + shape for drawer, shape in zip(drawers(code), way, strict=True))
        for way in ways
        if sum(map(bool, way)) == handles
    ]


@pytest.mark.parametrize("number", [15, 16, 18, 24, 28])
def test_deck_without_handles_gives_each_card_three(number: int) -> None:
    # card_db, the cards: each has three handles; which shapes is not sure, so any are possible.
    open_code = "RxTxPxOxKx"
    boards: Boards = [("PfTsROKb", open_code), ("TfRKsPbO",)]
    goals = oracle.Goals(("XX", 2), ("XX", 3), number)
    deck = deck_of([open_code, "TxRxPxOxKx"], handles_per_card=3)
    endings = [[(boards[0][0], code), boards[1]] for code in handles_filled(open_code, 3)]
    assert len(endings) == 270
    game = Unfinished(boards, [], [False, True], goals)
    result = score_game(game_of(boards, goals, game.used, deck))
    totals = [totals_of(ending, game) for ending in endings]
    for player, own in zip(result.players, zip(*totals, strict=True), strict=True):
        assert player.bounds == (min(own), max(own), True)


def test_nothing_is_ruled_out_where_no_card_of_the_deck_fits() -> None:
    # Too wide a bound does no harm, one too narrow is a lie: all 5 colours and 4 handles count.
    boards: Boards = [("RRRR?x", "RTPOfK"), ("RTPOK",)]
    game = Unfinished(boards, ["RfTsPbOK"], [False, False], oracle.Goals(("XX", 2), ("X/X", 3), 15))
    endings: list[Boards] = [
        [("RRRR" + color + handle, boards[0][1]), boards[1]]
        for color, handle in product("RTPOK", ("f", "s", "b", ""))
    ]
    check_exact(game, endings)


def some_dealing(game: Unfinished, random: Random) -> Boards:
    """One random way to deal the deck to open cards, all of which are wholly unknown."""
    known = {code for codes in game.boards for code in codes}
    free = [code for code in game.deck if not {code, turned(code)} & known]
    hand = iter(random.sample(free, len(free)))
    return [
        tuple(
            (random.choice((turned, str))(next(hand)) if is_open(code) else code) for code in codes
        )
        for codes in game.boards
    ]


@pytest.mark.slow
@pytest.mark.parametrize("unknown", [2, 3, 5, 8])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_bounds_beyond_the_limit_are_never_too_narrow(players: int, unknown: int) -> None:
    random = Random(f"{players} {unknown}")
    for _ in range(1 if unknown == 2 else 3):  # listing all completions takes seconds
        deck = printed_deck(random)
        hand = iter(random.sample(deck, 8 * players))
        boards = [tuple(next(hand) for _ in range(8)) for _ in range(players)]
        boards[0] = ("?x?x?x?x?x",) * unknown + boards[0][unknown:]
        goals = GOALS._replace(rows=random.choice(list(ROWS)))
        game = Unfinished(boards, deck, [False] * players, goals)
        result = score_game(game_of(boards, goals, deck=deck_of(deck)))
        assert (120 - 16 * players) ** unknown > LIMIT or unknown == 2
        winners = {"ABC".index(name) for name in result.winners}
        if unknown > 2:
            assert not result.players[0].bounds.exact
        for _ in range(40):
            totals = totals_of(some_dealing(game, random), game)
            for player, total in zip(result.players, totals, strict=True):
                assert player.bounds.low <= total <= player.bounds.high, game
            assert not result.decided or winners_of(totals) == winners


def test_many_players_with_an_unknown_card_each_are_never_too_narrow() -> None:
    random = Random(8)
    deck = printed_deck(random)
    hand = iter(random.sample(deck, 42))
    boards = [("?x?x?x?x?x", *(next(hand) for _ in range(7))) for _ in range(6)]
    game = Unfinished(boards, deck, [False] * 6, GOALS)
    result = score_game(game_of(boards, GOALS, deck=deck_of(deck)))
    # Each sideboard has under 10,000 completions, and cards enough are left for all players.
    assert all(player.bounds.exact for player in result.players)
    for _ in range(200):
        totals = totals_of(some_dealing(game, random), game)
        for player, total in zip(result.players, totals, strict=True):
            assert player.bounds.low <= total <= player.bounds.high


HANDLE_WAYS = sorted(set(permutations(("f", "s", "b", "", ""))))
WHOLE_ORDER = ["".join(map("".join, zip("RTPOK", way, strict=True))) for way in HANDLE_WAYS]
"""Cards of one colour order and all arrangements of three handles: rows as long as can be."""

UNKNOWN = ("?x?x?x?x?x",) * 8
RED_EIGHT = ("RTPOK",) * 8
NO_RED = ("TPOKT",) * 8


@pytest.mark.parametrize("number", quick_first(5, list(ROWS)))
@pytest.mark.parametrize("used", quick_first(1, [False, True]))
def test_best_board_that_the_deck_allows_lies_within_the_bounds(*, number: int, used: bool) -> None:
    # Every color lies in a whole line, and the handles alike in three. The handle pattern has no
    # room, so that nothing else makes the bound wide.
    best = ("RfTsPbOK",) * 8
    goals = oracle.Goals(("XX", 4), ("X.......X", 3), number)
    game = Unfinished([UNKNOWN, best], [], [used, True], goals)
    result = score_game(game_of(game.boards, goals, game.used, deck_of(WHOLE_ORDER * 2)))
    bounds = result.players[0].bounds
    assert not bounds.exact
    assert bounds.high >= totals_of([best, best], game)[0]


def test_three_handles_a_card_are_all_counted_where_the_deck_knows_no_more() -> None:
    best = ("RfTfPfOK",) * 8
    goals = oracle.Goals(("XX", 4), ("XX", 3), 18)
    game = Unfinished([("RxTxPxOxKx",) * 8], [], [False], goals)
    deck = deck_of(["RxTxPxOxKx"] * 8, handles_per_card=3)
    (player,) = score_game(game_of(game.boards, goals, deck=deck)).players
    assert not player.bounds.exact
    # Eight cards have 24 handles, so no more than the twelve pairs that the best board has.
    assert player.bounds.high == totals_of([best], game)[0]


@pytest.mark.parametrize(("number", "total"), [(23, 16 + 8 + 1), (19, 1), (21, 16 + 8 + 1)])
def test_unknown_handles_leave_a_color_row_as_it_is(number: int, total: int) -> None:
    goals = oracle.Goals(("X.......X", 4), ("X.......X", 3), number)
    (player,) = score_game(game_of([("KxTPOT",) * 8], goals)).players
    assert player.bounds == (total, total, False)


def test_two_rows_that_may_join_in_one_line_lie_within_the_bounds() -> None:
    # The unknown drawer between both rows lengthens either; two cards with three unknown handles
    # each make the completions too many to list.
    line = "RRR?TTTT"
    rest = ("POKP", "OKPO", "KPOK", "POKP", "OKPO", "KPOK", "POKP", "OKPO")
    cards = [first + "".join(below) for first, below in zip(line, rest, strict=True)]
    codes = [
        "".join(color + "x" for color in card) if i > 4 else card for i, card in enumerate(cards)
    ]
    goals = oracle.Goals(("X.......X", 4), ("X.......X", 3), 15)
    result = score_game(game_of([tuple(codes)], goals))
    (player,) = result.players
    whole = ["".join(code).replace("?", "R") for code in cards]
    (ending,) = oracle.score([tuple(whole)], [False], goals)
    assert not player.bounds.exact
    assert ending.drawers == 8
    assert player.bounds.high >= ending.total


def test_winner_that_others_may_still_equal_is_not_certain() -> None:
    # Five players are too many to look at every combination of what each may have.
    goals = oracle.Goals(("X.......X", 4), ("X.......X", 3), 19)
    result = score_game(game_of([RED_EIGHT, *[UNKNOWN] * 4], goals))
    assert result.winners == ("A",)
    assert not result.decided
    assert result.players[0].bounds.low == result.players[1].bounds.high == 16 + 8 + 1


@pytest.mark.parametrize(("second", "decided"), [("RxTPOK", False), ("RTPOK", True)])
def test_shared_victory_is_certain_only_if_nobody_can_gain(*, second: str, decided: bool) -> None:
    goals = oracle.Goals(("X.......X", 4), ("XX", 3), 19)
    behind = (*UNKNOWN[:6], *NO_RED[:2])
    no_handles = tuple(code.replace("x", "") for code in behind)
    boards = [RED_EIGHT, (second,) * 8, *[no_handles] * 4]
    result = score_game(game_of(boards, goals))
    assert result.winners == ("A", "B")
    assert result.decided == decided


def test_card_whose_only_fit_lies_elsewhere_may_be_anything() -> None:
    # Somebody mistyped; the deck cannot say which of both is wrong.
    boards: Boards = [("RfTsPbOK", "TRPOK"), ("RxTsPbOK", "TfRPOK")]
    goals = oracle.Goals(("XX", 2), ("XX", 3), 24)
    game = Unfinished(boards, ["RfTsPbOK"], [False, False], goals)
    endings: list[Boards] = [
        [boards[0], ("R" + handle + "TsPbOK", "TfRPOK")] for handle in ("f", "s", "b", "")
    ]
    check_exact(game, endings)


def test_known_game_is_decided_and_its_bounds_are_the_totals() -> None:
    result = score_game(game_of([("RfTPsOKb",), ("TfRPsOKb",)]))
    assert result.decided
    assert [player.bounds for player in result.players] == [
        (player.total, player.total, True) for player in result.players
    ]
