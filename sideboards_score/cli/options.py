"""Options that several commands share."""

from typing import Annotated

import typer

JsonOption = Annotated[
    bool, typer.Option("--json", help="Print one JSON document, and ask nothing.")
]
LangOption = Annotated[
    str | None, typer.Option("--lang", metavar="en|de|fr|it", help="Language of what is printed.")
]
DeckOption = Annotated[
    str | None,
    typer.Option("--deck", metavar="DECK", help="A deck by name (retail, demo) or by path."),
]
DeckArgument = Annotated[
    str | None, typer.Argument(metavar="DECK", help="A deck by name or by path.")
]
