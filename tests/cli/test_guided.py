"""Guided entry, through a real pseudo-terminal."""

import json
import re
import shlex
from pathlib import Path

import pytest

from sideboards_score.words import LANGUAGES
from tests.cli.conftest import Sit
from tests.cli.terminal import Terminal, uncolored
from tests.conftest import ROOT, Run, quick_first

ANN = [
    *["RTbPOfKs", "OfKbPTRs", "RTObPfKs", "RsTOKfPb"],
    *["RTbKfPsO", "RbTsKOfP", "KfObTPsR", "KTbOPsRf"],
]
"""Cards 1, 2r, 3, 4, 5, 6, 7r and 9r of the deck."""

CARDS = "1 2 3 4 5 6 7 8"


def begin(terminal: Terminal, *, players: int = 1, objectives: str = "3,9,19") -> None:
    """Answer the questions that stand before the players."""
    terminal.asked("ask-count", str(players), most=6)
    terminal.asked("ask-objectives", objectives)


def named(terminal: Terminal, name: str, number: int = 1) -> None:
    """Answer the question for a name."""
    default = terminal.words("ask-default-name", number=number)
    terminal.asked("ask-name", name, number=number, default=default)


def seat(terminal: Terminal, name: str, cards: str, number: int = 1) -> None:
    """Answer the questions for a name and its cards."""
    named(terminal, name, number)
    terminal.asked("ask-card", cards, name=name, number=1)


def finish(terminal: Terminal, name: str) -> None:
    """Answer the last questions: swap card and file."""
    terminal.asked("ask-swap", "", name=name)
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "")
    assert terminal.end() == 0


def test_whole_game_with_errors_in_between(sit: Sit, run: Run, tmp_path: Path) -> None:
    (tmp_path / "there.yaml").write_text("mine", encoding="utf-8")
    terminal = sit("score", "--deck", "demo", installed=True)
    terminal.told("invented")
    terminal.asked("ask-count", "two", most=6)
    terminal.told("ask-count-wrong", most=6)
    terminal.asked("ask-count", "7", most=6)
    terminal.asked("ask-count", "2", most=6)
    for wrong in ("3,9", "3,4,19", "3,9,31", "nine", ""):
        terminal.asked("ask-objectives", wrong)
    terminal.asked("ask-objectives", "19, 9, 3")

    named(terminal, "Ann")
    terminal.asked("ask-card", "RTPOK 2r", name="Ann", number=1)
    terminal.asked("ask-card", "", name="Ann", number=3)
    terminal.asked("ask-card", "rtOPk, rStokFpB; RTPO 6 KfObTPsR", name="Ann", number=3)
    terminal.told("card-drawers", card="RTPO", count=4, wanted=5)
    terminal.asked("ask-card", "5", name="Ann", number=5)
    terminal.asked("ask-card", "9r 10", name="Ann", number=8)
    terminal.told("ask-cards-over", count=1, cards="10")
    terminal.asked("ask-swap", "maybe", name="Ann")
    terminal.told("ask-yes-or-no")
    terminal.asked("ask-swap", "Y", name="Ann")

    named(terminal, "ann", 2)
    terminal.told("players-same-name", name="ann")
    named(terminal, "Bob", 2)
    terminal.asked("ask-card", "9", name="Bob", number=1)
    terminal.told("card-twice", card="9", name="Ann", position=8, typed="9r")
    terminal.asked("ask-card", "10 10", name="Bob", number=1)
    terminal.told("card-twice", card="10", name="Bob", position=1, typed="10")
    for number, card in enumerate(["11", "12", "13", "14", "15", "61", "16"], 2):
        terminal.asked("ask-card", card, name="Bob", number=min(number, 7))
    terminal.asked("ask-card", "17R", name="Bob", number=8)
    terminal.asked("ask-swap", "", name="Bob")
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "there.yaml")
    terminal.told("save-exists")
    terminal.asked("ask-file", "nowhere/game.yaml")
    terminal.told("save-no-folder", folder="nowhere")
    terminal.asked("ask-file", "game.yaml")
    assert terminal.end() == 0

    assert (tmp_path / "there.yaml").read_text(encoding="utf-8") == "mine"
    saved = run("score", "game.yaml", "--lang", "en")
    assert (saved.returncode, saved.stderr) == (0, "")
    assert saved.stdout in "\n".join(line.rstrip() for line in terminal.text.split("\n"))

    game = json.loads(run("score", "game.yaml", "--json").stdout)
    ann, bob = game["players"]
    assert ann["sideboard"] == ANN
    assert (ann["swap"], bob["swap"]) == (0, 1)
    typed = run(
        *("score", "--deck", "demo", "--objectives", "3,9,19", "--swap-used", "Ann", "--json"),
        *("--player", f"Ann={' '.join(ann['sideboard'])}"),
        *("--player", "Bob=10 11 12 13 14 15 16 17r"),
    )
    assert json.loads(typed.stdout) == game


