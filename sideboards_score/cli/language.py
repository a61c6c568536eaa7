"""Which language to speak: `--lang`, else the locale, else English."""

import locale
import os
from collections.abc import Sequence

from sideboards_score.words import Words, language_of_locale, words_in

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def chosen_language(arguments: Sequence[str]) -> str | None:
    """The last value of `--lang` in a command line, wherever it stands; None if it is not there."""
    chosen = None
    for index, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and index + 1 < len(arguments):
            chosen = arguments[index + 1]
        if argument.startswith("--lang="):
            chosen = argument.removeprefix("--lang=")
    return chosen


def without_language(arguments: Sequence[str]) -> Sequence[str]:
    """The words of a command line without `--lang` and its value at the beginning."""
    if arguments[:1] == ["--lang"]:
        return arguments[2:]
    return arguments[1:] if arguments and arguments[0].startswith("--lang=") else arguments


def locale_language() -> str:
    """The language of the first locale variable that is set, as POSIX reads them."""
    for name in _VARIABLES:
        value = os.environ.get(name)
        if value:
            return language_of_locale(value)
    return _system_language()


def _system_language() -> str:
    """What the system is set to where no variable says so (Windows, macOS)."""
    return language_of_locale(locale.getlocale()[0] or "")


def words_for(arguments: Sequence[str]) -> Words:
    """The sentences for a command line. Raises `UsageError` for a language that there is not."""
    language = chosen_language(arguments)
    return Words(locale_language()) if language is None else words_in(language)
