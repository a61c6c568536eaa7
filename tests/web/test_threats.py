"""The list of threats in docs/serve.md names tests that there are."""

import re

from tests.conftest import ROOT
from tests.kinds.test_kinds import CASES

DOCUMENT = (ROOT / "docs" / "serve.md").read_text("utf-8")


def test_each_threat_names_the_test_that_holds_it() -> None:
    rows = DOCUMENT.partition("| threat |")[2].splitlines()[2:]
    rows = [row for row in rows if row.startswith("|")]
    assert len(rows) > 20
    there = {
        name
        for path in (ROOT / "tests" / "web").glob("test_*.py")
        for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))
    }
    for row in rows:
        named = re.findall(r"`([\w-]+)`", row.split("|")[-2])
        assert named, row
        assert all(name in there or name in CASES for name in named), row
