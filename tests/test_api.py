"""The names that other programs may rely on."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import sideboards_score
from tests.conftest import ROOT, clean_environment


def printed(program: str) -> str:
    """What a program of its own prints, run in the checkout."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        env=clean_environment(),
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_there_are_about_a_dozen_names_and_each_is_documented() -> None:
    assert 10 <= len(sideboards_score.__all__) <= 14
    for name in sideboards_score.__all__:
        assert getattr(sideboards_score, name).__doc__


@pytest.mark.parametrize("name", [n for n in sideboards_score.__all__ if n[0].islower()])
def test_every_function_has_an_example(name: str) -> None:
    # They run with the other doctests of the package.
    assert ">>>" in getattr(sideboards_score, name).__doc__


def test_an_unknown_name_is_missed_as_in_any_module() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = sideboards_score.nothing


def test_importing_the_package_loads_nothing_else() -> None:
    own = "print([m for m in sys.modules if m.startswith('sideboards_score.')])"
    assert printed(f"import sys, sideboards_score; {own}") == "[]\n"


def test_a_typed_game_is_scored_without_libraries_for_photos() -> None:
    program = """
import sys
import sideboards_score as s
cards = {"Ann": "1 2 3 4 5 6 7 8", "Bob": "9 10 11 12 13 14 15 16"}
game = s.typed_game(cards, "3,9,19", deck="demo")
score = s.score_game(game)
print(score.winners, {"cv2", "numpy", "PIL", "typer"} & set(sys.modules))
"""
    assert printed(program) == "('Ann',) set()\n"


def test_types_ship_with_the_package() -> None:
    assert (Path(sideboards_score.__file__).parent / "py.typed").exists()


CARDS = "1 2 3 4 5 6 7 8"


def test_values_come_in_the_forms_that_programs_have() -> None:
    path = ROOT / "card_db" / "demo.yaml"
    assert len(sideboards_score.load_deck(path).cards) == 60
    game = sideboards_score.typed_game(
        {"A=@B": CARDS.split(), "Bob": "9 10 11 12 13 14 15 16"},
        "3,9,19",
        deck=path,
        swap_used="Bob",
    )
    score = sideboards_score.score_game(game)
    assert [(player.name, player.swap) for player in score.players] == [("A=@B", 1), ("Bob", 0)]
    assert len(sideboards_score.check_claims(game, "Bob.swap=0").verdicts) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: sideboards_score.typed_game({}, "3,9,19"),
        lambda: sideboards_score.typed_game({"Ann": "@"}, "3,9,19"),
        lambda: sideboards_score.explain(sideboards_score.SideboardsError("path-empty"), "es"),
        lambda: sideboards_score.read_photo(ROOT / "samples/photos/warm-lamp.jpg", turn=45),
    ],
)
def test_wrong_values_are_told_as_every_error_is(wrong: Callable[[], object]) -> None:
    with pytest.raises(sideboards_score.SideboardsError) as caught:
        wrong()
    assert "fault of the program" not in sideboards_score.explain(caught.value)
