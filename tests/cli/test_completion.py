"""Shell completion: what a shell is told when somebody presses the tabulator."""

import pytest

from sideboards_score.words import LANGUAGES, Words
from tests.conftest import Run


def offered(run: Run, line: str) -> list[str]:
    """What bash offers for the last word of a line."""
    variables = {
        "_SIDEBOARDS_SCORE_COMPLETE": "complete_bash",
        "COMP_WORDS": line,
        "COMP_CWORD": str(line.count(" ")),
    }
    done = run(**variables)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.split()


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", ["score", "check", "possible", "read", "sheet", "history", "deck", "objective"]),
        ("sc", ["score"]),
        ("deck sh", ["show"]),
        ("--lang de sc", ["score"]),
        ("deck --lang ", list(LANGUAGES)),
        ("score --edi", ["--edition"]),
        ("score --edition f", ["fr"]),
        ("score --variant four", ["four-cards"]),
        ("score --deck ", ["demo", "retail"]),
        ("deck show ", ["demo", "retail"]),
        ("deck show --format h", ["html"]),
        ("sheet --paper ", ["a4", "letter"]),
        ("read --turn ", ["90", "180", "270"]),
        ("objective set 31 --of c", ["color"]),
        ("score ga", []),
        ('score "ga', []),
    ],
)
def test_commands_options_and_values_are_completed(
    run: Run, typed: str, expected: list[str]
) -> None:
    assert offered(run, f"sideboards-score {typed}") == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_beside_is_a_sentence_in_the_language_of_the_locale(
    run: Run, language: str
) -> None:
    words = Words(language)
    for typed, key in (("", "help-check"), ("score --", "option-partial"), ("read -", "help-help")):
        done = run(
            LANG=f"{language}_XX.UTF-8",
            _SIDEBOARDS_SCORE_COMPLETE="complete_fish",
            _TYPER_COMPLETE_FISH_ACTION="get-args",
            _TYPER_COMPLETE_ARGS=f"sideboards-score {typed}",
        )
        assert (done.returncode, done.stderr) == (0, "")
        told = words(key, letters="").splitlines()[0].split()
        assert " ".join(told) in " ".join(done.stdout.split())  # however the library folds it
        assert not {key, "help-score", "option-json"} & set(done.stdout.split())
