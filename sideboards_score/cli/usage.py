"""What the command-line library finds wrong, said in our own words and languages."""

import typer

from sideboards_score.entry.fields import nearest
from sideboards_score.errors import UsageError


def usage_error(error: typer.TyperException) -> UsageError:
    """The library's error as one of ours. It is told apart by its public attributes."""
    kind = type(error).__name__
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "sideboards-score"
    if kind == "NoSuchOption":
        option = getattr(error, "option_name", "")
        known = [name for param in context.command.params for name in param.opts] if context else []
        return UsageError("usage-no-option", option=option, nearest=nearest(option, known), command=command)
    if kind == "BadOptionUsage":
        return UsageError("usage-option-value", option=getattr(error, "option_name", ""), command=command)
    if kind == "MissingParameter":
        param = getattr(error, "param", None)
        name = (param.metavar or param.name) if param else ""
        return UsageError("usage-missing", name=name, command=command)
    if kind == "UsageError" and context is not None and hasattr(context.command, "commands"):
        return _no_such_command(context, command)
    return UsageError("usage-other", text=error.format_message(), command=command)


def _no_such_command(context: typer.Context, command: str) -> UsageError:
    names = sorted(context.command.commands)  # type: ignore[attr-defined]
    given = [word for word in (*context.protected_args, *context.args) if not word.startswith("-")]
    word = given[0] if given else ""
    return UsageError(
        "usage-no-command", word=word, nearest=nearest(word, names), known=", ".join(names), command=command
    )
