"""Score a game: sideboards, bonus, swap cards, winners, and what is still open."""

from sideboards_score.model.breakdown import GameScore, PlayerScore
from sideboards_score.model.game import Game, Player, Variant
from sideboards_score.rules.count.board import score_board
from sideboards_score.rules.count.bonus import bonus_of, solo_band
from sideboards_score.rules.rulebooks.rulings import rulings_of
from sideboards_score.rules.unknown.bounds import open_ends
from sideboards_score.rules.unknown.certain import leaders
from sideboards_score.rules.unknown.settled import settled


def score_game(game: Game) -> GameScore:
    """The whole breakdown of a game, drawers filled in that can hold only one value."""
    asked, game = game, settled(game)
    boards = [
        score_board(player.sideboard, game.objectives, game.edition.turning, game.rulebook)
        for player in game.players
    ]
    swaps = [swap_points(player, game) for player in game.players]
    bonuses = bonus_of([board.rows.drawers for board in boards], game)
    ends = open_ends(game, boards, swaps)
    players = tuple(
        PlayerScore(*parts)
        for parts in zip(
            game.players, boards, bonuses, swaps, ends.totals, ends.figures, strict=True
        )
    )
    ahead = leaders([player.total for player in players])
    certain = ends.winners
    winners = tuple(players[i].name for i in sorted(ahead if certain is None else certain))
    places = tuple(1 + sum(other.total > player.total for other in players) for player in players)
    solo = solo_band(players[0].total, game.rulebook) if game.solo else None
    low, high, _ = ends.totals[0]
    solo_ends = (solo_band(low, game.rulebook), solo_band(high, game.rulebook)) if solo else None
    rulings = rulings_of(game, players, asked)
    decided = certain is not None
    return GameScore(game, players, places, winners, decided, solo, solo_ends, rulings)


def swap_points(player: Player, game: Game) -> int:
    """The point for a swap card kept (de, en: "swap cards"); the four-card variant has none."""
    if game.variant is Variant.FOUR_CARDS or player.swap_used:
        return 0
    return game.rulebook.swap_points
