"""Keep scored games in the history."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from sideboards_score.entry.change.game_kept import kept_deck, kept_text
from sideboards_score.entry.deck.find import owners_deck
from sideboards_score.entry.game.drafted import drafted_orders
from sideboards_score.entry.game.people import person_key
from sideboards_score.entry.game.request import PlayerRequest, Request, build_game
from sideboards_score.errors import GameError, UsageError
from sideboards_score.history.games import keep_games
from sideboards_score.model.breakdown import GameScore, PlayerScore
from sideboards_score.model.game import Game
from sideboards_score.model.kept import Kept, KeptGame, KeptPlayer, Record
from sideboards_score.model.learning import sha256
from sideboards_score.model.objectives import Objective, PatternObjective
from sideboards_score.render.documents.document import to_line
from sideboards_score.render.documents.score import score_document
from sideboards_score.service.scoring import Scored, score_request
from sideboards_score.words import DEFAULT_LANGUAGE, Words


def user_folder() -> Path:
    """Where the history of the person lies who uses the program; it need not be there."""
    return owners_deck().parent


def check_keep(request: Request) -> None:
    """Raise before anything is scored where a game cannot be kept."""
    if request.partial:
        raise UsageError("keep-partial", request.where)


def keep_scored(scored: Scored, *, photos: bool) -> Kept:
    """Keep a game that was scored, with its photos if somebody wants that. Raises `FileError`."""
    check_keep(scored.request)
    record = record_of(scored.request, scored.score)
    if photos:
        pictures = tuple(_photo(player, scored.request) for player in scored.request.players)
        record = record._replace(photos=pictures)
    return keep_all([record])[0]


def keep_all(records: Sequence[Record]) -> list[Kept]:
    """Keep all of these games or, where anything is wrong, none."""
    return keep_games(user_folder(), list(records))


def _photo(player: PlayerRequest, request: Request) -> bytes | None:
    if player.photo is None:
        return None
    from sideboards_score.photo.plain import plain_jpeg  # noqa: PLC0415 - only for photos

    return plain_jpeg(str(request.folder / player.photo.path))


def score_in_file(request: Request) -> Scored:
    """Score the game of a file that is not named on a command line.

    An error about a missing pattern says what to put into the file, not what to type.
    """
    try:
        return score_request(request)
    except GameError as error:
        if error.key != "objective-no-pattern":
            raise
        raise GameError("objective-no-pattern-in-file", error.where, **error.values) from None


def record_of(request: Request, score: GameScore) -> Record:
    """What is written of a game. Raises `GameError` where the cards were never drafted so."""
    game = build_game(request)  # as typed: `score` has drawers filled in that the deck knows
    drafted_orders(request, game)  # what cannot be answered later is said now
    goals = game.objectives
    labels = tuple(objective_label(goal) for goal in (goals.colors, goals.handles, goals.rows))
    kept = KeptGame(
        0,
        request.occasion.date or today(),
        request.occasion.place,
        request.occasion.note,
        kept_deck(request),
        game.edition.code,
        game.variant.value,
        (labels[0], labels[1], labels[2]),
        score.decided,
        tuple(_player(player, score) for player in score.players),
    )
    dated = request._replace(occasion=request.occasion._replace(date=kept.date))
    document = to_line(score_document(score, Words(DEFAULT_LANGUAGE)))
    return Record(kept, kept_text(dated, game), document, _fingerprint(kept, game))


def today() -> str:
    """The day on which a game is kept that does not say when it was played."""
    return datetime.now(UTC).astimezone().date().isoformat()


def objective_label(goal: Objective) -> str:
    """An objective in a few letters: its number, or what is on it."""
    if goal.number is not None:
        return str(goal.number)
    if isinstance(goal, PatternObjective):
        return f"{goal.pattern.text if goal.pattern else ''}={goal.points}"
    lines = ",".join(map(str, goal.lines)) or str(goal.rows)
    value = "" if goal.value is None else f"={goal.value.value}"
    return f"{goal.of.value}:{lines}{value}"


def _player(player: PlayerScore, score: GameScore) -> KeptPlayer:
    board = player.board
    return KeptPlayer(
        player.name,
        person_key(player.name),
        " ".join(player.player.sideboard.codes),
        player.player.swap_used,
        board.colors.points,
        board.handles.points,
        board.rows.points,
        board.rows.drawers,
        player.bonus.points,
        player.swap,
        player.name in score.winners,
    )


def _fingerprint(kept: KeptGame, game: Game) -> str:
    """What tells a game from all others: not when, nor how, it was typed."""
    players = sorted(
        (person_key(player.name), " ".join(player.sideboard.codes), player.swap_used)
        for player in game.players
    )
    return sha256(repr((kept.objectives, kept.edition, kept.variant, players)))
