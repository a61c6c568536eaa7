"""Objectives in documents, and the documents of the commands about objectives."""

from typing import NotRequired, TypedDict

from sideboards_score.model.cards import english_name
from sideboards_score.model.deck import Deck
from sideboards_score.model.lesson import Written
from sideboards_score.model.objectives import Objective, RowObjective
from sideboards_score.render.documents.document import SCHEMAS

OBJECTIVE_SET_SCHEMA = SCHEMAS / "objective-set.schema.json"


class ObjectiveDocument(TypedDict):
    """An objective of a game: a pattern, or rows where they were spelled out."""

    number: int | None
    pattern: NotRequired[list[str] | None]
    points: NotRequired[int | None]
    of: NotRequired[str]
    rows: NotRequired[int]
    value: NotRequired[str | None]
    lines: NotRequired[list[int]]


class FullObjective(ObjectiveDocument):
    """An objective of a deck with everything that is known of it."""

    kind: str
    complete: bool


class ObjectivesDocument(TypedDict):
    """The objectives of a deck."""

    deck: str
    invented: bool
    objectives: list[FullObjective]


class ShownDocument(TypedDict):
    """One objective of a deck."""

    deck: str
    invented: bool
    objective: FullObjective


class StoredDocument(TypedDict):
    """One objective as it stands now, and what became of the deck file."""

    deck: str
    invented: bool
    written: bool
    backup: str | None
    objective: FullObjective


def objective_document(objective: Objective) -> ObjectiveDocument:
    """An objective of a game; a row objective with a number is named by it alone."""
    if not isinstance(objective, RowObjective):
        rows = list(objective.pattern.rows) if objective.pattern else None
        return {"number": objective.number, "pattern": rows, "points": objective.points}
    if objective.number is not None:
        return {"number": objective.number}
    return _row(objective)


def _row(objective: RowObjective) -> ObjectiveDocument:
    return {
        "number": objective.number,
        "of": objective.of.value,
        "rows": objective.rows,
        "value": english_name(objective.value) if objective.value else None,
        "lines": list(objective.lines),
    }


def full_objective(objective: Objective) -> FullObjective:
    """An objective of a deck with everything that is known of it."""
    document: FullObjective = {
        "number": objective.number,
        "kind": objective.kind.value,
        "complete": objective.complete,
    }
    if isinstance(objective, RowObjective):
        return {**document, **_row(objective)}
    return {**document, "of": objective.of.value, **objective_document(objective)}


def shown_document(deck: Deck, objective: Objective) -> ShownDocument:
    """The document of `objective show --json`."""
    return {
        "deck": deck.ref,
        "invented": deck.invented,
        "objective": full_objective(objective),
    }


def stored_document(deck: Deck, objective: Objective, written: Written) -> StoredDocument:
    """The document of `objective set --json`."""
    return {
        "deck": deck.ref,
        "invented": deck.invented,
        "written": written.changed,
        "backup": written.backup,
        "objective": full_objective(objective),
    }


def objectives_document(deck: Deck) -> ObjectivesDocument:
    """The document of `objective list --json`."""
    return {
        "deck": deck.ref,
        "invented": deck.invented,
        "objectives": [
            full_objective(deck.objectives[number]) for number in sorted(deck.objectives)
        ],
    }