def test_back_at_the_first_question_asks_it_again(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    terminal.asked("ask-count", "<", most=6)
    begin(terminal)
    seat(terminal, "Ann", CARDS)
    finish(terminal, "Ann")


def test_back_at_the_objectives_asks_for_the_players(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    terminal.asked("ask-count", "3", most=6)
    terminal.asked("ask-objectives", "<")
    begin(terminal)
    seat(terminal, "Ann", CARDS)
    finish(terminal, "Ann")


def test_back_at_a_name_asks_for_the_objectives(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    named(terminal, "<")
    terminal.asked("ask-objectives", "4,9,19")
    seat(terminal, "Ann", CARDS)
    finish(terminal, "Ann")
    assert f"{terminal.words('objective-no', number=4)} " in terminal.text.split("Ann ─")[0][-400:]


def test_back_at_the_first_card_asks_for_the_name_and_remembers_it(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    seat(terminal, "Anna", "<")
    terminal.asked("ask-name", "Ann", number=1, default="Anna")
    terminal.asked("ask-card", "<", name="Ann", number=1)
    terminal.asked("ask-name", "", number=1, default="Ann")
    terminal.asked("ask-card", CARDS, name="Ann", number=1)
    finish(terminal, "Ann")


def test_back_at_a_later_card_takes_back_one_card_after_the_other(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    seat(terminal, "Ann", "1 2 13r")
    terminal.asked("ask-card", "<", name="Ann", number=4)
    terminal.told("ask-card-gone", card="13r")
    terminal.asked("ask-card", "<", name="Ann", number=3)
    terminal.told("ask-card-gone", card="2")
    terminal.asked("ask-card", "13r 2 3 4 5 6 7", name="Ann", number=2)
    finish(terminal, "Ann")


def test_back_after_a_misspelt_card_keeps_the_rest(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    seat(terminal, "Ann", "1 3 RTPO 5 6 7 8")
    terminal.told("card-drawers", card="RTPO", count=4, wanted=5)
    terminal.asked("ask-card", "<", name="Ann", number=3)
    terminal.told("ask-card-gone", card="3")
    terminal.asked("ask-card", "2 3 4", name="Ann", number=2)
    finish(terminal, "Ann")


def test_back_at_the_swap_card_asks_for_the_last_card(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    seat(terminal, "Ann", CARDS)
    terminal.asked("ask-swap", "<", name="Ann")
    terminal.told("ask-card-gone", card="8")
    terminal.asked("ask-card", "18", name="Ann", number=8)
    finish(terminal, "Ann")


def test_back_at_the_second_name_goes_into_the_first_player(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal, players=2)
    seat(terminal, "Ann", CARDS)
    terminal.asked("ask-swap", "y", name="Ann")
    named(terminal, "<", 2)
    terminal.asked("ask-swap-again", "<", name="Ann")
    terminal.asked("ask-card", "18", name="Ann", number=8)
    terminal.asked("ask-swap-again", "n", name="Ann")
    seat(terminal, "Bob", "8 9 10 11 12 13 14 15", 2)
    finish(terminal, "Bob")


def test_back_into_the_first_player_without_swap_cards(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo", "--variant", "four-cards")
    begin(terminal, players=2)
    seat(terminal, "Ann", CARDS)
    named(terminal, "<", 2)
    terminal.asked("ask-card", "18", name="Ann", number=8)
    seat(terminal, "Bob", "8 9 10 11 12 13 14 15", 2)
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "")
    assert terminal.end() == 0


def test_back_at_the_file_asks_for_the_swap_card(sit: Sit, tmp_path: Path) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    seat(terminal, "Ann", CARDS)
    terminal.asked("ask-swap", "y", name="Ann")
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "<")
    terminal.asked("ask-history", "<")
    terminal.asked("ask-swap-again", "n", name="Ann")
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "game.json")
    assert terminal.end() == 0
    saved = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert saved["players"][0]["swap_used"] is False


@pytest.mark.parametrize("back", ["<1", "< 1", "<ann"])
def test_back_to_a_player_and_on_where_it_was_left(sit: Sit, run: Run, back: str) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal, players=2)
    seat(terminal, "Ann", CARDS)
    terminal.asked("ask-swap", "y", name="Ann")
    seat(terminal, "Bob", "9 10 11 12", 2)
    terminal.asked("ask-card", back, name="Bob", number=5)
    terminal.asked("ask-name", "Anna", number=1, default="Ann")
    terminal.asked("ask-cards-keep", "<", name="Anna")
    terminal.told("ask-card-gone", card="8")
    terminal.asked("ask-card", "12", name="Anna", number=8)
    terminal.told("card-twice", card="12", name="Bob", position=4, typed="12")
    terminal.asked("ask-card", "18", name="Anna", number=8)
    terminal.asked("ask-swap-again", "", name="Anna")
    terminal.asked("ask-card", "13 14 15 16", name="Bob", number=5)
    terminal.asked("ask-swap", "", name="Bob")
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "game.yaml")
    assert terminal.end() == 0
    game = json.loads(run("score", "game.yaml", "--json").stdout)
    assert [(p["name"], p["swap"]) for p in game["players"]] == [("Anna", 0), ("Bob", 1)]


def test_back_to_put_a_name_right_leaves_the_cards(sit: Sit, run: Run) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal, players=2)
    seat(terminal, "Ann", CARDS)
    terminal.asked("ask-swap", "", name="Ann")
    default = terminal.words("ask-default-name", number=2)
    terminal.asked("ask-name", "<1", number=2, default=default)
    terminal.asked("ask-name", "Anna", number=1, default="Ann")
    terminal.asked("ask-cards-keep", "perhaps", name="Anna")
    terminal.asked("ask-cards-keep", "", name="Anna")
    terminal.asked("ask-swap", "", name="Anna")
    seat(terminal, "Bob", "9 10 11 12 13 14 15 16", 2)
    terminal.asked("ask-swap", "", name="Bob")
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "game.yaml")
    assert terminal.end() == 0
    game = json.loads(run("score", "game.yaml", "--json").stdout)
    assert [p["name"] for p in game["players"]] == ["Anna", "Bob"]


def test_back_where_nobody_is_meant_is_refused_at_every_question(sit: Sit, tmp_path: Path) -> None:
    terminal = sit("score", "--deck", "demo")
    terminal.asked("ask-count", "<1", most=6)
    terminal.told("ask-back-nobody", text="<1", back="<")
    begin(terminal, players=2)
    named(terminal, "<2")
    terminal.told("ask-back-nobody", text="<2", back="<")
    seat(terminal, "Ann", "<Bob")
    terminal.told("ask-back-nobody", text="<Bob", back="<")
    terminal.asked("ask-card", CARDS, name="Ann", number=1)
    terminal.asked("ask-swap", "", name="Ann")
    seat(terminal, "Bob", "9 10 11 12 13 14 15 16", 2)
    terminal.asked("ask-swap", "", name="Bob")
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "<Cid")
    terminal.told("ask-back-nobody", text="<Cid", back="<")
    terminal.asked("ask-file", "")
    assert terminal.end() == 0
    assert list(tmp_path.iterdir()) == []


