"""Arguments and options that several commands of `history` share."""

from typing import Annotated

import typer

from sideboards_score.cli.options import DeckOption

NumberArgument = Annotated[str, typer.Argument(metavar="N", help="argument-game-number")]
FilterPlayer = Annotated[
    str | None, typer.Option("--player", metavar="NAME", help="option-filter-player")
]
FilterDate = Annotated[
    str | None, typer.Option("--date", metavar="2026-11", help="option-filter-date")
]
FilterDeck = DeckOption
YesOption = Annotated[bool, typer.Option("--yes", help="option-yes")]
