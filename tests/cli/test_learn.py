"""An owner's own cards, from the photos of a box to games scored with them."""

import json
import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import cv2
import jsonschema
import pytest
from photo_deck import drawers, turned
from photo_rows import deck_photos, row_photo, strange_deck
from photo_styles_hard_tuning import STYLES as HARD
from photo_styles_tuning import SEEDS, style_of

from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.deck.find import card_db
from sideboards_score.entry.game.game_file import read_game_file
from sideboards_score.model.cards import Card
from sideboards_score.model.deck import Deck
from sideboards_score.model.learning import upright
from sideboards_score.model.objectives import Of, Pattern, PatternObjective
from sideboards_score.render.documents.learn import LEARN_SCHEMA
from sideboards_score.render.documents.read import READ_SCHEMA
from sideboards_score.render.documents.score import SCORE_SCHEMA
from sideboards_score.service.game_learning import seen_in_game, teach_game, worth_keeping
from sideboards_score.words import Words
from tests.cli.conftest import Sit
from tests.conftest import ROOT, Run, quick_first

SEED = 3
STYLE = style_of(SEEDS[SEED])
DECK = strange_deck(SEED)
SAMPLES = ROOT / "samples" / "photos"
WARM, REFLECTION = str(SAMPLES / "warm-lamp.jpg"), str(SAMPLES / "reflection.jpg")
WORDS = Words("en")
GOALS = "X.X/.X.=4,X./.X=3,17"


def document(text: str, schema: Path) -> Any:
    found = json.loads(text)
    jsonschema.validate(found, json.loads(schema.read_text(encoding="utf-8")))
    return found


def own(home: Path) -> Path:
    return home / "sideboards-score" / "deck.yaml"


