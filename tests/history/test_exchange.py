"""Games go out and come back: as a table, as JSON, as game files; none is there twice."""

import csv
import io
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from sideboards_score.service.history import exchange
from tests.conftest import quick_first
from tests.history.conftest import HOME, History

ENDINGS = ("csv", "json")


def facts(history: History) -> list[dict[str, Any]]:
    """The list without numbers, which are each history's own."""
    return [{**game, "number": 0} for game in history.games()]


@pytest.mark.parametrize("ending", quick_first(1, ENDINGS))
@pytest.mark.usefixtures("friends")
def test_export_and_import_give_the_same_history(
    history: History, tmp_path: Path, ending: str
) -> None:
    before = facts(history)
    done = history.json("history", "export", f"all.{ending}")
    assert (len(done["games"]), done["files"]) == (len(before), [f"all.{ending}"])
    again = history.json("history", "import", f"all.{ending}")
    assert (again["games"], len(again["known"])) == ([], len(before))
    shutil.rmtree(history.home)
    taken = history.json("history", "import", f"all.{ending}")
    assert (len(taken["games"]), taken["known"]) == (len(before), [])
    assert facts(history) == before
    assert (tmp_path / f"all.{ending}").exists()


@pytest.mark.slow
@pytest.mark.usefixtures("friends")
def test_game_files_are_exported_one_for_each_game(history: History, tmp_path: Path) -> None:
    before = facts(history)
    done = history.json("history", "export", "game.yaml")
    assert done["files"] == [f"game-{number}.yaml" for number in done["games"]]
    listed = {game["number"]: game for game in history.games()}
    for number, file in zip(done["games"], done["files"], strict=True):
        score = history.json("score", file)
        players = listed[number]["players"]
        assert [one["total"] for one in score["players"]] == [one["total"] for one in players]
    shutil.rmtree(history.home)
    history.done("history", "import", *done["files"])
    assert facts(history) == before
    history.done("history", "export", "one.yaml", "--game", "3")
    assert (tmp_path / "one.yaml").exists()


def test_table_has_a_line_for_each_player(history: History, tmp_path: Path) -> None:
    history.keep("Ann", "Bob")
    history.keep("Ann", first=20)
    history.done("history", "export", "all.csv")
    data = (tmp_path / "all.csv").read_bytes()
    assert data.startswith("\ufeff".encode()), "else spreadsheets misread é"
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))
    assert [row["name"] for row in rows] == ["Ann", "Bob", "Ann"]
    (second, first) = history.games()
    for row, player in zip(rows, [*first["players"], *second["players"]], strict=True):
        for part in ("colors", "handles", "rows", "bonus", "swap", "total"):
            assert int(row[part]) == player[part]


@pytest.mark.parametrize("name", ["=1+1", "+Ann", "-Ann", "@Ann", "'Ann", 'A, "B"', "日本; x"])
def test_no_name_is_a_formula_in_a_spreadsheet(history: History, tmp_path: Path, name: str) -> None:
    game = {
        "deck": "demo",
        "objectives": [3, 9, 19],
        "players": [{"name": name, "sideboard": "1 2 3 4 5 6 7 8"}],
        "note": "=cmd()",
    }
    (tmp_path / "g.json").write_text(json.dumps(game), encoding="utf-8")
    history.done("score", "g.json", "--keep")
    history.done("history", "export", "all.csv")
    text = (tmp_path / "all.csv").read_text(encoding="utf-8-sig")
    for row in csv.reader(io.StringIO(text)):
        assert not any(field.startswith(("=", "+", "-", "@")) for field in row)
    before = facts(history)
    shutil.rmtree(history.home)
    history.done("history", "import", "all.csv")
    assert facts(history) == before


def test_table_with_semicolons_is_read(history: History, tmp_path: Path) -> None:
    (tmp_path / "t.csv").write_text(
        "game;date;deck;objectives;name;sideboard;swap_used\n"
        "a;2026-11-28;demo;3 9 19;Ann;1 2 3 4 5 6 7 8;ja\n"
        "a;2026-11-28;demo;3 9 19;Bob;9 10 11 12 13 14 15 16;nein\n",
        encoding="utf-8",
    )
    history.done("history", "import", "t.csv")
    (game,) = history.games()
    assert [(one["name"], one["swap"]) for one in game["players"]] == [("Ann", 0), ("Bob", 1)]


@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        ("t.csv", "name,total\nAnn,4\n", "columns"),
        ("t.csv", "game,objectives,name,sideboard,swap_used\n1,3 9 19,Ann,1 2,no\n", "line 2"),
        ("t.json", '{"games": [{"number": 1}]}', "game"),
        ("t.json", '{"games": {"a": 1}}', "games"),
        ("t.json", '{"games": [1]}', "games"),
        ("t.yaml", "objectives: [3]\n", "t.yaml"),
        ("none.csv", "", "none.csv"),
    ],
)
def test_file_with_a_fault_takes_nothing_in(
    history: History, tmp_path: Path, file: str, text: str, told: str
) -> None:
    good = {"deck": "demo", "objectives": [3, 9, 19]}
    players = [{"name": "Ann", "sideboard": "1 2 3 4 5 6 7 8"}]
    (tmp_path / "good.json").write_text(json.dumps({**good, "players": players}), encoding="utf-8")
    if text:
        (tmp_path / file).write_text(text, encoding="utf-8")
    assert told in history.refused("history", "import", "good.json", file, "--lang", "en")
    assert history.games() == []


