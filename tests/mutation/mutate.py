"""Change the program in one place at a time and see whether a test notices.

By hand, from the top of a checkout, in the environment that the tests run in:

    python -m tests.mutation.mutate                          a hundred changes, an hour or more
    python -m tests.mutation.mutate --count 20 --seed 7      twenty others
    python -m tests.mutation.mutate --only rules/check       a hundred in one folder
    python -m tests.mutation.mutate --only entry/notation.py --workers 1

A change is made on a copy in a temporary folder, never in the checkout; the tests of the changed
part run there (`TESTS_OF`, without the slow ones) and stop at the first that fails. Printed is
every change that no test noticed, as lines of a diff: write a test for it, or take out the code
that does nothing.
The same seed makes the same changes of the same code. A change that makes the tests run much
longer than the unchanged program counts as noticed.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from random import Random
from time import monotonic
from typing import NamedTuple

from tests.mutation.changes import Change, changes

CHECKOUT = Path(__file__).parent.parent.parent
PACKAGE = "sideboards_score"

TESTS_OF = {
    "model": ("tests/model", "tests/entry", "tests/rules"),
    "entry": ("tests/entry", "tests/kinds", "tests/cli"),
    "entry/change": ("tests/entry/test_deck_write.py", "tests/entry/test_save.py", "tests/kinds"),
    "photo": ("tests/photo", "tests/cli/test_read.py"),
    "rules": ("tests/rules", "tests/test_cases.py"),
    "render": ("tests/render", "tests/test_samples.py"),
    "rules/count": ("tests/rules/test_packing.py", "tests/rules", "tests/test_cases.py"),
    "service": ("tests/test_api.py", "tests/kinds", "tests/cli"),
    "cli": ("tests/kinds", "tests/cli"),
    "history": ("tests/history",),
    "web": ("tests/web",),
    "sequence": ("tests/sequence", "tests/kinds"),
}
"""The tests of a folder, those that are likeliest to notice first; the longest name goes first."""

UNCHANGED = ("words", "errors.py", "__init__.py", "__main__.py")
"""Sentences and what only starts the program."""

AT_LEAST_SECONDS = 60.0
TIMES_LONGER = 3.0


class Mutant(NamedTuple):
    """One change of one file, which is named from the package on."""

    path: str
    change: Change


class Outcome(NamedTuple):
    """Whether a test noticed, and how."""

    mutant: Mutant
    word: str


def mutants(package: Path, only: Sequence[str] = ()) -> list[Mutant]:
    """Every change of a package, or of some files and folders in it."""
    paths = sorted(path.relative_to(package).as_posix() for path in package.rglob("*.py"))
    return [
        Mutant(path, change)
        for path in paths
        if path.startswith(tuple(only) or "") and not set(Path(path).parts) & set(UNCHANGED)
        for change in changes((package / path).read_bytes())
    ]


def tests_of(path: str) -> tuple[str, ...]:
    """The tests that belong to a file of the package."""
    folders = [folder for folder in TESTS_OF if path.startswith(f"{folder}/")]
    return TESTS_OF[max(folders, key=len)]


class Copy:
    """A copy of the checkout to change and test."""

    def __init__(self, folder: Path, checkout: Path) -> None:
        self.root = folder
        self.printed = ""
        left_out = shutil.ignore_patterns(".*", "__pycache__", "*.egg-info")
        shutil.copytree(checkout, folder, ignore=left_out, dirs_exist_ok=True)

    def tested(self, tests: Sequence[str], seconds: float | None = None) -> str:
        """`noticed`, `alive` or `too long`: what the tests say of the copy as it is."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.root),
            "PYTHONDONTWRITEBYTECODE": "1",  # two changes within a second look like one file
        }
        options = ("-q", "-x", "-p", "no:cacheprovider", "--no-header")
        command = [sys.executable, "-m", "pytest", *options, *tests]
        with tempfile.TemporaryFile("w+", encoding="utf-8") as printed:
            run = subprocess.Popen(
                command,
                cwd=self.root,
                env=environment,
                stdout=printed,
                stderr=printed,
                start_new_session=True,  # so that whatever the tests have started ends with them
            )
            try:
                status = run.wait(seconds)
            except subprocess.TimeoutExpired:
                return "too long"
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(run.pid, signal.SIGKILL)
                run.wait()
            printed.seek(0)
            self.printed = printed.read()
        return "noticed" if status else "alive"

    def outcome(self, mutant: Mutant, tests: Sequence[str], seconds: float) -> Outcome:
        """What the tests say of one change, which is taken back afterwards."""
        path = self.root / PACKAGE / mutant.path
        source = path.read_bytes()
        path.write_bytes(mutant.change.made_in(source))
        try:
            return Outcome(mutant, self.tested(tests, seconds))
        finally:
            path.write_bytes(source)