def colors(code: str) -> str:
    return "".join(drawer[0] for drawer in drawers(code))


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Eight photos of a box of cards that the program has never seen."""
    folder = tmp_path_factory.mktemp("box")
    return [str(path) for path in deck_photos(folder, SEED, STYLE, DECK)]


def codes_of(deck: Deck) -> set[str]:
    return {min(card.code, card.turned().code) for card in deck.cards.values()}


@pytest.mark.slow
def test_from_photos_of_the_box_to_a_game_scored_by_colours_alone(
    run: Run, box: Sequence[str], tmp_path: Path
) -> None:
    home = str(tmp_path / "home")
    done = run("deck", "learn", *box, "--json", XDG_DATA_HOME=home)
    assert done.returncode == 0, done.stderr
    told = document(done.stdout, LEARN_SCHEMA)
    assert told["complete"] >= 55
    # What one photo leaves in doubt, another settles: the whole box once more, in another order.
    (tmp_path / "again").mkdir()
    box_again = deck_photos(tmp_path / "again", SEED + 1, STYLE, DECK)
    done = run("deck", "learn", *map(str, box_again), "--json", XDG_DATA_HOME=home)
    told = document(done.stdout, LEARN_SCHEMA)
    assert (told["complete"], told["all"], told["missing"]) == (60, 60, [])
    assert told["contradictions"] == []
    deck = load_deck(str(own(tmp_path / "home")), Path())
    assert codes_of(deck) == {min(code, turned(code)) for code in DECK}
    assert [fit for fit in deck.cards if not fit.isdigit()] == []

    boards = [DECK[:8], [turned(code) for code in DECK[20:28]]]
    for number, board in enumerate(boards):
        row_photo(tmp_path / f"{number}.jpg", 900 + number, STYLE, board)
    truth = run(
        *["score", "--objectives", GOALS, "--deck", "retail", "--json"],
        *[f"--player=P{number}={' '.join(board)}" for number, board in enumerate(boards)],
    )
    for players in (
        [
            f"--player=P{number}={' '.join(map(colors, board))}"
            for number, board in enumerate(boards)
        ],
        [f"--player=P{number}=@{number}.jpg" for number in range(2)],
    ):
        done = run("score", "--objectives", GOALS, "--json", *players, XDG_DATA_HOME=home)
        assert done.returncode == 0, done.stderr
        found = document(done.stdout, SCORE_SCHEMA)
        assert found["deck"] == str(own(tmp_path / "home"))
        assert found["players"] == json.loads(truth.stdout)["players"]

    done = run("score", "--objectives", GOALS, "--learn", "--json", *players, XDG_DATA_HOME=home)
    learnt = document(done.stdout, SCORE_SCHEMA)["learnt"]
    assert (len(learnt["new"]), len(learnt["confirmed"])) == (0, 16)

    before = own(tmp_path / "home").read_bytes()
    again = run("deck", "learn", *reversed(box), XDG_DATA_HOME=home, LANG="en_GB.UTF-8")
    assert (again.returncode, own(tmp_path / "home").read_bytes()) == (0, before)
    assert WORDS("deck-unchanged", file=own(tmp_path / "home")) in again.stderr
    valid = run("deck", "validate", "--json", XDG_DATA_HOME=home)
    assert {one["state"] for one in json.loads(valid.stdout)["inferences"]} == {"confirmed"}


@pytest.mark.slow
def test_order_of_photos_gives_the_same_file(run: Run, tmp_path: Path) -> None:
    both = ("--deck", "both.yaml")
    assert run("deck", "learn", WARM, REFLECTION, *both).returncode == 0
    for name, photos in (("one.yaml", (WARM, REFLECTION)), ("two.yaml", (REFLECTION, WARM))):
        for photo in photos:
            assert run("deck", "learn", photo, "--deck", name).returncode == 0
    shown = json.loads(run("deck", "show", "one.yaml", "--json").stdout)
    assert shown["seen"]["5"] == ["warm-lamp.jpg", "reflection.jpg"]
    texts = {(tmp_path / name).read_text() for name in ("both.yaml", "one.yaml", "two.yaml")}
    assert len(texts) == 1


def test_a_card_in_two_photos_is_told_once_as_new(run: Run) -> None:
    done = run("deck", "learn", WARM, REFLECTION, "--deck", "own.yaml")
    for photo in (WARM, REFLECTION):
        assert WORDS("learn-photo", file=photo, count=8) in done.stdout
    assert WORDS("learn-twice", count=1, ids="5") in done.stdout
    assert WORDS("learn-new", count=15) in done.stdout


def test_decks_with_a_long_path_are_listed_in_two_lines_each(run: Run) -> None:
    name = "a-deck-with-a-name-that-leaves-no-room-for-its-cards.yaml"
    run("deck", "learn", WARM, "--deck", name)
    listed = run("deck", "list", SIDEBOARDS_DECK=name).stdout.splitlines()
    at = next(number for number, line in enumerate(listed) if line.startswith("  *  "))
    assert WORDS("deck-cards", count=60) in listed[at + 1]
    retail = listed.index("     retail")
    assert listed[retail + 1].startswith(f"       {WORDS('deck-cards', count=60)}, ")


def test_what_is_told_of_photos(run: Run, tmp_path: Path) -> None:
    no_row, no_file = str(SAMPLES / "no-row.jpg"), str(tmp_path / "none.jpg")
    done = run("deck", "learn", WARM, no_row, "--deck", "own.yaml", NO_COLOR="1")
    assert done.returncode == 3
    assert WORDS("learn-photo", file=WARM, count=8) in done.stdout
    assert WORDS("read-refused", file=no_row) in done.stdout.replace("\n  ", " ")
    assert WORDS("learn-new", count=8) in done.stdout
    assert WORDS("learn-complete", count=8, all=60) in done.stdout
    assert WORDS("learn-missing", count=52) in done.stdout
    assert "\x1b" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80 + len(str(tmp_path))
    done = run("deck", "learn", WARM, no_file, "--deck", "own.yaml", "--json")
    assert done.returncode == 2
    told = document(done.stdout, LEARN_SCHEMA)
    assert [photo["status"] for photo in told["photos"]] == ["known", "refused"]


def test_a_contradiction_names_both_photos_and_keeps_the_file(run: Run, tmp_path: Path) -> None:
    assert run("deck", "learn", WARM, "--deck", "own.yaml").returncode == 0
    right = load_deck(str(tmp_path / "own.yaml"), Path()).cards["5"].code
    other = Card.of("RsTfKPOb").code
    text = (tmp_path / "own.yaml").read_text()
    text = text.replace(f"{right}: [", f"{other}: [").replace("warm-lamp.jpg", "older.jpg")
    text = text.replace("5bde", "aaaa").replace(f"5: {right}", f"5: {other}")
    (tmp_path / "own.yaml").write_text(text)
    done = run("deck", "learn", WARM, "--deck", "own.yaml", "--json")
    (found,) = json.loads(done.stdout)["contradictions"]
    assert found["stands"] is None
    assert {reading["card"]: reading["sources"] for reading in found["readings"]} == {
        right: ["warm-lamp.jpg"],
        other: ["older.jpg"],
    }
    assert load_deck(str(tmp_path / "own.yaml"), Path()).cards["5"].code == "RxTxKPOb"
    done = run("deck", "validate", "own.yaml")
    assert done.returncode == 0
    assert WORDS("finding-readings-differ", readings=[right, other])[:40] in done.stdout
    done = run("deck", "learn", WARM, "--deck", "own.yaml", "--replace", "--json")
    assert json.loads(done.stdout)["contradictions"] == []
    assert load_deck(str(tmp_path / "own.yaml"), Path()).cards["5"].code == right


def test_reading_and_learning_at_once(run: Run, tmp_path: Path) -> None:
    home = str(tmp_path / "home")
    done = run("read", WARM, "--learn", "--json", XDG_DATA_HOME=home)
    assert done.returncode == 0, done.stderr
    told = document(done.stdout, READ_SCHEMA)
    assert told["deck"] == "retail"
    assert len(told["learnt"]["new"]) == 8
    assert WORDS("learn-short", new=8, confirmed=0, done=8, all=60) in done.stderr
    assert document(run("read", WARM, "--json", XDG_DATA_HOME=home).stdout, READ_SCHEMA)[
        "deck"
    ] == str(own(tmp_path / "home"))
    assert load_deck(str(own(tmp_path / "home")), Path()).learned.appearance


def test_a_game_teaches_what_was_typed_in_full(run: Run, tmp_path: Path) -> None:
    cards = "RfTPsOKb TsOKbPfR RfPsOTKb RTPKO 11 RxTxKxOxPx PfRTsKbO TfRsPOKb"
    game = (
        "objectives: {colors: {pattern: X.X/.X., points: 4},"
        " handles: {pattern: X./.X, points: 3}, rows: 17}\n"
        f"deck: own.yaml\nplayers: [{{name: Ann, sideboard: '{cards}'}}]\n"
    )
    (tmp_path / "game.yaml").write_text(game)
    shutil.copy(ROOT / "card_db" / "retail.yaml", tmp_path / "own.yaml")
    done = run("score", "game.yaml", "--learn", "--json")
    assert done.returncode == 0, done.stderr
    told = document(done.stdout, SCORE_SCHEMA)
    assert len(told["learnt"]["new"]) == 5
    deck = load_deck(str(tmp_path / "own.yaml"), Path())
    assert {source.name for sources in deck.learned.seen.values() for source in sources} == {
        "game.yaml"
    }
    before = (tmp_path / "own.yaml").read_bytes()
    assert run("score", "game.yaml", "--learn").returncode == 0
    assert (tmp_path / "own.yaml").read_bytes() == before


SHIPPED = [
    ["deck", "learn", WARM, "--deck", "demo"],
    ["deck", "learn", WARM, "--deck", str(card_db() / "retail.yaml")],
    ["read", WARM, "--learn", "--deck", "retail"],
    [
        "score",
        "--learn",
        "--deck",
        "demo",
        "--objectives",
        "3,9,19",
        "--player",
        "A=1 2 3 4 5 6 7 8",
    ],
    ["objective", "set", "3", "--points", "4", "--deck", "demo"],
    ["deck", "import", "x.yaml", "--deck", "demo"],
]


@pytest.mark.parametrize("arguments", SHIPPED, ids=lambda words: " ".join(words[:2]))
def test_the_decks_that_ship_are_never_written(run: Run, arguments: list[str]) -> None:
    old = (card_db() / "retail.yaml").read_bytes()
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "--deck" in done.stderr
    assert (card_db() / "retail.yaml").read_bytes() == old


def test_a_deck_that_cannot_be_written_leaves_the_result(run: Run, tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("no folder")
    done = run("read", WARM, "--learn", "--deck", "folder/own.yaml", "--json")
    assert done.returncode == 2
    assert document(done.stdout, READ_SCHEMA)["learnt"] is None
    done = run("deck", "learn", WARM, "--deck", "folder/own.yaml")
    assert done.returncode == 2
    assert "8 cards read" in done.stdout  # what was read before stands
    assert done.stderr.startswith("Error: folder/own.yaml: ")


@pytest.mark.parametrize(
    ("home", "variable", "used"), [(True, "", "own"), (True, "demo", "demo"), (False, "", "retail")]
)
def test_which_deck_is_used(
    run: Run, tmp_path: Path, *, home: bool, variable: str, used: str
) -> None:
    if home:
        own(tmp_path).parent.mkdir()
        shutil.copy(ROOT / "card_db" / "retail.yaml", own(tmp_path))
    wanted = str(own(tmp_path)) if used == "own" else used
    place = {"XDG_DATA_HOME": str(tmp_path), "SIDEBOARDS_DECK": variable}
    for command in (
        ["deck", "show"],
        ["deck", "validate"],
        ["objective", "list"],
        ["objective", "show", "19"],
    ):
        assert json.loads(run(*command, "--json", **place).stdout)["deck"] == wanted
        assert wanted in run(*command, **place).stdout.replace("\n", "")
    assert json.loads(run("deck", "list", "--json", **place).stdout)["in_use"] == wanted


def test_a_named_variable_is_written_to(run: Run, tmp_path: Path) -> None:
    done = run(
        "objective", "set", "3", "--points", "4", "--pattern", "X.X/.X.", SIDEBOARDS_DECK="my.yaml"
    )
    assert done.returncode == 0, done.stderr
    assert load_deck(str(tmp_path / "my.yaml"), Path()).objectives[3].complete


GAME_WITH_PHOTO = (
    "objectives: {colors: {pattern: X.X/.X., points: 4},"
    " handles: {pattern: X./.X, points: 3}, rows: 17}\n"
    "deck: %s\nplayers: [{name: Ann, photo: warm-lamp.jpg%s}]\n"
)


@pytest.mark.slow
def test_what_a_person_put_right_in_a_photo_stands_in_any_order(run: Run, tmp_path: Path) -> None:
    shutil.copy(WARM, tmp_path)
    seen = json.loads(run("read", "warm-lamp.jpg", "--json").stdout)["photos"][0]["cards"][0]
    first, *rest = drawers(seen)
    other = first[0] + ("" if len(first) > 1 else "f")
    texts = []
    for name, fixes in (("one", ("", other)), ("two", (other, ""))):
        shutil.copy(ROOT / "card_db" / "retail.yaml", tmp_path / f"{name}.yaml")
        for fix in fixes:
            part = f', fix: {{"1,1": {fix}}}' if fix else ""
            (tmp_path / "game.yaml").write_text(GAME_WITH_PHOTO % (f"{name}.yaml", part))
            done = run("score", "game.yaml", "--learn", "--json")
            assert done.returncode == 0, done.stderr
        assert document(done.stdout, SCORE_SCHEMA)["learnt"]["contradictions"] == []
        learned = load_deck(str(tmp_path / f"{name}.yaml"), Path()).learned
        put_right = upright(Card.of("".join([other, *rest])))
        assert {source.name for source in learned.seen[put_right]} == {"warm-lamp.jpg fix"}
        assert upright(Card.of(seen)) not in learned.seen
        texts.append((tmp_path / f"{name}.yaml").read_text())
    assert texts[0] == texts[1]
    assert rest


@pytest.mark.parametrize("name", ["retial", "DEMO", "-"])
def test_a_misspelt_deck_begins_no_file(run: Run, tmp_path: Path, name: str) -> None:
    for command in (["deck", "learn", WARM], ["objective", "set", "3", "--points", "4"]):
        done = run(*command, "--deck", name)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_nothing_learnt_begins_no_file_and_says_so(run: Run, tmp_path: Path) -> None:
    done = run("deck", "learn", str(SAMPLES / "no-row.jpg"), "--deck", "own.yaml")
    assert done.returncode == 3
    assert WORDS("deck-nothing-to-begin", file="own.yaml") in done.stderr
    assert list(tmp_path.iterdir()) == []


TYPED = "RfTPsOKb TsOKbPfR RfPsOTKb PfRTsKbO TfRsPOKb 20 21 22"
OTHERWISE = TYPED.replace("RfTPsOKb", "RsTPfOKb")


def score(run: Run, cards: str, *more: str, **place: str) -> Any:
    words = ["score", "--objectives", GOALS, "--player", f"Ann={cards}", *more]
    done = run(*words, "--json", **place)
    assert done.returncode == 0, done.stderr
    return document(done.stdout, SCORE_SCHEMA)


BOBS = ("--player", "Bob=50 51 52 53 54 55 56 57")
"""Another player makes it another game, and not the same one put right."""


@pytest.mark.parametrize("named", quick_first(1, ["option", "variable"]))
def test_a_game_and_a_photo_begin_a_deck_alike(run: Run, tmp_path: Path, named: str) -> None:
    option = ("--deck", "new.yaml") if named == "option" else ()
    place = {"SIDEBOARDS_DECK": "new.yaml"} if named == "variable" else {}
    told = score(run, TYPED, "--learn", *option, **place)
    assert (told["deck"], len(told["learnt"]["new"])) == ("new.yaml", 5)
    (tmp_path / "new.yaml").unlink()
    done = run("read", WARM, "--learn", "--json", *option, **place)
    read = document(done.stdout, READ_SCHEMA)
    assert (read["deck"], len(read["learnt"]["new"])) == ("new.yaml", 8)
    (tmp_path / "new.yaml").unlink()
    assert run("read", WARM, *option, **place).returncode == 2


def test_a_typed_slip_is_put_right_with_replace(run: Run, tmp_path: Path) -> None:
    own = ("--learn", "--deck", "own.yaml")
    score(run, TYPED, *own)
    (told,) = score(run, OTHERWISE, *own, *BOBS)["learnt"]["contradictions"]
    assert told["stands"] is None
    notes = score(run, TYPED.replace("RfTPsOKb", "1"), "--deck", "own.yaml")["notes"]
    (contested,) = [note["text"] for note in notes if note["kind"] == "card-contested"]
    for part in ("RfTPsOKb", "RsTPfOKb"):
        assert part in contested
    found = json.loads(run("deck", "validate", "own.yaml", "--json").stdout)["findings"]
    assert "readings-differ" in {one["kind"] for one in found}
    told = score(run, OTHERWISE, *own, *BOBS, "--replace")["learnt"]
    assert told["contradictions"] == []
    assert load_deck(str(tmp_path / "own.yaml"), Path()).cards["1"].code == "RsTPfOKb"
    for command in (["score", "--replace", "--player", "A=1"], ["read", WARM, "--replace"]):
        done = run(*command)
        assert (done.returncode, done.stdout) == (2, "")
        assert WORDS("replace-without-learn") in done.stderr


def test_what_a_person_wrote_is_not_to_be_settled_by_photos(run: Run, tmp_path: Path) -> None:
    score(run, TYPED, "--learn", "--deck", "own.yaml")
    file = tmp_path / "own.yaml"
    file.write_text(file.read_text().replace("1: RfTPsOKb", "1: RsTPfOKb", 1))
    score(run, TYPED + " ", "--learn", "--deck", "own.yaml")
    found = json.loads(run("deck", "validate", "own.yaml", "--json").stdout)["findings"]
    assert "written-otherwise" in {one["kind"] for one in found}


def test_a_deck_that_ships_with_another_copy_is_not_written(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "card_db"
    shutil.copytree(ROOT / "card_db", copy)
    old = (copy / "retail.yaml").read_bytes()
    done = run("objective", "set", "3", "--points", "4", "--deck", "card_db/retail.yaml")
    assert done.returncode == 2
    assert WORDS("deck-shipped") in done.stderr
    assert (copy / "retail.yaml").read_bytes() == old


def test_the_variable_that_names_a_shipped_deck_is_told(run: Run) -> None:
    done = run("deck", "learn", WARM, SIDEBOARDS_DECK="retail")
    assert done.returncode == 2
    assert WORDS("deck-shipped-chosen", deck="retail") in done.stderr


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such files here")
def test_a_pipe_is_no_place_for_a_deck_and_is_not_waited_for(run: Run, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    for command in (["deck", "learn", WARM], ["objective", "set", "3"], ["deck", "import", "x"]):
        done = run(*command, "--deck", "pipe.yaml")
        assert (done.returncode, done.stdout) == (2, "")
        assert WORDS("deck-special") in done.stderr


def test_a_deck_begun_by_hand_misses_the_cards_it_lacks(run: Run, tmp_path: Path) -> None:
    (tmp_path / "own.yaml").write_text("cards:\n  5: RfTsKPOb\nobjectives: {}\n")
    done = run("deck", "learn", WARM, "--deck", "own.yaml", "--json")
    told = document(done.stdout, LEARN_SCHEMA)
    known = len(load_deck(str(tmp_path / "own.yaml"), Path()).cards)
    assert (told["complete"], told["all"], len(told["missing"])) == (known, 60, 60 - known)
    page = run("deck", "learn", REFLECTION, "--deck", "own.yaml").stdout
    known = len(load_deck(str(tmp_path / "own.yaml"), Path()).cards)
    assert WORDS("learn-missing", count=60 - known) in page


def test_sources_of_typed_games_are_told_apart(run: Run, tmp_path: Path) -> None:
    score(run, TYPED, "--learn", "--deck", "own.yaml")
    deck = load_deck(str(tmp_path / "own.yaml"), Path())
    (name,) = {source.name for sources in deck.learned.seen.values() for source in sources}
    assert len(name) == len("2026-01-31 18:30:59")


def test_what_a_person_settled_is_not_asked_for_again(run: Run, tmp_path: Path) -> None:
    own = ("--learn", "--deck", "own.yaml")
    score(run, TYPED, *own)
    score(run, OTHERWISE, *own, *BOBS)
    file = tmp_path / "own.yaml"
    file.write_text(file.read_text().replace("1: RxTPxOKb", "1: RsTPfOKb", 1))
    found = json.loads(run("deck", "validate", "own.yaml", "--json").stdout)["findings"]
    kinds = {one["kind"] for one in found}
    assert "readings-differ" not in kinds
    assert "written-otherwise" in kinds


@pytest.mark.parametrize("name", ["own.yaml.bak", ".own.yaml.lock"])
def test_a_folder_in_the_way_is_named(run: Run, tmp_path: Path, name: str) -> None:
    command = ("objective", "set", "3", "--deck", "own.yaml", "--points")
    assert run(*command, "4").returncode == 0
    old = (tmp_path / "own.yaml").read_bytes()
    (tmp_path / name).mkdir()
    done = run(*command, "5")
    assert done.returncode == 2
    assert name in done.stderr
    assert WORDS("deck-beside-folder", deck="own.yaml") in done.stderr
    assert (tmp_path / "own.yaml").read_bytes() == old


def test_the_list_of_decks_tells_how_many_cards_are_known(run: Run) -> None:
    assert run("deck", "learn", WARM, "--deck", "own.yaml").returncode == 0
    shown = " ".join(run("deck", "list", SIDEBOARDS_DECK="own.yaml").stdout.split())
    assert WORDS("learn-complete", count=8, all=60) in shown


GAME = """\
objectives: ["X.X/.X.=4", "X./.X=3", "17"]
deck: %s
players:
  - {name: Ann, sideboard: "RfTsPbOK TsOKbPfR RfPsOTKb PfRTsKbO 30 31 32 33"}
  - {name: Bob, sideboard: "%s 21 22 23 24 25 26 27"}
