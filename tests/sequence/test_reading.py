"""Photos of boards: what is read is right or called doubtful, and what is no board is refused."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import cv2
import jsonschema
import numpy as np
import pytest
from numpy.typing import NDArray

from sideboards_score.errors import RefusedError
from sideboards_score.sequence.model.board import Place
from sideboards_score.sequence.model.reading import BoardReading
from sideboards_score.sequence.photo.reading import read_board
from sideboards_score.sequence.render.documents import SCORE_SCHEMA
from sideboards_score.sequence.render.readings import READ_SCHEMA
from sideboards_score.words import LANGUAGES, Words
from tests.conftest import ROOT, Run, quick_first
from tests.sequence.judge import judged, judged_look, judged_spoilt, refusal_of, saved
from tests.sequence.render.looks import FINAL, LOOKS, TUNING
from tests.sequence.render.make import OTHERS, SPOILT, board_photo
from tests.sequence.ways import ways_round

SAMPLES = ROOT / "samples" / "sequence"
TRUTH = json.loads((SAMPLES / "truth.json").read_text(encoding="utf-8"))["photos"]
SCHEMA = json.loads(READ_SCHEMA.read_text(encoding="utf-8"))
PHOTO = "300.jpg"

pytestmark = pytest.mark.usefixtures("opencv")

reading_of = cache(read_board)
"""Each sample is read once for all that is said of it."""


@pytest.fixture
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """For commands whose reading is that of `read_board`, which other tests are about."""

    def read(path: str, corners: None) -> BoardReading:
        assert corners is None
        return reading_of(str(Path(path).resolve()))

    monkeypatch.setattr("sideboards_score.sequence.photo.reading.read_board", read)


@pytest.mark.parametrize("name", quick_first(2, [*TRUTH]))
def test_the_drawn_photos_are_read_rightly(name: str) -> None:
    found = judged(reading_of(str(SAMPLES / name)), TRUTH[name]["board"])
    assert (found.wrong, found.doubtful) == (0, 0), "two chips of 305 lie in a reflection"


def test_looks_are_split_into_tuning_and_final() -> None:
    assert len(LOOKS) >= 8
    assert set(TUNING).isdisjoint(FINAL)
    assert len(TUNING) >= 4
    assert len(FINAL) >= 4


PALE = [
    ("pale blue", 10_011),  # chips that a lamp left pale were read as empty
    ("black lines", 60_012),  # red print in two corners made a card in glare a green chip
    ("narrow", 60_032),  # the squares lay one farther on, with one edge on the table
    ("violet", 70_019),  # the squares lay between those of the board
]


@pytest.mark.parametrize(
    ("look", "seed"), quick_first(1, [*PALE, *((look, 7000) for look in FINAL)])
)
def test_no_square_is_silently_wrong(look: str, seed: int, tmp_path: Path) -> None:
    assert judged_look(look, seed, tmp_path).silent == 0


@pytest.mark.parametrize("kind", quick_first(1, OTHERS))
def test_what_is_no_board_of_sequence_is_refused(kind: str, tmp_path: Path) -> None:
    wanted = "no-board" if kind == "table" else "other-board"
    assert refusal_of(kind, 0, tmp_path) == f"sequence-photo-{wanted}"


@pytest.mark.parametrize("kind", quick_first(1, SPOILT))
def test_a_board_photographed_badly_is_refused_or_read_rightly(kind: str, tmp_path: Path) -> None:
    found = judged_spoilt(kind, 0, tmp_path)
    assert found.silent == 0
    assert found.refused == "sequence-photo-no-board" or kind not in ("cut", "far")


WHOLE = {
    "en": "take the whole board",
    "de": "das ganze Brett",
    "fr": "le plateau entier",
    "it": "tutto il tabellone",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_cut_the_board_off_is_told_to_take_all_of_it(lang: str) -> None:
    """Such photos are refused for either reason, as the squares left look like ten or fewer."""
    for key in ("sequence-photo-no-board", "sequence-photo-other-board"):
        assert WHOLE[lang] in Words(lang)(key)


def blown_out(name: str, middle: tuple[float, float], radius: int) -> NDArray[np.uint8]:
    """A sample with a white disc around a point, given by parts of its height and width."""
    sample = np.asarray(cv2.imread(str(SAMPLES / name)), np.uint8)
    down, right = np.indices(sample.shape[:2])
    at = np.hypot(down - middle[0] * sample.shape[0], right - middle[1] * sample.shape[1])
    return np.where(at[..., None] < radius, 253, sample).astype(np.uint8)


PLACES = ((0.25, 0.3), (0.5, 0.5), (0.8, 0.75), (0.3, 0.75))
SPOTS = [
    ("303.jpg", (0.25, 0.3), 120),
    *(("303.jpg", place, radius) for radius in (60, 180, 230, 300) for place in PLACES),
    *((PHOTO, place, radius) for radius in (120, 180) for place in PLACES[:2]),
]


@pytest.mark.parametrize(("name", "place", "radius"), quick_first(1, SPOTS))
def test_what_glare_hides_is_never_guessed(
    name: str, place: tuple[float, float], radius: int, tmp_path: Path
) -> None:
    """Chips that are hidden, or half hidden, are doubtful, and no table is taken for the board."""
    path = saved(blown_out(name, place, radius), tmp_path)
    assert silent_or_refused(path, TRUTH[name]["board"]) in (
        "0",
        "sequence-photo-unclear",
        "sequence-photo-no-board",
    )


def silent_or_refused(path: str, truth: list[str]) -> str:
    """The number of squares that are silently wrong, or why the photo is refused."""
    try:
        return str(judged(read_board(path), truth).silent)
    except RefusedError as error:
        return error.key


def test_half_a_chip_beside_glare_is_doubtful(tmp_path: Path) -> None:
    path = saved(blown_out("303.jpg", (0.25, 0.3), 180), tmp_path)
    reading = read_board(path, reading_of(str(SAMPLES / "303.jpg")).corners)
    found = judged(reading, TRUTH["303.jpg"]["board"])
    assert found.wrong > 0, "chips lie under the disc"
    assert found.silent == 0


def test_a_table_is_not_the_board_whose_middle_is_hidden(tmp_path: Path) -> None:
    """The table's lines can be moved until they fit better than those of the board."""
    with pytest.raises(RefusedError) as refused:
        read_board(saved(blown_out("303.jpg", (0.5, 0.5), 230), tmp_path))
    assert refused.value.key == "sequence-photo-unclear"


