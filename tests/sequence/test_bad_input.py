"""Whatever is wrong with what is given: one clear line, the right exit status, no traceback."""

from pathlib import Path

import pytest
from PIL import Image

from tests.cli.terminal import uncolored
from tests.conftest import Run

NOTHING = ".........."
EMPTY = "\n".join([NOTHING] * 10)
FULL = "\n".join(["BBBBBBBBBB"] * 10)
THREE = "\n".join([".BGR......", *[NOTHING] * 9])

FILES = {
    "empty.txt": b"",
    "blank.txt": b"\n\n  \n",
    "short.txt": b"....\n" * 10,
    "nine.txt": f"{NOTHING}\n".encode() * 9,
    "eleven.txt": f"{NOTHING}\n".encode() * 11,
    "letter.txt": EMPTY.replace(NOTHING, "..Q.......", 1).encode() + b"",
    "latin.txt": b"\xe9" * 10 + b"\n" + EMPTY.encode(),
    "binary.dat": bytes(range(256)) * 40,
    "zeros.jpg": b"\0" * 5000,
    "cut.jpg": b"\xff\xd8\xff\xe0\0\x10JFIF\0" + b"\0" * 200,
    "huge.txt": b"." * 30_000_000,
    "long.txt": f"{NOTHING}\n".encode() * 200_000,
    "full.txt": FULL.encode(),
    "three.txt": THREE.encode(),
    "good.txt": EMPTY.encode(),
    "list.yaml": b"board: [1, 2, 3]\n",
    "map.yaml": b"board: {a: b}\n",
    "nested.yaml": b"board: [[['..........']]]\n",
    "teams.yaml": f"board: [{', '.join([NOTHING] * 10)}]\nteams: two\n".encode(),
    "one-team.yaml": f"board: [{', '.join([NOTHING] * 10)}]\nteams: 1\n".encode(),
    "players.yaml": f"board: [{', '.join([NOTHING] * 10)}]\nplayers: -6\n".encode(),
    "unequal.yaml": f"board: [{', '.join([NOTHING] * 10)}]\nteams: 3\nplayers: 8\n".encode(),
    "advanced.yaml": f"board: [{', '.join([NOTHING] * 10)}]\nadvanced: perhaps\n".encode(),
    "broken.yaml": b"board: [\n",
    "broken.json": b'{"board": ["..........",',
    "bomb.yaml": b"a: &a [x,x]\nb: &b [*a,*a]\nboard: [*b,*b]\n",
    "tag.yaml": b"board: !!python/object/apply:os.system ['true']\n",
}

ONE_FILE = [name for name in FILES if name not in ("good.txt", "three.txt")]

WORDS = [
    ("score", "none.txt"),
    ("score", "folder"),
    ("score", ""),
    ("score", "bad\0name"),
    ("score", "three.txt", "--teams", "2"),
    ("score", "good.txt", "--teams", "4"),
    ("score", "good.txt", "--teams", "zwei"),
    ("score", "good.txt", "--fix", "0/1=B"),
    ("score", "good.txt", "--fix", "4/7"),
    ("score", "good.txt", "--fix", "4/7=Q"),
    ("score", "good.txt", "--corners", "1,2 3,4 5,6 7,8"),
    ("score", "good.txt", "--picture", "p.gif"),
    ("score", "good.txt", "--picture", "none/p.svg"),
    ("score", "good.txt", "--picture", "good.txt"),
    ("score", "good.txt", "--picture", "-"),
    ("score", "good.txt", "more.txt"),
    ("score", "good.txt", "--no-such-option"),
    ("check", "good.txt"),
    ("check", "none.txt", "--claim", "blue=1"),
    *(("check", "good.txt", "--claim", claim) for claim in ("blue", "blue=", "=2", "blue=-1")),
    *(
        ("check", "good.txt", "--claim", claim)
        for claim in ("pink=1", "blue=1.5", "blue=" + "9" * 400)
    ),
    ("check",),
    ("setup",),
    ("setup", "--players", "six"),
    ("setup", "--players", "-6"),
    ("setup", "--players", "6", "--teams", "x"),
    ("setup", "--players", "9" * 400),
    ("read",),
    ("read", "none.jpg"),
    ("read", "folder"),
    ("read", "cut.jpg", "--corners", "1,2"),
    ("read", "cut.jpg", "--fix", "x"),
    ("read", "cut.jpg", "zeros.jpg", "--fix", "1/2=B"),
    ("nothing",),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "folder").mkdir()
    for name, data in FILES.items():
        (tmp_path / name).write_bytes(data)
    return tmp_path


