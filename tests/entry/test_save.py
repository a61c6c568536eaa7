"""A saved game scores the same, wherever it was saved, and nothing is ever lost for it."""

import errno
import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sideboards_score.entry.change.game_save import save_game
from sideboards_score.entry.change.new_file import check_free
from sideboards_score.entry.game.command_line import GameOptions, request_from_options
from sideboards_score.entry.game.game_file import read_game_file
from sideboards_score.entry.game.request import Request, build_game
from sideboards_score.errors import FileError, SideboardsError
from sideboards_score.model.game import Game
from tests.entry.conftest import FEW, OWN_DECK, Write

EIGHT = "1 2r RTObPfKs RsTO?fPb 5 6 7 8"


def asked(
    deck: str = "demo", objectives: str = "3,9,19", player: str = f"Ann={EIGHT}", **more: object
) -> Request:
    options = GameOptions(deck=deck, objectives=objectives, players=(player,), **more)  # type: ignore[arg-type]
    return request_from_options(options)


def facts(game: Game) -> tuple[object, ...]:
    """All that the score depends on."""
    return (
        game.deck.cards,
        game.objectives,
        game.players,
        game.edition,
        game.variant,
        game.partial,
    )


def saved(path: Path, request: Request) -> Game:
    """The game as it is read back from the file it was saved in."""
    check_free(str(path))
    save_game(path, request, build_game(request))
    return build_game(read_game_file(str(path)))


@pytest.mark.parametrize("name", ["game.yaml", "game.json", "game", "g m.yml"])
@pytest.mark.parametrize(
    "request_",
    [
        asked(),
        asked(objectives="X.X/.X.=4,9,30"),
        asked(edition="fr", variant="four-cards"),
        asked(player="no=1 2", partial=True),
        asked(player='\'# : - "[x]"=1', partial=True, swap_used=('\'# : - "[x]"',)),
        asked(player="👩\u200d👧 שלום=1", partial=True),
        asked(deck="retail", objectives="XX=1,X/X=2,17"),
        asked(deck="retail", objectives="31=XX=1,9=X/X=2,17"),
    ],
    ids=["numbers", "spelled", "settings", "no", "signs", "scripts", "retail", "numbered"],
)
def test_saved_game_is_the_same_game(tmp_path: Path, name: str, request_: Request) -> None:
    assert facts(saved(tmp_path / name, request_)) == facts(build_game(request_))


@pytest.mark.parametrize(
    "rows",
    [
        "{of: handle, rows: 2}",
        "{rows: 1, value: noir}",
        "{of: color, lines: [4, 2]}",
        "{number: 32, of: color, rows: 2}",
    ],
)
def test_row_objective_without_a_number_is_saved(write: Write, tmp_path: Path, rows: str) -> None:
    text = f"deck: demo\nobjectives: {{colors: 3, handles: 9, rows: {rows}}}\n"
    request = read_game_file(write(f"{text}players: [{{name: Ann, sideboard: {EIGHT}}}]"))
    assert facts(saved(tmp_path / "again.yaml", request)) == facts(build_game(request))


@FEW
@given(st.text(min_size=1), st.sampled_from(["yaml", "json"]))
def test_any_name_that_is_accepted_survives(scratch: Path, name: str, ending: str) -> None:
    request = asked(player=f"{name}=1", partial=True)
    try:
        game = build_game(request)
    except SideboardsError:
        return
    path = scratch.with_name(f"saved.{ending}")
    path.unlink(missing_ok=True)
    assert facts(saved(path, request)) == facts(game)


