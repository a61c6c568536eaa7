"""Game files: YAML, JSON and standard input to a request."""

import io
import json
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sideboards_score.entry.game.game_file import game_of_text, read_game_file
from sideboards_score.entry.game.request import Request, build_game
from sideboards_score.errors import SideboardsError
from sideboards_score.model.game import Occasion, Variant
from tests.entry.conftest import SEEDED, Write, place

GAME = """
deck: demo
edition: FR
variant: four-cards
partial: yes
objectives: [3, 9, 19]
players:
  - name: no
    sideboard: 1, 2r RTObPfKs
    swap_used: ja
  - {name: 010, sideboard: [4, "5r"], swap_used: }
claims: [no=41]
"""

PLAYERS = "\nplayers: [{name: Ann, sideboard: 1 2 3 4 5 6 7 8}]"

cells = st.sampled_from(["1", "2r", "RTPOK", "?x?xPxTxKx", "RfTPsOKb", "x", "010", "[1]", "~", "'"])
names = st.text("aA \u0301\u200d\ud7ff=@[]{}:#-~\"'\\\n\t", max_size=5).map(json.dumps)
pieces = st.one_of(
    st.sampled_from(
        [
            "deck: demo",
            "deck: retail",
            "deck: []",
            "deck: .",
            "edition: no",
            "edition: fr",
            "variant: four-cards",
            "partial: yes",
            "objectives: [3, 9, 19]",
            "objectives: [1, 14, 16]",
            "objectives: {colors: {pattern: [X, 1], points: 2}, handles: 9, rows: {}}",
            "objectives: {colors: 3, handles: 9, rows: {value: rot, lines: [1, 5]}}",
            "players:",
            "claims: [a=1]",
            "- a",
        ]
    ),
    st.tuples(names, st.lists(cells, max_size=8)).map(
        lambda pair: f"  - {{name: {pair[0]}, sideboard: {' '.join(pair[1])}}}"
    ),
)


def fault_of(path: str) -> SideboardsError:
    with pytest.raises(SideboardsError) as caught:
        build_game(read_game_file(path))
    return caught.value


def scored(request: Request) -> list[tuple[str, tuple[str, ...], bool]]:
    players = build_game(request).players
    return [(player.name, player.sideboard.codes, player.swap_used) for player in players]


def test_every_field_of_a_game(write: Write) -> None:
    request = read_game_file(write(GAME))
    assert (request.deck, request.edition, request.partial) == ("demo", "fr", True)
    assert request.variant is Variant.FOUR_CARDS
    assert [(p.name, p.cards, p.swap_used) for p in request.players] == [
        ("no", ("1", "2r", "RTObPfKs"), True),
        ("010", ("4", "5r"), False),
    ]
    assert build_game(request).objectives.rows.number == 19


def test_json_and_standard_input_read_as_the_yaml_file(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "deck: demo\nobjectives: [3, 9, 19]" + PLAYERS
    from_yaml = scored(read_game_file(write(text)))
    player = {"name": "Ann", "sideboard": list(range(1, 9)), "swap_used": False}
    document = {"deck": "demo", "objectives": [3, 9, 19], "players": [player]}
    assert scored(read_game_file(write(json.dumps(document), "game.json"))) == from_yaml
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(text.encode())))
    assert scored(read_game_file("-")) == from_yaml


def test_closed_standard_input_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert fault_of("-").key == "standard-input-closed"