def test_corners_that_are_given_are_taken(tmp_path: Path) -> None:
    pixels, rows, corners = board_photo("green rim", 3)
    one, two, three, four = ((float(x), float(y)) for x, y in corners)
    reading = read_board(saved(pixels, tmp_path), (three, one, four, two))
    assert judged(reading, rows).silent == 0


def test_corners_of_something_else_are_refused(run: Run) -> None:
    words = ("sequence", "read", PHOTO, "--corners", "10,10 300,10 300,300 10,300")
    done = run(*words, "--json", cwd=SAMPLES)
    assert done.returncode == 3
    (photo,) = json.loads(done.stdout)["photos"]
    assert photo["status"] == "refused"


def document(run: Run, *words: str) -> Any:
    done = run("sequence", *words, "--json", cwd=SAMPLES)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_the_photo_loop_from_end_to_end(
    run: Run, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    found = document(run, "read", PHOTO)
    request.getfixturevalue("read_once")  # what follows reads the same photo
    jsonschema.validate(found, SCHEMA)
    (photo,) = found["photos"]
    assert tuple(photo["likely"]) in set(ways_round(TRUTH[PHOTO]["board"]))
    scored = document(run, "score", PHOTO)
    jsonschema.validate(scored, json.loads(SCORE_SCHEMA.read_text(encoding="utf-8")))
    assert scored["board"] == photo["board"]
    (tmp_path / "b.txt").write_text("\n".join(photo["board"]), encoding="utf-8")
    typed = run("sequence", "score", "b.txt", "--json")
    assert json.loads(typed.stdout) == scored
    claim = document(run, "check", PHOTO, "--claim", "blue=0")
    assert claim["claims"][0]["holds"] is True


@pytest.fixture(scope="module")
def in_doubt(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A photo in which white hides a few squares."""
    return saved(blown_out("303.jpg", (0.25, 0.3), 120), tmp_path_factory.mktemp("doubt"))


@pytest.mark.usefixtures("read_once")
def test_a_fix_stands_above_the_reading(run: Run, in_doubt: str) -> None:
    (photo,) = document(run, "read", in_doubt)["photos"]
    assert 0 < len(photo["uncertain"]) < 10
    fixes = [
        word for line, column in photo["uncertain"] for word in ("--fix", f"{line}/{column}=R")
    ]
    (fixed,) = document(run, "read", in_doubt, *fixes)["photos"]
    assert fixed["uncertain"] == []
    for line, column in photo["uncertain"]:
        assert fixed["board"][line - 1][column - 1] == "R"
        assert fixed["probability"][line - 1][column - 1] == 1
    assert fixed["confidence"] > photo["confidence"]


@pytest.mark.usefixtures("read_once")
def test_doubtful_squares_are_named_with_the_remedy(run: Run, in_doubt: str) -> None:
    done = run("sequence", "read", in_doubt)
    assert done.returncode == 0
    assert "--fix" in done.stdout
    assert "cannot be seen" in done.stdout
    scored = run("sequence", "score", in_doubt)
    assert "Not known:" in scored.stdout


@pytest.mark.usefixtures("read_once")
def test_the_overlay_marks_chips_and_doubts(run: Run, tmp_path: Path, in_doubt: str) -> None:
    target = tmp_path / "o.png"
    done = run("sequence", "read", in_doubt, "--overlay", str(target))
    assert done.returncode == 0
    assert "o.png" in done.stderr
    drawn = np.asarray(cv2.imread(str(target)), np.int32)
    yellow = (drawn[..., 0] < 60) & (drawn[..., 1] > 180) & (drawn[..., 2] > 230)
    assert yellow.sum() > 200, "the squares that are hidden"
    plain = np.asarray(cv2.imread(in_doubt), np.int32)
    assert drawn.shape[1] == 1600
    assert abs(drawn.shape[0] / 1600 - plain.shape[0] / plain.shape[1]) < 0.01


def test_the_board_is_read_whichever_way_it_lies(tmp_path: Path) -> None:
    pixels = cv2.imread(str(SAMPLES / PHOTO))
    turned = np.asarray(cv2.rotate(np.asarray(pixels), cv2.ROTATE_90_CLOCKWISE), np.uint8)
    found = read_board(saved(turned, tmp_path)).likely.rows
    assert tuple("".join(column) for column in zip(*found, strict=True))[::-1] == tuple(
        reading_of(str(SAMPLES / PHOTO)).likely.rows
    )


def test_every_probability_is_given_and_corners_are_certain() -> None:
    reading = reading_of(str(SAMPLES / PHOTO))
    assert all(0 <= p <= 1 for row in reading.confidence for p in row)
    for line, column in ((1, 1), (1, 10), (10, 1), (10, 10)):
        assert reading.confidence[line - 1][column - 1] == 1
        assert reading.likely.at(Place(line, column)) == "."
