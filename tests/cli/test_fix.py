"""Putting right what a photo was read as: on the command line, and kept in the game file."""

import json
import shutil
from pathlib import Path

import pytest

from tests.conftest import ROOT, Run

PHOTOS = ROOT / "samples" / "photos"

GAME = """# a photo that cannot be bettered
deck: deck.yaml
objectives: [X.X/.X.=4, X./.X=3, 15]
players:
  - {name: Ann, photo: warm-lamp.jpg}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("deck.yaml", "warm-lamp.jpg"):
        shutil.copy(PHOTOS / name, tmp_path)
    (tmp_path / "game.yaml").write_text(GAME, encoding="utf-8")
    return tmp_path


def cards(run: Run, *arguments: str) -> list[str]:
    done = run("score", *arguments, "--json")
    assert done.returncode == 0, done.stderr
    board: list[str] = json.loads(done.stdout)["players"][0]["sideboard"]
    return board


@pytest.mark.usefixtures("folder")
def test_one_drawer_and_a_whole_card_from_the_command_line(run: Run) -> None:
    plain = cards(run, "game.yaml")
    fixed = cards(run, "game.yaml", "--fix", "Ann.1/8=Of", "--fix", "ann.2=KfObTsRP")
    assert fixed[1] == "KfObTsRP"
    assert fixed[7].startswith("Of")
    assert fixed[2:7] == plain[2:7]
    claim = ("--claim", "Ann=0", "--fix", "Ann.9=KfObTsRP")
    assert run("check", "game.yaml", *claim).returncode == 2


def test_save_onto_the_file_itself_keeps_what_was_put_right(run: Run, folder: Path) -> None:
    fix = ("--fix", "Ann.2=KfObTsRP")
    done = run("score", "game.yaml", *fix, "--save", "game.yaml", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "game.yaml.bak" in done.stderr
    assert (folder / "game.yaml.bak").read_text(encoding="utf-8") == GAME
    assert cards(run, "game.yaml")[1] == "KfObTsRP"
    assert "# a photo that cannot be bettered" in (folder / "game.yaml").read_text("utf-8")
    assert not [path for path in folder.iterdir() if path.name.startswith(".")]


def test_another_file_that_is_there_stays_as_it_is(run: Run, folder: Path) -> None:
    (folder / "other.yaml").write_text("mine", encoding="utf-8")
    assert run("score", "game.yaml", "--save", "other.yaml").returncode == 2
    assert (folder / "other.yaml").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("name", ["game.yaml.bak", ".game.yaml.lock"])
def test_a_folder_in_the_way_of_a_game_is_named(run: Run, folder: Path, name: str) -> None:
    (folder / name).mkdir()
    done = run("score", "game.yaml", "--fix", "Ann.2=KfObTsRP", "--save", "game.yaml")
    assert done.returncode == 2
    assert f"{name}: " in done.stderr
    assert (folder / "game.yaml").read_text(encoding="utf-8") == GAME