def one_line(run: Run, *words: str, options: tuple[str, ...] = ()) -> str:
    """What is said of it: one line, with status 2 and nothing on standard output."""
    done = run("sequence", *words, *options)
    said = uncolored(done.stderr)
    status = 3 if words[1:2] == ("cut.jpg",) and words[0] != "read" else 2  # a photo is refused
    assert (done.returncode, done.stdout) == (status, ""), (words, done)
    assert "Traceback" not in said
    assert said.rstrip("\n").count("\nError") == 0
    assert said.startswith("Error: ") or "\nError: " in said or "Usage" in said, said
    assert len(said) < 1500, "what is quoted is cut"
    return said


@pytest.mark.parametrize("name", ONE_FILE)
def test_a_wrong_file_is_one_line_that_names_it(run: Run, folder: Path, name: str) -> None:
    del folder
    for words in (("score", name), ("check", name, "--claim", "blue=0")):
        for options in ((), ("--json",)):
            said = one_line(run, *words, options=options)
            assert said.startswith(f"Error: {name}"), said
            assert said.count("\n") == 1


@pytest.mark.parametrize("words", WORDS, ids=lambda words: " ".join(words)[:40] or "-")
def test_wrong_words_are_told(run: Run, folder: Path, words: tuple[str, ...]) -> None:
    del folder
    if words[0] == "read" and words[1:2] in (("none.jpg",), ("folder",)):
        done = run("sequence", *words)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
        assert words[1] in done.stdout + done.stderr
        return
    one_line(run, *words)


def test_standard_input_may_hold_anything(run: Run) -> None:
    for text in ("", "\0" * 50, "[", "board: x", "é" * 100, "{}", "- a\n- b", NOTHING * 1000):
        done = run("sequence", "score", "-", stdin=text)
        assert (done.returncode, done.stdout) == (2, ""), text
        assert uncolored(done.stderr).startswith("Error: -"), done.stderr
        assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("players", ["0", "1", "5", "7", "11", "14", "100"])
def test_players_that_cannot_play_are_an_answer(run: Run, players: str) -> None:
    done = run("sequence", "setup", "--players", players)
    assert (done.returncode, done.stderr) == (0, "")
    assert "cannot play" in done.stdout


@pytest.mark.usefixtures("opencv")
@pytest.mark.parametrize(
    ("size", "corners"),
    [
        *((size, ()) for size in ((1, 1), (6, 6), (40, 40), (1, 2000), (2000, 1))),
        *((size, ("--corners", "0,0 12,0 12,12 0,12")) for size in ((12, 12), (12, 2000))),
    ],
)
def test_a_picture_without_room_for_a_board_is_refused(
    run: Run, tmp_path: Path, size: tuple[int, int], corners: tuple[str, ...]
) -> None:
    Image.new("RGB", size, "white").save(tmp_path / "p.png")
    for command in ("score", "read"):
        done = run("sequence", command, "p.png", *corners)
        assert done.returncode == 3, done
        assert "no Sequence board" in " ".join((done.stdout + done.stderr).split())


@pytest.mark.usefixtures("opencv")
@pytest.mark.parametrize(
    "corners",
    [
        "5,5 5,5 5,5 5,5",
        "0,0 300,0 300,200 300,200",  # a corner twice
        "0,0 100,100 200,200 300,300",  # all in a line
        "0,0 300,0 0,200 60,60",  # one within the others
        "0,0 5,0 5,5 0,5",
        "0,0 700,0 300,200 0,200",  # outside the picture
        "0,0 300,0 300,999 0,200",
    ],
)
def test_corners_that_cannot_be_are_bad_input(run: Run, tmp_path: Path, corners: str) -> None:
    Image.new("RGB", (400, 300), "white").save(tmp_path / "p.png")
    for command in ("score", "read"):
        said = one_line(run, command, "p.png", "--corners", corners)
        assert "--corners" in said
        assert said.count("\n") == 1


@pytest.mark.usefixtures("opencv")
def test_whoever_named_corners_is_not_told_to_name_them(run: Run, tmp_path: Path) -> None:
    Image.new("RGB", (400, 300), "white").save(tmp_path / "p.png")
    for command in ("score", "read"):
        done = run("sequence", command, "p.png", "--corners", "20,20 300,20 300,200 20,200")
        said = " ".join((done.stdout + done.stderr).split())
        assert done.returncode == 3
        assert "between these corners" in said
        assert "--corners" not in said
