"""`serve`: the same for phones at the table, in a browser."""

from typing import Annotated

import typer

from sideboards_score.cli.options import LangOption
from sideboards_score.cli.output import print_message
from sideboards_score.cli.plain import command_of
from sideboards_score.entry.text.fields import whole_number
from sideboards_score.errors import UsageError
from sideboards_score.words import Words

_MOST_PORT = 65535


def serve(
    ctx: typer.Context,
    port: Annotated[str | None, typer.Option(metavar="N", help="option-port")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="option-lan")] = False,
    no_open: Annotated[bool, typer.Option("--no-open", help="option-no-open")] = False,
    cert: Annotated[str | None, typer.Option(metavar="FILE", help="option-cert")] = None,
    key: Annotated[str | None, typer.Option(metavar="FILE", help="option-key")] = None,
    lang: LangOption = None,
) -> int:
    """Score at the table with phones: opens a page in the browser."""
    del lang
    words: Words = ctx.obj
    number = None if port is None else whole_number(port)
    if port is not None and (number is None or not 0 <= number <= _MOST_PORT):
        raise UsageError("serve-port-wrong", text=port)
    if (cert is None) != (key is None):
        raise UsageError("serve-cert-key")
    try:
        from sideboards_score.web.server import Wanted, serve  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as error:
        raise UsageError("serve-not-installed", library=error.name) from None
    serve(Wanted(number, lan, not no_open, cert, key), words, print_message)
    return 0


command = command_of(serve, "serve")
