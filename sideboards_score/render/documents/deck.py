"""The documents of the commands about decks."""

from collections.abc import Sequence
from typing import TypedDict

from sideboards_score.errors import SideboardsError
from sideboards_score.model.breakdown import Inference, Ruling
from sideboards_score.model.cards import Card
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import upright
from sideboards_score.render.documents.document import SCHEMAS, NoteDocument
from sideboards_score.render.documents.objectives import FullObjective, full_objective
from sideboards_score.render.sentences.decks import finding_text, inference_text
from sideboards_score.words import Words

EXPORT_SCHEMA = SCHEMAS / "export.schema.json"


class DeckDocument(TypedDict):
    """A deck with all its cards and objectives."""

    deck: str
    name: str
    invented: bool
    handles_known: bool
    cards: dict[str, str]
    seen: dict[str, list[str]]
    objectives: list[FullObjective]


class ExportDocument(TypedDict):
    """A deck that was written to a file of its own."""

    deck: str
    invented: bool
    file: str
    complete: int
    all: int


class _Listed(TypedDict):
    deck: str
    name: str
    invented: bool
    cards: int
    handles_known: bool
    objectives: int
    objectives_complete: int


class DeckListDocument(TypedDict):
    """All decks at hand."""

    in_use: str
    decks: list[_Listed]


class _Fault(TypedDict):
    kind: str
    place: dict[str, object]
    text: str


class _Inference(TypedDict):
    kind: str
    state: str
    seen: int
    all: int
    against: list[str]
    text: str


class ValidationDocument(TypedDict):
    """What is wrong with a deck, and what is remarkable."""

    deck: str
    invented: bool
    valid: bool
    faults: list[_Fault]
    findings: list[NoteDocument]
    inferences: list[_Inference]


def deck_document(deck: Deck) -> DeckDocument:
    """The document of `deck show --json`."""
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


def deck_list_document(decks: Sequence[Deck], in_use: str) -> DeckListDocument:
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


def validation_document(
    deck: Deck,
    faults: Sequence[SideboardsError],
    findings: Sequence[Ruling],
    judged: Sequence[Inference],
    words: Words,
) -> ValidationDocument:
    """The document of `deck validate --json`."""
    return {
        "deck": deck.ref,
        "invented": deck.invented,
        "valid": not faults,
        "faults": [_fault(fault, words) for fault in faults],
        "findings": [
            {"kind": finding.kind, "text": finding_text(finding, words)} for finding in findings
        ],
        "inferences": [_inference(one, words) for one in judged],
    }


def _fault(fault: SideboardsError, words: Words) -> _Fault:
    return {
        "kind": fault.key,
        "place": {step.kind: step.name for step in fault.where},
        "text": words.problem(fault),
    }


def _inference(one: Inference, words: Words) -> _Inference:
    return {
        "kind": one.kind,
        "state": {True: "confirmed", False: "refuted", None: "open"}[one.holds],
        "seen": one.seen,
        "all": one.all,
        "against": list(one.against),
        "text": inference_text(one, words),
    }


def export_document(deck: Deck, file: str) -> ExportDocument:
    """The document of `deck export --json`."""
    return {
        "deck": deck.ref,
        "invented": deck.invented,
        "file": file,
        "complete": deck.complete_cards,
        "all": len(deck.cards),
    }
