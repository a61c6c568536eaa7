"""The program at a real pseudo-terminal, and a person who waits for each question."""

import io
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest

from sideboards_score.words import Words
from tests.conftest import clean_environment

sys.path.insert(0, str(Path(__file__).parent.parent / "photo" / "render"))

SECONDS = 10
"""How long a question may take: far more than ever needed, so that a slow machine passes too."""

_CODE = re.compile(r"\x1b\[[0-9;]*m")


def uncolored(text: str) -> str:
    """The text without the codes for colours."""
    return _CODE.sub("", text)


class Terminal:
    """One run of the program at a terminal of 80 columns without echo."""

    def __init__(self, child: "pexpect.spawn[str]", words: Words) -> None:
        self.words = words
        self._child = child
        self._printed = io.StringIO()
        child.logfile_read = self._printed

    @property
    def raw(self) -> str:
        """Everything printed so far, with colours."""
        return self._printed.getvalue().replace("\r\n", "\n")

    @property
    def text(self) -> str:
        """Everything printed so far, without colours."""
        return uncolored(self.raw)

    def told(self, key: str, **values: object) -> None:
        """Wait for a sentence."""
        self._child.expect_exact(self.words(key, **values))

    def asked(self, key: str, answer: str, **values: object) -> None:
        """Wait for a question and answer it."""
        self.told(key, **values)
        self.type(answer)

    def type(self, answer: str) -> None:
        """Type one line."""
        self._child.sendline(answer)

    def type_bytes(self, data: bytes) -> None:
        """Type what no keyboard gives."""
        os.write(self._child.child_fd, data)

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self._child.sendintr()

    def close_input(self) -> None:
        """Press Ctrl-D."""
        self._child.sendeof()

    def end(self) -> int:
        """Wait until the program ends; its exit status, after a look for tracebacks."""
        self._child.expect(pexpect.EOF)
        self.stop()
        assert "Traceback" not in self.text
        assert self._child.exitstatus is not None, f"killed by signal {self._child.signalstatus}"
        return self._child.exitstatus

    def stop(self) -> None:
        """End the program, whatever it is doing."""
        self._child.close(force=True)


Sit = Callable[..., Terminal]


@pytest.fixture
def sit(program: str, tmp_path: Path) -> Iterator[Sit]:
    """Sit down at a terminal and start the program there, in the same folder as `run`."""
    open_terminals: list[Terminal] = []

    def start(
        *arguments: str,
        lang: str = "en",
        command: str | None = None,
        seconds: float = SECONDS,
        **environment: str,
    ) -> Terminal:
        child: pexpect.spawn[str] = pexpect.spawn(
            command or program,
            [*arguments, "--lang", lang] if command is None else list(arguments),
            cwd=str(tmp_path),
            env=clean_environment(**{"TERM": "xterm-256color", "COLORTERM": "", **environment}),
            encoding="utf-8",
            timeout=seconds,
            dimensions=(24, 80),
            echo=False,
        )
        child.delaybeforesend = None
        terminal = Terminal(child, Words(lang))
        open_terminals.append(terminal)
        return terminal

    yield start
    for terminal in open_terminals:
        terminal.stop()
