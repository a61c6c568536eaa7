"""Games with known scores, run through the command (see cases/README.md)."""

import json
from pathlib import Path
from typing import Any

import pytest

CASES = Path(__file__).parent / "cases"
GAMES: list[dict[str, Any]] = json.loads((CASES / "cases.json").read_text(encoding="utf-8"))


def differences(expected: Any, found: Any, place: str = "") -> list[str]:
    """Where a document does not hold what is expected of it; it may hold more."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return [
            difference
            for key, value in expected.items()
            for difference in differences(value, found.get(key), f"{place}.{key}")
        ]
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        return [
            difference
            for index, pair in enumerate(zip(expected, found, strict=True))
            for difference in differences(*pair, f"{place}[{index}]")
        ]
    return [] if expected == found else [f"{place}: expected {expected!r}, found {found!r}"]


def test_the_cases_cover_every_row_objective_and_edition() -> None:
    assert {case["game"]["objectives"]["rows"] for case in GAMES} == set(range(15, 31))
    assert {case["game"]["edition"] for case in GAMES} == {"de", "en", "fr", "it"}


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_known_score(number: int, run: Any) -> None:
    case = GAMES[number]
    done = run("score", "-", "--json", stdin=json.dumps(case["game"]), cwd=CASES)
    assert (done.returncode, done.stderr) == (0, "")
    assert differences(case["expect"], json.loads(done.stdout)) == []
