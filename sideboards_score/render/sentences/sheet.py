"""What is said when a score sheet was written."""

from collections.abc import Mapping

from sideboards_score.words import Words


def sheet_texts(file: str, names: Mapping[str, str], words: Words) -> list[str]:
    """Where the sheet is, and which names it has no letters for."""
    said = [words("sheet-name", name=name, stand_in=other) for name, other in names.items()]
    return [words("sheet-written", file=file), *said]
