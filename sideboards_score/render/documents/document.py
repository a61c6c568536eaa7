"""What all JSON documents share: their schemas' folder, their notes, and how they are printed."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypedDict

from sideboards_score.model.sideboard import Place

SCHEMAS = Path(__file__).parent / "schemas"

Document = Mapping[str, object]


class NoteDocument(TypedDict):
    """A note or finding: a kind for scripts, a sentence for people."""

    kind: str
    text: str


def places_document(places: Iterable[Place]) -> list[list[int]]:
    """Places as [line, card]."""
    return [list(place) for place in places]


def notes_document(notes: Iterable[tuple[str, str]]) -> list[NoteDocument]:
    """Notes by kind and sentence."""
    return [{"kind": kind, "text": text} for kind, text in notes]


def to_line(document: object) -> str:
    """A document as it is stored, without blanks."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def to_text(document: object, *, ascii_only: bool = False) -> str:
    """A document as it is printed."""
    return json.dumps(document, ensure_ascii=ascii_only, indent=1)
