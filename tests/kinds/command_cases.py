"""The smallest way to each kind of fault in a command line, a claim, or a deck that is changed."""

import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
import typer

from sideboards_score.cli.usage import usage_error
from sideboards_score.entry.change import atomic
from sideboards_score.entry.change.game_update import update_game
from sideboards_score.entry.deck.find import card_db
from sideboards_score.entry.game.game_file import read_game_file
from sideboards_score.entry.game.request import build_game
from sideboards_score.render.sheet import typeset
from tests.kinds.harness import Case, FullDisk, run_command
from tests.kinds.typed_cases import ANN, CARDS, GOALS, ONE_CARD, ROWS, SCORE

GAME = {"g.yaml": GOALS + ANN}
DECK = f"{ONE_CARD}{ROWS}  3: {{kind: pattern, of: color}}\n"
OWN = {"d.yaml": DECK}
SET = "objective set 3 --pattern X.X/.X. --points 4 --deck "


PHOTO = f"{SCORE}Ann=@a.jpg"


def claim(text: str) -> Case:
    """A claim about the only player of a game."""
    return Case(f"check g.yaml --claim '{text}'", GAME)


def shared(text: str) -> Case:
    """A file of a friend to import."""
    return Case("deck import f.yaml --deck d.yaml", {**OWN, "f.yaml": text})


def full_disk(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sys, "stdout", FullDisk())


def no_output(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sys, "stdout", None)


def no_sync(patch: pytest.MonkeyPatch) -> None:
    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    patch.setattr("os.fsync", fail)


