"""Starts programs at terminals, each a fork of a process that has loaded the program already.

A program started so is a process of its own, and leads the session of its terminal; only the start
of Python is spared. One request a line, and one line in answer.
"""

import fcntl
import json
import os
import signal
import sys
import termios
import traceback
from collections.abc import Mapping
from typing import Any, NoReturn

import rich.console
import rich.text

from sideboards_score.cli.app import main
from sideboards_score.cli.commands import objective, score
from sideboards_score.cli.guided import interview
from sideboards_score.cli.guided import objective as guided_objective
from tests.in_process import PROGRAM, open_streams

LOADED = (rich.console, rich.text, objective, score, interview, guided_objective)
"""What most programs at a terminal need, loaded once for all."""


def start(terminal: str, arguments: list[str], folder: str, environment: Mapping[str, str]) -> int:
    """Start a program at a terminal; its process number."""
    descriptor = os.open(terminal, os.O_RDWR | os.O_NOCTTY)
    child = os.fork()
    if child == 0:
        _become_program(descriptor, arguments, folder, environment)
    os.close(descriptor)
    return child


def _become_program(
    terminal: int, arguments: list[str], folder: str, environment: Mapping[str, str]
) -> NoReturn:
    """What the system and the start of Python do; it never comes back."""
    status: object = 1
    try:
        os.setsid()
        fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
        for number in range(3):
            os.dup2(terminal, number)
        os.close(terminal)
        # Ctrl-C and a terminal that closes end what runs there, even where the tests themselves run
        # in the background and ignore both.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        os.chdir(folder)
        os.environ.clear()
        os.environ.update(environment)
        sys.argv = [PROGRAM, *arguments]
        open_streams()
        main()
    except SystemExit as end:
        status = end.code
    except BaseException:  # noqa: BLE001 - as Python ends where nothing catches it
        traceback.print_exc()
    sys.stdout.flush()
    os._exit(status if isinstance(status, int) else 1)


def answer(request: dict[str, Any]) -> int:
    """The number of a process that begins, or the exit status of one that ends."""
    if "wait" not in request:
        return start(**request)
    _, status = os.waitpid(request["wait"], 0)
    return os.waitstatus_to_exitcode(status)


def serve() -> None:
    """Answer every request until there are no more."""
    for line in sys.stdin:
        print(answer(json.loads(line)), flush=True)  # noqa: T201 - a program
