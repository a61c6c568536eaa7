"""The documents of `history`. Their shape is held by `schemas/history-*.schema.json`."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from sideboards_score.errors import FileError, Where
from sideboards_score.model.breakdown import GameScore
from sideboards_score.model.kept import (
    Kept,
    KeptGame,
    KeptPlayer,
    Standings,
    Stored,
    Tally,
    Versus,
)
from sideboards_score.render.documents.score import ScoreDocument, score_document
from sideboards_score.words import Words


class KeptDocument(TypedDict):
    """Where a game stands in the history, for the documents of other commands."""

    number: int
    new: bool
    photos: int


class _Player(TypedDict):
    name: str
    colors: int
    handles: int
    rows: int
    bonus: int
    swap: int
    total: int


class ListedGame(TypedDict):
    """A game of the list."""

    number: int
    date: str
    place: str | None
    note: str | None
    deck: str
    edition: str
    variant: str
    objectives: list[str]
    players: list[_Player]
    winners: list[str]
    decided: bool


class ListDocument(TypedDict):
    """The games of the history."""

    games: list[ListedGame]


class ShowDocument(TypedDict):
    """A kept game, counted again."""

    number: int
    deleted: bool
    differs: bool
    photos: list[str | None]
    score: ScoreDocument


class _Tally(TypedDict):
    games: int
    wins: int
    shared: int
    average: float
    best: int


class StatsDocument(TypedDict):
    """What games add up to."""

    games: int
    players: list[Mapping[str, Any]]
    versus: list[Mapping[str, Any]]
    bonus: Mapping[str, int]


class ChangeDocument(TypedDict):
    """Games that a command has changed, written, or taken in."""

    done: str
    games: list[int]
    known: list[int]
    files: list[str]


def kept_document(kept: Kept) -> KeptDocument:
    """Where a game stands in the history."""
    return {"number": kept.number, "new": kept.new, "photos": kept.photos}


def list_document(games: Sequence[KeptGame]) -> ListDocument:
    """The document of `history list --json`."""
    return {"games": [listed_game(game) for game in games]}


def listed_game(game: KeptGame) -> ListedGame:
    """A game of the list."""
    return {
        "number": game.number,
        "date": game.date,
        "place": game.place,
        "note": game.note,
        "deck": game.deck,
        "edition": game.edition,
        "variant": game.variant,
        "objectives": list(game.objectives),
        "players": [_player(player) for player in game.players],
        "winners": [player.name for player in game.winners],
        "decided": game.decided,
    }


def _player(player: KeptPlayer) -> _Player:
    return {
        "name": player.name,
        "colors": player.colors,
        "handles": player.handles,
        "rows": player.rows,
        "bonus": player.bonus,
        "swap": player.swap,
        "total": player.total,
    }


def show_document(
    stored: Stored, score: GameScore | None, words: Words, *, differs: bool
) -> ShowDocument:
    """The document of `history show --json`; without a score, with the one that was kept."""
    return {
        "number": stored.game.number,
        "deleted": stored.deleted,
        "differs": differs,
        "photos": list(stored.photos),
        "score": _kept_score(stored) if score is None else score_document(score, words),
    }


def _kept_score(stored: Stored) -> ScoreDocument:
    """The document of the score, as it was written. Raises `FileError` where it is spoilt."""
    try:
        document: ScoreDocument = json.loads(stored.score or "")
    except ValueError:
        raise FileError("history-damaged", (Where("game", stored.game.number),)) from None
    return {**document, "deck": stored.game.deck}


def stats_document(standings: Standings) -> StatsDocument:
    """The document of `history stats --json`."""
    return {
        "games": standings.games,
        "players": [
            {
                "name": person.name,
                **_tally(person.all),
                "by_players": [
                    {"players": count, **_tally(tally)}
                    for count, tally in person.by_players.items()
                ],
                "by_objective": [
                    {"kind": kind, "objective": label, **_tally(tally)}
                    for (kind, label), tally in person.by_objective.items()
                ],
            }
            for person in standings.players
        ],
        "versus": [_versus(pair) for pair in standings.versus],
        "bonus": {"games": standings.contested, "decided": standings.by_bonus},
    }


def _versus(pair: Versus) -> Mapping[str, Any]:
    return {
        "one": pair.one,
        "other": pair.other,
        "games": pair.games,
        "one_ahead": pair.one_ahead,
        "other_ahead": pair.other_ahead,
    }


def _tally(tally: Tally) -> _Tally:
    return {
        "games": tally.games,
        "wins": tally.wins,
        "shared": tally.shared,
        "average": round(tally.average, 2),
        "best": tally.best,
    }


def change_document(
    done: str,
    games: Sequence[int],
    *,
    known: Sequence[int] = (),
    files: Sequence[str] = (),
) -> ChangeDocument:
    """The document of commands that change, write or take in games."""
    return {"done": done, "games": list(games), "known": list(known), "files": list(files)}