def test_cards_kept_after_a_wrong_one_can_be_dropped(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    seat(terminal, "Ann", "1 RTPO 5 6 7 8")
    terminal.told("ask-kept", cards="5 6 7 8", drop="-")
    terminal.asked("ask-card", "2 3 -", name="Ann", number=2)
    terminal.asked("ask-card", "4 61 9 10", name="Ann", number=4)
    terminal.asked("ask-card", "-", name="Ann", number=5)
    terminal.asked("ask-card", "5 6 7 8", name="Ann", number=5)
    finish(terminal, "Ann")


def test_objectives_may_be_parted_by_spaces(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal, objectives="3 9 19")
    seat(terminal, "Ann", CARDS)
    finish(terminal, "Ann")


def test_cards_may_be_typed_as_deck_show_prints_them(sit: Sit, run: Run) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    seat(terminal, "Ann", "R Tb P Of Ks 2 3 4 T Rb")
    terminal.told("card-drawers", card="TRb", count=2, wanted=5)
    terminal.asked("ask-card", "5 6 7 8", name="Ann", number=5)
    terminal.asked("ask-swap", "", name="Ann")
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "game.yaml")
    assert terminal.end() == 0
    board = json.loads(run("score", "game.yaml", "--json").stdout)["players"][0]["sideboard"]
    assert board[0] == "RTbPOfKs"