def test_export_overwrites_nothing(history: History, tmp_path: Path) -> None:
    history.keep("Ann")
    history.keep("Ann", first=9)
    (tmp_path / "game-2.yaml").write_text("mine", encoding="utf-8")
    history.refused("history", "export", "game.yaml")
    assert (tmp_path / "game-2.yaml").read_text(encoding="utf-8") == "mine"
    assert not (tmp_path / "game-1.yaml").exists()


def len_of(game: dict[str, Any]) -> int:
    return len(game["players"])


@pytest.mark.parametrize("column", ["name", "total"])
def test_table_that_somebody_sorted_has_the_same_games(
    history: History, tmp_path: Path, column: str
) -> None:
    history.keep("Ann", "Bob", "Cid")
    history.keep("Ann", "Cid", first=30)
    history.done("history", "export", "all.csv")
    before = facts(history)
    text = (tmp_path / "all.csv").read_text(encoding="utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    with (tmp_path / "sorted.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, rows[0])
        table.writeheader()
        table.writerows(sorted(rows, key=lambda row: row[column]))
    assert history.json("history", "import", "sorted.csv")["games"] == []
    shutil.rmtree(history.home)
    history.done("history", "import", "sorted.csv")
    after = facts(history)
    assert sorted(map(len_of, after)) == sorted(map(len_of, before)) == [2, 3]


def test_lines_of_one_number_that_tell_of_two_games_stay_two(
    history: History, tmp_path: Path
) -> None:
    """Two families put their tables together; both have a game 1."""
    (tmp_path / "t.csv").write_text(
        "game,date,objectives,deck,name,sideboard,swap_used\n"
        "1,2026-11-01,3 9 19,demo,Ann,1 2 3 4 5 6 7 8,no\n"
        "2,2026-11-02,3 9 19,demo,Bob,1 2 3 4 5 6 7 8,no\n"
        "1,2026-11-03,3 9 19,demo,Cid,9 10 11 12 13 14 15 16,no\n",
        encoding="utf-8",
    )
    history.done("history", "import", "t.csv")
    assert [len(game["players"]) for game in history.games()] == [1, 1, 1]


@pytest.mark.parametrize("ending", ["csv", "json", "yaml"])
@pytest.mark.parametrize("place", ["-", "all.txt"])
def test_what_was_exported_comes_in_by_a_pipe_or_under_another_name(
    history: History, tmp_path: Path, place: str, ending: str
) -> None:
    history.keep("Ann", "Bob")
    history.done("history", "export", f"all.{ending}")
    before = facts(history)
    text = (tmp_path / f"all.{ending}").read_text(encoding="utf-8")
    (tmp_path / "all.txt").write_text(text, encoding="utf-8")
    shutil.rmtree(history.home)
    history.done("history", "import", place, stdin=text if place == "-" else "")
    assert facts(history) == before


@pytest.mark.parametrize("ending", ["csv", "json"])
def test_a_large_history_comes_back_from_its_export(
    history: History, tmp_path: Path, ending: str
) -> None:
    history.keep("Ann")
    history.done("history", "export", f"all.{ending}")
    before = facts(history)
    text = (tmp_path / f"all.{ending}").read_text(encoding="utf-8")
    filled = text + ("\n" * 5_000_000 if ending == "csv" else " " * 5_000_000)
    (tmp_path / f"all.{ending}").write_text(filled, encoding="utf-8")
    shutil.rmtree(history.home)
    history.done("history", "import", f"all.{ending}")
    assert facts(history) == before


def test_how_far_an_import_of_many_is_can_be_seen(history: History, tmp_path: Path) -> None:
    ann = {"name": "Ann", "sideboard": "1 2 3 4 5 6 7 8"}
    games = [
        {
            "game": {
                "deck": "demo",
                "objectives": [3, 9, 19],
                "players": [{**ann, "name": f"Ann{n}"}],
            }
        }
        for n in range(exchange._MANY)
    ]
    file = tmp_path / "many.json"
    file.write_text(json.dumps({"games": games}), encoding="utf-8")
    seen: list[tuple[int, int]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(HOME, str(history.home))
        exchange.take_in([str(file)], lambda done, count: seen.append((done, count)))
        assert seen == [(done, len(games)) for done in range(len(games))]
        seen.clear()
        file.write_text(json.dumps({"games": games[:3]}), encoding="utf-8")
        exchange.take_in([str(file)], lambda done, count: seen.append((done, count)))
    assert seen == [], "a few are done before anybody has read that"
    assert len(history.games()) == len(games)
