"""Doubtful drawers: shown and asked on a terminal, left unknown elsewhere; answers are kept."""

import json
import shutil
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

PHOTOS = Path(__file__).parent.parent.parent / "samples" / "photos"
OPTIONS = ("--deck", "deck.yaml", "--objectives", "X.X/.X.=4,X./.X=3,15")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A photo in which a reflection hides the middle of one card: its handles cannot be seen."""
    shutil.copy(PHOTOS / "deck.yaml", tmp_path)
    pixels = np.asarray(cv2.imread(str(PHOTOS / "warm-lamp.jpg")), np.uint8)
    disc = np.zeros(pixels.shape[:2], np.float32)
    cv2.circle(disc, (1530, 880), 90, 1.0, -1)
    spot = np.asarray(cv2.GaussianBlur(disc, (0, 0), 12), np.float32)[..., None]
    (tmp_path / "spot.jpg").write_bytes(
        cv2.imencode(".jpg", (pixels * (1 - spot) + 245 * spot).astype(np.uint8))[1].tobytes()
    )
    return tmp_path


def read(run: Any, folder: Path) -> Any:
    done = run("read", "spot.jpg", "--deck", "deck.yaml", "--json", cwd=folder)
    assert done.returncode == 0, done.stdout
    return json.loads(done.stdout)["photos"][0]


def test_doubtful_drawers_are_unknown_and_the_status_is_0(run: Any, folder: Path) -> None:
    photo = read(run, folder)
    assert photo["uncertain"], "the spot must spoil something"
    assert any("x" in card or "?" in card for card in photo["cards"])
    done = run("score", *OPTIONS, "--player", "Ann=@spot.jpg", "--json", cwd=folder)
    assert done.returncode == 0
    ann = json.loads(done.stdout)["players"][0]
    assert ann["sideboard"] == photo["cards"]
    assert ann["bounds"]["total"][0] <= ann["bounds"]["total"][1]


def test_a_terminal_asks_and_the_answers_are_saved(run: Any, folder: Path, sit: Any) -> None:
    photo = read(run, folder)
    count = len(photo["uncertain"])
    terminal = sit("score", *OPTIONS, "--player", "Ann=@spot.jpg", "--save", "game.yaml")
    for _ in range(count):
        terminal.told_text("What do you")
        terminal.type("")
    assert terminal.end() == 0
    text = (folder / "game.yaml").read_text(encoding="utf-8")
    assert "fix:" in text
    assert "photo: spot.jpg" in text
    again = run("score", "game.yaml", "--json", cwd=folder)
    assert json.loads(again.stdout)["players"][0]["sideboard"] == photo["likely"]


def test_at_the_question_any_drawer_or_card_can_be_put_right(
    run: Any, folder: Path, sit: Any
) -> None:
    photo = read(run, folder)
    count, sure = (
        len(photo["uncertain"]),
        next(card for card in range(1, 9) if all(place[1] != card for place in photo["uncertain"])),
    )
    terminal = sit("score", *OPTIONS, "--player", "Ann=@spot.jpg", "--save", "game.yaml")
    terminal.told_text("What do you")
    terminal.type("6/1=R")
    terminal.told("fix-place", place="6/1")
    terminal.told_text("What do you")
    terminal.type(f"{sure}=KfObTsRP")
    for _ in range(count):
        terminal.told_text("What do you")
        terminal.type("")
    assert terminal.end() == 0
    again = run("score", "game.yaml", "--json", cwd=folder)
    board = json.loads(again.stdout)["players"][0]["sideboard"]
    assert board[sure - 1] == "KfObTsRP"
    assert board[: sure - 1] + board[sure:] == photo["likely"][: sure - 1] + photo["likely"][sure:]
