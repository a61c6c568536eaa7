"""What the same cards would have given: against an independent count of every arrangement."""

from dataclasses import replace
from itertools import permutations, product
from pathlib import Path
from random import Random

import numpy as np
import pytest

from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.deck.rulebook_file import load_rulebook
from sideboards_score.entry.game.objectives import parse_objectives
from sideboards_score.model.cards import COLORS, HANDLES, Card, Color, Drawer, Handle
from sideboards_score.model.game import Game, Player, Variant
from sideboards_score.model.objectives import Kind, Pattern, PatternObjective, Turning
from sideboards_score.model.possible import Possible, Question
from sideboards_score.model.sideboard import Sideboard
from sideboards_score.rules.count.board import score_board
from sideboards_score.rules.possible.arrangements import Block, any_order, as_drafted, turned_only
from sideboards_score.rules.possible.hindsight import hindsight_of
from sideboards_score.rules.possible.lane_tables import packing_table, words
from sideboards_score.rules.possible.values import Values, ways_of
from sideboards_score.rules.scoring import score_game
from tests.rules import oracle

DECK = load_deck("demo", Path())
RULES = load_rulebook()
NUMBERS = sorted(DECK.cards, key=int)


def goals_at(random: Random, row: int | None = None) -> str:
    """Three objectives of the deck."""
    rows = random.randint(15, 30) if row is None else row
    return f"{random.randint(1, 7)},{random.randint(8, 14)},{rows}"


def game_of(
    boards: list[list[str]], goals: str, *, edition: str = "de", variant: Variant = Variant.STANDARD
) -> Game:
    """A game of card numbers in mid-game or finished."""
    players = tuple(
        Player(f"P{place}", Sideboard(tuple(DECK.cards[n] for n in board)))
        for place, board in enumerate(boards)
    )
    partial = any(len(board) < 8 for board in boards)
    objectives = parse_objectives(goals, DECK, tuple(Kind))
    return Game(
        DECK, RULES, objectives, players, RULES.editions[edition], variant, partial, alone=True
    )


