"""What a game must fulfil, whether it was typed as a file, as options or answer by answer."""

from pathlib import Path

import pytest

from sideboards_score.entry.game.command_line import GameOptions, request_from_options
from sideboards_score.entry.game.request import build_game
from sideboards_score.errors import SideboardsError, UsageError
from sideboards_score.model.game import Game
from sideboards_score.model.objectives import Kind
from tests.entry.conftest import OBJECTIVES, OWN_DECK, Write, place

EIGHT = "1 2 3 4 5 6 7 8"
SPELLED = "X.X/.X.=4,X./.X=3,19"


def play(
    *players: str, deck: str = "demo", objectives: str = "3,9,19", partial: bool = False
) -> Game:
    options = GameOptions(deck=deck, objectives=objectives, players=players, partial=partial)
    return build_game(request_from_options(options))


def fault(
    *players: str, deck: str = "demo", objectives: str = "3,9,19", partial: bool = False
) -> SideboardsError:
    with pytest.raises(SideboardsError) as caught:
        play(*players, deck=deck, objectives=objectives, partial=partial)
    return caught.value


def boards(count: int) -> list[str]:
    return [" ".join(str(8 * n + card) for card in range(1, 9)) for n in range(count)]


@pytest.mark.parametrize("count", range(1, 7))
def test_one_to_six_players(count: int) -> None:
    game = play(*[f"P{n}={cards}" for n, cards in enumerate(boards(count))])
    assert len(game.players) == count


def test_seven_players_are_too_many() -> None:
    error = fault(*[f"P{n}={cards}" for n, cards in enumerate(boards(7))])
    assert (error.key, error.values["count"]) == ("players-many", 7)


@pytest.mark.parametrize("other", ["Ann", "ann", " Ann ", "A\uff4e\uff4e"])
def test_two_players_of_one_name(other: str) -> None:
    assert fault(f"Ann={EIGHT}", f"{other}=11 12 13 14 15 16 17 18").key == "players-same-name"


@pytest.mark.parametrize(
    "name",
    ["Lydia [bold]", "a=b", "שלום", "👩\u200d👩\u200d👧", "no", "{x}", "%s", "N" * 300],
)
def test_names_stand_as_typed(name: str) -> None:
    assert play(f"{name}={EIGHT}").players[0].name == name


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "name-missing"),
        (" \u00a0", "name-missing"),
        ("a\nb", "name-unprintable"),
        ("a\x1b[31m", "name-unprintable"),
        ("a\u202eb", "name-unprintable"),
        ("a\udcff", "name-unprintable"),
    ],
)
def test_names_that_cannot_be_shown(name: str, key: str) -> None:
    assert fault(f"{name}={EIGHT}").key == key


def test_name_of_nothing_but_joiners_is_no_name() -> None:
    assert fault(f"\u200d\u200c={EIGHT}").key in ("name-missing", "name-unprintable")


@pytest.mark.parametrize(
    ("cards", "partial", "key"),
    [
        ("1 2 3 4 5 6 7", False, "cards-few"),
        ("1 2 3 4 5 6 7 8 9", False, "cards-many"),
        ("", False, "cards-none"),
        ("1 2 3 4 5 6 7 8 9", True, "cards-many"),
        ("", True, "cards-none"),
    ],
)
def test_number_of_cards(cards: str, partial: bool, key: str) -> None:  # noqa: FBT001 - from the table
    error = fault(f"Ann={cards}", partial=partial)
    assert (error.key, place(error)["player"]) == (key, "Ann")


def test_fewer_cards_in_mid_game() -> None:
    assert play("Ann=1", partial=True).partial


@pytest.mark.parametrize("again", ["1", "1r", "RTPOK", "KOPTR", "RTbPOfKs", "ksofptbR", "R?POK"])
@pytest.mark.parametrize("first", ["1", "RTbPOfKs"])
def test_same_card_on_two_boards_names_both_places(first: str, again: str) -> None:
    error = fault(f"Ann=11 {first}", f"Bob=12 13 {again}", partial=True)
    assert error.key == "card-twice"
    assert place(error) == {"player": "Bob", "card": 3}
    assert (error.values["name"], error.values["position"]) == ("Ann", 2)


def test_same_card_twice_on_one_board() -> None:
    error = fault("Ann=1 2 KOPTR", partial=True)
    assert (error.key, error.values["position"], place(error)["card"]) == ("card-twice", 1, 3)


def test_same_card_on_the_third_board_though_the_first_one_contradicts() -> None:
    # The printed deck does not know handles: A and B may hold two cards, B and C hold one.
    players = ["A=RfTPsOKb", "B=RsTPfOKb", "C=RsTPfOKb"]
    error = fault(*players, deck="retail", objectives=SPELLED, partial=True)
    assert (error.key, error.values["name"]) == ("card-twice", "B")


