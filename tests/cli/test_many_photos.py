"""Many photos: each result as it comes and in order, with a bar, and stopped without loss."""

import json
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import cv2
import pytest

from sideboards_score.photo.options import ReadOptions
from sideboards_score.service.asking import silent
from sideboards_score.service.photo_jobs import Job, Outcome, read_each
from sideboards_score.words import Words
from tests.cli.terminal import uncolored
from tests.conftest import clean_environment

pytestmark = pytest.mark.usefixtures("opencv")

SAMPLES = Path(__file__).parent.parent.parent / "samples" / "photos"
SLOW = 120
"""Seconds: far more than ever needed."""
ENGLISH = Words("en")


def nothing(_: Sequence[Job]) -> list[Outcome]:
    return []


def test_no_process_is_left_once_all_photos_are_read() -> None:
    # One that ends while the program does can write about closed files to standard error.
    before = active_children()
    parts = [[("a.jpg", None, ReadOptions())]] * 3
    assert list(read_each(nothing, parts, silent)) == [[]] * 3
    assert active_children() == before


@pytest.fixture
def many(tmp_path: Path) -> list[str]:
    """Twelve photos, large and small ones by turns, two of them bad."""
    picture = cv2.imread(str(SAMPLES / "warm-lamp.jpg"))
    assert picture is not None
    names = [f"{number:02}.jpg" for number in range(12)]
    for number, name in enumerate(names):
        width = 2720 if number % 3 == 0 else 1360
        size = (width, width * picture.shape[0] // picture.shape[1])
        small = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)
        (tmp_path / name).write_bytes(cv2.imencode(".jpg", small)[1].tobytes())
    (tmp_path / names[4]).write_text("no picture", encoding="utf-8")
    shutil.copy(SAMPLES / "no-row.jpg", tmp_path / names[7])
    return names


def in_order(text: str, names: list[str]) -> bool:
    places = [text.index(name) for name in names]
    return places == sorted(places)


@pytest.mark.slow
def test_results_stand_in_order_and_a_bad_photo_stops_nothing(run: Any, many: list[str]) -> None:
    done = run("read", *many, "--lang", "en")
    assert done.returncode == 2  # a file that is no photo
    assert in_order(done.stdout, many)
    assert done.stdout.count("every drawer right") == 10


@pytest.mark.slow
def test_the_document_is_one_and_in_order(run: Any, many: list[str]) -> None:
    photos = json.loads(run("read", *many, "--json").stdout)["photos"]
    assert [photo["file"] for photo in photos] == many
    assert [photo["status"] for photo in photos].count("read") == 10


@pytest.fixture
def started(program: str, tmp_path: Path) -> Iterator[Any]:
    """The program with its results in a pipe, as another program reads them."""
    children = []

    def start(*arguments: str, **more: Any) -> subprocess.Popen[str]:
        child = subprocess.Popen(
            [program, *arguments, "--lang", "en"],
            cwd=tmp_path,
            env=clean_environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            **more,
        )
        children.append(child)
        return child

    yield start
    for child in children:
        child.kill()
        child.communicate()


@pytest.mark.slow
def test_a_result_is_printed_before_the_next_photo_can_be_read(
    started: Any, many: list[str], tmp_path: Path
) -> None:
    # The second photo comes out of a pipe that holds nothing yet: the first must not wait for it.
    child = started("read", many[0], "-", stdin=subprocess.PIPE)
    first = ""
    while "1:" not in first and "0:" not in first and many[0] not in first:
        first += child.stdout.readline()
    child.stdin.buffer.write((tmp_path / many[1]).read_bytes())
    child.stdin.close()
    child.stdin = None
    rest, _ = child.communicate(timeout=SLOW)
    assert child.returncode == 0
    assert many[0] in first
    assert "every drawer right" in rest


def test_the_bar_is_on_the_terminal_and_gone_at_the_end(sit: Any, many: list[str]) -> None:
    terminal = sit("read", *many, seconds=SLOW)
    assert terminal.end() == 2
    assert ENGLISH("read-progress") in terminal.text
    assert in_order(terminal.text, [f"{name} " for name in many if name not in {many[4], many[7]}])
    last = terminal.raw.split("\n")[-1]
    assert ENGLISH("read-progress") not in uncolored(last).rpartition("\x1b[2K")[2]


