"""A server for the tests that share one, and phones."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sideboards_score.service.history.table.opening import NewGame, begin, prepare_history
from tests.web.serving import Phone, Server, serving

Phones = Callable[..., Phone]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a module; each begins games of its own."""
    with serving(tmp_path_factory.mktemp("serve")) as running:
        yield running


@pytest.fixture
def phones() -> Iterator[Phones]:
    """Makes phones that are closed at the end."""
    made: list[Phone] = []

    def make(server: Server, game: str = "", language: str = "en") -> Phone:
        phone = Phone(server, language).join(game)
        made.append(phone)
        return phone

    yield make
    for phone in made:
        phone.close()


@pytest.fixture
def phone(server: Server, phones: Phones) -> Phone:
    """One phone at the shared server."""
    return phones(server)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for a server of its own."""
    return tmp_path


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a game in a history of its own, within this process."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    prepare_history()
    return f"/g/{begin(NewGame(['Ann', 'Ben'], '3,9,19', 'demo'))}"