def laid(cards: tuple[Card, ...], ways: list[int] | tuple[int, ...]) -> Sideboard:
    return Sideboard(tuple(cards[w // 2].turned() if w % 2 else cards[w // 2] for w in ways))


def oracle_goals(game: Game) -> oracle.Goals:
    colors, handles = game.objectives.colors, game.objectives.handles
    return oracle.Goals(
        _pattern(colors),
        _pattern(handles),
        game.objectives.rows.number or 0,
        half_turns=game.edition.code == "fr",
        four_cards=game.variant is Variant.FOUR_CARDS,
    )


def _pattern(goal: PatternObjective) -> tuple[str, int]:
    assert goal.pattern is not None
    return goal.pattern.text, goal.points or 0


def exhaustively(game: Game, orders: list[tuple[int, ...]]) -> tuple[int, int, int, int]:
    """Best points, best total, ways to it, fewest changes: by the oracle, for the first player."""
    goals = oracle_goals(game)
    cards = game.players[0].sideboard.cards
    both = [(card.code, card.turned().code) for card in cards]
    rest = [player.sideboard.codes for player in game.players[1:]]
    swaps = [player.swap_used for player in game.players]
    best, totals = 0, []
    for order in orders:
        for turns in product((0, 1), repeat=len(cards)):
            codes = tuple(both[c][t] for c, t in zip(order, turns, strict=True))
            own = oracle.score([codes, *rest], swaps, goals)[0]
            best = max(best, own.total - own.bonus - own.swap)
            changes = sum(
                (c, t) != (place, 0) for place, (c, t) in enumerate(zip(order, turns, strict=True))
            )
            totals.append((own.total, changes))
    most = max(total for total, _ in totals)
    reached = [changes for total, changes in totals if total == most]
    return best, most, len(reached), min(reached)


def figures(player: Possible) -> tuple[int, int, int | None, int]:
    shown = player.shown
    changed = set(shown.turned) | set(shown.moved)
    return player.best, player.total, player.ways, len(changed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(16))
def test_any_order_of_four_or_five_cards_is_what_counting_all_of_them_gives(seed: int) -> None:
    random = Random(seed)
    size = 4 if seed % 4 else 5
    chosen = random.sample(NUMBERS, size + 8)
    boards = [chosen[:size], chosen[size:]][: 1 + seed % 2]
    edition = random.choice(["de", "fr"])
    game = game_of(boards, goals_at(random, 15 + seed), edition=edition)
    expected = exhaustively(game, list(permutations(range(size))))
    assert figures(hindsight_of(game, Question.ANY_ORDER).players[0]) == expected


@pytest.mark.parametrize("size", [1, 2, 3])
@pytest.mark.parametrize("question", list(Question))
def test_few_cards_of_a_count_in_mid_game_are_counted_too(question: Question, size: int) -> None:
    random = Random(size)
    for _ in range(4):
        game = game_of([random.sample(NUMBERS, size)], goals_at(random))
        drafted = tuple(range(size))
        orders = {
            Question.TURNED: [drafted],
            Question.DRAFTED: [one for one in permutations(drafted) if _at_the_ends(one, drafted)],
            Question.ANY_ORDER: list(permutations(drafted)),
        }
        found = hindsight_of(game, question, {0: drafted})
        assert figures(found.players[0]) == exhaustively(game, orders[question])


@pytest.mark.parametrize("seed", range(8))
def test_eight_cards_turned_are_what_counting_all_256_gives(seed: int) -> None:
    random = Random(100 + seed)
    chosen = random.sample(NUMBERS, 24)
    game = game_of([chosen[:8], chosen[8:16], chosen[16:]], goals_at(random))
    expected = exhaustively(game, [tuple(range(8))])
    assert figures(hindsight_of(game, Question.TURNED).players[0]) == expected


@pytest.mark.parametrize("seed", range(4))
def test_drafted_cards_lie_at_either_end_of_those_before(seed: int) -> None:
    random = Random(200 + seed)
    game = game_of([random.sample(NUMBERS, 5)], goals_at(random))
    drafted = tuple(random.sample(range(5), 5))
    orders = [order for order in permutations(range(5)) if _at_the_ends(order, drafted)]
    assert len(orders) == 2**4
    expected = exhaustively(game, orders)
    found = hindsight_of(game, Question.DRAFTED, {0: drafted})
    assert figures(found.players[0]) == expected


def _at_the_ends(order: tuple[int, ...], drafted: tuple[int, ...]) -> bool:
    """Whether the cards laid so far lie side by side at any time."""
    places = [order.index(card) for card in drafted]
    return all(max(places[:k]) - min(places[:k]) == k - 1 for k in range(1, len(places) + 1))


@pytest.mark.parametrize("row", [15, 16, 17, 18, 21, 25, 27, 30])
def test_every_value_of_eight_cards_in_any_order_is_counted_exactly(row: int) -> None:
    random = Random(300 + row)
    edition = random.choice(["de", "fr"])
    game = game_of([random.sample(NUMBERS, 8)], goals_at(random, row), edition=edition)
    cards = game.players[0].sideboard.cards
    turning = game.edition.turning
    values = Values(cards, game.objectives, turning, game.rulebook.row_points)
    blocks = list(any_order(8, halved=True, upright=not game.objectives.rows.lines))
    assert values.exact
    assert sum(block.size for block in blocks) * (2 if row < 27 else 1) == 5_160_960
    for _ in range(12):
        block = random.choice(blocks)
        found = values.of(block)
        for number in random.sample(range(block.size), 40):
            board = score_board(
                laid(cards, block.at(number)), game.objectives, turning, game.rulebook
            )
            assert board.points == found.points[number]
            assert board.rows.drawers == found.drawers[number]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_no_arrangement_of_eight_cards_that_is_tried_gives_more_than_the_proof(seed: int) -> None:
    random = Random(400 + seed)
    game = game_of([random.sample(NUMBERS, 8)], goals_at(random))
    found = hindsight_of(game, Question.ANY_ORDER).players[0]
    goals = oracle_goals(game)
    cards = game.players[0].sideboard.cards
    # 100,000 in three runs: a climb by single changes from many starts comes near the top.
    ways = [2 * card for card in range(8)]
    reached = 0
    for _ in range(33_334):
        other = ways.copy()
        if random.random() < 0.5:
            other[random.randrange(8)] ^= 1
        else:
            a, b = random.sample(range(8), 2)
            other[a], other[b] = other[b], other[a]
        codes = laid(cards, other).codes
        (own,) = oracle.score([codes], [False], goals)
        assert own.total <= found.total
        if own.total >= reached or random.random() < 0.05:
            ways, reached = other, own.total


@pytest.mark.slow
def test_the_arrangement_shown_gives_what_it_is_shown_for() -> None:
    random = Random(7)
    for _ in range(6):
        chosen = random.sample(NUMBERS, 16)
        game = game_of([chosen[:8], chosen[8:]], goals_at(random))
        for question in (Question.TURNED, Question.ANY_ORDER):
            for index, player in enumerate(hindsight_of(game, question).players):
                again = score_game(game.with_sideboard(index, player.shown.sideboard))
                assert again.players[index].total == player.total == player.reached.total
                now = game.players[index].sideboard
                assert (
                    laid(
                        now.cards,
                        [
                            2 * (card - 1) + (place in player.shown.turned)
                            for place, card in enumerate(player.shown.order, 1)
                        ],
                    )
                    == player.shown.sideboard
                )


def test_a_board_that_is_the_best_already_is_shown_as_it_lies() -> None:
    random = Random(11)
    game = game_of([random.sample(NUMBERS, 8)], goals_at(random))
    (first,) = hindsight_of(game, Question.ANY_ORDER).players
    best = game.with_sideboard(0, first.shown.sideboard)
    (again,) = hindsight_of(best, Question.ANY_ORDER).players
    assert (again.left, again.shown.moved, again.shown.turned) == (0, (), ())
    assert again.single is None


def test_the_best_single_turn_is_the_one_that_gains_most() -> None:
    random = Random(12)
    chosen = random.sample(NUMBERS, 16)
    game = game_of([chosen[:8], chosen[8:]], goals_at(random))
    player = hindsight_of(game, Question.TURNED).players[0]
    cards = game.players[0].sideboard.cards
    gains = [
        score_game(game.with_sideboard(0, laid(cards, [2 * c + (c == card) for c in range(8)])))
        .players[0]
        .total
        - player.now
        for card in range(8)
    ]
    best = max(gains)
    assert player.single == ((gains.index(best) + 1, best) if best > 0 else None)


def test_bounds_hold_whatever_the_unknown_drawers_are() -> None:
    random = Random(13)
    for _ in range(12):
        chosen = random.sample(NUMBERS, 5)
        whole = game_of([chosen], goals_at(random))
        cards = list(whole.players[0].sideboard.cards)
        for _ in range(2):
            place, line = random.randrange(5), random.randrange(5)
            drawers = list(cards[place].drawers)
            drawers[line] = Drawer(drawers[line].color, Handle.UNKNOWN)
            if random.random() < 0.5:
                drawers[line] = Drawer(Color.UNKNOWN, Handle.UNKNOWN)
            cards[place] = Card(tuple(drawers))
        veiled = whole.with_sideboard(0, Sideboard(tuple(cards)))
        veiled = veiled._replace(deck=replace(DECK, cards={}))
        found = hindsight_of(veiled, Question.ANY_ORDER).players[0]
        truth = hindsight_of(whole, Question.ANY_ORDER).players[0]
        assert found.total <= truth.total <= found.high


def broken_card(random: Random) -> Card:
    """A card with a colour and a handle twice."""
    colors = [random.choice(COLORS) for _ in range(5)]
    handles = [random.choice((*HANDLES, Handle.NONE)) for _ in range(5)]
    return Card(tuple(map(Drawer, colors, handles)))


@pytest.mark.parametrize("seed", range(4))
def test_cards_that_break_the_rules_are_counted_right_too(seed: int) -> None:
    random = Random(500 + seed)
    whole = game_of([random.sample(NUMBERS, 4)], goals_at(random))
    cards = (*whole.players[0].sideboard.cards[:3], broken_card(random))
    game = whole.with_sideboard(0, Sideboard(cards))
    found = hindsight_of(game, Question.ANY_ORDER).players[0]
    best, total, _, _ = exhaustively(game, list(permutations(range(4))))
    assert found.proved
    assert (found.best, found.total, found.ways) == (best, total, None)


def test_the_tables_never_count_too_little() -> None:
    random = Random(14)
    for _ in range(40):
        whole = game_of([random.sample(NUMBERS, 4)], goals_at(random))
        cards = tuple(broken_card(random) for _ in range(4))
        turning = whole.edition.turning
        values = Values(cards, whole.objectives, turning, whole.rulebook.row_points)
        for block in any_order(4, halved=False, upright=False):
            found = values.of(block)
            for number in random.sample(range(block.size), 4):
                board = score_board(
                    laid(cards, block.at(number)), whole.objectives, turning, whole.rulebook
                )
                assert board.points <= found.points[number]


@pytest.mark.parametrize(
    "pattern", ["X.X/.X.", "X/X", "XX", "X...X", "XX/.X", "X.../.X../..X./...X"]
)
def test_a_word_counts_what_the_oracle_counts_on_it(pattern: str) -> None:
    random = Random(pattern)
    spelled = words((0, 1, 2, 4, 5), 8)
    chosen = random.sample(range(spelled.shape[1]), 60)
    forms = Pattern.of(*pattern.split("/")).forms(Turning.ANY)
    table = packing_table(spelled[:, chosen], forms)
    for place, number in enumerate(chosen):
        board = {(int(y), x): "R" for x, y in enumerate(spelled[:, number], 1) if y}
        found = oracle.placements(board, pattern, half_turns=False)
        assert table[place] == oracle.most_disjoint(found)


def test_blocks_hold_each_arrangement_once() -> None:
    def all_of(blocks: list[Block]) -> list[tuple[int, ...]]:
        return [tuple(w) for b in blocks for w in ways_of(b, np.arange(b.size)).tolist()]

    every = all_of(list(any_order(5, halved=False, upright=False)))
    assert len(every) == len(set(every)) == 120 * 32
    assert len(set(all_of(list(turned_only(6))))) == 64
    assert len(set(all_of(list(as_drafted((3, 1, 0, 2)))))) == 8 * 16
    halved = all_of(list(any_order(6, halved=True, upright=True)))
    images = {
        image
        for ways in halved
        for one in (ways, ways[::-1])
        for image in (one, tuple(way ^ 1 for way in one))
    }
    assert len(halved) * 4 == len(images) == 720 * 64


def test_the_bonus_is_that_against_the_others_as_they_lie() -> None:
    random = Random(15)
    chosen = random.sample(NUMBERS, 16)
    game = game_of([chosen[:8], chosen[8:]], goals_at(random, 19))
    found = hindsight_of(game, Question.TURNED)
    for index, player in enumerate(found.players):
        others = score_game(game).players[1 - index]
        reached = score_game(game.with_sideboard(index, player.shown.sideboard)).players
        assert reached[1 - index].board == others.board


def test_the_four_card_variant_has_no_swap_point() -> None:
    random = Random(16)
    chosen = random.sample(NUMBERS, 8)
    goals = goals_at(random)
    standard = hindsight_of(game_of([chosen], goals), Question.TURNED).players[0]
    four = game_of([chosen], goals, variant=Variant.FOUR_CARDS)
    assert hindsight_of(four, Question.TURNED).players[0].total == standard.total - 1