def limits(copy: Copy, every: Sequence[tuple[str, ...]]) -> dict[tuple[str, ...], float]:
    """How long each set of tests may take, from how long it takes unchanged."""
    found = {}
    for tests in dict.fromkeys(every):
        sys.stderr.write(f"without a change: {' '.join(tests)}\n")
        start = monotonic()
        if copy.tested(tests) != "alive":
            sys.exit(f"{copy.printed}these tests fail without any change: {' '.join(tests)}")
        found[tests] = max(AT_LEAST_SECONDS, TIMES_LONGER * (monotonic() - start))
    return found


def outcomes(chosen: Sequence[Mutant], checkout: Path, workers: int) -> Iterator[Outcome]:
    """What the tests say of each change, in turn; every worker has a copy of its own."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for number in range(workers):
            copies.put(Copy(Path(scratch) / str(number), checkout))
        first = copies.get()
        allowed = limits(first, [tests_of(mutant.path) for mutant in chosen])
        copies.put(first)

        def run(mutant: Mutant) -> Outcome:
            copy = copies.get()
            tests = tests_of(mutant.path)
            try:
                return copy.outcome(mutant, tests, allowed[tests])
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(workers) as pool:
            yield from pool.map(run, chosen)


def shown(mutant: Mutant, checkout: Path) -> str:
    """The place of a change, and the lines of its diff."""
    source = (checkout / PACKAGE / mutant.path).read_bytes()
    place = f"{PACKAGE}/{mutant.path}:{mutant.change.line_in(source)}"
    return "\n".join([place, *mutant.change.difference(source)])


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for."""
    summary, _, rest = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        description=summary, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=100, help="how many changes (100)")
    parser.add_argument("--seed", type=int, default=1, help="which of all possible ones (1)")
    parser.add_argument(
        "--only", action="append", default=[], metavar="PATH", help="a file or folder; repeatable"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="tests at a time")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None, checkout: Path = CHECKOUT) -> int:
    """Print every change that no test noticed, then how many there were; 1 if there were any.

    Standard error tells how far it is.
    """
    asked = options(arguments)
    only = [path.removeprefix(f"{PACKAGE}/") for path in asked.only]
    every = mutants(checkout / PACKAGE, only)
    chosen = Random(asked.seed).sample(every, min(asked.count, len(every)))
    words = []
    for found in outcomes(chosen, checkout, asked.workers):
        words.append(found.word)
        sys.stderr.write(f"{len(words)} of {len(chosen)}: {found.word}\n")
        if found.word == "alive":
            sys.stdout.write(shown(found.mutant, checkout) + "\n\n")
            sys.stdout.flush()
    counts = ", ".join(f"{words.count(word)} {word}" for word in ("noticed", "too long", "alive"))
    sys.stdout.write(f"{len(chosen)} of {len(every)} changes, seed {asked.seed}: {counts}\n")
    return 1 if "alive" in words else 0


if __name__ == "__main__":
    sys.exit(main())
