"""The sentences of four languages: complete, alike in build, and typeset as each language is."""

import ast
import errno
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from rich.cells import cell_len

import sideboards_score
from sideboards_score.cli.groups import program
from sideboards_score.entry.deck.rulebook_file import load_rulebook
from sideboards_score.entry.value_names import value_named
from sideboards_score.errors import SideboardsError, Where
from sideboards_score.model.cards import COLORS, HANDLES, Color, Handle, Value
from sideboards_score.model.objectives import Kind, Turning
from sideboards_score.sequence.model.board import Team
from sideboards_score.words import LANGUAGES, TOPICS, Sentence, Words, sentences

SENTENCES: Mapping[str, Mapping[str, Sentence]] = {
    language: {
        key: sentence for topic in TOPICS for key, sentence in sentences(language, topic).items()
    }
    for language in LANGUAGES
}
TRANSLATIONS = LANGUAGES[1:]
LABELS = ("kind-colors", "kind-handles", "kind-rows", "bonus", "swap", "total", "pad-possible")
LABEL_COLUMNS = 12
"""Columns that the account of a player gives to its labels."""

ONLY_A_NAME = "nothing but the name of the file"
ONLY_SIGNS = "two gaps with a sign between them"
SAME_PREPOSITION = "in is the same word"
SAME_WORD = "the word is the same in French"
SAME_POINTS = "French writes one point and many points like English"
SAME_AS_ENGLISH = {
    ("de", "where-file"): ONLY_A_NAME,
    ("fr", "where-file"): ONLY_A_NAME,
    ("it", "where-file"): ONLY_A_NAME,
    ("de", "placed"): ONLY_SIGNS,
    ("de", "and-also"): ONLY_SIGNS,
    ("de", "learn-reading"): SAME_PREPOSITION,
    ("it", "learn-reading"): SAME_PREPOSITION,
    ("it", "placed"): ONLY_SIGNS,
    ("it", "and-also"): ONLY_SIGNS,
    ("de", "interpretation-changes"): ONLY_SIGNS,
    ("it", "interpretation-changes"): ONLY_SIGNS,
    ("fr", "color-turquoise"): SAME_WORD,
    ("de", "web-sequence-team"): SAME_WORD,
    ("fr", "color-orange"): SAME_WORD,
    ("fr", "total"): SAME_WORD,
    ("fr", "pad-possible"): SAME_WORD,
    ("fr", "sheet-date"): SAME_WORD,
    ("fr", "where-option"): SAME_WORD,
    ("fr", "points"): SAME_POINTS,
    ("fr", "pattern-summary"): SAME_POINTS,
    ("fr", "count-times-points"): SAME_POINTS,
    ("fr", "web-unit-points"): SAME_POINTS,
    ("fr", "help-arguments"): SAME_WORD,
    ("fr", "help-options"): SAME_WORD,
    ("fr", "help-options-place"): SAME_WORD,
}

NEVER_SAID = {"deck-faults": "told as its first fault, followed by `more-faults`"}

CODE = re.compile(
    r"""--[a-z-]+[ ]"[^"]*"   # an option with its value
    |colors:[ ]\{.*?\}\}?     # fields of a file
    |[a-z_]+:[ ]"[^"]*"       # a field of a file with its value
    |\bnom:[ ]valeur\b        # a field as French readers type it, without their space
    |R[ ]T[ ]P[ ]O[ ]K[ ]\?   # the letters of the colours
    |\(\?,[ ]x\)              # the letters for what is not known
    """,
    re.VERBOSE,
)
NO_BREAK = "\u00a0\u202f"


def forms(sentence: Sentence) -> tuple[str, ...]:
    """A sentence that does not depend on a number, or its singular and plural."""
    return (sentence,) if isinstance(sentence, str) else sentence


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def prose(language: str) -> Iterator[tuple[str, str]]:
    """Each key with each of its forms, without what a reader types as it stands."""
    for key, sentence in SENTENCES[language].items():
        for text in forms(sentence):
            yield key, CODE.sub("code", text)


def offending(language: str, pattern: str) -> list[str]:
    return sorted({key for key, text in prose(language) if re.search(pattern, text)})