@pytest.mark.slow
def test_no_bar_where_messages_go_to_a_file(run: Any, many: list[str]) -> None:
    done = run("read", *many, "--lang", "en")
    assert ENGLISH("read-progress") not in done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("command", [("read",), ("deck", "learn", "--deck", "own.yaml")])
def test_ctrl_c_leaves_what_was_printed_and_says_how_many_were_done(
    sit: Any, many: list[str], tmp_path: Path, command: tuple[str, ...]
) -> None:
    terminal = sit(*command, *many * 6, seconds=SLOW)
    terminal.told_text(many[1])
    terminal.interrupt()
    assert terminal.end() == 130
    key = "learn-interrupted" if "learn" in command else "read-interrupted"
    (line,) = [line for line in terminal.text.splitlines() if "Stopped" in line]
    told = [number for number in range(73) if ENGLISH(key, done=number, count=72) in line]
    assert told
    assert 2 <= told[0] < 72
    assert not (tmp_path / "own.yaml").exists()


@pytest.mark.slow
def test_what_one_photo_teaches_is_told_as_it_comes(run: Any, many: list[str]) -> None:
    done = run("deck", "learn", *many, "--deck", "own.yaml", "--lang", "en")
    assert in_order(done.stdout, many)
    again = run("deck", "learn", many[0], "--deck", "own.yaml", "--lang", "en")
    assert ENGLISH("learn-photo-known", file=many[0], count=8) in again.stdout


# --- A photo that is no file ---


@pytest.mark.slow
@pytest.mark.parametrize("name", ["-", "/dev/stdin"])
def test_a_photo_out_of_a_pipe_is_read(started: Any, tmp_path: Path, name: str) -> None:
    own = str(tmp_path / "own.yaml")
    child = started(
        "read", name, "--overlay", "o.png", "--learn", "--deck", own, stdin=subprocess.PIPE
    )
    child.stdin.buffer.write((SAMPLES / "warm-lamp.jpg").read_bytes())
    child.stdin.close()
    child.stdin = None
    shown, errors = child.communicate(timeout=SLOW)
    assert child.returncode == 0, errors
    assert "every drawer right" in shown
    assert (tmp_path / "o.png").exists()
    assert Path(own).exists()


def test_a_photo_of_a_process_substitution_is_read(program: str, tmp_path: Path) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("no bash here")
    photo = SAMPLES / "warm-lamp.jpg"
    script = f'"{program}" read <(cat "{photo}") "{photo}" --json'
    done = subprocess.run(
        [bash, "-c", script],
        cwd=tmp_path,
        env=clean_environment(),
        capture_output=True,
        timeout=SLOW,
        check=True,
    )
    one, other = json.loads(done.stdout)["photos"]
    assert one["status"] == "read"
    assert one["cards"] == other["cards"]


def test_a_player_can_come_out_of_a_pipe(started: Any) -> None:
    options = ("--deck", str(SAMPLES / "deck.yaml"), "--objectives", "X.X/.X.=4,X./.X=3,15")
    photo = str(SAMPLES / "pencil-and-dice.jpg")
    players = ("--player", "Ann=@-", "--player", f"Ben=@{photo}")
    child = started("score", *options, *players, "--json", stdin=subprocess.PIPE)
    child.stdin.buffer.write((SAMPLES / "warm-lamp.jpg").read_bytes())
    child.stdin.close()
    child.stdin = None
    shown, errors = child.communicate(timeout=SLOW)
    assert child.returncode == 0, errors
    assert [player["total"] for player in json.loads(shown)["players"]] == [42, 27]


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("https://example.org/photos/a.jpg", "address"),
        ("file:///home/ann/a.jpg", "address"),
        (".", "folder"),
        ("empty.jpg", "empty"),
        ("film.jpg", "film (MP4)"),
        ("-", "empty"),
    ],
)
def test_what_is_no_photo_says_what_it_is(run: Any, tmp_path: Path, name: str, word: str) -> None:
    (tmp_path / "empty.jpg").touch()
    (tmp_path / "film.jpg").write_bytes(b"\0\0\0\x18ftypmp42\0\0\0\0mp42isom")
    done = run("read", name, "--lang", "en")
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert name in line
    assert word in line