def test_a_card_with_too_few_handles_is_told_at_once(sit: Sit) -> None:
    terminal = sit("score", "--deck", "retail")
    begin(terminal, objectives="X.X/.X.=4 X./.X=3 19")
    seat(terminal, "Ann", "RfTPsOK")
    values = {"name": "Ann", "position": 1, "card": "RfTPsOK", "count": 2, "wanted": 3}
    terminal.told("note-card-few-handles", **values)
    terminal.told("slip-forgotten", number=1)
    terminal.asked("ask-card", CARDS[4:], name="Ann", number=2)
    note = next(
        line for line in terminal.text.split("\n") if "RfTPsOK" in line and "handles" in line
    )
    assert len(note) <= 80, "it wraps between words"


@pytest.mark.slow
@pytest.mark.usefixtures("opencv")
def test_a_photo_takes_the_place_of_cards(sit: Sit, run: Run, tmp_path: Path) -> None:
    (tmp_path / "photos").symlink_to(ROOT / "samples" / "photos")
    terminal = sit("score", "--deck", "photos/deck.yaml", seconds=60)
    begin(terminal, players=2, objectives="X.X/.X.=4 X./.X=3 15")
    seat(terminal, "Ann", "@photos/no-row.jpg")
    terminal.asked("ask-card", "@missing.jpg", name="Ann", number=1)
    terminal.told("photo-file-missing")
    terminal.asked("ask-card", "@photos/warm-lamp.jpg", name="Ann", number=1)
    terminal.asked("ask-swap", "y", name="Ann")
    seat(terminal, "Ben", "@photos/warm-lamp.jpg", 2)
    terminal.asked("ask-card", "@photos/pencil-and-dice.jpg", name="Ben", number=1)
    terminal.asked("ask-swap", "<", name="Ben")
    terminal.told("ask-card-gone", card="@photos/pencil-and-dice.jpg")
    terminal.asked("ask-card", "@photos/pencil-and-dice.jpg", name="Ben", number=1)
    terminal.asked("ask-swap", "", name="Ben")
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "game.yaml")
    assert terminal.end() == 0
    assert "samples/photos/warm-lamp.jpg" in (tmp_path / "game.yaml").read_text(encoding="utf-8")
    typed = json.loads(run("score", "photos/game.yaml", "--json").stdout)
    game = json.loads(run("score", "game.yaml", "--json").stdout)
    assert game["players"] == typed["players"]


def test_back_at_a_pattern_asks_for_the_objectives(sit: Sit) -> None:
    terminal = sit("score", "--deck", "retail")
    begin(terminal)
    kind = terminal.words("kind-colors")
    terminal.asked("ask-pattern", "<", number=3, kind=kind)
    terminal.asked("ask-objectives", "5,9,19")
    terminal.told("ask-pattern", number=5, kind=kind)


