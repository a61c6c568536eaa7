"""The document of `sheet --json`. Its shape is held by `schemas/sheet.schema.json`."""

from collections.abc import Mapping
from pathlib import Path
from typing import TypedDict

from sideboards_score.render.documents.document import SCHEMAS

SHEET_SCHEMA = SCHEMAS / "sheet.schema.json"


class SheetDocument(TypedDict):
    """A score sheet that was written."""

    file: str
    format: str
    paper: str
    blank: bool
    names: Mapping[str, str]


def sheet_document(
    file: str, paper: str, *, blank: bool = False, names: Mapping[str, str] | None = None
) -> SheetDocument:
    """The document of `sheet --json`; `names` are those that the sheet has other ones for."""
    return {
        "file": file,
        "format": Path(file).suffix.lower().removeprefix("."),
        "paper": paper,
        "blank": blank,
        "names": dict(names or {}),
    }
