"""What a deck has learnt, as it stands in the file: read whole, and every fault told."""

from pathlib import Path

import pytest

from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.deck.learned_file import read_source, source_text
from sideboards_score.entry.deck.sources import cards_source, photo_source, plain_name
from sideboards_score.errors import SideboardsError
from sideboards_score.model.cards import Card
from sideboards_score.model.learning import BY_HAND, Source
from tests.entry.conftest import OBJECTIVES, Faults, Write, place

DECK = f"cards: {{1: RfTPsOKb}}{OBJECTIVES}"
SHADES = "{red: c8202c, turquoise: 1fa3a8, pink: f090b8, orange: f09030, black: 202020}"
D = "0123456789ab"


def test_everything_is_read(write: Write) -> None:
    deck = load_deck(
        write(
            f"{DECK}learned:\n  seen:\n    KbOPsTRf: [{D} a photo, hand]\n    RsTPfOKb: {D}\n"
            f"  two_cards: [[RfTPsOKb, RsTPfOKb]]\n  shades:\n    {D}: {SHADES}\n"
        ),
        Path(),
    )
    one, other = Card.of("RfTPsOKb"), Card.of("RsTPfOKb")
    assert deck.learned.seen == {
        one: {Source(D, "a photo"), Source(BY_HAND)},
        other: {Source(D)},
    }
    assert deck.learned.apart == {frozenset((one, other))}
    assert deck.learned.appearance[4] == (32, 32, 32)


@pytest.mark.parametrize(
    ("section", "key", "line"),
    [
        ("learned: 5", "field-not-fields", None),
        ("learned:\n  sen: {}", "field-unknown", 8),
        ("learned:\n  seen:\n    RfTP: []", "card-drawers", 9),
        ("learned:\n  seen:\n    RfTPsOKb: [x]", "learned-source", 9),
        (f"learned:\n  shades:\n    {D}: {{red: c8202c}}", "learned-shade", 9),
        (f"learned:\n  shades:\n    {D}: {SHADES.replace('c8202c', 'red')}", "learned-shade", 9),
        (f"learned:\n  shades:\n    1: {SHADES}", "learned-source", 9),
        ("learned:\n  two_cards: [[RfTPsOKb, RfTPsOKb]]", "learned-pair", 8),
        ("learned:\n  two_cards: [[RfTPsOKb, TsOKbPfR]]", "learned-pair", 8),
        ("learned:\n  two_cards: RfTPsOKb", "field-not-list", None),
    ],
)
def test_faults_have_their_place(faults: Faults, section: str, key: str, line: int | None) -> None:
    (found,) = faults(DECK + section)
    assert found.key == key
    if line is not None:
        assert place(found)["line"] == line - 1


@pytest.mark.parametrize(
    "field", ["notes: x", "x-shelf: [1]", "author: Ann", "bought: {in: Essen}"]
)
def test_fields_of_the_owners_own_are_no_faults(faults: Faults, field: str) -> None:
    assert faults(DECK + field) == []


@pytest.mark.parametrize("field", ["lerned: {}", "card: {}", "objectivs: {}", "nam: x"])
def test_misspelt_fields_are(faults: Faults, field: str) -> None:
    assert [fault.key for fault in faults(DECK + field)] == ["field-unknown"]


@pytest.mark.parametrize("source", [Source(D, "a b.jpg"), Source(D), Source(BY_HAND)])
def test_sources_there_and_back(source: Source) -> None:
    assert read_source(source_text(source)) == source


def test_photos_are_told_apart_by_what_is_in_them(tmp_path: Path) -> None:
    one, two, other = (tmp_path / name for name in ("a.jpg", "b.jpg", "c.jpg"))
    one.write_bytes(b"1")
    two.write_bytes(b"1")
    other.write_bytes(b"2")
    assert photo_source(str(one)).digest == photo_source(str(two)).digest
    assert photo_source(str(one)).digest != photo_source(str(other)).digest
    with pytest.raises(SideboardsError):
        photo_source(str(tmp_path / "none.jpg"))


def test_a_typed_game_is_its_cards() -> None:
    cards = [Card.of("RfTPsOKb"), Card.of("TsOKbPfR")]
    turned = [card.turned() for card in reversed(cards)]
    assert cards_source(cards, "a").digest == cards_source(turned, "b").digest


@pytest.mark.parametrize(
    ("path", "name"), [("x/a.jpg", "a.jpg"), ("a\nb\udcff.jpg", "a?b?.jpg"), ("x" * 99, "x" * 60)]
)
def test_names_fit_into_a_line(path: str, name: str) -> None:
    assert plain_name(path) == name