def test_back_at_the_points_asks_for_the_pattern(sit: Sit) -> None:
    terminal = sit("score", "--deck", "retail")
    begin(terminal)
    kind = terminal.words("kind-colors")
    terminal.asked("ask-pattern", "XX", number=3, kind=kind)
    terminal.asked("ask-points", "<", number=3)
    terminal.asked("ask-pattern", "XXX", number=3, kind=kind)
    terminal.told("ask-points", number=3)


def test_count_of_players_may_be_changed_and_keeps_what_was_typed(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    seat(terminal, "Ann", "1 2 3")
    for number in (4, 3, 2, 1):
        terminal.asked("ask-card", "<", name="Ann", number=number)
    terminal.asked("ask-name", "<", number=1, default="Ann")
    terminal.asked("ask-objectives", "<")
    begin(terminal, players=2)
    terminal.asked("ask-name", "", number=1, default="Ann")
    terminal.asked("ask-card", CARDS, name="Ann", number=1)
    terminal.asked("ask-swap", "", name="Ann")
    seat(terminal, "Bob", "9 10 11 12 13 14 15 16", 2)
    finish(terminal, "Bob")


def test_retail_deck_asks_for_patterns_and_points(sit: Sit, run: Run) -> None:
    terminal = sit("score")
    begin(terminal)
    colors, handles = (terminal.words(f"kind-{kind}") for kind in ("colors", "handles"))
    terminal.asked("ask-pattern", "XYX", number=3, kind=colors)
    terminal.told("pattern-sign", row="XYX", sign="Y")
    terminal.asked("ask-pattern", "...", number=3, kind=colors)
    terminal.asked("ask-pattern", "", number=3, kind=colors)
    terminal.asked("ask-pattern", "x.x/.x.", number=3, kind=colors)
    terminal.asked("ask-points", "four", number=3)
    terminal.told("set-points-wrong", most=999_999)
    terminal.asked("ask-points", "4", number=3)
    terminal.asked("ask-pattern", "10/01", number=9, kind=handles)
    terminal.asked("ask-points", "3", number=9)
    seat(terminal, "Ann", "RTPOK 2 3 4 5 6 7 8")
    terminal.asked("ask-swap", "", name="Ann")
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "game.yaml")
    what = terminal.words("keep-objectives", count=2)
    terminal.told_text(what)
    terminal.type("")
    assert terminal.end() == 0
    assert terminal.words("not-known-handles") in terminal.text
    saved = run("score", "game.yaml", "--lang", "en")
    assert (saved.returncode, saved.stderr) == (0, "")
    shown = "\n".join(line.rstrip() for line in terminal.text.split("\n"))
    players = saved.stdout[
        saved.stdout.index("Ann ") :
    ]  # above them the objectives are spelled out
    assert players in shown


def test_solo_game_tells_its_band(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    seat(terminal, "Ann", CARDS)
    finish(terminal, "Ann")
    assert "45-54" in terminal.text


def test_count_in_mid_game_ends_with_an_empty_line(sit: Sit, run: Run) -> None:
    terminal = sit("score", "--deck", "demo", "--partial")
    begin(terminal)
    seat(terminal, "Ann", "")
    terminal.asked("ask-card", "1 2", name="Ann", number=1)
    terminal.asked("ask-card", "3", name="Ann", number=3)
    terminal.asked("ask-card", "", name="Ann", number=4)
    terminal.asked("ask-swap", "", name="Ann")
    terminal.asked("ask-file", "game.yaml")
    assert terminal.end() == 0
    assert terminal.words("ask-history") not in terminal.text, "only finished games are kept"
    game = json.loads(run("score", "game.yaml", "--json").stdout)
    assert game["partial"] is True
    assert len(game["players"][0]["sideboard"]) == 3


def test_four_card_variant_asks_for_no_swap_card(sit: Sit, run: Run) -> None:
    terminal = sit("score", "--deck", "demo", "--variant", "four-cards")
    begin(terminal)
    seat(terminal, "Ann", CARDS)
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "game.yaml")
    assert terminal.end() == 0
    assert terminal.words("ask-swap", name="Ann") not in terminal.text
    game = json.loads(run("score", "game.yaml", "--json").stdout)
    assert (game["variant"], game["players"][0]["swap"]) == ("four-cards", 0)


