"""The floors of the dependencies stand in two files: what is promised, and what is tested."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_tested_floors_are_the_promised_ones() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    needed = [*project["dependencies"], *extras["sheet"], *extras["web"]]
    promised = dict(entry.partition(";")[0].split(">=") for entry in needed)
    lines = (ROOT / ".ci" / "floors.txt").read_text(encoding="utf-8").splitlines()
    tested = dict(line.split("==") for line in lines if line and not line.startswith("#"))
    assert tested.keys() == promised.keys()
    for name, floor in promised.items():
        assert f"{tested[name]}.".startswith(f"{floor}."), name