"""
PAIR = GAME % ("own.yaml", "RbTfPOsK")
RIGHT = GAME % ("own.yaml", "RbTfPKsO")


def taught(run: Run, tmp_path: Path, text: str, *more: str) -> Any:
    """What the game of a file teaches the deck `own.yaml`."""
    (tmp_path / "game.yaml").write_text(text)
    done = run("score", "game.yaml", "--learn", "--json", *more)
    assert done.returncode == 0, done.stderr
    return document(done.stdout, SCORE_SCHEMA)


def begin(tmp_path: Path) -> None:
    shutil.copy(card_db() / "retail.yaml", tmp_path / "own.yaml")


def learned_from(tmp_path: Path) -> dict[str, list[str]]:
    """The sources of each card, by its code."""
    learned = load_deck(str(tmp_path / "own.yaml"), Path()).learned
    return {card.code: [s.digest for s in sources] for card, sources in learned.seen.items()}


def test_a_second_card_of_a_colour_order_is_asked_about_and_not_learnt(
    run: Run, tmp_path: Path
) -> None:
    begin(tmp_path)
    told = taught(run, tmp_path, PAIR)
    (asked,) = told["learnt"]["questions"]
    assert asked == {
        "colors": "RTPOK",
        "cards": ["RbTfPOsK", "RfTsPbOK"],
        "sources": ["game.yaml"],
    }
    (noted,) = [note["text"] for note in told["notes"] if note["kind"] == "card-elsewhere"]
    for part in ("Bob", "Ann", "RbTfPOsK"):
        assert part in noted
    typed = ("RfPsOTKb", "TsOKbPfR", "PfRTsKbO")
    assert set(learned_from(tmp_path)) == {upright(Card.of(code)).code for code in typed}
    hint = run("score", "game.yaml", "--learn").stderr
    assert WORDS("learn-question", one="RbTfPOsK", other="RfTsPbOK", sources="game.yaml") in hint


def test_a_pair_that_was_taken_for_two_cards_ends_with_the_game_put_right(
    run: Run, tmp_path: Path
) -> None:
    begin(tmp_path)
    taught(run, tmp_path, PAIR, "--replace")
    assert {"RbTfPOsK", "RfTsPbOK"} <= set(learned_from(tmp_path))
    told = taught(run, tmp_path, RIGHT)["learnt"]
    assert (told["contradictions"], told["questions"]) == ([], [])
    seen = learned_from(tmp_path)
    assert "RbTfPOsK" not in seen
    assert {"RfTsPbOK", "RbTfPKsO"} <= set(seen)
    assert run("score", *SHORT, "--deck", "own.yaml").returncode == 0


SHORT = ("--objectives", GOALS, "--player", "Ann=RTPOK 2 3 4 5 6 7 8")


@pytest.mark.slow
def test_a_game_is_one_witness_put_right_or_not(run: Run, tmp_path: Path) -> None:
    begin(tmp_path)
    for text in (RIGHT, RIGHT, RIGHT.replace("RfPsOTKb", "RsPfOTKb"), RIGHT):
        taught(run, tmp_path, text)
        (digests,) = {tuple(digests) for digests in learned_from(tmp_path).values()}
        assert len(digests) == 1
    assert "RfPsOTKb" in learned_from(tmp_path)
    assert "RsPfOTKb" not in learned_from(tmp_path)
    taught(run, tmp_path, RIGHT.replace("X./.X=3", "X./.X=4"))  # a slip in an objective
    assert {len(digests) for digests in learned_from(tmp_path).values()} == {1}
    taught(run, tmp_path, RIGHT.replace("name: Bob", "name: Cem").replace("30 31", "34 35"))
    assert {len(digests) for digests in learned_from(tmp_path).values()} == {1}


def test_a_game_file_that_names_the_printed_game_teaches_its_owners_deck(
    run: Run, tmp_path: Path
) -> None:
    """Guided entry names it while there is no deck of one's own yet."""
    place = {"XDG_DATA_HOME": str(tmp_path / "home")}
    (tmp_path / "game.yaml").write_text(RIGHT.replace("own.yaml", "retail"))
    done = run("score", "game.yaml", "--learn", "--json", **place)
    assert done.returncode == 0, done.stderr
    assert document(done.stdout, SCORE_SCHEMA)["learnt"]["deck"] == str(own(tmp_path / "home"))
    (tmp_path / "game.yaml").write_text(RIGHT.replace("own.yaml", "demo"))
    assert run("score", "game.yaml", "--learn", **place).returncode == 2
    named = ("score", "game.yaml", "--learn", "--deck", "retail")
    assert run(*named, **place).returncode == 2