def test_equal_cards_under_two_ids_may_both_lie(write: Write) -> None:
    deck = write("cards: {1: RfTPsOKb, 2: RfTPsOKb}" + OBJECTIVES, "deck.yaml")
    assert play("A=1 2r", deck=deck, partial=True)
    assert fault("A=1 1", deck=deck, partial=True).key == "card-twice"


def test_equal_cards_under_two_ids_may_both_be_spelled_out(write: Write) -> None:
    deck = write("cards: {1: RfTPsOKb, 2: RfTPsOKb}" + OBJECTIVES, "deck.yaml")
    assert play("A=RfTPsOKb RfTPsOKb", deck=deck, partial=True)


def test_owners_deck_scores(write: Write) -> None:
    game = play("Ann=010 A-1r no", "Bob=1:30 5 6", deck=write(OWN_DECK, "own.yaml"), partial=True)
    assert game.players[0].sideboard.codes == ("RfTPsOKb", "KbOPsTfR", "RfRRsTKb")


@pytest.mark.parametrize(
    ("objectives", "key"),
    [
        ("3,9", "objective-kind-missing"),
        ("3,4,19", "objective-kind-twice"),
        ("3,9,19,20", "objective-kind-twice"),
        ("3,9,31", "objective-unknown"),
        ("3,9,0", "objective-unknown"),
        ("3,,19", "objectives-empty"),
        ("nine,9,19", "objectives-spelling"),
        ("3,9,XX=2", "objectives-too-many"),
        ("XX,9,19", "objectives-spelling"),
        ("XX=-1,9,19", "objectives-spelling"),
        ("XY=1,9,19", "pattern-sign"),
    ],
)
def test_wrong_objectives(objectives: str, key: str) -> None:
    assert fault(f"Ann={EIGHT}", objectives=objectives).key == key


@pytest.mark.parametrize("objectives", ["3,9,19", "19, 9 ,3", "X.X/.X.=4,9,19", "9,19,101/010=4"])
def test_objectives_in_any_order_numbered_or_spelled_out(objectives: str) -> None:
    goals = play(f"Ann={EIGHT}", objectives=objectives).objectives
    assert goals.colors.pattern is not None
    assert (goals.colors.pattern.text, goals.colors.points) == ("X.X/.X.", 4)
    assert (goals.handles.number, goals.rows.number) == (9, 19)


def test_unknown_pattern_is_an_error_that_spells_out_what_is_missing() -> None:
    error = fault(f"Ann={EIGHT}", deck="retail", objectives="3,XX=5,19")
    assert (error.key, error.values["numbers"], error.values["kinds"]) == (
        "objective-no-pattern",
        [3],
        [Kind.COLORS],
    )
    assert error.values["option"] == "X.X/.X.=4,XX=5,19"


@pytest.mark.parametrize("name", ["Anna", "An", ""])
def test_swap_card_of_nobody(name: str) -> None:
    options = GameOptions(objectives="3,9,19", players=(f"Ann={EIGHT}",), swap_used=(name,))
    with pytest.raises(UsageError) as caught:
        request_from_options(options)
    assert caught.value.key == "swap-nobody"


@pytest.mark.parametrize(
    ("options", "key"),
    [
        (GameOptions(players=("A=1",)), "objectives-missing"),
        (GameOptions(objectives="3,9,19"), "no-player-option"),
        (GameOptions(objectives="3,9,19", players=("Ann",)), "player-option"),
        (GameOptions(objectives="3", players=("A=1",), edition="xx"), "option-choice"),
        (GameOptions(objectives="3", players=("A=1",), variant="four"), "option-choice"),
    ],
)
def test_wrong_options(options: GameOptions, key: str) -> None:
    with pytest.raises(UsageError) as caught:
        request_from_options(options)
    assert caught.value.key == key


def test_deck_of_the_environment_and_of_the_option(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = write(OWN_DECK, "own.yaml")
    monkeypatch.setenv("SIDEBOARDS_DECK", own)
    options = GameOptions(objectives="3,9,19", players=("Ann=010",), partial=True)
    assert build_game(request_from_options(options)).deck.ref == own
    assert play(f"Ann={EIGHT}").deck.ref == "demo"


def test_relative_deck_of_the_options_starts_here(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(OWN_DECK, "own.yaml")
    monkeypatch.chdir(tmp_path)
    assert play("Ann=010", deck="own.yaml", partial=True).deck.title == "Mine"


def test_a_card_of_which_the_deck_has_one_is_noted_where_it_lies_otherwise_too() -> None:
    """A mistyped handle hides that a card lies twice; a deck may be wrong, so it is no error."""
    players = ("Ann=1 2 3 4 5 6 7 8", "Bob=RfTPsObK 9 10 11 12 13 14 15")
    (remark,) = [one for one in play(*players).remarks if one.kind == "card-elsewhere"]
    assert (remark.values["other"], remark.values["place"]) == ("Ann", 1)
    spelled = (players[0].replace("1 2", "RfTPsOKb 2"), players[1])
    unknown = play(*spelled, deck="retail", objectives=SPELLED)
    assert "card-elsewhere" not in {one.kind for one in unknown.remarks}
