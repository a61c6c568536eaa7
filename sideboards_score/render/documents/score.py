"""The document of `score --json`. Its shape is held by `schemas/score.schema.json`."""

from typing import TypedDict

from sideboards_score.model.breakdown import GameScore, PatternScore, PlayerScore, RowScore, Run
from sideboards_score.model.cards import english_name
from sideboards_score.render.documents.document import (
    SCHEMAS,
    NoteDocument,
    notes_document,
    places_document,
)
from sideboards_score.render.documents.objectives import ObjectiveDocument, objective_document
from sideboards_score.render.sentences.breakdown import band_title
from sideboards_score.render.sentences.notes import notes_of
from sideboards_score.words import Words

SCORE_SCHEMA = SCHEMAS / "score.schema.json"


class _Combination(TypedDict):
    value: str
    drawers: list[list[int]]


class _Pattern(TypedDict):
    count: int
    points: int
    combinations: list[_Combination]


_Run = TypedDict("_Run", {"value": str, "line": int, "from": int, "to": int})
"""Written so since `from` is no name in Python."""


class _Rows(TypedDict):
    drawers: int
    points: int
    runs: list[_Run]


class _Bonus(TypedDict):
    rank: int | None
    points: int


class _Bounds(TypedDict):
    total: list[int]
    exact: bool


class PlayerDocument(TypedDict):
    """Everything that one player gets."""

    name: str
    sideboard: list[str]
    colors: _Pattern
    handles: _Pattern
    rows: _Rows
    bonus: _Bonus
    swap: int
    total: int
    bounds: _Bounds


class _Objectives(TypedDict):
    colors: ObjectiveDocument
    handles: ObjectiveDocument
    rows: ObjectiveDocument


class _Solo(TypedDict):
    band: str
    title: str


class _Occasion(TypedDict, total=False):
    """Only what the game says of its evening."""

    date: str
    place: str
    note: str


class ScoreDocument(_Occasion):
    """A scored game."""

    deck: str
    invented: bool
    edition: str
    variant: str
    partial: bool
    objectives: _Objectives
    players: list[PlayerDocument]
    winners: list[str]
    decided: bool
    solo: _Solo | None
    notes: list[NoteDocument]


def score_document(score: GameScore, words: Words) -> ScoreDocument:
    """The document of `score --json`."""
    game = score.game
    goals = game.objectives
    document: ScoreDocument = {
        "deck": game.deck.ref,
        "invented": game.deck.invented,
        "edition": game.edition.code,
        "variant": game.variant.value,
        "partial": game.partial,
        "objectives": {
            "colors": objective_document(goals.colors),
            "handles": objective_document(goals.handles),
            "rows": objective_document(goals.rows),
        },
        "players": [_player(player) for player in score.players],
        "winners": list(score.winners),
        "decided": score.decided,
        "solo": {"band": score.solo.name, "title": band_title(score.solo, words)}
        if score.solo
        else None,
        "notes": notes_document(notes_of(score, words)),
    }
    if game.occasion.date:
        document["date"] = game.occasion.date
    if game.occasion.place:
        document["place"] = game.occasion.place
    if game.occasion.note:
        document["note"] = game.occasion.note
    return document


def _player(player: PlayerScore) -> PlayerDocument:
    board = player.board
    return {
        "name": player.name,
        "sideboard": list(player.player.sideboard.codes),
        "colors": _pattern(board.colors),
        "handles": _pattern(board.handles),
        "rows": _rows(board.rows),
        "bonus": {"rank": player.bonus.rank, "points": player.bonus.points},
        "swap": player.swap,
        "total": player.total,
        "bounds": {"total": [player.bounds.low, player.bounds.high], "exact": player.bounds.exact},
    }


def _pattern(score: PatternScore) -> _Pattern:
    return {
        "count": score.count,
        "points": score.points,
        "combinations": [
            {
                "value": english_name(combination.value),
                "drawers": places_document(combination.places),
            }
            for combination in score.combinations
        ],
    }


def _rows(score: RowScore) -> _Rows:
    return {
        "drawers": score.drawers,
        "points": score.points,
        "runs": [_run(run) for run in score.runs],
    }


def _run(run: Run) -> _Run:
    return {"value": english_name(run.value), "line": run.line, "from": run.first, "to": run.last}
