"""`read`, and photos in place of typed cards."""

import json
import shutil
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from sideboards_score.render.documents.read import READ_SCHEMA

pytestmark = pytest.mark.usefixtures("opencv")

PHOTOS = Path(__file__).parent.parent.parent / "samples" / "photos"
TRUTH = json.loads((PHOTOS / "truth.json").read_text(encoding="utf-8"))["photos"]
SCHEMA = json.loads(READ_SCHEMA.read_text(encoding="utf-8"))


def document(done: Any) -> Any:
    found = json.loads(done.stdout)
    jsonschema.validate(found, SCHEMA)
    return found["photos"]


def test_codes_left_to_right_and_the_shape_of_the_document(run: Any) -> None:
    done = run("read", "warm-lamp.jpg", "--json", cwd=PHOTOS)
    assert (done.returncode, done.stderr) == (0, "")
    (photo,) = document(done)
    assert photo["cards"] == photo["likely"] == TRUTH["warm-lamp.jpg"]["cards"]
    assert photo["uncertain"] == []


def test_every_photo_is_printed_though_one_is_refused(run: Any) -> None:
    done = run("read", "no-row.jpg", "reflection.jpg", "--json", cwd=PHOTOS)
    assert done.returncode == 3
    refused, read = document(done)
    assert (refused["status"], refused["cards"]) == ("refused", None)
    assert "row" in refused["reason"]
    assert read["cards"] == TRUTH["reflection.jpg"]["cards"]


@pytest.mark.parametrize("name", ["missing.jpg", ".", "truth.json"])
def test_what_is_no_photo_is_wrong_input(run: Any, name: str) -> None:
    done = run("read", name, cwd=PHOTOS)
    assert done.returncode == 2
    assert name in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_codes_can_be_pasted_back(run: Any) -> None:
    done = run("read", "warm-lamp.jpg", cwd=PHOTOS)
    assert " ".join(TRUTH["warm-lamp.jpg"]["cards"]) in done.stdout


@pytest.mark.slow
def test_overlay_of_one_photo_and_of_several(run: Any, tmp_path: Path) -> None:
    one = run("read", "warm-lamp.jpg", "--overlay", str(tmp_path / "one.png"), cwd=PHOTOS)
    assert one.returncode == 0
    assert (tmp_path / "one.png").read_bytes().startswith(b"\x89PNG")
    photos = ("warm-lamp.jpg", "reflection.jpg")
    several = run("read", *photos, "--overlay", str(tmp_path), cwd=PHOTOS)
    assert several.returncode == 0
    written = {path.name for path in tmp_path.glob("*.jpg")}
    assert written == {"warm-lamp-overlay.jpg", "reflection-overlay.jpg"}
    nowhere = run("read", *photos, "--overlay", str(tmp_path / "none.jpg"), cwd=PHOTOS)
    assert nowhere.returncode == 2
    assert not (tmp_path / "none.jpg").exists()


@pytest.mark.parametrize("photos", [("warm-lamp.jpg", "reflection.jpg"), ("warm-lamp.jpg",)])
def test_a_folder_for_overlays_is_made(run: Any, tmp_path: Path, photos: tuple[str, ...]) -> None:
    folder = f"{tmp_path}/new/overlays/"
    done = run("read", *photos, "--overlay", folder, cwd=PHOTOS)
    assert done.returncode == 0
    written = sorted(path.name for path in Path(folder).iterdir())
    assert written == sorted(f"{Path(photo).stem}-overlay.jpg" for photo in photos)


