"""The values: cards, sideboards, places, patterns, decks."""

from dataclasses import FrozenInstanceError
from random import Random

import pytest

from sideboards_score.model.breakdown import Bounds, Combination, PatternScore, RowScore, Run
from sideboards_score.model.cards import CELLS, COLORS, HANDLES, Card, Color, Drawer, Handle
from sideboards_score.model.deck import Deck
from sideboards_score.model.objectives import (
    Kind,
    Of,
    Pattern,
    PatternObjective,
    RowObjective,
    Turning,
)
from sideboards_score.model.rulebook import Band
from sideboards_score.model.sideboard import (
    Column,
    DrawerSet,
    Line,
    Place,
    Sideboard,
    drawer_set,
    place_of,
    places_in,
)

CODES = ["RfTPsOKb", "RTPOK", "?x?x?x?x?x", "RxTxPxOxKx", "RfRsRbRR", "?fTx?PsK"]


@pytest.mark.parametrize("code", CODES)
def test_card_code_goes_there_and_back(code: str) -> None:
    card = Card.of(code)
    assert card.code == code
    assert Card.of(card.code) == card
    assert hash(Card.of(code)) == hash(card)


@pytest.mark.parametrize("code", ["RTPO", "", "RTPOKR", "RfTfPfOf"])
def test_card_needs_five_drawers(code: str) -> None:
    with pytest.raises(ValueError, match="a card has 5 drawers"):
        Card.of(code)


@pytest.mark.parametrize("code", ["XTPOK", "RzTPOK", "rTPOK"])
def test_unknown_letters_are_refused(code: str) -> None:
    with pytest.raises((ValueError, IndexError)):
        Card.of(code)


def test_card_lists_its_drawers_from_the_top() -> None:
    card = Card.of("RfTPsO?x")
    assert card.drawers[0] == Drawer(Color.RED, Handle.FLOWER)
    assert card.drawers[1].handle is Handle.NONE
    assert card.drawers[4] == Drawer(Color.UNKNOWN, Handle.UNKNOWN)
    assert card.color_code == "RTPO?"
    assert card.colors[2] is Color.PINK


def test_turning_a_card_twice_gives_it_back() -> None:
    card = Card.of("RfTPsOKb")
    assert card.turned().code == "KbOPsTRf"
    assert card.turned().turned() == card


def test_none_and_unknown_handle_are_not_the_same() -> None:
    assert Card.of("RTPOK").known
    assert not Card.of("RTPOKx").known
    assert not Card.of("?TPOK").known
    assert Card.of("RTPOK") != Card.of("RTPOKx")


def test_drawer_could_be_another_where_unknown_parts_fit() -> None:
    red = Drawer(Color.RED, Handle.FLOWER)
    assert red.could_be(Drawer(Color.UNKNOWN, Handle.FLOWER))
    assert red.could_be(Drawer(Color.RED, Handle.UNKNOWN))
    assert Drawer(Color.UNKNOWN, Handle.UNKNOWN).could_be(red)
    assert not red.could_be(Drawer(Color.RED, Handle.NONE))
    assert not red.could_be(Drawer(Color.BLACK, Handle.UNKNOWN))


def test_merging_cards_keeps_what_either_knows() -> None:
    seen, deck = Card.of("?fTxPOK"), Card.of("RxTs?xOxKx")
    assert seen.could_be(deck)
    assert seen.merged(deck).code == "RfTsPOK"
    assert not Card.of("RTPOK").could_be(Card.of("KTPOR"))


def test_values_are_frozen() -> None:
    card, sideboard = Card.of("RTPOK"), Sideboard.of("RTPOK")
    with pytest.raises(FrozenInstanceError):
        card.drawers = ()  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        sideboard.cards = ()  # type: ignore[misc]


def test_lanes_name_exactly_the_drawers_of_each_value() -> None:
    sideboard = Sideboard.of("RfTPsOKb ?xRsTxKbOf KKKfKKx")
    for lanes, values in ((sideboard.color_lanes, COLORS), (sideboard.handle_lanes, HANDLES)):
        for lane, value in enumerate(values):
            places = {
                (line, column)
                for column, card in enumerate(sideboard.cards, 1)
                for line, drawer in enumerate(card.drawers, 1)
                if value in drawer
            }
            assert set(places_in(_lane(lanes, lane))) == places


def _lane(lanes: int, lane: int) -> DrawerSet:
    return DrawerSet(lanes >> (CELLS * lane) & ((1 << CELLS) - 1))


