"""The document of `possible --json`. Its shape is held by `schemas/possible.schema.json`."""

from typing import TypedDict

from sideboards_score.model.possible import Hindsight, Possible
from sideboards_score.render.documents.document import SCHEMAS, NoteDocument, notes_document
from sideboards_score.render.documents.objectives import ObjectiveDocument, objective_document
from sideboards_score.render.sentences.notes import notes_of
from sideboards_score.words import Words

POSSIBLE_SCHEMA = SCHEMAS / "possible.schema.json"


class _Single(TypedDict):
    card: int
    gain: int


class _Bounds(TypedDict):
    total: list[int]
    exact: bool


class _Player(TypedDict):
    name: str
    points: int
    best: int
    sideboard: list[str]
    order: list[int]
    turned: list[int]
    ways: int | None
    now: int
    total: int
    bounds: _Bounds
    single: _Single | None
    band: str | None


class _Objectives(TypedDict):
    colors: ObjectiveDocument
    handles: ObjectiveDocument
    rows: ObjectiveDocument


class PossibleDocument(TypedDict):
    """What was possible in a game."""

    deck: str
    invented: bool
    objectives: _Objectives
    question: str
    proved: bool
    players: list[_Player]
    winners: list[str]
    left_most: list[str]
    notes: list[NoteDocument]


def possible_document(hindsight: Hindsight, words: Words) -> PossibleDocument:
    """The document of `possible --json`."""
    game = hindsight.score.game
    goals = game.objectives
    return {
        "deck": game.deck.ref,
        "invented": game.deck.invented,
        "objectives": {
            "colors": objective_document(goals.colors),
            "handles": objective_document(goals.handles),
            "rows": objective_document(goals.rows),
        },
        "question": hindsight.question.value,
        "proved": hindsight.proved,
        "players": [_player(player) for player in hindsight.players],
        "winners": list(hindsight.winners),
        "left_most": list(hindsight.left_most),
        "notes": notes_document(notes_of(hindsight.score, words)),
    }


def _player(player: Possible) -> _Player:
    single = player.single
    return {
        "name": player.name,
        "points": player.points,
        "best": player.best,
        "sideboard": list(player.shown.sideboard.codes),
        "order": list(player.shown.order),
        "turned": list(player.shown.turned),
        "ways": player.ways,
        "now": player.now,
        "total": player.total,
        "bounds": {
            "total": [player.total, player.high],
            "exact": player.proved and player.high == player.total,
        },
        "single": None if single is None else {"card": single.card, "gain": single.gain},
        "band": None if player.band is None else player.band.name,
    }
