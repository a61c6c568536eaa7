"""What the command-line library finds wrong, said in our own words and languages."""

import re
from collections.abc import Iterable, Sequence
from itertools import takewhile
from pathlib import Path

import typer

from sideboards_score.entry.text.fields import nearest
from sideboards_score.errors import UsageError

_EXTRA = re.compile(r"unexpected extra argument.*\((.*)\)")
_NO_VALUE = "does not take a value"
_QUOTED = re.compile(r"'([^']*)'")


def help_instead(error: typer.TyperException) -> str | None:
    """The help text, where somebody gave no command at all and so asks for it."""
    context = getattr(error, "ctx", None)
    if context is None or not hasattr(context.command, "commands"):
        return None
    no_command = type(error).__name__ == "UsageError" and not _quoted(error)
    if no_command or type(error).__name__ == "NoArgsIsHelpError":
        return str(context.get_help())
    return None


def _quoted(error: typer.TyperException) -> str:
    """The word that the library's message quotes; it tells it nowhere else."""
    quoted = _QUOTED.search(error.format_message())
    return quoted.group(1) if quoted else ""


def usage_error(error: typer.TyperException, arguments: Sequence[str]) -> UsageError:
    """The library's error as one of ours. It is told apart by its public attributes."""
    kind = type(error).__name__
    context = getattr(error, "ctx", None)
    command = context.command_path if context else _command_in(arguments)
    text = error.format_message()
    if kind == "NoSuchOption":
        return _no_such_option(error, arguments, command)
    if kind == "BadOptionUsage":
        key = "usage-flag-value" if _NO_VALUE in text else "usage-option-value"
        return UsageError(key, option=getattr(error, "option_name", ""), command=command)
    if kind == "MissingParameter":
        param = getattr(error, "param", None)
        name = (param.metavar or param.name) if param else ""
        return UsageError("usage-missing", name=name, command=command)
    if kind == "UsageError" and context is not None and hasattr(context.command, "commands"):
        return _no_such_command(error, context.command.commands, command)
    extra = _EXTRA.search(text)
    if extra:
        return UsageError("usage-extra", words=extra.group(1), command=command)
    return UsageError("usage-other", text=text, command=command)


def _no_such_option(
    error: typer.TyperException, arguments: Sequence[str], command: str
) -> UsageError:
    """A misspelt option, or a file that is taken for one."""
    file = _with_a_dash(arguments)
    if file is not None:
        return UsageError("usage-dash-file", file=file)
    context = getattr(error, "ctx", None)
    option = getattr(error, "option_name", "")
    known = [name for param in context.command.params for name in param.opts] if context else []
    return UsageError(
        "usage-no-option", option=option, nearest=nearest(option, known), command=command
    )


def _with_a_dash(arguments: Sequence[str]) -> str | None:
    """A word that is taken for options, but has the ending of a file."""
    for word in arguments:
        if word[:1] == "-" and word[:2] != "--" and Path(word).suffix.lower() in _FILES:
            return word
    return None


_FILES = (".yaml", ".yml", ".json", ".jpg", ".jpeg", ".png", ".heic", ".webp")
"""Endings of games, decks and photos."""


def _command_in(arguments: Sequence[str]) -> str:
    """The command that a command line begins with."""
    words = list(takewhile(lambda word: not word.startswith("-"), arguments))
    return " ".join(["sideboards-score", *words[:1]])


def _no_such_command(error: typer.TyperException, names: Iterable[str], command: str) -> UsageError:
    """A misspelt command."""
    word = _quoted(error)
    known = sorted(names)
    return UsageError(
        "usage-no-command",
        word=word,
        nearest=nearest(word, known),
        known=", ".join(known),
        command=command,
    )