def test_sideboard_goes_there_and_back() -> None:
    codes = "RfTPsOKb KbOPsTRf RTPOK"
    sideboard = Sideboard.of(codes)
    assert sideboard.codes == tuple(codes.split())
    assert Sideboard.of(" ".join(sideboard.codes)) == sideboard


def test_sideboard_has_at_most_eight_cards() -> None:
    assert len(Sideboard.of("RTPOK " * 8).cards) == 8
    assert Sideboard.of("").cards == ()
    with pytest.raises(ValueError, match="at most 8 cards, not 9"):
        Sideboard.of("RTPOK " * 9)


def test_turning_a_sideboard_moves_each_drawer_to_the_opposite_place() -> None:
    sideboard = Sideboard.of("RfTPsOKb TRPOK PTROfK")
    turned = sideboard.turned()
    assert turned.turned() == sideboard
    for line in range(1, 6):
        for column in range(1, 4):
            there = turned.drawer(Place(Line(6 - line), Column(4 - column)))
            assert there == sideboard.drawer(Place(Line(line), Column(column)))


def test_sideboard_counts_its_unknown_drawers() -> None:
    sideboard = Sideboard.of("RfTPsOKb ?xRsTxKbOf")
    assert (sideboard.unknown_colors, sideboard.unknown_handles) == (1, 2)
    assert not sideboard.known
    assert Sideboard.of("RfTPsOKb").known


def test_sideboard_prints_as_a_grid() -> None:
    assert str(Sideboard.of("RfTPsOKb TRPOK")) == "Rf T\nT  R\nPs P\nO  O\nKb K"


def test_place_and_bit_go_there_and_back() -> None:
    # A board that is not square, so that lines and columns cannot be mistaken for each other.
    places = [(line, column) for column in range(1, 9) for line in range(1, 6)]
    assert [tuple(place_of(bit)) for bit in range(CELLS)] == places
    assert [*map(tuple, places_in(drawer_set(*places)))] == places
    assert drawer_set(*places) == (1 << CELLS) - 1
    assert drawer_set((1, 1)) == 1
    assert drawer_set((2, 3)) == 1 << 11


def test_places_come_column_by_column_from_the_top() -> None:
    assert [*places_in(drawer_set((2, 2), (1, 2), (5, 1)))] == [(5, 1), (1, 2), (2, 2)]


@pytest.mark.parametrize("rows", [("X.X", ".X."), ("XX",), ("X", "X"), ("X..", "..X"), ("X",)])
def test_pattern_goes_there_and_back(rows: tuple[str, ...]) -> None:
    pattern = Pattern.of(*rows)
    assert pattern.rows == rows
    assert pattern.text == "/".join(rows)
    assert (pattern.height, pattern.width) == (len(rows), len(rows[0]))


def test_pattern_edges_are_trimmed_and_order_does_not_matter() -> None:
    assert Pattern.of("....", ".X.X", "..X.", "....") == Pattern.of("X.X", ".X.")
    assert Pattern.at([(5, 7), (4, 6)]) == Pattern.of("X.", ".X")
    assert hash(Pattern.at([(1, 1), (0, 0)])) == hash(Pattern.of("X.", ".X"))


@pytest.mark.parametrize(
    ("text", "turning", "forms"),
    [
        ("XX", Turning.ANY, {"XX", "X/X"}),
        ("XX", Turning.HALF, {"XX"}),
        ("X./.X", Turning.ANY, {"X./.X", ".X/X."}),
        ("X./.X", Turning.HALF, {"X./.X", ".X/X."}),
        ("XX/X.", Turning.ANY, {"XX/X.", "XX/.X", "X./XX", ".X/XX"}),
        ("X.X/.X.", Turning.HALF, {"X.X/.X.", ".X./X.X"}),
        ("X.X/.X.", Turning.ANY, {"X.X/.X.", ".X./X.X", "X./.X/X.", ".X/X./.X"}),
        ("X../..X", Turning.HALF, {"X../..X", "..X/X.."}),
        ("X../..X", Turning.ANY, {"X../..X", "..X/X..", "X./../.X", ".X/../X."}),
        ("XX/XX", Turning.ANY, {"XX/XX"}),
    ],
)
def test_pattern_forms(text: str, turning: Turning, forms: set[str]) -> None:
    # de, en: flip and turn in any direction; fr, captions: flip and turn by 180 degrees.
    found = Pattern.of(*text.split("/")).forms(turning)
    assert {form.text for form in found} == forms
    assert len(found) == len(forms)
    assert found[0].text == text


