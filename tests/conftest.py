"""What many tests need: the installed program, as people run it."""

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import sideboards_score
from tests.in_process import SECONDS, Completed, run_here
from tests.without_cv2 import skip_what_needs_cv2, why_not

EMPTY_HOME = tempfile.mkdtemp(prefix="sideboards-home-")
"""Stands in for the user's data folder: a developer's own deck must not change a result."""
atexit.register(shutil.rmtree, EMPTY_HOME, ignore_errors=True)
os.environ |= dict.fromkeys(("XDG_DATA_HOME", "XDG_STATE_HOME", "LOCALAPPDATA"), EMPTY_HOME)
os.environ.pop("SIDEBOARDS_DECK", None)

ROOT = Path(__file__).parent.parent

INSTALLED = bool(os.environ.get("SIDEBOARDS_TEST_INSTALLED"))
"""Whether the installed copy is tested. Otherwise it is this checkout, whatever is installed."""

if not INSTALLED:
    os.environ["PYTHONPATH"] = str(ROOT)  # for processes; `pythonpath` of pytest is for this one

Run = Callable[..., "subprocess.CompletedProcess[str]"]


def quick_first(count: int, values: Sequence[object]) -> list[object]:
    """Values for a parameter, or tuples for several: all but the first few in the slow part."""
    slow = [
        pytest.param(*(value if isinstance(value, tuple) else [value]), marks=pytest.mark.slow)
        for value in values[count:]
    ]
    return [*values[:count], *slow]


def pytest_configure() -> None:
    """Stop at once if another copy of the package would be tested than the one that is meant."""
    here = Path(sideboards_score.__file__)
    if here.is_relative_to(ROOT) == INSTALLED:
        wanted = "an installed copy (-o pythonpath=)" if INSTALLED else "this checkout"
        pytest.exit(f"the tests would import {here}, and are to test {wanted}", returncode=4)
    skip_what_needs_cv2()


def clean_environment(**extra: str) -> dict[str, str]:
    """The environment without anything that changes what the program prints."""
    names = (
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
        "NO_COLOR",
        "FORCE_COLOR",
        "SIDEBOARDS_DECK",
        "PYTHONIOENCODING",
        "PYTHONUNBUFFERED",
    )
    kept = {name: value for name, value in os.environ.items() if name not in names}
    return {**kept, "LANG": "C.UTF-8", **extra}


@pytest.fixture(scope="session")
def opencv() -> None:
    """For tests that start a program which reads a photo; all others are skipped of themselves."""
    if why_not():
        pytest.skip(why_not())


@pytest.fixture(scope="session")
def program() -> str:
    """The console script beside this Python."""
    found = shutil.which("sideboards-score", path=str(Path(sys.executable).parent))
    assert found, "install the package into this environment first"
    return found


def _done(
    go: Callable[[Sequence[str], bytes, Path, dict[str, str]], Completed], folder: Path
) -> Run:
    """A way to run the program, with texts in place of bytes."""

    def run(
        *arguments: str, stdin: str | bytes = "", cwd: Path = folder, **environment: str
    ) -> "subprocess.CompletedProcess[str]":
        data = stdin.encode() if isinstance(stdin, str) else stdin
        done = go(arguments, data, cwd, clean_environment(**environment))
        decode = environment.get("PYTHONIOENCODING", "utf-8").split(":")[0]
        out, err = (stream.decode(decode, "replace") for stream in (done.stdout, done.stderr))
        return subprocess.CompletedProcess(done.args, done.returncode, out, err)

    return run


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run the program in this process, in an empty folder unless another one is named."""
    return _done(run_here, tmp_path)


@pytest.fixture
def run_process(program: str, tmp_path: Path) -> Run:
    """Run the installed program in a process of its own; for what `run` cannot show."""

    def go(
        arguments: Sequence[str], stdin: bytes, cwd: Path, environment: dict[str, str]
    ) -> Completed:
        return subprocess.run(
            [program, *arguments],
            input=stdin,
            capture_output=True,
            cwd=cwd,
            env=environment,
            timeout=SECONDS,
            check=False,
        )

    return _done(go, tmp_path)
