"""Deck files: any deck of an owner loads, and every fault is told with its place."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sideboards_score.entry.deck.deck_file import load_deck, read_deck
from sideboards_score.errors import SideboardsError
from sideboards_score.model.cards import Color
from sideboards_score.model.deck import Deck
from tests.entry.conftest import OBJECTIVES, OWN_DECK, SEEDED, Faults, Write, place

MANY_FAULTS = """
nmae: x
handles_per_card: 6
cards:
  1r: RfTPsOKb
  RTPOK: RfTPsOKb
  "a b": RfTPsOKb
  "": RfTPsOKb
  A: RfTPsOKb
  a: RfTPsOKb
  7: RTPOK
  8: RfTP
  9: [RfTPsOKb]
  "x\\e": RfTPsOKb
objectives:
  0: {kind: rows, of: color, rows: 1}
  x: {kind: rows, of: color, rows: 1}
  3: {kind: pattern, of: color, pattern: [XY]}
  4: {kind: rows, of: color, rows: 3}
  014: {kind: rows, of: color, rows: 1}
  14: {kind: rows, of: color, rows: 1}
"""

deck_like = st.lists(
    st.sampled_from(
        [
            "cards:",
            "  1: RfTPsOKb",
            "  1r: [a]",
            "  no: ?x?x?x?x?x",
            "  : {}",
            "objectives:",
            "  3: {kind: pattern, of: color}",
            "  19: {kind: rows, of: color, lines: [1, 9]}",
            "  20: {value: rot, kind: rows, rows: 1}",
            "  4: {kind: pattern, of: handle, pattern: [01, 1:0], points: no}",
            "name: &a [1]",
            "invented: *a",
            "handles_per_card: 010",
            "handles_per_card: 3",
            "- 1",
            "\t",
            "---",
        ]
    ),
    max_size=10,
)


def test_owners_deck_loads_with_ids_as_typed(mine: Deck) -> None:
    assert list(mine.cards) == ["010", "A-1", "no", "1:30", "5", "6"]
    assert (mine.title, mine.invented) == ("Mine", False)
    assert mine.cards["no"].colors.count(Color.RED) == 3
    assert mine.cards["6"].colors[0] is Color.UNKNOWN


@pytest.mark.parametrize("count", [0, 1, 200])
def test_any_number_of_cards(faults: Faults, count: int) -> None:
    cards = "".join(f"\n  {number}: RfTPsOKb" for number in range(count))
    assert not faults(f"cards: {cards}\n{OBJECTIVES}")


@pytest.mark.parametrize("number", ["31", "999999", "2"])
def test_objectives_with_other_numbers_than_1_to_30(write: Write, number: str) -> None:
    text = f"cards:\nobjectives:\n  {number}: {{kind: rows, of: Farbe, rows: 1, value: rot}}"
    deck = load_deck(write(text, "deck.yaml"), Path())
    assert list(deck.objectives) == [int(number)]


def test_all_faults_are_found_each_with_its_line(faults: Faults) -> None:
    found = faults(MANY_FAULTS)
    keys = [error.key for error in found]
    assert keys == [
        "field-unknown",
        "deck-handles-per-card",
        "id-turned",
        "id-code",
        "id-space",
        keys[5],  # the empty id; its own sentence or the one about spaces
        "id-case",
        "card-not-spelled-out",
        "card-drawers",
        "field-not-text",
        "id-unprintable",
        "objective-not-number",
        "objective-not-number",
        "pattern-sign",
        "rows-count",
        "objective-twice",
    ]
    lines = [place(error)["line"] for error in found]
    assert lines == [2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 14, 16, 17, 18, 19, 21]


@pytest.mark.parametrize("part", ["cards", "objectives"])
def test_missing_part_is_named(faults: Faults, part: str) -> None:
    text = re.sub(rf"^{part}:.*?(?=^\w|\Z)", "", OWN_DECK, flags=re.MULTILINE | re.DOTALL)
    (fault,) = faults(text)
    assert (fault.key, fault.values["field"]) == ("field-missing", part)


def test_first_fault_stops_a_game_and_says_how_many_more_there_are(write: Write) -> None:
    with pytest.raises(SideboardsError) as caught:
        load_deck(write(MANY_FAULTS, "deck.yaml"), Path())
    assert (caught.value.key, caught.value.values["more"]) == ("deck-faults", 15)


@SEEDED
@given(st.one_of(st.binary(), st.text().map(str.encode), deck_like.map("\n".join).map(str.encode)))
def test_any_file_as_a_deck_gives_a_deck_or_faults(scratch: Path, data: bytes) -> None:
    scratch.write_bytes(data)
    deck, faults = read_deck(str(scratch), "deck")
    assert faults or deck.ref == "deck"
    assert all(place(fault)["file"] == str(scratch) for fault in faults)
