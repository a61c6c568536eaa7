"""Lists and their filters; edit, delete and restore."""

import json
import re
import shutil
import stat
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from referencing import Registry, Resource

from sideboards_score.render.documents.document import SCHEMAS
from sideboards_score.words import LANGUAGES, Words
from tests.cli.terminal import uncolored
from tests.conftest import ROOT, Run
from tests.history.conftest import HOME, History

SCORE = json.loads((SCHEMAS / "score.schema.json").read_text(encoding="utf-8"))
REGISTRY: Any = Registry().with_resource("score.schema.json", Resource.from_contents(SCORE))


def valid(name: str, document: Any) -> None:
    """Hold a document to its schema, which must refuse a further field."""
    schema = json.loads((SCHEMAS / f"history-{name}.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema, registry=REGISTRY)
    validator.validate(document)
    assert not validator.is_valid({**document, "more": 1})


@pytest.fixture
def editor(tmp_path: Path) -> Path:
    """An editor that puts the text of the file `new` in the place of what it opens, once."""
    script = tmp_path / "editor.sh"
    script.write_text(
        f'#!/bin/sh\ncp "$1" "{tmp_path}/seen.yaml"\n'
        f'[ -e "{tmp_path}/new" ] && mv "{tmp_path}/new" "$1"\nexit 0\n',
        encoding="utf-8",
    )
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    return script


def test_list_is_newest_first_and_can_be_filtered(history: History) -> None:
    history.keep("Ann", "Bob", date="2026-11-01")
    history.keep("Zoé", "Bob", date="2026-11-20", first=17)
    history.keep("Ann", date="2025-12-24", first=33)

    def numbers(*words: str) -> list[int]:
        return [game["number"] for game in history.games(*words)]

    assert numbers() == [2, 1, 3]
    assert numbers("--player", "ann") == [1, 3]
    assert numbers("--player", "ZOE") == [2]
    assert numbers("--date", "2026") == [2, 1]
    assert numbers("--date", "2026-11-01", "--player", "Bob") == [1]
    assert numbers("--deck", "demo") == [2, 1, 3]
    assert numbers("--deck", "retail") == []
    assert "Zoé" in history.refused("history", "--player", "Zo", "--lang", "en")


def test_history_without_a_word_is_its_list(history: History) -> None:
    history.keep("Ann", "Bob")
    page = history.done("history", "list")
    assert history.done("history") == page
    assert history.done("history", "--player", "Ann") == page
    assert history.done("history", "--lang", "de") == history.done(
        "history", "list", "--lang", "de"
    )
    assert history.json("history") == history.json("history", "list")
    assert history.done("history", "--help") != page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_shows_every_game_in_80_columns(history: History, lang: str) -> None:
    names = ["Maximiliane von und zu Hohenlohe", "Bob", "日本", "Ann", "Zoé", "Łukasz"]
    history.keep(*names)
    page = history.done("history", "--lang", lang)
    assert max(map(len, page.splitlines())) <= 80
    (game,) = history.games()
    joined = " ".join(page.split())
    for player in game["players"]:
        assert f"{player['name']} {player['total']}" in joined
    assert page.startswith(Words(lang)("history-title"))


def test_documents_are_as_their_schemas_say(history: History) -> None:
    history.keep("Ann", "Bob")
    history.keep("Ann", first=20)
    valid("list", history.json("history", "list"))
    valid("show", history.json("history", "show", "1"))
    valid("stats", history.json("history", "stats"))
    valid("change", history.json("history", "delete", "1", "--yes"))
    valid("change", history.json("history", "restore", "1"))
    valid("change", history.json("history", "export", "g.json"))
    valid("change", history.json("history", "import", "g.json"))
    valid("change", history.json("history", "edit", "1", VISUAL="true"))
    sample = str(ROOT / "samples/games/two-players.yaml")
    day = ("--date", "2026-11-28")
    jsonschema.validate(history.json("score", sample, "--keep", *day), SCORE)
    check = json.loads((SCHEMAS / "check.schema.json").read_text(encoding="utf-8"))
    jsonschema.validate(history.json("check", sample, "--claim", "Mira=42", "--keep"), check)
    possible = json.loads((SCHEMAS / "possible.schema.json").read_text(encoding="utf-8"))
    jsonschema.validate(history.json("possible", sample, "--keep"), possible)


def test_edited_game_keeps_its_day_unless_it_names_another(
    history: History, editor: Path, tmp_path: Path
) -> None:
    history.keep("Ann", date="2020-02-29")
    history.done("history", "export", "g.yaml")
    lines = (tmp_path / "g.yaml").read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not line.startswith("date")]
    (tmp_path / "new").write_text("\n".join([*kept, "note: mine"]), encoding="utf-8")
    history.done("history", "edit", "1", VISUAL=str(editor))
    (game,) = history.games()
    assert (game["date"], game["note"]) == ("2020-02-29", "mine")


def test_delete_can_be_undone(history: History) -> None:
    history.keep("Ann")
    history.done("history", "delete", "1", "--yes")
    assert history.games() == []
    assert [game["number"] for game in history.games("--deleted")] == [1]
    assert history.json("history", "show", "1")["deleted"] is True
    history.refused("history", "edit", "1", VISUAL="true")
    history.refused("history", "delete", "1", "--yes")
    history.done("history", "restore", "1")
    assert [game["number"] for game in history.games()] == [1]


def test_delete_asks_on_a_terminal_only(history: History) -> None:
    history.keep("Ann")
    assert "--yes" in history.refused("history", "delete", "1")
    assert "--yes" in history.refused("history", "delete", "1", "--json")
    assert len(history.games()) == 1


def test_numbers_are_never_given_twice(history: History) -> None:
    history.keep("Ann")
    history.keep("Bob", first=9)
    history.done("history", "delete", "2", "--yes")
    assert history.keep("Cid", first=17)["number"] == 3


def test_edit_changes_the_game_that_scores(history: History, editor: Path, tmp_path: Path) -> None:
    history.keep("Ann", "Bob")
    history.done("history", "edit", "1", VISUAL="true")
    text = history.done("history", "export", "old.yaml") and (tmp_path / "old.yaml").read_text(
        "utf-8"
    )
    (tmp_path / "new").write_text(
        text.replace("Bob", "Zoé").replace("swap_used: false", "swap_used: true", 1)
        + "place: home\n",
        encoding="utf-8",
    )
    page = history.done("history", "edit", "1", VISUAL=str(editor))
    assert (tmp_path / "seen.yaml").read_text("utf-8") == text, "the editor saw the game file"
    assert "Zoé" in page
    (game,) = history.games()
    assert [one["name"] for one in game["players"]] == ["Ann", "Zoé"]
    assert game["players"][0]["swap"] == 0
    assert game["place"] == "home"
    assert history.json("history", "show", "1")["differs"] is False


PARTIAL = """deck: demo
objectives: [3, 9, 19]
partial: true
players: [{name: Ann, sideboard: 1 2 3}]
"""
WRONG = ["objectives: [3\n", "objectives: [3, 9, 19]\nplayers: []\n", "\0", PARTIAL]


@pytest.mark.parametrize("text", WRONG)
def test_edit_that_does_not_score_keeps_the_old_game_and_the_new_text(
    history: History, editor: Path, tmp_path: Path, text: str
) -> None:
    history.keep("Ann", "Bob")
    before = history.json("history", "show", "1")
    (tmp_path / "new").write_text(text, encoding="utf-8")
    told = history.refused("history", "edit", "1", VISUAL=str(editor))
    again = history.json("history", "show", "1")
    assert again["score"]["players"] == before["score"]["players"]
    valid("show", again)
    (kept,) = history.folder.glob("edits/*/game-1.yaml")
    assert kept.read_text(encoding="utf-8") == text
    assert str(kept) in told


def test_editor_of_visual_goes_before_editor_and_may_have_options(
    history: History, editor: Path, tmp_path: Path
) -> None:
    history.keep("Ann")
    history.done("history", "edit", "1", VISUAL=f"sh '{editor}'", EDITOR="false")
    assert (tmp_path / "seen.yaml").exists()
    (tmp_path / "seen.yaml").unlink()
    history.done("history", "edit", "1", VISUAL="", EDITOR=str(editor))
    assert (tmp_path / "seen.yaml").exists()
    assert list(history.folder.glob("edits/*")) == [], "nothing is left of it"


def test_show_tells_where_the_count_differs_from_then(history: History, tmp_path: Path) -> None:
    deck = (ROOT / "card_db" / "demo.yaml").read_text(encoding="utf-8")
    (tmp_path / "d.yaml").write_text(deck, encoding="utf-8")
    history.done(
        *("score", "--deck", "d.yaml", "--objectives", "3,9,19", "--keep"),
        *("--player", "Ann=1 2 3 4 5 6 7 8"),
    )
    done = history("history", "show", "1", "--lang", "en")
    assert done.stderr == ""
    (tmp_path / "d.yaml").write_text(deck.replace("value: red", "value: black"), encoding="utf-8")
    done = history("history", "show", "1", "--lang", "en")
    assert "Kept were other totals (Ann " in uncolored(done.stderr)
    assert history.json("history", "show", "1")["differs"] is True


@pytest.mark.parametrize("day", ["2026-13", "2026-02-30", "2026-00", "0000", "26", "yesterday"])
def test_days_that_the_calendar_has_not_are_told(history: History, day: str) -> None:
    history.keep("Ann")
    assert day in history.refused("history", "list", "--date", day)


def test_an_editor_that_leaves_no_file_changes_nothing(history: History) -> None:
    history.keep("Ann", "Bob")
    before = history.json("history", "show", "1")
    assert "nothing was changed" in history.refused("history", "edit", "1", VISUAL="rm", LANG="en")
    assert history.json("history", "show", "1") == before
    assert list(history.folder.glob("edits/*")) == [], "nothing is left of it"


def test_what_an_editor_prints_is_not_in_the_document(history: History, run_process: Run) -> None:
    history.keep("Ann")
    settings = {HOME: str(history.home), "VISUAL": "echo opened"}
    done = run_process("history", "edit", "1", "--json", **settings)
    assert json.loads(done.stdout)["done"] == "unchanged"
    assert "opened" in done.stderr


def test_a_game_whose_deck_is_gone_shows_what_was_kept_of_it(
    history: History, tmp_path: Path
) -> None:
    mine = tmp_path / "mine.yaml"
    shutil.copy(ROOT / "card_db" / "demo.yaml", mine)
    (tmp_path / "g.json").write_text(
        json.dumps(
            {
                "deck": "mine.yaml",
                "objectives": [3, 9, 19],
                "players": [{"name": "Ann", "sideboard": "1 2 3 4 5 6 7 8"}],
            }
        ),
        encoding="utf-8",
    )
    history.done("score", "g.json", "--keep")
    before = history.json("history", "show", "1")
    mine.unlink()
    told = history("history", "show", "1", LANG="en")
    assert told.returncode == 0
    total = before["score"]["players"][0]["total"]
    assert re.search(rf"Ann( +\d+)+ +{total}\n", told.stdout)
    assert f"The deck of this game ({mine}) is gone" in told.stdout + told.stderr
    again = history.json("history", "show", "1")
    assert again["score"]["players"] == before["score"]["players"]
    valid("show", again)
    (tmp_path / "mine.yaml").write_text("cards: [", encoding="utf-8")
    assert f"{mine}, line 1, game 1: " in history.refused("history", "show", "1", LANG="en")
