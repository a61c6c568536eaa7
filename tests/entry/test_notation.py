"""Card codes and patterns as people type them."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sideboards_score.entry.deck.deck_file import read_deck
from sideboards_score.entry.notation import (
    joined_cards,
    read_card,
    read_code,
    split_cards,
)
from sideboards_score.entry.patterns import read_pattern
from sideboards_score.errors import NotationError
from sideboards_score.model.cards import Card, Color, Drawer, Handle
from sideboards_score.model.deck import Deck
from sideboards_score.model.objectives import Pattern
from tests.entry.conftest import OBJECTIVES, SEEDED, Write

drawers = st.builds(Drawer, st.sampled_from(Color), st.sampled_from(Handle))
cards = st.builds(Card, st.tuples(*[drawers] * 5))
near_cards = st.text("RTPOKrtpok?fsbxFSBX0123456789 -", max_size=14)


def any_case(text: str, seed: int) -> str:
    chance = random.Random(seed)
    return "".join(chance.choice((letter.lower(), letter.upper())) for letter in text)


@SEEDED
@given(cards, st.integers())
def test_code_in_any_case_reads_as_the_card_that_wrote_it(card: Card, seed: int) -> None:
    assert read_code(any_case(card.code, seed)) == card


@SEEDED
@given(st.integers(1, 60), st.booleans(), st.integers())
def test_three_spellings_give_one_card(demo: Deck, number: int, turned: bool, seed: int) -> None:  # noqa: FBT001 - hypothesis passes it
    card = demo.cards[str(number)]
    lying = card.turned() if turned else card
    spellings = [lying.code, lying.color_code, f"{number}r" if turned else str(number)]
    read = [read_card(any_case(text, seed), demo) for text in spellings]
    assert [(laid.card, laid.id, laid.remark) for laid in read] == [(lying, str(number), None)] * 3


@SEEDED
@given(st.one_of(st.text(), near_cards))
def test_any_text_as_a_card_raises_notation_errors_only(demo: Deck, text: str) -> None:
    try:
        laid = read_card(text, demo)
    except NotationError:
        return
    assert len(laid.card.drawers) == 5


@pytest.mark.parametrize(
    ("text", "key", "values"),
    [
        ("RTPO", "card-drawers", {"count": 4, "wanted": 5, "nearest": None}),
        ("RTPOKK", "card-drawers", {"count": 6, "nearest": "RTPOK"}),
        ("RRTPO", "card-color-lacks", {"value": Color.RED, "missing": [Color.BLACK]}),
        ("RRTP?", "card-color-twice", {"value": Color.RED}),
        ("61", "card-number", {"low": 1, "high": 60}),
        ("0", "card-number", {"low": 1, "high": 60}),
        ("010", "card-number", {"nearest": "10"}),
        ("1rr", "card-number", {}),
        ("-1", "card-number", {}),
        ("\u0661", "card-number", {}),
        ("RTPOZ", "card-letter", {"letter": "Z", "nearest": "RTPOK"}),
        ("fRTPOK", "card-handle-first", {"letter": "f"}),
        ("RfsTPOK", "card-two-handles", {"position": 3}),
        ("RT?O?", "card-several", {"ids": "1, 6", "example": "1"}),
    ],
)
def test_misspelt_card_says_what_is_wrong(
    demo: Deck, text: str, key: str, values: dict[str, object]
) -> None:
    with pytest.raises(NotationError) as caught:
        read_card(text, demo)
    found = {name: caught.value.values[name] for name in values}
    assert (caught.value.key, found) == (key, values)
    assert caught.value.values["card"] == text


def test_question_mark_is_allowed_while_one_card_fits(demo: Deck) -> None:
    assert read_card("RTPO?", demo).card == demo.cards["1"]


def test_spelled_out_card_stands_as_typed_with_a_remark_where_the_deck_differs(demo: Deck) -> None:
    laid = read_card("RfTPsOKb", demo)  # card 1 is RTbPOfKs
    assert (laid.card.code, laid.id) == ("RfTPsOKb", None)
    assert laid.remark is not None
    assert laid.remark.values["other"] == "RTbPOfKs"


def test_owners_ids_are_found_as_typed(mine: Deck) -> None:
    for typed, card_id in {"010": "010", "010r": "010", "a-1": "A-1", "NO": "no"}.items():
        assert read_card(typed, mine).id == card_id
    with pytest.raises(NotationError):
        read_card("10", mine)


def test_colour_order_of_two_cards_names_both(mine: Deck) -> None:
    with pytest.raises(NotationError) as caught:
        read_card("RTPOK", mine)
    assert caught.value.key == "card-several"
    assert caught.value.values["ids"] == "010, A-1"


def test_colour_order_of_a_card_that_reads_the_same_turned(mine: Deck) -> None:
    assert read_card("1:30", mine).card == read_card("1:30r", mine).card
    with pytest.raises(NotationError) as caught:
        read_card("RTPTR", mine)  # cards 1:30 and 5, the latter in both orientations
    assert caught.value.values["ids"] == "1:30, 5, 5r"


def test_repeated_colour_is_no_fault_where_the_deck_has_it(mine: Deck) -> None:
    assert read_card("RRRTK", mine).id == "no"


@SEEDED
@given(st.lists(st.text(min_size=1, max_size=4), min_size=1, max_size=4, unique=True))
def test_every_id_without_fault_can_be_typed(scratch: Path, ids: list[str]) -> None:
    lines = [f"  {_quoted(card_id)}: RfTPsOKb" for card_id in ids]
    scratch.write_text("cards:\n" + "\n".join(lines) + OBJECTIVES, encoding="utf-8")
    deck, faults = read_deck(str(scratch), "ids")
    if faults:
        return
    for card_id in ids:
        for typed in (card_id, card_id + "r"):
            assert [read_card(card, deck).id for card in split_cards(typed)] == [card_id]


def _quoted(text: str) -> str:
    return '"' + "".join(f"\\U{ord(letter):08x}" for letter in text) + '"'


def test_id_in_decomposed_letters_can_be_typed(write: Write) -> None:
    # As macOS and some keyboards write an accent.
    path = write("cards:\n  e\u0301: RfTPsOKb\n" + OBJECTIVES, "deck.yaml")
    deck, faults = read_deck(path, path)
    assert faults or read_card("e\u0301", deck).card.code == "RfTPsOKb"


@pytest.mark.parametrize("text", ["1 2r RTPOK", "1,2r,RTPOK", " 1;2r ,\tRTPOK\n", "1 2r, RTPOK,"])
def test_cards_are_parted_by_spaces_or_commas(text: str) -> None:
    assert split_cards(text) == ["1", "2r", "RTPOK"]


@pytest.mark.parametrize(
    ("rows", "wanted"),
    [
        (["X.X", ".X."], "X.X/.X."),
        (["101", "010"], "X.X/.X."),
        (["x.x/.x."], "X.X/.X."),
        (["01100"], "XX"),
        (["....", ".X..", "..X.", "...."], "X./.X"),
        (["X", ".", "X"], "X/./X"),
        (["X", "XX"], "X./XX"),
        (["X../..X"], "X../..X"),
    ],
)
def test_pattern_is_read_from_signs_and_trimmed(rows: list[str], wanted: str) -> None:
    assert read_pattern(rows).text == wanted


@pytest.mark.parametrize(
    ("rows", "key"),
    [
        ([], "pattern-empty"),
        ([""], "pattern-empty"),
        (["..", "00"], "pattern-empty"),
        (["1:30"], "pattern-sign"),
        (["X X"], "pattern-sign"),
        (["XO"], "pattern-sign"),
        (["X" * 9], "pattern-size"),
        (["X.....", ".", ".", ".", ".", ".....X"], "pattern-size"),
    ],
)
def test_wrong_pattern_says_what_is_wrong(rows: list[str], key: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_pattern(rows)
    assert caught.value.key == key


@SEEDED
@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 7)), min_size=1, max_size=6))
def test_pattern_text_reads_as_the_pattern_that_wrote_it(places: list[tuple[int, int]]) -> None:
    pattern = Pattern.at(list(dict.fromkeys(places)))
    assert read_pattern([pattern.text]) == pattern
    assert read_pattern(list(pattern.rows)) == pattern


@SEEDED
@given(st.lists(st.text(max_size=6), max_size=4))
def test_any_text_as_a_pattern_raises_notation_errors_only(rows: list[str]) -> None:
    try:
        pattern = read_pattern(rows)
    except NotationError:
        return
    assert pattern.places


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Rf T Ps O Kb", ["RfTPsOKb"]),
        ("r t p o k, 17", ["rtpok", "17"]),
        ("1 Rf T Ps O Kb Tf R Os P Kb 17r", ["1", "RfTPsOKb", "TfROsPKb", "17r"]),
        ("RfTPsOKb 2", ["RfTPsOKb", "2"]),
        ("?x ? Rx Tb ?s", ["?x?RxTb?s"]),
        ("Rf T Ps 3", ["RfTPs", "3"]),
        ("Rf T Ps O Kb R", ["RfTPsOKb", "R"]),
        ("Rfs T Ps O Kb", ["Rfs", "TPsOKb"]),
    ],
)
def test_five_drawers_in_a_row_are_a_card(demo: Deck, text: str, cards: list[str]) -> None:
    assert joined_cards(split_cards(text), demo) == cards


def test_an_id_that_looks_like_a_drawer_stays_an_id() -> None:
    deck = Deck("mine", "Mine", {"T": Card.of("RfTPsOKb")}, {})
    assert joined_cards(["Rf", "T", "Ps"], deck) == ["Rf", "T", "Ps"]


@SEEDED
@given(st.lists(st.integers(1, 60), min_size=1, max_size=8), st.integers())
def test_cards_as_deck_show_prints_them_read_the_same(
    demo: Deck, numbers: list[int], seed: int
) -> None:
    shown = [" ".join(d.code for d in demo.cards[str(n)].drawers) for n in numbers]
    text = any_case(" ".join(shown), seed)
    read = [read_card(card, demo).id for card in joined_cards(split_cards(text), demo)]
    assert read == [str(number) for number in numbers]


@pytest.mark.parametrize(
    ("typed", "remark"),
    [
        ("RfTPsOK", "card-few-handles"),
        ("RTPOKb", "card-few-handles"),
        ("RfTPsOKx", None),
        ("RfTPsOKb", None),
    ],
)
def test_a_forgotten_handle_is_noticed_where_the_deck_tells_how_many_there_are(
    typed: str, remark: str | None
) -> None:
    cards = {"1": Card.of("RxTxPxOxKx")}
    found = read_card(typed, Deck("mine", "Mine", cards, {}, handles_per_card=3)).remark
    assert (found and found.kind) == remark
    assert read_card(typed, Deck("mine", "Mine", cards, {})).remark is None
