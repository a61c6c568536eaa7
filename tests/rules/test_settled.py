"""Unknown drawers that can hold only one value hold it (the rule of unknown drawers)."""

from collections.abc import Sequence
from random import Random

import pytest

from sideboards_score.model.claim import Claim, Field, Unit
from sideboards_score.rules.check.claims import judge
from sideboards_score.rules.scoring import score_game
from sideboards_score.rules.unknown import bounds
from tests.conftest import quick_first
from tests.rules import oracle
from tests.rules.boards import drawers
from tests.rules.games import GOALS, deck_of, game_of
from tests.rules.test_bounds import (
    Boards,
    Unfinished,
    check_winners,
    dealings,
    is_open,
    totals_of,
    unfinished,
    winners_of,
)


def codes_of(game: Unfinished) -> Boards:
    """The sideboards as scored."""
    result = score_game(game_of(game.boards, game.goals, game.used, deck_of(game.deck)))
    return [tuple(card.code for card in p.player.sideboard.cards) for p in result.players]


def in_common(codes: Sequence[str]) -> str:
    """What all cards have in common, `?` and `x` for the rest."""
    parts = zip(*(drawers(code) for code in codes), strict=True)
    return "".join(
        (each[0][0] if len({drawer[0] for drawer in each}) == 1 else "?")
        + (each[0][1:] if len({drawer[1:] for drawer in each}) == 1 else "x")
        for each in parts
    )


