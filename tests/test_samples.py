"""Every sample, end to end, against its stored output.

After a wanted change: `python -m tests.test_samples` writes the outputs anew; read the difference.
"""

import io
import json
import tempfile
from pathlib import Path

import jsonschema
import pytest
from PIL import Image, ImageChops, ImageStat

from sideboards_score.render.documents.check import CHECK_SCHEMA
from sideboards_score.render.documents.score import SCORE_SCHEMA
from tests.conftest import clean_environment
from tests.in_process import run_here

GAMES = Path(__file__).parent.parent / "samples" / "games"
EXPECTED = GAMES / "expected"
SAMPLES = sorted(path.name for path in GAMES.iterdir() if path.suffix in (".yaml", ".json"))
SCHEMA = json.loads(SCORE_SCHEMA.read_text(encoding="utf-8"))
DISPUTE = "dispute.yaml"
SHEET = GAMES.parent / "sheet.png"


def output(name: str, *options: str, command: str = "score", status: int = 0) -> str:
    """What the program prints for a sample, standard error empty."""
    done = run_here([command, name, "--lang", "en", *options], b"", GAMES, clean_environment())
    assert (done.returncode, done.stderr) == (status, b"")
    return done.stdout.decode()


def expected(name: str, ending: str) -> Path:
    """The stored output of a sample."""
    return EXPECTED / f"{name}.{ending}"


def test_there_are_samples_and_no_stale_outputs() -> None:
    assert "worked-example.yaml" in SAMPLES
    stored = {path.name for path in EXPECTED.iterdir()}
    checked = {f"{DISPUTE}.check.{ending}" for ending in ("txt", "out.json")}
    scored = {f"{name}.{ending}" for name in SAMPLES for ending in ("txt", "out.json")}
    assert stored == checked | scored


@pytest.mark.parametrize("name", SAMPLES)
def test_breakdown_is_as_stored(name: str) -> None:
    assert output(name) == expected(name, "txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SAMPLES)
def test_document_is_as_stored_and_fits_its_schema(name: str) -> None:
    printed = output(name, "--json")
    assert printed == expected(name, "out.json").read_text(encoding="utf-8")
    jsonschema.validate(json.loads(printed), SCHEMA)


def test_worked_example_of_the_french_rulebook_gives_38_points() -> None:
    # fr, scoring example: 3 x 4 + 5 x 3 + 5 x 2 + 0 + 1; Pierre has 7 red drawers, Charlotte 6.
    lydia, charlotte, pierre = json.loads(output("worked-example.yaml", "--json"))["players"]
    figures = [lydia[kind]["points"] for kind in ("colors", "handles", "rows", "bonus")]
    assert (figures, lydia["swap"], lydia["total"]) == ([12, 15, 10, 0], 1, 38)
    assert (lydia["colors"]["count"], lydia["handles"]["count"]) == (3, 5)
    assert [p["rows"]["drawers"] for p in (lydia, charlotte, pierre)] == [5, 6, 7]
    assert [p["bonus"]["points"] for p in (lydia, charlotte, pierre)] == [0, 4, 8]


def test_mid_game_example_of_all_rulebooks() -> None:
    # de, en, fr, it, placement rules: colours once, handles three times, a red row of three.
    game = json.loads(output("mid-game.yaml", "--json"))
    lydia = game["players"][0]
    assert game["partial"]
    assert len(lydia["sideboard"]) == 3
    assert (lydia["colors"]["count"], lydia["handles"]["count"]) == (1, 3)
    assert lydia["rows"]["runs"] == [
        {"value": "red", "line": lydia["rows"]["runs"][0]["line"], "from": 1, "to": 3}
    ]


def test_dispute_is_settled_as_stored() -> None:
    # Two claims of the file do not hold, so the status is 1.
    text = output(DISPUTE, command="check", status=1)
    assert text == expected(DISPUTE, "check.txt").read_text(encoding="utf-8")
    printed = output(DISPUTE, "--json", command="check", status=1)
    assert printed == expected(DISPUTE, "check.out.json").read_text(encoding="utf-8")
    schema = json.loads(CHECK_SCHEMA.read_text(encoding="utf-8"))
    jsonschema.validate(json.loads(printed), schema)


def sheet_picture(folder: Path) -> Image.Image:
    """The sheet that the README shows, at half its size and in a few colours: a small file."""
    file = folder / "sheet.png"
    done = run_here(
        ["sheet", "worked-example.yaml", "-o", str(file), "--lang", "en"],
        b"",
        GAMES,
        clean_environment(),
    )
    assert done.returncode == 0
    return Image.open(io.BytesIO(file.read_bytes())).convert("RGB").reduce(2)


def test_the_sheet_shown_is_the_one_written(tmp_path: Path) -> None:
    stored = Image.open(io.BytesIO(SHEET.read_bytes())).convert("RGB")
    drawn = sheet_picture(tmp_path)
    assert drawn.size == stored.size
    assert max(ImageStat.Stat(ImageChops.difference(drawn, stored)).mean) < 1


def test_yaml_and_json_of_one_game_score_the_same() -> None:
    assert output("two-players.yaml") == output("two-players.json")


if __name__ == "__main__":
    EXPECTED.mkdir(exist_ok=True)
    for sample in SAMPLES:
        expected(sample, "txt").write_text(output(sample), encoding="utf-8")
        expected(sample, "out.json").write_text(output(sample, "--json"), encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        sheet_picture(Path(folder)).quantize(96).save(SHEET, optimize=True)
    for form, option in (("check.txt", []), ("check.out.json", ["--json"])):
        printed = output(DISPUTE, *option, command="check", status=1)
        expected(DISPUTE, form).write_text(printed, encoding="utf-8")
