"""One command line in this process, as strict as in a process of its own.

Standard streams are real files behind the descriptors 0, 1 and 2, so that what a C library writes
past Python is seen too; folder, environment and streams are put back whatever happens.
"""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from io import TextIOWrapper
from pathlib import Path
from types import FrameType
from typing import BinaryIO, TextIO

from sideboards_score.cli.app import main

PROGRAM = "sideboards-score"

SECONDS = 120
"""How long a command may take: far more than ever needed, so that a slow machine passes too."""

Completed = subprocess.CompletedProcess[bytes]


class TookTooLongError(BaseException):
    """The program never came back; nothing in it may catch this."""


def run_here(
    arguments: Sequence[str], stdin: bytes, cwd: Path, environment: dict[str, str]
) -> Completed:
    """Run the program as a process would run it that starts now."""
    words = [os.fsdecode(os.fsencode(word)) for word in arguments]
    with ExitStack() as stack:
        given, out, err = (stack.enter_context(tempfile.TemporaryFile()) for _ in range(3))
        given.write(stdin)
        given.seek(0)
        with _folder(cwd), _environment(environment), _time_limit():
            status = _status(words, (given, out, err))
            assert isinstance(status, int), status
            assert 0 <= status <= 255
            assert Path.cwd() == cwd.resolve(), "a command leaves the folder it was started in"
        out.seek(0)
        err.seek(0)
        return subprocess.CompletedProcess([PROGRAM, *words], status, out.read(), err.read())


def _status(words: list[str], files: tuple[BinaryIO, BinaryIO, BinaryIO]) -> object:
    """The exit status; None where the program came back without ending the process."""
    kept = sys.argv
    sys.argv = [PROGRAM, *words]
    try:
        with _descriptors(files), _streams():
            main()
    except SystemExit as end:
        return end.code
    finally:
        sys.argv = kept
    return None


@contextmanager
def _descriptors(files: Sequence[BinaryIO]) -> Iterator[None]:
    """Lead the descriptors 0, 1 and 2 to files, and back."""
    sys.stdout.flush()
    sys.stderr.flush()
    kept = [os.dup(number) for number in range(len(files))]
    try:
        for number, file in enumerate(files):
            file.flush()
            os.dup2(file.fileno(), number)
        yield
    finally:
        for number, copy in enumerate(kept):
            os.dup2(copy, number)
            os.close(copy)


@contextmanager
def _streams() -> Iterator[None]:
    """Streams of our own for a command, and the former ones afterwards."""
    kept = sys.stdin, sys.stdout, sys.stderr
    ours = open_streams()
    try:
        yield
    finally:
        left = sys.stdin, sys.stdout, sys.stderr
        sys.stdin, sys.stdout, sys.stderr = kept
        for stream in ours:
            stream.close()
        assert left == ours, "a stream was exchanged"


def open_streams() -> tuple[TextIO, TextIO, TextIO]:
    """Python's streams as its start makes them in the locale C.UTF-8."""
    wanted = os.environ.get("PYTHONIOENCODING", "utf-8:surrogateescape")
    encoding, _, errors = wanted.partition(":")
    sys.stdin = _stream(0, "r", encoding, errors or "strict")
    sys.stdout = _stream(1, "w", encoding, errors or "strict")
    sys.stderr = _stream(2, "w", encoding, "backslashreplace")
    return sys.stdin, sys.stdout, sys.stderr


def _stream(descriptor: int, mode: str, encoding: str, errors: str) -> TextIOWrapper:
    stream = open(  # noqa: SIM115 - a descriptor, not a path; closed by `_streams`
        descriptor, mode, encoding=encoding, errors=errors, closefd=False
    )
    assert isinstance(stream, TextIOWrapper)
    return stream


@contextmanager
def _folder(cwd: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(cwd)
    try:
        yield
    finally:
        os.chdir(before)


@contextmanager
def _environment(environment: dict[str, str]) -> Iterator[None]:
    before = dict(os.environ)
    os.environ.clear()
    os.environ.update(environment)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


@contextmanager
def _time_limit() -> Iterator[None]:
    """End a command that never comes back, where the system has an alarm clock."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_: int, __: FrameType | None) -> None:
        raise TookTooLongError

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