def test_named_file_is_not_asked_for(sit: Sit, tmp_path: Path) -> None:
    terminal = sit("score", "--deck", "demo", "--save", "game.yaml")
    begin(terminal)
    seat(terminal, "Ann", CARDS)
    terminal.asked("ask-swap", "", name="Ann")
    terminal.asked("ask-history", "n")
    assert terminal.end() == 0
    assert (tmp_path / "game.yaml").exists()
    assert terminal.words("ask-file") not in terminal.text


def test_taken_file_is_refused_before_anything_is_asked(sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "game.yaml").touch()
    terminal = sit("score", "--deck", "demo", "--save", "game.yaml")
    terminal.told("save-exists")
    assert terminal.end() == 2
    assert terminal.words("ask-count", most=6) not in terminal.text


def test_file_that_cannot_be_written_does_not_lose_the_game(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    seat(terminal, "Ann", CARDS)
    terminal.asked("ask-swap", "", name="Ann")
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "x" * 300)
    terminal.type("")  # if the file is asked for again
    terminal.end()
    assert terminal.words("ranking-title") in terminal.text


@pytest.mark.parametrize(
    "question", quick_first(1, ["ask-count", "ask-objectives", "ask-name", "ask-card"])
)
def test_ctrl_c_stops_with_130(sit: Sit, question: str) -> None:
    terminal = sit("score", "--deck", "demo", installed=True)
    up_to(terminal, question)
    terminal.interrupt()
    assert terminal.end() == 130


def test_ctrl_c_at_the_last_question_loses_no_score(sit: Sit, tmp_path: Path) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    seat(terminal, "Ann", CARDS)
    terminal.asked("ask-swap", "n", name="Ann")
    terminal.asked("ask-history", "n")
    terminal.told("ask-file")
    terminal.interrupt()
    assert terminal.end() == 0
    assert terminal.words("ranking-title") in terminal.text
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("question", ["ask-count", "ask-objectives", "ask-name", "ask-card"])
def test_ctrl_d_stops_with_a_sentence(sit: Sit, question: str) -> None:
    terminal = sit("score", "--deck", "demo")
    up_to(terminal, question)
    terminal.close_input()
    terminal.told("interrupted-kept" if question == "ask-card" else "interrupted")
    assert terminal.end() == 130