def test_deck_path_starts_from_the_folder_of_the_game(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "games").mkdir()
    write("cards: {7: RfTPsOKb}\nobjectives: {19: {kind: rows, of: color, rows: 1}}", "own.yaml")
    goals = (
        "{colors: {pattern: [XX], points: 1}, handles: {pattern: [XX], points: 1}, "
        "rows: {of: color, rows: 1}}"
    )
    text = f"deck: ../own.yaml\npartial: yes\nobjectives: {goals}\n"
    path = write(text + "players: [{name: Ann, sideboard: 7}]", "games/game.yaml")
    monkeypatch.chdir("/")
    assert scored(read_game_file(path)) == [("Ann", ("RfTPsOKb",), False)]


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("deck: demo" + PLAYERS, "field-missing", None),
        ("dekc: demo\nobjectives: [3, 9, 19]" + PLAYERS, "field-unknown", 1),
        ("edition: no\nobjectives: [3, 9, 19]" + PLAYERS, "field-not-choice", 1),
        ("variant: four\nobjectives: [3, 9, 19]" + PLAYERS, "field-not-choice", 1),
        ("partial: perhaps\nobjectives: [3, 9, 19]" + PLAYERS, "field-not-flag", 1),
        ("deck: demo\nobjectives: [3, 9, 19]", "players-none", None),
        ("objectives: [3, 9, 19]\nplayers: Ann", "field-not-list", 2),
        ("objectives: [3, 9, 19]\nplayers: [Ann]", "field-not-fields", 2),
        ("objectives: [3, 9, 19]\nplayers:\n- {sideboard: 1}", "field-missing", 3),
        ("objectives: [3, 9, 19]\nplayers:\n- {name: A, nam: 1}", "field-unknown", 3),
        ("objectives: [3, 9, 19]\nplayers:\n- {name: A, sideboard: [[1]]}", "field-not-text", 3),
        ("objectives: [3, 9, 19]\nplayers:\n- {name: A, sideboard: {a: 1}}", "field-not-text", 3),
        ("objectives: [3, 9, 19]\nplayers:\n- {name: A, swap_used: x}", "field-not-flag", 3),
        ("objectives: [3, 9, 19]\nclaims: {a: 1}" + PLAYERS, "claims-not-list", 2),
        ("objectives: [3, 9, 19]\n\nplayers:\n- name: A\n  name: B", "yaml-twice", 5),
    ],
)
def test_fault_and_its_line(write: Write, text: str, key: str, line: int | None) -> None:
    path = write(text)
    error = fault_of(path)
    assert (error.key, place(error)["file"], place(error).get("line")) == (key, path, line)


@pytest.mark.parametrize(
    "fields",
    [
        "turn: 90",
        'fix: {"3,2": Of}',
        "photo: a.jpg, turn: 45",
        "photo: a.jpg, sideboard: 1",
        'photo: a.jpg, fix: {"6,1": R}',
        'photo: a.jpg, fix: {"1": R}',
        'photo: a.jpg, fix: {"1,1": RT}',
        "photo: a.jpg, fix: [R]",
    ],
)
def test_fields_of_a_photo_that_do_not_go_together(write: Write, fields: str) -> None:
    error = fault_of(write(f"objectives: [3, 9, 19]\nplayers:\n- {{name: A, {fields}}}"))
    assert place(error)["line"] == 3


@SEEDED
@given(
    st.one_of(
        st.binary(),
        st.text().map(str.encode),
        st.lists(pieces, max_size=12).map("\n".join).map(str.encode),
    )
)
def test_any_file_as_a_game_raises_our_own_errors_only(scratch: Path, data: bytes) -> None:
    scratch.write_bytes(data)
    try:
        game = build_game(read_game_file(str(scratch)))
    except SideboardsError:
        return
    assert 1 <= len(game.players) <= 6


def test_the_evening_of_a_game_is_read(tmp_path: Path) -> None:
    text = "objectives: [3, 9, 19]\ndate: 2026-11-28\nplace: at Ann's\nnote: 'close: one point'\n"
    game = game_of_text(text, str(tmp_path / "g.yaml"))
    assert game.occasion == Occasion("2026-11-28", "at Ann's", "close: one point")


@pytest.mark.parametrize("day", ["2026-02-30", "28.11.2026", "20261128", "2026-1-1", "today"])
def test_what_is_no_day_is_refused_with_its_line(day: str) -> None:
    with pytest.raises(SideboardsError) as caught:
        game_of_text(f"objectives: [3, 9, 19]\ndate: '{day}'\n", "g.yaml")
    assert caught.value.key == "date-wrong"
    assert [step.kind for step in caught.value.where] == ["file", "line"]
