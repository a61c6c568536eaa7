"""Scoring a typed game waits for no library that it does not need."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT, clean_environment

PROGRAM = """
import sys
from sideboards_score.cli.app import run
status = run(sys.argv[1:])
print(*sys.modules, sep="\\n", file=sys.stderr)
sys.exit(status)
"""

PHOTOS_AND_WEB = {
    *["cv2", "numpy", "scipy", "PIL"],
    *["pydantic", "fastapi", "starlette", "uvicorn", "http.server", "jinja2"],
    *["segno", "python_multipart", "sideboards_score.web.server"],
}
SHEET = {
    "typst",
    "sideboards_score.render.sheet.typeset",
    "sideboards_score.service.pictures.sheet",
}
HISTORY_ONLY = {"sqlite3", "sideboards_score.history.database"}
TERMINAL_ONLY = {"rich.console", "sideboards_score.cli.guided.interview", "readline"}

CHECK_ONLY = {
    "sideboards_score.service.inquiry",
    "sideboards_score.entry.game.claims",
    "sideboards_score.model.claim",
    "sideboards_score.rules.check.claims",
    "sideboards_score.rules.check.slips",
    "sideboards_score.render.text.check_page",
}

CARDS = "1 2 3 4 5 6 7 8"
TYPED = ["--deck", "demo", "--objectives", "3,9,19", "--player", f"Ann={CARDS}"]


def loaded(*arguments: str, cwd: Path) -> set[str]:
    """Every module that a command line has imported at its end."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments],
        capture_output=True,
        encoding="utf-8",
        cwd=cwd,
        env=clean_environment(),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    return set(done.stderr.splitlines())


@pytest.mark.parametrize(
    "arguments",
    [
        ["score", str(ROOT / "samples" / "games" / "six-players.yaml")],
        ["score", str(ROOT / "samples" / "games" / "two-players.json"), "--json"],
        ["score", *TYPED],
        ["score", *TYPED, "--json", "--save", "game.yaml"],
        ["deck", "show", "demo"],
        ["--help"],
        ["score", "--help"],
    ],
    ids=[
        "game file",
        "game file as JSON",
        "options",
        "options saved",
        "deck",
        "help",
        "score help",
    ],
)
def test_no_photo_or_web_library(arguments: list[str], tmp_path: Path) -> None:
    modules = loaded(*arguments, cwd=tmp_path)
    assert "typer" in modules
    assert modules & (PHOTOS_AND_WEB | TERMINAL_ONLY | CHECK_ONLY | HISTORY_ONLY | SHEET) == set()
    assert {name for name in modules if "sequence." in name} == set(), "the other game"


def test_a_sheet_waits_for_no_library_of_photos_but_that_which_knows_fonts(tmp_path: Path) -> None:
    game = str(ROOT / "samples" / "games" / "six-players.yaml")
    modules = loaded("sheet", game, "-o", "s.pdf", cwd=tmp_path)
    assert modules >= SHEET
    assert modules & (PHOTOS_AND_WEB | TERMINAL_ONLY | CHECK_ONLY) <= {"PIL"}


def test_check_and_its_svg_wait_for_no_photo_library(tmp_path: Path) -> None:
    game = str(ROOT / "samples" / "games" / "six-players.yaml")
    modules = loaded("check", game, "--claim", "Frida=65", "--proof", "p.svg", cwd=tmp_path)
    assert modules >= CHECK_ONLY
    assert modules & (PHOTOS_AND_WEB | TERMINAL_ONLY) == set()


def test_a_typed_sequence_board_waits_for_no_photo_library(tmp_path: Path) -> None:
    (tmp_path / "b.txt").write_text("..........\n" * 10, encoding="utf-8")
    modules = loaded("sequence", "score", "b.txt", "--picture", "p.svg", cwd=tmp_path)
    assert "sideboards_score.sequence.rules.standing" in modules
    assert modules & (PHOTOS_AND_WEB | TERMINAL_ONLY | HISTORY_ONLY) == set()
