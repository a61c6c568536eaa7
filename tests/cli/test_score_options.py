"""A game typed as options is the same game as a file."""

import json
from pathlib import Path

import pytest

from tests.conftest import Run

SAMPLES = Path(__file__).parent.parent.parent / "samples" / "games"

PLAYERS = [
    ("Ann [x]", "1 2r RTObPfKs RsTOKfPb 5 6 7 8", False),
    ("a=b", "11,12,13,14,15,16,17,18", True),
    ("no", "RPO?K 22 23 24 25 26 27 28", True),
]

SETTINGS: list[dict[str, str]] = [
    {},
    {"edition": "fr"},
    {"variant": "four-cards"},
    {"objectives": "[19, 9, 3]"},
    {"objectives": "{colors: {pattern: [101, 010], points: 4}, handles: 9, rows: 30}"},
]

AS_OPTION = {
    "[19, 9, 3]": "19,9,3",
    "{colors: {pattern: [101, 010], points: 4}, handles: 9, rows: 30}": "X.X/.X.=4,9,30",
}


def typed(settings: dict[str, str]) -> list[str]:
    """The game as options."""
    words = ["--deck", "demo"]
    for name, value in ({"objectives": "4,12,16"} | settings).items():
        words += [f"--{name}", AS_OPTION.get(value, value)]
    for name, cards, used in PLAYERS:
        words += ["--player", f"{name}={cards}", *(["--swap-used", name] if used else [])]
    return words


def written(settings: dict[str, str]) -> str:
    """The game as a file."""
    fields = {"deck": "demo", "objectives": "[4, 12, 16]"} | settings
    lines = [f"{name}: {value}" for name, value in fields.items()]
    players = [
        json.dumps({"name": name, "sideboard": cards, "swap_used": used})
        for name, cards, used in PLAYERS
    ]
    return "\n".join([*lines, "players:", *(f"  - {player}" for player in players)])


@pytest.mark.parametrize("settings", SETTINGS, ids=[str(settings) for settings in SETTINGS])
def test_options_and_file_and_standard_input_give_the_same(
    run: Run, tmp_path: Path, settings: dict[str, str]
) -> None:
    text = written(settings)
    (tmp_path / "game.yaml").write_text(text, encoding="utf-8")
    results = [
        run("score", *typed(settings), "--json"),
        run("score", "game.yaml", "--json"),
        run("score", "-", "--json", stdin=text),
    ]
    assert [(done.returncode, done.stderr) for done in results] == [(0, "")] * 3
    assert results[0].stdout == results[1].stdout == results[2].stdout
    assert [player["name"] for player in json.loads(results[0].stdout)["players"]] == [
        name for name, _, _ in PLAYERS
    ]


def test_options_beside_a_file_take_the_place_of_what_it_says(run: Run) -> None:
    game = str(SAMPLES / "two-players.yaml")
    changed = run(
        "score", game, "--edition", "fr", "--variant", "four-cards", "--objectives", "7,14,30",
        "--json",
    )  # fmt: skip
    document = json.loads(changed.stdout)
    assert (document["edition"], document["variant"]) == ("fr", "four-cards")
    assert [goal["number"] for goal in document["objectives"].values()] == [7, 14, 30]


@pytest.mark.parametrize("options", [("--player", "Ann=1"), ("--swap-used", "Mira")])
def test_players_beside_a_file_are_refused(run: Run, options: tuple[str, str]) -> None:
    done = run("score", str(SAMPLES / "two-players.yaml"), *options)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "--player" in done.stderr


@pytest.mark.parametrize("name", ["game.yaml", "games/game.json"])
def test_saved_game_scores_the_same(run: Run, tmp_path: Path, name: str) -> None:
    (tmp_path / "games").mkdir()
    first = run("score", *typed({}), "--save", name, "--lang", "en")
    assert (first.returncode, first.stderr) == (0, f"Saved as {name}.\n")
    again = run("score", name, "--lang", "en")
    assert (again.returncode, again.stdout) == (0, first.stdout)


def test_own_deck_by_relative_path_is_found_from_the_saved_game(run: Run, tmp_path: Path) -> None:
    shipped = SAMPLES.parent.parent / "card_db" / "demo.yaml"
    (tmp_path / "own.yaml").write_bytes(shipped.read_bytes())
    (tmp_path / "games").mkdir()
    words = [word.replace("demo", "own.yaml") for word in typed({})]
    first = json.loads(run("score", *words, "--save", "games/a.yaml", "--json").stdout)
    again = json.loads(
        run("score", str(tmp_path / "games" / "a.yaml"), "--json", cwd=Path("/")).stdout
    )
    assert again["players"] == first["players"]


def test_nothing_is_saved_where_nothing_can_be_scored(run: Run, tmp_path: Path) -> None:
    words = [word.replace("22", "61") for word in typed({})]
    assert run("score", *words, "--save", "game.yaml").returncode == 2
    assert not list(tmp_path.iterdir())


def test_deck_by_name_path_and_environment_score_the_same(run: Run, tmp_path: Path) -> None:
    shipped = SAMPLES.parent.parent / "card_db" / "demo.yaml"
    (tmp_path / "own.yaml").write_bytes(shipped.read_bytes())
    game = [word for word in typed({}) if word not in ("--deck", "demo")]
    outputs = [
        run("score", *game, "--json", "--deck", "demo"),
        run("score", *game, "--json", "--deck", "own.yaml"),
        run("score", *game, "--json", SIDEBOARDS_DECK="own.yaml"),
        run("score", *game, "--json", "--deck", "demo", SIDEBOARDS_DECK="no.yaml"),
    ]
    players = [json.loads(done.stdout)["players"] for done in outputs]
    assert players == [players[0]] * 4


def test_rule_of_a_row_objective_names_both_its_value_and_its_lines(
    run: Run, tmp_path: Path
) -> None:
    # Only red drawers of the lines 2 and 3 are counted here, so the page must say red.
    goals = "{colors: 3, handles: 9, rows: {value: red, lines: [2, 3]}}"
    (tmp_path / "game.yaml").write_text(written({"objectives": goals}), encoding="utf-8")
    page = " ".join(run("score", "game.yaml", "--lang", "en").stdout.split())
    rule = page.partition("row spelled out")[2].partition(";")[0]
    assert [word for word in ("red", "2", "3") if word not in rule] == []


def test_the_day_of_a_game_stands_on_its_page_and_in_its_file(run: Run, tmp_path: Path) -> None:
    typed = ("score", "--deck", "demo", "--objectives", "3,9,19", "--player", "Ann=1 2 3 4 5 6 7 8")
    done = run(*typed, "--date", "2026-11-28", "--save", "game.yaml")
    assert "2026-11-28 · " in done.stdout
    assert json.loads(run("score", "game.yaml", "--json").stdout)["date"] == "2026-11-28"
    again = run("score", "game.yaml", "--date", "2026-11-30", "--save", "game.yaml")
    assert again.returncode == 0
    assert "date: '2026-11-30'" in (tmp_path / "game.yaml").read_text(encoding="utf-8").replace(
        '"', "'"
    )
    wrong = run(*typed, "--date", "yesterday")
    assert wrong.returncode == 2
    assert "--date" in wrong.stderr
