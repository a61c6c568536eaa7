"""The mutation script finds a planted weak spot, and leaves the checkout alone."""

from pathlib import Path
from time import monotonic

import pytest

from tests.mutation import mutate
from tests.mutation.changes import changes

CODE = '''
def gets_a_prize(place: int) -> bool:
    """Only the longest row of two players gets points."""
    return place <= 1
'''
WEAK = """
from sideboards_score.part.prizes import gets_a_prize

def test_prize() -> None:
    assert (gets_a_prize(1), gets_a_prize(3)) == (True, False)
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program of one function, and a test that does not ask about the second place."""
    monkeypatch.setattr(mutate, "TESTS_OF", {"part": ("tests/part",)})
    for path, text in (
        ("sideboards_score/__init__.py", ""),
        ("sideboards_score/part/prizes.py", CODE),
        ("tests/part/test_prizes.py", WEAK),
    ):
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


def files(folder: Path) -> dict[Path, tuple[bytes, int]]:
    """Every file with its bytes and the time of its last change."""
    found = [path for path in folder.rglob("*") if path.is_file()]
    return {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in found}


@pytest.mark.slow
def test_only_the_change_that_no_test_asks_about_is_printed(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = files(checkout)
    assert mutate.main(["--workers", "2"], checkout) == 1
    place, taken, put, blank, counts = capsys.readouterr().out.splitlines()
    assert place == "sideboards_score/part/prizes.py:4"
    assert taken == "-    return place <= 1"
    assert put == "+    return place <= (2)"
    assert (blank, counts) == ("", "4 of 4 changes, seed 1: 3 noticed, 0 too long, 1 alive")
    assert files(checkout) == before


@pytest.mark.slow
def test_tests_that_fail_without_a_change_are_no_measure(checkout: Path) -> None:
    path = checkout / "tests" / "part" / "test_prizes.py"
    path.write_text(WEAK.replace("False", "True"), encoding="utf-8")
    with pytest.raises(SystemExit, match="fail without any change"):
        mutate.main(["--count", "1", "--workers", "1"], checkout)


@pytest.mark.slow
def test_tests_that_never_end_are_ended_with_what_they_started(
    checkout: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = checkout / "tests" / "part" / "test_prizes.py"
    lasting = "[sys.executable, '-c', 'import time; time.sleep(60)']"
    path.write_text(f"import subprocess, sys\nsubprocess.run({lasting})\n", encoding="utf-8")
    copy = mutate.Copy(tmp_path_factory.mktemp("copy"), checkout)
    begin = monotonic()
    assert copy.tested(["tests/part"], 3.0) == "too long"
    assert monotonic() - begin < 30


@pytest.mark.parametrize(
    ("line", "others"),
    [
        ("if a < b: pass", {"if (a <= b): pass"}),
        ("x = a + b", {"x = (a - b)"}),
        ("x = a and not b", {"x = (a or not b)", "x = (a)", "x = (not b)", "x = a and (b)"}),
        ("x = [a for a in b if a]", {"x = [a for a in b if (not (a))]"}),
        ("x = y[7]", {"x = y[(8)]", "x = y[(6)]"}),
        ("x = True", {"x = False"}),
        (
            "def f(a: 3 = 2): return a",
            {"def f(a: 3 = (1)): return a", "def f(a: 3 = (3)): return a"}
            | {"def f(a: 3 = 2): return None"},
        ),
        ("x.append(y)", {"pass"}),
        ("x[y] = z", {"pass"}),
        ('"""Words."""', set()),
        ("z = zip(x, y, strict=True)", set()),
    ],
)
def test_kinds_of_changes(line: str, others: set[str]) -> None:
    source = line.encode()
    assert {change.made_in(source).decode() for change in changes(source)} == others


def test_every_file_has_its_tests() -> None:
    package = mutate.CHECKOUT / mutate.PACKAGE
    for path in package.rglob("*.py"):
        name = path.relative_to(package)
        if not set(name.parts) & set(mutate.UNCHANGED):
            for tests in mutate.tests_of(name.as_posix()):
                assert (mutate.CHECKOUT / tests).exists(), (name, tests)


def test_only_the_named_files_and_folders_are_changed() -> None:
    asked = mutate.options(["--only", "rules/count/bonus.py", "--only", "entry/text"])
    found = mutate.mutants(mutate.CHECKOUT / mutate.PACKAGE, asked.only)
    folders = {mutant.path.rpartition("/")[0] for mutant in found}
    assert folders == {"rules/count", "entry/text"}
    assert {m.path for m in found if m.path.startswith("rules")} == {"rules/count/bonus.py"}
