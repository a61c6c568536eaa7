"""Commands whose options arrive as they were typed, and whose help speaks the user's language.

Typer checks every value through pydantic, and importing that takes longer than scoring a game. Our
options are plain text, which is checked by `entry` with our own messages, so nothing is left to
check: the value is handed on. Where a version of Typer works otherwise this changes nothing.
"""

from collections.abc import Callable, Sequence
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from sideboards_score.cli.language import without_language
from sideboards_score.model.cards import COLORS, HANDLES
from sideboards_score.words import DEFAULT_LANGUAGE, Words

SETTINGS: dict[str, Any] = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


class AsTyped:
    """Stands in for Typer's conversion of a value."""

    def coerce(self, value: Any, **_: object) -> Any:
        """The value itself; a list where an option may be given several times."""
        return list(value) if isinstance(value, tuple) else value


_AS_TYPED = AsTyped()


def _as_typed(params: Sequence[Any], ctx: Any) -> list[Any]:
    for param in params:
        if hasattr(param, "get_runtime_param"):
            param.get_runtime_param = lambda: _AS_TYPED
        if ctx.resilient_parsing:  # a shell asks what may be typed here
            param.help = _sentence(param, words_of(ctx))
    return list(params)


def words_of(ctx: Any) -> Words:
    """The sentences that a command speaks."""
    return ctx.obj if isinstance(ctx.obj, Words) else Words(DEFAULT_LANGUAGE)


class PlainCommand(TyperCommand):
    """A command with plain text options; `help` is the key of a sentence."""

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters, `--help` among them."""
        return _as_typed(super().get_params(ctx), ctx)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The help page."""
        _format_help(self, ctx, formatter)


class PlainGroup(TyperGroup):
    """A group of commands, which only the help needs all at once."""

    default: str | None = None
    """The command that is meant where none is named."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put the default command where none is named."""
        words = without_language(args)
        asks_for_help = bool({*SETTINGS["help_option_names"]} & {*words[:1]})
        named = bool(words) and not words[0].startswith("-")
        if self.default and not (named or asks_for_help or ctx.resilient_parsing):
            args = [self.default, *args]
        rest: list[str] = super().parse_args(ctx, args)
        return rest

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters, `--help` among them."""
        return _as_typed(super().get_params(ctx), ctx)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The help page, with a line for each command."""
        words = words_of(ctx)
        _format_help(self, ctx, formatter)
        lines = [(name, _in_short(f"{self.help}-{name}", words)) for name in self.commands]
        with formatter.section(words("help-commands")):
            formatter.write_dl(lines)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """What a shell offers here; zsh and fish show beside a command what it does."""
        offered = super().shell_complete(ctx, incomplete)
        for item in offered:
            if item.value in self.commands:
                item.help = _in_short(f"{self.help}-{item.value}", words_of(ctx))
        return offered


def _in_short(key: str, words: Words) -> str:
    """The first line of a command's help."""
    return words(key, letters=_letters(words)).partition("\n")[0]


def _format_help(command: Any, ctx: Any, formatter: Any) -> None:
    """Usage, what the command does, arguments, options."""
    words = words_of(ctx)
    pieces = [
        words("help-options-place"),
        *(part for param in command.params for part in param.get_usage_pieces(ctx)),
    ]
    if isinstance(command, PlainGroup):
        pieces.append(words("help-command-place"))
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=words("help-usage") + " ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(words(command.help, letters=_letters(words)))
    params = command.get_params(ctx)
    for kind in ("argument", "option"):
        lines = [
            (_names(param), _told(param, words))
            for param in params
            if param.param_type_name == kind
        ]
        if lines:
            with formatter.section(words(f"help-{kind}s")):
                formatter.write_dl(lines)


def _letters(words: Words) -> str:
    """The letters of the card codes with what they stand for."""
    return ", ".join(f"{value.value} {words.shown(value)}" for value in (*COLORS, *HANDLES))


def _names(param: Any) -> str:
    """An argument, or the names of an option with what follows them."""
    if param.param_type_name == "argument":
        return str(param.metavar or param.name.upper())
    value = "" if param.is_flag or not param.metavar else f" {param.metavar}"
    return ", ".join(sorted(param.opts, key=len)) + value


def _sentence(param: Any, words: Words) -> str:
    """What an option is for. Its key is kept: a shell is told sentences in its place."""
    key = vars(param).setdefault("sentence_key", param.help) or ""
    return words(key) if words.has(key) else words("help-help")  # the library's own --help


def _told(param: Any, words: Words) -> str:
    text = _sentence(param, words)
    if param.required:
        return f"{text}  [{words('help-required')}]"
    if isinstance(param.default, str):
        return f"{text}  [{words('help-default', value=param.default)}]"
    return text


def command_of(function: Callable[..., Any], *path: str) -> PlainCommand:
    """The command of a function; its help is the sentence `help-PATH`."""
    holder = typer.Typer(
        add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
    )
    holder.command(
        path[-1], cls=PlainCommand, help="-".join(["help", *path]), context_settings=SETTINGS
    )(function)
    made = typer.main.get_command(holder)
    if not isinstance(made, PlainCommand):
        raise TypeError(made)
    return made
