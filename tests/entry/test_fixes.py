"""What is put right in a photo: the notation, and the game file that keeps it."""

import itertools
import json
from pathlib import Path

import pytest

from sideboards_score.entry.change.game_update import update_game
from sideboards_score.entry.game.command_line import GameOptions, with_options
from sideboards_score.entry.game.fixes import joined_fixes, read_fix, with_fixes
from sideboards_score.entry.game.game_file import read_game_file
from sideboards_score.entry.game.request import PhotoRequest, PlayerRequest, Request, build_game
from sideboards_score.errors import SideboardsError
from sideboards_score.model.cards import Card, Drawer
from sideboards_score.model.sideboard import Column, Line, Place

CARD = "KfObTsRP"

FILE = """# our evening
deck: demo          # the invented one
objectives: [ 3,9,  19 ]
x-mood: good

players:
- name: Ann  # played first
  sideboard: 1 2 3 4 5 6 7 8
- name: Ben. Jr=1
  photo: ben.jpg
  fix:
    '3/2': Of   # a reflection
    "4": RfTPsOKb
    1,8: K
  swap_used: no
"""


def at(line: int, card: int) -> Place:
    return Place(Line(line), Column(card))


def whole(code: str, card: int) -> dict[Place, Drawer]:
    return {at(line, card): drawer for line, drawer in enumerate(Card.of(code).drawers, 1)}


@pytest.mark.parametrize("place", ["3/2", "3,2", " 3 / 2 ", "3 ,2", "\uff13/\uff12"])
def test_one_drawer_in_both_spellings(place: str) -> None:
    (drawer,) = Card.of("TsRRRR").drawers[:1]
    assert read_fix(f"{place}= ts ") == {at(3, 2): drawer}


def test_a_whole_card() -> None:
    assert read_fix("2=kFOBTsrp") == whole(CARD, 2)


@pytest.mark.parametrize("value", ["17", "17r", "KOTRP"])
def test_a_whole_card_is_spelled_out_and_the_message_says_so(value: str) -> None:
    with pytest.raises(SideboardsError) as caught:
        read_fix(f"2={value}")
    assert caught.value.key == "fix-bare"


@pytest.mark.parametrize(
    "order", list(itertools.permutations([("3/2", "Kx"), ("2", CARD), ("1,1", "R")]))
)
def test_one_drawer_stands_above_its_card_in_any_order(order: list[tuple[str, str]]) -> None:
    expected = whole(CARD, 2) | read_fix("3/2=Kx") | read_fix("1/1=R")
    assert joined_fixes(order) == expected


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("6/1=R", "fix-place"),
        ("0/1=R", "fix-place"),
        ("1/9=R", "fix-place"),
        ("9=RfTPsOKb", "fix-place"),
        ("0=RfTPsOKb", "fix-place"),
        ("1/2/3=R", "fix-place"),
        ("=R", "fix-place"),
        ("1/1=RT", "drawer-wrong"),
        ("1/1=", "drawer-wrong"),
        ("1=R", "card-drawers"),
        ("1=RTPOK", "fix-bare"),
    ],
)
def test_what_is_no_place_or_no_drawer_is_named(text: str, key: str) -> None:
    with pytest.raises(SideboardsError) as caught:
        read_fix(text)
    assert caught.value.key == key


def player(name: str, photo: str | None = "p.jpg") -> PlayerRequest:
    return PlayerRequest(name, (), photo=None if photo is None else PhotoRequest(photo))


def test_the_option_finds_its_player_whatever_the_name() -> None:
    players = [player("Ann"), player("Ben. Jr=1")]
    fixed = with_fixes(players, ["ben. jr=1.3/2=Ts", f"Ann.2={CARD}", "Ann.3/2=K"])
    assert [one.photo.fix for one in fixed if one.photo] == [
        whole(CARD, 2) | read_fix("3/2=K"),
        read_fix("3/2=Ts"),
    ]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Ann", "fix-option"),
        ("Ann=Ts", "fix-option"),
        ("Anne.3/2=Ts", "fix-nobody"),
        ("Ann.3/9=Ts", "fix-place"),
        ("Cid.3/2=Ts", "fix-no-photo"),
    ],
)
def test_an_option_that_fixes_nothing_is_refused(text: str, key: str) -> None:
    with pytest.raises(SideboardsError) as caught:
        with_fixes([player("Ann"), player("Cid", None)], [text])
    assert caught.value.key == key


def saved(path: Path, *fixes: str, edition: str | None = None) -> str | None:
    """Save a game onto its file with more put right, as if its photo had been read."""
    request = with_options(read_game_file(str(path)), GameOptions(edition=edition, fixes=fixes))
    return update_game(str(path), request, build_game(as_read(request)))


def as_read(request: Request) -> Request:
    cards = ("9", "10", "11", "12", "13", "14", "15", "16")
    players = [
        PlayerRequest(one.name, cards if one.photo else one.cards, one.swap_used)
        for one in request.players
    ]
    return Request(tuple(players), request.objectives, request.deck, edition=request.edition)


