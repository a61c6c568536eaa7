"""A person at a terminal who waits for each question, and two ways to start the program there."""

import io
import json
import os
import pty
import re
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import pexpect
import pexpect.fdpexpect

from sideboards_score.words import Words
from tests.conftest import ROOT

LINES_AND_COLUMNS = (24, 80)

HUMAN = 0.3
"""Seconds from a question to a key that somebody presses in answer."""

_SERVE = """
import sys
sys.path.append(sys.argv[1])  # for `tests`; the package comes from where the tests have it from
from tests.cli.fork_server import serve
serve()
"""

_CODE = re.compile(r"\x1b\[[0-9;]*m")
_BETWEEN = r"(?:\s|\x1b\[\?2004[hl])+"
"""Between two words: blanks, line ends, and what tells the terminal to mark pasted text."""


def uncolored(text: str) -> str:
    """The text without the codes for colours."""
    return _CODE.sub("", text)


class Child(Protocol):
    """A program at a terminal."""

    @property
    def screen(self) -> "pexpect.spawnbase.SpawnBase[str]":
        """What it prints, and where it is waited for."""

    def kill(self, number: int) -> None:
        """Send a signal to the program."""

    def status(self) -> int:
        """The exit status of a program whose terminal is closed; -9 for signal 9."""

    def stop(self) -> None:
        """End the program, whatever it is doing, unless it has ended."""


class Spawned:
    """A program started as people start it."""

    def __init__(
        self, command: Sequence[str], folder: Path, environment: dict[str, str], seconds: float
    ) -> None:
        self.screen: pexpect.spawn[str] = pexpect.spawn(
            command[0],
            [*command[1:]],
            cwd=str(folder),
            env=environment,
            encoding="utf-8",
            codec_errors="replace",
            timeout=seconds,
            dimensions=LINES_AND_COLUMNS,
            echo=False,
        )
        self.screen.delaybeforesend = None

    def kill(self, number: int) -> None:
        self.screen.kill(number)

    def status(self) -> int:
        self.stop()
        ended = self.screen.exitstatus
        return -(self.screen.signalstatus or 0) if ended is None else ended

    def stop(self) -> None:
        self.screen.close(force=True)


class ForkServer:
    """A process that has loaded the program and starts copies of itself (see `fork_server.py`)."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", _SERVE, str(ROOT)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
        )

    def ask(self, **request: object) -> int:
        """The answer to a request."""
        given, told = self._process.stdin, self._process.stdout
        assert given is not None
        assert told is not None
        given.write(json.dumps(request) + "\n")
        given.flush()
        return int(told.readline())

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


class Forked:
    """A program started as a copy of one that has loaded it."""

    def __init__(
        self,
        server: ForkServer,
        arguments: Sequence[str],
        folder: Path,
        environment: dict[str, str],
        seconds: float,
    ) -> None:
        self._server = server
        self._status: int | None = None
        self._terminal, slave = pty.openpty()
        modes = termios.tcgetattr(slave)
        modes[3] &= ~termios.ECHO
        termios.tcsetattr(slave, termios.TCSANOW, modes)
        termios.tcsetwinsize(slave, LINES_AND_COLUMNS)
        self._number = server.ask(
            terminal=os.ttyname(slave),
            arguments=[*arguments],
            folder=str(folder),
            environment=environment,
        )
        os.close(slave)
        # Ctrl-C makes a terminal drop what it has not shown yet, even in the middle of a character.
        self.screen = pexpect.fdpexpect.fdspawn(
            self._terminal, timeout=seconds, encoding="utf-8", codec_errors="replace"
        )
        self.screen.delaybeforesend = None

    def kill(self, number: int) -> None:
        os.kill(self._number, number)

    def status(self) -> int:
        if self._status is None:
            self._status = self._server.ask(wait=self._number)
            os.close(self._terminal)
        return self._status

    def stop(self) -> None:
        if self._status is None:
            os.kill(self._number, signal.SIGKILL)
            self.status()


class Terminal:
    """One run of the program at a terminal of 80 columns without echo."""

    def __init__(self, child: Child, words: Words) -> None:
        self.words = words
        self.child = child
        self._printed = io.StringIO()
        child.screen.logfile_read = self._printed

    @property
    def raw(self) -> str:
        """Everything printed so far, with colours."""
        return self._printed.getvalue().replace("\r\n", "\n")

    @property
    def text(self) -> str:
        """Everything printed so far, without colours."""
        return uncolored(self.raw)

    def told(self, key: str, **values: object) -> None:
        """Wait for a sentence, which may go over several lines."""
        words = map(re.escape, self.words(key, **values).split(" "))
        self.child.screen.expect(_BETWEEN.join(words))

    def told_text(self, text: str) -> None:
        """Wait for a text."""
        self.child.screen.expect_exact(text)

    def asked(self, key: str, answer: str, **values: object) -> None:
        """Wait for a question and answer it."""
        self.told(key, **values)
        self.type(answer)

    def type(self, answer: str) -> None:
        """Type one line."""
        self.type_bytes(answer.encode() + b"\n")

    def type_bytes(self, data: bytes) -> None:
        """Type what no keyboard gives."""
        os.write(self.child.screen.child_fd, data)

    def interrupt(self) -> None:
        """Press Ctrl-C, no sooner than a person can.

        Between showing a question and waiting for a key Python's readline leaves a signal for the
        next key.
        """
        time.sleep(HUMAN)
        self.type_bytes(b"\x03")

    def close_input(self) -> None:
        """Press Ctrl-D."""
        self.type_bytes(b"\x04")

    def killed(self, number: int) -> None:
        """Kill the program, and wait until it has gone."""
        self.child.kill(number)
        self.child.status()

    def end(self) -> int:
        """Wait until the program ends; its exit status, after a look for tracebacks."""
        self.child.screen.expect(pexpect.EOF)
        status = self.child.status()
        assert "Traceback" not in self.text
        assert status >= 0, f"killed by signal {-status}"
        return status
