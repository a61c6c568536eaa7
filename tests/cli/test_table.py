"""Rows of one photo of the whole table: read, named as `table.jpg#1`, given to who sits there."""

import json
import shutil
from pathlib import Path
from typing import Any

import cv2
import jsonschema
import numpy as np
import pytest

from sideboards_score.render.documents.read import READ_SCHEMA

pytestmark = pytest.mark.usefixtures("opencv")

PHOTOS = Path(__file__).parent.parent.parent / "samples" / "photos"
TRUTH = json.loads((PHOTOS / "truth.json").read_text(encoding="utf-8"))["photos"]
FAR, NEAR = TRUTH["warm-lamp.jpg"]["cards"], TRUTH["pencil-and-dice.jpg"]["cards"]
"""Two people face to face: the upper row lies upside down in the photo."""
SCHEMA = json.loads(READ_SCHEMA.read_text(encoding="utf-8"))
GAME = ("--deck", "deck.yaml", "--objectives", "X.X/.X.=4,X./.X=3,15")
SEATS = ("--player", "Ann=@table.jpg#1", "--player", "Ben=@table.jpg#2")


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the photo of a table, and the deck in it."""
    folder = tmp_path_factory.mktemp("table")
    shutil.copy(PHOTOS / "deck.yaml", folder)
    names = ("warm-lamp.jpg", "pencil-and-dice.jpg")
    far, near = (cv2.imread(str(PHOTOS / name)) for name in names)
    rows = [cv2.rotate(np.asarray(far), cv2.ROTATE_180), np.asarray(near)]
    small = [cv2.resize(row, (1000, 750), interpolation=cv2.INTER_AREA) for row in rows]
    data = cv2.imencode(".jpg", np.vstack(small), [cv2.IMWRITE_JPEG_QUALITY, 92])[1]
    (folder / "table.jpg").write_bytes(data.tobytes())
    return folder


@pytest.fixture
def folder(laid: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(laid, tmp_path, dirs_exist_ok=True))


def photos(done: Any) -> Any:
    found = json.loads(done.stdout)
    jsonschema.validate(found, SCHEMA)
    return found["photos"]


def test_every_row_is_an_entry_of_its_own_numbered_from_the_top(run: Any, folder: Path) -> None:
    done = run("read", "--table", "table.jpg", "--json", cwd=folder)
    assert done.returncode == 0
    found = photos(done)
    assert [(row["file"], row["row"], row["status"]) for row in found] == [
        ("table.jpg", 1, "read"),
        ("table.jpg", 2, "read"),
    ]
    assert [row["likely"] for row in found] == [FAR, NEAR]


def test_a_row_is_named_in_place_of_a_photo_and_from_its_other_side(run: Any, folder: Path) -> None:
    done = run("read", "table.jpg#2", "table.jpg#1r", "--json", cwd=folder)
    near, far = photos(done)
    assert (near["row"], near["likely"]) == (2, NEAR)
    assert far["row"] == 1
    assert sorted("".join(sorted(card)) for card in far["likely"]) == sorted(
        "".join(sorted(card)) for card in FAR
    )
    assert far["likely"][0] != FAR[0]


def test_a_row_that_is_not_there_is_refused_with_how_many_are(run: Any, folder: Path) -> None:
    done = run("read", "table.jpg#3", "table.jpg#1", cwd=folder)
    assert done.returncode == 3
    assert "table.jpg#3 cannot be read: there is no row 3; the photo shows 2 rows" in done.stdout
    assert "table.jpg#1 ─" in done.stdout


def test_a_file_that_is_called_like_a_row_is_read(run: Any, folder: Path) -> None:
    shutil.copy(PHOTOS / "warm-lamp.jpg", folder / "a.jpg#1")
    (photo,) = photos(run("read", "a.jpg#1", "--json", cwd=folder))
    assert (photo["file"], photo["cards"]) == ("a.jpg#1", FAR)
    assert "row" not in photo


def test_two_rows_alike_are_refused_and_told_of_table(run: Any, folder: Path) -> None:
    done = run("read", "table.jpg", cwd=folder)
    assert done.returncode == 3
    assert "--table" in done.stdout


def test_the_larger_row_is_read_and_the_other_one_named(run: Any, folder: Path) -> None:
    whole = np.asarray(cv2.imread(str(folder / "table.jpg")), np.uint8)
    far, near = whole[:750], whole[750:]
    away = cv2.resize(far, None, fx=0.7, fy=0.7, interpolation=cv2.INTER_AREA)
    away = cv2.copyMakeBorder(away, 0, 0, 150, 150, cv2.BORDER_REPLICATE)
    cv2.imwrite(str(folder / "two.jpg"), np.vstack([away, near]))
    done = run("read", "two.jpg", "--json", cwd=folder)
    (photo,) = photos(done)
    assert (photo["likely"], photo["left_out"]) == (NEAR, 1)
    assert "1 smaller row was left out; --table" in done.stderr
    scored = run("score", *GAME, "--player", "Ann=@two.jpg", "--json", cwd=folder)
    assert "left-out" in [note["kind"] for note in json.loads(scored.stdout)["notes"]]


def test_a_game_of_rows_is_scored_saved_and_scored_again(run: Any, folder: Path) -> None:
    done = run("score", *GAME, *SEATS, "--save", "game.yaml", "--json", cwd=folder)
    assert done.returncode == 0
    players = json.loads(done.stdout)["players"]
    assert [player["sideboard"] for player in players] == [FAR, NEAR]
    text = (folder / "game.yaml").read_text(encoding="utf-8")
    assert "photo: table.jpg\n  row: 1\n" in text
    again = run("score", "game.yaml", "--json", cwd=folder)
    assert json.loads(again.stdout)["players"] == players
    short = text.replace("table.jpg\n  row: 1\n", "table.jpg#1\n")
    (folder / "short.yaml").write_text(short, encoding="utf-8")
    assert json.loads(run("score", "short.yaml", "--json", cwd=folder).stdout)["players"] == players


def test_what_is_put_right_in_a_row_is_kept_in_the_game_file(run: Any, folder: Path) -> None:
    run("score", *GAME, *SEATS, "--save", "game.yaml", cwd=folder)
    fix = ("--fix", f"Ben.3={NEAR[2]}", "--save", "game.yaml")
    assert run("score", "game.yaml", *fix, cwd=folder).returncode == 0
    text = (folder / "game.yaml").read_text(encoding="utf-8")
    assert text.index("row: 2") < text.index("fix:")


@pytest.mark.slow
def test_a_claim_about_a_row_is_judged_and_proved_with_its_picture(run: Any, folder: Path) -> None:
    done = run(
        "check", *GAME, *SEATS, "--claim", "Ben=1", "--proof", "proof.png", "--json", cwd=folder
    )
    assert done.returncode == 1
    assert json.loads(done.stdout)["claims"][0]["holds"] is False
    assert (folder / "proof.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.slow
def test_the_overlay_shows_the_whole_table(run: Any, folder: Path) -> None:
    run("read", "--table", "table.jpg", "--overlay", "all.png", cwd=folder)
    run("read", "table.jpg#2", "--overlay", "one.png", cwd=folder)
    one, both = (cv2.imread(str(folder / f"{name}.png")) for name in ("one", "all"))
    assert one is not None
    assert both is not None
    high = round(1600 * 1500 / 1000)
    assert np.array_equal(one[:high], both[:high])
    assert len(both) > len(one) > high


def test_photos_of_two_tables_are_two_games(run: Any, folder: Path) -> None:
    (folder / "other.jpg").write_bytes((folder / "table.jpg").read_bytes())
    done = run("read", "--table", "table.jpg", "other.jpg", "--deck", "deck.yaml", cwd=folder)
    assert done.returncode == 0
    assert "same picture" not in done.stderr
    assert "misread" not in done.stderr


def test_a_card_in_two_rows_of_one_table_is_told_whatever_else_is_read(
    run: Any, folder: Path
) -> None:
    row = cv2.resize(np.asarray(cv2.imread(str(PHOTOS / "warm-lamp.jpg"))), (1000, 750))
    cv2.imwrite(str(folder / "twice.png"), np.vstack([row, row]))
    done = run("read", "--table", "table.jpg", "twice.png", "--deck", "deck.yaml", cwd=folder)
    assert done.returncode == 0
    assert done.stderr.count("lies in twice.png#1 and in twice.png#2") == len(FAR)
    assert "lies in table.jpg" not in done.stderr


def test_a_row_from_its_other_side_is_told_as_itself(run: Any, folder: Path) -> None:
    done = run("read", "table.jpg#1r", "--deck", "deck.yaml", cwd=folder)
    assert done.returncode == 0
    assert "#1rr" not in done.stdout + done.stderr


def test_objectives_that_the_deck_does_not_know_are_told_with_the_command(
    run: Any, folder: Path
) -> None:
    options = ["--deck", "retail", "--overlay", "all.png"]
    done = run("read", "--table", "table.jpg", "--objectives", "3,9,19", *options, cwd=folder)
    assert done.returncode == 2
    command = "sideboards-score read table.jpg --table --deck retail --overlay all.png --objectives"
    assert f"{command} X.X/.X.=4,X./.X=3,19" in done.stderr


def test_a_table_of_which_nobody_has_a_row_is_told(run: Any, folder: Path) -> None:
    none = run("score", *GAME, "--table", "no.jpg", *SEATS, cwd=folder)
    assert none.returncode == 2
    assert none.stderr.startswith("Error: option --table: none of the players has a row of no.jpg")
    spelled = [word.replace("table", "./table") for word in SEATS]
    for table, seats in (("./table.jpg", SEATS), ("table.jpg", spelled)):
        assert run("score", *GAME, "--table", table, *seats, cwd=folder).returncode == 0


def test_rows_are_learnt_each_as_a_witness_of_its_own(run: Any, folder: Path) -> None:
    done = run("deck", "learn", "table.jpg#1", "table.jpg#2", "--deck", "own.yaml", cwd=folder)
    assert done.returncode == 0
    text = (folder / "own.yaml").read_text(encoding="utf-8")
    assert "table.jpg#1" in text
    assert "table.jpg#2" in text


def test_who_sits_where_is_asked_for(folder: Path, sit: Any) -> None:
    terminal = sit("score", *GAME, "--table", "table.jpg", "--save", "game.yaml")
    terminal.told_text("Who has row 1")
    terminal.type("<")  # there is nothing before it
    terminal.told_text("Who has row 1")
    terminal.type("?")
    terminal.told_text("The cards of row 1 stand above")
    terminal.told_text("Who has row 1")
    terminal.type("Ann")
    terminal.told_text("Who has row 2")
    terminal.type("<")
    terminal.told_text("Who has row 1")
    terminal.type("-")
    terminal.told_text("Who has row 2")
    terminal.type("Ben")
    assert terminal.end() == 0
    text = (folder / "game.yaml").read_text(encoding="utf-8")
    assert "Ann" not in text
    assert "- name: Ben\n  photo: table.jpg\n  row: 2\n" in text


@pytest.mark.slow
def test_a_table_alone_begins_the_guided_entry(folder: Path, sit: Any) -> None:
    terminal = sit("score", "--deck", "deck.yaml", "--table", "table.jpg", "--save", "game.yaml")
    for name in ("Ann", "Ben"):
        terminal.told_text("Who has row")
        terminal.type(name)
    terminal.told_text("ctives, for")
    terminal.type("X.X/.X.=4,X./.X=3,15")
    for _ in range(2):
        terminal.told_text("Name of player")
        terminal.type("")
        terminal.told_text("swap")
        terminal.type("")
    terminal.asked("ask-history", "n")
    assert terminal.end() == 0
    text = (folder / "game.yaml").read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if "row:" in line] == ["  row: 1", "  row: 2"]


def test_without_a_terminal_the_players_must_be_named(run: Any, folder: Path) -> None:
    done = run("score", *GAME, "--table", "table.jpg", cwd=folder)
    assert done.returncode == 2
    assert '--player "Ann=@table.jpg#1"' in done.stderr
    named = run("score", *GAME, "--table", "table.jpg", *SEATS, cwd=folder)
    assert named.returncode == 0