def test_lopsided_pattern_has_eight_forms_or_four() -> None:
    pattern = Pattern.of("XX.X", "X...")
    assert len(pattern.forms(Turning.ANY)) == 8
    assert len(pattern.forms(Turning.HALF)) == 4


@pytest.mark.parametrize(
    ("rows", "fits"),
    [
        (("X.......",), True),
        (("X......X",), True),
        (("X.......X",), False),
        (("X", ".", ".", ".", ".", "X"), True),  # lying on its side
        (("X.....", "......", "......", "......", "......", ".....X"), False),
        (("X.......", "........", "........", "........", ".......X"), True),
    ],
)
def test_pattern_fits_a_sideboard(*, rows: tuple[str, ...], fits: bool) -> None:
    assert Pattern.of(*rows).fits == fits


def test_objectives_know_their_pile() -> None:
    pattern = Pattern.of("XX")
    assert PatternObjective(1, Of.COLOR, pattern, 2).kind is Kind.COLORS
    assert PatternObjective(8, Of.HANDLE, pattern, 2).kind is Kind.HANDLES
    assert RowObjective(15, Of.COLOR, 2).kind is Kind.ROWS
    assert RowObjective(15, Of.COLOR, 2).complete
    assert PatternObjective(1, Of.COLOR, pattern, 2).complete
    assert not PatternObjective(1, Of.COLOR, None, 2).complete
    assert not PatternObjective(1, Of.COLOR, pattern, None).complete


def deck_of(**cards: str) -> Deck:
    return Deck("test", "Test", {name: Card.of(code) for name, code in cards.items()}, {})


def test_deck_finds_cards_by_colors_in_both_orientations() -> None:
    deck = deck_of(a="RfTPsOKb", b="TRPOK", c="RTPfOK")
    assert [fit.name for fit in deck.with_colors(Card.of("RTPOK").colors)] == ["a", "c"]
    assert [fit.name for fit in deck.with_colors(Card.of("KOPTR").colors)] == ["ar", "cr"]
    assert [fit.name for fit in deck.with_colors(Card.of("?RPOK").colors)] == ["b"]
    assert deck.with_colors(Card.of("RRRRR").colors) == ()
    assert [fit.name for fit in deck.fits(Card.of("KbOPsTRx"))] == ["ar"]


def test_deck_names_a_card_once_that_looks_the_same_turned() -> None:
    deck = deck_of(a="RTPTR")
    assert [fit.name for fit in deck.with_colors(Card.of("RTPTR").colors)] == ["a"]


def test_deck_with_unknown_colors_fits_them_to_anything() -> None:
    deck = deck_of(a="R?POK", b="TRPOK")
    assert deck.has_unknown_colors
    assert [fit.name for fit in deck.with_colors(Card.of("RTPOK").colors)] == ["a"]


@pytest.mark.parametrize(("code", "known"), [("RfTPsOKb", True), ("RfTPxOKb", False)])
def test_deck_knows_whether_its_handles_are_known(*, code: str, known: bool) -> None:
    assert deck_of(a="TRPOK", b=code).handles_known == known


def test_breakdown_adds_up() -> None:
    pattern = PatternScore((Combination(Color.RED, drawer_set((1, 1), (2, 2))),) * 3, 4)
    assert (pattern.count, pattern.points) == (3, 12)
    assert pattern.combinations[0].places == ((1, 1), (2, 2))
    rows = RowScore((Run(Color.RED, Line(2), 3, 6), Run(Handle.BAR, Line(1), 1, 1)), 2)
    assert (rows.drawers, rows.points) == (5, 10)
    assert rows.runs[0].length == 4
    assert rows.runs[0].drawers == drawer_set((2, 3), (2, 4), (2, 5), (2, 6))


def test_bounds_are_open_while_they_differ() -> None:
    assert Bounds(3, 4).open
    assert not Bounds(4, 4).open


def test_bands_are_named_as_scripts_know_them() -> None:
    assert [Band(55, None).name, Band(0, 24).name] == ["55+", "0-24"]


def test_random_sideboards_go_there_and_back() -> None:
    random = Random(1)
    letters = [color.value + handle.value for color in Color for handle in Handle]
    for _ in range(200):
        codes = [
            "".join(random.choice(letters) for _ in range(5)) for _ in range(random.randint(0, 8))
        ]
        assert Sideboard.of(" ".join(codes)).codes == tuple(codes)
