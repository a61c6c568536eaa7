"""`possible` at the command line: its page, its document, and what it is asked."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from sideboards_score.render.documents.possible import POSSIBLE_SCHEMA
from sideboards_score.render.documents.score import SCORE_SCHEMA
from tests.cli.conftest import Sit
from tests.conftest import ROOT, Run

GAME = str(ROOT / "samples" / "games" / "worked-example.yaml")
SCHEMA = json.loads(POSSIBLE_SCHEMA.read_text(encoding="utf-8"))
LONE = ("--deck", "demo", "--objectives", "3,9,19", "--player", "Ann=1 2 3 4 5 6 7 8")


def document(run: Run, *words: str) -> Any:
    done = run("possible", *words, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    jsonschema.validate(found, SCHEMA)
    return found


def test_the_document_has_the_totals_of_score_and_more(run: Run) -> None:
    scored = json.loads(run("score", GAME, "--json").stdout)
    for question in ((), ("--any-order",)):
        found = document(run, GAME, *question)
        assert found["proved"]
        for before, player in zip(scored["players"], found["players"], strict=True):
            assert player["now"] == before["total"] <= player["total"]
            parts = sum(before[kind]["points"] for kind in ("colors", "handles", "rows"))
            assert player["points"] == parts <= player["best"]
            # What is drawn is that board: scored by itself it gives what was said.
            again = _scored(run, scored, player)
            assert again["total"] == player["total"]


def _scored(run: Run, scored: Any, player: Any) -> Any:
    boards = {p["name"]: p["sideboard"] for p in scored["players"]}
    used = [p["name"] for p in scored["players"] if not p["swap"]]
    swaps = [word for name in used for word in ("--swap-used", name)]
    boards[player["name"]] = player["sideboard"]
    words = [w for name, codes in boards.items() for w in ("--player", f"{name}={' '.join(codes)}")]
    settings = ("--deck", "demo", "--edition", "fr", "--objectives", "3,9,19")
    done = run("score", *settings, *words, *swaps, "--json")
    return next(p for p in json.loads(done.stdout)["players"] if p["name"] == player["name"])


def test_turned_cards_stay_at_their_place(run: Run) -> None:
    for player in document(run, GAME)["players"]:
        assert player["order"] == list(range(1, 9))


def test_the_page_tells_who_left_most_and_that_it_is_hindsight(run: Run) -> None:
    page = run("possible", GAME, "--any-order").stdout
    assert "Most left on the table: Charlotte, 36 points." in page
    assert "hindsight" in page
    assert all(len(line) <= 80 for line in page.splitlines())


def test_the_order_of_drafting_stands_in_the_game_file_or_the_option(run: Run) -> None:
    ann = {
        "name": "Ann",
        "sideboard": "1 2 3 4 5 6 7 8",
        "drafted": ["4", "5r", "3", "2", "6", "7", "1", "8"],
    }
    with_file = json.dumps({"deck": "demo", "objectives": [3, 9, 19], "players": [ann]})
    typed = document(run, *LONE, "--drafted", "4 5 3 2 6 7 1 8")
    named = document(run, *LONE, "--drafted", "ann=4 5 3 2 6 7 1 8")
    done = run("possible", "-", "--json", stdin=with_file)
    assert json.loads(done.stdout) == typed == named
    assert typed["question"] == "drafted"
    forced = run("possible", "-", "--turned", "--json", stdin=with_file)
    assert json.loads(forced.stdout)["question"] == "turned"
    most = document(run, *LONE, "--any-order")["players"][0]["total"]
    least = document(run, *LONE)["players"][0]["total"]
    assert least <= typed["players"][0]["total"] <= most


@pytest.mark.parametrize("typed", ["Ann=", "", "Ann=1 2 3", "Ann=9 2 3 4 5 6 7 8", "Ann=@a.jpg"])
def test_an_order_of_drafting_that_is_wrong_is_one_clear_line(run: Run, typed: str) -> None:
    done = run("possible", *LONE, "--drafted", typed)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Error: ")
    assert done.stderr.count("\n") == 1


def test_score_with_possible_shows_both(run: Run) -> None:
    page = run("score", GAME, "--possible").stdout
    assert page.startswith(run("score", GAME).stdout)
    assert "hindsight" in page
    found = json.loads(run("score", GAME, "--possible", "--json").stdout)
    jsonschema.validate(found, json.loads(SCORE_SCHEMA.read_text(encoding="utf-8")))
    jsonschema.validate(found["possible"], SCHEMA)
    assert found["possible"] == document(run, GAME)


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_every_language_has_the_page(run: Run, language: str) -> None:
    done = run("possible", GAME, "--lang", language)
    assert done.returncode == 0
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


def test_unknown_drawers_give_bounds(run: Run) -> None:
    found = document(run, *LONE[:-1], "Ann=1 2 3 4 5 6 7 ?x?x?x?x?x", "--any-order")
    low, high = found["players"][0]["bounds"]["total"]
    assert low == found["players"][0]["total"] < high
    assert not found["players"][0]["bounds"]["exact"]


def test_a_saved_game_keeps_the_order_of_drafting(run: Run, tmp_path: Path) -> None:
    ann = {"name": "Ann", "sideboard": "1 2 3 4 5 6 7 8", "drafted": "4 5r 3 2 6 7 1 8"}
    game = json.dumps({"deck": "demo", "objectives": [3, 9, 19], "players": [ann]})
    assert run("score", "-", "--save", "kept.yaml", stdin=game).returncode == 0
    again = document(run, str(tmp_path / "kept.yaml"))
    assert again == json.loads(run("possible", "-", "--json", stdin=game).stdout)
    assert again["question"] == "drafted"


@pytest.mark.parametrize("words", [("score", GAME, "--sheet"), ("sheet", GAME, "-o")])
def test_the_sheet_tells_it_at_its_foot(run: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    done = run(*words, "sheet.html", "--possible")
    assert done.returncode == 0
    page = (tmp_path / "sheet.html").read_text(encoding="utf-8")
    for player in document(run, GAME)["players"]:
        assert f"{player['now']} lay there, {player['total']} were possible" in page


def test_guided_entry_shows_it_too(sit: Sit) -> None:
    terminal = sit("score", "--deck", "demo", "--possible")
    terminal.asked("ask-count", "1", most=6)
    terminal.asked("ask-objectives", "3,9,19")
    default = terminal.words("ask-default-name", number=1)
    terminal.asked("ask-name", "Ann", number=1, default=default)
    terminal.asked("ask-card", "1 2 3 4 5 6 7 8", name="Ann", number=1)
    terminal.asked("ask-swap", "", name="Ann")
    terminal.asked("ask-history", "n")
    terminal.asked("ask-file", "")
    terminal.told("possible-hindsight")
    assert terminal.end() == 0