def test_objectives_typed_with_their_number_are_learnt(run: Run, tmp_path: Path) -> None:
    begin(tmp_path)
    typed = RIGHT.replace('"X.X/.X.=4"', '"5=X.X/.X.=4"').replace('"X./.X=3"', '"9=X./.X=3"')
    told = taught(run, tmp_path, typed)["learnt"]
    assert (told["objectives_new"], told["objectives_differ"]) == ([5, 9], [])
    goals = load_deck(str(tmp_path / "own.yaml"), Path()).objectives
    assert goals[5] == PatternObjective(5, Of.COLOR, Pattern.of("X.X", ".X."), 4)
    by_number = ("--objectives", "5,9,17", "--player", "Ann=2 3 4 5 6 7 8 10")
    assert run("score", *by_number, "--deck", "own.yaml").returncode == 0
    other = typed.replace("5=X.X/.X.=4", "5=X.X/.X.=3")
    told = taught(run, tmp_path, other)["learnt"]
    assert (told["objectives_new"], told["objectives_differ"]) == ([], [5])
    assert taught(run, tmp_path, other, "--replace")["learnt"]["objectives_replaced"] == [5]
    assert {len(digests) for digests in learned_from(tmp_path).values()} == {1}


def test_what_is_worth_keeping_of_a_game_is_counted(tmp_path: Path) -> None:
    begin(tmp_path)
    (tmp_path / "game.yaml").write_text(PAIR.replace('"X.X/.X.=4"', '"5=X.X/.X.=4"'))
    request = read_game_file(str(tmp_path / "game.yaml"))
    path = str(tmp_path / "own.yaml")
    news = seen_in_game(request, "game.yaml", path)
    assert worth_keeping(request, news, path) == (5, 1)
    teach_game(request, news, path, WORDS, ask=lambda question: [question.one])
    assert worth_keeping(request, news, path) == (2, 0)  # the pair is still asked about
    assert "RbTfPOsK" in learned_from(tmp_path)
    assert "RfTsPbOK" not in learned_from(tmp_path)
    teach_game(request, news, path, WORDS, ask=lambda question: question.pair)
    assert worth_keeping(request, news, path) == (0, 0)


