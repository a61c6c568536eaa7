"""The wheel, built and installed outside the checkout, does what the README shows."""

import json
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.conftest import ROOT, clean_environment

pytestmark = pytest.mark.slow


def outside() -> dict[str, str]:
    """The environment of a process that does not know the checkout."""
    return {name: value for name, value in clean_environment().items() if name != "PYTHONPATH"}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The console script in an environment of its own that holds the wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    environment = folder / "venv"
    venv.create(environment, with_pip=True)
    pip = [str(environment / "bin" / "pip"), "install", "--quiet", str(wheel)]
    subprocess.run(pip, check=True, capture_output=True, env=outside())
    return environment / "bin" / "sideboards-score"


def output(script: Path, *arguments: str, cwd: Path) -> str:
    done = subprocess.run(
        [str(script), *arguments],
        capture_output=True,
        cwd=cwd,
        env=outside(),
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_wheel_scores_a_sample_outside_the_checkout(installed: Path, tmp_path: Path) -> None:
    sample = ROOT / "samples" / "games" / "worked-example.yaml"
    shutil.copy(sample, tmp_path)
    stored = sample.parent / "expected" / "worked-example.yaml.txt"
    printed = output(installed, "score", "worked-example.yaml", "--lang", "en", cwd=tmp_path)
    assert printed == stored.read_text(encoding="utf-8")


def test_wheel_has_its_card_database_and_schema(installed: Path, tmp_path: Path) -> None:
    decks = json.loads(output(installed, "deck", "list", "--json", cwd=tmp_path))
    assert [deck["deck"] for deck in decks["decks"]] == ["demo", "retail"]
    where = "import sideboards_score.render.documents.score as d; print(d.SCORE_SCHEMA)"
    python = installed.parent / "python"
    schema = Path(output(python, "-c", where, cwd=tmp_path).strip())
    assert ROOT not in schema.parents
    assert (
        json.loads(schema.read_text(encoding="utf-8"))["title"] == "sideboards-score score --json"
    )


def test_wheel_has_the_layouts_of_the_sheet_and_says_what_it_lacks(
    installed: Path, tmp_path: Path
) -> None:
    where = "import sideboards_score.render.sheet.typeset as t; print(*t._LAYOUTS.iterdir())"
    found = output(installed.parent / "python", "-c", where, cwd=tmp_path).split()
    layouts = {Path(path).name for path in found}
    assert layouts >= {"common.typ", "game.typ", "blank.typ", "sheet.css"}
    done = subprocess.run(
        [str(installed), "sheet", "--blank", "-o", "s.pdf"],
        capture_output=True,
        cwd=tmp_path,
        env=outside(),
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "pip install typst manimgx-fonts manimgx-fonts-cjk" in done.stderr
    assert done.stderr.count("\n") == 1