def test_a_folder_for_overlays_that_cannot_be_made_is_named(run: Any, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    photos = ("warm-lamp.jpg", "reflection.jpg")
    done = run("read", *photos, "--overlay", str(tmp_path / "file" / "in"), cwd=PHOTOS)
    assert done.returncode == 2
    assert "--overlay" in done.stderr


def test_photos_score_as_their_codes_typed(run: Any) -> None:
    photographed = run("score", "game.yaml", "--json", cwd=PHOTOS)
    assert (photographed.returncode, photographed.stderr) == (0, "")
    names = {"Ann": "warm-lamp.jpg", "Ben": "pencil-and-dice.jpg"}
    typed = [f"{name}={' '.join(TRUTH[photo]['cards'])}" for name, photo in names.items()]
    players = [word for text in typed for word in ("--player", text)]
    options = ("--deck", "deck.yaml", "--objectives", "X.X/.X.=4,X./.X=3,15", "--swap-used", "Ann")
    done = run("score", *options, *players, "--json", cwd=PHOTOS)
    assert json.loads(photographed.stdout) == json.loads(done.stdout)


def test_mixed_game_of_typed_and_photographed_cards(run: Any) -> None:
    cards = " ".join(TRUTH["pencil-and-dice.jpg"]["cards"])
    players = ("--player", "Ann=@warm-lamp.jpg", "--player", f"Ben={cards}")
    options = ("--deck", "deck.yaml", "--objectives", "X.X/.X.=4,X./.X=3,15")
    done = run("score", *options, *players, "--json", cwd=PHOTOS)
    totals = [player["total"] for player in json.loads(done.stdout)["players"]]
    assert totals == [42, 27]


def test_refused_photo_leaves_standard_output_empty(run: Any) -> None:
    options = ("--deck", "deck.yaml", "--objectives", "X.X/.X.=4,X./.X=3,15")
    done = run("score", *options, "--player", "Ann=@no-row.jpg", cwd=PHOTOS)
    assert (done.returncode, done.stdout) == (3, "")
    assert len(done.stderr.splitlines()) == 1
    assert "no-row.jpg" in done.stderr
    assert "Ann" in done.stderr


def test_fix_stands_above_the_reading_and_is_saved(run: Any, tmp_path: Path) -> None:
    for name in ("deck.yaml", "warm-lamp.jpg"):
        shutil.copy(PHOTOS / name, tmp_path)
    (tmp_path / "game.yaml").write_text(
        "deck: deck.yaml\n"
        "objectives: {colors: {pattern: [XX], points: 2},"
        " handles: {pattern: [XX], points: 2}, rows: 15}\n"
        'players: [{name: Ann, photo: warm-lamp.jpg, fix: {"1,1": Rs}}]\n',
        encoding="utf-8",
    )
    done = run("score", "game.yaml", "--json", "--save", "saved.yaml", cwd=tmp_path)
    assert done.returncode == 0
    assert json.loads(done.stdout)["players"][0]["sideboard"][0].startswith("Rs")
    again = run("score", "saved.yaml", "--json", cwd=tmp_path)
    assert json.loads(again.stdout)["players"] == json.loads(done.stdout)["players"]


@pytest.mark.parametrize(
    ("player", "words"),
    [
        ('{name: A, photo: a.jpg, sideboard: "1"}', ("sideboard", "photo")),
        ("{name: A, turn: 180}", ("turn", "photo")),
        ("{name: A, photo: a.jpg, turn: 45}", ("turn", "90")),
        ('{name: A, photo: a.jpg, fix: {"6,1": Rf}}', ("6,1",)),
        ('{name: A, photo: a.jpg, fix: {"1,1": Q}}', ("Q",)),
        ("{name: A, photo: missing.jpg}", ("missing.jpg",)),
    ],
)
def test_wrong_photo_fields(run: Any, player: str, words: tuple[str, ...]) -> None:
    done = run("score", "-", stdin=f"deck: demo\nobjectives: [3, 9, 19]\nplayers: [{player}]\n")
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    for word in words:
        assert word in done.stderr


def test_lines_from_the_top_ask_for_the_photo_the_right_way_up(run: Any) -> None:
    options = ("--deck", "deck.yaml", "--objectives", "X.X/.X.=4,X./.X=3,27")
    done = run("score", *options, "--player", "Ann=@warm-lamp.jpg", "--json", cwd=PHOTOS)
    assert "photo-lines" in [note["kind"] for note in json.loads(done.stdout)["notes"]]


def test_why_a_photo_was_refused_is_folded_as_every_page_is(run: Any) -> None:
    done = run("read", "no-row.jpg", "--lang", "en", cwd=PHOTOS)
    assert done.returncode == 3
    assert len(done.stdout.splitlines()) > 1
    assert max(map(len, done.stdout.splitlines())) <= 80
