"""What the command-line library finds wrong, said in our own words and languages."""

import re
from collections.abc import Iterable

import typer

from sideboards_score.entry.fields import nearest
from sideboards_score.errors import UsageError

_QUOTED = re.compile(r"'([^']*)'")


def help_instead(error: typer.TyperException) -> str | None:
    """The help text, where somebody gave no command at all and so asks for it."""
    context = getattr(error, "ctx", None)
    if type(error).__name__ == "NoArgsIsHelpError" and context is not None:
        return str(context.get_help())
    return None


def usage_error(error: typer.TyperException) -> UsageError:
    """The library's error as one of ours. It is told apart by its public attributes."""
    kind = type(error).__name__
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "sideboards-score"
    if kind == "NoSuchOption":
        option = getattr(error, "option_name", "")
        known = [name for param in context.command.params for name in param.opts] if context else []
        return UsageError(
            "usage-no-option", option=option, nearest=nearest(option, known), command=command
        )
    if kind == "BadOptionUsage":
        return UsageError(
            "usage-option-value", option=getattr(error, "option_name", ""), command=command
        )
    if kind == "MissingParameter":
        param = getattr(error, "param", None)
        name = (param.metavar or param.name) if param else ""
        return UsageError("usage-missing", name=name, command=command)
    if kind == "UsageError" and context is not None and hasattr(context.command, "commands"):
        return _no_such_command(error, context.command.commands, command)
    return UsageError("usage-other", text=error.format_message(), command=command)


def _no_such_command(error: typer.TyperException, names: Iterable[str], command: str) -> UsageError:
    """A misspelt command. The library tells the word in its message only."""
    quoted = _QUOTED.search(error.format_message())
    word = quoted.group(1) if quoted else ""
    known = sorted(names)
    return UsageError(
        "usage-no-command",
        word=word,
        nearest=nearest(word, known),
        known=", ".join(known),
        command=command,
    )