def fixed(path: Path) -> dict[Place, Drawer]:
    (photo,) = (one.photo for one in read_game_file(str(path)).players if one.photo)
    return dict(photo.fix)


def test_answers_go_into_the_file_and_nothing_else_changes(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    path.write_text(FILE, encoding="utf-8")
    before = fixed(path)
    backup = saved(path, "Ben. Jr=1.3/2=Ts", "Ben. Jr=1.5/7=P")
    assert backup == str(path) + ".bak"
    assert Path(backup).read_text(encoding="utf-8") == FILE
    assert fixed(path) == before | read_fix("3/2=Ts") | read_fix("5/7=P")
    text = path.read_text(encoding="utf-8")
    lost = [line for line in FILE.splitlines() if line not in text.splitlines()]
    assert lost == ["    '3/2': Of   # a reflection"]


def test_a_card_put_right_takes_the_place_of_all_that_stood_about_it(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    path.write_text(FILE, encoding="utf-8")
    saved(path, "Ben. Jr=1.4/4=Kx", f"Ben. Jr=1.2={CARD}")
    assert fixed(path) == {
        **whole("RfTPsOKb", 4),
        **whole(CARD, 2),
        **read_fix("4/4=Kx"),
        **read_fix("1/8=K"),
    }


def test_a_file_without_fix_gets_one(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    text = FILE[: FILE.index("  fix:")] + "  swap_used: yes  # at the end\n# the end\n"
    path.write_bytes(text.replace("\n", "\r\n").encode())
    saved(path, "Ben. Jr=1.3/2=Ts")
    assert fixed(path) == read_fix("3/2=Ts")
    new = path.read_bytes().decode()
    assert all(line in new.split("\r\n") for line in text.split("\n"))
    assert new.count("\n") == new.count("\r\n")


def test_json_stays_json(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    players = [{"name": "Ben", "photo": "b.jpg", "x-seat": 3}]
    game = {"deck": "demo", "objectives": [3, 9, 19], "players": players}
    path.write_text(json.dumps(game, indent=4), encoding="utf-8")
    saved(path, "Ben.3/2=Ts")
    text = path.read_text(encoding="utf-8")
    (ben,) = json.loads(text)["players"]
    assert ben == {**players[0], "fix": {"3,2": "Ts"}}
    assert '\n    "deck": "demo"' in text


def test_what_an_option_said_is_kept_too(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    path.write_text(FILE, encoding="utf-8")
    saved(path, edition="fr")
    assert read_game_file(str(path)).edition == "fr"
    assert "# our evening" in path.read_text(encoding="utf-8")


def test_nothing_new_leaves_the_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    path.write_text(FILE, encoding="utf-8")
    assert saved(path) is None
    assert [one.name for one in tmp_path.iterdir()] == ["game.yaml"]


@pytest.mark.parametrize("beside", ["game.yaml.bak", ".game.yaml.lock"])
def test_a_folder_in_the_way_is_named_and_nothing_is_written(tmp_path: Path, beside: str) -> None:
    path = tmp_path / "game.yaml"
    path.write_text(FILE, encoding="utf-8")
    (tmp_path / beside).mkdir()
    with pytest.raises(SideboardsError) as caught:
        saved(path, "Ben. Jr=1.3/2=Ts")
    assert caught.value.key == "deck-beside-folder"
    assert caught.value.where[0].name == str(tmp_path / beside)
    assert path.read_text(encoding="utf-8") == FILE


def test_a_file_that_was_changed_meanwhile_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    path.write_text(FILE, encoding="utf-8")
    request = with_options(read_game_file(str(path)), GameOptions(fixes=("Ben. Jr=1.3/2=Ts",)))
    game = build_game(as_read(request))
    other = FILE.replace("Ann", "Anna")
    path.write_text(other, encoding="utf-8")
    with pytest.raises(SideboardsError) as caught:
        update_game(str(path), request, game)
    assert caught.value.key == "save-changed"
    assert path.read_text(encoding="utf-8") == other


@pytest.mark.parametrize(
    ("fix", "key"),
    [
        ('{"3/2": Ts, "3,2": Of}', "yaml-twice"),
        ('{"2": KfObTsRP, " 2": KfObTsPR}', "yaml-twice"),
        ("{3,2: Of}", "field-not-text"),  # without quotes YAML reads the fields 3 and 2
    ],
)
def test_a_place_is_put_right_once_in_a_file(tmp_path: Path, fix: str, key: str) -> None:
    game = tmp_path / "game.yaml"
    player = f"  - {{name: Ben, photo: ben.jpg, fix: {fix}}}"
    game.write_text(f"deck: demo\nobjectives: [3, 9, 19]\nplayers:\n{player}\n", "utf-8")
    with pytest.raises(SideboardsError) as caught:
        read_game_file(str(game))
    assert caught.value.key == key
    assert [step.kind for step in caught.value.where] == ["file", "line"]
