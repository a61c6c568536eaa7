"""Every kind of error, refusal, note and finding that the package can give, from its source."""

import ast
from collections.abc import Iterator
from pathlib import Path

import sideboards_score
from sideboards_score import errors
from sideboards_score.entry.deck.rulebook_file import load_rulebook
from sideboards_score.words import DEFAULT_LANGUAGE, TOPICS, sentences
from tests.kinds.harness import SENTENCE_BEFORE

PACKAGE = Path(sideboards_score.__file__).parent
ERRORS = {
    name
    for name, found in vars(errors).items()
    if isinstance(found, type) and issubclass(found, errors.SideboardsError)
}
MAKERS = {*ERRORS, "RefusedError", "Ruling", "Remark"}
"""What is made with a kind as its first argument."""

_NOT_KINDS = {
    *("points", "bonus", "swap", "total", "invented", "wins"),  # fields of a claim or a file
    *("ask-swap", "ask-swap-again", "claims-title", "opinion-title"),  # said as they are
    "two-slips",  # a kind of reason: tests/rules/test_claims.py has those
}
"""Keys of sentences that stand in the source and are said without anything being wrong."""


def sentence_keys() -> set[str]:
    """The keys of all sentences but those of the help."""
    topics = set(TOPICS) - {"help"}
    return {key for topic in topics for key in sentences(DEFAULT_LANGUAGE, topic)}


def kinds() -> dict[str, str]:
    """Every kind with the place where it first stands.

    A kind is what is handed to an error, a ruling or a remark; since some are chosen before that,
    each text that is the key of a sentence and is not said on the spot; and the notes of editions.
    """
    keys, found = sentence_keys(), dict[str, str]()
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE)
        if place.parts[0] != "words" or path.parent.name == "words":  # not the sentences themselves
            tree = ast.parse(path.read_text(encoding="utf-8"))
            elsewhere = {"render", "words", "web"} & {*place.parts[:2]}
            chosen = () if elsewhere else _chosen_in(tree, keys)
            for kind, line in (*_handed_in(tree), *chosen):
                found.setdefault(kind, f"{place}:{line}")
    for edition in load_rulebook().editions.values():
        if edition.note is not None:
            found.setdefault(edition.note, "card_db/rules.yaml")
    return {kind: place for kind, place in found.items() if kind not in _NOT_KINDS}


def _handed_in(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """What is handed to an error, a ruling or a remark."""
    names = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and _called(node) in MAKERS:
            first = node.args[0]
            if isinstance(first, ast.Name):
                first = names.get(first.id, first)
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value, node.lineno
            elif isinstance(first, ast.JoinedStr) and isinstance(first.values[0], ast.Constant):
                yield from ((kind, node.lineno) for kind in _beginning(first.values[0].value))


def _called(call: ast.Call) -> str:
    return ast.unparse(call.func).rpartition(".")[2]


def _beginning(start: object) -> list[str]:
    """The kinds of notes and findings that begin so."""
    found = [
        key.partition("-")[2] for key in sentence_keys() if key.startswith(SENTENCE_BEFORE[1:])
    ]
    return sorted(kind for kind in found if kind.startswith(str(start)))


def _chosen_in(tree: ast.Module, keys: set[str]) -> Iterator[tuple[str, int]]:
    """Texts that are keys of sentences, and are not said where they stand."""
    said = {
        id(node.args[0])
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and node.args and _called(node) == "words"
    }
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in said else None
        if isinstance(text, str) and keys & {before + text for before in SENTENCE_BEFORE}:
            yield text, getattr(node, "lineno", 0)
