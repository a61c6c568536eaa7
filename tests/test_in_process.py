"""A command in the process of the tests does what a process of its own does, and leaves nothing."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import sideboards_score
from tests import in_process
from tests.conftest import ROOT, Run, clean_environment

SAMPLE = str(ROOT / "samples" / "games" / "worked-example.yaml")
PHOTOS = [str(ROOT / "samples" / "photos" / name) for name in ("warm-lamp.jpg", "no-row.jpg")]
GAME = "deck: demo\nobjectives: [3, 9, 19]\nplayers: [{name: Zoë, sideboard: 1 2 3 4 5 6 7 8}]\n"


@pytest.mark.parametrize(
    ("arguments", "environment"),
    [
        (["score", SAMPLE], {"LANG": "fr_FR.UTF-8"}),
        (["score", "-", "--json"], {"PYTHONIOENCODING": "utf-16"}),
        (["score", "李雷.yaml"], {"PYTHONIOENCODING": "latin-1"}),
        (["read", *PHOTOS], {"NO_COLOR": "1"}),
        (["deck", "list"], {"SIDEBOARDS_DECK": "no.yaml"}),
    ],
)
def test_it_gives_what_a_process_gives(
    run: Run, run_process: Run, arguments: list[str], environment: dict[str, str]
) -> None:
    here, there = (go(*arguments, stdin=GAME, **environment) for go in (run, run_process))
    assert here.stdout + here.stderr
    assert (here.returncode, here.stdout, here.stderr) == (
        there.returncode,
        there.stdout,
        there.stderr,
    )


def state() -> object:
    descriptors = Path("/proc/self/fd")
    count = len(list(descriptors.iterdir())) if descriptors.exists() else 0
    return (dict(os.environ), Path.cwd(), sys.argv, sys.stdin, sys.stdout, sys.stderr, count)


def test_it_leaves_nothing(run: Run) -> None:
    before = state()
    assert run("score", SAMPLE, LANG="de", SIDEBOARDS_DECK="demo").returncode == 0
    assert run("score", "no.yaml").returncode == 2
    assert state() == before


def wild(monkeypatch: pytest.MonkeyPatch, does: Callable[[], object]) -> None:
    """Let the program do something else."""
    monkeypatch.setattr(in_process, "main", does)


def test_what_is_written_past_python_is_seen(
    run: Run, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def program() -> None:
        os.write(1, b"out")
        os.write(2, b"err")
        sys.exit(3)

    wild(monkeypatch, program)
    done = run()
    assert (done.returncode, done.stdout, done.stderr) == (3, "out", "err")
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    "program",
    [
        lambda: None,
        lambda: sys.exit("a text"),
        lambda: sys.exit(256),
        lambda: os.chdir("/") or sys.exit(0),  # type: ignore[func-returns-value]
        lambda: setattr(sys, "stdout", None) or sys.exit(0),  # type: ignore[func-returns-value]
    ],
    ids=["comes back", "text", "no status", "another folder", "another stream"],
)
def test_a_program_that_does_not_end_as_it_should_fails(
    run: Run, monkeypatch: pytest.MonkeyPatch, program: Callable[[], object]
) -> None:
    before = state()
    wild(monkeypatch, program)
    with pytest.raises(AssertionError):
        run()
    assert state() == before


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs an alarm clock")
def test_a_program_that_never_ends_fails(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_process, "SECONDS", 0.05)
    wild(monkeypatch, lambda: time.sleep(60))
    with pytest.raises(in_process.TookTooLongError):
        run()


def test_every_module_is_of_the_copy_under_test(tmp_path: Path) -> None:
    folder = Path(sideboards_score.__file__).parent
    files = {
        Path(str(module.__file__))
        for name, module in sys.modules.items()
        if name.startswith("sideboards_score") and getattr(module, "__file__", None)
    }
    assert {file for file in files if not file.is_relative_to(folder)} == set()
    # Processes must not run another copy either.
    done = subprocess.run(
        [sys.executable, "-c", "import sideboards_score as s; print(s.__file__)"],
        capture_output=True,
        cwd=tmp_path,
        env=clean_environment(),
        encoding="utf-8",
        check=True,
    )
    assert Path(done.stdout.strip()).parent == folder
