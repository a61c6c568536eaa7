"""What was kept is there again, whole, and counts the same."""

import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.conftest import ROOT
from tests.history.conftest import History

SAMPLES = sorted((ROOT / "samples" / "games").glob("*.*"))
FINISHED = [
    path
    for path in SAMPLES
    if path.suffix in (".yaml", ".json") and "partial: true" not in path.read_text("utf-8")
]
PHOTO = ROOT / "samples" / "photos" / "warm-lamp.jpg"


def told(score: Mapping[str, Any]) -> dict[str, Any]:
    """What a score says of its game; what was noticed while reading is left out."""
    return {name: value for name, value in score.items() if name not in ("notes", "kept", "date")}


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.name)
def test_kept_game_is_counted_again_as_it_was(history: History, path: Path) -> None:
    before = history.json("score", str(path), "--keep", "--date", "2026-11-28")
    shown = history.json("history", "show", "1")
    assert told(shown["score"]) == told(before)
    assert shown["score"]["date"] == "2026-11-28"
    assert (shown["number"], shown["deleted"], shown["differs"]) == (1, False, False)
    (listed,) = history.games()
    assert [(one["name"], one["total"]) for one in listed["players"]] == [
        (one["name"], one["total"]) for one in before["players"]
    ]


def test_place_and_note_are_kept(history: History, tmp_path: Path) -> None:
    text = (ROOT / "samples" / "games" / "worked-example.yaml").read_text("utf-8")
    (tmp_path / "g.yaml").write_text(
        f"{text}\ndate: 2025-12-24\nplace: at Ann's\nnote: close!\n", encoding="utf-8"
    )
    history.done("score", "g.yaml", "--keep")
    (game,) = history.games()
    assert (game["date"], game["place"], game["note"]) == ("2025-12-24", "at Ann's", "close!")
    page = history.done("history", "show", "1")
    assert "2025-12-24 · at Ann's · " in page
    assert "note: close!" in page


def test_the_same_game_is_kept_once_however_it_is_typed(history: History) -> None:
    assert history.keep("Ann", "Bob") == {"number": 1, "new": True, "photos": 0}
    assert history.keep("Ann", "Bob", date="2026-11-30") == {
        "number": 1,
        "new": False,
        "photos": 0,
    }
    done = history(
        *("score", "--deck", "demo", "--objectives", "3,9,19", "--keep", "--lang", "en"),
        *("--player", "ann=RTPOK 2 3 4 5 6 7 8", "--player", "Bob=9 10 11 12 13 14 15 16"),
    )
    assert "has this game already, as game 1." in done.stderr
    assert [game["date"] for game in history.games()] == ["2026-11-28"]


def test_another_swap_card_makes_another_game(history: History) -> None:
    history.keep("Ann", "Bob")
    typed = ("--player", "Ann=1 2 3 4 5 6 7 8", "--player", "Bob=9 10 11 12 13 14 15 16")
    options = ("--deck", "demo", "--objectives", "3,9,19", "--swap-used", "Ann")
    assert history.json("score", *options, *typed, "--keep")["kept"]["number"] == 2


def test_drawers_that_only_the_deck_knows_are_kept_as_they_were_typed(history: History) -> None:
    typed = ("--deck", "demo", "--objectives", "3,9,19", "--player", "Ann=RTbPOfKx 2 3 4 5 6 7 8")
    before = history.json("score", *typed, "--keep")
    after = history.json("history", "show", "1")["score"]
    assert "from-the-deck" in [note["kind"] for note in before["notes"]]
    assert after["notes"] == before["notes"]


def test_check_keeps_the_whole_game(history: History) -> None:
    sample = str(ROOT / "samples" / "games" / "worked-example.yaml")
    done = history("check", sample, "--claim", "Lydia=41", "--keep", "--json")
    assert done.returncode == 1, "the claim does not hold"
    assert json.loads(done.stdout)["kept"]["number"] == 1
    assert len(history.games()[0]["players"]) == 3


@pytest.mark.slow
def test_possible_keeps_the_game_with_the_order_of_drafting(history: History) -> None:
    typed = ("--deck", "demo", "--objectives", "3,9,19", "--player", "Ann=1 2 3 4 5 6 7 8")
    order = ("--drafted", "4 5 3 2 6 7 1 8")
    kept = history.json("possible", *typed, *order, "--keep", "--date", "2026-11-28")["kept"]
    assert kept == {"number": 1, "new": True, "photos": 0}
    wanted = history.json("possible", *typed, *order)["players"]
    for ending in ("yaml", "csv", "json"):
        history.done("history", "export", f"g.{ending}")
        history.done("history", "delete", "1", "--yes")
        history.file.unlink()
        history.done("history", "import", f"g.{ending}")
        history.done("history", "export", f"again-{ending}.yaml")
        assert history.json("possible", f"again-{ending}.yaml")["players"] == wanted


