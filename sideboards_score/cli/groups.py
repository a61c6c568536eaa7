"""Groups of commands that are loaded when they are called."""

from collections.abc import Callable, Iterator, MutableMapping
from importlib import import_module
from typing import Any

import typer

from sideboards_score.cli import commands
from sideboards_score.cli.options import LangOption
from sideboards_score.cli.plain import SETTINGS, PlainGroup


class LazyCommands(MutableMapping[str, Any]):
    """The commands of a package: a module `NAME` with `command`, or a package of further ones.

    A module whose name Python keeps for itself ends in `_`.
    """

    def __init__(self, package: str, names: str, path: tuple[str, ...]) -> None:
        self._package = package
        self._names = names.split()
        self._path = path
        self._made: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._made and name in self._names:
            self._made[name] = self._load(name)
        return self._made[name]

    def _load(self, name: str) -> Any:
        place = f"{self._package}.{name}_" if name == "import" else f"{self._package}.{name}"
        module = import_module(place)
        if hasattr(module, "COMMANDS"):
            default = getattr(module, "DEFAULT", None)
            return group(place, module.COMMANDS, (*self._path, name), default=default)
        return module.command

    def __setitem__(self, name: str, command: Any) -> None:
        self._made[name] = command

    def __delitem__(self, name: str) -> None:
        self._names.remove(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def group(
    package: str,
    names: str,
    path: tuple[str, ...] = (),
    callback: Callable[..., Any] | None = None,
    *,
    completes: bool = False,
    default: str | None = None,
) -> PlainGroup:
    """A group of the commands in a package; its help is the sentence `help-PATH`."""
    holder = typer.Typer(
        cls=PlainGroup,
        name=path[-1] if path else "sideboards-score",
        help="-".join(["help", *path]),
        no_args_is_help=True,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        add_completion=completes,
        context_settings=SETTINGS,
    )
    holder.callback()(callback or _nothing)
    made = typer.main.get_command(holder)
    if not isinstance(made, PlainGroup):
        raise TypeError(made)
    made.default = default
    made.commands = LazyCommands(package, names, path)
    for param in made.params:
        if param.name in _COMPLETION:
            setattr(param, "help", _COMPLETION[param.name])  # noqa: B010 - typed as a parameter
    return made


_COMPLETION = {
    "install_completion": "help-completion-install",
    "show_completion": "help-completion-show",
}
"""The library's own options, told in our words."""


def _nothing(lang: LangOption = None) -> None:
    """A group by itself does nothing; its help speaks the language that is asked for."""
    del lang


def program(callback: Callable[..., Any], *, completes: bool = False) -> PlainGroup:
    """All commands; `completes` adds what installs the completion of a shell."""
    return group(commands.__name__, commands.COMMANDS, (), callback, completes=completes)