def no_typst(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(typeset, "find_spec", lambda _: None)


def no_patience(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(atomic, "PATIENCE", 0.0)


def lock_twice() -> None:
    """A second program that wants to write the same file."""
    mine = Path("d.yaml").resolve()
    with atomic.locked(mine), atomic.locked(mine):
        pass


def change_between() -> None:
    """Somebody else writes another player into the file of a game that is being scored."""
    request = read_game_file("g.yaml")
    score = build_game(request)
    Path("g.yaml").write_text(GOALS + ANN.replace("Ann", "Ben"), encoding="utf-8")
    update_game("g.yaml", request, score)


def export_demo(patch: pytest.MonkeyPatch) -> None:
    run_command(Case("deck export f.yaml --deck demo"), patch)


def bad_value() -> None:
    raise usage_error(typer.BadParameter("what the library finds besides"), [])


USAGE: Mapping[str, Case] = {
    "usage-no-command": Case("scroe"),
    "usage-no-option": Case("score --plyer Ann=1"),
    "usage-dash-file": Case("score -game.yaml", {"-game.yaml": ""}),
    "usage-flag-value": Case("score --json=1"),
    "usage-option-value": Case("score --deck"),
    "usage-missing": Case("objective show"),
    "usage-extra": Case("score a.yaml b.yaml"),
    "usage-other": Case(call=bad_value),
    "language-unknown": Case("score --lang es"),
    "option-choice": Case(f"{SCORE}Ann=1 --edition es"),
    "player-option": Case(f"{SCORE}Ann"),
    "no-player-option": Case("score --objectives 3,9,19"),
    "swap-nobody": Case(f"{SCORE}Ann=1 --swap-used Ben"),
    "fix-option": Case(f"{PHOTO} --fix Ann"),
    "fix-nobody": Case(f"{PHOTO} --fix Ben.3/2=Ts"),
    "fix-no-photo": Case(f"{SCORE}Ann=1 --fix Ann.3/2=Ts"),
    "fix-bare": Case(f"{PHOTO} --fix Ann.2=RTPOK"),
    "file-and-table": Case("score g.yaml --table a.jpg", GAME),
    "table-unused": Case("score --table a.jpg --objectives 3,9,19 --player Ann=@b.jpg"),
    "table-who": Case("score --table a.jpg --objectives 3,9,19"),
    "row-number": Case("read a.jpg#0"),
    "file-and-players": Case("score g.yaml --player Ann=1", GAME),
    "nothing-to-score": Case("score"),
    "nothing-to-check": Case("check"),
    "nothing-possible": Case("possible"),
    "possible-questions": Case("possible g.yaml --turned --any-order", GAME),
    "drafted-whose": Case("possible g.yaml --drafted Ben=1", GAME),
    "drafted-count": Case("possible g.yaml --drafted 1", GAME),
    "drafted-not-there": Case(f"possible g.yaml --drafted '{CARDS[:-1]}9'", GAME),
    "drafted-twice": Case("possible g.yaml --drafted '1 1 3 4 5 6 7 8'", GAME),
    "replace-without-learn": Case("read a.jpg --replace"),
    "deck-named-twice": Case("deck show demo --deck retail"),
    "sheet-nothing": Case("sheet -o s.pdf"),
    "sheet-dash": Case("sheet --blank -o -"),
    "sheet-no-ending": Case("sheet --blank -o s"),
    "sheet-ending": Case("sheet --blank -o s.doc"),
    "sheet-phone-ending": Case("sheet g.yaml --phone -o s.pdf", GAME),
    "sheet-blank-phone": Case("sheet --blank --phone -o s.png"),
    "sheet-phone-paper": Case("sheet game.yaml --phone --paper a4 -o s.png"),
    "sheet-blank-possible": Case("sheet --blank --possible -o s.png"),
    "sheet-players": Case("sheet --blank --players 7 -o s.pdf"),
    "sheet-players-game": Case("sheet g.yaml --players 3 -o s.pdf", GAME),
    "sheet-library": Case("sheet --blank -o s.pdf", before=no_typst),
    "solo-players": Case(f"check --solo {SCORE[6:]}Ann=1 --player Ben=2"),
    "output-closed": Case("deck list", before=no_output),
    "output-failed": Case("deck list", before=full_disk),
    "slip-color": Case("score --deck demo", typed=("1", "3,9,19", "Ann", "RfRsPOKb")),
    "slip-handle": Case("score --deck demo", typed=("1", "3,9,19", "Ann", "RfTfPOKb")),
    "draft-failed": Case("score --deck demo", typed=("1", "3,9,19", "Ann"), before=no_sync),
    "interrupted-kept": Case("score --deck demo", typed=("1", "3,9,19", "Ann", "1")),
    "ask-back-nobody": Case("score --deck demo", typed=("<2",)),
    "ask-fix-none": Case("score --deck demo", typed=("1", "3,9,19", "Ann", "1", "2=3")),
    "ask-count-wrong": Case("score --deck demo", typed=("none",)),
    "ask-yes-or-no": Case("score --deck demo", typed=("1", "3,9,19", "Ann", CARDS, "maybe")),
    "ask-file-name": Case("score --deck demo", typed=("1", "3,9,19", "Ann", CARDS, "", "n", "yes")),
}
CLAIMS: Mapping[str, Case] = {
    "claim-empty": claim(" "),
    "claim-spelling": claim("Ann"),
    "claim-no-name": claim("=4"),
    "claim-no-figure": claim("Ann="),
    "claim-value": claim("Ann=many"),
    "claim-no-count": claim("Ann=4x"),
    "claim-field": claim("Ann.colours=4"),
    "claim-nobody": claim("Ben=4"),
    "claim-twice": Case("check g.yaml --claim Ann=4 --claim Ann=4", GAME),
    "claim-needs-all": Case(
        f"check --deck demo --objectives 3,9,19 --player 'Ann={CARDS}' --claim Ann=4"
    ),
    "claims-not-list": Case("check g.yaml", {"g.yaml": f"{GOALS}{ANN}claims: {{Ann: 41}}\n"}),
    "proof-dash": Case("check g.yaml --proof -", GAME),
    "proof-no-ending": Case("check g.yaml --proof p", GAME),
    "proof-ending": Case("check g.yaml --proof p.gif", GAME),
}
CHANGES: Mapping[str, Case] = {
    "save-changed": Case(files=GAME, call=change_between),
    "set-new": Case("objective set 31 --points 4 --deck d.yaml", OWN),
    "set-of-known": Case("objective set 3 --of handle --deck d.yaml", OWN),
    "set-nothing": Case("objective set 3 --deck d.yaml", OWN),
    "set-other-kind": Case("objective set 19 --points 4 --deck d.yaml", OWN),
    "set-points-wrong": Case("objective set 3 --points 0 --deck d.yaml", OWN),
    "deck-shipped": Case(f"{SET}'{card_db() / 'demo.yaml'}'"),
    "deck-shipped-name": Case(f"{SET}demo"),
    "deck-shipped-chosen": Case(
        SET.removesuffix("--deck "), environment={"SIDEBOARDS_DECK": "demo"}
    ),
    "deck-json": Case(f"{SET}d.json", {"d.json": "{}"}),
    "deck-special": Case(f"{SET}/dev/null"),
    "deck-locked": Case(files=OWN, before=no_patience, call=lock_twice),
    "deck-beside-folder": Case(f"{SET}d.yaml", {**OWN, "d.yaml.bak": None}),
    "deck-not-written": Case(f"{SET}d.yaml", OWN, before=no_sync),
    "deck-not-begun": Case(
        SET.removesuffix("--deck "),
        {"data": "a file where a folder should be"},
        environment={"XDG_DATA_HOME": "FOLDER/data"},
    ),
    # What is written for one objective would be written for the other one too.
    "deck-not-editable": Case(
        f"{SET}d.yaml",
        {"d.yaml": f"{ONE_CARD}{ROWS}  3: &same {{kind: pattern, of: color}}\n  4: *same\n"},
    ),
    "import-no-export": shared(DECK),
    "import-newer": shared("format: sideboards-score deck 999\n"),
    "import-damaged": shared("format: sideboards-score deck 1\nname: Mine\n"),
    "import-invented": Case("deck import f.yaml --deck d.yaml", OWN, before=export_demo),
}
