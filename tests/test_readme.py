"""README and docs show what the program does: commands and examples are run, outputs compared."""

import doctest
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from sideboards_score.words import LANGUAGES
from tests.conftest import ROOT, Run, clean_environment
from tests.without_cv2 import why_not

README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [
    *sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/*.md")),
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "samples/README.md", "card_db/README.md"),
]
PROGRAM = ".venv/bin/sideboards-score "


def blocks(page: str, language: str) -> list[str]:
    """What stands between fences of that language."""
    text = (ROOT / page).read_text(encoding="utf-8")
    fenced: list[tuple[str, str]] = re.findall(r"```(\w*)\n(.*?)```", text, flags=re.DOTALL)
    return [block for name, block in fenced if name == language]


def commands(page: str) -> list[str]:
    """Every command line of a page's shell blocks."""
    return [
        line
        for block in blocks(page, "sh")
        for line in block.replace("\\\n", " ").splitlines()
        if line.strip() and not line.startswith("#")
    ]


PAGES_WITH_COMMANDS = [page for page in PAGES if any(PROGRAM in line for line in commands(page))]


def test_first_screen_installs_scores_and_tests() -> None:
    first = README[: README.index("\n## ", README.index("\n## ") + 1)]
    for words in ("pip install", "sideboards-score score samples/games/", "pytest"):
        assert words in first


def test_one_line_installs_and_one_runs_the_tests() -> None:
    """`.ci/run` takes the first line with each of these words."""
    for words in ("pip install", "bin/pytest"):
        assert [words in line for line in README.splitlines()].count(True) == 1
        assert sum(words in command for command in commands("README.md")) == 1


def test_pages_with_commands_are_found() -> None:
    assert {"README.md", "docs/decks.md", "docs/disputes.md"} <= set(PAGES_WITH_COMMANDS)


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES_WITH_COMMANDS)
def test_every_command_for_the_program_works(page: str, tmp_path: Path) -> None:
    """Those of the README twice: what they leave behind must not stop who tries them again."""
    (tmp_path / "samples").symlink_to(ROOT / "samples")
    environment = clean_environment(XDG_DATA_HOME=str(tmp_path / "home"), LANG="C.UTF-8")
    unread: set[str] = set()
    for _ in range(2 if page == "README.md" else 1):
        for command in commands(page):
            if command.startswith(PROGRAM):
                unread |= run_one(command, tmp_path, environment, unread)
            elif command.startswith("rm "):
                subprocess.run(command, shell=True, cwd=tmp_path, check=True)  # noqa: S602 - the README's own
    assert {path.name for path in tmp_path.iterdir()} <= {"samples", "home"}
    if unread:
        pytest.skip(why_not())


def run_one(command: str, folder: Path, environment: dict[str, str], unread: set[str]) -> set[str]:
    """Run a command; without OpenCV, one that needs it and the files that it would have made.

    `unread` are those of earlier commands: what asks for such a file cannot work either.
    """
    words = shlex.split(command, comments=True)[1:]
    missing = {word for word in words if "." in word and not (folder / word).exists()}
    if words == ["score"]:
        return set()  # it asks; tests/cli/test_guided.py answers
    if unread & missing:
        return missing
    done = subprocess.run(
        [sys.executable, "-m", "sideboards_score", *words],
        capture_output=True,
        cwd=folder,
        env=environment,
        encoding="utf-8",
        check=False,
    )
    if why_not() and why_not() in done.stderr:
        return {command, *missing}
    fine = (0, 1) if words[0] == "check" else (0,)  # 1: a claim does not hold
    assert done.returncode in fine, f"{command}: {done.stderr}"
    return set()


def test_the_overlay_shown_is_the_one_that_the_command_draws(run: Run, tmp_path: Path) -> None:
    (tmp_path / "samples").symlink_to(ROOT / "samples")
    (command,) = [c for c in commands("README.md") if "--overlay" in c]
    assert run(*shlex.split(command)[1:]).returncode == 0
    stored = Image.open(ROOT / "samples/photos/overlay.jpg").convert("RGB")
    drawn = Image.open(tmp_path / "overlay.jpg").convert("RGB")
    assert drawn.size == stored.size
    difference = ImageStat.Stat(ImageChops.difference(drawn, stored)).mean
    assert max(difference) < 6, "letters differ with the fonts of a computer, but nothing else"


def test_the_breakdown_shown_is_the_one_printed() -> None:
    stored = (ROOT / "samples/games/expected/worked-example.yaml.txt").read_text(encoding="utf-8")
    start, end = README.index("## What you get"), README.index("## Your first game")
    shown = re.findall(r"```text\n(.*?)```", README[start:end], re.DOTALL)
    assert len(shown) == 1
    assert all(block in stored for block in shown)


def test_the_dispute_shown_is_the_one_printed(run: Run) -> None:
    start = README.index("## Settle a dispute")
    shown = re.findall(
        r"```text\n(.*?)```", README[start : README.index("\n## ", start)], re.DOTALL
    )
    done = run("check", "samples/games/dispute.yaml", cwd=ROOT)
    assert len(shown) == 2
    assert all(block in done.stdout for block in shown)


def test_the_python_examples_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    done = doctest.testfile(
        str(ROOT / "docs/python.md"), module_relative=False, raise_on_error=not why_not()
    )
    assert done.attempted > 10


def test_the_deck_file_shown_is_a_deck(run: Run, tmp_path: Path) -> None:
    shown = next(block for block in blocks("docs/decks.md", "yaml") if block.startswith("name:"))
    (tmp_path / "deck.yaml").write_text(shown, encoding="utf-8")
    assert run("deck", "validate", "deck.yaml").returncode == 0


def test_the_game_file_shown_can_be_scored(run: Run, tmp_path: Path) -> None:
    (shown,) = blocks("docs/files.md", "yaml")
    (tmp_path / "game.yaml").write_text(shown, encoding="utf-8")
    (tmp_path / "bob.jpg").symlink_to(ROOT / "samples/photos/warm-lamp.jpg")
    assert run("score", "game.yaml").returncode == 0


def test_the_languages_named_are_those_there_are() -> None:
    text = (ROOT / "docs/files.md").read_text(encoding="utf-8")
    named = text[text.index("`--lang ") : text.index("says in which language")]
    assert set(re.findall(r"\b[a-z]{2}(?=`)", named)) == set(LANGUAGES)


def anchors(page: Path) -> set[str]:
    """What the headings of a page are called in links."""
    heads = re.findall(r"(?m)^#+ (.*)$", page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w -]", "", head).strip().lower().replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES)
def test_every_file_and_heading_named_is_there(page: str) -> None:
    path = ROOT / page
    for name in re.findall(r"\]\(([^):]+)\)", path.read_text(encoding="utf-8")):
        file, _, heading = name.partition("#")
        target = path.parent / file if file else path
        assert target.exists(), name
        assert not heading or heading in anchors(target), name


def test_every_page_is_packed() -> None:
    """Links of the README work in the source archive, too."""
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]
    packed = build["build"]["targets"]["sdist"]["include"]
    assert {page.partition("/")[0] for page in PAGES} <= set(packed)