def endings_of(game: Unfinished) -> list[Boards]:
    return [found for found, _ in zip(dealings(game.boards, game.deck), range(1501), strict=False)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_drawers_are_filled_in_where_all_endings_agree_and_nowhere_else(players: int) -> None:
    random = Random(f"settled {players}")
    games = filled = 0
    while games < 60:
        game = unfinished(random, players)
        endings = endings_of(game)
        if len(endings) > 1500:
            continue
        games += 1
        wanted = [
            tuple(
                in_common([ending[i][j] for ending in endings]) if is_open(code) else code
                for j, code in enumerate(codes)
            )
            for i, codes in enumerate(game.boards)
        ]
        assert codes_of(game) == wanted, game
        filled += wanted != game.boards
    assert filled > 10


def test_what_others_hold_settles_a_card() -> None:
    # Two cards take the first two of the deck between them, whichever which: the third is left.
    deck = ["RfTsPbOK", "RTPfOsKb", "KfTsPbOR", "PfTsRbOK"]
    boards: Boards = [("RxTxPxOxKx",), ("RxTxPxOxKx",), ("?xTxPxOx?x", "PfTsRbOK")]
    game = Unfinished(boards, deck, [False] * 3, GOALS)
    assert codes_of(game) == [("RxTxPxOxKx",), ("RxTxPxOxKx",), ("KfTsPbOR", "PfTsRbOK")]


def test_a_card_with_all_its_handles_has_no_other() -> None:
    # The deck knows no handles, but that each card has three.
    deck = deck_of(["RxTxPxOxKx", "TxRxPxOxKx"], handles_per_card=3)
    result = score_game(game_of([("RfTsPbOxKx", "TxRsPbOxKx")], deck=deck))
    cards = [card.code for card in result.players[0].player.sideboard.cards]
    assert cards == ["RfTsPbOK", "TxRsPbOxKx"]


def test_cards_that_contradict_the_deck_settle_nothing() -> None:
    boards: Boards = [("RxTsPbOK",), ("RfTxPbOK",)]
    assert codes_of(Unfinished(boards, ["RfTsPbOK"], [False] * 2, GOALS)) == boards


def test_a_card_that_contradicts_the_deck_does_not_keep_others_from_being_settled() -> None:
    deck = ["RfTsPbOK", "RsTfPbOK", "KfTsPbOR", "KsTfPbOR"]
    boards: Boards = [(deck[0], deck[1], "RxTxPbOK"), ("KxTxPbOR", deck[3])]
    game = Unfinished(boards, deck, [False] * 2, GOALS)
    assert codes_of(game) == [boards[0], ("KfTsPbOR", deck[3])]


def test_a_note_marks_what_the_deck_told() -> None:
    boards: Boards = [("RxTsPbOK",), ("RTPOK",)]
    result = score_game(game_of(boards, deck=deck_of(["RfTsPbOK"])))
    values = {"name": "A", "position": 1, "card": "RxTsPbOK", "other": "RfTsPbOK"}
    assert ("from-the-deck", values) in result.rulings
    assert "unknown-drawers" not in [ruling.kind for ruling in result.rulings]


@pytest.mark.slow
def test_a_winner_is_named_whom_the_counted_points_do_not_show() -> None:
    # Unknown drawers that help in every ending are not counted, but bear on who wins.
    named = games = 0
    random = Random(7)
    while games < 300:
        game = unfinished(random, 2)
        endings = endings_of(game)
        if len(endings) > 300:
            continue
        games += 1
        result = score_game(game_of(game.boards, game.goals, game.used, deck_of(game.deck)))
        totals = [totals_of(boards, game) for boards in endings]
        check_winners(result, totals)
        so_far = {"AB"[i] for i in winners_of([player.total for player in result.players])}
        named += set(result.winners) != so_far
    assert named > 3


@pytest.mark.parametrize("players", [2, 3])
def test_certain_winners_are_found_without_listing_all_and_never_wrongly(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Games that are small enough to enumerate, judged as if they were not.
    monkeypatch.setattr(bounds, "JOINT_LIMIT", 0)
    random = Random(players)
    certain = found = games = 0
    while games < 100:
        game = unfinished(random, players)
        endings = endings_of(game)
        if len(endings) > 300:
            continue
        games += 1
        totals = [totals_of(boards, game) for boards in endings]
        result = score_game(game_of(game.boards, game.goals, game.used, deck_of(game.deck)))
        for player, own in zip(result.players, zip(*totals, strict=True), strict=True):
            assert player.figures.totals >= set(own)
        winners = {frozenset(winners_of(ending)) for ending in totals}
        certain += len(winners) == 1
        found += result.decided
        if result.decided:
            assert winners == {frozenset("ABC".index(name) for name in result.winners)}
    assert 0.9 * certain < found <= certain < games


@pytest.mark.parametrize("games", quick_first(1, [4, 40]))
def test_claims_hold_only_for_figures_that_some_ending_gives(games: int) -> None:
    random = Random(5)
    gaps = 0
    for _ in range(games):
        game = unfinished(random, 2)
        endings = endings_of(game)
        if len(endings) > 300:
            continue
        result = score_game(game_of(game.boards, game.goals, game.used, deck_of(game.deck)))
        scores = [oracle.score(boards, game.used, game.goals) for boards in endings]
        figures = {
            (Field.TOTAL, Unit.POINTS): {each[0].total for each in scores},
            (Field.BONUS, Unit.POINTS): {each[0].bonus for each in scores},
            (Field.ROWS, Unit.COUNT): {each[0].drawers for each in scores},
            (Field.COLORS, Unit.COUNT): {each[0].colors for each in scores},
        }
        for (field, unit), possible in figures.items():
            for value in range(max(possible) + 3):
                (verdict,) = judge(result, [Claim("A", field, unit, value)])
                holds = None if len(possible) > 1 else True
                assert verdict.holds is (holds if value in possible else False), (game, field)
                gaps += min(possible) < value < max(possible) and value not in possible
    assert gaps > games // 2


def test_a_count_that_takes_cards_from_another_player_is_not_possible() -> None:
    # A's flowers lie side by side only with both cards of which B has one.
    deck = deck_of(["RfTsPbOK", "RfTPsOKb", "RTfPsObK"])
    goals = oracle.Goals(("X.......X", 4), ("X.......X", 3), 24)
    result = score_game(game_of([("RxTxPxOxKx",) * 2, ("RfTxPxOxKx",)], goals, deck=deck))
    holds = [
        judge(result, [Claim("A", Field.ROWS, Unit.COUNT, count)])[0].holds for count in range(3)
    ]
    assert holds == [False, True, False]
