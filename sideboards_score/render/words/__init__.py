"""Every sentence that a user sees, in four languages.

A language is a module with one dictionary: key -> sentence, or (singular, plural) where `count`
decides. Gaps are named in braces. Only what the program prints as its own words stands here; names,
codes and numbers go into the gaps.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from importlib import import_module
from typing import Protocol, cast

from sideboards_score.errors import SideboardsError, Where

LANGUAGES = ("en", "de", "fr", "it")
DEFAULT_LANGUAGE = "en"

Sentence = str | tuple[str, str]


class _Language(Protocol):
    SENTENCES: Mapping[str, Sentence]


class Words:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        module = cast("_Language", import_module(f"{__name__}.{language}"))
        self.language = language
        self._sentences = module.SENTENCES

    def __call__(self, key: str, /, **values: object) -> str:
        """The sentence of a key with its gaps filled."""
        sentence = self._sentences[key]
        if isinstance(sentence, tuple):
            sentence = sentence[0 if self._singular(values["count"]) else 1]
        return sentence.format_map({name: self.shown(value) for name, value in values.items()})

    def has(self, key: str) -> bool:
        """Whether the language has a sentence of that key."""
        return key in self._sentences

    def shown(self, value: object) -> str:
        """A value as it stands in a sentence."""
        if isinstance(value, SideboardsError):
            return self.problem(value)
        if isinstance(value, Enum):
            return self(f"{type(value).__name__.lower()}-{value.name.lower()}")
        if isinstance(value, Sequence) and not isinstance(value, str):
            return self.listed([self.shown(part) for part in value])
        return str(value)

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
        text = self(key, **values)
        if nearest:
            text = f"{text} {self('did-you-mean', nearest=nearest)}"
        place = self._place(error.where)
        return self("placed", place=place, text=text) if place else text

    def _place(self, where: Sequence[Where]) -> str:
        """The steps of a place, from the file inwards; of several lines only the innermost counts."""
        lines = [index for index, step in enumerate(where) if step.kind == "line"]
        shown = [
            self(f"where-{step.kind}", name=step.name)
            for index, step in enumerate(where)
            if index not in lines[:-1]
        ]
        return ", ".join(shown)

    def _singular(self, count: object) -> bool:
        """Whether the language puts a number in the singular: French does so for zero too."""
        return count in (0, 1) if self.language == "fr" else count == 1
