"""What many tests need: the installed program, as people run it."""

import atexit
import importlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Generator
from pathlib import Path

import pytest

EMPTY_HOME = tempfile.mkdtemp(prefix="sideboards-home-")
"""Stands in for the user's data folder: a developer's own deck must not change a result."""
atexit.register(shutil.rmtree, EMPTY_HOME, ignore_errors=True)
os.environ |= {"XDG_DATA_HOME": EMPTY_HOME, "LOCALAPPDATA": EMPTY_HOME}
os.environ.pop("SIDEBOARDS_DECK", None)

ROOT = Path(__file__).parent.parent

Run = Callable[..., "subprocess.CompletedProcess[str]"]


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
    )
    kept = {name: value for name, value in os.environ.items() if name not in names}
    return {**kept, "LANG": "C.UTF-8", **extra}


def _without_opencv() -> str | None:
    """Why tests of photos cannot run here and what to install, or None where they can."""
    try:
        importlib.import_module("cv2")
    except ImportError as error:
        return f"needs OpenCV: pip install opencv-python-headless ({error})"
    return None


WITHOUT_OPENCV = _without_opencv()


def pytest_configure(config: pytest.Config) -> None:
    """Let doctest skip, by name, the modules of the package that import OpenCV."""
    config.option.doctest_ignore_import_errors |= WITHOUT_OPENCV is not None


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Skip, by name, a file that cannot be imported only because OpenCV cannot."""
    report = yield
    if WITHOUT_OPENCV and report.failed and "cv2" in str(report.longrepr):
        report.outcome, report.longrepr = "skipped", (str(collector.path), 0, WITHOUT_OPENCV)
    return report


@pytest.fixture(scope="session")
def opencv() -> None:
    """For tests of the program that read a photo."""
    if WITHOUT_OPENCV:
        pytest.skip(WITHOUT_OPENCV)


@pytest.fixture(scope="session")
def program() -> str:
    """The console script beside this Python."""
    found = shutil.which("sideboards-score", path=str(Path(sys.executable).parent))
    assert found, "install the package into this environment first"
    return found


@pytest.fixture
def run(program: str, tmp_path: Path) -> Run:
    """Run the program in a real process, in an empty folder unless another one is named."""

    def go(
        *arguments: str, stdin: str | bytes = "", cwd: Path = tmp_path, **environment: str
    ) -> "subprocess.CompletedProcess[str]":
        data = stdin.encode() if isinstance(stdin, str) else stdin
        done = subprocess.run(
            [program, *arguments],
            input=data,
            capture_output=True,
            cwd=cwd,
            env=clean_environment(**environment),
            timeout=120,
            check=False,
        )
        decode = environment.get("PYTHONIOENCODING", "utf-8").split(":")[0]
        out, err = (stream.decode(decode, "replace") for stream in (done.stdout, done.stderr))
        return subprocess.CompletedProcess(done.args, done.returncode, out, err)

    return go
