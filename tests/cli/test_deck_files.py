"""Decks shown in other formats, given away and taken over, and judged."""

import csv
import io
import json
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import jsonschema
import pytest

from sideboards_score.entry.deck.deck_file import load_deck
from sideboards_score.entry.deck.find import card_db
from sideboards_score.render.documents.deck import EXPORT_SCHEMA
from sideboards_score.render.documents.learn import IMPORT_SCHEMA
from sideboards_score.words import LANGUAGES, Words
from tests.conftest import Run, clean_environment
from tests.in_process import run_here

WORDS = Words("en")
DEMO = (card_db() / "demo.yaml").read_text(encoding="utf-8").replace("invented: true", "")
GOALS = "objectives:\n  3: {kind: pattern, of: color, pattern: [XX], points: 5}\n"


def test_yaml_is_a_deck_file_again(run: Run, tmp_path: Path) -> None:
    done = run("deck", "show", "demo", "--format", "yaml")
    (tmp_path / "again.yaml").write_text(done.stdout, encoding="utf-8")
    again, demo = load_deck("again.yaml", tmp_path), load_deck("demo", Path())
    assert (again.cards, again.objectives, again.invented) == (demo.cards, demo.objectives, True)


def test_csv_has_a_line_for_each_card(run: Run) -> None:
    rows = list(csv.DictReader(io.StringIO(run("deck", "show", "demo", "--format", "csv").stdout)))
    assert len(rows) == 60
    first = load_deck("demo", Path()).cards["1"]
    assert (rows[0]["id"], rows[0]["card"], rows[0]["seen"]) == ("1", first.code, "0")
    assert [rows[0][f"color_{line}"] for line in range(1, 6)] == [
        color.name.lower() for color in first.colors
    ]


