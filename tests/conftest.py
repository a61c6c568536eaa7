"""What many tests need: the installed program, as people run it."""

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

EMPTY_HOME = tempfile.mkdtemp(prefix="sideboards-home-")
"""Stands in for the user's data folder: a developer's own deck must not change a result."""
atexit.register(shutil.rmtree, EMPTY_HOME, ignore_errors=True)
os.environ |= dict.fromkeys(("XDG_DATA_HOME", "XDG_STATE_HOME", "LOCALAPPDATA"), EMPTY_HOME)
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
