"""The program at a real pseudo-terminal."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sideboards_score.words import Words
from tests.cli.terminal import Child, Forked, ForkServer, Spawned, Terminal
from tests.conftest import clean_environment

sys.path.insert(0, str(Path(__file__).parent.parent / "photo" / "render"))

SECONDS = 10
"""How long a question may take: far more than ever needed, so that a slow machine passes too."""

Sit = Callable[..., Terminal]


@pytest.fixture(scope="session")
def fork_server() -> Iterator[ForkServer]:
    """Starts the program without loading it each time."""
    server = ForkServer()
    yield server
    server.close()


@pytest.fixture
def sit(
    program: str,
    tmp_path: Path,
    tmp_path_factory: pytest.TempPathFactory,
    fork_server: ForkServer,
) -> Iterator[Sit]:
    """Sit down at a terminal and start the program there, in the same folder as `run`.

    It is a copy of one that is loaded already, or the installed one, or another `command`.
    """
    children: list[Child] = []
    state = {"XDG_STATE_HOME": str(tmp_path_factory.mktemp("state"))}  # where drafts are kept

    def start(
        *arguments: str,
        lang: str = "en",
        installed: bool = False,
        command: str | None = None,
        seconds: float = SECONDS,
        **more: str,
    ) -> Terminal:
        environment = clean_environment(
            **{"TERM": "xterm-256color", "COLORTERM": "", **state, **more}
        )
        words = [*arguments] if command else [*arguments, "--lang", lang]
        child: Child
        if installed or command:
            child = Spawned([command or program, *words], tmp_path, environment, seconds)
        else:
            child = Forked(fork_server, words, tmp_path, environment, seconds)
        children.append(child)
        return Terminal(child, Words(lang))

    yield start
    for child in children:
        child.stop()
