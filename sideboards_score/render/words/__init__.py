"""Every sentence that a user sees, in four languages.

A language is a module with one dictionary: key -> sentence, or (singular, plural) where `count`
decides. Gaps are named in braces. Only what the program prints as its own words stands here; names,
codes and numbers go into the gaps.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from errno import errorcode
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
        if isinstance(value, OSError):
            key = f"reason-{errorcode.get(value.errno or 0, '').lower()}"
            return self(key if self.has(key) else "reason-other", number=value.errno)
        if isinstance(value, ValueError):
            return self("reason-name")
        if isinstance(value, Enum):
            return self(f"{type(value).__name__.lower()}-{value.name.lower()}")
        if isinstance(value, Sequence) and not isinstance(value, str):
            return self.listed([self.shown(part) for part in value])
        return self.decimal(f"{value:.1f}") if isinstance(value, float) else str(value)

    def decimal(self, number: str) -> str:
        """A number as people of the language write it: 1.5 or 1,5."""
        return number if self.language == "en" else number.replace(".", ",")

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
        """The steps of a place: the file, the innermost line, then the rest from outside in."""
        lines = [step for step in where if step.kind == "line"][-1:]
        files = [step for step in where if step.kind == "file"]
        rest = [step for step in where if step.kind not in ("line", "file")]
        return ", ".join(
            self(f"where-{step.kind}", name=step.name) for step in files + lines + rest
        )

    def _singular(self, count: object) -> bool:
        """Whether the language puts a number in the singular: French does so for zero too."""
        return count in (0, 1) if self.language == "fr" else count == 1