def test_ctrl_c_says_that_nothing_was_saved(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    up_to(terminal, "ask-name")
    terminal.interrupt()
    assert terminal.end() == 130
    assert terminal.text.endswith("\n" + terminal.words("interrupted") + "\n")


def up_to(terminal: Terminal, question: str) -> None:
    """Answer every question before this one, and wait for it."""
    default = terminal.words("ask-default-name", number=1)
    steps: list[tuple[str, str, dict[str, object]]] = [
        ("ask-count", "1", {"most": 6}),
        ("ask-objectives", "3,9,19", {}),
        ("ask-name", "Ann", {"number": 1, "default": default}),
        ("ask-card", "1", {"name": "Ann", "number": 1}),
    ]
    for key, answer, values in steps:
        terminal.told(key, **values)
        if key == question:
            return
        terminal.type(answer)


def test_every_understood_card_is_shown_in_colour(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    seat(terminal, "Ann", CARDS)
    finish(terminal, "Ann")
    cards = re.findall(r" [1-8]  \x1b.*no\. [1-8]", terminal.raw)
    assert len(cards) == 8
    assert uncolored(cards[0]) == " 1   R    Tb   P    Of   Ks   no. 1"
    for card in cards:
        drawers = re.findall(r"\x1b\[([0-9;]+)m [RTPOK][fsb ] \x1b\[0m", card)
        assert len(set(drawers)) == 5, "one colour for each of five drawers"


def test_no_color_is_honoured_in_questions(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo", NO_COLOR="1")
    begin(terminal)
    seat(terminal, "Ann", CARDS)
    finish(terminal, "Ann")
    assert terminal.raw == uncolored(terminal.raw)
    assert " 1   R    Tb   P    Of   Ks   no. 1" in terminal.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_takes_the_letters_that_its_question_names(
    sit: Sit, run: Run, lang: str
) -> None:
    terminal = sit("score", "--deck", "demo", lang=lang)
    begin(terminal, players=2)
    seat(terminal, "Ann", CARDS)
    question = terminal.words("ask-swap", name="Ann")
    letters = re.search(r"\((\w)/(\w)", question)
    assert letters
    terminal.asked("ask-swap", letters[1], name="Ann")
    seat(terminal, "Bob", "9 10 11 12 13 14 15 16", 2)
    terminal.asked("ask-swap", letters[2], name="Bob")
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "game.yaml")
    terminal.told("saved", file="game.yaml")
    assert terminal.end() == 0
    players = json.loads(run("score", "game.yaml", "--json").stdout)["players"]
    assert [player["swap"] for player in players] == [0, 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_tells_what_is_wrong(sit: Sit, lang: str) -> None:
    terminal = sit("score", "--deck", "demo", lang=lang)
    terminal.told("ask-welcome", back="<", deck="demo")
    terminal.told("invented")
    terminal.asked("ask-count", "0", most=6)
    terminal.told("ask-count-wrong", most=6)
    begin(terminal)
    named(terminal, "")
    name = terminal.words("ask-default-name", number=1)
    terminal.asked("ask-card", "61 RRTPO", name=name, number=1)
    terminal.told("card-number", card="61", low=1, high=60)
    terminal.asked("ask-card", "1", name=name, number=1)
    red, black = (terminal.words(f"color-{color}") for color in ("red", "black"))
    terminal.told("card-color-lacks", card="RRTPO", value=red, missing=black)
    terminal.asked("ask-card", "2 3 4 5 6 7 8 9", name=name, number=2)
    terminal.told("ask-cards-over", count=1, cards="9")
    terminal.asked("ask-swap", "perhaps", name=name)
    terminal.told("ask-yes-or-no")
    terminal.asked("ask-swap", "", name=name)
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "")
    assert terminal.end() == 0


def test_bytes_that_are_no_utf_8_are_asked_again_or_left_out(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    terminal.told("ask-count", most=6)
    terminal.type_bytes(b"\xff\xfe\n")
    terminal.told("ask-count-wrong", most=6)
    begin(terminal)
    terminal.told("ask-name", number=1, default=terminal.words("ask-default-name", number=1))
    terminal.type_bytes(b"Zo\xebe\n")
    terminal.told("ask-card", name="Zoe", number=1)
    terminal.type(CARDS)
    finish(terminal, "Zoe")


def test_name_with_wide_letters_and_brackets(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo")
    begin(terminal)
    seat(terminal, "李雷 [bold] 🎲", CARDS)
    finish(terminal, "李雷 [bold] 🎲")
    assert "李雷 [bold] 🎲 ─" in terminal.text


def test_result_may_go_into_a_file_while_the_terminal_asks(
    sit: Sit, program: str, tmp_path: Path
) -> None:
    line = shlex.join([program, "score", "--deck", "demo"]) + " >out.txt"
    terminal = sit("-c", line, command="bash")
    begin(terminal)
    seat(terminal, "Ann", CARDS)
    finish(terminal, "Ann")
    out = (tmp_path / "out.txt").read_text(encoding="utf-8")
    assert out.startswith(terminal.words("head-final"))
    assert "\x1b" not in out
    assert terminal.words("head-final") not in terminal.text


@pytest.mark.parametrize("arguments", [[], ["--deck", "demo"], ["--json"]])
def test_without_a_terminal_the_two_other_ways_are_explained(
    run: Run, arguments: list[str]
) -> None:
    done = run("score", *arguments, stdin="2\n3,9,19\n")
    assert (done.returncode, done.stdout) == (2, "")
    assert "sideboards-score score game.yaml" in done.stderr
    assert "--player" in done.stderr
    assert done.stderr.count("\n") == 1


def test_json_never_asks(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo", "--json")
    assert terminal.end() == 2
    assert terminal.words("ask-count", most=6) not in terminal.text
    assert "sideboards-score score game.yaml" in terminal.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", ["?", "help", "Aiuto"])
def test_help_explains_the_letters_at_any_question(sit: Sit, lang: str, typed: str) -> None:
    terminal = sit("score", "--deck", "demo", lang=lang)
    terminal.asked("ask-count", typed, most=6)
    terminal.told("ask-help")
    terminal.told_text(f"K {terminal.words('color-black')}")
    terminal.told_text(f"s {terminal.words('handle-square')}")
    terminal.asked("ask-count", "1", most=6)
    terminal.asked("ask-objectives", typed)
    terminal.told("ask-objectives-help")
    terminal.asked("ask-objectives", "<")
    begin(terminal)
    seat(terminal, "Ann", typed)
    terminal.told("explain-fix")
    terminal.asked("ask-card", CARDS, name="Ann", number=1)


@pytest.mark.parametrize(
    ("typed", "color"),
    [
        ("RTPOS", "black"),
        ("rtpob", "black"),
        ("RfTPsON", "black"),
        ("BTPOR", "black"),
        ("RGPOK", "turquoise"),
        ("RBPOK", "turquoise"),
        ("RTPAK", "orange"),
    ],
)
def test_a_letter_that_people_mean_as_a_colour_is_told(sit: Sit, typed: str, color: str) -> None:
    terminal = sit("score", "--deck", "demo", lang="de")
    begin(terminal)
    seat(terminal, "Ann", typed)
    letter = {"black": "K", "turquoise": "T", "orange": "O"}[color]
    terminal.told("ask-letter", value=terminal.words(f"color-{color}"), letter=letter)
    terminal.asked("ask-card", CARDS, name="Ann", number=1)


@pytest.mark.parametrize(("deck", "key"), [("demo", "how"), ("retail", "how-handles")])
def test_how_cards_are_typed_is_said_once_and_fits_the_deck(sit: Sit, deck: str, key: str) -> None:
    terminal = sit("score", "--deck", deck)
    begin(terminal, players=2, objectives="X.X/.X.=4 X./.X=3 19")
    named(terminal, "Ann")
    terminal.told(f"ask-card-{key}")
    terminal.asked("ask-card", CARDS, name="Ann", number=1)
    terminal.asked("ask-swap", "", name="Ann")
    named(terminal, "Bob", 2)
    terminal.asked("ask-card", "9", name="Bob", number=1)
    terminal.told("ask-card", name="Bob", number=2)
    assert terminal.text.count("@photo.jpg") == 1
    if deck == "retail":
        assert "17" not in terminal.text, "numbers say nothing about handles"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_told_wraps_between_words_too(sit: Sit, lang: str) -> None:
    terminal = sit("score", "--deck", "retail", lang=lang)
    terminal.asked("ask-count", "?", most=6)
    terminal.told("explain-fix")
    welcome, explained = terminal.text.split(f"{terminal.words('ask-count', most=6)} ")[:2]
    lines = f"{welcome}{explained}".split("\n")
    assert [line for line in lines if len(line) > 80] == []
    for sentence in (
        terminal.words("ask-welcome", back="<", deck="retail"),
        terminal.words("ask-help"),
        terminal.words("explain-card"),
    ):
        assert {*sentence.split(" ")} <= {*" ".join(lines).split(" ")}
    starts = [n for n, line in enumerate(lines) if "RfTPsOKb" in line]
    assert lines[starts[0] + 1].startswith("   "), "a sentence goes on under its beginning"


def test_questions_wrap_between_words(sit: Sit) -> None:
    terminal = sit("score", "--deck", "retail")
    begin(terminal)
    kind = terminal.words("kind-colors")
    terminal.told("ask-pattern", number=3, kind=kind)
    question = terminal.words("ask-pattern", number=3, kind=kind)
    assert len(question) > 80
    start = terminal.text.rindex(question[:20])
    lines = terminal.text[start:].replace("\x1b[?2004h", "").split("\n")
    assert len(lines) > 1
    assert all(len(line) <= 80 for line in lines)
    assert " ".join(lines).strip() == question
