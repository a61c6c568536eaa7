"""The document of `score --json` and its schema, which must hold and must refuse."""

import ast
import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import sideboards_score
from sideboards_score.entry.deck.rulebook_file import load_rulebook
from sideboards_score.model.breakdown import GameScore
from sideboards_score.render.documents.document import to_text
from sideboards_score.render.documents.score import SCORE_SCHEMA, score_document
from sideboards_score.render.page import plain_text
from sideboards_score.render.sentences.notes import INVENTED
from sideboards_score.render.text.breakdown import score_page
from sideboards_score.words import LANGUAGES, Words
from tests.render.conftest import RandomScore

SCHEMA: dict[str, Any] = json.loads(SCORE_SCHEMA.read_text(encoding="utf-8"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
PACKAGE = Path(sideboards_score.__file__).parent
SEEDS = range(30)

Document = dict[str, Any]
Change = Callable[[Document], object]


def document_of(score: GameScore, lang: str = "en") -> Document:
    """The document as a script gets it."""
    document: Document = json.loads(to_text(score_document(score, Words(lang))))
    return document


def test_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("seed", SEEDS)
def test_document_of_a_random_game_satisfies_the_schema(
    random_score: RandomScore, seed: int
) -> None:
    for lang in LANGUAGES:
        VALIDATOR.validate(document_of(random_score(seed), lang))


@pytest.mark.parametrize("seed", SEEDS)
def test_document_differs_between_languages_in_its_texts_only(
    random_score: RandomScore, seed: int
) -> None:
    documents = [document_of(random_score(seed), lang) for lang in LANGUAGES]
    for document in documents:
        for note in document["notes"]:
            assert note.pop("text")
        if document["solo"]:
            assert document["solo"].pop("title")
    assert all(document == documents[0] for document in documents)


@pytest.mark.parametrize("seed", SEEDS)
def test_figures_of_a_document_agree(random_score: RandomScore, seed: int) -> None:
    document = document_of(random_score(seed))
    players = document["players"]
    best = max(player["total"] for player in players)
    assert document["winners"] == [p["name"] for p in players if p["total"] == best]
    assert (document["solo"] is not None) == (len(players) == 1)
    for player in players:
        parts = [player[kind]["points"] for kind in ("colors", "handles", "rows", "bonus")]
        assert sum(parts) + player["swap"] == player["total"]
        assert (player["bonus"]["rank"] is None) == (len(players) == 1)
        low, high = player["bounds"]["total"]
        assert low <= high
        for kind in ("colors", "handles"):
            each = document["objectives"][kind]["points"]
            assert player[kind]["count"] == len(player[kind]["combinations"])
            assert player[kind]["points"] == player[kind]["count"] * each
        runs = player["rows"]["runs"]
        assert player["rows"]["drawers"] == sum(run["to"] - run["from"] + 1 for run in runs)


@pytest.mark.parametrize("seed", range(10))
def test_notes_of_a_document_are_those_of_the_page(random_score: RandomScore, seed: int) -> None:
    words = Words("en")
    page = " ".join(plain_text(score_page(random_score(seed), words)).split())
    notes = score_document(random_score(seed), words)["notes"]
    assert notes[0]["kind"] == INVENTED
    for note in notes[1:]:
        assert note["text"] in page


def full_document(random_score: RandomScore) -> Document:
    """A document with a combination of each kind, a row and a note in it."""
    for seed in SEEDS:
        document = document_of(random_score(seed))
        first = document["players"][0]
        if (
            len(document["players"]) > 1
            and first["colors"]["combinations"]
            and first["handles"]["combinations"]
            and first["rows"]["runs"]
        ):
            return document
    raise AssertionError("no such game among the random ones")


def first(document: Document) -> Any:
    """The first player."""
    return document["players"][0]


def combination(document: Document) -> Any:
    """The first colour combination of the first player."""
    return first(document)["colors"]["combinations"][0]


def run_of(document: Document) -> Any:
    """The first row of the first player."""
    return first(document)["rows"]["runs"][0]


BROKEN: dict[str, Change] = {
    "unknown field": lambda d: d.update(extra=1),
    "unknown field of a player": lambda d: first(d).update(extra=1),
    "no players": lambda d: d.update(players=[]),
    "players as a mapping": lambda d: d.update(players={}),
    "no winner": lambda d: d.update(winners=[]),
    "unknown edition": lambda d: d.update(edition="es"),
    "unknown variant": lambda d: d.update(variant="five-cards"),
    "flag as a text": lambda d: d.update(partial="no"),
    "decided as a number": lambda d: d.update(decided=1),
    "unknown band": lambda d: d.update(solo={"band": "60+", "title": "x"}),
    "solo without title": lambda d: d.update(solo={"band": "55+"}),
    "unknown note": lambda d: d["notes"].append({"kind": "weather", "text": "x"}),
    "note without text": lambda d: d["notes"].append({"kind": "mid-game"}),
    "objective without number": lambda d: d["objectives"]["colors"].pop("number"),
    "objective without pattern": lambda d: d["objectives"]["colors"].update(pattern=None),
    "pattern with another sign": lambda d: d["objectives"]["colors"].update(pattern=["X-X"]),
    "row objective without anything": lambda d: d["objectives"].update(rows={}),
    "row objective half spelled out": lambda d: d["objectives"].update(
        rows={"number": None, "of": "color", "rows": 1}
    ),
    "no name": lambda d: first(d).update(name=""),
    "no card": lambda d: first(d).update(sideboard=[]),
    "nine cards": lambda d: first(d).update(sideboard=["RfTPsOKb"] * 9),
    "card of four drawers": lambda d: first(d)["sideboard"].append("RfTPsO"),
    "card in small letters": lambda d: first(d).update(sideboard=["rftpsokb"]),
    "card by number": lambda d: first(d).update(sideboard=[17]),
    "negative total": lambda d: first(d).update(total=-1),
    "total as a text": lambda d: first(d).update(total="38"),
    "broken total": lambda d: first(d).update(total=38.5),
    "one bound": lambda d: first(d)["bounds"].update(total=[38]),
    "three bounds": lambda d: first(d)["bounds"].update(total=[38, 39, 40]),
    "rank 0": lambda d: first(d)["bonus"].update(rank=0),
    "value in German": lambda d: combination(d).update(value="rot"),
    "combination without drawers": lambda d: combination(d).update(drawers=[]),
    "line 0": lambda d: combination(d).update(drawers=[[0, 1]]),
    "line 6": lambda d: combination(d).update(drawers=[[6, 1]]),
    "card 9": lambda d: combination(d).update(drawers=[[1, 9]]),
    "place with one number": lambda d: combination(d).update(drawers=[[1]]),
    "place with three numbers": lambda d: combination(d).update(drawers=[[1, 1, 1]]),
    "row in line 6": lambda d: run_of(d).update(line=6),
    "row without an end": lambda d: run_of(d).pop("to"),
    "three rows": lambda d: first(d)["rows"].update(runs=[run_of(d)] * 3),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_schema_refuses(random_score: RandomScore, fault: str) -> None:
    document = copy.deepcopy(full_document(random_score))
    assert VALIDATOR.is_valid(document)
    BROKEN[fault](document)
    assert not VALIDATOR.is_valid(document)


def test_schema_misses_every_field_that_is_left_out(random_score: RandomScore) -> None:
    document = full_document(random_score)
    for path in fields_of(document):
        less = copy.deepcopy(document)
        node: Any = less
        for step in path[:-1]:
            node = node[step]
        del node[path[-1]]
        assert not VALIDATOR.is_valid(less), path


def fields_of(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every field, of lists only the first member's."""
    if isinstance(node, dict):
        for name, value in node.items():
            yield (*path, name)
            yield from fields_of(value, (*path, name))
    elif isinstance(node, list) and node:
        yield from fields_of(node[0], (*path, 0))


def kinds_in(path: Path) -> Iterator[str]:
    """The kinds of note that a module makes, read from its source."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id not in ("Ruling", "Remark"):
            continue
        kind = node.args[0]
        if isinstance(kind, ast.Constant):
            yield str(kind.value)
        elif isinstance(kind, ast.Name):
            assert kind.id == "INVENTED"
            yield INVENTED
        elif ast.unparse(kind) == "game.edition.note":
            yield from (e.note for e in load_rulebook().editions.values() if e.note)
        else:
            assert ast.unparse(kind).endswith((".kind", "remark.kind")), "handed on, not made"


def test_schema_names_every_note_that_can_be_made_and_no_other() -> None:
    modules = [
        PACKAGE / "rules" / "rulebooks" / "rulings.py",
        *sorted((PACKAGE / "entry").rglob("*.py")),
        *sorted((PACKAGE / "render").rglob("*.py")),
    ]
    made = {kind for module in modules for kind in kinds_in(module)}
    assert {"turning-any", "card-differs", "row-of-one", INVENTED} <= made
    assert made == set(SCHEMA["$defs"]["noteKind"]["enum"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_note_has_a_sentence(lang: str) -> None:
    words = Words(lang)
    assert [k for k in SCHEMA["$defs"]["noteKind"]["enum"] if not words.has(f"note-{k}")] == []
