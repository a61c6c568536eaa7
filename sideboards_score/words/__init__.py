"""Every sentence that a user sees, in every language that has a folder here.

A language is a package with a module for each topic, and each of these has one dictionary: key ->
sentence, or (singular, plural) where `count` decides. Gaps are named in braces. Only what the
program prints as its own words stands here; names, codes and numbers go into the gaps. A new
language is a new folder: nothing else names the languages.
"""

import re
from collections.abc import Mapping, Sequence
from enum import Enum
from errno import errorcode
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from sideboards_score.errors import SideboardsError, UsageError, Where
from sideboards_score.words.harmless import harmless, shortened

TOPICS = (
    *("score", "cli", "input", "photo", "deck", "check", "possible", "sheet", "history", "web"),
    "sequence",
    "help",
)
"""Modules of a language, in the order in which a sentence is looked for."""

DEFAULT_LANGUAGE = "en"


def _languages() -> tuple[str, ...]:
    """The codes of all languages, the default one first."""
    folders = Path(__file__).parent.iterdir()
    codes = {folder.name for folder in folders if (folder / f"{TOPICS[0]}.py").exists()}
    return DEFAULT_LANGUAGE, *sorted(codes - {DEFAULT_LANGUAGE})


LANGUAGES = _languages()

Sentence = str | tuple[str, str]


class _Topic(Protocol):
    SENTENCES: Mapping[str, Sentence]


class _Language(Protocol):
    DECIMAL: str
    SINGULAR: tuple[int, ...]
    LOCALES: tuple[str, ...]
    SMALL_AFTER_COLON: bool


def sentences(language: str, topic: str) -> Mapping[str, Sentence]:
    """All sentences of a topic, by key."""
    return cast("_Topic", import_module(f"{__name__}.{language}.{topic}")).SENTENCES


def language_of_locale(name: str) -> str:
    """The language of a locale like `de_AT.UTF-8`; the default one where there is no other."""
    word = name.lower().partition("_")[0].partition(".")[0]
    if word in LANGUAGES:
        return word
    if len(word) > len("posix"):  # as Windows names them; POSIX has two or three letters
        for language in LANGUAGES:
            if word.startswith(_grammar(language).LOCALES):
                return language
    return DEFAULT_LANGUAGE


def _grammar(language: str) -> _Language:
    return cast("_Language", import_module(f"{__name__}.{language}"))


class Words:
    """The sentences of one language; a topic is loaded when one of its sentences is wanted."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._grammar = _grammar(language)
        self._sentences: dict[str, Sentence] = {}
        self._waiting = list(TOPICS)

    def __call__(self, key: str, /, **values: object) -> str:
        """The sentence of a key with its gaps filled."""
        if not self.has(key):
            raise KeyError(key)
        sentence = self._sentences[key]
        if isinstance(sentence, tuple):
            sentence = sentence[0 if values["count"] in self._grammar.SINGULAR else 1]
        return sentence.format_map({name: self._gap(name, value) for name, value in values.items()})

    def _gap(self, name: str, value: object) -> str:
        """What fills a gap; an edition is called by its language, not by its code."""
        if name == "editions" and isinstance(value, Sequence):
            return self.shown([self.edition(str(code)) for code in value])
        return self.edition(str(value)) if name == "edition" else self.shown(value)

    def edition(self, code: str) -> str:
        """The language of an edition; the code of one that has no name here."""
        key = f"edition-{code}"
        return self(key) if self.has(key) else self.shown(code)

    def after_colon(self, text: str) -> str:
        """A sentence of the program as it goes on after a colon."""
        return text[:1].lower() + text[1:] if self._grammar.SMALL_AFTER_COLON else text

    def has(self, key: str) -> bool:
        """Whether the language has a sentence of that key."""
        while key not in self._sentences and self._waiting:
            self._sentences |= sentences(self.language, self._waiting.pop(0))
        return key in self._sentences

    def shown(self, value: object) -> str:
        """A value as it stands in a sentence."""
        if isinstance(value, SideboardsError):
            return self.problem(value)
        if isinstance(value, OSError):
            key = f"reason-{errorcode.get(value.errno or 0, '').lower()}"
            return self(key if self.has(key) else "reason-other", number=value.errno)
        if isinstance(value, ValueError):
            return self("reason-name")
        if isinstance(value, Enum):
            return self(f"{type(value).__name__.lower()}-{value.name.lower()}")
        if isinstance(value, Sequence) and not isinstance(value, str):
            return self.listed([self.shown(part) for part in value])
        return self.decimal(f"{value:.1f}") if isinstance(value, float) else harmless(str(value))

    def decimal(self, number: str) -> str:
        """A number as people of the language write it: 1.5 or 1,5."""
        return number.replace(".", self._grammar.DECIMAL)

    def listed(self, names: Sequence[str]) -> str:
        """Names as a sentence lists them: `Ann, Bob and Cid`."""
        *first, last = names or [""]
        return self("list-last", first=", ".join(first), last=last) if first else last

    def problem(self, error: SideboardsError) -> str:
        """An error as one line: where, what, what to do."""
        key = error.key
        values = dict(error.values)
        nearest = values.pop("nearest", None)
        more = values.pop("more", None)
        first = values.pop("first", None)
        if isinstance(first, SideboardsError):
            return f"{self.problem(first)} {self('more-faults', count=more, deck=values['deck'])}"
        if first is not None:
            values["first"] = first
        text = self(key, **{name: self._fit(key, name, value) for name, value in values.items()})
        if nearest:
            text = f"{text} {self('did-you-mean', nearest=nearest)}"
        place = self._place(error.where)
        return self("placed", place=place, text=text) if place else text

    def _place(self, where: Sequence[Where]) -> str:
        """The steps of a place: the file, the innermost line, then the rest from outside in."""
        lines = [step for step in where if step.kind == "line"][-1:]
        files = [step for step in where if step.kind == "file"]
        rest = [step for step in where if step.kind not in ("line", "file")]
        return ", ".join(
            self(key, name=self._fit(key, step.kind, step.name))
            for step in files + lines + rest
            for key in [f"where-{step.kind}"]
        )

    def _fit(self, key: str, name: str, value: object) -> object:
        """A value fit for a message: one that shows nothing in quotes, a very long one cut."""
        if not isinstance(value, str):
            return value
        if not value.strip():
            sentence = self._sentences[key] if self.has(key) else ""
            return value if _in_quotes(name, sentence) else f'"{value}"'
        return value if name in _IN_FULL else shortened(value)


def words_in(language: str) -> Words:
    """The sentences of a language as somebody named it. Raises `UsageError` for another one."""
    if language.lower() not in LANGUAGES:
        raise UsageError("language-unknown", language=language, known=", ".join(LANGUAGES))
    return Words(language.lower())


_IN_FULL = frozenset({"command", "file", "folder", "backup", "deck"})
"""Values that are typed again or looked for as they stand."""


def _in_quotes(name: str, sentence: Sentence) -> bool:
    """Whether a sentence puts the quotes around a value itself."""
    text = sentence if isinstance(sentence, str) else sentence[0]
    return re.search(rf"[\"“„«]\s?{{{name}}}", text) is not None