def test_every_language_has_its_sentences() -> None:
    assert set(SENTENCES) == set(LANGUAGES)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_keys_are_those_of_english_in_the_same_order(language: str) -> None:
    assert list(SENTENCES[language]) == list(SENTENCES["en"])


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_gaps_and_plurals_are_those_of_english(language: str) -> None:
    for key, sentence in SENTENCES["en"].items():
        translated = SENTENCES[language][key]
        assert type(translated) is type(sentence), key
        assert [gaps(form) for form in forms(translated)] == [
            gaps(form) for form in forms(sentence)
        ], key


def test_no_sentence_is_left_in_english() -> None:
    same = {
        (language, key)
        for language in TRANSLATIONS
        for key, sentence in SENTENCES["en"].items()
        if set(forms(SENTENCES[language][key])) & set(forms(sentence))
    }
    assert same == set(SAME_AS_ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", LABELS)
def test_labels_of_the_account_fit_their_column(language: str, key: str) -> None:
    assert 0 < cell_len(Words(language)(key)) <= LABEL_COLUMNS


@pytest.mark.parametrize(
    ("language", "key", "count", "text"),
    [
        ("en", "points", 0, "0 points"),
        ("en", "points", 1, "1 point"),
        ("en", "points", 2, "2 points"),
        ("de", "points", 0, "0 Punkte"),
        ("de", "points", 1, "1 Punkt"),
        ("de", "points", 2, "2 Punkte"),
        ("fr", "points", 0, "0 point"),
        ("fr", "points", 1, "1 point"),
        ("fr", "points", 2, "2 points"),
        ("it", "points", 0, "0 punti"),
        ("it", "points", 1, "1 punto"),
        ("it", "points", 2, "2 punti"),
        ("en", "deck-cards", 1, "1 card"),
        ("de", "deck-cards", 60, "60 Karten"),
        ("fr", "deck-cards", 0, "0 carte"),
        ("it", "deck-cards", 0, "0 carte"),
        ("fr", "head-players", 6, "6 joueurs"),
    ],
)
def test_numbers_take_singular_or_plural(language: str, key: str, count: int, text: str) -> None:
    assert Words(language)(key, count=count) == text


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_quotes_and_apostrophes_are_typeset(language: str) -> None:
    assert offending(language, "[\"']") == []


def test_german_quotes_come_in_pairs() -> None:
    assert offending("de", "[«»”]|^[^„]*“|„[^“]*(„|$)") == []


def test_french_keeps_no_break_spaces_before_double_signs() -> None:
    assert offending("fr", f"(?<![{NO_BREAK}])[:;?!»]|«(?![{NO_BREAK}])") == []


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_other_languages_put_no_space_before_double_signs(language: str) -> None:
    assert offending(language, rf"[\s{NO_BREAK}][:;?!]") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [*COLORS, *HANDLES])
def test_the_shown_name_of_a_value_is_understood(language: str, value: Value) -> None:
    assert value_named(Words(language).shown(value)) is value


PACKAGE = Path(sideboards_score.__file__).parent
MODULES = [
    ast.parse(path.read_text("utf-8"))
    for path in sorted(PACKAGE.rglob("*.py"))
    if path.parent.parent.name != "words"
]
"""The program without the sentences themselves."""


def names_of_errors(kind: type[SideboardsError] = SideboardsError) -> set[str]:
    return {kind.__name__}.union(*map(names_of_errors, kind.__subclasses__()))


SPEAKERS = names_of_errors() | {"words", "self", "_wrong", "Ruling", "Remark", "key"}
"""What takes the key of a sentence as its first argument, and the variable that holds one."""


def choices(node: ast.expr | None) -> list[ast.expr | None]:
    """The expressions of which one is taken."""
    if isinstance(node, ast.IfExp):
        return [*choices(node.body), *choices(node.orelse)]
    return [node]


def spoken_keys() -> Iterator[tuple[str, str]]:
    """Who says which key: calls that name it or one of several, and the variable `key`."""
    for module in MODULES:
        for node in ast.walk(module):
            speaker, said = "", None
            if isinstance(node, ast.Call) and node.args:
                speaker, said = ast.unparse(node.func).rpartition(".")[2], node.args[0]
            elif isinstance(node, ast.Assign):
                speaker, said = ast.unparse(node.targets[0]), node.value
                if speaker.startswith("(key,") and isinstance(said, ast.Tuple):
                    speaker, said = "key", said.elts[0]
            if speaker in SPEAKERS:
                for choice in choices(said):
                    if isinstance(choice, ast.Constant):
                        yield speaker, str(choice.value)


