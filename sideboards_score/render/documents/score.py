"""The JSON documents. Their shape is held by the schemas beside this module."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sideboards_score.errors import SideboardsError
from sideboards_score.model.breakdown import GameScore, Inference, PatternScore, PlayerScore, Ruling
from sideboards_score.model.cards import Card, Value
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import upright
from sideboards_score.model.objectives import Objective, RowObjective
from sideboards_score.model.reading import Reading
from sideboards_score.render.sentences.notes import notes_of
from sideboards_score.render.text.breakdown import solo_title
from sideboards_score.render.text.deck_page import inference_text
from sideboards_score.render.text.reading_page import card_lines
from sideboards_score.words import Words

Document = dict[str, Any]

_SCHEMAS = Path(__file__).parent / "schemas"
SCORE_SCHEMA = _SCHEMAS / "score.schema.json"
READ_SCHEMA = _SCHEMAS / "read.schema.json"
LEARN_SCHEMA = _SCHEMAS / "learn.schema.json"
IMPORT_SCHEMA = _SCHEMAS / "import.schema.json"
EXPORT_SCHEMA = _SCHEMAS / "export.schema.json"
OBJECTIVE_SET_SCHEMA = _SCHEMAS / "objective-set.schema.json"


def value_name(value: Value) -> str:
    """The English name that stands in every language."""
    return value.name.lower()


def score_document(score: GameScore, words: Words) -> Document:
    """The document of `score --json`."""
    game = score.game
    goals = game.objectives
    return {
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
        "solo": {"band": score.solo.name, "title": solo_title(score, words)}
        if score.solo
        else None,
        "notes": [{"kind": kind, "text": text} for kind, text in notes_of(score, words)],
    }


def _player(player: PlayerScore) -> Document:
    board = player.board
    return {
        "name": player.name,
        "sideboard": list(player.player.sideboard.codes),
        "colors": _pattern_score(board.colors),
        "handles": _pattern_score(board.handles),
        "rows": {
            "drawers": board.rows.drawers,
            "points": board.rows.points,
            "runs": [
                {
                    "value": value_name(run.value),
                    "line": run.line,
                    "from": run.first,
                    "to": run.last,
                }
                for run in board.rows.runs
            ],
        },
        "bonus": {"rank": player.bonus.rank, "points": player.bonus.points},
        "swap": player.swap,
        "total": player.total,
        "bounds": {"total": [player.bounds.low, player.bounds.high], "exact": player.bounds.exact},
    }


def _pattern_score(score: PatternScore) -> Document:
    return {
        "count": score.count,
        "points": score.points,
        "combinations": [
            {"value": value_name(c.value), "drawers": [list(place) for place in c.places]}
            for c in score.combinations
        ],
    }


def objective_document(objective: Objective) -> Document:
    """An objective of a game; a row objective with a number is named by it alone."""
    if not isinstance(objective, RowObjective):
        rows = list(objective.pattern.rows) if objective.pattern else None
        return {"number": objective.number, "pattern": rows, "points": objective.points}
    if objective.number is not None:
        return {"number": objective.number}
    return {"number": None, **row_document(objective)}


def row_document(objective: RowObjective) -> Document:
    """What a row objective counts."""
    return {
        "of": objective.of.value,
        "rows": objective.rows,
        "value": value_name(objective.value) if objective.value else None,
        "lines": list(objective.lines),
    }


def full_objective(objective: Objective) -> Document:
    """An objective of a deck with everything that is known of it."""
    document: Document = {
        "number": objective.number,
        "kind": objective.kind.value,
        "complete": objective.complete,
    }
    if isinstance(objective, RowObjective):
        return document | row_document(objective)
    return document | {"of": objective.of.value} | objective_document(objective)


def deck_document(deck: Deck) -> Document:
    """A deck with all its cards and objectives."""
    return {
        "deck": deck.ref,
        "name": deck.title,
        "invented": deck.invented,
        "handles_known": deck.handles_known,
        "cards": {card_id: card.code for card_id, card in deck.cards.items()},
        "seen": {card_id: _seen_in(card, deck) for card_id, card in deck.cards.items()},
        "objectives": [full_objective(objective) for objective in deck.objectives.values()],
    }


def _seen_in(card: Card, deck: Deck) -> list[str]:
    """The photos and games that show a card."""
    sources = deck.learned.seen.get(upright(card), frozenset())
    return [source.name or source.digest for source in sorted(sources)]


def to_text(document: object, *, ascii_only: bool = False) -> str:
    """A document as it is printed."""
    import json  # noqa: PLC0415 - most people want the page, not the document

    return json.dumps(document, ensure_ascii=ascii_only, indent=1)


def deck_list_document(decks: Sequence[Deck], in_use: str) -> Document:
    """The document of `deck list --json`."""
    return {
        "in_use": in_use,
        "decks": [
            {
                "deck": deck.ref,
                "name": deck.title,
                "invented": deck.invented,
                "cards": len(deck.cards),
                "handles_known": deck.handles_known,
                "objectives": len(deck.objectives),
                "objectives_complete": sum(goal.complete for goal in deck.objectives.values()),
            }
            for deck in decks
        ],
    }


def objectives_document(deck: Deck) -> Document:
    """The document of `objective list --json`."""
    return {
        "deck": deck.ref,
        "invented": deck.invented,
        "objectives": [
            full_objective(deck.objectives[number]) for number in sorted(deck.objectives)
        ],
    }


def validation_document(
    deck: Deck,
    faults: Sequence[SideboardsError],
    findings: Sequence[Ruling],
    judged: Sequence[Inference],
    words: Words,
) -> Document:
    """The document of `deck validate --json`."""
    return {
        "deck": deck.ref,
        "invented": deck.invented,
        "valid": not faults,
        "faults": [
            {
                "kind": fault.key,
                "place": {step.kind: step.name for step in fault.where},
                "text": words.problem(fault),
            }
            for fault in faults
        ],
        "findings": [
            {"kind": finding.kind, "text": words(f"finding-{finding.kind}", **finding.values)}
            for finding in findings
        ],
        "inferences": [
            {
                "kind": one.kind,
                "state": {True: "confirmed", False: "refuted", None: "open"}[one.holds],
                "seen": one.seen,
                "all": one.all,
                "against": list(one.against),
                "text": inference_text(one, words),
            }
            for one in judged
        ],
    }


def reading_document(reading: Reading) -> Document:
    """One photo in the document of `read --json`."""
    lines = card_lines(reading)
    return {
        "file": reading.file,
        "status": "read",
        "reason": None,
        "cards": [card.card.code for card in reading.cards],
        "likely": [card.likely.code for card in reading.cards],
        "uncertain": [list(place) for place in reading.uncertain],
        "probability": {
            "color": [[round(p, 4) for p in colors] for colors, _ in lines],
            "handle": [[round(p, 4) for p in handles] for _, handles in lines],
        },
        "confidence": round(reading.confidence, 4),
    }


def refused_document(file: str, reason: str) -> Document:
    """A photo that was refused in the document of `read --json`."""
    empty = ("cards", "likely", "uncertain", "probability", "confidence")
    document: Document = {"file": file, "status": "refused", "reason": reason}
    return document | dict.fromkeys(empty)
