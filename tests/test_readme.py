"""The README shows what the program does: its commands are run, its output is compared."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.conftest import ROOT, Run, clean_environment

README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", README, flags=re.DOTALL)


def commands() -> list[str]:
    """Every command line of the README's shell blocks."""
    return [
        line
        for language, block in BLOCKS
        if language == "sh"
        for line in block.replace("\\\n", " ").splitlines()
        if line.strip() and not line.startswith("#")
    ]


def test_first_screen_installs_scores_and_tests() -> None:
    first = README[: README.index("\n## ", README.index("\n## ") + 1)]
    for words in ("pip install", "sideboards-score score samples/games/", "pytest"):
        assert words in first


@pytest.mark.slow
def test_every_command_for_the_program_works_and_works_again(tmp_path: Path) -> None:
    (tmp_path / "samples").symlink_to(ROOT / "samples")
    environment = clean_environment(XDG_DATA_HOME=str(tmp_path / "home"), LANG="C.UTF-8")
    ours = [c for c in commands() if c.startswith(".venv/bin/sideboards-score ")]
    assert len(ours) >= 5
    for _ in range(2):
        for command in commands():
            if command in ours:
                run_one(command, tmp_path, environment)
            elif command.startswith("rm "):
                subprocess.run(command, shell=True, cwd=tmp_path, check=True)  # noqa: S602 - the README's own
    assert {path.name for path in tmp_path.iterdir()} <= {"samples", "home"}


def run_one(command: str, folder: Path, environment: dict[str, str]) -> None:
    words = shlex.split(command, comments=True)[1:]
    if words == ["score"]:
        return  # asks; tests/cli/test_guided.py answers
    done = subprocess.run(
        [sys.executable, "-m", "sideboards_score", *words],
        capture_output=True,
        cwd=folder,
        env=environment,
        encoding="utf-8",
        check=False,
    )
    fine = (0, 1) if words[0] == "check" else (0,)  # 1: a claim does not hold
    assert done.returncode in fine, f"{command}: {done.stderr}"


def test_the_overlay_shown_is_the_one_that_the_command_draws(run: Run, tmp_path: Path) -> None:
    (tmp_path / "samples").symlink_to(ROOT / "samples")
    (command,) = [c for c in commands() if "--overlay" in c]
    assert run(*shlex.split(command)[1:]).returncode == 0
    stored = Image.open(ROOT / "samples/photos/overlay.jpg").convert("RGB")
    drawn = Image.open(tmp_path / "overlay.jpg").convert("RGB")
    assert drawn.size == stored.size
    difference = ImageStat.Stat(ImageChops.difference(drawn, stored)).mean
    assert max(difference) < 6, "letters differ with the fonts of a computer, but nothing else"


def test_the_breakdown_shown_is_the_one_printed() -> None:
    stored = (ROOT / "samples/games/expected/worked-example.yaml.txt").read_text(encoding="utf-8")
    shown = [block for language, block in BLOCKS if language == "text"]
    assert any(block in stored and len(block.splitlines()) > 20 for block in shown)


def test_the_dispute_shown_is_the_one_printed(run: Run) -> None:
    start = README.index("## Settle a dispute")
    shown = re.findall(
        r"```text\n(.*?)```", README[start : README.index("\n## ", start)], re.DOTALL
    )
    done = run("check", "samples/games/dispute.yaml", cwd=ROOT)
    assert len(shown) == 2
    assert all(block in done.stdout for block in shown)


def test_every_file_named_is_there() -> None:
    for name in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / name).exists(), name