@pytest.mark.parametrize("drafted", ["1 2 3", "1 2 3 4 5 6 7 60", "1 2 3 4 5 6 7 7"])
def test_an_order_in_which_the_cards_were_never_drafted_is_not_kept(
    history: History, tmp_path: Path, drafted: str
) -> None:
    ann = {"name": "Ann", "sideboard": "1 2 3 4 5 6 7 8", "drafted": drafted}
    game = {"deck": "demo", "objectives": [3, 9, 19], "players": [ann]}
    (tmp_path / "g.json").write_text(json.dumps(game), encoding="utf-8")
    asked = history.refused("possible", "g.json", LANG="en")
    assert history.refused("score", "g.json", "--keep", LANG="en") == asked
    assert history.refused("history", "import", "g.json", LANG="en") == asked
    assert history.games() == []
    assert "drafting" in asked


@pytest.mark.slow
@pytest.mark.usefixtures("opencv")
def test_photos_are_kept_by_choice_without_what_a_phone_writes_in_them(
    history: History, tmp_path: Path
) -> None:
    photo = tmp_path / "ann.jpg"
    with Image.open(PHOTO) as picture:
        exif = picture.getexif()
        exif[0x010F] = "A phone"
        exif[0x8825] = {1: "N", 2: (52.0, 31.0, 12.0)}
        picture.save(photo, exif=exif)
    options = ("score", "--objectives", "16,X=1,X=1", "--player", "Ann=@ann.jpg")
    kept = history.json(*options, "--keep")["kept"]
    assert kept == {"number": 1, "new": True, "photos": 0}
    assert not (history.folder / "photos").exists()

    kept = history.json(*options, "--keep-photos")["kept"]
    assert kept == {"number": 1, "new": False, "photos": 1}, "photos may come later"
    assert history.json(*options, "--keep-photos")["kept"]["photos"] == 0
    (name,) = (path.name for path in (history.folder / "photos").iterdir())
    with Image.open(history.folder / "photos" / name) as picture:
        assert not picture.getexif()
        assert "exif" not in picture.info
    assert b"A phone" not in (history.folder / "photos" / name).read_bytes()
    (number,) = (game["number"] for game in history.games())
    assert history.json("history", "show", str(number))["photos"] == [
        str(history.folder / "photos" / name)
    ]
    photo.unlink()
    assert history.json("history", "show", str(number))["score"]["players"][0]["name"] == "Ann"

    history.done("history", "delete", str(number), "--yes")
    assert list((history.folder / "photos").iterdir()) == [], "photos go with their game"
    history.done("history", "restore", str(number))
    assert history.json("history", "show", str(number))["photos"] == [None]


def test_without_a_history_nothing_is_made_by_looking(history: History) -> None:
    assert history.games() == []
    assert "No game is kept" in history.done("history", "--lang", "en")
    assert "No game is kept" in history.done("history", "stats", "--lang", "en")
    history.refused("history", "show", "1")
    history.refused("history", "delete", "1", "--yes")
    assert not history.home.exists()


def test_score_alone_keeps_nothing(history: History) -> None:
    history.done("score", str(SAMPLES[0]))
    assert not history.home.exists()


def test_the_file_is_for_nobody_else(history: History) -> None:
    history.keep("Ann")
    assert history.file.stat().st_mode & 0o077 == 0


def test_a_game_with_a_deck_of_ones_own_finds_it_from_anywhere(
    history: History, tmp_path: Path
) -> None:
    (tmp_path / "box").mkdir()
    shutil.copy(ROOT / "card_db" / "demo.yaml", tmp_path / "box" / "mine.yaml")
    typed = ("--objectives", "3,9,19", "--player", "Ann=1 2 3 4 5 6 7 8")
    before = history.json("score", "--deck", "mine.yaml", *typed, "--keep", cwd=tmp_path / "box")
    after = history.json("history", "show", "1", cwd=tmp_path)
    assert told(after["score"])["players"] == told(before)["players"]
    (tmp_path / "box" / "mine.yaml").unlink()
    shown = history("history", "show", "1", "--lang", "en")
    assert shown.returncode == 0
    assert "mine.yaml) is gone" in " ".join(shown.stderr.split())
    assert [game["number"] for game in history.games()] == [1], "the list needs no deck"
