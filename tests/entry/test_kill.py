"""A writer killed at any moment leaves the old file or the new one, whole."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT

TIMES = 300


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_killed_hundreds_of_times(tmp_path: Path) -> None:
    script = ROOT / "tests" / "entry" / "kill_writer.py"
    done = subprocess.run(
        [sys.executable, str(script), str(tmp_path), str(TIMES)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    deaths, _, *left = done.stdout.split()
    assert int(deaths) > TIMES // 4
    assert left == ["deck.yaml", "deck.yaml.bak"]