@pytest.mark.parametrize("name", ["here.yaml", "games/there.yaml", "games/there.json"])
def test_relative_deck_is_found_from_the_saved_file(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    for folder in ("games", "decks"):
        (tmp_path / folder).mkdir()
    write(OWN_DECK, "decks/own.yaml")
    monkeypatch.chdir(tmp_path)
    request = asked("decks/own.yaml", player="Ann=010 A-1r", partial=True)
    game = build_game(request)
    saved(Path(name), request)
    monkeypatch.chdir("/")
    assert facts(build_game(read_game_file(str(tmp_path / name)))) == facts(game)


def test_deck_file_called_like_a_shipped_deck_stays_the_deck(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own").mkdir()
    write(OWN_DECK, "own/demo")
    monkeypatch.chdir(tmp_path)
    request = asked("own/demo", player="Ann=RfTPsOKb", partial=True)
    assert facts(saved(Path("own/game.yaml"), request)) == facts(build_game(request))


def test_deck_is_found_from_a_folder_that_is_a_link(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "far" / "away" / "games").mkdir(parents=True)
    (tmp_path / "link").symlink_to(tmp_path / "far" / "away" / "games")
    write(OWN_DECK, "own.yaml")
    monkeypatch.chdir(tmp_path)
    request = asked("own.yaml", player="Ann=010", partial=True)
    assert facts(saved(Path("link/game.yaml"), request)) == facts(build_game(request))


@pytest.mark.parametrize("name", ["game.yaml", "game.json"])
def test_deck_path_in_another_encoding_is_no_fault_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    deck = os.fsdecode(b"d\xff.yaml")
    Path(deck).write_text(OWN_DECK, encoding="utf-8")
    request = asked(deck, player="Ann=010", partial=True)
    game = build_game(request)
    try:
        save_game(Path(name), request, game)
    except SideboardsError:
        assert not Path(name).exists()
        return
    assert facts(build_game(read_game_file(name))) == facts(game)


def test_deck_of_the_environment_is_written_down(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIDEBOARDS_DECK", write(OWN_DECK, "own.yaml"))
    options = GameOptions(objectives="3,9,19", players=("Ann=010",), partial=True)
    request = request_from_options(options)
    game = build_game(request)
    save_game(tmp_path / "game.yaml", request, game)
    monkeypatch.delenv("SIDEBOARDS_DECK")
    assert facts(build_game(read_game_file(str(tmp_path / "game.yaml")))) == facts(game)


def test_file_that_is_there_already_is_never_touched(write: Write, tmp_path: Path) -> None:
    path = Path(write("precious", "game.yaml"))
    request = asked()
    with pytest.raises(FileError) as checked:
        check_free(str(path))
    with pytest.raises(FileError) as written:
        save_game(path, request, build_game(request))
    assert (checked.value.key, written.value.key) == ("save-exists", "save-exists")
    assert path.read_text(encoding="utf-8") == "precious"
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.yaml"]


def test_link_to_nowhere_counts_as_a_file(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("nowhere")
    with pytest.raises(FileError) as caught:
        check_free(str(tmp_path / "link"))
    assert caught.value.key == "save-exists"


@pytest.mark.parametrize(
    ("name", "key"),
    [("no/game.yaml", "save-no-folder"), (".", "file-is-folder")],
)
def test_places_where_nothing_can_be_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, key: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(FileError) as caught:
        check_free(name)
    assert caught.value.key == key


def test_name_with_a_null_character_is_told(tmp_path: Path) -> None:
    # Ctrl-@ at a terminal types one.
    request = asked()
    path = tmp_path / "a\0b"
    with pytest.raises(FileError):
        saved(path, request)
    assert not list(tmp_path.iterdir())


def test_failed_writing_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    request = asked()
    with pytest.raises(FileError) as caught:
        save_game(tmp_path / "game.yaml", request, build_game(request))
    reason = caught.value.values["reason"]
    assert isinstance(reason, OSError)
    assert reason.errno == errno.ENOSPC
    assert not list(tmp_path.iterdir())


def test_file_system_without_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", refused)
    request = asked()
    assert facts(saved(tmp_path / "game.yaml", request)) == facts(build_game(request))
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.yaml"]


def test_json_is_json(tmp_path: Path) -> None:
    request = asked(swap_used=("Ann",))
    save_game(tmp_path / "game.JSON", request, build_game(request))
    document = json.loads((tmp_path / "game.JSON").read_text(encoding="utf-8"))
    assert document["players"] == [{"name": "Ann", "sideboard": EIGHT, "swap_used": True}]
