"""Every kind of error, refusal, note and finding can be provoked, and is said then.

Whoever adds a kind adds the smallest way to it here: a sentence that nobody can be shown is none.
"""

from pathlib import Path

import pytest

from tests.conftest import quick_first
from tests.kinds import (
    command_cases,
    history_cases,
    note_cases,
    photo_cases,
    sequence_cases,
    serve_cases,
    typed_cases,
)
from tests.kinds.collect import kinds
from tests.kinds.harness import SENTENCE_BEFORE, Case, said

PHOTOS = (photo_cases.REFUSED, sequence_cases.PHOTOS)
"""Photos that are drawn and read for each kind."""
TABLES = (
    typed_cases.FILES,
    typed_cases.TYPED,
    typed_cases.DECKS,
    typed_cases.FINDINGS,
    note_cases.NOTES,
    command_cases.USAGE,
    command_cases.CLAIMS,
    command_cases.CHANGES,
    history_cases.HISTORY,
    serve_cases.TABLE,
    serve_cases.SERVE,
    photo_cases.FILES,
    sequence_cases.SEQUENCE,
    *PHOTOS,
)
CASES: dict[str, Case] = {kind: case for table in TABLES for kind, case in table.items()}

SAID_OTHERWISE = {"deck-faults": "more-faults"}
"""Kinds whose sentence has another key."""


@pytest.mark.parametrize("kind", quick_first(len(CASES) - sum(map(len, PHOTOS)), [*CASES]))
def test_every_kind_is_said(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = said(CASES[kind], tmp_path, monkeypatch)
    wanted = {before + SAID_OTHERWISE.get(kind, kind) for before in SENTENCE_BEFORE}
    assert wanted & set(keys), f"said was only {keys}"
    assert "fault" not in keys, "a fault of the program on the way"


def test_every_kind_in_the_source_has_its_case() -> None:
    found = kinds()
    assert {kind: place for kind, place in found.items() if kind not in CASES} == {}
    assert set(CASES) <= set(found), "a case for a kind that there is no more"


def test_no_kind_has_two_cases() -> None:
    assert sum(map(len, TABLES)) == len(CASES)
