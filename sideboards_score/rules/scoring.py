"""Score a game: sideboards, bonus, swap cards, winners, and what is still open."""

from collections.abc import Sequence

from sideboards_score.model.breakdown import (
    BoardScore,
    BonusScore,
    Bounds,
    Ends,
    Figures,
    GameScore,
    PlayerScore,
)
from sideboards_score.model.game import Game, Player, Variant
from sideboards_score.rules.count.board import score_board
from sideboards_score.rules.count.bonus import bonus_of, leaders, solo_band
from sideboards_score.rules.rulebooks.rulings import rulings_of


def score_game(game: Game) -> GameScore:
    """The whole breakdown of a game, drawers filled in that can hold only one value."""
    known = all(player.sideboard.known for player in game.players)
    asked, game = game, game if known else settled_game(game)
    boards = [
        score_board(player.sideboard, game.objectives, game.edition.turning, game.rulebook)
        for player in game.players
    ]
    swaps = [swap_points(player, game) for player in game.players]
    bonuses = bonus_of([board.rows.drawers for board in boards], game)
    totals = [
        board.points + bonus.points + swap
        for board, bonus, swap in zip(boards, bonuses, swaps, strict=True)
    ]
    ends = _closed(totals, bonuses) if known else _open(game, boards, swaps)
    players = tuple(
        PlayerScore(*parts)
        for parts in zip(
            game.players, boards, bonuses, swaps, ends.totals, ends.figures, strict=True
        )
    )
    certain = ends.winners
    ahead = leaders(totals) if certain is None else certain
    winners = tuple(players[index].name for index in sorted(ahead))
    places = tuple(1 + sum(other.total > player.total for other in players) for player in players)
    solo = solo_band(players[0].total, game.rulebook) if game.solo else None
    low, high, _ = ends.totals[0]
    solo_ends = (solo_band(low, game.rulebook), solo_band(high, game.rulebook)) if solo else None
    rulings = rulings_of(game, players, asked)
    decided = certain is not None
    return GameScore(game, players, places, winners, decided, solo, solo_ends, rulings)


def settled_game(game: Game) -> Game:
    """The game, drawers filled in that can hold only one value."""
    from sideboards_score.rules.unknown.settled import settled  # noqa: PLC0415 - unknown drawers

    return settled(game)


def _open(game: Game, boards: Sequence[BoardScore], swaps: Sequence[int]) -> Ends:
    from sideboards_score.rules.unknown.bounds import open_ends  # noqa: PLC0415 - unknown drawers

    return open_ends(game, boards, swaps)


def _closed(totals: Sequence[int], bonuses: Sequence[BonusScore]) -> Ends:
    """The ends of a game in which every drawer is known: nothing is open."""
    return Ends(
        tuple(Bounds(total, total, exact=True) for total in totals),
        tuple(
            Figures(frozenset({total}), frozenset({bonus.points}))
            for total, bonus in zip(totals, bonuses, strict=True)
        ),
        leaders(totals),
    )


def swap_points(player: Player, game: Game) -> int:
    """The point for a swap card kept (de, en: "swap cards"); the four-card variant has none."""
    if game.variant is Variant.FOUR_CARDS or player.swap_used:
        return 0
    return game.rulebook.swap_points