class Page(HTMLParser):
    """What a reader of the page gets."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.labels: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if (
            tag not in {"meta", "circle", "rect"}
            or self.get_starttag_text() is None
            or (tag != "meta" and not (self.get_starttag_text() or "").endswith("/>"))
        ):
            self.open.append(tag)
        if values.get("role") == "img":
            self.labels.append(values["aria-label"] or "")
        self.links += [value or "" for name, value in attrs if name in {"src", "href"}]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del tag, attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
def test_html_is_one_page_that_can_be_read_aloud(run: Run, lang: str) -> None:
    text = run("deck", "show", "demo", "--format", "html", "--lang", lang).stdout
    page = Page(text)
    assert f'<html lang="{lang}">' in text
    assert len(page.labels) == 60
    assert all(Words(lang)("color-red") in label for label in page.labels)
    assert page.links == []
    assert Words(lang)("invented") in text


def test_html_shows_no_text_as_markup(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(f"name: <b>&\ncards: {{'<i>': RfTPsOKb}}\n{GOALS}")
    text = run("deck", "show", "a.yaml", "--format", "html").stdout
    assert "<b>" not in text
    assert "<i>" not in text


def test_unknown_format(run: Run) -> None:
    done = run("deck", "show", "--format", "htm")
    assert done.returncode == 2
    assert WORDS("did-you-mean", nearest="html") in done.stderr


def export(run: Run, tmp_path: Path, deck: str = "full.yaml") -> Path:
    if deck == "full.yaml":
        (tmp_path / deck).write_text(DEMO, encoding="utf-8")
    done = run("deck", "export", "gift.yaml", "--deck", deck, "--json")
    assert done.returncode == 0, done.stderr
    jsonschema.validate(json.loads(done.stdout), json.loads(EXPORT_SCHEMA.read_text()))
    return tmp_path / "gift.yaml"


def test_a_friends_deck_becomes_ones_own(run: Run, tmp_path: Path) -> None:
    gift = export(run, tmp_path)
    done = run("deck", "import", "gift.yaml", "--deck", "own.yaml", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    jsonschema.validate(told, json.loads(IMPORT_SCHEMA.read_text()))
    assert (told["complete"], told["objectives_complete"], told["objectives_differ"]) == (
        60,
        30,
        [],
    )
    full, own = load_deck("full.yaml", tmp_path), load_deck("own.yaml", tmp_path)
    assert (own.cards, own.objectives) == (full.cards, full.objectives)
    before = (tmp_path / "own.yaml").read_bytes()
    assert run("deck", "import", "gift.yaml", "--deck", "own.yaml").returncode == 0
    assert (tmp_path / "own.yaml").read_bytes() == before
    assert load_deck(str(gift), Path()).cards == full.cards  # an export is a deck file too


def test_conflicts_are_told_and_nothing_overwritten(run: Run, tmp_path: Path) -> None:
    export(run, tmp_path)
    own = f"name: Own\ncards: {{1: RfTsPbOK}}\n{GOALS}"
    (tmp_path / "own.yaml").write_text(own)
    done = run("deck", "import", "gift.yaml", "--deck", "own.yaml", "--json")
    told = json.loads(done.stdout)
    assert told["objectives_differ"] == [3]
    assert [found["stands"] for found in told["contradictions"]] == ["RfTsPbOK"]
    deck = load_deck("own.yaml", tmp_path)
    assert (deck.cards["1"].code, deck.objectives[3].complete) == ("RfTsPbOK", True)
    page = run("deck", "import", "gift.yaml", "--deck", "own.yaml").stdout
    assert WORDS("import-objectives", count=1, numbers=[3]) in page
    replaced = run("deck", "import", "gift.yaml", "--deck", "own.yaml", "--replace")
    assert WORDS("import-objectives-replaced", count=1, numbers=[3]) in replaced.stdout
    again = run("deck", "import", "gift.yaml", "--deck", "own.yaml")
    assert WORDS("import-objectives-replaced", count=1, numbers=[3]) not in again.stdout
    deck, full = load_deck("own.yaml", tmp_path), load_deck("full.yaml", tmp_path)
    assert (deck.cards["1"], deck.objectives[3]) == (full.cards["1"], full.objectives[3])


Spoil = Callable[[str], str]
SPOILT: dict[str, Spoil] = {
    "import-no-export": lambda _: DEMO,
    "import-newer": lambda text: text.replace("deck 1", "deck 2", 1),
    "import-damaged": lambda text: text.replace("points: 4", "points: 5", 1),
    "import-damaged ": lambda text: text[: len(text) // 2],
    "import-damaged  ": lambda text: text.replace("sha256:", "sha255:", 1),
}


@pytest.mark.parametrize("key", SPOILT)
def test_a_spoilt_file_is_refused(run: Run, tmp_path: Path, key: str) -> None:
    gift = export(run, tmp_path)
    gift.write_text(SPOILT[key](gift.read_text(encoding="utf-8")), encoding="utf-8")
    done = run("deck", "import", "gift.yaml", "--deck", "own.yaml")
    assert (done.returncode, done.stdout) == (2, "")
    assert WORDS(key.strip(), version=2, known=1) in done.stderr
    assert not (tmp_path / "own.yaml").exists()


def test_line_ends_may_change_on_the_way(run: Run, tmp_path: Path) -> None:
    gift = export(run, tmp_path)
    gift.write_bytes(b"\xef\xbb\xbf" + gift.read_bytes().replace(b"\n", b"\r\n"))
    assert run("deck", "import", "gift.yaml", "--deck", "own.yaml").returncode == 0


def test_an_invented_deck_does_not_get_into_a_real_one(run: Run, tmp_path: Path) -> None:
    export(run, tmp_path, "demo")
    done = run("deck", "import", "gift.yaml", "--deck", "own.yaml")
    assert (done.returncode, done.stdout) == (2, "")
    assert WORDS("import-invented", deck="own.yaml") in done.stderr


def test_an_export_overwrites_nothing(run: Run, tmp_path: Path) -> None:
    export(run, tmp_path)
    assert run("deck", "export", "gift.yaml").returncode == 2
    assert run("deck", "export", "none/gift.yaml").returncode == 2


JUDGED = [
    ("1: RfTPsOKb", {"open"}),
    ("1: RfTPsOKb, 2: RsTPfOKb", {"open", "refuted"}),
    ("1: RfRPsOKb", {"open", "refuted"}),
    ("1: RfTfPsOKb", {"open", "refuted"}),
]


@pytest.mark.parametrize(("cards", "states"), JUDGED)
def test_inferences_are_judged_and_no_fault(
    run: Run, tmp_path: Path, cards: str, states: set[str]
) -> None:
    (tmp_path / "own.yaml").write_text(f"cards: {{{cards}}}\n{GOALS}author: Ann\n")
    done = run("deck", "validate", "own.yaml", "--json")
    assert done.returncode == 0
    told = json.loads(done.stdout)
    assert {one["state"] for one in told["inferences"]} == states
    assert "strange-field" in {one["kind"] for one in told["findings"]}
    page = run("deck", "validate", "own.yaml").stdout
    assert WORDS("inferences-title") in page
    assert ("REFUTED" in page) == ("refuted" in states)
    assert "inferences" in json.loads(run("deck", "validate", "demo", "--json").stdout)


@pytest.mark.parametrize("kind", ["yaml", "csv", "html"])
@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_other_formats_are_utf_8_whatever_the_terminal(
    tmp_path: Path, kind: str, encoding: str
) -> None:
    deck = 'name: "Müller ☃"\ncards: {ä2: RfTPsOKb}\nobjectives: {}\n'
    (tmp_path / "own.yaml").write_text(deck, encoding="utf-8")
    environment = clean_environment(PYTHONIOENCODING=encoding)
    done = run_here(["deck", "show", "own.yaml", "--format", kind], b"", tmp_path, environment)
    assert done.returncode == 0
    text = done.stdout.decode("utf-8")
    assert "ä2" in text
    assert ("☃" in text) == (kind != "csv")
