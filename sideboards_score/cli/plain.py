"""Commands whose options arrive as they were typed.

Typer checks every value through pydantic, and importing that takes longer than scoring a game. Our
options are plain text, which is checked by `entry` with our own messages, so nothing is left to
check: the value is handed on. Where a version of Typer works otherwise this changes nothing.
"""

from typing import Any

from typer.core import TyperCommand, TyperGroup


class AsTyped:
    """Stands in for Typer's conversion of a value."""

    def coerce(self, value: Any, **_: object) -> Any:
        """The value itself; a list where an option may be given several times."""
        return list(value) if isinstance(value, tuple) else value


_AS_TYPED = AsTyped()


def _as_typed(params: list[Any]) -> list[Any]:
    for param in params:
        if hasattr(param, "get_runtime_param"):
            param.get_runtime_param = lambda: _AS_TYPED
    return params


class PlainCommand(TyperCommand):
    """A command with plain text options."""

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters, `--help` among them."""
        return _as_typed(super().get_params(ctx))


class PlainGroup(TyperGroup):
    """A group with plain text options."""

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters, `--help` among them."""
        return _as_typed(super().get_params(ctx))
