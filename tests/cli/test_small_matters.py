"""What people trip over: dashes, languages, digits, closed streams, line numbers, copies."""

import json
import shutil
from pathlib import Path

import pytest

from sideboards_score.words import Words
from tests.conftest import ROOT, Run

WORDS = Words("en")
GAME = (ROOT / "samples" / "games" / "two-players.yaml").read_text(encoding="utf-8")
PHOTO = ROOT / "samples" / "photos" / "warm-lamp.jpg"
TYPED = ["--deck", "demo", "--objectives", "3,9,19"]


def test_a_file_that_begins_with_a_dash_gets_a_hint(run: Run, tmp_path: Path) -> None:
    (tmp_path / "-game.yaml").write_text(GAME, encoding="utf-8")
    done = run("score", "-game.yaml")
    assert (done.returncode, done.stdout) == (2, "")
    assert WORDS("usage-dash-file", file="-game.yaml") in done.stderr
    assert run("score", "./-game.yaml").returncode == 0


@pytest.mark.parametrize("first", ["--lang=de", "--lang=fr"])
def test_the_last_language_counts(run: Run, first: str) -> None:
    done = run(first, "deck", "list", "--lang", "it")
    assert done.stdout == run("deck", "list", "--lang", "it").stdout


def wide(text: str) -> str:
    """The text as East Asian keyboards write it in full width."""
    return "".join(chr(ord(sign) + 0xFEE0) if sign.isalnum() else sign for sign in text)


def test_digits_of_full_width_are_digits_everywhere(run: Run) -> None:
    def answer(cards: str, number: str, claimed: str) -> object:
        options = ["--deck", "demo", "--solo", "--objectives", number, "--json"]
        claim = f"Ann.colors={claimed}x"
        done = run("check", *options, "--player", f"Ann={cards}", "--claim", claim)
        return json.loads(done.stdout)["claims"]

    cards = "1 2 3 4 5 6 7 8r"
    assert answer(wide(cards), wide("3"), wide("4")) == answer(cards, "3", "4")
    turned = [run("read", "no.jpg", "--turn", turn).stderr for turn in (wide("90"), "90")]
    assert turned[0] == turned[1]


@pytest.mark.parametrize("text", ['{"deck": "demo" "edition": "de"}', '{"deck": "demo",\n\t: 3}'])
def test_what_is_wrong_in_json_is_told_of_json(run: Run, tmp_path: Path, text: str) -> None:
    (tmp_path / "game.json").write_text(text, encoding="utf-8")
    done = run("score", "game.json")
    assert done.returncode == 2
    assert "YAML" not in done.stderr
    assert "indent" not in done.stderr


def test_a_list_is_told_to_be_no_game_in_terms_of_json(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("[1, 2]", encoding="utf-8")
    assert WORDS("json-not-fields") in run("score", "game.json").stderr


@pytest.mark.parametrize("sign", ["\x85", "\u2028", "\u2029"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_lines_are_counted_as_an_editor_counts_them(
    run: Run, tmp_path: Path, sign: str, end: str
) -> None:
    # YAML begins a new line at these signs; no editor does.
    lines = [f"# a note{sign}# goes on", "deck: demo", f'strange: "a{sign}b"', "objectives: [3]"]
    (tmp_path / "game.yaml").write_bytes(end.join([*lines, ""]).encode())
    assert "line 3:" in run("score", "game.yaml").stderr


def test_a_missing_deck_names_the_game_that_names_it(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(GAME.replace("deck: demo", "deck: gone.yaml"), "utf-8")
    message = run("score", "game.yaml").stderr
    assert "game.yaml" in message
    assert "gone.yaml" in message


def test_a_missing_photo_names_the_game_and_the_player(run: Run, tmp_path: Path) -> None:
    players = "players:\n  - name: Ann\n    photo: gone.jpg\n"
    (tmp_path / "game.yaml").write_text(f"deck: demo\nobjectives: [3, 9, 19]\n{players}", "utf-8")
    message = run("score", "game.yaml").stderr
    for part in ("game.yaml", "gone.jpg", "Ann"):
        assert part in message


@pytest.mark.slow
@pytest.mark.parametrize("names", [("a.jpg", "b.jpg"), ("a.jpg", "a.jpg")])
def test_one_picture_for_two_rows_of_a_game_is_noticed(
    run: Run, tmp_path: Path, names: tuple[str, str]
) -> None:
    for name in names:
        shutil.copy(PHOTO, tmp_path / name)
    done = run("read", *names, "--same-game")
    told = WORDS("read-same-picture", first=names[0], second=names[1])
    assert done.stderr.splitlines() == [told]
    assert run("read", *names).stderr == ""
