"""Guided entry and the history: games are kept, and their players known the next time."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Sit
from tests.cli.test_guided import CARDS, begin, named
from tests.conftest import Run, quick_first


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("home"))


def keep(run: Run, home: str, *names: str) -> None:
    """Keep a game of these players."""
    players = [
        f"{name}={' '.join(str(8 * n + c) for c in range(1, 9))}" for n, name in enumerate(names)
    ]
    typed = [word for player in players for word in ("--player", player)]
    done = run(
        *("score", "--deck", "demo", "--objectives", "3,9,19", "--keep", *typed),
        XDG_DATA_HOME=home,
    )
    assert done.returncode == 0, done.stderr


def names_kept(run: Run, home: str) -> list[list[str]]:
    games = json.loads(run("history", "--json", XDG_DATA_HOME=home).stdout)["games"]
    return [[player["name"] for player in game["players"]] for game in games]


def test_game_is_kept_where_nobody_says_no(sit: Sit, run: Run, home: str) -> None:
    terminal = sit("score", "--deck", "demo", XDG_DATA_HOME=home)
    begin(terminal)
    named(terminal, "Ann")
    terminal.asked("ask-card", CARDS, name="Ann", number=1)
    terminal.asked("ask-swap", "", name="Ann")
    terminal.asked("ask-history", "")
    terminal.asked("ask-file", "")
    terminal.told("history-kept", number=1)
    assert terminal.end() == 0
    assert names_kept(run, home) == [["Ann"]]


def test_keep_on_the_command_line_asks_nothing_about_it(sit: Sit, run: Run, home: str) -> None:
    terminal = sit("score", "--deck", "demo", "--keep", XDG_DATA_HOME=home)
    begin(terminal)
    named(terminal, "Ann")
    terminal.asked("ask-card", CARDS, name="Ann", number=1)
    terminal.asked("ask-swap", "", name="Ann")
    terminal.asked("ask-file", "")
    terminal.told("history-kept", number=1)
    assert terminal.end() == 0
    assert terminal.words("ask-history") not in terminal.text
    assert names_kept(run, home) == [["Ann"]]


def test_players_of_the_last_game_are_offered_as_they_sat(sit: Sit, run: Run, home: str) -> None:
    keep(run, home, "Zoe", "Ann")
    terminal = sit("score", "--deck", "demo", XDG_DATA_HOME=home)
    begin(terminal, players=3)
    terminal.asked("ask-name", "", number=1, default="Zoe")
    terminal.asked("ask-card", CARDS, name="Zoe", number=1)
    terminal.asked("ask-swap", "", name="Zoe")
    terminal.asked("ask-name", "", number=2, default="Ann")
    terminal.asked("ask-card", "9 10 11 12 13 14 15 16", name="Ann", number=1)
    terminal.asked("ask-swap", "", name="Ann")
    third = terminal.words("ask-default-name", number=3)
    terminal.asked("ask-name", "", number=3, default=third)
    terminal.told("ask-card", name=third, number=1)
    terminal.interrupt()
    terminal.end()


@pytest.mark.parametrize("typed", quick_first(2, ["renee", "Rennée", "Reneé", " RENÉE", "Rnéee"]))
def test_another_spelling_is_asked_about_once(sit: Sit, run: Run, home: str, typed: str) -> None:
    keep(run, home, "Renée")
    terminal = sit("score", "--deck", "demo", XDG_DATA_HOME=home)
    begin(terminal)
    terminal.asked("ask-name", typed, number=1, default="Renée")
    terminal.asked("ask-same-person", "", name=typed.strip(), known="Renée")
    terminal.asked("ask-card", CARDS, name="Renée", number=1)
    terminal.told("ask-swap", name="Renée")
    terminal.interrupt()
    terminal.end()


def test_somebody_else_of_nearly_the_same_name_stays(sit: Sit, run: Run, home: str) -> None:
    keep(run, home, "Anna")
    terminal = sit("score", "--deck", "demo", XDG_DATA_HOME=home)
    begin(terminal)
    terminal.asked("ask-name", "Hanna", number=1, default="Anna")
    terminal.asked("ask-same-person", "n", name="Hanna", known="Anna")
    terminal.asked("ask-card", "<", name="Hanna", number=1)
    terminal.asked("ask-name", "Hanna", number=1, default="Hanna")
    terminal.told("ask-card", name="Hanna", number=1)
    terminal.interrupt()
    terminal.end()
    assert terminal.text.count("Is Hanna the Anna") == 1


def test_damaged_history_disturbs_nobody_who_scores(sit: Sit, home: str) -> None:
    folder = Path(home) / "sideboards-score"
    folder.mkdir()
    (folder / "history.db").write_bytes(b"spoilt" * 1000)
    terminal = sit("score", "--deck", "demo", XDG_DATA_HOME=home)
    begin(terminal)
    named(terminal, "Ann")
    terminal.asked("ask-card", CARDS, name="Ann", number=1)
    terminal.asked("ask-swap", "", name="Ann")
    terminal.asked("ask-history", "")
    terminal.asked("ask-file", "")
    terminal.told("ranking-title")
    terminal.told("history-damaged")
    assert terminal.end() == 2
    assert (folder / "history.db").read_bytes() == b"spoilt" * 1000
    again = sit("score", XDG_DATA_HOME=home)
    again.told_text("unfinished")  # what could not be kept is offered again
    again.interrupt()
    again.end()


def test_delete_asks_and_a_mere_enter_deletes_nothing(sit: Sit, run: Run, home: str) -> None:
    keep(run, home, "Ann")
    (game,) = json.loads(run("history", "--json", XDG_DATA_HOME=home).stdout)["games"]
    values = {"date": game["date"], "result": f"Ann {game['players'][0]['total']}"}
    for answer, left in (("", 1), ("n", 1), ("y", 0)):
        terminal = sit("history", "delete", "1", XDG_DATA_HOME=home)
        terminal.asked("ask-delete", answer, number=1, **values)
        assert terminal.end() == 0
        assert len(names_kept(run, home)) == left


def test_editor_is_opened_again_until_the_game_scores(
    sit: Sit, run: Run, home: str, tmp_path: Path
) -> None:
    keep(run, home, "Ann")
    script = tmp_path / "editor"
    script.write_text(
        "#!/bin/sh\n"
        'if grep -q Zoe "$1"; then sed -i "s/broken: true//" "$1"\n'
        'else sed -i "s/name: Ann/name: Zoe/" "$1"; echo "broken: true" >> "$1"; fi\n',
        encoding="utf-8",
    )
    script.chmod(0o700)
    terminal = sit("history", "edit", "1", XDG_DATA_HOME=home, VISUAL=str(script))
    terminal.told_text("broken")
    terminal.asked("ask-edit-again", "")
    terminal.told("history-edited", number=1)
    assert terminal.end() == 0
    assert names_kept(run, home) == [["Zoe"]]