def test_every_key_that_the_program_says_exists() -> None:
    keys = set(SENTENCES["en"])
    spoken = set(spoken_keys())
    missing = {
        key
        for speaker, key in spoken
        if key not in NEVER_SAID
        and not (
            {f"note-{key}", f"finding-{key}"} & keys
            if speaker in {"Ruling", "Remark"}
            else key in keys
        )
    }
    assert missing == set()
    assert set(NEVER_SAID) <= {key for _, key in spoken}
    assert notes_of_editions() <= keys


def notes_of_editions() -> set[str]:
    """The sentences that `card_db/rules.yaml` asks for."""
    return {f"note-{edition.note}" for edition in load_rulebook().editions.values() if edition.note}


def texts_and_beginnings() -> tuple[set[str], set[str]]:
    """Every text in the program, and how its texts with gaps begin: `note-` of f"note-{kind}"."""
    texts, beginnings = set(), set()
    for module in MODULES:
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    for template in (PACKAGE / "web" / "templates").glob("*.html"):
        said = set(re.findall(r'"([a-z-]+)"', template.read_text("utf-8")))
        texts |= said
        beginnings |= {text for text in said if text.endswith("-")}
    return texts, {beginning for beginning in beginnings if beginning.endswith("-")}


def commands() -> Iterator[tuple[list[str], object]]:
    """Every command and group with the words that call it."""
    waiting: list[tuple[list[str], Any]] = [([], program(lambda: None))]
    while waiting:
        path, command = waiting.pop()
        yield path, command
        members = getattr(command, "commands", {})
        waiting += [([*path, name], member) for name, member in members.items()]


def test_no_sentence_is_unused() -> None:
    texts, beginnings = texts_and_beginnings()
    endings = {text for text in texts if text.startswith("-")}
    used = texts | {text + ending for text in texts for ending in endings}
    used |= {beginning + text for beginning in beginnings for text in texts}
    for group in (Color, Handle, Kind, Team):
        used |= {f"{group.__name__}-{member.name}".lower() for member in group}
    used |= {f"reason-{name.lower()}" for name in errno.errorcode.values()}
    used |= {f"solo-{band.low}" for band in load_rulebook().bands}
    used |= {f"edition-{code}" for code in load_rulebook().editions}
    used |= {f"note-turning-{turning.value}" for turning in Turning} | notes_of_editions()
    used |= {f"forms-{turning.value}" for turning in Turning}
    used |= {key.replace("note-", "forms-") for key in notes_of_editions()}
    used |= {"-".join(["help", *path]) for path, _ in commands()}
    used |= {f"help-{kind}s" for kind in ("argument", "option")}
    assert sorted(set(SENTENCES["en"]) - used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_are_called_by_their_language(language: str) -> None:
    # "livret de règles de" would sound unfinished.
    words = Words(language)
    codes = list(load_rulebook().editions)
    for code in codes:
        assert not words("head-edition", edition=code).endswith(f" {code}")
        assert words.edition(code) in words("interpretation-edition", edition=code)
    every = words.listed([words.edition(code) for code in codes])
    assert every in words("slip-wrong-line-read", lines=[1, 5], editions=codes)
    assert "xx" in words("head-edition", edition="xx"), "an edition that has no name here"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Emil: A row mixes."),
        ("de", "Bei Emil: A row mixes."),
        ("fr", "Chez Emil\u00a0: a row mixes."),
        ("it", "Da Emil: a row mixes."),
    ],
)
def test_french_and_italian_go_on_in_small_letters_after_a_colon(language: str, text: str) -> None:
    words = Words(language)
    assert words("slip-of", name="Emil", text=words.after_colon("A row mixes.")) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_second_opinion_ends_with_a_stop(language: str) -> None:
    words = Words(language)
    same = words("interpretation-same", text="x")
    changes = words("interpretation-changes", text="x", totals="y")
    winner = words("interpretation-winner", text=changes, names=["Ann"])
    for line in (same, changes, winner):
        assert line.endswith(".")
        assert ".." not in line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["", "  "])
def test_a_value_that_shows_nothing_stands_in_quotes_once(language: str, typed: str) -> None:
    words = Words(language)
    no_drawer = SideboardsError("drawer-wrong", (Where("file", typed),), drawer=typed)
    assert words.problem(no_drawer).count(f'"{typed}"') == len(["the file", "the drawer"])
    assert '"""' not in words.problem(SideboardsError("pattern-empty", pattern=""))