@pytest.mark.parametrize(
    ("answers", "learnt"),
    [
        (["1"], {"RbTfPOsK"}),
        (["both", "1 2"], {"RbTfPOsK", "RfTsPbOK"}),
        ([""], set()),
    ],
    ids=["one", "two", "not yet"],
)
def test_a_person_says_which_card_is_right(
    sit: Sit, tmp_path: Path, answers: list[str], learnt: set[str]
) -> None:
    begin(tmp_path)
    (tmp_path / "game.yaml").write_text(PAIR)
    terminal = sit("score", "game.yaml", "--learn")
    for answer in answers:
        terminal.asked("ask-pair", answer, one="RbTfPOsK", other="RfTsPbOK", sources="game.yaml")
    assert terminal.end() == 0
    assert set(learned_from(tmp_path)) & {"RbTfPOsK", "RfTsPbOK"} == learnt
    assert ("--replace" in terminal.text) == (not learnt)


@pytest.mark.slow
def test_handles_too_near_each_other_are_not_learnt_until_a_second_photo_settles_them(
    run: Run, tmp_path: Path
) -> None:
    style = next(style for style in HARD if "grain" in style.name)
    cards = strange_deck(5)[:8]
    clear = row_photo(tmp_path / "clear.jpg", 7, style, cards)
    pixels = cv2.imread(str(clear))
    assert pixels is not None
    cv2.imwrite(str(tmp_path / "near.png"), cv2.GaussianBlur(pixels, (0, 0), 8))
    first = run("deck", "learn", "near.png", "--deck", "mine.yaml", "--lang", "en")
    assert first.returncode == 0
    assert "their handles look too much alike in this photo" in " ".join(first.stdout.split())
    assert not (tmp_path / "mine.yaml").exists()
    second = run("deck", "learn", "near.png", "clear.jpg", "--deck", "mine.yaml")
    assert second.returncode == 0
    learnt = load_deck("mine.yaml", tmp_path).cards.values()
    assert {upright(card) for card in learnt if card.known} == {
        upright(Card.of(code)) for code in cards
    }
